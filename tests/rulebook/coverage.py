"""Which rules of the books no test names."""

import argparse
import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RULE_AT_START_OF_LINE = re.compile(r"^\s*(?:[-*]\s+)?\*\*([A-Z]{2,}-(?:[A-Z]+-)?\d+)\*\*", re.MULTILINE)
MOST_UNTESTABLE = 24


class Coverage(NamedTuple):
    rules: dict[str, list[str]]  # game -> the ids of its book, in order
    named: dict[str, list[str]]  # id -> where tests name it
    untestable: dict[str, str]  # id -> the reason
    faults: list[str]  # what is wrong with the naming itself

    def games_under_test(self) -> list[str]:
        return [game for game, ids in self.rules.items() if any(i in self.named for i in ids)]

    def missing(self, game: str) -> list[str]:
        return [i for i in self.rules[game] if i not in self.named and i not in self.untestable]


def rule_ids(text: str) -> list[str]:
    return list(dict.fromkeys(RULE_AT_START_OF_LINE.findall(text)))


def rule_uses(tree: ast.AST) -> Iterator[ast.Call]:
    """Every `@rule(...)` on something that pytest collects as a test."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                decorators = node.decorator_list
            case ast.ClassDef() if node.name.startswith("Test"):
                decorators = node.decorator_list
            case _:
                continue
        for decorator in decorators:
            match decorator:
                case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule")):
                    yield decorator


def survey(root: Path = ROOT) -> Coverage:
    rules = {book.stem: rule_ids(book.read_text("utf-8")) for book in sorted(root.glob("docs/rules/*.md"))}
    known = {i for ids in rules.values() for i in ids}
    named: defaultdict[str, list[str]] = defaultdict(list)
    faults: list[str] = []
    for path in sorted(root.glob("tests/**/*.py")):
        for use in rule_uses(ast.parse(path.read_bytes())):
            place = f"{path.relative_to(root).as_posix()}:{use.lineno}"
            for argument in use.args:
                match argument:
                    case ast.Constant(value=str(i)) if i in known:
                        named[i].append(place)
                    case _:
                        faults.append(f"{place}: {ast.unparse(argument)} is no rule of docs/rules")
    for path in sorted(root.glob("holdfast/games/*/examples/**/*.toml")):
        place = path.relative_to(root).as_posix()
        for i in tomllib.loads(path.read_text("utf-8")).get("rules", ()):
            if i not in known:
                faults.append(f"{place}: {i} is no rule of docs/rules")
            elif "-EX-" in i:  # It is the example itself; the other rules it shows are proved by tests.
                named[i].append(place)
    untestable = read_untestable(root / "tests/rulebook/untestable.toml", known, faults)
    faults += [f"{i}: untestable, yet named at {named[i][0]}" for i in untestable if i in named]
    for game, ids in rules.items():
        if (count := sum(i in untestable for i in ids)) > MOST_UNTESTABLE:
            faults.append(f"{game}: {count} untestable rules; {MOST_UNTESTABLE} at most")
    return Coverage(rules, dict(named), untestable, faults)


def read_untestable(path: Path, known: set[str], faults: list[str]) -> dict[str, str]:
    entries = tomllib.loads(path.read_text("utf-8")).get("entry", []) if path.exists() else []
    untestable: dict[str, str] = {}
    for number, entry in enumerate(entries, 1):
        i, reason = str(entry.get("id", "")), str(entry.get("reason", "")).strip()
        if i not in known:
            faults.append(f"{path.name}: entry {number}: {i!r} is no rule of docs/rules")
        elif not reason:
            faults.append(f"{path.name}: entry {number}: {i} has no reason")
        elif i in untestable:
            faults.append(f"{path.name}: entry {number}: {i} stands there twice")
        else:
            untestable[i] = reason
    return untestable


def by_chapter(ids: Iterable[str]) -> Iterator[str]:
    chapters: defaultdict[str, list[str]] = defaultdict(list)
    for i in ids:
        chapters[i.rpartition("-")[0]].append(i)
    return ("  " + " ".join(chapter) for chapter in chapters.values())


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    coverage = survey(root)
    parser = argparse.ArgumentParser(prog="rule-coverage", description="List the rules that no test names.")
    parser.add_argument("--game", choices=list(coverage.rules), help="default: games that some test names")
    parser.add_argument("--fail", action="store_true", help="exit with 1 if anything is missing or wrong")
    options = parser.parse_args(arguments)
    games = [options.game] if options.game else coverage.games_under_test()
    if not games:
        print("no test names a rule")
    for game in games:
        ids, missing = coverage.rules[game], coverage.missing(game)
        named = sum(i in coverage.named for i in ids)
        print(f"{game}: {len(ids)} rules, {named} named by tests, {len(missing)} missing")
        print(*by_chapter(missing), sep="\n", end="\n" if missing else "")
    print(*coverage.faults, sep="\n", end="\n" if coverage.faults else "")
    complete = games and not coverage.faults and not any(map(coverage.missing, games))
    return 1 if options.fail and not complete else 0


if __name__ == "__main__":
    raise SystemExit(main())
