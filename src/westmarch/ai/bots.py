"""Opponents that others have written, wherever the name of a level may stand:

* ``module:Class``: anything in a module that gives a ``Policy`` when it is called without arguments;
* ``cmd:PROGRAM ARGS``: a program that speaks the protocol for engines (``ai/program.py``), and with a budget for each
  choice ``cmd@0.5s:PROGRAM ARGS`` or ``cmd@300n:PROGRAM ARGS``.

``docs/bots.md`` has examples of each.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Iterable

from westmarch.ai.budget import Budget
from westmarch.ai.policy import BotFailed, Policy, Seen
from westmarch.ai.program import ProgramPolicy
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.errors import WestmarchError

_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")


class BadBot(WestmarchError):
    """There is no bot of that name."""


def is_bot(name: str) -> bool:
    """Whether the name of an opponent means something that others have written, not a level."""
    return ":" in name


def bot_of(name: str) -> Policy:
    """A bot by its name, for one seat of one game."""
    kind, _, rest = name.partition(":")
    kind, at, text = kind.partition("@")
    if kind == "cmd":
        budget = Budget.parsed(text) if at else Budget()
        if budget is None:
            raise BadBot(f"'{text[:40]}' is no budget; write cmd@0.5s: or cmd@300n:")
        return ProgramPolicy(rest, budget)
    if at:
        raise BadBot(f"'{name[:60]}' takes no budget")
    return ClassPolicy(name, _made(kind, rest))


def named_bots(text: str) -> dict[str, str]:
    """Bots by the names that people see: ``swift=cmd:/opt/swift --fast; greedy=mybots:Greedy``."""
    found = {}
    for entry in [entry.strip() for entry in text.split(";") if entry.strip()]:
        name, equals, bot = entry.partition("=")
        if not equals or not _NAME.fullmatch(name) or not is_bot(bot):
            raise BadBot(f"'{entry[:60]}' is no bot with its name; write NAME=cmd:PROGRAM or NAME=module:Class")
        found[name] = bot
    return found


def leave(policies: Iterable[Policy]) -> None:
    """A game is over: programs wait for their next one."""
    for policy in policies:
        if isinstance(policy, ProgramPolicy):
            policy.leave()


class ClassPolicy:
    """A bot of somebody else: whatever it does wrong is a ``BotFailed``."""

    def __init__(self, name: str, bot: Policy) -> None:
        self.name = name
        self.bot = bot

    def choose(self, seen: Seen, chance: Chance) -> Option:
        ask = seen.ask
        try:
            option = self.bot.choose(seen, chance)
            is_legal = ask.legal(option)
        except Exception as problem:
            raise BotFailed(f"{self.name} fails over {ask.prompt}: {problem!r}") from problem
        if not is_legal:
            raise BotFailed(f"{self.name} answers {ask.prompt} with {option!r}, which is not legal")
        return option


def _made(module: str, attribute: str) -> Policy:
    # As ``python -m`` does it: a bot in the folder where somebody works is found.
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        bot: Policy = getattr(importlib.import_module(module), attribute)()
    except ModuleNotFoundError as problem:
        raise BadBot(f"there is no module '{problem.name}' for the bot {module[:40]}:{attribute[:40]}") from None
    except (AttributeError, TypeError, ValueError) as problem:
        raise BadBot(f"{module[:40]}:{attribute[:40]} is no bot: {problem}") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"{module[:40]}:{attribute[:40]} is no bot: it has no method 'choose'")
    return bot
