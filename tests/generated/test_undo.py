"""Taking back: every unit, any line of the log, and how far a table lets it go."""

from random import Random

import pytest

import holdfast
from holdfast.kernel.errors import CannotUndo
from holdfast.kernel.game import Game
from holdfast.kernel.history import UndoUnit
from tests.generated.configurations import Configuration
from tests.generated.play import Print, asked, careful, deal, fingerprint, state_of, text, walk

GRAINS: tuple[UndoUnit, ...] = ("choice", "action", "turn", "round")


def test_undo_after_choose_is_the_identity(configuration: Configuration, sample: int) -> None:
    for seed in range(2 * sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for question in walk(game, seed, every=False):
            before = fingerprint(game), game.table.turns, game.table.rounds
            game.choose(luck.choice(question.choices))
            game.undo()
            assert (fingerprint(game), game.table.turns, game.table.rounds) == before


def test_a_table_may_keep_its_luck_when_it_takes_back(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        game.undo_draws_anew = False
        luck = Random(seed)
        for question in walk(game, seed, every=False):
            option = luck.choice(question.choices)
            game.choose(option)
            after = fingerprint(game)
            game.undo()
            game.choose(option)
            assert fingerprint(game) == after
            game.undo()


def test_luck_is_drawn_anew_only_where_news_was_taken_back(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for question in walk(game, seed, every=False):
            take, count = game.table.chance.take, game.table.chance.count
            game.choose(luck.choice(question.choices))
            news = game.table.chance.count > count or game.outcome is not None
            game.undo()
            assert game.table.chance.take == take + news
            assert game.table.chance.count == count


class Past:
    """A game that was played, and what it looked like before each of its choices."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        game = deal(configuration, seed)
        self.prints: list[Print] = []
        self.clean: list[bool] = []
        self.turns: list[int] = []
        self.rounds: list[int] = []
        self.events: list[int] = []
        for question in walk(game, seed, careful):
            self.prints.append(fingerprint(game))
            self.clean.append(question.clean)
            self.turns.append(game.table.turns)
            self.rounds.append(game.table.rounds)
            self.events.append(len(game.events))
        self.end = game

    def again(self, length: int) -> Game:
        """The game as it was after that many choices."""
        game = holdfast.load(text(self.end.record()))
        if length < len(self.prints):
            game.undo(to=length)
        return game

    def beginning(self, unit: UndoUnit, length: int) -> int:
        """The number of the choice with which the last of that unit began."""
        last = length - 1
        match unit:
            case "choice":
                return last
            case "action":
                return max((number for number in range(length) if self.clean[number]), default=0)
            case "turn":
                return self.turns.index(self.turns[last])
            case "round":
                return self.rounds.index(self.rounds[last])


def test_every_grain_goes_back_to_where_it_began(configuration: Configuration, sample: int) -> None:
    past = Past(configuration, 1)
    luck = Random(1)
    for _ in range(4 * sample):
        length = luck.randrange(1, len(past.prints) + 1)
        for unit in GRAINS:
            game = past.again(length)
            game.undo(unit)
            assert fingerprint(game) == past.prints[past.beginning(unit, length)], (unit, length)


def test_undo_goes_back_to_any_line_of_the_log(configuration: Configuration, sample: int) -> None:
    past = Past(configuration, 2)
    luck = Random(2)
    for _ in range(8 * sample):
        line = luck.randrange(len(past.end.events))
        game = past.again(len(past.prints))
        game.undo(line=line)
        led_to_it = max((number for number, count in enumerate(past.events) if count <= line), default=0)
        assert fingerprint(game) == past.prints[led_to_it]


def test_everything_can_be_taken_back_to_the_start_and_played_again(configuration: Configuration) -> None:
    past = Past(configuration, 3)
    game = past.again(len(past.prints))
    for number in reversed(range(len(past.prints))):
        game.undo()
        assert fingerprint(game) == past.prints[number]
    with pytest.raises(CannotUndo):
        game.undo()
    for question in walk(game, 4):
        assert question is game.question
    assert game.outcome is not None


def test_a_game_that_was_taken_back_is_saved_with_its_new_luck(configuration: Configuration) -> None:
    game = deal(configuration, 5)
    luck = Random(5)
    for question in walk(game, 5):
        if luck.random() < 0.2:
            game.choose(luck.choice(question.choices))
            game.undo(luck.choice(GRAINS))
            copy = holdfast.load(text(game.record()))
            assert fingerprint(copy) == fingerprint(game)
            again = game.question
            assert again is not None
            option = luck.choice(again.choices)
            game.choose(option)
            copy.choose(option.id)
            assert fingerprint(copy) == fingerprint(game)


def test_how_far_undo_may_go_is_the_tables_choice(configuration: Configuration, sample: int) -> None:
    for seed in range(sample):
        game = deal(configuration, seed)
        luck = Random(seed)
        for question in walk(game, seed, every=False):
            before, bytes_before = asked(game), state_of(game)
            count = game.table.chance.count
            game.choose(luck.choice(question.choices))
            after = fingerprint(game)
            game.undo_limit = "nothing"
            with pytest.raises(CannotUndo):
                game.undo()
            assert fingerprint(game) == after
            game.undo_limit = "nothing-new"
            if game.table.chance.count > count:
                with pytest.raises(CannotUndo):
                    game.undo()
                assert fingerprint(game) == after
                game.undo_limit = "anything"
            game.undo()
            assert (asked(game), state_of(game)) == (before, bytes_before)


def test_there_is_nothing_before_the_beginning_and_after_the_end(configuration: Configuration) -> None:
    game = deal(configuration, 6)
    for unit in GRAINS:
        with pytest.raises(CannotUndo):
            game.undo(unit)
    with pytest.raises(CannotUndo):
        game.undo(line=0)
    for number, _ in enumerate(walk(game, 6)):
        if number == 5:
            break
    before = fingerprint(game)
    for number in (-1, len(game.choices), 10**9):
        with pytest.raises(CannotUndo):
            game.undo(to=number)
    for line in (-1, len(game.events), 10**9):
        with pytest.raises(CannotUndo):
            game.undo(line=line)
    assert fingerprint(game) == before
