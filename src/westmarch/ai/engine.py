"""Westmarch as a program that others ask: the answering side of the protocol for engines (``docs/bots.md``).

A request is one line of JSON with an ``id`` and what to ``do``; the answer is one line with the same ``id``, with an
``error`` in one sentence if the request cannot be answered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import westmarch
from westmarch.ai.bots import is_bot
from westmarch.ai.hints import Advice, advise
from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Policy, Seen
from westmarch.ai.program import PROTOCOL
from westmarch.engine.bench import is_compiled
from westmarch.engine.chance import Chance, fresh_seed, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import START, new_session
from westmarch.engine.replaying import replay
from westmarch.engine.runner import question_for
from westmarch.engine.state import State
from westmarch.engine.text_position import read_position
from westmarch.engine.view import observe

Request = dict[str, Any]
Answer = dict[str, Any]

#: The most options that are explained.
MOST = 20


class BadRequest(WestmarchError):
    """A request that does not keep to the protocol."""


class Engine:
    """One game at a time, and opponents that remember it."""

    def __init__(self, level: str = "hard") -> None:
        self.level = level
        self.game: Game | None = None
        self.g: State | None = None
        self.policies: dict[tuple[str, int], Policy] = {}
        self.requests: dict[str, Callable[[Request], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "position": self.position,
            "see": self.see,
            "think": self.think,
        }

    def answer(self, line: str) -> Answer:
        """The answer to a line; whatever is wrong with it is said in one."""
        number: Any = None
        try:
            request = _parsed(line)
            number = request.get("id")
            do = request.get("do")
            if not isinstance(do, str) or do not in self.requests:
                raise BadRequest(f"there is no request {str(do)[:40]!r}; known: {', '.join(self.requests)}, quit")
            return {"id": number, **self.requests[do](request)}
        except WestmarchError as problem:
            return {"id": number, "error": " ".join(str(problem).split())}
        except Exception as problem:
            # What comes from outside may be wrong in ways that no check foresees; the next request is answered.
            return {"id": number, "error": f"this cannot be worked out: {problem!r}"}

    def hello(self, request: Request) -> Answer:
        """Who answers, and what it needs to think."""
        return {
            "name": "westmarch",
            "version": westmarch.__version__,
            "compiled": is_compiled(),
            "protocol": PROTOCOL,
            "level": self.level,
            "games": sorted(known_games()),
            "wants": ["position"],
        }

    def new(self, request: Request) -> Answer:
        """Another game begins: what was remembered of the last one is forgotten."""
        game = _game(request)
        options = _optional(request, "options", dict, {})
        seed = _optional(request, "seed", int, 0)
        scenario = _optional(request, "scenario", str, START)
        level = _optional(request, "level", str, self.level)
        if is_bot(level):
            raise BadRequest("an engine plays levels of its own")
        policy_of(game, level)
        self.level = level
        self._take(game, new_session(game, options, scenario, seed).state)
        return self._where()

    def position(self, request: Request) -> Answer:
        """A position of the same or another game: the end of a journal, a line of text, or as ``think`` gets it."""
        if "journal" in request:
            session = replay(read_journal(_required(request, "journal", str)))
            self._take(session.game, session.state)
        elif "text" in request:
            game, _, g = read_position(_required(request, "text", str))
            self._take(game, g)
        else:
            self._place(request)
        return self._where()

    def see(self, request: Request) -> Answer:
        """What a seat sees."""
        game, g = self._game_and_position()
        return {"seen": observe(game, g, _seat(request, g))}

    def think(self, request: Request) -> Answer:
        """The decision of a level for a seat; with ``explain`` the best options with their chances and reasons."""
        if "position" in request:
            self._place(request)
        game, g = self._game_and_position()
        seat = _seat(request, g)
        if question_for(g, seat) is None:
            raise BadRequest(f"seat {seat} is not asked")
        level = self.level if "@" in self.level or self.level == "random" else self.level + _budget(request)
        seen = Seen(game, g, seat)
        chance = Chance(seed_of(request["seed"]) if isinstance(request.get("seed"), int) else fresh_seed())
        policy = self.policies.get((level, seat)) or policy_of(game, level)
        self.policies[level, seat] = policy
        best = policy.choose(seen, chance)
        answer: Answer = {"best": seen.code(best), "level": level}
        explained = min(MOST, _optional(request, "explain", int, 0))
        if explained > 0:
            answer["options"] = [_advice_row(advice) for advice in advise(seen, level, chance, explained)]
        return answer

    def _place(self, request: Request) -> None:
        game = self.game if self.game is not None and request.get("game") is None else _game(request)
        dump = _required(request, "position", dict)
        try:
            g = game.load(dump)
        except Exception:
            raise BadRequest("the position cannot be loaded by this version") from None
        if game is not self.game:
            self._take(game, g)
        self.g = g

    def _take(self, game: Game, g: State) -> None:
        self.game, self.g = game, g
        self.policies.clear()

    def _game_and_position(self) -> tuple[Game, State]:
        if self.game is None or self.g is None:
            raise BadRequest("there is no game yet; ask for 'new' or give a 'position'")
        return self.game, self.g

    def _where(self) -> Answer:
        game, g = self._game_and_position()
        return {"game": game.name, "turn": game.turn(g), "to_act": [ask.seat for ask in g.asks], "ending": g.ending}


def serve(lines: Iterable[str], write: Callable[[str], object], level: str) -> None:
    """Answer line after line until somebody quits or nobody asks any more."""
    engine = Engine(level)
    for line in lines:
        if _is_quit(line):
            return
        write(json.dumps(engine.answer(line), ensure_ascii=False) + "\n")


def _is_quit(line: str) -> bool:
    try:
        return _parsed(line).get("do") == "quit"
    except BadRequest:
        return False


def _parsed(line: str) -> Request:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRequest("not one line of JSON") from None
    if not isinstance(request, dict):
        raise BadRequest("a request is an object")
    return request


def _required(request: Request, name: str, kind: type[Any]) -> Any:
    value = request.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRequest(f"'{name}' is missing or of another kind than {kind.__name__}")
    return value


def _optional(request: Request, name: str, kind: type[Any], default: Any) -> Any:
    return default if request.get(name) is None else _required(request, name, kind)


def _game(request: Request) -> Game:
    return find_game(_required(request, "game", str))


def _seat(request: Request, g: State) -> int:
    """The seat that is asked for; by default whoever has to act."""
    seat: int = _optional(request, "seat", int, g.asks[0].seat if g.asks else 0)
    if not 0 <= seat < g.seats:
        raise BadRequest(f"there is no seat {seat}")
    return seat


def _budget(request: Request) -> str:
    """The budget of a request as levels write it; empty if the level may take its own."""
    budget = _optional(request, "budget", dict, {})
    nodes, seconds = budget.get("nodes"), budget.get("seconds")
    if isinstance(nodes, int) and 0 < nodes <= 10_000_000:
        return f"@{nodes}n"
    if isinstance(seconds, int | float) and 0 < seconds <= 600:
        return f"@{seconds:.6f}s"
    if budget:
        raise BadRequest("a budget has 'seconds' (at most 600) or 'nodes'")
    return ""


def _advice_row(advice: Advice) -> Answer:
    reasons = [{"key": reason.key, "change": reason.change} for reason in advice.reasons]
    return {"code": advice.code, "chance": advice.chance, "reasons": reasons}
