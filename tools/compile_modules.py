"""Compile the modules that bots and rules spend their time in: `python tools/compile_modules.py FOLDER`.

The package is copied into the folder, and the extension modules are written beside their sources there; the
sources themselves stay as they are. Needs mypy with mypyc, setuptools and a C compiler. The wheel is built
with them where HOLDFAST_COMPILED is set (`tools/build_hook.py`).

Modules that define structs of msgspec are left to the interpreter, and so are those whose classes are
extended by them.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = (
    "holdfast/kernel/chance.py",
    "holdfast/kernel/game/*.py",
    "holdfast/kernel/option.py",
    "holdfast/kernel/table.py",
    "holdfast/bots/course.py",
    "holdfast/bots/greedy.py",
    "holdfast/bots/rollout.py",
    "holdfast/bots/root_selection.py",
    "holdfast/bots/seeded_random.py",
    "holdfast/bots/sequential_halving.py",
    "holdfast/bots/tree.py",
    "holdfast/bots/turn_plans.py",
    "holdfast/games/*/bot/*.py",
    "holdfast/games/*/rules/**/*.py",
)
INTERPRETED = frozenset(
    {
        "holdfast/games/sword_and_sorcery/rules/dispatch.py",  # reads its own annotations
    }
)
STRUCT = re.compile(r"^class .*\bStruct\b", re.MULTILINE)
NAME = "holdfast"
"""The modules share one library, `holdfast__mypyc`."""
OPTIONS = ["--ignore-missing-imports", "--explicit-package-bases", "--no-error-summary"]
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({paths!r}, opt_level="2", debug_level="0", multi_file=True, group_name={name!r})
setup(name={name!r}, packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
"""


def modules(root: Path) -> list[str]:
    """The modules that are compiled, relative to the root."""
    found = {file for pattern in COMPILED for file in root.glob(pattern) if file.name != "__init__.py"}
    names = sorted(file.relative_to(root).as_posix() for file in found)
    return [
        name
        for name in names
        if name not in INTERPRETED and not STRUCT.search((root / name).read_text(encoding="utf-8"))
    ]


def compile_into(folder: Path, root: Path = ROOT) -> list[Path]:
    """Compile the modules of the package into the folder; the extension modules, relative to it."""
    shutil.copytree(
        root / "holdfast",
        folder / "holdfast",
        ignore=shutil.ignore_patterns("__pycache__", "page"),
        dirs_exist_ok=True,
    )
    setup = folder / "setup.py"
    setup.write_text(SETUP.format(paths=[*OPTIONS, *modules(root)], name=NAME), encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "MYPYPATH"}
    subprocess.run([sys.executable, setup.name], cwd=folder, env=environment, stdout=sys.stderr, check=True)
    shutil.rmtree(folder / "build")
    setup.unlink()
    return sorted(file.relative_to(folder) for pattern in ("*.so", "*.pyd") for file in folder.rglob(pattern))


if __name__ == "__main__":
    print(f"{len(compile_into(Path(sys.argv[1]).resolve()))} modules")
