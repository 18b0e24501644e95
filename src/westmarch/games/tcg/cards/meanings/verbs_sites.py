"""What cards do with sites.

Tokens, and items that change their place, are here as well.
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.facts import (
    ATTACHED,
    PATH,
    SUPPORT,
)
from westmarch.games.tcg.rules.events import happen
from westmarch.games.tcg.rules.requirements import forbids_host
from westmarch.games.tcg.rules.sites import controllable, liberate, replace_site, site_of
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.verb("token", can=lambda g, run, act: True)
def token(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards or [run.source]:
        g.tokens[card] += amount_of(g, run, act)
        g.note("tcg-log-tokens", {"card": card, "count": g.tokens[card]})


def _has_tokens(g: Fellowships, run: Any, act: Act) -> bool:
    return act.who is not None or g.tokens[run.source] >= amount_of(g, run, act)


def _bears_tokens(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return bool(g.tokens[card] >= amount_of(g, run, act))


@L.verb("untoken", may=_bears_tokens, can=_has_tokens)
def untoken(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards or [run.source]:
        g.tokens[card] -= amount_of(g, run, act)
        g.note("tcg-log-tokens", {"card": card, "count": g.tokens[card]})


@L.verb("control", can=lambda g, run, act: True)
def control(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    number = controllable(g)
    return happen(g, "control", g.path[number], source=run.source) if number else None


@L.verb("liberate", can=lambda g, run, act: True)
def liberate_site(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The highest site that an opponent controls returns to the path."""
    for number in range(9, 0, -1):
        if g.control[number] >= 0 and g.control[number] != g.fp:
            liberate(g, number)
            return


def _next_site(g: Fellowships, run: Any, act: Act, number: int) -> bool:
    if number > 9:
        return False
    card = site_of(g, run.seat, number)
    return card >= 0 and (act.word is None or act.word in g.card(card).keywords)


@L.verb("next site", can=lambda g, run, act: True)
def next_site(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Play one's own next sites, in the place of others' where some lie there."""
    for number in range(g.at[g.fp] + 1, g.at[g.fp] + 1 + amount_of(g, run, act)):
        if _next_site(g, run, act, number):
            _lay_site(g, run, act, number)


def _lay_site(g: Fellowships, run: Any, act: Act, number: int) -> None:
    card = site_of(g, run.seat, number)
    run.bound[act.bind] = (card,)
    g.reveals += 1
    if g.path[number] >= 0:
        replace_site(g, number, card)
    else:
        g.put(card, PATH)
        g.path[number] = card
        g.note("tcg-log-site", {"seat": run.seat, "card": card}, rule="tcg.site.next-site")


@L.verb("play site", can=lambda g, run, act: True)
def play_site(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Play one's own site of a number, wherever the fellowship is."""
    number = amount_of(g, run, act)
    if site_of(g, run.seat, number) >= 0:
        _lay_site(g, run, act, number)


@L.verb("replace site")
def replace(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Replace the chosen site by one's own of that number."""
    for site in cards:
        number = g.card(site).site
        card = site_of(g, run.seat, number)
        if card >= 0:
            g.reveals += 1
            replace_site(g, number, card)


@L.verb("transfer")
def transfer(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Transfer an item or condition to the card in ``to`` without paying."""
    assert act.to is not None
    for card in cards:
        targets = [t for t in L.cards(g, run, act.to) if forbids_host(g, g.owner[card], card, t) is None]
        if targets and g.host[card] != targets[0]:
            g.put(card, ATTACHED, targets[0])
            g.note("tcg-log-transfer", {"card": card, "host": targets[0]})


@L.verb("to support")
def to_support(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, SUPPORT)
        g.note("tcg-log-to-support", {"card": card})
