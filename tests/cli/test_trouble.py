"""What goes wrong outside the program is one sentence: interrupts, pipes, disks, files, settings."""

from __future__ import annotations

import errno
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from westmarch.cli import main
from westmarch.cli.common import game_options
from westmarch.engine import coverage
from westmarch.engine.game import find_game

Capture = pytest.CaptureFixture[str]
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and devices of POSIX systems")
COMMAND = [sys.executable, "-m", "westmarch"]


def start(*arguments: str, **variables: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
        start_new_session=True,
    )


def run(*arguments: str, **variables: str) -> tuple[int, str]:
    """The exit code and what a command says on stderr."""
    process = start(*arguments, **variables)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


def members_of_session(session: int) -> list[int]:
    """Processes that a command has started and that are still there."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(entry.name))
    return found


# Ctrl-C


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("to_all", [True, False], ids=["terminal", "kill"])
def test_one_interrupt_ends_a_match_and_its_workers(to_all: bool, tmp_path: Path) -> None:
    """The games would last for hours: every thought takes ten seconds."""
    process = start("match", "wotr", "hard@10s", "hard@10s", "--pairs", "4", "--jobs", "2", "--json")
    deadline = time.monotonic() + 60
    while len(members_of_session(process.pid)) < 3 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert len(members_of_session(process.pid)) >= 3
    time.sleep(1)
    begin = time.monotonic()
    (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert time.monotonic() - begin < 5
    assert (process.returncode, said.strip()) == (130, "westmarch: interrupted")
    time.sleep(0.2)
    assert members_of_session(process.pid) == []


HANGS = """
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "think":
        time.sleep(600)
    print(json.dumps({"id": request["id"]}), flush=True)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_and_no_program_outlives_a_match(number: signal.Signals, tmp_path: Path) -> None:
    """However a match ends, and though its bots never answer."""
    (tmp_path / "hangs.py").write_text(HANGS, encoding="utf-8")
    bot = f"cmd@500s:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'hangs.py'))}"
    process = start("match", "sample", bot, "random", "--pairs", "4", "--jobs", "2", "--json")
    deadline = time.monotonic() + 60
    while len(members_of_session(process.pid)) < 6 and time.monotonic() < deadline:
        time.sleep(0.1)
    time.sleep(0.5)
    process.send_signal(number)
    process.communicate(timeout=30)
    deadline = time.monotonic() + 5
    while members_of_session(process.pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert members_of_session(process.pid) == []


@POSIX
@pytest.mark.parametrize(
    "arguments",
    [["bench", "wotr", "--seconds", "60"], ["fuzz", "sample", "--games", "100000"], ["perft", "wotr", "start", "9"]],
    ids=lambda arguments: arguments[0],
)
def test_one_interrupt_ends_a_command(arguments: list[str]) -> None:
    process = start(*arguments)
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=10)
    assert (process.returncode, said.strip()) == (130, "westmarch: interrupted")


@POSIX
def test_an_interrupt_while_modules_are_loaded(tmp_path: Path) -> None:
    """The first module of the command line is replaced by one that is interrupted."""
    code = (
        "import sys, types\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'westmarch.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "from westmarch.start import main\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (130, "westmarch: interrupted\n")


# Output


@POSIX
@pytest.mark.parametrize("arguments", [["rules", "wotr"], ["games", "--json"], ["--version"], ["--help"]], ids=" ".join)
def test_a_closed_pipe_is_success(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*COMMAND, *arguments], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("arguments", [["rules", "wotr"], ["--version"]], ids=" ".join)
def test_a_full_disk_is_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (2, "westmarch: No space left on device\n")


def test_a_log_on_a_disk_that_fills_up(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(tmp_path / "log.jsonl"))

    monkeypatch.setattr("westmarch.ai.match.write_row", full)
    assert main(["match", "sample", "random", "random", "--pairs", "1", "--log", str(tmp_path / "log.jsonl")]) == 2
    assert capsys.readouterr().err == "westmarch: log.jsonl: No space left on device\n"


def test_a_log_that_cannot_be_written_is_said_before_anything_is_played(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.ai.match.play_pair", lambda plan, pair: pytest.fail("a pair was played"))
    log = tmp_path / ("x" * 300)
    assert main(["match", "sample", "random", "random", "--pairs", "1", "--log", str(log)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("westmarch: xxx")
    assert said.count("\n") == 1


# Input


@pytest.mark.parametrize("line", ["[" * 100_000, '{"format":' * 100_000], ids=["lists", "objects"])
def test_a_deeply_nested_file_is_one_sentence(line: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("westmarch: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "0", "1e9", "soon"])
def test_seconds_that_cannot_be(text: str, capsys: Capture) -> None:
    assert main(["bench", "sample", "--seconds", text]) == 2
    said = capsys.readouterr().err
    assert "--seconds" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("text, value", [("true", True), ("YES", True), ("on", True), ("1", True), ("True", True)])
def test_any_usual_yes_is_yes(text: str, value: bool) -> None:
    meccg = find_game("meccg")
    assert game_options(meccg, settings=(f"weakest_link={text}",))["weakest_link"] is value
    assert game_options(find_game("tcg"), settings=(f"bidding={text}",))["bidding"] == "yes"


def test_any_usual_no_is_no_and_numbers_stay_numbers() -> None:
    for text in ("false", "No", "off", "0"):
        assert game_options(find_game("tcg"), settings=(f"bidding={text}",))["bidding"] == "no"
    assert game_options(find_game("meccg"), settings=("decks=1",))["decks"] == 1


@pytest.mark.parametrize(
    "name, value, problem",
    [
        ("WORKERS", "-1", "WESTMARCH_WORKERS must be one at least, not '-1'"),
        ("WORKERS", "0", "one at least"),
        ("REFILL", "nan", "a number from zero up"),
        ("IDLE", "-5", "a number from zero up"),
        ("MAIL_FROM", "frodo", "a mail address"),
        ("MAIL_FROM", "Frodo <frodo at shire>", "a mail address"),
        ("SMTP", "mail.example.org", "smtp:// or smtps://"),
        ("WEBHOOK", "ftp://example.org", "http:// or https://"),
    ],
)
def test_bad_settings_are_refused_at_the_start(
    name: str, value: str, problem: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"WESTMARCH_{name}", value)
    assert main(["serve", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert said.count("\n") == 1


# The checkout


def test_coverage_names_a_missing_pytest(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tests" / "sample").mkdir(parents=True)
    monkeypatch.setattr(coverage, "checkout", lambda: tmp_path)
    monkeypatch.setattr(coverage, "find_spec", lambda name: None if name == "pytest" else find_spec(name))
    assert main(["rules", "sample", "--coverage"]) == 2
    assert "pytest is not installed" in capsys.readouterr().err


def test_the_sample_game_is_not_advertised(capsys: Capture) -> None:
    assert main(["rules", "chess"]) == 2
    said = capsys.readouterr().err
    assert "wotr" in said
    assert "sample" not in said


def test_version_in_json(capsys: Capture) -> None:
    for arguments in (["--version", "--json"], ["--json", "--version"]):
        assert main(arguments) == 0
        found = json.loads(capsys.readouterr().out)
        assert found.keys() == {"version", "compiled", "fingerprint"}
        assert (len(found["fingerprint"]), type(found["compiled"])) == (12, bool)
    assert main(["--version"]) == 0
    speed = "compiled" if found["compiled"] else "pure"
    assert capsys.readouterr().out == f"westmarch {found['version']} ({speed}, rules {found['fingerprint']})\n"
