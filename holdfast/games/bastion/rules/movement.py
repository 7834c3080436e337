"""Chapter MOVE: from part to part of the bastion, further with Acceleration."""

from functools import cache

from holdfast.games.bastion.rules.attack import attack_at
from holdfast.games.bastion.rules.attack_spells import arsenal_of
from holdfast.games.bastion.rules.geometry import CITADEL, SQUARE, Way
from holdfast.games.bastion.rules.spells import COPY, Casting, held_copies, spend
from holdfast.games.bastion.rules.strength import price_at
from holdfast.games.bastion.rules.turn_context import Scene
from holdfast.games.bastion.state import BastionTable
from holdfast.kernel.question import Option, Verb, option
from holdfast.kernel.table import Rule

ACCELERATION = "acceleration"
MOVE = Verb("move")


def accelerations(scene: Scene) -> tuple[list[str], list[str], str]:
    """The active defender's Accelerations, the Copies that may stand for one, and what these copy."""
    content = scene.content
    wanted = content.of_spell[ACCELERATION]
    own = [card for card in scene.me.spells if card in wanted]
    copies = held_copies(content, scene.me)
    model = ""
    if copies:
        held = (card for defender in scene.state.defenders for card in defender.spells)
        model = next((card for card in held if card in wanted), "")
    return own, copies if model else [], model


def offer_moves(scene: Scene, options: list[Option]) -> None:
    """The places to go, the further ones at the price of Accelerations (BA-RULE-114).

    A dragon's citadel or Rokai's district is offered only together with the attack (BA-RULE-51).
    """
    seat, hands = scene.seat, scene.hands
    haste = None if hands is None else hands.accelerations
    if scene.dragon or scene.rokai:
        near = scene.board.near(scene.place, scene.dragon, scene.rokai)
        options += [MOVE[seat, to] for to in near]
        if haste is None:
            for to in scene.board.neighbours[scene.place]:
                if to not in near and not scene.state.attacked:
                    _offer_storm(scene, Way(to, (), obliges=True), [], [], options)
            return
    else:
        options += _steps(seat, scene.board.neighbours[scene.place])
        if haste is None:
            return
    own, copies, _ = haste
    most = 1 + len(own) + len(copies)
    for way in scene.board.ways(scene.place, scene.dragon, scene.rokai):
        if way.steps > most:
            break
        if way.obliges:
            if not scene.state.attacked:
                _offer_storm(scene, way, own, copies, options)
        else:
            for suffix, _ in _mixes(way, own, copies):
                options.append(option(f"move:{way.to}{suffix}", seat))


@cache
def _steps(seat: int, places: tuple[str, ...]) -> list[Option]:
    """The moves of a seat to these places."""
    return [MOVE[seat, to] for to in places]


def _mixes(way: Way, own: list[str], copies: list[str]) -> list[tuple[str, int]]:
    """How the Accelerations of a way may be made up: what the option's id says, and the Copies in it."""
    extra = way.steps - 1
    if not extra:
        return [("", 0)]
    mixes = []
    for copied in range(max(0, extra - len(own)), min(len(copies), extra) + 1):
        names = [ACCELERATION] * (extra - copied) + [COPY] * copied
        mixes.append((">" + "+".join(names), copied))
    return mixes


def _offer_storm(scene: Scene, way: Way, own: list[str], copies: list[str], options: list[Option]) -> None:
    target = CITADEL if way.to == CITADEL else SQUARE[way.to]
    price = price_at(scene, target)
    for suffix, copied in _mixes(way, own, copies):
        if price.payable(scene.me.pool):
            options.append(option(f"storm:{way.to}{suffix}", scene.seat))
        if not (scene.me.spells or scene.state.pledges):
            continue
        arsenal = arsenal_of(scene, way.to, without=tuple(copies[:copied]))
        if arsenal is not None and arsenal.helps(price) and arsenal.suffices(price, scene.me.pool):
            options.append(option(f"storm-with-spells:{way.to}{suffix}", scene.seat))


def storm(scene: Scene, choice: Option) -> Rule[None]:
    """Move into a dragon's citadel or Rokai's district and attack at once (BA-MOVE-4 to 8)."""
    move(scene, choice)
    scene.look_again()
    place = choice.on[0]
    target = CITADEL if place == CITADEL else SQUARE[place]
    yield from attack_at(scene, target, with_spells=choice.verb == "storm-with-spells")


def move(scene: Scene, choice: Option) -> None:
    """Move, once per turn."""
    table = scene.table
    to, *spells = choice.on
    via: tuple[str, ...] = ()
    if spells:
        ways = scene.board.ways(scene.place, scene.dragon, scene.rokai)
        via = next((way.via for way in ways if way.to == to), ())
        own, copies, model = accelerations(scene)
        for nth in range(spells.count(COPY)):
            spend(scene, Casting(scene.seat, copies[nth], model))
        for nth in range(spells.count(ACCELERATION)):
            spend(scene, Casting(scene.seat, own[nth], own[nth]))
    scene.me.place = to
    scene.state.moved = True
    if scene.place == CITADEL:
        scene.state.must_leave = False
    table.note("move", scene.seat, start=scene.place, to=to, via=list(via))


def brings_nearer(table: BastionTable, option: Option, place: str) -> bool:
    """Is that a move to a place that borders on the wanted one, from one that does not?"""
    board = table.content.board(table.state.districts, table.state.side)
    around = board.neighbours.get(place)
    if option.verb != "move" or option.seat is None or around is None:
        return False
    return option.on[0] in around and table.state.defenders[option.seat].place not in around
