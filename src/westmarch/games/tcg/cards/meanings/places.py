"""Where the cards are that a definition speaks of, and the players that it names."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.games.tcg.facts import (
    CATALOGUE,
    FREE,
    STACKED,
    SUPPORT,
)
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


def _play(g: Fellowships, run: Any) -> list[int]:
    found: list[int] = g.active()
    return found


# Where cards in play are found that pass a test, nearest first; a selector is asked of those alone.


@L.found_for("self")
def _self(g: Fellowships, run: Any, value: Any) -> list[int]:
    return [run.source] if run.source in g.active() else []


@L.found_for("bearer")
def _bearer(g: Fellowships, run: Any, value: Any) -> list[int]:
    bearer = g.host[run.source]
    return [bearer] if bearer in g.active() else []


@L.found_for("ringbearer")
def _ring_bearer(g: Fellowships, run: Any, value: Any) -> list[int]:
    """The others' Ring-bearers are not active."""
    bearer = g.bearer[g.fp]
    return [bearer] if bearer in g.active() else []


@L.found_for("bound")
def _bound(g: Fellowships, run: Any, value: str) -> list[int]:
    named = run.bound.get(value)
    return [card for card in g.active() if card in named] if named else []


@L.found_for("type", "companion", "ally", "minion", "character")
def _of_type(g: Fellowships, run: Any, value: str) -> list[int]:
    kept = g.kept or g.look()
    if value == "companion":
        return kept.companions
    if value == "minion":
        return kept.minions
    return kept.allies if value == "ally" else kept.characters


@L.found_for("unbound")
def _unbound(g: Fellowships, run: Any, value: Any) -> list[int]:
    return [card for card in g.companions() if not g.keyword(card, "ring-bound")]


@L.found_for("race")
def _of_race(g: Fellowships, run: Any, value: str) -> list[int]:
    """Only characters have a race."""
    return [card for card in (g.kept or g.look()).characters if CATALOGUE[g.blueprint[card]].race == value]


def amount_of(g: Fellowships, run: Any, act: Act) -> int:
    return L.value(g, run, act.amount)


L.places["play"] = _play


L.places["hand"] = lambda g, run: g.hands[run.seat]


L.places["discard"] = lambda g, run: g.discards[run.seat]


L.places["deck"] = lambda g, run: sorted(g.decks[run.seat])


L.places["fp hand"] = lambda g, run: g.hands[g.fp]


L.places["dead"] = lambda g, run: g.dead[run.seat]


L.places["deck or hand"] = lambda g, run: sorted(g.decks[run.seat] + g.hands[run.seat])
L.places["deck or discard"] = lambda g, run: sorted(g.decks[run.seat] + g.discards[run.seat])
L.places["support or discard"] = lambda g, run: [c for c in g.active() if g.zone[c] == SUPPORT] + g.discards[run.seat]
#: Cards that a text has revealed, wherever they lie.
L.places["revealed"] = lambda g, run: list(run.bound.get("revealed", ()))
L.places["opponent hand"] = lambda g, run: g.hands[opponent(g, run)]


L.places["stacked"] = lambda g, run: [c for c in range(len(g.zone)) if g.zone[c] == STACKED and g.owner[c] == run.seat]


def opponent(g: Fellowships, run: Any) -> int:
    """The Free Peoples player for a Shadow player; for the Free Peoples player the Shadow player whom he named."""
    if run.seat != g.fp:
        return int(g.fp)
    named: tuple[int, ...] = run.bound.get("opponent", ())
    return named[0] if named else int(g.from_right(g.fp)[0])


L.places["all stacked"] = lambda g, run: [c for c in range(len(g.zone)) if g.zone[c] == STACKED]
L.seats["opponent"] = opponent
#: The player whose deck was named.
L.seats["named"] = lambda g, run: run.bound["deck"][0]


L.seats["fp"] = lambda g, run: g.fp


def any_shadow(g: Fellowships, run: Any) -> int:
    """The next Shadow player who has not declined what any of them may do."""
    if run.seat != g.fp:
        return int(run.seat)
    declined = run.bound.get("declined", ())
    waiting = [seat for seat in g.from_right(g.fp) if seat not in declined]
    return waiting[0] if waiting else g.from_right(g.fp)[-1]


L.seats["shadow"] = any_shadow


L.seats["payer"] = lambda g, run: run.bound["payer"][0] if "payer" in run.bound else any_shadow(g, run)


def _owner(g: Fellowships, run: Any) -> int:
    cards = run.bound.get("it") or run.bound.get("that") or (run.source,)
    return int(g.owner[cards[0]])


L.seats["owner"] = _owner


def count_cultures(g: Fellowships) -> int:
    return len({CATALOGUE[g.blueprint[c]].culture for c in g.active() if CATALOGUE[g.blueprint[c]].side == FREE})
