"""Why a decision is not possible now: the rule that forbids it."""

from __future__ import annotations

from westmarch.engine.decision import Option, amounts_of
from westmarch.engine.frame import Frame
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.facts import FP, GENERALS, LEADERS, SIDE_OF, SIDE_OF_UNIT, SPECIAL
from westmarch.games.bofa.rules.actions import CombinedAttack, Go, forbids_ring, forbids_wait
from westmarch.games.bofa.rules.beorn import BeornMoves
from westmarch.games.bofa.rules.characters import MoveCharacters
from westmarch.games.bofa.rules.combat import EndOfRound
from westmarch.games.bofa.rules.damage import Casualties
from westmarch.games.bofa.rules.detachment import MARKERS, TOKENS, Detachment
from westmarch.games.bofa.rules.dice import forbids_enter, forbids_play, forbids_use, next_to
from westmarch.games.bofa.rules.eagles import EaglesOut, ProudAndStrong, eagle_targets
from westmarch.games.bofa.rules.fight import combat_of
from westmarch.games.bofa.rules.generals import Generals, forbids_general
from westmarch.games.bofa.rules.hand import HandLimit
from westmarch.games.bofa.rules.leadership import PlaceLeadership, ShadowLeadership
from westmarch.games.bofa.rules.manoeuvre import Manoeuvre
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import forbids_attack, forbids_move, forbids_step
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import PlaceTokens, Recruit, forbids_reveal, forbids_token
from westmarch.games.bofa.rules.retreat import Retreat, forbids_retreat
from westmarch.games.bofa.rules.special_manoeuvre import forbids_special, special_of
from westmarch.games.bofa.rules.split import MergeLimit, RecruitLimit, Split
from westmarch.games.bofa.state import TARGET, Battlefield


def why_not(g: Battlefield, seat: int, option: Option) -> str | None:
    """The rule that forbids an option that is not offered now, if a rule of the game speaks of it."""
    top = g.stack[-1]
    if all(ask.seat != seat for ask in g.asks):
        return None
    if isinstance(top, Go):
        return of_go(g, top, option)
    if isinstance(top, March):
        return of_march(g, top, option)
    if isinstance(top, Split):
        return of_split(g, top, option)
    if isinstance(top, (Casualties, MergeLimit, RecruitLimit)):
        return of_losses(top, option)
    if isinstance(top, (Manoeuvre, EndOfRound, Retreat)):
        return of_combat(g, seat, top, option)
    if isinstance(top, (Generals, PlaceLeadership, ShadowLeadership, EaglesOut, ProudAndStrong, HandLimit)):
        return of_several(g, seat, top, option)
    return of_others(g, seat, top, option)


def of_go(g: Battlefield, top: Go, option: Option) -> str | None:
    match option:
        case ("general", character):
            return forbids_general(g, character, top.general_used) if top.seat == FP else "bofa.general.use.timing"
        case ("ring_reroll", _):
            return forbids_ring(g, top.ring_used)
        case ("wait",):
            return forbids_wait(g, top.seat, top.general_used)
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
    order = order_of(g, top.order)
    step = top.STEPS[top.pc]
    match option:
        case ("move", place, target):
            if step == "attack":
                return "bofa.dice.army.attack"
            if step == "go_on":
                if place != g.marching[-1][TARGET]:
                    return "bofa.move.multi.split-origin-only"
                return forbids_step(g, top.seat, place, target) or "bofa.move.multi.step-rules"
            return forbids_move(g, top.seat, order, place, target) or "bofa.move.multi.step-rules"
        case ("attack", place, target):
            return forbids_attack(g, top.seat, order, place, target) or "bofa.combat.attack.whole-army"
    return None


def of_split(g: Battlefield, top: Split, option: Option) -> str | None:
    """What is wrong with a part of an army: who goes, whether anybody leads, how the markers are divided."""
    match option:
        case ("whole",):
            return "bofa.cards.play.rules-otherwise-hold"
        case ("go", *_):
            order = order_of(g, top.order)
            parts = Detachment(g, order, top.origin)
            amounts = amounts_of(option)
            units = sum([amounts.get(unit, 0) for unit in parts.units.items])
            if order.takes_all() and units < parts.total:
                return "bofa.retreat.adjacent-one"
            if order.needs >= 0 and not amounts.get(order.needs, 0):
                return order.lacks()
            if not parts.lightest(units) <= amounts.get(MARKERS, 0) < parts.lightest(units) + parts.burdens(units):
                return "bofa.move.split.damage"
            if order.led or amounts.get(TOKENS, 0) < parts.tokens:
                return "bofa.move.split.leadership-goes"
            return "bofa.army.definition"
    return None


def of_losses(top: Casualties | MergeLimit | RecruitLimit, option: Option) -> str | None:
    match option:
        case ("enough",):
            return "bofa.combat.damage.forced"
        case ("casualties", *_):
            if any(SIDE_OF_UNIT[unit] != top.seat for unit in amounts_of(option)):
                return None
            return "bofa.combat.damage.casualty-up-to-two"
        case ("remove", *_):
            return "bofa.recruit.over-five" if isinstance(top, RecruitLimit) else "bofa.move.merge.over-five"
    return None


def of_combat(g: Battlefield, seat: int, top: Frame, option: Option) -> str | None:
    combat = combat_of(g)
    side = combat.side_of(seat)
    match option:
        case ("unit", unit):
            locked = unit in combat.played[side]
            return "bofa.combat.man.unit-card.locked" if locked else "bofa.combat.hand.unit-cards"
        case ("event", card):
            return "bofa.combat.man.must-choose" if is_event(card) else "bofa.cards.story.action-only"
        case ("retreat",):
            attacker = seat == combat.seat
            return "bofa.combat.end.attacker-never-retreats" if attacker else "bofa.combat.man.regroup.orderly"
        case ("rout",):
            attacker = seat == combat.seat
            return "bofa.combat.end.attacker-never-retreats" if attacker else "bofa.combat.end.defender-options"
        case ("retreat_to", place):
            if isinstance(top, Retreat) and seat == top.seat:
                return forbids_retreat(g, top.seat, top.place, place)
            return "bofa.retreat.forced.limits"
        case ("pass",):
            return "bofa.combat.man.must-choose"
        case (verb,) if (code := special_of(verb)) >= 0:
            return forbids_special(combat, side, code)
    return None


def of_several(g: Battlefield, seat: int, top: Frame, option: Option) -> str | None:
    """Choices of several: what each of them limits."""
    match option:
        case ("activate", *characters):
            return of_activation(g, [int(c) for c in characters]) if isinstance(top, Generals) else None
        case ("lead", *places):
            if any(place not in g.armies(seat) for place in places):
                return "bofa.army.definition"
            if seat == FP:
                return "bofa.lead.fp.place-different"
            twice = len(set(places)) < len(places)
            return "bofa.lead.shadow.place-different" if twice else "bofa.lead.shadow.sum"
        case ("bats", *_):
            return "bofa.lead.shadow.sum" if isinstance(top, ShadowLeadership) else None
        case ("eagles", *_):
            return "bofa.eagle.move.all-together" if isinstance(top, EaglesOut) else None
        case ("strike", *places):
            if isinstance(top, ProudAndStrong):
                near = eagle_targets(g)
                away = any(place not in near for place in places)
                if any(place in g.edition.goblin_points for place in places):
                    return "bofa.eagle.targets-regions-only"
                return "bofa.eagle.attack.choose" if away or not places else "bofa.eagle.attack.different-armies"
        case ("discard", *_):
            return "bofa.cards.hand.limit-six" if isinstance(top, HandLimit) else None
    return None


def of_others(g: Battlefield, seat: int, top: Frame, option: Option) -> str | None:
    match option:
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
        case ("target", _):
            return "bofa.range.measure"
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
    mine = SIDE_OF[character] == seat and character in LEADERS[seat]
    return "bofa.char.move.action" if mine else "bofa.setup.own-material"
