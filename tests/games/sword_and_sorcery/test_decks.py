"""The decks of Sword & Sorcery hold what the component list counts; printed cards are as printed."""

import pytest

from holdfast.games.sword_and_sorcery.content.load import load


def test_the_decks_hold_what_the_component_list_counts() -> None:
    content = load()
    powers = [power for power in content.powers.values() if not power.innate]
    assert {
        "hero cards": len(content.classes),
        "powers and talents": sum(power.copies for power in powers),
        "Emporium": len(content.pieces("emporium")) + len(content.pieces("stash")),
        "treasures": len(content.pieces("treasure")),
        "quest card": len(content.pieces("quest")),
        "soul weapons": len(content.pieces("soul-weapon")),
        "events": len(content.events),
        "traps": sum(trap.copies for trap in content.traps.values()),
        "encounters": sum(card.copies for card in content.encounters.values()),
        "enemy powers": sum(card.copies for card in content.enemy_powers.values()),
        "enemies": len(content.enemies),
        "scrolls": sum(scroll.rank != "purple" for scroll in content.scrolls.values()),
        "bosses": len(content.bosses),
        "sides of bosses": sum(scroll.rank == "purple" for scroll in content.scrolls.values()),
        "crit tokens": sum(token.copies for token in content.crits.values()),
        "shadow tokens": sum(content.supplies.shadows.values()),
        "loot tokens": sum(token.copies for token in content.loot.values()),
        "crowns": sum(content.supplies.crowns.values()),
        "search tokens": len(content.search),
        "chests": len(content.chests),
    } == {
        "hero cards": 10,
        "powers and talents": 47,
        "Emporium": 43,
        "treasures": 42,
        "quest card": 1,
        "soul weapons": 3,
        "events": 20,
        "traps": 13,
        "encounters": 15,
        "enemy powers": 13,
        "enemies": 22,
        "scrolls": 14,
        "bosses": 2,
        "sides of bosses": 4,
        "crit tokens": 15,
        "shadow tokens": 16,
        "loot tokens": 6,
        "crowns": 35,
        "search tokens": 4,
        "chests": 3,
    }


def test_every_hero_has_powers_enough_for_the_highest_rank() -> None:
    content = load()
    for card in content.classes.values():
        barred = {"law": "chaos", "chaos": "law"}.get(card.alignment, "")
        fitting = [
            power
            for power in content.powers.values()
            if power.hero == card.hero and not (barred and power.alignment == barred)
        ]
        assert len(fitting) >= content.gems[card.id].powers[6], card.id


def test_every_weapon_and_armor_for_sale_has_a_better_side() -> None:
    content = load()
    for item in content.items.values():
        if item.deck in ("stash", "emporium") and item.kind in ("weapon", "armor"):
            assert item.back, item.id
            back = content.items[item.back]
            assert back.upgraded or back.cost > item.cost, item.id


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("battle-axe", (1, 1, 3, 35)),
        ("hammer", (1, 1, 1, 25)),
        ("long-bow-upgraded", (1, 1, 2, 0)),
        ("sentinel", (1, 1, 2, 0)),
        ("flaming-sword", (1, 2, 2, 0)),
    ],
)
def test_weapons_that_the_book_shows(card: str, printed: tuple[int, int, int, int]) -> None:
    item = load().items[card]
    assert (item.hits, item.red, item.blue, item.cost) == printed


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("raider-green-1", {"hp": 4, "armor": 1, "crowns": 5, "shards": 0, "resist": {"piercing": -1}}),
        ("gremlin-blue-1", {"hp": 4, "crowns": 10, "resist": {"slashing": -1}}),
        ("orc-shaman-blue-1", {"hp": 6, "mshield": 2, "crowns": 15, "shards": 2, "resist": {"mystic": -1}}),
        ("orc-shaman-red-1", {"hp": (10, 15), "armor": 1, "mshield": 2, "shards": 4}),
        ("orc-warrior-red-1", {"hp": (15, 20), "armor": 2, "defence": 2, "resist": {"mystic": 1}}),
    ],
)
def test_enemies_that_the_book_shows(card: str, printed: dict[str, object]) -> None:
    enemy = load().enemies[card]
    assert {field: getattr(enemy, field) for field in printed} == printed


def test_prices_that_the_book_shows() -> None:
    shown = {
        "battle-axe": 35,
        "hammer": 25,
        "knives": 15,
        "elven-knives": 50,
        "tanned-leather": 50,
        "strength-potion": 25,
        "strength-elixir": 50,
        "healing-potion": 15,
        "protective-barrier": 30,
        "bag": 40,
        "elven-arrows": 30,
    }
    items = load().items
    assert {id: items[id].cost for id in shown} == shown
