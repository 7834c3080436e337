"""Web Push: messages to browsers through the push services that they name.

A client names the address that the server is to call. Only public hosts are called, over https at the usual
port, by addresses that were checked after the name was resolved; nothing is followed further.
"""

import asyncio
import base64
import ipaddress
import socket
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec

from holdfast.server.errors import InvalidRequest

SECONDS = 10.0
TTL = 12 * 3600
"""How long a push service keeps a message for a browser that is not running."""
GONE = (404, 410)
EC = "cryptography.hazmat.primitives.asymmetric.ec"
SERIALIZATION = "cryptography.hazmat.primitives.serialization"


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription."""

    p256dh: str
    auth: str


class PushTarget(msgspec.Struct, frozen=True):
    """A browser's subscription."""

    endpoint: str
    keys: PushKeys


class PushRefused(Exception):
    """The push service did not take the message; `gone`: it never will."""

    def __init__(self, gone: bool) -> None:
        super().__init__()
        self.gone = gone


def new_vapid_key() -> str:
    """A private key for signing messages, as text."""
    ec, serialization = import_module(EC), import_module(SERIALIZATION)
    key = ec.generate_private_key(ec.SECP256R1())
    raw = key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return _text(raw)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def public_key(private: str) -> str:
    """The key that browsers are given, as they want it."""
    serialization = import_module(SERIALIZATION)
    point = _vapid(private).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return _text(point)


def _vapid(private: str) -> Any:
    return import_module("py_vapid").Vapid02.from_string(private)


def check_target(target: PushTarget, allowed: Sequence[str] = ()) -> None:
    """Refuse what is no endpoint of a public push service, or has keys that nothing can be encrypted with."""
    ec = import_module(EC)
    origin_of(target.endpoint, allowed)
    try:
        point = base64.urlsafe_b64decode(target.keys.p256dh + "==")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        auth = base64.urlsafe_b64decode(target.keys.auth + "==")
    except ValueError:
        raise InvalidRequest("bad-endpoint") from None
    if len(auth) != 16:
        raise InvalidRequest("bad-endpoint")


def origin_of(endpoint: str, allowed: Sequence[str] = ()) -> str:
    """The origin of an endpoint that may be called, as far as its name tells."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise InvalidRequest("bad-endpoint") from None
    origin = f"{parts.scheme}://{parts.netloc}"
    if origin in allowed:
        return origin
    plain = parts.scheme == "https" and port in (None, 443) and not parts.username and not parts.password
    if not plain or "." not in host or _is_address(host):
        raise InvalidRequest("bad-endpoint")
    return origin


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a host; `InvalidRequest` if any of them is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise InvalidRequest("bad-endpoint") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise InvalidRequest("bad-endpoint")
    return addresses


def encrypted(target: PushTarget, message: dict[str, str]) -> bytes:
    """The message as only that browser can read it."""
    body: bytes = (
        import_module("pywebpush")
        .WebPusher(msgspec.to_builtins(target))
        .encode(msgspec.json.encode(message))["body"]
    )
    return body


class PublicResolver:
    """Resolves names to addresses that may be called: connections go to these and to no other."""

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[dict[str, Any]]:
        """The addresses of a host, as aiohttp wants them."""
        return [
            {
                "hostname": host,
                "host": address,
                "port": port,
                "family": socket.AF_INET6 if ":" in address else socket.AF_INET,
                "proto": 0,
                "flags": socket.AI_NUMERICHOST,
            }
            for address in await public_addresses(host, port)
        ]

    async def close(self) -> None:
        """There is nothing to let go of."""


async def send_push(
    target: PushTarget, message: dict[str, str], private: str, contact: str, allowed: Sequence[str] = ()
) -> None:
    """Send a message; `PushRefused` if it was not taken."""
    aiohttp = import_module("aiohttp")
    origin = origin_of(target.endpoint, allowed)
    resolver = None if origin in allowed else PublicResolver()
    claims = {"aud": origin, "exp": int(time.time()) + TTL, "sub": contact}
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "normal",
        "Topic": message["tag"][:32],
        **_vapid(private).sign(claims),
    }
    connector = aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False)
    timeout = aiohttp.ClientTimeout(total=SECONDS)
    async with (
        aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False) as session,
        session.post(
            target.endpoint, data=encrypted(target, message), headers=headers, allow_redirects=False
        ) as answer,
    ):
        if answer.status >= 300:
            raise PushRefused(answer.status in GONE)
