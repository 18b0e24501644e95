"""The log can be followed with the cards in front of one: what is public and changes has a line."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import Entry
from westmarch.games.tcg.facts import EVENT, MINION, RING, SITE, VALUE_CODE
from westmarch.games.tcg.state import Fellowships


class Follower:
    """Somebody who sees the set-up and then only the lines of the log."""

    def __init__(self, g: Fellowships) -> None:
        self.g = g
        self.pool = 0
        self.site = [1] * g.seats
        self.burdens = [0] * g.seats
        self.wounds: dict[int, int] = {}
        self.tokens: dict[int, int] = {}
        self.hosts: dict[int, int] = {}
        self.in_play: set[int] = set()
        self.worn = False

    def read(self, entry: Entry) -> None:
        about: dict[str, Any] = entry.about
        match entry.key.removeprefix("tcg-log-"):
            case "turn":
                self.pool = 0
            case "twilight" | "twilight-spent":
                self.pool = about["total"]
            case "bearer":
                self.in_play.add(about["card"])
                self.burdens[about["seat"]] = about["count"]
            case "burden":
                self.burdens[about["seat"]] += about["count"]
            case "unburden":
                self.burdens[about["seat"]] -= 1
            case "move":
                self.site[about["seat"]] += 1
            case "play" if self.g.card(about["card"]).type != EVENT:
                self.in_play.add(about["card"])
            case "on" | "transfer":
                self.hosts[about["card"]] = about["host"]
            case "to-support":
                self.hosts.pop(about["card"])
            case "wound" | "exert":
                self.wounds[about["card"]] = self.wounds.get(about["card"], 0) + 1
            case "heal":
                self.wounds[about["card"]] -= 1
            case "exhausted":
                self.wounds[about["card"]] = self.g.full_vitality(about["card"]) - 1
            case "tokens":
                self.tokens[about["card"]] = about["count"]
            case "put-on":
                self.worn = True
            case "take-off":
                self.worn = False
            case "discard" | "kill" | "return" | "into-deck" | "stack" | "on-deck" | "hand-discard" | "beneath":
                self.leaves(about.get("card", -1))

    def leaves(self, card: int) -> None:
        self.in_play.discard(card)
        for facts in (self.wounds, self.tokens, self.hosts):
            facts.pop(card, None)


def seen(g: Fellowships) -> dict[str, Any]:
    """The same facts as they are."""
    cards = {c for c in g.table if g.card(c).type not in (SITE, RING)}
    return {
        "pool": g.pool,
        "site": g.at[:],
        "burdens": g.burdens[:],
        "wounds": {c: g.wounds[c] for c in cards if g.wounds[c]},
        "tokens": {c: g.tokens[c] for c in cards if g.tokens[c]},
        "hosts": {c: g.host[c] for c in cards if g.host[c] >= 0},
        "in play": cards,
        "worn": g.ring_on,
    }


def reported(follower: Follower) -> dict[str, Any]:
    return {
        "pool": follower.pool,
        "site": follower.site[:],
        "burdens": follower.burdens[:],
        "wounds": {c: n for c, n in follower.wounds.items() if n},
        "tokens": {c: n for c, n in follower.tokens.items() if n},
        "hosts": dict(follower.hosts),
        "in play": set(follower.in_play),
        "worn": follower.worn,
    }


#: What is laid without a line of its own: the line of the event that promises it, or of the assignment, tells it.
UNDERSTOOD = {"promise", "ring off"}


def laid_by(entry: Entry) -> str:
    """The name of the value that a line tells of."""
    key = entry.key.removeprefix("tcg-log-")
    about: dict[str, Any] = entry.about
    if key.startswith("keyword"):
        return f"keyword {about['keyword']}"
    if key.startswith("skip"):
        return "skip"
    return key.removeprefix("flag-").removeprefix("total-").replace("-", " ")


@pytest.mark.parametrize("decks", ["fellowship", "towers", "random-standard"])
def test_whatever_is_laid_on_cards_and_totals_has_a_line(decks: str) -> None:
    game = find_game("tcg")
    names = {code: name for name, code in VALUE_CODE.items()}
    told = 0
    for seed in range(14):
        g: Any = game.start({"players": 2, "decks": decks, "bidding": "no"}, Chance(seed_of(seed)))
        policy = Chance(seed_of(900 + seed))
        while g.asks:
            before = [tuple(entry) for entry in g.laid]
            g.sink = []
            decide(g, g.asks[0].sample(policy), g.asks[0].seat)
            new = list(g.laid)
            for entry in before:
                if list(entry) in new:
                    new.remove(list(entry))
            laid = sorted(names.get(entry[0], "skip") for entry in new)
            lines = [laid_by(entry) for entry in g.sink]
            missing = [name for name in laid if name not in lines and name not in UNDERSTOOD]
            assert missing == [], (seed, missing, [entry.key for entry in g.sink])
            told += len(laid)
    assert told > 10


@pytest.mark.parametrize("decks", ["fellowship", "towers", "random-standard"])
def test_a_game_is_followed_by_its_log(decks: str) -> None:
    """Whenever a player is to act, the follower's table is the table."""
    game = find_game("tcg")
    minions = compared = 0
    for seed in range(12):
        g: Any = game.start({"players": 2, "decks": decks, "bidding": "no"}, Chance(seed_of(seed)))
        follower, policy = Follower(g), Chance(seed_of(500 + seed))
        while g.asks:
            g.sink = []
            decide(g, g.asks[0].sample(policy), g.asks[0].seat)
            for entry in g.sink:
                follower.read(entry)
            if g.asks and g.asks[0].prompt in ("tcg-ask-fellowship", "tcg-ask-shadow", "tcg-ask-skirmish"):
                assert reported(follower) == seen(g), (seed, [(e.key, e.about) for e in g.sink])
                compared += 1
                minions += any(g.card(c).type == MINION for c in follower.in_play)
    assert compared > 200 and minions > 50
