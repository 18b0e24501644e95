"""The political track (VII p.34-35): nations become active, advance, and go to war."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westmarch.engine.moments import Moment, forbidding
from westmarch.games.wotr.facts import (
    ACTIVATES,
    ANY_NATION,
    BOROMIR,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GONDOR,
    LEGOLAS,
    NATION_OF_REGION,
    NATIONS,
    SHADOW,
    SIDE_OF_NATION,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War

#: Why a nation stirs: a card, a companion, the Fellowship's declaration, an attack on one of its armies, an enemy army
#: in its land, a settlement taken, a Muster result.
BY_CARD: Final = "card"
BY_COMPANION: Final = "companion"
BY_DECLARATION: Final = "declared"
BY_ATTACK: Final = "attack"
BY_INVASION: Final = "enemy-enters"
BY_CAPTURE: Final = "capture"
BY_DIPLOMACY: Final = "diplomacy"

#: A nation would become active, or a Muster result would advance it: the rule by which a card forbids it.
forbids_activation: Final[Moment[Callable[[War, int, str, int], str | None]]] = Moment("a nation would become active")
forbids_muster_result: Final[Moment[Callable[[War, int], str | None]]] = Moment(
    "a Muster result would advance a nation"
)
#: A nation has become active, or has advanced.
nation_activated: Final[Moment[Callable[[War, int], None]]] = Moment("a nation has become active")
nation_advanced: Final[Moment[Callable[[War, int, str], None]]] = Moment("a nation has advanced")


def activate(g: War, nation: int, cause: str, region: int = -1) -> None:
    """Turn a nation's counter to its active side for what has happened in a region, unless a card keeps it asleep."""
    if g.active[nation]:
        return
    in_play = g.cards_in_play()
    if forbidding([forbids(g, nation, cause, region) for forbids in forbids_activation.heard(in_play)]) is not None:
        return
    g.active[nation] = 1
    g.note(f"wotr-log-activated-{NATIONS[nation]}", {"nation": nation}, rule="wotr.politics.passive-blocked")
    for tell in nation_activated.heard(in_play):
        tell(g, nation)


def forbids_advance(g: War, nation: int) -> str | None:
    """The rule that keeps a nation's counter where it is, or None."""
    if g.at_war(nation):
        return "wotr.politics.advance.beyond-war"
    if g.steps[nation] == 1 and not g.active[nation]:
        return "wotr.politics.passive-blocked"
    return None


def advance(g: War, nation: int, cause: str) -> bool:
    """Move a nation one box towards At War; returns whether it moved."""
    if forbids_advance(g, nation) is not None:
        return False
    g.put_counter(nation, g.steps[nation] - 1)
    if g.at_war(nation):
        g.note(f"wotr-log-at-war-{NATIONS[nation]}", {"nation": nation}, rule="wotr.politics.at-war-box")
    else:
        about = {"nation": nation, "count": g.steps[nation]}
        g.note(f"wotr-log-advanced-{NATIONS[nation]}", about, rule="wotr.action.muster.diplomacy")
    for tell in nation_advanced.heard(g.cards_in_play()):
        tell(g, nation, cause)
    return True


def go_to_war(g: War, nation: int) -> None:
    """Activate a nation and put it At War by a card, as far as it can be activated."""
    activate(g, nation, BY_CARD)
    while advance(g, nation, BY_CARD):
        pass


def army_attacked(g: War, side: int, slot: int, region: int) -> None:
    """An army is attacked: every nation with units in it becomes active and advances (VII p.34)."""
    for nation in g.nations_in(side, slot):
        activate(g, nation, BY_ATTACK, region)
        advance(g, nation, BY_ATTACK)


def army_entered(g: War, side: int, region: int) -> None:
    """An enemy army enters a region of a Free Peoples nation, which becomes active."""
    nation = NATION_OF_REGION[region]
    if side == SHADOW and nation >= 0 and SIDE_OF_NATION[nation] == FREE:
        activate(g, nation, BY_INVASION)


def companion_arrived(g: War, character: int, region: int) -> None:
    """A companion ends a move in a city or stronghold of a nation it can activate."""
    if not g.is_free_haven(region):
        return
    nation = NATION_OF_REGION[region]
    if ACTIVATES[character] in (nation, ANY_NATION):
        activate(g, nation, BY_COMPANION)


def fellowship_declared_at(g: War, region: int) -> None:
    """The Fellowship is declared in a city or stronghold of a nation, which becomes active."""
    if g.is_free_haven(region):
        activate(g, NATION_OF_REGION[region], BY_DECLARATION)


def forbids_diplomacy(g: War, side: int, nation: int) -> str | None:
    """The rule that forbids advancing a nation with a Muster result, or None."""
    if SIDE_OF_NATION[nation] != side:
        return "wotr.action.muster.diplomacy"
    refused = forbidding([forbids(g, nation) for forbids in forbids_muster_result.heard(g.cards_in_play())])
    if refused is not None:
        return refused
    if g.seats > 2:
        refused = teams.forbids_counter(g, side, nation)
        if refused is not None:
            return refused
    return forbids_advance(g, nation)


#: The companion who may speak for a nation with any die while in one of its cities or strongholds.
COUNSELLORS: Final[dict[int, int]] = {GONDOR: BOROMIR, ELVES: LEGOLAS, DWARVES: GIMLI}


def forbids_counsel(g: War, nation: int) -> str | None:
    """The rule that forbids advancing a nation by its companion's special ability, or None."""
    if nation not in COUNSELLORS:
        return "wotr.action.muster.diplomacy"
    place = g.character_region(COUNSELLORS[nation])
    if place < 0 or NATION_OF_REGION[place] != nation or not g.feature_at_least_city(place):
        return "wotr.characters.card-fields"
    if g.control[place] != FREE:
        return "wotr.capture.no-political-use"
    if g.seats > 2:
        refused = teams.forbids_nation_again(g, FREE, nation)
        if refused is not None:
            return refused
    return forbids_advance(g, nation)
