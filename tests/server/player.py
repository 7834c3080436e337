"""A client as a page would be: it keeps the view and the log by what it is told, and never guesses."""

import itertools
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from holdfast.server.protocol.view_diff import apply

Heard = dict[str, Any]


class Line(Protocol):
    """A live connection."""

    def send(self, message: str | bytes) -> None: ...
    def receive(self) -> str: ...


class Player:
    """One client at one table."""

    _ids = itertools.count()

    def __init__(self, line: Line, token: str, number: int = -1, log: list[Heard] | None = None) -> None:
        self.line = line
        self.token = token
        self.number = number
        self.log = log or []
        self.view: Any = None
        self.now: Heard = {}
        self.chat: list[Heard] = []
        self.signals: list[Heard] = []
        self.company: list[Heard] = []
        self.notes: list[Heard] = []
        self.acks: dict[str, Heard] = {}
        self.refusals: list[Heard] = []
        self.present: Heard = {}
        self.states = 0
        self.largest_update = 0
        self.send({"do": "sit", "token": token, "number": number})
        self.hear_until(lambda: bool(self.now))

    def send(self, message: object) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def receive(self) -> Heard:
        raw = self.line.receive()
        message: Heard = msgspec.json.decode(raw)
        match message["is"]:
            case "state":
                self.states += 1
                self.view = message["view"]
                self.present = message["present"]
                self._take(message)
                self.chat += message["chat"]
                self.company = message["company"]
            case "update" if message["since"] == self.number:
                self.largest_update = max(self.largest_update, len(raw))
                self.view = apply(self.view, message["changes"])
                self._take(message)
            case "update":
                assert message["number"] <= self.number, "a gap that nobody told of"
            case "ack":
                self.acks[message["id"]] = message
            case "refused":
                self.refusals.append(message)
            case "chat":
                self.chat += message["lines"]
            case "present":
                self.present = message
            case "signal":
                self.signals.append(message)
            case "company":
                self.company += message["lines"]
        return message

    def _take(self, message: Heard) -> None:
        self.number = message["number"]
        known = {} if message["is"] == "state" else {note["number"]: note for note in self.notes}
        self.notes = list((known | {note["number"]: note for note in message["notes"]}).values())
        self.now = {"table": self.now.get("table")} | message
        self.log = [line for line in self.log if line["at"] < message["log_from"]] + message["log"]

    def hear_until(self, met: Callable[[], bool]) -> None:
        while not met():
            self.receive()

    def hear_number(self, number: int) -> None:
        """Hear everything up to that move."""
        self.hear_until(lambda: self.number >= number)

    def request(self, do: str, **what: Any) -> Heard:
        """Send a request and receive its answer."""
        id = f"m{next(self._ids)}"
        return self.answer(self.ask(do, id, **what))

    def ask(self, do: str, id: str, **what: Any) -> str:
        self.send({"do": do, "id": id, **what})
        return id

    def answer(self, id: str) -> Heard:
        self.hear_until(lambda: id in self.acks or any(one["id"] == id for one in self.refusals))
        return self.acks.get(id) or next(one for one in self.refusals if one["id"] == id)

    def choose(self, choice: str) -> Heard:
        return self.request("choose", number=self.number, choice=choice)

    @property
    def options(self) -> list[str]:
        question = self.now["question"]
        return [option["id"] for option in question["options"]] if question else []

    @property
    def over(self) -> bool:
        return self.now["outcome"] is not None


def pick(options: list[str], number: int) -> str:
    """Some option, another one each time: a fixed order could promise help and take it back for ever."""
    return random.Random(number).choice(options)


def play_on(players: list[Player], most: int | None = None) -> None:
    """Play a game between these clients, to its end or for so many moves."""
    made = 0
    while True:
        number = max(player.number for player in players)
        for player in players:
            player.hear_number(number)
        if players[0].over or made == most:
            return
        actor = next(player for player in players if player.options)
        answer = actor.choose(pick(actor.options, actor.number))
        while answer["is"] == "refused" and answer["error"]["code"] == "too-many-requests":
            time.sleep(0.1)
            answer = actor.choose(pick(actor.options, actor.number))
        assert answer["is"] == "ack", answer
        made += 1
        players[0].hear_number(answer["number"])
