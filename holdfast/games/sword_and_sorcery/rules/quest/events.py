"""The Event phase (SS-EVENT, SS-STORY, SS-DAY)."""

from holdfast.games.sword_and_sorcery.content.schema import EventCard
from holdfast.games.sword_and_sorcery.rules.combat import wounds
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.effects import interpreter as effects
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.find import figures
from holdfast.games.sword_and_sorcery.rules.hero import powers
from holdfast.games.sword_and_sorcery.rules.quest import ending, story, triggers
from holdfast.games.sword_and_sorcery.rules.stats import count_in_play
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryTable, field_of
from holdfast.kernel.table import Rule

FEW_HEROES = 3


def event_phase(table: SwordAndSorceryTable) -> Rule[None]:
    """A card that lies face up is discarded; else the top card is taken and resolved (SS-EVENT-2, -3)."""
    state = table.state
    if state.open_events:
        yield from _discard_top(table)
    elif not state.events.layers:
        yield from ending.fail(table, "no-events")
    else:
        card = state.events.draw("event", table.chance)
        event = table.content.events[card]
        table.note("event", event=card)
        with table.because(f"event-{card}"):
            yield from _resolve(table, event)
    state.phase = "time"
    table.note("round-over")


def _discard_top(table: SwordAndSorceryTable) -> Rule[None]:
    """The last card discarded from the deck loses the quest (SS-END-3, SS-RULE-26)."""
    state = table.state
    card = state.open_events[0]
    state.open_events = state.open_events[1:]
    if card in table.content.events:
        state.event_discard = [*state.event_discard, card]
    for body in (*state.heroes, *state.allies, *figures(state)):
        if body.boosts:
            body.boosts = [boost for boost in body.boosts if boost.span != "event"]
    table.note("event-discarded", event=card if card in table.content.events else "story")
    if not state.open_events and not state.events.layers:
        yield from ending.fail(table, "no-events")


def _resolve(table: SwordAndSorceryTable, event: EventCard) -> Rule[None]:
    state = table.state
    if event.kind == "story":
        yield from story.tell(table, field_of(table).quest.story_cards[event.id], card=event.id)
        return
    if event.kind in ("day", "night"):
        yield from _change_time(table, event) or ()
        return
    state.open_events = (event.id, *state.open_events)
    if event.lasting:
        state.fought = []
        for foe in state.foes:
            foe.fought = False
    context = EffectContext(table, None, [], "", event.id, tally=Tally())
    yield from effects.run(context, event.do) or ()
    yield from wounds.settle(table, context.tally) or ()
    change = event.few if count_in_play(table) <= FEW_HEROES else event.many
    if change is not None:
        yield from foes.spawn(table, change)


def _change_time(table: SwordAndSorceryTable, event: EventCard) -> Rule[None] | None:
    """Day or night: the old card goes, the new one lies beside the deck; powers turn once (SS-DAY)."""
    state = table.state
    if state.time_card:
        state.event_discard = [*state.event_discard, state.time_card]
    state.time, state.time_card = event.kind, event.id
    table.note("time", time=event.kind)
    for hero in state.heroes:
        powers.turn(table, hero, -1 if event.kind == "day" else 1)
    return triggers.fire(table, "time", event.kind)
