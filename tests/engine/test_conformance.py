"""The conformance suite finds games that break the contract."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from fluent.runtime import FluentResource

from kernel_fixtures import Variant
from sample_game.game import CARDS, SampleGame
from sample_game.state import Ford
from westmarch.engine.chance import Chance
from westmarch.engine.conformance import Broken, Conformance
from westmarch.engine.conformance_choices import InARow, prompts_with_an_order
from westmarch.engine.decision import Ask
from westmarch.engine.errors import Refused
from westmarch.engine.game import SPECTATOR, Options
from westmarch.engine.messages import Messages
from westmarch.engine.notation import Name, Notation


def suite(broken_game: SampleGame) -> Conformance:
    class Suite(Conformance):
        game = broken_game
        games = 2

    return Suite()


def test_the_sample_passes_without_a_test_framework() -> None:
    suite(SampleGame()).run()


def test_without_a_test_framework_a_broken_game_is_found_as_well() -> None:
    with pytest.raises((Broken, Refused)):
        suite(Silent()).run()


class Leaking(Variant):
    """Shows the top of the deck to everybody."""

    def view(self, g: Ford, seat: int) -> dict[str, Any]:
        return {**super().view(g, seat), "next": [CARDS[card] for card in g.deck[-1:]]}


class Telling(Variant):
    """Tells how good the other hand is, so that a resampled position looks different."""

    def view(self, g: Ford, seat: int) -> dict[str, Any]:
        return {**super().view(g, seat), "sum": sum(g.hands[1 - max(seat, 0)])}


class Cheating(Variant):
    """Deals the own hand anew as well."""

    def redeal(self, g: Ford, seat: int, chance: Chance) -> None:
        super().redeal(g, SPECTATOR, chance)


class Losing(Variant):
    """Doubles a card when it deals anew, and so loses another."""

    def redeal(self, g: Ford, seat: int, chance: Chance) -> None:
        super().redeal(g, seat, chance)
        g.deck[0] = g.deck[-1]


class Silent(Variant):
    """Names a rule that does not exist."""

    def why_not(self, g: Ford, seat: int, option: Any) -> str | None:
        return "sample.because-i-say-so"


class Misspelt(Variant):
    """Two cards share a name."""

    def __init__(self) -> None:
        card = Name("card", [*CARDS[:-1], CARDS[-2]], "sample-card")
        self._notation = Notation({**super().notation.vocabulary, "card": card, "other": card})
        for verb, names in super().notation.verbs.items():
            self._notation.verb(verb, *names)

    @property
    def notation(self) -> Notation:
        return self._notation


class Untranslated(Variant):
    """Has a verb without a text."""

    def __init__(self) -> None:
        self.notation.verb("sing")


class Mumbling(Variant):
    """Says the same of every card that may be played."""

    def messages(self, lang: str) -> Messages:
        texts = super().messages(lang)
        texts.bundle.add_resource(FluentResource("sample-option-play = Play a card"), allow_overrides=True)
        return texts


class Crooked(Variant):
    """Starts without a card."""

    def set_up(self, options: Options, chance: Chance) -> Ford:
        g = super().set_up(options, chance)
        g.deck.pop()
        return g


class Unrecorded(Variant):
    """Shuffles behind the journal's back."""

    times = 0

    def set_up(self, options: Options, chance: Chance) -> Ford:
        g = super().set_up(options, chance)
        self.times += 1
        g.deck = g.deck[self.times :] + g.deck[: self.times]
        return g


@pytest.mark.parametrize(
    "game, check, problem",
    [
        (Leaking(), "test_views_hide_what_is_hidden", "shows '"),
        (Telling(), "test_resampled_positions_look_the_same", "view.sum"),
        (Cheating(), "test_resampled_positions_look_the_same", "hand"),
        (Losing(), "test_resampled_positions_look_the_same", "a card is lost"),
        (Silent(), "test_refusals_name_a_rule", "sample.because-i-say-so, which is no rule"),
        (Misspelt(), "test_codes_are_sorted_unique_and_parse_back", "share a code|parses to"),
        (Untranslated(), "test_every_text_is_there", "sample-option-sing"),
        (Mumbling(), "test_options_that_differ_read_differently", "'Play a card' is said of"),
        (Crooked(), "test_random_games_end", "a card is lost"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, SampleGame) else "",
)
def test_a_broken_game_is_found(game: SampleGame, check: str, problem: str) -> None:
    with pytest.raises((Broken, Refused), match=problem):
        getattr(suite(game), check)()


def test_chance_behind_the_journal_s_back_is_found() -> None:
    with pytest.raises(Exception, match=r"elsewhere|record|hand"):
        suite(Unrecorded()).test_replay_through_text()


def one_after_another(hidden_order: bool) -> Iterator[InARow]:
    """Three of six things taken one after another, in every way; with a hidden order only later ones are left."""

    def asked(taken: tuple[int, ...]) -> Ask:
        left = [i for i in range(6) if i not in taken and not (hidden_order and taken and i < taken[-1])]
        return Ask(0, "sample-ask-several", [("take", i) for i in left], "taken")

    for chosen in permutations(range(6), 3):
        for n, thing in enumerate(chosen):
            before = asked(chosen[:n])
            if ("take", thing) in before.options:
                yield before, ("take", thing), asked(chosen[: n + 1])


def test_a_hidden_order_of_single_questions_is_found() -> None:
    assert prompts_with_an_order(one_after_another(True)) == ["sample-ask-several"]
    assert prompts_with_an_order(one_after_another(False)) == []


def moved_one_after_another(hidden_order: bool) -> Iterator[InARow]:
    """Three of four figures moved one after another, each to one of three places, and each once."""

    def asked(moved: tuple[int, ...]) -> Ask:
        left = [i for i in range(4) if i not in moved and not (hidden_order and moved and i < moved[-1])]
        return Ask(0, "sample-ask-walk", [("walk", i, place) for i in left for place in range(3)], "walked")

    for figures in permutations(range(4), 3):
        for n, figure in enumerate(figures):
            before = asked(figures[:n])
            for place in range(3):
                if ("walk", figure, place) in before.options:
                    yield before, ("walk", figure, place), asked(figures[: n + 1])


def test_a_hidden_order_is_found_where_options_have_several_parts() -> None:
    assert prompts_with_an_order(moved_one_after_another(True)) == ["sample-ask-walk"]
    assert prompts_with_an_order(moved_one_after_another(False)) == []


def test_what_costs_too_much_is_no_hidden_order() -> None:
    """Things are lost because they cannot be paid any more, whatever their number."""

    def asked(money: int) -> Ask:
        return Ask(0, "sample-ask-buy", [("buy", price, money) for price in range(1, 9) if price <= money], "bought")

    row = [(asked(money), ("buy", price, money), asked(money - price)) for money in (6, 8) for price in (1, 2, 3)]
    assert prompts_with_an_order(row) == []


def test_the_suite_looks_at_questions_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.engine.conformance._in_a_row", lambda session: one_after_another(True))
    with pytest.raises(Broken, match="sample-ask-several: only what comes later is offered again"):
        suite(SampleGame()).test_questions_in_a_row_have_no_order()
