"""Odds, exact. How good a position is: `bot/evaluation.py`; what suggests itself: `bot/policy.py`."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from holdfast.games.last_bastion.bot.threats import Faces, rolls
from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import dice, effects, fight, tiles
from holdfast.games.last_bastion.rules.cards import works
from holdfast.games.last_bastion.state import LastBastionTable
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Option

Goal = Callable[[Faces], bool]
MAX_FIGHTS = 8192
Tokens = tuple[tuple[str, int], ...]
"""How many tokens of which colours are at hand."""
Fight = Callable[[Sequence[fight.FightTarget], Counter[str], tuple[Faces, ...]], float]
"""How likely these cards are defeated with these tokens and dice."""


def chance_of(aim: Goal, kinds: tuple[Faces, ...], reroll: bool) -> float:
    """How likely the aim is; with a reroll, if the best dice for this aim are rolled again."""
    reached: dict[Faces, bool] = {}

    def hit(faces: Faces) -> bool:
        if faces not in reached:
            reached[faces] = aim(faces)
        return reached[faces]

    total = 0.0
    for rolled, chance in rolls(kinds).items():
        if hit(rolled):
            total += chance
        elif reroll:
            again = dice.rerolls(list(rolled))
            total += chance * max((after_reroll(hit, rolled, some, kinds) for some in again), default=0.0)
    return total


def after_reroll(aim: Goal, rolled: Faces, again: tuple[int, ...], kinds: tuple[Faces, ...]) -> float:
    """How likely the aim is when these dice are rolled again."""
    kept = tuple(face for die, face in enumerate(rolled) if die not in again)
    fresh = rolls(tuple(kinds[die] for die in again))
    return sum(chance for faces, chance in fresh.items() if aim(tuple(sorted(kept + faces))))


def odds(table: LastBastionTable, question: Question, option: Option) -> Odds | None:
    """Exact chances of what may come of an option."""
    seat = option.seat
    if option.verb == "fight" and seat is not None:
        slots = [table.state.slot_of(id) for id in option.on]
        reroll = dice.may_reroll(table, seat)
        return _fight_odds(
            table,
            seat,
            slots,
            lambda some, held, kinds: _chance_to_defeat(_dice_of(some), _sorted(held), kinds, reroll),
        )
    if option.verb in ("activate", "call") and option.on == ("market",) and seat is not None:
        reroll = dice.may_reroll(table, seat)
        return _market_odds(table, lambda colour, kinds: _chance_to_show(colour, kinds, reroll))
    if option.verb == "reroll" and option.on != ("decay",) and seat is not None:
        return _reroll_odds(table, question, option, seat)
    if _forces_decay(table, question, option):
        faces = table.content.dice.decay.faces
        return Odds({f"decay:{face}": faces.count(face) / len(faces) for face in faces})
    return None


def _reroll_odds(table: LastBastionTable, question: Question, option: Option, seat: int) -> Odds:
    rolled: Faces = question.about["faces"]
    again = tuple(int(die[1:]) - 1 for die in option.on)
    if "slots" not in question.about:
        return _market_odds(table, lambda colour, kinds: after_reroll(_shows(colour), rolled, again, kinds))
    slots = [table.state.slot_of(id) for id in question.about["slots"]]
    return _fight_odds(
        table,
        seat,
        slots,
        lambda some, held, kinds: after_reroll(_defeats(some, held), rolled, again, kinds),
    )


def _fight_odds(table: LastBastionTable, seat: int, slots: list[int], chance: Fight) -> Odds:
    """For each card the chance that it can be defeated, for two that both can; with the tokens at
    hand, and in `data` without any."""
    content = table.content
    kinds: tuple[Faces, ...] = (tuple(content.dice.combat.faces),) * fight.white_dice(table)
    if fight.rolls_grey(table, seat):
        kinds += (tuple(content.dice.grey.faces),)
    targets = [fight.target(table, slot) for slot in slots]
    tokens = Counter({colour: len(owners) for colour, owners in fight.spendable_tokens(table, seat).items()})
    found: list[dict[str, float]] = []
    for held in (tokens, Counter[str]()):
        of: dict[str, float] = {}
        for some in fight.subsets(targets):
            name = "both" if len(some) > 1 else table.state.slot_id(some[0].slot)
            of[f"fall:{name}"] = chance(some, held, kinds)
        found.append(of)
    return Odds(found[0], {"without_tokens": found[1], "tokens": _useful_tokens(table, targets, tokens)})


@lru_cache(MAX_FIGHTS)
def _chance_to_defeat(
    targets: tuple[fight.FightTarget, ...], tokens: Tokens, kinds: tuple[Faces, ...], reroll: bool
) -> float:
    """The same fights are offered choice after choice."""
    return chance_of(_defeats(targets, Counter(dict(tokens))), kinds, reroll)


def _dice_of(targets: Sequence[fight.FightTarget]) -> tuple[fight.FightTarget, ...]:
    """The cards without their places: cards of equal strength are alike to the dice."""
    return tuple(one._replace(slot=0) for one in targets)


def _sorted(tokens: Counter[str]) -> Tokens:
    return tuple(sorted(tokens.items()))


def _useful_tokens(
    table: LastBastionTable, targets: Sequence[fight.FightTarget], tokens: Counter[str]
) -> dict[str, dict[str, int]]:
    """For each chance the tokens at hand that could help: of a colour no more than there is to overcome."""
    useful: dict[str, dict[str, int]] = {}
    for some in fight.subsets(targets):
        name = "both" if len(some) > 1 else table.state.slot_id(some[0].slot)
        needed: Counter[str] = Counter()
        for one in some:
            needed[one.colour] += one.resistance
        useful[f"fall:{name}"] = {c: min(tokens[c], n) for c, n in needed.items() if min(tokens[c], n)}
    return useful


@cache
def _chance_to_show(colour: str, kinds: tuple[Faces, ...], reroll: bool) -> float:
    return chance_of(_shows(colour), kinds, reroll)


def _market_odds(table: LastBastionTable, chance: Callable[[str, tuple[Faces, ...]], float]) -> Odds:
    """For each colour the chance that a token of it can be had, by its face or by a white one."""
    kinds = (tuple(table.content.dice.combat.faces),) * tiles.DICE_OF_MARKET
    reserve = table.state.equipment
    return Odds({f"colour:{c}": chance(c, kinds) if reserve.get(c) else 0.0 for c in COLOURS})


def _defeats(targets: Sequence[fight.FightTarget], tokens: Counter[str]) -> Goal:
    return lambda faces: fight.enough(targets, Counter(faces), tokens)


def _shows(colour: str) -> Goal:
    return lambda faces: colour in faces or "white" in faces


def _forces_decay(table: LastBastionTable, question: Question, option: Option) -> bool:
    """Does the option lead straight to a roll of the decay die?"""
    state = table.state
    match option.verb:
        case "reroll":
            return option.on == ("decay",)
        case "suffer":
            return question.about["effect"] in ("decay", "board-yellow")
        case "apply":
            return option.on[1] == "decay" and _roller_is_known(table, question.about.get("exit", False))
        case "win":
            won = option.id.removeprefix("win:").partition(">")[0].split("+")
            due = [code for id in won for code in _exits(table, id)]
            return due == ["decay"] and _roller_is_known(table, exit=True)
        case "place":
            card = table.content.cards[question.about["card"]]
            caught = not card.warlord and state.slot_of(option.on[0]) == state.trap
            due = [] if caught else [card.effects[number].code for number in card.enter]
            return due == ["decay"] and _roller_is_known(table, exit=False)
    return False


def _exits(table: LastBastionTable, id: str) -> list[str]:
    """The exit effects of the card in that slot, less one under the net."""
    foe = table.state.slots[table.state.slot_of(id)]
    if foe is None:
        return []
    card = table.content.cards[foe.card]
    return [card.effects[number].code for number in card.exit if works(foe, number)]


def _roller_is_known(table: LastBastionTable, exit: bool) -> bool:
    """The active hero, unless Kazgin shrugs it off; in nobody's turn the only hero in play."""
    state = table.state
    actor = state.hero_of_side(state.side)
    if actor is None:
        return sum(hero.in_play for hero in state.heroes) == 1
    return not (exit and effects.shrugs_off(state, actor))
