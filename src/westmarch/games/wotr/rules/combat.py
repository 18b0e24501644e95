"""The values of a battle (VI p.28-30): who takes part, strength, leadership, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from westmarch.engine.fields import later
from westmarch.engine.moments import Moment
from westmarch.games.wotr.facts import (
    ATTACKERS,
    CAPTAINS,
    CITY,
    FEATURE,
    FORTIFICATION,
    FREE,
    LEADERSHIP,
    SHADOW,
    WITCH_KING,
    character_card,
)
from westmarch.games.wotr.state import TeamProcedure, War

#: Kinds of battle.
FIELD: Final = 0
SIEGE: Final = 1
SORTIE: Final = 2

#: How a battle stands: still fought, or ended by the attacker or by a defender who left the field.
FOUGHT: Final = 0
CEASED: Final = 1
RETREATED: Final = 2
WITHDRAWN: Final = 3

MAX_DICE: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Engagement(TeamProcedure):
    """Who fights whom, where, and how the battle stands (VI p.28); its steps are those of ``Battle``."""

    attacker: int
    region: int
    #: Where the attackers came from: a region, or the inside of a stronghold in a sortie.
    origin: int
    defender_slot: int
    kind: int
    #: The last round (0: no limit). A siege battle has one unless it is prolonged.
    rounds: int = 0
    round: int = later(0)
    outcome: int = later(FOUGHT)
    #: Characters whose leadership counts for nothing in this battle, and whether that of all Nazgul does.
    silenced: list[int] = later([])
    nazgul_silenced: bool = later(False)

    def decider(self, g: War, side: int) -> int:
        """Each side is in the hands of the player who controls its army."""
        return g.controller(side, slot_of(self, side))


#: Dice that a side loses from its combat roll, as a card says.
dice_lost: Final[Moment[Callable[[War, Engagement, int], int]]] = Moment("the dice of a combat roll are counted")


def battle_of(g: War) -> Engagement:
    """The battle under way: the innermost on the stack."""
    battle = g.innermost(Engagement)
    if battle is None:
        raise LookupError("no battle is under way")
    return battle


# ---- who and what takes part ----


def slot_of(battle: Engagement, side: int) -> int:
    """Where the force of a side stands: the attackers in a slot of their own, so that a rearguard stays out."""
    return ATTACKERS if side == battle.attacker else battle.defender_slot


def companions_in(g: War, battle: Engagement) -> list[int]:
    """Companions who take part."""
    return g.characters(FREE, slot_of(battle, FREE))


def character_cards_in(g: War, battle: Engagement) -> list[int]:
    """The cards of the companions and minions who take part."""
    minions = g.characters(SHADOW, slot_of(battle, SHADOW))
    return [character_card(c) for c in companions_in(g, battle) + minions]


def decided(g: War, battle: Engagement) -> bool:
    """Whether an army is gone, destroyed or by leaving the field."""
    if battle.outcome != FOUGHT:
        return True
    return not g.units(battle.attacker, ATTACKERS) or not g.units(1 - battle.attacker, battle.defender_slot)


def target_number(g: War, battle: Engagement, side: int) -> int:
    """What a die of a side needs to hit, before modifiers (VI p.30-32)."""
    if side != battle.attacker:
        return 5
    if battle.kind == SIEGE:
        return 6
    walls = FEATURE[battle.region] in (CITY, FORTIFICATION)
    return 6 if walls and battle.kind == FIELD and battle.round == 1 else 5


def strength(g: War, battle: Engagement, side: int, void_companion: int = -1) -> int:
    """Combat strength: units, and one for each Captain of the West."""
    slot = slot_of(battle, side)
    total = g.units(side, slot)
    if side == FREE:
        total += sum([1 for c in CAPTAINS if g.where[c] == slot and c != void_companion])
    return total


def witch_kings_leadership(g: War, slot: int) -> int:
    return LEADERSHIP[WITCH_KING] if g.where[WITCH_KING] == slot else 0


def count_hits(rolled: list[int], number: int, bonus: int) -> int:
    """Dice that hit: a natural 6 always, a natural 1 never, others by what they show and the modifiers."""
    return sum([1 for die in rolled if die == 6 or (die > 1 and die + bonus >= number)])
