"""Campaigns: tables that follow one another, each laid out for what was kept of the one before.

The tokens of a campaign are those of its tables: a link keeps opening the campaign and every table of it
that comes. Who sits where is carried over from the newest table, with names, bots and standing orders.
"""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from holdfast.kernel import campaign_service, shelf
from holdfast.kernel.campaign import Attempt, ChapterStatus
from holdfast.kernel.errors import HoldfastError
from holdfast.kernel.game import Order
from holdfast.kernel.message import Message
from holdfast.kernel.packs.manifest import PackLabel
from holdfast.server.errors import Conflict, Forbidden, NoSuchTable, NumberTaken
from holdfast.server.protocol import messages
from holdfast.server.protocol.requests import NewCampaign
from holdfast.server.storage.campaign_store import CampaignStore
from holdfast.server.storage.rows import CampaignRow, ChapterRow, TableRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.contents import TableContent, TableContents
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.new_table import Link, first_orders, seating, table_row
from holdfast.server.tables.seats import Participant, hashed, new_id, participant_of
from holdfast.server.tables.waiting import waited_for

MAX_TABLES = 500
"""So many tables has a campaign at most, lost chapters included."""


class CreatedCampaign(msgspec.Struct, frozen=True):
    """A campaign that was just begun: its id, its first table, and every token that opens both."""

    id: str
    table: str
    token: str
    onlooker: str
    friends: Sequence[Link]


class ChapterData(msgspec.Struct, frozen=True):
    """A chapter on the road: how it stands, how often it was lost, and the table it was last played at."""

    id: str
    name: Message
    course: ChapterStatus
    lost: int
    table: str | None
    step: int
    """How far along the road; chapters of one step exclude each other."""


class ChapterTable(msgspec.Struct, frozen=True):
    """The newest table of a campaign; `waiting` is empty where anyone may choose."""

    id: str
    chapter: str
    won: bool | None
    waiting: Sequence[int]
    your_turn: bool
    paused: bool
    touched: int


class CampaignData(msgspec.Struct, frozen=True):
    """A campaign as one sees it: the road, the party as it stands, and the table it is at.

    `number` is how many tables it has had; `next` the chapter that comes, nothing while one is played
    or when the road is at its end.
    """

    id: str
    title: str
    game: str
    number: int
    you: messages.You
    seats: Sequence[messages.SeatData]
    road: Sequence[ChapterData]
    table: ChapterTable
    next: str | None
    over: bool
    party: dict[str, Any]
    packs: Sequence[PackLabel]


class StartedChapter(msgspec.Struct, frozen=True):
    """The table to go to; the tokens of the campaign open it."""

    table: str
    number: int


class _Result(msgspec.Struct, frozen=True):
    """How the newest table stands; `standing` is missing where it can no longer be played out."""

    won: bool | None
    kept: dict[str, Any]
    loaded: LoadedTable | None


class Campaigns:
    """Every campaign of the registry."""

    def __init__(
        self,
        store: Store,
        contents: TableContents,
        table: Callable[[str], LiveTable],
        was_set: Callable[[TableRow, Mapping[int, Order]], Awaitable[None]],
    ) -> None:
        self._tables = store
        self._store = CampaignStore(store)
        self._contents = contents
        self._table = table
        self._was_set = was_set

    async def set_out(self, wanted: NewCampaign, content: TableContent) -> CreatedCampaign:
        """A new campaign with its first table; all its tables are played with that content."""
        await self._contents.keep(content)
        seed = secrets.randbits(62) if wanted.seed is None else wanted.seed
        game = campaign_service.set_out(wanted.game, wanted.options, seed, content.folder)
        seated = seating(wanted.seats, game.seats)
        host, onlooker = hashed(seated.token), hashed(seated.onlooker)
        id = new_id()
        table = table_row(
            game,
            seed,
            start=None,
            title=wanted.title,
            undo_limit=wanted.undo_limit,
            host=host,
            onlooker=onlooker,
            campaign=id,
            door=wanted.door,
            packs=content.keys,
        )
        campaign = CampaignRow(id, game.rules.id, dict(game.options), wanted.title, now())
        chapter = game.options[campaign_service.campaign_of(game.rules).chapter]
        await self._store.create(campaign, ChapterRow(1, table.id, chapter), table, seated.rows)
        await self._was_set(table, first_orders(wanted.seats))
        return CreatedCampaign(id, table.id, seated.token, seated.onlooker, seated.links)

    async def _enter(self, id: str, token: str) -> tuple[CampaignRow, list[ChapterRow], Participant]:
        """The campaign, and who the token says one is there: whoever sits at its newest table."""
        found = await self._store.find(id)
        if found is None or not found[1]:
            raise NoSuchTable("no-such-campaign")
        campaign, chapters = found
        newest = await self._tables.tokens(chapters[-1].table)
        participant = participant_of(*newest, hashed(token)) if newest is not None else None
        if participant is None:
            raise NoSuchTable("no-such-campaign")
        return campaign, chapters, participant

    async def look(self, id: str, token: str) -> CampaignData:
        """The campaign as that participant may see it."""
        campaign, chapters, participant = await self._enter(id, token)
        newest = chapters[-1]
        result = await self._result(newest)
        content = await self._content_of(newest)
        story = (campaign.game, _tries(chapters, result), result.kept, content.folder)
        last = {one.chapter: one.table for one in chapters}
        following = campaign_service.next_chapter(*story) if result.won is not None else None
        return CampaignData(
            id=id,
            title=campaign.title,
            game=campaign.game,
            number=newest.number,
            you=messages.You(participant.seats, participant.host, participant.former),
            seats=await self._seats(newest, result),
            road=[
                ChapterData(
                    one.id, self._named(campaign, one.id), one.course, one.lost, last.get(one.id), one.step
                )
                for one in campaign_service.road(*story)
            ],
            table=_table_now(campaign, newest, result, participant),
            next=following,
            over=result.won is not None and following is None,
            party=campaign_service.view_of(campaign.game, result.kept, content.folder),
            packs=content.packs,
        )

    async def _content_of(self, chapter: ChapterRow) -> TableContent:
        """The content that the table of a chapter is played with; where it is gone, that of this server."""
        found = await self._tables.table(chapter.table)
        if found is None:
            return TableContent(self._contents.below)
        row = found[0]
        try:
            return await self._contents.played(row.game, row.content, row.pack_keys)
        except HoldfastError:
            return TableContent(self._contents.below)

    def _named(self, campaign: CampaignRow, chapter: str) -> Message:
        rules = shelf.find(campaign.game)
        name = campaign_service.campaign_of(rules).chapter
        return Message(f"{next(one.words for one in rules.settings if one.name == name)}-{chapter}")

    async def _seats(self, newest: ChapterRow, result: _Result) -> Sequence[messages.SeatData]:
        if result.loaded is not None:
            return messages.seats_data(result.loaded.seats, result.loaded.game)
        found = await self._tables.table(newest.table)
        rows = found[1] if found is not None else []
        return [
            messages.SeatData(
                one.seat, one.kind, one.name, one.bot, Message("seat", {"number": one.seat + 1}), "ask"
            )
            for one in rows
        ]

    async def go_on(self, id: str, token: str, after: int) -> StartedChapter:
        """Begin the next chapter, or the lost one again; the host's to do."""
        while True:
            campaign, chapters, participant = await self._enter(id, token)
            if not participant.host:
                raise Forbidden("host-only")
            newest = chapters[-1]
            if after > newest.number:
                raise Conflict
            if after < newest.number:
                return StartedChapter(newest.table, newest.number)
            if len(chapters) >= MAX_TABLES:
                raise Conflict("campaign-full")
            result = await self._result(newest)
            if result.won is None:
                raise Conflict("chapter-open")
            content = await self._content_of(newest)
            chapter = campaign_service.next_chapter(
                campaign.game, _tries(chapters, result), result.kept, content.folder
            )
            if chapter is None:
                raise Conflict("campaign-over")
            try:
                return await self._begin(campaign, newest, chapter, result, content)
            except NumberTaken:
                continue

    async def _begin(
        self,
        campaign: CampaignRow,
        newest: ChapterRow,
        chapter: str,
        result: _Result,
        content: TableContent,
    ) -> StartedChapter:
        """Set the table of a chapter, with those who sat at the one before."""
        seed = secrets.randbits(62)
        game = campaign_service.go_on(
            campaign.game, result.kept, chapter, campaign.options, seed=seed, own=content.folder
        )
        before = await self._tables.table(newest.table)
        if before is None:
            raise NoSuchTable("no-such-campaign")
        row, seats = before
        table = table_row(
            game,
            seed,
            start=game.record(),
            title=campaign.title,
            undo_limit=row.undo_limit,
            host=row.host,
            onlooker=row.onlooker,
            campaign=campaign.id,
            door=row.door,
            packs=content.keys,
        )
        number = newest.number + 1
        await self._store.add(campaign.id, ChapterRow(number, table.id, chapter), table, seats)
        people = {one.seat for one in seats if one.kind == "person"}
        orders = result.loaded.game.orders if result.loaded is not None else {}
        given = {seat: order for seat, order in orders.items() if order != "ask" and seat in people}
        await self._was_set(table, given)
        return StartedChapter(table.id, number)

    async def note_end(self, table: LiveTable) -> None:
        """A game has ended: if it is one of a campaign, write down what was kept."""
        async with table.lock:
            id = (await table.ready()).row.campaign
        found = await self._store.find(id) if id else None
        if found is not None and found[1][-1].table == table.id:
            await self._result(found[1][-1])

    async def _result(self, chapter: ChapterRow) -> _Result:
        """How a table of a campaign stands.

        What was written down at its end counts where the table itself cannot be read as it was: by newer
        rules its last choices may not replay or come out otherwise, by other content none of them replay.
        """
        live = self._table(chapter.table)
        try:
            await live.catch_up()
            async with live.lock:
                loaded = await live.ready()
                game = loaded.game
                won = game.outcome.won if game.outcome is not None else None
                kept = campaign_service.kept_of(game)
        except HoldfastError:
            if chapter.won is None or chapter.kept is None:
                raise
            return _Result(chapter.won, chapter.kept, None)
        older = loaded.row.rules != game.rules.version
        if chapter.kept is not None and (older or (won is None and loaded.live_game.recovered)):
            return _Result(chapter.won, chapter.kept, loaded)
        at_end = kept if won is not None else None
        if (won, at_end) != (chapter.won, chapter.kept):
            await self._store.note(chapter.table, won, at_end)
        return _Result(won, kept, loaded)


def _tries(chapters: Sequence[ChapterRow], newest: _Result) -> list[Attempt]:
    """What was played so far; a table that another has followed is over, whatever is taken back there."""
    past = [Attempt(one.chapter, bool(one.won)) for one in chapters[:-1]]
    return [*past, Attempt(chapters[-1].chapter, newest.won)]


def _table_now(
    campaign: CampaignRow, newest: ChapterRow, result: _Result, participant: Participant
) -> ChapterTable:
    loaded = result.loaded
    if loaded is None:
        return ChapterTable(newest.table, newest.chapter, result.won, [], False, False, campaign.created)
    return ChapterTable(
        newest.table,
        newest.chapter,
        result.won,
        list(waited_for(loaded.game)),
        loaded.waits_for(participant),
        loaded.row.paused,
        loaded.touched,
    )
