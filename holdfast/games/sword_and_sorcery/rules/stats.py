"""What a figure is worth now: printed numbers, passive cards, boosts, injuries, events, day and night."""

from functools import cache

from holdfast.games.sword_and_sorcery.caches import CACHES, Caches, LastingEffects, LatestLastingEffects
from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.rules.find import (
    enemy_profile_of,
    enemy_stats_of,
    foe_of,
    hero_of,
    heroes_in_play,
)
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import fits_style
from holdfast.games.sword_and_sorcery.rules.hero.loadout import Loadout
from holdfast.games.sword_and_sorcery.rules.hero.loadout_cache import loadout_of
from holdfast.games.sword_and_sorcery.state import (
    Ally,
    Body,
    Figure,
    Foe,
    Hero,
    SwordAndSorceryTable,
    field_of,
)

ANY_CONSUMABLES = "any-consumables"
MANY_HEROES = 4


def may_use(table: SwordAndSorceryTable, hero: Hero, item: printed.Item) -> bool:
    """Does the style allow the item (SS-ITEM-5 to SS-ITEM-7)? Some may use any consumable."""
    if fits_style(table.content.classes[hero.card].style, item):
        return True
    return item.kind == "consumable" and has_flag(table, hero, ANY_CONSUMABLES)


def has_flag(table: SwordAndSorceryTable, hero: Hero, flag: str) -> bool:
    """Is one of the passive lines that word?"""
    return flag in loadout_of(table, hero).bonuses


def bonus(table: SwordAndSorceryTable, body: Body, stat: str, loadout: Loadout | None = None) -> int:
    """What cards, boosts and the time of day add to a stat; who knows the loadout of a hero may say it."""
    total = 0
    if type(body) is Hero:
        if body.ghost:
            return 0
        total = (loadout or loadout_of(table, body)).bonuses.get(stat, 0)
    if body.boosts or stat in table.content.variable_stats:
        total += temporary_bonus(table, body, stat)
    return total


def temporary_bonus(table: SwordAndSorceryTable, body: Body, stat: str) -> int:
    """What boosts and the time of day add to a stat.

    Asked often: where it matters it is seen before that there are boosts, or times that sway the stat.
    """
    total = 0
    if body.boosts:
        for boost in body.boosts:
            if boost.stat == stat:
                total += boost.n
    if stat in table.content.variable_stats:
        state = table.state
        if state.time or (state.open_events and state.open_events[0] in table.content.events_with_bonuses):
            lines = lasting_effects_of(table).lines
            if stat in lines:
                for filter, number in lines[stat]:
                    if not filter or (filter == "enemies") == (type(body) is Figure):
                        total += amount(table, number, body)
    return total


def _as_now(table: SwordAndSorceryTable, hero: Hero, loadout: Loadout, stat: str, value: int) -> int:
    """A value of a hero's cards as it is now: a Ghost Soul has nothing of what passive lines add, others
    are swayed."""
    if hero.ghost:
        return value - loadout.bonuses.get(stat, 0)
    if hero.boosts or stat in table.content.variable_stats:
        return value + temporary_bonus(table, hero, stat)
    return value


def lasting_effects_of(table: SwordAndSorceryTable) -> LastingEffects:
    """What the lasting event and day or night do now: as when last asked, or worked out once for each."""
    state, caches = table.state, CACHES[table.content]
    quest, events, time = state.quest, state.open_events, state.time
    last = caches.latest_lasting_effects
    if last is None or last.events is not events or last.time != time or last.quest != quest:
        last = LatestLastingEffects(quest, events, time, _lasting_effects(table, caches))
        caches.latest_lasting_effects = last
    return last.effects


def _lasting_effects(table: SwordAndSorceryTable, caches: Caches) -> LastingEffects:
    state = table.state
    key = (state.quest, state.open_events[0] if state.open_events else "", state.time)
    found = caches.lasting_effects.get(key)
    if found is None:
        lines: dict[str, list[tuple[str, str]]] = {}
        event = lasting_event(table)
        quest = field_of(table).quest
        time = (quest.day if state.time == "day" else quest.night) if state.time else None
        cards = [card for card in (event, time) if card is not None]
        for card in cards:
            for line in card.passive:
                stat, _, number = line.partition(" ")
                lines.setdefault(stat, []).append((card.filter, number))
        found = LastingEffects(lines, any(card.effects for card in cards))
        caches.lasting_effects[key] = found
    return found


def lasting_event(table: SwordAndSorceryTable) -> printed.EventCard | None:
    """The event on top of the deck, if it has a lasting effect (SS-EVENT-6, SS-STORY-7)."""
    state = table.state
    if not state.open_events:
        return None
    event = table.content.events.get(state.open_events[0])
    return event if event is not None and event.lasting else None


def amount(table: SwordAndSorceryTable, text: str, body: Body | None) -> int:
    """A number, or a word that stands for one."""
    number, sign, word = _read(text)
    if number is not None:
        return number
    match word:
        case "act":
            return sign * field_of(table).quest.act
        case "heroes":
            return sign * count_in_play(table)
        case "figures":
            foe = foe_of(table.state, body.id) if body is not None else None
            return sign * (len(foe.figures) if foe is not None else 0)
    rank = rank_of(table, body)
    return sign * (rank if word == "rank" else (rank + 1) // 2)


@cache
def _read(text: str) -> tuple[int | None, int, str]:
    """The number that a text is; or its sign and the word that stands for a number."""
    sign = -1 if text.startswith("-") else 1
    word = text.lstrip("+-")
    return sign * int(word) if word.isdigit() else None, sign, word


def rank_of(table: SwordAndSorceryTable, body: Body | None) -> int:
    """The Soul Rank that `Rank` on a card means: the owner's (SS-ACTIVATE-7)."""
    if type(body) is Hero:
        return body.rank
    if type(body) is Ally:
        return hero_of(table.state, body.owner).rank
    return 1


def count_in_play(table: SwordAndSorceryTable) -> int:
    """Heroes in play, with companions by their hero count (SS-EVENT-13, SS-EVENT-14)."""
    state = table.state
    companions = table.content.companions
    return len(heroes_in_play(state)) + sum(companions[ally.card].count for ally in state.allies)


def max_hp(
    table: SwordAndSorceryTable, body: Body, loadout: Loadout | None = None, foe: Foe | None = None
) -> int:
    """Hit points, less by injuries of health; a caller that knows the loadout or the enemy card passes it."""
    if type(body) is Hero:
        loadout = loadout or loadout_of(table, body)
        hp = _as_now(table, body, loadout, "hp", loadout.hp)
    elif type(body) is Ally:
        hp = table.content.companions[body.card].hp + bonus(table, body, "hp")
    else:
        foe = foe or foe_of(table.state, body.id)
        assert foe is not None
        hp = printed_hp(table, enemy_stats_of(table, foe)) + bonus(table, body, "hp")
    if body.injuries:
        kinds = injuries(table, body)
        hp -= ("hp-1" in kinds) + 2 * ("hp-2" in kinds)
    return hp


def injuries(table: SwordAndSorceryTable, body: Body) -> list[str]:
    """The kinds of the Injury tokens on a figure."""
    crits = table.content.crits
    return [crits[token.partition(".")[0]].injury for token in body.injuries]


def printed_hp(table: SwordAndSorceryTable, card: printed.EnemyStats) -> int:
    """HP by the number of heroes that began the quest (SS-LOOT-3)."""
    if isinstance(card.hp, int):
        return card.hp
    return card.hp[len(table.state.heroes) >= MANY_HEROES]


def health(table: SwordAndSorceryTable, body: Body) -> int:
    """HP left."""
    return max_hp(table, body) - body.wounds


def armor(
    table: SwordAndSorceryTable, body: Body, loadout: Loadout | None = None, foe: Foe | None = None
) -> int:
    """The armor value now; none while knocked down (SS-DEFENCE-4, SS-RULE-45)."""
    if body.down:
        return 0
    if type(body) is Hero:
        loadout = loadout or loadout_of(table, body)
        value = _as_now(table, body, loadout, "armor", loadout.armor)
    elif type(body) is Ally:
        value = bonus(table, body, "armor") + table.content.companions[body.card].armor
    else:
        foe = foe or foe_of(table.state, body.id)
        value = bonus(table, body, "armor") + (enemy_stats_of(table, foe).armor if foe is not None else 0)
    if body.injuries and "armor" in injuries(table, body):
        value -= 1
    return value if value > 0 else 0


def defence(
    table: SwordAndSorceryTable, body: Body, loadout: Loadout | None = None, foe: Foe | None = None
) -> int:
    """The most defence dice; a hero without armor rolls one (SS-ARMOR-3)."""
    if type(body) is Hero:
        loadout = loadout or loadout_of(table, body)
        return _as_now(table, body, loadout, "defence", loadout.defence)
    value = bonus(table, body, "defence")
    if type(body) is Ally:
        return value + table.content.companions[body.card].defence
    foe = foe or foe_of(table.state, body.id)
    return value + (enemy_stats_of(table, foe).defence if foe is not None else 0)


def full_shields(table: SwordAndSorceryTable, body: Body) -> int:
    """Magic shields of all sources (SS-ARMOR-9)."""
    if type(body) is Hero:
        loadout = loadout_of(table, body)
        return _as_now(table, body, loadout, "mshield", loadout.mshield + loadout.bonuses.get("mshield", 0))
    value = bonus(table, body, "mshield")
    if type(body) is Ally:
        return value
    foe = foe_of(table.state, body.id)
    return value + (enemy_stats_of(table, foe).mshield if foe is not None else 0)


def capacity(table: SwordAndSorceryTable, hero: Hero) -> int:
    """Items capacity (SS-HERO-7)."""
    if hero.ghost:
        return table.content.classes[hero.card].capacity
    loadout = loadout_of(table, hero)
    return _as_now(table, hero, loadout, "capacity", loadout.capacity)


def has_room(table: SwordAndSorceryTable, hero: Hero, count: int = 1) -> bool:
    """Is there room in the inventory for so many cards more (SS-HERO-7)?

    What is printed on the hero card is enough as a rule; only then the other cards are looked at.
    """
    full = len(hero.pack) + count
    if full <= table.content.room[hero.card] and not hero.boosts:
        return True
    return full <= capacity(table, hero)


def room(table: SwordAndSorceryTable, hero: Hero) -> int:
    """For how many cards there is room at least; exactly, where there is none."""
    left = table.content.room[hero.card] - len(hero.pack)
    if left > 0 and not hero.boosts:
        return left
    return capacity(table, hero) - len(hero.pack)


def is_flying(table: SwordAndSorceryTable, body: Body) -> bool:
    """Does the figure fly?"""
    if type(body) is Hero:
        return body.ghost or has_flag(table, body, "flying")
    if type(body) is Figure:
        foe = foe_of(table.state, body.id)
        return foe is not None and enemy_profile_of(table, foe).flying
    return False


def is_wounded(foe: Foe) -> bool:
    """Has any figure of the enemy a wound?"""
    return any(figure.wounds for figure in foe.figures)


def can_be_chosen(body: Body) -> bool:
    """May enemies choose this figure as a target (SS-TARGET-11)?"""
    return not body.hidden and not body.veil and not (type(body) is Hero and body.ghost)
