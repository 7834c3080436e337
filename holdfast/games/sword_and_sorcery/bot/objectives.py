"""What a quest wants next, read from its own file: from the victory back to what can be done now."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holdfast.games.sword_and_sorcery.content.cards import Content
from holdfast.games.sword_and_sorcery.content.quest import Field, Quest, QuestAction, Story, Trigger
from holdfast.games.sword_and_sorcery.content.vocabulary import BlockStatement, Statements, parse_statement
from holdfast.games.sword_and_sorcery.state import SwordAndSorceryState

Source = Trigger | QuestAction | Story
Said = tuple[tuple[str, tuple[str, ...]], ...]
"""The simple statements of a source."""


class Objective(NamedTuple):
    """One thing that has to be done: `go` to an area, `act` there, `kill` an enemy, or `wait`."""

    kind: str
    what: str
    area: str = ""


def statements_in(statements: Statements) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every simple statement, wherever it stands."""
    for statement in statements:
        if isinstance(statement, str):
            yield parse_statement(statement)
        else:
            yield from _statements_of(statement)


def _statements_of(block: BlockStatement) -> Iterator[tuple[str, tuple[str, ...]]]:
    inner = [block.do, block.otherwise, *block.choose, *block.results.values(), *block.alignment.values()]
    for part in inner:
        yield from statements_in(part)


def sources_of(quest: Quest) -> list[Source]:
    """Whatever makes something happen in a quest."""
    return [*quest.triggers, *quest.actions, *quest.stories]


def said_by_sources(quest: Quest) -> tuple[Said, ...]:
    """The statements of each of them, in the same order."""
    return tuple(tuple(statements_in(source.do)) for source in sources_of(quest))


def enemies_asked_for(quest: Quest) -> frozenset[str]:
    """The enemies, by scroll or boss, whose death something in the quest waits for."""
    found = set()
    for source in sources_of(quest):
        moment, _, about = source.when.partition(" ") if isinstance(source, Trigger) else ("", "", "")
        if moment == "dead":
            found.add(about)
        for part in () if isinstance(source, Story) else source.test.split(" and "):
            check, _, name = part.partition(" ")
            if check == "dead":
                found.add(name.split()[0])
    return frozenset(found)


class QuestObjectives:
    """From the victory of a quest back to what is missing for it."""

    def __init__(
        self, field: Field, state: SwordAndSorceryState, content: Content, said: Sequence[Said] = ()
    ) -> None:
        """`said` holds what each source of the quest says, if that is known (`said_by_sources`)."""
        self.quest: Quest = field.quest
        self.state = state
        self._sides = {
            side.id: (boss.id, bool(number))
            for boss in content.bosses.values()
            for number, side in enumerate(boss.sides)
        }
        self.objectives: list[Objective] = []
        self._asked: set[tuple[str, ...]] = set()
        self._sources = list(zip(sources_of(self.quest), said or said_by_sources(self.quest), strict=True))
        for source, said_here in self._sources:
            if any(verb == "win" for verb, _ in said_here):
                self._bring_about(source)
                break

    def _add(self, objective: Objective) -> None:
        if objective not in self.objectives:
            self.objectives.append(objective)

    def _bring_about(self, source: Source) -> None:
        """What must be done so that this happens."""
        state = self.state
        if isinstance(source, Story):
            self._tell(source)
            return
        self._satisfy(source.test)
        if isinstance(source, QuestAction):
            self._add(Objective("act", source.id, source.area))
            return
        moment, _, about = source.when.partition(" ")
        match moment:
            case "enter":
                self._add(Objective("go", source.id, about))
            case "waypoint":
                area = next((one.area for one in self.quest.waypoints if one.id == about), "")
                self._add(Objective("go", source.id, area))
            case "opened":
                if about in state.closed:
                    self._add(Objective("open", about))
            case "chest":
                area = next((one.area for one in self.quest.chests if one.id == about), "")
                self._add(Objective("go", source.id, area))
            case "dead":
                self._kill(about)
            case "no-enemies":
                self._add(Objective("kill", "all"))
            case "taken":
                self._take(about, source)
            case "round" | "ghost" | "townsfolk":
                self._add(Objective("wait", source.id))

    def _take(self, item: str, wanted: Source) -> None:
        """Somebody gives that card, or nobody knows where it lies."""
        for source, said in self._sources:
            if source is not wanted and ("item", (item,)) in said:
                self._bring_about(source)
                return
        self._add(Objective("wait", wanted.id))

    def _tell(self, story: Story) -> None:
        """A story lies on the map, in the event deck, or is told by something else."""
        if story.area and story.id in self.state.stories.values():
            self._add(Objective("go", story.id, story.area))
            return
        for source, said in self._sources:
            if source is not story and ("story", (story.id,)) in said:
                self._bring_about(source)
                return
        if story.id in self.quest.story_cards.values():
            self._add(Objective("wait", story.id))

    def _satisfy(self, test: str) -> None:
        for part in test.split(" and ") if test else ():
            if part.startswith("not "):
                continue
            check, *args = part.split()
            if check == "flag":
                self._raise_flag(args[0], int(args[1]))
            elif check == "dead":
                self._kill(args[0])
            elif check == "open" and args[0] in self.state.closed:
                self._add(Objective("open", args[0]))

    def _raise_flag(self, name: str, number: int) -> None:
        if self.state.flags.get(name, 0) >= number or ("flag", name) in self._asked:
            return
        self._asked.add(("flag", name))
        for source, said in self._sources:
            if self._is_over(source):
                continue
            for verb, args in said:
                if verb in ("flag", "add") and args[0] == name:
                    self._bring_about(source)
                    return

    def _is_over(self, source: Source) -> bool:
        """Has this action been done, for good?"""
        return isinstance(source, QuestAction) and source.id in self.state.done and not source.again

    def _kill(self, name: str) -> None:
        """An enemy of that scroll, or a boss by one of its sides."""
        state = self.state
        if name in state.dead or ("kill", name) in self._asked:
            return
        self._asked.add(("kill", name))
        for foe in state.foes:
            if name in (foe.scroll, foe.card):
                self._add(Objective("kill", foe.card))
                return
        for source, said in self._sources:
            if self._calls(said, name):
                self._bring_about(source)
                break
        self._add(Objective("kill", name))

    def _calls(self, said: Said, name: str) -> bool:
        """Does this bring the enemy into play, a boss with the right side up?"""
        boss, turned = self._sides.get(name, ("", False))
        comes = False
        for verb, args in said:
            if verb == "enemy" and args and args[0] == name:
                return True
            comes = comes or (verb == "boss" and args[0] == boss)
        return comes and any(verb == "turn-boss" for verb, _ in said) is turned
