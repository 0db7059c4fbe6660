"""Do the container file and the systemd unit of docs/hosting.md start a server? Their commands are run.

What is exchanged: the installer, for one that has the packages already, and folders, host and port.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

import click
import pytest

from bench.web import free_port
from gobelet.cli import gobelet, main
from tests.hosting.conftest import PAGE, ROOT, block, running
from tests.programs import program

CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
UV = str(Path(sys.executable).parent / "uv")


def steps(kind: str) -> list[str]:
    """What the container file does, in order."""
    return re.findall(rf"^{kind} (.*)$", CONTAINER, re.MULTILINE)


def test_the_container_copies_all_that_a_wheel_is_made_of() -> None:
    copied = {name for step in steps("COPY") if "--from" not in step for name in step.split()[:-1]}

    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "README.md", "LICENSE", "src", "docs"} == copied


@pytest.mark.dear
def test_the_container_serves_a_table(tmp_path: Path) -> None:
    """Its wheel, installed with nothing but what it asks for, shows the lobby, a picture and the rules."""
    build, install, user = steps("RUN")
    shell(
        build.replace("pip wheel --no-cache-dir --no-deps --wheel-dir /wheels", f"{UV} build -q --wheel -o {tmp_path}")
    )
    shell(f"{UV} venv -q --python {sys.executable} {tmp_path}/image")
    uv = f"{UV} pip install -q --python {tmp_path}/image --constraint requirements.lock"
    shell(install.replace("pip install --no-cache-dir", uv).replace("/wheels", str(tmp_path)))
    settings = dict(setting.split("=") for step in steps("ENV") for setting in step.split())
    port = free_port()
    here = {"GOBELET_DATA": f"{tmp_path}{settings['GOBELET_DATA']}", "GOBELET_HOST": "127.0.0.1"}
    environment = {**settings, **here, "GOBELET_PORT": str(port), "HOME": str(tmp_path)}
    name, *arguments = json.loads(steps("CMD")[0])
    with running([f"{tmp_path}/image/bin/{name}", *arguments], port, env=environment, stdout=subprocess.DEVNULL):
        shown = [status(port, path) for path in ("/", "/picture/mosaix.svg", "/rules/mosaix", "/fair-dice")]

    assert shown == [200, 200, 200, 200]
    assert settings["GOBELET_DATA"] in user
    assert set(steps("VOLUME")) == {settings["GOBELET_DATA"]}
    assert steps("EXPOSE") == [settings["GOBELET_PORT"]]
    assert steps("USER") == ["gobelet"]


def shell(command: str) -> None:
    subprocess.run(command, shell=True, check=True, cwd=ROOT, env={**os.environ, "VIRTUAL_ENV": ""})


def status(port: int, path: str) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        return int(answer.status)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "gobelet.service"
    unit.write_text(block("ini").replace("/srv/gobelet/bin/gobelet", sys.executable))
    verify = [program("systemd-analyze", "systemd"), "verify", str(unit)]
    complaints = subprocess.run(verify, check=False, capture_output=True, text=True)

    assert [line for line in complaints.stderr.splitlines() if "gobelet" in line] == []
    assert complaints.returncode == 0


def test_the_command_of_the_unit_is_understood() -> None:
    (command,) = re.findall("^ExecStart=/srv/gobelet/bin/gobelet serve (.*)$", block("ini"), re.MULTILINE)
    serve = gobelet.commands["serve"]
    understood = serve.make_context("serve", shlex.split(command), obj=str)

    assert understood.params["public"] == "https://games.example.org"


def test_every_setting_is_on_the_page() -> None:
    options = [each for each in gobelet.commands["serve"].params if isinstance(each, click.Option) and each.envvar]

    assert [each.name for each in options if f"`{each.envvar}`" not in PAGE or f"`{each.opts[0]} " not in PAGE] == []


def test_a_backup_is_made_and_the_server_is_well(table_port: int, tables: Path, tmp_path: Path) -> None:
    """Both while the server runs that the page starts."""
    command = next(line for line in PAGE.splitlines() if line.startswith("gobelet backup "))
    _, *arguments = shlex.split(command.replace("tables-copy.sqlite", str(tmp_path / "copy")))

    assert main([*arguments, "--folder", str(tables)]) == 0
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert status(table_port, "/health") == 200


def test_all_that_a_server_keeps_is_on_the_page(table_port: int, tables: Path) -> None:
    kept = {file.name for file in tables.iterdir()} - {"lock"}

    assert {name for name in kept if f"`{name}`" not in PAGE} == set()
