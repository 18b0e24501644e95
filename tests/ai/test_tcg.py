"""The opponents of the TCG."""

from __future__ import annotations

from typing import Any

import pytest

from ai import audits
from westmarch.ai.lessons import played
from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.match import Plan, play_game
from westmarch.ai.policy import Seen
from westmarch.ai.tcg import weights as w
from westmarch.ai.tcg.board import fight
from westmarch.ai.tcg.evaluate import FEATURES, balance, evaluate, features, lessons, strongest, terms, unmatched
from westmarch.ai.tcg.mind import MIND, plain_ranking, tried
from westmarch.cards.nodes import Act, walk
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.tcg.facts import CATALOGUE, DEAD, EVENT
from westmarch.games.tcg.rules.assignment import unassigned

OPTIONS = {"players": 2, "decks": "fellowship", "bidding": "yes", "redraw": "yes"}


def games(prompt: str, seeds: range) -> list[Any]:
    """Positions of some games in which a question is asked."""
    game = find_game("tcg")
    found = []
    for seed in seeds:
        g: Any = game.start({}, Chance(seed_of(seed)))
        while g.asks:
            ask = g.asks[0]
            if ask.prompt == prompt:
                found.append(g.clone())
            decide(g, MIND.ranked(g, ask)[0][1], ask.seat)
    return found


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_hidden_cards_do_not_change_a_decision(level: str) -> None:
    audits.hidden_cards_do_not_matter("tcg", level, 6, 13)


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_a_seed_and_a_node_budget_fix_the_decision(level: str) -> None:
    audits.decisions_can_be_repeated("tcg", level, 3, 21)


@pytest.mark.parametrize("decks", ["fellowship", "towers", "random"])
def test_easy_opponents_finish_a_game(decks: str, caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("tcg", {**OPTIONS, "decks": decks}, "easy", "easy", 5), caplog, 60)


def test_three_easy_opponents_finish_a_game(caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("tcg", {**OPTIONS, "players": 3}, "easy", "easy", 6), caplog, 90)


@pytest.mark.parametrize("level", ["medium@6n", "hard@6n"])
def test_thinking_opponents_finish_a_game(level: str, caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("tcg", OPTIONS, level, "easy", 7), caplog, 60)


def test_reasons_have_words() -> None:
    audits.reasons_have_words("tcg", 4, 17)


def pauses(options: dict[str, Any], seed: int) -> list[Any]:
    """Positions of a game that can be judged."""
    g: Any = find_game("tcg").start({**OPTIONS, **options}, Chance(seed_of(seed)))
    found = []
    while g.asks:
        ask = g.asks[0]
        if g.turn and MIND.is_pause(ask):
            found.append(g.clone())
        decide(g, MIND.ranked(g, ask)[0][1], ask.seat)
    return found


@pytest.mark.parametrize("decks", ["fellowship", "towers", "random"])
def test_the_chances_of_two_players_add_up_to_one(decks: str) -> None:
    positions = pauses({"decks": decks}, 3)
    assert len({round(evaluate(g, 0), 4) for g in positions}) > 3
    for g in positions:
        assert evaluate(g, 0) + evaluate(g, 1) == pytest.approx(1)
        assert balance(g, 0, 1) == pytest.approx(-balance(g, 1, 0))


def test_of_three_players_each_has_a_chance_until_he_is_out() -> None:
    positions = pauses({"players": 3}, 4)
    for g in positions:
        found = [evaluate(g, seat) for seat in range(3)]
        assert [chance == 0 for chance in found] == [bool(out) for out in g.out]
        assert 0.5 < sum(found) < 1.5
    assert positions


def test_a_finished_game_is_won_or_lost() -> None:
    g = pauses({}, 5)[-1]
    g.finish([1], "tcg-end-site-nine")
    assert (evaluate(g, 0), evaluate(g, 1)) == (0.0, 1.0)
    assert terms(g, 0) == {}


@pytest.mark.parametrize("harm", ["wounds", "burdens", "companions", "way"])
def test_the_evaluation_knows_what_is_bad_for_whom(harm: str) -> None:
    """In all games together; a single position may have reasons of its own."""
    change = 0.0
    for seed in range(6, 18):
        for g in pauses({}, seed):
            for seat in range(2):
                before = evaluate(g, seat)
                after = g.clone()
                if harm == "wounds" and after.vitality(after.bearer[seat]) > 1:
                    after.wounds[after.bearer[seat]] += 1
                elif harm == "burdens" and after.resistance(seat) > 2:
                    after.burdens[seat] += 2
                elif harm == "companions":
                    mine = [c for c in after.table if after.owner[c] == seat and after.is_fellowship(c)]
                    for card in [c for c in mine if c != after.bearer[seat]][:1]:
                        after.leave_play(card)
                        after.put(card, DEAD)
                elif harm == "way" and after.at[seat] > 1:
                    after.at[seat] -= 1
                change += evaluate(after, seat) - before
    assert change < -0.5


def test_what_a_hand_can_send_is_bounded_by_twilight() -> None:
    assert strongest([(9, 4), (8, 5), (5, 1)], 5) == [9, 5]
    assert strongest([(9, 4)], 3) == []
    assert unmatched([7, 3], [9, 5, 4]) == 2 + 2 + 4


def test_lessons_are_told_from_both_seats() -> None:
    g = pauses({}, 6)[3]
    (first, mine), (second, theirs) = lessons(g)
    assert (first, second) == (0, 1)
    assert len(mine) == len(FEATURES) == len(features(g, 1, 0))
    assert theirs == features(g, 1, 0)


def test_an_answer_that_changes_nothing_is_not_given() -> None:
    """Goblin Swarms may be answered with again and again; whoever did so would never end (game 763 of the lessons)."""
    row = played("tcg", 763)
    assert row["options"]["decks"] == "random"
    assert len(row["decided"]) < 1000


def test_easy_is_quick() -> None:
    audits.easy_is_quick("tcg", 60)


def test_a_search_keeps_to_its_time() -> None:
    audits.a_search_keeps_to_its_time("tcg", 9)


@pytest.mark.parametrize("level", ["easy", "medium@8n", "hard@8n"])
def test_nobody_bids_himself_out_of_the_game(level: str) -> None:
    game = find_game("tcg")
    for seed in range(4):
        g = game.start({}, Chance(seed_of(seed)))
        option = policy_of(game, level).choose(Seen(game, g, 0), Chance(seed_of(seed)))
        assert option[0] == "bid" and option[1] <= 1


def test_the_ring_bearer_is_not_left_to_a_minion_that_kills_him() -> None:
    """With a companion for every minion, a minion that would overwhelm the Ring-bearer is defended against."""
    seen = 0
    for g in games("tcg-ask-defend", range(12)):
        ask = g.asks[0]
        pairs = [(c, m) for _, c, m in [option for option in ask.listed if option != PASS]]
        bearer = g.bearer[g.fp]
        deadly = {m for c, m in pairs if c == bearer and fight(g, bearer, [m]) <= -w.RING_BEARER}
        others = {c for c, _ in pairs if c != bearer}
        if not deadly or len(others) < len(unassigned(g)):
            continue
        seen += 1
        defended: set[int] = set()
        while g.asks and g.asks[0].prompt == "tcg-ask-defend":
            option = MIND.ranked(g, g.asks[0])[0][1]
            if option == PASS:
                break
            _, character, minion = option
            assert character != bearer or minion not in deadly
            defended.add(minion)
            decide(g, option, g.fp)
        assert deadly <= defended
    assert seen


def test_arrows_hit_the_ring_bearer_last() -> None:
    seen = 0
    for g in games("tcg-ask-archery-wound", range(12)):
        ask = g.asks[0]
        bearer = g.bearer[g.fp]
        targets = [option[1] for option in ask.listed]
        if ask.seat == g.fp and bearer in targets and any(g.vitality(c) > 1 for c in targets if c != bearer):
            seen += 1
            assert plain_ranking(g, ask)[0][1] != ("wound", bearer)
    assert seen


def only_strength(g: Any, card: int) -> bool:
    """Whether an event does nothing but change strength."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if blueprint.type != EVENT:
        return False
    effect = blueprint.abilities[blueprint.event_at].effect
    return {node.verb for node in walk(effect) if isinstance(node, Act)} <= {"strength", "spot"}


def test_pumps_are_kept_for_fights_that_they_change() -> None:
    """No event of strength alone is played in a skirmish whose outcome stays the same."""
    seen = 0
    for g in games("tcg-ask-skirmish", range(12)):
        ask = g.asks[0]
        option = MIND.ranked(g, ask)[0][1]
        if option[0] == "play" and only_strength(g, option[1]):
            seen += 1
            after = tried(g, option, ask.seat)
            assert fight(after, after.fighter, after.foes) != fight(g, g.fighter, g.foes)
    assert seen


def test_nothing_is_handed_over_or_used_in_vain() -> None:
    offered = 0
    for g in games("tcg-ask-fellowship", range(4)):
        ask = g.asks[0]
        offered += sum(option[0] in ("transfer", "use") for option in ask.listed)
        for look, option in MIND.ranked(g, ask):
            assert option[0] != "transfer" or look > w.MARGIN
            assert option[0] != "use" or look > -w.VAIN
    assert offered > 10


def test_the_ring_is_not_put_on_by_whoever_would_be_corrupted_by_it() -> None:
    """A sure loss is avoided as long as there is anything else, even if a level insists on it."""
    seen = 0
    for g in games("tcg-ask-answer", range(12)):
        ask = g.asks[0]
        rings = [option for option in ask.listed if option[0] == "answer" and option[1] == g.ring[ask.seat]]
        if not rings or g.vitality(g.bearer[ask.seat]) < 3:
            continue
        g.burdens[ask.seat] += g.resistance(ask.seat) - 1
        seen += 1
        assert audits.insisting_on("tcg", g, rings[0]) != rings[0]
    assert seen


@pytest.mark.slow
def test_easy_beats_random_on_both_sides() -> None:
    assert mind_of(find_game("tcg")) is MIND
    plan = Plan("tcg", OPTIONS, "easy", "random", 31)
    for half in (0, 1):
        assert sum(play_game(plan, pair, half).score for pair in range(12)) >= 9
