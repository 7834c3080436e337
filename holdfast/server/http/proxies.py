"""Which addresses are proxies of ours: they may say for whom they ask, and many clients come through them."""

import ipaddress

from holdfast.server.errors import CannotServe

ANYONE = "*"


class TrustedProxies:
    """Addresses and networks, separated by commas; `*` for a server that only its proxy can reach.

    >>> proxies = TrustedProxies("127.0.0.1, 10.0.0.0/8")
    >>> "10.0.0.7" in proxies, "192.0.2.1" in proxies
    (True, False)
    """

    def __init__(self, named: str) -> None:
        names = [name.strip() for name in named.split(",") if name.strip()]
        self._anyone = ANYONE in names
        try:
            self._networks = [ipaddress.ip_network(name) for name in names if name != ANYONE]
        except ValueError as error:
            raise CannotServe("bad-proxies", detail=str(error)) from None

    def __contains__(self, host: str) -> bool:
        if self._anyone:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
