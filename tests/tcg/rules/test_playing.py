"""Playing a card."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach, run
from tcg.names import printed
from westmarch.engine.frame import position_of
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DECK, DISCARD, PLAY, STACKED, SUPPORT, VOID
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.playing import PlayCard


@rule("tcg.play.procedure")
def test_the_steps_of_playing_elrond() -> None:
    board = (
        Board()
        .fellowship("Legolas, Greenleaf")
        .hand(0, "Elrond, Lord of Rivendell", "Dwarven Axe")
        .support(0, "Far-seeing Eyes")
        .hand(1, "Goblin Runner", "Goblin Marksman")
    )
    board.take("play", "Elrond, Lord of Rivendell")
    assert (
        board.now.pool == 4 and board.zone("Elrond, Lord of Rivendell") == SUPPORT and board.asker == 1
    )  # Far-seeing Eyes answers
    keys = [e.key for e in board.entries()]
    assert keys.index("tcg-log-play") < keys.index("tcg-log-use")
    nobody = Board().fellowship("Gimli, Son of Glóin").hand(0, "Elrond, Lord of Rivendell", "Dwarven Axe")
    assert (
        nobody.why_not(f"play:{nobody.name('Elrond, Lord of Rivendell')}") == "tcg.play.requirement-to-play"
        and nobody.now.pool == 0
    )


@rule("tcg.play.requirements-first")
def test_requirements_come_before_costs() -> None:
    board = Board().fellowship("Gimli, Dwarf of Erebor").hand(0, "Axe Strike", "Dwarven Axe").pool(2)
    assert board.why_not(f"use:{board.name('Gimli, Dwarf of Erebor')}:0") == "tcg.play.requirements-first"


@rule("tcg.play.requirement-to-play", "tcg.play.from-elsewhere")
def test_requirements_and_costs_from_any_pile() -> None:
    board = (
        Board(at=4)
        .hand(1, "Host of Thousands", "Goblin Scimitar")
        .minions("Goblin Runner")
        .pile(1, DISCARD, "Goblin Marksman")
        .pool(0)
        .at_step("shadow")
    )
    board.expect_refused(f"play:{board.name('Host of Thousands')}", "tcg.play.must-be-there-first", 1)
    rich = (
        Board(at=4)
        .hand(1, "Host of Thousands", "Axe Strike")
        .pile(1, DISCARD, "Goblin Marksman")
        .pool(3)
        .at_step("shadow")
        .take("play", "Host of Thousands")
    )
    assert rich.zone("Goblin Marksman") == PLAY and rich.now.pool == 0
    alone = Board(at=5, sites=TOWERS_SITES).hand(1, "Uruk Vanguard", "Axe Strike").pool(9).at_step("shadow")
    assert not alone.can("play", "Uruk Vanguard")


@rule("tcg.play.from-deck-search", "tcg.draw.shuffle-after-search")
def test_a_search_may_fail_and_the_deck_is_shuffled() -> None:
    changed = 0
    for seed in range(6):
        board = Board(sites=["Green Dragon Inn", *FELLOWSHIP_SITES[1:]]).deck(
            0,
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
            "Pippin, Friend to Frodo",
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
        )
        board.fellowship("Merry, Friend to Sam").hand(0, "Hobbit Sword (1_299)")
        board.g.chance.used += seed * 50
        before = board.g.decks[0][:]
        board.take("use", "Green Dragon Inn")
        while not board.can("choose", "Sam, Son of Hamfast"):
            board.take("choose", "Merry, Friend to Sam")
        board.do("choose:", seat=0)
        assert board.zone("Sam, Son of Hamfast") == DECK and sum(board.now.wounds) == 1
        changed += board.now.decks[0] != before
    assert changed >= 5


@rule("tcg.play.must-be-there-first", "tcg.play.must-play-it")
def test_the_orc_must_be_in_the_discard_pile_before() -> None:
    board = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe", "Goblin Runner")
        .pool(9)
        .at_step("shadow")
    )
    assert not board.can("use", "They Are Coming")
    there = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe", "Goblin Marksman")
        .pile(1, DISCARD, "Goblin Runner")
        .pool(9)
    )
    there.at_step("shadow").take("use", "They Are Coming")
    while there.asked == "tcg-ask-discard":
        there.do(there.all_codes()[0], seat=1)
    orcs = [c for c in there.now.minions() if there.now.card(c).name == "Goblin Runner"]
    assert orcs == [there.c("Goblin Runner")]


@rule("tcg.play.must-play-it")
def test_a_card_fetched_must_be_played() -> None:
    board = (
        Board(at=2)
        .hand(1, "Morgul Gates", "Úlairë Attëa, Keeper of Dol Guldur", "The Witch-king, Lord of Angmar")
        .pool(20)
        .at_step("shadow")
        .take("play", "Morgul Gates")
    )
    assert "choose:" not in board.all_codes() and "pass" not in board.all_codes()
    board.take("choose", "Úlairë Attëa, Keeper of Dol Guldur")
    assert board.zone("Úlairë Attëa, Keeper of Dol Guldur") == PLAY and board.now.pool == 20 - (
        printed("Úlairë Attëa, Keeper of Dol Guldur").cost - 2
    ) - 2 * (printed("Úlairë Attëa, Keeper of Dol Guldur").site > 2)


@rule("tcg.play.no-effect-ok")
def test_elf_song_without_burdens() -> None:
    board = (
        Board()
        .fellowship("Legolas, Greenleaf")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song", "Dwarven Axe")
    )
    board.take("play", "Elf-song")
    while board.asked != "tcg-ask-fellowship":
        board.do(board.all_codes()[0], seat=0)
    assert board.zone("Elf-song") == DISCARD and board.now.burdens[0] == 0


@rule("tcg.play.self-cost", "tcg.play.self-general-no")
def test_own_and_general_texts_about_costs() -> None:
    troll = Board(at=4).hand(1, "Cave Troll of Moria, Scourge of the Black Pit")
    assert twilight_cost(troll.g, troll.c("Cave Troll of Moria, Scourge of the Black Pit")) == 7
    horde = Board(at=5, sites=TOWERS_SITES).hand(1, "Uruk-hai Horde")
    full = twilight_cost(horde.g, horde.c("Uruk-hai Horde"))
    horde.g.control[1] = horde.g.control[2] = 1
    assert twilight_cost(horde.g, horde.c("Uruk-hai Horde")) == full - 2
    commander = Board(at=6, sites=TOWERS_SITES).hand(1, "Ranged Commander", "Uruk Crossbowman")
    assert twilight_cost(commander.g, commander.c("Ranged Commander")) == printed("Ranged Commander").cost
    commander.g.put(commander.c("Ranged Commander"), PLAY)
    assert twilight_cost(commander.g, commander.c("Uruk Crossbowman")) == printed("Uruk Crossbowman").cost - 1


@rule("tcg.play.enters-exhausted")
def test_entering_exhausted_is_no_wound() -> None:
    board = (
        Board(at=4)
        .support(1, "Goblin Domain")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Gimli, Son of Glóin", "Hobbit Sword (1_299)", "Intimidate")
        .fellowship("Gandalf, The Grey Wizard")
    )
    board.take("play", "Gimli, Son of Glóin")
    assert board.wounds("Gimli, Son of Glóin") == 2 and board.now.vitality(board.c("Gimli, Son of Glóin")) == 1
    board.expect_no_log("tcg-log-wound")
    assert not board.can("answer", "Intimidate")


@rule("tcg.play.discarded-on-entering", "tcg.play.discarded-on-entering.own-text")
def test_a_card_discarded_as_it_enters_triggers_nothing() -> None:
    marsh = [FELLOWSHIP_SITES[0], "Midgewater Marshes", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=marsh)
        .minions("Watcher in the Water, Keeper of Westgate")
        .hand(1, "Goblin Runner", "Axe Strike")
        .support(0, "Greatest Kingdom of My People")
        .pool(9)
        .at_step("shadow")
    )
    deck = len(board.g.decks[1])
    board.take("play", "Goblin Runner")
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], seat=0)
    assert (
        board.zone("Goblin Runner") == DISCARD
        and not board.can("answer", "Goblin Runner")
        and len(board.now.decks[1]) == deck
    )
    assert board.now.pool == 9 - 3
    dry = (
        Board(at=4)
        .hand(1, "Foul Tentacle", "Axe Strike")
        .deck(1, "Huge Tentacle")
        .pool(9)
        .at_step("shadow")
        .take("play", "Foul Tentacle")
    )
    while dry.asked == "tcg-ask-order":
        dry.do(dry.all_codes()[0], seat=0)
    assert (
        dry.zone("Foul Tentacle") == DISCARD
        and dry.zone("Huge Tentacle") == DECK
        and not dry.can("answer", "Foul Tentacle")
    )
    assert dry.now.pool == 9 - printed("Foul Tentacle").cost


@rule("tcg.play.played-to-site", "tcg.card.4_343")
def test_ered_nimrais_raises_what_is_played_there() -> None:
    sites = [*TOWERS_SITES[:3], "Ered Nimrais", *TOWERS_SITES[4:]]
    board = (
        Board(at=4, sites=sites)
        .hand(0, "Gimli, Son of Glóin", "Elrond, Lord of Rivendell", "Sméagol, Old Noser")
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "The Nine Walkers")
    )
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("Elrond, Lord of Rivendell")) == printed("Elrond, Lord of Rivendell").cost + 3
    assert twilight_cost(board.g, board.c("Sméagol, Old Noser")) == 3
    assert twilight_cost(board.g, board.c("Gimli, Son of Glóin")) == printed("Gimli, Son of Glóin").cost + 3 - 2
    away = Board(at=3, sites=sites).hand(0, "Gimli, Son of Glóin", "Elrond, Lord of Rivendell")
    away.g.phase = 1
    assert twilight_cost(away.g, away.c("Elrond, Lord of Rivendell")) == printed("Elrond, Lord of Rivendell").cost


@rule("tcg.play.stacked-triggers", "tcg.stack.play-as-from-hand")
def test_a_card_from_a_stack_is_played() -> None:
    board = (
        Board(at=4)
        .support(0, "Greatest Kingdom of My People")
        .support(1, "Goblin Swarms")
        .minions("Ancient Chieftain")
        .hand(1, "Axe Strike")
        .pool(9)
    )
    stacked = board.add(1, "Goblin Runner", STACKED, board.c("Goblin Swarms"))
    deck = len(board.g.decks[1])
    board.at_step("shadow")
    reach(board, "use", "Goblin Swarms").take("use", "Goblin Swarms")
    while board.asked != "tcg-ask-shadow" and board.now.zone[stacked] != PLAY:
        board.do(board.all_codes()[0], seat=board.asker)
    assert board.now.zone[stacked] == PLAY and len(board.now.decks[1]) == deck - 1 and board.now.pool < 9


def test_an_item_whose_bearer_has_gone_meanwhile_is_discarded() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    axe, gimli = board.c("Dwarven Axe"), board.c("Gimli, Son of Glóin")
    playing = PlayCard(axe, 0, 0, [])
    playing.host, playing.pc = gimli, position_of(PlayCard, "enter")
    board.g.put(axe, VOID)
    board.g.put(gimli, DEAD)
    run(board, playing)
    assert board.zone("Dwarven Axe") == DISCARD


@rule("tcg.play.no-effect-ok")
def test_a_card_may_do_nothing() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Sleep, Caradhras", "Glamdring")
        .take("play", "Sleep, Caradhras")
    )
    assert board.zone("Sleep, Caradhras") == DISCARD and board.wounds("Gandalf, The Grey Wizard") == 1


@rule("tcg.play.must-be-there-first")
def test_what_the_cost_discards_comes_too_late_to_be_played() -> None:
    """They Are Coming plays a Goblin that lay in the pile before, not one of the three discarded for it."""
    board = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Goblin Marksman", "Goblin Runner", "Goblin Runner")
        .pile(1, DISCARD, "Goblin Runner")
        .pool(9)
    )
    board.at_step("shadow").take("use", "They Are Coming")
    before = board.c("Goblin Runner", 3)
    assert [c for c in board.now.minions() if board.now.card(c).title == "Goblin Runner"] == [before]
    # The weapon that Beneath the Mountains turns over stays in the pile.
    axes = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Beneath the Mountains")
        .pile(0, DISCARD, "Gimli's Battle Axe")
        .deck(0, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe")
    )
    axes.take("use", "Beneath the Mountains")
    assert axes.now.attached(axes.c("Gimli, Son of Glóin")) == [axes.c("Gimli's Battle Axe")]


@rule("tcg.play.from-deck-search", "tcg.draw.shuffle-after-search")
def test_a_search_may_fail() -> None:
    board = (
        Board(at=1)
        .deck(0, "The Gaffer, Sam's Father")
        .hand(0, "Hobbit Sword (1_299)")
        .fellowship("Sam, Son of Hamfast")
        .take("use", "Bag End")
    )
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.can("choose", "The Gaffer, Sam's Father")
    board.do("choose:", seat=0)
    assert board.zone("The Gaffer, Sam's Father") == DECK


@rule("tcg.play.procedure", "tcg.play.requirements-first", "tcg.play.requirement-to-play", "tcg.event.discard-after")
def test_playing() -> None:
    board = Board().hand(0, "Dwarf Guard", "Gimli, Son of Glóin")
    assert board.why_not(f"play:{board.name('Dwarf Guard')}") == "tcg.play.requirement-to-play"
    board.take("play", "Gimli, Son of Glóin")
    assert board.can("play", "Dwarf Guard")


@rule("tcg.play.enters-exhausted")
def test_entering_exhausted() -> None:
    board = (
        Board(at=4)
        .support(1, "Goblin Domain")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Gimli, Son of Glóin", "Hobbit Sword (1_299)")
        .take("play", "Gimli, Son of Glóin")
    )
    assert board.now.vitality(board.c("Gimli, Son of Glóin")) == 1


@rule("tcg.play.self-cost", "tcg.play.self-general-no", "tcg.roaming.self-not-covered", "tcg.roaming.example.grishnakh")
def test_own_cost_and_general_text() -> None:
    board = Board(at=4).hand(
        1, "Cave Troll of Moria, Scourge of the Black Pit", "Grishnákh, Orc Captain", "Orc Ambusher"
    )
    assert twilight_cost(board.g, board.c("Cave Troll of Moria, Scourge of the Black Pit")) == 7
    early = Board(at=1).hand(1, "Orc Ambusher").g
    assert twilight_cost(early, len(early.blueprint) - 1) == 1 + 2
