"""The files for hosts name what there is, and keep to what the manual promises."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
REGISTRIES = re.compile(r"docker\.io|quay\.io|ghcr\.io|pypi|npmjs|registry", re.IGNORECASE)


def containerfile() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    told = [line for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in told)]


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def test_the_image_is_built_in_two_stages_and_runs_without_rights() -> None:
    steps = containerfile()
    assert [name for name, _ in steps].count("FROM") == 2
    last = steps[max(number for number, (name, _) in enumerate(steps) if name == "FROM") :]
    assert ("USER", "10001") in last
    names = [name for name, _ in last]
    assert names.index("USER") < names.index("HEALTHCHECK") < names.index("CMD")


def test_commands_of_the_image_are_lists_that_need_no_shell() -> None:
    for name, rest in containerfile():
        if name in ("CMD", "HEALTHCHECK"):
            assert all(isinstance(one, str) for one in json.loads(rest[rest.index("[") :]))


def test_the_server_of_compose_cannot_write_to_its_image() -> None:
    server = compose()["services"]["holdfast"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in server["security_opt"]
    assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_compose_trusts_the_network_of_its_proxy_and_no_other() -> None:
    read = compose()
    [network] = read["networks"]["inside"]["ipam"]["config"]
    assert read["services"]["holdfast"]["environment"]["HOLDFAST_PROXIES"] == network["subnet"]
    assert "ports" not in read["services"]["holdfast"]
    assert "ports" not in read["services"]["database"]


def test_the_password_of_the_database_may_have_any_characters() -> None:
    """In an address `@`, `/` and `%` would mean something."""
    told = compose()["services"]["holdfast"]["environment"]
    assert "PASSWORD" not in told["HOLDFAST_DATABASE"]
    assert told["PGPASSWORD"].startswith("${DATABASE_PASSWORD")


def test_variables_of_the_files_are_those_of_the_server() -> None:
    known = (ROOT / "holdfast" / "cli.py").read_text() + (ROOT / "holdfast/terminal/files.py").read_text()
    for file in DEPLOY.iterdir():
        for name in re.findall(r"HOLDFAST_[A-Z_]+", file.read_text()):
            assert f'"{name}"' in known, f"{file.name}: {name}"


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_no_file_names_the_host_of_a_package_registry(file: Path) -> None:
    assert not REGISTRIES.search(file.read_text())


def test_the_lock_of_the_server_has_what_the_package_needs_and_no_more_than_the_developers() -> None:
    def names(file: str) -> set[str]:
        return {line.split("==")[0] for line in (ROOT / file).read_text().splitlines() if "==" in line}

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["postgres"], *extras["fast"]]
    needed = {re.split(r"[\[>=<]", one)[0].lower().replace("_", "-").replace(".", "-") for one in wanted}
    locked = {name.replace(".", "-") for name in names("requirements-server.lock")}
    assert needed <= locked
    assert names("requirements-server.lock") <= names("requirements-dev.lock")


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"holdfast_(\w+)", target["expr"])
    }
    source = "\n".join(file.read_text() for file in (ROOT / "holdfast" / "server").rglob("*.py"))
    for name in asked:
        told = name.removesuffix("_total").removesuffix("_waiting")
        assert f'count("{told}"' in source if name.endswith("_total") else f'"{told}": ' in source
