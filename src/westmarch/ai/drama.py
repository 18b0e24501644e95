"""The drama of a match: how long games last, how they end, what takes part and how often the lead changes."""

from __future__ import annotations

from collections import Counter
from statistics import mean, median
from typing import Any, TypedDict

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES
from westmarch.engine.game import Game
from westmarch.engine.state import Entry, State

GROUPS = (PLACES, CHARACTERS, CARDS)
#: Early endings are told up to this turn.
EARLY = 8


class Story(TypedDict):
    """One game: its length, its ending, the lead, and by group and name what happened: how often, and when first."""

    turns: int
    ending: str
    winners: list[str]
    lead_changes: int
    deeds: dict[str, dict[str, dict[str, list[int]]]]


class Witness:
    """Somebody who follows a game by its log and tells its story."""

    def __init__(self, game: Game, g: State) -> None:
        self.game = game
        self.drama = game.drama_module
        self.log: list[Entry] = []
        g.sink = self.log
        self.deeds: dict[str, dict[str, dict[str, list[int]]]] = {group: {} for group in GROUPS}
        self.leader = ""
        self.changes = 0
        self.turn = game.turn(g)

    def look(self, g: State) -> None:
        """Take note of what happened since the last look."""
        turn = self.game.turn(g)
        if self.drama is not None:
            for entry in self.log:
                for deed in self.drama.deeds(g, entry):
                    row = self.deeds[deed.group].setdefault(deed.name, {}).setdefault(deed.what, [0, turn])
                    row[0] += 1
            if turn != self.turn or g.over:
                self._compare(self.drama.progress(g))
        self.log.clear()
        self.turn = turn

    def _compare(self, progress: dict[str, float]) -> None:
        """Who leads at the end of a turn; while nobody does, the last leader counts."""
        ahead = [side for side, way in progress.items() if way == max(progress.values())]
        if len(ahead) == 1:
            (leader,) = ahead
            self.changes += self.leader not in ("", leader)
            self.leader = leader

    def story(self, g: State, sides: list[str]) -> Story:
        return {
            "turns": self.game.turn(g),
            "ending": g.ending,
            "winners": [sides[seat] for seat in g.winners],
            "lead_changes": self.changes,
            "deeds": self.deeds,
        }


def drama(stories: list[Story], game: Game) -> dict[str, Any]:
    """What happened in many games, as plain data: shares are of all games."""
    cast = {} if game.drama_module is None else game.drama_module.cast()
    turns = sorted(story["turns"] for story in stories)
    return {
        "length": {
            "mean": round(mean(turns), 2),
            "median": median(turns),
            "shortest": turns[0],
            "longest": turns[-1],
            "by_turn": {str(turn): count for turn, count in sorted(Counter(turns).items())},
        },
        "routes": _routes(stories),
        **{group: _group(stories, group, cast.get(group, [])) for group in GROUPS},
        "lead_changes": {
            "mean": round(mean(story["lead_changes"] for story in stories), 2),
            "at_least_one": _share(stories, [story for story in stories if story["lead_changes"]]),
        },
        "ended_before": {
            str(turn): _share(stories, [story for story in stories if story["turns"] < turn])
            for turn in range(2, EARLY + 1)
        },
    }


def _share(stories: list[Story], some: list[Story]) -> float:
    return round(len(some) / len(stories), 4)


def _routes(stories: list[Story]) -> dict[str, Any]:
    """Every ending that occurred: how often, for whom, and the mean turn."""
    found = {}
    for ending in sorted({story["ending"] for story in stories}):
        some = [story for story in stories if story["ending"] == ending]
        found[ending] = {
            "games": len(some),
            "share": _share(stories, some),
            "winners": dict(sorted(Counter("/".join(story["winners"]) for story in some).items())),
            "turn": round(mean(story["turns"] for story in some), 1),
        }
    return found


def _group(stories: list[Story], group: str, cast: list[str]) -> dict[str, Any]:
    """For each name the share of games in which it took part at all, and in which each thing happened."""
    names = [*cast, *sorted({name for story in stories for name in story["deeds"][group]} - set(cast))]
    return {name: _one(stories, group, name) for name in names}


def _one(stories: list[Story], group: str, name: str) -> dict[str, Any]:
    rows = [story["deeds"][group][name] for story in stories if name in story["deeds"][group]]
    whats = sorted({what for row in rows for what in row})
    firsts = {what: [row[what] for row in rows if what in row] for what in whats}
    return {
        "took_part": round(len(rows) / len(stories), 4),
        **{
            what: {
                "share": round(len(found) / len(stories), 4),
                "times": round(sum(count for count, _ in found) / len(stories), 2),
                "first_turn": round(mean(first for _, first in found), 1),
            }
            for what, found in firsts.items()
        },
    }


def lines(report: dict[str, Any]) -> list[str]:
    """The drama for people."""
    length, changes = report["length"], report["lead_changes"]
    rows = [
        f"length: {length['mean']} turns on average, {length['shortest']} to {length['longest']}",
        "ended before turn: " + ", ".join(f"{turn} {share:.1%}" for turn, share in report["ended_before"].items()),
        f"lead changes: {changes['mean']} a game; at least one in {changes['at_least_one']:.1%}",
    ]
    rows += [f"  {ending}: {row['share']:.1%}, turn {row['turn']}" for ending, row in report["routes"].items()]
    for group in GROUPS:
        rows.append(f"{group}:")
        for name, row in report[group].items():
            parts = [f"{what} {one['share']:.0%}" for what, one in row.items() if what != "took_part"]
            rows.append(f"  {name}: {', '.join(parts) or 'never'}")
    return rows
