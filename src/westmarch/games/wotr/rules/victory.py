"""Victory (X p.44). Conditions 1 and 2, of the Ring, are checked where corruption and the Crack of Doom are."""

from __future__ import annotations

from westmarch.games.wotr.facts import FREE, FREE_GOAL, SHADOW, SHADOW_GOAL
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War


def check_military(g: War) -> None:
    """Conditions 3 and 4, at the end of a turn; the lower number prevails."""
    if g.victory_points(SHADOW) >= SHADOW_GOAL:
        win(g, SHADOW, "wotr-end-shadow-military", "wotr.victory.military.shadow-ten")
    elif g.victory_points(FREE) >= FREE_GOAL:
        win(g, FREE, "wotr-end-free-military", "wotr.victory.military.free-four")


def seats_of(g: War, side: int) -> list[int]:
    """The seats of a side."""
    return list(g.team(side))


def win(g: War, side: int, ending: str, rule: str) -> None:
    """A side has won; in a team one player has won more than the other (XI p.46)."""
    if g.ending:
        return
    g.finish(seats_of(g, side), ending, rule)
    if g.is_shared(side):
        rule = "wotr.multi.victory.shadow-individual" if side == SHADOW else "wotr.multi.victory.free-individual"
        for seat in teams.best_of_team(g, side):
            g.note("wotr-log-individual-winner", {"seat": seat, "points": teams.personal_points(g, seat)}, rule=rule)
