"""What a party may be proud of after a quest."""

from collections.abc import Iterable

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import party_alignment
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryState
from holdfast.kernel.deeds import Deed, FinishedGame

LAST = "twice-crowned"
FULL_PARTY = 5
NIGHT = "night"


def _state(game: FinishedGame) -> SwordAndSorceryState:
    state: SwordAndSorceryState = game.state
    return state


def _content(game: FinishedGame) -> Content:
    content: Content = game.content
    return content


def _heroes(game: FinishedGame) -> list[Hero]:
    return _state(game).heroes


def _quest(game: FinishedGame) -> str:
    return _state(game).quest


def _won_quest(id: str, icon: str) -> Deed:
    return Deed(f"quest-{id}", icon, lambda game: game.won and _quest(game) == id)


def _of_the_road(game: FinishedGame, counts: bool) -> Iterable[str]:
    """The quest, if it belongs to the campaign of today."""
    return (_quest(game),) if counts and _quest(game) in _content(game).campaign else ()


def _classes(game: FinishedGame) -> Iterable[str]:
    return (hero.card for hero in _heroes(game)) if game.won else ()


def _killed(game: FinishedGame) -> Iterable[str]:
    """The kinds of enemies that died."""
    content = _content(game)
    for figure in game.values("enemy", "enemy-dies"):
        card = figure.partition("/")[0]
        entry = content.enemies.get(card)
        if entry is not None:
            yield entry.scroll


def _bosses(game: FinishedGame) -> Iterable[str]:
    return game.values("enemy", "enemy-dies").intersection(_content(game).bosses)


def _hardest_blow(game: FinishedGame) -> int:
    """The most wounds that one blow has dealt to an enemy."""
    heroes = {hero.id for hero in _heroes(game)}
    return max(
        (one.data["count"] for one in game.all("damage") if one.data["figure"] not in heroes), default=0
    )


def _most_killed_in_a_turn(game: FinishedGame) -> int:
    most = killed = 0
    for event in game.all("turn", "enemy-dies"):
        killed = 0 if event.what == "turn" else killed + 1
        most = max(most, killed)
    return most


def _no_ghost(game: FinishedGame) -> bool:
    return game.won and not game.happened("ghost")


def _campaign(game: FinishedGame) -> bool:
    return bool(game.options.get("campaign"))


def _alignment(side: str) -> Deed:
    def of(game: FinishedGame) -> bool:
        memory = _state(game).memory
        ended = game.won and _campaign(game) and _quest(game) == LAST
        return ended and memory is not None and party_alignment(memory.alignment) == side

    icons = {"law": "law-star", "neutral": "yin-yang", "chaos": "cursed-star"}
    return Deed(f"end-{side}", icons.get(side, ""), of)


def _crowns(game: FinishedGame) -> int:
    return sum(hero.crowns for hero in _heroes(game))


def _treasures(game: FinishedGame) -> Iterable[str]:
    return {item.partition(".")[0] for item in game.values("item", "treasure")}


DEEDS: tuple[Deed, ...] = (
    Deed("first-victory", "laurel-crown", lambda game: game.won),
    _won_quest("waking-chapel", "church"),
    _won_quest("rising-water", "big-wave"),
    _won_quest("beacon-pass", "lighthouse"),
    _won_quest("silent-quarry", "mining"),
    _won_quest("troll-toll", "stone-bridge"),
    _won_quest("nameless-mines", "mine-wagon"),
    _won_quest("kings-gate", "castle"),
    _won_quest("twice-crowned", "queen-crown"),
    Deed("every-quest", "trail", lambda game: _of_the_road(game, game.won), 8),
    Deed("campaign", "laurels-trophy", lambda game: game.won and _campaign(game) and _quest(game) == LAST),
    _alignment("law"),
    _alignment("neutral"),
    _alignment("chaos"),
    Deed("no-ghost", "heart-shield", _no_ghost),
    Deed("road-without-ghosts", "angel-wings", lambda game: _of_the_road(game, _no_ghost(game)), 6),
    Deed("every-feat", "medal", lambda game: game.values("achievement", "achievement"), 8),
    Deed("every-class", "dragon-shield", _classes, 10),
    Deed("full-party", "team-idea", lambda game: game.won and len(_heroes(game)) == FULL_PARTY),
    Deed("two-heroes", "shaking-hands", lambda game: game.won and len(_heroes(game)) == 2),
    Deed("ten-quests", "campfire", lambda game: game.itself(game.outcome.reason != "given-up"), 10),
    Deed("ten-victories", "laurels", lambda game: game.itself(game.won), 10),
    Deed("bestiary", "spell-book", _killed, 18),
    Deed("boss-slain", "crowned-skull", lambda game: bool(list(_bosses(game)))),
    Deed("three-at-once", "crossed-swords", lambda game: _most_killed_in_a_turn(game) >= 3),
    Deed("hard-blow", "thor-hammer", lambda game: _hardest_blow(game) >= 8),
    Deed("crits", "bleeding-wound", lambda game: game.count("crit") >= 15),
    Deed("night-watch", "moon", lambda game: game.won and game.happened("time", time=NIGHT)),
    Deed("chests", "open-treasure-chest", lambda game: game.count("opens-chest") >= 2),
    Deed("treasures", "swap-bag", _treasures, 20),
    Deed("rich", "two-coins", lambda game: game.won and _crowns(game) >= 150),
    Deed("customer", "shop", lambda game: game.count("buys") >= 8),
    Deed("gambler", "rolling-dices", lambda game: game.happened("gambles", won=True)),
    Deed("companion", "wolf-head", lambda game: game.count("companion-acts") >= 5),
    Deed("back-from-the-dead", "raise-zombie", lambda game: game.won and game.happened("resurrected")),
    Deed("lightning-quest", "sprint", lambda game: game.won and game.rounds <= 8),
    Deed("long-quest", "sands-of-time", lambda game: game.won and game.rounds >= 16),
)
"""In the order in which they are shown."""
