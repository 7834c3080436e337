"""An update stays small: under ten thousand bytes, before anything compresses it.

A choice of Sword & Sorcery may end the turns of all enemies, with a view between any two events; those
updates stay that small as they are sent, compressed.
"""

import random
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets import Origin
from websockets.sync.client import connect

import holdfast
from holdfast import bots
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Game
from holdfast.kernel.question import Option
from holdfast.server.socket.broadcast import Broadcaster
from holdfast.server.storage.rows import Move, SeatRow, TableRow
from holdfast.server.tables.live_game import LiveGame
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.seats import Participant
from tests.server.running import server

LIMIT = 10_000
GAMES: dict[str, list[dict[str, Any]]] = {
    "last-bastion": [
        {"players": players, "level": level} for players in (1, 4) for level in ("novice", "heroic")
    ],
    "bastion": [
        {"edition": edition, "players": players, "mode": "level", "level": "extreme"}
        for edition in ("2015", "2018")
        for players in (1, 4)
    ]
    + [
        {"edition": "2015", "players": 2, "mode": "scenario", "scenario": "impossible-siege"},
        {"edition": "2015", "players": 4, "mode": "scenario", "scenario": "siege-of-the-shapeshifters"},
        {"edition": "2018", "players": 4, "mode": "scenario", "scenario": "belated-arrival"},
    ],
}

QUESTS: list[dict[str, Any]] = [
    {"quest": "waking-chapel", "party": 2, "players": 2},
    {"quest": "twice-crowned", "party": 5, "players": 5},
]
WINDOW = -zlib.MAX_WBITS
MOST_CHOICES = 400


class Listener:
    """Hears what a participant is told, and keeps the largest of it."""

    def __init__(self, participant: Participant) -> None:
        self.participant = participant
        self.largest = b""

    def send(self, message: bytes) -> None:
        self.largest = max(self.largest, message, key=len)

    def leave(self, error: HoldfastError) -> None:
        raise error


class Sitting:
    """A game, told to an onlooker, to each seat alone, and to all seats round one screen."""

    def __init__(self, game: Game) -> None:
        _ = game.question
        self.game = game
        self.live_game = LiveGame(game)
        self.live_game.films = True
        alone = [f"key {seat}" for seat in range(game.seats)]
        together = ["host"] * game.seats
        self.tables = [self._table(keys) for keys in (alone, together)]

    def _table(self, keys: list[str]) -> tuple[LoadedTable, Broadcaster]:
        row = TableRow(
            "t",
            self.game.rules.id,
            1,
            "",
            dict(self.game.options),
            0,
            [],
            None,
            "",
            "anything",
            False,
            "",
            "o",
            0,
        )
        seats = [SeatRow(seat, "person", "A person of some name", "", key) for seat, key in enumerate(keys)]
        loaded, broadcaster = LoadedTable(row, seats, self.live_game), Broadcaster(lambda: None)
        broadcaster.subscribers += [Listener(Participant(key)) for key in {*keys, "o"}]
        broadcaster.send_updates(loaded, 0)
        for one in broadcaster.subscribers:
            assert isinstance(one, Listener)
            one.largest = b""
        return loaded, broadcaster

    def choose(self, option: Option) -> None:
        position = self.live_game.choices
        data = self.live_game.choose(option.id, option.seat)
        self._note(Move(self.live_game.number + 1, "choice", option.seat, data), position)

    def undo(self, to: int) -> None:
        self._note(Move(self.live_game.number + 1, "undo", 0, self.live_game.take_back(to)), to)

    def _note(self, move: Move, position: int) -> None:
        self.live_game.note(move, position)
        for loaded, broadcaster in self.tables:
            broadcaster.send_updates(loaded, move.number - 1)
        self.live_game.frames = []

    @property
    def largest(self) -> bytes:
        heard = [one for _, broadcaster in self.tables for one in broadcaster.subscribers]
        return max((one.largest for one in heard if isinstance(one, Listener)), key=len)

    def check(self) -> None:
        """Where an update is too large, say what makes it so."""
        told = msgspec.json.decode(self.largest)
        parts = {name: len(msgspec.json.encode(part)) for name, part in told.items()}
        assert len(self.largest) < LIMIT, parts


def play(options: dict[str, Any], game: str, seed: int, choose: Callable[[Game], Option]) -> Sitting:
    sitting = Sitting(holdfast.new(game, options, seed))
    while sitting.game.question is not None:
        sitting.choose(choose(sitting.game))
    return sitting


def anything(luck: random.Random) -> Callable[[Game], Option]:
    def choose(game: Game) -> Option:
        assert game.question is not None
        return luck.choice(list(game.question.choices))

    return choose


def sensible(seed: int) -> Callable[[Game], Option]:
    bot = bots.bot("greedy", seed)

    def choose(game: Game) -> Option:
        assert game.question is not None
        return bot.choose(game, game.question.choices)

    return choose


@pytest.mark.parametrize("game", GAMES)
def test_no_update_of_whole_games_is_large(game: str) -> None:
    for number, options in enumerate(GAMES[game]):
        sitting = play(options, game, number, anything(random.Random(number)))
        sitting.undo(0)
        sitting.check()


@pytest.mark.parametrize("options", QUESTS, ids=lambda one: str(one["quest"]))
def test_no_update_of_a_quest_is_large_as_it_is_sent(options: dict[str, Any]) -> None:
    sitting, choose = Sitting(holdfast.new("sword-and-sorcery", options, 3)), anything(random.Random(1))
    for _ in range(MOST_CHOICES):
        if sitting.game.question is None:
            break
        sitting.choose(choose(sitting.game))
    compressor = zlib.compressobj(wbits=WINDOW)
    sent = compressor.compress(sitting.largest) + compressor.flush(zlib.Z_SYNC_FLUSH)
    assert len(sent) < LIMIT


def test_updates_are_sent_compressed(tmp_path: Path) -> None:
    with server(str(tmp_path / "tables.sqlite3")) as house:
        table = house.post("/api/tables", {"game": "bastion"})
        address = f"{house.address.replace('http://', 'ws://')}/api/tables/{table['id']}/live"
        with connect(address, origin=Origin(house.address), open_timeout=None, proxy=None) as connection:
            assert connection.response is not None
            assert "permessage-deflate" in connection.response.headers["Sec-WebSocket-Extensions"]


@pytest.mark.parametrize("game", GAMES)
def test_no_update_of_a_sensible_game_is_large(game: str) -> None:
    options = GAMES[game][-1]
    sitting = play(options, game, 5, sensible(5))
    luck = random.Random(5)
    for _ in range(5):
        sitting.undo(luck.randrange(len(sitting.game.history)))
        sitting.choose(sensible(6)(sitting.game))
    sitting.check()
