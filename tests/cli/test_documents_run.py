"""Every command that the documents tell people to type is carried out, with long work made short."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.test_documents import DOCUMENTS, ROOT, commands

assert ROOT is not None
COMMAND = [sys.executable, "-m", "westmarch"]
ALL = sorted({command for path in DOCUMENTS for command in commands(path)})
#: Words that stand for something, and one thing each could stand for.
STAND_FOR = {"GAME": "tcg", "FILE": "deck.txt", "KIND": "json", "ADDRESS": "local"}
#: What would take long, and what shows as well that the command works; and the programs of this machine.
INSTEAD = {
    r"^(hard|medium)(@[\d.]+[sn])?$": "easy",
    r"^(cmd\S*:)python3 ": rf"\1{shlex.quote(sys.executable)} ",
    r"^(cmd\S*:)/old/checkout/\.venv/bin/westmarch ": rf"\1{shlex.join(COMMAND)} ",
}

pytestmark = pytest.mark.slow


def prepared(folder: Path) -> dict[str, str]:
    """The files that the documents speak of, and variables under which the programs of the page on bots are found."""
    assert ROOT is not None
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, source in re.findall(r'^```python title="([\w.]+)"\n(.*?)^```', page, re.MULTILINE | re.DOTALL):
        (folder / name).write_text(source, encoding="utf-8")
    shutil.copytree(ROOT / "tests" / "bofa" / "editions" / "ford", folder / "my-editions" / "printed")
    variables = {**os.environ, "PYTHONPATH": str(folder), "WESTMARCH_DATA": str(folder / "data")}
    deck = [*COMMAND, "deck", "random", "tcg", "--seed", "1"]
    made = subprocess.run(deck, capture_output=True, text=True, check=True, env=variables)
    (folder / "deck.txt").write_text(made.stdout, encoding="utf-8")
    return variables


def shortened(command: str) -> list[str]:
    """The words of a command, without what may be left out, so that it ends within minutes."""
    words = shlex.split(re.sub(r" \[[^\]]*\]| > \S+", "", command))
    words = [STAND_FOR.get(word, word) for word in words]
    for said, meant in INSTEAD.items():
        words = [re.sub(said, meant, word) for word in words]
    return words + {"match": ["--pairs", "1"], "bench": ["--seconds", "0.05"]}.get(words[0], [])


def finish(words: list[str], folder: Path, variables: dict[str, str]) -> None:
    done = subprocess.run([*COMMAND, *words], cwd=folder, env=variables, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def open_table(words: list[str], folder: Path, variables: dict[str, str]) -> None:
    """The address of a table comes first; one Ctrl-C ends the command."""
    process = subprocess.Popen(
        [*COMMAND, *words, "--no-browser", "--port", "0"],
        cwd=folder,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, problems = process.communicate(timeout=60)
    assert re.match(r"http://127\.0\.0\.1:\d+/table/", said), problems
    assert (process.returncode, problems) == (0, "")


def open_terminal(words: list[str], folder: Path, variables: dict[str, str]) -> None:
    """A terminal shows the table, down to the line of keys."""
    import pty

    ours, theirs = pty.openpty()
    size = {"LINES": "40", "COLUMNS": "120", "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [*COMMAND, *words, "--lang", "en"], cwd=folder, env=variables | size, stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    shown, deadline = b"", time.monotonic() + 90
    try:
        while b"why not?" not in shown and time.monotonic() < deadline:
            shown += os.read(ours, 65_536)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert b"why not?" in shown


RUN: dict[str, Callable[[list[str], Path, dict[str, str]], None]] = {"play": open_table, "tui": open_terminal}


@pytest.mark.parametrize("command", ALL)
def test_a_command_of_the_documents_works(command: str, tmp_path: Path) -> None:
    if "--ray" in command and find_spec("ray") is None:
        pytest.skip("Ray is not installed (pip install 'westmarch[selfplay]')")
    if command.startswith("tui") and os.name == "nt":
        pytest.skip("a terminal that a test can look at is one of POSIX systems")
    words = shortened(command)
    RUN.get(words[0], finish)(words, tmp_path, prepared(tmp_path))
