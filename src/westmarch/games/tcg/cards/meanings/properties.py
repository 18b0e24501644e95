"""What the definitions ask of a card: one test for each name."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Test, walk
from westmarch.games.tcg.cards.meanings.places import opponent
from westmarch.games.tcg.facts import (
    ALLY,
    CATALOGUE,
    COMPANION,
    FREE,
    MINION,
    PATH,
    SHADOW,
    SITE,
    STACKED,
    SUPPORT,
    TYPES,
    VALUE_CODE,
)
from westmarch.games.tcg.rules.events import AtOnce, Event
from westmarch.games.tcg.rules.protection import forbids_exert
from westmarch.games.tcg.rules.sites import site_of
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L

_TYPES = {name: i for i, name in enumerate(TYPES)}


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
    return forbids_exert(g, card, 1, run.source) is None


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


@L.test("assignable")
def is_assignable(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """Not assigned, and nothing keeps it from being assigned."""
    return is_unassigned(g, run, card, value) and not g.flagged("cannot be assigned", card)


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


@L.test("new-race")
def is_new_race(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """A card that is being played whose race cannot be spotted."""
    race = CATALOGUE[g.blueprint[card]].race
    if not race:
        return False
    return all([CATALOGUE[g.blueprint[c]].race != race for c in g.active() if c != card])


@L.test("opponents")
def is_opponents(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """For a Shadow player only the Free Peoples player is an opponent."""
    owner = g.owner[card]
    return bool(owner != run.seat and (run.seat == g.fp or owner == g.fp))


@L.test("theirs")
def is_theirs(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """A card of the opponent whom the text is about."""
    return bool(g.owner[card] == opponent(g, run))


@L.test("replaceable")
def is_replaceable(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """An opponent's site for which the player still has his own of the number, perhaps of some terrain."""
    if not g.is_type(card, SITE) or not is_opponents(g, run, card, None):
        return False
    own = site_of(g, run.seat, CATALOGUE[g.blueprint[card]].site)
    return own >= 0 and (value is None or any([word in g.card(own).keywords for word in value]))


@L.test("of ranger")
def spots_or_exerts_ranger(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """An event that spots or exerts a ranger, in its requirements or costs."""
    blueprint = CATALOGUE[g.blueprint[card]]
    for ability in blueprint.abilities:
        for node in [n for part in (*ability.needs, ability.cost) for n in walk(part)]:
            if node == Test("keyword", "ranger"):
                return True
    return False


@L.test("bore")
def bore(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """The card that bore this one when both left play."""
    leaving = [frame for frame in g.stack if isinstance(frame, Event | AtOnce)]
    return any([run.source in frame.left_with(card) for frame in leaving])


@L.test("assigned")
def is_assigned(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """Assigned to a skirmish that has not been resolved."""
    if g.skirmishing == 1 and (card == g.fighter or card in g.foes):
        return True
    return bool(g.against[card] >= 0 or any([g.against[m] == card for m in g.minions()]))


@L.test("assigned to")
def is_assigned_to(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """A minion assigned to a character that fits, or skirmishing it."""
    against: int = g.against[card]
    return bool(is_skirmishing(g, run, card, value)) or (against >= 0 and L.fits(g, run, value, against))


@L.test("bearing several")
def bears_several(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    count, sel = value
    return sum([1 for item in g.attached(card) if L.fits(g, run, sel, item)]) >= int(count)


@L.test("vitality")
def has_vitality(g: Fellowships, run: Any, card: int, value: int) -> bool:
    return bool(g.vitality(card) >= value)


@L.test("present")
def is_present(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """Where the fellowship is: companions and minions, and allies at home."""
    return not g.is_type(card, ALLY) or bool(g.at_home(card))


@L.test("supporting")
def is_supporting(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """In a support area."""
    return bool(g.zone[card] == SUPPORT)


@L.test("on the path")
def is_on_path(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.zone[card] == PATH)


@L.test("stacked on")
def is_stacked_on(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    return bool(g.zone[card] == STACKED) and L.fits(g, run, value, g.host[card])


@L.test("holding cards")
def holds_cards(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """Cards are stacked on it."""
    return bool(g.stacked(card))


@L.test("copy")
def is_copy(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """The same card as the one that the text answers."""
    return any([g.card(other).title == g.card(card).title for other in run.bound.get("that", ()) if other != card])


@L.test("promised")
def is_promised(g: Fellowships, run: Any, card: int, value: Any) -> bool:
    """The card to which this event promised something for later in the phase."""
    return any([entry[0] == PROMISE and entry[1] == card and entry[4] == run.source for entry in g.laid])


PROMISE = VALUE_CODE["promise"]
