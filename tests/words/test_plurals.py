"""Plurals of real messages: 1 жетон, 2 жетона, 5 жетонов; 1 żeton, 2 żetony, 5 żetonów."""

import re

import pytest

from holdfast import words

GAME = "last-bastion"
NUMBERS = (1, 2, 5, 11, 21, 22, 25)
SHAPES = {"ru": (0, 1, 2, 2, 0, 1, 2), "pl": (0, 1, 2, 2, 2, 1, 2)}
"""Which of the three forms each of the numbers takes."""
FORMS: dict[str, dict[str, tuple[str, str, str]]] = {
    "ru": {
        "life-tokens": ("жетон жизни", "жетона жизни", "жетонов жизни"),
        "equipment-tokens": ("жетон снаряжения", "жетона снаряжения", "жетонов снаряжения"),
        "call-tokens": ("жетон", "жетона", "жетонов"),
        "evil-figures": ("фигурка", "фигурки", "фигурок"),
        "combat-dice": ("боевой кубик", "боевых кубика", "боевых кубиков"),
        "locked-dice": ("кубик заблокирован", "кубика заблокировано", "кубиков заблокировано"),
        "deck": ("карта", "карты", "карт"),
        "evil-tiles": ("тайл", "тайла", "тайлов"),
        "points": ("очко", "очка", "очков"),
        "options": ("вариант", "варианта", "вариантов"),
        "error-results-left-over": ("лишний результат", "лишних результата", "лишних результатов"),
        "fault-cards-do-not-add-up": ("карта", "карты", "карт"),
    },
    "pl": {
        "life-tokens": ("żeton życia", "żetony życia", "żetonów życia"),
        "equipment-tokens": ("żeton wyposażenia", "żetony wyposażenia", "żetonów wyposażenia"),
        "call-tokens": ("żeton mobilizacji", "żetony mobilizacji", "żetonów mobilizacji"),
        "evil-figures": ("figurka", "figurki", "figurek"),
        "combat-dice": ("kość bojowa", "kości bojowe", "kości bojowych"),
        "locked-dice": ("kość zablokowana", "kości zablokowane", "kości zablokowanych"),
        "deck": ("karta", "karty", "kart"),
        "evil-tiles": ("płytka", "płytki", "płytek"),
        "points": ("punkt", "punkty", "punktów"),
        "options": ("możliwość", "możliwości", "możliwości"),
        "error-results-left-over": ("zbędny wynik", "zbędne wyniki", "zbędnych wyników"),
        "fault-cards-do-not-add-up": ("karta", "karty", "kart"),
    },
}
"""The words after 1, after 2 and after 5."""
ROWS = [(language, id) for language, forms in FORMS.items() for id in forms]


@pytest.mark.parametrize(("language", "id"), ROWS)
def test_the_word_agrees_with_the_number(language: str, id: str) -> None:
    for number, form in zip(NUMBERS, SHAPES[language], strict=True):
        said = words.say(language, id, GAME, count=number, wanted=3)
        assert re.search(rf"(?<!\w){number} {FORMS[language][id][form]}(?!\w)", said), said


@pytest.mark.parametrize("language", words.languages())
def test_every_number_in_the_line_of_a_healed_hero_has_its_own_form(language: str) -> None:
    lines = {
        words.say(language, "event-healed", GAME, hero="-", tile="-", life=life, calls=calls)
        for life in (1, 3, 5)
        for calls in (0, 1)
    }
    assert len(lines) == 6
