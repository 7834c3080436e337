"""Chapter ATTACK: which mana is paid, where there is a choice."""

from collections.abc import Iterator

from holdfast.games.bastion.message_ids import Question
from holdfast.games.bastion.rules.geometry import COLOURS
from holdfast.games.bastion.rules.price import Price
from holdfast.kernel.question import option
from holdfast.kernel.table import Rule

MOST_PAYMENTS = 12
"""More payments than these are not listed: the player goes through the colours one by one."""


def max_per_colour(price: Price, pool: list[int], any_colour: bool) -> list[int]:
    """The most that may be paid of each colour beyond the fixed set (BA-RULE-25, BA-RULE-26)."""
    left = pool if price.fixed is None else [have - due for have, due in zip(pool, price.fixed, strict=True)]
    if any_colour or price.grey:
        return list(left)
    most = [0] * len(left)
    for colour, due in price.coloured.items():
        most[colour] = min(left[colour], due)
    return most


def payments(most: list[int], count: int, colour: int = 0) -> Iterator[list[int]]:
    """Every payment of `count` mana."""
    rest = most[colour + 1 :]
    if not any(rest):
        if count <= most[colour]:
            yield [count, *rest]
        return
    for paid in range(min(most[colour], count), max(0, count - sum(rest)) - 1, -1):
        for others in payments(most, count - paid, colour + 1):
            yield [paid, *others]


def most_even_payment(most: list[int], pool: list[int], count: int) -> list[int]:
    """The payment that leaves the pool as even as possible."""
    paid = [0] * len(most)
    for _ in range(count):
        open_colours = [n for n in range(len(most)) if paid[n] < most[n]]
        paid[max(open_colours, key=lambda n: pool[n] - paid[n])] += 1
    return paid


class Bill:
    """What is to be paid for one attack, and the pool it is paid from."""

    __slots__ = ("count", "most", "pool", "price", "seat", "where")

    def __init__(self, seat: int, where: str, pool: list[int], price: Price) -> None:
        self.seat = seat
        self.where = where
        self.pool = pool
        self.price = price
        self.most: list[int] = []
        self.count = 0

    def apply_spells(self, reduction: int, any_colour: bool) -> None:
        """Set what is due after the spells that were cast."""
        self.most = max_per_colour(self.price, self.pool, any_colour)
        self.count = self.price.count(reduction)


def choose_payment(bill: Bill) -> Rule[list[int]]:
    """The whole payment by colour; what is forced is not asked."""
    paid = yield from _choose(bill)
    fixed = bill.price.fixed
    return paid if fixed is None else [one + other for one, other in zip(paid, fixed, strict=True)]


def _choose(bill: Bill) -> Rule[list[int]]:
    most, count = bill.most, bill.count
    if count == sum(most) or len(most) - most.count(0) == 1:
        return [min(limit, count) for limit in most]
    found: list[list[int]] = []
    for payment in payments(most, count):
        found.append(payment)
        if len(found) > MOST_PAYMENTS:
            return (yield from _choose_by_colour(bill))
    if len(found) == 1:
        return found[0]
    options = {option(f"pay:{_tokens(payment)}", bill.seat): payment for payment in found}
    choice = yield Question("pay", list(options), {"at": bill.where, "count": count})
    return options[choice]


def _tokens(payment: list[int]) -> str:
    return "+".join(COLOURS[colour] for colour, paid in enumerate(payment) for _ in range(paid))


def _choose_by_colour(bill: Bill) -> Rule[list[int]]:
    """How many of each colour; at any time the rest may be paid from the largest amounts."""
    most, due = bill.most, bill.count
    paid: list[int] = []
    for colour, limit in enumerate(most):
        low, high = max(0, due - sum(most[colour + 1 :])), min(limit, due)
        if low == high:
            paid.append(low)
        else:
            name = COLOURS[colour]
            options = [option(f"pay:{name}>{count}", bill.seat) for count in range(high, low - 1, -1)]
            options.append(option("pay-from-plenty", bill.seat))
            about = {"at": bill.where, "count": bill.count, "colour": name, "due": due}
            choice = yield Question("pay-colour", options, about)
            if choice.verb == "pay-from-plenty":
                return paid + most_even_payment(most[colour:], bill.pool[colour:], due)
            paid.append(int(choice.on[1]))
        due -= paid[-1]
    return paid
