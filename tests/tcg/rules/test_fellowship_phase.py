"""The fellowship phase."""

from __future__ import annotations

from tcg.board import Board
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, HAND, PLAY, SUPPORT


@rule("tcg.fellowship.actions-any-order", "tcg.ability.repeat", "tcg.fellowship.events-and-abilities")
def test_any_order_and_number() -> None:
    board = (
        Board()
        .fellowship("Legolas, Greenleaf")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song", "Elendil's Valor", "Orophin, Lórien Bowman", "Hobbit Sword (1_299)")
        .burdens(1)
    )
    assert (
        board.can("use", "Elrond, Lord of Rivendell")
        and board.can("use", "Bag End")
        and not board.can("play", "Elendil's Valor")
    )
    board.take("play", "Orophin, Lórien Bowman").take("use", "Elrond, Lord of Rivendell").take("play", "Elf-song").take(
        "use", "Elrond, Lord of Rivendell"
    )
    assert board.wounds("Elrond, Lord of Rivendell") == 2 and board.zone("Orophin, Lórien Bowman") == SUPPORT


@rule("tcg.fellowship.fp-only")
def test_shadow_players_only_respond() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Scout")
        .hand(1, "Goblin Runner", "Hunt Them Down!")
        .hand(0, "Pathfinder (1_110)", "Dwarven Axe")
        .pool(9)
    )
    assert [ask.seat for ask in board.now.asks] == [0]
    board.take("play", "Pathfinder (1_110)")
    assert board.asker == 1 and board.can("answer", "Uruk Scout")


@rule("tcg.fellowship.companion-zone")
def test_a_new_companion_counts_for_the_move() -> None:
    with_him = (
        Board(at=1)
        .site(2, "Ettenmoors")
        .hand(0, "Aragorn, Ranger of the North", "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .take("play", "Aragorn, Ranger of the North")
        .take("move")
    )
    assert with_him.zone("Aragorn, Ranger of the North") == PLAY and with_him.now.pool == 4 + 2 + 2


@rule("tcg.fellowship.fp-conditions-here", "tcg.fellowship.play-permanents")
def test_conditions_come_in_the_fellowship_phase_only() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "From the Armory", "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk Savage")
    )
    assert board.why_not(f"play:{board.name('From the Armory')}") == "tcg.fellowship.play-permanents"
    there = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .support(0, "From the Armory")
        .hand(0, "Dwarven Axe")
        .fight("Gimli, Son of Glóin", "Uruk Savage")
    )
    assert there.can("use", "From the Armory")
    early = Board().fellowship("Gimli, Son of Glóin").hand(0, "From the Armory", "Goblin Runner")
    assert early.can("play", "From the Armory") and not early.can("play", "Goblin Runner")


@rule("tcg.fellowship.out-of-phase-play")
def test_an_effect_plays_a_companion_in_regroup() -> None:
    board = (
        Board(at=2)
        .hand(0, "Knocked on the Head", "Merry, Friend to Sam")
        .fellowship("Gimli, Son of Glóin")
        .pile(0, DISCARD, "Merry, Friend to Sam")
        .pool(2)
    )
    board.at_step("regroup").take("play", "Knocked on the Head")
    if board.can("choose", "Merry, Friend to Sam"):
        board.take("choose", "Merry, Friend to Sam")
    companions = [c for c in board.now.companions() if board.now.card(c).name == "Merry, Friend to Sam"]
    assert (
        len(companions) == 1
        and board.now.pool == 2 + printed("Merry, Friend to Sam").cost + printed("Knocked on the Head").cost
    )


@rule("tcg.fellowship.discard-to-heal", "tcg.fellowship.discard-to-heal.repeat")
def test_gandalf_heals_twice() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Aragorn, Ranger of the North")
        .hurt("Gandalf, The Grey Wizard", 3)
        .hurt("Aragorn, Ranger of the North", 2)
        .hand(
            0, "Gandalf, Friend of the Shirefolk", "Gandalf, The Grey Pilgrim", "Aragorn, King in Exile", "Dwarven Axe"
        )
    )
    board.take("heal", "Gandalf, Friend of the Shirefolk").take("heal", "Gandalf, The Grey Pilgrim")
    assert board.wounds("Gandalf, The Grey Wizard") == 1 and board.zone("Gandalf, Friend of the Shirefolk") == DISCARD
    board.take("heal", "Aragorn, King in Exile")
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.zone("Aragorn, King in Exile") == DISCARD


@rule("tcg.fellowship.discard-to-heal.wounded", "tcg.fellowship.discard-to-heal.unique")
def test_who_cannot_be_healed_by_discarding() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Dwarf Guard")
        .hurt("Dwarf Guard", 1)
        .hand(0, "Gimli, Dwarf of Erebor", "Dwarf Guard", "Dwarven Axe")
    )
    assert board.why_not(f"heal:{board.name('Gimli, Dwarf of Erebor')}") == "tcg.fellowship.discard-to-heal.wounded"
    assert board.why_not(f"heal:{board.name('Dwarf Guard', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.fellowship.discard-to-heal.ally-anywhere", "tcg.fellowship.discard-to-heal.ring-bearer")
def test_an_ally_far_away_and_the_ring_bearer() -> None:
    board = (
        Board(at=7)
        .support(0, "Elrond, Lord of Rivendell")
        .hurt("Elrond, Lord of Rivendell", 1)
        .hurt("Frodo, Son of Drogo", 1)
        .hand(0, "Elrond, Herald to Gil-galad", "Frodo, Old Bilbo's Heir", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.take("heal", "Elrond, Herald to Gil-galad").take("heal", "Frodo, Old Bilbo's Heir")
    assert (
        board.wounds("Elrond, Lord of Rivendell") == 0
        and board.wounds("Frodo, Son of Drogo") == 0
        and board.zone("Frodo, Old Bilbo's Heir") == DISCARD
    )


@rule("tcg.fellowship.phase-exists-each-turn")
def test_one_fellowship_phase_in_a_turn() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary")
        .hand(0, "Dwarven Axe")
        .until("tcg-ask-answer")
        .skip()
        .take("move")
    )
    board.until("tcg-ask-move-again", limit=90).take("move")
    seen = set()
    for _ in range(30):
        if board.now.turn > 1 or board.now.over:
            break
        seen.add(board.asked)
        codes = board.all_codes()
        board.do("stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], seat=board.asker)
    assert "tcg-ask-fellowship" not in seen and not any(number("Book of Mazarbul (3_1)") in code for code in seen)


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid")
def test_the_second_delving_draws_one() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Delving", "Delving", "Dwarven Axe")
    )
    board.take("play", "Delving").take("choose", "Gimli, Son of Glóin").take("play", "Delving").take(
        "choose", "Farin, Dwarven Emissary"
    )
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4
    board.take("use", "Elrond, Lord of Rivendell")
    assert board.wounds("Elrond, Lord of Rivendell") == 1 and len(board.now.hands[0]) == 5


@rule("tcg.rule-of-4.any-means", "tcg.draw.take-into-hand", "tcg.stack.take-into-hand")
def test_taking_counts_like_drawing() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Barliman Butterbur, Prancing Pony Proprietor")
        .hand(0, "Delving", "Dwarven Axe")
        .pile(0, DISCARD, "Treachery Deeper Than You Know", "Sleep, Caradhras")
    )
    board.take("play", "Delving").take("use", "Barliman Butterbur, Prancing Pony Proprietor").take(
        "choose", "Treachery Deeper Than You Know"
    )
    assert board.now.drawn == 4 and board.zone("Treachery Deeper Than You Know") == HAND
    again = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Barliman Butterbur, Prancing Pony Proprietor")
        .hand(0, "Dwarven Axe")
        .pile(0, DISCARD, "Treachery Deeper Than You Know")
    )
    again.g.drawn = 4
    again.at_step("fellowship")
    again.g.phase = 1
    if again.can("use", "Barliman Butterbur, Prancing Pony Proprietor"):
        again.take("use", "Barliman Butterbur, Prancing Pony Proprietor")
    assert again.zone("Treachery Deeper Than You Know") == DISCARD


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_the_book_of_mazarbul_counts() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary", "Dwarf Guard")
        .hand(0, "Delving", "Dwarven Axe")
        .take("answer", "Book of Mazarbul")
    )
    assert board.now.drawn == 3
    board.take("play", "Delving").take("choose", "Gimli, Son of Glóin")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 3 + 1


@rule("tcg.rule-of-4.fp-only")
def test_others_and_other_phases_draw_freely() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "What Are We Waiting For?", "Dwarven Axe")
        .hand(1, "Goblin Runner", "Goblin Runner", "Goblin Runner")
    )
    board.g.drawn = 4
    board.take("play", "What Are We Waiting For?").take("option", 1)
    assert len(board.now.hands[1]) == 5
    late = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Tidings of Erebor", "Tidings of Erebor")
        .at_step("regroup")
    )
    late.g.drawn = 4
    late.take("play", "Tidings of Erebor")
    assert len(late.now.hands[0]) == 1 + 3


@rule("tcg.rule-of-9.limit", "tcg.rule-of-9.example", "tcg.rule-of-9.copies-count")
def test_nine_companions_in_play_and_dead() -> None:
    full = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Gandalf, The Grey Wizard",
            "Sam, Son of Hamfast",
        )
        .pile(0, DEAD, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard")
    )
    full.hand(0, "Dwarf Guard", "Dwarven Axe")
    assert full.why_not(f"play:{full.name('Dwarf Guard', 3)}") == "tcg.rule-of-9.limit"
    five = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North", "Gandalf, The Grey Wizard"
        )
        .pile(0, DEAD, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard")
        .hand(0, "Dwarf Guard", "Dwarven Axe")
    )
    assert five.can("play", "Dwarf Guard")


@rule("tcg.rule-of-9.allies-exempt", "tcg.rule-of-9.discarded-exempt")
def test_allies_and_discarded_companions_do_not_count() -> None:
    board = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Gandalf, The Grey Wizard",
            "Sam, Son of Hamfast",
            "Pippin, Friend to Frodo",
            "Boromir, Son of Denethor",
        )
        .support(0, "Elrond, Lord of Rivendell", "The Gaffer, Sam's Father")
    )
    board.pile(0, DEAD, "Celeborn, Lord of Lórien").pile(0, DISCARD, "Dwarf Guard", "Merry, Friend to Sam").hand(
        0, "Merry, From O'er the Brandywine", "Dwarf Guard", "Bounder"
    )
    assert board.can("play", "Merry, From O'er the Brandywine")
    board.take("play", "Merry, From O'er the Brandywine")
    assert not board.can("play", "Dwarf Guard") and board.can("play", "Bounder")


@rule("tcg.rule-of-9.from-dead-pile", "tcg.kill.dead-pile-play")
def test_gandalf_returns_at_nine() -> None:
    board = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Boromir, Son of Denethor",
            "Sam, Son of Hamfast",
            "Pippin, Friend to Frodo",
            "Merry, Friend to Sam",
            "Dwarf Guard",
        )
        .pile(0, DEAD, "Gandalf, The Grey Wizard")
    )
    board.hand(0, "Well Met Indeed", "Dwarven Axe")
    assert len(board.g.companions()) == 8
    board.take("play", "Well Met Indeed")
    assert board.zone("Gandalf, The Grey Wizard") == PLAY and len(board.now.companions()) == 9


@rule("tcg.kill.dead-pile-two-copies")
def test_two_dead_gandalfs() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Boromir, Son of Denethor")
        .pile(0, DEAD, "Gandalf, The Grey Wizard", "Gandalf, Friend of the Shirefolk")
        .hand(0, "Well Met Indeed", "Dwarven Axe")
    )
    assert board.zone("Gandalf, The Grey Wizard") == DEAD
    if board.can("play", "Well Met Indeed"):
        board.take("play", "Well Met Indeed")
    assert board.zone("Gandalf, The Grey Wizard") == DEAD and board.zone("Gandalf, Friend of the Shirefolk") == DEAD


@rule("tcg.fellowship.actions-any-order", "tcg.fellowship.play-permanents", "tcg.fellowship.companion-zone")
def test_fellowship_actions() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe", "Dwarf Guard", "Lord of Moria", "Grimir, Dwarven Elder", "Goblin Runner")
    )
    assert all(
        board.can("play", c) for c in ("Dwarven Axe", "Dwarf Guard", "Lord of Moria", "Grimir, Dwarven Elder")
    ) and not board.can("play", "Goblin Runner")
    board.take("play", "Dwarf Guard").take("play", "Grimir, Dwarven Elder").take("play", "Dwarven Axe").take(
        "on", "Gimli, Son of Glóin"
    )
    assert board.zone("Dwarf Guard") == PLAY and board.zone("Grimir, Dwarven Elder") == SUPPORT
    assert board.now.host[board.c("Dwarven Axe")] == board.c("Gimli, Son of Glóin")
    assert board.now.pool == 1 + 1 + 0


@rule("tcg.fellowship.fp-only", "tcg.fellowship.fp-conditions-here", "tcg.fellowship.out-of-phase-play")
def test_only_in_the_fellowship_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Stairs of Khazad-dûm", "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    assert board.can("play", "Here Lies Balin, Son of Fundin")
    assert board.why_not(f"play:{board.name('Stairs of Khazad-dûm')}") == "tcg.fellowship.play-permanents"


@rule("tcg.fellowship.must-move", "tcg.movelimit.first-mandatory", "tcg.move.count")
def test_the_first_move_is_compulsory() -> None:
    board = Board().fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    assert "pass" not in board.all_codes() and board.can("move")
    board.take("move")
    assert board.now.at[0] == 2 and board.now.moves == 1


@rule(
    "tcg.fellowship.discard-to-heal",
    "tcg.fellowship.discard-to-heal.repeat",
    "tcg.fellowship.discard-to-heal.ring-bearer",
    "tcg.fellowship.discard-to-heal.unique",
    "tcg.fellowship.discard-to-heal.wounded",
    "tcg.fellowship.discard-to-heal.ally-anywhere",
)
def test_discard_to_heal() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Dwarf Guard")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Gimli, Dwarf of Erebor", "Frodo, Old Bilbo's Heir", "Dwarf Guard", "Elrond, Herald to Gil-galad")
    )
    board.hurt("Gimli, Son of Glóin", 1).hurt("Frodo, Son of Drogo", 1).hurt("Dwarf Guard", 1).hurt(
        "Elrond, Lord of Rivendell", 1
    )
    assert not board.can("heal", "Dwarf Guard")
    board.take("heal", "Gimli, Dwarf of Erebor").take("heal", "Frodo, Old Bilbo's Heir").take(
        "heal", "Elrond, Herald to Gil-galad"
    )
    assert [board.wounds(c) for c in ("Gimli, Son of Glóin", "Frodo, Son of Drogo", "Elrond, Lord of Rivendell")] == [
        0,
        0,
        0,
    ]
    assert board.zone("Gimli, Dwarf of Erebor") == DISCARD
    assert board.why_not(f"heal:{board.name('Dwarf Guard', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid", "tcg.rule-of-4.any-means", "tcg.draw.take-into-hand")
def test_the_rule_of_four() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .support(0, "Barliman Butterbur, Prancing Pony Proprietor")
        .hand(0, "Delving", "Delving")
        .pile(0, DISCARD, "Treachery Deeper Than You Know")
    )
    board.take("play", "Delving").take("choose", "Gimli, Son of Glóin").take("play", "Delving").take(
        "choose", "Gimli, Son of Glóin"
    )
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 4
    assert board.wounds("Gimli, Son of Glóin") == 2


@rule("tcg.rule-of-4.fp-only")
def test_the_rule_of_four_binds_nobody_else() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "Threat of the Unknown", "Threat of the Unknown", "Threat of the Unknown")
        .at_step("shadow")
    )
    board.hurt("Goblin Runner", 0)
    board.g.lay("vitality", board.c("Goblin Runner"), 5, 2, 0)
    for _ in range(3):
        board.take("play", "Threat of the Unknown")
    assert len(board.now.hands[1]) == 6


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_draws_at_the_start_of_the_phase_count() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary")
        .take("answer", "Book of Mazarbul")
    )
    assert board.now.drawn == 2


@rule(
    "tcg.rule-of-9.limit",
    "tcg.rule-of-9.copies-count",
    "tcg.rule-of-9.example",
    "tcg.rule-of-9.allies-exempt",
    "tcg.rule-of-9.discarded-exempt",
)
def test_the_rule_of_nine() -> None:
    board = (
        Board()
        .fellowship(
            "Gimli, Son of Glóin", "Dwarf Guard", "Dwarf Guard", "Legolas, Greenleaf", "Aragorn, Ranger of the North"
        )
        .pile(0, 3, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard", "Elrond, Lord of Rivendell")
    )
    board.pile(0, DISCARD, "Farin, Dwarven Emissary").hand(0, "Dwarf Guard", "Grimir, Dwarven Elder")
    assert board.why_not(f"play:{board.name('Dwarf Guard', 5)}") == "tcg.rule-of-9.limit"
    assert board.can("play", "Grimir, Dwarven Elder")
    fewer = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Dwarf Guard", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .pile(0, 3, "Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard")
        .hand(0, "Dwarf Guard")
    )
    assert fewer.can("play", "Dwarf Guard")


@rule("tcg.rule-of-4.start-of-turn")
def test_a_draw_at_the_start_of_the_turn_is_outside_the_rule_of_four() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Pilgrim", "Gimli, Son of Glóin")
        .hand(0, "Delving", "Delving")
        .at_step("start")
        .take("answer", "Gandalf, The Grey Pilgrim")
    )
    board.take("play", "Delving").take("play", "Delving")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4
