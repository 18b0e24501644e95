"""What the entries of section 4 of the FAQ say beyond their first sentence."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board, reach
from tcg.names import number as card_number
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, PLAY, SUPPORT
from westmarch.games.tcg.rules.archery import minion_targets
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.protection import forbids_wound


@rule("tcg.faq.s4.1_1.that-wound", "tcg.faq.s4.1_1.optional", "tcg.faq.s4.1_1.compulsory")
def test_s4_the_ruling_ring_turns_that_wound_too() -> None:
    board = Board(at=2).minions("Southron Scout").burdens(1)
    board.g.lay("strength", board.c("Southron Scout"), 4 - printed("Southron Scout").strength, 2, 0)
    board.fight("Frodo, Son of Drogo", "Southron Scout").until("tcg-ask-answer").take(
        "answer", "The One Ring, The Ruling Ring (1_2)"
    )
    assert board.now.burdens[0] == 2 and board.wounds("Frodo, Son of Drogo") == 0
    board.expect_log("tcg-log-put-on")
    fatal = Board(at=2, ring="The One Ring, Isildur's Bane").minions("Goblin Marksman").burdens(8)
    fatal.g.ring_on = True
    fatal.at_step("archery").until("tcg-end-last", *END_OF_TURN)
    assert fatal.now.over and fatal.now.winners == [1]


@rule("tcg.faq.s4.1_2.witch-king-enquea")
def test_s4_enquea_may_be_answered() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Ringwraith in Twilight")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Úlairë Enquëa, Ringwraith in Twilight")
    )
    reach(board, "answer", "Úlairë Enquëa, Ringwraith in Twilight").take(
        "answer", "Úlairë Enquëa, Ringwraith in Twilight"
    )
    for _ in range(6):
        if board.can("answer", "The One Ring, The Ruling Ring (1_2)") or board.asked in END_OF_TURN:
            break
        board.do(
            next(
                (c for c in board.all_codes() if card_number("Frodo, Son of Drogo (1_290)") in c), board.all_codes()[0]
            ),
            seat=board.asker,
        )
    assert board.can("answer", "The One Ring, The Ruling Ring (1_2)")


@rule("tcg.faq.s4.1_3")
def test_s4_axe_strike_without_a_weapon() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Troop of Uruk-hai")
        .hand(0, "Axe Strike", "Cleaving Blow")
        .fight("Gimli, Son of Glóin", "Troop of Uruk-hai")
    )
    board.take("play", "Axe Strike")
    assert board.strength("Gimli, Son of Glóin") == 6 + 2


@rule("tcg.faq.s4.1_104")
def test_s4_a_minion_that_stops_roaming_stays_weak() -> None:
    board = (
        Board(at=3)
        .site(4, "Great Chasm")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Eregion's Trails", "Elendil's Valor")
    )
    board.at_step("maneuver")
    board.take("play", "Eregion's Trails")
    assert board.strength("Goblin Runner") == 2
    board.now.at[0] = 4
    board.now.touch()
    assert not board.now.is_roaming(board.c("Goblin Runner")) and board.strength("Goblin Runner") == 2


@rule("tcg.faq.s4.1_138")
def test_s4_snows_leave_responses() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "Intimidate", "Servant of the Secret Fire")
        .hand(1, "Bred for Battle")
        .pool(5)
    )
    board.add(1, "Saruman's Snows", 8, board.g.path[2])
    board.fight("Gandalf, The Grey Wizard", "Uruk-hai Raiding Party (1_158)")
    assert board.asked == "tcg-ask-answer" and board.can("answer", "Intimidate")
    ends = Board(at=2).fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike").hand(1, "Axe Strike")
    snows = ends.add(1, "Saruman's Snows", 8, ends.g.path[2])
    ends.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert ends.now.zone[snows] == DISCARD


@rule("tcg.faq.s4.1_161")
def test_s4_wariness_cannot_use_anothers_uruk() -> None:
    board = (
        Board(3, at=6)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage", seat=1)
        .hand(0, "Hobbit Stealth")
        .hand(2, "Wariness")
    )
    board.fight("Sam, Son of Hamfast", "Uruk Savage")
    board.take("play", "Hobbit Stealth")
    assert not board.can("answer", "Wariness")
    own = (
        Board(3, at=6)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage", seat=1)
        .hand(0, "Hobbit Stealth")
        .hand(1, "Wariness")
    )
    own.fight("Sam, Son of Hamfast", "Uruk Savage")
    own.take("play", "Hobbit Stealth")
    assert own.can("answer", "Wariness")


@rule("tcg.faq.s4.1_162")
def test_s4_worry_costs_an_exertion_and_gives_a_choice() -> None:
    board = (
        Board(at=5)
        .minions("Uruk Savage")
        .hand(1, "Worry", "Axe Strike")
        .pool(9)
        .at_step("shadow")
        .take("play", "Worry")
    )
    assert board.wounds("Uruk Savage") == 1 and board.zone("Worry") == SUPPORT
    choice = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(1, "Worry")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    )
    choice.until("tcg-ask-either", limit=10)
    assert choice.asker == 0 and choice.can("option", 0) and choice.can("option", 1)
    choice.take("option", 0)
    assert choice.wounds("Frodo, Son of Drogo") == 1 and choice.now.burdens[0] == 0


@rule("tcg.faq.s4.1_211")
def test_s4_a_death_elsewhere_draws_no_power() -> None:
    from westmarch.engine.runner import advance
    from westmarch.games.tcg.rules.events import AtOnce

    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .support(1, "Drawn to Its Power")
        .hand(0, "Axe Strike")
    )
    board.fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
    board.can("pass")
    board.now.stack.append(AtOnce("kill", [board.c("Aragorn, Ranger of the North")]))
    advance(board.now)
    assert board.zone("Aragorn, Ranger of the North") == DEAD and board.now.burdens[0] == 0


@rule("tcg.faq.s4.1_224")
def test_s4_the_fierce_round_still_follows() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur", "Uruk Savage")
        .hand(1, "Return to Its Master")
    )
    board.hand(0, "Axe Strike", "Swordarm of the White Tower")
    board.g.ring_on = True
    board.g.lay("strength", board.c("Frodo, Son of Drogo"), 9, 2, 0)
    board.g.against[board.c("Úlairë Attëa, Keeper of Dol Guldur")] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Uruk Savage")] = board.c("Aragorn, Ranger of the North")
    board.at_step("skirmishes").take("skirmish", "Gimli, Son of Glóin")
    reach(board, "answer", "Return to Its Master").take("answer", "Return to Its Master")
    for _ in range(20):
        if board.asked == "tcg-ask-defend" or not board.now.asks:
            break
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], seat=board.asker)
    assert board.now.fierce == 1 and board.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )
    fought = [e.about["card"] for e in board.entries() if e.key == "tcg-log-skirmish"]
    assert fought == [
        board.c("Gimli, Son of Glóin"),
        board.c("Frodo, Son of Drogo"),
    ]  # Aragorn's assignment was cancelled


@rule("tcg.faq.s4.1_234")
def test_s4_nertea_pays_for_each() -> None:
    names = (
        "Gimli, Son of Glóin",
        "Legolas, Greenleaf",
        "Aragorn, Ranger of the North",
        "Sam, Son of Hamfast",
        "Merry, From O'er the Brandywine",
    )
    board = (
        Board(at=4)
        .fellowship(*names)
        .hand(1, "Úlairë Nertëa, Messenger of Dol Guldur", "Axe Strike")
        .pile(1, DISCARD, "Goblin Patrol Troop", "Goblin Marksman")
        .pool(20)
    )
    board.at_step("shadow")
    board.take("play", "Úlairë Nertëa, Messenger of Dol Guldur")
    paid = board.now.pool
    board.take("answer", "Úlairë Nertëa, Messenger of Dol Guldur").take("choose", "Goblin Marksman")
    assert board.zone("Goblin Marksman") == PLAY and board.now.pool == paid - printed("Goblin Marksman").cost
    board.take("choose", "Goblin Patrol Troop")
    assert (
        board.zone("Goblin Patrol Troop") == PLAY
        and board.now.pool == paid - printed("Goblin Marksman").cost - printed("Goblin Patrol Troop").cost
    )


@rule("tcg.faq.s4.1_251")
def test_s4_a_host_avails_little_spares_the_ring_bearer() -> None:
    names = (
        "Gimli, Son of Glóin",
        "Legolas, Greenleaf",
        "Aragorn, Ranger of the North",
        "Sam, Son of Hamfast",
        "Merry, From O'er the Brandywine",
        "Pippin, Hobbit of Some Intelligence",
    )
    board = (
        Board(at=2)
        .fellowship(*names)
        .minions("Orc Soldier")
        .hand(1, "A Host Avails Little", "Axe Strike")
        .hand(0, "Elendil's Valor")
        .pool(5)
    )
    board.at_step("maneuver")
    reach(board, "play", "A Host Avails Little").take("play", "A Host Avails Little")
    assert not board.can("choose", "Frodo, Son of Drogo")


@rule("tcg.faq.s4.1_302.after-skirmish")
def test_s4_merry_helps_after_his_own_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.against[board.c("Goblin Runner")] = board.c("Merry, Friend to Sam")
    board.g.against[board.c("Uruk Savage")] = board.c("Aragorn, Ranger of the North")
    board.g.lay("strength", board.c("Merry, Friend to Sam"), 3, 2, 0)
    board.at_step("skirmishes").take("skirmish", "Merry, Friend to Sam")
    assert not board.can("use", "Merry, Friend to Sam")  # he is in a skirmish
    for _ in range(8):
        if board.now.fighter == board.c("Aragorn, Ranger of the North"):
            break
        board.skip()
    assert board.can("use", "Merry, Friend to Sam")
    waiting = (
        Board(at=2)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    waiting.g.against[waiting.c("Goblin Runner")] = waiting.c("Merry, Friend to Sam")
    waiting.g.against[waiting.c("Uruk Savage")] = waiting.c("Aragorn, Ranger of the North")
    waiting.at_step("skirmishes").take("skirmish", "Aragorn, Ranger of the North")
    assert not waiting.can("use", "Merry, Friend to Sam")  # he is assigned


@rule("tcg.faq.s4.1_338", "tcg.twilight.first-each")
def test_s4_the_ford_is_new_each_turn() -> None:
    board = (
        Board(3, at=3)
        .site(3, "Ford of Bruinen")
        .hand(2, "The Witch-king, Lord of Angmar")
        .hand(1, "Úlairë Attëa, Keeper of Dol Guldur")
        .pool(30)
        .at_step("shadow")
    )
    assert board.asker == 2
    board.take("play", "The Witch-king, Lord of Angmar")
    assert board.now.pool == 30 - 3 and twilight_cost(board.now, board.c("Úlairë Attëa, Keeper of Dol Guldur")) == 6
    board.now.memory = []  # another turn
    assert twilight_cost(board.now, board.c("Úlairë Attëa, Keeper of Dol Guldur")) == 1
    assert {"river", "sanctuary"} <= set(printed("Ford of Bruinen").keywords)


@rule("tcg.faq.s4.2_47", "tcg.faq.s4.2_89")
def test_s4_scouts_and_other_events() -> None:
    plans = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Scout")
        .hand(0, "Change of Plans")
        .hand(1, "Axe Strike")
        .at_step("regroup")
    )
    plans.take("play", "Change of Plans")
    assert plans.can("answer", "Orc Scout")
    hobbit = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("Orc Scout")
        .hand(0, "Hobbit Intuition", "Halfling Deftness")
        .fight("Sam, Son of Hamfast", "Orc Scout")
    )
    hobbit.take("play", "Hobbit Intuition")
    assert not hobbit.can("answer", "Orc Scout")


@rule("tcg.faq.s4.2_82")
def test_s4_attea_is_no_easterling() -> None:
    board = Board(at=4).minions("Úlairë Attëa, The Easterling", "Easterling Captain")
    easterlings = [c for c in board.g.minions() if board.g.keyword(c, "easterling")]
    assert easterlings == [board.c("Easterling Captain")]
    plain = Board(at=4).minions("Úlairë Attëa, The Easterling")
    assert board.g.strength(board.c("Úlairë Attëa, The Easterling")) == plain.g.strength(
        plain.c("Úlairë Attëa, The Easterling")
    )


@rule("tcg.faq.s4.3_68", "tcg.faq.s4.3_69", "tcg.wound.cannot-take")
def test_s4_saruman_is_safe_in_archery_only() -> None:
    for saruman in ("Saruman, Keeper of Isengard", "Saruman, Servant of the Eye"):
        board = (
            Board(at=2)
            .fellowship("Legolas, Greenleaf", "Lórien Elf + Elven Bow (1_41)")
            .minions(saruman)
            .at_step("archery")
            .skip()
        )
        assert board.wounds(saruman) == 0 and board.now.in_play(board.c(saruman))
        board = Board(at=2).minions(saruman, "Uruk Savage")
        board.g.phase = 3
        assert forbids_wound(board.g, board.c(saruman)) is None
        board.g.phase = 4
        assert minion_targets(board.g, 1) == [board.c("Uruk Savage")]


@rule("tcg.faq.s4.3_111")
def test_s4_old_noakes_and_a_choice() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .support(0, "Old Noakes, Purveyor of Wisdoms")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .minions("Uruk Savage")
    )
    board.bear("Aragorn, Ranger of the North", "Desperate Defense of the Ring", seat=1)
    board.at_step("assignment").take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    assert board.asker == 0 and board.asked == "tcg-ask-either"
    board.take("option", 0)
    for _ in range(3):
        if board.asked == "tcg-ask-discard":
            board.do(board.all_codes()[0], seat=0)
    assert not board.can("answer", "Old Noakes, Purveyor of Wisdoms") and board.now.in_play(board.c("Uruk Savage"))


@rule("tcg.faq.s4.4_52", "tcg.faq.s4.4_52.example", "tcg.faq.s4.4_69")
def test_s4_the_smaller_count() -> None:
    for axe, count, bonus in ((3, 1, 1), (3, 2, 2), (5, 4, 3)):
        board = (
            Board()
            .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
            .support(0, "My Axe Is Notched", "Final Count")
        )
        board.g.tokens[board.c("My Axe Is Notched")] = axe
        board.g.tokens[board.c("Final Count")] = count
        assert board.strength("Gimli, Son of Glóin") == 6 + bonus and board.strength("Legolas, Greenleaf") == 6 + bonus
    wins = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Runner")
        .support(0, "Final Count")
        .hand(0, "Defiance")
        .fight("Legolas, Greenleaf", "Goblin Runner")
    )
    reach(wins, "answer", "Final Count").skip()  # its token is optional
    assert wins.now.tokens[wins.c("Final Count")] == 0


@rule("tcg.faq.s4.4_105")
def test_s4_the_living_earth_is_limited() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Troop of Uruk-hai")
        .hand(0, "Under the Living Earth", "Servant of the Secret Fire")
        .pool(4)
    )
    board.fight("Gandalf, The Grey Wizard", "Troop of Uruk-hai").take("play", "Under the Living Earth")
    for _ in range(2):
        if board.asked == "tcg-ask-number":
            board.do(board.all_codes()[-1], seat=0)
    assert board.strength("Gandalf, The Grey Wizard") == 7 + 5


@rule("tcg.faq.s4.4_146")
def test_s4_come_down_spares_companions() -> None:
    board = (
        Board(at=2)
        .support(0, "Elrond, Lord of Rivendell", "The Gaffer, Sam's Father")
        .fellowship("Gimli, Son of Glóin")
        .minions("Lurtz, Servant of Isengard", "Orthanc Assassin")
        .support(1, "Come Down")
    )
    board.hand(0, "Axe Strike")
    board.at_step("archery").until("tcg-ask-archery")
    reach(board, "use", "Come Down").take("use", "Come Down").until("tcg-ask-archery-wound", "tcg-ask-defend")
    assert board.can("wound", "Elrond, Lord of Rivendell") and board.can("wound", "The Gaffer, Sam's Father")
    assert not board.can("wound", "Gimli, Son of Glóin") and not board.can("wound", "Frodo, Son of Drogo")


@rule("tcg.faq.s4.4_171")
def test_s4_the_opponent_is_the_fp_player() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar", seat=1)
        .hand(0, "Defiance")
    )
    board.bear("Lórien Elf", "Rest While You Can", seat=2).fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    decks = [len(deck) for deck in board.g.decks]
    board.until("tcg-ask-discard", limit=20)
    assert board.asker == 2
    for _ in range(2):
        board.do(board.all_codes()[0], seat=2)
    assert len(board.now.decks[0]) == decks[0] - 2


@rule("tcg.faq.s4.4_192")
def test_s4_a_lone_regular_gives_no_discount() -> None:
    for regulars, paid in ((1, 4), (2, 3)):
        board = (
            Board(at=6, sites=TOWERS_SITES)
            .minions(*["Uruk Regular"] * regulars)
            .hand(1, "Uruk Searcher", "Axe Strike")
            .pool(9)
        )
        board.at_step("shadow")
        reach(board, "use", "Uruk Regular").take("use", "Uruk Regular")
        assert board.zone("Uruk Searcher") == PLAY and board.now.pool == 9 - paid


@rule("tcg.faq.s4.4_301")
def test_s4_frodo_needs_three_unbound_companions() -> None:
    for companions, cards in (
        (("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North"), 2),
        (("Gimli, Son of Glóin", "Legolas, Greenleaf"), 1),
    ):
        board = (
            Board(at=2, frodo="Frodo, Courteous Halfling")
            .fellowship(*companions)
            .hand(0, "Axe Strike", "Battle Fury")
            .hand(1, "Orc Inquisitor", "Axe Strike")
        )
        board.pool(20)
        board.at_step("shadow").take("play", "Orc Inquisitor")
        if board.can("answer", "Orc Inquisitor"):
            board.take("answer", "Orc Inquisitor")
        for _ in range(2):
            if board.asked == "tcg-ask-discard":
                board.do(board.all_codes()[0], seat=board.asker)
        assert len(board.now.hands[0]) == cards


@rule("tcg.faq.s4.5_96")
def test_s4_eye_of_barad_dur_is_played() -> None:
    for pool, offered in ((1, False), (2, True)):
        board = (
            Board()
            .fellowship(
                "Legolas, Dauntless Hunter",
                "Gandalf, The Grey Wizard",
                "Merry, From O'er the Brandywine",
                "Pippin, Hobbit of Some Intelligence",
            )
            .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
            .hand(1, "Eye of Barad-Dûr", "Goblin Runner")
        )
        board.g.pool = pool - printed("Treachery Deeper Than You Know").cost
        board.take("play", "Treachery Deeper Than You Know")
        assert board.now.pool == pool and board.can("answer", "Eye of Barad-Dûr") == offered
        if offered:
            board.take("answer", "Eye of Barad-Dûr")
            assert board.now.pool == 0 and board.now.burdens[0] == 2 and board.zone("Eye of Barad-Dûr") == DISCARD
