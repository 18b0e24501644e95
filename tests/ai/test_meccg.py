"""The opponents of the Middle-earth CCG."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ai import audits
from westmarch.ai.lessons import played
from westmarch.ai.match import Plan, play_game
from westmarch.ai.meccg import battle, people, tactics, travel, weights
from westmarch.ai.meccg.dice import outrolls
from westmarch.ai.meccg.evaluate import FEATURES, both, lessons
from westmarch.ai.meccg.mind import JOURNEYS, MIND, REARRANGING
from westmarch.ai.suite.tactics import Found
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Ask
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.meccg.facts import CREATURE, FACES, HAVEN, HAZARD, ITEM, MAJOR
from westmarch.games.meccg.rules.combat import encounter_of, strike_of
from westmarch.games.meccg.rules.council import final_score
from westmarch.games.meccg.terms import LOCATION, OUT, TAPPED, UNTAPPED, WOUNDED

GAME = find_game("meccg")
OPTIONS = GAME.checked({})


def games(prompt: str, seeds: range, most: int = 40) -> list[Any]:
    """Positions of some games in which a question is asked."""
    found: list[Any] = []
    for seed in seeds:
        g: Any = GAME.start({}, Chance(seed_of(seed)))
        while g.asks and len(found) < most:
            ask = g.asks[0]
            if ask.prompt == prompt:
                found.append(g.clone())
            decide(g, MIND.ranked(g, ask)[0][1], ask.seat)
    return found


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_hidden_cards_do_not_change_a_decision(level: str) -> None:
    audits.hidden_cards_do_not_matter("meccg", level, 7, 23)


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_a_seed_and_a_node_budget_fix_the_decision(level: str) -> None:
    audits.decisions_can_be_repeated("meccg", level, 3, 41)


@pytest.mark.parametrize("changes", [{}, {"rules": "basic"}, {"cards": "random"}])
def test_easy_opponents_finish_a_game(changes: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    """Nobody waits for ever: the game ends long before both hands have been turned over many times."""
    audits.a_game_goes_well(Plan("meccg", GAME.checked(changes), "easy", "easy", 5), caplog, 120)


@pytest.mark.parametrize("level", ["medium@4n", "hard@4n"])
def test_thinking_opponents_finish_a_game(level: str, caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("meccg", OPTIONS, level, "easy", 7), caplog, 120)


def test_reasons_have_words() -> None:
    audits.reasons_have_words("meccg", 4, 29)


def test_easy_is_quick() -> None:
    audits.easy_is_quick("meccg", 60)


def test_a_search_keeps_to_its_time() -> None:
    audits.a_search_keeps_to_its_time("meccg", 11)


def test_companies_go_where_cards_of_the_hand_can_be_played() -> None:
    """Where a reachable site has something for the hand and no danger of its own, no company prefers an idle one."""
    seen = 0
    for g in games("meccg-ask-organize", range(6)):
        ask = g.asks[0]
        option = MIND.ranked(g, ask)[0][1]
        if option[0] != "move":
            continue
        journeys = travel.Journeys(g, ask.seat)
        best = max(journeys.worth(other) for other in ask.listed if other[0] == "move")
        assert journeys.worth(option) == best
        cards = travel.wanted(g, ask.seat, option[1])
        seen += travel.offers(cards, FACES[g.faces[option[2]]]) > 0
    assert seen >= 5


def test_a_site_that_has_nothing_left_is_not_entered() -> None:
    seen = 0
    for g in games("meccg-ask-enter", range(6)):
        if g.site_face(g.here).automatic:
            seen += 1
            g.status[g.c_site[g.here]] = TAPPED
            assert MIND.ranked(g, g.asks[0])[0][1] != ("enter",)
    assert seen


def test_the_council_is_called_by_whoever_is_ahead() -> None:
    seen = set()
    for g in games("meccg-ask-call", range(12)):
        ask = g.asks[0]
        ahead = final_score(g, ask.seat) - final_score(g, 1 - ask.seat) >= people.LEAD
        called = MIND.ranked(g, ask)[0][1] == ("call",)
        assert called == ahead
        seen.add(called)
    assert True in seen


def test_waiting_grows_worse_with_the_turns() -> None:
    g: Any = games("meccg-ask-organize", range(1))[0]
    slot = g.companies(g.asks[0].seat)[0]
    early = travel.resting(g, slot, [])
    g.turn += 30
    assert travel.resting(g, slot, []) < early


def test_cards_are_not_played_for_nothing() -> None:
    audits.waste_is_vetoed("meccg", games("meccg-ask-hazard", range(3)) + games("meccg-ask-act", range(3)), 1)


def test_nothing_is_rearranged_without_gain() -> None:
    """Items handed over and followers led by somebody else: there are many ways, and none is thought of for nothing."""
    offered = 0
    for g in games("meccg-ask-organize", range(6)):
        ask = g.asks[0]
        offered += sum(option[0] in REARRANGING for option in ask.listed)
        ranked = MIND.ranked(g, ask)
        assert all(look > 0 for look, option in ranked if option[0] in REARRANGING)
        assert PASS not in ask.listed or PASS in [option for _, option in ranked]
    assert offered > 50


def found_by(find: Callable[[Any, Ask], Found | None], prompt: str, seeds: range, most: int) -> list[tuple[Any, Found]]:
    """Positions of some games about which a tactic has something to say."""
    pairs = [(g, find(g, g.asks[0])) for g in games(prompt, seeds, most)]
    return [(g, found) for g, found in pairs if found is not None]


def test_a_faction_is_won_over_with_the_help_of_a_card() -> None:
    seen = found_by(tactics.persuade, "meccg-ask-influence", range(8), 4)
    assert seen
    for g, found in seen:
        assert MIND.ranked(g, g.asks[0])[0][1] in found.accept


def test_everybody_supports_at_the_council() -> None:
    seen = found_by(tactics.last_check, "meccg-ask-check", range(8), 200)
    assert seen
    for g, found in seen:
        assert MIND.ranked(g, g.asks[0])[0][1] in found.accept


def two_companies_at_a_haven() -> tuple[Any, int, int]:
    """A game with two companies of one player, and the slots of both."""
    for g in games("meccg-ask-organize", range(30), 400):
        slots = g.companies(g.asks[0].seat)
        if len(slots) == 2 and all(g.site_face(slot).site == HAVEN and g.c_dest[slot] < 0 for slot in slots):
            return g, slots[0], slots[1]
    raise AssertionError("no game has two companies at Havens")


def test_two_companies_do_not_run_after_the_same_card() -> None:
    g, first, second = two_companies_at_a_haven()
    seat = g.asks[0].seat
    faces = [face for face in FACES if face.kind == ITEM and face.item == MAJOR][:1]
    goal = next(card for card in g.pile(LOCATION, seat) if travel.fits(faces[0], FACES[g.faces[card]]))
    cards = [(3.0, faces[0])]
    assert travel.unclaimed(g, seat, second, cards) == cards
    g.c_dest[first] = goal
    assert travel.unclaimed(g, seat, second, cards) == []
    assert travel.unclaimed(g, seat, second, cards * 2) == cards


def test_strikes_that_nobody_is_left_for_count() -> None:
    """Several strikes on somebody alone weigh on him: he is less likely to stay untapped than in company."""
    g: Any = games("meccg-ask-organize", range(1))[0]
    slot = g.companies(g.asks[0].seat)[0]
    lair = max((face for face in FACES if face.automatic), key=lambda face: max(a.strikes for a in face.automatic))
    strikes = max(attack.strikes for attack in lair.automatic)
    assert travel.surplus(strikes, g, slot) == max(0, strikes - len(g.members[slot]))
    together = travel.left_to_act(g, slot, lair)
    best = max(g.members[slot], key=lambda card: FACES[g.faces[card]].prowess)
    g.members[slot] = [best]
    assert travel.surplus(strikes, g, slot) == strikes - 1
    assert travel.left_to_act(g, slot, lair) < together


def test_whoever_is_needed_untapped_does_not_tap() -> None:
    """Somebody who alone can still use a site fights with -3 where that is hardly dangerous; with a companion to use
    it he has nothing to lose by tapping."""
    seen = found_by(tactics.needed, "meccg-ask-stay", range(12), 200)
    assert seen
    for g, found in seen:
        ask = g.asks[0]
        assert MIND.ranked(g, ask)[0][1] in found.accept
        one: Any = strike_of(g)
        encounter: Any = encounter_of(g)
        free = [card for card in g.members[g.company[one.target]] if card not in (one.target, *encounter.targets)]
        for card in free:
            g.status[card] = UNTAPPED
            assert travel.at_stake(g, ask.seat, one.target) == 0.0
            g.status[card] = TAPPED


def test_nothing_is_risked_for_a_site_that_has_nothing() -> None:
    """What is at stake is what the hand can gain there."""
    for g, _ in found_by(tactics.needed, "meccg-ask-stay", range(12), 200):
        one: Any = strike_of(g)
        seat = g.asks[0].seat
        for card in list(g.hand(seat)):
            g.put(card, OUT)
        assert travel.at_stake(g, seat, one.target) == 0.0


def test_only_what_can_be_revealed_is_laid_on_guard() -> None:
    refused = 0
    for g in games("meccg-ask-hazard", range(4), 60):
        ask = g.asks[0]
        laid = {option[1] for option in ask.listed if option[0] == "guard"}
        thought_of = {option[1] for _, option in MIND.ranked(g, ask) if option[0] == "guard"}
        assert thought_of == {card for card in laid if battle.may_be_revealed(g, card)}
        assert all(FACES[g.faces[card]].kind in (CREATURE, HAZARD) for card in thought_of)
        refused += len(laid - thought_of)
    assert refused > 50


def test_nobody_taps_for_a_hopeless_attempt_to_influence() -> None:
    seen = found_by(tactics.hopeless, "meccg-ask-explore", range(10), 200)
    assert seen
    for g, found in seen:
        assert all(option in found.accept for _, option in MIND.ranked(g, g.asks[0]))


def test_an_attempt_is_worth_more_the_likelier_it_is() -> None:
    assert outrolls(-11) == 1.0 and outrolls(10) == 0.0
    assert outrolls(0) == pytest.approx((1 - sum((6 - abs(7 - n)) ** 2 for n in range(2, 13)) / 1296) / 2)
    g, found = found_by(tactics.hopeless, "meccg-ask-explore", range(10), 200)[0]
    option = next(one for one in found.chances if one[0] == "persuade")
    shown = ("persuade_with", option[1], option[2], g.hand(g.asks[0].seat)[0])
    assert people.persuade(g, 0, shown) > people.persuade(g, 0, option)


def test_what_looks_worse_than_nothing_is_not_thought_of() -> None:
    seen = 0
    for prompt in ("meccg-ask-hazard", "meccg-ask-act", "meccg-ask-organize"):
        for g in games(prompt, range(3)):
            for look, option in MIND.ranked(g, g.asks[0]):
                if option != PASS and option[0] not in JOURNEYS:
                    seen += 1
                    assert look > -weights.WASTE * weights.LOOK
    assert seen > 30


# ---- the evaluation ----


def between_turns(seeds: range) -> list[Any]:
    return games("meccg-ask-organize", seeds, 12)


def test_the_chances_of_both_players_come_to_one() -> None:
    for g in between_turns(range(2)):
        assert MIND.evaluate(g, 0) + MIND.evaluate(g, 1) == pytest.approx(1.0)
        ours, theirs = MIND.terms(g, 0), MIND.terms(g, 1)
        assert ours.keys() == theirs.keys() == set(FEATURES)
        assert all(ours[name] == pytest.approx(-theirs[name]) for name in ours)


def test_every_feature_has_a_place() -> None:
    for g in between_turns(range(1)):
        for seat, seen in lessons(g):
            assert len(seen) == len(FEATURES)
            assert seen == both(g)[seat]


def test_the_evaluation_knows_what_is_good_for_whom() -> None:
    """Whoever loses all his characters stands worse in every position, and wounds are bad for him on the whole."""
    worse: list[float] = []
    for g in between_turns(range(4)):
        before = MIND.evaluate(g, 0)
        without: Any = g.clone()
        for card in without.characters(0):
            without.put(card, OUT)
        hurt: Any = g.clone()
        for card in hurt.characters(0):
            hurt.status[card] = WOUNDED
        assert MIND.evaluate(without, 0) < before
        worse.append(before - MIND.evaluate(hurt, 0))
    assert sum(worse) / len(worse) > 0.02


def test_an_end_is_judged_as_it_is() -> None:
    g: Any = between_turns(range(1))[0]
    g.finish([1], "meccg-end-council", "meccg.council.winner")
    assert (MIND.evaluate(g, 0), MIND.evaluate(g, 1)) == (0.0, 1.0)
    assert MIND.terms(g, 0) == {}


def test_a_lead_counts_more_when_the_council_is_near() -> None:
    """The same lead: the last turn leaves less time to make up for it."""
    gains: list[float] = []
    for g in games("meccg-ask-end-discard", range(6), 60):
        lead = final_score(g, 0) - final_score(g, 1)
        if abs(lead) >= 4 and g.caller < 0:
            ahead = 0 if lead > 0 else 1
            last: Any = g.clone()
            last.caller, last.last_turn = ahead, 1
            gains.append(MIND.evaluate(last, ahead) - MIND.evaluate(g, ahead))
    assert len(gains) >= 10
    assert sum(gains) / len(gains) > 0


def test_hard_looks_to_the_end_of_a_turn() -> None:
    prompts = {g.asks[0].prompt for g in audits.positions("meccg", 40, 5) if MIND.is_rest(g.asks[0])}
    assert prompts == {"meccg-ask-end-discard"}


@pytest.mark.slow
def test_easy_beats_random_on_both_sides() -> None:
    plan = Plan("meccg", OPTIONS, "easy", "random", 31)
    for half in (0, 1):
        assert sum(play_game(plan, pair, half).score for pair in range(10)) >= 8


def test_nobody_learns_from_going_in_circles() -> None:
    """A card that may be used again and again, whose use may be taken back, and a player without noise."""
    row = played("meccg", 27)
    assert 0 in row["noises"] or 1 in row["noises"]
    assert len(row["decided"]) < 5000
