"""What looks possible and is not, in the choices inside an action: reasons, each with its rule."""

from collections.abc import Collection, Iterator

from holdfast.games.last_bastion.message_ids import Barred
from holdfast.games.last_bastion.rules.geometry import SLOTS
from holdfast.games.last_bastion.state import LastBastionState, LastBastionTable


def place(table: LastBastionTable, card: str, free: Collection[int]) -> Iterator[Barred]:
    """Of placing a card."""
    state = table.state
    rule = "LB-PLACE-2" if table.content.cards[card].colour == "black" else "LB-PLACE-1"
    for slot in range(SLOTS):
        if state.slots[slot] is not None:
            yield Barred(f"place:{state.slot_id(slot)}", "slot-taken", "LB-PLACE-7", {"card": card})
        elif slot not in free:
            yield Barred(f"place:{state.slot_id(slot)}", "other-board", rule, {"card": card})


def who(state: LastBastionState, code: str, eligible: Collection[str]) -> Iterator[Barred]:
    """Of choosing who suffers."""
    for hero in state.heroes:
        if not hero.in_play:
            yield Barred(f"suffer:{hero.id}", "out-of-action", "LB-LIFE-14", {"hero": hero.id})
        elif hero.id not in eligible:
            yield Barred(f"suffer:{hero.id}", "not-affected", "LB-RULE-33", {"hero": hero.id, "effect": code})


def warlords(table: LastBastionTable, verb: str, rule: str) -> Iterator[Barred]:
    """Of tiles that cannot touch warlords."""
    state = table.state
    for slot, foe in enumerate(state.slots):
        if foe is not None and table.content.cards[foe.card].warlord:
            yield Barred(f"{verb}:{state.slot_id(slot)}", "warlord", rule, {"card": foe.card})
