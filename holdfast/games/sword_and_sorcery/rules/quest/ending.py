"""How a quest ends (SS-END)."""

from holdfast.games.sword_and_sorcery.rules.dispatch import call
from holdfast.games.sword_and_sorcery.rules.find import figures, heroes_in_play
from holdfast.games.sword_and_sorcery.rules.hero import equipment
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.rules.stats import has_room
from holdfast.games.sword_and_sorcery.state import Body, Hero, SwordAndSorceryTable
from holdfast.kernel.question import Option, Question, option
from holdfast.kernel.table import Rule

ENOUGH = "enough"


@call("check_end")
def check(table: SwordAndSorceryTable) -> Rule[None]:
    """All heroes are Ghost Souls: lost at once (SS-END-4, SS-RULE-53)."""
    for hero in table.state.heroes:
        if not hero.ghost:
            return
    yield from fail(table, "all-ghosts")


def win(table: SwordAndSorceryTable, reason: str) -> Rule[None]:
    """The quest is won, unless it is lost at the same moment (SS-RULE-27)."""
    yield from check(table)
    yield from _close(table)
    table.end(True, reason)


def fail(table: SwordAndSorceryTable, reason: str) -> Rule[None]:
    """The quest is lost."""
    yield from _close(table)
    table.end(False, reason)


def _close(table: SwordAndSorceryTable) -> Rule[None]:
    """What is done at the end of every quest, won or lost."""
    state = table.state
    state.attacks = []
    for ally in state.allies:
        if ally.load:
            goods.lay_down(table, ally.area, ally.load)
            ally.load = ""
    if table.options["campaign"]:
        yield from _take_spoils(table)
    _clear_ground(table)
    for hero in state.heroes:
        if hero.ghost:
            _lose_one(table, hero)
            yield from equipment.refit(table, hero) or ()
        _turn_back(table, hero)
    everybody: list[Body] = [*state.heroes, *state.allies, *figures(state)]
    for body in everybody:
        if body.injuries:
            state.crits.discard += body.injuries
            body.injuries = []
            table.note("cured", figure=body.id, condition="injury")


def _take_spoils(table: SwordAndSorceryTable) -> Rule[None]:
    """Treasures on the ground may be taken by living heroes within capacity (SS-RULE-121)."""
    state = table.state
    while True:
        options: list[Option] = []
        for lying in state.ground.values():
            for piece in lying.items:
                if table.content.item(piece).deck in ("treasure", "quest"):
                    options += [
                        option(f"spoil:{piece}>{hero.id}", hero.seat)
                        for hero in heroes_in_play(state)
                        if has_room(table, hero)
                    ]
        if not options:
            return
        choice = yield Question("spoils", [*options, option(ENOUGH)])
        if choice.verb == ENOUGH:
            return
        piece, name = choice.on
        for lying in state.ground.values():
            lying.items = [one for one in lying.items if one != piece]
        hero = next(hero for hero in state.heroes if hero.id == name)
        hero.pack = [*hero.pack, piece]
        table.note("receives", hero.seat, hero=hero.id, item=piece)


def _clear_ground(table: SwordAndSorceryTable) -> None:
    """Stash cards go back to the Stash, all others where they belong (SS-END-7, SS-RULE-148)."""
    for area, lying in list(table.state.ground.items()):
        for piece in lying.items:
            goods.discard(table, piece)
            table.note("left-behind", area=area, item=piece)
        table.state.bank += lying.crowns
        del table.state.ground[area]


def _lose_one(table: SwordAndSorceryTable, hero: Hero) -> None:
    """A Ghost Soul discards one random equipped card (SS-END-5, SS-RULE-134)."""
    if hero.slots:
        piece = table.chance.pick("card", list(hero.slots.values()))
        hero.slots = {slot: held for slot, held in hero.slots.items() if held != piece}
        goods.discard(table, piece)
        table.note("forfeits", hero.seat, hero=hero.id, item=piece)


def _turn_back(table: SwordAndSorceryTable, hero: Hero) -> None:
    """Upgraded cards and empowered soul weapons show their standard side again (SS-END-6)."""

    def standard(piece: str) -> str:
        item = table.content.item(piece)
        back = table.content.other_face(piece) if item.upgraded else equipment.plain(table, piece)
        if back != piece:
            table.note("turned-over", hero.seat, hero=hero.id, item=back)
        return back

    hero.pack = [standard(piece) for piece in hero.pack]
    hero.slots = {slot: standard(piece) for slot, piece in hero.slots.items()}
