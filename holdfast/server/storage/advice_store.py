"""Advice in the store: the latest review of each table, and what bots and people said to each other."""

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from holdfast.server.errors import NumberTaken
from holdfast.server.storage import schema
from holdfast.server.storage.store import Store, now


class StoredReview(Struct, frozen=True):
    """A review of a game up to the choices that `mark` stands for, as far as it is; `review` once it is done.

    `at` is when somebody last worked at it.
    """

    mark: str
    choices: int
    done: int = 0
    at: int = 0
    review: bytes | None = None


class AdviceStore:
    """Keeps what was thought out and said at the tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def review(self, id: str) -> StoredReview | None:
        """The latest review of that table."""
        rows = await self._store.rows(select(schema.reviews).where(schema.reviews.c.table_id == id))
        return next((StoredReview(row.mark, row.choices, row.done, row.at, row.review) for row in rows), None)

    async def begin_review(self, id: str, begun: StoredReview) -> None:
        """A review is begun and replaces an older one. `NumberTaken` if somebody else begins one too."""
        row = {"table_id": id, "mark": begun.mark, "choices": begun.choices, "done": 0, "at": now()}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == id))
            connection.execute(insert(schema.reviews), row)

        try:
            await self._store.write(work)
        except IntegrityError as error:
            raise NumberTaken from error

    async def go_on(self, id: str, review: StoredReview) -> None:
        """How far a review is, or the whole of it; nothing if a newer one was begun meanwhile."""
        columns = schema.reviews.c
        values = {"done": review.done, "at": now(), "review": review.review}
        here = (columns.table_id == id) & (columns.mark == review.mark)
        await self._store.write(
            lambda connection: connection.execute(update(schema.reviews).where(here).values(values))
        )

    async def leave_review(self, id: str, mark: str) -> None:
        """Nobody works at that review any more."""
        columns = schema.reviews.c
        here = (columns.table_id == id) & (columns.mark == mark) & columns.review.is_(None)
        await self._store.write(lambda connection: connection.execute(delete(schema.reviews).where(here)))

    async def bot_chat(self, id: str) -> bytes | None:
        """What was said at that table by bots and to them."""
        columns = schema.company.c
        rows = await self._store.rows(select(columns.said).where(columns.table_id == id))
        return rows[0].said if rows else None

    async def save_bot_chat(self, id: str, said: bytes) -> None:
        """Write down what was said; of two processes at once the later one has heard the other."""

        def work(connection: Connection) -> None:
            here = schema.company.c.table_id == id
            if not connection.execute(update(schema.company).where(here).values(said=said)).rowcount:
                connection.execute(insert(schema.company), {"table_id": id, "said": said})

        while True:
            try:
                return await self._store.write(work)
            except IntegrityError:
                await self._store.must_exist(id)
