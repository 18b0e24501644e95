"""A program as an opponent: it reads requests and writes answers, one line of JSON each (``docs/bots.md``).

The program is started when first needed, asked who it is, and told of every new game. It may hang, die or talk
nonsense: each of these is a ``ProgramFailed`` in one line, and the program is ended.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
import time
from typing import Any

from westmarch.ai.budget import Budget
from westmarch.ai.policy import BotFailed, Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.errors import NotationError

PROTOCOL = 1
#: Seconds that a program has to start and to say who it is.
START = 30.0
#: Seconds that it may take beyond its budget: machines are busy, and a program may have more to do at first.
GRACE = 20.0
#: Seconds for a thought whose budget is in positions.
UNTIMED = 300.0
#: The longest line that is read.
LONGEST = 1_000_000
#: Lines that may wait to be read; a program that writes more has to wait itself.
UNREAD = 1_000

Answer = dict[str, Any]


class ProgramFailed(BotFailed):
    """A program that does not keep to the protocol."""


class Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.number = 0
        #: What goes to the program and what comes from it, each through a thread of its own: neither a full pipe nor an
        #: empty one may hold anybody up.
        self.requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.lines: queue.Queue[bytes] = queue.Queue(UNREAD)
        try:
            words = shlex.split(command, posix=os.name != "nt")
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as problem:
            raise ProgramFailed(f"'{command[:80]}' cannot be started: {problem}") from None
        _running.add(self)
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()
        hello = self.ask({"do": "hello", "protocol": PROTOCOL}, START)
        wanted = hello.get("wants", ["seen"])
        #: Which of ``seen`` and ``position`` it needs to think.
        self.wants = wanted if isinstance(wanted, list) else ["seen"]

    def ask(self, request: dict[str, Any], seconds: float) -> Answer:
        """The answer to a request; a program that fails is ended."""
        self.number += 1
        try:
            return self._asked({"id": self.number, **request}, time.monotonic() + seconds, seconds)
        except ProgramFailed:
            self.close()
            raise

    def _asked(self, request: dict[str, Any], deadline: float, seconds: float) -> Answer:
        self.requests.put(json.dumps(request).encode() + b"\n")
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self._failed(f"has not answered '{request['do']}' within {seconds:g} seconds") from None
            if not line:
                raise self._failed("has ended")
            answer = self._read_answer(line)
            if answer.get("id") != request["id"]:
                continue  # a program may talk about its thinking
            if "error" in answer:
                raise self._failed(f"refuses '{request['do']}': {str(answer['error'])[:200]}")
            return answer

    def _read_answer(self, line: bytes) -> Answer:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._failed(f"has answered {line[:40]!r}, which is no object of JSON in one line")
        return answer

    def _failed(self, what: str) -> ProgramFailed:
        return ProgramFailed(f"'{self.command[:80]}' {what}")

    def _read(self) -> None:
        """In a thread: what the program writes, line by line, and nothing at its end."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST):
                self.lines.put(line)
        self.lines.put(b"")

    def _write(self) -> None:
        """In a thread: what the program is asked, until there is nothing more to ask."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while request := self.requests.get():
                self.process.stdin.write(request)
                self.process.stdin.flush()
            self.process.stdin.close()

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def close(self) -> None:
        """End the program at once."""
        _running.discard(self)
        self.process.kill()
        self.process.wait()
        self.requests.put(b"")
        with contextlib.suppress(queue.Empty):
            while True:
                self.lines.get_nowait()


#: All programs that run, and those that wait for their next game, by command.
_running: set[Program] = set()
_idle: dict[str, list[Program]] = {}


@atexit.register
def close_programs() -> None:
    """End every program that was started here."""
    _idle.clear()
    for program in list(_running):
        program.close()


def _program(command: str) -> Program:
    """A program that waits for a game, or a new one."""
    waiting = _idle.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.is_running:
            return program
        program.close()
    return Program(command)


def forget_programs() -> None:
    """In a process that was forked: the programs of its parent are not its own."""
    _idle.clear()
    _running.clear()


class ProgramPolicy:
    """A program at one seat of one game."""

    def __init__(self, command: str, budget: Budget) -> None:
        self.command = command
        self.budget = budget
        self.program: Program | None = _program(command)
        self.is_announced = False

    def choose(self, seen: Seen, chance: Chance) -> Option:
        program = self.program
        if program is None:
            raise ProgramFailed(f"'{self.command[:80]}' has failed before")
        try:
            if not self.is_announced:
                program.ask({"do": "new", "game": seen.game.name, "seat": seen.seat}, START)
                self.is_announced = True
            answer = program.ask(self._request(program, seen, chance), self._limit())
        except ProgramFailed:
            self.program = None
            raise
        return chosen(answer.get("best"), seen)

    def _request(self, program: Program, seen: Seen, chance: Chance) -> dict[str, Any]:
        nodes = self.budget.nodes
        request: dict[str, Any] = {
            "do": "think",
            "game": seen.game.name,
            "seat": seen.seat,
            "turn": seen.turn,
            "count": seen.ask.count(),
            "budget": {"nodes": nodes} if nodes else {"seconds": self.budget.seconds},
            "seed": chance.pick(1 << 31, "policy"),
        }
        if "seen" in program.wants:
            request["seen"] = seen.observation
        if "position" in program.wants:
            request["position"] = seen.dealt(chance).dump()
        return request

    def _limit(self) -> float:
        return GRACE + (UNTIMED if self.budget.nodes else self.budget.seconds)

    def leave(self) -> None:
        """The game is over: the program waits for the next one."""
        if self.program is not None:
            _idle.setdefault(self.command, []).append(self.program)
            self.program = None


def chosen(best: Any, seen: Seen) -> Option:
    """The option that an answer names, by its code or by its number."""
    if isinstance(best, int) and not isinstance(best, bool) and 0 <= best < seen.ask.count():
        return seen.ask.at(best)
    if not isinstance(best, str):
        raise ProgramFailed(f"the answer {str(best)[:60]!r} is no decision: it is neither a code nor a number of one")
    try:
        option = seen.option(best)
    except NotationError as problem:
        raise ProgramFailed(f"the answer {str(best)[:60]!r} is no decision: {problem}") from None
    if not seen.ask.legal(option):
        raise ProgramFailed(f"the answer {str(best)[:60]!r} is not legal")
    return option
