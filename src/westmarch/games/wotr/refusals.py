"""Why not? The rule that forbids an option that is not offered now.

The answers come from the same legality helpers that make the options, asked in the order in which a player
would think: is it my turn, have I the die, may this be done at all, may it be done there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.decision import Option
from westmarch.engine.frame import Frame
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
from westmarch.games.wotr.rules.battle import Battle, forbids_combat_card
from westmarch.games.wotr.rules.characters import (
    MoveCompanions,
    MoveGroup,
    forbids_companion,
    forbids_companion_target,
    group_level,
)
from westmarch.games.wotr.rules.events import forbids_dismiss, forbids_event
from westmarch.games.wotr.rules.fellowship import FellowshipPhase, forbids_declare
from westmarch.games.wotr.rules.hunt import DrawTile, Hunt, HuntAllocation, forbids_allocation
from westmarch.games.wotr.rules.minions import forbids_minion, forbids_minion_in, forbids_send, forbids_upgrade
from westmarch.games.wotr.rules.mordor import forbids_enter_mordor
from westmarch.games.wotr.rules.movement import MoveArmies, forbids_move
from westmarch.games.wotr.rules.politics import forbids_counsel, forbids_diplomacy
from westmarch.games.wotr.rules.recruit import Muster, forbids_recruit, forbids_second
from westmarch.games.wotr.rules.reveal import forbids_reveal_in
from westmarch.games.wotr.rules.separation import forbids_guide
from westmarch.games.wotr.state import War

Answer = Callable[[War, int, Option], str | None]


def why_not(g: War, seat: int, option: Option) -> str | None:
    """The forbidding rule, or None if no rule of the game speaks of it."""
    answer = ANSWERS.get(option[0])
    if not 0 <= seat < g.seats or answer is None:
        return None
    side = g.side_of_seat(seat)
    return answer(g, side, option) if g.seat(side) == seat else forbids_player(g)


def forbids_player(g: War) -> str | None:
    """Why the teammate decides now."""
    if innermost(g, Battle) is not None:
        return "wotr.multi.mixed.only-controller-acts"
    if innermost(g, Hunt) is not None or innermost(g, DrawTile) is not None:
        return "wotr.multi.free.hunt-effects-lead"
    if innermost(g, FellowshipPhase) is not None:
        return "wotr.multi.fellowship-phase.lead"
    if innermost(g, HuntAllocation) is not None:
        return "wotr.multi.hunt-allocation.lead"
    return "wotr.multi.actions.order" if innermost(g, ActionResolution) is not None else None


def innermost(g: War, kind: type[Frame]) -> Any:
    """The innermost procedure of a kind that is under way, or None."""
    for frame in reversed(g.stack):
        if isinstance(frame, kind):
            return frame
    return None


def forbids_moment(g: War, side: int) -> str | None:
    """The rule by which this is not the moment for an action of a side, or None."""
    phase = innermost(g, ActionResolution)
    if phase is None:
        return "wotr.turn.sequence"
    if phase.side != side:
        return "wotr.turn.phase5.alternate"
    return None if g.stack[-1] is phase else "wotr.turn.phase5.used-die-aside"


def forbids_die(g: War, side: int, face: int) -> str | None:
    return forbids_moment(g, side) or (None if g.die_count(side, face) else "wotr.turn.phase5.choose-die")


def not_use(g: War, side: int, option: Option) -> str | None:
    return forbids_moment(g, side) or forbids_action(g, side, option[1], option[2])


def not_event(g: War, side: int, option: Option) -> str | None:
    _, face, card = option
    if innermost(g, ActionResolution) is None:
        return "wotr.events.play.phase"
    refused = forbids_die(g, side, face) or forbids_event(g, side, card)
    if refused is not None:
        return refused
    matches = face in (EVENT, WILL) or ICON[card] in lists_of(g, side, face)
    return None if matches else "wotr.events.play.matching-icon"


def not_draw(g: War, side: int, option: Option) -> str | None:
    refused = forbids_die(g, side, option[1])
    if refused is None and EVENT not in lists_of(g, side, option[1]):
        refused = "wotr.action.event.draw"
    return refused or ("wotr.events.deck.no-reshuffle" if not g.decks[option[2]] else "wotr.action.event.draw")


def not_diplomacy(g: War, side: int, option: Option) -> str | None:
    refused = forbids_die(g, side, option[1])
    if refused is None and MUSTER not in lists_of(g, side, option[1]):
        refused = "wotr.action.muster.diplomacy"
    return refused or forbids_diplomacy(g, side, option[2])


def not_counsel(g: War, side: int, option: Option) -> str | None:
    if SIDE_OF_NATION[option[2]] != side:
        return "wotr.action.muster.diplomacy"
    return forbids_die(g, side, option[1]) or forbids_counsel(g, option[2])


def not_minion(g: War, side: int, option: Option) -> str | None:
    if side == FREE or option[2] in COMPANIONS:
        return "wotr.action.muster.play-minion"
    refused = forbids_die(g, side, option[1])
    if refused is None and MUSTER not in lists_of(g, side, option[1]):
        refused = "wotr.action.muster.play-minion"
    return refused or forbids_minion(g, option[2])


def not_upgrade(g: War, side: int, option: Option) -> str | None:
    if side == SHADOW or not g.die_count(FREE, WILL):
        return "wotr.action.will.upgrade-character"
    return forbids_moment(g, side) or forbids_upgrade(g, option[1])


def not_skip(g: War, side: int, option: Option) -> str | None:
    return forbids_die(g, side, option[1])


def not_ring(g: War, side: int, option: Option) -> str | None:
    if forbids_moment(g, side) is not None:
        return "wotr.rings.use.only-own-turn-to-act"
    return forbids_ring(g, side, option[1], option[2])


def not_dismiss(g: War, side: int, option: Option) -> str | None:
    refused = forbids_die(g, side, option[1])
    if refused is None and option[2] not in g.table[1 - side]:
        refused = "wotr.events.table.stays"
    return refused or forbids_dismiss(g, side, option[2], option[1])


def not_pass(g: War, side: int, option: Option) -> str | None:
    refused = forbids_moment(g, side)
    if refused is not None or innermost(g, ActionResolution) is None:
        return None
    return "wotr.turn.phase5.no-pass-if-equal-or-more"


def not_move(g: War, side: int, option: Option) -> str | None:
    if option[2] >= REGION_COUNT:
        return "wotr.movement.no-join-besieged"
    moving = innermost(g, MoveArmies)
    if moving is None:
        return forbids_move(g, side, option[1], option[2]) or forbids_moment(g, side)
    if moving.side != side:
        return "wotr.turn.phase5.alternate"
    return forbids_move(g, side, option[1], option[2], bool(moving.led)) or "wotr.movement.no-figure-twice"


def not_attack(g: War, side: int, option: Option) -> str | None:
    attacking = innermost(g, Attack)
    led = attacking is not None and attacking.side == side and bool(attacking.led)
    return forbids_attack(g, side, option[1], option[2], led) or forbids_moment(g, side)


def not_recruit(g: War, side: int, option: Option) -> str | None:
    refused = forbids_recruit(g, side, option[1], option[2], False)
    mustering = innermost(g, Muster)
    if refused is not None or mustering is None:
        return refused or forbids_moment(g, side)
    return forbids_second(side, option[1], option[2], mustering.settlement) or "wotr.recruit.different-settlements"


def not_combat(g: War, side: int, option: Option) -> str | None:
    battle = innermost(g, Battle)
    if battle is None:
        return "wotr.combat-cards.no-action"
    return forbids_combat_card(g, battle, side, option[1]) or "wotr.combat-cards.attacker-chooses-first"


def not_retreat(g: War, side: int, option: Option) -> str | None:
    battle = innermost(g, Battle)
    if battle is None or battle.attacker == side:
        return "wotr.battle.retreat.only-if-continued"
    if battle.defender_slot >= REGION_COUNT:
        return "wotr.battle.retreat.besieged-never"
    return "wotr.battle.retreat.free-adjacent"


def not_withdraw(g: War, side: int, option: Option) -> str | None:
    battle = innermost(g, Battle)
    if battle is not None and battle.attacker != side and g.control[battle.region] != side:
        return "wotr.siege.own-stronghold-only"
    return "wotr.siege.choice-before-each-round"


def not_cease(g: War, side: int, option: Option) -> str | None:
    return "wotr.battle.cease.attacker-option"


def not_extend(g: War, side: int, option: Option) -> str | None:
    return "wotr.siege.battle.extend-needs-regular" if innermost(g, Battle) else "wotr.siege.battle.extend"


def not_allocate(g: War, side: int, option: Option) -> str | None:
    if side == FREE or not isinstance(g.stack[-1], HuntAllocation):
        return "wotr.hunt.allocation.free-choice"
    return forbids_allocation(g, option[1])


def not_declare(g: War, side: int, option: Option) -> str | None:
    if side == SHADOW or innermost(g, FellowshipPhase) is None:
        return "wotr.turn.phase2.free-peoples-only" if side == SHADOW else "wotr.fellowship.declare.phase"
    return forbids_declare(g, REGION_OF_SLOT[option[1]])


def not_enter_mordor(g: War, side: int, option: Option) -> str | None:
    if side == SHADOW:
        return "wotr.turn.phase2.free-peoples-only"
    return forbids_enter_mordor(g) or "wotr.mordor.enter.where"


def not_guide(g: War, side: int, option: Option) -> str | None:
    return forbids_guide(g, option[1]) or "wotr.fellowship.guide.no-change-otherwise"


def not_reveal(g: War, side: int, option: Option) -> str | None:
    return forbids_reveal_in(g, REGION_OF_SLOT[option[1]]) or "wotr.fellowship.reveal.sources"


def not_send(g: War, side: int, option: Option) -> str | None:
    if option[1] in COMPANIONS:
        return "wotr.characters.companions.range"
    return forbids_send(g, option[1], REGION_OF_SLOT[option[2]]) or forbids_moment(g, side)


def not_fly(g: War, side: int, option: Option) -> str | None:
    if side == FREE or g.nazgul(option[1]) < option[3]:
        return "wotr.characters.nazgul.any-number"
    return forbids_minion_in(g, REGION_OF_SLOT[option[2]]) or forbids_moment(g, side)


def not_group(g: War, side: int, option: Option) -> str | None:
    for character in option[1:]:
        refused = forbids_companion(g, character)
        if refused is not None:
            return refused
    return "wotr.characters.companions.group-range"


def not_go(g: War, side: int, option: Option) -> str | None:
    moving = innermost(g, MoveCompanions) or innermost(g, MoveGroup)
    if moving is None or not moving.group:
        return "wotr.characters.companions.range"
    origin = g.where[moving.group[0]]
    return forbids_companion_target(g, origin, REGION_OF_SLOT[option[1]], group_level(moving.group))


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
