"""The levels without search: how they stray, and what they prefer."""

from __future__ import annotations

from math import e

import pytest

from ai.positions import in_mordor
from westmarch.ai.budget import Budget
from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Seen
from westmarch.ai.rankers import Easy, Medium, with_noise
from westmarch.ai.style import Style
from westmarch.ai.wotr.mind import STYLE
from westmarch.engine.bench import is_compiled
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Option
from westmarch.engine.game import find_game
from westmarch.games.wotr.facts import CHARACTER, EVENT, FREE

WOTR = find_game("wotr")
MIND = mind_of(WOTR)
SCORES: list[tuple[float, Option]] = [(3.0, ("good",)), (1.0, ("bad",))]


def test_an_option_that_is_better_by_the_whim_comes_first_e_times_as_often() -> None:
    chance = Chance(seed_of(1))
    first = [with_noise(SCORES, 2.0, chance)[0][1] for _ in range(4000)]
    assert first.count(("good",)) / first.count(("bad",)) == pytest.approx(e, rel=0.1)


def test_without_a_whim_nobody_strays() -> None:
    assert with_noise(SCORES, 0.0, Chance(seed_of(1))) == SCORES


def first_choices(noise: float) -> set[Option]:
    seen = Seen(WOTR, in_mordor(step=1, corruption=3, tile_value=1), FREE)
    g = seen.dealt(Chance(seed_of(1)))
    return {Easy(MIND, Style(easy_noise=noise)).rank(seen, g, Chance(seed_of(n)))[0] for n in range(30)}


@pytest.mark.skipif(is_compiled(), reason="compiled code reads the constants of its own classes at once")
def test_easy_strays_by_its_style(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Easy, "OVERLOOKS", 0.0)
    assert first_choices(0.0) == {("use", CHARACTER, "move_fellowship")}
    assert len(first_choices(5.0)) > 1


def test_medium_prefers_what_the_position_shows() -> None:
    """The last step is taken though a card is said to look much better."""
    seen = Seen(WOTR, in_mordor(step=4, corruption=3, tile_value=1), FREE)
    g = seen.dealt(Chance(seed_of(1)))
    draw: Option = ("draw", EVENT, 0)
    best = ("use", CHARACTER, "move_fellowship")

    class Misled:
        """The mind of the game, but for the looks."""

        def __getattr__(self, name: str) -> object:
            return getattr(MIND, name)

        def ranked(self, g: object, ask: object) -> list[tuple[float, Option]]:
            found = MIND.ranked(g, ask)  # type: ignore[arg-type]
            if ask is not seen.ask and getattr(ask, "options", None) != seen.ask.listed:
                return found
            return sorted([(50.0 if option == draw else 0.0, option) for _, option in found], reverse=True)

    assert Misled().ranked(g, seen.ask)[0][1] == draw
    style = Style(prior_spread=STYLE.prior_spread, score_value=STYLE.score_value)
    assert Medium(Misled(), Budget(nodes=200), style).rank(seen, g, Chance(seed_of(2)))[0] == best  # type: ignore[arg-type]
