"""E-mail through the mail server that the host of the server has named."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib import import_module
from urllib.parse import unquote, urlsplit

from holdfast.server.config import ServerConfig
from holdfast.server.errors import CannotServe, InvalidRequest

SECONDS = 20.0
ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\\x00-\x1f]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS = {"smtp": 587, "smtps": 465}


def check_mail(config: ServerConfig) -> None:
    """Refuse a configuration by which no mail can be sent."""
    if not config.smtp:
        return
    if urlsplit(config.smtp).scheme not in PORTS:
        raise CannotServe("bad-smtp")
    if not config.address or not config.mail_from:
        raise CannotServe("no-public-address")


def checked_address(address: str) -> str:
    """An address to which mail can be sent."""
    if len(address) > 254 or ADDRESS.fullmatch(address) is None:
        raise InvalidRequest("bad-address")
    return address


async def send_mail(config: ServerConfig, to: str, subject: str, text: str, off: str = "") -> None:
    """Send a mail; `off` is an address that ends such mails at one POST."""
    mail = EmailMessage()
    mail["From"], mail["To"] = config.mail_from, to
    mail["Subject"] = " ".join(subject.split())
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(config.address).hostname)
    mail["Auto-Submitted"] = "auto-generated"
    if off:
        mail["List-Unsubscribe"] = f"<{off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    at = urlsplit(config.smtp)
    await import_module("aiosmtplib").send(
        mail,
        hostname=at.hostname,
        port=at.port or PORTS[at.scheme],
        username=unquote(at.username) if at.username else None,
        password=unquote(at.password) if at.password else None,
        use_tls=at.scheme == "smtps",
        start_tls=None,
        timeout=SECONDS,
    )
