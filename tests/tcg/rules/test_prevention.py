"""Prevention and replacement."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD


@rule("tcg.prevent.by-payment", "tcg.prevent.companion-may")
def test_a_prevention_must_be_paid_in_full() -> None:
    def little(*items: str) -> Board:
        board = (
            Board(at=4)
            .fellowship("Boromir, Son of Denethor" + "".join(f"+{item}" for item in items))
            .minions("Goblin Runner")
        )
        board.hand(1, "Such a Little Thing", "Axe Strike")
        board.hand(0, "Here Lies Balin, Son of Fundin").fellowship("Gimli, Son of Glóin").at_step("maneuver")
        return reach(board, "play", "Such a Little Thing").take("play", "Such a Little Thing")

    assert little("Armor").zone("Boromir, Son of Denethor") == DEAD
    two = little("Armor", "Boromir's Cloak")
    assert two.asker == 0
    two.do(next(c for c in two.all_codes() if c in ("option:0", "yes")), seat=0)
    assert (
        two.wounds("Boromir, Son of Denethor") == 0
        and two.zone("Armor") == DISCARD
        and two.zone("Boromir's Cloak") == DISCARD
    )
    tired = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye", "Uruk-hai Raiding Party (1_158)")
        .hurt("Gimli, Son of Glóin", 2)
        .at_step("assignment")
    )
    tired.take("use", "Saruman, Servant of the Eye")
    assert tired.now.against[tired.c("Uruk-hai Raiding Party (1_158)")] == tired.c("Gimli, Son of Glóin") or any(
        e.key == "tcg-log-assign" for e in tired.entries()
    )
    fresh = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("use", "Saruman, Servant of the Eye")
    )
    assert fresh.asker == 0
    fresh.take("option", 0)
    assert (
        fresh.wounds("Gimli, Son of Glóin") == 1 and fresh.now.against[fresh.c("Uruk-hai Raiding Party (1_158)")] == -1
    )


@rule("tcg.prevent.prevention")
def test_a_prevented_prevention() -> None:
    def fell(saved: bool) -> Board:
        board = (
            Board(at=2)
            .fellowship("Gandalf, The Grey Wizard")
            .minions("Uruk-hai Raiding Party (1_158)", "Isengard Shaman" if saved else "Goblin Runner")
        )
        board.hand(0, "Long I Fell", "Servant of the Secret Fire").pool(5)
        board.fight("Gandalf, The Grey Wizard", "Uruk-hai Raiding Party (1_158)").take("play", "Long I Fell")
        assert board.asker == 1
        board.take("option", 0)
        if board.asked == "tcg-ask-wound":
            orc = "Isengard Shaman" if saved else "Uruk-hai Raiding Party (1_158)"
            board.take("choose", orc)
        if saved:
            board.take("answer", "Isengard Shaman")
        return board

    plain = fell(False)
    assert plain.now.laid_on("prevent wounds", plain.c("Gandalf, The Grey Wizard")) == 0
    saved = fell(True)
    assert saved.now.laid_on("prevent wounds", saved.c("Gandalf, The Grey Wizard")) == 1


@rule("tcg.prevent.instead-fallback")
def test_blade_tip_wounds_or_burdens() -> None:
    ring = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .bear("Frodo, Son of Drogo", "Blade Tip", seat=1)
    )
    ring.can("move")
    assert ring.now.burdens[0] == 1 and ring.wounds("Frodo, Son of Drogo") == 0
    other = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .bear("Gimli, Son of Glóin", "Blade Tip", seat=1)
    )
    other.can("move")
    assert other.now.burdens[0] == 0 and other.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.prevent.instead-item")
def test_the_brooch_goes_instead() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41) + Elven Brooch")
        .minions("Úlairë Cantëa, Lieutenant of Dol Guldur")
        .hand(0, "Defiance")
        .fight("Legolas, Greenleaf", "Úlairë Cantëa, Lieutenant of Dol Guldur")
    )
    reach(board, "use", "Úlairë Cantëa, Lieutenant of Dol Guldur").take(
        "use", "Úlairë Cantëa, Lieutenant of Dol Guldur"
    )
    if board.asked == "tcg-ask-discard":
        board.take("choose", "Elven Bow (1_41)")
    board.take("answer", "Elven Brooch")
    assert board.now.in_play(board.c("Elven Bow (1_41)")) and board.zone("Elven Brooch") == DISCARD


@rule("tcg.prevent.token-counted")
def test_a_prevented_assignment_is_no_assignment() -> None:
    board = (
        Board(at=4, sites=TOWERS_SITES)
        .fellowship("Gimli, Son of Glóin")
        .minions("Easterling Axeman")
        .hand(1, "Vision From Afar", "Axe Strike")
        .pool(5)
    )
    board.at_step("assignment")
    reach(board, "play", "Vision From Afar").take("play", "Vision From Afar")
    assert board.asker == 0
    board.take("option", 0)
    assert board.now.burdens[0] == 1 and board.now.against[board.c("Easterling Axeman")] == -1
    made = (
        Board(at=4, sites=TOWERS_SITES)
        .fellowship("Gimli, Son of Glóin")
        .minions("Easterling Axeman")
        .hand(1, "Vision From Afar", "Axe Strike")
        .pool(5)
    )
    made.at_step("assignment")
    reach(made, "play", "Vision From Afar").take("play", "Vision From Afar").take("option", 1)
    made.expect_log("tcg-log-assign", card=made.c("Frodo, Son of Drogo"), minion=made.c("Easterling Axeman"))


@rule("tcg.prevent.companion-may", "tcg.prevent.by-payment")
def test_a_companion_exerts_to_prevent_an_assignment() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("use", "Saruman, Servant of the Eye")
    )
    assert board.asker == 0
    board.take("option", 0)
    assert (
        board.wounds("Gimli, Son of Glóin") == 1 and board.now.against[board.c("Uruk-hai Raiding Party (1_158)")] == -1
    )
    tired = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye", "Uruk-hai Raiding Party (1_158)")
        .hurt("Gimli, Son of Glóin", 2)
        .at_step("assignment")
    )
    tired.take("use", "Saruman, Servant of the Eye")
    tired.expect_log(
        "tcg-log-assign", card=tired.c("Gimli, Son of Glóin"), minion=tired.c("Uruk-hai Raiding Party (1_158)")
    )
