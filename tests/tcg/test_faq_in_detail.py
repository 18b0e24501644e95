"""What the entries of the FAQ say beyond their first sentence, and the general rules of its last section."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach
from tcg.names import number as card_number
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import count_cultures
from westmarch.games.tcg.decks import formats, watched
from westmarch.games.tcg.facts import ADVENTURE, DEAD, DISCARD, LOST_A_SKIRMISH, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.archery import minion_targets
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.protection import forbids_wound
from westmarch.games.tcg.rules.wounds import remove

RIVER = [FELLOWSHIP_SITES[0], "Buckleberry Ferry", *FELLOWSHIP_SITES[2:]]
LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.faq.s2.meaning", "tcg.faq.s2.3_68", "tcg.faq.s2.4_236")
def test_s2_the_watch_list_changes_nothing() -> None:
    assert watched() == [card_number("Saruman, Keeper of Isengard (3_68)"), card_number("Howl of Harad (4_236)")]
    assert (
        card_number("Saruman, Keeper of Isengard (3_68)") not in formats()["fellowship"].banned
        and card_number("Howl of Harad (4_236)") not in formats()["towers"].banned
    )


@rule("tcg.faq.s3.3_1")
def test_s3_book_of_mazarbul_at_other_sites() -> None:
    def drawn(at: int, sites: list[str]) -> int:
        board = (
            Board(at=at, sites=sites)
            .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary", "Dwarf Guard")
            .hand(0, "Dwarven Axe")
        )
        board.until("tcg-ask-answer", "tcg-ask-fellowship")
        if board.can("answer", "Book of Mazarbul"):
            board.take("answer", "Book of Mazarbul")
        return int(board.now.drawn)

    assert drawn(5, FELLOWSHIP_SITES) == 3 and drawn(3, FELLOWSHIP_SITES) == 0 and drawn(5, TOWERS_SITES) == 0
    elf = Board().fellowship("Legolas, Greenleaf").hand(0, "Book of Mazarbul", "Dwarven Axe")
    assert not elf.can("play", "Book of Mazarbul") and "tale" in printed("Book of Mazarbul").keywords


@rule("tcg.faq.s3.1_46")
def test_s3_gift_of_boats_costs_and_limits() -> None:
    bare = Board(at=2, sites=RIVER).fellowship("Legolas, Greenleaf").hand(0, "Gift of Boats", "Dwarven Axe")
    assert not bare.can("play", "Gift of Boats")
    paid = (
        Board(at=2, sites=RIVER)
        .support(0, "Elrond, Lord of Rivendell")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Gift of Boats", "Dwarven Axe")
        .take("play", "Gift of Boats")
    )
    assert paid.wounds("Elrond, Lord of Rivendell") == 1 and paid.zone("Gift of Boats") == SUPPORT
    again = Board(at=2, sites=RIVER).support(0, "Gift of Boats").fellowship("Gimli, Son of Glóin").at_step("regroup")
    again.until("tcg-ask-move-again")
    again.take("move")
    assert again.now.move_limit() == 2


@rule("tcg.faq.s3.1_55")
def test_s3_the_mirror_needs_seven_cards() -> None:
    board = (
        Board(at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light", "Celeborn, Lord of Lórien")
        .hand(1, *["Goblin Runner"] * 6)
        .minions("Uruk Savage")
    )
    board.fellowship("Gimli, Son of Glóin").at_step("maneuver")
    assert board.strength("Galadriel, Lady of Light") == printed(
        "Galadriel, Lady of Light"
    ).strength + 1 and not board.can("use", "The Mirror of Galadriel")


@rule("tcg.faq.s3.1_318")
def test_s3_thrors_map_replaces_and_exerts_two() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .support(0, "Thrór's Map")
        .hand(0, "Dwarven Axe")
        .site(2, "Ettenmoors", seat=1)
    )
    old = board.g.path[2]
    board.take("use", "Thrór's Map")
    assert (
        board.wounds("Frodo, Son of Drogo") == 1
        and board.wounds("Sam, Son of Hamfast") == 1
        and board.now.zone[old] == ADVENTURE
    )
    assert board.now.owner[board.now.path[2]] == 0 and board.zone("Thrór's Map") == DISCARD


@rule("tcg.faq.s3.4_236")
def test_s3_howl_of_harad_lets_the_fp_player_choose() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Sam, Son of Hamfast")
        .minions("Regiment of Haradrim")
        .support(1, "Howl of Harad")
        .pool(5)
        .hand(0, "Axe Strike")
    )
    board.fight("Gimli, Son of Glóin", "Regiment of Haradrim")
    reach(board, "answer", "Howl of Harad").take("answer", "Howl of Harad")
    assert (
        board.asker == 0
        and board.can("choose", "Sam, Son of Hamfast")
        and board.can("choose", "Frodo, Son of Drogo")
        and not board.can("choose", "Gimli, Son of Glóin")
    )
    board.take("choose", "Sam, Son of Hamfast")
    assert board.now.pool == 1 and board.wounds("Sam, Son of Hamfast") == 1
    poor = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Regiment of Haradrim")
        .support(1, "Howl of Harad")
        .pool(3)
        .fight("Gimli, Son of Glóin", "Regiment of Haradrim")
    )
    poor.until(*LAST, limit=20)
    assert poor.now.pool == 3 and poor.wounds("Frodo, Son of Drogo") == 0


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
    fatal.at_step("archery").until("tcg-end-last", *LAST)
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
        if board.can("answer", "The One Ring, The Ruling Ring (1_2)") or board.asked in LAST:
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


# Section 5


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
    board.until("tcg-ask-either", *LAST, limit=10)
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
