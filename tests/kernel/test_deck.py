"""What is not yet revealed is not yet decided."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer


def warlord_deck() -> Deck:
    """Two monsters, the warlord, one monster; a third and a fourth stay in the box."""
    pools = {"monster": ["imp", "ogre", "ghoul", "witch", "rat"], "warlord": ["king", "queen"]}
    return Deck(pools, [Layer("monster", 2), Layer("warlord", 1), Layer("monster", 1)])


def test_a_deck_is_as_thick_as_its_layers() -> None:
    deck = warlord_deck()
    assert (len(deck), bool(deck), deck.back) == (4, True, "monster")
    deck.put_on_top("dragon")
    assert (len(deck), deck.back) == (5, "dragon")
    empty = Deck({}, [])
    assert (len(empty), bool(empty), empty.back, empty.may_come()) == (0, False, None, ())


@pytest.mark.parametrize("seed", range(20))
def test_layers_come_from_top_to_bottom(seed: int) -> None:
    deck, chance = warlord_deck(), Chance(seed)
    drawn = [deck.draw("horde", chance) for _ in range(4)]
    assert [card in ("king", "queen") for card in drawn] == [False, False, True, False]
    assert len(set(drawn)) == 4
    assert not deck
    assert chance.results == [f"horde:{card}" for card in drawn]


@pytest.mark.parametrize("seed", range(20))
def test_the_bottom_card_comes_from_the_bottom_layer(seed: int) -> None:
    deck, chance = warlord_deck(), Chance(seed)
    drawn = [deck.draw_bottom("bottom", chance) for _ in range(4)]
    assert [card in ("king", "queen") for card in drawn] == [False, True, False, False]


def test_every_card_of_the_pool_may_come_also_those_that_were_never_to_come() -> None:
    first = {warlord_deck().draw("horde", Chance(seed)) for seed in range(200)}
    assert first == {"imp", "ogre", "ghoul", "witch", "rat"} == set(warlord_deck().may_come())
    last = {warlord_deck().draw_bottom("horde", Chance(seed)) for seed in range(200)}
    assert last == first == set(warlord_deck().may_come(-1))


def test_each_card_is_as_likely_as_another_at_every_depth() -> None:
    places = [Counter[str]() for _ in range(3)]
    for seed in range(6000):
        deck, chance = Deck({"all": ["a", "b", "c"]}, [Layer("all", 3)]), Chance(seed)
        for place in places:
            place[deck.draw("draw", chance)] += 1
    assert all(abs(count - 2000) < 200 for place in places for count in place.values())


def test_known_cards_stay_where_they_were_put() -> None:
    deck, chance = warlord_deck(), Chance(1)
    deck.put_on_top("second")
    deck.put_on_top("first")
    deck.put_underneath("last but one")
    deck.put_underneath("last")
    assert deck.may_come() == ("first",) and deck.may_come(-1) == ("last",)
    assert [deck.draw("draw", chance), deck.draw("draw", chance)] == ["first", "second"]
    assert [deck.draw_bottom("draw", chance), deck.draw_bottom("draw", chance)] == ["last", "last but one"]
    assert chance.results == [], "what is known is not drawn by chance"
    assert len(deck) == 4 and deck.back == "monster"


def test_a_card_is_decided_when_it_is_drawn_and_not_before() -> None:
    deck = warlord_deck()
    before = msgspec.msgpack.encode(deck)
    copies = [msgspec.msgpack.decode(before, type=Deck) for _ in range(50)]
    assert len({copy.draw("horde", Chance(seed)) for seed, copy in enumerate(copies)}) > 1
    assert msgspec.msgpack.encode(deck) == before


@given(
    st.lists(
        st.sampled_from(["top", "bottom", "put-top", "put-under"]),
        max_size=30,
    ),
    st.integers(0, 2**32),
)
def test_no_card_is_lost_or_doubled(moves: list[str], seed: int) -> None:
    deck, chance = warlord_deck(), Chance(seed)
    hand: list[str] = []
    whole = sorted(card for pool in deck.pools.values() for card in pool)
    for move in moves:
        thick = len(deck)
        if move in ("top", "bottom") and deck:
            end = 0 if move == "top" else -1
            may_come = deck.may_come(end)
            hand.append((deck.draw if end == 0 else deck.draw_bottom)("draw", chance))
            assert hand[-1] in may_come
            assert len(deck) == thick - 1
        elif move in ("put-top", "put-under") and hand:
            (deck.put_on_top if move == "put-top" else deck.put_underneath)(hand.pop())
            assert len(deck) == thick + 1
        known = [card for layer in deck.layers for card in layer.cards]
        assert sorted(hand + known + [card for pool in deck.pools.values() for card in pool]) == whole
        assert all(len(layer) for layer in deck.layers)
        assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck
