"""How large, deep and many everything in a pack may be, whoever wrote it."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from holdfast.kernel.errors import Fault, shown

MAX_ZIP_BYTES = 600_000
MAX_FILES = 120
MAX_FILE_BYTES = 300_000
MAX_PACK_BYTES = 1_500_000
"""Of all files together, unpacked."""
MAX_PATH_PARTS = 3
MAX_PACKS = 8
"""So many packs lie on one table."""
MAX_DATA_DEPTH = 24
MAX_ENTRIES = 300
"""So many things a list or a table may hold."""
MAX_THINGS = 40_000
"""So many things a file may hold."""
MAX_TEXT = 20_000
"""A map is a text of many lines."""
MAX_KEY = 100
MAX_NUMBER = 1_000_000


def data_faults(data: Any, where: str) -> Iterator[Fault]:
    """What is too large, too deep or no plain data in a file that has been read: the first such thing."""
    things = 0
    level: list[tuple[str, Any]] = [("", data)]
    for _ in range(MAX_DATA_DEPTH):
        deeper: list[tuple[str, Any]] = []
        for path, one in level:
            fault = _fault_of(one, f"{where}: {path}" if path else where)
            if fault is not None:
                yield fault
                return
            if isinstance(one, Mapping):
                deeper += (
                    (f"{path}.{shown(key)}" if path else shown(key), below) for key, below in one.items()
                )
            elif isinstance(one, list):
                deeper += ((f"{path}[{number}]", below) for number, below in enumerate(one, 1))
            if things + len(deeper) > MAX_THINGS:
                yield Fault("too-many-things", where, {"limit": MAX_THINGS})
                return
        things += len(deeper)
        if not deeper:
            return
        level = deeper
    yield Fault("too-deep", where, {"limit": MAX_DATA_DEPTH})


def _fault_of(one: Any, where: str) -> Fault | None:
    if isinstance(one, Mapping | list):
        if len(one) > MAX_ENTRIES:
            return Fault("too-many-things", where, {"limit": MAX_ENTRIES})
        if isinstance(one, Mapping) and any(len(key) > MAX_KEY for key in one):
            return Fault("text-too-long", where, {"limit": MAX_KEY})
    elif isinstance(one, str):
        if len(one) > MAX_TEXT:
            return Fault("text-too-long", where, {"limit": MAX_TEXT})
    elif isinstance(one, int | float):
        if not math.isfinite(one) or abs(one) > MAX_NUMBER:
            return Fault("number-too-large", where, {"limit": MAX_NUMBER})
    else:
        return Fault("not-plain-data", where)
    return None


MAX_MEMORY_BYTES = 3 << 30
"""Of the process that checks packs."""
