"""Words for items: restored ones, what lies with them, knowledge that is found, and items that save others."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.places import open_to
from westmarch.games.meccg.facts import ITEM, RACES, SPECIAL
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import BY_EVENT, strike_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, FOREVER, OF_COMPANY, OF_SEAT, OUT, PLAY, POINTS, UNTAPPED

L = LANGUAGE
L.seats["active"] = lambda g, run: g.active

#: Sites that Dwarves hold.


def _is_host_item(g: Arda, card: int) -> bool:
    return g.host[card] >= 0 and g.kind(g.host[card]) == ITEM


L.tests.update(
    {
        "ordinary": lambda g, run, card, value: g.kind(card) == ITEM and g.face(card).item != SPECIAL,
        "source-restored": lambda g, run, card, value: g.has_laid("restored", run.source),
        # The bearer of the item with which this card lies.
        "holder": lambda g, run, card, value: _is_host_item(g, run.source) and g.host[g.host[run.source]] == card,
        "with-item": lambda g, run, card, value: _is_host_item(g, card),
        "corrupts-at-least": lambda g, run, card, value: g.face(card).corruption >= value,
        "stored-by-opponent": lambda g, run, card, value: any(
            [g.faces[other] == g.faces[card] for other in g.pile(POINTS, 1 - run.seat)]
        ),
    }
)


def _has_faced(g: Arda, run: Asker, card: int, races: tuple[str, ...]) -> bool:
    """Whether a character's company has faced an attack of some races this turn."""
    number, bearer = terms.VALUE["faced"], OF_COMPANY + g.company[card]
    return any([entry[0] == number and entry[1] == bearer and RACES[entry[2]] in races for entry in g.laid])


def _played_at(g: Arda, run: Asker, site: int, value: None) -> bool:
    """Whether the card was played at a site of this name."""
    return (
        g.face(site).site >= 0
        and g.has_laid("played-at", run.source)
        and (g.laid_sum("played-at", run.source) == g.faces[site])
    )


L.tests.update(
    {
        "host-site": lambda g, run, card, value: g.host[run.source] == card,
        "played-at-it": _played_at,
        "host-item": lambda g, run, card, value: g.host[run.source] == card,
        "has-faced": _has_faced,
        "foiled-agent": lambda g, run, card, value: g.has_laid("foiled", OF_COMPANY + g.company[card]),
    }
)
L.conds["also-at"] = lambda g, run, cond: True
L.places.update(
    {
        "spent-agents": lambda g, run: [c for c in g.agents(0) + g.agents(1) if g.status[c] != UNTAPPED],
        "holder": lambda g, run: [g.host[g.host[run.source]]] if _is_host_item(g, run.source) else [],
        "bore-by-tapped": lambda g, run: [c for who in run.bound.get("tapped", ()) for c in g.items(who)],
        "hand-or-discard": lambda g, run: g.hand(run.seat) + open_to(g, g.pile(DISCARD, run.seat)),
        "bound-item": lambda g, run: [c for c in run.bound.get("item", ()) if g.zone[c] == PLAY],
        "their-seen-discard": lambda g, run: [c for c in open_to(g, g.pile(DISCARD, 1 - run.seat)) if g.known[c]],
    }
)


@L.verb("restore-item")
def restore_item(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A stored card is put with this item, which is whole again and gives more points."""
    g.attach(cards[0], run.source)
    g.lay("restored", run.source, L.value(g, run, act.amount), FOREVER, run.source)
    g.note("meccg-log-item", {"card": cards[0], "other": run.source})


@L.verb("remove")
def remove(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, OUT)


@L.verb("ripple")
def ripple(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """If the strike under way is defeated, all failed strikes after it are."""
    strike = strike_of(g)
    if strike is not None:
        g.lay("rippling", strike.target, 1, terms.STRIKE, run.source)


@L.verb("face-trap")
def face_trap(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """One strike against one character, which cannot be cancelled."""
    race, strikes, prowess = act.word
    attack = AttackOn(g.company_of(cards[0]), 1 - run.seat, race, strikes, prowess, 0, run.source, BY_EVENT)
    attack.victim = cards[0]
    g.lay("no-cancel", OF_SEAT, 1, terms.ATTACK, run.source)
    return attack


@L.verb("bar-storing")
def bar_storing(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay("unstorable", card, 1, FOREVER, run.source)


@L.verb("discard-stored-copy")
def discard_stored_copy(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The other player's stored item of the same name."""
    for card in cards:
        copies = [other for other in g.pile(POINTS, 1 - run.seat) if g.faces[other] == g.faces[card]]
        if copies:
            g.put(copies[0], DISCARD)
