"""Starts a Firefox for Playwright, and stands between them.

Playwright drives a Firefox as people have it by WebDriver BiDi, but asks for commands that only later
ones know (to keep the bodies of answers, to emulate a screen). What Firefox does not know yet is answered
here with success.

Used as the executable: `firefox_bridge.py FIREFOX ARGUMENTS...`
"""

import asyncio
import json
import re
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def translated(message: str | bytes) -> str | bytes:
    """What Firefox answers, with success in place of `unknown command`."""
    if b"unknown command" not in (message if isinstance(message, bytes) else message.encode()):
        return message
    answer = json.loads(message)
    if answer.get("error") != "unknown command":
        return message
    return json.dumps({"type": "success", "id": answer["id"], "result": {}})


async def pass_on(playwright: ServerConnection, firefox: ClientConnection) -> None:
    async def ask() -> None:
        async for message in playwright:
            await firefox.send(message)
        await firefox.close()

    async def answer() -> None:
        async for message in firefox:
            await playwright.send(translated(message))
        await playwright.close()

    await asyncio.gather(ask(), answer())


async def main(command: list[str]) -> int:
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    address = ""

    async def meet(playwright: ServerConnection) -> None:
        path = playwright.request.path if playwright.request else "/session"
        async with connect(address + path, max_size=None, compression=None, proxy=None) as firefox:
            await pass_on(playwright, firefox)

    async with serve(meet, "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in process.stderr:
            said = line.decode(errors="replace")
            if found := LISTENING.search(said):
                address = found[1]
                said = f"WebDriver BiDi listening on ws://127.0.0.1:{port}\n"
            print(said, end="", file=sys.stderr, flush=True)
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
