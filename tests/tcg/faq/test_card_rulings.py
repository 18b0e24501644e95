"""The FAQ of 2 April 2003, section 4: a test for each entry, named after it."""

from __future__ import annotations

from tcg.board import RIVER_SITES, Board
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, PLAY
from westmarch.games.tcg.rules.archery import fellowship_targets, minion_targets, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost


@rule("tcg.faq.s4.1_1.optional", "tcg.faq.s4.1_1.that-wound", "tcg.ring.answer-cost")
def test_s4_isildurs_bane_is_optional_and_takes_that_wound() -> None:
    board = Board(at=2, ring="The One Ring, Isildur's Bane").minions("Goblin Marksman").at_step("archery")
    assert board.asked == "tcg-ask-answer"
    board.take("answer", "The One Ring, Isildur's Bane")
    assert board.wounds("Frodo, Son of Drogo") == 0 and board.now.burdens[0] == 2 and board.now.ring_on == 1
    declined = Board(at=2, ring="The One Ring, Isildur's Bane").minions("Goblin Marksman").at_step("archery").skip()
    assert declined.wounds("Frodo, Son of Drogo") == 1 and declined.now.burdens[0] == 0


@rule("tcg.faq.s4.1_1.compulsory", "tcg.ring.conversion-amounts", "tcg.timing.before-required-first")
def test_s4_a_worn_ring_turns_every_wound() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .minions("Goblin Marksman", "Goblin Marksman")
        .at_step("archery")
    )
    board.take("answer", "The One Ring, Isildur's Bane")
    assert board.now.burdens[0] == 4 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.faq.s4.1_2.witch-king-enquea", "tcg.ring.skirmish-only-conversion")
def test_s4_ruling_ring_answers_the_witch_king() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of the Nazgûl")
        .fight("Gimli, Son of Glóin", "The Witch-king, Lord of the Nazgûl")
    )
    board.until("tcg-ask-answer").take("answer", "The Witch-king, Lord of the Nazgûl").take(
        "answer", "The One Ring, The Ruling Ring (1_2)"
    )
    assert board.now.burdens[0] == 2 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.faq.s4.1_3", "tcg.effect.conditional-parenthesis")
def test_s4_axe_strike() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    )
    board.take("play", "Axe Strike")
    assert board.strength("Gimli, Son of Glóin") == 6 + 2 + 3


@rule("tcg.faq.s4.1_9", "tcg.multi.that-player", "tcg.multi.shared-side")
def test_s4_dwarven_axe_once_for_each_player() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .minions("Goblin Runner", "Goblin Runner")
        .minions("Goblin Runner", seat=2)
    )
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), 20, 0, 0)
    before = [len(pile) for pile in board.g.discards]
    board.fight("Gimli, Son of Glóin", "Goblin Runner", "Goblin Runner", "Goblin Runner").until("tcg-ask-order").take(
        "answer", "Dwarven Axe"
    )
    board.until("tcg-ask-move-again")
    milled = [len(board.now.discards[seat]) - before[seat] for seat in (1, 2)]
    assert milled == [2 + 1, 1 + 1]


@rule("tcg.faq.s4.1_45")
def test_s4_galadriel_plays_for_nothing() -> None:
    board = (
        Board(sites=["East Road", *RIVER_SITES[1:]])
        .support(0, "Galadriel, Lady of Light")
        .hand(0, "Legolas, Greenleaf")
    )
    board.take("use", "Galadriel, Lady of Light")
    assert board.zone("Legolas, Greenleaf") == PLAY and board.now.pool == 0


@rule("tcg.faq.s4.1_81", "tcg.cost.spot-twilight-before")
def test_s4_questions_that_need_answering() -> None:
    board = Board().fellowship("Gandalf, The Grey Wizard").hand(0, "Questions That Need Answering").pool(2)
    board.take("play", "Questions That Need Answering")
    assert board.now.pool == 5
    assert (
        not Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Questions That Need Answering")
        .pool(3)
        .can("play", "Questions That Need Answering")
    )


@rule("tcg.faq.s4.1_84", "tcg.active.inactive-ignored")
def test_s4_sleep_caradhras_leaves_inactive_conditions() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "Lord of Moria")
        .support(1, "Uruk-hai Armory", "Stairs of Khazad-dûm")
        .hand(0, "Sleep, Caradhras")
    )
    board.take("play", "Sleep, Caradhras")
    assert board.zone("Lord of Moria") == DISCARD and board.zone("Uruk-hai Armory") == DISCARD
    assert board.now.in_play(board.c("Stairs of Khazad-dûm"))


@rule("tcg.faq.s4.1_104", "tcg.effect.snapshot")
def test_s4_eregions_trails_takes_a_snapshot() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .hand(0, "Eregion's Trails")
        .at_step("maneuver")
    )
    board.take("play", "Eregion's Trails")
    assert board.strength("Goblin Runner") == 2
    later = board.add(1, "Goblin Runner", PLAY)
    assert board.now.is_roaming(later) and board.now.strength(later) == 5


@rule("tcg.faq.s4.1_134")
def test_s4_sarumans_chill_costs_one() -> None:
    assert printed("Saruman's Chill").cost == 1


@rule("tcg.faq.s4.1_138", "tcg.ability.ban")
def test_s4_sarumans_snows() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Uruk Savage").hand(0, "Axe Strike")
    board.add(1, "Saruman's Snows", 8, board.g.path[2])
    board.fight("Gimli, Son of Glóin", "Uruk Savage")
    assert board.asked != "tcg-ask-skirmish"


@rule("tcg.faq.s4.1_139")
def test_s4_savagery_lasts_until_regroup() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North", "Sam, Son of Hamfast")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(1, "Savagery to Match Their Numbers")
    )
    board.fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)").until("tcg-ask-skirmish")
    while not board.can("play", "Savagery to Match Their Numbers"):
        board.skip()
    board.take("play", "Savagery to Match Their Numbers").take("option", 1).until("tcg-ask-defend")
    assert board.strength("Uruk-hai Raiding Party (1_158)") == 13


@rule("tcg.faq.s4.1_161")
def test_s4_wariness_uses_ones_own_uruk() -> None:
    board = (
        Board(at=6)
        .fellowship("Sam, Son of Hamfast")
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth")
        .hand(1, "Wariness")
    )
    board.fight("Sam, Son of Hamfast", "Uruk Savage").take("play", "Hobbit Stealth").take("answer", "Wariness").take(
        "option", 0
    )
    assert board.strength("Sam, Son of Hamfast") == 3 and board.wounds("Uruk Savage") == 1


@rule("tcg.faq.s4.1_162")
def test_s4_worry() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(1, "Worry")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
    )
    board.until("tcg-ask-either")
    assert board.asker == 0
    board.take("option", 1)
    assert board.now.burdens[0] == 1


@rule("tcg.faq.s4.1_176")
def test_s4_helper_text_adds_nothing() -> None:
    board = Board(at=2).minions("Goblin Marksman")
    assert minion_total(board.g) == 1


@rule("tcg.faq.s4.1_193.before-optional")
def test_s4_plundered_armories_first() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner + Goblin Scimitar", "Goblin Marksman")
        .support(1, "Plundered Armories")
        .hand(0, "Still Draws Breath")
    )
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), 5, 0, 0)
    board.pool(5).hurt("Gimli, Son of Glóin", 1).fight("Gimli, Son of Glóin", "Goblin Runner").until("tcg-ask-answer")
    assert board.can("answer", "Plundered Armories") and not board.can("answer", "Still Draws Breath")
    board.take("answer", "Plundered Armories")
    assert board.now.host[board.c("Goblin Scimitar")] == board.c("Goblin Marksman")
    board.skip().until("tcg-ask-answer")
    assert board.can("answer", "Still Draws Breath")


@rule("tcg.faq.s4.1_211", "tcg.timing.required-first")
def test_s4_drawn_to_its_power() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Drawn to Its Power")
        .fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    )
    board.until("tcg-ask-reconcile")
    assert board.zone("Lórien Elf") == DEAD and board.now.burdens[0] == 1


@rule("tcg.faq.s4.1_224", "tcg.win.extra-skirmish-counts", "tcg.ring.text-off")
def test_s4_return_to_its_master_is_one_more_skirmish() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Lemenya, Lieutenant of Morgul")
        .hand(1, "Return to Its Master")
    )
    board.g.ring_on = True
    board.fight("Gimli, Son of Glóin", "Úlairë Lemenya, Lieutenant of Morgul").until("tcg-ask-answer").take(
        "answer", "Return to Its Master"
    )
    board.until("tcg-ask-reconcile")
    assert board.zone("Frodo, Son of Drogo") == DEAD and board.now.winners == [1]


@rule("tcg.faq.s4.1_234", "tcg.play.from-elsewhere")
def test_s4_nertea_plays_in_the_order_chosen() -> None:
    board = (
        Board(at=4)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
        )
        .hand(1, "Úlairë Nertëa, Messenger of Dol Guldur")
    )
    board.pile(1, DISCARD, "Goblin Runner", "Goblin Marksman").pool(20).at_step("shadow").take(
        "play", "Úlairë Nertëa, Messenger of Dol Guldur"
    ).take("answer", "Úlairë Nertëa, Messenger of Dol Guldur")
    board.take("choose", "Goblin Marksman")
    assert board.can("choose", "Goblin Runner") and board.zone("Goblin Marksman") == PLAY


@rule("tcg.faq.s4.1_235.text", "tcg.keyword.gain-lose")
def test_s4_otsea_makes_a_nazgul_fierce() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Otsëa, Lieutenant of Morgul", "Úlairë Lemenya, Lieutenant of Morgul")
        .at_step("shadow")
    )
    board.take("use", "Úlairë Otsëa, Lieutenant of Morgul").take("choose", "Úlairë Lemenya, Lieutenant of Morgul")
    assert (
        board.now.keyword(board.c("Úlairë Lemenya, Lieutenant of Morgul"), "fierce") == 1
        and board.wounds("Úlairë Otsëa, Lieutenant of Morgul") == 1
    )


@rule("tcg.faq.s4.1_235.title", "tcg.faq.s4.3_86.title", "tcg.unique.subtitle-ignored")
def test_s4_otsea_has_one_title() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Otsëa, Lieutenant of Morgul")
        .hand(1, "Úlairë Otsëa, Ringwraith in Twilight", "Úlairë Lemenya, Lieutenant of Morgul")
        .pool(20)
        .at_step("shadow")
    )
    assert not board.can("play", "Úlairë Otsëa, Ringwraith in Twilight") and board.can(
        "play", "Úlairë Lemenya, Lieutenant of Morgul"
    )
    assert board.why_not(f"play:{board.name('Úlairë Otsëa, Ringwraith in Twilight')}", 1) == "tcg.unique.one-active"


@rule("tcg.faq.s4.1_251", "tcg.effect.for-each")
def test_s4_host_avails_little_may_repeat() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
            "Pippin, Hobbit of Some Intelligence",
        )
        .minions("Orc Soldier")
        .hand(1, "A Host Avails Little")
    )
    board.pool(5).at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "A Host Avails Little"):
        board.skip()
    board.take("play", "A Host Avails Little").take("choose", "Aragorn, Ranger of the North").take(
        "choose", "Aragorn, Ranger of the North"
    )
    assert board.wounds("Aragorn, Ranger of the North") == 2


@rule("tcg.faq.s4.1_261", "tcg.faq.s4.1_262", "tcg.roaming.penalty-modified")
def test_s4_orc_ambusher_lowers_the_roaming_penalty() -> None:
    board = Board(at=2).minions("Orc Ambusher").hand(1, "Orc Soldier")
    assert twilight_cost(board.g, board.c("Orc Soldier")) == 2 + 2 - 1
    assert twilight_cost(Board(at=2).minions("Orc Assassin").hand(1, "Orc Soldier").g, board.c("Orc Soldier")) == 3


@rule("tcg.faq.s4.1_302.fixed", "tcg.modifier.not-recalculated")
def test_s4_merrys_help_is_fixed() -> None:
    board = (
        Board(at=2)
        .fellowship("Merry, Friend to Sam", "Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(0, "Halfling Deftness")
        .fight("Aragorn, Ranger of the North", "Uruk Savage")
    )
    board.take("use", "Merry, Friend to Sam")
    if board.can("choose", "Aragorn, Ranger of the North"):
        board.take("choose", "Aragorn, Ranger of the North")
    assert board.strength("Aragorn, Ranger of the North") == 11 and board.wounds("Merry, Friend to Sam") == 2
    board.g.lay("strength", board.c("Merry, Friend to Sam"), 3, 0, 0)
    assert board.strength("Aragorn, Ranger of the North") == 11


@rule("tcg.faq.s4.1_331", "tcg.active.site-ability-user")
def test_s4_ettenmoors_strengthens_who_exerts() -> None:
    board = (
        Board(at=2)
        .site(2, "Ettenmoors")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .fight("Aragorn, Ranger of the North", "Troop of Uruk-hai")
    )
    board.take("use", "Ettenmoors")
    if board.can("choose", "Aragorn, Ranger of the North"):
        board.take("choose", "Aragorn, Ranger of the North")
    assert board.strength("Aragorn, Ranger of the North") == 10 and board.wounds("Aragorn, Ranger of the North") == 1
    board.take("use", "Ettenmoors")
    assert board.strength("Troop of Uruk-hai") == 11 and board.wounds("Troop of Uruk-hai") == 1


@rule("tcg.faq.s4.1_338", "tcg.twilight.first-each")
def test_s4_ford_of_bruinen() -> None:
    board = (
        Board(at=3)
        .site(3, "Ford of Bruinen")
        .hand(1, "The Witch-king, Lord of Angmar", "Úlairë Attëa, Keeper of Dol Guldur")
        .pool(20)
        .at_step("shadow")
    )
    assert twilight_cost(board.g, board.c("The Witch-king, Lord of Angmar")) == 3
    board.take("play", "The Witch-king, Lord of Angmar")
    assert twilight_cost(board.now, board.c("Úlairë Attëa, Keeper of Dol Guldur")) == 6


@rule("tcg.faq.s4.1_343")
def test_s4_balins_tomb_takes_a_tale_from_hand() -> None:
    board = (
        Board(at=4)
        .site(4, "Balin's Tomb")
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "The Tale of Gil-galad")
        .hurt("Aragorn, Ranger of the North", 1)
        .minions("Goblin Runner")
    )
    board.at_step("maneuver").take("use", "Balin's Tomb")
    assert board.wounds("Aragorn, Ranger of the North") == 0 and board.zone("The Tale of Gil-galad") == DISCARD


@rule("tcg.faq.s4.1_360")
def test_s4_emyn_muil() -> None:
    board = Board(at=9).minions("Troop of Uruk-hai", "Uruk Savage").at_step("maneuver").until("tcg-ask-maneuver")
    board.take("use", "Emyn Muil").take("choose", "Troop of Uruk-hai")
    assert board.now.keyword(board.c("Troop of Uruk-hai"), "fierce") and not board.now.keyword(
        board.c("Uruk Savage"), "fierce"
    )


@rule("tcg.faq.s4.2_15")
def test_s4_what_are_we_waiting_for_twice() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", "Farin, Dwarven Emissary")
        .hand(0, "What Are We Waiting For?", "What Are We Waiting For?")
        .hand(1, "Goblin Runner", "Goblin Runner", "Goblin Runner")
    )
    for _ in range(2):
        board.take("play", "What Are We Waiting For?").take("choose", "Gimli, Son of Glóin").take("option", 1)
    assert len(board.now.hands[1]) == 7
    board.take("move")
    assert board.asked != "tcg-ask-shadow"


@rule("tcg.faq.s4.2_47", "tcg.faq.s4.2_89", "tcg.timing.event-cancel-window")
def test_s4_scouts_cancel_only_events_that_ask_for_a_ranger() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Scout")
        .hand(0, "Gondor's Vengeance")
        .at_step("regroup")
    )
    board.take("play", "Gondor's Vengeance").take("answer", "Uruk Scout")
    assert board.now.in_play(board.c("Uruk Scout"))
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.zone("Gondor's Vengeance") == DISCARD
    other = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Orc Scout")
        .hand(0, "Swordarm of the White Tower", "Swordsman of the Northern Kingdom")
        .fight("Aragorn, Ranger of the North", "Orc Scout")
    )
    other.take("play", "Swordarm of the White Tower")
    assert not other.can("answer", "Orc Scout") and other.strength("Aragorn, Ranger of the North") == 10


@rule("tcg.faq.s4.2_53")
def test_s4_a_dying_troll_does_not_swing_its_chain() -> None:
    board = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .minions("Cave Troll of Moria, Scourge of the Black Pit + Cave Troll's Chain")
        .hurt("Cave Troll of Moria, Scourge of the Black Pit", 3)
        .at_step("archery")
        .skip()
    )
    board.until("tcg-ask-reconcile")
    assert (
        board.zone("Cave Troll of Moria, Scourge of the Black Pit") == DISCARD
        and board.wounds("Legolas, Greenleaf") == 0
    )


@rule("tcg.faq.s4.2_82", "tcg.object.title")
def test_s4_a_subtitle_is_no_keyword() -> None:
    board = Board(at=2).minions("Úlairë Attëa, The Easterling")
    assert not board.g.keyword(board.c("Úlairë Attëa, The Easterling"), "easterling")


@rule("tcg.faq.s4.3_68", "tcg.faq.s4.3_69", "tcg.wound.prevent-vs-cannot")
def test_s4_saruman_takes_no_archery_wounds() -> None:
    board = Board(at=2).minions("Saruman, Keeper of Isengard", "Uruk Savage")
    board.g.phase = 4  # archery
    assert minion_targets(board.g, 1) == [board.c("Uruk Savage")]
    other = Board(at=2).minions("Saruman, Servant of the Eye")
    other.g.phase = 4
    assert minion_targets(other.g, 1) == []


@rule("tcg.faq.s4.3_86.ring-first", "tcg.ringbearer.succession", "tcg.ringbearer.succession.not-wearing")
def test_s4_the_ring_passes_before_blade_tip() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("Úlairë Otsëa, Ringwraith in Twilight")
        .support(1, "Blade Tip")
        .hurt("Frodo, Son of Drogo", 3)
    )
    board.fight("Frodo, Son of Drogo", "Úlairë Otsëa, Ringwraith in Twilight").until("tcg-ask-answer")
    while board.now.bearer[0] != board.c("Sam, Son of Hamfast"):
        board.take("answer", "Sam, Son of Hamfast") if board.can("answer", "Sam, Son of Hamfast") else board.skip()
    board.take("answer", "Úlairë Otsëa, Ringwraith in Twilight")
    assert board.now.host[board.c("Blade Tip")] == board.c("Sam, Son of Hamfast")


@rule("tcg.faq.s4.3_111")
def test_s4_old_noakes_answers_force_not_choice() -> None:
    board = (
        Board(at=2)
        .support(0, "Old Noakes, Purveyor of Wisdoms")
        .hand(0, "Axe Strike", "Battle Fury")
        .minions("Orc Soldier")
        .hand(1, "Orc Inquisitor")
        .pool(5)
    )
    board.at_step("shadow").take("play", "Orc Inquisitor").take("answer", "Orc Inquisitor")
    assert board.can("answer", "Old Noakes, Purveyor of Wisdoms")
    choice = (
        Board(at=2)
        .support(0, "Old Noakes, Purveyor of Wisdoms")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .hand(1, "Dunlending Rampager")
        .pool(9)
        .at_step("shadow")
    )
    choice.take("play", "Dunlending Rampager").take("yes")
    assert not choice.can("answer", "Old Noakes, Purveyor of Wisdoms")


@rule("tcg.faq.s4.4_52", "tcg.faq.s4.4_52.example", "tcg.faq.s4.4_69")
def test_s4_notched_axe_and_final_count() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .support(0, "My Axe Is Notched", "Final Count")
    )
    board.g.tokens[board.c("My Axe Is Notched")] = 2
    board.g.tokens[board.c("Final Count")] = 3
    assert (
        board.g.strength(board.c("Gimli, Son of Glóin")) == 8 and board.g.strength(board.c("Legolas, Greenleaf")) == 8
    )


@rule("tcg.faq.s4.4_105", "tcg.faq.s4.4_105.example")
def test_s4_under_the_living_earth_counts_its_own_token() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Troop of Uruk-hai")
        .hand(0, "Under the Living Earth", "Under the Living Earth")
        .pool(0)
        .fight("Gandalf, The Grey Wizard", "Troop of Uruk-hai")
    )
    board.take("play", "Under the Living Earth")
    assert board.strength("Gandalf, The Grey Wizard") == 8


@rule("tcg.faq.s4.4_146")
def test_s4_come_down_hits_all_allies() -> None:
    board = (
        Board(at=2)
        .support(0, "Elrond, Lord of Rivendell", "The Gaffer, Sam's Father")
        .minions("Lurtz, Servant of Isengard", "Orthanc Assassin")
        .support(1, "Come Down")
    )
    board.at_step("archery").until("tcg-ask-archery").take("use", "Come Down")
    assert sorted(fellowship_targets(board.now)) == sorted(
        [board.c("Elrond, Lord of Rivendell"), board.c("The Gaffer, Sam's Father")]
    )


@rule("tcg.faq.s4.4_171", "tcg.timing.trigger-source-left")
def test_s4_rest_while_you_can() -> None:
    board = Board(at=2).fellowship("Lórien Elf").minions("The Witch-king, Lord of Angmar")
    board.bear("Lórien Elf", "Rest While You Can", seat=1).fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    board.until("tcg-ask-discard")
    before = len(board.now.decks[0])
    assert board.asker == 1
    board.until("tcg-ask-reconcile")
    assert len(board.now.decks[0]) == before - 2


@rule("tcg.faq.s4.4_192", "tcg.faq.s4.4_192.example")
def test_s4_uruk_regular_counts_the_others() -> None:
    board = (
        Board(at=5)
        .minions("Uruk Regular", "Uruk Regular", "Uruk Regular", "Uruk Regular")
        .hand(1, "Uruk Searcher")
        .pool(1)
        .at_step("shadow")
    )
    board.take("use", "Uruk Regular")
    assert board.zone("Uruk Searcher") == PLAY and board.now.pool == 0


@rule("tcg.faq.s4.4_251")
def test_s4_southron_fighter_is_one_card() -> None:
    assert [c for c in BY_ID.values() if c.title == "Southron Fighter"] == [printed("Southron Fighter")]


@rule("tcg.faq.s4.4_301", "tcg.faq.s4.4_301.example")
def test_s4_courteous_frodo_stops_force_not_choice() -> None:
    board = (
        Board(at=2, frodo="Frodo, Courteous Halfling")
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .hand(0, "Axe Strike", "Battle Fury")
        .hand(1, "Orc Inquisitor", "Dunlending Rampager")
    )
    board.pool(20).at_step("shadow").take("play", "Orc Inquisitor").take("answer", "Orc Inquisitor")
    assert len(board.now.hands[0]) == 2
    board.take("play", "Dunlending Rampager").take("yes")
    assert len(board.now.hands[0]) == 0 and board.zone("Dunlending Rampager") == DISCARD


@rule("tcg.faq.s4.4_353", "tcg.ally.allowed-by-card")
def test_s4_great_hall() -> None:
    board = (
        Board(at=6)
        .site(6, "Great Hall")
        .support(0, "Hlafwine, Village Farmhand", "Elrond, Lord of Rivendell")
        .minions("Goblin Marksman")
    )
    board.g.phase = 3
    assert fellowship_targets(board.g) == [board.c("Frodo, Son of Drogo"), board.c("Hlafwine, Village Farmhand")]


@rule("tcg.faq.s4.5_45.wounds", "tcg.faq.s4.5_46", "tcg.faq.s4.5_47", "tcg.faq.s4.5_63")
def test_s4_berserkers_count_wounds_of_all_in_their_skirmish() -> None:
    for berserker, times in (
        ("Berserk Rager", 1),
        ("Berserk Savage", 1),
        ("Berserk Slayer", 2),
        ("Uruk-hai Berserker", 1),
    ):
        board = (
            Board(at=2)
            .fellowship("Aragorn, Ranger of the North")
            .minions(berserker)
            .hurt("Aragorn, Ranger of the North", 2)
            .hurt(berserker, 1)
        )
        board.hand(0, "Swordarm of the White Tower").fight("Aragorn, Ranger of the North", berserker)
        assert board.strength(berserker) == printed(berserker).strength + 3 * times


@rule("tcg.faq.s4.5_45.one-machine")
def test_s4_tokens_come_from_one_machine() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Berserk Rager")
        .support(1, "Scaling Ladder", "Siege Engine")
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.tokens[board.c("Scaling Ladder")] = 2
    board.g.tokens[board.c("Siege Engine")] = 1
    board.fight("Aragorn, Ranger of the North", "Berserk Rager").skip()
    assert not board.can("use", "Berserk Rager")
    board.g.tokens[board.c("Scaling Ladder")] = 3
    assert use_of_the_rager(board) is None


def use_of_the_rager(board: Board) -> str | None:
    from westmarch.games.tcg.rules.requirements import forbids_use

    return forbids_use(board.now, 1, board.c("Berserk Rager"), 1)


@rule("tcg.faq.s4.5_72", "tcg.spot.fp-culture")
def test_s4_four_cultures() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .minions("Desert Stalker")
        .at_step("maneuver")
        .until("tcg-ask-maneuver")
    )
    while not board.can("use", "Desert Stalker"):
        board.skip()
    three = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .minions("Desert Stalker")
        .at_step("maneuver")
    )
    assert not three.can("use", "Desert Stalker")
