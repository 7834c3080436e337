"""Packages that only an extra brings."""

from importlib import import_module
from typing import Any

from holdfast.kernel.errors import HoldfastError


class MissingExtra(HoldfastError):
    """Something is asked for that needs a package which is not installed."""

    code = "needs-extra"


def needed(package: str, extra: str) -> Any:
    """The package, or what to install."""
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise MissingExtra(package=package, extra=extra) from None
