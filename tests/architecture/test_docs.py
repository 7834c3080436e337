"""What the docs name is there: the files of the glossary, the commands of CONTRIBUTING, the links."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def glossary_files() -> list[str]:
    """The files in the last column of every table of the glossary."""
    rows = [
        line for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines() if line.startswith("| ")
    ]
    return [file for row in rows for file in re.findall(r"`([^`]+)`", row.rsplit("|", 2)[1])]


def exists(file: str) -> bool:
    base = ROOT if file.startswith("web/") else ROOT / "holdfast"
    pattern = file.replace("<game>", "*").rstrip("/")
    if pattern.startswith("../"):
        base, pattern = ROOT, pattern.removeprefix("../")
    return any(base.glob(pattern))


def test_every_file_of_the_glossary_exists() -> None:
    files = glossary_files()
    assert len(files) > 80
    assert [file for file in files if not exists(file)] == []


def test_no_term_stands_twice_in_the_glossary() -> None:
    rows = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs/glossary.md").read_text("utf-8"), re.M)
    terms = [row for row in rows if row not in ("term", "---")]
    assert sorted({term for term in terms if terms.count(term) > 1}) == []


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_links_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text("utf-8"))
    lost = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert lost == []


def test_contributing_lists_every_command_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.M)) - {"help", "clean"}
    listed = set(re.findall(r"^make ([a-z-]+) ", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M))
    assert commands == listed


def test_the_files_that_the_architecture_names_exist() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:server|kernel|terminal|http|games|rules|storage|protocol)/[a-z_/]+\.py)`", text)
    named += re.findall(r"`(web/src/[A-Za-z./-]+\.(?:ts|svelte)|json_log\.py)`", text)
    assert len(named) > 20
    game = ROOT / "holdfast/games/last_bastion"
    roots = (ROOT, ROOT / "holdfast", ROOT / "holdfast/server", game)
    assert [file for file in named if not any((root / file).is_file() for root in roots)] == []
