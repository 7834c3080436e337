"""Taking back with consent: whose choices and whose luck an undo concerns, and who has agreed to it."""

from collections.abc import Collection, Sequence

from holdfast.server.protocol.messages import TakingBackData
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables.live_game import LiveGame


def concerned(live_game: LiveGame, seats: Sequence[SeatRow], own: Collection[int], to: int) -> list[int]:
    """The seats of other people whose consent is needed to go back to choice `to`.

    One's own choices, those of bots and those at the same screen need none, as long as nothing new has been
    seen since. A die, a card or the end of the game is everybody's. People who never sat down are not asked.
    """
    game, place = live_game.game, to - live_game.start.snapshot.choices
    mine = {one.token for one in seats if one.seat in own}
    others = [one for one in seats if one.kind == "person" and one.token not in mine]
    if not others:
        return []
    undone = game.history[max(place, 0) :]
    choosers = {entry.seat for entry in undone if not entry.by_order} | game.declined
    news = place < 0 or game.outcome is not None or game.results_drawn > undone[0].results
    if news or None in choosers:
        active = {entry.seat for entry in game.history}
        return [one.seat for one in others if one.taken or one.seat in active]
    tokens = {one.token for one in others if one.seat in choosers}
    return [one.seat for one in others if one.token in tokens]


def taking_back_data(live_game: LiveGame, seats: Sequence[SeatRow]) -> TakingBackData | None:
    """What is asked, if anything is."""
    asked = live_game.taking_back
    if asked is None:
        return None
    return TakingBackData(
        asked.by, live_game.choices - asked.to, missing(live_game, seats), list(asked.agreed)
    )


def missing(live_game: LiveGame, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who are concerned and have not agreed."""
    asked = live_game.taking_back
    if asked is None:
        return []
    own = [asked.by, *asked.agreed]
    return [seat for seat in concerned(live_game, seats, own, asked.to) if seat not in asked.agreed]
