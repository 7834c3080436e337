"""What the lab refuses."""

from holdfast.kernel.errors import HoldfastError


class LabError(HoldfastError):
    """A run, a report or a search that cannot be done as it was asked for."""

    code = "lab-trouble"
