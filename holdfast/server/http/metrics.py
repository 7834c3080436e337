"""Numbers about the server, in the text form that Prometheus reads."""

from collections import Counter

import msgspec

from holdfast.server.recent_errors import ErrorSummary


class Metrics:
    """Counters that only grow."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "") -> None:
        """One more of that."""
        self._counts[name, label] += 1

    def counts(self) -> list[tuple[str, str, int]]:
        """Everything that was counted: name, label, how many."""
        return [(name, label, count) for (name, label), count in self._counts.items()]


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of one process: counters, gauges as they were asked, and the errors of the last day."""

    counts: list[tuple[str, str, int]]
    gauges: dict[str, int]
    errors: list[ErrorSummary] = []


def metrics_text(processes: dict[str, Numbers]) -> str:
    """The numbers of every process, each with the name of its process, if it has one."""
    lines: dict[str, list[str]] = {}
    for process, numbers in sorted(processes.items()):
        for name, label, count in sorted(numbers.counts):
            known = lines.setdefault(name, [f"# TYPE holdfast_{name}_total counter"])
            known.append(f"holdfast_{name}_total{_labels(kind=label, process=process)} {count}")
        for name, number in sorted(numbers.gauges.items()):
            known = lines.setdefault(name, [f"# TYPE holdfast_{name} gauge"])
            known.append(f"holdfast_{name}{_labels(process=process)} {number}")
    return "\n".join(line for name in sorted(lines) for line in lines[name]) + "\n"


def _labels(**labels: str) -> str:
    told = ",".join(f'{name}="{value}"' for name, value in labels.items() if value)
    return f"{{{told}}}" if told else ""
