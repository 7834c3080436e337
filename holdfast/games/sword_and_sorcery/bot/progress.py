"""What is left to do in a quest, and how much of it is done."""

from msgspec.structs import replace

from holdfast.games.sword_and_sorcery.bot.caches import BOT_CACHES, MAX_STAGES
from holdfast.games.sword_and_sorcery.bot.objectives import (
    Objective,
    QuestObjectives,
    enemies_asked_for,
    said_by_sources,
)
from holdfast.games.sword_and_sorcery.rules.find import enemy_stats_of
from holdfast.games.sword_and_sorcery.rules.stats import health, printed_hp
from holdfast.games.sword_and_sorcery.state import Foe, SwordAndSorceryTable, field_of


def objectives_left(table: SwordAndSorceryTable) -> list[Objective]:
    """What is still to be done, the first thing first; worked out once for each stage of the quest."""
    state, caches = table.state, BOT_CACHES[table.content]
    targets = caches.targets.get(state.quest)
    if targets is None:
        targets = caches.targets[state.quest] = enemies_asked_for(field_of(table).quest)
    stage = (
        state.quest,
        tuple(state.done),
        tuple(state.flags.items()),
        tuple([name for name in state.dead if name in targets]),
        tuple([foe.scroll for foe in state.foes if foe.scroll in targets or foe.card in targets]),
        state.closed,
        tuple(state.stories.values()),
    )
    known = caches.objectives
    found = known.get(stage)
    if found is None:
        if len(known) > MAX_STAGES:
            known.clear()
        field, said = field_of(table), caches.said
        if state.quest not in said:
            said[state.quest] = said_by_sources(field.quest)
        found = known[stage] = QuestObjectives(field, state, table.content, said[state.quest]).objectives
    return found


def all_objectives(table: SwordAndSorceryTable) -> list[Objective]:
    """What the quest wants from beginning to end."""
    known, quest = BOT_CACHES[table.content].all_objectives, table.state.quest
    found = known.get(quest)
    if found is None:
        field = field_of(table)
        stories = {story.area: story.id for story in field.quest.stories if story.area}
        fresh = replace(
            table.state,
            flags={},
            dead=[],
            fired=[],
            done=[],
            foes=[],
            stories=stories,
            closed=tuple(field.closed_at_first()),
        )
        found = known[quest] = QuestObjectives(field, fresh, table.content).objectives
    return found


def progress(table: SwordAndSorceryTable) -> float:
    """How much of the quest is done, from 0 to 1; an enemy half killed is half of that."""
    if table.outcome is not None and table.outcome.won:
        return 1.0
    whole = len(all_objectives(table)) or 1
    left = objectives_left(table)
    missing = float(min(len(left), whole))
    for objective in left:
        if objective.kind == "kill":
            for foe in table.state.foes:
                if foe.card == objective.what:
                    missing -= 1.0 - min(hp_of(table, foe) / max(full_hp_of(table, foe), 1), 1.0)
            break
    return max(min(1.0 - missing / whole, 0.99), 0.0)


def hp_of(table: SwordAndSorceryTable, foe: Foe) -> int:
    """The HP that the figures of an enemy have left."""
    return sum(max(health(table, figure), 0) for figure in foe.figures)


def full_hp_of(table: SwordAndSorceryTable, foe: Foe) -> int:
    """The HP of one figure of it."""
    return printed_hp(table, enemy_stats_of(table, foe))
