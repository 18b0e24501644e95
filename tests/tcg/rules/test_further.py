"""More rules, each shown by cards."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, Board
from tcg.names import number
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, HAND, PLAY, STACKED, SUPPORT
from westmarch.games.tcg.rules.archery import minion_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.requirements import forbids_unique
from westmarch.games.tcg.rules.sites import replace_site
from westmarch.games.tcg.rules.skirmish import Resolution


@rule("tcg.active.site-text-where-fellowship", "tcg.active.sites-always")
def test_site_text_only_where_the_fellowship_is() -> None:
    board = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "Gimli, Son of Glóin")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("Gimli, Son of Glóin")) == 2
    assert board.g.path[1] in board.g.active()


@rule("tcg.active.dead-pile")
def test_the_dead_pile_is_looked_at() -> None:
    board = Board(at=2).minions("Uruk Fanatic").pile(0, DEAD, "Dwarf Guard", "Dwarf Guard", "Farin, Dwarven Emissary")
    assert board.g.keyword(board.c("Uruk Fanatic"), "fierce") == 1
    assert board.c("Farin, Dwarven Emissary") not in board.g.active()


@rule("tcg.active.ownership-turnover")
def test_wounds_stay_when_the_turn_passes() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .hurt("Gimli, Son of Glóin", 1)
        .at_step("regroup")
        .until("tcg-ask-move-again")
    )
    board.take("stay").until("tcg-ask-fellowship", "tcg-ask-reconcile", limit=5)
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule("tcg.effect.example.anduin-banks")
def test_anduin_banks() -> None:
    board = (
        Board(at=8)
        .fellowship(
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
            "Merry, From O'er the Brandywine",
        )
        .minions("Goblin Runner")
    )
    board.g.phase = 4
    assert minion_total(board.g) == 4


@rule("tcg.effect.return-to-hand-from-play", "tcg.leave.returned-to-hand")
def test_galdor_returns_a_minion() -> None:
    board = (
        Board(at=4)
        .support(0, "Galdor, Councilor From the West")
        .minions("Goblin Runner + Goblin Scimitar")
        .at_step("regroup")
        .take("use", "Galdor, Councilor From the West")
    )
    assert board.zone("Goblin Runner") == HAND and board.zone("Goblin Scimitar") == DISCARD


@rule("tcg.assign.done-irrevocable")
def test_assignments_are_final() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner").at_step("assignment").skip()
    code = f"assign:{board.name('Gimli, Son of Glóin')}:{board.name('Goblin Runner')}"
    assert board.why_not(code, 0) == "tcg.assign.done-irrevocable"


@rule("tcg.fierce.assignment-actions", "tcg.fierce.ally-eligible")
def test_the_fierce_assignment_phase() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Elrond, Lord of Rivendell")
        .minions("Úlairë Toldëa, Messenger of Morgul")
        .burdens(4)
        .at_step("fierce_assignment")
    )
    board.until("tcg-ask-assignment")
    assert board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    board.until("tcg-ask-defend")
    assert board.can("assign", "Elrond, Lord of Rivendell", "Úlairë Toldëa, Messenger of Morgul")


@rule("tcg.skirmish.one-per-defender")
def test_several_minions_fight_together() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Goblin Marksman")
        .fight("Aragorn, Ranger of the North", "Goblin Runner", "Goblin Marksman")
        .until(*END_OF_TURN)
    )
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("Aragorn, Ranger of the North") == 1


@rule("tcg.skirmish.kills-attribution")
def test_a_kill_by_a_sauron_orc() -> None:
    board = (
        Board(at=6)
        .fellowship("Lórien Elf")
        .minions("Orc War Band")
        .hand(1, "The Ring's Oppression")
        .pool(3)
        .hurt("Lórien Elf", 1)
    )
    board.fight("Lórien Elf", "Orc War Band").until("tcg-ask-answer").take("answer", "The Ring's Oppression")
    assert board.now.burdens[0] == 1


@rule("tcg.skirmish.both-emptied")
def test_nobody_left_nobody_wins() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and resolution.losers == []


@rule("tcg.spot.example.elves", "tcg.spot.events-never", "tcg.spot.tokens")
def test_spotting_elves_and_burdens() -> None:
    board = (
        Board()
        .fellowship(
            "Aragorn, Ranger of the North + The Last Alliance of Elves and Men", "Legolas, Greenleaf", "Lórien Elf"
        )
        .hand(0, "Defiance")
        .burdens(3)
        .minions("Úlairë Attëa, Keeper of Dol Guldur + Nazgûl Sword")
    )
    assert (
        board.strength("Aragorn, Ranger of the North") == 10
        and board.now.keyword(board.c("Úlairë Attëa, Keeper of Dol Guldur"), "damage") == 1
    )


@rule("tcg.wound.who-chooses", "tcg.wound.ring-bearer-except")
def test_except_the_ring_bearer() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier")
        .hand(1, "Hate")
        .at_step("maneuver")
    )
    while not board.can("play", "Hate"):
        board.skip()
    board.take("play", "Hate")
    assert (
        board.asker == 1
        and not board.can("choose", "Frodo, Son of Drogo")
        and board.can("choose", "Gimli, Son of Glóin")
    )


@rule("tcg.wound.minion-by-shadow")
def test_a_shadow_player_wounds_his_own_minion() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Guardian")
        .minions("Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai")
        .at_step("regroup")
        .take("use", "Lórien Guardian")
    )
    assert board.asker == 1
    board.take("choose", "Troop of Uruk-hai")
    assert board.wounds("Troop of Uruk-hai") == 1


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


@rule("tcg.prevent.instead-item")
def test_the_brooch_goes_instead() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41) + Elven Brooch")
        .minions("Úlairë Cantëa, Lieutenant of Dol Guldur")
        .fight("Legolas, Greenleaf", "Úlairë Cantëa, Lieutenant of Dol Guldur")
        .take("use", "Úlairë Cantëa, Lieutenant of Dol Guldur")
    )
    board.take("answer", "Elven Brooch")
    assert board.now.in_play(board.c("Elven Bow (1_41)")) and board.zone("Elven Brooch") == DISCARD


@rule("tcg.play.no-effect-ok")
def test_a_card_may_do_nothing() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Sleep, Caradhras", "Glamdring")
        .take("play", "Sleep, Caradhras")
    )
    assert board.zone("Sleep, Caradhras") == DISCARD and board.wounds("Gandalf, The Grey Wizard") == 1


@rule("tcg.move.phase-of-move")
def test_moves_of_the_fellowship_phase_only() -> None:
    board = Board(at=2).fellowship("Aragorn, Heir to the White City").hand(0, "Ranger's Sword").pool(4).take("move")
    assert board.now.pool == 4 - 2 + 2
    again = (
        Board(at=2)
        .fellowship("Aragorn, Heir to the White City")
        .pool(4)
        .at_step("regroup")
        .until("tcg-ask-move-again")
        .take("move")
    )
    assert again.now.pool == 4 + 2


@rule("tcg.shadow.end-early", "tcg.shadow.skipped")
def test_tol_brandir_ends_the_shadow_phase() -> None:
    board = (
        Board(at=9)
        .site(9, "Tol Brandir")
        .pile(1, DISCARD, "Orc Ambusher")
        .hand(1, "Orc Soldier")
        .pool(9)
        .at_step("shadow")
    )
    board.take("use", "Tol Brandir").take("choose", "Orc Ambusher")
    assert board.zone("Orc Ambusher") == PLAY and board.asked != "tcg-ask-shadow"


@rule(
    "tcg.control.stays", "tcg.control.fp-controls-own", "tcg.control.liberate-only-others", "tcg.control.liberate-who"
)
def test_ones_own_control_does_not_hurt() -> None:
    board = (
        Board(at=3)
        .fellowship("Haldir, Emissary of the Galadhrim", "Théoden, Son of Thengel")
        .support(0, "Hlafwine, Village Farmhand")
        .hand(0, "Ranger's Sword")
    )
    board.g.control[1] = 0
    board.g.put(board.g.path[1], SUPPORT)
    assert board.g.strength(board.c("Haldir, Emissary of the Galadhrim")) == 7
    board.at_step("regroup").take("use", "Théoden, Son of Thengel")
    assert board.now.control[1] == 0


@rule("tcg.control.replaceable")
def test_a_controlled_site_is_replaced() -> None:
    board = Board(at=3)
    board.g.control[2] = 1
    board.g.put(board.g.path[2], SUPPORT)
    stacked = board.add(1, "Uruk Trooper", STACKED, board.g.path[2])
    new = next(c for c in board.g.adventure[1] if board.g.card(c).site == 2)
    replace_site(board.g, 2, new)
    assert board.g.control[2] == 1 and board.g.host[stacked] == new and board.g.zone[new] == SUPPORT


@rule("tcg.unique.stacked-ignored", "tcg.unique.inactive-copy")
def test_stacked_copies_do_not_count() -> None:
    board = Board(at=4).support(1, "Goblin Swarms").hand(1, "Ancient Chieftain")
    board.add(1, "Ancient Chieftain", STACKED, board.c("Goblin Swarms"))
    assert forbids_unique(board.g, 1, board.c("Ancient Chieftain")) is None


@rule("tcg.stack.public")
def test_stacked_cards_are_seen() -> None:
    board = Board(at=4).support(1, "Goblin Swarms").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    board.add(1, "Ancient Chieftain", STACKED, board.c("Goblin Swarms"))
    assert any(number("Ancient Chieftain (1_163)") in name for name, _ in board.view(0)["view"]["stacked"])


@rule("tcg.discard.instead-forms")
def test_stacked_instead_of_discarded() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Merry, From O'er the Brandywine",
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
        )
        .support(0, "Treebeard, Earthborn")
        .hurt("Merry, From O'er the Brandywine", 3)
    )
    board.minions("Uruk Savage").hand(1, "Caradhras Has Not Forgiven Us").pool(3).at_step("maneuver").until(
        "tcg-ask-maneuver"
    )
    while not board.can("play", "Caradhras Has Not Forgiven Us"):
        board.skip()
    board.take("play", "Caradhras Has Not Forgiven Us").take("answer", "Treebeard, Earthborn")
    assert board.zone("Merry, From O'er the Brandywine") == STACKED
    board.expect_no_log("tcg-log-discard")


@rule("tcg.event.multi-phase", "tcg.event.once")
def test_an_event_of_two_phases() -> None:
    early = Board().fellowship("Aragorn, Ranger of the North").hand(0, "Pathfinder (1_110)", "Ranger's Sword")
    late = Board(at=2).fellowship("Aragorn, Ranger of the North").hand(0, "Pathfinder (1_110)").at_step("regroup")
    assert early.can("play", "Pathfinder (1_110)") and late.can("play", "Pathfinder (1_110)")


@rule("tcg.event.lasting")
def test_an_effect_outlasts_its_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .hand(0, "Elendil's Valor", "Elendil's Valor")
        .at_step("maneuver")
    )
    board.take("play", "Elendil's Valor")
    assert (
        board.zone("Elendil's Valor") == DISCARD
        and board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 1
    )


@rule("tcg.limit.explicit-turn")
def test_limit_once() -> None:
    board = (
        Board(at=3)
        .site(3, "Stables")
        .fellowship("Éomer, Third Marshal of Riddermark")
        .deck(0, "Rider's Mount", "Rider's Mount")
        .hand(0, "Rider's Spear")
    )
    board.take("use", "Stables").take("choose", "Rider's Mount")
    assert not board.can("use", "Stables")


@rule("tcg.timing.continuous-discard")
def test_the_balrog_drives_the_others_away() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner")
        .hand(1, "The Balrog, Durin's Bane")
        .pool(20)
        .at_step("shadow")
        .take("play", "The Balrog, Durin's Bane")
    )
    assert board.zone("Goblin Runner") == DISCARD and board.zone("The Balrog, Durin's Bane") == PLAY
    above = (
        Board(at=3)
        .hand(1, "The Balrog, Durin's Bane")
        .pool(20)
        .at_step("shadow")
        .take("play", "The Balrog, Durin's Bane")
    )
    assert above.zone("The Balrog, Durin's Bane") == DISCARD


@rule("tcg.twilight.add-remove-text", "tcg.twilight.usable-later", "tcg.support.area", "tcg.maneuver.actions")
def test_twilight_is_used_later() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Shaman")
        .hurt("Uruk Shaman", 1)
        .pool(2)
        .at_step("maneuver")
    )
    board.until("tcg-ask-maneuver")
    while not board.can("use", "Uruk Shaman"):
        board.skip()
    board.take("use", "Uruk Shaman")
    assert board.now.pool == 0 and board.wounds("Uruk Shaman") == 0


@rule("tcg.twilight.x-cost")
def test_a_number_chosen_as_a_cost() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast")
        .hurt("Sam, Son of Hamfast", 3)
        .hand(0, "Hobbit Appetite", "Hobbit Sword (1_299)")
        .take("play", "Hobbit Appetite")
    )
    board.take("number", 2)
    if board.can("choose", "Sam, Son of Hamfast"):
        board.take("choose", "Sam, Son of Hamfast")
    assert board.now.pool == 2 and board.wounds("Sam, Son of Hamfast") == 1


@rule("tcg.ally.no-number-limit", "tcg.ally.play-any-time")
def test_any_number_of_allies() -> None:
    board = (
        Board(at=8)
        .fellowship("Legolas, Greenleaf")
        .support(0, *["Bounder"] * 10)
        .hand(0, "Bounder", "Celeborn, Lord of Lórien")
    )
    assert board.can("play", "Bounder") and board.can("play", "Celeborn, Lord of Lórien")


@rule("tcg.burden.corruption-bonus-lost")
def test_losing_a_resistance_bonus_corrupts() -> None:
    from westmarch.games.tcg.rules.events import deaths
    from westmarch.games.tcg.rules.wounds import remove

    board = Board().bear("Frodo, Son of Drogo", "Phial of Galadriel").burdens(11)
    assert board.g.resistance(0) == 1
    remove(board.g, board.c("Phial of Galadriel"), DISCARD)
    deaths(board.g)
    assert board.g.resistance(0) == 0 and board.g.out == [1, 0]


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


@rule("tcg.timing.optional-order", "tcg.effect.cannot-beats-can")
def test_an_optional_action_without_any_effect_is_not_offered() -> None:
    """At The Great River nothing is played from a discard pile, so Nertëa offers nothing."""

    def nertea(site: str) -> Board:
        board = (
            Board(at=7)
            .site(7, site)
            .fellowship(
                "Gimli, Son of Glóin",
                "Aragorn, Ranger of the North",
                "Legolas, Greenleaf",
                "Sam, Son of Hamfast",
                "Boromir, Son of Denethor",
            )
        )
        board.pile(1, DISCARD, "Orc Soldier").hand(1, "Úlairë Nertëa, Messenger of Dol Guldur").pool(20).at_step(
            "shadow"
        )
        return board.take("play", "Úlairë Nertëa, Messenger of Dol Guldur")

    assert nertea("Anduin Confluence").can("answer", "Úlairë Nertëa, Messenger of Dol Guldur")
    assert not nertea("The Great River").can("answer", "Úlairë Nertëa, Messenger of Dol Guldur")
    # Healing where nobody is wounded, too.
    for wounds, asked in ((1, "tcg-ask-answer"), (0, "tcg-ask-shadow")):
        board = (
            Board(at=4)
            .fellowship("Gimli, Son of Glóin")
            .support(0, "Till Durin Wakes Again")
            .hurt("Gimli, Son of Glóin", wounds)
            .hand(0, "Hobbit Sword (1_299)")
        )
        assert board.take("move").asked == asked


@rule("tcg.assign.may-not-be-assigned")
def test_saruman_assigns_himself_when_nothing_keeps_him_back() -> None:
    kept = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye + Saruman's Staff, Wizard's Device", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
        .take("use", "Saruman, Servant of the Eye")
    )
    kept.take("option", 1)
    assert kept.now.against[kept.c("Uruk-hai Raiding Party (1_158)")] == kept.c("Gimli, Son of Glóin")
    free = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Servant of the Eye + Saruman's Staff, Wizard's Device", "Uruk-hai Raiding Party (1_158)")
        .at_step("maneuver")
    )
    free.until("tcg-ask-maneuver").take("use", "Saruman's Staff, Wizard's Device").until("tcg-ask-assignment").take(
        "use", "Saruman, Servant of the Eye"
    )
    free.take("choose", "Saruman, Servant of the Eye").take("option", 1)
    assert free.now.against[free.c("Saruman, Servant of the Eye")] == free.c("Gimli, Son of Glóin")


@rule("tcg.shadow.phases")
def test_two_shadow_phases_are_given_up_one_by_one() -> None:
    """Each What Are We Waiting For? costs one Shadow phase: those of both moves, not the first one twice."""

    def moved_twice(events: int) -> list[str]:
        board = (
            Board(at=2)
            .fellowship("Gimli, Son of Glóin", "Dwarf Guard")
            .hand(0, "What Are We Waiting For?", "What Are We Waiting For?", "Hobbit Sword (1_299)")
            .hand(1, "Goblin Runner", "Goblin Runner")
        )
        for _ in range(events):
            board.take("play", "What Are We Waiting For?").take(
                "choose", "Gimli, Son of Glóin" if board.can("choose", "Gimli, Son of Glóin") else "Dwarf Guard"
            ).take("option", 1)
        asked = []
        board.take("move").until("tcg-ask-shadow", "tcg-ask-move-again")
        asked.append(board.asked)
        board.until("tcg-ask-move-again").take("move").until("tcg-ask-shadow", "tcg-ask-reconcile")
        return [*asked, board.asked]

    assert moved_twice(0) == ["tcg-ask-shadow", "tcg-ask-shadow"]
    assert moved_twice(1) == ["tcg-ask-move-again", "tcg-ask-shadow"]
    assert moved_twice(2) == ["tcg-ask-move-again", "tcg-ask-reconcile"]


@rule("tcg.faq.s4.3_69")
def test_saruman_assigns_himself_once_his_first_sentence_is_off() -> None:
    """His staff turns off the sentence that keeps him from being assigned; before, his ability does not reach him."""
    for off in (False, True):
        board = Board(at=2).fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        board.minions("Saruman, Servant of the Eye").bear(
            "Saruman, Servant of the Eye", "Saruman's Staff, Wizard's Device", seat=1
        )
        board.at_step("maneuver")
        while board.asker != 1:
            board.skip()
        if off:
            board.take("use", "Saruman's Staff, Wizard's Device")
        while board.asked != "tcg-ask-assignment":
            board.skip()
        board.take("use", "Saruman, Servant of the Eye").take("choose", "Legolas, Greenleaf")
        board.take("option", 1)
        against = board.now.against[board.c("Saruman, Servant of the Eye")]
        assert against == (board.c("Legolas, Greenleaf") if off else -1)
