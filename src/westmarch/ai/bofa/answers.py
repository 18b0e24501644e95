"""Answers to everything but the go: moves, combat, and the other phases, each scored by what it does at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.bofa import weights as w
from westmarch.ai.bofa.habits import best, combined, go, reveal_score, steps_from, walk_score
from westmarch.ai.bofa.judge import (
    NOTHING,
    assault,
    attack_score,
    force,
    hunted,
    move_score,
    peril,
    worth,
)
from westmarch.engine.decision import Option
from westmarch.games.bofa.facts import (
    BARD,
    BEORN,
    BEORN_POINTS,
    BOLG,
    DAIN,
    FATE_END,
    FP,
    GANDALF,
    LORD,
    SHADOW,
    STACK,
    THRANDUIL,
    UNIT_NAMES,
)
from westmarch.games.bofa.pieces import WAITING
from westmarch.games.bofa.rules.fate import SPECIAL_TILES, further_draws, used_grey_tiles
from westmarch.games.bofa.rules.fight import combat_of
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
#: What a general's ability is worth.
GENERAL_VALUE = {BARD: 3.2, DAIN: 1.6, GANDALF: 1.0, THRANDUIL: 2.6, LORD: 3.5}


# Moving and attacking ----------------------------------------------------------------------------------------


def march(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("move", origin, target):
            return move_score(g, seat, origin, target)
        case ("attack", origin, target):
            return attack_score(g, seat, origin, target)
    return 0.2


def advance(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("stay",):
            return 0.5
        case (_, place):
            return move_score(g, seat, place, combat_of(g).target)
    return 0.0


def beorn_moves(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("move", _, there):
            score = worth(g, there) if g.control[there] and not g.sizes[there] else 0.0
            return score + max([-1.0, *fights_from(g, there)])
    return max([0.0, *fights_from(g, g.where[BEORN])])


def fights_from(g: Battlefield, place: int) -> list[float]:
    """What Beorn's attacks from a place are worth."""
    return [attack_score(g, FP, place, near) for near in g.edition.neighbours[place] if g.held[near] == SHADOW]


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
    return 1.0 if (option == ("press_on",)) == (outlook(g) > bar) else 0.0


def retreat(g: Battlefield, seat: int, option: Option) -> float:
    combat = combat_of(g)
    danger = outlook(g)
    stays = (
        combat.target in g.edition.settlements
        and not g.breached(combat.target)
        and g.edition.protection[combat.target] > 0
    )
    bar = 2.0 if stays else w.RETREAT_HOME if combat.target in g.edition.settlements else w.RETREAT
    if option == ("rout",):
        bar = min(0.97, bar + w.ROUT)
    return 0.5 if option == ("stand",) else 1.0 if danger > bar else 0.0


def retreat_to(g: Battlefield, seat: int, option: Option) -> float:
    _, place = option
    frame: Any = g.stack[-1]
    good = (
        2.0 * (place in g.edition.settlements)
        + 1.5 * (g.sizes[place] > 0)
        - 2.0 * max(0, g.sizes[place] + g.sizes[frame.place] - STACK)
    )
    return float(good if seat == frame.seat else -good)


def use(g: Battlefield, seat: int, option: Option) -> float:
    return 0.0 if option == ("pass",) else 1.0


# Other phases ------------------------------------------------------------------------------------------------------


def activate(g: Battlefield, seat: int, option: Option) -> float:
    _, *chosen = option
    score = 0.0
    for character in chosen:
        score += GENERAL_VALUE[character] + 0.8
        if character == GANDALF and burst_targets(g):
            score += 2.0
        if character == THRANDUIL and bow_targets(g):
            score += 1.5
    score += w.FATE_DONE * fate_reaches(g, FATE_END, len(chosen))
    if g.where[BEORN] == WAITING and g.points() < BEORN_POINTS and not g.arrived(BEORN):
        score += w.BEORN_COMES * fate_reaches(g, g.edition.arrival[BEORN], len(chosen))
    return score - w.FASTER_FATE * max(0, len(chosen) - 1) * (1.0 + 0.05 * g.fate)


def fate_reaches(g: Battlefield, space: int, generals: int) -> float:
    """The chance that fate comes so far at once: the Shadow stops at the first tile that is not enough."""
    missing = space - g.fate
    draws = max(1, generals) + further_draws(g)
    chance, reached = 0.0, 1.0
    for pool in (g.pool, used_grey_tiles(g)):
        enough = [tile for tile in pool if g.edition.tile_number[tile] >= missing]
        special = len([tile for tile in enough if tile in SPECIAL_TILES])
        grey, left = len(enough) - special, len(pool)
        while left:
            if draws == 1:
                return chance + reached * (special + grey) / left
            chance += reached * special / left
            reached *= grey / left
            if not reached:
                return chance
            grey, left, draws = grey - 1, left - 1, draws - 1
    # The pool cannot be filled again: the last tile counts.
    return chance + reached


def bat_worth(g: Battlefield, territory: int) -> float:
    over = sum([g.sizes[p] for p in g.armies(SHADOW) if g.edition.territory[p] == territory])
    near = [
        p
        for p in g.armies(FP)
        if g.edition.territory[p] == territory and any([g.held[n] == SHADOW for n in g.edition.neighbours[p]])
    ]
    return over + 2.0 * len(near)


def eagle_worth(g: Battlefield, territory: int, sent: int) -> float:
    """What one more eagle is worth over a territory."""
    targets = [p for p in g.armies(SHADOW) if g.edition.territory[p] == territory]
    return float(len(targets) - 0.9 * (g.eagles[1 + territory] + sent))


def fate(g: Battlefield, seat: int, option: Option) -> float:
    frame: Any = g.stack[-1]
    mean = sum([g.edition.tile_number[t] + g.edition.tile_icon[t] / 3 for t in g.pool]) / max(1, len(g.pool))
    here = g.edition.tile_number[frame.tile] + g.edition.tile_icon[frame.tile] / 3
    return 1.0 if (option == ("apply",)) == (here <= mean - 0.2 * (frame.left > 1)) else 0.0


def lay(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("lay", _, place):
            return token_score(g, seat, place)
    return 0.0


def token_score(g: Battlefield, seat: int, place: int) -> float:
    """What one more recruitment token is worth in a place."""
    if seat == SHADOW:
        return 1.0 + (2.0 if place in g.edition.mustering[2:] else 0.0)
    danger = peril(g, place, force(g, place))
    return 1.0 + worth(g, place) * danger * (1.0 if danger < 0.8 else 0.3) - w.TOKEN * len(g.tokens(place))


def reveal(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("reveal", place, _):
            return reveal_score(g, seat, place)
    return 0.1


def recover(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("recover", place):
            return float(g.damage[place])
    return 0.0


def place_worth(g: Battlefield, seat: int, place: int) -> float:
    """For a card's effect: where most is at stake."""
    if place < g.edition.regions and g.enemy_at(seat, place):
        return float(g.sizes[place])
    danger = peril(g, place, force(g, place)) if place in g.edition.settlements else 0.3
    return 1.0 + 2.0 * danger + 0.2 * min(g.sizes[place], STACK - 1)


def strike(g: Battlefield, seat: int, option: Option) -> float:
    _, place = option
    return strike_worth(g, place)


def strike_worth(g: Battlefield, place: int) -> float:
    """What damage to a Shadow army is worth."""
    bonus = 6.0 if g.where[BOLG] == place else 0.0
    hold = g.protected(place) and place in g.edition.settlements
    return bonus + g.sizes[place] + g.damage[place] - (2.0 if hold else 0.0)


def walk(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case ("walk", character, there):
            return walk_score(g, seat, character, there)
    return 0.3


def cloud(g: Battlefield, seat: int, option: Option) -> float:
    match option:
        case (_, place):
            return best(steps_from(g, seat, place), 1)
    return 0.1


def enter_at(g: Battlefield, seat: int, option: Option) -> float:
    _, place = option
    around = g.edition.neighbours[place]
    if seat == FP:
        return sum([1.0 for near in around if g.held[near] == SHADOW]) + (1.0 if g.held[place] == FP else 0.0)
    leads = 0.0 if place in g.edition.mustering else w.LEADS_HOST
    return min(g.sizes[place], STACK) + leads - w.EXPOSED_BOLG * hunted(g, place, force(g, place))


def target_score(g: Battlefield, seat: int, option: Option) -> float:
    _, place = option
    return attack_score(g, seat, place, combat_of(g).target)


def count_score(g: Battlefield, seat: int, option: Option) -> float:
    """The more the better."""
    _, count = option
    return float(count)


def figure(g: Battlefield, seat: int, option: Option) -> float:
    _, unit = option
    return float(g.edition.value[unit])


def lord(g: Battlefield, seat: int, option: Option) -> float:
    _, territory = option
    return eagle_worth(g, territory, 0)


def bat(g: Battlefield, seat: int, option: Option) -> float:
    _, territory = option
    return bat_worth(g, territory)


def eagles(g: Battlefield, seat: int, option: Option) -> float:
    return 1.0 if (option == ("eagles_out",)) == (g.eagles[0] >= w.EAGLES_OUT) else 0.0


def dain(g: Battlefield, seat: int, option: Option) -> float:
    return 1.0 if option == ("dwarves_recover",) else 0.0


SCORES: dict[str, Callable[[Any, int, Option], float]] = {
    "bofa-ask-go": go,
    "bofa-ask-move": march,
    "bofa-ask-move-on": march,
    "bofa-ask-attack": march,
    "bofa-ask-combined": combined,
    "bofa-ask-army": target_score,
    "bofa-ask-advance": advance,
    "bofa-ask-beorn": beorn_moves,
    "bofa-ask-manoeuvre": combat_card,
    "bofa-ask-exchange": combat_card,
    "bofa-ask-name-unit": combat_card,
    "bofa-ask-reroll": reroll,
    "bofa-ask-forced-reroll": reroll,
    "bofa-ask-recover-reroll": count_score,
    "bofa-ask-cease": cease,
    "bofa-ask-retreat": retreat,
    "bofa-ask-retreat-to": retreat_to,
    "bofa-ask-use-manoeuvre": use,
    "bofa-ask-bite": use,
    "bofa-ask-bodyguard": use,
    "bofa-ask-ring": use,
    "bofa-ask-activate": activate,
    "bofa-ask-eagles": eagles,
    "bofa-ask-fate": fate,
    "bofa-ask-lay": lay,
    "bofa-ask-reveal": reveal,
    "bofa-ask-recover": recover,
    "bofa-ask-burst": strike,
    "bofa-ask-bow": strike,
    "bofa-ask-figure": figure,
    "bofa-ask-lord": lord,
    "bofa-ask-bat": bat,
    "bofa-ask-walk": walk,
    "bofa-ask-enter-at": enter_at,
    "bofa-ask-cloud": cloud,
    "bofa-ask-drive": cloud,
    "bofa-ask-dain": dain,
}
