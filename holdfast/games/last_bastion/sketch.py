"""A position told in few words: what matters is said, the rest is as after set-up.

Examples of the rulebook and tests are written so.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from holdfast.games.last_bastion.content.schema import COLOURS, Content
from holdfast.games.last_bastion.rules.geometry import SIDES
from holdfast.games.last_bastion.setup import USUAL_SIDES, build_deck

BOARDS = ("red", "green", "blue", "yellow")
"""North, east, south, west, unless it is said otherwise."""
LAYOUT = ("trebuchet", "tower", "market", "tavern", "standard", "fountain", "dispensary", "tomb", "quarry")
"""Row by row from the north-west; the Standard lies in the middle."""


def sketched(
    printed: Content,
    heroes: Mapping[str, Mapping[str, Any]] | Sequence[str] = ("elmer", "kazgin"),
    cards: Mapping[str, str | Mapping[str, Any]] | None = None,
    *,
    turn: str | None = None,
    phase: str = "hero",
    evil: Sequence[str] = (),
    standard: str = "",
    trap: str = "",
    used: Mapping[str, bool] | None = None,
    level: str = "normal",
    boards: Sequence[str] = BOARDS,
    tiles: Sequence[str] = LAYOUT,
    sides: Sequence[str] | None = None,
    discard: Iterable[str] = (),
    deck: Sequence[str] | None = None,
    bottom: Sequence[str] = (),
    acting: Sequence[Mapping[str, Any]] | None = None,
    reserve: Mapping[str, Any] | None = None,
    **options: Any,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the state.

    `heroes` maps ids to what is special (`at`, `life`, `calls`, `equipment`, `status`, `pinned`,
    `cursed`); `cards` maps slots to cards (or `{"card": ..., "evil": True, "net": 0, ...}`);
    `turn` is the board whose turn it is (the first hero's); `phase` is `begin`, `cards`, `board` or
    `hero`; `deck` puts known cards on top, `bottom` underneath, and `deck=[]` empties it (the cards
    count as discarded); `discard` are monsters or beaten warlords out of play; `reserve` takes tokens
    away from the reserve (`{"life": 0, "calls": 0, "red": 1}` leaves that many there: the rest lies
    with the last hero of the table).
    """
    told = (
        {id: dict(facts) for id, facts in heroes.items()}
        if isinstance(heroes, Mapping)
        else {id: {} for id in heroes}
    )
    players = len(told)
    chosen = {"players": players, "level": level, "heroes": list(told), "boards": list(boards), **options}
    if sides is not None:
        chosen["sides"] = list(sides)
    where = [SIDES.index(side) for side in sides] if sides is not None else list(USUAL_SIDES[players])
    rows = [_hero(id, facts, where[seat], tiles) for seat, (id, facts) in enumerate(told.items())]
    slots: list[dict[str, Any] | None] = [None] * 12
    for slot, card in (cards or {}).items():
        slots[_slot(slot, boards)] = {"card": card} if isinstance(card, str) else dict(card)
    discarded = list(discard)
    state: dict[str, Any] = {
        "tiles": list(tiles),
        "boards": list(boards),
        "heroes": rows,
        "slots": slots,
        "level": level,
        "first": where[0],
        "side": where[0] if turn is None else list(boards).index(turn),
        "phase": phase,
        "turn": 1,
        "round": 1,
        "evil": [list(tiles).index(tile) for tile in evil],
        "standard": standard,
        "trap": _slot(trap, boards) if trap else -1,
        "beaten": sum(printed.cards[card].warlord for card in discarded),
        "used": dict(used or {}),
    }
    _lock_dice(slots, printed)
    in_play = [foe["card"] for foe in slots if foe is not None]
    state["deck"], state["discard"] = _deck(
        printed, players, level, in_play=in_play, discarded=discarded, top=deck, bottom=list(bottom)
    )
    _deal_reserve(state, rows, printed, reserve)
    if phase == "cards":
        state["acting"] = list(acting) if acting is not None else _acting(slots, state["side"], printed)
    return chosen, state


def _hero(id: str, facts: dict[str, Any], side: int, tiles: Sequence[str]) -> dict[str, Any]:
    out = facts.get("status") in ("eliminated", "dead")
    row: dict[str, Any] = {"id": id, "side": side, "place": -1 if out else 4, "life": 0 if out else 3}
    row |= {key: value for key, value in facts.items() if key != "at"}
    if "at" in facts:
        row["place"] = list(tiles).index(facts["at"])
    row["equipment"] = {colour: count for colour, count in row.get("equipment", {}).items() if count}
    return row


def _slot(id: str, boards: Sequence[str]) -> int:
    colour, _, number = id.rpartition("-")
    return list(boards).index(colour) * 3 + int(number) - 1


def _lock_dice(slots: list[dict[str, Any] | None], printed: Any) -> None:
    """Cards that lock a die have one, as many as there are, unless the test says otherwise."""
    left = printed.dice.combat.white - sum(foe is not None and foe.get("die", False) for foe in slots)
    for foe in slots:
        if foe is None or "die" in foe:
            continue
        card = printed.cards[foe["card"]]
        locks = any(card.effects[n].code == "lock-die" and foe.get("net", -1) != n for n in card.permanent)
        if locks and left:
            foe["die"] = True
            left -= 1


def _deck(
    printed: Any,
    players: int,
    level: str,
    *,
    in_play: list[str],
    discarded: list[str],
    top: Sequence[str] | None,
    bottom: list[str],
) -> tuple[dict[str, Any], list[str]]:
    """The deck of that level, less the cards that have left it; the known cards on top and underneath."""
    built = build_deck(printed, players, level, [*in_play, *discarded, *(top or ()), *bottom])
    layers: list[list[Any]] = [[layer.pool, layer.count] for layer in built.layers]
    known = list(top or ())
    gone = in_play + discarded
    pools = {
        kind: [
            card
            for card in built.pools[kind]
            if card not in gone and card not in known and card not in bottom
        ]
        for kind in built.pools
    }
    for card in gone + known + bottom:
        kind = "warlord" if printed.cards[card].warlord else "monster"
        layer = next((layer for layer in layers if layer[0] == kind and layer[1]), None)
        if layer is None:
            raise ValueError(f"deck too small: {card}")
        layer[1] -= 1
    discarded = list(discarded)
    if top is not None and not top and not bottom:
        for layer in layers:
            if layer[0] == "warlord" and layer[1]:
                raise ValueError("warlords left over")
            for _ in range(layer[1]):
                discarded.append(pools[layer[0]].pop())
            layer[1] = 0
    plain: list[dict[str, Any]] = [{"cards": known}] if known else []
    plain += [{"pool": pool, "count": count} for pool, count in layers if count]
    plain += [{"cards": bottom}] if bottom else []
    return {"pools": pools, "layers": plain}, discarded


def _deal_reserve(
    state: dict[str, Any], rows: list[dict[str, Any]], printed: Any, reserve: Mapping[str, Any] | None
) -> None:
    """The reserve holds what the heroes do not; a test may leave less there."""
    tokens = printed.tokens
    wanted = dict(reserve or {})
    holder = rows[-1]
    state["life"] = tokens.life - sum(row["life"] for row in rows)
    state["calls"] = tokens.calls - sum(row.get("calls", 0) for row in rows)
    state["equipment"] = {}
    if "life" in wanted:
        holder["life"] += state["life"] - wanted["life"]
        state["life"] = wanted["life"]
    if "calls" in wanted:
        holder["calls"] = holder.get("calls", 0) + state["calls"] - wanted["calls"]
        state["calls"] = wanted["calls"]
    for colour in COLOURS:
        left = tokens.equipment - sum(row["equipment"].get(colour, 0) for row in rows)
        if colour in wanted and wanted[colour] < left:
            holder["equipment"][colour] = holder["equipment"].get(colour, 0) + left - wanted[colour]
            left = wanted[colour]
        if left:
            state["equipment"][colour] = left


def _acting(slots: list[dict[str, Any] | None], side: int, printed: Any) -> list[dict[str, Any]]:
    return [
        {"card": foe["card"], "effect": number}
        for foe in slots[side * 3 : side * 3 + 3]
        if foe is not None
        for number in printed.cards[foe["card"]].recurring
        if foe.get("net", -1) != number
    ]
