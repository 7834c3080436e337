"""Options that somebody is still choosing: what is wrong with them, and which values no longer fit."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from holdfast.kernel.errors import BadOptions, Fault, truncated
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import read_options

Barred = dict[str, dict[str, Fault]]


def validate_options(
    rules: Rules[Any, Any], given: Mapping[str, Any], own: Path | None = None
) -> tuple[list[Fault], Barred]:
    """Everything wrong with options, and the values that a rule of the book keeps out of their lists."""
    content = rules.content(own)
    settings = rules.settings_of(content)
    try:
        options = read_options(settings, given)
    except BadOptions as error:
        return list(error.faults), {}
    faults = truncated(rules.option_faults(options, content))
    barred: Barred = {}
    for setting in settings:
        if setting.kind != "many" or not setting.unique:
            continue
        chosen = options[setting.name] or []
        for value in setting.values:
            if value not in chosen:
                tried = {**options, setting.name: [*chosen, value]}
                new = (fault for fault in rules.option_faults(tried, content) if fault not in faults)
                against = next((fault for fault in new if fault.where == setting.name and fault.rule), None)
                if against is not None:
                    barred.setdefault(setting.name, {})[value] = against
    return faults, barred
