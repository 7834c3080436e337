"""What a party may be proud of after a quest."""

from collections.abc import Iterable

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.vocabulary import party_alignment
from holdfast.games.sword_and_sorcery.state import Hero, SwordAndSorceryState
from holdfast.kernel.awards import Award, FinishedGame

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


def _won_quest(id: str, icon: str) -> Award:
    return Award(f"quest-{id}", icon, lambda game: game.won and _quest(game) == id)


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


def _alignment(side: str) -> Award:
    def of(game: FinishedGame) -> bool:
        memory = _state(game).memory
        ended = game.won and _campaign(game) and _quest(game) == LAST
        return ended and memory is not None and party_alignment(memory.alignment) == side

    icons = {"law": "law-star", "neutral": "yin-yang", "chaos": "cursed-star"}
    return Award(f"end-{side}", icons.get(side, ""), of)


def _crowns(game: FinishedGame) -> int:
    return sum(hero.crowns for hero in _heroes(game))


def _treasures(game: FinishedGame) -> Iterable[str]:
    return {item.partition(".")[0] for item in game.values("item", "treasure")}


AWARDS: tuple[Award, ...] = (
    Award("first-victory", "laurel-crown", lambda game: game.won),
    _won_quest("waking-chapel", "church"),
    _won_quest("rising-water", "big-wave"),
    _won_quest("beacon-pass", "lighthouse"),
    _won_quest("silent-quarry", "mining"),
    _won_quest("troll-toll", "stone-bridge"),
    _won_quest("nameless-mines", "mine-wagon"),
    _won_quest("kings-gate", "castle"),
    _won_quest("twice-crowned", "queen-crown"),
    Award("every-quest", "trail", lambda game: _of_the_road(game, game.won), 8),
    Award("campaign", "laurels-trophy", lambda game: game.won and _campaign(game) and _quest(game) == LAST),
    _alignment("law"),
    _alignment("neutral"),
    _alignment("chaos"),
    Award("no-ghost", "heart-shield", _no_ghost),
    Award("road-without-ghosts", "angel-wings", lambda game: _of_the_road(game, _no_ghost(game)), 6),
    Award("every-feat", "medal", lambda game: game.values("achievement", "achievement"), 8),
    Award("every-class", "dragon-shield", _classes, 10),
    Award("full-party", "team-idea", lambda game: game.won and len(_heroes(game)) == FULL_PARTY),
    Award("two-heroes", "shaking-hands", lambda game: game.won and len(_heroes(game)) == 2),
    Award("ten-quests", "campfire", lambda game: game.itself(game.outcome.reason != "given-up"), 10),
    Award("ten-victories", "laurels", lambda game: game.itself(game.won), 10),
    Award("bestiary", "spell-book", _killed, 18),
    Award("boss-slain", "crowned-skull", lambda game: bool(list(_bosses(game)))),
    Award("three-at-once", "crossed-swords", lambda game: _most_killed_in_a_turn(game) >= 3),
    Award("hard-blow", "thor-hammer", lambda game: _hardest_blow(game) >= 8),
    Award("crits", "bleeding-wound", lambda game: game.count("crit") >= 15),
    Award("night-watch", "moon", lambda game: game.won and game.happened("time", time=NIGHT)),
    Award("chests", "open-treasure-chest", lambda game: game.count("opens-chest") >= 2),
    Award("treasures", "swap-bag", _treasures, 20),
    Award("rich", "two-coins", lambda game: game.won and _crowns(game) >= 150),
    Award("customer", "shop", lambda game: game.count("buys") >= 8),
    Award("gambler", "rolling-dices", lambda game: game.happened("gambles", won=True)),
    Award("companion", "wolf-head", lambda game: game.count("companion-acts") >= 5),
    Award("back-from-the-dead", "raise-zombie", lambda game: game.won and game.happened("resurrected")),
    Award("lightning-quest", "sprint", lambda game: game.won and game.rounds <= 8),
    Award("long-quest", "sands-of-time", lambda game: game.won and game.rounds >= 16),
)
"""In the order in which they are shown."""
