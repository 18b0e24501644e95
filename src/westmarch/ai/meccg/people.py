"""Characters: who is played and under whose influence, companies, stored items, corruption checks, the Council."""

from __future__ import annotations

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.dice import more_than, outrolls, passes
from westmarch.ai.meccg.worth import character_worth, resource_points
from westmarch.engine.decision import Option, verb_of
from westmarch.games.meccg.facts import CHARACTER, FACES, WIZARD
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.council import final_score
from westmarch.games.meccg.rules.opposition import attempt_bonus, target_number
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.values import check_modifier, corruption, general_free

#: A company that is strong enough for the road, one that is large enough for two, and one that nobody should join.
SMALL, LARGE, CROWDED = 3, 5, 6
#: Prowess of somebody who may lead a company of his own.
LEADER = 4
#: Lead at which the Council is called: some of it may be lost to corruption.
LEAD = 1
#: The last turn of all is the Council itself; what a tapped supporter costs there.
MEETS = 2
NO_COST = 0.02
#: Questions for cards before the roll of a check, and what such a card adds, about.
CHECKS = frozenset({"meccg-ask-check", "meccg-ask-influence"})
HELP = 3


def character(g: Arda, seat: int, option: Option) -> float:
    """Bringing somebody into play is the best that an organization phase has to offer."""
    _, card = option
    face = FACES[g.faces[card]]
    return 6.0 + face.points + 0.2 * face.prowess + (5.0 if face.kind == WIZARD else 0.0)


def place(g: Arda, seat: int, option: Option) -> float:
    """Followers save general influence; nobody stands alone without need."""
    verb, whom = option
    if verb == "enter_alone":
        return 0.0
    slot = whom if verb == "enter_company" else g.company[whom]
    size = len(g.members[slot]) if 0 <= slot < len(g.members) else 0
    return 1.0 + (0.5 if verb == "enter_follower" else 0.0) - 0.3 * max(0, size - CROWDED)


def follow(g: Arda, seat: int) -> float:
    """Under somebody's direct influence, if general influence is wanted for a character in hand."""
    free = general_free(g, seat)
    waiting = [FACES[g.faces[c]].mind for c in g.hand(seat) if FACES[g.faces[c]].kind == CHARACTER]
    return 0.8 if any([mind > free for mind in waiting]) else -0.5


def regroup(g: Arda, seat: int, option: Option) -> float:
    """Two companies of two or three go to two places, for the same number of hazards as one of five. Nobody goes
    alone."""
    _, card, new = option
    old = g.company[card]
    size = len(g.members[old])
    if new < 0:
        face = FACES[g.faces[card]]
        leads = face.prowess >= LEADER and not [slot for slot in beside(g, seat, old) if len(g.members[slot]) < SMALL]
        return 0.5 if size >= LARGE and leads else -1.0
    there = len(g.members[new])
    if size == 1 and there <= SMALL:
        return 0.7
    return 0.6 if size > SMALL and there < (SMALL if size > SMALL + 1 else SMALL - 1) else -1.0


def beside(g: Arda, seat: int, slot: int) -> list[int]:
    """Other companies of a player at the same site."""
    return [other for other in g.companies(seat) if other != slot and g.site_face(other).id == g.site_face(slot).id]


def store(g: Arda, seat: int, option: Option) -> float:
    """An item that burdens its bearer more than it helps is put away where it keeps its points."""
    _, item = option
    face = FACES[g.faces[item]]
    bearer = g.host[item]
    if bearer < 0 or not g.is_character(bearer):
        return 0.6
    points = corruption(g, bearer)
    safe = passes(points, check_modifier(g, bearer))
    gain = face.stored_points - face.points + w.CORRUPTION * (1.0 - safe) * character_worth(g, bearer)
    return gain - (1.0 - safe) * character_worth(g, bearer) - 0.15 * (points <= 2)


def cleanse(g: Arda, seat: int, option: Option) -> float:
    """Trying to be rid of a corruption card costs a tapped character."""
    _, card = option
    return 0.3 + 0.1 * FACES[g.faces[card]].corruption


def check_support(g: Arda, seat: int, about: dict[str, int], supported: int) -> float:
    """A companion taps for +1 in a corruption check; at the Council nobody needs to stay untapped."""
    card = about["card"]
    points, modifier = corruption(g, card), check_modifier(g, card) + supported
    cost = NO_COST if g.last_turn == MEETS else 1.5 * w.TAPPED
    return (passes(points, modifier + 1) - passes(points, modifier)) * character_worth(g, card) - cost


def persuade(g: Arda, seat: int, option: Option) -> float:
    """Something of the opponent's influenced away: whoever tries taps."""
    _, _, target, *_ = option
    worth = character_worth(g, target) if g.is_character(target) else resource_points(FACES[g.faces[target]])
    return persuaded(g, option) * worth - w.TAPPED


def persuaded(g: Arda, option: Option) -> float:
    """The exact chance of an attempt; there is nothing to exceed if an identical card is shown."""
    _, character, target, *shown = option
    number = 0 if shown else target_number(g, target)
    return outrolls(number - attempt_bonus(g, character, target))


def is_for_a_check(g: Arda) -> bool:
    """Whether cards are asked for before the roll of a check of corruption or influence."""
    return isinstance(g.stack[-1], (CorruptionCheck, FactionCheck)) and g.asks[0].prompt in CHECKS


def help_check(g: Arda) -> float:
    """A card before the roll: what about so much more makes of it, known without rolling."""
    frame = g.stack[-1]
    if isinstance(frame, FactionCheck):
        need = frame.number(g) - frame.bonus(g)
        gain = (more_than(need - HELP) - more_than(need)) * resource_points(FACES[g.faces[frame.faction]])
    else:
        assert isinstance(frame, CorruptionCheck)
        points, modifier = corruption(g, frame.character), frame.total_modifier(g)
        gain = (passes(points, modifier + HELP) - passes(points, modifier)) * character_worth(g, frame.character)
    return gain - w.HELD_EVENT


def call(g: Arda, seat: int, option: Option) -> float:
    """The Council is called by whoever is ahead."""
    lead = final_score(g, seat) - final_score(g, 1 - seat)
    return 1.0 if (verb_of(option) == "call") == (lead >= LEAD) else 0.0


def settle(g: Arda, seat: int, option: Option) -> float:
    """Somebody is not controlled: he is taken on if he can be, else the least useful character goes."""
    verb, character, *_ = option
    return {"general": 1.0, "follow": 0.8}.get(verb, -character_worth(g, character))


def release(g: Arda, seat: int, option: Option) -> float:
    _, character = option
    return -character_worth(g, character)


def draft(g: Arda, seat: int, option: Option) -> float:
    """Starting characters: strength and points for their mind."""
    if verb_of(option) != "draft":
        return 0.0
    _, card = option
    face = FACES[g.faces[card]]
    return 1.0 + face.points + 0.25 * face.prowess + 0.15 * face.influence + (6.0 if face.kind == WIZARD else 0.0)


def equip(g: Arda, seat: int, option: Option) -> float:
    if verb_of(option) != "equip":
        return 0.0
    _, _, bearer = option
    borne = len([c for c in g.attached if g.host[c] == bearer])
    return 1.0 + 0.05 * FACES[g.faces[bearer]].prowess - 0.4 * borne
