"""Fights: against one card or two, with own and neighbours' tokens, and what follows a win."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from holdfast.games.last_bastion.content.schema import COLOURS
from holdfast.games.last_bastion.message_ids import Question
from holdfast.games.last_bastion.rules import cards, dice, effects
from holdfast.games.last_bastion.rules.evil import evil_targets
from holdfast.games.last_bastion.rules.geometry import IN_LINE, TOUCHING
from holdfast.games.last_bastion.rules.order import Due
from holdfast.games.last_bastion.rules.score import score
from holdfast.games.last_bastion.rules.tokens import spend_equipment
from holdfast.games.last_bastion.state import Hero, LastBastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

MOST_TARGETS = 2
FIGHT = Verb("fight")


class FightTarget(NamedTuple):
    """A card that is fought, as the dice see it."""

    slot: int
    colour: str
    resistance: int
    no_white: bool


def shoots(hero: Hero) -> bool:
    """Twindalli fights along the lines, from the central tile too (LB-POWER-21, LB-POWER-24)."""
    return hero.id == "twindalli" and hero.has_power


def targets_in_reach(table: LastBastionTable, seat: int) -> list[int]:
    """The slots with cards the hero may fight (LB-HERO-5, LB-POWER-21)."""
    state = table.state
    hero = state.heroes[seat]
    slots = state.slots
    reach = []
    for slot in (IN_LINE if shoots(hero) else TOUCHING)[hero.place]:
        if slots[slot] is not None:
            reach.append(slot)
    return reach


def fights(table: LastBastionTable, seat: int) -> list[Option]:
    """The fights the hero may begin: without dice only those that tokens may win (LB-RULE-64)."""
    options = fights_in_reach(table, seat)
    if options and cards.all_dice_locked(table) and not rolls_grey(table, seat):
        return [one for one in options if not is_hopeless(table, seat, one)]
    return options


def is_hopeless(table: LastBastionTable, seat: int, choice: Option) -> bool:
    """Could no roll win that fight?"""
    return not can_win(table, seat, [target(table, table.state.slot_of(id)) for id in choice.on])


def fights_in_reach(table: LastBastionTable, seat: int) -> list[Option]:
    """The fights with cards in reach; only Twindalli with more than two cards must name (LB-RULE-55)."""
    reach = targets_in_reach(table, seat)
    if not reach:
        return []
    ids = table.state.slot_ids
    names = [ids[slot] for slot in reach]
    if len(names) <= MOST_TARGETS:
        return [FIGHT[seat, *names]]
    return [FIGHT[seat, *some] for some in (*combinations(names, 2), *((name,) for name in names))]


def white_dice(table: LastBastionTable) -> int:
    """White dice that are not locked."""
    return table.content.dice.combat.white - cards.locked_dice(table.state)


def rolls_grey(table: LastBastionTable, seat: int) -> bool:
    """Kazgin fights with the grey die too (LB-POWER-19)."""
    hero = table.state.heroes[seat]
    return hero.id == "kazgin" and hero.has_power


def target(table: LastBastionTable, slot: int) -> FightTarget:
    """The card in that slot as the dice see it."""
    foe = table.state.slots[slot]
    assert foe is not None
    card = table.content.cards[foe.card]
    return FightTarget(slot, card.colour, cards.resistance(table, foe), cards.bears(table, foe, "no-white"))


def fight(table: LastBastionTable, seat: int, choice: Option) -> Rule[None]:
    """Roll, settle, and apply what follows (LB-FIGHT-1 to LB-FIGHT-19)."""
    state = table.state
    slots = [state.slot_of(id) for id in choice.on]
    targets = [target(table, slot) for slot in slots]
    if state.layouts:
        if can_win(table, seat, targets):
            state.stir()
        else:
            state.vain = state.quiet + 1
    fought = [foe.card for slot in slots if (foe := state.slots[slot]) is not None]
    table.note("fight", seat, hero=state.heroes[seat].id, cards=fought, slots=choice.on)
    faces = yield from dice.roll_combat(table, seat, white_dice(table), rolls_grey(table, seat), choice.on)
    won, ask_optional = yield from _settle(table, seat, targets, faces)
    if won:
        yield from _defeat(table, seat, [one.slot for one in won], ask_optional)
    else:
        table.note("fight-lost", seat, hero=state.heroes[seat].id)


def can_win(table: LastBastionTable, seat: int, targets: Sequence[FightTarget]) -> bool:
    """Could the best roll, with all the tokens at hand, defeat any of them?"""
    rolled = white_dice(table) + rolls_grey(table, seat)
    tokens = spendable_tokens(table, seat)
    return any(one.resistance <= rolled + len(tokens.get(one.colour, ())) for one in targets)


def spendable_tokens(table: LastBastionTable, seat: int) -> dict[str, list[int]]:
    """For each colour the seats whose tokens may be spent, own first, one entry a token
    (LB-FIGHT-5, LB-EFFECT-30)."""
    found: dict[str, list[int]] = {}
    if cards.equipment_banned(table):
        return found
    heroes = table.state.heroes
    place = heroes[seat].place
    order = [seat, *(other for other, hero in enumerate(heroes) if other != seat and hero.place == place)]
    for owner in order:
        for colour, count in heroes[owner].equipment.items():
            found.setdefault(colour, []).extend([owner] * count)
    return found


def enough(targets: Sequence[FightTarget], faces: Counter[str], tokens: Counter[str]) -> bool:
    """Do these faces and tokens defeat all the targets together (LB-FIGHT-15, LB-RULE-68)?"""
    whites = faces["white"]
    left: dict[str, int] = {}
    # Cards that white faces cannot touch take coloured faces first.
    for one in sorted(targets, key=lambda one: not one.no_white):
        have = left.get(one.colour)
        if have is None:
            have = faces[one.colour] + tokens[one.colour]
        missing = one.resistance - have
        left[one.colour] = max(0, -missing)
        if missing > 0:
            if one.no_white or missing > whites:
                return False
            whites -= missing
    return True


def payments(
    targets: Sequence[FightTarget], faces: Counter[str], spent: Counter[str], purse: dict[str, list[int]]
) -> list[tuple[str, ...]]:
    """The cheapest ways to make up what is missing: colours of the tokens to add to those spent."""
    if enough(targets, faces, spent):
        return [()]
    colours = [colour for colour in COLOURS if any(one.colour == colour for one in targets)]
    room = [range(len(purse.get(colour, ())) + 1) for colour in colours]
    for total in range(1, sum(len(some) - 1 for some in room) + 1):
        found = []
        for counts in product(*room):
            if sum(counts) == total:
                tokens = spent + Counter(dict(zip(colours, counts, strict=True)))
                if enough(targets, faces, tokens):
                    found.append(
                        tuple(c for c, count in zip(colours, counts, strict=True) for _ in range(count))
                    )
        if found:
            return found
    return []


def subsets(targets: Sequence[FightTarget]) -> list[tuple[FightTarget, ...]]:
    """What may be defeated: both cards, or one of them."""
    return [some for size in range(len(targets), 0, -1) for some in combinations(targets, size)]


class Win(NamedTuple):
    """One way to win: the cards that fall, and the seat and colour of each token that is spent on it."""

    targets: tuple[FightTarget, ...]
    tokens: tuple[tuple[int, str], ...]


def _settle(
    table: LastBastionTable, seat: int, targets: list[FightTarget], faces: list[str]
) -> Rule[tuple[tuple[FightTarget, ...], bool]]:
    """Which cards are defeated, and with which tokens (LB-FIGHT-16 to LB-FIGHT-18); and are the rewards
    that may be left to be asked for? They are taken, unless the player first wants to choose (LB-RULE-76).

    `win:red-1` pays the cheapest way, own tokens first; `win:red-1>blue` says which colour to pay where
    that is a choice, `win:red-1>elmer.blue` also whose token it is. Tokens may be spent one by one before
    that, a surplus included; once a token is spent the win cannot be declined any more (LB-RULE-70,
    LB-RULE-71).
    """
    state = table.state
    tokens = spendable_tokens(table, seat)
    spent: Counter[str] = Counter()
    ask_optional = table.options["questions"] != "brief"
    while True:
        wins = _wins(table, targets, Counter(faces), spent, tokens)
        if not wins:
            return (), False
        options = [_win_option(table, seat, id, win) for id, win in wins.items()]
        spendable = {one.colour for win in wins.values() for one in win.targets}
        options += [option(id, seat) for id in _spends(table, spendable, tokens)]
        if not ask_optional and any(_optional_rewards(table, win.targets) for win in wins.values()):
            options.append(option("choose-rewards", seat))
        if not spent:
            options.append(option("decline", seat))
        choice = yield Question("settle", options, {"faces": tuple(faces), "spent": tuple(spent.elements())})
        if choice.verb == "decline":
            return (), False
        if choice.verb == "choose-rewards":
            ask_optional = True
            continue
        if choice.verb == "win":
            win = wins[choice.id]
            for owner, colour in win.tokens:
                spend_equipment(table, owner, colour)
            return win.targets, ask_optional
        owner = next(number for number, hero in enumerate(state.heroes) if hero.id == choice.on[0])
        colour = choice.on[1]
        tokens[colour].remove(owner)
        spent[colour] += 1
        spend_equipment(table, owner, colour)


def _wins(
    table: LastBastionTable,
    targets: Sequence[FightTarget],
    faces: Counter[str],
    spent: Counter[str],
    tokens: dict[str, list[int]],
) -> dict[str, Win]:
    """Every cheapest way to defeat the cards or some of them; of each, own tokens come first."""
    state = table.state
    wins: dict[str, Win] = {}
    for some in subsets(targets):
        colours = {one.colour for one in some}
        if any(colour not in colours for colour in spent):
            continue
        name = "win:" + "+".join([state.slot_id(one.slot) for one in some])
        ways = payments(some, faces, spent, tokens)
        for way in ways:
            usual = name if len(ways) == 1 else f"{name}>{'+'.join(way)}"
            for paid in _payers(way, tokens):
                payment = "+".join([f"{state.heroes[owner].id}.{colour}" for owner, colour in paid])
                wins[f"{name}>{payment}" if usual in wins else usual] = Win(some, paid)
    return wins


def _payers(colours: Sequence[str], tokens: dict[str, list[int]]) -> list[tuple[tuple[int, str], ...]]:
    """The ways to share out who pays tokens of these colours, own tokens first."""
    shares = [
        [[(owner, colour) for owner in some] for some in dict.fromkeys(combinations(tokens[colour], count))]
        for colour, count in Counter(colours).items()
    ]
    return [tuple([token for share in way for token in share]) for way in product(*shares)]


def _win_option(table: LastBastionTable, seat: int, id: str, win: Win) -> Option:
    """The option says what it spends and whose it is, also where its id does not."""
    if not win.tokens:
        return option(id, seat)
    state = table.state
    fallen = [state.slot_id(one.slot) for one in win.targets]
    return Option(
        id, seat, (*fallen, *(f"{state.heroes[owner].id}.{colour}" for owner, colour in win.tokens))
    )


def _optional_rewards(table: LastBastionTable, defeated: Sequence[FightTarget]) -> bool:
    """Do they give something that the player may leave?"""
    state = table.state
    for one in defeated:
        foe = state.slots[one.slot]
        assert foe is not None
        card = table.content.cards[foe.card]
        codes = {card.effects[number].code for number in card.exit if cards.works(foe, number)}
        for code in codes & effects.OPTIONAL:
            if code == "cleanse":
                fits = bool(evil_targets(state, [other.slot for other in defeated]))
            else:
                fits = effects.ON_HERO[code].fits(state, state.heroes[0])
            if fits:
                return True
    return False


def _spends(table: LastBastionTable, colours: Iterable[str], tokens: dict[str, list[int]]) -> list[str]:
    heroes = table.state.heroes
    return [
        f"spend:{heroes[owner].id}>{colour}"
        for colour in COLOURS
        if colour in colours
        for owner in dict.fromkeys(tokens.get(colour, ()))
    ]


def _defeat(table: LastBastionTable, seat: int, slots: list[int], ask_optional: bool) -> Rule[None]:
    """All exit effects first, then the cards leave, then victory (LB-RULE-73, 74, 122, 146)."""
    state = table.state
    due: list[Due] = []
    warlords = 0
    for slot in slots:
        foe = state.slots[slot]
        assert foe is not None
        card = table.content.cards[foe.card]
        warlords += card.warlord
        table.note("defeated", seat, hero=state.heroes[seat].id, card=foe.card, slot=state.slot_id(slot))
        due += [Due(foe.card, number) for number in card.exit if cards.works(foe, number)]
    yield from effects.apply_all(table, due, seat, seat, ask_optional=ask_optional, leaving=tuple(slots))
    yield from cards.discard(table, *slots)
    state.beaten += warlords
    if warlords and state.beaten >= table.content.levels[state.level].warlords:
        table.end(True, "warlords", sum(score(table).values()))
