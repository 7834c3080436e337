"""What the content files hold and what their texts may say, for those who write packs."""

from typing import Any

from holdfast.games.sword_and_sorcery.content import schema as printed
from holdfast.games.sword_and_sorcery.content.campaign_map import CampaignFile
from holdfast.games.sword_and_sorcery.content.quest import MOMENTS, Quest
from holdfast.games.sword_and_sorcery.content.vocabulary import (
    ALIGNMENTS,
    ALL_CHECKS,
    AMOUNTS,
    ATTACK_VERBS,
    CONDITIONS,
    FLAGS,
    RANKS,
    SELECTORS,
    SPANS,
    STATEMENT_VERBS,
    STATS,
    STYLES,
    SYMBOLS,
    TYPES,
)
from holdfast.kernel.content import ContentKind

ITEM_WORDS = ("item-*", "item-*-help")
KINDS = (
    ContentKind("emporium.toml", "item", printed.Item, {"back": "emporium"}, ITEM_WORDS),
    ContentKind("treasures.toml", "item", printed.Item, {"back": "treasures"}, ITEM_WORDS),
    ContentKind("soul_weapons.toml", "item", printed.Item, {"back": "soul_weapons"}, ITEM_WORDS),
    ContentKind(
        "powers.toml", "power", printed.Power, {"levels.companion": "companions"}, ("power-*", "power-*-help")
    ),
    ContentKind(
        "heroes.toml",
        "hero",
        printed.HeroClass,
        {"id": "gems", "innate": "powers"},
        ("class-*", "class-*-help"),
    ),
    ContentKind("gems.toml", "gem", printed.Gem),
    ContentKind("companions.toml", "companion", printed.Companion),
    ContentKind("abilities.toml", "ability", printed.Ability, {}, ("ability-*", "ability-*-help")),
    ContentKind("scrolls.toml", "scroll", printed.Scroll, {"abilities": "abilities"}, ("enemy-*",)),
    ContentKind("enemies.toml", "enemy", printed.EnemyCard, {"scroll": "scrolls"}),
    ContentKind("bosses.toml", "boss", printed.Boss, {"sides.abilities": "abilities"}, ("enemy-*",)),
    ContentKind(
        "enemy_powers.toml",
        "power",
        printed.EnemyPower,
        {"levels": "abilities"},
        ("power-*", "power-*-help"),
    ),
    ContentKind("encounters.toml", "encounter", printed.Encounter, {}, ("encounter-*", "encounter-*-help")),
    ContentKind("events.toml", "event", printed.EventCard, {}, ("card-*", "card-*-help")),
    ContentKind("traps.toml", "trap", printed.Trap, {}, ("trap-*", "trap-*-help")),
    ContentKind("tokens.toml", "crit", printed.CritToken, {}, ("crit-*", "crit-*-help")),
    ContentKind("tokens.toml", "loot", printed.LootToken, {}, ("*",)),
    ContentKind("tokens.toml", "search", printed.SearchToken, {}, ("*",)),
    ContentKind("tokens.toml", "chest", printed.Chest),
    ContentKind("dice.toml", "", printed.Dice),
    ContentKind("campaign.toml", "", CampaignFile),
    ContentKind(
        "quests/*.toml",
        "",
        Quest,
        {
            "enemies": "enemies",
            "aside": "enemies",
            "events": "events",
            "foes.scroll": "scrolls",
            "chests.back": "tokens",
            "search.token": "tokens",
            "story_cards": "events",
            "quest_enemy": "scrolls",
        },
        ("quest-*", "quest-*-help"),
    ),
)
VOCABULARY: dict[str, Any] = {
    "effects": ATTACK_VERBS,
    "statements": STATEMENT_VERBS,
    "checks": ALL_CHECKS,
    "moments": MOMENTS,
    "selectors": SELECTORS,
    "spans": SPANS,
    "amounts": AMOUNTS,
    "stats": STATS,
    "flags": FLAGS,
    "symbols": SYMBOLS,
    "styles": STYLES,
    "types": TYPES,
    "alignments": ALIGNMENTS,
    "ranks": RANKS,
    "conditions": CONDITIONS,
}
"""The verbs of effects and statements with the kinds of their arguments, and the lists of words they take."""
