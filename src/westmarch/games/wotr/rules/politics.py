"""The political track (VII p.34-35): nations become active, advance, and go to war."""

from __future__ import annotations

from typing import Final

from westmarch.games.wotr.cards.registry import leave_table
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
    ROHAN,
    SHADOW,
    SIDE_OF_NATION,
    card,
    region,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War

WORMTONGUE: Final = card("sh-char-22")
THREATS_AND_PROMISES: Final = card("sh-str-05")
_EDORAS: Final = region("edoras")
_HELMS_DEEP: Final = region("helms-deep")


def activate(g: War, nation: int, cause: str = "") -> None:
    """Turn a nation's counter to its active side, unless Wormtongue keeps Rohan asleep."""
    if g.active[nation] or (nation == ROHAN and wormtongue_prevents(g, cause)):
        return
    g.active[nation] = 1
    g.note("wotr-log-activated", {"nation": nation}, rule="wotr.politics.passive-blocked")
    if nation == ROHAN and WORMTONGUE in g.table[SHADOW]:
        leave_table(g, SHADOW, WORMTONGUE, "wotr.cards.event.wormtongue.discard")


def wormtongue_prevents(g: War, cause: str) -> bool:
    """Only a companion, the Fellowship's declaration, or an attack on Edoras or Helm's Deep rouses Rohan then."""
    return WORMTONGUE in g.table[SHADOW] and cause not in ("companion", "declared", "attack-city")


def forbids_advance(g: War, nation: int) -> str | None:
    """The rule that keeps a nation's counter where it is, or None."""
    if g.at_war(nation):
        return "wotr.politics.advance.beyond-war"
    if g.steps[nation] == 1 and not g.active[nation]:
        return "wotr.politics.passive-blocked"
    return None


def advance(g: War, nation: int, cause: str = "") -> bool:
    """Move a nation one box towards At War; returns whether it moved."""
    if forbids_advance(g, nation) is not None:
        return False
    g.steps[nation] -= 1
    if g.at_war(nation):
        g.note("wotr-log-at-war", {"nation": nation}, rule="wotr.politics.at-war-box")
    else:
        g.note("wotr-log-advanced", {"nation": nation, "count": g.steps[nation]}, rule="wotr.action.muster.diplomacy")
    roused = cause in ("attack", "companion") and SIDE_OF_NATION[nation] == FREE
    if roused and THREATS_AND_PROMISES in g.table[SHADOW]:
        leave_table(g, SHADOW, THREATS_AND_PROMISES, "wotr.cards.event.threats-and-promises.discard")
    return True


def go_to_war(g: War, nation: int) -> None:
    """Activate a nation and put it At War by a card, as far as it can be activated."""
    activate(g, nation, "card")
    while advance(g, nation, "card"):
        pass


def army_attacked(g: War, side: int, slot: int, region: int) -> None:
    """An army is attacked: every nation with units in it becomes active and advances (VII p.34)."""
    city = region in (_EDORAS, _HELMS_DEEP)
    for nation in g.nations_in(side, slot):
        activate(g, nation, "attack-city" if city else "attacked")
        advance(g, nation, "attack")


def army_entered(g: War, side: int, region: int) -> None:
    """An enemy army enters a region of a Free Peoples nation, which becomes active."""
    nation = NATION_OF_REGION[region]
    if side == SHADOW and nation >= 0 and SIDE_OF_NATION[nation] == FREE:
        activate(g, nation, "enemy-enters")


def companion_arrived(g: War, character: int, region: int) -> None:
    """A companion ends a move in a city or stronghold of a nation it can activate."""
    if not g.is_free_haven(region):
        return
    nation = NATION_OF_REGION[region]
    if ACTIVATES[character] in (nation, ANY_NATION):
        activate(g, nation, "companion")


def fellowship_declared_at(g: War, region: int) -> None:
    """The Fellowship is declared in a city or stronghold of a nation, which becomes active."""
    if g.is_free_haven(region):
        activate(g, NATION_OF_REGION[region], "declared")


def forbids_diplomacy(g: War, side: int, nation: int) -> str | None:
    """The rule that forbids advancing a nation with a Muster result, or None."""
    if SIDE_OF_NATION[nation] != side:
        return "wotr.action.muster.diplomacy"
    if side == FREE and not g.active[nation] and THREATS_AND_PROMISES in g.table[SHADOW]:
        return "wotr.cards.event.threats-and-promises.play"
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
