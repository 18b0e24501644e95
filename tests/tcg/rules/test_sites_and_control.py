"""Sites, replacing them, having their text; control and liberation; winning and losing; several players."""

from __future__ import annotations

import pytest

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.cards.language import Run
from westmarch.engine.errors import Refused
from westmarch.engine.runner import advance
from westmarch.engine.session import replay
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import opponent
from westmarch.games.tcg.cards.selectors import theirs
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    BY_ID,
    DEAD,
    DISCARD,
    HAND,
    PATH,
    PLAY,
    REMOVED,
    STACKED,
    SUPPORT,
)
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import concede, lose
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.words import LANGUAGE

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def held(board: Board, number: int, seat: int) -> Board:
    """A player controls a site."""
    board.g.control[number] = seat
    board.g.put(board.g.path[number], SUPPORT)
    return board


# The text of a site


@rule("tcg.object.added-text", "tcg.active.copied-site-text")
def test_silinde_has_the_text_of_site_three() -> None:
    sites = [*FELLOWSHIP_SITES[:2], "1_341", *FELLOWSHIP_SITES[3:]]
    board = Board(at=5, sites=sites).support(0, "1_60").hand(0, "1_53", "1_9").fellowship("1_13")
    assert board.g.owner[board.g.path[3]] == 0 and not board.g.text_applies(board.g.path[3])
    board.take("use", "1_60")
    assert board.zone("1_53") == PLAY and board.now.drawn == 1
    other = Board(at=5, sites=sites).support(0, "1_60").hand(0, "1_53", "1_9").fellowship("1_13")
    other.site(3, "1_341", seat=1)
    assert not other.can("use", "1_60")
    glade = [*FELLOWSHIP_SITES[:5], "1_351", *FELLOWSHIP_SITES[6:]]
    maid = Board(at=8, sites=glade).support(0, "1_67").hand(0, "1_9").hand(1, "1_178").fellowship("1_50")
    assert maid.can("use", "1_67")
    early = Board(at=5, sites=glade).support(0, "1_67").hand(0, "1_9").fellowship("1_50")
    assert not early.can("use", "1_67")


@rule("tcg.site.your-site")
def test_a_site_is_yours_whoever_controls_it() -> None:
    sites = [*FELLOWSHIP_SITES[:2], "1_341", *FELLOWSHIP_SITES[3:]]
    board = held(Board(at=5, sites=sites).support(0, "1_60").hand(0, "1_53", "1_9").fellowship("1_13"), 3, 1)
    assert board.can("use", "1_60")


# Replacing


@rule("tcg.site.replace", "tcg.site.replace-one-per-number", "tcg.site.next-site-extends", "tcg.move.next-site-exists")
def test_pathfinder_replaces_and_extends() -> None:
    board = Board().fellowship("1_89").hand(0, "1_110", "1_9").site(2, "1_331", seat=1)
    old = board.g.path[2]
    board.take("play", "1_110")
    assert board.now.owner[board.now.path[2]] == 0 and board.now.zone[old] == ADVENTURE
    numbers = [board.now.card(s).site for s in board.now.path if s >= 0]
    assert numbers == [1, 2]
    ahead = Board().fellowship("1_89").hand(0, "1_110", "1_9").take("play", "1_110")
    mine = ahead.now.path[2]
    ahead.take("move")
    assert ahead.now.path[2] == mine and ahead.now.owner[mine] == 0


@rule("tcg.site.replace-not-move", "tcg.site.same-version", "tcg.card.1_222")
def test_paths_seldom_trodden() -> None:
    board = Board(at=2).minions("1_232").support(1, "1_222").hand(1, "1_3").pool(5).at_step("shadow")
    old = board.g.path[2]
    board.take("use", "1_222")
    assert board.now.pool == 2 and board.now.at == [2, 2] and board.now.owner[board.now.path[2]] == 1
    assert old in board.now.adventure[0]
    towers = Board(at=2, sites=TOWERS_SITES).minions("1_232").support(1, "1_222").hand(1, "1_3").pool(5)
    towers.at_step("shadow")
    assert towers.can("use", "1_222")  # no limit to the Fellowship block in 2003


@rule("tcg.site.replace-current-text", "tcg.site.opponents-site-shadow")
def test_nelya_changes_the_present_site() -> None:
    mine = [*TOWERS_SITES[:4], "4_348", *TOWERS_SITES[5:]]
    board = Board(3, at=5, sites=mine).minions("1_233", seat=2).fellowship("1_13+1_9").hand(2, "1_3").pool(5)
    gate = board.add(2, "4_349", ADVENTURE)
    for card in [c for c in board.g.adventure[2] if board.g.card(c).site == 5 and c != gate]:
        board.g.put(card, REMOVED)
    board.g.owner[board.g.path[3]] = 1
    strength = board.g.strength(board.c("1_13"))
    board.at_step("shadow")
    reach(board, "use", "1_233").take("use", "1_233")
    sites = " ".join(board.all_codes())
    assert board.now.card(board.now.path[3]).id not in sites  # a fellow Shadow player's site is no opponent's
    board.do(next(c for c in board.all_codes() if board.now.card(board.now.path[5]).id in c), 2)
    assert board.now.path[5] == gate and board.strength("1_13") == strength + 2


@rule("tcg.site.replace-own-only-one", "tcg.site.replace-same-card")
def test_ones_own_site_is_not_replaced() -> None:
    board = Board().fellowship("1_89").hand(0, "1_110", "1_9").site(2, "1_331", seat=0)
    for card in [c for c in board.g.adventure[0] if board.g.card(c).site == 2]:
        board.g.put(card, REMOVED)
    mine = board.g.path[2]
    if board.can("play", "1_110"):
        board.take("play", "1_110")
    assert board.now.path[2] == mine
    nelya = Board(at=2).minions("1_233").hand(1, "1_3").pool(5)
    nelya.g.owner[nelya.g.path[1]] = nelya.g.owner[nelya.g.path[2]] = 1
    assert not nelya.at_step("shadow").can("use", "1_233")
    # An identical copy of another owner is a different card.
    bridge = Board(at=5).minions("1_233").hand(1, "1_3").at_step("shadow")
    assert bridge.g.card(bridge.g.path[5]).id == "1_349"
    bridge.take("use", "1_233").do(next(c for c in bridge.all_codes() if "1_349" in c), 1)
    assert bridge.now.owner[bridge.now.path[5]] == 1


@rule("tcg.leave.site-replaced-cards-move")
def test_snows_move_to_the_new_site() -> None:
    board = Board(at=2).minions("1_232").support(1, "1_222").hand(1, "1_3").pool(5).fellowship("1_13").hand(0, "1_3")
    snows = board.add(1, "1_138", ATTACHED, board.g.path[2])
    board.at_step("shadow").take("use", "1_222")
    assert board.now.host[snows] == board.now.path[2] and board.now.in_play(snows)
    assert board.now.banned("no skirmish actions")


@rule("tcg.site.next-site", "tcg.site.next-forest")
def test_the_next_site_is_the_one_after_the_marker() -> None:
    board = Board(at=6).fellowship("1_89").hand(0, "1_110", "1_9")
    board.g.at[0] = 3
    for number in (4, 5, 6):
        board.g.owner[board.g.path[number]] = 1
    fours = [c for c in range(len(board.g.zone)) if board.g.owner[c] == 0 and board.g.zone[c] == ADVENTURE]
    four = board.add(0, "1_344", ADVENTURE)
    assert fours is not None
    board.g.touch()
    board.take("play", "1_110")
    assert board.now.path[4] == four and board.now.owner[board.now.path[5]] == 1
    galadriel = Board(at=1).support(0, "3_17").fellowship("1_13").hand(0, "1_9").take("use", "3_17")
    assert galadriel.now.path[2] == -1 and galadriel.wounds("3_17") == 1
    two = Board(at=1).fellowship("1_311").hand(0, "4_304", "1_9").take("play", "4_304")
    assert [two.now.owner[s] for s in two.now.path[2:4]] == [0, 0] and two.now.burdens[0] == 2


@rule("tcg.site.keyword-granted", "tcg.control.with-text-off-path")
def test_fens_make_marshes_of_the_path() -> None:
    board = held(Board(at=4).minions("5_25", "2_66").support(1, "5_22"), 1, 1)
    assert board.g.keyword(board.g.path[2], "marsh") and board.g.keyword(board.g.site(), "marsh")
    assert not board.g.keyword(board.g.path[1], "marsh")
    board.fellowship("1_13").hand(0, "1_9").until("tcg-ask-fellowship")
    assert board.now.in_play(board.c("2_66"))
    pony = held(Board(at=3).fellowship("1_311+3_106"), 1, 1)
    from westmarch.games.tcg.rules.move import shadow_number

    for number in (1, 2, 3):
        site = pony.g.path[number]
        assert shadow_number(pony.g, site) == max(0, pony.g.card(site).shadow - 1)


@rule("tcg.site.at-site", "tcg.keyword.sanctuary")
def test_characters_are_where_the_fellowship_is() -> None:
    river = [FELLOWSHIP_SITES[0], "1_330", *FELLOWSHIP_SITES[2:]]
    wet = Board(at=2, sites=river).fellowship("1_89").minions("1_143").hand(0, "1_113", "1_103").at_step("maneuver")
    assert wet.can("play", "1_113")
    dry = Board(at=3, sites=river).fellowship("1_89").minions("1_143").hand(0, "1_113", "1_103").at_step("maneuver")
    assert not dry.can("play", "1_113")  # a river behind does not help
    for at, amount in ((3, 4), (4, 2)):
        fury = Board(at=at, sites=TOWERS_SITES).fellowship("1_13").minions("4_10").hand(1, "4_7", "4_7").hand(0, "1_3")
        fury.pool(5).fight("1_13", "4_10")
        reach(fury, "play", "4_7").take("play", "4_7")
        assert fury.strength("4_10") == 8 + amount
    for at, more in ((3, 0), (4, 2)):
        costs = Board(at=at).support(1, "1_129").hand(0, "1_13")
        costs.g.phase = 1
        assert twilight_cost(costs.g, costs.c("1_13")) == 2 + more


# Control


@rule("tcg.control.who", "tcg.control.support-area", "tcg.control.still-owners", "tcg.control.no-markers-return")
def test_a_southron_takes_control() -> None:
    board = Board(3, at=3, sites=TOWERS_SITES).minions("4_250", seat=2).pool(5).at_step("regroup").take("use", "4_250")
    site = board.now.path[1]
    assert board.now.control[1] == 2 and board.now.zone[site] == SUPPORT and board.now.owner[site] == 0
    assert board.now.at == [3, 3, 3] and board.now.zone[board.now.path[2]] == PATH
    free = [c for c in BY_ID.values() if c.side == 1]
    assert not any(node == "control" for c in free for a in c.abilities for node in verbs(a))


def verbs(ability: object) -> list[str]:
    from westmarch.cards.nodes import Act, walk

    return [node.verb for node in walk(ability) if isinstance(node, Act)]


@rule("tcg.control.all-passed", "tcg.control.lowest", "tcg.control.example", "tcg.control.nothing-available")
def test_what_can_be_taken() -> None:
    def taken(at: tuple[int, int], controlled: int = 0) -> list[int]:
        board = Board(at=max(at), sites=TOWERS_SITES).minions("4_250").pool(5).hand(1, "1_3").hand(0, "1_3")
        board.g.at[:] = list(at)
        if controlled:
            held(board, controlled, 1)
        board.at_step("regroup")
        if board.can("use", "4_250"):
            board.take("use", "4_250")
        return [n for n in range(1, 10) if board.now.control[n] == 1]

    assert taken((2, 2)) == [1] and taken((3, 2)) == [1] and taken((3, 1)) == []
    assert taken((3, 3), 1) == [1, 2] and taken((3, 2), 1) == [1]


@rule("tcg.control.stays", "tcg.control.fp-controls-own")
def test_control_lasts() -> None:
    board = held(Board(at=3, sites=TOWERS_SITES).minions("4_202").hand(0, "1_3").hand(1, "1_3"), 1, 1)
    strong = board.g.strength(board.c("4_202"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.fp == 1 and board.now.control[1] == 1 and strong > BY_ID["4_202"].strength
    haldir = held(Board(at=3, sites=TOWERS_SITES).fellowship("4_71"), 1, 0)
    assert haldir.g.strength(haldir.c("4_71")) == BY_ID["4_71"].strength + 2
    lost = held(Board(at=3, sites=TOWERS_SITES).fellowship("4_71"), 1, 1)
    assert lost.g.strength(lost.c("4_71")) == BY_ID["4_71"].strength


@rule("tcg.control.not-usable", "tcg.control.active-spottable", "tcg.control.count")
def test_a_controlled_site_is_spotted_but_silent() -> None:
    sites = [TOWERS_SITES[0], "4_335", *TOWERS_SITES[2:]]
    board = held(Board(at=4, sites=sites).minions("4_136", "4_20").pool(5).hand(1, "1_3"), 2, 1)
    camp = board.g.path[2]
    assert camp in board.g.active() and board.g.keyword(camp, "battleground") and not board.g.text_applies(camp)
    assert board.g.strength(board.c("4_136")) == 10 + 4
    for index in range(len(board.g.card(camp).abilities)):
        assert forbids_use(board.g, 0, camp, index) is not None
    assert board.at_step("shadow").can("use", "4_20")
    free = Board(at=4, sites=sites).minions("4_136", "4_20").pool(5).hand(1, "1_3")
    assert free.g.strength(free.c("4_136")) == 10 and not free.at_step("shadow").can("use", "4_20")
    horde = held(held(Board(at=5, sites=TOWERS_SITES).hand(1, "4_203"), 1, 1), 2, 1)
    horde.g.at[0] = 4
    assert twilight_cost(horde.g, horde.c("4_203")) == BY_ID["4_203"].cost - 2 + 2


@rule("tcg.control.replaceable", "tcg.lose.multi.controlled-by-others")
def test_nelya_replaces_a_controlled_site() -> None:
    board = held(Board(at=4, sites=TOWERS_SITES).minions("1_233").hand(1, "1_3").pool(5), 2, 1)
    looter = board.add(1, "4_11", STACKED, board.g.path[2])
    old = board.g.path[2]
    board.at_step("shadow").take("use", "1_233").do(next(c for c in board.all_codes() if "4_330" in c), 1)
    new = board.now.path[2]
    assert new != old and board.now.control[2] == 1 and board.now.host[looter] == new and board.now.zone[new] == SUPPORT
    assert board.now.zone[old] == ADVENTURE and board.now.zone[looter] == STACKED


@rule("tcg.control.response-before")
def test_ceorl_prevents_control() -> None:
    board = Board(at=3, sites=TOWERS_SITES).fellowship("4_264").support(0, "4_281").minions("4_250").pool(5)
    board.at_step("regroup").take("use", "4_250").take("answer", "4_264")
    assert (
        board.now.control[1] == -1 and board.now.pool == 0 and board.wounds("4_264") == 1 and board.wounds("4_281") == 1
    )


@rule(
    "tcg.control.liberate",
    "tcg.control.liberate-highest",
    "tcg.control.liberate-only-others",
    "tcg.control.liberate-discards",
    "tcg.control.liberate-who",
)
def test_theoden_liberates_the_highest_of_any_opponent() -> None:
    board = Board(3, at=5, sites=TOWERS_SITES).fellowship("4_292").support(0, "4_281")
    for number, seat in ((1, 1), (2, 2), (3, 0)):
        held(board, number, seat)
    stacked = board.add(2, "4_180", STACKED, board.g.path[2])
    pillage = board.add(2, "4_167", ATTACHED, board.g.path[2])
    board.at_step("regroup").take("use", "4_292")
    assert board.now.control[1:4] == [1, -1, 0] and board.now.zone[board.now.path[2]] == PATH
    assert board.now.zone[stacked] == DISCARD and board.now.zone[pillage] == DISCARD and board.now.at == [5, 5, 5]
    none = held(Board(at=5, sites=TOWERS_SITES).fellowship("4_292").support(0, "4_281").at_step("regroup"), 1, 0)
    if none.can("use", "4_292"):
        none.take("use", "4_292")
    assert none.now.control[1] == 0


# Several players


@rule("tcg.multi.opponent")
def test_who_is_an_opponent() -> None:
    board = Board(4)
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, seat, {})) == 0
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, 0, {"opponent": (seat,)})) == seat


@rule("tcg.multi.an-opponent-choice")
def test_the_fp_player_names_the_opponent() -> None:
    board = Board(3).fellowship("1_364").hand(0, "1_86", "1_9").hand(1, "1_178").hand(2, "1_176").take("play", "1_86")
    assert board.asked == "tcg-ask-opponent" and board.asker == 0 and board.can("name", 1) and board.can("name", 2)
    board.take("name", 1)
    board.expect_log("tcg-log-reveal", seat=1)
    eyes = Board(3).fellowship("1_50").support(0, "1_43").hand(0, "1_53", "1_53").hand(1, "1_178", "1_177")
    eyes.hand(2, "1_176")
    eyes.take("play", "1_53").take("name", 1)
    assert eyes.asker == 1 and len(eyes.now.hands[1]) == 2
    eyes.take("choose", "1_178").take("play", "1_53")
    assert eyes.asked == "tcg-ask-opponent"
    eyes.take("name", 2)
    assert eyes.zone("1_178") == DISCARD and eyes.now.hands[2] == []
    mirror = Board(3, at=2).support(0, "1_55", "1_45").hand(1, *["1_178"] * 7).hand(2, *["1_176"] * 6)
    mirror.fellowship("1_13").minions("1_151", seat=1).at_step("maneuver").take("use", "1_55")
    assert mirror.asked == "tcg-ask-discard" and all("1_178" in code for code in mirror.all_codes())


@rule("tcg.multi.each-opponent")
def test_each_opponent_discards() -> None:
    board = Board(3, at=2).fellowship("1_50").minions("1_151", seat=1).hand(0, "3_11").hand(1, "1_178", "1_177")
    board.hand(2, "1_176")
    board.at_step("maneuver").take("play", "3_11")
    assert board.asker in (1, 2)
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], board.asker)
    assert len(board.now.hands[1]) == 1 and board.now.hands[2] == [] and len(board.now.hands[0]) == 2


@rule("tcg.multi.that-player")
def test_only_the_owner_may_pay() -> None:
    board = Board(3, at=2).fellowship("1_311+1_299").minions("1_151", seat=1).minions("1_158", seat=2)
    board.hand(0, "2_103").pool(5)
    board.at_step("maneuver").take("play", "2_103").take("choose", "1_151")
    assert board.asker == 1
    board.do(next(c for c in board.all_codes() if c in ("option:0", "yes")), 1)
    assert board.wounds("1_151") == 0 and board.now.pool == 2


@rule("tcg.multi.duplicate-unique-conditions")
def test_of_two_worries_one_works() -> None:
    def choices(*seats: int) -> int:
        board = Board(3, at=2).fellowship("1_13").minions("1_158", seat=1)
        for seat in seats:
            board.support(seat, "1_162")
        board.fight("1_13", "1_158")
        count = 0
        for _ in range(12):
            if board.asked in LAST or not board.now.asks:
                break
            count += board.asked == "tcg-ask-either"
            board.do(board.all_codes()[0], board.asker)
        return count

    assert BY_ID["1_162"].unique and choices(1) == 1 and choices(1, 2) == 1
    both = Board(3, at=2).support(1, "1_162").support(2, "1_162")
    assert both.g.is_surplus(both.c("1_162", 1)) and not both.g.is_surplus(both.c("1_162", 2))
    assert both.c("1_162", 1) in both.g.active()  # it can be spotted and discarded
    common = Board(5, at=2).support(1, "1_192", "1_192").support(2, "1_192").support(3, "1_192", "1_192")
    common.minions("1_176")
    assert not BY_ID["1_192"].unique and common.g.stated("archery") == -4


@rule("tcg.multi.placing-after-loss")
def test_the_next_neighbour_places() -> None:
    board = Board(4, at=1).hand(0, "1_9").fellowship("1_13")
    lose(board.g, 1, "tcg.lose.concede")
    board.g.at[0] = 1
    assert board.g.card(board.g.path[1]).arrow == "left"
    board.take("move")
    assert board.now.owner[board.now.path[2]] == 2


@rule("tcg.multi.roles-rotate")
def test_shadow_cards_work_against_whoever_is_free() -> None:
    board = Board(3, at=2).support(1, "1_192").minions("1_176").fellowship("1_50", seat=2).fellowship("1_50", seat=0)
    for fp, active in ((0, True), (2, True), (1, False)):
        board.g.fp = fp
        board.g.touch()
        assert (board.c("1_192") in board.g.active()) == active


# Winning and losing


@rule("tcg.win.site-nine", "tcg.win.no-last-regroup", "tcg.win.no-minions")
def test_winning_after_the_last_skirmish() -> None:
    board = Board(at=9).fellowship("1_89").minions("1_229", "3_57").hand(0, "1_116").at_step("assignment")
    board.take("assign", "1_89", "1_229").skip()
    prompts = set()
    for _ in range(60):
        if not board.now.asks:
            break
        prompts.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert board.now.winners == [0] and board.now.ending == "tcg-end-site-nine" and "tcg-ask-regroup" not in prompts
    assert "tcg-ask-defend" in prompts or board.now.over
    none = Board(at=9).hand(1, "1_3").at_step("shadow")
    assert none.now.over and none.now.winners == [0]


@rule("tcg.win.extra-skirmish-counts")
def test_an_extra_skirmish_must_be_survived() -> None:
    board = Board(at=9, ring="1_1").fellowship("1_13").minions("1_237").hand(1, "1_224").hand(0, "1_3")
    board.g.ring_on = True
    board.fight("1_13", "1_237")
    reach(board, "answer", "1_224").take("answer", "1_224")
    board.until("tcg-end-last", "tcg-end-site-nine", limit=40)
    assert board.now.winners == [1]


@rule("tcg.win.caverns")
def test_the_caverns_delay_the_win() -> None:
    sites = [*TOWERS_SITES[:8], "5_120"]
    board = Board(at=9, sites=sites).fellowship("1_89").minions("3_57").hand(0, "1_88").pool(5).at_step("win")
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine", limit=20)
    assert board.now.winners == [0]
    board.expect_no_log("tcg-log-draw")  # the win comes as reconciling begins
    dead = Board(at=9, sites=sites).minions("3_57").hurt("1_290", 3).at_step("win")
    dead.until("tcg-ask-regroup", "tcg-end-site-nine")
    if dead.now.asks:
        reach(dead, "use", "3_57").take("use", "3_57")
        dead.until("tcg-end-last", limit=10)
        assert dead.now.winners == [1]


@rule("tcg.win.last-player", "tcg.lose.killed", "tcg.lose.multi.last-two")
def test_the_last_player_wins() -> None:
    board = Board(at=2).minions("1_237").fight("1_290", "1_237").until("tcg-end-last", limit=10)
    assert board.now.winners == [1] and board.now.over and board.now.owner[board.now.path[1]] == 0


@rule("tcg.lose.multi.removed")
def test_a_losers_cards_leave_the_game() -> None:
    board = Board(4, at=2).fellowship("1_13+1_9", seat=1).support(1, "1_192").minions("1_178", seat=1)
    condition = board.add(2, "4_157", ATTACHED, board.c("1_13"))
    lose(board.g, 1, "tcg.lose.corrupted")
    assert board.g.zone[condition] == DISCARD and condition in board.g.discards[2]
    mine = [c for c in range(len(board.g.zone)) if board.g.owner[c] == 1]
    assert all(board.g.zone[c] == REMOVED for c in mine) and board.g.players() == [0, 2, 3] and not board.g.over


@rule("tcg.lose.multi.sites-replaced")
def test_the_example_of_replaced_sites() -> None:
    board = Board(4, at=7)
    for number in (2, 5, 7):
        site = board.g.path[number]
        own = next(c for c in board.g.adventure[1] if board.g.card(c).site == number)
        board.g.put(site, ADVENTURE)
        board.g.put(own, PATH)
        board.g.path[number] = own
    lose(board.g, 1, "tcg.lose.corrupted")
    assert [board.g.owner[board.g.path[n]] for n in (2, 5, 7)] == [0, 3, 2]


@rule("tcg.lose.multi.sites-he-controls")
def test_sites_a_loser_controls_are_freed() -> None:
    board = Board(4, at=5)
    own = next(c for c in board.g.adventure[1] if board.g.card(c).site == 1)
    board.g.put(board.g.path[1], ADVENTURE)
    board.g.put(own, PATH)
    board.g.path[1] = own
    held(board, 1, 1)
    held(board, 2, 1)
    third = held(board, 3, 2).g.path[3]
    board.g.owner[third] = 1
    stacked = [board.add(1, "4_180", STACKED, board.g.path[1]), board.add(3, "4_180", STACKED, board.g.path[2])]
    passenger = board.add(2, "4_180", STACKED, third)
    lose(board.g, 1, "tcg.lose.corrupted")
    assert (
        board.g.control[1:4] == [-1, -1, 2]
        and board.g.owner[board.g.path[1]] == 0
        and board.g.owner[board.g.path[2]] == 0
    )
    assert all(board.g.zone[board.g.path[n]] == PATH for n in (1, 2)) and board.g.zone[stacked[1]] == DISCARD
    assert board.g.owner[board.g.path[3]] != 1 and board.g.host[passenger] == board.g.path[3]
    assert board.g.zone[passenger] == STACKED


@rule("tcg.lose.multi.turn-continues")
def test_the_others_complete_the_turn() -> None:
    board = Board(3, at=2).minions("1_237", "1_271", seat=1).hand(1, "1_3").hand(2, "1_3").fellowship("1_13", seat=1)
    board.hand(1, "1_9").fight("1_290", "1_237")
    board.g.ring_on = True
    board.g.lay("strength", board.c("1_271"), 1, 2, 0)
    prompts = []
    for _ in range(20):
        if board.now.turn > 1 or not board.now.asks:
            break
        prompts.append((board.asked, board.asker))
        board.do(board.all_codes()[0] if "pass" not in board.all_codes() else "pass", board.asker)
    assert ("tcg-ask-reconcile", 2) in prompts and ("tcg-ask-reconcile", 1) in prompts
    assert prompts.index(("tcg-ask-reconcile", 2)) < prompts.index(("tcg-ask-reconcile", 1))
    assert board.now.ring_on == 0 and board.now.laid == []
    assert board.now.out == [1, 0, 0] and board.now.fp == 1 and board.zone("1_237") == DISCARD and board.now.turn == 2


@rule("tcg.lose.concede")
def test_conceding_is_losing() -> None:
    board = Board(3, at=4).minions("1_178", seat=1).hand(1, "1_3").hand(2, "1_3").hand(0, "1_9").fellowship("1_13")
    board.until("tcg-ask-fellowship")
    assert board.session.leave(1)
    assert board.now.out == [0, 1, 0] and board.zone("1_178") == REMOVED and board.asked == "tcg-ask-fellowship"
    board.take("move")
    assert board.session.journal.records[0] == ["l", 1]
    again = replay(board.session.journal, board.game)
    assert again.state.out == [0, 1, 0]  # type: ignore[attr-defined]
    mine = Board(3, at=4).hand(0, "1_9").hand(1, "1_3", "1_9").hand(2, "1_3").fellowship("1_13")
    mine.fellowship("1_13", seat=1)
    mine.until("tcg-ask-fellowship")
    assert mine.session.leave(0)
    assert mine.now.out == [1, 0, 0] and not mine.now.over
    mine.until("tcg-ask-fellowship", limit=20)
    assert mine.now.fp == 1
    two = Board(at=4).hand(0, "1_9").fellowship("1_13")
    two.until("tcg-ask-fellowship")
    assert not two.session.leave(0) and not two.now.out[0] and not concede(two.now, 1)


def test_conceding_in_the_middle_of_an_action() -> None:
    board = Board(3, at=4).fellowship("1_89", "1_13").minions("1_271", seat=1).hand(1, "1_250").hand(2, "1_3")
    board.hand(0, "1_9")
    board.at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert board.asker == 1
    assert board.session.leave(1)
    assert board.now.asks and board.asker != 1 and board.wounds("1_89") == 0 and board.wounds("1_13") == 0
    with pytest.raises(Refused):
        board.session.decide(1, "pass")


# Cards that the ledger words


@rule("tcg.card.1_309")
def test_rosie_strengthens_sam() -> None:
    board = Board(at=7).support(0, "1_309").fellowship("1_311").hurt("1_311", 1).hand(0, "1_299")
    assert board.strength("1_311") == 4
    board.take("use", "1_309")
    assert board.wounds("1_311") == 0


@rule("tcg.card.4_152")
def test_nobody_assigns_the_chosen_tracker() -> None:
    board = Board(at=5, sites=TOWERS_SITES).fellowship("1_13").minions("4_194", "1_151").hand(1, "4_152", "1_3").pool(5)
    board.at_step("assignment")
    reach(board, "play", "4_152").take("play", "4_152")
    if board.can("choose", "4_194"):
        board.take("choose", "4_194")
    board.until("tcg-ask-defend")
    assert not board.can("assign", "1_13", "4_194") and board.can("assign", "1_13", "1_151")
    board.skip()
    assert not board.can("assign", "1_13", "4_194")


@rule("tcg.card.4_276")
def test_fortress_discards_together() -> None:
    board = Board(at=2).support(0, "4_276").support(1, "1_192", "1_211", "1_162", "1_133").fellowship("1_13")
    board.at_step("regroup")
    board.g.tokens[board.c("4_276")] = 3
    board.take("use", "4_276")
    chosen = next(c for c in board.all_codes() if all(name in c for name in ("1_192", "1_211", "1_162")))
    board.do(chosen, 0)
    assert [board.zone(c) for c in ("1_192", "1_211", "1_162")] == [DISCARD] * 3 and board.zone("1_133") == SUPPORT
    assert board.zone("4_276") == DISCARD


@rule("tcg.card.5_60.scope", "tcg.card.5_60.own-discard")
def test_siege_engine_saves_the_other_machines() -> None:
    board = Board(at=2).support(0, "4_276").support(1, "5_60", "5_57", "4_211").fellowship("1_13").at_step("regroup")
    board.g.tokens[board.c("4_276")] = 3
    board.take("use", "4_276")
    assert board.asker == 1  # all three at once
    board.take("answer", "5_60")
    board.until(*LAST, limit=10)
    assert board.zone("5_60") == DISCARD and board.now.in_play(board.c("5_57")) and board.now.in_play(board.c("4_211"))
    own = Board(at=5, sites=TOWERS_SITES).support(1, "5_60", "4_211").minions("4_183").hand(0, "1_3").hand(1, "1_3")
    own.g.tokens[own.c("4_211")] = 2
    own.at_step("archery").until("tcg-ask-archery", *LAST)
    reach(own, "use", "4_211").take("use", "4_211")
    assert own.zone("4_211") == DISCARD and own.now.in_play(own.c("5_60")) and not own.can("answer", "5_60")


@rule("tcg.card.4_326", "tcg.card.4_330")
def test_sites_that_raise_the_move_limit() -> None:
    horse = ["4_326", *TOWERS_SITES[1:]]
    with_mount = Board(at=1, sites=horse).fellowship("4_267+4_263").hand(0, "1_3")
    with_mount.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert with_mount.now.move_limit() == 3
    without = Board(at=1, sites=horse).fellowship("4_267").hand(0, "1_9")
    without.until("tcg-ask-fellowship", "tcg-ask-move-again")
    assert without.now.move_limit() == 2
    merry = Board(at=1, sites=TOWERS_SITES).fellowship("4_310").hand(0, "1_3").until("tcg-ask-move-again", limit=60)
    assert merry.now.card(merry.now.site()).id == "4_330" and merry.now.move_limit() == 3


@rule("tcg.card.4_352")
def test_ones_own_uruk_becomes_fierce() -> None:
    number = BY_ID["4_352"].site
    sites = list(TOWERS_SITES)
    sites[number - 1] = "4_352"
    board = Board(3, at=number, sites=sites).fellowship("1_13").minions("1_151", seat=1).minions("1_158", seat=2)
    board.pool(9)
    board.hand(0, "1_3").at_step("maneuver")
    while board.asked == "tcg-ask-maneuver" and not (board.asker == 1 and board.can("use", "4_352")):
        board.skip()
    board.take("use", "4_352")
    assert not board.can("choose", "1_158")
    assert board.now.keyword(board.c("1_151"), "fierce") == 1 and board.now.keyword(board.c("1_158"), "fierce") == 0


def test_selectors_of_that_player() -> None:
    board = Board(3).minions("1_178", seat=1).minions("1_176", seat=2)
    run = Run(0, 0, {"opponent": (2,)})
    found = [c for c in (board.c("1_178"), board.c("1_176")) if LANGUAGE.fits(board.g, run, theirs, c)]
    assert found == [board.c("1_176")]
    advance(board.now)
    assert board.zone("1_178") in (PLAY, DISCARD, DEAD, HAND)


@rule("tcg.lose.multi.turn-continues", "tcg.lose.immediate")
def test_a_loss_in_the_fierce_round_ends_it() -> None:
    board = Board(3, at=2).fellowship("1_13").minions("1_237", "1_229", seat=1).hand(1, "1_3").hand(2, "1_3")
    board.at_step("fierce_assignment").until("tcg-ask-defend").take("assign", "1_290", "1_237")
    board.skip() if board.asked == "tcg-ask-defend" else board
    board.until("tcg-ask-reconcile", limit=20)
    assert board.now.out == [1, 0, 0] and board.now.fierce == 0 and board.now.savage == [] and board.now.fighter == -1
    assert board.asker == 2
