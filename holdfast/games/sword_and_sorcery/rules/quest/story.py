"""Story events (SS-STORY) and paragraphs."""

from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryTable, field_of
from holdfast.kernel.table import Rule


def tell(table: SwordAndSorceryTable, story: str, hero: Hero | None = None, card: str = "") -> Rule[None]:
    """A story is resolved completely; its card then lies face up on the event deck (SS-STORY-3, -5).

    `card` is the event card it came from; a story that lay on the map lays a card of its own.
    """
    state = table.state
    entry = field_of(table).stories[story]
    before = state.told
    _begin(table, story)
    context = EffectContext(
        table, None, [hero.id] if hero is not None else [], "", f"story-{story}", tally=Tally()
    )
    with table.because(f"story-{state.quest}-{story}"):
        yield from effects.run(context, entry.do) or ()
    yield from wounds.settle(table, context.tally) or ()
    if entry.keeps:
        state.open_events = (card or f"{STORY_ON_MAP}{story}", *state.open_events)
        table.note("story-on-top", story=f"{state.quest}-{story}")
    elif card:
        state.event_discard = [*state.event_discard, card]
    state.told = before


def _begin(table: SwordAndSorceryTable, story: str) -> None:
    """A paragraph lies open on the table as long as it is read."""
    state = table.state
    state.told = [*state.told, f"{state.quest}-{story}"]
    table.note("story", story=f"{state.quest}-{story}")


def read(table: SwordAndSorceryTable, story: str) -> Rule[None]:
    """A paragraph that another one, or a trigger, sends to."""
    entry = field_of(table).stories[story]
    before = table.state.told
    _begin(table, story)
    context = EffectContext(table, None, [], "", f"story-{story}", tally=Tally())
    yield from effects.run(context, entry.do) or ()
    yield from wounds.settle(table, context.tally) or ()
    table.state.told = before


STORY_ON_MAP = "map-story-"
"""How the card of a story that lay on the map is called on the event deck."""
