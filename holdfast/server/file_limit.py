"""The limit of open files: each connection takes one, and the server needs some itself."""

import sys

import msgspec

from holdfast.server.config import ServerConfig
from holdfast.server.errors import CannotServe

if sys.platform != "win32":
    import resource

RESERVED = 192
"""For the database, the processes of the bots, and connections that are about to be refused."""
MIN_FILES = 32
"""Connections without which there is no point in serving."""


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files to what is wanted, as far as the system allows; what it is then."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    target = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
    except (OSError, ValueError):
        return soft
    return target


def within_files(server_config: ServerConfig) -> ServerConfig:
    """The settings with as many connections as there can be files."""
    limit = raise_file_limit(server_config.most_connections + RESERVED)
    connections = limit - RESERVED
    if connections < min(MIN_FILES, server_config.most_connections):
        raise CannotServe("too-few-files", limit=limit, needed=RESERVED + MIN_FILES)
    connections = min(connections, server_config.most_connections)
    sockets = min(server_config.most_sockets, max(1, connections * 9 // 10))
    return msgspec.structs.replace(server_config, most_connections=connections, most_sockets=sockets)
