"""Cards, decks and preparation (p.4-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meccg.board import Board
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.decks import Deck, creature_halves, problems, random_deck
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.rules.preparation import Draft, FillDeck, Preparation, StartingItems, start_mind
from westmarch.games.meccg.terms import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    OUT,
    PLAY,
    POOL,
    SIDEBOARD,
    STARTING_WIZARD,
    TAPPED,
    WOUNDED,
)
from westmarch.games.meccg.values import general_free


def starter(name: str) -> Deck:
    return Deck(f.load_decks()[name])


def rules_of(deck: Deck, standard: bool = True, length: int = 1) -> set[str]:
    return {problem.rule.removeprefix("meccg.") for problem in problems(deck, standard, length)}


@rule("meccg.game.players", "meccg.piles.location.content", "meccg.piles.play.content", "meccg.setup.order")
def test_two_players_with_their_own_piles() -> None:
    g: Any = GAME.start({}, Chance(seed_of(1)))
    for seat in (0, 1):
        assert all(g.kind(card) == f.SITE for card in g.pile(LOCATION, seat))
        assert all(g.kind(card) != f.SITE for card in g.pile(DECK, seat))
    for players in (1, 3):
        with pytest.raises(BadOptions):
            GAME.checked({"players": players})


@rule("meccg.game.wizards.five")
def test_five_wizards() -> None:
    wizards = {face.id for face in f.FACES if face.kind == f.WIZARD}
    assert wizards == {"gandalf", "saruman", "radagast", "alatar", "pallando"}


@rule("meccg.game.dice", "meccg.setup.first-player.high-roll")
def test_two_dice_and_the_higher_roll_begins() -> None:
    board = Board().dice(4, 9)
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "elladan", seat=1)
    frame = Preparation(False)
    frame.pc = frame.STEPS.index("begin")
    board.run(frame)
    assert board.logged("first") == [{"seat": 1, "first": 4, "second": 9}]


@rule("meccg.setup.hand.eight", "meccg.build.shuffle", "meccg.setup.start-site.rivendell")
def test_the_opening() -> None:
    g: Any = GAME.start({}, Chance(seed_of(5)))
    assert [len(g.hand(0)), len(g.hand(1))] == [8, 8]
    assert g.pile(DECK, 0) != sorted(g.pile(DECK, 0))
    assert all(g.site_face(slot).id == "rivendell" for slot in range(2))


@rule("meccg.starter.gandalf.totals", "meccg.starter.saruman.totals")
def test_totals_of_the_starter_decks() -> None:
    for name in ("gandalf", "saruman"):
        kinds: Counter[str] = Counter()
        for card, count in starter(name).deck.items():
            kind = f.face(card).kind
            side = "character" if kind <= 1 else "hazard" if kind in (f.HAZARD, f.CREATURE) else "resource"
            kinds[side] += count
            if kind == f.CREATURE:
                kinds["creature"] += count
        assert kinds == {"resource": 30, "hazard": 30, "character": 7, "creature": 15}
        assert not problems(starter(name))


def has(name: str, **cards: int) -> bool:
    deck = starter(name).deck
    return all(deck.get(card.replace("_", "-")) == count for card, count in cards.items())


@rule("meccg.starter.gandalf.start", "meccg.starter.saruman.start", "meccg.starter.no-common-starting-character")
def test_starting_companies() -> None:
    gandalf, saruman = starter("gandalf"), starter("saruman")
    assert gandalf.characters == ["aragorn-ii", "eomer", "boromir-ii", "merry"]
    assert gandalf.items == [("shield-of-iron-bound-ash", "boromir-ii"), ("elven-cloak", "merry")]
    assert saruman.characters == ["gimli", "legolas", "elladan", "pippin"]
    assert saruman.items == [("elven-cloak", "elladan"), ("dagger-of-westernesse", "pippin")]
    assert not set(gandalf.characters) & set(saruman.characters)


@rule("meccg.starter.gandalf.items", "meccg.starter.gandalf.factions", "meccg.starter.gandalf.allies")
def test_gandalfs_resources() -> None:
    assert has("gandalf", scroll_of_isildur=1, great_shield_of_rohan=1, glamdring=1, star_glass=1, red_arrow=1)
    assert has("gandalf", rangers_of_the_north=1, riders_of_rohan=1, tower_guard_of_minas_tirith=1, quickbeam=1)


@rule("meccg.starter.gandalf.resource-events", "meccg.starter.gandalf.characters")
def test_gandalfs_events_and_characters() -> None:
    assert has("gandalf", dodge=3, lucky_strike=3, new_friendship=2, concealment=3, halfling_strength=2, escape=2)
    assert has("gandalf", ford=2, a_friend_or_three=2, lapse_of_will=2)
    assert has("gandalf", gandalf=2, beregond=1, faramir=1, kili=1, erkenbrand=1, beretar=1)


@rule("meccg.starter.gandalf.hazard-events", "meccg.starter.gandalf.creatures")
def test_gandalfs_hazards() -> None:
    assert has(
        "gandalf", awaken_minions=2, muster_disperses=2, minions_stir=3, lure_of_nature=2, new_moon=2, twilight=2
    )
    assert has("gandalf", weariness_of_the_heart=2, tom_tuma=1, giant=2, orc_guard=2, orc_lieutenant=2, orc_warriors=3)
    assert has("gandalf", brigands=3, cave_drake=2)


@rule("meccg.starter.saruman.items", "meccg.starter.saruman.factions", "meccg.starter.saruman.allies")
def test_sarumans_resources() -> None:
    assert has("saruman", hauberk_of_bright_mail=1, orcrist=1, sword_of_gondolin=2, palantir_of_orthanc=1)
    assert has("saruman", healing_herbs=1, dunlendings=1, wood_elves=1, ents_of_fangorn=1, gollum=1)


@rule("meccg.starter.saruman.resource-events", "meccg.starter.saruman.characters")
def test_sarumans_events_and_characters() -> None:
    assert has("saruman", block=3, risky_blow=3, halfling_stealth=2, bridge=2, muster=3, dark_quarrels=3, vanishment=2)
    assert has("saruman", fair_travels_in_wilderness=2, saruman=2, annalena=1, bard_bowman=1, elrohir=1, celeborn=1)
    assert has("saruman", peath=1)


@rule("meccg.starter.saruman.hazard-events", "meccg.starter.saruman.creatures")
def test_sarumans_hazards() -> None:
    assert has("saruman", choking_shadows=2, call_of_home=2, wake_of_war=3, river=2, plague_of_wights=2)
    assert has("saruman", lure_of_power=2, doors_of_night=2, wargs=2, wolves=3, ghosts=2, lesser_spiders=3, ghouls=3)
    assert has("saruman", old_man_willow=1, ambusher=1)


# Building


@rule("meccg.build.sites.any-subset", "meccg.build.sites.havens-unlimited", "meccg.build.sites.others-single")
def test_site_decks() -> None:
    deck = starter("gandalf")
    deck.sites = ["rivendell", "rivendell", "rivendell"]
    assert not rules_of(deck)
    deck.sites += ["bree", "bree"]
    assert rules_of(deck) == {"build.sites.others-single"}


@rule("meccg.build.resources.range", "meccg.build.hazards.equal")
def test_thirty_to_fifty_of_each() -> None:
    deck = starter("gandalf")
    deck.deck["dodge"] -= 1
    assert "build.hazards.equal" in rules_of(deck)
    deck.deck["brigands"] -= 1
    assert rules_of(deck) == {"build.resources.range"}


@rule("meccg.cards.dual.deck-count")
def test_dual_cards_count_on_either_side() -> None:
    deck = starter("gandalf")
    deck.deck["twilight"] = 3
    assert "build.hazards.equal" in rules_of(deck)
    deck.deck["dodge"] = 2
    assert not rules_of(deck)


@rule("meccg.build.copies.unique", "meccg.build.copies.non-unique")
def test_copies() -> None:
    deck = starter("gandalf")
    deck.deck["glamdring"] = 2
    deck.deck["dodge"] = 4
    assert {"build.copies.unique", "build.copies.non-unique"} <= rules_of(deck)


@rule("meccg.build.hazards.min-creatures", "meccg.build.hazards.half-creatures")
def test_twelve_creatures() -> None:
    deck = starter("gandalf")
    deck.deck["orc-warriors"] = deck.deck["brigands"] = 0
    deck.deck |= {"call-of-home": 3, "river": 3}
    assert rules_of(deck) == {"build.hazards.min-creatures"}
    assert not rules_of(deck, standard=False)
    assert creature_halves({"giant": 2, "witch-king-of-angmar": 1}) == 5


@rule("meccg.build.characters.max")
def test_ten_characters_at_most() -> None:
    deck = starter("gandalf")
    names = [face.id for face in f.FACES if face.kind == 0 and face.id not in deck.characters]
    deck.deck |= dict.fromkeys(names[:9], 1)
    assert "build.characters.max" in rules_of(deck)


@rule("meccg.build.wizards.basic", "meccg.build.wizards.standard", "meccg.build.wizards.with-sideboard")
def test_wizards() -> None:
    deck = starter("gandalf")
    deck.deck["gandalf"] = 3
    assert not rules_of(deck) and rules_of(deck, standard=False) == {"build.wizards.basic"}
    deck.deck["saruman"] = 1
    assert "build.wizards.standard" in rules_of(deck)
    deck.deck["gandalf"] = 2
    assert not rules_of(deck)
    deck.sideboard = {"saruman": 1}
    assert rules_of(deck) == {"build.wizards.with-sideboard"}


@rule("meccg.build.sideboard.size", "meccg.build.sideboard.size-three-deck", "meccg.build.sideboard.size-four-deck")
def test_sizes_of_the_sideboard() -> None:
    deck = starter("gandalf")
    names = [face.id for face in f.FACES if face.kind == f.CREATURE and face.id not in deck.deck][:30]
    deck.sideboard = {name: 2 for name in names if not f.face(name).unique}
    size = sum(deck.sideboard.values())
    assert size > 30
    assert "build.sideboard.size" in rules_of(deck)
    deck.sideboard = dict(list(deck.sideboard.items())[:15])
    assert "build.sideboard.size" not in rules_of(deck)
    assert not rules_of(deck, length=3) and not rules_of(deck, length=4)


@rule("meccg.build.sideboard.copy-limits-shared", "meccg.piles.sideboard.exists")
def test_copies_in_deck_and_sideboard_together() -> None:
    deck = starter("gandalf")
    deck.sideboard = {"dodge": 1}
    assert rules_of(deck) == {"build.sideboard.copy-limits-shared"}
    deck.sideboard = {"river": 1}
    assert not rules_of(deck) and rules_of(deck, standard=False) == {"piles.sideboard.exists"}


@rule("meccg.build.start-cards-not-counted")
def test_starting_cards_do_not_count() -> None:
    deck = starter("saruman")
    assert sum(deck.deck.values()) == 67 and not rules_of(deck)


@rule("meccg.draft.company.max-five", "meccg.draft.company.no-wizard", "meccg.draft.company.mind-20")
@rule("meccg.draft.items.minor-only", "meccg.draft.items.two-total", "meccg.hoard.not-starting-item")
def test_starting_companies_are_checked() -> None:
    deck = starter("gandalf")
    deck.characters = ["hama", "eowyn", "forlong", "dori", "ori", "gandalf"]
    deck.items = [(name, "hama") for name in ("glamdring", "adamant-helmet", "elven-cloak")]
    assert {
        "draft.company.max-five", "draft.company.no-wizard", "draft.items.minor-only", "draft.items.two-total",
        "hoard.not-starting-item",
    } <= rules_of(deck)  # fmt: skip
    deck.characters = ["elrond", "aragorn-ii", "boromir-ii"]
    assert "draft.company.mind-20" in rules_of(deck)


def test_random_decks_are_legal() -> None:
    for number in range(20):
        assert not problems(random_deck(Chance(seed_of(number))))


def test_random_decks_use_every_card() -> None:
    left = {face.id for face in f.CARDS}
    for number in range(200):
        deck = random_deck(Chance(seed_of(number)))
        left -= {*deck.deck, *deck.sideboard, *deck.pool, *deck.sites, *[item for item, _ in deck.items]}
    assert not left


# The draft


def pools(first: list[str], second: list[str], optional: int = 0) -> Board:
    board = Board(optional=optional).pile(POOL, *first).pile(POOL, *second, seat=1)
    return board.run(Draft())


@rule("meccg.draft.reveal.simultaneous", "meccg.draft.pool.ten")
def test_both_reveal_at_once() -> None:
    board = pools(["aragorn-ii", "eomer"], ["elrond", "legolas"])
    assert board.asked(0) and board.asked(1)
    from westmarch.engine.runner import decide

    decide(board.g, ("draft", board.card("eomer")), 0)
    assert board.zone("eomer") == POOL
    decide(board.g, ("draft", board.card("elrond")), 1)
    assert board.zone("eomer") == PLAY and board.zone("elrond") == PLAY


def reveal(board: Board, first: str, second: str) -> Board:
    from westmarch.engine.runner import decide

    for seat, name in enumerate((first, second)):
        if board.asked(seat):
            decide(board.g, ("draft", board.card(name, seat)) if name else ("pass",), seat)
    return board


@rule("meccg.draft.reveal.duplicate-set-aside", "meccg.draft.leftover-to-deck")
def test_the_same_character_is_set_aside() -> None:
    board = reveal(pools(["aragorn-ii", "eomer"], ["aragorn-ii", "legolas"]), "aragorn-ii", "aragorn-ii")
    assert board.zone("aragorn-ii", 0) == POOL and board.zone("aragorn-ii", 1) == POOL
    assert board.refused("draft:aragorn-ii") == "draft.reveal.duplicate-set-aside"
    board.run(FillDeck(0))
    assert "include:aragorn-ii,eomer" in board.options()


@rule("meccg.draft.end.five", "meccg.draft.company.max-five")
def test_five_characters_are_all() -> None:
    names = ["hama", "eowyn", "forlong", "dori", "ori", "dwalin"]
    board = pools(names, ["elrond"])
    for name in names[:5]:
        reveal(board, name, "")
    assert len(board.g.characters(0)) == 5 and not board.g.asks


@rule("meccg.draft.end.mind-20", "meccg.draft.company.no-di-relief")
def test_twenty_mind_are_all() -> None:
    board = reveal(pools(["aragorn-ii", "elrond", "eowyn"], ["legolas"]), "aragorn-ii", "")
    reveal(board, "elrond", "")
    assert start_mind(board.g, 0) == 19 and not board.g.asks
    board.follow("elrond", "aragorn-ii")
    assert start_mind(board.g, 0) == 19


@rule("meccg.draft.end.stop", "meccg.draft.end.pool-empty")
def test_who_stops_stays_stopped() -> None:
    board = reveal(pools(["hama", "eowyn"], ["legolas"]), "", "legolas")
    assert not board.asked(0) and not board.g.asks


@rule("meccg.draft.items.not-from-deck")
def test_starting_items_come_from_outside() -> None:
    board = Board().pile(POOL, "elven-cloak", "dagger-of-westernesse", "healing-herbs")
    board.company("rivendell", "merry", "eomer")
    board.run(StartingItems(0)).do("equip:elven-cloak:merry", "equip:dagger-of-westernesse:eomer")
    assert board.bearer("elven-cloak") == "merry" and not board.g.asks


@rule("meccg.optional.starting-wizard", "meccg.optional.starting-wizard.mind-vanishes", "meccg.draft.company.no-wizard")
def test_option_a_starting_wizard_counts_twelve() -> None:
    board = pools(["hama"], ["legolas"])
    board = (
        Board(optional=STARTING_WIZARD).deck("gandalf").pile(POOL, "aragorn-ii", "eomer").pile(POOL, "legolas", seat=1)
    )
    board.run(Draft())
    from westmarch.engine.runner import decide

    decide(board.g, ("draft", board.card("gandalf")), 0)
    decide(board.g, ("pass",), 1)
    assert start_mind(board.g, 0) == 12
    assert board.refused("draft:aragorn-ii") == "draft.company.mind-20"
    assert general_free(board.g, 0) == 20


# Sideboard


@rule("meccg.sideboard.exhaust.swap-five")
def test_five_cards_may_be_exchanged() -> None:
    board = Board().discards(*["dodge"] * 3, *["block"] * 3).sideboard(*["river"] * 6)
    board.company("rivendell", "aragorn-ii")
    board.run(Exhaust(0))
    board.do("bring:" + ",".join(["river"] * 5)).do(board.options()[0])
    assert not board.g.asks
    assert board.names(DECK).count("river") == 5 and len(board.names(SIDEBOARD)) == 6


@rule("meccg.sideboard.untap.needs-wizard", "meccg.sideboard.untap.one-option", "meccg.sideboard.untap.halves-limit")
@rule("meccg.sideboard.untap.five-to-discard")
def test_the_opponent_uses_his_sideboard() -> None:
    board = Board().sideboard(*["river"] * 6, "dodge", seat=1).deck(*["giant"] * 6, seat=1)
    board.company("rivendell", "aragorn-ii")
    board.untap()
    assert not board.g.asks
    board = Board().sideboard(*["river"] * 6, "dodge", seat=1).deck(*["giant"] * 6, seat=1)
    board.company("rivendell", "aragorn-ii", "gandalf", "eomer", "elladan", "merry")
    board.untap()
    assert board.to_act() == 1 and board.options() == ["pass", "sideboard:deck", "sideboard:discard"]
    board.do("sideboard:discard", "bring:" + ",".join(["river"] * 5))
    assert board.names(DISCARD, 1) == ["river"] * 5 and not board.g.asks
    board.hazards("giant").move(0)
    assert board.g.limit == 3


@rule("meccg.sideboard.untap.one-to-deck")
def test_one_hazard_into_the_deck() -> None:
    board = Board().sideboard("river", seat=1).deck(*["giant"] * 4, seat=1)
    board.company("rivendell", "gandalf")
    board.untap()
    assert board.options() == ["pass", "sideboard:discard"]
    board.deck("giant", seat=1).untap().do("sideboard:deck")
    assert board.names(DECK, 1).count("river") == 1


@rule("meccg.sideboard.org.tap-wizard", "meccg.sideboard.org.five-to-discard", "meccg.sideboard.org.one-to-deck")
def test_the_wizard_taps_for_the_sideboard() -> None:
    board = Board().sideboard("dodge", "river", "eomer").deck(*["giant"] * 5)
    board.company("rivendell", "gandalf", "aragorn-ii")
    board.organization().do("sideboard:deck")
    assert board.options() == ["bring:dodge", "bring:eomer"]
    board.do("bring:eomer")
    assert "eomer" in board.names(DECK) and board.tapped("gandalf")
    assert board.refused("sideboard:discard") == "sideboard.org.tap-wizard"


@rule("meccg.sideboard.nazgul.tap-and-discard", "meccg.sideboard.nazgul.counts-for-limit")
@rule("meccg.sideboard.nazgul.up-to-five-to-discard", "meccg.sideboard.nazgul.no-normal-effect")
@rule("meccg.sideboard.nazgul.permanent-event-form", "meccg.sideboard.nazgul.one-to-deck")
def test_a_nazgul_in_play_opens_the_sideboard() -> None:
    board = Board().sideboard("river", "giant", seat=1).deck(*["giant"] * 5, seat=1).event("adunaphel")
    board.company("rivendell", "aragorn-ii")
    board.hazards(*["dodge"] * 8).move(0)
    assert {"sideboard_nazgul:adunaphel:deck", "sideboard_nazgul:adunaphel:discard"} <= set(board.options())
    board.do("sideboard_nazgul:adunaphel:discard", "bring:river")
    assert (
        board.g.spent == 1 and board.zone("adunaphel") == DISCARD and board.names(DISCARD, 1) == ["adunaphel", "river"]
    )


# Untap


@rule("meccg.untap.all-but-sites", "meccg.untap.opponent-cards-not", "meccg.turn.tap.orientation")
def test_own_cards_untap_but_sites_do_not() -> None:
    board = Board()
    board.company("barrow-downs", "aragorn-ii/tapped")
    board.company("bree", "elladan/tapped", seat=1)
    board.give("aragorn-ii", "elven-cloak")
    board.g.status[board.card("elven-cloak")] = board.g.status[board.site("barrow-downs")] = TAPPED
    board.untap()
    assert not board.tapped("aragorn-ii") and not board.tapped("elven-cloak") and board.tapped("elladan")
    assert board.g.status[board.site("barrow-downs")] == TAPPED


@rule("meccg.untap.wounded-do-not-untap", "meccg.untap.heal-at-haven")
def test_wounds_heal_at_havens_only() -> None:
    board = Board()
    board.company("barrow-downs", "aragorn-ii/wounded")
    board.company("rivendell", "elladan/wounded")
    board.untap()
    assert board.status("aragorn-ii") == WOUNDED and board.status("elladan") == TAPPED


@rule("meccg.turn.alternate", "meccg.turn.six-phases")
def test_six_phases_and_the_next_player() -> None:
    from westmarch.games.meccg.rules.turn import Turn

    assert Turn.STEPS == ("untap", "organization", "long_events", "movement", "sites", "end_of_turn")
    g: Any = GAME.start({}, Chance(seed_of(2)))
    first = g.active
    from westmarch.engine.runner import decide

    policy = Chance(seed_of(3))
    while g.turn == 1:
        decide(g, g.asks[0].sample(policy), g.asks[0].seat)
    assert g.active == 1 - first


@rule("meccg.turn.tap.items-tap")
def test_a_tapped_item_cannot_be_used_again() -> None:
    board = Board()
    slot = board.company("rivendell", "boromir-ii/tapped", "eomer/tapped")
    board.give("boromir-ii", "shield-of-iron-bound-ash")
    board.attack(slot, strikes=1).do("target:boromir-ii", "use:shield-of-iron-bound-ash:1")
    assert board.tapped("shield-of-iron-bound-ash")


# Facts


@rule("meccg.cards.types", "meccg.cards.resources.subtypes", "meccg.cards.hazards.subtypes")
def test_sorts_of_cards() -> None:
    assert set(f.KINDS) == {
        "character", "wizard", "agent", "item", "ally", "faction", "resource-event", "hazard-event", "creature", "site",
    }  # fmt: skip


@rule("meccg.cards.character.fields", "meccg.cards.character.races", "meccg.cards.character.skills")
def test_what_a_character_shows() -> None:
    face = f.face("aragorn-ii")
    assert (face.points, face.mind, face.influence, face.prowess, face.body) == (3, 9, 3, 6, 9)
    assert face.race == "dunadan" and face.homes == ("bree",) and face.skills == f.WARRIOR | f.SCOUT | f.RANGER
    races = {face.race for face in f.FACES if face.kind <= 1}
    assert {"elf", "hobbit", "dwarf", "dunadan", "men", "wizard"} <= races and len(f.SKILLS) == 5


@rule("meccg.cards.creature.fields", "meccg.cards.ally.fields", "meccg.cards.faction.fields", "meccg.cards.item.fields")
def test_what_other_cards_show() -> None:
    giant, quickbeam = f.face("giant"), f.face("quickbeam")
    assert (giant.points, giant.strikes, giant.prowess, giant.race) == (1, 1, 13, "giants")
    assert (quickbeam.points, quickbeam.mind, quickbeam.places) == (2, 3, ("wellinghall",))
    knights, sword = f.face("knights-of-dol-amroth"), f.face("sword-of-gondolin")
    assert knights.number_to_exceed == 8 and knights.race_modifiers == {"dunadan": 1}
    assert (sword.points, sword.corruption, sword.item) == (2, 2, f.MAJOR)


@rule("meccg.items.types.five", "meccg.cards.keywords")
def test_kinds_of_items_and_keywords() -> None:
    assert f.ITEM_KINDS == ("minor", "major", "greater", "gold-ring", "special")
    assert "environment" in f.face("twilight").keywords and "spell" in f.face("vanishment").keywords


@rule("meccg.cards.ownership")
def test_cards_go_back_to_their_owners() -> None:
    board = Board(standard=False).dice(7)
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "lure-of-the-senses").organization().do("cleanse:lure-of-the-senses")
    assert board.names(DISCARD, 1) == ["lure-of-the-senses"] and board.names(DISCARD, 0) == []


@rule("meccg.cards.neutral-zone")
def test_events_without_a_target_lie_on_the_table() -> None:
    from westmarch.games.meccg.views import view

    board = Board().event("doors-of-night")
    board.company("rivendell", "aragorn-ii")
    assert view(board.g, 0)["events"][0]["card"].startswith("doors-of-night") and HAND == 1 and OUT == 3


def test_two_three_and_four_decks_are_offered_before_one() -> None:
    assert list(GAME.choices["decks"].values) == [2, 3, 4, 1]
