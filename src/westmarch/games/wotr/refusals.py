"""Why not? The rule that forbids an option that is not offered now.

The answers come from the same legality helpers that make the options, asked in the order in which a player
would think: is it my turn, have I the die, may this be done at all, may it be done there.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.decision import Option, amounts_of
from westmarch.games.wotr.facts import (
    COMPANIONS,
    EVENT,
    FREE,
    ICON,
    MUSTER,
    REGION_COUNT,
    REGION_OF_SLOT,
    SHADOW,
    SIDE_OF_NATION,
    WILL,
)
from westmarch.games.wotr.rules.actions import ActionResolution, forbids_action, forbids_ring, lists_of
from westmarch.games.wotr.rules.attack import Attack, forbids_attack
from westmarch.games.wotr.rules.battle import Battle
from westmarch.games.wotr.rules.casualties import Losses, TakeHits
from westmarch.games.wotr.rules.characters import (
    MoveCompanions,
    MoveGroup,
    forbids_companion,
    forbids_companion_target,
    group_level,
)
from westmarch.games.wotr.rules.combat_cards import forbids_combat_card
from westmarch.games.wotr.rules.events import forbids_dismiss, forbids_event
from westmarch.games.wotr.rules.fellowship import FellowshipPhase, forbids_declare
from westmarch.games.wotr.rules.figures import NOBODY_LEADS, TakeFigures, forbids_part, places_of
from westmarch.games.wotr.rules.hunt import Hunt, HuntAllocation, forbids_allocation
from westmarch.games.wotr.rules.hunt_tile import DrawTile
from westmarch.games.wotr.rules.journey import forbids_reveal_in
from westmarch.games.wotr.rules.minions import forbids_minion, forbids_minion_in, forbids_send, forbids_upgrade
from westmarch.games.wotr.rules.mordor import forbids_enter_mordor
from westmarch.games.wotr.rules.movement import MoveArmies, forbids_move
from westmarch.games.wotr.rules.politics import forbids_counsel, forbids_diplomacy
from westmarch.games.wotr.rules.recruit import Muster, forbids_recruit, forbids_second
from westmarch.games.wotr.rules.separation import forbids_guide
from westmarch.games.wotr.state import War

#: Takes the position, the side and the arguments of the option.
Answer = Callable[..., str | None]


def why_not(g: War, seat: int, option: Option) -> str | None:
    """The forbidding rule, or None if no rule of the game speaks of it."""
    verb, *arguments = option
    answer = ANSWERS.get(verb)
    if not 0 <= seat < g.seats or answer is None:
        return None
    side = g.side_of_seat(seat)
    return answer(g, side, *arguments) if g.seat(side) == seat else forbids_player(g)


def forbids_player(g: War) -> str | None:
    """Why the teammate decides now."""
    if g.innermost(Battle) is not None:
        return "wotr.multi.mixed.only-controller-acts"
    if g.innermost(Hunt) is not None or g.innermost(DrawTile) is not None:
        return "wotr.multi.free.hunt-effects-lead"
    if g.innermost(FellowshipPhase) is not None:
        return "wotr.multi.fellowship-phase.lead"
    if g.innermost(HuntAllocation) is not None:
        return "wotr.multi.hunt-allocation.lead"
    return "wotr.multi.actions.order" if g.innermost(ActionResolution) is not None else None


def forbids_moment(g: War, side: int) -> str | None:
    """The rule by which this is not the moment for an action of a side, or None."""
    phase = g.innermost(ActionResolution)
    if phase is None:
        return "wotr.turn.sequence"
    if phase.side != side:
        return "wotr.turn.phase5.alternate"
    return None if g.stack[-1] is phase else "wotr.turn.phase5.used-die-aside"


def forbids_die(g: War, side: int, face: int) -> str | None:
    return forbids_moment(g, side) or (None if g.die_count(side, face) else "wotr.turn.phase5.choose-die")


def not_use(g: War, side: int, face: int, action: str) -> str | None:
    return forbids_moment(g, side) or forbids_action(g, side, face, action)


def not_event(g: War, side: int, face: int, card: int) -> str | None:
    if g.innermost(ActionResolution) is None:
        return "wotr.events.play.phase"
    refused = forbids_die(g, side, face) or forbids_event(g, side, card)
    if refused is not None:
        return refused
    matches = face in (EVENT, WILL) or ICON[card] in lists_of(g, side, face)
    return None if matches else "wotr.events.play.matching-icon"


def not_draw(g: War, side: int, face: int, deck: int) -> str | None:
    refused = forbids_die(g, side, face)
    if refused is None and EVENT not in lists_of(g, side, face):
        refused = "wotr.action.event.draw"
    return refused or ("wotr.events.deck.no-reshuffle" if not g.decks[deck] else "wotr.action.event.draw")


def not_diplomacy(g: War, side: int, face: int, nation: int) -> str | None:
    refused = forbids_die(g, side, face)
    if refused is None and MUSTER not in lists_of(g, side, face):
        refused = "wotr.action.muster.diplomacy"
    return refused or forbids_diplomacy(g, side, nation)


def not_counsel(g: War, side: int, face: int, nation: int) -> str | None:
    if SIDE_OF_NATION[nation] != side:
        return "wotr.action.muster.diplomacy"
    return forbids_die(g, side, face) or forbids_counsel(g, nation)


def not_minion(g: War, side: int, face: int, character: int) -> str | None:
    if side == FREE or character in COMPANIONS:
        return "wotr.action.muster.play-minion"
    refused = forbids_die(g, side, face)
    if refused is None and MUSTER not in lists_of(g, side, face):
        refused = "wotr.action.muster.play-minion"
    return refused or forbids_minion(g, character)


def not_upgrade(g: War, side: int, character: int) -> str | None:
    if side == SHADOW or not g.die_count(FREE, WILL):
        return "wotr.action.will.upgrade-character"
    return forbids_moment(g, side) or forbids_upgrade(g, character)


def not_skip(g: War, side: int, face: int) -> str | None:
    return forbids_die(g, side, face)


def not_ring(g: War, side: int, old: int, new: int) -> str | None:
    if forbids_moment(g, side) is not None:
        return "wotr.rings.use.only-own-turn-to-act"
    return forbids_ring(g, side, old, new)


def not_dismiss(g: War, side: int, face: int, card: int) -> str | None:
    refused = forbids_die(g, side, face)
    if refused is None and card not in g.table[1 - side]:
        refused = "wotr.events.table.stays"
    return refused or forbids_dismiss(g, side, card, face)


def not_pass(g: War, side: int) -> str | None:
    refused = forbids_moment(g, side)
    if refused is not None or g.innermost(ActionResolution) is None:
        return None
    return "wotr.turn.phase5.no-pass-if-equal-or-more"


def not_move(g: War, side: int, origin: int, target: int) -> str | None:
    if target >= REGION_COUNT:
        return "wotr.movement.no-join-besieged"
    moving = g.innermost(MoveArmies)
    if moving is None:
        return forbids_move(g, side, origin, target) or forbids_moment(g, side)
    if moving.side != side:
        return "wotr.turn.phase5.alternate"
    return forbids_move(g, side, origin, target, moving.led_by) or "wotr.movement.no-figure-twice"


def not_attack(g: War, side: int, origin: int, target: int) -> str | None:
    attacking = g.innermost(Attack)
    led_by = attacking.led_by if attacking is not None and attacking.side == side else NOBODY_LEADS
    return forbids_attack(g, side, origin, target, led_by) or forbids_moment(g, side)


def not_take(g: War, side: int, *pairs: int) -> str | None:
    taking = g.innermost(TakeFigures)
    if taking is None or taking.side != side:
        return forbids_moment(g, side)
    return forbids_part(taking.terms(g), places_of(side, ("take", *pairs)))


def not_lose(g: War, side: int, *pairs: int) -> str | None:
    taking = g.innermost(TakeHits)
    if taking is None or taking.side != side:
        return forbids_moment(g, side)
    return Losses(g, side, taking.slot, taking.hits).forbids(amounts_of(("lose", *pairs)))


def not_recruit(g: War, side: int, figure: int, region: int) -> str | None:
    refused = forbids_recruit(g, side, figure, region, False)
    mustering = g.innermost(Muster)
    if refused is not None or mustering is None:
        return refused or forbids_moment(g, side)
    return forbids_second(side, figure, region, mustering.settlement) or "wotr.recruit.different-settlements"


def not_combat(g: War, side: int, card: int) -> str | None:
    battle = g.innermost(Battle)
    if battle is None:
        return "wotr.combat-cards.no-action"
    return forbids_combat_card(g, battle, side, card) or "wotr.combat-cards.attacker-chooses-first"


def not_retreat(g: War, side: int, target: int) -> str | None:
    battle = g.innermost(Battle)
    if battle is None or battle.attacker == side:
        return "wotr.battle.retreat.only-if-continued"
    if battle.defender_slot >= REGION_COUNT:
        return "wotr.battle.retreat.besieged-never"
    return "wotr.battle.retreat.free-adjacent"


def not_withdraw(g: War, side: int) -> str | None:
    battle = g.innermost(Battle)
    if battle is not None and battle.attacker != side and g.control[battle.region] != side:
        return "wotr.siege.own-stronghold-only"
    return "wotr.siege.choice-before-each-round"


def not_cease(g: War, side: int) -> str | None:
    return "wotr.battle.cease.attacker-option"


def not_extend(g: War, side: int, figure: int) -> str | None:
    return "wotr.siege.battle.extend-needs-regular" if g.innermost(Battle) else "wotr.siege.battle.extend"


def not_allocate(g: War, side: int, count: int) -> str | None:
    if side == FREE or not isinstance(g.stack[-1], HuntAllocation):
        return "wotr.hunt.allocation.free-choice"
    return forbids_allocation(g, count)


def not_declare(g: War, side: int, target: int) -> str | None:
    if side == SHADOW or g.innermost(FellowshipPhase) is None:
        return "wotr.turn.phase2.free-peoples-only" if side == SHADOW else "wotr.fellowship.declare.phase"
    return forbids_declare(g, REGION_OF_SLOT[target])


def not_enter_mordor(g: War, side: int) -> str | None:
    if side == SHADOW:
        return "wotr.turn.phase2.free-peoples-only"
    return forbids_enter_mordor(g) or "wotr.mordor.enter.where"


def not_guide(g: War, side: int, character: int) -> str | None:
    return forbids_guide(g, character) or "wotr.fellowship.guide.no-change-otherwise"


def not_reveal(g: War, side: int, target: int) -> str | None:
    return forbids_reveal_in(g, REGION_OF_SLOT[target]) or "wotr.fellowship.reveal.sources"


def not_send(g: War, side: int, character: int, target: int) -> str | None:
    if character in COMPANIONS:
        return "wotr.characters.companions.range"
    return forbids_send(g, character, REGION_OF_SLOT[target]) or forbids_moment(g, side)


def not_fly(g: War, side: int, origin: int, target: int, count: int) -> str | None:
    if side == FREE or g.nazgul(origin) < count:
        return "wotr.characters.nazgul.any-number"
    return forbids_minion_in(g, REGION_OF_SLOT[target]) or forbids_moment(g, side)


def not_group(g: War, side: int, *group: int) -> str | None:
    for character in group:
        refused = forbids_companion(g, character)
        if refused is not None:
            return refused
    return "wotr.characters.companions.group-range"


def not_go(g: War, side: int, target: int) -> str | None:
    moving = g.innermost(MoveCompanions) or g.innermost(MoveGroup)
    if moving is None or not moving.group:
        return "wotr.characters.companions.range"
    origin = g.where[moving.group[0]]
    return forbids_companion_target(g, origin, REGION_OF_SLOT[target], group_level(moving.group))


#: The answer for each verb that a player may ask about.
ANSWERS: dict[str, Answer] = {
    "use": not_use,
    "event": not_event,
    "draw": not_draw,
    "diplomacy": not_diplomacy,
    "counsel": not_counsel,
    "minion": not_minion,
    "upgrade": not_upgrade,
    "skip": not_skip,
    "ring": not_ring,
    "dismiss": not_dismiss,
    "pass": not_pass,
    "move": not_move,
    "attack": not_attack,
    "take": not_take,
    "lose": not_lose,
    "recruit": not_recruit,
    "combat": not_combat,
    "retreat": not_retreat,
    "withdraw": not_withdraw,
    "cease": not_cease,
    "extend": not_extend,
    "allocate": not_allocate,
    "declare": not_declare,
    "enter_mordor": not_enter_mordor,
    "guide": not_guide,
    "reveal": not_reveal,
    "send": not_send,
    "fly": not_fly,
    "group": not_group,
    "go": not_go,
}
