"""`python -m bench.walk`: the files of the server through which a fight runs, click to log line.

Every call of a function of this project counts, from the request until both players have their
update; where the next call is in another file, the walk changes files.
"""

import inspect
import tempfile
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

from litestar.testing import TestClient
from rich.console import Console
from rich.table import Table

import holdfast
from holdfast.server.app import make_app
from holdfast.server.config import ServerConfig

HERE = str(Path(holdfast.__file__).parent)
BEGUN = 8
"""A coroutine that is further than this goes on where it waited: no call."""
SETTINGS = {
    "game": "last-bastion",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "seed": 7,
}


class Walk:
    """The files that calls run through, in their order."""

    def __init__(self) -> None:
        self.files: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        name, flags = frame.f_code.co_filename, frame.f_code.co_flags
        resumed = flags & inspect.CO_COROUTINE and frame.f_lasti > BEGUN
        if event == "call" and name.startswith(HERE) and not resumed:
            self.files.append(name.removeprefix(f"{HERE}/"))

    @property
    def hops(self) -> int:
        """How often the next call is in another file."""
        return sum(one != other for one, other in pairwise(self.files))


class Client:
    """A player at the table: keeps the number of the last move and the options."""

    def __init__(self, session: Any, token: str) -> None:
        self._session = session
        self.number = -1
        self.options: list[str] = []
        self.log: list[str] = []
        self.send(do="sit", token=token, number=-1)
        self.hear(0)

    def send(self, **message: Any) -> None:
        """Send a request."""
        self._session.send_json(message)

    def hear(self, number: int) -> None:
        """Receive what comes until that move is known."""
        while self.number < number:
            message = self._session.receive_json()
            if message["is"] in {"state", "update"}:
                self.number = message["number"]
                question = message["question"] or {"options": []}
                self.options = [option["id"] for option in question["options"]]
                self.log = [line["what"] for line in message["log"]]


def choose(players: list[Client], choice: str) -> None:
    """One of the players chooses, and both hear of it."""
    actor = next(one for one in players if choice in one.options)
    number = actor.number
    actor.send(do="choose", id=f"m{number}", number=number, choice=choice)
    for player in players:
        player.hear(number + 1)


def fight() -> tuple[Walk, list[str]]:
    """Play until a fight is offered, then fight: the walk, and the log lines that the other player reads."""
    walk, watching = Walk(), False
    threading.setprofile(lambda *call: walk(*call) if watching else None)
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(make_app(ServerConfig(database=f"{folder}/tables.sqlite3", bot_pace=0.0))) as http,
    ):
        table = http.post("/api/tables", json=SETTINGS).json()
        tokens = [table["token"], *(friend["token"] for friend in table["friends"])]
        address = f"/api/tables/{table['id']}/live"
        with http.websocket_connect(address) as one, http.websocket_connect(address) as other:
            players = [Client(one, tokens[0]), Client(other, tokens[1])]
            while not (
                fights := [id for player in players for id in player.options if id.startswith("fight:")]
            ):
                choose(players, players[0].options[0] if players[0].options else players[1].options[0])
            watching = True
            choose(players, fights[0])
            watching = False
            reader = next(player for player in players if fights[0] not in player.options)
            return walk, reader.log


def main() -> None:
    """Print the files with the number of calls in each, and the sum."""
    walk, log = fight()
    table = Table("file", "calls")
    for name, count in Counter(walk.files).most_common():
        table.add_row(name, str(count))
    console = Console()
    console.print(table)
    console.print(f"{len(set(walk.files))} files, {len(walk.files)} calls, {walk.hops} changes of file")
    console.print("the other player reads:", ", ".join(log))


if __name__ == "__main__":
    main()
