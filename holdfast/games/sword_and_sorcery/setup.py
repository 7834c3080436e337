"""Setting up a quest (SS-SETUP)."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from holdfast.games.sword_and_sorcery.caches import CACHES
from holdfast.games.sword_and_sorcery.content.campaign_map import NOTHING
from holdfast.games.sword_and_sorcery.content.cards import Content, copies
from holdfast.games.sword_and_sorcery.content.load import QUESTS, RETIRED_QUESTS
from holdfast.games.sword_and_sorcery.content.quest import Field
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.rules.enemy import spawning as foes
from holdfast.games.sword_and_sorcery.rules.hero.equipment_effects import fits_style
from holdfast.games.sword_and_sorcery.rules.hero.learning import owed
from holdfast.games.sword_and_sorcery.rules.quest import goods
from holdfast.games.sword_and_sorcery.state import (
    Figure,
    Foe,
    Hero,
    Pile,
    Shadow,
    SwordAndSorceryState,
    SwordAndSorceryTable,
    Visit,
    pile,
)
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.settings import Setting
from holdfast.kernel.table import Table

CLASSES = (
    "auriel-wizard",
    "auriel-sorceress",
    "ecarus-white-rose",
    "ecarus-black-rose",
    "laegon-archer",
    "laegon-ranger",
    "shae-rogue",
    "shae-assassin",
    "thorgar-cleric",
    "thorgar-runemaster",
)

OPPOSED = {"law": "chaos", "chaos": "law"}

DEFAULT_PARTY = 3
MIN_HEROES, MAX_HEROES = 2, 5

SETTINGS = (
    Setting(
        "quest", "one", QUESTS[0], values=QUESTS, retired=RETIRED_QUESTS, words="quest", rule="SS-SETUP-1"
    ),
    Setting("players", "number", 2, low=1, high=5),
    Setting("party", "number", None, low=2, high=5, chancy=True, usual=True, rule="SS-SETUP-6"),
    Setting("heroes", "many", None, values=CLASSES, chancy=True, words="class", rule="SS-SETUP-2"),
    Setting("soul_storm", "flag", False, rule="SS-ALIGN-7"),
    Setting("own_area_blocks", "flag", False, rule="SS-RULE-4"),
    Setting("strict_ties", "flag", False, rule="SS-RULE-95"),
    Setting("campaign", "flag", False, rule="SS-STASH-5"),
    Setting("shared_visit", "flag", False, rule="SS-EMPORIUM-1"),
    Setting("questions", "one", "brief", values=("brief", "all"), words="questions"),
)


def settings_of(content: Content) -> tuple[Setting, ...]:
    """The settings with the quests of that content: those of the campaign first."""
    caches = CACHES[content]
    if not caches.settings:
        others = sorted(set(content.fields) - {*content.campaign, *content.retired})
        quests = (*content.campaign, *others)
        quest, *rest = SETTINGS
        offered = structs.replace(
            quest, default=quests[0], values=quests, retired=tuple(sorted(content.retired))
        )
        caches.settings = offered, *rest
    return caches.settings


def hero_name(card: str) -> str:
    """The hero of a class.

    >>> hero_name("ecarus-white-rose")
    'ecarus'
    """
    return card.partition("-")[0]


def party_size(options: Mapping[str, Any]) -> int:
    """How many heroes set out: as many as are told or named, else three, and one for each player."""
    if options["party"] is not None:
        size: int = options["party"]
        return size
    if options["heroes"] is not None:
        return len(options["heroes"])
    players: int = options["players"]
    return max(players, DEFAULT_PARTY)


def option_faults(options: Mapping[str, Any], content: Content) -> Iterator[Fault]:
    """Players, heroes and alignments that do not go together."""
    size = party_size(options)
    if not MIN_HEROES <= size <= MAX_HEROES:
        yield Fault("out-of-range", "heroes", {"value": size, "low": MIN_HEROES, "high": MAX_HEROES})
    if options["players"] > size:
        yield Fault("more-players-than-heroes", "players", {"players": options["players"], "heroes": size})
    chosen = options["heroes"]
    if chosen is None:
        return
    if len(chosen) != size:
        yield Fault("wrong-count", "heroes", {"count": len(chosen), "wanted": size})
    names = [hero_name(card) for card in chosen]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield Fault("same-hero-twice", "heroes", {"hero": name}, "SS-SETUP-16")
    alignments = {content.classes[card].alignment for card in chosen if card in content.classes}
    if {"law", "chaos"} <= alignments and not options["soul_storm"]:
        yield Fault("law-and-chaos", "heroes", rule="SS-ALIGN-2")


def deal_heroes(options: Mapping[str, Any], content: Content, chance: Chance) -> list[str]:
    """The classes that were chosen, or such as may travel together (SS-ALIGN-2, SS-SETUP-16)."""
    if options["heroes"] is not None:
        return list(options["heroes"])
    chosen: list[str] = []
    fitting = list(CLASSES)
    for _ in range(party_size(options)):
        card = chance.pick("hero", fitting)
        chosen.append(card)
        unfit = _unfit(content, card, options["soul_storm"])
        fitting = [other for other in fitting if other not in unfit]
    return chosen


def _unfit(content: Content, card: str, soul_storm: bool) -> frozenset[str]:
    """The classes that may not travel with this one."""
    key, known = (card, soul_storm), CACHES[content].unfit_classes
    found = known.get(key)
    if found is None:
        classes = content.classes
        against = OPPOSED.get(classes[card].alignment, "") if not soul_storm else ""
        same = {other for other in CLASSES if hero_name(other) == hero_name(card)}
        found = frozenset(same | {other for other in CLASSES if classes[other].alignment == against})
        known[key] = found
    return found


def set_up(options: Mapping[str, Any], content: Content, chance: Chance) -> SwordAndSorceryState:
    """The quest as its file lays it out."""
    field = content.fields[options["quest"]]
    quest = field.quest
    cards = deal_heroes(options, content, chance)
    heroes = [
        Hero(
            id=hero_name(card),
            card=card,
            seat=number * options["players"] // len(cards),
            area=quest.start[number % len(quest.start)],
            rank=quest.rank,
        )
        for number, card in enumerate(cards)
    ]
    state = lay_out(field, content, heroes)
    state.shards = quest.shards
    if not options["campaign"] and quest.alone != NOTHING:
        state.memory = state.memory_before = quest.alone
    table: SwordAndSorceryTable = Table(state, content, options, chance, quiet=True)
    for hero in heroes:
        state.gains += owed(table, hero, 0, hero.rank)
        hero.crowns = goods.take_from_bank(table, quest.crowns)
    state.soul_weapons = _soul_weapons(table, heroes)
    state.stash = content.pieces("stash")
    if quest.visit:
        state.visit = Visit([hero.id for hero in heroes])
    for entry in quest.foes:
        if len(heroes) >= entry.heroes:
            place_foe(table, entry.scroll, entry.area)
    return state


def _soul_weapons(table: SwordAndSorceryTable, heroes: list[Hero]) -> list[str]:
    """The soul weapons that the style of some hero allows; listed once for each set of styles."""
    content = table.content
    styles = tuple(sorted({content.classes[hero.card].style for hero in heroes}))
    known = CACHES[content].soul_weapons
    found = known.get(styles)
    if found is None:
        pieces = [(piece, content.item(piece)) for piece in content.pieces("soul-weapon")]
        found = known[styles] = [
            piece for piece, item in pieces if any(fits_style(style, item) for style in styles)
        ]
    return list(found)


def place_foe(table: SwordAndSorceryTable, scroll: str, area: str) -> None:
    """An enemy that is on the map from the beginning: a boss, or a card taken out of the deck."""
    state, content = table.state, table.content
    if scroll in content.bosses:
        side = content.bosses[scroll].sides[0].id
        foe = Foe(card=scroll, scroll=side, figures=[Figure(id=scroll, area=area)], boss=True)
        state.foes.append(foe)
        foes.charge(table, foe)
        return
    pool = state.enemies.deck.pools["all"]
    card = next((card for card in pool if content.enemies[card].scroll == scroll), None)
    if card is not None:
        pool.remove(card)
        layer = state.enemies.deck.layers[0]
        layer.count -= 1
        if not layer.count:
            state.enemies.deck.layers = []
        foes.put_into_play(table, card, area)


def lay_out(field: Field, content: Content, heroes: list[Hero]) -> SwordAndSorceryState:
    """The map, the decks and everything that lies on the map, for so many heroes.

    It is laid out once for each number of heroes; every game begins with a copy. The names of the cards are
    shared by all: what is looked up by them is found at once.
    """
    key, known = (field.quest.id, len(heroes)), CACHES[content].first_layouts
    laid = known.get(key)
    if laid is None:
        laid = known[key] = _first_layout(field, content, len(heroes))
    return _laid_again(laid, heroes)


def _laid_again(laid: SwordAndSorceryState, heroes: list[Hero]) -> SwordAndSorceryState:
    """A copy of a first layout: everything that it tells."""
    return SwordAndSorceryState(
        quest=laid.quest,
        heroes=heroes,
        closed=laid.closed,
        locks=laid.locks.copy(),
        gates=laid.gates.copy(),
        shrines=laid.shrines.copy(),
        chests=laid.chests.copy(),
        search=laid.search.copy(),
        waypoints=laid.waypoints.copy(),
        keys=laid.keys.copy(),
        stories=laid.stories.copy(),
        shadows=laid.shadows.copy(),
        bank=laid.bank,
        time=laid.time,
        events=_same_deck(laid.events),
        enemies=Pile(_same_deck(laid.enemies.deck)),
        encounters=Pile(_same_deck(laid.encounters.deck)),
        enemy_powers=Pile(_same_deck(laid.enemy_powers.deck)),
        traps=Pile(_same_deck(laid.traps.deck)),
        treasures=Pile(_same_deck(laid.treasures.deck)),
        crits=Pile(_same_deck(laid.crits.deck)),
        loot=Pile(_same_deck(laid.loot.deck)),
        shadow_tokens=Pile(_same_deck(laid.shadow_tokens.deck)),
        emporium=laid.emporium,
        set_aside=laid.set_aside.copy(),
        enemies_aside=laid.enemies_aside.copy(),
    )


def _same_deck(deck: Deck) -> Deck:
    """A copy of a deck of which nobody knows the order yet."""
    pools: dict[str, list[str]] = {}
    layers: list[Layer] = []
    for name, cards in deck.pools.items():
        pools[name] = cards.copy()
    for layer in deck.layers:
        layers.append(Layer(layer.pool, layer.count))
    return Deck(pools, layers)


def _first_layout(field: Field, content: Content, count: int) -> SwordAndSorceryState:
    quest = field.quest
    shadows = [Shadow(entry.area) for entry in quest.shadows if count >= entry.heroes]
    return SwordAndSorceryState(
        quest=quest.id,
        heroes=[],
        closed=tuple(sorted(field.closed_at_first())),
        locks={
            **{id: door.lock for id, door in quest.doors.items() if door.lock},
            **{chest.id: chest.lock for chest in quest.chests if chest.lock},
        },
        gates={gate.id: gate.active for gate in quest.gates},
        shrines={shrine.area: shrine.active for shrine in quest.shrines},
        chests=[chest.id for chest in quest.chests],
        search={entry.area: entry.token for entry in quest.search},
        waypoints=[waypoint.id for waypoint in quest.waypoints if waypoint.active],
        keys={key.colour: key.area for key in quest.keys},
        stories={story.area: story.id for story in quest.stories if story.area},
        shadows=shadows,
        bank=content.supplies.worth,
        time=quest.begins,
        events=event_deck(field),
        enemies=pile(list(quest.enemies)),
        encounters=_supply(content.encounters),
        enemy_powers=_supply(content.enemy_powers),
        traps=_supply(content.traps),
        treasures=pile([one for one in content.pieces("treasure") if content.item(one).act <= quest.act]),
        crits=_supply(content.crits),
        loot=_supply(content.loot),
        shadow_tokens=pile(
            [name for kind, number in quest.shadow_supply.items() for name in copies(kind, number)]
        ),
        emporium=content.pieces("emporium"),
        set_aside=list(content.pieces("quest")),
        enemies_aside=list(quest.aside),
    )


def event_deck(field: Field) -> Deck:
    """The blocks of the quest, each shuffled by itself, the first on top."""
    blocks = [list(block) for block in field.quest.events]
    pools = {str(number): block for number, block in enumerate(blocks, 1)}
    return Deck(pools, [Layer(name, len(block)) for name, block in pools.items() if block])


def _supply(entries: Mapping[str, Any]) -> Pile:
    """All cards or tokens of a kind."""
    return pile([card for entry in entries.values() for card in copies(entry.id, entry.copies)])
