"""New games, and loading of records and positions.

Whatever comes from outside is measured before it is read, read with types, and checked against
what is possible; all faults are reported at once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from holdfast import words
from holdfast.kernel import shelf
from holdfast.kernel.chance import CHAIN_START, Chance
from holdfast.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    Fault,
    HoldfastError,
    shown,
    truncated,
)
from holdfast.kernel.game import RECORD_FORMAT, Game
from holdfast.kernel.history import Recovery, Snapshot
from holdfast.kernel.packs.manifest import PackLabel, labels_of, layers_of
from holdfast.kernel.packs.wrong_fields import wrong_field
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import read_options
from holdfast.kernel.table import Table

T = TypeVar("T", bound=Struct)

MAX_BYTES = 16_000_000
MAX_THINGS = 1_000_000
MAX_DEPTH = 16
MAX_WORD_LENGTH = 400
MAX_LIST_LENGTH = 500
MAX_STATE_ENTRIES = 20_000
"""What lies on a table: no list of it has a hundred entries, and all of it is not a thousand things."""


class _Header(Struct):
    holdfast: int
    game: str
    rules: int
    options: dict[str, Any]
    content: str = ""
    packs: list[PackLabel] = []


class _Position(_Header, forbid_unknown_fields=True, kw_only=True):
    state: dict[str, Any]


class _Kept(Struct, forbid_unknown_fields=True):
    choices: int
    chance: int
    state: dict[str, Any]


class _Record(_Header, forbid_unknown_fields=True, kw_only=True):
    seed: int
    take: int = 0
    drawn: int = 0
    start: dict[str, Any] | None = None
    choices: list[str]
    chance: list[str]
    turn_end: bool = False
    chained: bool = False
    snapshots: list[_Kept] = []

    @property
    def chain(self) -> bytes:
        """The chain of its choices before the first of them, where luck depends on them."""
        return CHAIN_START if self.chained else b""


def new(
    game: str,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    script: Iterable[str] = (),
    content: Path | str | None = None,
    chained: bool = False,
) -> Game:
    """Deal a game.

    `script` tells results of chance that come first; `content` is a folder of one's own cards. In a
    `chained` game luck depends on the seed and on every choice made before.
    """
    rules = shelf.find(game)
    own = own_content(content)
    chance = Chance(seed, script=script, chain=CHAIN_START if chained else b"")
    return _deal(rules, own, _checked_options(rules, options, own), chance)


def own_content(content: Path | str | None) -> Path | None:
    """A folder of one's own content; the words that lie beside it are read from now on.

    Those of packs in a stack are not: tables with different packs lie side by side in one process.
    """
    if content is None:
        return None
    own = Path(content)
    with suppress(BadContent):  # It is told when the content is read.
        for layer in layers_of(own):
            if (layer.folder / "words").is_dir() and (layer.manifest is None or layer.folder == own):
                words.add_folder((layer.folder / "words").resolve())
    return own


def _played_with(game: Game, own: Path | None) -> Game:
    """The game, which knows by what content it is played."""
    game.digest, game.packs = game.rules.digest(own), labels_of(own)
    return game


def _checked_options(
    rules: Rules[Any, Any], options: Mapping[str, Any] | None, own: Path | None
) -> dict[str, Any]:
    content = rules.content(own)
    read = read_options(rules.settings_of(content), options)
    faults = truncated(rules.option_faults(read, content))
    if faults:
        raise BadOptions(faults=faults)
    return read


def _deal(rules: Rules[Any, Any], own: Path | None, options: dict[str, Any], chance: Chance) -> Game:
    content = rules.content(own)
    game = Game(rules, Table(rules.set_up(options, content, chance), content, options, chance))
    game.from_setup = True
    return _played_with(game, own)


def resume(
    position: Mapping[str, Any] | str | bytes,
    *,
    script: Iterable[str] = (),
    seed: int = 0,
    content: Path | str | None = None,
) -> Game:
    """A game that goes on from a position."""
    plain = _measured(position, BadPosition)
    read = _typed(plain, _Position, BadPosition)
    rules, own, options = _opened(read, content, BadPosition)
    return _from_state(rules, own, options, read.state, Chance(seed, script=script))


def _from_state(
    rules: Rules[Any, Any],
    own: Path | None,
    options: dict[str, Any],
    plain: Mapping[str, Any],
    chance: Chance,
) -> Game:
    content = rules.content(own)
    _refuse_too_many(plain)
    state = _read_state(rules, plain)
    faults = truncated(rules.faults(state, content, options))
    if faults:
        raise BadPosition("impossible-position", faults=faults)
    game = Game(rules, Table(state, content, options, chance))
    return _played_with(game, own)


def _refuse_too_many(plain: Mapping[str, Any]) -> None:
    """Rules compare what lies on a table with each other: so much of it would keep them busy for hours."""
    things = 0
    below: list[tuple[str, Any]] = [("", plain)]
    for where, one in below:
        if not isinstance(one, Mapping | list | tuple):
            continue
        things += len(one)
        if len(one) > MAX_LIST_LENGTH or things > MAX_STATE_ENTRIES:
            count, limit = (
                (len(one), MAX_LIST_LENGTH) if len(one) > MAX_LIST_LENGTH else (things, MAX_STATE_ENTRIES)
            )
            fault = Fault("too-many", shown(where), {"count": count, "limit": limit})
            raise BadPosition("impossible-position", faults=[fault])
        named = one.items() if isinstance(one, Mapping) else enumerate(one)
        below += [(f"{where}.{name}" if where else str(name), value) for name, value in named]


def _read_state(rules: Rules[Any, Any], plain: Mapping[str, Any]) -> Any:
    plain = rules.upgrade(plain)
    try:
        return msgspec.convert(plain, rules.state_type)
    except msgspec.ValidationError:
        raise BadPosition(faults=truncated(_field_faults(plain, rules.state_type))) from None


def load(record: Mapping[str, Any] | str | bytes, *, content: Path | str | None = None) -> Game:
    """The same game again.

    If its choices no longer replay by the rules of today, the game goes on from the newest
    snapshot that does, and `game.recovered` says so.
    """
    plain = _measured(record, BadRecord)
    read = _typed(plain, _Record, BadRecord)
    rules, own, options = _opened(read, content, BadRecord)
    _refuse_numbers(read)
    try:
        return _replayed(rules, own, options, read)
    except HoldfastError as error:
        if read.rules == rules.version:
            raise
        recovered = _recovered(rules, own, options, read, error)
        if recovered is None:
            raise BadRecord("unrecoverable", detail=error.tell()) from error
        return recovered


def _refuse_numbers(read: _Record) -> None:
    faults = truncated(_number_faults(read))
    if faults:
        raise BadRecord(faults=faults)


def _number_faults(read: _Record) -> Iterator[Fault]:
    for name, number in (("take", read.take), ("drawn", read.drawn)):
        if number < 0:
            yield Fault("not-a-number", name)
    for place, kept in enumerate(read.snapshots):
        for name, number, high in (
            ("choices", kept.choices, len(read.choices)),
            ("chance", kept.chance, len(read.chance)),
        ):
            if not 0 <= number <= high:
                where = f"snapshots[{place}].{name}"
                yield Fault("out-of-range", where, {"value": number, "low": 0, "high": high})


def begin(record: Mapping[str, Any] | str | bytes, *, content: Path | str | None = None) -> Game:
    """The game of a record before its first choice; its results of chance are still to come."""
    read = _typed(_measured(record, BadRecord), _Record, BadRecord)
    return _begun(*_opened(read, content, BadRecord), read)


def _begun(rules: Rules[Any, Any], own: Path | None, options: dict[str, Any], read: _Record) -> Game:
    chance = Chance(read.seed, take=read.take, count=read.drawn, script=read.chance, chain=read.chain)
    if read.start is None:
        return _deal(rules, own, options, chance)
    try:
        return _from_state(rules, own, options, read.start, chance)
    except BadPosition as error:
        faults = [Fault(fault.code, f"start.{fault.where}", fault.facts) for fault in error.faults]
        raise BadRecord(error.code, faults=faults) from None


def _replayed(rules: Rules[Any, Any], own: Path | None, options: dict[str, Any], read: _Record) -> Game:
    game = _begun(rules, own, options, read)
    _replay(game, read.choices, turn_end=read.turn_end)
    left = game.table.chance.script
    if left:
        raise BadRecord("results-left-over", count=len(left))
    return game


def from_snapshot(
    game: str,
    options: Mapping[str, Any],
    snapshot: Snapshot,
    *,
    seed: int,
    take: int = 0,
    script: Iterable[str] = (),
    content: Path | str | None = None,
) -> Game:
    """A game that goes on from a snapshot of its own, with the luck it had and first the results of `script`.

    It knows nothing of what came before: its first choice and its first event have number 0.
    """
    rules = shelf.find(game)
    own = Path(content) if content is not None else None
    written: bytes | None = snapshot.state
    try:
        state = rules.decode(snapshot.state)
    except (msgspec.DecodeError, UnicodeError):
        state, written = _older_state(rules, snapshot.state), None
    chance = Chance(seed, take=take, count=snapshot.results, script=script, chain=snapshot.chain)
    table = Table(state, rules.content(own), _checked_options(rules, options, own), chance)
    table.turns, table.rounds, table.active_seat = snapshot.turns, snapshot.rounds, snapshot.active_seat
    return _played_with(Game(rules, table, written), own)


def _older_state(rules: Rules[Any, Any], snapshot: bytes) -> Any:
    """A state in the form of an older version."""
    try:
        plain = msgspec.msgpack.decode(snapshot)
    except (msgspec.DecodeError, UnicodeError):
        plain = None
    if not isinstance(plain, Mapping):
        raise BadPosition
    return _read_state(rules, plain)


def _replay(game: Game, choices: list[str], *, turn_end: bool = False) -> None:
    with game.replaying():
        _ = game.question
        for number, choice in enumerate(choices):
            try:
                game.choose(choice)
            except HoldfastError as error:
                raise BadRecord(
                    "does-not-replay", number=number, choice=shown(choice), detail=error.tell()
                ) from error
    if not turn_end:
        game.pass_turn_end()


def _recovered(
    rules: Rules[Any, Any], own: Path | None, options: dict[str, Any], read: _Record, error: HoldfastError
) -> Game | None:
    """The newest snapshot from which the rest replays; failing that, the newest that can be played."""
    beginning = [] if read.start is None else [_Kept(0, 0, read.start)]
    kept = sorted(beginning + read.snapshots, key=lambda one: -one.choices)
    for whole in (True, False):
        for one in kept:
            rest = read.choices[one.choices :] if whole else []
            script = read.chance[one.chance :] if whole else []
            chance = Chance(
                read.seed,
                take=read.take + 1,
                count=read.drawn + one.chance,
                script=script,
                chain=read.chain,
            )
            try:
                game = _from_state(rules, own, options, one.state, chance)
                _replay(game, rest)
            except HoldfastError:
                continue
            chance.script.clear()
            dropped = tuple(read.choices[one.choices + len(rest) :])
            game.recovered = Recovery(one.choices + len(rest), dropped, read.rules, error.tell())
            return game
    return None


# -- reading what comes from outside ----------------------------------------------------------


def _measured(given: Mapping[str, Any] | str | bytes, kind: type[HoldfastError]) -> Any:
    """Plain data that is neither too large nor too deep."""
    if isinstance(given, str | bytes):
        if len(given) > MAX_BYTES:
            raise kind("too-large", limit=MAX_BYTES)
        try:
            given = msgspec.json.decode(given)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise kind("not-json", detail=str(error)) from None
    if not isinstance(given, Mapping):
        raise kind("not-an-object")
    things = 0
    level: list[Any] = [given]
    for _ in range(MAX_DEPTH):
        deeper: list[Any] = []
        for one in level:
            if isinstance(one, Mapping):
                deeper += one.keys()
                deeper += one.values()
            elif isinstance(one, list | tuple):
                deeper += one
            elif isinstance(one, str) and len(one) > MAX_WORD_LENGTH:
                raise kind("word-too-long", word=one[:40], limit=MAX_WORD_LENGTH)
            elif isinstance(one, int) and not -(1 << 63) <= one < 1 << 64:
                raise kind("number-too-large")
            if things + len(deeper) > MAX_THINGS:
                raise kind("too-large", limit=MAX_THINGS)
        things += len(deeper)
        if not deeper:
            return given
        level = deeper
    raise kind("too-deep", limit=MAX_DEPTH)


def _typed(plain: Mapping[str, Any], kind: type[T], error: type[HoldfastError]) -> T:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        raise error(faults=truncated(_field_faults(plain, kind))) from None


def _field_faults(plain: Mapping[str, Any], kind: type[Struct]) -> Iterator[Fault]:
    """Every field that is missing, unknown or of the wrong type."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in plain:
        if name not in fields:
            yield Fault("unknown-field", shown(name))
    for name, field in fields.items():
        if name not in plain:
            if field.required:
                yield Fault("missing-field", name)
            continue
        try:
            msgspec.convert(plain[name], field.type)
        except msgspec.ValidationError as error:
            yield wrong_field(error, path=name)


def _refuse_missing_packs(played: Sequence[PackLabel], own: Path | None, kind: type[HoldfastError]) -> None:
    """Raise if the game was played with packs that the content here is not made of."""
    here = labels_of(own)
    missing = [one.title for one in played if all((one.id, one.key) != (had.id, had.key) for had in here)]
    if missing:
        raise kind("packs-missing", packs=", ".join(missing), count=len(missing))


def _opened(
    read: _Header, content: Path | str | None, kind: type[HoldfastError]
) -> tuple[Rules[Any, Any], Path | None, dict[str, Any]]:
    """The rules, the content and the options that a written game names."""
    if read.holdfast != RECORD_FORMAT:
        raise kind("wrong-format", found=read.holdfast, known=RECORD_FORMAT)
    rules = shelf.find(read.game)
    if not 1 <= read.rules <= rules.version:
        raise kind("wrong-version", found=read.rules, known=rules.version)
    own = own_content(content)
    if not rules.is_digest(read.content, own):
        _refuse_missing_packs(read.packs, own, kind)
        raise kind("other-content", game=rules.id)
    older = rules.older_options(read.rules) if isinstance(read, _Record) else {}
    try:
        return rules, own, _checked_options(rules, {**older, **read.options}, own)
    except BadOptions as error:
        raise kind("bad-options", faults=error.faults) from None
