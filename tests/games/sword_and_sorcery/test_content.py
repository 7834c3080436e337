"""The content of Sword & Sorcery: what ships is right, and every mistake is found with its place."""

from collections import Counter
from pathlib import Path

import pytest

from holdfast.games.sword_and_sorcery.content.load import (
    FILES,
    FOLDERS,
    QUESTS,
    RETIRED_QUESTS,
    SHIPPED,
    load,
)
from holdfast.games.sword_and_sorcery.content.map import Map
from holdfast.games.sword_and_sorcery.content.vocabulary import STATEMENT_VERBS as WORDS
from holdfast.games.sword_and_sorcery.content.vocabulary import effect, parse_statement
from holdfast.games.sword_and_sorcery.rules.dispatch import VERBS
from holdfast.kernel.errors import BadContent


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A content folder in which one file says something else."""
    text = (SHIPPED / file).read_text(encoding="utf-8")
    assert old in text
    target = folder / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def faults(folder: Path) -> list[tuple[str, str]]:
    with pytest.raises(BadContent) as found:
        load(folder)
    return [(fault.code, fault.where) for fault in found.value.faults]


def test_what_ships_is_right() -> None:
    content = load()
    assert len(content.enemies) == 22
    assert len([one for one in content.scrolls.values() if one.rank != "purple"]) == 14
    assert sum(one.copies for one in content.encounters.values()) == 15
    assert sum(one.copies for one in content.traps.values()) == 13
    assert sum(one.copies for one in content.crits.values()) == 15
    assert sum(one.copies for one in content.loot.values()) == 6
    assert (len(content.dice.red), len(content.dice.blue)) == (10, 10)
    assert set(content.fields) == {*QUESTS, *RETIRED_QUESTS}


def test_a_weight_of_the_policy_is_read_by_its_former_name(tmp_path: Path) -> None:
    policy = next(folder for folder in FOLDERS if (folder / "policy.toml").is_file()) / "policy.toml"
    text = policy.read_text(encoding="utf-8")
    assert "\nobjective = " in text
    own = text.replace("\nobjective = 2.5", "\nerrand = 9.25")
    (tmp_path / "policy.toml").write_text(own, encoding="utf-8")
    assert load(tmp_path).policy_weights.objective == 9.25


def test_every_file_is_read() -> None:
    found = {path.relative_to(folder).as_posix() for folder in FOLDERS for path in folder.rglob("*.toml")}
    assert set(FILES) == found
    assert len(FILES) == len(set(FILES))


def test_every_verb_of_the_language_is_done_by_a_rule() -> None:
    assert set(VERBS) == set(WORDS)


def test_gems_rise_and_never_fall() -> None:
    for gem in load().gems.values():
        for row in (gem.hp, gem.powers, gem.talents, gem.combat, gem.special):
            assert list(row) == sorted(row)
        assert (gem.powers[0], gem.powers[6], gem.talents[6]) == (1, 5, 2)


def test_effects_and_statements_are_taken_apart() -> None:
    one = effect("power power/round: again same")
    assert (one.cost, one.limit, one.verb, one.args) == (("power", "power"), "round", "again", ("same",))
    assert effect("burn 2").cost == ()
    assert parse_statement("gain armor 1 time") == ("gain", ("armor", "1", "time"))


@pytest.mark.parametrize(
    ("file", "change", "code", "where"),
    [
        ("traps.toml", ('"poison 1"', '"poisn 1"'), "unknown-effect", "traps.toml: trap poison-gas: do[1]"),
        ("traps.toml", ('"poison 1"', '"poison 3"'), "wrong-argument", "traps.toml: trap poison-gas: do[1]"),
        ("traps.toml", ('"poison 1"', '"poison"'), "wrong-arguments", "traps.toml: trap poison-gas: do[1]"),
        (
            "emporium.toml",
            ('"power: hit 1"', '"pwer: hit 1"'),
            "unknown-symbol",
            "emporium.toml: item broadsword: effects[1]",
        ),
        (
            "emporium.toml",
            ('"power: hit 1"', '"power/day: hit 1"'),
            "unknown-limit",
            "emporium.toml: item broadsword: effects[1]",
        ),
        (
            "emporium.toml",
            ('back = "broadsword-upgraded"', 'back = "x"'),
            "unknown-value",
            "emporium.toml: item broadsword: back",
        ),
        (
            "emporium.toml",
            ('kind = "weapon"', 'kind = "toy"'),
            "wrong-field",
            "emporium.toml: item broadsword: kind",
        ),
        (
            "emporium.toml",
            ('"armor 1"', '"armour 1"'),
            "unknown-passive",
            "emporium.toml: item shield: passive[1]",
        ),
        (
            "emporium.toml",
            ('do = ["heal 4"]', 'do = ["heal 4"]\npassive = ["hp 1"]'),
            "unread-passive",
            "emporium.toml: item healing-potion: passive[1]",
        ),
        (
            "events.toml",
            ('"mp 1"', '"powers 1"'),
            "unread-passive",
            "events.toml: event fair-wind: passive[1]",
        ),
        (
            "events.toml",
            ('with = "heroes"\npassive', 'with = "enemies"\npassive'),
            "unread-passive",
            "events.toml: event fair-wind: passive[1]",
        ),
        (
            "quests/retired/troll-bridge.toml",
            ("crowns = 95", "crowns = 99"),
            "no-coins",
            "quests/retired/troll-bridge.toml: crowns",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('"crowns 10"', '"crowns heroes"'),
            "wrong-argument",
            "quests/retired/broken-seal.toml: story crossroads: do[1].chaos[1]",
        ),
        (
            "emporium.toml",
            ("cost = 15", "cost = 16"),
            "no-coins",
            "emporium.toml: item knives: cost",
        ),
        (
            "tokens.toml",
            ("crowns = 10\n", "crowns = 12\n"),
            "no-coins",
            "tokens.toml: loot loot-purse: crowns",
        ),
        (
            "tokens.toml",
            ("10 = 12,", "20 = 12,"),
            "wrong-field",
            "tokens.toml: crowns",
        ),
        (
            "bosses.toml",
            ('"power: shield 1"', '"power: sheld 1"'),
            "unknown-effect",
            "bosses.toml: side enraged-troll: effects[1]",
        ),
        (
            "abilities.toml",
            ('if = "enemies-control"', 'if = "raining"'),
            "unknown-check",
            "abilities.toml: ability mob-1: if",
        ),
        (
            "abilities.toml",
            ('each = "heroes here"', 'each = "some heroes"'),
            "unknown-selector",
            "abilities.toml: ability spikes: do[1].each",
        ),
        (
            "scrolls.toml",
            ('"attack claws"', '"attack teeth"'),
            "unknown-value",
            "scrolls.toml: scroll gremlin-green: weapon",
        ),
        (
            "scrolls.toml",
            ('"thief-claws"', '"thief"'),
            "unknown-value",
            "scrolls.toml: scroll gremlin-green: abilities",
        ),
        (
            "encounters.toml",
            ('activate = "wounded"', 'activate = "angry"'),
            "unknown-value",
            "encounters.toml: encounter bloodlust: activate",
        ),
        ("dice.toml", ('"hit-legend"', '"hit-luck"'), "unknown-symbol", "dice.toml: red"),
        (
            "encounters.toml",
            ('activate = "rank green"', 'activate = "rank pink"'),
            "unknown-value",
            "encounters.toml: encounter green-tide: activate",
        ),
        (
            "encounters.toml",
            ('otherwise = "count 1"', 'otherwise = "count many"'),
            "unknown-value",
            "encounters.toml: encounter blue-banner: otherwise",
        ),
        (
            "scrolls.toml",
            ('do = ["attack claws"]', 'do = ["atack claws"]'),
            "unknown-effect",
            "scrolls.toml: scroll gremlin-green: behaviours[1]: do[1]",
        ),
        (
            "bosses.toml",
            ('"attack chains"', '"attack teeth"'),
            "unknown-value",
            "bosses.toml: side troll: weapon",
        ),
        (
            "powers.toml",
            ('levels = [{ rank = 1, do = ["taunt"] }]', 'levels = [{ rank = 1, do = ["tease"] }]'),
            "unknown-effect",
            "powers.toml: power taunt: levels[1]: do[1]",
        ),
        (
            "powers.toml",
            ('moment = "activation"\n', ""),
            "reaction-moment",
            "powers.toml: power taunt: moment",
        ),
        (
            "powers.toml",
            ('with = "main dagger"', 'with = "main dager"'),
            "unknown-value",
            "powers.toml: power dagger-whirl: after",
        ),
        (
            "events.toml",
            ("neutral = [{ choose =", 'neutral = [{ choose = [["shards 1"], ["shards 2"]] }, { choose ='),
            "second-choice",
            "events.toml: event gift-from-above: do",
        ),
        (
            "quests/retired/broken-seal.toml",
            ("dead orc-shaman-red", "dead orc-shaman-pink"),
            "unknown-value",
            "quests/retired/broken-seal.toml: action break-seal: if",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('"enemy orc-shaman-red g"', '"enemy gremlin-red g"'),
            "unknown-value",
            "quests/retired/broken-seal.toml: story keeper: do",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('when = "enter h"', 'when = "round soon"'),
            "unknown-moment",
            "quests/retired/broken-seal.toml: trigger crypt: when",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('aside = ["orc-shaman-red-1"]', 'aside = ["orc-shaman-red-1", "gremlin-green-1"]'),
            "named-twice",
            "quests/retired/broken-seal.toml: enemies",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('back = "chest-relic"', 'back = "chest-mud"'),
            "unknown-value",
            "quests/retired/broken-seal.toml: chest chest-cell: back",
        ),
        (
            "heroes.toml",
            ('"arcane-focus"', '"focus"'),
            "unknown-value",
            "heroes.toml: hero auriel-wizard: innate",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('area = "d", token', 'area = "z", token'),
            "unknown-value",
            "quests/retired/broken-seal.toml: search 1: area",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('"win seal-broken"', '"shards 1"'),
            "no-victory",
            "quests/retired/broken-seal.toml",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('when = "enter h"', 'when = "smells h"'),
            "unknown-moment",
            "quests/retired/broken-seal.toml: trigger crypt: when",
        ),
        (
            "quests/retired/broken-seal.toml",
            ("|f.f3g.g.g.h.h|", "|f.f3g.g.g|h.h|"),
            "map-unreachable",
            "quests/retired/broken-seal.toml: map",
        ),
        (
            "quests/retired/broken-seal.toml",
            ("|f.f3g.g.g.h.h|", "|f.f4g.g.g.h.h|"),
            "map-unknown-door",
            "quests/retired/broken-seal.toml: map",
        ),
        (
            "quests/retired/broken-seal.toml",
            ("|f.f3g.g.g.h.h|", "|f.f3g.g.g.h.a|"),
            "map-torn-area",
            "quests/retired/broken-seal.toml: map",
        ),
        (
            "quests/retired/broken-seal.toml",
            ("|f.f3g.g.g.h.h|", "|f.f3g.g.g.h.?|"),
            "map-bad-cell",
            "quests/retired/broken-seal.toml: map",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('id = "broken-seal"', 'id = "other"'),
            "quest-elsewhere",
            "quests/retired/broken-seal.toml",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('"story keeper"', '"story nobody"'),
            "unknown-value",
            "quests/retired/broken-seal.toml: trigger crypt: do",
        ),
        (
            "quests/retired/broken-seal.toml",
            ('"gremlin-green-1"', '"gremlin-pink-1"'),
            "unknown-value",
            "quests/retired/broken-seal.toml: enemies",
        ),
    ],
)
def test_a_mistake_is_found_with_file_entry_and_field(
    tmp_path: Path, file: str, change: tuple[str, str], code: str, where: str
) -> None:
    assert (code, where) in faults(changed(tmp_path, file, *change))


def test_a_quest_of_ones_own_is_read_from_its_folder(tmp_path: Path) -> None:
    text = (SHIPPED / "quests/retired/broken-seal.toml").read_text(encoding="utf-8")
    (tmp_path / "quests").mkdir()
    (tmp_path / "quests/my-quest.toml").write_text(
        text.replace('id = "broken-seal"', 'id = "my-quest"'), "utf-8"
    )
    assert "my-quest" in load(tmp_path).fields


def test_every_door_joins_two_areas() -> None:
    for field in load().fields.values():
        for door in field.map.doors.values():
            assert len(set(door.areas)) == 2


def test_drawings_that_make_no_sense() -> None:
    found = Counter(problem.code for problem in Map("+-+-+\n|a1a|\n+-+^+\n|b?c|\n+-+-+").problems)
    assert found == {"map-door-between": 1, "map-bad-edge": 1}
    assert [problem.code for problem in Map("+-+-+\n|a b|\n+>+ +\n|c d|\n+-+-+").problems] == ["map-bad-edge"]
    outside = Map("+-+-+\n|a b|\n+-+-+", {"a": (1.5, 0.5)})
    assert [problem.code for problem in outside.problems] == ["map-dot-outside"]
