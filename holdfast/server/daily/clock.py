"""Which day it is: the date in UTC, everywhere the same."""

from datetime import UTC, date, datetime, time, timedelta


class DayClock:
    """Tells the day of the siege; it may be fixed, for tests."""

    def __init__(self, fixed: str = "") -> None:
        self.fixed = date.fromisoformat(fixed) if fixed else None

    def today(self) -> date:
        """The day that is running."""
        return self.fixed or datetime.now(UTC).date()

    def day_of(self, at: int) -> date:
        """The day of a moment, in milliseconds."""
        return self.fixed or datetime.fromtimestamp(at / 1000, UTC).date()

    def left(self) -> int:
        """How many milliseconds are left of the day."""
        now = datetime.now(UTC)
        end = datetime.combine(now.date() + timedelta(1), time(), UTC)
        return int((end - now).total_seconds() * 1000)


def week_of(day: date) -> list[date]:
    """Monday to Sunday."""
    monday = day - timedelta(day.weekday())
    return [monday + timedelta(number) for number in range(7)]
