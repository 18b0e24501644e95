"""Costs and effects, wounds and exertion, the Ring, items, sites, timing, several players."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ADVENTURE, DEAD, DECK, DISCARD, HAND, PLAY, REMOVED, STACKED, SUPPORT
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.protection import forbids_exert
from westmarch.games.tcg.rules.sites import controllable, replace_site

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


# Exertion, wounds, healing, death


@rule("tcg.exert.token", "tcg.exert.not-a-wound", "tcg.exert.healable", "tcg.cost.before-to")
def test_exerting_is_not_wounding() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Intimidate")
        .take("use", "Elrond, Lord of Rivendell")
    )
    assert board.wounds("Elrond, Lord of Rivendell") == 1 and not board.can("answer", "Intimidate")


@rule("tcg.exert.exhausted-cannot", "tcg.cost.mandatory", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hurt("Gimli, Son of Glóin", 2)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    assert not board.can("use", "Gimli, Son of Glóin")
    assert forbids_exert(board.now, board.c("Gimli, Son of Glóin")) == "tcg.exert.exhausted-cannot"
    assert board.why_not(f"use:{board.name('Gimli, Son of Glóin')}:0") == "tcg.cost.mandatory"


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.exhaust-already", "tcg.effect.as-much-as-possible")
def test_must_exert_does_nothing_to_the_exhausted() -> None:
    board = (
        Board(at=1)
        .site(1, "Bag End")
        .site(2, "Midgewater Marshes")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 3)
        .hurt("Frodo, Son of Drogo", 1)
    )
    board.hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").until("tcg-ask-fellowship").take("move")
    assert board.wounds("Sam, Son of Hamfast") == 3 and board.wounds("Frodo, Son of Drogo") == 2


@rule("tcg.exert.trigger-each", "tcg.timing.responses-to-costs", "tcg.timing.each-time")
def test_each_exertion_is_answered() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .support(0, "The Gaffer, Sam's Father")
        .support(1, "Demands of the Sackville-Bagginses")
        .hurt("Frodo, Son of Drogo", 1)
        .hand(0, "Hobbit Sword (1_299)")
    )
    board.take("use", "The Gaffer, Sam's Father")
    assert board.now.pool == 1 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.wound.one-token", "tcg.wound.wounded", "tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_are_placed_one_at_a_time() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    board.take("play", "Here Lies Balin, Son of Fundin")
    assert board.zone("Goblin Runner") == DISCARD and board.wounds("Uruk Savage") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_no_more_than_one_wound() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Lord of Gondor + Armor")
        .minions("Uruk-hai Raiding Party (1_158)")
        .fight("Boromir, Lord of Gondor", "Uruk-hai Raiding Party (1_158)")
        .until(*LAST)
    )
    assert board.wounds("Boromir, Lord of Gondor") == 1


@rule("tcg.prevent.all-wounds", "tcg.wound.prevent-vs-cannot")
def test_prevent_all_wounds() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Gimli's Helm")
        .minions("Uruk-hai Raiding Party (1_158)")
        .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
        .take("use", "Gimli's Helm")
    )
    board.until(*LAST)
    assert board.wounds("Gimli, Son of Glóin") == 0 and board.zone("Gimli's Helm") == DISCARD


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.burden-not-wound", "tcg.heal.minions")
def test_healing() -> None:
    board = (
        Board()
        .support(0, "The Gaffer, Sam's Father")
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 2)
        .burdens(2)
        .hand(0, "Hobbit Sword (1_299)")
    )
    board.take("use", "The Gaffer, Sam's Father")
    assert board.wounds("Sam, Son of Hamfast") == 1 and board.now.burdens[0] == 2
    minion = (
        Board(at=2).minions("Uruk Shaman").hurt("Uruk Shaman", 1).pool(2).at_step("maneuver").take("use", "Uruk Shaman")
    )
    assert minion.wounds("Uruk Shaman") == 0


@rule("tcg.heal.replaced", "tcg.prevent.instead", "tcg.heal.each-is-separate")
def test_a_heal_is_replaced() -> None:
    board = (
        Board()
        .support(0, "The Gaffer, Sam's Father")
        .hurt("Frodo, Son of Drogo", 1)
        .burdens(1)
        .hand(0, "Extraordinary Resilience", "Hobbit Sword (1_299)")
        .fellowship("Sam, Son of Hamfast")
    )
    board.take("use", "The Gaffer, Sam's Father").take("answer", "Extraordinary Resilience")
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.now.burdens[0] == 0


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_a_vitality_bonus_kills() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .bear("Gimli, Son of Glóin", "Endurance of Dwarves")
        .minions("Goblin Runner")
        .hurt("Gimli, Son of Glóin", 3)
    )
    board.fight("Legolas, Greenleaf", "Goblin Runner").take("use", "Endurance of Dwarves")
    assert board.zone("Gimli, Son of Glóin") == DEAD


@rule("tcg.kill.not-discarded", "tcg.discard.companion-not-dead", "tcg.discard.default-from-play")
def test_discarded_is_not_dead() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Uruk Savage")
        .hurt("Lórien Elf", 1)
        .hand(1, "Caradhras Has Not Forgiven Us")
        .pool(3)
    )
    board.fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North").at_step(
        "maneuver"
    ).until("tcg-ask-maneuver")
    while not board.can("play", "Caradhras Has Not Forgiven Us"):
        board.skip()
    board.take("play", "Caradhras Has Not Forgiven Us")
    assert board.zone("Lórien Elf") == DISCARD and board.now.dead[0] == []


@rule("tcg.ringbearer.protected")
def test_the_ring_bearer_cannot_be_discarded() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = Board()
    assert forbids_discard(board.g, board.c("Frodo, Son of Drogo")) == "tcg.ringbearer.protected"


# Costs and effects


@rule("tcg.cost.no-partial-start", "tcg.twilight.remove-cost-full", "tcg.twilight.remove-effect-short")
def test_costs_must_be_payable() -> None:
    board = Board(at=2).minions("Uruk Shaman").hurt("Uruk Shaman", 1).pool(1).at_step("maneuver")
    assert not board.can("use", "Uruk Shaman")
    free = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(2)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert free.now.pool == 0


@rule("tcg.cost.prevented-keeps-costs", "tcg.event.cancelled")
def test_a_cancelled_event_keeps_its_costs() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Scout")
        .hand(0, "Gondor's Vengeance")
        .at_step("regroup")
    )
    board.take("play", "Gondor's Vengeance").take("answer", "Uruk Scout")
    assert board.wounds("Aragorn, Ranger of the North") == 1 and board.zone("Gondor's Vengeance") == DISCARD


@rule("tcg.effect.choice-fully", "tcg.event.choice-options")
def test_a_choice_must_be_fully_possible() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hurt("Gimli, Son of Glóin", 2)
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert (
        board.wounds("Gimli, Son of Glóin") == 2
        and board.wounds("Legolas, Greenleaf") == 1
        and board.wounds("Frodo, Son of Drogo") == 1
    )


@rule("tcg.effect.different-targets")
def test_two_orcs_are_two_different_ones() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Ancient Chieftain", "Ancient Chieftain")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    board.take("play", "Here Lies Balin, Son of Fundin").take("option", 0)
    assert board.wounds("Ancient Chieftain", 1) == 1 and board.wounds("Ancient Chieftain", 2) == 1


@rule("tcg.effect.up-to", "tcg.effect.for-each-over")
def test_up_to() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .support(0, "Ottar, Man of Laketown")
        .hand(0, "Hobbit Sword (1_299)", "Halfling Deftness", "Dwarven Axe")
        .take("use", "Ottar, Man of Laketown")
    )
    board.do("choose:", seat=0)
    assert len(board.now.hands[0]) == 3


@rule("tcg.effect.random", "tcg.discard.one-at-a-time")
def test_random_discards() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Tower Lieutenant")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .fight("Gimli, Son of Glóin", "Tower Lieutenant")
    )
    board.until(*LAST)
    assert len(board.now.hands[0]) == 1


@rule("tcg.effect.look-private", "tcg.effect.reveal-public")
def test_looking_is_private() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Risk a Little Light")
        .deck(0, "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .take("play", "Risk a Little Light")
    )
    assert board.can("choose", "Legolas, Greenleaf") and board.view(1)["question"] is None
    board.take("choose", "Legolas, Greenleaf")
    assert board.zone("Legolas, Greenleaf") == HAND and board.zone("Gimli, Son of Glóin") == DISCARD


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


@rule("tcg.play.must-be-there-first", "tcg.play.must-play-it")
def test_the_card_must_be_there_before_costs() -> None:
    board = (
        Board(at=4)
        .support(1, "They Are Coming")
        .hand(1, "Dwarven Axe", "Dwarven Axe", "Dwarven Axe", "Goblin Runner")
        .pool(9)
        .at_step("shadow")
    )
    assert not board.can("use", "They Are Coming")


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


@rule("tcg.condition.to-play-exert", "tcg.condition.place", "tcg.condition.stays")
def test_to_play_exert() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Greatest Kingdom of My People")
        .take("play", "Greatest Kingdom of My People")
    )
    assert board.zone("Greatest Kingdom of My People") == SUPPORT and board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.condition.on-opposing", "tcg.condition.remove-from-companion", "tcg.active.borne-by-inactive")
def test_a_condition_on_an_opposing_character() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Athelas")
        .minions("Orc Soldier")
        .hand(1, "The Weight of a Legacy")
        .pool(5)
        .at_step("shadow")
    )
    board.take("play", "The Weight of a Legacy")
    assert (
        board.now.host[board.c("The Weight of a Legacy")] == board.c("Aragorn, Ranger of the North")
        and board.strength("Aragorn, Ranger of the North") == 7
    )
    board.g.fp = 1
    board.g.touch()
    assert board.c("The Weight of a Legacy") not in board.g.active()


@rule("tcg.condition.limit-per")
def test_limit_one_per_bearer() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
        .hand(0, "No Stranger to the Shadows", "Ranger's Sword")
    )
    assert not board.can("play", "No Stranger to the Shadows") and board.can("play", "Ranger's Sword")


# The Ring


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start", "tcg.ring.not-a-possession")
def test_the_ring_is_borne() -> None:
    board = Board()
    assert board.strength("Frodo, Son of Drogo") == 4 and board.now.ring_on == 0
    assert not board.now.card(board.now.ring[0]).is_item


@rule("tcg.ring.worn-until-regroup", "tcg.ring.take-off")
def test_the_ring_comes_off_in_regroup() -> None:
    board = Board(at=2)
    board.g.ring_on = True
    board.at_step("regroup").until(*LAST)
    assert board.now.ring_on == 0


@rule("tcg.ring.conversion-replaces", "tcg.ring.prevention-before-wearing")
def test_a_converted_wound_cannot_be_prevented() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "Intimidate") and board.can("answer", "The One Ring, Isildur's Bane")
    board.take("answer", "The One Ring, Isildur's Bane")
    assert not board.can("answer", "Intimidate") and board.now.burdens[0] == 2


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_answers_to_putting_on_the_ring() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .minions("Goblin Marksman", "The Witch-king, Lord of Angmar")
        .hand(1, "The Twilight World")
        .at_step("archery")
    )
    board.take("answer", "The One Ring, Isildur's Bane").take("answer", "The Twilight World")
    assert board.now.burdens[0] == 4


@rule("tcg.ring.answer-cost")
def test_answer_to_all_riddles() -> None:
    board = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .minions("Southron Scout")
        .fight("Frodo, Son of Drogo", "Southron Scout")
        .take("use", "The One Ring, Answer To All Riddles")
    )
    assert board.now.burdens[0] == 1
    board.expect_log("tcg-log-put-on").expect_log("tcg-log-won", count=5)


@rule(
    "tcg.ringbearer.succession.burdens",
    "tcg.ringbearer.one",
    "tcg.ringbearer.frodo-later",
    "tcg.ringbearer.succession.dies",
)
def test_sam_takes_over() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("The Witch-king, Lord of Angmar")
        .burdens(3)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Sam, Son of Hamfast")
    assert board.now.bearer[0] == board.c("Sam, Son of Hamfast") and board.now.burdens[0] == 3
    assert board.now.resistance(0) == 2 and board.now.host[board.now.ring[0]] == board.c("Sam, Son of Hamfast")


@rule("tcg.ringbearer.succession.killed-only")
def test_corruption_has_no_heir() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Hobbit Sword (1_299)")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.now.winners == [1] and board.now.over


@rule("tcg.burden.remove-none", "tcg.burden.on-ring-bearer", "tcg.burden.added-by-shadow")
def test_burdens() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .burdens(1)
        .take("use", "Sam, Son of Hamfast")
    )
    assert board.now.burdens == [0, 0]
    answered = (
        Board(at=2)
        .support(0, "Melilot Brandybuck, Merry Dancer")
        .minions("Úlairë Attëa, The Easterling")
        .hand(1, "It Wants to be Found")
        .pool(3)
        .at_step("maneuver")
    )
    answered.until("tcg-ask-maneuver").take("play", "It Wants to be Found").take(
        "answer", "Melilot Brandybuck, Merry Dancer"
    )
    assert answered.now.burdens[0] == 0


# Items


@rule("tcg.item.bearer", "tcg.item.class-limit", "tcg.item.classless", "tcg.item.in-addition")
def test_items() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .hand(0, "Gimli's Battle Axe", "Hand Axe", "Dwarven Armor", "Dwarven Bracers")
    )
    assert not board.can("play", "Gimli's Battle Axe") and board.can("play", "Hand Axe")
    assert board.why_not(f"play:{board.name('1_14')}") == "tcg.item.bearer"


@rule("tcg.item.weapon-word", "tcg.item.classes", "tcg.item.artifact-not-possession")
def test_weapons() -> None:
    from westmarch.games.tcg.facts import CATALOGUE

    classes = {c for card in CATALOGUE for c in card.classes}
    assert len(classes) == 14 and "hand weapon" in classes
    board = Board().fellowship("Merry, From O'er the Brandywine + Hobbit Sword (1_299)")
    assert board.strength("Merry, From O'er the Brandywine") == 3 + 2 + 2


@rule("tcg.item.forbids-bearing")
def test_shadowfax_forbids_hand_weapons() -> None:
    board = Board().fellowship("Gandalf, The Grey Wizard + Shadowfax").hand(0, "Glamdring", "Gandalf's Pipe")
    assert not board.can("play", "Glamdring") and board.can("play", "Gandalf's Pipe")


@rule("tcg.item.discard-at-site")
def test_discarded_underground() -> None:
    board = (
        Board(at=3)
        .fellowship("Arwen, Daughter of Elrond + Asfaloth", "Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
        .take("option", 0)
    )
    assert board.zone("Asfaloth") == DISCARD


@rule("tcg.transfer.action", "tcg.transfer.not-playing", "tcg.transfer.eligible", "tcg.transfer.not-conditions")
def test_transfer() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin + Dwarven Bracers", "Farin, Dwarven Emissary")
        .bear("Gimli, Son of Glóin", "Endurance of Dwarves")
        .hand(0, "Delving")
    )
    assert board.can("transfer", "Dwarven Bracers") and not board.can("transfer", "Endurance of Dwarves")
    board.take("transfer", "Dwarven Bracers")
    assert board.now.host[board.c("Dwarven Bracers")] == board.c("Farin, Dwarven Emissary") and board.now.pool == 1


@rule("tcg.transfer.same-site")
def test_transfer_with_an_ally_at_home() -> None:
    away = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song")
    )
    assert not away.can("transfer", "Elven Bow (1_41)")
    home = (
        Board(at=3)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Elf-song")
    )
    assert home.can("transfer", "Elven Bow (1_41)")


# Sites and control


@rule(
    "tcg.site.replace",
    "tcg.site.replace-not-move",
    "tcg.leave.site-replaced-cards-move",
    "tcg.site.replace-one-per-number",
)
def test_replacing_a_site() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin")
    card = board.add(1, "Saruman's Frost", 8, board.g.path[2])
    new = board.add(1, "Ettenmoors", ADVENTURE)
    old = board.g.path[2]
    replace_site(board.g, 2, new)
    assert board.g.path[2] == new and board.g.host[card] == new and old in board.g.adventure[0]
    assert board.g.at == [2, 2] and board.g.pool == 0


@rule("tcg.site.replace-current-text", "tcg.site.replace-own-only-one", "tcg.site.opponents-site-shadow")
def test_nelya_replaces_a_site() -> None:
    board = (
        Board(at=2)
        .minions("Úlairë Nelya, Lieutenant of Morgul")
        .at_step("shadow")
        .take("use", "Úlairë Nelya, Lieutenant of Morgul")
    )
    board.until("tcg-ask-shadow", "tcg-ask-defend", *LAST)
    assert any(board.now.owner[s] == 1 for s in board.now.path if s >= 0)


@rule("tcg.site.next-site-extends")
def test_a_site_ahead() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Pathfinder (1_110)", "Ranger's Sword")
        .take("play", "Pathfinder (1_110)")
        .take("move")
    )
    assert board.now.owner[board.now.path[2]] == 0


@rule("tcg.site.next-forest")
def test_the_next_site_must_be_a_forest() -> None:
    board = (
        Board(at=1)
        .support(0, "Galadriel, Lady of the Golden Wood")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("use", "Galadriel, Lady of the Golden Wood")
    )
    assert board.now.path[2] == -1


@rule("tcg.control.all-passed", "tcg.control.lowest", "tcg.control.example", "tcg.control.nothing-available")
def test_what_can_be_controlled() -> None:
    board = Board(at=3)
    assert controllable(board.g) == 1
    board.g.control[1] = 1
    assert controllable(board.g) == 2
    board.g.at[1] = 1
    assert controllable(board.g) == 0


@rule("tcg.control.support-area", "tcg.control.still-owners", "tcg.control.no-markers-return", "tcg.control.who")
def test_taking_control() -> None:
    board = Board(at=3).minions("Southron Explorer").pool(5).at_step("regroup").take("use", "Southron Explorer")
    site = board.now.path[1]
    assert board.now.control[1] == 1 and board.now.zone[site] == SUPPORT and board.now.owner[site] == 0
    assert board.now.at == [3, 3]


@rule("tcg.control.liberate", "tcg.control.liberate-discards", "tcg.control.liberate-highest")
def test_liberating() -> None:
    board = Board(at=3)
    for number in (1, 2):
        board.g.control[number] = 1
        board.g.put(board.g.path[number], SUPPORT)
    stacked = board.add(1, "Uruk Trooper", STACKED, board.g.path[2])
    board.fellowship("Théoden, Son of Thengel").support(0, "Hlafwine, Village Farmhand").at_step("regroup").take(
        "use", "Théoden, Son of Thengel"
    )
    assert board.now.control[1:3] == [1, -1] and board.now.zone[stacked] == DISCARD


@rule("tcg.control.response-before")
def test_control_is_prevented() -> None:
    board = (
        Board(at=3)
        .fellowship("Ceorl, Weary Horseman")
        .support(0, "Hlafwine, Village Farmhand")
        .minions("Southron Explorer")
        .pool(5)
        .at_step("regroup")
    )
    board.take("use", "Southron Explorer").take("answer", "Ceorl, Weary Horseman")
    assert board.now.control[1] == -1 and board.now.pool == 0


@rule("tcg.control.count")
def test_counting_controlled_sites() -> None:
    board = Board(at=4).minions("Uruk-hai Band").hand(1, "Uruk-hai Horde")
    board.g.control[1] = board.g.control[2] = 1
    from westmarch.games.tcg.rules.costs import twilight_cost

    assert (
        board.g.strength(board.c("Uruk-hai Band")) == 14 and twilight_cost(board.g, board.c("Uruk-hai Horde")) == 4 + 2
    )


@rule("tcg.control.stack-on-site", "tcg.stack.not-in-play", "tcg.stack.not-playing", "tcg.regroup.stacked-stay")
def test_stacking_on_a_controlled_site() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("Uruk Trooper").at_step("regroup")
    board.g.control[1] = 1
    board.take("use", "Uruk Trooper")
    assert board.zone("Uruk Trooper") == STACKED and board.c("Uruk Trooper") not in board.now.active()


@rule("tcg.stack.play-as-from-hand", "tcg.play.stacked-triggers")
def test_playing_a_stacked_minion() -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "Helm's Gate").pool(9).at_step("shadow")
    board.g.control[1] = 1
    board.add(1, "Uruk Trooper", STACKED, board.g.path[1])
    board.take("use", "Uruk Trooper")
    assert board.zone("Uruk Trooper") == PLAY and board.now.pool == 6


# Timing and limits


@rule("tcg.timing.required-order", "tcg.timing.action-kinds")
def test_the_fp_player_orders_required_actions() -> None:
    board = (
        Board()
        .support(1, "Under the Watching Eye", "Our List of Allies Grows Thin")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert board.asked == "tcg-ask-order" and board.asker == 0


@rule("tcg.timing.optional-order", "tcg.timing.after")
def test_the_fp_player_answers_first() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Still Draws Breath")
        .hurt("Gimli, Son of Glóin", 1)
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    board.until("tcg-ask-answer")
    assert board.asker == 0
    board.take("answer", "Still Draws Breath")
    assert board.wounds("Gimli, Son of Glóin") == 0


@rule("tcg.timing.response-repeat")
def test_several_responses_to_one_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Still Draws Breath", "Nobody Tosses a Dwarf")
        .hurt("Gimli, Son of Glóin", 1)
    )
    board.fight("Gimli, Son of Glóin", "Goblin Runner").until("tcg-ask-answer").take(
        "answer", "Still Draws Breath"
    ).take("answer", "Nobody Tosses a Dwarf")
    board.expect_log("tcg-log-top-discard")
    assert board.zone("Still Draws Breath") == DISCARD and board.zone("Nobody Tosses a Dwarf") == DISCARD


@rule("tcg.timing.while", "tcg.modifier.continuous-recalculated", "tcg.modifier.while-source")
def test_while() -> None:
    board = (
        Board()
        .fellowship("Merry, From O'er the Brandywine")
        .bear("Merry, From O'er the Brandywine", "Hobbit Sword (1_299)")
    )
    assert board.strength("Merry, From O'er the Brandywine") == 7
    board.g.put(board.c("Hobbit Sword (1_299)"), DISCARD)
    assert board.strength("Merry, From O'er the Brandywine") == 3


@rule("tcg.timing.when", "tcg.limit.required-once")
def test_when_played() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .hand(0, "Old Toby", "Hobbit Sword (1_299)")
        .take("play", "Old Toby")
        .take("answer", "Old Toby")
    )
    assert board.now.drawn == 1 and not board.can("answer", "Old Toby")


@rule("tcg.timing.start-of-phase", "tcg.timing.end-of-phase")
def test_start_and_end_of_phases() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .support(1, "Bent on Discovery")
        .hand(1, "Axe Strike")
        .at_step("shadow")
        .until("tcg-ask-either")
    )
    assert len(board.now.hands[1]) == 2
    board.take("option", 1)
    assert board.zone("Bent on Discovery") == DISCARD


@rule("tcg.timing.choice-by-player", "tcg.effect.make-player")
def test_the_fp_player_chooses_where_told() -> None:
    board = (
        Board()
        .support(1, "Under the Watching Eye")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .take("move")
    )
    assert board.asked == "tcg-ask-exert" and board.asker == 0


@rule("tcg.timing.ability-cancel-window")
def test_an_ability_is_cancelled() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Foul Horde + War-warg")
        .fight("Gimli, Son of Glóin", "Foul Horde")
        .take("use", "Gimli, Son of Glóin")
    )
    board.take("answer", "War-warg")
    assert board.wounds("Gimli, Son of Glóin") == 1 and board.strength("Gimli, Son of Glóin") == 6


@rule("tcg.ability.optional", "tcg.ability.repeat", "tcg.ability.user", "tcg.ability.in-play-only")
def test_abilities() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Gimli, Dwarf of Erebor")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    board.take("use", "Gimli, Son of Glóin").take("use", "Gimli, Son of Glóin")
    board.expect_log("tcg-log-strength", bonus=2)
    assert board.wounds("Gimli, Son of Glóin") == 2
    assert board.why_not(f"use:{board.name('Gimli, Dwarf of Erebor')}:0", 0) == "tcg.ability.in-play-only"


@rule("tcg.limit.per-copy", "tcg.limit.per-phase", "tcg.limit.cost-still")
def test_a_limit_binds_one_copy_for_one_phase_and_costs_are_still_paid() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Uruk Slayer", "Uruk Slayer")
        .pool(9)
    )
    board.g.against[board.c("Uruk Slayer", 1)] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Uruk Slayer", 2)] = board.c("Aragorn, Ranger of the North")
    board.at_step("skirmishes").take("skirmish", "Gimli, Son of Glóin").skip()
    first, second = board.c("Uruk Slayer", 1), board.c("Uruk Slayer", 2)
    printed = board.now.strength(first)
    for _ in range(3):
        board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 6
    board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 5
    board.take("use", second)
    assert board.now.strength(second) == printed + 1
    board.until("tcg-ask-skirmish", limit=3).skip(2) if board.now.fighter == board.c("Gimli, Son of Glóin") else board
    while board.now.fighter != board.c("Aragorn, Ranger of the North"):
        board.skip()
    while board.asker != 1:
        board.skip()
    board.take("use", second)
    assert board.now.strength(second) == printed + 1


# Spotting


@rule("tcg.spot.in-play-active", "tcg.spot.any-owner", "tcg.spot.count-distinct", "tcg.spot.can-spot-all")
def test_spotting() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Lórien Elf")
        .bear("Lórien Elf", "The Tale of Gil-galad")
        .hand(0, "The Seen and the Unseen", "The Council of Elrond")
        .fellowship("Aragorn, Ranger of the North")
    )
    board.bear("Aragorn, Ranger of the North", "The Last Alliance of Elves and Men")
    assert board.strength("Aragorn, Ranger of the North") == 10
    alone = Board().fellowship("Legolas, Greenleaf").hand(0, "The Seen and the Unseen", "The Council of Elrond")
    assert not alone.can("play", "The Seen and the Unseen") and alone.can("play", "The Council of Elrond")


@rule("tcg.spot.ring-bearer-counts", "tcg.spot.same-for-several")
def test_the_ring_bearer_is_a_hobbit() -> None:
    board = Board().fellowship("Sam, Son of Hamfast").support(0, "Thrór's Map").hand(0, "Hobbit Sword (1_299)")
    assert board.can("use", "Thrór's Map")


@rule("tcg.spot.card-counts-itself")
def test_another_excludes_itself() -> None:
    board = Board(at=2).minions("Uruk Lieutenant", "Uruk Savage")
    assert board.g.strength(board.c("Uruk Lieutenant")) == 9


# Several players


@rule("tcg.lose.multi.removed", "tcg.lose.multi.turn-continues", "tcg.multi.placing-after-loss")
def test_a_player_drops_out() -> None:
    board = (
        Board(3, at=1).site(1, "The Prancing Pony").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe").burdens(9)
    )
    held = board.add(1, "Wounded", 8, board.c("Gimli, Son of Glóin"))
    board.take("use", "The Prancing Pony")
    assert not board.now.over and board.now.out == [1, 0, 0] and board.now.zone[held] == DISCARD
    assert board.now.zone[board.now.bearer[0]] == REMOVED and board.now.fp in (0, 1)


@rule("tcg.lose.multi.sites-replaced", "tcg.lose.multi.controlled-by-others", "tcg.lose.multi.sites-he-controls")
def test_sites_of_a_loser() -> None:
    board = Board(4, at=5)
    board.g.control[1] = 2
    board.g.put(board.g.path[1], SUPPORT)
    board.g.control[2] = 0
    board.g.put(board.g.path[2], SUPPORT)
    lose(board.g, 0, "tcg.lose.concede")
    owners = [board.g.owner[board.g.path[n]] for n in range(1, 6)]
    assert owners == [3, 2, 1, 3, 2] and board.g.control[1:3] == [2, -1]


@rule("tcg.lose.only-own-turn", "tcg.ally.inactive", "tcg.active.inactive-tokens")
def test_others_are_safe_on_my_turn() -> None:
    board = Board(3, at=2).fellowship("Legolas, Greenleaf", seat=1).support(1, "The Gaffer, Sam's Father")
    assert (
        board.c("Legolas, Greenleaf") not in board.g.active()
        and board.c("The Gaffer, Sam's Father") not in board.g.active()
    )


@rule("tcg.token.culture", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_tokens() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .support(0, "Stout and Strong")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
    )
    board.g.tokens[board.c("Stout and Strong")] = 5
    board.fight("Aragorn, Ranger of the North", "Uruk Savage").take("use", "Stout and Strong").take(
        "choose", "Aragorn, Ranger of the North"
    )
    assert board.strength("Aragorn, Ranger of the North") == 11 and board.zone("Stout and Strong") == DISCARD


@rule("tcg.token.remove-cost")
def test_tokens_as_a_cost() -> None:
    board = (
        Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").hand(1, "Axe Strike").at_step("shadow")
    )
    assert not board.can("use", "Down to the Last Child")
    rich = Board(at=5).minions("Uruk Savage").support(1, "Down to the Last Child").at_step("shadow")
    rich.g.tokens[rich.c("Down to the Last Child")] = 2
    rich.take("use", "Down to the Last Child")
    assert rich.now.control[1] == 1
