"""Why something that a player would reach for is not possible now, with the rule that says so."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.message_ids import Barred
from holdfast.games.sword_and_sorcery.rules import line_of_sight as seeing
from holdfast.games.sword_and_sorcery.rules.combat.tally import Tally
from holdfast.games.sword_and_sorcery.rules.combat.weapon import BARE_HANDS, Weapon
from holdfast.games.sword_and_sorcery.rules.combat.weapons import hero_weapons
from holdfast.games.sword_and_sorcery.rules.effects import predicates as checks
from holdfast.games.sword_and_sorcery.rules.effects.context import EffectContext
from holdfast.games.sword_and_sorcery.rules.enemy import boss
from holdfast.games.sword_and_sorcery.rules.find import geometry_of, is_engaged
from holdfast.games.sword_and_sorcery.rules.hero import items, offers, powers
from holdfast.games.sword_and_sorcery.rules.hero import targeting as reach
from holdfast.games.sword_and_sorcery.rules.hero.actions import combat_left, moves_left, special_left
from holdfast.games.sword_and_sorcery.rules.hero.equipment import slots_for
from holdfast.games.sword_and_sorcery.rules.hero.movement import cost_of, exits_of, mp_of
from holdfast.games.sword_and_sorcery.rules.quest import carrying
from holdfast.games.sword_and_sorcery.rules.quest.goods import ANVIL_FEE, TAVERN_STAKE
from holdfast.games.sword_and_sorcery.rules.quest.loot import things
from holdfast.games.sword_and_sorcery.rules.stats import capacity, may_use
from holdfast.games.sword_and_sorcery.state import Figure, Held, Hero, SwordAndSorceryTable, field_of


class WhenAsked(Struct, gc=False):
    """Reasons that are looked up only if somebody asks; made in a third of the time of a partial."""

    reasons: Callable[[SwordAndSorceryTable, Hero], Iterable[Barred]]
    table: SwordAndSorceryTable
    hero: Hero

    def __call__(self) -> Iterable[Barred]:
        return self.reasons(self.table, self.hero)


def in_turn(table: SwordAndSorceryTable, hero: Hero) -> Iterator[Barred]:
    """Why a living hero cannot do in his turn what looks possible."""
    offered = {option.id for option in offers.offers(table, hero)}
    seen: set[str] = set()
    for barred in Reasons(table, hero).all():
        if barred is not None and barred.id not in offered and barred.id not in seen:
            seen.add(barred.id)
            yield barred


def in_ghost_turn(table: SwordAndSorceryTable, hero: Hero) -> Iterator[Barred]:
    """A Ghost Soul screams, is reborn and moves, and does nothing else (SS-GHOST-14, SS-GHOST-18)."""
    state = table.state
    for foe in state.foes:
        for figure in foe.figures:
            yield Barred(f"attack:{BARE_HANDS}>{figure.id}", "ghost", "SS-GHOST-14")
    for area, active in state.shrines.items():
        if not active:
            yield Barred(f"rebirth:{area}", "shrine-off", "SS-GHOST-16")
        elif "rebirth" in state.turn.deeds:
            yield Barred(f"rebirth:{area}", "done-before", "SS-GHOST-14")
    for door in state.closed:
        if hero.area in field_of(table).map.doors[door].areas:
            yield Barred(f"open:{door}", "ghost", "SS-GHOST-18")
    if "scream" in state.turn.deeds:
        yield Barred("scream", "done-before", "SS-GHOST-14")
    else:
        scream = table.content.classes[hero.card].scream
        if not powers.aims(table, hero, scream.aim, scream.range):
            yield Barred("scream", "no-target", "SS-GHOST-15")
    if "move" in state.turn.deeds and not state.turn.moving:
        for area in geometry_of(table).flights[hero.area]:
            yield Barred(f"move:{area}", "done-before", "SS-GHOST-14")


class Reasons:
    """What is in the way of the active hero."""

    def __init__(self, table: SwordAndSorceryTable, hero: Hero) -> None:
        self.table = table
        self.hero = hero
        self.engaged = is_engaged(table.state, hero.area)
        turn = table.state.turn
        self.slowed = hero.slow > 0 and turn.moves + turn.combat + turn.special > 0

    def all(self) -> Iterator[Barred | None]:
        """Everything that looks possible and is not, each with the first reason."""
        yield from self._moves()
        yield from self._attacks()
        yield from self._powers()
        yield from self._items()
        yield from self._equipment()
        yield from self._doors()
        yield from self._chests()
        yield from self._actions()
        yield from self._ground()
        yield from self._company()
        yield from self._quest()

    # -- actions ------------------------------------------------------------------------------

    def _no_action(self, kind: str, *, id: str) -> Barred | None:
        """Is an action of this kind left?"""
        table, hero = self.table, self.hero
        if kind == "combat":
            if hero.down:
                return Barred(id, "knocked-down", "SS-KD-1")
            if combat_left(table, hero) <= 0:
                return self._no_more(id=id) or Barred(id, "no-combat", "SS-BATTLE-10")
        elif kind == "special" and special_left(table, hero) <= 0:
            return self._no_more(id=id) or Barred(id, "no-special", "SS-BATTLE-10")
        elif kind == "move":
            if moves_left(table, hero) <= 0:
                return self._no_more(id=id) or Barred(id, "no-movement", "SS-BATTLE-9")
            if hero.down:
                return Barred(id, "stand-first", "SS-KD-4")
        return None

    def _no_more(self, *, id: str) -> Barred | None:
        """A slowed hero who has had his one action."""
        return Barred(id, "slowed", "SS-SLOW-1") if self.slowed else None

    def _no_quiet_special(self, rule: str, *, id: str) -> Barred | None:
        """For special actions that engaged heroes may not take (SS-ENGAGE-5)."""
        return Barred(id, "engaged", rule) if self.engaged else self._no_action("special", id=id)

    # -- movement -----------------------------------------------------------------------------

    def _moves(self) -> Iterator[Barred | None]:
        for area in field_of(self.table).map.areas:
            if area != self.hero.area:
                yield self._no_way(area, id=f"move:{area}")
        turn, used = self.table.state.turn, self.hero.used
        if "dash" in used:
            yield Barred("dash", "once-per-round", "SS-SPECIAL-5")
        else:
            yield self._no_action("special", id="dash")
            if not turn.moving:
                yield Barred("dash", "only-while-moving", "SS-SPECIAL-4")

    def _no_way(self, area: str, *, id: str) -> Barred | None:
        table, hero = self.table, self.hero
        turn = table.state.turn
        if not turn.moving and moves_left(table, hero) <= 0:
            return self._no_more(id=id) or Barred(id, "no-movement", "SS-BATTLE-9")
        if hero.down:
            return Barred(id, "stand-first", "SS-KD-4")
        if area not in exits_of(table, hero):
            return self._no_edge(area, id=id)
        mp = turn.mp if turn.moving else mp_of(table, hero)
        cost = cost_of(table, hero, area)
        if cost > mp:
            rule = "SS-MOVE-1" if cost == 1 else "SS-AREA-24"
            return Barred(id, "no-mp", rule, {"mp": mp, "cost": cost})
        return None

    def _no_edge(self, area: str, *, id: str) -> Barred:
        """What lies between two areas."""
        map, here = field_of(self.table).map, self.hero.area
        for door in self.table.state.closed:
            if set(map.doors[door].areas) == {here, area}:
                return Barred(id, "door-closed", "SS-DOOR-1", {"door": door})
        if (area, here) in map.barriers:
            return Barred(id, "barrier", "SS-AREA-20")
        return Barred(id, "not-adjacent", "SS-MOVE-4")

    # -- attacks ------------------------------------------------------------------------------

    def _attacks(self) -> Iterator[Barred | None]:
        state = self.table.state
        for weapon in hero_weapons(self.table, self.hero):
            for foe in state.foes:
                for figure in foe.figures:
                    id = f"attack:{weapon.piece or BARE_HANDS}>{figure.id}"
                    yield self._no_action("combat", id=id) or self._no_aim(weapon, figure, id=id)

    def _no_aim(self, weapon: Weapon, figure: Figure, *, id: str) -> Barred | None:
        table, hero = self.table, self.hero
        if figure.hidden:
            return Barred(id, "target-hidden", "SS-TARGET-11")
        if figure.area == hero.area:
            return None
        if self.engaged:
            return Barred(id, "only-here", "SS-ENGAGE-3")
        if not weapon.range:
            return Barred(id, "melee", "SS-COMBAT-4")
        away = seeing.range_between(table, hero.area, figure.area)
        if figure.area not in geometry_of(table).sees[hero.area]:
            return Barred(id, "no-sight", "SS-LOS-2")
        if not seeing.hero_sees(table, hero.area, figure.area):
            return Barred(id, "enemy-between", "SS-LOS-4")
        if away > weapon.range:
            return Barred(id, "out-of-range", "SS-COMBAT-5", {"range": weapon.range, "distance": away})
        return None

    # -- cards --------------------------------------------------------------------------------

    def _powers(self) -> Iterator[Barred | None]:
        content, hero = self.table.content, self.hero
        cards: list[tuple[str, Held | None]] = [(id, None) for id in content.classes[hero.card].innate]
        cards += [(held.id, held) for held in hero.powers]
        for id, held in cards:
            power = content.powers[id]
            if power.kind == "passive":
                continue
            for level in power.levels:
                use = f"power:{power.id}>{level.rank}"
                yield self._no_power(power, held, id=use) or self._no_level(power, level, id=use)

    def _no_power(self, power: printed.Power, held: Held | None, *, id: str) -> Barred | None:
        hero = self.hero
        if power.kind == "reaction":
            return Barred(id, "reaction", "SS-ACTIVATE-6")
        if held is not None and held.wait:
            return Barred(id, "cooling-down", "SS-POWER-16", {"wait": held.wait})
        if power.id in hero.used:
            return Barred(id, "once-per-round", "SS-ACTIVATE-11")
        if power.id in hero.spent:
            return Barred(id, "once-per-quest", "SS-ACTIVATE-11")
        if power.companion and held is not None and held.out:
            return Barred(id, "companion-out", "SS-COMPANION-2")
        return self._no_action(power.kind, id=id)

    def _no_level(self, power: printed.Power, level: printed.PowerLevel, *, id: str) -> Barred | None:
        table, hero = self.table, self.hero
        if level.rank > hero.rank:
            return Barred(id, "rank-too-low", "SS-POWER-13", {"rank": level.rank})
        if power.aim and not powers.aims(table, hero, power.aim, power.range, level.aim_rank):
            return Barred(id, "no-target", "SS-ACTIVATE-8")
        if power.test or power.companion:
            return Barred(id, "not-now", "SS-ACTIVATE-12")
        return None

    def _items(self) -> Iterator[Barred | None]:
        hero, content = self.hero, self.table.content
        for piece in [*hero.slots.values(), *hero.pack]:
            item = content.item(piece)
            if item.action != "passive":
                yield self._no_use(piece, item, id=f"use:{piece}")

    def _no_use(self, piece: str, item: printed.Item, *, id: str) -> Barred | None:
        table, hero = self.table, self.hero
        if not may_use(table, hero, item):
            return Barred(id, "wrong-style", "SS-ITEM-5")
        if item.action == "reaction":
            return Barred(id, "reaction", "SS-ACTIVATE-6")
        if piece in hero.pack and item.kind in ("weapon", "armor", "artifact"):
            return Barred(id, "not-equipped", "SS-ITEM-2")
        if item.id in hero.used or item.id in hero.spent:
            return Barred(
                id, "once-per-round" if item.id in hero.used else "once-per-quest", "SS-ACTIVATE-11"
            )
        if item.charges and not table.state.charges.get(piece, 0):
            return Barred(id, "no-charges", "SS-ARTIFACT-6")
        why = self._no_action(item.action, id=id)
        if why is not None:
            return why
        if item.kind == "ammunition" and items.is_loaded(table, hero):
            return Barred(id, "loaded", "SS-CONSUMABLE-6")
        away = item.range if item.kind == "ammunition" else item.range_of_use
        if item.kind == "ammunition" and (item.red or item.blue):
            return (
                None
                if reach.enemies_in_reach(table, hero, away)
                else Barred(id, "no-target", "SS-ACTIVATE-8")
            )
        if item.aim and not powers.aims(table, hero, item.aim, away):
            return Barred(id, "no-target", "SS-ACTIVATE-8")
        return None

    def _equipment(self) -> Iterator[Barred | None]:
        """Wearing something takes Rearrange (SS-SPECIAL-8)."""
        table, hero = self.table, self.hero
        if hero.slots or hero.pack:
            yield self._no_quiet_special("SS-SPECIAL-8", id="rearrange")
        for piece in hero.pack:
            item = table.content.item(piece)
            for slot in slots_for(item):
                id = f"equip:{piece}>{slot}"
                if may_use(table, hero, item):
                    yield self._no_quiet_special("SS-SPECIAL-8", id=id)
                else:
                    yield Barred(id, "wrong-style", "SS-ITEM-5")
        for piece in hero.slots.values():
            imbue = table.content.item(piece).imbue
            if imbue:
                yield Barred(f"imbue:{piece}", "no-shards", "SS-SOULWEAPON-3", {"count": imbue})

    # -- what lies on the map -----------------------------------------------------------------

    def _doors(self) -> Iterator[Barred | None]:
        state, field = self.table.state, field_of(self.table)
        for id in state.closed:
            entry = field.quest.doors.get(id)
            kind = entry.kind if entry is not None else "door"
            here = self.hero.area in field.map.doors[id].areas
            if kind == "wall":
                continue
            if id in state.locks:
                yield from self._locked(id, here)
            elif not here:
                yield (
                    Barred(f"open:{id}", "elsewhere", "SS-DOOR-2")
                    if kind == "door"
                    else Barred(f"break:{id}", "elsewhere", "SS-SPECIAL-6")
                )
            elif kind == "locked":
                yield Barred(f"open:{id}", "locked", "SS-DOOR-5")
                yield self._no_quiet_special("SS-SPECIAL-6", id=f"break:{id}")

    def _locked(self, id: str, here: bool) -> Iterator[Barred | None]:
        """A magic lock comes off before anything is opened (SS-LOCK-1)."""
        colour = self.table.state.locks[id]
        facts: dict[str, Any] = {"key": colour}
        if colour not in self.hero.keys:
            yield Barred(f"unlock:{id}", "no-key", "SS-LOCK-2", facts)
        elif not here:
            yield Barred(f"unlock:{id}", "elsewhere", "SS-LOCK-2")
        yield Barred(f"open:{id}", "magic-lock", "SS-LOCK-1", facts)
        yield Barred(f"break:{id}", "magic-lock", "SS-LOCK-1", facts)

    def _chests(self) -> Iterator[Barred | None]:
        state = self.table.state
        for chest in field_of(self.table).quest.chests:
            if chest.id not in state.chests:
                continue
            here = chest.area == self.hero.area
            if chest.id in state.locks:
                yield from self._locked(chest.id, here)
            elif not here:
                yield Barred(f"break:{chest.id}", "elsewhere", "SS-CHEST-1")
            else:
                yield self._no_quiet_special("SS-SPECIAL-6", id=f"break:{chest.id}")
        for key, area in state.keys.items():
            if area != self.hero.area:
                yield Barred(f"take-key:{key}", "elsewhere", "SS-FREE-9")

    def _actions(self) -> Iterator[Barred | None]:
        state, hero = self.table.state, self.hero
        if hero.area in state.search:
            yield self._no_quiet_special("SS-SPECIAL-12", id="search")
        elif state.search:
            yield Barred("search", "nothing-here", "SS-SPECIAL-12")
        for foe in state.foes:
            if not foe.boss or not state.priority:
                continue
            id = f"provoke:{foe.card}"
            if "provoke" in hero.used:
                yield Barred(id, "once-per-round", "SS-SPECIAL-15")
            yield self._no_action("special", id=id)
            if not boss.can_provoke(self.table, hero):
                yield Barred(id, "not-to-be-chosen", "SS-RULE-180")
            if all(figure.blind for figure in foe.figures):
                yield Barred(id, "boss-blind", "SS-ENEMYCOND-7")
            yield Barred(id, "no-sight", "SS-PRIORITY-6")

    def _ground(self) -> Iterator[Barred | None]:
        hero = self.hero
        lying = self.table.state.ground.get(hero.area)
        if lying is not None:
            for thing in things(lying):
                if self.engaged:
                    yield Barred(f"pick-up:{thing}", "engaged", "SS-FREE-5")
                elif len(hero.pack) >= capacity(self.table, hero):
                    yield Barred(f"pick-up:{thing}", "full", "SS-HERO-8")
        if self.engaged and (hero.slots or hero.pack or hero.crowns):
            yield Barred("drop", "engaged", "SS-FREE-4")

    def _company(self) -> Iterator[Barred | None]:
        table, hero = self.table, self.hero
        for other in table.state.heroes:
            if other is hero:
                continue
            id = f"exchange:{other.id}"
            if other.ghost:
                yield Barred(id, "ghost", "SS-GHOST-11")
            elif other.area != hero.area:
                yield Barred(id, "not-together", "SS-SPECIAL-10")
            yield self._no_quiet_special("SS-SPECIAL-10", id=id)
        for ally in table.state.allies:
            if ally.owner != hero.id:
                yield Barred(f"activate:{ally.id}", "not-yours", "SS-COMPANION-2")
            elif ally.acted:
                yield Barred(f"activate:{ally.id}", "once-per-round", "SS-COMPANION-2")
            else:
                held = next((one for one in hero.powers if one.out == ally.id), None)
                kind = table.content.powers[held.id].kind if held is not None else "combat"
                yield self._no_action(kind, id=f"activate:{ally.id}")

    def _quest(self) -> Iterator[Barred | None]:
        table, hero = self.table, self.hero
        for action in field_of(table).quest.actions:
            context = EffectContext(table, hero, [hero.id], hero.area, action.id, tally=Tally())
            if action.test and not checks.holds(context, action.test):
                continue
            id = f"quest:{action.id}"
            if action.area != hero.area:
                yield Barred(id, "there", "SS-SPECIAL-16", {"area": action.area})
            else:
                yield self._no_action(action.cost, id=id) or Barred(id, "done-before", "SS-SPECIAL-16")


def of_souls(table: SwordAndSorceryTable, prices: dict[str, int]) -> Callable[[], Iterable[Barred]]:
    """Why a soul cannot be empowered or brought back; `prices` are those of the next ranks."""

    def why_not() -> Iterable[Barred]:
        state = table.state
        lowest = min(hero.rank for hero in state.heroes)
        for hero in state.heroes:
            price = prices.get(hero.id)
            if price is not None and hero.rank > lowest:
                yield Barred(f"empower:{hero.id}", "others-lower", "SS-SOUL-11")
            elif price is not None and state.shards < price:
                yield Barred(f"empower:{hero.id}", "no-shards", "SS-SOUL-8", {"count": price})
            if hero.ghost and not state.shrines.get(hero.area):
                yield Barred(f"resurrect:{hero.id}", "no-shrine", "SS-RESURRECT-1")
            elif hero.ghost and state.shards < hero.rank:
                yield Barred(f"resurrect:{hero.id}", "no-shards", "SS-RESURRECT-2", {"count": hero.rank})

    return why_not


def in_visit(table: SwordAndSorceryTable, hero: Hero) -> Iterator[Barred]:
    """Why the hero at the counter does not get something."""
    content, state = table.content, table.state
    visit = state.visit
    full = visit is not None and len(hero.pack) >= capacity(table, hero)

    def no_place(piece: str) -> bool:
        return full and visit is not None and not carrying.has_place(table, hero, visit, piece)

    for piece in state.emporium:
        for side in dict.fromkeys((piece, content.other_face(piece))):
            cost = content.item(side).cost
            if cost > hero.crowns:
                yield _too_dear(hero, cost, "SS-EMPORIUM-2", id=f"buy:{side}")
            elif cost and no_place(side):
                yield Barred(f"buy:{side}", "no-room", "SS-HERO-8")
    for piece in state.stash:
        if no_place(piece):
            yield Barred(f"take:{piece}", "no-room", "SS-HERO-8")
    for piece in (*hero.slots.values(), *hero.pack):
        yield from _not_turned_over(table, hero, piece)
    for symbol in content.dice.tavern_prizes:
        if state.visit is not None and hero.id in state.visit.tavern:
            yield Barred(f"tavern:{symbol}", "once-per-visit", "SS-BUILDING-6")
        elif hero.crowns < TAVERN_STAKE:
            yield _too_dear(hero, TAVERN_STAKE, "SS-BUILDING-5", id=f"tavern:{symbol}")


def _not_turned_over(table: SwordAndSorceryTable, hero: Hero, piece: str) -> Iterator[Barred]:
    content, visit = table.content, table.state.visit
    item, other = content.item(piece), content.other_face(piece)
    back = content.item(other)
    if other != piece and item.cost and back.cost:
        if visit is not None and piece in visit.bought:
            yield Barred(f"trade-up:{other}", "bought-now", "SS-EMPORIUM-4")
        elif back.cost > hero.crowns:
            yield _too_dear(hero, back.cost, "SS-EMPORIUM-5", id=f"trade-up:{other}")
    if item.kind in ("weapon", "armor") and back.upgraded and hero.crowns < ANVIL_FEE:
        yield _too_dear(hero, ANVIL_FEE, "SS-BUILDING-2", id=f"anvil:{piece}")


def _too_dear(hero: Hero, cost: int, rule: str, *, id: str) -> Barred:
    return Barred(id, "too-dear", rule, {"cost": cost, "crowns": hero.crowns})
