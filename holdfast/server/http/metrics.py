"""Numbers about the server, in the text form that Prometheus reads."""

from collections import Counter


class Metrics:
    """Counters that only grow, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "") -> None:
        """One more of that."""
        self._counts[name, label] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """Everything, one number in a line."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE holdfast_{name}_total counter")
            lines += [
                f'holdfast_{name}_total{{kind="{label}"}} {count}'
                if label
                else f"holdfast_{name}_total {count}"
                for (one, label), count in sorted(self._counts.items())
                if one == name
            ]
        for name, number in sorted(gauges.items()):
            lines += [f"# TYPE holdfast_{name} gauge", f"holdfast_{name} {number}"]
        return "\n".join(lines) + "\n"


def _labelled(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
