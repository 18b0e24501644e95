"""What the definitions ask of the position."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Cond
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.facts import (
    CATALOGUE,
    LOST_A_SKIRMISH,
    PHASE_BEGAN,
    PHASES,
    PLAYED,
    STACKED,
    SUPPORT,
    USED_THIS_TURN,
    WAS_ASSIGNED,
)
from westmarch.games.tcg.rules.events import PREVENTED
from westmarch.games.tcg.rules.timing import Window
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.cond("spot")
def can_spot(g: Fellowships, run: Any, cond: Cond) -> bool:
    assert cond.sel is not None
    needed = L.value(g, run, cond.amount)
    return needed <= 0 or len(L.cards(g, run, cond.sel, needed)) == needed


@L.cond("at")
def at_site(g: Fellowships, run: Any, cond: Cond) -> bool:
    """At a site with a keyword, or of one of several keywords or marks (``4F``)."""
    site = g.site()
    if site < 0:
        return False
    words = cond.word if isinstance(cond.word, tuple) else (cond.word,)
    here = CATALOGUE[g.blueprint[site]]
    mark = f"{here.site}{'F' if here.block == 'fellowship' else 'T'}"
    return any([word == mark or word == here.title or (word in WORDS and g.keyword(site, word)) for word in words])


WORDS = frozenset(("sanctuary", "battleground", "forest", "marsh", "mountain", "plains", "river", "underground"))


@L.cond("site from")
def site_from(g: Fellowships, run: Any, cond: Cond) -> bool:
    """At a Fellowship site of a number or higher (or a Towers one, where the word says so)."""
    block = "towers" if cond.word == "T" else "fellowship"
    return g.site() >= 0 and g.card(g.site()).block == block and g.site_number() >= L.value(g, run, cond.amount)


@L.cond("in phase")
def in_phase(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(PHASES[g.phase] == cond.word)


@L.cond("burdens")
def burdens(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.burdens[g.fp] >= L.value(g, run, cond.amount))


@L.cond("pool below")
def pool_below(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.pool < L.value(g, run, cond.amount))


@L.cond("pool")
def pool_at_least(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.pool >= L.value(g, run, cond.amount))


@L.cond("wearing")
def wearing(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.ring_on)


@L.cond("opponent hand")
def opponent_hand(g: Fellowships, run: Any, cond: Cond) -> bool:
    least = L.value(g, run, cond.amount)
    return any([len(g.hands[s]) >= least for s in g.from_right(g.fp)] if run.seat == g.fp else [])


@L.cond("fierce skirmish")
def fierce_skirmish(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.fierce)


@L.cond("controls")
def controls(g: Fellowships, run: Any, cond: Cond) -> bool:
    return sum([1 for seat in g.control if seat == run.seat]) >= L.value(g, run, cond.amount)


@L.cond("cultures")
def cultures(g: Fellowships, run: Any, cond: Cond) -> bool:
    return count_cultures(g) >= L.value(g, run, cond.amount)


@L.cond("lost this turn")
def lost_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.remembered(LOST_A_SKIRMISH)])


@L.cond("in dead pile")
def in_dead_pile(g: Fellowships, run: Any, cond: Cond) -> bool:
    return sum([1 for c in g.dead[g.fp] if L.fits(g, run, cond.sel, c)]) >= L.value(g, run, cond.amount)


@L.cond("bound")
def is_there(g: Fellowships, run: Any, cond: Cond) -> bool:
    """Whether a card named on the way fits."""
    return any([L.fits(g, run, cond.sel, card) for card in run.bound.get(cond.word or "it", ()) if card >= 0])


@L.cond("tokens")
def has_tokens(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.tokens[run.source] >= L.value(g, run, cond.amount))


@L.cond("prevented")
def was_prevented(g: Fellowships, run: Any, cond: Cond) -> bool:
    """What the step before did to a card did not happen."""
    return bool(g.returned == PREVENTED)


@L.cond("once a phase")
def once_a_phase(g: Fellowships, run: Any, cond: Cond) -> bool:
    """No ability of this copy has been used in this phase."""
    return not any([entry[0] == run.source and entry[1] >= 0 for entry in g.used])


@L.cond("once a turn")
def once_a_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    """This copy has not been used this turn."""
    return run.source not in g.remembered(USED_THIS_TURN)


@L.cond("your turn")
def your_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(run.seat == g.fp)


@L.cond("your phase")
def your_phase(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.shadow_seat == run.seat)


@L.cond("bearer here")
def bearer_here(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship is at the site that bears this card."""
    return bool(g.host[run.source] >= 0 and g.host[run.source] == g.site())


@L.cond("only")
def only(g: Fellowships, run: Any, cond: Cond) -> bool:
    """All companions fit."""
    return all([L.fits(g, run, cond.sel, card) for card in g.companions()])


@L.cond("first this turn")
def first_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    """No card that fits has been played this turn."""
    return not any([L.fits(g, run, cond.sel, card) for card in g.remembered(PLAYED)])


@L.cond("first this phase")
def first_this_phase(g: Fellowships, run: Any, cond: Cond) -> bool:
    """No card that fits has been played in this phase."""
    began = max([i for i, entry in enumerate(g.memory) if entry[0] == PHASE_BEGAN] + [-1])
    played = [entry[1] for entry in g.memory[began + 1 :] if entry[0] == PLAYED]
    return not any([L.fits(g, run, cond.sel, card) for card in played])


@L.cond("assigned this turn")
def assigned_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.remembered(WAS_ASSIGNED)])


@L.cond("in support")
def in_support(g: Fellowships, run: Any, cond: Cond) -> bool:
    """This card lies in the support area."""
    return bool(g.zone[run.source] == SUPPORT)


@L.cond("moves")
def has_moved(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship has moved so many times this turn."""
    return g.moves >= L.value(g, run, cond.amount)


@L.cond("hand below")
def hand_below(g: Fellowships, run: Any, cond: Cond) -> bool:
    return len(g.hands[run.seat]) < L.value(g, run, cond.amount)


@L.cond("moved to")
def moved_to(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship moved in this phase and is now at one of these sites."""
    return g.moved_in_phase and at_site(g, run, cond)


@L.cond("spot either")
def spot_either(g: Fellowships, run: Any, cond: Cond) -> bool:
    """So many of one sort, or so many of another."""
    one, several, other, few = cond.word
    found = [L.holds(g, run, Cond("spot", what, count)) for what, count in ((one, several), (other, few))]
    return any(found)


@L.cond("ring unclaimed")
def ring_unclaimed(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The dead Ring-bearer has no heir yet."""
    return g.bearer[g.fp] in run.bound.get("that", ())


@L.cond("newly assigned")
def newly_assigned(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The first minion by which its opponent comes into a skirmish: further ones do not assign him again."""
    minion, character = run.bound["that"][0], run.bound["others"][0]
    window = g.innermost(Window)
    now = [] if window is None else [m for m in window.cards if g.against[m] == character]
    before = [m for m in g.minions() if g.against[m] == character and m not in now]
    return not before and (not now or now[0] == minion)


@L.cond("stacked")
def is_any_stacked(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([g.zone[card] == STACKED and L.fits(g, run, cond.sel, card) for card in range(len(g.zone))])


@L.cond("home lost")
def home_lost(g: Fellowships, run: Any, cond: Cond) -> bool:
    """An opponent controls the home site of this ally."""
    homes = g.card(run.source).homes
    marks = [number for number in range(1, 10) if g.control[number] not in (-1, g.owner[run.source])]
    return any([f"{n}{'F' if g.card(g.path[n]).block == 'fellowship' else 'T'}" in homes for n in marks])


@L.cond("first sentence")
def first_sentence(g: Fellowships, run: Any, cond: Cond) -> bool:
    """Nothing has turned off the first sentence of this text."""
    return not g.laid_on("first sentence off", run.source)


@L.cond("spot both")
def spot_both(g: Fellowships, run: Any, cond: Cond) -> bool:
    return all([L.holds(g, run, Cond("spot", what)) for what in cond.word])
