"""Why a decision is not possible now: the rule that forbids it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Option
from westmarch.games.bofa.facts import (
    CARD_DECK,
    EVENTS,
    FP,
    GENERALS,
    LEADERS,
    SHADOW,
    SIDE_OF,
    SIDE_OF_UNIT,
    SPECIAL,
)
from westmarch.games.bofa.rules.actions import (
    CombinedAttack,
    Go,
    forbids_enter,
    forbids_play,
    forbids_ring,
    forbids_use,
    forbids_wait,
    next_to,
)
from westmarch.games.bofa.rules.characters import BeornMoves, MoveCharacters, ProudAndStrong, forbids_general
from westmarch.games.bofa.rules.combat import EndOfRound, Manoeuvre, combat_of
from westmarch.games.bofa.rules.damage import Casualties
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import Split, forbids_attack, forbids_move
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.rules.recruit import PlaceTokens, Recover, Recruit, forbids_reveal, forbids_token
from westmarch.games.bofa.rules.retreat import Retreat, forbids_retreat
from westmarch.games.bofa.rules.turn import Generals, PlaceLeadership
from westmarch.games.bofa.state import Battlefield


def why_not(g: Battlefield, seat: int, option: Option) -> str | None:
    """The rule that forbids an option that is not offered now, if a rule of the game speaks of it."""
    top = g.stack[-1]
    if all(ask.seat != seat for ask in g.asks):
        return None
    if isinstance(top, Go):
        return of_go(g, top, option)
    if isinstance(top, March):
        return of_march(g, top, option)
    if isinstance(top, (Split, Casualties)):
        return of_army(g, top, option)
    if isinstance(top, (Manoeuvre, EndOfRound, Retreat)):
        return of_combat(g, seat, top, option)
    return of_others(g, seat, top, option)


def of_go(g: Battlefield, top: Go, option: Option) -> str | None:
    match option:
        case ("general", character):
            return forbids_general(g, character, top.led > 0) if top.seat == FP else "bofa.general.use.timing"
        case ("ring_reroll", _):
            return forbids_ring(g, top.ring)
        case ("wait",):
            return forbids_wait(g, top.seat, top.led)
        case ("use", face, action):
            return forbids_use(g, top.seat, face, action)
        case ("play", face, card):
            return forbids_play(g, top.seat, face, card)
        case ("enter", face, character):
            return forbids_enter(g, top.seat, face, character)
        case ("discard_die", _):
            return "bofa.dice.use.spent"
        case ("event", _):
            return "bofa.cards.event.two-uses"
        case ("move" | "attack", *_):
            return "bofa.dice.use.one-action"
    return None


def of_march(g: Battlefield, top: March, option: Option) -> str | None:
    order = order_of(top.order)
    under_way = top.STEPS[top.pc] == "go_on"
    match option:
        case ("move", place, target):
            if top.STEPS[top.pc] == "attack":
                return "bofa.dice.army.attack"
            if under_way and place != g.marching[-1][0]:
                return "bofa.move.multi.split-origin-only"
            rule = None if under_way else forbids_move(g, top.seat, order, place, target)
            return rule or "bofa.move.multi.step-rules"
        case ("attack", place, target):
            return forbids_attack(g, top.seat, order, place, target) or "bofa.combat.attack.whole-army"
    return None


def of_army(g: Battlefield, top: Any, option: Option) -> str | None:
    match option:
        case ("tokens", _):
            return "bofa.move.split.leadership-goes"
        case ("markers", _):
            return "bofa.move.split.damage"
        case ("go", _, _):
            return "bofa.move.split.before"
        case ("take" | "leave", _):
            return "bofa.char.move.with-army-or-stay"
        case ("enough",):
            return "bofa.combat.damage.forced"
        case ("casualty", unit):
            return "bofa.combat.damage.owner-chooses" if SIDE_OF_UNIT[unit] == top.seat else None
    return None


def of_combat(g: Battlefield, seat: int, top: Any, option: Option) -> str | None:
    combat = combat_of(g)
    side = 0 if seat == combat.seat else 1
    match option:
        case ("unit", unit):
            locked = unit in combat.played[side]
            return "bofa.combat.man.unit-card.locked" if locked else "bofa.combat.hand.unit-cards"
        case ("thorin",):
            mine = any(code == 9 for code in combat.played[side])
            return "bofa.combat.man.special.thorin-locked" if mine else "bofa.combat.hand.special"
        case ("vampires",):
            return "bofa.bats.vampires.hand"
        case ("event", card):
            return "bofa.cards.story.action-only" if CARD_DECK[card] != EVENTS else "bofa.combat.man.must-choose"
        case ("retreat",):
            if seat == combat.seat:
                return "bofa.combat.end.attacker-never-retreats"
            return "bofa.combat.man.regroup.orderly"
        case ("rout",):
            attacker = seat == combat.seat
            return "bofa.combat.end.attacker-never-retreats" if attacker else "bofa.combat.end.defender-options"
        case ("retreat_to", place):
            if isinstance(top, Retreat) and seat == top.seat:
                return forbids_retreat(g, top.seat, top.place, place)
            return "bofa.retreat.forced.limits"
        case ("pass",):
            return "bofa.combat.man.must-choose"
    return None


def of_others(g: Battlefield, seat: int, top: Any, option: Option) -> str | None:
    match option:
        case ("activate", *characters):
            return of_activation(g, [int(c) for c in characters]) if isinstance(top, Generals) else None
        case ("lead", place):
            if not isinstance(top, PlaceLeadership):
                return None
            return "bofa.lead.shadow.place-different" if seat == SHADOW else "bofa.lead.fp.place-different"
        case ("reveal", place, _):
            if isinstance(top, Recruit):
                return forbids_reveal(g, seat, place) or "bofa.dice.muster.recruit"
        case ("lay", group, place):
            if isinstance(top, PlaceTokens):
                if not g.bag(group):
                    return "bofa.recruit.place.exhausted"
                return forbids_token(g, seat, place) or "bofa.recruit.place.where"
        case ("recover", place):
            if isinstance(top, Recover):
                return "bofa.beorn.no-recover" if g.beorn_at(place) else "bofa.dice.muster.recover"
        case ("walk", character, _):
            if isinstance(top, MoveCharacters):
                return of_walk(seat, character)
        case ("move", _, target):
            if isinstance(top, BeornMoves):
                return "bofa.beorn.not-through-shadow" if g.enemy_at(FP, target) else "bofa.beorn.never-with-units"
        case ("combined", target):
            if isinstance(top, CombinedAttack):
                few = len(next_to(g, seat, target)) < 2
                return "bofa.combined.requirement" if few else "bofa.combat.attack.adjacent"
        case ("strike", place):
            if isinstance(top, ProudAndStrong):
                return "bofa.eagle.attack.different-armies" if place in top.targets else "bofa.eagle.attack.choose"
            return "bofa.range.measure"
        case ("bats", _):
            return "bofa.lead.shadow.sum"
        case ("again",):
            return "bofa.fate.draw.several-generals"
    return None


def of_activation(g: Battlefield, characters: list[int]) -> str:
    if any(c not in GENERALS for c in characters):
        return "bofa.fig.generals-list"
    if any(not g.in_play(c) for c in characters):
        return "bofa.general.activate.in-play-only"
    return "bofa.general.activate.max3"


def of_walk(seat: int, character: int) -> str:
    if SPECIAL[character]:
        return "bofa.char.special-characters"
    return (
        "bofa.char.move.action"
        if SIDE_OF[character] == seat and character in LEADERS[seat]
        else "bofa.setup.own-material"
    )
