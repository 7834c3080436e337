"""Numbers about the server, in the text form that Prometheus reads."""

from collections import Counter

import msgspec


class Metrics:
    """Counters that only grow, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "") -> None:
        """One more of that."""
        self._counts[name, label] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """Everything, one number in a line."""
        return metrics_text({"": self.encoded(gauges)})

    def encoded(self, gauges: dict[str, int]) -> bytes:
        """Everything, for another process."""
        counts = [(name, label, count) for (name, label), count in self._counts.items()]
        return msgspec.json.encode(Numbers(counts, gauges))


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of one process."""

    counts: list[tuple[str, str, int]]
    gauges: dict[str, int]


def metrics_text(processes: dict[str, bytes]) -> str:
    """The numbers of every process, each with the name of its process, if it has one."""
    lines: dict[str, list[str]] = {}
    for process, encoded in sorted(processes.items()):
        numbers = msgspec.json.decode(encoded, type=Numbers)
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
