"""What is wrong with the content although every entry is right by itself."""

from holdfast.games.last_bastion.content.schema import HEROES, LEVELS, TILES, Card, Content
from holdfast.games.last_bastion.message_ids import Fault


def content_faults(content: Content, cards: list[Card], heroes: set[str]) -> list[Fault]:
    """What is missing although every entry is right by itself."""
    faults = []
    monsters = {card.id for card in cards if not card.warlord}
    faults += [
        Fault("same-id", f"warlords.toml: warlord {card.id}")
        for card in cards
        if card.warlord and card.id in monsters
    ]
    for file, key, wanted, found in (
        ("heroes.toml", "hero", HEROES, heroes),
        ("tiles.toml", "tile", TILES, set(content.tiles)),
        ("levels.toml", "level", LEVELS, set(content.levels)),
    ):
        faults += [Fault("missing-entry", f"{file}: {key} {id}") for id in wanted if id not in found]
    for level in content.levels.values():
        least = content.deck_monsters(1, level) - level.warlords * level.block
        if least < 0:
            faults.append(Fault("too-few-monsters", f"levels.toml: level {level.id}", {"missing": -least}))
        if level.warlords > len(content.warlords):
            faults.append(
                Fault("too-few-warlords", f"levels.toml: level {level.id}", {"wanted": level.warlords})
            )
    for card in cards:
        if card.retired is not None and card.retired not in (
            content.warlords if card.warlord else content.monsters
        ):
            kind = "warlord" if card.warlord else "monster"
            faults.append(Fault("missing-entry", f"{kind}s.toml: {kind} {card.retired}"))
        if card.warlord and not card.exit:
            faults.append(Fault("warlord-without-exit", f"warlords.toml: warlord {card.id}"))
    tokens = content.tokens
    for name, needed, there in (
        ("life", tokens.start_life * 4, tokens.life),
        ("calls", tokens.start_calls * 4, tokens.calls),
    ):
        if needed > there:
            faults.append(Fault("too-few-tokens", f"tokens.toml: {name}", {"needed": needed, "there": there}))
    return faults
