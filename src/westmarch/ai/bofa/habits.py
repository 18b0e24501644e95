"""A commander with sound habits and no foresight: each decision is scored by what it does at once."""

from __future__ import annotations

from westmarch.ai.bofa import weights as w
from westmarch.ai.bofa.judge import (
    attack_score,
    force,
    hunted,
    known,
    move_score,
    peril,
    worth,
)
from westmarch.engine.decision import Option
from westmarch.games.bofa.facts import (
    BEORN,
    BEORN_POINTS,
    BILBO,
    BOLG,
    DAIN,
    FP,
    GANDALF,
    LEADERS,
    LORD,
    RESULTS,
    SHADOW,
    STACK,
    THORIN,
    WILL_DIE,
)
from westmarch.games.bofa.rules.characters import entry_places
from westmarch.games.bofa.rules.dice import cloud_armies, next_to
from westmarch.games.bofa.rules.eagles import eagle_targets
from westmarch.games.bofa.rules.movement import attacks, beorn_ways, may_enter, moves
from westmarch.games.bofa.rules.orders import (
    ATTACK,
    FAST,
    GOBLIN_ATTACK,
    GOBLIN_MOVE,
    LED_ATTACK,
    STRATEGIC,
    order_of,
)
from westmarch.games.bofa.rules.recruit import revealable_places
from westmarch.games.bofa.state import Battlefield

#: What playing a card is worth when nothing speaks for or against it.
CARD_VALUE = {
    "the_arkenstone_of_thrain": 4.0, "the_shadow_of_the_necromancer": 4.5, "white_fire": 6.0,
    "shower_of_arrows": 4.0, "bard_s_black_arrow": 3.0, "fugitives_of_the_lake": 6.0, "thranduil_s_muster": 6.5,
    "dain_s_kin_march": 6.5, "king_under_the_mountain": 6.0, "the_eagles_gather": 2.5, "a_glimpse_of_fate": 3.0,
    "endless_numbers": 9.0, "gundabad_emptied": 11.0, "tunnels_under_the_mountain": 4.0, "wargs_of_the_north": 6.0,
    "great_goblin": 6.5, "whips_of_the_captains": 3.0, "vampire_cloud": 3.0, "clouded_fate": 3.0,
    "scavengers": 4.0, "doom_upon_the_heroes": 3.0, "bolg_s_ambition": 1.5, "call_up_the_reserves": 7.0,
    "held_in_reserve": 5.0, "fresh_companies": 4.5, "volunteers": 3.5, "burn_the_stores": 3.0,
    "word_on_the_wind": 2.0, "hard_bargaining": 1.5, "turn_of_fortune": 1.0, "the_lucky_number": 0.5,
    "keen_eyed_scouts": 2.0, "hold_ravenhill": 3.0, "leaders_cut_down": 2.0, "ladders_and_rams": 4.0,
}  # fmt: skip

# The go ---------------------------------------------------------------------------------------------------


def go(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("wait",):
            return w.WAIT
        case ("general", character):
            return 30.0 if useful_general(g, character) else -5.0
        case ("discard_die", face):
            return -1.0 - (2.0 if face == WILL_DIE else 0.0)
        case ("use", face, action):
            return use_score(g, seat, action) - thrift(face)
        case ("play", face, card):
            return play_score(g, seat, card) - thrift(face)
        case ("enter", face, character):
            return entry_score(g, character) - thrift(face)
    return -3.0


# Several dice may do the same: it is worked out once for a position.


def use_score(g: Battlefield, seat: int, action: str) -> float:
    key = ("use", action)
    if key not in known:
        known[key] = action_score(g, seat, action)
    return known[key]


def play_score(g: Battlefield, seat: int, card: int) -> float:
    key = ("play", card)
    if key not in known:
        known[key] = card_score(g, seat, card)
    return known[key]


def thrift(face: int) -> float:
    """Versatile dice are kept for later."""
    return w.KEEP_WILL if face == WILL_DIE else w.KEEP_MUSTER if RESULTS[face] == "muster_army" else 0.0


def useful_general(g: Battlefield, character: int) -> bool:
    if character == DAIN:
        return any(g.damage[place] > 1 for place in g.armies(FP))
    return True


def best(scores: list[float], count: int) -> float:
    """The best scores together, as far as they are good."""
    return sum(sorted([score for score in scores if score > 0], reverse=True)[:count])


def march_scores(g: Battlefield, seat: int, index: int) -> list[float]:
    return [move_score(g, seat, origin, there) for _, origin, there in moves(g, seat, order_of(g, index), -1)]


def attack_scores(g: Battlefield, seat: int, index: int) -> list[float]:
    return [attack_score(g, seat, origin, there) for _, origin, there in attacks(g, seat, order_of(g, index), -1)]


def action_score(g: Battlefield, seat: int, action: str) -> float:
    if action == "strategic":
        return best(march_scores(g, seat, STRATEGIC), 2)
    if action == "attack":
        return max(best(attack_scores(g, seat, ATTACK), 1), best(march_scores(g, seat, ATTACK), 1) + 0.3)
    if action == "led_attack":
        return max(best(attack_scores(g, seat, LED_ATTACK), 1), best(march_scores(g, seat, LED_ATTACK), 1) + 0.3)
    if action == "fast":
        return 1.5 * best(march_scores(g, seat, FAST), 1)
    if action == "combined":
        return best([combined(g, seat, ("combined", target)) for target in g.surrounded(seat)], 1)
    if action == "goblin_move":
        return best(march_scores(g, seat, GOBLIN_MOVE), 2)
    if action == "goblin_attack":
        scores = attack_scores(g, seat, GOBLIN_ATTACK)
        return max(best(scores, 1), best(march_scores(g, seat, GOBLIN_ATTACK), 1) + 0.3)
    if action == "goblins":
        return w.GOBLINS
    if action == "recruit":
        return recruit_score(g, seat)
    if action == "recover":
        wounds = sorted([min(g.sizes[place] / 3, g.damage[place]) for place in g.armies(seat)], reverse=True)
        return w.RECOVER * sum(wounds[:2])
    if action == "draw":
        return w.DRAW if len(g.hands[seat]) <= 4 else 0.4
    if action == "eagles":
        return w.EAGLES * min(len(eagle_targets(g)), 3)
    if action == "cloud":
        return 0.9 * best([best(steps_from(g, SHADOW, place), 1) for place in cloud_armies(g)], 1)
    if action == "beorn":
        return beorn_score(g)
    return walking(g, seat) if action == "walk" else 0.0


def steps_from(g: Battlefield, seat: int, place: int) -> list[float]:
    """What the single steps of an army are worth, where it may go at all."""
    return [move_score(g, seat, place, there) for there in g.edition.neighbours[place] if may_enter(g, seat, there)]


def walking(g: Battlefield, seat: int) -> float:
    """What it is worth to send characters on their way: the best step of each."""
    found = 0.0
    for character in LEADERS[seat]:
        here = g.where[character]
        if here >= 0:
            ways = g.edition.within[here][g.edition.movement[character]]
            found += max([0.0, *[walk_score(g, seat, character, there) for there in ways]])
    return found


def walk_score(g: Battlefield, seat: int, character: int, there: int) -> float:
    """What a character gains by going somewhere: an army to lead, and for Gandalf enemies in his range."""
    here = g.where[character]
    if g.held[there] != seat:
        return -1.0
    lonely = g.held[here] != seat
    score = 2.0 + 0.3 * g.sizes[there] if lonely else -1.0
    if character == GANDALF:
        score += w.WIZARD * (in_range(g, there) - in_range(g, here))
        score += 0.1 * g.sizes[there] - 2.0 * peril(g, there, force(g, there))
    return score


def in_range(g: Battlefield, place: int) -> int:
    """How many Shadow armies Gandalf could strike from a place, two at most."""
    reach = g.edition.gandalfs_range[place]
    return min(2, sum(1 for army in g.armies(SHADOW) if army < g.edition.regions and reach[army]))


def recruit_score(g: Battlefield, seat: int) -> float:
    places = revealable_places(g, seat)
    if seat == SHADOW:
        return w.RECRUIT * min(2, len(places)) + w.RECRUIT_EARLY * max(0, 6 - g.turn)
    return best([reveal_score(g, seat, place) for place in places], 2)


def reveal_score(g: Battlefield, seat: int, place: int) -> float:
    if seat == SHADOW:
        return 3.0
    if g.sizes[place] >= STACK:
        return 0.2
    return w.REVEAL + w.REVEAL_PERIL * peril(g, place, force(g, place))


def beorn_score(g: Battlefield) -> float:
    here = g.where[BEORN]
    places = [here, *beorn_ways(g, here)]
    targets = [attack_score(g, FP, p, n) for p in places for n in g.edition.neighbours[p] if g.held[n] == SHADOW]
    retake = [worth(g, place) for place in g.edition.settlements if g.control[place] and not g.sizes[place]]
    return max([0.0, *targets]) + 0.5 * max([0.0, *retake])


def card_score(g: Battlefield, seat: int, card: int) -> float:
    name = g.edition.card_effect[card]
    order = order_of(g, card)
    if order.attacks:
        scores = attack_scores(g, seat, card)
        return max(best(scores, 1) + w.CARD_ATTACK, best(march_scores(g, seat, card), 1))
    if order.armies > 1 or order.regions > 1:
        return best(march_scores(g, seat, card), order.armies) * (1.3 if order.regions > 1 else 1.0)
    if name in ("the_pincers_close", "from_all_sides"):
        return action_score(g, seat, "combined") + 1.0
    if name in ("bind_the_wounded", "healing_hands", "locked_shields", "driven_on", "a_breathing_space"):
        return action_score(g, seat, "recover") * 1.3
    return w.CARD * CARD_VALUE.get(name, 1.0)


def entry_score(g: Battlefield, character: int) -> float:
    if character == BEORN:
        return 1000.0 if g.points() < BEORN_POINTS else w.ENTER_BEORN
    if character == BOLG:
        return w.ENTER_BOLG - w.ENTER_EXPOSED * min(
            [hunted(g, p, force(g, p)) for p in entry_places(g, BOLG)], default=0.0
        )
    return {THORIN: w.ENTER_THORIN, LORD: w.ENTER_LORD, BILBO: w.ENTER_BILBO}[character]


def combined(g: Battlefield, seat: int, option: Option) -> float:
    _, target = option
    scores = sorted([attack_score(g, seat, place, target) for place in next_to(g, seat, target)])
    return scores[-1] + 0.6 * max(0.0, scores[-2])
