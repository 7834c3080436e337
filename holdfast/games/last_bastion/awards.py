"""What a team may be proud of after a siege."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from holdfast.games.last_bastion.state import Hero, LastBastionState
from holdfast.kernel.awards import Award, FinishedGame
from holdfast.kernel.event import Event

BEATEN = ("defeated", "slain")
DOWN = ("eliminated", "died")
EVIL_GOES = ("evil-off-hero", "evil-off-tile", "evil-off-card", "evil-leaves-card")


def _state(game: FinishedGame) -> LastBastionState:
    state: LastBastionState = game.state
    return state


def _heroes(game: FinishedGame) -> list[Hero]:
    return _state(game).heroes


def _of_level(level: str, icon: str) -> Award:
    return Award(f"victory-{level}", icon, lambda game: game.won and game.options["level"] == level)


def _heroes_that_won(game: FinishedGame) -> Iterable[str]:
    return (hero.id for hero in _heroes(game)) if game.won else ()


def _cards_beaten(game: FinishedGame, dealt: Iterable[str]) -> Iterable[str]:
    return game.values("card", *BEATEN).intersection(dealt)


def _fights(game: FinishedGame) -> Iterator[tuple[Event, list[Event]]]:
    """Each fight with what happened until the next one."""
    fight: Event | None = None
    followed: list[Event] = []
    for event in game.events:
        if event.what == "fight":
            if fight is not None:
                yield fight, followed
            fight, followed = event, []
        elif fight is not None:
            followed.append(event)
    if fight is not None:
        yield fight, followed


def _two_at_once(game: FinishedGame) -> bool:
    for fight, followed in _fights(game):
        beaten = {event.data["card"] for event in followed if event.what == "defeated"}
        if len(beaten.intersection(fight.data["cards"])) >= 2:
            return True
    return False


def _fights_won_in_a_row(game: FinishedGame) -> int:
    results = (event.what for event in game.all("defeated", "fight-lost"))
    return max((len(list(row)) for what, row in groupby(results) if what == "defeated"), default=0)


def _most_beaten_by_one(game: FinishedGame) -> int:
    return max((game.count("defeated", hero=hero.id) for hero in _heroes(game)), default=0)


def _brought_back(game: FinishedGame) -> bool:
    """A hero was eliminated, came back, and was there at the victory."""
    fallen = game.values("hero", "eliminated")
    return game.won and any(hero.id in fallen and hero.in_play for hero in _heroes(game))


def _score(game: FinishedGame) -> int:
    return game.outcome.score or 0


AWARDS: tuple[Award, ...] = (
    Award("first-victory", "laurel-crown", lambda game: game.won),
    _of_level("novice", "rank-1"),
    _of_level("normal", "rank-2"),
    _of_level("hard", "rank-3"),
    _of_level("heroic", "trophy"),
    Award("alone", "person", lambda game: game.won and len(_heroes(game)) == 1),
    Award("every-company", "team-idea", lambda game: (str(len(_heroes(game))),) if game.won else (), 4),
    Award("every-hero", "dragon-shield", _heroes_that_won, 8),
    Award("ten-sieges", "castle", lambda game: game.itself(game.outcome.reason != "given-up"), 10),
    Award("ten-victories", "laurels", lambda game: game.itself(game.won), 10),
    Award("fifty-victories", "laurels-trophy", lambda game: game.itself(game.won), 50),
    Award("every-warlord", "crowned-skull", lambda game: _cards_beaten(game, game.content.warlords), 10),
    Award("every-monster", "spell-book", lambda game: _cards_beaten(game, game.content.monsters), 50),
    Award("every-tile", "village", lambda game: game.values("tile", "activate", "call"), 9),
    Award("every-standard", "knight-banner", lambda game: game.values("colour", "standard"), 5),
    Award("nobody-down", "linked-rings", lambda game: game.won and not game.happened(*DOWN)),
    Award("hardly-a-scratch", "shield-reflect", lambda game: game.won and game.count("lose-life") <= 8),
    Award(
        "last-breath",
        "heart-drop",
        lambda game: game.won and any(hero.in_play and hero.life == 1 for hero in _heroes(game)),
    ),
    Award("empty-reserve", "broken-heart", lambda game: game.won and _state(game).life == 0),
    Award("brought-back", "raise-zombie", _brought_back),
    Award("no-evil-left", "sunrise", lambda game: game.won and _state(game).evil_figures() == 0),
    Award("in-the-grip", "evil-tower", lambda game: game.won and len(_state(game).evil) >= 2),
    Award("cleanser", "holy-water", lambda game: game.count(*EVIL_GOES) >= 8),
    Award("silent-bugle", "silence", lambda game: game.won and not game.happened("call")),
    Award("bugler", "bugle-call", lambda game: game.won and game.count("call") >= 6),
    Award("healer", "healing", lambda game: game.won and game.count("healed") >= 2),
    Award("nets", "fishing-net", lambda game: game.won and game.count("net") >= 3),
    Award("trapper", "wolf-trap", lambda game: game.won and game.count("trapped") >= 2),
    Award("two-at-once", "crossed-swords", _two_at_once),
    Award("winning-streak", "sword-clash", lambda game: _fights_won_in_a_row(game) >= 6),
    Award("slayer", "decapitation", lambda game: _most_beaten_by_one(game) >= 10),
    Award("decay", "rolling-dices", lambda game: game.won and game.count("decay") >= 12),
    Award("lightning-siege", "sprint", lambda game: game.won and game.rounds <= 15),
    Award("long-siege", "sands-of-time", lambda game: game.won and game.rounds >= 30),
    Award("high-score", "star-medal", lambda game: _score(game) >= 14),
    Award("highest-score", "star-struck", lambda game: _score(game) >= 20),
)
"""In the order in which they are shown."""
