"""What `odds` promises is what the rules do: every result of chance played out and counted."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from holdfast import Game, OffScript
from holdfast.games.last_bastion.content.schema import COLOURS
from tests.rulebook.last_bastion.find import monster, own_content
from tests.rulebook.last_bastion.look import asked, evil_tiles, hero, view
from tests.rulebook.last_bastion.play import choose, combat, offers
from tests.rulebook.last_bastion.positions import position

Aim = Callable[[Game], bool]

NEAR = 1e-9
FACES = (*COLOURS, "white")
TOUCHING = ("red-3", "green-1")
"""The slots that touch the Market, a corner."""


def promised(game: Game, option: str) -> dict[str, float]:
    """What `odds` says of the option."""
    odds = game.odds(option)
    assert odds is not None
    return odds.of


def played(game: Game, option: str, aim: Aim) -> float:
    """The chance to reach the aim by the rules themselves; Feng-Li rerolls the best dice for it."""
    rerolled: dict[tuple[str, ...], float] = {}
    total = left = 0.0
    for chance, results, after in game.outcomes(option):
        left += chance
        if after.question is None or after.question.ask != "reroll":
            total += chance * aim(after)
            continue
        dice = tuple(sorted(results))
        if dice not in rerolled:
            rerolled[dice] = max(played(after, again.id, aim) for again in after.question.options)
        total += chance * rerolled[dice]
    assert left == pytest.approx(1.0, abs=NEAR)
    return total


def agrees(game: Game, option: str, aims: dict[str, Aim]) -> None:
    """`odds` and the rules tell the same for every aim, and `odds` knows no other aims."""
    told = promised(game, option)
    assert set(told) == set(aims)
    for code, aim in aims.items():
        assert told[code] == pytest.approx(played(game, option, aim), abs=NEAR), code


def can_fall(*slots: str) -> Aim:
    """The player may now win against these cards together."""

    def aim(game: Game) -> bool:
        wins = {id.removeprefix("win:").partition(">")[0] for id in offers(game, "win")}
        return "+".join(slots) in wins

    return aim


def fall(option: str) -> dict[str, Aim]:
    """What a fight may be about, by the codes of `odds`."""
    slots = option.removeprefix("fight:").split("+")
    found = {f"fall:{slot}": can_fall(slot) for slot in slots}
    return found | ({"fall:both": can_fall(*slots)} if len(slots) > 1 else {})


def can_have(colour: str, taker: str, before: int) -> Aim:
    """The hero has one more token of the colour, or may take one now."""

    def aim(game: Game) -> bool:
        return hero(game, taker)["equipment"].get(colour, 0) > before or f"take:{colour}" in offers(game)

    return aim


# Contents and positions of any kind


class Contents:
    """Folders with dice and cards of the tests' own."""

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        self.factory = factory
        self.made: dict[str, Path] = {}

    def folder(self, dice: str, cards: Sequence[dict[str, Any]]) -> Path:
        """One with these, made once."""
        key = f"{dice}{cards}"
        if key not in self.made:
            self.made[key] = own_content(self.factory.mktemp("content"), *cards)
            (self.made[key] / "dice.toml").write_text(dice, "utf-8")
        return self.made[key]


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> Contents:
    return Contents(tmp_path_factory)


def dice_toml(combat: list[str], grey: list[str], decay: list[str]) -> str:
    return f"[combat]\nfaces = {combat}\n[grey]\nfaces = {grey}\n[decay]\nfaces = {decay}\n"


def foe(id: str, colour: str, resistance: int, *permanent: str) -> dict[str, Any]:
    return {"id": id, "colour": colour, "resistance": resistance, "permanent": list(permanent)}


class Corner(NamedTuple):
    """A position at the Market, as drawn."""

    heroes: dict[str, dict[str, Any]]
    cards: dict[str, dict[str, Any]]
    printed: list[dict[str, Any]]
    dice: str
    standard: str
    rerolls: str

    def game(self, contents: Contents, tokens: bool = True, script: Sequence[str] = ()) -> Game:
        """The game, perhaps with nothing in anybody's hands."""
        bare: dict[str, Any] = {} if tokens else {"equipment": {}}
        return position(
            heroes={id: facts | bare for id, facts in self.heroes.items()},
            cards=self.cards,
            standard=self.standard,
            script=script,
            content=contents.folder(self.dice, self.printed),
            feng_li_rerolls=self.rerolls,
        )


TOKENS = st.dictionaries(st.sampled_from(COLOURS), st.integers(1, 2), max_size=2)
BANS = st.sampled_from([("no-white",), (), ()])


@st.composite
def corners(draw: st.DrawFn, heroes: tuple[str, ...], most_faces: int = 4, cards: int = 2) -> Corner:
    """A hero of these at the Market against so many cards, with whatever changes a fight."""
    faces = draw(st.lists(st.sampled_from(FACES), min_size=2, max_size=most_faces))
    grey = draw(st.lists(st.sampled_from(FACES), min_size=1, max_size=3))
    colours = draw(st.lists(st.sampled_from(COLOURS), min_size=cards, max_size=cards))
    foes = [foe(f"foe-{n}", colour, draw(st.integers(0, 4)), *draw(BANS)) for n, colour in enumerate(colours)]
    others = [foe(f"locker-{n}", "blue", 1, "lock-die") for n in range(draw(st.integers(0, 3)))]
    others += [foe("ban", "blue", 1, "no-equipment")] * draw(st.sampled_from([0, 0, 1]))
    slots = [*TOUCHING[:cards], "blue-1", "blue-2", "blue-3", "yellow-2"]
    placed: dict[str, dict[str, Any]] = {
        slot: {"card": card["id"]} for slot, card in zip(slots, foes + others, strict=False)
    }
    spell = draw(st.sampled_from([None, *TOUCHING[:cards]]))
    if spell is not None:
        placed[spell]["spell"] = True
    fighter, beside = draw(st.sampled_from(heroes)), draw(st.sampled_from(["market", "tower"]))
    return Corner(
        {
            fighter: {"at": "market", "calls": 1, "equipment": draw(TOKENS)},
            "mylfaar": {"at": beside, "equipment": draw(TOKENS)},
        },
        placed,
        foes + others,
        dice_toml(faces, grey, ["blank"]),
        draw(st.sampled_from(["", *COLOURS])),
        draw(st.sampled_from(["once", "every-roll"])),
    )


# Fights

BOTH = "fight:red-3+green-1"


@pytest.mark.parametrize("cards", [1, 2])
@settings(max_examples=40)
@given(data=st.data())
def test_the_odds_of_a_fight_are_those_of_the_rules(
    cards: int, contents: Contents, data: st.DataObject
) -> None:
    corner = data.draw(corners(("teagaan", "kazgin"), cards=cards))
    option = "fight:" + "+".join(TOUCHING[:cards])
    game = corner.game(contents)
    assume(option in offers(game, "fight"))
    agrees(game, option, fall(option))


@settings(max_examples=40)
@given(corner=corners(("teagaan", "kazgin", "feng-li"), most_faces=3))
def test_the_odds_without_tokens_are_those_of_empty_hands(contents: Contents, corner: Corner) -> None:
    game, bare = corner.game(contents), corner.game(contents, tokens=False)
    assume(all(BOTH in offers(one, "fight") for one in (game, bare)))
    odds = game.odds(BOTH)
    assert odds is not None
    assert odds.data["without_tokens"] == pytest.approx(promised(bare, BOTH), abs=NEAR)


@settings(max_examples=15)
@given(corner=corners(("feng-li",), most_faces=3))
def test_the_odds_of_feng_lis_fight_are_those_of_her_best_reroll(contents: Contents, corner: Corner) -> None:
    game = corner.game(contents)
    assume(BOTH in offers(game, "fight"))
    agrees(game, BOTH, fall(BOTH))


@settings(max_examples=25)
@given(corner=corners(("feng-li",), most_faces=3), data=st.data())
def test_the_odds_of_a_reroll_are_those_of_the_rules(
    contents: Contents, corner: Corner, data: st.DataObject
) -> None:
    game = corner.game(contents)
    assume(BOTH in offers(game, "fight"))
    choose(game, BOTH)
    if asked(game).ask == "reroll":
        again = data.draw(st.sampled_from(sorted(offers(game, "reroll"))))
        agrees(game, again, fall(BOTH))


SHIPPED: dict[str, dict[str, Any]] = {
    "one": {"cards": {"red-3": monster("red", 3, permanent=())}},
    "two": {"cards": {"red-3": monster("red", 2), "green-1": monster("green", 1, permanent=())}},
    "no-white": {"cards": {"red-3": monster("red", permanent="no-white"), "green-1": monster("red", 1)}},
    "standard": {"cards": {"red-3": monster("red", 2), "green-1": monster("red", 3)}, "standard": "red"},
    "resistance-0": {"cards": {"red-3": monster("red", 1)}, "standard": "red"},
}


@pytest.mark.parametrize("tokens", [0, 1])
@pytest.mark.parametrize("case", SHIPPED)
def test_the_odds_hold_for_the_dice_that_ship(case: str, tokens: int) -> None:
    armed = {"at": "market", "calls": 1, "equipment": {"red": tokens}}
    game = position(heroes={"teagaan": armed, "arne": {}}, **SHIPPED[case])
    (option,) = offers(game, "fight")
    agrees(game, option, fall(option))


def test_the_odds_hold_for_kazgins_four_dice() -> None:
    heroes = {"kazgin": {"at": "market", "calls": 1, "equipment": {"red": 1}}, "arne": {}}
    game = position(heroes=heroes, cards={"red-3": monster("red", 4, permanent=())})
    assert promised(game, "fight:red-3") == pytest.approx({"fall:red-3": 1 / 9}, abs=NEAR)
    agrees(game, "fight:red-3", fall("fight:red-3"))


def test_the_odds_of_a_plain_fight_are_those_on_paper() -> None:
    """At least two of three dice, each red or white in one of three throws."""
    heroes = {"teagaan": {"at": "market"}, "arne": {}}
    game = position(heroes=heroes, cards={"red-3": monster("red", 2, permanent=())})
    assert promised(game, "fight:red-3") == pytest.approx({"fall:red-3": 7 / 27}, abs=NEAR)


# Market


@pytest.mark.parametrize("id", ["teagaan", "feng-li"])
@pytest.mark.parametrize("option", ["activate:market", "call:market"])
@pytest.mark.parametrize("reserve", [{}, {"red": 0, "blue": 1}], ids=["full", "poor"])
def test_the_odds_of_the_market_are_those_of_the_rules(id: str, option: str, reserve: dict[str, int]) -> None:
    heroes = {id: {"at": "market", "calls": 1, "equipment": {"green": 1}}, "arne": {}}
    game = position(heroes=heroes, reserve=reserve)
    agrees(game, option, {f"colour:{c}": can_have(c, id, before=int(c == "green")) for c in COLOURS})
    if reserve:
        assert promised(game, option)["colour:red"] == 0.0


@settings(max_examples=25)
@given(
    faces=st.lists(st.sampled_from(FACES), min_size=1, max_size=4),
    reserve=st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 2), max_size=3),
)
def test_the_odds_of_the_market_hold_for_any_dice(
    contents: Contents, faces: list[str], reserve: dict[str, int]
) -> None:
    folder = contents.folder(dice_toml(faces, ["red"], ["blank"]), ())
    for id in ("kazgin", "feng-li"):
        heroes = {id: {"at": "market", "calls": 1}, "arne": {}}
        game = position(heroes=heroes, reserve=reserve, content=folder)
        agrees(game, "activate:market", {f"colour:{c}": can_have(c, id, before=0) for c in COLOURS})


@pytest.mark.parametrize("rolled", [("red", "green"), ("red", "red")], ids=str)
def test_the_odds_of_a_reroll_at_the_market_are_those_of_the_rules(rolled: tuple[str, ...]) -> None:
    heroes = {"feng-li": {"at": "market", "calls": 1}, "arne": {}}
    game = choose(position(heroes=heroes, script=combat(*rolled)), "activate:market")
    for again in offers(game, "reroll"):
        agrees(game, again, {f"colour:{c}": can_have(c, "feng-li", before=0) for c in COLOURS})


# The decay die

QUIET = [foe(f"quiet-{n}", "green", 1) for n in range(3)]
UNEVEN = dice_toml(["red", "white"], ["red"], ["blank", "card", "round", "life", "life", "evil"])
"""With a decay die on which a loss of life is as likely as two other results."""


def rotten(contents: Contents, phase: str, heroes: Sequence[str] = ("teagaan", "arne"), **icons: Any) -> Game:
    """The red board, or the fight against the card there, with a card that rolls the decay die."""
    facts = {"at": "market", "calls": 1, "equipment": {"red": 1}}
    drawn = ["rotten"] if phase == "board" else []
    return position(
        heroes=dict.fromkeys(heroes, facts),
        cards={} if drawn else {"red-3": "rotten"},
        phase=phase,
        deck=[*drawn, "quiet-0", "quiet-1", "quiet-2"],
        script=combat("red", "red", "red") if phase == "hero" else (),
        content=contents.folder(UNEVEN, [*QUIET, foe("rotten", "red", 1) | icons]),
    )


def first_result(game: Game, option: str) -> dict[str, float]:
    """How likely each result is as the first thing that chance decides; empty where it decides nothing."""
    first: defaultdict[str, float] = defaultdict(float)
    for chance, results, _ in game.outcomes(option):
        if results:
            first[results[0]] += chance
    return dict(first)


def rolls_decay(game: Game, option: str) -> None:
    """The option leads to a decay roll, and `odds` says so."""
    told = promised(game, option)
    assert told == pytest.approx(first_result(game, option), abs=NEAR)
    assert told["decay:life"] == pytest.approx(2 / 6, abs=NEAR)


def test_the_odds_of_the_decay_roll_of_a_recurring_effect(contents: Contents) -> None:
    game = rotten(contents, "cards", recurring=["decay", "lose-round"])
    rolls_decay(game, "apply:rotten>decay")
    assert game.odds("apply:rotten>lose-round") is None


def test_the_odds_of_the_decay_roll_of_an_enter_effect(contents: Contents) -> None:
    rolls_decay(rotten(contents, "board", enter=["decay"]), "place:red-2")
    game = rotten(contents, "board", enter=["decay", "lose-round"])
    assert game.odds("place:red-2") is None, "the order is still to be chosen"
    rolls_decay(choose(game, "place:red-2"), "apply:rotten>decay")


@pytest.mark.parametrize("fighter", ["teagaan", "kazgin"])
@pytest.mark.parametrize("exit", [["decay"], ["decay", "gain-life"]], ids=str)
def test_the_odds_of_the_decay_roll_of_an_exit_effect_that_kazgin_does_not_make(
    contents: Contents, exit: list[str], fighter: str
) -> None:
    game = choose(rotten(contents, "hero", (fighter, "arne"), exit=exit), "fight:red-3")
    option = "win:red-3"
    if len(exit) > 1 and fighter != "kazgin":
        assert game.odds(option) is None, "the order is still to be chosen"
        game.choose(option)
        option = "apply:rotten>decay"
    if fighter == "kazgin":
        assert game.odds(option) is None
        assert first_result(game, option) == {}
    else:
        rolls_decay(game, option)


@pytest.mark.parametrize("heroes", [("teagaan", "feng-li"), ("feng-li",)], ids=str)
def test_the_odds_of_the_decay_roll_on_a_neutral_board(contents: Contents, heroes: tuple[str, ...]) -> None:
    cards = {"green-1": "rotten", "green-2": "other"}
    icons = {"recurring": ["decay"]}
    printed = [*QUIET, foe("rotten", "red", 1) | icons, foe("other", "red", 1) | icons]
    deck = [card["id"] for card in QUIET]
    folder = contents.folder(UNEVEN, printed)
    game = choose(position(heroes=heroes, cards=cards, deck=deck, content=folder), "done")
    if len(heroes) > 1:
        assert game.odds("apply:rotten>decay") is None, "who rolls is still to be chosen"
        game.choose("apply:rotten>decay")
        rolls_decay(game, "suffer:teagaan")
        rolls_decay(game, "suffer:feng-li")
        game.choose("suffer:feng-li")
    else:
        rolls_decay(game, "apply:rotten>decay")
        game.choose("apply:rotten>decay")
    rolls_decay(game, "reroll:decay")


# The result asked for is the result applied


@settings(max_examples=40)
@given(corner=corners(("teagaan", "kazgin", "feng-li"), most_faces=3), data=st.data())
def test_the_result_asked_for_is_the_result_applied(
    contents: Contents, corner: Corner, data: st.DataObject
) -> None:
    option = data.draw(st.sampled_from([BOTH, "activate:market"]))
    assume(option in asked(corner.game(contents)).options)
    ways = list(corner.game(contents).outcomes(option))
    assert len({results for _, results, _ in ways}) == len(ways)
    _, results, after = data.draw(st.sampled_from(ways))
    told = choose(corner.game(contents, script=results), option)
    assert tuple(told.record()["chance"]) == results
    rolled = [face for event in told.events if event.what == "roll" for face in event.data["faces"]]
    assert [result.partition(":")[2] for result in results] == rolled
    assert view(told) == view(after)
    assert asked(told).options.ids == asked(after).options.ids


@pytest.mark.parametrize("face", ["blank", "card", "round", "life", "evil"])
def test_the_decay_face_asked_for_is_the_one_suffered(contents: Contents, face: str) -> None:
    game = rotten(contents, "cards", recurring=["decay", "lose-round"])
    found = {results[0]: after for _, results, after in game.outcomes("apply:rotten>decay")}
    after = found[f"decay:{face}"]
    assert [event.data["face"] for event in after.events if event.what == "decay"] == [face]
    assert hero(after, "teagaan")["life"] == (2 if face == "life" else 3)
    assert evil_tiles(after) == (["market"] if face == "evil" else [])


def test_a_result_that_cannot_come_is_refused_and_changes_nothing() -> None:
    game = position(heroes={"teagaan": {"at": "market"}, "arne": {}}, script=["combat:red", "decay:evil"])
    before = view(game)
    with pytest.raises(OffScript):
        game.choose("activate:market")
    assert view(game) == before
