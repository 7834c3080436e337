"""The conversation: what is asked, what is taken, what a failure leaves behind."""

import pytest

import holdfast
from examples.night_watch import GAME as NIGHT_WATCH
from holdfast.kernel.errors import BadRecord, CannotUndo, IllegalChoice, OffScript, Stuck
from holdfast.kernel.event import Event
from holdfast.kernel.question import Option, Question, option
from holdfast.kernel.table import Rule
from tests.generated.play import asked, fingerprint, state_of
from tests.kernel.bare import Bare, Step, bare
from tests.night_watch.positions import deck, position


def refused(game: holdfast.Game, choice: Option | str, seat: int | None = None) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as error:
        game.choose(choice, seat)
    return error.value


# Choosing


def test_an_option_is_chosen_by_itself_by_its_id_or_by_one_like_it() -> None:
    for choice in ("gather", option("gather", 0), Option("gather", 0)):
        game = position(script=["find:two"])
        game.choose(choice)
        assert game.choices == ["gather"]
        assert game.view()["watchers"][0]["wood"] == 2


def test_a_choice_that_is_not_offered_names_what_is() -> None:
    game = position()
    error = refused(game, "fly")
    assert error.code == "illegal-choice"
    assert error.facts == {"choice": "fly", "options": "gather, done"}


def test_a_barred_choice_names_reason_and_rule() -> None:
    game = position()
    error = refused(game, "feed:arn")
    assert (error.code, error.facts["reason"], error.facts["rule"]) == ("barred", "no-wood", "NW-1")
    assert game.why_not("feed:arn") == holdfast.Barred("feed:arn", "no-wood", "NW-1", {"watcher": "arn"})
    assert game.why_not("gather") is None
    assert len({error.tell(language) for language in ("en", "ru", "pl")}) == 3


def test_a_choice_of_another_seat_is_not_yours() -> None:
    game = position(wood=(1, 1))
    assert refused(game, "feed:bryn", 0).code == "not-your-choice"
    assert refused(game, option("feed:bryn", 1), 0).code == "not-your-choice"
    game.choose("feed:bryn", 1)
    assert game.history[-1].seat == 1


def test_what_is_for_anyone_may_be_chosen_by_everyone() -> None:
    for seat in (0, 1, None):
        game = position(late=True)
        game.choose("done", seat)
        assert game.choices == ["done"]


@pytest.mark.parametrize(
    "choice", [None, 5, pytest.param(10**5000, id="huge"), ["done"], {"id": "done"}, b"done"]
)
def test_a_choice_that_is_no_choice_at_all_is_refused(choice: str) -> None:
    assert refused(position(), choice).code == "illegal-choice"


def test_after_the_end_nothing_can_be_chosen() -> None:
    game = position(fire=1, torches=(False, False))
    game.choose("done")
    assert game.outcome == holdfast.Outcome(False, "dark")
    assert game.question is None
    assert refused(game, "done").code == "game-over"


def test_a_question_with_one_option_is_never_asked() -> None:
    game = position(wood=(1, 0))
    game.choose("hand:wood>bryn")
    assert game.choices == ["hand:wood>bryn"], "one piece: how many is no question"
    game = position(wood=(2, 0))
    game.choose("hand:wood>bryn")
    question = game.question
    assert question is not None
    assert (question.ask, question.options.ids, question.clean) == ("how-many", ("give:1", "give:2"), False)


# What a failure leaves behind


def test_a_result_off_the_script_changes_nothing() -> None:
    game = position(fog=True, script=["find:one", "fog:nonsense"])
    game.choose("gather")
    before = fingerprint(game)
    for _ in range(2):
        with pytest.raises(OffScript):
            game.choose("done")
        assert fingerprint(game) == before
        assert game.table.chance.script == ["fog:nonsense"]
    game.choose("feed:arn")
    assert game.choices == ["gather", "feed:arn"]


def test_a_script_that_breaks_off_in_the_middle_is_given_back_whole() -> None:
    """The shadow can come, the fog after it cannot: the choice is taken back, and so is the shadow."""
    script = ["shadow:ghost", "fog:nonsense"]
    game = position(fog=True, deck=deck(2), gone=["dusk"], script=script)
    before = fingerprint(game)
    for _ in range(2):
        with pytest.raises(OffScript):
            game.choose("done")
        assert fingerprint(game) == before
        assert game.table.chance.script == ["fog:nonsense", "shadow:ghost"]


def failing(table: Bare) -> Rule[None]:
    """Rolls twice, then breaks if told to."""
    choice = yield Question("now", [option("go"), option("break"), option("other")])
    table.state.number += 1
    if choice.verb == "other":
        table.note("coin", face=table.chance.pick("coin", ("heads", "tails")))
        return
    table.note("roll", faces=[table.chance.pick("die", ("a", "b", "c")) for _ in range(2)])
    if choice.verb == "break":
        raise ValueError("a bug in a rule")


def test_a_bug_in_a_rule_takes_the_choice_back_and_leaves_luck_as_it_was() -> None:
    game, same = bare(failing), bare(failing)
    for one in (game, same):
        one.choose("go")
    before = fingerprint(game)
    with pytest.raises(ValueError, match="a bug in a rule"):
        game.choose("break")
    assert fingerprint(game) == before
    assert game.table.chance.script == []
    for one in (game, same):
        one.choose("other")
        one.choose("go")
    assert fingerprint(game) == fingerprint(same)


def test_a_bug_gives_scripted_results_back() -> None:
    game = bare(failing)
    game.table.chance.script = ["coin:tails", "die:c", "die:b", "die:a"]
    game.choose("go")
    assert game.table.chance.results == ["die:a", "die:b"]
    game.table.chance.script.append("die:b")
    with pytest.raises(ValueError, match="a bug in a rule"):
        game.choose("break")
    assert game.table.chance.script == ["coin:tails", "die:c", "die:b"]
    game.choose("go")
    game.choose("other")
    assert game.table.chance.results[2:] == ["die:b", "die:c", "coin:tails"]


def test_a_game_that_cannot_begin_says_so_every_time() -> None:
    def stumbling(table: Bare) -> Rule[None]:
        table.state.number += 1
        table.note("roll", face=table.chance.pick("die", ("a", "b")))
        yield Question("now", [option("go"), option("stop")])

    game = bare(stumbling)
    game.table.chance.script = ["die:z"]
    for _ in range(3):
        with pytest.raises(OffScript):
            _ = game.question
        with pytest.raises(OffScript):
            game.choose("go")
        assert game.table.state.number == 0
        assert game.table.chance.script == ["die:z"]
    game.table.chance.script = ["die:b"]
    assert game.question is not None
    assert game.table.state.number == 1


# Never stuck


def nothing(table: Bare) -> None:
    """A step that does nothing."""


def only_single_options(table: Bare) -> Rule[None]:
    yield Question("now", [option("go")])


def single_options_for_ever(table: Bare) -> Rule[None]:
    while True:
        yield Question("now", [option("go")])


def no_option(table: Bare) -> Rule[None]:
    yield Question("now", [])


def notes_for_ever(table: Bare) -> None:
    table.note("tick")


@pytest.mark.parametrize(
    "step", [nothing, only_single_options, single_options_for_ever, no_option, notes_for_ever]
)
def test_rules_that_ask_nothing_and_never_end_are_stuck(step: Step) -> None:
    game = bare(step)
    with pytest.raises(Stuck):
        _ = game.question


def test_a_step_that_changes_something_need_not_ask() -> None:
    def counting(table: Bare) -> None:
        table.state.number += 1
        table.note("tick", number=table.state.number)
        if table.state.number == 100:
            table.end(True, "counted", 100)

    game = bare(counting)
    assert game.outcome == holdfast.Outcome(True, "counted", 100)
    assert [event.what for event in game.events] == ["tick"] * 100 + ["end"]
    assert game.record()["choices"] == []


# Clean points


def test_a_question_is_clean_where_the_state_alone_says_how_to_go_on() -> None:
    def walking(table: Bare) -> Rule[None]:
        choice = yield Question("first", [option("a"), option("b")])
        table.note(choice.verb)
        yield Question("second", [option("c"), option("d")])
        table.note("end-of-step")

    game = bare(walking)
    clean = []
    for id in ("a", "c", "b", "d"):
        assert game.question is not None
        clean.append(game.question.clean)
        game.choose(id)
    assert clean == [True, False, True, False]
    assert [moment.action for moment in game.history] == clean


@pytest.mark.parametrize("how", ["note", "chance"])
def test_a_question_after_something_happened_is_not_clean(how: str) -> None:
    def late(table: Bare) -> Rule[None]:
        if how == "note":
            table.note("tick")
        else:
            table.chance.pick("die", ("a", "b"))
        yield Question("now", [option("go"), option("stop")])

    game = bare(late)
    assert game.question is not None
    assert not game.question.clean


def test_a_position_within_an_action_is_that_of_the_question_it_began_with() -> None:
    """Also where the game began with something that is no turn and asks nothing."""

    def step(table: Bare) -> Rule[None]:
        if not table.state.number:
            table.state.number = 10 + len(table.chance.pick("die", ("a", "bb", "ccc")))
            table.note("rolled")
            return
        yield Question("first", [option("a"), option("b")])
        table.state.number += 100
        table.note("changed")
        yield Question("second", [option("c"), option("d")])
        table.note("done")

    game = bare(step)
    for _ in range(3):
        before = game.position()["state"]
        assert before == {"number": game.table.state.number}
        game.choose("a")
        assert game.position()["state"] == before
        assert game.table.state.number == before["number"] + 100
        game.choose("d")


# Events


def test_events_tell_their_cause_and_how_deep_they_lie() -> None:
    def telling(table: Bare) -> None:
        table.note("outer")
        with table.because("card"):
            table.note("inner", number=1)
            with table.because("power"):
                table.whisper((1,), "innermost", 2)
            table.note("inner")
        table.end(False, "over")

    assert bare(telling).events == [
        Event("outer"),
        Event("inner", {"number": 1}, None, "card", 1),
        Event("innermost", {}, 2, "power", 2, (1,)),
        Event("inner", {}, None, "card", 1),
        Event("end", {"won": False, "reason": "over", "score": None}),
    ]


def test_a_cause_does_not_outlive_a_rule_that_breaks_off() -> None:
    game = position(fire=1, torches=(True, False))
    game.choose("done")
    game.choose("go-on")
    assert game.events[-1].what == "end"
    game.undo(to=0)
    game.choose("gather")
    assert game.events[-1].why == ""


def test_an_event_is_seen_by_whom_it_concerns() -> None:
    game = position(deck=deck(2), gone=["dusk"], script=["omen:ghost"])
    game.choose("look")
    omen = game.events[-1]
    assert (omen.what, omen.data) == ("omen", {"shadow": "ghost"})
    assert [omen.visible_to(seat) for seat in (0, 1, None)] == [True, False, False]
    assert all(game.events[-2].visible_to(seat) for seat in (0, 1, None))
    assert [game.view(seat)["omen"] for seat in (0, 1, None)] == ["ghost", None, None]
    assert {game.view(seat)["deck"]["back"] for seat in (0, 1, None)} == {"shadow"}
    game.choose("done")
    assert game.events[-1].data["shadow"] == "ghost"


# Forks


def test_a_fork_in_the_middle_of_an_action_stands_in_the_middle_of_it() -> None:
    game = position(wood=(3, 0), fog=True)
    game.choose("gather")
    game.choose("hand:wood>bryn")
    fork = game.fork(5)
    assert asked(fork) == asked(game)
    assert state_of(fork) == state_of(game)
    fork.choose("give:2")
    assert fork.view()["watchers"][1]["wood"] == 2
    assert game.view()["watchers"][1]["wood"] == 0
    again = fork.fork(6).fork(7)
    assert state_of(again) == state_of(fork)


def test_a_fork_keeps_what_was_rolled_and_draws_the_rest_anew() -> None:
    """The fog of this shadow is rolled; the fork stands in the same window with the same strength."""
    strengths, futures = set(), set()
    game = position(fog=True, seed=3)
    game.choose("done")
    for seed in range(30):
        fork = game.fork(seed)
        assert fork.question is not None
        strengths.add(fork.question.about["strength"])
        fork.choose("go-on")
        fork.choose("gather")
        futures.add(fork.table.chance.results[-1])
    assert len(strengths) == 1
    assert len(futures) == 3


def test_a_fork_can_be_taken_back_to_the_action_it_stands_in() -> None:
    game = position(wood=(3, 0))
    game.choose("gather")
    game.choose("hand:wood>bryn")
    fork = game.fork(1)
    fork.choose("give:1")
    fork.undo()
    assert asked(fork) == asked(game)
    fork.undo()
    assert fork.question is not None
    assert fork.question.clean
    with pytest.raises(holdfast.CannotUndo):
        fork.undo()
    assert game.choices == ["gather", "hand:wood>bryn"]


def test_a_fork_of_a_game_that_nobody_has_looked_at() -> None:
    game = holdfast.new(NIGHT_WATCH.id, seed=1)
    fork = game.fork(1)
    assert asked(fork) == asked(game)


def test_odds_and_outcomes_refuse_what_is_not_offered() -> None:
    game = position()
    with pytest.raises(IllegalChoice):
        game.odds("feed:arn")
    with pytest.raises(IllegalChoice):
        next(game.outcomes("feed:arn"))
    odds = game.odds("gather")
    assert odds is not None
    found = {results: probability for probability, results, _ in game.outcomes("gather")}
    assert found == {(code,): chance for code, chance in odds.of.items()}
    assert game.odds("done") is None
    assert [(probability, results) for probability, results, _ in game.outcomes("done")] == [(1.0, ())]


def test_outcomes_end_at_once_where_there_are_more_than_wanted() -> None:
    game = position()
    ways = len(list(game.outcomes("gather")))
    assert ways > 1
    assert len(list(game.outcomes("gather", most=ways))) == ways
    assert sum(chance for chance, _, _ in game.outcomes("gather", most=ways - 1)) < 1
    assert all(not after.events for _, _, after in game.outcomes("gather", quiet=True))


def test_after_an_outcome_luck_decides_again() -> None:
    seen = set()
    for _, _, after in position().outcomes("done"):
        for _ in range(40):
            if after.question is None:
                break
            before = len(after.table.chance.results)
            after.choose("gather" if "gather" in after.question.options else after.question.choices[0])
            seen |= set(after.table.chance.results[before:])
    assert len(seen) > 1


def test_the_value_of_a_finished_game_is_all_or_nothing() -> None:
    lost = position(fire=1, torches=(False, False))
    assert 0 < lost.value() < 1
    lost.choose("done")
    assert lost.value() == 0
    won = position(deck=deck("dusk"), fire=4, torches=(False, True))
    won.choose("done")
    won.choose("go-on")
    assert won.outcome == holdfast.Outcome(True, "dawn", 3 + 2)
    assert won.value() == 1


# Playing a record again


def test_the_results_of_each_choice_are_told_apart() -> None:
    game = position(script=["find:two", "find:one"])
    game.choose("gather")
    game.choose("gather")
    assert [game.results_of(0), game.results_of(1)[:1]] == [["find:two"], ["find:one"]]
    assert game.results == ["find:two", *game.results_of(1)]
    assert game.results_drawn == len(game.results)


def test_a_choice_is_played_again_with_given_results() -> None:
    game = position(script=["find:two"])
    game.choose("gather")
    game.rewind(0)
    assert game.choices == []
    game.choose_with("gather", ["find:none"])
    assert game.view()["watchers"][0]["wood"] == 0


def test_results_that_nothing_asks_for_are_refused() -> None:
    game = position()
    with pytest.raises(BadRecord) as error:
        game.choose_with("gather", ["find:one", "find:one", "find:one"])
    assert error.value.code == "results-left-over"


def test_a_game_is_not_rewound_to_a_moment_that_never_was() -> None:
    with pytest.raises(CannotUndo):
        position().rewind(1)
