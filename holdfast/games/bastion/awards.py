"""What a company may be proud of after a siege."""

from collections.abc import Callable, Iterable

from holdfast.games.bastion.content.schema import EnemyCard
from holdfast.games.bastion.state import BastionState
from holdfast.kernel.awards import Award, FinishedGame
from holdfast.kernel.event import Event

SPELLS_CAST = ("cast", "cast-copy")
RITUAL_KINDS = 5


def _state(game: FinishedGame) -> BastionState:
    state: BastionState = game.state
    return state


def _of_mode(mode: str, icon: str) -> Award:
    return Award(f"victory-{mode}", icon, lambda game: game.won and game.options["mode"] == mode)


def _of_level(level: str, icon: str) -> Award:
    def of(game: FinishedGame) -> bool:
        return game.won and game.options["mode"] == "level" and game.options["level"] == level

    return Award(f"victory-{level}", icon, of)


def _of_edition(edition: str, icon: str) -> Award:
    return Award(f"edition-{edition}", icon, lambda game: game.won and game.options["edition"] == edition)


def _beaten(game: FinishedGame) -> Iterable[EnemyCard]:
    """Every enemy that was defeated."""
    cards: dict[str, EnemyCard] = game.content.cards
    return [cards[id] for event in game.all("defeat") for id in event.data["cards"]]


def _families(game: FinishedGame, of: Iterable[str]) -> Iterable[str]:
    return {card.family for card in _beaten(game)}.intersection(of)


def _how_many(game: FinishedGame, test: Callable[[EnemyCard], bool]) -> int:
    return sum(test(card) for card in _beaten(game))


def _largest_host(game: FinishedGame) -> int:
    return max((len(event.data["cards"]) for event in game.all("defeat")), default=0)


def _mana(event: Event) -> int:
    return sum(event.data["mana"].values())


def _dearest(game: FinishedGame) -> int:
    return max((_mana(event) for event in game.all("pay")), default=0)


def _free_of_charge(game: FinishedGame) -> bool:
    """An enemy defeated by spells and allies alone."""
    return any(_mana(event) == 0 for event in game.all("pay"))


def _most_in_a_turn(game: FinishedGame) -> int:
    most = beaten = 0
    for event in game.all("turn", "defeat"):
        beaten = 0 if event.what == "turn" else beaten + len(event.data["cards"])
        most = max(most, beaten)
    return most


def _defenders(game: FinishedGame) -> Iterable[str]:
    return (one.id for one in _state(game).defenders) if game.won else ()


def _scenario(game: FinishedGame) -> Iterable[str]:
    scenario = _state(game).scenario
    return (scenario,) if game.won and scenario else ()


def _rituals(game: FinishedGame) -> Iterable[str]:
    return {game.content.rituals[id].kind for id in game.values("ritual", "perform", "build")}


def _together(game: FinishedGame) -> bool:
    """Everybody has defeated somebody."""
    seats = {event.seat for event in game.all("defeat")}
    return game.won and game.seats > 1 and seats.issuperset(range(game.seats))


def _mana_left(game: FinishedGame) -> int:
    return sum(sum(one.pool) for one in _state(game).defenders)


def _nobody_inside(game: FinishedGame) -> bool:
    return not _state(game).citadel and not any(_state(game).squares.values())


AWARDS: tuple[Award, ...] = (
    Award("first-victory", "laurel-crown", lambda game: game.won),
    _of_mode("training", "archery-target"),
    _of_mode("level", "castle"),
    _of_mode("scenario", "scroll-unfurled"),
    _of_mode("custom", "card-draw"),
    _of_level("easy", "rank-1"),
    _of_level("medium", "rank-2"),
    _of_level("hard", "rank-3"),
    _of_level("extreme", "trophy"),
    _of_edition("2015", "stone-tablet"),
    _of_edition("2018", "book-cover"),
    Award("every-scenario", "scroll-quill", _scenario, 11),
    Award("alone", "person", lambda game: game.won and game.seats == 1),
    Award("every-company", "team-idea", lambda game: (str(game.seats),) if game.won else (), 4),
    Award("every-defender", "wizard-staff", _defenders, 4),
    Award("ten-sieges", "stone-wall", lambda game: game.itself(game.outcome.reason != "given-up"), 10),
    Award("ten-victories", "laurels", lambda game: game.itself(game.won), 10),
    Award("fifty-victories", "laurels-trophy", lambda game: game.itself(game.won), 50),
    Award("every-class", "spell-book", lambda game: _families(game, game.content.classes), 12),
    Award("every-legend", "crowned-skull", lambda game: _families(game, game.content.legends), 10),
    Award("dragon-slayer", "dragon-head", lambda game: bool(_families(game, ("dragon",)))),
    Award("giants", "giant", lambda game: _how_many(game, lambda card: card.giant) >= 2),
    Award("archmages", "warlock-hood", lambda game: _how_many(game, lambda card: card.blocks >= 0) >= 2),
    Award("fowler", "bat-wing", lambda game: _how_many(game, lambda card: card.flyer) >= 4),
    Award("host", "swordman", lambda game: _largest_host(game) >= 3),
    Award("two-birds", "crossed-swords", lambda game: _most_in_a_turn(game) >= 3),
    Award("dearest", "gems", lambda game: _dearest(game) >= 9),
    Award("free-of-charge", "open-palm", _free_of_charge),
    Award("every-spell", "magic-swirl", lambda game: game.values("spell", *SPELLS_CAST), 11),
    Award("spellbound", "bolt-spell-cast", lambda game: game.won and game.count(*SPELLS_CAST) >= 20),
    Award("no-spells", "silence", lambda game: game.won and not game.happened(*SPELLS_CAST)),
    Award("copied", "double-face-mask", lambda game: game.happened("cast-copy")),
    Award("thunder", "lightning-storm", lambda game: game.count(*SPELLS_CAST, spell="lightning") >= 3),
    Award("flames", "flame", lambda game: game.count(*SPELLS_CAST, spell="flame") >= 8),
    Award("rituals", "pentacle", _rituals, RITUAL_KINDS),
    Award("helping-hand", "shaking-hands", lambda game: game.won and game.happened("pledge", "pledge-for")),
    Award("together", "linked-rings", _together),
    Award("nobody-inside", "gate", lambda game: game.won and _nobody_inside(game)),
    Award("nothing-wasted", "droplets", lambda game: game.won and _mana_left(game) <= 2),
    Award("never-fled", "guards", lambda game: game.won and not game.happened("flee")),
)
"""In the order in which they are shown."""
