"""Messages that no client of ours would send, and that nobody may send with any effect."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

Wish = dict[str, Any]

VERBS = ["choose", "undo", "orders", "sync", "say", "signal", "odds", "odds-all", "barred", "pause"]
VERBS += ["undo-limit", "new-link", "seat-bot", "rename", "sit", "", "drop table", "Choose"]
FIELDS = [
    "id",
    "number",
    "choice",
    "seat",
    "order",
    "unit",
    "grain",
    "to",
    "line",
    "text",
    "signal",
    "on",
    "paused",
]
FIELDS += ["undo_limit", "bot", "name", "token", "chat", "__proto__"]
HUGE = [2**31, 2**63, 2**64, -(2**63), 10**30, 10**9 + 1, -2]


class At(msgspec.Struct, frozen=True):
    """Where the table stands, for who wants to be just beside it."""

    number: int
    choices: int
    lines: int
    mine: list[str]
    others: list[str]
    heeded: Wish
    """A choice that was made already."""


def junk(chance: random.Random, at: At) -> Any:
    """Some value nobody expects there."""
    match chance.randrange(12):
        case 0:
            return None
        case 1:
            return chance.choice([True, False])
        case 2:
            return chance.choice([-1, 0, 1, *HUGE[:2]])
        case 3:
            return chance.random() * 1e300
        case 4:
            return "\u0000" * chance.randrange(5)
        case 5:
            return "x" * chance.choice([1, 401, 5000])
        case 6:
            return [junk(chance, at) for _ in range(chance.randrange(3))]
        case 7:
            return {chance.choice(FIELDS): junk(chance, at)}
        case 8:
            return chance.choice([*at.mine, *at.others])
        case 9:
            return chance.choice(["never", "nothing", "round", "random", "look", "999"])
        case 10:
            return "'; DROP TABLE moves; --"
        case _:
            return "<img src=x onerror=alert(1)>"


def not_json(chance: random.Random) -> str | bytes:
    """Bytes that are no message at all."""
    match chance.randrange(8):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        case 1:
            return chance.choice(["[", "{", '{"do":', "[{"]) * chance.choice([1, 50, 2500])
        case 2:
            return '{"do":"say","id":"' + "y" * 3000
        case 3:
            return '{"do":"say","id":"a","text":' + "[" * 6000 + "]" * 6000 + "}"
        case 4:
            return chance.choice(
                ["", "null", "true", "0", '""', "[]", "{}", "NaN", "Infinity", "-0", "\ufeff{}"]
            )
        case 5:
            return '{"do":"say","id":"a","text":"\\ud800"}'
        case 6:
            return b'{"do":"say","id":"\xff\xfe","text":"x"}'
        case _:
            return '{"do":"pause","id":"a","paused":1e400}'


def of_wrong_shape(chance: random.Random, at: At) -> Wish:
    """A right wish with one thing wrong about its form."""
    right: list[Wish] = [
        {"do": "choose", "id": "h", "number": at.number, "choice": at.mine[0]},
        {"do": "undo", "id": "h", "number": at.number},
        {"do": "orders", "id": "h", "number": at.number, "seat": 0, "order": "never"},
        {"do": "say", "id": "h", "text": "psst"},
        {"do": "signal", "id": "h", "signal": "look"},
        {"do": "pause", "id": "h", "paused": True},
        {"do": "undo-limit", "id": "h", "undo_limit": "nothing"},
        {"do": "new-link", "id": "h", "seat": 1},
        {"do": "seat-bot", "id": "h", "seat": 1},
        {"do": "rename", "id": "h", "name": "me"},
    ]
    wish = chance.choice(right)
    field = chance.choice([name for name in wish if name != "do"])
    match chance.randrange(5):
        case 0:
            del wish[field]
            if wish["do"] == "undo" and field != "id":
                del wish["id"]
        case 1:
            wish[field] = chance.choice([[], {}, [wish[field]], {"a": wish[field]}, 0.5, 1e308])
        case 2:
            wish["x" if chance.random() < 0.5 else "__proto__"] = 1
        case 3:
            wish["id"] = chance.choice(["", "x" * 65, 7, None, ["h"]])
        case _:
            wish["do"] = chance.choice(["sit", "Choose", "choose ", "", "state", "ack", "constructor"])
    return wish


def out_of_place(chance: random.Random, at: At, id: str) -> Wish:
    """A wish of the right form that is too late, too early, for another's seat, or for what is not there."""
    other = chance.choice([-1, *range(at.number), at.number + 1, 999_999])
    wishes: list[Callable[[], Wish]] = [
        lambda: {"do": "choose", "number": other, "choice": chance.choice(at.mine)},
        lambda: {"do": "choose", "number": at.number, "choice": "fly:moon"},
        lambda: {"do": "choose", "number": at.number, "choice": chance.choice(at.mine) + "x"},
        lambda: {"do": "choose", "number": at.number, "choice": chance.choice(at.others)},
        lambda: {
            "do": "undo",
            "number": other,
            "unit": chance.choice(["choice", "action", "turn", "round"]),
        },
        lambda: {"do": "undo", "number": at.number, "to": chance.choice([-1, at.choices, at.choices + 7])},
        lambda: {"do": "undo", "number": at.number, "line": chance.choice([-1, at.lines, 10**9])},
        lambda: {"do": "orders", "number": at.number, "seat": chance.choice([1, 2, 99]), "order": "never"},
        lambda: {"do": "orders", "number": other, "seat": 0, "order": "save"},
        lambda: {"do": "say", "text": "x" * 501},
        lambda: {"do": "say", "text": ""},
        lambda: {"do": "signal", "signal": "shout"},
        lambda: {"do": "signal", "signal": "look", "on": ["x"] * 11},
        lambda: {"do": "new-link", "seat": chance.choice([2, 50, 99, 100, -1])},
        lambda: {"do": "seat-bot", "seat": chance.choice([2, 99])},
        lambda: {"do": "seat-bot", "seat": 1, "bot": "nobody"},
        lambda: {"do": "rename", "name": "x" * 61},
        lambda: {"do": "undo-limit", "undo_limit": "everything"},
        lambda: {"do": "odds", "choice": "x" * 401},
        lambda: {"do": "odds", "choice": "fly:moon"},
        lambda: {
            "do": chance.choice(["choose", "undo"]),
            "number": chance.choice(HUGE),
            "choice": at.mine[0],
        },
    ]
    return chance.choice(wishes)() | {"id": id}


def noise(chance: random.Random, at: At) -> str | bytes:
    """Fields and values thrown together."""
    fields = {field: junk(chance, at) for field in chance.sample(FIELDS, chance.randrange(6))}
    try:
        return msgspec.json.encode({"do": chance.choice(VERBS)} | fields)
    except OverflowError:
        return b"NaN"


def hostile(chance: random.Random, at: At, count: int) -> Iterator[str | bytes]:
    """So many messages of every kind."""
    for number in range(count):
        match chance.randrange(6):
            case 0:
                yield not_json(chance)
            case 1:
                yield written(of_wrong_shape(chance, at))
            case 2 | 3:
                yield written(out_of_place(chance, at, f"h{number}-{chance.random()}"))
            case 4:
                yield written(at.heeded)
            case _:
                yield noise(chance, at)


def written(wish: Wish) -> str:
    """The wish as text, also where its numbers are too large for any machine."""
    plain = {key: value for key, value in wish.items() if not _large(value)}
    text = msgspec.json.encode(plain).decode()
    large = "".join(f',"{key}":{value}' for key, value in wish.items() if _large(value))
    return text[:-1] + large + "}" if plain else text


def _large(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**63
