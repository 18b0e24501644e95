"""Values, keywords and other modifiers that are laid on cards."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.facts import (
    PHASES,
    UNTIL,
)
from westmarch.games.tcg.rules.actions import SKIP, SKIPS_OWN
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L

#: Values laid on cards that have a number, and values that no card bears that have none.
WITH_NUMBER = ("site number",)
WITHOUT_NUMBER = ("stay", "must move", "allies instead")
#: Keywords that have a number.
COUNTED = ("damage", "defender", "ambush")


@L.verb("strength")
def strength(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    for card in cards:
        amount = capped(g, run, amount_of(g, run, act), STRENGTH)
        g.lay("strength", card, amount, UNTIL[act.until], run.source)
        g.note("tcg-log-strength", {"card": card, "bonus": amount})
    return None


#: Under this number and above a copy's effects are counted towards its limits: for each ability so many sorts.
CAPPED = 100
STRENGTH, KEYWORD, TWILIGHT, SORTS = range(4)


def capped(g: Fellowships, run: Any, amount: int, sort: int) -> int:
    """What a printed limit leaves of an effect: it binds one copy for one phase, whatever was paid."""
    limit = g.ability(run.source, run.ability).limit
    if not limit:
        return amount
    place = CAPPED + SORTS * run.ability + sort
    left = max(0, limit - g.uses(run.source, place))
    amount = min(amount, left)
    for _ in range(amount):
        g.count_use(run.source, place)
    return amount


@L.verb("keyword")
def keyword(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards:
        amount = capped(g, run, amount_of(g, run, act), KEYWORD)
        g.lay(f"keyword {act.word}", card, amount, UNTIL[act.until], run.source)
        line = "tcg-log-keyword-bonus" if act.word in COUNTED else "tcg-log-keyword"
        g.note(line, {"card": card, "keyword": act.word} | ({"bonus": amount} if act.word in COUNTED else {}))


@L.verb("flag")
def flag(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Lay a plain modifier on the cards, such as that they take no wounds."""
    for card in cards:
        amount = amount_of(g, run, act)
        g.lay(act.word, card, amount, UNTIL[act.until], run.source)
        about = {"card": card} | ({"bonus": amount} if act.word in WITH_NUMBER else {})
        about |= {"host": run.source} if act.word == "kept away" else {}
        g.note(f"tcg-log-flag-{dashed(act.word)}", about)


@L.verb("total", can=lambda g, run, act: True)
def total(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Change a value that no card bears: an archery total, the move limit."""
    amount = amount_of(g, run, act)
    g.lay(act.word, -1, amount, UNTIL[act.until], run.source)
    g.note(f"tcg-log-total-{dashed(act.word)}", {} if act.word in WITHOUT_NUMBER else {"bonus": amount})


def dashed(word: str) -> str:
    """A value's name as part of a message's."""
    return word.replace(" ", "-")


@L.verb("skip", can=lambda g, run, act: True)
def skip(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """A phase of the turn is skipped; of Shadow phases the next one of the player who gives it up."""
    whose = SKIPS_OWN - L.seats["opponent"](g, run) if act.word == "shadow" else -1
    g.laid.append([SKIP, whose, PHASES.index(act.word), UNTIL["turn"], run.source])
    if act.word == "shadow":
        g.note("tcg-log-skip-shadow", {"seat": L.seats["opponent"](g, run)})
    else:
        g.note("tcg-log-skip", {"phase": PHASES.index(act.word)})


@L.verb("promise")
def promise(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """An event leaves something to happen to the cards later in the phase."""
    for card in cards:
        g.lay("promise", card, 1, UNTIL[act.until], run.source)
