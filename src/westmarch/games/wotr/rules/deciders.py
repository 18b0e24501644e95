"""Which player of a team decides (XI p.45-46): the one who acts, the one whose army it is, or the Leading Player.

A procedure that is not listed here leaves the question to the one outside it; outside all of them the Leading
Player decides.
"""

from __future__ import annotations

from typing import Any

from westmarch.games.wotr.cards.shadow_actions import LandingBattle
from westmarch.games.wotr.cards.shadow_strategy import IllTidings
from westmarch.games.wotr.facts import FREE, SHADOW
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.allies import TeamDraw
from westmarch.games.wotr.rules.battle import Battle
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import slot_of
from westmarch.games.wotr.rules.hunt import DrawTile, Hunt
from westmarch.games.wotr.rules.retreat import Retreat
from westmarch.games.wotr.rules.reveal import Reveal
from westmarch.games.wotr.rules.separation import ChooseGuide
from westmarch.games.wotr.state import ACTING, DECIDERS, LEAD, War


def who_acts(g: War, frame: Any, side: int) -> int:
    """Phase 5: whoever uses the die. Meanwhile the Shadow player whose action comes next answers for the Shadow,
    the Leading Player for the Free Peoples."""
    return g.teams[ACTING][side] if side in (frame.side, SHADOW) else -1


def who_draws(g: War, frame: Any, side: int) -> int:
    seat: int = frame.player
    return seat if seat < g.seats and g.side_of_seat(seat) == side else -1


def whose_army(g: War, frame: Any, side: int) -> int:
    """A procedure about one force is its controller's."""
    return g.controller(side, frame.slot) if side == frame.side else -1


def whose_battle(g: War, frame: Any, side: int) -> int:
    """In a battle each side is in the hands of the player who controls its army."""
    return g.controller(side, slot_of(frame, side))


def leading_free_player(g: War, frame: Any, side: int) -> int:
    """The Fellowship's guide and the effects of the hunt."""
    return g.teams[LEAD][FREE] if side == FREE else -1


def whose_nation(g: War, frame: Any, side: int) -> int:
    """A loss of a nation is its owner's choice."""
    return g.owner(frame.nation) if side == FREE and frame.nation >= 0 else -1


DECIDERS.update(
    {
        ActionResolution: who_acts,
        TeamDraw: who_draws,
        TakeHits: whose_army,
        Retreat: whose_army,
        Battle: whose_battle,
        LandingBattle: whose_battle,
        ChooseGuide: leading_free_player,
        Hunt: leading_free_player,
        DrawTile: leading_free_player,
        Reveal: leading_free_player,
        IllTidings: whose_nation,
    }
)
