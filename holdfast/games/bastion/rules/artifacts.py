"""Chapter ARTIFACT: Accumulator and Converter."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal

from holdfast.games.bastion.message_ids import Barred, Question, Why
from holdfast.games.bastion.rules.geometry import COLOUR_NUMBER, COLOURS
from holdfast.games.bastion.rules.turn_context import TurnContext
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

USE = Verb("use")


def offer_artifacts(context: TurnContext, options: list[Option]) -> None:
    """The artifacts that can be used now, each once per turn (BA-ARTIFACT-4)."""
    me = context.me
    for artifact in me.artifacts:
        if not artifact_obstacle(context, artifact):
            options.append(USE[context.seat, artifact])


def artifact_obstacle(context: TurnContext, artifact: str) -> Why | Literal[""]:
    """Why the artifact cannot be used now; empty where it can."""
    if artifact in context.me.used:
        return "used"
    if context.content.rituals[artifact].kind == "converter":
        return "" if any(context.me.pool) else "pool-empty"
    return "" if _anybody_gives(context) else "nobody-gives"


def _anybody_gives(context: TurnContext) -> bool:
    """Is there anything that an Accumulator may ask for?"""
    if context.state.refused:
        return bool(requests(context))
    return any(any(giver.pool) for giver in context.state.defenders if giver is not context.me)


def requests(context: TurnContext) -> list[tuple[int, str]]:
    """Whom an Accumulator may ask for which colour; who has refused a colour is not asked again this turn."""
    refused = context.state.refused
    return [
        (seat, colour)
        for seat, giver in enumerate(context.state.defenders)
        if seat != context.seat
        for colour, have in zip(COLOURS, giver.pool, strict=True)
        if have and f"{giver.id}>{colour}" not in refused
    ]


def use(context: TurnContext, choice: Option) -> Rule[None]:
    """Use an artifact."""
    artifact = choice.on[0]
    return ARTIFACTS[context.content.rituals[artifact].kind](context.table, context, artifact)


def _convert(table: BastionTable, context: TurnContext, artifact: str) -> Rule[None]:
    """One mana of the pool for one of the reserve (BA-RULE-87)."""
    me, seat, reserve = context.me, context.seat, context.state.reserve
    options = [option(f"give:{colour}", seat) for colour, have in zip(COLOURS, me.pool, strict=True) if have]
    choice = yield Question("convert-give", options, {"artifact": artifact})
    given = choice.on[0]
    number = COLOUR_NUMBER[given]
    options = [
        option(f"take:{colour}", seat)
        for colour, have in zip(COLOURS, reserve, strict=True)
        if have or colour == given
    ]
    about = {"artifact": artifact, "given": given}
    choice = yield Question("convert-take", options, about, partial(_gone_colours, context, given))
    taken = choice.on[0]
    me.used.append(artifact)
    me.pool[number] -= 1
    reserve[number] += 1
    me.pool[COLOUR_NUMBER[taken]] += 1
    reserve[COLOUR_NUMBER[taken]] -= 1
    table.note("convert", seat, artifact=artifact, given=given, taken=taken)


def _gone_colours(context: TurnContext, given: str) -> Iterator[Barred]:
    for colour, have in zip(COLOURS, context.state.reserve, strict=True):
        if not have and colour != given:
            yield Barred(f"take:{colour}", "reserve-empty", "BA-RULE-87", {"colour": colour})


def _accumulate(table: BastionTable, context: TurnContext, artifact: str) -> Rule[None]:
    """Another defender is asked for one mana; a refusal leaves the artifact unused (BA-RULE-86)."""
    state, seat = context.state, context.seat
    asked = {
        option(f"ask:{state.defenders[giver].id}>{colour}", seat): (giver, colour)
        for giver, colour in requests(context)
    }
    choice = yield Question("accumulate", list(asked), {"artifact": artifact})
    giver, colour = asked[choice]
    about = {"artifact": artifact, "asker": context.me.id, "colour": colour}
    answer = yield Question("give", [option("consent", giver), option("refuse", giver)], about)
    if answer.verb == "refuse":
        state.refused.append(f"{state.defenders[giver].id}>{colour}")
        table.note("refuse", giver, artifact=artifact, asker=context.me.id, colour=colour)
        return
    number = COLOUR_NUMBER[colour]
    state.defenders[giver].pool[number] -= 1
    context.me.pool[number] += 1
    context.me.used.append(artifact)
    table.note("accumulate", seat, artifact=artifact, giver=state.defenders[giver].id, colour=colour)


ARTIFACTS: dict[str, Callable[[BastionTable, TurnContext, str], Rule[None]]] = {
    "accumulator": _accumulate,
    "converter": _convert,
}
"""What the use of each kind of artifact does."""
