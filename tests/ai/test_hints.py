"""Hints with their reasons, and the story of a game in chances."""

from __future__ import annotations

import pytest

from ai.positions import in_mordor
from westmarch.ai.grading import review
from westmarch.ai.hints import advise, analysis
from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Seen
from westmarch.ai.wotr.evaluate import FEATURES, evaluate
from westmarch.engine.chance import seed_of
from westmarch.engine.game import find_game
from westmarch.engine.session import Session
from westmarch.games.wotr.facts import CHARACTER, FREE, SHADOW

WOTR = find_game("wotr")


def test_advice_is_ranked_and_gives_reasons() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    found = advise(Seen(WOTR, g, FREE), "easy")
    assert found[0].code == "use:character:move_fellowship"
    assert all(g.asks[0].legal(advice.option) for advice in found)
    assert 0 < found[0].chance <= 1
    reasons = {reason.key for advice in found for reason in advice.reasons}
    assert "wotr-term-way" in reasons
    for key in reasons:
        for language in ("en", "es"):
            assert WOTR.messages(language).text(key, {}) != key


def test_every_term_has_its_message() -> None:
    for name in FEATURES:
        for language in ("en", "es"):
            assert WOTR.messages(language).text(f"wotr-term-{name}", {})


def test_a_game_that_is_won_needs_no_reasons() -> None:
    found = advise(Seen(WOTR, in_mordor(step=4, corruption=3, tile_value=1), FREE), "easy", count=1)
    assert found[0].option == ("use", CHARACTER, "move_fellowship")
    assert found[0].chance == 1.0
    assert found[0].reasons == []


def test_the_evaluation_knows_what_is_good_for_whom() -> None:
    near = in_mordor(step=3, corruption=3, tile_value=1)
    far = in_mordor(step=1, corruption=3, tile_value=1)
    worn = in_mordor(step=3, corruption=10, tile_value=3)
    assert evaluate(near) > evaluate(far)
    assert evaluate(near) > evaluate(worn)
    mind = mind_of(WOTR)
    assert mind.evaluate(near, FREE) + mind.evaluate(near, SHADOW) == 1


def test_analysis_of_a_game() -> None:
    mind = mind_of(WOTR)
    session = Session.new(WOTR, {}, seed_of(12))
    while session.state.asks:
        ask = session.state.asks[0]
        option = mind.ranked(session.state, ask)[0][1]
        session.decide(ask.seat, WOTR.notation.code(session.state, ask.seat, option))
    found = analysis(session.journal)
    assert [point.turn for point in found.points[:-1]] == list(range(1, found.points[-1].turn + 1))
    assert all(abs(sum(point.chances) - 1) < 0.01 for point in found.points)
    winner = session.state.winners[0]
    assert found.points[-1].chances[winner] == 1.0
    assert found.turning_points
    assert all(point in found.points for point in found.turning_points)


def played_to_the_end(seed: int, worst: range) -> Session:
    """A game of the heuristics; decisions of the Free Peoples with some numbers are the last that they would take."""
    mind = mind_of(WOTR)
    session = Session.new(WOTR, {}, seed_of(seed))
    while session.state.asks:
        ask = session.state.asks[0]
        ranked = mind.ranked(session.state, ask)
        poor = ask.seat == FREE and len(session.steps) in worst and mind.is_macro(ask)
        option = ranked[-1 if poor else 0][1]
        session.decide(ask.seat, WOTR.notation.code(session.state, ask.seat, option))
    return session


def test_a_game_looked_back_at_tells_mistakes_from_luck() -> None:
    session = played_to_the_end(12, range(30, 400))
    found = review(session.journal)
    assert found.mistakes == sorted(found.mistakes, key=lambda one: (-one.cost, one.at))
    assert found.mistakes[0].seat == FREE and found.mistakes[0].cost > 0.05
    assert sum([one.seat == FREE for one in found.mistakes]) > len(found.mistakes) / 2
    for one in found.mistakes:
        assert one.code == session.steps[one.at].code != one.better
    assert sum(found.luck) == pytest.approx(0.0, abs=0.01)
    assert found.luck[FREE] != 0.0
