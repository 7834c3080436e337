"""Tells people who are not at the table that it waits for them: at most once a turn."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable

import msgspec

from holdfast import words
from holdfast.server.config import ServerConfig
from holdfast.server.errors import InvalidRequest, TooMany
from holdfast.server.http.rate_limit import RateLimiter
from holdfast.server.notices import push
from holdfast.server.notices.mail import checked_address, send_mail
from holdfast.server.notices.notice_store import NoticeRow, NoticeStore
from holdfast.server.notices.push import PushRefused, PushTarget
from holdfast.server.storage.state_store import StateStore
from holdfast.server.storage.store import Store
from holdfast.server.tables.live_table import LiveTable
from holdfast.server.tables.seats import derived_token, hashed
from holdfast.server.tables.waiting import waited_for
from holdfast.server.workers.fair_queue import FairQueue

log = logging.getLogger("holdfast.server")

STATE = "notices"
AT_ONCE = 8
AT_ONCE_PER_ADDRESS = 2
"""Of the tables of one address: a push service that does not answer holds up no others."""
MAILS_PER_HOUR = 6
MAILS_AT_ONCE = 3
"""How many first mails one client may have sent, and how many one address gets, whoever asks for them."""


class NoticeKeys(msgspec.Struct, frozen=True):
    """Secrets of the server: the key that signs push messages, and one that links are derived from."""

    vapid: str
    secret: str


class NoticeSettings(msgspec.Struct, frozen=True):
    """How a person hears of their turns at a table; no endpoint or address is told."""

    push: bool
    mail: bool
    confirmed: bool


class Notices:
    """Everything about telling people of their turns."""

    def __init__(self, config: ServerConfig, store: Store, present: Callable[[LiveTable], set[int]]) -> None:
        self._config = config
        self._state = StateStore(store)
        self._store = NoticeStore(store)
        self._present = present
        self._keys: NoticeKeys | None = None
        self._sending = FairQueue(AT_ONCE, AT_ONCE_PER_ADDRESS)
        self._mails = RateLimiter(MAILS_PER_HOUR / 3600, MAILS_AT_ONCE)
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables at which something has happened since they were last looked at."""

    async def close(self) -> None:
        """Tell nobody any more."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def mails(self) -> bool:
        """Does this server send mails?"""
        return bool(self._config.smtp)

    async def keys(self) -> NoticeKeys:
        """The secrets of the server, made when they are first needed; all processes have the same."""
        if self._keys is None:
            found = await self._state.get(STATE)
            if found is None:
                made = NoticeKeys(push.new_vapid_key(), secrets.token_urlsafe(32))
                await self._state.put_once(STATE, msgspec.json.encode(made))
                found = await self._state.get(STATE)
            self._keys = msgspec.json.decode(found or b"", type=NoticeKeys)
        return self._keys

    async def public_key(self) -> str:
        """What browsers need to subscribe."""
        return push.public_key((await self.keys()).vapid)

    # -- what people want ---------------------------------------------------------------------

    async def settings(self, table: LiveTable, holder: str) -> NoticeSettings:
        """How a person hears of their turns."""
        rows = await self._store.of(table.id, holder)
        mails = [row for row in rows if row.kind == "mail"]
        return NoticeSettings(
            any(row.kind == "push" for row in rows), bool(mails), any(row.confirmed for row in mails)
        )

    async def add_push(self, table: LiveTable, holder: str, target: PushTarget, language: str) -> None:
        """Tell a person's browser."""
        push.check_target(target, self._config.push_origins)
        data = msgspec.json.encode(target)
        _, row = await self._row(table, holder, data, language)
        await self._store.add(msgspec.structs.replace(row, kind="push", confirmed=True))

    async def add_mail(self, table: LiveTable, holder: str, address: str, language: str, client: str) -> None:
        """Tell a person by mail, once they have opened the link in a first one."""
        if not self.mails:
            raise InvalidRequest("no-mail")
        token, row = await self._row(table, holder, checked_address(address).encode(), language)
        if not self._mails.take(client) or not self._mails.take(f"to {address.lower()}"):
            raise TooMany
        await self._store.remove_kind(table.id, holder, "mail")
        await self._store.add(msgspec.structs.replace(row, kind="mail", confirmed=False))
        named = await self._named(table, language)
        link = f"{self._config.address}/notices/on#{token}"
        subject = words.say(language, "notice-confirm-subject", table=named)
        text = words.say(language, "notice-confirm-text", table=named, link=link)
        await self._mail(address, subject, text)

    async def _row(
        self, table: LiveTable, holder: str, target: bytes, language: str
    ) -> tuple[str, NoticeRow]:
        mark = hashlib.sha256(target).hexdigest()
        token = derived_token((await self.keys()).secret, table.id, holder, mark)
        known = language if language in words.languages() else words.DEFAULT_LANGUAGE
        return token, NoticeRow(table.id, hashed(token), holder, "push", target, known, False)

    async def remove(self, table: LiveTable, holder: str, kind: str) -> None:
        """Tell a person no more in that way."""
        await self._store.remove_kind(table.id, holder, "mail" if kind == "mail" else "push")

    async def confirm(self, token: str) -> bool:
        """The address is theirs."""
        return await self._store.confirm(hashed(token))

    async def switch_off(self, token: str) -> bool:
        """By the link in a notice."""
        return await self._store.remove(hashed(token))

    # -- telling ------------------------------------------------------------------------------

    def moved(self, table: LiveTable) -> None:
        """Something has changed at a table: after a while, tell those it waits for, if they are not there."""
        self._changed.add(table.id)
        if table.id not in self._waiting:
            task = asyncio.create_task(self._later(table))
            self._waiting[table.id] = task
            task.add_done_callback(lambda _: self._waiting.pop(table.id, None))

    async def _later(self, table: LiveTable) -> None:
        while table.id in self._changed:
            while table.id in self._changed:
                self._changed.discard(table.id)
                await asyncio.sleep(self._config.notice_seconds)
            try:
                await self._tell(table)
            except Exception as error:
                facts = {"table": table.id, "error": type(error).__name__}
                log.error("notice-failed", extra={"facts": facts})

    async def _tell(self, table: LiveTable) -> None:
        async with table.lock:
            known = await table.ready()
            if known.game.outcome is not None or known.row.paused:
                return
            waited, turn = waited_for(known.game), known.game.turns
            row, seats = known.row, known.seats
        present = self._present(table)
        here = {one.token for one in seats if one.seat in present}
        holders = {
            one.token
            for one in seats
            if one.seat in waited and one.kind == "person" and one.token not in here
        }
        for holder in sorted(holders):
            for notice in await self._store.of(table.id, holder):
                if notice.confirmed and await self._store.claim(notice.token, turn):
                    async with self._sending.turn(table.client):
                        await self._send(notice, row.game, row.title)

    async def _send(self, notice: NoticeRow, game: str, title: str) -> None:
        """Send a notice; of what goes wrong only the kind is logged."""
        language = notice.language
        name = words.say(language, f"game-{game}", game=game)
        try:
            if notice.kind == "push":
                target = msgspec.json.decode(notice.target, type=PushTarget)
                body = (
                    words.say(language, "notice-body", table=title)
                    if title
                    else words.say(language, "notice-body-untitled")
                )
                message = {
                    "title": words.say(language, "notice-title", game=name),
                    "body": body,
                    "path": f"/table/{notice.table_id}",
                    "tag": notice.table_id,
                }
                contact = self._contact()
                private = (await self.keys()).vapid
                await push.send_push(target, message, private, contact, self._config.push_origins)
            else:
                token = await self._token_of(notice)
                base, named = self._config.address, title or name
                text = words.say(
                    language,
                    "notice-mail-text",
                    table=named,
                    link=f"{base}/table/{notice.table_id}",
                    off=f"{base}/notices/off#{token}",
                )
                subject = words.say(language, "notice-mail-subject", table=named)
                await self._mail(notice.target.decode(), subject, text, f"{base}/api/notices/off/{token}")
        except PushRefused as refused:
            if refused.gone:
                await self._store.remove(notice.token)
            log.warning("notice-refused", extra={"facts": {"kind": notice.kind, "gone": refused.gone}})
        except Exception as error:
            facts = {"kind": notice.kind, "error": type(error).__name__}
            log.error("notice-failed", extra={"facts": facts})

    def _contact(self) -> str:
        """Whom a push service may write to about these messages."""
        sender = self._config.mail_from
        return f"mailto:{sender}" if sender else (self._config.address or "mailto:nobody@example.invalid")

    async def _token_of(self, notice: NoticeRow) -> str:
        mark = hashlib.sha256(notice.target).hexdigest()
        return derived_token((await self.keys()).secret, notice.table_id, notice.holder, mark)

    async def _named(self, table: LiveTable, language: str) -> str:
        async with table.lock:
            row = (await table.ready()).row
        return row.title or words.say(language, f"game-{row.game}", game=row.game)

    async def _mail(self, to: str, subject: str, text: str, off: str = "") -> None:
        await send_mail(self._config, to, subject, text, off)
