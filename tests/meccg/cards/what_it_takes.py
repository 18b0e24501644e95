"""What it takes to play or use a card: what must not be missing from a table at which it is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import HAVEN, NUMBER, SITE
from westmarch.games.meccg.registry import MOMENTS
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, STATUSES, TAPPED, UNTAPPED

Change = Callable[[Arda], None]
#: Where a company could be instead: neither has anything that texts look for but its kind.
ELSEWHERE = ("rivendell", "bree")


def moments_of(g: Arda, seat: int, option: Option) -> list[str]:
    """The moments at which something could be done, with all else as it is."""
    return [moment for moment in MOMENTS if option in usable(g, seat, moment)]


def takes(g: Arda, seat: int, option: Option, laid: range) -> list[str]:
    """What cannot be taken away or changed, or it could not be done at any moment."""
    _, subject, _ = option
    found = []
    for name, change in _changes(g, seat, subject, laid):
        other = g.clone()
        other.sink = None
        change(other)
        other.forget()
        if not moments_of(other, seat, option):
            found.append(name)
    return found


def _changes(g: Arda, seat: int, subject: int, laid: range) -> Iterator[tuple[str, Change]]:
    """What could be otherwise, and how it is said that it must not be."""
    for card in laid:
        name = g.face(card).names[0]
        if card == subject or g.face(card).kind == SITE:
            continue
        if g.zone[card] == PLAY or (g.zone[card] in (HAND, DISCARD) and g.holder[card] == seat):
            yield name, _without(card)
        if g.zone[card] == PLAY and g.company[card] >= 0:
            other = TAPPED if g.status[card] == UNTAPPED else UNTAPPED
            yield f"{name} {STATUSES[g.status[card]]}", _with_status(card, other)
    slot = max(0, g.here)
    site = g.c_site[slot]
    other = TAPPED if g.status[site] == UNTAPPED else UNTAPPED
    yield f"the site {STATUSES[g.status[site]]}", _with_status(site, other)
    elsewhere = ELSEWHERE[0] if g.site_face(slot).site != HAVEN else ELSEWHERE[1]
    yield "the site", _at(slot, elsewhere)
    if g.c_dest[slot] >= 0:
        yield "the destination", _staying(slot)
    if g.path:
        yield "the path", _pathless
    if g.innermost(AttackOn) is not None:
        yield "the race of the attack", _by_nobody


def _without(card: int) -> Change:
    def change(g: Arda) -> None:
        g.put(card, DISCARD if g.zone[card] != DISCARD else HAND, 1 - g.holder[card])

    return change


def _with_status(card: int, status: int) -> Change:
    def change(g: Arda) -> None:
        g.status[card] = status

    return change


def _at(slot: int, name: str) -> Change:
    def change(g: Arda) -> None:
        site = g.site_to_come(g.c_owner[slot], NUMBER[name])
        if site >= 0:
            g.show_site(site)
            g.c_site[slot] = site

    return change


def _staying(slot: int) -> Change:
    def change(g: Arda) -> None:
        g.c_dest[slot] = -1

    return change


def _pathless(g: Arda) -> None:
    g.path = []


def _by_nobody(g: Arda) -> None:
    attack = g.innermost(AttackOn)
    assert attack is not None
    attack.race = "men" if attack.race != "men" else "orcs"
