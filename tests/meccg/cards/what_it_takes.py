"""What it takes to play or use a card: what must not be missing from a table at which it is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import FACES, HAVEN, HAZARD, NUMBER, RESOURCE, SITE
from westmarch.games.meccg.registry import MOMENTS
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_CREATURE, BY_SITE
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT, PLAY, STATUSES, TAPPED, TURN, UNTAPPED

Change = Callable[[Arda], None]
#: Where a company could be instead: neither has anything that texts look for but its kind.
ELSEWHERE = ("rivendell", "bree")
#: Events of which there may be copies, and events that keep others out.
COPIED = (RESOURCE, HAZARD)
AGAINST = ("doors-of-night", "gates-of-morning", "the-way-is-shut")


def moments_of(g: Arda, seat: int, option: Option) -> list[str]:
    """The moments at which something could be done, with all else as it is."""
    return [moment for moment in MOMENTS if option in usable(g, seat, moment)]


def takes(g: Arda, seat: int, option: Option, laid: range) -> list[str]:
    """What cannot be taken away or changed, or it could not be done at any moment."""
    _, subject, _ = option
    found = []
    moments = moments_of(g, seat, option)
    for name, change in _changes(g, seat, subject, laid):
        other = g.clone()
        other.sink = None
        change(other)
        other.forget()
        if not any([option in usable(other, seat, moment) for moment in moments]):
            found.append(name)
    least = _least_deck(g, seat, option, moments)
    return found + ([f"{least} cards in the deck"] if least else [])


def _least_deck(g: Arda, seat: int, option: Option, moments: list[str]) -> int:
    """How many cards the player's deck must have."""
    other = g.clone()
    other.sink = None
    while other.pile(DECK, seat):
        other.put(other.pile(DECK, seat)[0], OUT)
        other.forget()
        if not any([option in usable(other, seat, moment) for moment in moments]):
            return len(other.pile(DECK, seat)) + 1
    return 0


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
    attack = g.innermost(AttackOn)
    if attack is not None:
        yield "the race of the attack", _by_nobody
        yield "the sort of the attack", _of_another_sort
        yield "who chooses its targets", _chosen_by_others
    if g.company_of(subject) >= 0:
        yield "its company", _elsewhere(subject)
    if g.kind(subject) in COPIED and g.zone[subject] == HAND:
        yield "nobody who has another", _under_everybody(subject)
        yield "nobody new to corruption", _corrupted
        yield "no other under way", _under_way(subject)
    for event in AGAINST:
        if event not in [g.face(card).id for card in g.table]:
            yield f"no {FACES[NUMBER[event]].names[0]}", _with_event(event)


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
        owner = g.c_owner[slot]
        site = g.site_to_come(owner, NUMBER[name]) if owner >= 0 else -1
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


def _of_another_sort(g: Arda) -> None:
    """The attack of a creature is a site's, and the other way round."""
    attack = g.innermost(AttackOn)
    assert attack is not None
    attack.origin = BY_SITE if attack.origin == BY_CREATURE else BY_CREATURE
    attack.key = "site" if attack.key.startswith("land-") else "land-wilderness"


def _chosen_by_others(g: Arda) -> None:
    attack = g.innermost(AttackOn)
    assert attack is not None
    attack.manner ^= ATTACKER_CHOOSES


def _elsewhere(card: int) -> Change:
    """Whoever has the card has left for a company of his own."""

    def change(g: Arda) -> None:
        slot = g.company_of(card)
        own = g.new_company(g.c_owner[slot], g.c_site[slot])
        bearer = card
        while g.host[bearer] >= 0:
            bearer = g.host[bearer]
        if bearer in g.members[slot]:
            g.join(bearer, own)

    return change


def _under_everybody(card: int) -> Change:
    def change(g: Arda) -> None:
        for one in g.characters(0) + g.characters(1) + g.agents(0) + g.agents(1):
            g.attach(g.add(g.faces[card], g.owners[card], HAND), one)

    return change


def _corrupted(g: Arda) -> None:
    """Everybody has had a corruption card played on him this turn."""
    for one in g.characters(0) + g.characters(1):
        g.lay("corrupted", one, 0, TURN)


def _under_way(card: int) -> Change:
    """Another copy has done something to everybody, and to the company and its site, this turn."""

    def change(g: Arda) -> None:
        other = g.add(g.faces[card], g.owners[card], DISCARD)
        for one in g.characters(0) + g.characters(1):
            g.lay("prowess", one, 0, TURN, other)

    return change


def _with_event(name: str) -> Change:
    def change(g: Arda) -> None:
        g.lay_on_table(g.add(NUMBER[name], 1, HAND))

    return change
