"""The general rules in section 5 of the FAQ."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.facts import DEAD, DISCARD, LOST_A_SKIRMISH, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.wounds import remove

# Section 5


@rule("tcg.play.discarded-on-entering", "tcg.play.discarded-on-entering.own-text")
def test_s5_discarded_when_entering_play() -> None:
    board = (
        Board(at=4)
        .site(4, "Moria Lake")
        .minions("Watcher in the Water, Keeper of Westgate")
        .hand(1, "Goblin Runner")
        .pool(10)
        .at_step("shadow")
    )
    board.take("play", "Goblin Runner")
    assert board.zone("Goblin Runner") == DISCARD and board.now.pool == 9
    assert not board.can("answer", "Goblin Runner")


@rule("tcg.skirmish.losing-character", "tcg.skirmish.losing-character.example")
def test_s5_a_removed_character_is_a_loser() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Lord of Gondor + Blade of Gondor")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk-hai Raiding Party (1_158)")
        .support(1, "Worry")
    )
    board.hurt("Uruk-hai Raiding Party (1_158)", 2, 1).hurt("Uruk-hai Raiding Party (1_158)", 2, 2).fight(
        "Boromir, Lord of Gondor", "Uruk-hai Raiding Party (1_158)", "Uruk-hai Raiding Party (1_158)"
    )
    board.take("use", "Blade of Gondor").take("choose", "Uruk-hai Raiding Party (1_158)")
    assert board.zone("Uruk-hai Raiding Party (1_158)", 1) == DISCARD
    assert board.now.fallen == [board.c("Uruk-hai Raiding Party (1_158)", 1)]
    board.until("tcg-ask-either")
    assert board.zone("Boromir, Lord of Gondor") == DEAD and board.now.in_play(
        board.c("Uruk-hai Raiding Party (1_158)", 2)
    )


@rule("tcg.keyword.unhasty", "tcg.assign.cannot-skirmish", "tcg.keyword.unhasty-companion-no-home")
def test_s5_unhasty() -> None:
    board = Board(at=2).fellowship("Birchseed, Tall Statesman").minions("Uruk Savage").at_step("assignment")
    assert board.asked == "tcg-ask-defend" and not board.can("assign", "Birchseed, Tall Statesman")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and not board.can("assign", "Birchseed, Tall Statesman")
    allowed = (
        Board(at=2)
        .fellowship("Birchseed, Tall Statesman", "Merry, From O'er the Brandywine")
        .minions("Uruk Savage")
        .at_step("assignment")
        .take("use", "Birchseed, Tall Statesman")
    )
    allowed.until("tcg-ask-defend")
    assert allowed.can("assign", "Birchseed, Tall Statesman")


@rule("tcg.limit.example.sting", "tcg.limit.per-phase")
def test_s5_limit_of_sting() -> None:
    board = (
        Board().bear("Frodo, Son of Drogo", "Sting").hand(1, "Goblin Runner", "Goblin Runner", "Goblin Runner").pool(9)
    )
    board.take("use", "Sting")
    assert board.now.pool == 6
    board.take("use", "Sting")
    assert board.now.pool == 5


@rule("tcg.modifier.example.frodo", "tcg.modifier.reapplied", "tcg.modifier.order-irrelevant")
def test_s5_modifiers_are_floored_at_the_end() -> None:
    board = Board(at=2)
    frodo = board.c("Frodo, Son of Drogo")
    assert board.g.strength(frodo) == 4
    board.g.lay("strength", frodo, -6, 0, 0)
    assert board.g.strength(frodo) == 0
    board.g.lay("strength", frodo, 3, 0, 0)
    assert board.g.strength(frodo) == 1


@rule("tcg.modifier.example.archery", "tcg.archery.default-zero")
def test_s5_archery_example() -> None:
    from westmarch.games.tcg.rules.archery import fellowship_total

    board = (
        Board(at=2).fellowship("Legolas, Greenleaf").minions("Goblin Marksman").support(1, "Pinned Down", "Pinned Down")
    )
    assert fellowship_total(board.g) == 0
    board.g.lay("archery", -1, 1, 0, 0)
    assert fellowship_total(board.g) == 0
    board.g.lay("archery", -1, 1, 0, 0)
    assert fellowship_total(board.g) == 1


@rule("tcg.modifier.example.bred-for-battle", "tcg.modifier.example.additional-cost")
def test_s5_bred_for_battle_example() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Legolas, Dauntless Hunter", "Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"
        )
        .support(1, "Saruman's Ambition", "Saruman's Ambition", "Saruman's Ambition")
        .hand(1, "Bred for Battle", "Hunt Them Down!")
    )
    assert twilight_cost(board.g, board.c("Bred for Battle")) == 0
    assert twilight_cost(board.g, board.c("Hunt Them Down!")) == 3 + 2 - 3


@rule("tcg.event.from-elsewhere", "tcg.event.phase")
def test_s5_events_only_in_their_phase() -> None:
    board = Board().fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike", "Delving")
    assert board.can("play", "Delving") and not board.can("play", "Axe Strike")
    assert board.why_not(f"play:{board.name('Axe Strike')}") == "tcg.event.phase"


@rule("tcg.effect.for-each.example")
def test_s5_wingfoot_for_each() -> None:
    board = (
        Board(at=1)
        .fellowship("Aragorn, Wingfoot", "Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence")
        .minions("Troop of Uruk-hai")
    )
    board.take("move").until("tcg-ask-answer").take("answer", "Aragorn, Wingfoot")
    board.take("choose", "Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence")
    assert board.wounds("Troop of Uruk-hai") == 2


@rule("tcg.leave.attached-discarded", "tcg.leave.tokens-removed")
def test_s5_leaving_play() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf + Elven Bow (1_41)")
        .minions("The Witch-king, Lord of Angmar")
        .fight("Lórien Elf", "The Witch-king, Lord of Angmar")
        .until("tcg-ask-reconcile")
    )
    assert board.zone("Lórien Elf") == DEAD and board.zone("Elven Bow (1_41)") == DISCARD


@rule("tcg.kill.zero-vitality", "tcg.kill.fp-dead-pile", "tcg.kill.minion-discard", "tcg.wound.reduces-vitality")
def test_s5_vitality() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Goblin Runner", "Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    board.until("tcg-ask-archery-wound").take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD
    assert board.now.strength(board.c("Goblin Runner")) == 5


@rule("tcg.skirmish.in-skirmish")
def test_s5_in_a_skirmish_only_while_it_is_under_way() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary", "Legolas, Greenleaf")
        .minions("Goblin Runner", "Goblin Marksman")
        .hand(0, "Cleaving Blow", "Defiance")
    )
    board.g.against[board.c("Goblin Runner")] = board.c("Farin, Dwarven Emissary")
    board.g.against[board.c("Goblin Marksman")] = board.c("Legolas, Greenleaf")
    board.at_step("skirmishes")
    assert board.strength("Farin, Dwarven Emissary") == 5
    board.take("skirmish", "Farin, Dwarven Emissary")
    assert board.strength("Farin, Dwarven Emissary") == 7


@rule("tcg.skirmish.no-more-actions", "tcg.skirmish.cancel")
def test_s5_no_actions_after_a_cancelled_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth", "Halfling Deftness")
        .fight("Sam, Son of Hamfast", "Uruk Savage")
    )
    board.take("play", "Hobbit Stealth")
    assert board.asked != "tcg-ask-skirmish" and board.wounds("Sam, Son of Hamfast") == 0


@rule("tcg.multi.opponent")
def test_s5_opponents() -> None:
    from westmarch.cards.language import Run
    from westmarch.games.tcg.cards.meanings.places import opponent

    board = Board(3)
    assert opponent(board.g, Run(0, 1, {})) == 0 and opponent(board.g, Run(0, 2, {})) == 0
    assert opponent(board.g, Run(0, 0, {})) == 2


@rule("tcg.effect.text-does-not-apply", "tcg.control.not-usable", "tcg.control.active-spottable")
def test_s5_text_of_a_controlled_site_is_off() -> None:
    board = Board(at=3).minions("Uruk Savage")
    board.g.control[1] = 1
    board.g.put(board.g.path[1], 7)
    assert board.g.path[1] in board.g.active() and not board.g.text_applies(board.g.path[1])


@rule("tcg.timing.required-first")
def test_s5_required_actions_first() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Drawn to Its Power")
        .hand(1, "In the Ringwraith's Wake", "Axe Strike")
    )
    board.hand(0, "Axe Strike")
    board.fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "In the Ringwraith's Wake")
    assert board.now.burdens[0] == 1


@rule("tcg.twilight.revealed-printed")
def test_s5_a_revealed_card_has_its_printed_cost() -> None:
    from westmarch.cards.language import Run
    from westmarch.cards.nodes import Num
    from westmarch.games.tcg.words import LANGUAGE

    board = (
        Board(sites=["East Road", *FELLOWSHIP_SITES[1:]])
        .hand(0, "Aragorn, Ranger of the North", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.can("move")
    assert twilight_cost(board.now, board.c("Aragorn, Ranger of the North")) == 6
    assert LANGUAGE.value(board.now, Run(0, 0, {"it": (board.c("Aragorn, Ranger of the North"),)}), Num("cost of")) == 4


@rule("tcg.spot.fp-culture")
def test_s5_a_gollum_minion_is_no_fp_culture() -> None:
    base = count_cultures(
        Board(at=2).fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor").g
    )
    assert (
        count_cultures(
            Board(at=2)
            .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor")
            .minions("Gollum, Stinker")
            .g
        )
        == base
    )
    assert (
        count_cultures(
            Board(at=2)
            .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor", "Sméagol, Old Noser")
            .g
        )
        == base + 1
    )


@rule("tcg.lose.multi.controlled-by-others", "tcg.lose.multi.sites-he-controls")
def test_s5_losing_with_controlled_sites() -> None:
    board = Board(3, at=4)
    for number, seat in ((1, 1), (2, 0), (3, 2)):
        board.g.control[number] = seat
        board.g.put(board.g.path[number], SUPPORT)
    kept = board.add(1, "Uruk Besieger", STACKED, board.g.path[1])
    gone = board.add(2, "Uruk Besieger", STACKED, board.g.path[2])
    lose(board.g, 0, "tcg.lose.corrupted")
    assert board.g.control[1:4] == [1, -1, 2]
    assert all(board.g.owner[board.g.path[n]] != 0 for n in (1, 2, 3, 4))
    assert board.g.zone[kept] == STACKED and board.g.host[kept] == board.g.path[1] and board.g.zone[gone] == DISCARD


@rule("tcg.limit.example.sting", "tcg.limit.per-phase", "tcg.limit.per-copy")
def test_s5_the_limit_starts_anew() -> None:
    board = (
        Board(at=3)
        .bear("Frodo, Son of Drogo", "Sting")
        .hand(1, "Goblin Runner", "Goblin Runner", "Goblin Runner")
        .pool(9)
        .fellowship("Gimli, Son of Glóin")
    )
    board.hand(0, "Dwarven Axe")
    for left in (6, 5, 5):
        board.take("use", "Sting")
        assert board.now.pool == left
    regroup = (
        Board(at=2)
        .bear("Frodo, Son of Drogo", "Sting")
        .hand(1, "Goblin Runner", "Goblin Runner", "Goblin Runner")
        .pool(9)
        .at_step("regroup")
    )
    regroup.take("use", "Sting")
    assert regroup.now.pool == 6


@rule("tcg.skirmish.losing-character", "tcg.skirmish.no-more-actions")
def test_s5_pippin_removes_an_uruk() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk Savage")
        .hand(0, "Axe Strike", "Cleaving Blow")
        .support(1, "Worry")
    )
    board.fight("Farin, Dwarven Emissary", "Uruk-hai Raiding Party (1_158)", "Uruk Savage")
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, board.c("Uruk Savage"))
    board.until("tcg-ask-either", *END_OF_TURN, limit=10)
    assert (
        sorted(board.now.remembered(LOST_A_SKIRMISH))
        == sorted([board.c("Farin, Dwarven Emissary"), board.c("Uruk Savage")])
        and board.wounds("Uruk Savage") == 0
    )


@rule("tcg.leave.attached-discarded")
def test_s5_cards_on_a_leaving_card() -> None:
    board = Board(at=4).support(1, "Goblin Swarms").minions("Goblin Runner + Goblin Scimitar")
    stacked = board.add(1, "Goblin Marksman", STACKED, board.c("Goblin Swarms"))
    remove(board.g, board.c("Goblin Swarms"), DISCARD)
    remove(board.g, board.c("Goblin Runner"), DISCARD)
    assert board.g.zone[stacked] == DISCARD and board.zone("Goblin Scimitar") == DISCARD


@rule("tcg.keyword.unhasty")
def test_s5_unhasty_needs_a_gandalf_card() -> None:
    horn = (
        Board(at=5, sites=TOWERS_SITES)
        .fellowship("Boromir, Son of Denethor + Horn of Boromir")
        .support(0, "Treebeard, Earthborn")
        .minions("Uruk Savage")
    )
    horn.hand(0, "Elendil's Valor").at_step("maneuver")
    if horn.can("use", "Horn of Boromir"):
        horn.take("use", "Horn of Boromir")
        if horn.can("choose", "Treebeard, Earthborn"):
            horn.take("choose", "Treebeard, Earthborn")
    horn.until("tcg-ask-defend")
    assert not horn.can("assign", "Treebeard, Earthborn", "Uruk Savage")
    home = (
        Board(at=2, sites=TOWERS_SITES)
        .fellowship("Boromir, Son of Denethor")
        .support(0, "Treebeard, Earthborn")
        .minions("Uruk Savage")
        .at_step("assignment")
    )
    assert home.until("tcg-ask-defend").can("assign", "Treebeard, Earthborn", "Uruk Savage")
