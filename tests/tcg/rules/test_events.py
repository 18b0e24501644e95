"""Events and abilities; tokens and stacks."""

from __future__ import annotations

from tcg.board import END_OF_TURN, TOWERS_SITES, Board, reach, run
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, DISCARD, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.events import batch
from westmarch.games.tcg.rules.requirements import forbids_use


@rule("tcg.event.phase", "tcg.event.multi-phase")
def test_events_in_their_phases() -> None:
    offered = {}
    for step in ("fellowship", "maneuver", "archery", "regroup"):
        board = (
            Board(at=2)
            .fellowship("Sam, Son of Hamfast", "Aragorn, Ranger of the North", "Legolas, Greenleaf")
            .hurt("Sam, Son of Hamfast", 1)
            .minions("Troop of Uruk-hai")
            .hand(0, "Stout and Sturdy", "Axe Strike")
        )
        board.at_step(step)
        offered[step] = board.can("play", "Stout and Sturdy")
    assert offered == {"fellowship": False, "maneuver": True, "archery": False, "regroup": False}
    fight = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Aragorn, Ranger of the North")
        .hurt("Sam, Son of Hamfast", 1)
        .minions("Troop of Uruk-hai")
        .hand(0, "Stout and Sturdy")
        .fight("Aragorn, Ranger of the North", "Troop of Uruk-hai")
    )
    assert fight.can("play", "Stout and Sturdy")
    early = Board().fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike", "Delving")
    assert early.why_not(f"play:{early.name('Axe Strike')}") == "tcg.event.phase"


@rule("tcg.event.once", "tcg.event.discard-after")
def test_an_event_works_once_and_is_discarded() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .hand(1, "Hunt Them Down!", "Hunt Them Down!")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .pool(9)
    )
    board.at_step("maneuver")
    reach(board, "play", "Hunt Them Down!").take("play", "Hunt Them Down!").take("choose", "Uruk Savage")
    assert board.zone("Hunt Them Down!", 1) == DISCARD or board.zone("Hunt Them Down!", 2) == DISCARD
    fierce = [bool(board.now.keyword(board.c(m), "fierce")) for m in ("Uruk Savage", "Uruk-hai Raiding Party (1_158)")]
    assert fierce == [True, False]
    reach(board, "play", "Hunt Them Down!").take("play", "Hunt Them Down!").take(
        "choose", "Uruk-hai Raiding Party (1_158)"
    )
    assert board.now.keyword(board.c("Uruk-hai Raiding Party (1_158)"), "fierce") == 1


@rule("tcg.event.lasting")
def test_an_effect_outlasts_its_event() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor")
        .minions("Uruk Savage")
        .hand(0, "Banner of the White Tree", "Swordarm of the White Tower")
        .at_step("maneuver")
        .take("play", "Banner of the White Tree")
    )
    assert (
        board.zone("Banner of the White Tree") == DISCARD
        and board.strength("Boromir, Son of Denethor") == printed("Boromir, Son of Denethor").strength + 3
    )
    board.until("tcg-ask-defend")
    assert board.strength("Boromir, Son of Denethor") == printed("Boromir, Son of Denethor").strength + 3
    board.until(*END_OF_TURN, limit=30)
    assert board.strength("Boromir, Son of Denethor") == printed("Boromir, Son of Denethor").strength


@rule("tcg.event.from-elsewhere")
def test_an_event_from_the_deck_only_in_its_phase() -> None:
    board = (
        Board()
        .fellowship("Legolas, Greenleaf")
        .hand(0, "The Council of Elrond", "Dwarven Axe")
        .deck(0, "Voice of Nimrodel", "Might of Númenor", "The Tale of Gil-galad")
        .take("play", "The Council of Elrond")
    )
    found = " ".join(board.all_codes())
    assert (
        number("The Tale of Gil-galad (1_66)") in found
        and number("Voice of Nimrodel (3_28)") not in found
        and number("Might of Númenor (3_43)") not in found
    )


@rule("tcg.event.response-timing", "tcg.timing.response-any-time")
def test_a_response_in_any_phase() -> None:
    archery = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate")
        .at_step("archery")
        .take("wound", "Gandalf, The Grey Wizard")
    )
    assert archery.can("answer", "Intimidate")
    fight = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "Intimidate")
        .fight("Gandalf, The Grey Wizard", "Uruk-hai Raiding Party (1_158)")
    )
    assert fight.until("tcg-ask-answer", *END_OF_TURN).can("answer", "Intimidate")
    hate = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin")
        .minions("Orc Soldier")
        .hand(1, "Hate", "Axe Strike")
        .hand(0, "Intimidate")
        .at_step("maneuver")
    )
    reach(hate, "play", "Hate").take("play", "Hate").take("choose", "Gandalf, The Grey Wizard")
    assert hate.can("answer", "Intimidate")
    assert hate.why_not(f"play:{hate.name('Intimidate')}", 0) == "tcg.event.response-timing"


@rule("tcg.event.dual-type", "tcg.faq.s4.5_96")
def test_an_event_with_two_texts() -> None:
    board = (
        Board(at=6)
        .fellowship("Sam, Son of Hamfast")
        .minions("Orc Soldier")
        .hand(1, "Eye of Barad-Dûr", "Axe Strike")
        .hand(0, "Halfling Deftness")
        .fight("Sam, Son of Hamfast", "Orc Soldier")
    )
    reach(board, "play", "Eye of Barad-Dûr").take("play", "Eye of Barad-Dûr")
    assert board.strength("Sam, Son of Hamfast") == 3 - 2
    for pool, hobbits, legal in (
        (1, ("Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"), False),
        (2, ("Merry, From O'er the Brandywine", "Pippin, Hobbit of Some Intelligence"), True),
        (0, (), True),
    ):
        revealed = (
            Board()
            .fellowship("Legolas, Dauntless Hunter", "Gandalf, The Grey Wizard", *hobbits)
            .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
            .hand(1, "Eye of Barad-Dûr", "Goblin Runner")
            .pool(pool - 1)
        )
        revealed.g.pool = max(0, pool - printed("Treachery Deeper Than You Know").cost)
        revealed.take("play", "Treachery Deeper Than You Know")
        offered = revealed.can("answer", "Eye of Barad-Dûr")
        assert offered == (legal if pool else revealed.now.pool >= 0), (pool, hobbits)
        if offered:
            revealed.take("answer", "Eye of Barad-Dûr")
            assert revealed.now.burdens[0] == 2 and revealed.zone("Eye of Barad-Dûr") == DISCARD
    gollum = Board(at=2).hand(1, "We Must Have It", "Axe Strike").deck(1, "Gollum, Stinker").pool(9).at_step("shadow")
    assert gollum.can("play", "We Must Have It")
    skirmish = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Gollum, Stinker")
        .hand(1, "We Must Have It", "Axe Strike")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Gollum, Stinker")
    )
    reach(skirmish, "play", "We Must Have It").take("play", "We Must Have It")
    assert skirmish.strength("Gollum, Stinker") == 5 + 3


@rule("tcg.event.choice-options")
def test_only_options_whose_requirements_are_met() -> None:
    def savagery(*companions: str) -> Board:
        board = (
            Board(at=5)
            .fellowship("Gimli, Son of Glóin", *companions)
            .minions("Uruk-hai Raiding Party (1_158)")
            .hand(1, "Savagery to Match Their Numbers", "Axe Strike")
            .hand(0, "Axe Strike")
            .fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
        )
        return reach(board, "play", "Savagery to Match Their Numbers").take("play", "Savagery to Match Their Numbers")

    four = savagery("Legolas, Greenleaf", "Aragorn, Ranger of the North")
    assert four.asked != "tcg-ask-either" and four.strength("Uruk-hai Raiding Party (1_158)") == 9 + 2
    five = savagery("Legolas, Greenleaf", "Aragorn, Ranger of the North", "Sam, Son of Hamfast")
    assert five.asked == "tcg-ask-either"
    five.take("option", 1)
    assert (
        five.strength("Uruk-hai Raiding Party (1_158)") == 9 + 4
        and five.now.keyword(five.c("Uruk-hai Raiding Party (1_158)"), "fierce") == 1
    )


@rule("tcg.ability.optional", "tcg.ability.repeat")
def test_abilities_are_optional_and_repeat() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Troop of Uruk-hai")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Troop of Uruk-hai")
    )
    assert "pass" in board.all_codes()
    board.take("use", "Gimli, Son of Glóin").take("use", "Gimli, Son of Glóin")
    assert board.strength("Gimli, Son of Glóin") == 6 + 4 and board.wounds("Gimli, Son of Glóin") == 2


@rule("tcg.ability.in-play-only", "tcg.ability.user")
def test_whose_abilities() -> None:
    hand = Board(at=5, sites=TOWERS_SITES).hand(1, "Uruk Veteran", "Axe Strike").pool(9)
    hand.g.control[1] = 1
    hand.g.put(hand.g.path[1], SUPPORT)
    assert not hand.at_step("shadow").can("use", "Uruk Veteran")
    stacked = Board(at=5, sites=TOWERS_SITES).hand(1, "Axe Strike", "Uruk Savage").pool(9)
    stacked.g.control[1] = 1
    stacked.g.put(stacked.g.path[1], SUPPORT)
    minion = stacked.add(1, "Uruk Veteran", STACKED, stacked.g.path[1])
    assert stacked.at_step("shadow").can("use", "Uruk Veteran")
    assert forbids_use(stacked.now, 0, minion, 1) is not None
    others = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Shaman", seat=1)
        .hurt("Uruk Shaman", 1)
        .pool(5)
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    others.can("move")
    assert (
        forbids_use(
            others.now, 2, others.c("Uruk Shaman"), others.now.card(others.c("Uruk Shaman")).actions["maneuver"][0]
        )
        == "tcg.ability.user"
    )


@rule("tcg.ability.no-text-label")
def test_a_ban_on_abilities_leaves_other_text() -> None:
    sites = [*TOWERS_SITES[:6], "Cavern Entrance", *TOWERS_SITES[7:]]
    site = 7 if printed("Cavern Entrance").site == 7 else printed("Cavern Entrance").site
    sites = [*TOWERS_SITES]
    sites[site - 1] = "Cavern Entrance"
    board = (
        Board(at=site, sites=sites)
        .fellowship("Arwen, Daughter of Elrond")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .hand(0, "Defiance", "Axe Strike")
        .fight("Arwen, Daughter of Elrond", "Úlairë Enquëa, Lieutenant of Morgul")
    )
    board.until(*END_OF_TURN, "tcg-end-site-nine", limit=20)
    board.expect_log("tcg-log-won", other=9) if any(
        e.key == "tcg-log-won" and e.about["other"] == 9 for e in board.entries()
    ) else board.expect_log("tcg-log-won", count=9)
    refused = (
        Board(at=site, sites=sites)
        .fellowship("Gimli, Son of Glóin")
        .minions("Troop of Uruk-hai")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Troop of Uruk-hai")
    )
    assert not refused.can("use", "Gimli, Son of Glóin") and not refused.can("play", "Axe Strike")


@rule("tcg.ability.ban")
def test_bans_for_everybody_and_for_one_side() -> None:
    snows = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Uruk Slayer").hand(0, "Axe Strike").pool(5)
    snows.add(1, "Saruman's Snows", ATTACHED, snows.g.path[2])
    snows.fight("Gimli, Son of Glóin", "Uruk Slayer")
    assert snows.asked != "tcg-ask-skirmish"
    fire = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman", "Uruk Crossbowman")
        .support(1, "Covering Fire")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    fire.until("tcg-ask-archery", "tcg-ask-archery-wound")
    assert fire.asked == "tcg-ask-archery-wound" or fire.asker == 1
    faramir = (
        Board(at=2)
        .fellowship("Faramir, Son of Denethor")
        .minions("Uruk Slayer")
        .hand(0, "Swordarm of the White Tower")
        .pool(5)
        .fight("Faramir, Son of Denethor", "Uruk Slayer")
    )
    assert faramir.asker == 0 and faramir.can("play", "Swordarm of the White Tower")
    faramir.skip()
    assert faramir.asked != "tcg-ask-skirmish"


@rule("tcg.token.culture", "tcg.token.remove-cost")
def test_tokens_on_machines() -> None:
    board = (
        Board(at=5, sites=TOWERS_SITES)
        .support(1, "Scaling Ladder")
        .hand(1, "Uruk Engineer", "Axe Strike")
        .pool(9)
        .at_step("shadow")
        .take("play", "Uruk Engineer")
    )
    board.take("answer", "Uruk Engineer")
    while board.asked not in ("tcg-ask-shadow",) and board.now.asks and board.asked.startswith("tcg-ask-token"):
        board.do(board.all_codes()[0], seat=1)
    assert board.now.tokens[board.c("Scaling Ladder")] == 1
    for tokens, legal in ((2, False), (3, True)):
        helm = (
            Board(at=5, sites=TOWERS_SITES)
            .support(1, "Attack on Helm's Deep")
            .minions("Uruk Savage")
            .hand(1, "Axe Strike")
            .at_step("regroup")
        )
        helm.g.tokens[helm.c("Attack on Helm's Deep")] = tokens
        helm.until("tcg-ask-regroup", *END_OF_TURN)
        assert helm.can("use", "Attack on Helm's Deep") == legal


@rule("tcg.token.inactive")
def test_tokens_stay_on_sleeping_cards() -> None:
    board = (
        Board(at=2)
        .support(1, "Scaling Ladder")
        .fellowship("Gimli, Son of Glóin", seat=1)
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike", "Dwarven Axe")
    )
    board.g.tokens[board.c("Scaling Ladder")] = 3
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert (
        board.now.fp == 1
        and board.now.tokens[board.c("Scaling Ladder")] == 3
        and board.c("Scaling Ladder") not in board.now.active()
    )


@rule("tcg.stack.public")
def test_everybody_sees_stacked_cards() -> None:
    board = Board(3, at=4).support(1, "Goblin Swarms").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    board.add(1, "Ancient Chieftain", STACKED, board.c("Goblin Swarms"))
    for seat in (0, 1, 2):
        assert any(number("Ancient Chieftain (1_163)") in name for name, _ in board.view(seat)["view"]["stacked"])


@rule("tcg.stack.any-card")
def test_cards_of_either_side_are_stacked() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Ever My Heart Rises", "Dwarven Axe")
        .deck(0, "Goblin Runner", "Dwarven Axe", "Goblin Marksman", "Dwarven Armor", "Uruk Savage", "Axe Strike")
    )
    board.take("play", "Ever My Heart Rises")
    while board.asked in ("tcg-ask-answer", "tcg-ask-order"):
        board.do(next(c for c in board.all_codes() if c != "pass"), seat=0)
    stacked = {board.now.card(c).id for c in board.now.stacked(board.c("Ever My Heart Rises"))}
    assert stacked == {
        number("Goblin Runner (1_178)"),
        number("Dwarven Axe (1_9)"),
        number("Goblin Marksman (1_176)"),
        number("Dwarven Armor (1_8)"),
        number("Uruk Savage (1_151)"),
        number("Axe Strike (1_3)"),
    }
    board.take("use", "Ever My Heart Rises")
    found = " ".join(board.all_codes())
    assert number("Goblin Runner (1_178)") not in found and number("Goblin Marksman (1_176)") not in found


@rule("tcg.stack.discard-from-stack")
def test_thandronen_reaches_a_stacked_minion() -> None:
    board = (
        Board(at=4)
        .fellowship("Thandronen, Veteran Protector", "Legolas, Greenleaf")
        .support(1, "Goblin Swarms")
        .minions("Uruk Savage")
        .at_step("regroup")
    )
    stacked = board.add(1, "Goblin Runner", STACKED, board.c("Goblin Swarms"))
    board.take("use", "Thandronen, Veteran Protector")
    assert board.now.zone[stacked] == DISCARD and board.now.in_play(board.c("Uruk Savage"))
    other = (
        Board(at=4)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Marksman")
        .support(1, "Goblin Swarms")
        .hand(0, "What Are They?")
        .at_step("maneuver")
    )
    kept = other.add(1, "Goblin Runner", STACKED, other.c("Goblin Swarms"))
    run(other, None)
    assert other.now.zone[kept] == STACKED and not other.can("choose", "Goblin Runner")


@rule("tcg.draw.take-into-hand")
def test_costs_of_allies_are_their_own() -> None:
    board = Board().fellowship("Legolas, Greenleaf").hand(0, "Elrond, Lord of Rivendell", "Dwarven Axe")
    board.g.phase = 1
    assert twilight_cost(board.g, board.c("Elrond, Lord of Rivendell")) == 4
    run(board, batch(board.now, "heal", []))
    assert board.now.drawn == 0


@rule("tcg.event.multi-phase", "tcg.event.once")
def test_an_event_of_two_phases() -> None:
    early = Board().fellowship("Aragorn, Ranger of the North").hand(0, "Pathfinder (1_110)", "Ranger's Sword")
    late = Board(at=2).fellowship("Aragorn, Ranger of the North").hand(0, "Pathfinder (1_110)").at_step("regroup")
    assert early.can("play", "Pathfinder (1_110)") and late.can("play", "Pathfinder (1_110)")


@rule("tcg.event.lasting")
def test_elendils_valor_outlasts_its_event() -> None:
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
