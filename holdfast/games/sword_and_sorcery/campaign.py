"""The campaign: what a party keeps from one quest to the next, and the table of the next quest.

Each quest is a table of its own, won or lost: a party that lost tries again with what it still has
(SS-RULE-153, SS-RULE-178), its lost ranks and cards included.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from holdfast.games.sword_and_sorcery import setup
from holdfast.games.sword_and_sorcery.content.campaign_map import NOTHING, Memory
from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.schema import SMALLEST_COIN
from holdfast.games.sword_and_sorcery.content.vocabulary import party_alignment
from holdfast.games.sword_and_sorcery.message_ids import Fault
from holdfast.games.sword_and_sorcery.quest_report import quest_report
from holdfast.games.sword_and_sorcery.rules.hero.learning import owed
from holdfast.games.sword_and_sorcery.state import (
    Gain,
    Held,
    Hero,
    SwordAndSorceryState,
    SwordAndSorceryTable,
    Visit,
    pile,
)
from holdfast.games.sword_and_sorcery.upgrade import upgrade_purse
from holdfast.kernel.campaign import Campaign, ChapterReport
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import BadCampaign
from holdfast.kernel.event import Event
from holdfast.kernel.packs.wrong_fields import wrong_field
from holdfast.kernel.table import Table


class Member(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A hero of the party between two quests."""

    card: str
    rank: Annotated[int, Meta(ge=1, le=7)] = 1
    powers: list[Held] = []
    slots: dict[str, str] = {}
    pack: list[str] = []
    crowns: Annotated[int, Meta(ge=0, le=9999, multiple_of=SMALLEST_COIN)] = 0


class Party(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What stays between the quests of a campaign (SS-RULE-153)."""

    heroes: Annotated[list[Member], Meta(min_length=2, max_length=5)]
    shards: Annotated[int, Meta(ge=0, le=9999)] = 0
    stash: list[str] = []
    emporium: list[str] = []
    soul_weapons: list[str] = []
    charges: dict[str, int] = {}
    memory: Memory = NOTHING


def party_of(state: SwordAndSorceryState, won: bool = True) -> Party:
    """What is kept of a finished quest: ranks, powers, items, crowns, shards, the Stash and its story.

    A quest that was lost is told again: of its story nothing is kept.
    """
    return Party(
        heroes=[
            Member(
                hero.card,
                hero.rank,
                [Held(held.id, item=held.item) for held in hero.powers],
                dict(hero.slots),
                list(hero.pack),
                hero.crowns,
            )
            for hero in state.heroes
        ],
        shards=state.shards,
        stash=list(state.stash),
        emporium=list(state.emporium),
        soul_weapons=list(state.soul_weapons),
        charges=dict(state.charges),
        memory=(state.memory if won else state.memory_before) or NOTHING,
    )


def lay_out(party: Party, quest: str, options: Mapping[str, Any], content: Content) -> SwordAndSorceryState:
    """The next quest for a party: full HP, all powers ready, decks made anew, 1 charge regained.

    What the party lacks of the least the quest asks for it is given (SS-RULE-199).
    """
    field = content.fields[quest]
    heroes = [
        Hero(
            id=setup.hero_name(member.card),
            card=member.card,
            seat=number * options["players"] // len(party.heroes),
            area=field.quest.start[number % len(field.quest.start)],
            rank=max(member.rank, field.quest.least_rank),
            powers=tuple([Held(held.id, item=held.item) for held in member.powers]),
            slots=dict(member.slots),
            pack=tuple(member.pack),
            crowns=member.crowns,
        )
        for number, member in enumerate(party.heroes)
    ]
    state = setup.lay_out(field, content, heroes)
    state.bank -= sum(hero.crowns for hero in heroes)
    for hero in heroes:
        given = min(max(field.quest.least_crowns - hero.crowns, 0), state.bank)
        hero.crowns += given
        state.bank -= given
    state.shards = max(party.shards, field.quest.least_shards)
    if party.memory != NOTHING:
        state.memory = state.memory_before = party.memory
    state.stash = tuple(party.stash)
    state.emporium = tuple(party.emporium)
    state.soul_weapons = list(party.soul_weapons)
    carried = [piece for hero in heroes for piece in (*hero.pack, *hero.slots.values())]
    held = {_card(piece, content) for piece in (*carried, *party.stash)}
    pool = state.treasures.deck.pools["all"]
    state.treasures = pile([piece for piece in pool if piece not in held])
    state.set_aside = [piece for piece in state.set_aside if piece not in held]
    state.charges = {
        piece: min(count + 1, content.item(piece).charges) for piece, count in party.charges.items()
    }
    table: SwordAndSorceryTable = Table(state, content, options, Chance(0), quiet=True)
    for hero in heroes:
        state.gains += _still_owed(table, hero)
    if field.quest.visit:
        state.visit = Visit([hero.id for hero in heroes])
    for entry in field.quest.foes:
        if len(heroes) >= entry.heroes:
            setup.place_foe(table, entry.scroll, entry.area)
    return state


def _card(piece: str, content: Content) -> str:
    """A card by the face that names its deck, whichever face is up."""
    return piece if content.item(piece).deck else content.other_face(piece)


def _still_owed(table: SwordAndSorceryTable, hero: Hero) -> list[Gain]:
    """Powers that the gem shows and the hero does not have yet."""
    gains = owed(table, hero, 0, hero.rank)
    own = [table.content.powers[held.id].talent for held in hero.powers if not held.item]
    for talent in own:
        gain = Gain(hero.id, talent)
        if gain in gains:
            gains.remove(gain)
    return gains


class SwordAndSorceryCampaign(Campaign[SwordAndSorceryState, Content]):
    """The campaign as the kernel knows it."""

    chapter = "quest"
    sets = ("quest", "campaign")
    story_question = "choose"

    def chapters(self, content: Content) -> Sequence[str]:
        return content.campaign

    def has(self, chapter: str, content: Content) -> bool:
        return chapter in content.road.chapters

    def after(self, chapter: str, kept: Mapping[str, Any], content: Content) -> str | None:
        return content.road.after(chapter, read_party(kept, content).memory)

    def steps_after(self, chapter: str, content: Content) -> Sequence[Sequence[str]]:
        return content.road.steps_after(chapter)

    def first(self, options: Mapping[str, Any], content: Content) -> dict[str, Any]:
        return {**options, "quest": content.campaign[0], "campaign": True}

    def keep(self, state: SwordAndSorceryState, won: bool) -> dict[str, Any]:
        kept: dict[str, Any] = msgspec.to_builtins(party_of(state, won))
        return kept

    def lay_out(
        self, kept: Mapping[str, Any], chapter: str, options: Mapping[str, Any], content: Content
    ) -> tuple[dict[str, Any], SwordAndSorceryState]:
        party = read_party(kept, content)
        told = {
            **options,
            "quest": chapter,
            "party": len(party.heroes),
            "heroes": [member.card for member in party.heroes],
            "campaign": True,
        }
        return told, lay_out(party, chapter, told, content)

    def report(self, state: SwordAndSorceryState, events: Sequence[Event], content: Content) -> ChapterReport:
        return quest_report(state, events, content)

    def view(self, kept: Mapping[str, Any], content: Content) -> dict[str, Any]:
        party = read_party(kept, content)
        return {
            "heroes": [_shown(member, content) for member in party.heroes],
            "shards": party.shards,
            "stash": party.stash,
            "charges": party.charges,
            "memory": {
                "flags": party.memory.flags,
                "achievements": party.memory.achievements,
                "people": party.memory.people,
                "alignment": party_alignment(party.memory.alignment),
            },
        }


def read_party(kept: Mapping[str, Any], content: Content) -> Party:
    """A party that was written down, with nothing in it that this content does not have."""
    heroes = kept.get("heroes")
    if isinstance(heroes, list):
        kept = {**kept, "heroes": [upgrade_purse(member) for member in heroes]}
    try:
        party = msgspec.convert(kept, Party)
    except msgspec.ValidationError as error:
        raise BadCampaign(faults=[wrong_field(error, "party")]) from None
    faults = []
    for where, found, known in (
        ("heroes", [member.card for member in party.heroes], content.classes),
        ("powers", [held.id for member in party.heroes for held in member.powers], content.powers),
        ("items", [piece.partition(".")[0] for piece in _pieces(party)], content.items),
    ):
        faults += [
            Fault("unknown-value", f"party.{where}", {"value": id, "known": ", ".join(sorted(known))})
            for id in found
            if id not in known
        ]
    owned, worth = sum(member.crowns for member in party.heroes), content.supplies.worth
    if owned > worth:
        faults.append(Fault("out-of-range", "party.crowns", {"value": owned, "low": 0, "high": worth}))
    if faults:
        raise BadCampaign(faults=faults)
    return party


def _pieces(party: Party) -> list[str]:
    carried = [piece for member in party.heroes for piece in (*member.slots.values(), *member.pack)]
    return [*carried, *party.stash, *party.emporium, *party.soul_weapons, *party.charges]


def _shown(member: Member, content: Content) -> dict[str, Any]:
    printed = content.classes[member.card]
    gem = content.gems[member.card]
    return {
        "id": printed.hero,
        "card": member.card,
        "alignment": printed.alignment,
        "style": printed.style,
        "rank": member.rank,
        "hp": gem.hp[member.rank - 1],
        "powers": [held.id for held in member.powers],
        "slots": member.slots,
        "pack": member.pack,
        "crowns": member.crowns,
    }
