"""Try a wheel as somebody would who has never seen the sources: install it, open a table, play a decision.

    python tools/smoke.py WHEEL [--compiled]

Needs nothing but Python. The environment is made in a temporary folder; the wheel's dependencies come from the index
that pip is set to. With ``--compiled`` the wheel must also bring its compiled modules.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WINDOWS = os.name == "nt"


class Broken(Exception):
    """The wheel does not do what it must."""


def main(wheel: Path, compiled: bool) -> int:
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            westmarch = installed(wheel, Path(folder))
            check_version(westmarch, wheel, compiled)
            check_commands(westmarch)
            with open_table(westmarch, Path(folder)) as address:
                check_table(address)
    except Broken as problem:
        print(f"smoke: {problem}", file=sys.stderr)
        return 1
    print(f"smoke: {wheel.name} installs, answers and plays")
    return 0


def installed(wheel: Path, folder: Path) -> Path:
    """The command of a fresh environment that holds the wheel and what it depends on."""
    venv.create(folder / "venv", with_pip=True)
    scripts = folder / "venv" / ("Scripts" if WINDOWS else "bin")
    pip = [scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    output(*pip, wheel)
    return scripts / "westmarch"


def output(*command: object) -> str:
    """What a command says. It must succeed, and find no sources: it runs in a folder without any."""
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "WESTMARCH_PURE")}
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", cwd=tempfile.gettempdir(), env=variables)
    if done.returncode:
        raise Broken(f"{Path(words[0]).name} {' '.join(words[1:])} fails:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_version(westmarch: Path, wheel: Path, compiled: bool) -> None:
    said = json.loads(output(westmarch, "--version", "--json"))
    if said["version"] != wheel.name.split("-")[1]:
        raise Broken(f"{wheel.name} says that its version is {said['version']}")
    if compiled and not said["compiled"]:
        raise Broken("the compiled modules are not there or not used")


def check_commands(westmarch: Path) -> None:
    games = {game["game"]: game["rules_tested"] for game in json.loads(output(westmarch, "games", "--json"))}
    if games.keys() != {"wotr", "bofa", "meccg", "tcg"}:
        raise Broken(f"the games are {sorted(games)}")
    if not all(games.values()):
        raise Broken("it does not bring the record of tested rules")
    output(westmarch, "fuzz", "tcg", "--games", "1")


@contextmanager
def open_table(westmarch: Path, folder: Path) -> Iterator[str]:
    """The address of a table that ``westmarch play`` has opened; one Ctrl-C ends it."""
    command = [str(westmarch), "play", "wotr", "--no-browser", "--port", "0", "--lang", "en"]
    variables = dict(os.environ, WESTMARCH_DATA=str(folder / "data"))
    group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if WINDOWS else {}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=folder, env=variables, **group)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        if "http://" not in line:
            raise Broken(f"westmarch play says '{line.strip()}' and no address")
        yield line.split()[0]
    finally:
        server.send_signal(signal.CTRL_BREAK_EVENT if WINDOWS else signal.SIGINT)
        try:
            server.wait(timeout=20)
        except subprocess.TimeoutExpired:
            server.kill()
            raise Broken("westmarch play does not end with Ctrl-C") from None


def check_table(address: str) -> None:
    """The page, its script and the documentation are served; a decision is taken over HTTP."""
    place, _, key = address.partition("#")
    base, _, rest = place.partition("/table/")
    table = rest.partition("?")[0]
    page = fetched(place).decode()
    script = page.partition('src="')[2].partition('"')[0]
    if not script.startswith("/assets/") or len(fetched(base + script)) < 10_000:
        raise Broken("the browser client is not in the wheel")
    for book in ("/docs/rules/wotr/", "/docs/es/rules/wotr/"):
        if b'id="wotr.victory.ring.corruption"' not in fetched(base + book):
            raise Broken("the documentation is not in the wheel")
    seen = json.loads(fetched(f"{base}/api/tables/{table}", key))
    question = seen["update"]["question"]
    answer = {"number": seen["update"]["number"], "code": question["options"][0]["code"]}
    made = json.loads(fetched(f"{base}/api/tables/{table}/decisions", key, answer))
    if made["number"] <= seen["update"]["number"]:
        raise Broken("a decision was sent and nothing came of it")


def fetched(address: str, key: str = "", body: dict[str, Any] | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "x-seat-key": key}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=30) as answer:
        found: bytes = answer.read()
        return found


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]).resolve(), "--compiled" in sys.argv[2:]))
