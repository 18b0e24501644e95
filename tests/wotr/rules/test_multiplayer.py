"""Three and four players (XI p.45-46): teams, leading, cards, the order of actions and their limits."""

from __future__ import annotations

import json
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue as catalogue
from westmarch.games.wotr.cards.shadow_strategy import IllTidings
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.record import ACTING, LAID, LEAD
from westmarch.games.wotr.rules.allies import ExchangeCards, TeamDraw
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.combat import battle_of, target_number
from westmarch.games.wotr.rules.event_cards import EVENTS
from westmarch.games.wotr.rules.events import forbids_event
from westmarch.games.wotr.rules.fellowship import FellowshipPhase
from westmarch.games.wotr.rules.hunt import HuntAllocation
from westmarch.games.wotr.rules.turn import TheWar, Turn
from westmarch.games.wotr.state import War
from westmarch.games.wotr.team_views import team_view
from wotr.board import Board, slot
from wotr.teams import action, decline, four, has, lead, three, to_actions


def controllers(board: Board) -> dict[str, str]:
    """Who controls each nation."""
    names = f.SEAT_NAMES[board.g.seats]
    return {nation: names[board.g.owner(n)] for n, nation in enumerate(f.NATIONS)}


def hand(board: Board, player: str) -> list[str]:
    return [f.CARDS[card] for card in board.g.hands[board.seat(player)]]


def view(board: Board, player: str) -> dict[str, Any]:
    return GAME.view(board.g, board.seat(player))


# ---- teams and nations ----


@rule("wotr.multi.four.free-split")
def test_the_free_peoples_are_divided_between_gondor_and_rohan() -> None:
    mine = controllers(four())
    assert mine["gondor"] == mine["elves"] == "gondor"
    assert mine["rohan"] == mine["north"] == mine["dwarves"] == "rohan"


@rule("wotr.multi.four.shadow-split")
def test_the_shadow_is_divided_between_the_witch_king_and_saruman() -> None:
    mine = controllers(four())
    assert mine["sauron"] == "witch-king"
    assert mine["isengard"] == mine["southrons"] == "saruman"


@rule("wotr.multi.base-rules")
def test_a_siege_battle_of_four_is_fought_as_one_of_two() -> None:
    board = four().war("sauron", "gondor").hand("witch-king", "sh-str-17").hand("gondor", "fp-str-15")
    board.place("minas-tirith-inside", "gondor", regular=2).place("minas-tirith", "sauron", regular=4)
    board.run(LaunchAttack(f.SHADOW, slot("minas-tirith"), slot("minas-tirith-inside")))
    board.do("everybody")
    battle = battle_of(board.g)
    assert board.prompt() == "wotr-ask-combat-card" and board.asked() == "witch-king"
    assert (target_number(board.g, battle, f.SHADOW), target_number(board.g, battle, f.FREE)) == (6, 5)
    board.dice(1, 1, 1, 1, 1, 1)
    while board.asked():
        assert board.prompt() != "wotr-ask-retreat"
        decline(board)
    assert battle.round == 1


@rule("wotr.multi.shared-dice")
def test_a_team_has_one_pool_of_dice() -> None:
    board = to_actions(four(), ["character", "character", "event", "will"], ["event"] * 7)
    assert board.g.rolled == [4, 7]
    assert board.asked() == "rohan" and has(board, "skip:will")
    board.do("skip:will")
    board.do(next(code for code in board.options() if code.startswith("skip")))
    assert board.asked() == "gondor" and not has(board, "skip:will")  # the other player's choice has gone


# ---- leading ----


@rule("wotr.multi.lead.start")
def test_gondor_and_the_witch_king_lead_first() -> None:
    g = GAME.start({"players": 4}, Chance(seed_of(1)))
    assert isinstance(g, War)
    assert g.turn == 1 and g.teams[LEAD] == [0, 2]
    assert GAME.seat_names({"players": 4}) == ["gondor", "rohan", "witch-king", "saruman"]


@rule("wotr.multi.lead.rotate")
def test_the_tokens_pass_at_the_start_of_every_later_turn() -> None:
    leaders: list[list[int]] = []
    board = four()
    board.g.turn = 0
    board.run(TheWar())
    while board.g.turn < 4 and board.g.asks:
        if isinstance(board.g.stack[1], Turn) and len(leaders) < board.g.turn:
            leaders.append(list(board.g.teams[LEAD]))
        skips = [code for code in board.options() if code.startswith("skip")]
        if skips:
            board.do(skips[0])
        else:
            decline(board)
    assert leaders[:3] == [[0, 2], [1, 3], [0, 2]]


@rule("wotr.multi.fellowship-phase.lead")
@pytest.mark.parametrize("player", ["gondor", "rohan"])
def test_the_leading_free_player_declares_and_names_the_guide(player: str) -> None:
    board = lead(four(), player).fellowship_of("strider", "gandalf-grey")
    board.g.progress = 1
    board.run(FellowshipPhase())
    assert board.prompt() == "wotr-ask-declare" and board.asked() == player
    board.do("pass")
    assert board.prompt() == "wotr-ask-guide" and board.asked() == player


@rule("wotr.multi.fellowship-phase.lead")
def test_the_leading_player_names_the_guide_also_when_the_teammate_separated_a_companion() -> None:
    board = action(four().fellowship_of("gandalf-grey", "strider", "boromir"), "rohan", "character")
    board.do("use:character:separate", "group:boromir")
    assert board.asked() == "rohan"  # the one who acts says where he goes
    board.do(board.options()[0])
    assert board.prompt() == "wotr-ask-guide" and board.asked() == "gondor"


@rule("wotr.multi.hunt-allocation.lead")
@pytest.mark.parametrize("player", ["witch-king", "saruman"])
def test_the_leading_shadow_player_allocates_the_hunt(player: str) -> None:
    board = lead(four(), player).run(HuntAllocation())
    assert board.prompt() == "wotr-ask-allocate" and board.asked() == player


@rule("wotr.multi.action-roll.lead")
def test_each_leading_player_rolls_once_for_the_team() -> None:
    board = lead(lead(four(), "rohan"), "saruman")
    to_actions(board, ["character"] * 4, ["event"] * 7)
    rolls = [entry for entry in board.entries() if entry.key == "wotr-log-leader-rolls"]
    assert [entry.about["seat"] for entry in rolls] == [board.seat("rohan"), board.seat("saruman")]


# ---- drawing cards ----


@rule("wotr.multi.draw.turn-one")
def test_in_the_first_turn_everybody_draws_from_both_decks_of_the_team() -> None:
    board = four().run(TeamDraw())
    for player in f.SEAT_NAMES[4]:
        side = board.g.side_of_seat(board.seat(player))
        decks = sorted(f.deck_of(f.card(name)) for name in hand(board, player))
        assert decks == [side * 2, side * 2 + 1]
    assert [len(deck) for deck in board.g.decks] == [22] * 4  # two players draw from each deck


@rule("wotr.multi.draw.later")
def test_in_later_turns_everybody_draws_one_card_of_a_deck_of_choice() -> None:
    board = four()
    board.g.turn = 2
    board.run(TeamDraw())
    assert board.asked() == "gondor" and board.options() == ["pile:free-character", "pile:free-strategy"]
    board.do("pile:free-strategy", "pile:free-character", "pile:shadow-strategy", "pile:shadow-strategy")
    assert [len(cards) for cards in board.g.hands] == [1, 1, 1, 1]
    assert [len(deck) for deck in board.g.decks] == [23, 23, 24, 22]


@rule("wotr.multi.hand-limit-four")
def test_a_player_with_four_cards_discards_one_of_five() -> None:
    board = four().hand("rohan", "fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04")
    board.hand("gondor", "fp-str-01", "fp-str-02", "fp-str-03")
    board.g.turn = 2
    board.run(TeamDraw()).do("pile:free-strategy")  # four in hand: within the limit
    assert board.asked() == "rohan" and board.prompt() == "wotr-ask-draw-deck"
    board.do("pile:free-strategy")
    assert board.asked() == "rohan" and board.prompt() == "wotr-ask-hand-limit"
    board.do("discard:fp-char-01")
    assert len(hand(board, "rohan")) == 4 and board.asked() == "witch-king"


# ---- exchanging a card ----


def exchanging() -> Board:
    board = four().hand("gondor", "fp-char-01", "fp-char-02").hand("rohan", "fp-str-01", "fp-str-02")
    return board.run(ExchangeCards(f.FREE))


@rule("wotr.multi.swap.after-discard")
def test_teammates_may_exchange_one_card_after_drawing_and_discarding() -> None:
    board = four().run(TeamDraw())
    assert board.prompt() == "wotr-ask-exchange" and board.g.stack[-1].about(board.g) == {"side": f.FREE}
    before = [sorted(cards) for cards in board.g.hands]
    given = board.g.hands[0][0], board.g.hands[1][1]
    board.do(f"card:{f.CARDS[given[0]]}", f"card:{f.CARDS[given[1]]}")
    assert sorted(board.g.hands[0]) == sorted([before[0][1], given[1]])
    assert sorted(board.g.hands[1]) == sorted([before[1][0], given[0]])
    # Then the other team, and that is all for this turn.
    assert board.prompt() == "wotr-ask-exchange" and board.g.stack[-1].about(board.g) == {"side": f.SHADOW}
    board.do("no", "no")
    assert not board.asked()


@rule("wotr.multi.swap.consent")
@pytest.mark.parametrize("answers", [("no", "card:fp-str-01"), ("card:fp-char-01", "no"), ("no", "no")])
def test_without_both_players_consent_nothing_is_exchanged(answers: tuple[str, str]) -> None:
    board = exchanging().do(*answers)
    assert hand(board, "gondor") == ["fp-char-01", "fp-char-02"]
    assert hand(board, "rohan") == ["fp-str-01", "fp-str-02"]


@rule("wotr.multi.swap.blind")
def test_nobody_sees_the_teammates_cards_before_the_exchange() -> None:
    board = exchanging()
    for player, secret in (("gondor", "fp-str-01"), ("rohan", "fp-char-01"), ("witch-king", "fp-char-01")):
        assert secret not in json.dumps(view(board, player))
        assert secret in GAME.hidden(board.g, board.seat(player))
    board.do("card:fp-char-01")  # one has chosen, the other is not told what
    assert "fp-char-01" not in json.dumps(view(board, "rohan"))
    assert board.asked() == "rohan" and board.options() == ["card:fp-str-01", "card:fp-str-02", "no"]


@rule("wotr.multi.swap.blind")
def test_both_know_the_exchanged_cards_and_nobody_else_does() -> None:
    board = exchanging().do("card:fp-char-01", "card:fp-str-01")
    assert view(board, "gondor")["hands"]["rohan"]["given"] == ["fp-char-01"]
    assert view(board, "gondor")["hands"]["gondor"]["cards"] == ["fp-char-02", "fp-str-01"]
    assert view(board, "rohan")["hands"]["gondor"]["given"] == ["fp-str-01"]
    assert "fp-str-02" not in json.dumps(view(board, "gondor"))  # the rest of the hand stays hidden
    assert "fp-char-01" not in json.dumps(view(board, "witch-king"))
    reported = [entry for entry in board.entries() if entry.key == "wotr-log-gives-card"]
    assert [entry.audience for entry in reported] == [(0, 1), (0, 1)]


def test_a_card_that_was_given_away_is_known_until_it_is_seen_again() -> None:
    board = exchanging().do("card:fp-char-01", "card:fp-str-01")
    board.g.discard(f.FREE, f.card("fp-char-01"), face_down=True)
    # The giver cannot tell which card of the deck was discarded, so nothing changes for him.
    assert view(board, "gondor")["hands"]["rohan"]["given"] == ["fp-char-01"]
    assert "fp-char-01" not in view(board, "gondor")["discards"]
    assert "fp-char-01" in view(board, "rohan")["discards"]
    board.g.discard(f.FREE, f.card("fp-str-01"))
    assert view(board, "rohan")["hands"]["gondor"]["given"] == []


def test_a_position_dealt_anew_keeps_the_cards_that_a_seat_knows() -> None:
    board = exchanging().do("card:fp-char-01", "card:fp-str-01")
    for number in range(20):
        other: War = board.g.clone()
        GAME.redeal(other, 0, Chance(seed_of(number)))
        assert f.card("fp-char-01") in other.hands[1] and other.hands[0] == board.g.hands[0]
        assert GAME.view(other, 0) == GAME.view(board.g, 0)
        spectator: War = board.g.clone()
        GAME.redeal(spectator, 2, Chance(seed_of(number)))
        assert GAME.view(spectator, 2) == GAME.view(board.g, 2)


# ---- the order of actions ----


@rule("wotr.multi.actions.order")
def test_those_who_do_not_lead_act_first_and_the_teams_alternate() -> None:
    board = to_actions(four(), ["character"] * 4, ["event"] * 7)
    order = []
    for _ in range(8):
        order.append(board.asked())
        board.do(next(code for code in board.options() if code.startswith("skip")))
    assert order == ["rohan", "saruman", "gondor", "witch-king"] * 2


@rule("wotr.multi.actions.pass")
def test_whoever_passes_acts_next_after_the_opposing_team() -> None:
    board = to_actions(four(), ["character"] * 4, ["event"] * 7)
    assert board.asked() == "rohan"
    board.do("pass")
    assert board.asked() == "saruman"
    board.do("skip:event")
    assert board.asked() == "rohan"
    board.do("skip:character")
    board.do("skip:event")
    assert board.asked() == "gondor"


@rule("wotr.multi.actions.end")
def test_actions_go_on_until_both_teams_have_used_all_their_dice() -> None:
    board = to_actions(four(), ["character"] * 4, ["event"] * 7)
    turn = board.g.stack[-2]
    players = []
    while board.g.unused(f.FREE) or board.g.unused(f.SHADOW):
        assert turn in board.g.stack
        players.append(board.asked())
        board.do(next(code for code in board.options() if code.startswith("skip")))
    assert players[8:] == ["saruman", "witch-king", "saruman"]  # alone, and still in turn
    assert turn not in board.g.stack or turn.pc > Turn.STEPS.index("action_resolution")


# ---- limits of what a player may act on ----


@rule("wotr.multi.limits.nations")
def test_a_player_moves_recruits_and_fights_for_the_own_nations_only() -> None:
    for way, own, other in (
        ("move_armies", "move:lossarnach", "move:edoras"),
        ("recruit", "recruit:gondor-regular", "recruit:rohan"),
    ):
        board = four().war("gondor", "rohan", "sauron").place("edoras", "rohan", regular=2)
        board.place("fords-of-isen", "sauron", regular=1).place("dale", "north", regular=1)
        board.place("lossarnach", "gondor", regular=2)
        action(board, "gondor", "muster-army").do(f"use:muster-army:{way}")
        assert has(board, own) and not has(board, other)
    rohan = action(four().war("rohan", "gondor", "isengard").place("edoras", "rohan", regular=2), "gondor", "army")
    assert not has(rohan, "use:army")  # nothing of his own to move or fight with
    ready = four().war("rohan", "isengard").place("edoras", "rohan", regular=2)
    ready.place("fords-of-isen", "isengard", regular=1).place("westemnet", "isengard", regular=1)
    assert has(action(ready, "rohan", "army"), "use:army:attack")
    ready.g.stack.clear()
    assert not has(action(ready, "gondor"), "use:army:attack")


@rule("wotr.multi.limits.nations")
def test_why_not_names_the_limit() -> None:
    board = four().war("gondor", "rohan").place("edoras", "rohan", regular=2).place("lossarnach", "gondor", regular=1)
    action(board, "gondor", "army").do("use:army:move_armies")
    gondor = board.seat("gondor")
    assert GAME.why_not(board.g, gondor, ("move", slot("edoras"), slot("folde"))) == "wotr.multi.limits.nations"
    assert GAME.why_not(board.g, board.seat("rohan"), ("skip", f.ARMY)) == "wotr.multi.actions.order"


@rule("wotr.multi.limits.politics")
def test_only_the_controller_moves_a_nations_counter_unless_by_a_characters_ability() -> None:
    board = four().character("gimli", "erebor")
    for nation in range(5):
        board.g.active[nation] = 1
    action(board, "gondor", "muster")
    assert has(board, "diplomacy:muster:gondor") and has(board, "diplomacy:muster:elves")
    assert not has(board, "diplomacy:muster:rohan") and not has(board, "diplomacy:muster:dwarves")
    assert has(board, "counsel:muster:dwarves")  # Gimli's own doing
    refusal = GAME.why_not(board.g, board.seat("gondor"), ("diplomacy", f.MUSTER, f.ROHAN))
    assert refusal == "wotr.multi.limits.politics"


@rule("wotr.multi.limits.politics")
def test_wisdom_of_elrond_moves_a_counter_of_its_players_own() -> None:
    board = four().hand("rohan", "fp-str-08")
    action(board, "rohan", "event").do("event:event:fp-str-08")
    assert board.options() == ["nation:dwarves", "nation:north", "nation:rohan"]


@rule("wotr.multi.free.fellowship-any")
@pytest.mark.parametrize("player", ["gondor", "rohan"])
def test_either_player_moves_or_hides_the_fellowship(player: str) -> None:
    assert has(action(four(), player, "character"), "use:character:move_fellowship")
    board = four()
    board.g.revealed = True
    assert has(action(board, player, "character"), "use:character:hide_fellowship")


@rule("wotr.multi.free.companions-any")
@pytest.mark.parametrize("player", ["gondor", "rohan"])
def test_either_player_moves_or_separates_companions(player: str) -> None:
    board = action(four().character("legolas", "lorien"), player, "character")
    assert has(board, "use:character:move_companions")
    board.do("use:character:separate")
    assert board.asked() == player and has(board, "group:boromir")


@rule("wotr.multi.free.hunt-effects-lead")
@pytest.mark.parametrize("leader", ["gondor", "rohan"])
def test_the_leading_player_takes_the_effects_of_the_hunt(leader: str) -> None:
    board = lead(four(), leader)
    board.g.hunt_box[f.SHADOW] = 1
    tile = next(t for t in range(f.TILE_COUNT) if f.TILE_VALUE[t] == 3 and f.TILE_SIDE[t] < 0)
    board.dice(6).tile(tile)
    action(board, "rohan", "character").do("use:character:move_fellowship")
    assert board.prompt() == "wotr-ask-hunt-casualty" and board.asked() == leader


@rule("wotr.multi.shadow.minion-control")
def test_each_minion_has_one_player() -> None:
    board = four().war("isengard", "sauron", "gondor").place("orthanc", "isengard", regular=2)
    board.place("minas-morgul", "sauron", regular=2)
    saruman = action(board, "saruman", "muster")
    assert has(saruman, "minion:muster:saruman") and not has(saruman, "minion:muster:witch-king")
    refusal = GAME.why_not(board.g, board.seat("saruman"), ("minion", f.MUSTER, f.WITCH_KING))
    assert refusal == "wotr.multi.shadow.minion-control"
    board.g.stack.clear()
    witch_king = action(board, "witch-king")
    assert has(witch_king, "minion:muster:witch-king") and not has(witch_king, "minion:muster:saruman")


@rule("wotr.multi.shadow.minion-control")
@pytest.mark.parametrize("player, flies", [("saruman", False), ("witch-king", True)])
def test_only_the_witch_kings_player_moves_him(player: str, flies: bool) -> None:
    board = four().war("sauron").place("minas-morgul", "sauron", regular=2).character("witch-king", "minas-morgul")
    assert has(action(board, player, "character"), "use:character:move_minions") == flies


@rule("wotr.multi.shadow.minion-control")
def test_the_abilities_of_minions_are_their_players() -> None:
    board = four().war("isengard", "sauron").character("saruman", "orthanc").character("mouth-of-sauron", "barad-dur")
    board.place("orthanc", "isengard", regular=2).place("barad-dur", "sauron", regular=2)
    witch_king = action(board, "witch-king", "muster")
    assert has(witch_king, "use:muster:move_armies") and not has(witch_king, "use:muster:voice")
    board.g.stack.clear()
    saruman = action(board, "saruman")
    assert has(saruman, "use:muster:voice_recruit") and not has(saruman, "use:muster:move_armies")


@rule("wotr.multi.shadow.hunt-any")
@pytest.mark.parametrize("player", ["witch-king", "saruman"])
def test_the_hunt_is_searched_by_whichever_shadow_player_is_next(player: str) -> None:
    board = four().place("rivendell", "sauron", nazgul=1)
    board.g.hunt_box[f.SHADOW] = 2
    board.g.teams[ACTING][f.SHADOW] = board.seat(player)
    board.dice(1, 1)
    action(board, "rohan", "character").do("use:character:move_fellowship")
    assert board.prompt() == "wotr-ask-hunt-reroll" and board.asked() == player


@rule("wotr.multi.shadow.nazgul-move-any")
def test_either_shadow_player_moves_nazgul_but_only_his_own_the_witch_king() -> None:
    board = four().place("minas-morgul", "sauron", regular=1, nazgul=3).character("witch-king", "minas-morgul")
    saruman = action(board, "saruman", "character").do("use:character:move_minions")
    assert "fly:minas-morgul:edoras:3" in saruman.options() and not has(saruman, "send:witch-king")
    saruman.do("fly:minas-morgul:edoras:3")
    assert board.count("edoras", "nazgul") == 3
    board.g.stack.clear()
    assert has(action(board, "witch-king", "character").do("use:character:move_minions"), "send:witch-king")


@rule("wotr.multi.shadow.nazgul-recruit")
def test_only_the_witch_king_player_recruits_nazgul() -> None:
    board = four().war("isengard", "sauron", "southrons")
    saruman = action(board, "saruman", "muster").do("use:muster:recruit")
    assert has(saruman, "recruit:isengard-regular") and has(saruman, "recruit:southrons-elite")
    assert not has(saruman, "recruit:nazgul") and not has(saruman, "recruit:sauron")
    refusal = GAME.why_not(board.g, board.seat("saruman"), ("recruit", 21, slot("barad-dur")))
    assert refusal == "wotr.multi.shadow.nazgul-recruit"
    witch_king = action(four().war("isengard", "sauron"), "witch-king", "muster").do("use:muster:recruit")
    assert has(witch_king, "recruit:nazgul:barad-dur")


# ---- event cards ----


@rule("wotr.multi.events.own-nation")
def test_a_card_is_used_by_the_player_of_the_nation_it_concerns() -> None:
    guards, riders = "fp-str-14", "fp-str-16"  # of the citadel of Gondor; of Theoden of Rohan
    board = four().hand("rohan", guards, riders)
    action(board, "rohan", "event")
    assert has(board, f"event:event:{riders}") and not has(board, f"event:event:{guards}")
    board = four().hand("gondor", guards, riders)
    action(board, "gondor", "event")
    assert has(board, f"event:event:{guards}") and not has(board, f"event:event:{riders}")


@rule("wotr.multi.events.icon")
def test_every_card_that_names_a_player_is_refused_to_the_teammate() -> None:
    board = four()
    named = [card for card in range(f.CARD_COUNT) if f.SEAT_OF_CARD[4][card] >= 0]
    assert len(named) == 40
    for card in named:
        side = f.side_of_card(card)
        for seat in board.g.team(side):
            board.g.hands = [[], [], [], []]
            board.g.hands[seat] = [card]
            board.g.teams[ACTING][side] = seat
            board.g.teams[LEAD][side] = seat
            refused = forbids_event(board.g, side, card) == "wotr.multi.events.icon"
            assert refused == (f.SEAT_OF_CARD[4][card] != seat), f.CARDS[card]


@rule("wotr.multi.events.no-icon")
@pytest.mark.parametrize("player", ["witch-king", "saruman"])
def test_a_card_that_names_nobody_is_used_by_either_player_from_the_own_hand(player: str) -> None:
    other = "saruman" if player == "witch-king" else "witch-king"
    board = four().hand(player, "sh-str-05").hand(other, "sh-char-15")
    action(board, player, "event")
    assert has(board, "event:event:sh-str-05") and not has(board, "event:event:sh-char-15")


def test_the_table_of_players_follows_from_the_nations_of_the_cards() -> None:
    """A card of one player's nations is that player's; a card of both players' nations names nobody."""
    for card, name in enumerate(f.CARDS):
        seats = {f.SEAT_OF_NATION[4][n] for n in range(8) if f.NATIONS_OF_CARD[card] >> n & 1}
        if len(seats) == 1:
            assert {f.SEAT_OF_CARD[4][card]} == seats, name
        elif len(seats) > 1:
            assert f.SEAT_OF_CARD[4][card] == -1, name
        assert EVENTS[card] is not None


@rule("wotr.multi.limits.nations")
def test_a_card_of_two_players_recruits_for_the_own_nations_only() -> None:
    board = four().war("sauron", "isengard", "southrons").hand("saruman", "sh-str-23")
    action(board, "saruman", "event").do("event:event:sh-str-23")
    assert board.count("gorgoroth", "southrons-regular") == 5
    assert board.count("nurn", "sauron-regular") == 0


@rule("wotr.multi.events.own-nation")
def test_what_a_nation_loses_to_a_card_is_its_players_choice() -> None:
    board = four().place("dale", "north", regular=1, leader=1)
    action(board, "witch-king", "event")
    board.run(IllTidings([f.NORTH]))
    assert board.prompt() == "wotr-ask-stormcrow-loss" and board.asked() == "rohan"


# ---- elites of Saruman's allies ----


def southrons() -> Board:
    return four().war("southrons").place("south-rhun", "southrons", regular=3, elite=2)


@rule("wotr.multi.elites-as-leaders.on")
def test_with_saruman_in_play_the_elites_of_his_allies_lead() -> None:
    board = southrons().character("saruman", "orthanc")
    assert board.g.leadership(f.SHADOW, slot("south-rhun")) == 2
    assert board.units("shadow", "south-rhun") == 5
    action(board, "saruman", "character").do("use:character:move_armies")
    board.do("move:south-rhun:east-rhun")
    assert all("southrons-elite" in code for code in board.parts())  # one of them has to lead
    isengard = four().place("orthanc", "isengard", elite=1).character("saruman", "orthanc")
    assert isengard.g.leadership(f.SHADOW, slot("orthanc")) == 2
    two = Board().place("south-rhun", "southrons", elite=2).character("saruman", "orthanc")
    assert two.g.leadership(f.SHADOW, slot("south-rhun")) == 0  # not in a game of two


@rule("wotr.multi.elites-as-leaders.on")
def test_any_of_two_kinds_of_elites_can_lead_a_part() -> None:
    board = southrons().war("isengard").place("south-rhun", "isengard", regular=1, elite=1)
    board.character("saruman", "orthanc")
    action(board, "saruman", "character").do("use:character:move_armies")
    board.do("move:south-rhun:east-rhun")
    assert {"take:southrons-regular=1,isengard-elite=1", "take:southrons-regular=1,southrons-elite=2"} <= set(
        board.options()
    )
    assert all("elite" in code for code in board.parts())


@rule("wotr.multi.elites-as-leaders.off")
def test_without_saruman_they_do_not_lead() -> None:
    board = southrons()
    assert board.g.leadership(f.SHADOW, slot("south-rhun")) == 0
    assert not has(action(board, "saruman", "character"), "use:character:move_armies")
    board.character("saruman", "orthanc")
    assert board.g.leadership(f.SHADOW, slot("south-rhun")) == 2
    board.g.eliminate_character(f.SARUMAN)
    assert board.g.leadership(f.SHADOW, slot("south-rhun")) == 0


# ---- views ----


def test_the_view_names_players_and_hides_every_other_hand() -> None:
    board = three().hand("free", "fp-char-01").hand("witch-king", "sh-char-01").hand("saruman", "sh-str-01")
    seen = view(board, "saruman")
    assert seen["hands"]["saruman"]["cards"] == ["sh-str-01"]
    assert "cards" not in seen["hands"]["witch-king"] and "cards" not in seen["hands"]["free"]
    assert seen["hands"]["witch-king"]["backs"] == {"shadow-character": 1}
    assert seen["players"]["lead"] == {"free": "free", "shadow": "witch-king"}
    assert seen["players"]["nations"]["saruman"] == ["isengard", "southrons"]
    assert team_view(board.g, -1)["hands"]["free"] == {"backs": {"free-character": 1}}


def test_a_combat_card_laid_by_the_teammate_is_hidden_until_it_is_shown() -> None:
    board = four()
    board.g.decks[f.STRATEGY_DECK].remove(f.card("fp-str-01"))
    board.g.combat_cards[f.FREE] = f.card("fp-str-01")
    board.g.teams[LAID][f.FREE] = board.seat("rohan")
    assert view(board, "rohan")["combat_cards"][0] == "fp-str-01"
    assert view(board, "gondor")["combat_cards"][0] == "free-strategy"
    board.g.combat_shown = True
    assert view(board, "gondor")["combat_cards"][0] == "fp-str-01"
