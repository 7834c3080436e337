"""What the campaign remembers of the party."""

from msgspec import structs

from holdfast.games.sword_and_sorcery.content.campaign_map import NOTHING, Memory
from holdfast.games.sword_and_sorcery.content.vocabulary import party_alignment
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState, SwordAndSorceryTable


def memory_of(state: SwordAndSorceryState) -> Memory:
    """What the campaign remembers, this quest so far included."""
    return state.memory or NOTHING


def set_flag(table: SwordAndSorceryTable, flag: str, number: int) -> None:
    """A flag of the campaign."""
    memory = memory_of(table.state)
    table.state.memory = structs.replace(memory, flags={**memory.flags, flag: number})


def achieve(table: SwordAndSorceryTable, achievement: str) -> None:
    """An achievement, once."""
    memory = memory_of(table.state)
    if achievement not in memory.achievements:
        found = (*memory.achievements, achievement)
        table.state.memory = structs.replace(memory, achievements=found)
        table.note("achievement", achievement=achievement)


def set_fate(table: SwordAndSorceryTable, person: str, fate: str) -> None:
    """What became of somebody."""
    memory = memory_of(table.state)
    table.state.memory = structs.replace(memory, people={**memory.people, person: fate})


def sway(table: SwordAndSorceryTable, side: str, number: int) -> None:
    """Deeds of Law or of Chaos."""
    memory = memory_of(table.state)
    balance = memory.alignment + (number if side == "law" else -number)
    table.state.memory = structs.replace(memory, alignment=balance)
    table.note("swayed", alignment=side, party=party_alignment(balance))
