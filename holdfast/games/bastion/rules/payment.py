"""Chapter ATTACK: which mana is paid, where several ways exist."""

from collections.abc import Iterator

from holdfast.games.bastion.board import COLOURS
from holdfast.games.bastion.rules.strength import Price
from holdfast.kernel.question import Question, option
from holdfast.kernel.rules import Rule

MOST_WAYS = 12
"""More ways than these are not listed: the player goes through the colours one by one."""


def limits(price: Price, pool: list[int], any_colour: bool) -> list[int]:
    """The most that may be paid of each colour beyond the fixed set (BA-RULE-25, BA-RULE-26)."""
    left = pool if price.fixed is None else [have - due for have, due in zip(pool, price.fixed, strict=True)]
    if any_colour or price.grey:
        return list(left)
    return [min(have, due) for have, due in zip(left, price.coloured, strict=True)]


def ways(most: list[int], count: int, colour: int = 0) -> Iterator[list[int]]:
    """Every way to make up `count` mana."""
    if colour == len(most):
        yield []
        return
    rest = sum(most[colour + 1 :])
    for paid in range(min(most[colour], count), max(0, count - rest) - 1, -1):
        for others in ways(most, count - paid, colour + 1):
            yield [paid, *others]


def from_plenty(most: list[int], pool: list[int], count: int) -> list[int]:
    """The payment that leaves the pool as even as may be."""
    paid = [0] * len(most)
    for _ in range(count):
        open_colours = [n for n in range(len(most)) if paid[n] < most[n]]
        paid[max(open_colours, key=lambda n: pool[n] - paid[n])] += 1
    return paid


def choose_payment(
    seat: int, where: str, pool: list[int], price: Price, reduction: int, any_colour: bool
) -> Rule[list[int]]:
    """The whole payment by colour; what is forced is not asked."""
    most = limits(price, pool, any_colour)
    count = price.count(reduction)
    paid = yield from _choose(seat, where, most, pool, count)
    return paid if price.fixed is None else [one + other for one, other in zip(paid, price.fixed, strict=True)]


def _choose(seat: int, where: str, most: list[int], pool: list[int], count: int) -> Rule[list[int]]:
    if sum(1 for limit in most if limit) <= 1 or sum(most) == count:
        return next(ways(most, count))
    found = []
    for way in ways(most, count):
        found.append(way)
        if len(found) > MOST_WAYS:
            break
    if len(found) == 1:
        return found[0]
    about = {"at": where, "count": count}
    if len(found) > MOST_WAYS:
        return (yield from _choose_by_colour(seat, about, most, pool))
    options = {option(f"pay:{_tokens(way)}", seat): way for way in found}
    choice = yield Question("pay", options, about)
    return options[choice]


def _tokens(way: list[int]) -> str:
    return "+".join(COLOURS[colour] for colour, paid in enumerate(way) for _ in range(paid))


def _choose_by_colour(seat: int, about: dict[str, int | str], most: list[int], pool: list[int]) -> Rule[list[int]]:
    """How many of each colour, or at any moment: the rest from where there is plenty."""
    paid: list[int] = []
    due = int(about["count"])
    for colour, limit in enumerate(most):
        low, high = max(0, due - sum(most[colour + 1 :])), min(limit, due)
        if low == high:
            paid.append(low)
        else:
            options = [option(f"pay:{COLOURS[colour]}>{count}", seat) for count in range(high, low - 1, -1)]
            options.append(option("pay-from-plenty", seat))
            choice = yield Question("pay-colour", options, {**about, "colour": COLOURS[colour], "due": due})
            if choice.verb == "pay-from-plenty":
                return paid + from_plenty(most[colour:], pool[colour:], due)
            paid.append(int(choice.on[1]))
        due -= paid[-1]
    return paid
