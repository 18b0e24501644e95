"""The log can be followed with the cards on the table: what changes, and everybody may see, has a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meccg.board import Board
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Options
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.runner import decide
from westmarch.engine.state import Entry
from westmarch.games.meccg.facts import LANDS
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.creatures import MAPPED
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, GUARD, HAND, TAPPED

#: Lines of cards that are put face down.
HIDING = {
    "meccg-log-exhausted", "meccg-log-guard", "meccg-log-puts", "meccg-log-agent-acts", "meccg-log-agent",
    "meccg-log-anew",
}  # fmt: skip
#: How much of a game is looked at.
DECISIONS = 700


def seen(g: Arda) -> dict[int, tuple[int, ...]]:
    """What everybody sees of each card that lies open: where it is, under what, with whom, in which state."""
    return {
        card: (g.zone[card], g.host[card], g.status[card], g.company[card], g.leader[card])
        for card in range(len(g.zone))
        if not g.is_hidden(card) and g.face(card).site < 0
    }


def reported(entries: list[Entry]) -> set[int]:
    """The cards that lines for everybody speak of."""
    names = ("card", "other", "leader", "third")
    found: set[int] = set()
    for entry in entries:
        if entry.audience is None:
            for name in names:
                value = entry.about.get(name, -1)
                found.update(value if isinstance(value, (list, tuple)) else [value])
    return found


def played(options: Options, seed: int) -> Iterator[tuple[Arda, Arda, list[Entry]]]:
    """Random play: the position before and after each decision, and what the log says of it."""
    g: Any = GAME.start(options, Chance(seed_of(seed)))
    policy = Chance(seed_of(seed + 600))
    for _ in range(DECISIONS):
        if not g.asks:
            break
        before = g.clone()
        lines: list[Entry] = []
        g.sink = lines
        decide(g, g.asks[0].sample(policy), g.asks[0].seat)
        yield before, g, lines


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("options", [{"decks": 1}, {"decks": 1, "cards": "random"}], ids=["starters", "random"])
def test_every_card_that_changes_openly_is_spoken_of(options: Options, seed: int) -> None:
    changes = 0
    bad: list[object] = []
    for before, g, lines in played(options, seed):
        old, new = seen(before), seen(g)
        changed = {card for card in old.keys() | new.keys() if old.get(card) != new.get(card)}
        # Companies that join are told of once, by whoever leads them.
        joined = {c for entry in lines if entry.key == "meccg-log-merge" for c in changed if g.is_character(c)}
        # What goes where nobody sees it is told of without its name.
        vanished = old.keys() - new.keys() if any(entry.key in HIDING for entry in lines) else set()
        missing = changed - reported(lines) - joined - vanished
        bad += [(g.face(c).id, old.get(c), new.get(c), [e.key[10:] for e in lines]) for c in missing]
        changes += len(changed)
    assert bad == [] and changes > 50


@pytest.mark.parametrize("options", [{"decks": 1}, {"decks": 1, "cards": "random"}], ids=["starters", "random"])
def test_the_limit_and_the_path_are_told_as_cards_change_them(options: Options) -> None:
    told: dict[str, Any] = {}
    compared = 0
    for seed in (2, 3):
        for before, g, lines in played(options, seed):
            for entry in lines:
                if entry.key == "meccg-log-limit":
                    told["limit"] = entry.about["count"]
                if entry.key == "meccg-log-path":
                    told["path"] = [LANDS.index(key.removeprefix("land-")) for key in entry.about["key"]]
            if g.here < 0 or g.here != before.here or not before.path or not g.path:
                continue
            if before.limit and g.limit:
                assert told["limit"] == g.limit
                compared += 1
            if before.path != g.path:
                assert told["path"] == g.path
    assert compared > 50


def test_an_attack_that_a_card_changes_is_told_anew() -> None:
    board = Board()
    slot = board.company("bree", "gimli")
    board.hand("vanish-in-sunlight").attack(slot, "undead", strikes=3, prowess=9)
    board.do("play:vanish-in-sunlight:0").passing()
    assert [(e["strikes"], e["prowess"]) for e in board.logged("attack-now")] == [(3, 7)]


def test_a_change_of_company_says_whose_company_it_is() -> None:
    board = Board()
    board.company("rivendell", "gimli", "legolas", "faramir")
    board.company("rivendell", "elrond")
    board.organization().do("regroup:legolas:company1", "regroup:gimli:new")
    assert [entry["leader"] for entry in board.logged("regroup")] == [board.card("elrond")]
    assert [entry["card"] for entry in board.logged("regroup-alone")] == [[board.card("gimli")]]


def test_hands_and_decks_are_counted_by_the_lines() -> None:
    for before, g, lines in played({"decks": 1}, 4):
        for seat in (0, 1):
            drawn = [e for e in lines if e.key == "meccg-log-draws" and e.about["seat"] == seat]
            if not any(e.key in ("meccg-log-exhausted", "meccg-log-puts") for e in lines):
                assert len(before.pile(DECK, seat)) - len(g.pile(DECK, seat)) <= len(drawn) + EXTRA
            mine = [e for e in lines if e.key == "meccg-log-draw" and e.audience == (seat,)]
            assert len(mine) == len(drawn)


#: Cards that leave a deck in the open, by a search, have a line of their own.
EXTRA = 1


@pytest.mark.parametrize("options", [{"decks": 1}, {"decks": 1, "cards": "random"}], ids=["starters", "random"])
def test_every_die_is_told_with_its_faces(options: Options) -> None:
    session = new_session(GAME, GAME.checked(options), "start", 6)
    for played_on in play_on(session, Chance(seed_of(606))):
        if len(played_on.steps) > DECISIONS:
            break
    rolled = [record[2] for record in session.journal.records if record[:2] == ["c", "d6"]]
    told = [e.about[name] for e in session.log if e.key == "meccg-log-dice" for name in ("first", "second")]
    assert told == rolled and len(told) > 20


def test_phases_have_headings_in_their_order() -> None:
    headings = ["organization", "long-events", "movement", "sites", "end-of-turn"]
    found = [
        entry.key.removeprefix("meccg-log-phase-")
        for _, _, lines in played({"decks": 1}, 8)
        for entry in lines
        if entry.key.startswith("meccg-log-phase-")
    ]
    assert len(found) > 10
    start = headings.index(found[0])
    assert all(name == headings[(start + i) % 5] for i, name in enumerate(found))


#: Games enough for what is rare in random play.
GAMES = range(20, 28)


def test_the_way_of_a_company_is_told() -> None:
    ways = 0
    for seed in GAMES:
        for _, g, lines in played({"decks": 1}, seed):
            moved = [entry.about["leader"] for entry in lines if entry.key == "meccg-log-reveals"]
            told = [entry for entry in lines if entry.key.startswith("meccg-log-way-")]
            assert len(told) == len(moved)
            if len(moved) == 1 and g.here == g.company[moved[0]] >= 0 and g.mode == MAPPED:
                assert list(told[0].about["region"]) == g.route
                ways += 1
    assert ways > 5


def test_a_character_comes_into_play_somewhere_and_under_somebody() -> None:
    entered = 0
    for seed in GAMES:
        for _, g, lines in played({"decks": 1}, seed):
            for number, entry in enumerate(lines):
                if entry.key == "meccg-log-character":
                    card = entry.about["card"]
                    assert entry.about["site"] == g.c_site[g.company[card]]
                    after = [
                        (e.about["card"], e.about["other"]) for e in lines[number:] if e.key == "meccg-log-follows"
                    ]
                    assert (g.leader[card] >= 0) == ((card, g.leader[card]) in after)
                    entered += 1
    assert entered > 10


def test_a_card_in_play_is_used_and_not_played() -> None:
    used = 0
    for seed in GAMES:
        for before, _, lines in played({"decks": 1}, seed):
            for entry in lines:
                if entry.key in ("meccg-log-play", "meccg-log-use"):
                    assert (before.zone[entry.about["card"]] in (HAND, GUARD)) == (entry.key == "meccg-log-play")
                    used += entry.key == "meccg-log-use"
    assert used > 2


def test_the_companies_that_decks_fix_are_told_before_the_first_turn() -> None:
    session = new_session(GAME, GAME.checked({"decks": 1}), "start", 4)
    g: Any = session.state
    told = reported([entry for entry in session.log if entry.key in ("meccg-log-character", "meccg-log-item")])
    there = {card for seat in (0, 1) for card in g.characters(seat)} | set(g.attached)
    assert len(there) >= 10 and there <= told


def test_the_log_tells_the_way_of_a_card_who_supports_whom_and_where_an_item_comes_from() -> None:
    board = Board().dice(6)
    board.company("rivendell", "aragorn-ii", "merry", "pippin")
    board.give("merry", "elven-cloak").hand("halfling-strength").organization()
    board.do("transfer:elven-cloak:aragorn-ii")
    assert [entry["third"] for entry in board.logged("give")] == [board.card("merry")]
    board.g.set_status(board.card("pippin"), TAPPED)
    board.organization().do("play:halfling-strength:0")
    assert [(entry["card"], entry["way"]) for entry in board.logged("way")] == [(board.card("halfling-strength"), 0)]
    board.give("merry", "lure-of-the-senses").run(CorruptionCheck(board.card("merry"), -5)).do("support:aragorn-ii")
    told = [(entry["card"], entry["other"]) for entry in board.logged("supports")]
    assert told == [(board.card("aragorn-ii"), board.card("merry"))]
