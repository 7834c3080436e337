"""Prices reckoned a second time, by trying every payment out of the pool."""

from itertools import product
from random import Random

from holdfast.games.bastion.rules.payment import max_per_colour, payments
from holdfast.games.bastion.rules.price import Price
from tests.rulebook import rule


def any_price(luck: Random) -> Price:
    """A grey card, or up to three coloured ones, perhaps with an immune one among them."""
    price = Price()
    if luck.random() < 0.2:
        price.grey, price.total = True, luck.randint(1, 5)
        return price
    for _ in range(luck.randint(1, 3)):
        colour, strength = luck.randint(0, 5), luck.randint(1, 5)
        price.coloured[colour] = price.coloured.get(colour, 0) + strength
        price.total += strength
    if luck.random() < 0.2:
        price.fixed = [1] * 6
    return price


@rule("BA-RULE-25", "BA-RULE-26")
def test_every_payment_that_the_price_allows_is_found_and_no_other() -> None:
    luck = Random(4)
    for _ in range(300):
        price, reduction, any_colour = any_price(luck), luck.randint(0, 4), luck.random() < 0.2
        pool = [luck.randint(0, 3) for _ in range(6)]
        left = [have - due for have, due in zip(pool, price.fixed or [0] * 6, strict=True)]
        count = max(1, price.total - reduction)
        free = any_colour or price.grey
        allowed = {
            paid
            for paid in product(*(range(max(have, -1) + 1) for have in left))
            if sum(paid) == count
            and (free or all(one <= price.coloured.get(colour, 0) for colour, one in enumerate(paid)))
        }
        assert price.payable(pool, reduction, any_colour) is bool(allowed)
        if allowed:
            assert {tuple(one) for one in payments(max_per_colour(price, pool, any_colour), count)} == allowed
