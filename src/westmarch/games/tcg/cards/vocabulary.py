"""What the definitions ask: properties of cards, conditions, amounts, places, players."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Cond, Num, Test, walk
from westmarch.games.tcg.cards.grammar import S
from westmarch.games.tcg.facts import (
    ALLY,
    CATALOGUE,
    COMPANION,
    FREE,
    LOST_A_SKIRMISH,
    MINION,
    MOVED_TO,
    PHASES,
    PLAYED,
    SHADOW,
    SITE,
    STACKED,
    SUPPORT,
    TYPES,
    USED_THIS_TURN,
    WAS_ASSIGNED,
    WAS_KILLED,
)
from westmarch.games.tcg.rules.ring import site_of
from westmarch.games.tcg.rules.timing import PREVENTED, Event, Window, innermost
from westmarch.games.tcg.rules.together import AtOnce
from westmarch.games.tcg.rules.wounds import forbids_exert
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L

_TYPES = {name: i for i, name in enumerate(TYPES)}


# Places and players


def _play(g: Fellowships, run: Any) -> list[int]:
    found: list[int] = g.active()
    return found


L.places["play"] = _play
L.places["hand"] = lambda g, run: g.hands[run.seat]
L.places["discard"] = lambda g, run: g.discards[run.seat]
L.places["deck"] = lambda g, run: sorted(g.decks[run.seat])
L.places["fp hand"] = lambda g, run: g.hands[g.fp]
L.places["dead"] = lambda g, run: g.dead[run.seat]
L.places["opponent hand"] = lambda g, run: g.hands[opponent(g, run)]
L.places["opponent discard"] = lambda g, run: g.discards[opponent(g, run)]
L.places["stacked"] = lambda g, run: [c for c in range(len(g.zone)) if g.zone[c] == STACKED and g.owner[c] == run.seat]


def opponent(g: Fellowships, run: Any) -> int:
    """The Free Peoples player for a Shadow player; for the Free Peoples player the Shadow player whom he named."""
    if run.seat != g.fp:
        return int(g.fp)
    named: tuple[int, ...] = run.bound.get("opponent", ())
    return named[0] if named else int(g.from_right(g.fp)[0])


L.seats["opponent"] = opponent
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
L.seats["owner of source"] = lambda g, run: g.owner[run.source]


# Properties of cards


@L.test("type")
def is_type(g: Fellowships, run: Any, card: int, value: str) -> bool:
    kind = CATALOGUE[g.blueprint[card]].type
    if value == "character":
        return COMPANION <= kind <= MINION
    if value == "item":
        return CATALOGUE[g.blueprint[card]].is_item
    return kind == _TYPES[value]


@L.test("card")
def is_card(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """Any card at all."""
    return True


@L.test("side")
def side(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return CATALOGUE[g.blueprint[card]].side == (FREE if value == "free" else SHADOW)


@L.test("race")
def race(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return CATALOGUE[g.blueprint[card]].race == value


@L.test("races")
def races(g: Fellowships, run: Any, card: int, value: tuple[str, ...]) -> bool:
    return CATALOGUE[g.blueprint[card]].race in value


@L.test("culture")
def culture(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return CATALOGUE[g.blueprint[card]].culture == value


@L.test("title")
def title(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    mine = CATALOGUE[g.blueprint[card]].title
    return mine in value if isinstance(value, tuple) else mine == value


@L.test("id")
def card_id(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return CATALOGUE[g.blueprint[card]].id == value


@L.test("keyword")
def keyword(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return bool(g.keyword(card, value))


@L.test("unique")
def unique(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return CATALOGUE[g.blueprint[card]].unique


@L.test("signet")
def signet(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return CATALOGUE[g.blueprint[card]].signet == value


@L.test("class")
def item_class(g: Fellowships, run: Any, card: int, value: str) -> bool:
    classes = CATALOGUE[g.blueprint[card]].classes
    if value == "weapon":
        return "hand weapon" in classes or "ranged weapon" in classes
    return value in classes


@L.test("phase")
def phase_of_event(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return value in CATALOGUE[g.blueprint[card]].phases


@L.test("self")
def is_self(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(card == run.source)


@L.test("bearer")
def is_bearer(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.host[run.source] == card)


@L.test("bound")
def is_bound(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return card in run.bound.get(value, ())


@L.test("ringbearer")
def is_ringbearer(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.bearer[g.owner[card]] == card)


@L.test("unbound")
def is_unbound(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return g.is_type(card, COMPANION) and not g.keyword(card, "ring-bound")


@L.test("wounded")
def is_wounded(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.wounds[card] > 0)


@L.test("exhausted")
def is_exhausted(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.vitality(card) == 1)


@L.test("can-exert")
def can_exert(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return forbids_exert(g, card) is None


@L.test("skirmishing")
def is_skirmishing(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """In the skirmish under way; with a value, against a card that fits it."""
    if not g.skirmishing:
        return False
    if card == g.fighter:
        return value is None or any([L.fits(g, run, value, foe) for foe in g.foes])
    if card in g.foes:
        return value is None or (g.fighter >= 0 and L.fits(g, run, value, g.fighter))
    return False


@L.test("bearing")
def is_bearing(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return any([L.fits(g, run, value, item) for item in g.attached(card)])


@L.test("borne by")
def is_borne(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return g.host[card] >= 0 and L.fits(g, run, value, g.host[card])


@L.test("lacks")
def lacks(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return not any([CATALOGUE[g.blueprint[item]].title == value for item in g.attached(card)])


@L.test("roaming")
def is_roaming(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.is_roaming(card))


@L.test("yours")
def is_yours(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.owner[card] == run.seat)


@L.test("home")
def has_home(g: Fellowships, run: Any, card: int, value: str) -> bool:
    return g.is_type(card, ALLY) and value in CATALOGUE[g.blueprint[card]].homes


@L.test("number")
def is_numbered(g: Fellowships, run: Any, card: int, value: int) -> bool:
    return g.is_type(card, SITE) and CATALOGUE[g.blueprint[card]].site == value


@L.test("controlled")
def is_controlled(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return g.is_type(card, SITE) and g.control[CATALOGUE[g.blueprint[card]].site] == run.seat


@L.test("unassigned")
def is_unassigned(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    if g.is_type(card, MINION):
        return bool(g.against[card] < 0)
    return all([g.against[m] != card for m in g.minions()])


@L.test("cost")
def costs_at_most(g: Fellowships, run: Any, card: int, value: int) -> bool:
    return CATALOGUE[g.blueprint[card]].cost <= value


@L.test("stronger")
def is_stronger(g: Fellowships, run: Any, card: int, value: int) -> bool:
    return bool(g.strength(card) >= value)


@L.test("here")
def is_here(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """The site where the fellowship is."""
    return bool(g.site() == card)


@L.test("stacked here")
def is_stacked_here(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.host[card] == run.source)


@L.test("any of")
def any_of(g: Fellowships, run: Any, card: int, value: tuple[Any, ...]) -> bool:
    return any([L.fits(g, run, sel, card) for sel in value])


# Conditions


@L.cond("spot")
def can_spot(g: Fellowships, run: Any, cond: Cond) -> bool:
    assert cond.sel is not None
    needed = L.value(g, run, cond.amount)
    count = 0
    for card in g.active():
        if L.fits(g, run, cond.sel, card):
            count += 1
            if count >= needed:
                return True
    return needed <= 0


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


@L.cond("in skirmish")
def in_skirmish(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.skirmishing)


@L.cond("controls")
def controls(g: Fellowships, run: Any, cond: Cond) -> bool:
    return sum([1 for seat in g.control if seat == run.seat]) >= L.value(g, run, cond.amount)


@L.cond("opponent controls")
def opponent_controls(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([seat >= 0 and seat != run.seat for seat in g.control])


@L.cond("cultures")
def cultures(g: Fellowships, run: Any, cond: Cond) -> bool:
    return count_cultures(g) >= L.value(g, run, cond.amount)


def count_cultures(g: Fellowships) -> int:
    return len({CATALOGUE[g.blueprint[c]].culture for c in g.active() if CATALOGUE[g.blueprint[c]].side == FREE})


@L.cond("lost this turn")
def lost_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.remembered(LOST_A_SKIRMISH)])


@L.cond("killed this turn")
def killed_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.remembered(WAS_KILLED)])


@L.cond("moved this phase")
def moved(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.remembered(MOVED_TO))


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


# Amounts


@L.num("count")
def count(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return len(L.cards(g, run, num.sel))


@L.num("wounds")
def wounds_on(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([g.wounds[card] for card in L.cards(g, run, num.sel)])


@L.num("burdens")
def burden_count(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.burdens[g.fp])


@L.num("site")
def site_number(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.site_number())


@L.num("pool")
def pool(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.pool)


@L.num("strength")
def strength_of(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([g.strength(card) for card in L.cards(g, run, num.sel)])


@L.num("vitality")
def vitality_of(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([g.vitality(card) for card in L.cards(g, run, num.sel)])


@L.num("tokens")
def tokens(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.tokens[run.source])


@L.num("controlled")
def controlled(g: Fellowships, run: Any, num: Num) -> int:
    return sum([1 for seat in g.control if seat == run.seat])


@L.num("chosen")
def chosen(g: Fellowships, run: Any, num: Num) -> int:
    """How many cards were chosen for a part before."""
    return len(run.bound.get(num.word or "it", ()))


@L.num("cost of")
def cost_of(g: Fellowships, run: Any, num: Num) -> int:
    """The printed cost of cards named before."""
    return sum([CATALOGUE[g.blueprint[card]].cost for card in run.bound.get(num.word or "it", ())])


@L.num("races")
def race_count(g: Fellowships, run: Any, num: Num) -> int:
    """Different races among the cards."""
    assert num.sel is not None
    return len({CATALOGUE[g.blueprint[card]].race for card in L.cards(g, run, num.sel)})


@L.num("hand")
def hand_size(g: Fellowships, run: Any, num: Num) -> int:
    return len(g.hands[run.seat])


@L.num("fewer")
def fewer(g: Fellowships, run: Any, num: Num) -> int:
    """How many companions above or below a number: never below zero."""
    assert num.sel is not None
    return max(0, len(L.cards(g, run, num.sel)) - int(num.word))


@L.cond("bearer here")
def bearer_here(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship is at the site that bears this card."""
    return bool(g.host[run.source] >= 0 and g.host[run.source] == g.site())


@L.cond("first of its player")
def first_of_its_player(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The card is the first of its player among those to which the same thing happened together."""
    card = run.bound["that"][0]
    window = innermost(g, Window)
    if window is None:
        return True
    same: list[int] = [c for c in window.cards if g.is_type(c, MINION) and g.owner[c] == g.owner[card]]
    return not same or same[0] == card


@L.cond("more burdens")
def fewer_burdens(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.burdens[g.fp] > L.value(g, run, cond.amount))


@L.test("new-race")
def is_new_race(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """A card that is being played whose race nobody else in play has."""
    race = CATALOGUE[g.blueprint[card]].race
    return all([CATALOGUE[g.blueprint[c]].race != race for c in g.active() if c != card and g.is_type(c, COMPANION)])


@L.num("in opponent hand")
def in_opponent_hand(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([1 for c in g.hands[opponent(g, run)] if L.fits(g, run, num.sel, c)])


@L.num("shadow cards")
def shadow_cards(g: Fellowships, run: Any, num: Num) -> int:
    """Shadow cards among those named before."""
    return sum([1 for c in run.bound.get(num.word or "it", ()) if CATALOGUE[g.blueprint[c]].side == SHADOW])


@L.num("over")
def over(g: Fellowships, run: Any, num: Num) -> int:
    """For each companion over a number."""
    return max(0, len(g.companions()) - int(num.word))


@L.cond("only")
def only(g: Fellowships, run: Any, cond: Cond) -> bool:
    """All companions fit."""
    return all([L.fits(g, run, cond.sel, card) for card in g.companions()])


@L.cond("first this turn")
def first_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    """No card that fits has been played this turn."""
    return not any([L.fits(g, run, cond.sel, card) for card in g.remembered(PLAYED)])


@L.cond("burdens and dead")
def burdens_and_dead(g: Fellowships, run: Any, cond: Cond) -> bool:
    dead = sum([1 for card in g.dead[g.fp] if g.is_type(card, COMPANION)])
    return bool(g.burdens[g.fp] + dead >= L.value(g, run, cond.amount))


@L.cond("deck empty")
def deck_empty(g: Fellowships, run: Any, cond: Cond) -> bool:
    return not g.decks[g.fp]


@L.cond("assigned this turn")
def assigned_this_turn(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.remembered(WAS_ASSIGNED)])


@L.cond("site yours")
def site_yours(g: Fellowships, run: Any, cond: Cond) -> bool:
    """A site of that number on the path is one's own."""
    site = g.path[L.value(g, run, cond.amount)]
    return bool(site >= 0 and g.owner[site] == run.seat)


@L.test("opponents")
def is_opponents(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.owner[card] != run.seat)


@L.test("theirs")
def is_theirs(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """A card of the opponent whom the text is about."""
    return bool(g.owner[card] == opponent(g, run))


@L.test("replaceable")
def is_replaceable(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """An opponent's site for which the player still has his own of the number."""
    if not g.is_type(card, SITE) or g.owner[card] == run.seat:
        return False
    return site_of(g, run.seat, CATALOGUE[g.blueprint[card]].site) >= 0


@L.cond("in discard")
def in_discard(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.discards[run.seat]])


@L.cond("in hand")
def in_hand(g: Fellowships, run: Any, cond: Cond) -> bool:
    return any([L.fits(g, run, cond.sel, card) for card in g.hands[run.seat]])


@L.cond("in support")
def in_support(g: Fellowships, run: Any, cond: Cond) -> bool:
    """This card lies in the support area."""
    return bool(g.zone[run.source] == SUPPORT)


@L.cond("spot or burdens")
def spot_or_burdens(g: Fellowships, run: Any, cond: Cond) -> bool:
    return can_spot(g, run, cond) or bool(g.burdens[g.fp] >= cond.word)


@L.cond("ring text off")
def ring_text_off(g: Fellowships, run: Any, cond: Cond) -> bool:
    return bool(g.laid_on("ring off", -1))


@L.num("paid")
def paid(g: Fellowships, run: Any, num: Num) -> int:
    """A number that was chosen."""
    return int(run.bound.get("paid", (0,))[0])


@L.test("of ranger")
def spots_or_exerts_ranger(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """An event that spots or exerts a ranger, in its requirements or costs."""
    blueprint = CATALOGUE[g.blueprint[card]]
    for ability in blueprint.abilities:
        for node in [n for part in (*ability.needs, ability.cost) for n in walk(part)]:
            if node == Test("keyword", "ranger"):
                return True
    return False


@L.cond("moves")
def has_moved(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship has moved so many times this turn."""
    return g.moves >= L.value(g, run, cond.amount)


@L.cond("hand below")
def hand_below(g: Fellowships, run: Any, cond: Cond) -> bool:
    return len(g.hands[run.seat]) < L.value(g, run, cond.amount)


@L.cond("dead pile")
def dead_pile(g: Fellowships, run: Any, cond: Cond) -> bool:
    return len(g.dead[g.fp]) >= L.value(g, run, cond.amount)


@L.test("bore")
def bore(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """The card that bore this one when both left play."""
    leaving = [frame for frame in g.stack if isinstance(frame, Event | AtOnce)]
    return any([run.source in frame.left_with(card) for frame in leaving])


@L.num("matching tokens")
def matching_tokens(g: Fellowships, run: Any, num: Num) -> int:
    """The smaller number of tokens: here and on the other card."""
    others = L.cards(g, run, num.sel) if num.sel is not None else []
    here: int = g.tokens[run.source]
    there: int = max([g.tokens[card] for card in others] + [0])
    return min(here, there)


@L.num("unbound over")
def unbound_over(g: Fellowships, run: Any, num: Num) -> int:
    count = sum([1 for card in g.companions() if not g.keyword(card, "ring-bound")])
    return max(0, count - int(num.word))


@L.cond("first shadow phase")
def first_shadow_phase(g: Fellowships, run: Any, cond: Cond) -> bool:
    return g.from_right(g.fp)[0] == g.shadow_seat


@L.cond("moved to")
def moved_to(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The fellowship moved in this phase and is now at one of these sites."""
    return g.moved_in_phase == 1 and at_site(g, run, cond)


@L.cond("spot either")
def spot_either(g: Fellowships, run: Any, cond: Cond) -> bool:
    """So many of one sort, or so many of another."""
    one, several, other, few = cond.word
    found = [L.holds(g, run, Cond("spot", S(what), count)) for what, count in ((one, several), (other, few))]
    return any(found)


@L.cond("ring unclaimed")
def ring_unclaimed(g: Fellowships, run: Any, cond: Cond) -> bool:
    """The dead Ring-bearer has no heir yet."""
    return g.bearer[g.fp] in run.bound.get("that", ())
