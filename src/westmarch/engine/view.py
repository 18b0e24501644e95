"""What a seat may know: observations, and positions dealt anew.

A game's ``view`` is a whitelist of plain data. An observation adds what the kernel knows: whose turn it is,
where the game stands, and the seat's own question with the codes of its options.
"""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import title_key
from westmarch.engine.game import SPECTATOR, Game
from westmarch.engine.runner import ask_again, put_again, question_for
from westmarch.engine.state import State


def observe(game: Game, g: State, seat: int) -> dict[str, Any]:
    """Everything that may be sent to a seat: its view, its question, and where the game stands."""
    ask = None if seat == SPECTATOR else question_for(g, seat)
    question = None
    if ask is not None:
        question = {
            "prompt": ask.prompt,
            "about": {name: _plain(value) for name, value in ask.about},
            "rule": ask.rule,
            "options": [game.notation.code(g, seat, option) for option in listed(ask)],
            "pick": picked_from(game, g, ask),
        }
    return {
        "game": game.name,
        "seat": seat,
        "path": path(game, g),
        "to_act": sorted({waiting.seat for waiting in g.asks}),
        "question": question,
        "winners": g.winners[:],
        "ending": g.ending,
        "view": game.view(g, seat),
    }


#: Choices with more options than this are described, not listed.
LISTED = 400


def listed(ask: Ask) -> list[Option]:
    """The options of a question that are listed one by one: all, unless a choice of several has too many."""
    return (
        ask.listed if ask.pick is not None and ask.pick.kind != "list" and ask.count() > LISTED else ask.all_options()
    )


def picked_from(game: Game, g: State, ask: Ask) -> dict[str, Any] | None:
    """A choice of several as a client shows it on one screen: the things to choose from, and how many."""
    pick = ask.pick
    if pick is None or pick.kind == "list":
        return None
    items = [
        {"code": game.notation.item(g, ask.seat, pick.verb, item), "least": least, "most": most}
        for item, least, most in zip(pick.items, pick.least, pick.most, strict=True)
    ]
    return {"kind": pick.kind, "verb": pick.verb, "items": items, "low": pick.low, "high": pick.high}


def path(game: Game, g: State) -> list[dict[str, Any]]:
    """The stack for people: each procedure with its title, its step and its rule."""
    out = []
    for frame in g.stack:
        cls: Any = type(frame)
        prefix = "engine" if cls.__module__.startswith("westmarch.engine") else game.name
        steps = cls.STEPS
        out.append(
            {
                "title": title_key(cls, prefix),
                "about": {name: _plain(value) for name, value in frame.about(g).items()},
                "step": steps[frame.pc] if frame.pc < len(steps) else "",
                "rule": cls.RULE,
            }
        )
    return out


def path_text(game: Game, g: State, lang: str) -> str:
    """The path as one line: *Turn 3 > Battle at Helm's Deep > round 2 (VI p.29)*."""
    messages = game.messages(lang)
    parts = []
    for place in path(game, g):
        about = game.notation.labels(g, SPECTATOR, place["about"])
        text = messages.text(place["title"], about)
        rule = game.rule(place["rule"])
        if rule is not None:
            text += f" ({rule.ref})"
        parts.append(text)
    return " > ".join(parts)


def resample(game: Game, g: State, seat: int, chance: Chance) -> State:
    """A position that looks the same to the seat, with everything it cannot know dealt anew."""
    new: State = g.clone()
    new.chance = Chance(fresh_from(chance))
    game.redeal(new, seat, chance)
    if new.sealed:
        _reseal(new, seat, chance)
    ask_again(new)
    return new


def _reseal(g: State, seat: int, chance: Chance) -> None:
    """Answer anew, at random, for the other seats that have already answered in secret."""
    given = g.sealed
    together = put_again(g)
    g.sealed = [
        answer if answer is None or ask.seat == seat else ask.sample(chance)
        for ask, answer in zip(together.asks, given, strict=True)
    ]


def fresh_from(chance: Chance) -> str:
    """A seed drawn from another stream."""
    return "".join(f"{chance.pick(65536, 'seed'):04x}" for _ in range(8))


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
