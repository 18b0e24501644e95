"""A commander with sound habits and no foresight: each decision is scored by what it does at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.bofa import weights as w
from westmarch.ai.bofa.judge import (
    NOTHING,
    assault,
    attack_score,
    chance_to_win,
    force,
    move_score,
    peril,
    worth,
)
from westmarch.engine.decision import Option
from westmarch.games.bofa.facts import (
    BARD,
    BEORN,
    BEORN_POINTS,
    BILBO,
    BOLG,
    DAIN,
    FP,
    GANDALF,
    LORD,
    RESULTS,
    SHADOW,
    STACK,
    THORIN,
    THRANDUIL,
    UNIT_NAMES,
    WILL_DIE,
)
from westmarch.games.bofa.rules.dice import cloud_armies, next_to
from westmarch.games.bofa.rules.eagles import eagle_targets
from westmarch.games.bofa.rules.fight import combat_of
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
from westmarch.games.bofa.rules.recruit import revealable
from westmarch.games.bofa.rules.shooting import bow_targets, burst_targets
from westmarch.games.bofa.state import Battlefield

#: How good each unit's manoeuvre is when it works.
MANOEUVRE = {
    "dwarf_soldier": 0.6, "dwarf_veteran": 1.2, "elf_archer": 0.6, "elf_spearman": 1.2, "lakeman": 0.9,
    "orc": 0.9, "great_orc": 1.2, "goblin": 0.9, "warg": 1.0,
}  # fmt: skip
#: Event cards that are worth playing in combat, and how much.
COMBAT_CARDS = {
    "sudden_assault": 0.8, "hold_the_heights": 0.7, "headlong_charge": 0.7, "locked_shields": 0.9,
    "break_their_ranks": 0.5, "rally_to_the_banner": 0.4, "captain_s_challenge": 0.4, "signal_horns": 0.7,
    "to_the_last": 0.6, "turn_of_fortune": 0.8, "volunteers": 0.5, "bind_the_wounded": 1.1,
    "burn_the_stores": 0.8, "long_columns": 0.7, "fresh_companies": 0.7, "wings_in_the_gloom": 0.5,
}  # fmt: skip
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
#: What a general's ability is worth.
GENERAL_VALUE = {BARD: 3.2, DAIN: 1.6, GANDALF: 1.0, THRANDUIL: 2.6, LORD: 3.5}


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
            return action_score(g, seat, action) - thrift(face)
        case ("play", face, card):
            return card_score(g, seat, card) - thrift(face)
        case ("enter", face, character):
            return entry_score(g, character) - thrift(face)
    return -3.0


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
    return [move_score(g, seat, o[1], o[2]) for o in moves(g, seat, order_of(g, index), -1)]


def attack_scores(g: Battlefield, seat: int, index: int) -> list[float]:
    return [attack_score(g, seat, o[1], o[2]) for o in attacks(g, seat, order_of(g, index), -1)]


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
        return 0.9 * best([move_score(g, SHADOW, p, n) for p in cloud_armies(g) for n in g.edition.neighbours[p]], 1)
    if action == "beorn":
        return beorn_score(g)
    return 0.4 if action == "walk" else 0.0


def recruit_score(g: Battlefield, seat: int) -> float:
    places = {place for place, _ in revealable(g, seat)}
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
        strong = max([g.sizes[p] for p in g.armies(SHADOW) if g.edition.territory[p] >= 0], default=0)
        return w.ENTER_BOLG if strong >= 3 and g.turn <= 8 else -2.0
    return {THORIN: w.ENTER_THORIN, LORD: w.ENTER_LORD, BILBO: w.ENTER_BILBO}[character]


# Moving and attacking ----------------------------------------------------------------------------------------


def march(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] == "move":
        return move_score(g, seat, option[1], option[2])
    if option[0] == "attack":
        return attack_score(g, seat, option[1], option[2])
    return 0.2


def combined(g: Battlefield, seat: int, option: Option) -> float:
    scores = sorted([attack_score(g, seat, place, option[1]) for place in next_to(g, seat, option[1])])
    return scores[-1] + 0.6 * max(0.0, scores[-2])


def advance(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] == "stay":
        return 0.5
    return move_score(g, seat, option[1], combat_of(g).target)


def beorn_moves(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] == "stop":
        here = g.where[BEORN]
        near = [place for place in g.edition.neighbours[here] if g.held[place] == SHADOW]
        return max([0.0, *[attack_score(g, FP, here, place) for place in near]])
    there = option[2]
    score = worth(g, there) if g.control[there] and not g.sizes[there] else 0.0
    return score + max(
        [attack_score(g, FP, there, near) for near in g.edition.neighbours[there] if g.held[near] == SHADOW] + [-1.0]
    )


# Combat --------------------------------------------------------------------------------------------------------


def outlook(g: Battlefield) -> float:
    """The attacker's chance in the combat under way."""
    combat = combat_of(g)
    attacker = max([force(g, place) for place in combat.able(g)], default=NOTHING)
    return assault(g, attacker, combat.target, combat.target, force(g, combat.target))


def combat_card(g: Battlefield, seat: int, option: Option) -> float:
    combat = combat_of(g)
    place = combat.origin if seat == combat.seat else combat.target
    losing = outlook(g) > 0.6 if seat != combat.seat else outlook(g) < 0.35
    match option:
        case ("unit", unit):
            return MANOEUVRE[UNIT_NAMES[unit]] * (1 - (2 / 3) ** g.count(place, unit)) + 0.2
        case ("event", card):
            return COMBAT_CARDS.get(g.edition.card_effect[card], 0.0)
        case ("thorin",):
            return 1.0
        case ("vampires",):
            return 0.75
    return 0.9 if losing and seat != combat.seat else 0.1 + 0.15 * len(combat.played[0 if seat == combat.seat else 1])


def reroll(g: Battlefield, seat: int, option: Option) -> float:
    _, white, black = option
    return float(white + 1.1 * black)


def cease(g: Battlefield, seat: int, option: Option) -> float:
    combat = combat_of(g)
    bar = w.PRESS_BOLG if g.where[BOLG] == combat.origin and seat == SHADOW else w.PRESS_ON
    if g.turn >= 7 and seat == SHADOW:
        bar -= w.PRESS_LATE
    return 1.0 if (option[0] == "press_on") == (outlook(g) > bar) else 0.0


def retreat(g: Battlefield, seat: int, option: Option) -> float:
    combat = combat_of(g)
    danger = outlook(g)
    stays = (
        combat.target in g.edition.settlements
        and not g.breached(combat.target)
        and g.edition.protection[combat.target] > 0
    )
    bar = 2.0 if stays else w.RETREAT_HOME if combat.target in g.edition.settlements else w.RETREAT
    if option[0] == "rout":
        bar = min(0.97, bar + w.ROUT)
    return 0.5 if option[0] == "stand" else 1.0 if danger > bar else 0.0


def retreat_to(g: Battlefield, seat: int, option: Option) -> float:
    place = option[1]
    frame: Any = g.stack[-1]
    good = (
        2.0 * (place in g.edition.settlements)
        + 1.5 * (g.sizes[place] > 0)
        - 2.0 * (g.sizes[place] + g.sizes[frame.place] > STACK)
    )
    return float(good if seat == frame.seat else -good)


def use(g: Battlefield, seat: int, option: Option) -> float:
    return 0.0 if option[0] == "pass" else 1.0


# Other phases ------------------------------------------------------------------------------------------------------


def activate(g: Battlefield, seat: int, option: Option) -> float:
    score = 0.0
    for character in option[1:]:
        score += GENERAL_VALUE[character] + 0.8
        if character == GANDALF and burst_targets(g):
            score += 2.0
        if character == THRANDUIL and bow_targets(g):
            score += 1.5
    return score - w.FASTER_FATE * max(0, len(option) - 2) * (1.0 + 0.05 * g.fate)


def bat_worth(g: Battlefield, territory: int) -> float:
    return sum(g.sizes[p] for p in g.armies(SHADOW) if g.edition.territory[p] == territory) + sum(
        2.0
        for p in g.armies(FP)
        if g.edition.territory[p] == territory and any(g.held[n] == SHADOW for n in g.edition.neighbours[p])
    )


def eagle_worth(g: Battlefield, territory: int, sent: int) -> float:
    """What one more eagle is worth over a territory."""
    targets = [p for p in g.armies(SHADOW) if g.edition.territory[p] == territory]
    return float(len(targets) - 0.9 * (g.eagles[1 + territory] + sent))


def fate(g: Battlefield, seat: int, option: Option) -> float:
    frame: Any = g.stack[-1]
    mean = sum(g.edition.tile_number[t] + g.edition.tile_icon[t] / 3 for t in g.pool) / max(1, len(g.pool))
    here = g.edition.tile_number[frame.tile] + g.edition.tile_icon[frame.tile] / 3
    return 1.0 if (option[0] == "apply") == (here <= mean - 0.2 * (frame.left > 1)) else 0.0


def lay(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] != "lay":
        return 0.0
    place = option[2]
    if seat == SHADOW:
        return 1.0 + (2.0 if place in g.edition.mustering[2:] else 0.0)
    danger = peril(g, place, force(g, place))
    return 1.0 + worth(g, place) * danger * (1.0 if danger < 0.8 else 0.3) - w.TOKEN * len(g.tokens(place))


def reveal(g: Battlefield, seat: int, option: Option) -> float:
    return 0.1 if option[0] == "stop" else reveal_score(g, seat, option[1])


def recover(g: Battlefield, seat: int, option: Option) -> float:
    return 0.0 if option[0] == "stop" else float(g.damage[option[1]])


def place_worth(g: Battlefield, seat: int, place: int) -> float:
    """For a card's effect: where most is at stake."""
    if place < g.edition.regions and g.enemy_at(seat, place):
        return float(g.sizes[place])
    danger = peril(g, place, force(g, place)) if place in g.edition.settlements else 0.3
    return 1.0 + 2.0 * danger + 0.2 * min(g.sizes[place], STACK - 1)


def strike(g: Battlefield, seat: int, option: Option) -> float:
    return strike_worth(g, option[1])


def strike_worth(g: Battlefield, place: int) -> float:
    """What damage to a Shadow army is worth."""
    bonus = 6.0 if g.where[BOLG] == place else 0.0
    hold = g.protected(place) and place in g.edition.settlements
    return bonus + g.sizes[place] + g.damage[place] - (2.0 if hold else 0.0)


def walk(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] == "stop":
        return 0.3
    _, character, there = option
    here = g.where[character]
    joins = g.held[there] == seat and g.held[here] != seat
    return 2.0 + 0.3 * g.sizes[there] if joins else -1.0


def cloud(g: Battlefield, seat: int, option: Option) -> float:
    if option[0] == "stop":
        return 0.1
    return best(
        [move_score(g, seat, option[1], near) for near in g.edition.neighbours[option[1]] if may_enter(g, seat, near)],
        1,
    )


def enter_at(g: Battlefield, seat: int, option: Option) -> float:
    place = option[1]
    if seat == FP:
        return sum(1.0 for near in g.edition.neighbours[place] if g.held[near] == SHADOW) + (
            1.0 if g.held[place] == FP else 0.0
        )
    threats = [
        chance_to_win(force(g, near), force(g, place)) for near in g.edition.neighbours[place] if g.held[near] == FP
    ]
    strongest = max(threats, default=0.0)
    return g.sizes[place] - 6.0 * strongest


SCORES: dict[str, Callable[[Any, int, Option], float]] = {
    "bofa-ask-go": go,
    "bofa-ask-move": march,
    "bofa-ask-move-on": march,
    "bofa-ask-attack": march,
    "bofa-ask-combined": combined,
    "bofa-ask-army": lambda g, seat, o: attack_score(g, seat, o[1], combat_of(g).target),
    "bofa-ask-advance": advance,
    "bofa-ask-beorn": beorn_moves,
    "bofa-ask-manoeuvre": combat_card,
    "bofa-ask-exchange": combat_card,
    "bofa-ask-name-unit": combat_card,
    "bofa-ask-reroll": reroll,
    "bofa-ask-forced-reroll": reroll,
    "bofa-ask-recover-reroll": lambda g, seat, o: float(o[1]),
    "bofa-ask-cease": cease,
    "bofa-ask-retreat": retreat,
    "bofa-ask-retreat-to": retreat_to,
    "bofa-ask-use-manoeuvre": use,
    "bofa-ask-bite": use,
    "bofa-ask-bodyguard": use,
    "bofa-ask-ring": use,
    "bofa-ask-activate": activate,
    "bofa-ask-eagles": lambda g, seat, o: 1.0 if (o[0] == "eagles_out") == (g.eagles[0] >= 2) else 0.0,
    "bofa-ask-fate": fate,
    "bofa-ask-lay": lay,
    "bofa-ask-reveal": reveal,
    "bofa-ask-recover": recover,
    "bofa-ask-burst": strike,
    "bofa-ask-bow": strike,
    "bofa-ask-figure": lambda g, seat, o: float(g.edition.value[o[1]]),
    "bofa-ask-lord": lambda g, seat, o: eagle_worth(g, o[1], 0),
    "bofa-ask-bat": lambda g, seat, o: bat_worth(g, o[1]),
    "bofa-ask-walk": walk,
    "bofa-ask-enter-at": enter_at,
    "bofa-ask-cloud": cloud,
    "bofa-ask-drive": cloud,
    "bofa-ask-dain": lambda g, seat, o: 1.0 if o[0] == "dwarves_recover" else 0.0,
}
