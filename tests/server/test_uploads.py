"""Journals with something changed somewhere: what is taken of them can be shown, gone on with and played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.game import SPECTATOR, Game, find_game
from westmarch.engine.origin import from_moment
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.session import Session
from westmarch.engine.view import observe
from westmarch.server.tables.journals import checked
from westmarch.server.tables.opening import _session
from westmarch.server.tables.replays import _made

GAMES = ["sample", "wotr", "bofa", "tcg", "meccg"]
#: What is put in the place of something, besides what looks like it.
ODD: list[Any] = [
    10**18,
    2**63,
    -(2**63),
    -1,
    0,
    1,
    7,
    1.5,
    "x",
    "",
    "\ud800",
    None,
    True,
    False,
    [],
    {},
    {"tuple": [1]},
]


def play(session: Session, decisions: int, seed: int) -> None:
    for _, _ in zip(range(decisions + 1), play_on(session, Chance(seed_of(seed))), strict=False):
        pass


def journals(game: Game) -> list[str]:
    """A journal that begins at a directed position, and one that goes on from a moment of it."""
    first = new_session(game, {}, min(game.scenarios()), 1)
    play(first, 14, 2)
    at = len(first.steps) // 2
    start, origin = from_moment(first.journal, at, first.steps[at].before)
    later = Session.new(game, {}, seed_of(3), start)
    later.journal.origin = origin
    play(later, 6, 5)
    return [first.journal.text(), later.journal.text()]


def instead(value: Any, chance: random.Random) -> Any:
    found = [*ODD, [value] * 3]
    if type(value) is int:
        found += [float(value), bool(value), value + 1, value - 1] * 3
    if isinstance(value, str):
        found += [value + "x", value[:-1]]
    if isinstance(value, list) and value:
        found += [value[1:], value[:-1], value[::-1], value + value[:1]] * 2
    if isinstance(value, dict) and value:
        first = next(iter(value))
        found += [{name: one for name, one in value.items() if name != first}, value | {"new": 1}]
    return chance.choice(found)


def change(place: Any, chance: random.Random) -> None:
    """Put something else somewhere into lists and objects within each other."""
    while True:
        key = chance.choice(list(place) if isinstance(place, dict) else list(range(len(place))))
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() < 0.15:
            place[key] = instead(inner, chance)
            return
        place = inner


def changed(text: str, chance: random.Random) -> str:
    """The same journal with a change in its position, its history, its header or one of its records."""
    lines = text.splitlines()
    head = json.loads(lines[0])
    place = chance.choice(["position", "position", "origin", "header", "record"])
    if place == "record":
        at = chance.randrange(1, len(lines))
        record = json.loads(lines[at])
        change(record, chance)
        lines[at] = json.dumps(record)
    elif place == "origin" and "journal" in head["origin"] and chance.random() < 0.8:
        head["origin"]["journal"] = changed(head["origin"]["journal"], chance)
    else:
        change(head if place == "header" else head[place], chance)
    return "\n".join([json.dumps(head), *lines[1:]]) + "\n"


def mutations(game: Game, count: int) -> Iterator[str]:
    chance = random.Random(f"{game.name} {count}")
    texts = journals(game)
    assert [checked(text)[1] for text in texts] == ["", ""]
    for number in range(count):
        yield changed(texts[number % 2], chance)


def use(game: Game, text: str) -> None:
    """Whatever anybody can do with a journal that was taken."""
    shown = _made("journal-x", text)
    for seat in (None, *range(2)):
        shown.overview(SPECTATOR, seat)
    for moment in {0, shown.last // 2, shown.last}:
        shown.frames(moment, 2, SPECTATOR, 0)
        going_on = shown.going_on(moment)
        if not going_on:
            continue
        _, options, position, origin = going_on
        start = game.load(json.loads(json.dumps(position))), origin
        session = _session(game, game.checked(options), seed_of(9), start, False)
        for _, _ in zip(range(25), play_on(session, Chance(seed_of(moment))), strict=False):
            check_position(game, session.state)
            for seat in range(SPECTATOR, session.state.seats):
                observe(game, session.state, seat)


def tried(game: Game, count: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for text in mutations(game, count):
        _, fault, _ = checked(text)
        found[fault or "taken"] += 1
        if not fault:
            use(game, text)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_of_changed_journals_can_be_played(name: str) -> None:
    found = tried(find_game(name), 60)
    assert found["rules"] > 10 and found["none"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_seven_thousand_changed_journals(name: str) -> None:
    found = tried(find_game(name), 1_500)
    assert found.total() == 1_500


def test_numbers_that_only_look_like_those_of_a_game_are_refused() -> None:
    """To Python 1.0 and True are 1, and a list has no item 1.0."""
    game = find_game("sample")
    text = journals(game)[0]
    head, rest = text.split("\n", 1)
    for path in (["options", "players"], ["position", "seats"]):
        for kind in (float, bool):
            other = json.loads(head)
            place = other
            for name in path[:-1]:
                place = place[name]
            place[path[-1]] = kind(1 if kind is bool else place[path[-1]])
            assert checked(json.dumps(other) + "\n" + rest)[1], (path, kind)


def test_signs_that_no_file_can_hold_are_refused() -> None:
    head, rest = journals(find_game("sample"))[0].split("\n", 1)
    for name in ("commitment", "made"):
        other = json.loads(head) | {name: "\ud800" if name == "commitment" else {"x": "\ud800"}}
        assert checked(json.dumps(other) + "\n" + rest)[1] == "none"
