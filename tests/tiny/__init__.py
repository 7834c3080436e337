"""The night watch: a game of three rules, to prove that the kernel knows no game.

- **NW-1** On a turn a watcher does two things: gather wood, look at what comes next, hand wood to
  the other. Meanwhile whoever has wood may feed the fire.
- **NW-2** Then a shadow comes and takes its strength from the fire, unless somebody throws a torch
  at it: then it goes openly underneath the deck.
- **NW-3** The watch is lost when the fire is out, and won when no shadow is left.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from holdfast.kernel.bot_knowledge import BotKnowledge
from holdfast.kernel.chance import Chance
from holdfast.kernel.deck import Deck, Layer
from holdfast.kernel.errors import Fault
from holdfast.kernel.odds import Odds
from holdfast.kernel.question import Barred, Option, Question, option
from holdfast.kernel.rules import Rules
from holdfast.kernel.settings import Setting
from holdfast.kernel.table import Rule
from holdfast.kernel.wording import Name, Wording
from tests.tiny.check import faults
from tests.tiny.content import FILES, SHIPPED, Shadows, load
from tests.tiny.state import State, Watch, Watcher

WATCHERS = ("arn", "bryn", "cael")
ACTIONS = 2
WOOD = 12
FIRE = 4
FINDS = ("none", "one", "one", "two")
FOUND = {"none": 0, "one": 1, "two": 2}
FOG = ("thin", "thin", "thick")


class NightWatchBot(BotKnowledge[State, Shadows]):
    def evaluate(self, table: Watch) -> float:
        return table.state.fire / WOOD


class NightWatchWording(Wording[State, Shadows]):
    folder = Path(__file__).parent / "words"

    def name(self, table: Watch, key: str, id: str) -> Name:
        if key == "to" or id in WATCHERS:
            return f"watcher-{id}"
        if not key and id.isdigit():
            return "pieces-of-wood", {"count": int(id)}
        return f"{key or 'thing'}-{id}"


class NightWatch(Rules[State, Shadows]):
    id = "night-watch"
    version = 1
    state_type = State
    settings = (
        Setting("players", "number", 2, low=1, high=2, rule="NW-1"),
        Setting("level", "one", "calm", values=("calm", "wild"), words="level", rule="NW-2"),
        Setting("watchers", "many", None, values=WATCHERS, count="players", chancy=True, words="watcher"),
        Setting("fog", "flag", False, rule="NW-2"),
        Setting("late", "flag", False, rule="NW-1"),
    )
    content_files = FILES
    content_folders = (SHIPPED,)
    bot = NightWatchBot()
    wording = NightWatchWording()
    choices_between_snapshots = 0

    def content(self, own: Path | None = None) -> Shadows:
        return load(own)

    def option_faults(self, options: Mapping[str, Any], content: Shadows) -> Iterable[Fault]:
        if options["late"] and options["players"] == 1:
            yield Fault("unlike-options", "late", {"value": "late", "wanted": 2})

    def seats(self, options: Mapping[str, Any]) -> int:
        players: int = options["players"]
        return players

    def set_up(self, options: Mapping[str, Any], content: Shadows, chance: Chance) -> State:
        free = list(WATCHERS)
        ids: list[str] = list(options["watchers"] or ())
        while len(ids) < options["players"]:
            ids.append(chance.pick("watcher", free))
            free.remove(ids[-1])
        shadows = [shadow.id for shadow in content.values() if not shadow.chief]
        shadows.remove("dusk")
        chiefs = [shadow.id for shadow in content.values() if shadow.chief]
        first = 2 if options["level"] == "calm" else 3
        layers = [Layer(cards=["dusk"]), Layer("shadow", first), Layer("chief", 1), Layer("shadow", 1)]
        deck = Deck({"shadow": shadows, "chief": chiefs}, layers)
        return State([Watcher(id) for id in ids], deck, WOOD - FIRE, FIRE)

    def step(self, table: Watch) -> Rule[None]:
        match table.state.phase:
            case "begin":
                self.begin(table)
            case "act":
                yield from self.act(table)
            case "shadow":
                yield from self.shadow(table)

    def begin(self, table: Watch) -> None:
        state = table.state
        if state.seat == 0:
            table.begin_round()
        state.turn += 1
        state.acted = 0
        state.phase = "act"
        table.begin_turn(state.seat, watcher=state.watchers[state.seat].id, number=state.turn)

    # NW-1

    def offers(self, table: Watch) -> list[Option]:
        state = table.state
        seat = state.seat
        options = [
            option(f"feed:{watcher.id}", number)
            for number, watcher in enumerate(state.watchers)
            if watcher.wood
        ]
        if state.acted < ACTIONS:
            options.append(option("gather", seat))
            if self.may_look(state):
                options.append(option("look", seat))
            if state.watchers[seat].wood:
                options += [
                    option(f"hand:wood>{other.id}", seat)
                    for number, other in enumerate(state.watchers)
                    if number != seat
                ]
        options.append(option("done", None if table.options["late"] else seat))
        return options

    def may_look(self, state: State) -> bool:
        top = state.deck.layers[0]
        return bool(top.pool) or bool(state.foreseen_by and state.seat not in state.foreseen_by)

    def why_not(self, table: Watch) -> Iterator[Barred]:
        state = table.state
        for watcher in state.watchers:
            if not watcher.wood:
                yield Barred(f"feed:{watcher.id}", "no-wood", "NW-1", {"watcher": watcher.id})
        if state.acted >= ACTIONS:
            yield Barred("gather", "acted", "NW-1", {"count": ACTIONS})
        if state.acted >= ACTIONS or not self.may_look(state):
            yield Barred("look", "nothing-new", "NW-1")

    def act(self, table: Watch) -> Rule[None]:
        state = table.state
        choice = yield Question("turn", self.offers(table), {}, lambda: self.why_not(table))
        seat = state.seat
        match choice.verb:
            case "feed":
                assert choice.seat is not None
                state.watchers[choice.seat].wood -= 1
                state.fire += 1
                table.note("feed", choice.seat, watcher=choice.on[0], fire=state.fire)
                return
            case "done":
                state.phase = "shadow"
                table.note("done", seat, watcher=state.watchers[seat].id)
                return
            case "gather":
                self.gather(table)
            case "look":
                self.look(table)
            case "hand":
                yield from self.hand(table, choice.on[1])
        state.acted += 1

    def gather(self, table: Watch) -> None:
        state = table.state
        face = table.chance.pick("find", FINDS)
        found = min(FOUND[face], state.forest)
        state.forest -= found
        watcher = state.watchers[state.seat]
        watcher.wood += found
        table.note("gather", state.seat, watcher=watcher.id, count=found)

    def look(self, table: Watch) -> None:
        state = table.state
        deck = state.deck
        card = deck.draw("omen", table.chance)
        deck.put_on_top(card)
        state.foreseen_by.append(state.seat)
        table.note("look", state.seat, watcher=state.watchers[state.seat].id)
        with table.because("look"):
            table.whisper((state.seat,), "omen", state.seat, shadow=card)

    def hand(self, table: Watch, to: str) -> Rule[None]:
        state = table.state
        giver = state.watchers[state.seat]
        taker = next(watcher for watcher in state.watchers if watcher.id == to)
        counts = range(1, giver.wood + 1)
        about = {"watcher": taker.id}
        choice = yield Question("how-many", [option(f"give:{count}", state.seat) for count in counts], about)
        count = int(choice.on[0])
        giver.wood -= count
        taker.wood += count
        table.note("hand", state.seat, watcher=giver.id, to=taker.id, count=count)

    # NW-2

    def shadow(self, table: Watch) -> Rule[None]:
        state = table.state
        card = state.deck.draw("shadow", table.chance)
        state.foreseen_by = []
        strength = table.content[card].strength
        if table.options["fog"] and table.chance.pick("fog", FOG) == "thick":
            strength += 1
        table.note("shadow", shadow=card, strength=strength)
        with table.because(card):
            thrower = yield from self.torch(table, card, strength)
            if thrower is not None:
                watcher = state.watchers[thrower]
                watcher.torch = False
                state.deck.put_underneath(card)
                table.note("torch", thrower, watcher=watcher.id, shadow=card)
            else:
                lost = min(strength, state.fire)
                state.fire -= lost
                state.forest += lost
                state.gone.append(card)
                table.note("dim", shadow=card, lost=lost, fire=state.fire)
                self.end(table)
        state.seat = (state.seat + 1) % len(state.watchers)
        state.phase = "begin"

    def torch(self, table: Watch, card: str, strength: int) -> Rule[int | None]:
        state = table.state
        throws = [
            option(f"throw:{watcher.id}", seat)
            for seat, watcher in enumerate(state.watchers)
            if watcher.torch
        ]
        if not throws:
            return None
        saves = frozenset(throw.id for throw in throws) if strength >= state.fire else frozenset[str]()
        about = {"shadow": card, "strength": strength}
        barred = [
            Barred(f"throw:{watcher.id}", "no-torch", "NW-2", {"watcher": watcher.id})
            for watcher in state.watchers
            if not watcher.torch
        ]
        choice = yield Question(
            "shadow", [*throws, option("go-on")], about, lambda: barred, reaction=True, saves=saves
        )
        return choice.seat if choice.verb == "throw" else None

    # NW-3

    def end(self, table: Watch) -> None:
        state = table.state
        if not state.fire:
            table.end(False, "dark")
        if not state.deck:
            table.end(True, "dawn", state.fire + 2 * sum(watcher.torch for watcher in state.watchers))

    # What clients ask

    def view(self, table: Watch, seat: int | None) -> dict[str, Any]:
        state = table.state
        deck = state.deck
        back = deck.back
        if back is not None and state.foreseen_by:
            back = "chief" if table.content[back].chief else "shadow"
        return {
            "game": self.id,
            "fire": state.fire,
            "forest": state.forest,
            "turn": {"number": state.turn, "seat": state.seat, "acted": state.acted},
            "watchers": [
                {"id": watcher.id, "wood": watcher.wood, "torch": watcher.torch} for watcher in state.watchers
            ],
            "deck": {"cards": len(deck), "back": back},
            "gone": list(state.gone),
            "omen": deck.may_come()[0] if seat in state.foreseen_by else None,
        }

    def odds(self, table: Watch, question: Question, option: Option) -> Odds | None:
        if option.verb != "gather":
            return None
        return Odds({f"find:{face}": FINDS.count(face) / len(FINDS) for face in FOUND})

    def faults(self, state: State, content: Shadows, options: Mapping[str, Any]) -> Iterable[Fault]:
        return faults(state, content, options, WATCHERS, WOOD)


NIGHT_WATCH = NightWatch()
