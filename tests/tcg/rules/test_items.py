"""Items: who bears them, classes, transfers."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, Board, reach
from tcg.names import printed
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.selectors import artifact, possession, weapon
from westmarch.games.tcg.facts import ATTACHED, DISCARD, SUPPORT, VOID
from westmarch.games.tcg.rules.playing import forbids_transfer
from westmarch.games.tcg.rules.requirements import forbids_host
from westmarch.games.tcg.words import LANGUAGE


@rule("tcg.item.bearer", "tcg.item.bearer-own")
def test_who_bears_what() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin")
        .support(0, "The Gaffer, Sam's Father")
        .hand(0, "Glamdring", "Hobbit Sword (1_299)", "Elven Bow (1_41)")
        .fellowship("Legolas, Greenleaf", seat=1)
    )
    board.take("play", "Glamdring")
    assert board.now.host[board.c("Glamdring")] == board.c("Gandalf, The Grey Wizard") and not board.can(
        "play", "Elven Bow (1_41)"
    )
    board.take("play", "Hobbit Sword (1_299)")
    assert (
        board.can("on", "Frodo, Son of Drogo")
        and board.can("on", "The Gaffer, Sam's Father")
        and not board.can("on", "Gimli, Son of Glóin")
    )


@rule("tcg.item.artifact-not-possession")
def test_artifacts_are_no_possessions() -> None:
    board = Board(at=6).support(0, "Galadriel, Lady of Light").bear("Galadriel, Lady of Light", "Nenya")
    assert not LANGUAGE.fits(board.g, Run(0, 0, {}), possession, board.c("Nenya"))
    assert LANGUAGE.fits(board.g, Run(0, 0, {}), artifact, board.c("Nenya"))


@rule("tcg.item.class-limit", "tcg.item.classless")
def test_one_item_of_a_class() -> None:
    staff = Board().fellowship("Gandalf, The Grey Wizard + Gandalf's Staff").hand(0, "Wizard Staff", "Glamdring")
    assert (
        forbids_host(staff.g, 0, staff.c("Wizard Staff"), staff.c("Gandalf, The Grey Wizard")) == "tcg.item.class-limit"
    )
    sword = Board().fellowship("Aragorn, Ranger of the North + Ranger's Sword")
    blade = sword.add(0, "Ranger's Sword", VOID)
    assert forbids_host(sword.g, 0, blade, sword.c("Aragorn, Ranger of the North")) == "tcg.item.class-limit"
    food = (
        Board()
        .fellowship("Sam, Son of Hamfast + Bill the Pony + Brace of Coneys")
        .hand(0, "Brace of Coneys", "Dwarven Axe")
    )
    assert food.can("play", "Brace of Coneys")


@rule("tcg.item.in-addition")
def test_a_second_weapon_but_no_third() -> None:
    board = Board().fellowship("Gimli, Son of Glóin + Dwarven Axe").hand(0, "Hand Axe", "Hand Axe", "Axe Strike")
    board.take("play", "Hand Axe")
    refusal = forbids_host(board.now, 0, board.c("Hand Axe", 2), board.c("Gimli, Son of Glóin"))
    assert (
        board.now.host[board.c("Hand Axe", 1)] == board.c("Gimli, Son of Glóin") and refusal == "tcg.item.in-addition"
    )
    axes = Board().fellowship("Gimli, Son of Glóin + Hand Axe").hand(0, "Hand Axe", "Axe Strike")
    assert axes.can("play", "Hand Axe")


@rule("tcg.item.weapon-word")
def test_weapons_of_both_sorts() -> None:
    assert (
        Board()
        .fellowship("Merry, From O'er the Brandywine + Hobbit Sword (1_299)")
        .strength("Merry, From O'er the Brandywine")
        == 3 + 2 + 2
    )
    board = (
        Board(at=4)
        .minions("The Balrog, Durin's Bane + The Balrog's Sword")
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)", "Gimli, Son of Glóin + Dwarven Armor")
    )
    for card, is_weapon in (("The Balrog's Sword", True), ("Elven Bow (1_41)", True), ("Dwarven Armor", False)):
        assert LANGUAGE.fits(board.g, Run(0, 0, {}), weapon, board.c(card)) == is_weapon


@rule("tcg.item.classes")
def test_fourteen_classes() -> None:
    from westmarch.games.tcg.facts import CATALOGUE

    assert {c for card in CATALOGUE for c in card.classes} == {
        "hand weapon",
        "ranged weapon",
        "armor",
        "helm",
        "shield",
        "cloak",
        "bracers",
        "gauntlets",
        "mount",
        "pipe",
        "staff",
        "ring",
        "brooch",
        "palantir",
    }


@rule("tcg.item.requirement-continues")
def test_an_item_stays_when_its_bearer_no_longer_fits() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .bear("Aragorn, Ranger of the North", "No Stranger to the Shadows")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.bear("Aragorn, Ranger of the North", "Leechcraft", seat=1)
    board.can("move")
    assert board.now.in_play(board.c("No Stranger to the Shadows")) and board.now.host[
        board.c("No Stranger to the Shadows")
    ] == board.c("Aragorn, Ranger of the North")
    armor = Board().fellowship("Gimli, Son of Glóin").hand(0, "Axe Strike", "Dwarven Axe")
    odd = armor.add(0, "Armor", ATTACHED, armor.c("Gimli, Son of Glóin"))
    armor.can("move")
    assert armor.now.host[odd] == armor.c("Gimli, Son of Glóin")


@rule("tcg.item.bonus-cancelled", "tcg.modifier.bonus-vs-penalty")
def test_bonuses_from_weapons_are_not_gained() -> None:
    board = (
        Board(at=4)
        .bear("Frodo, Son of Drogo", "Mithril-coat")
        .minions("Goblin Runner + Goblin Scimitar")
        .hand(0, "Halfling Deftness")
        .fight("Frodo, Son of Drogo", "Goblin Runner")
    )
    assert board.strength("Goblin Runner") == 5 and printed("Goblin Scimitar").strength > 0
    other = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner + Goblin Scimitar")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    assert other.strength("Goblin Runner") == 5 + printed("Goblin Scimitar").strength
    troop = (
        Board(at=4)
        .fellowship("Aragorn, Ranger of the North + Ranger's Sword")
        .bear("Aragorn, Ranger of the North", "The Weight of a Legacy", seat=1)
        .minions("Troop of Uruk-hai")
        .hand(0, "Swordarm of the White Tower")
    )
    troop.fight("Aragorn, Ranger of the North", "Troop of Uruk-hai")
    assert troop.strength("Aragorn, Ranger of the North") == 8 + printed("The Weight of a Legacy").strength


@rule("tcg.item.mounted")
def test_mounted() -> None:
    board = Board().fellowship("Éomer, Third Marshal of Riddermark + Firefoot + Rider's Spear")
    foot = Board().fellowship("Éomer, Third Marshal of Riddermark + Rider's Spear")
    assert (
        board.g.keyword(board.c("Éomer, Third Marshal of Riddermark"), "damage")
        == foot.g.keyword(foot.c("Éomer, Third Marshal of Riddermark"), "damage") + 1
    )


@rule("tcg.item.forbids-bearing")
def test_shadowfax_and_hand_weapons() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard + Glamdring")
        .hand(0, "Shadowfax", "Gandalf's Pipe")
        .take("play", "Shadowfax")
    )
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], seat=0)
    assert board.zone("Glamdring") == DISCARD and board.zone("Shadowfax") == ATTACHED
    later = Board().fellowship("Gandalf, The Grey Wizard + Shadowfax").hand(0, "Glamdring", "Gandalf's Pipe")
    assert (
        forbids_host(later.g, 0, later.c("Glamdring"), later.c("Gandalf, The Grey Wizard"))
        == "tcg.item.forbids-bearing"
    )


@rule("tcg.item.discard-at-site")
def test_asfaloth_under_the_mountain() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "Balin's Tomb", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .fellowship("Arwen, Daughter of Elrond + Asfaloth", "Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .take("move")
    )
    while board.asked == "tcg-ask-order":
        board.do(board.all_codes()[0], seat=0)
    assert board.zone("Asfaloth") == DISCARD


@rule("tcg.transfer.action", "tcg.transfer.not-playing")
def test_a_bow_changes_hands() -> None:
    forest = [FELLOWSHIP_SITES[0], "Trollshaw Forest", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=forest)
        .fellowship("Legolas, Greenleaf + Elven Bow (1_41)", "Arwen, Daughter of Elrond")
        .hand(0, "Dwarven Axe")
        .take("transfer", "Elven Bow (1_41)")
    )
    if board.can("on", "Arwen, Daughter of Elrond"):
        board.take("on", "Arwen, Daughter of Elrond")
    assert (
        board.now.pool == 1
        and board.now.host[board.c("Elven Bow (1_41)")] == board.c("Arwen, Daughter of Elrond")
        and board.now.drawn == 0
    )
    board.expect_no_log("tcg-log-play")


@rule("tcg.transfer.same-site")
def test_transfers_at_one_site() -> None:
    for at, legal in ((2, False), (3, True)):
        board = (
            Board(at=at)
            .fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
            .support(0, "Elrond, Lord of Rivendell")
            .hand(0, "Elf-song")
        )
        assert board.can("transfer", "Elven Bow (1_41)") == legal
    allies = (
        Board(at=1)
        .support(0, "Orophin, Lórien Bowman + Elven Bow (1_41)", "Rúmil, Elven Protector")
        .hand(0, "Elf-song")
        .fellowship("Gimli, Son of Glóin")
    )
    assert printed("Orophin, Lórien Bowman").homes == printed("Rúmil, Elven Protector").homes and allies.can(
        "transfer", "Elven Bow (1_41)"
    )


@rule("tcg.transfer.eligible")
def test_the_receiver_must_be_able_to_bear_it() -> None:
    dwarf = Board().fellowship("Boromir, Son of Denethor + Armor", "Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    assert not dwarf.can("transfer", "Armor")
    worn = (
        Board()
        .fellowship("Boromir, Son of Denethor + Armor", "Aragorn, Ranger of the North + Armor")
        .hand(0, "Swordarm of the White Tower")
    )
    assert not worn.can("transfer", "Armor")
    free = (
        Board()
        .fellowship("Boromir, Son of Denethor + Armor", "Aragorn, Ranger of the North")
        .hand(0, "Swordarm of the White Tower")
    )
    assert free.can("transfer", "Armor")


@rule("tcg.transfer.cost-on-new-bearer")
def test_the_cost_is_that_for_the_new_bearer() -> None:
    for target, cost in (("Arwen, Daughter of Elrond", 0), ("Legolas, Greenleaf", 2)):
        other = "Legolas, Greenleaf" if target == "Arwen, Daughter of Elrond" else "Arwen, Daughter of Elrond"
        board = Board().fellowship(f"{other}+1_31", target).hand(0, "Elf-song").take("transfer", "Asfaloth")
        assert board.now.host[board.c("Asfaloth")] == board.c(target) and board.now.pool == cost


@rule("tcg.transfer.minions-cannot", "tcg.transfer.from-dying")
def test_no_transfer_outside_the_fellowship_phase() -> None:
    board = (
        Board(at=4)
        .minions("Goblin Runner + Goblin Scimitar", "Goblin Marksman")
        .hand(1, "Axe Strike", "Orc Soldier")
        .pool(9)
        .at_step("shadow")
    )
    assert forbids_transfer(board.now, 1, board.c("Goblin Scimitar")) == "tcg.transfer.action"
    assert not any(code.startswith("transfer") for code in board.all_codes())
    dying = (
        Board(at=2)
        .fellowship("Lórien Elf + Elven Bow (1_41)", "Legolas, Greenleaf")
        .minions("The Witch-king, Lord of Angmar")
        .hand(0, "Defiance")
        .fight("Lórien Elf", "The Witch-king, Lord of Angmar")
    )
    assert forbids_transfer(dying.now, 0, dying.c("Elven Bow (1_41)")) == "tcg.transfer.action"
    dying.until(*END_OF_TURN, limit=20)
    assert dying.zone("Elven Bow (1_41)") == DISCARD


@rule("tcg.transfer.not-conditions", "tcg.transfer.support-area-items")
def test_what_is_never_transferred() -> None:
    board = (
        Board()
        .fellowship("Boromir, Son of Denethor", "Aragorn, Ranger of the North")
        .bear("Boromir, Son of Denethor", "The Saga of Elendil")
        .support(0, "The Mirror of Galadriel")
        .hand(0, "Dwarven Axe")
    )
    assert forbids_transfer(board.g, 0, board.c("The Saga of Elendil")) in (
        "tcg.transfer.not-conditions",
        "tcg.transfer.action",
    )
    board.can("move")
    assert forbids_transfer(board.now, 0, board.c("The Saga of Elendil")) == "tcg.transfer.not-conditions"
    assert forbids_transfer(board.now, 0, board.c("The Mirror of Galadriel")) == "tcg.transfer.support-area-items"


@rule("tcg.transfer.by-effect", "tcg.condition.support-transfer")
def test_transfers_by_effects() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .support(1, "Black Breath")
        .pool(3)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul")
    )
    reach(board, "use", "Black Breath").take("use", "Black Breath")
    assert board.now.host[board.c("Black Breath")] == board.c("Gimli, Son of Glóin") and board.now.pool == 3
    orc = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", "Úlairë Enquëa, Lieutenant of Morgul")
        .support(1, "Black Breath")
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    for _ in range(2):
        assert not orc.can("use", "Black Breath")
        if orc.asked == "tcg-ask-skirmish":
            orc.skip()
    tips = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Lieutenant of Morgul")
        .support(1, "Blade Tip")
        .hand(0, "Axe Strike")
    )
    tips.add(1, "Blade Tip", ATTACHED, tips.c("Gimli, Son of Glóin"))
    tips.fight("Gimli, Son of Glóin", "Úlairë Enquëa, Lieutenant of Morgul").until(*END_OF_TURN, limit=20)
    assert tips.zone("Blade Tip", 1) == SUPPORT  # one for each character


@rule("tcg.item.minion-may-not-bear")
def test_a_tentacle_bears_nothing() -> None:
    board = Board(at=4).minions("Huge Tentacle", "Goblin Runner").hand(1, "Goblin Scimitar")
    assert forbids_host(board.g, 1, board.c("Goblin Scimitar"), board.c("Huge Tentacle")) == "tcg.item.forbids-bearing"
    board.pool(5).at_step("shadow").take("play", "Goblin Scimitar")
    assert board.now.host[board.c("Goblin Scimitar")] == board.c("Goblin Runner")


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
