"""How a quest ends."""

from holdfast.games.sword_and_sorcery.state import Play


def check(table: Play) -> None:
    """All heroes are Ghost Souls: lost at once (SS-END-4, SS-RULE-53)."""
    for hero in table.state.heroes:
        if not hero.ghost:
            return
    table.end(False, "all-ghosts")


def win(table: Play, reason: str) -> None:
    """The quest is won, unless it is lost at the same moment (SS-RULE-27)."""
    check(table)
    table.end(True, reason)


def fail(table: Play, reason: str) -> None:
    """The quest is lost."""
    table.end(False, reason)
