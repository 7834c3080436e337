"""A campaign: what a party keeps from one quest to the next, and the table of the next quest.

Each quest is a table of its own. `party_of` takes what is kept from a finished table; `next_table` lays
out another quest for that party, as a position that `holdfast.resume` goes on from.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.content import Content
from holdfast.games.sword_and_sorcery.rules.learning import owed
from holdfast.games.sword_and_sorcery.state import Gain, Held, Hero, Play, State, Visit, pile
from holdfast.kernel.chance import Chance
from holdfast.kernel.rules import Table


class Member(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A hero of the party between two quests."""

    card: str
    rank: int = 1
    powers: list[Held] = []
    slots: dict[str, str] = {}
    pack: list[str] = []
    purse: dict[str, int] = {}


class Party(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What stays between the quests of a campaign (SS-RULE-153)."""

    heroes: list[Member]
    shards: int = 0
    stash: list[str] = []
    emporium: list[str] = []
    soul_weapons: list[str] = []
    charges: dict[str, int] = {}
    quests: list[str] = []
    """The quests that are won."""


def party_of(state: State, won: bool, before: Party | None = None) -> Party:
    """What is kept of a finished quest: ranks, powers, items, crowns, shards and the Stash."""
    done = list(before.quests) if before is not None else []
    return Party(
        heroes=[
            Member(
                hero.card,
                hero.rank,
                [Held(held.id, item=held.item) for held in hero.powers],
                dict(hero.slots),
                list(hero.pack),
                dict(hero.purse),
            )
            for hero in state.heroes
        ],
        shards=state.shards,
        stash=list(state.stash),
        emporium=list(state.emporium),
        soul_weapons=list(state.soul_weapons),
        charges=dict(state.charges),
        quests=[*done, state.quest] if won else done,
    )


def lay_out(party: Party, quest: str, options: Mapping[str, Any], content: Content) -> State:
    """The next quest for a party: full HP, all powers ready, decks made anew, 1 charge regained."""
    field = content.fields[quest]
    heroes = [
        Hero(
            id=setup.hero_name(member.card),
            card=member.card,
            seat=number * options["players"] // len(party.heroes),
            area=field.quest.start[number % len(field.quest.start)],
            rank=member.rank,
            powers=[Held(held.id, item=held.item) for held in member.powers],
            slots=dict(member.slots),
            pack=list(member.pack),
            purse=dict(member.purse),
        )
        for number, member in enumerate(party.heroes)
    ]
    state = setup.lay_out(field, content, heroes)
    for hero in heroes:
        for coin, count in hero.purse.items():
            state.bank[coin] -= count
    state.shards = party.shards
    state.stash = list(party.stash)
    state.emporium = list(party.emporium)
    state.soul_weapons = list(party.soul_weapons)
    held = {piece for hero in heroes for piece in (*hero.pack, *hero.slots.values())} | set(party.stash)
    pool = state.treasures.deck.pools["all"]
    state.treasures = pile([piece for piece in pool if piece not in held])
    state.set_aside = [piece for piece in state.set_aside if piece not in held]
    state.charges = {
        piece: min(count + 1, content.item(piece).charges) for piece, count in party.charges.items()
    }
    table: Play = Table(state, content, options, Chance(0), quiet=True)
    for hero in heroes:
        state.gains += _still_owed(table, hero)
    if field.quest.visit:
        state.visit = Visit([hero.id for hero in heroes])
    for entry in field.quest.foes:
        if len(heroes) >= entry.heroes:
            setup.place_foe(table, entry.scroll, entry.area)
    return state


def _still_owed(table: Play, hero: Hero) -> list[Gain]:
    """Powers that the gem shows and the hero does not have yet."""
    gains = owed(table, hero, 0, hero.rank)
    own = [table.content.powers[held.id].talent for held in hero.powers if not held.item]
    for talent in own:
        gain = Gain(hero.id, talent)
        if gain in gains:
            gains.remove(gain)
    return gains


def next_table(party: Party, quest: str, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
    """A position to go on from: the next quest, laid out for the party."""
    told = {
        **options,
        "quest": quest,
        "party": len(party.heroes),
        "heroes": [member.card for member in party.heroes],
        "campaign": True,
    }
    state = lay_out(party, quest, told, content)
    return {
        "holdfast": 1,
        "game": "sword-and-sorcery",
        "rules": 1,
        "options": told,
        "state": msgspec.to_builtins(state),
    }
