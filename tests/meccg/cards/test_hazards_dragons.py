"""What hazard events with Dragons and Drakes do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import facing, fought, through, under_way, until
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.attempts import Attempt, gift
from westmarch.games.meccg.rules.combat import BY_SITE, attack_of, encounter_of, strike_of
from westmarch.games.meccg.terms import DECK, DISCARD, GUARD, HAND, OUT
from westmarch.games.meccg.values import body, has_skill, modifiers

SHIELD = "shield-of-iron-bound-ash"


@pytest.mark.parametrize(
    ("items", "roll", "lost"),
    [((), 10, True), ((), 9, False), ((SHIELD,), 10, False), ((SHIELD,), 11, True)],
)
@covers("dragons-blood")
def test_dragons_blood(items: tuple[str, ...], roll: int, lost: bool) -> None:
    board = facing("cave-drake", "dragons-blood", "dragons-blood", dice=(12, roll))
    board.give("aragorn-ii", *items)
    until(board, "play:dragons-blood:0").do("play:dragons-blood:0")
    unanswered(board)
    assert "play:dragons-blood:0" not in board.options()
    through(board)
    assert (board.zone("aragorn-ii") == OUT) == lost
    board = facing("orc-patrol", "dragons-blood")
    with pytest.raises(AssertionError):
        until(board, "play:dragons-blood:0")


@covers("memories-stolen")
def test_memories_stolen() -> None:
    board = facing("smaug", "memories-stolen", dice=(12, 12))
    until(board, "play:memories-stolen:0")
    strike = strike_of(board.g)
    assert strike is not None
    before = strike.strike_prowess(board.g)
    board.do("play:memories-stolen:0")
    assert strike.strike_prowess(board.g) == before - 3
    assert board.bearer("memories-stolen") == "aragorn-ii" and not has_skill(
        board.g, board.card("aragorn-ii"), "ranger"
    )
    with pytest.raises(AssertionError):
        until(facing("smaug", "memories-stolen", names=("gandalf",)), "play:memories-stolen:0")
    for site, supporters, roll, gone in (("rivendell", 0, 8, False), ("rivendell", 1, 8, True), ("bree", 0, 12, False)):
        board = Board().dice(roll)
        board.company(site, "aragorn-ii", "eomer")
        board.give("aragorn-ii", "memories-stolen").organization()
        if site == "bree":
            assert "cleanse:memories-stolen" not in board.options()
            continue
        board.do("cleanse:memories-stolen")
        if board.prompt() == "remove":
            board.do("tap:aragorn-ii")
        board.do("support:eomer" if supporters else "pass")
        if board.prompt() == "check":
            board.do("pass")
        assert (board.zone("memories-stolen") == DISCARD) == gone


@covers("exile-of-solitude")
def test_exile_of_solitude() -> None:
    board = Board().event("smaug-at-home").hazards("exile-of-solitude", "greed").hand("concealment").dice(2)
    slot = board.company("the-lonely-mountain", "aragorn-ii")
    board.give("aragorn-ii", "elven-cloak")
    board.g.limit = 3
    board.attack(slot, race="dragon", prowess=20, source=board.card("smaug-at-home"), origin=BY_SITE)
    until(board, "play:exile-of-solitude:0").do("play:exile-of-solitude:0")
    strike = strike_of(board.g)
    assert strike is not None and strike.strike_prowess(board.g) == 19
    through(board)
    assert board.zone("aragorn-ii") == DISCARD and board.zone("elven-cloak") == DISCARD
    board = Board().event("earcaraxe-at-home").hazards("exile-of-solitude", "greed").hand("concealment").dice(2, 2)
    slot = board.company("isle-of-the-ulond", "aragorn-ii", "gandalf")
    board.g.limit = 3
    board.attack(slot, race="dragon", strikes=2, prowess=30, source=board.card("earcaraxe-at-home"), origin=BY_SITE)
    until(board, "play:exile-of-solitude:1").do("play:exile-of-solitude:1")
    through(board)
    assert board.zone("aragorn-ii") == DISCARD and board.zone("gandalf") != DISCARD
    with pytest.raises(AssertionError):
        until(facing("smaug", "exile-of-solitude"), "play:exile-of-solitude:0")


@covers("half-an-eye-open")
def test_half_an_eye_open() -> None:
    board = facing("cave-drake", "half-an-eye-open", names=("aragorn-ii", "merry/tapped", "gandalf"))
    board.do("play:half-an-eye-open:0")
    assert "choose:gandalf" not in board.options()
    board.do("choose:merry")
    unanswered(board).passing("target")
    attack = encounter_of(board.g)
    assert attack is not None and attack.targets == [board.card("merry")]
    assert "play:half-an-eye-open:0" not in facing("orc-patrol", "half-an-eye-open").options()


@covers("deftness-of-agility")
def test_deftness_of_agility() -> None:
    for dragon, way, less in (("agburanar", 0, 3), ("bairanax", 1, 0)):
        board = facing(dragon, "deftness-of-agility", dice=(12, 2, 12, 2))
        unanswered(board.do(f"play:deftness-of-agility:{way}"))
        until(board, "face:aragorn-ii")
        assert board.prompt() == "double"
        board.do("face:aragorn-ii")
        through(board)
        first, second = [entry["prowess"] for entry in board.logged("strike")]
        assert first - second == less
    assert "play:deftness-of-agility:1" not in facing("agburanar", "deftness-of-agility").options()


@covers("prowess-of-age")
def test_prowess_of_age() -> None:
    board = facing("cave-drake", "prowess-of-age", "prowess-of-age", "prowess-of-age")
    before = fought(board)[1]
    for total in (1, 4, 9):
        unanswered(board.do("play:prowess-of-age:0"))
        assert fought(board)[1] == before + total
    for dragon, answered in (("smaug", True), ("true-fire-drake", False)):
        board = facing(dragon, "prowess-of-age", names=("frodo",))
        until(board, "play:concealment:0").do("play:concealment:0")
        if board.prompt() == "choose":
            board.do("choose:frodo")
        assert ("play:prowess-of-age:1" in board.options()) == answered
        if answered:
            unanswered(board.do("play:prowess-of-age:1"))
            attack = encounter_of(board.g)
            assert attack is not None and not attack.cancelled and board.zone("concealment") == DISCARD


@covers("subtlety-of-guile")
def test_subtlety_of_guile() -> None:
    board = under_way("subtlety-of-guile", "itangast", names=("aragorn-ii",))
    assert "play:subtlety-of-guile:0" not in board.options()
    whole = body(board.g, board.card("aragorn-ii"))
    for way, less in ((0, 1), (1, 2)):
        board = under_way(
            "subtlety-of-guile", "subtlety-of-guile", "itangast", names=("aragorn-ii",), wounded="itangast"
        )
        board.do(f"play:subtlety-of-guile:{way}")
        unanswered(board).passing("hazard")
        assert body(board.g, board.card("aragorn-ii")) == whole - less
        assert f"play:subtlety-of-guile:{way}" not in board.options()
    board = facing("itangast", "subtlety-of-guile", names=("aragorn-ii", "gandalf"))
    wizard = body(board.g, board.card("gandalf"))
    unanswered(board.do("play:subtlety-of-guile:2"))
    assert body(board.g, board.card("aragorn-ii")) == whole - 1 and body(board.g, board.card("gandalf")) == wizard
    assert "play:subtlety-of-guile:2" not in facing("smaug", "subtlety-of-guile").options()


@covers("worms-stench")
def test_worms_stench() -> None:
    for doors in (False, True):
        board = under_way("worms-stench", "lesser-spiders", faced="drake", doors=doors)
        unanswered(board.do("play:worms-stench:0")).passing("hazard")
        for race, more in (("spiders", 2), ("animals", 2), ("wolves", 2 * doors), ("orcs", 0)):
            board.attack(0, race=race, strikes=2, prowess=8)
            assert fought(board) == (2 + (doors and race != "orcs"), 8 + more)
    assert "play:worms-stench:0" not in under_way("worms-stench").options()


@covers("fever-of-unrest")
def test_fever_of_unrest() -> None:
    four, three = "wilderness wilderness wilderness wilderness", "wilderness wilderness wilderness"
    for path, dragon, ways in ((four, "smaug", {0}), (three, "smaug", set()), (three, "leucaruth", {1})):
        board = under_way("fever-of-unrest", dragon, path=path)
        assert {way for way in (0, 1) if f"play:fever-of-unrest:{way}" in board.options()} == ways
        for way in ways:
            unanswered(board.do(f"play:fever-of-unrest:{way}"))
            attack = attack_of(board.g)
            assert attack is not None and attack.source == board.card(dragon) and attack.key == "land-wilderness"
            assert board.g.spent == 2


@covers("frenzy-of-madness")
def test_frenzy_of_madness() -> None:
    board = under_way("frenzy-of-madness", "orc-guard", "smaug", site="moria")
    unanswered(board.do("play:frenzy-of-madness:0")).passing("hazard")
    assert board.zone("orc-guard") == DISCARD and "creature:smaug:site" in board.options()
    board = under_way("frenzy-of-madness", "daelomin", site="moria")
    assert "play:frenzy-of-madness:0" not in board.options()  # no other creature to give up
    unanswered(board.do("play:frenzy-of-madness:1"))
    assert attack_of(board.g) is not None
    for site in ("bree", "minas-morgul"):
        options = under_way("frenzy-of-madness", "orc-guard", "daelomin", site=site).options()
        assert not any(option.startswith("play:frenzy") for option in options)


@covers("from-the-pits-of-angband")
def test_from_the_pits_of_angband() -> None:
    for doors in (False, True):
        board = Board().event("from-the-pits-of-angband").discards("smaug-ahunt", "ice-drake", "orc-patrol")
        board.discards("scatha", seat=1).deck(*["dodge"] * 12).deck(*["block"] * 12, seat=1)
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "frodo")
        board.end_of_turn()
        while board.g.asks and "choose:smaug-ahunt" not in board.options():
            board.do("pass")
        assert "choose:orc-patrol" not in board.options()
        board.do("choose:smaug-ahunt")
        if doors:
            board.do("choose:ice-drake", "choose:scatha")
            assert (
                board.zone("smaug-ahunt") == HAND and board.zone("ice-drake") == HAND and board.zone("scatha") == HAND
            )
        else:
            board.do("choose:scatha")
            assert board.zone("smaug-ahunt") == DECK and board.zone("ice-drake") == DISCARD
            assert board.zone("scatha") == DECK


@covers("withered-lands")
def test_withered_lands() -> None:
    for way, land in enumerate(("wilderness", "shadow-land", "border-land")):
        board = under_way("withered-lands", path=f"free-domain {land}", doors=True)
        unanswered(board.do(f"play:withered-lands:{way}"))
        assert board.g.path == [f.FREE_DOMAIN, f.WILDERNESS, f.WILDERNESS]
    assert "play:withered-lands:0" not in under_way("withered-lands").options()
    assert "play:withered-lands:1" not in under_way("withered-lands", doors=True).options()


@covers("times-are-evil")
def test_attempts_in_evil_times_and_with_foolish_words() -> None:
    evil, foolish = ("times-are-evil", ""), ("", "foolish-words")
    for (event, bearer), sort, less in (
        (evil, "offering", 3), (evil, "attempt", 3), (evil, "burglary", 0), (foolish, "offering", 4),
        (foolish, "riddling", 4), (foolish, "attempt", 4),
    ):  # fmt: skip
        board = Board()
        board.company("bree", "frodo")
        if event:
            board.event(event)
        if bearer:
            board.give("frodo", bearer)
        assert modifiers(board.g, sort, board.card("frodo")) == -less, (event, bearer, sort)


@pytest.mark.parametrize(("sort", "offered"), [("burglary", True), ("riddling", False), ("offering", False)])
def test_half_an_eye_opens_at_a_burglary(sort: str, offered: bool) -> None:
    board = Board().hazards("half-an-eye-open").dice(7)
    slot = board.company("the-lonely-mountain", "frodo")
    card = board.card("half-an-eye-open")
    board.g._leave(card)
    board.g.zone[card] = GUARD
    board.g.c_guard[slot] = card
    board.g.here = slot
    board.run(Attempt(sort, board.card("frodo"), 10))
    if offered:
        board.do("reveal:1")
        unanswered(board)
    through(board)
    plain = 7 + gift(board.g, sort, board.card("frodo"))
    assert board.logged("home")[0]["total"] == plain - 5 * offered
