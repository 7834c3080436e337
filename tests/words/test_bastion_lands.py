"""Each colour of the enemies is a land, as the books print it: the mountain rider, the dark flyer."""

import pytest

from holdfast import words
from holdfast.games.bastion import GAME
from holdfast.games.bastion.rules.geometry import COLOURS

LANDS = {
    "en": {
        "yellow": "plains",
        "green": "forest",
        "red": "fire",
        "violet": "swamp",
        "blue": "mountain",
        "black": "dark",
    },
    "ru": {
        "yellow": "степн",
        "green": "лесн",
        "red": "огнен",
        "violet": "болотн",
        "blue": "горн",
        "black": "тёмн",
    },
    "pl": {
        "yellow": "stepow",
        "green": "leśn",
        "red": "ognist",
        "violet": "bagien",
        "blue": "górsk",
        "black": "mroczn",
    },
}


@pytest.mark.parametrize("language", LANDS)
def test_every_enemy_is_named_by_its_land_and_its_colour_stays_visible(language: str) -> None:
    for kind in GAME.content().classes:
        names = {
            colour: words.say(language, f"bastion-card-{kind}-{colour}", "bastion") for colour in COLOURS
        }
        for colour, name in names.items():
            land, _, shown = name.partition(" · ")
            assert LANDS[language][colour] in land.lower(), name
            assert shown, name
