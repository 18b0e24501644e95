"""Moving: the site is placed, answers from, at and to the move, the marker, twilight."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.tcg.facts import CATALOGUE, END_OF_TURN, MOVED_TO, PATH, VALUE_CODE
from westmarch.games.tcg.rules.events import moment
from westmarch.games.tcg.rules.sites import site_of
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE


def placer(g: Fellowships) -> int:
    """Who places the next site: the arrow of the site being left names the player to the left or right."""
    others = g.from_right(g.fp)
    return others[-1] if CATALOGUE[g.blueprint[g.site()]].arrow == "left" else others[0]


def place_next(g: Fellowships, number: int, seat: int) -> None:
    """A missing site comes from a player's adventure deck."""
    for owner in [seat, *g.from_right(seat)]:
        card = site_of(g, owner, number)
        if card >= 0:
            g.put(card, PATH)
            g.path[number] = card
            g.reveals += 1
            g.note("tcg-log-site", {"seat": owner, "card": card}, rule="tcg.move.place-by-arrow")
            return


def shadow_number(g: Fellowships, site: int) -> int:
    """How much twilight a site adds."""
    change = g.modified("shadow number", site) + g.laid_on("next shadow number", -1)
    change += g.laid_on("each shadow number", -1)
    return max(0, CATALOGUE[g.blueprint[site]].shadow + change)


class Move(Frame):
    """One move of the fellowship."""

    STEPS = ("place_site", "from_site", "moving", "marker", "to_site", "site_twilight", "companion_twilight", "arrive")
    RULE = "tcg.move.steps"

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": g.fp}

    def place_site(self, g: Fellowships) -> Outcome:
        if g.out[g.fp] or g.at[g.fp] >= 9:
            return DONE
        number = g.at[g.fp] + 1
        if g.path[number] < 0:
            place_next(g, number, placer(g))
        return None

    def from_site(self, g: Fellowships) -> Outcome:
        return moment(g, "move from", g.site())

    def moving(self, g: Fellowships) -> Outcome:
        return moment(g, "move", g.path[g.at[g.fp] + 1])

    def marker(self, g: Fellowships) -> Outcome:
        if g.out[g.fp]:
            return DONE
        g.at[g.fp] += 1
        g.arriving = True
        g.moves += 1
        g.moved_in_phase = True
        g.remember(MOVED_TO, g.site())
        g.note("tcg-log-move", {"seat": g.fp, "card": g.site()}, rule="tcg.move.steps")
        return None

    def to_site(self, g: Fellowships) -> Outcome:
        return moment(g, "move to", g.site())

    def site_twilight(self, g: Fellowships) -> None:
        if not g.out[g.fp]:
            g.add_twilight(shadow_number(g, g.site()), "tcg.move.twilight-shadow-number")

    def companion_twilight(self, g: Fellowships) -> None:
        if not g.out[g.fp]:
            g.add_twilight(len(g.companions()), "tcg.move.twilight-companions")

    def arrive(self, g: Fellowships) -> None:
        """The move is finished: the text of the new site applies."""
        g.arriving = False
        g.laid = [entry for entry in g.laid if entry[0] != NEXT_SHADOW_NUMBER]
        settle_move_limit(g)


NEXT_SHADOW_NUMBER = VALUE_CODE["next shadow number"]


def settle_move_limit(g: Fellowships) -> None:
    """A change of the move limit that has come into effect lasts the whole turn."""
    if not g.speaking("move limit"):
        return
    for source, mod, run in g.mods("move limit"):
        if not any([entry[0] == MOVE_LIMIT and entry[4] == source for entry in g.laid]):
            amount = LANGUAGE.value(g, run, mod.amount)
            g.lay("move limit", -1, amount, END_OF_TURN, source)
            g.note("tcg-log-total-move-limit", {"bonus": amount})


MOVE_LIMIT = VALUE_CODE["move limit"]
