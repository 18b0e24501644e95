"""What hazards on companies, characters and with agents do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_hazard_events_combat import on_the_way, unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agents import forbids_action
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.creatures import creature_options
from westmarch.games.meccg.rules.movement import regions_allowed
from westmarch.games.meccg.rules.piles import Draw
from westmarch.games.meccg.terms import DISCARD, HAND, IDLE, OUT, PLAY, POINTS
from westmarch.games.meccg.values import general_free, prowess

# On companies


@pytest.mark.parametrize(
    ("card", "start", "site", "more"),
    [
        ("lost-in-border-lands", "lorien", "edoras", 1),
        ("lost-in-shadow-lands", "lorien", "minas-morgul", 1),
        ("lost-in-the-wilderness", "rivendell", "bag-end", 2),
    ],
)
@covers("lost-in-border-lands", "lost-in-shadow-lands", "lost-in-the-wilderness", "lost-in-dark-domains")
def test_lost_and_watched(card: str, start: str, site: str, more: int) -> None:
    board = on_the_way(card, start=start, site=site)
    limit = board.g.limit
    unanswered(board.do(f"play:{card}:0"))
    assert board.g.limit == limit + more
    assert f"play:{card}:0" not in on_the_way(card).options()
    board = on_the_way("lost-in-dark-domains", start="lorien", site="mount-doom")
    limit = board.g.limit
    unanswered(board.do("play:lost-in-dark-domains:0"))
    assert board.g.limit == 2 * limit


@covers("lost-in-free-domains", "lost-at-sea", "river", "greed")
def test_lost_and_idle() -> None:
    for card, start, site in (
        ("lost-in-free-domains", "rivendell", "bag-end"),
        ("lost-at-sea", "grey-havens", "himring"),
    ):
        board = on_the_way(card, start=start, site=site)
        unanswered(board.do(f"play:{card}:0"))
        assert board.g.c_flags[0] & IDLE
        assert f"play:{card}:0" not in on_the_way(card, start="rivendell", site="bree").options()
    board = on_the_way("greed", start="barrow-downs")
    unanswered(board.do("play:greed:0"))
    assert board.g.has_laid("tempting", board.site("barrow-downs"))


@covers("drowning-seas")
def test_drowning_seas() -> None:
    board = Board().hazards("drowning-seas", "greed").hand("ford", "block").deck("dodge", "dodge")
    board.company("grey-havens", "boromir-ii", "gimli")
    board.give("gimli", "elven-cloak").move(0, "himring").passing("hazard").do("play:drowning-seas:0")
    unanswered(board)
    assert board.zone("elven-cloak") == DISCARD and len(board.g.hand(0)) == 1
    board = on_the_way("drowning-seas", start="grey-havens", site="himring", doors=True)
    unanswered(board.do("play:drowning-seas:1")).passing()
    assert board.where(0) == "grey-havens"


@covers("two-or-three-tribes-present")
def test_two_or_three_tribes() -> None:
    board = on_the_way("two-or-three-tribes-present", "wolves", "giant", site="lorien")
    unanswered(board.do("play:two-or-three-tribes-present:0"))
    board.do("option:5")
    unanswered(board).passing("hazard")
    board.g.spent = board.g.limit
    assert {board.g.face(option[1]).id for option in creature_options(board.g, 1)} == {"wolves"}
    # Unique creatures of the race that is named are meant too.
    board = on_the_way("two-or-three-tribes-present", "the-great-goblin", "giant", site="lorien")
    unanswered(board.do("play:two-or-three-tribes-present:0"))
    unanswered(board.do("option:0")).passing("hazard")
    board.g.spent = board.g.limit
    assert {board.g.face(option[1]).id for option in creature_options(board.g, 1)} == {"the-great-goblin"}


@covers("seized-by-terror")
def test_seized_by_terror() -> None:
    for roll, flees in ((8, True), (9, False)):
        board = Board().hazards("seized-by-terror", "greed").dice(roll).deck("dodge")
        board.company("lorien", "boromir-ii", "eomer", "gimli")
        board.move(0, "minas-morgul").passing("hazard").do("play:seized-by-terror:0", "choose:eomer")
        unanswered(board)
        assert (board.g.company[board.card("eomer")] != 0) == flees
        if flees:
            assert board.where(board.g.company[board.card("eomer")]) == "lorien"


@covers("eyes-of-the-shadow", "no-way-forward")
def test_limits_and_ways() -> None:
    for names, more in ((("gandalf", "eomer"), 2), (("eomer", "gimli"), 2), (("eomer", "merry"), 0)):
        limits = []
        for shadow in (False, True):
            board = Board().hazards("greed").deck("dodge")
            if shadow:
                board.event("eyes-of-the-shadow")
            board.company("rivendell", *names)
            board.move(0, "bree")
            limits.append(board.logged("limit")[0]["count"])
        assert limits[1] - limits[0] == more, names
    for doors, most in ((False, 3), (True, 2)):
        board = Board().event("no-way-forward")
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "eomer")
        assert regions_allowed(board.g, 0) == most
    board = Board().event("eyes-of-the-shadow").event("no-way-forward").deck("dodge")
    board.company("rivendell", "eomer")
    board.run(Draw(0, 1)).passing()
    assert board.zone("eyes-of-the-shadow") == DISCARD and board.zone("no-way-forward") == DISCARD


# On characters


@covers("weariness-of-the-heart", "call-of-home", "tookish-blood", "muster-disperses")
def test_weariness_once_a_turn() -> None:
    board = on_the_way("weariness-of-the-heart", "weariness-of-the-heart")
    unanswered(board.do("play:weariness-of-the-heart:0", "choose:eomer")).passing("hazard")
    assert prowess(board.g, board.card("eomer")) == 2
    board.do("play:weariness-of-the-heart:0")
    assert not any("eomer" in option for option in board.options())


@covers("call-of-the-sea")
def test_call_of_the_sea() -> None:
    for start, site, roll, zone in (
        ("rivendell", "bree", 5, HAND), ("rivendell", "bree", 6, PLAY), ("grey-havens", "himring", 8, HAND),
        ("grey-havens", "himring", 9, PLAY),
    ):  # fmt: skip
        board = Board().hazards("call-of-the-sea", "greed").dice(roll).deck("dodge")
        board.company(start, "elrond", "elladan", "legolas")
        free = general_free(board.g, 0)
        board.move(0, site).passing("hazard").do("play:call-of-the-sea:0", "choose:elladan")
        unanswered(board).passing("hazard")
        number = 13 if site == "himring" else 10
        assert (board.zone("elladan") == HAND) == (roll + free < number), (free, zone)


@covers("dragon-sickness", "the-will-of-the-ring", "the-rings-betrayal", "the-precious")
def test_tests_of_the_will() -> None:
    board = Board().hazards("dragon-sickness", "greed").dice(9).deck("dodge")
    board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "scroll-of-isildur").move(0).passing("hazard").do("play:dragon-sickness:0")
    unanswered(board).passing("hazard")
    assert board.logged("check")[0]["total"] == 7
    board = Board().hazards("the-will-of-the-ring", "greed").dice(9).deck("dodge")
    board.company("rivendell", "frodo", "eomer")
    board.give("frodo", "the-one-ring").move(0).passing("hazard").do("play:the-will-of-the-ring:0")
    unanswered(board).passing("hazard")
    assert board.logged("check")[0]["total"] == 9
    board = Board().hazards("the-rings-betrayal", "greed").dice(4).deck("dodge")
    board.company("rivendell", "frodo", "eomer/tapped")
    board.give("frodo", "the-one-ring").move(0).passing("hazard").do("play:the-rings-betrayal:0")
    unanswered(board).passing("hazard")
    assert board.zone("frodo") == PLAY and board.zone("the-one-ring") == DISCARD
    board = Board().hazards("the-rings-betrayal", "greed").dice(12).deck("dodge")
    board.company("rivendell", "frodo", "eomer/tapped")
    board.give("frodo", "the-one-ring").move(0).passing("hazard").do("play:the-rings-betrayal:0")
    unanswered(board).passing("hazard")
    assert board.zone("the-one-ring") == PLAY
    board = Board().hazards("the-precious", "greed").dice(2).deck("dodge")
    board.company("rivendell", "frodo/tapped", "boromir-ii")
    board.give("frodo", "the-one-ring").give("boromir-ii", "scroll-of-isildur").move(0).passing("hazard")
    board.do("play:the-precious:0")
    unanswered(board).passing("hazard")
    assert board.zone("boromir-ii") in (DISCARD, OUT) and board.zone("the-one-ring") == DISCARD
    assert board.zone("frodo") == PLAY


@covers("gnaw-with-words")
def test_gnaw_with_words() -> None:
    for names, works in ((("annalena", "elrond"), True), (("annalena", "eomer"), False)):
        board = on_the_way("gnaw-with-words", names=names)
        assert ("play:gnaw-with-words:0" in board.options()) == works
    board = on_the_way("gnaw-with-words", names=("annalena", "elrond"))
    unanswered(board.do("play:gnaw-with-words:0", "choose:annalena"))
    assert board.tapped("annalena")


@covers("many-sorrows-befall", "an-unexpected-outpost", "parsimony-of-seclusion", "which-might-be-lies")
def test_other_hazards() -> None:
    board = Board().event("times-are-evil").hand("hillmen").dice(9)
    board.company("cameth-brin", "eomer")
    board.explore(0).do("resource:hillmen:eomer").passing()
    assert board.logged("influence")[0]["total"] == 9 + 1 - 3
    board = Board().event("sun", seat=0).hazards("many-sorrows-befall", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:many-sorrows-befall:0")
    unanswered(board)
    assert board.zone("sun") == DISCARD
    for doors, count in ((False, 1), (True, 2)):
        board = Board().hazards("an-unexpected-outpost", "greed").discards("wolves", "river", seat=1).deck("dodge")
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "eomer", "gimli")
        board.move(0).passing("hazard").do("play:an-unexpected-outpost:0")
        unanswered(board)
        assert max(option.count(",") + 1 for option in board.options() if ":" in option) == count
        board.do(max(board.options(), key=len))
        assert len(board.g.pile(0, 1)) == count
    board = Board().hazards("parsimony-of-seclusion", "greed").discards("smaug", "wolves", seat=1).deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:parsimony-of-seclusion:0")
    unanswered(board)
    assert board.zone("smaug", 1) == HAND
    board = Board().points("dreams-of-lore", "rescue-prisoners").hazards("which-might-be-lies", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:which-might-be-lies:0")
    unanswered(board)
    assert board.zone("dreams-of-lore") == DISCARD and board.zone("rescue-prisoners") == POINTS


# Agents


@covers("seek-without-success", "cunning-foes", "an-article-missing", "never-seen-him")
def test_hazards_with_agents() -> None:
    for card, agent, bonus in (("cunning-foes", "dasakun", 3), ("an-article-missing", "bill-ferny", 4)):
        board = Board().hazards(card, "greed").event(agent).deck("dodge", "block")
        skill = "warrior" if card == "cunning-foes" else "scout"
        assert f.face(agent).skills & (1 << f.SKILLS.index(skill)), agent
        board.g.attach(board.site("moria", 1), board.card(agent))
        board.g.known[board.card(agent)] = 1
        board.company("lorien", "merry", "eomer")
        board.give("merry", "elven-cloak").move(0, "moria").passing("hazard").do(f"play:{card}:0")
        unanswered(board).passing("target")
        attack = attack_of(board.g)
        assert attack is not None and attack.prowess == f.face(agent).prowess + bonus and board.to_act() == 1
        if card == "an-article-missing":
            board.dice(12, 2).do("target:eomer")
            while board.g.asks and board.prompt() != "hazard":
                options = [option for option in board.options() if not option.startswith("stay")]
                board.do("pass" if "pass" in options else options[0])
            assert board.zone("elven-cloak") == DISCARD and not board.wounded("eomer")
    board = Board().hazards("never-seen-him", "greed").event("ivic").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:never-seen-him:0")
    unanswered(board).passing("hazard")
    ivic = board.card("ivic")
    assert board.bearer("never-seen-him") == "ivic"
    board.g.lay("hunted", ivic, 1, 0)
    assert forbids_action(board.g, 1, ivic) is None
    board.g.lay("hunted", ivic, 1, 0)
    assert forbids_action(board.g, 1, ivic) is not None
