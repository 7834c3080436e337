"""What messengers show of links: game and title of a table that is open to all, else the name of the site."""

from holdfast import words
from holdfast.kernel.errors import HoldfastError
from holdfast.server.http.static_page import LinkPreview
from holdfast.server.storage.database import DatabaseDown
from holdfast.server.tables import queries
from holdfast.server.tables.registry import TableRegistry

MAX_ID = 64


async def link_preview(registry: TableRegistry, path: str, language: str) -> LinkPreview:
    """What to show of a link; of a closed table no more than of no table."""
    default = LinkPreview("Holdfast", words.say(language, "link-open-graph-lobby"))
    parts = path.strip("/").split("/")
    if len(parts) != 2 or parts[0] != "table" or len(parts[1]) > MAX_ID:
        return default
    try:
        door = await queries.door(await registry.at_door(parts[1]))
    except (HoldfastError, DatabaseDown):
        return default
    name = words.say(language, f"game-{door.game}", game=door.game)
    free = sum(one.free for one in door.seats)
    about = words.say(language, "link-open-graph-about", count=free)
    if door.title:
        return LinkPreview(f"{door.title} · {name}", about)
    return LinkPreview(words.say(language, "link-open-graph-table", game=name), about)
