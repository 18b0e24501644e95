"""Set-up (III p.14-17): the board before the first turn."""

from __future__ import annotations

from westmarch.engine.chance import Chance
from westmarch.games.wotr.cards import catalogue as catalogue  # defines the cards
from westmarch.games.wotr.facts import (
    FELLOWSHIP_COMPANIONS,
    FIGURES,
    FREE,
    GANDALF_GREY,
    IN_FELLOWSHIP,
    SHADOW,
    region,
    start_figures,
)
from westmarch.games.wotr.rules.teams import open_teams
from westmarch.games.wotr.rules.turn import TheWar
from westmarch.games.wotr.state import War


def set_up(chance: Chance, players: int = 2) -> War:
    """Steps 1 to 12: Fellowship, tracks, cards, tiles, dice, politics, armies."""
    g = War()
    g.chance = chance
    g.clear()
    if players > 2:
        open_teams(g, players)
    g.fellowship = region("rivendell")
    g.guide = GANDALF_GREY
    for companion in FELLOWSHIP_COMPANIONS:
        g.where[companion] = IN_FELLOWSHIP
    g.reinforcements = FIGURES[FREE] + FIGURES[SHADOW]
    for side, place, column, count in start_figures():
        g.recruit(side, place, column, count)
    g.stack = [TheWar()]
    return g
