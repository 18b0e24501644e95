"""Definitions by card, and what play needs from them at once: programs, moments and modifiers."""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Language, Program, compile_effect
from westmarch.cards.nodes import Ability, Mod
from westmarch.games.meccg.facts import CARDS, CREATURE, FACES

LANGUAGE: Final = Language()
LANGUAGE.later_places = ("bound", "tapped", "bore", "its-company", "bore-by-tapped", "on-bound")

# Moments at which a card may be played or used.
MOMENTS: Final = (
    "organization", "long-event", "movement", "hazard", "attack", "strike", "attacker", "corruption-check",
    "influence-check", "site", "end", "arrival", "response", "guard-attack", "guard-resource", "untap", "site-start",
    "strike-hazard", "evade", "influence-defence", "stored", "burglary", "riddling", "flattery", "offering",
    "reveal", "guard-answer", "guard-attempt", "guard-burglary", "agent-attempt",
)  # fmt: skip
MOMENT: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(MOMENTS)}
#: Own moments without any special occasion.
FREE_MOMENTS: Final = ("organization", "movement", "site", "end", "response")


class Defined:
    """A card's definition, taken apart."""

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.abilities: Final = abilities
        self.costs: Final[list[Program]] = [compile_effect(ability.cost) for ability in abilities]
        self.effects: Final[list[Program]] = [compile_effect(ability.effect) for ability in abilities]
        self.moments: Final[list[int]] = [sum([MOMENT[name] for name in a.phases]) for a in abilities]
        self.events: Final = [i for i, a in enumerate(abilities) if a.kind == "event"]
        self.actions: Final = [i for i, a in enumerate(abilities) if a.kind == "action"]
        self.event_moments: Final = _joined([self.moments[i] for i in self.events])
        self.action_moments: Final = _joined([self.moments[i] for i in self.actions])
        self.mods: Final[dict[str, list[Mod]]] = {}
        for ability in abilities:
            if ability.mod is not None:
                self.mods.setdefault(ability.mod.value, []).append(ability.mod)
        self.triggers: Final[dict[str, list[int]]] = {}
        for i, ability in enumerate(abilities):
            if ability.kind == "trigger" and ability.on is not None:
                self.triggers.setdefault(ability.on.event, []).append(i)
        self.play: Final = [ability for ability in abilities if ability.kind in ("play", "bearer")]
        #: What must be so whenever the card is played, in whatever way.
        self.play_needs: Final = tuple(
            [cond for ability in abilities if ability.kind == "play" for cond in ability.needs]
        )


def _joined(moments: list[int]) -> int:
    found = 0
    for moment in moments:
        found |= moment
    return found


NOTHING: Final = Defined(())
DEFINED: Final[list[Defined]] = [NOTHING] * len(FACES)
#: Cards whose behaviour is complete here.
COMPLETE: Final[set[int]] = set()
#: Values that some card in play may change, by value: faces that state such a modifier.
STATES: Final[dict[str, set[int]]] = {}


def define(number: int, abilities: tuple[Ability, ...]) -> None:
    """Keep the definition of a card."""
    COMPLETE.add(number)
    DEFINED[number] = Defined(abilities)
    # An event that is used as a site goes on with what it is doing.
    for made in FACES[len(CARDS) :] if FACES[number].used_as else ():
        if made.made_from == FACES[number].id:
            DEFINED[made.number] = DEFINED[number]
    for value in DEFINED[number].mods:
        STATES.setdefault(value, set()).add(number)


def has_several_ways(face: int, way: int) -> bool:
    """Whether a way of playing or using a card has words of its own, because the card has others."""
    defined = DEFINED[face]
    alone = defined.events == [way] and FACES[face].kind != CREATURE
    return not alone and defined.actions != [way] and way < len(defined.abilities)
