"""The content that tables are played with, once the packs that make it have been checked."""

from collections import OrderedDict
from collections.abc import Sequence

from holdfast.kernel import shelf
from holdfast.kernel.errors import BadContent
from holdfast.kernel.packs.check import PackReport
from holdfast.kernel.packs.manifest import labels_in
from holdfast.kernel.packs.pack import Pack
from holdfast.server.protocol.requests import NewTable
from holdfast.server.tables.contents import TableContent, TableContents
from holdfast.server.workers.pack_checks import PackChecker, check_packs

MAX_REPORTS = 200


class SoundContents:
    """Contents of packs in which nothing is wrong."""

    def __init__(self, contents: TableContents, checker: PackChecker) -> None:
        self._contents = contents
        self._checker = checker
        self._reports: OrderedDict[tuple[str, ...], PackReport] = OrderedDict()
        """What was found of packs lately, by game and keys."""

    async def wanted(self, wanted: NewTable, client: str) -> TableContent:
        """The content that a table is to be played with; of a saved game the one it was played with."""
        saved = wanted.position if wanted.position is not None else wanted.record
        if wanted.packs or saved is None:
            return await self.of(wanted.game, wanted.packs, client)
        digest, labels = saved.get("content", ""), labels_in(saved)
        if not isinstance(digest, str) or labels is None:
            return TableContent(self._contents.below)
        content = await self._contents.of_record(wanted.game, digest, labels)
        await self._refuse_faulty(wanted.game, content, client)
        return content

    async def of(self, game: str, refs: Sequence[str], client: str) -> TableContent:
        """The content that packs make, once they have been checked; `BadContent` tells what is wrong."""
        packs = await self._contents.resolve(shelf.find(game).id, refs)
        report = await self.check(game, packs, client)
        if not report.sound:
            raise BadContent(faults=[one.fault for one in report.faults])
        return await self._contents.of_packs(game, packs)

    async def printed(self, game: str, keys: Sequence[str], client: str) -> TableContent:
        """The content of packs by their keys, if a table has them or once they have been checked."""
        id = shelf.find(game).id
        if self._contents.is_laid_out(keys):
            return await self._contents.of_keys(id, keys)
        return await self.of(id, keys, client)

    async def _refuse_faulty(self, game: str, content: TableContent, client: str) -> None:
        found = await self._contents.by_key(content.keys)
        report = await self.check(game, [found[key] for key in content.keys], client)
        if not report.sound:
            raise BadContent(faults=[one.fault for one in report.faults])

    async def check(self, game: str, packs: Sequence[Pack], client: str) -> PackReport:
        """What is wrong with packs as they would lie on a table; checked once, in a process of its own."""
        known = (game, *(one.key for one in packs))
        if not packs:
            return PackReport([], [], [], [])
        if known not in self._reports:
            report = await self._checker.run(client, check_packs, game, packs, self._contents.below)
            self._reports[known] = report
            while len(self._reports) > MAX_REPORTS:
                self._reports.popitem(last=False)
        return self._reports[known]
