"""What resource events of the skies and of knowledge do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from meccg.cards.test_resource_events import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.terms import DISCARD, FOREVER, HAND, OF_COMPANY, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import check_modifier, corruption, has_skill, influence, prowess

# Skies


def test_long_events_change_prowess() -> None:
    for card, gates, who, more in (
        ("clear-skies", True, "eomer", 2), ("sun", False, "aragorn-ii", 1), ("sun", False, "eomer", 0),
        ("sun", True, "aragorn-ii", 2), ("sun", True, "eomer", 1), ("star-of-high-hope", False, "legolas", 1),
        ("star-of-high-hope", True, "aragorn-ii", 2), ("star-of-high-hope", True, "gimli", 0),
    ):  # fmt: skip
        board = Board()
        board.company("rivendell", who)
        before = prowess(board.g, board.card(who))
        if gates:
            board.event("gates-of-morning", seat=0)
        board.event(card, seat=0)
        assert prowess(board.g, board.card(who)) - before == more, (card, gates, who)


@covers("clear-skies", "sun", "star-of-high-hope", "lapse-of-will", "fog", "moon", "gates-of-morning")
def test_when_long_events_may_be_played() -> None:
    for card, gates in (
        ("clear-skies", True),
        ("fog", True),
        ("sun", False),
        ("moon", False),
        ("lapse-of-will", False),
    ):
        for open_gates in (False, True):
            board = Board().hand(card)
            board.company("rivendell", "eomer")
            if open_gates:
                board.event("gates-of-morning", seat=0)
            board.long_events()
            assert (f"play:{card}:0" in board.options()) == (open_gates or not gates), card


def test_the_sun_weakens_attacks() -> None:
    for gates, value in ((True, 7), (False, 8)):
        board = Board().event("sun", seat=0).hand("concealment")
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        if gates:
            board.event("gates-of-morning", seat=0)
        board.creature(slot, "wolves")
        assert prowess_of(board.g, attack_of(board.g)) == value  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "other", "site", "path"),
    [
        ("fog", "gates-of-morning", "bag-end", ("wilderness", "wilderness", "border-land")),
        ("moon", "gates-of-morning", "bag-end", ("border-land", "border-land", "free-domain")),
        ("moon", "doors-of-night", "bag-end", ("wilderness", "wilderness", "free-domain")),
        ("morgul-night", "doors-of-night", "bag-end", ("shadow-land", "shadow-land", "free-domain")),
        ("fell-winter", "doors-of-night", "bag-end", ("wilderness", "wilderness", "border-land")),
    ],
)
@covers("morgul-night", "fell-winter")
def test_skies_that_change_paths(card: str, other: str, site: str, path: tuple[str, ...]) -> None:
    board = Board().event(card, seat=0).event(other).hazards("greed").deck("dodge")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, site)
    assert tuple(f.LANDS[land] for land in board.g.path) == path


def test_gates_of_morning_end_the_night() -> None:
    board = Board().hand("gates-of-morning").event("doors-of-night").event("minions-stir")
    board.company("rivendell", "eomer")
    board.organization().do("play:gates-of-morning:0")
    assert board.zone("doors-of-night") == DISCARD and board.zone("minions-stir") == PLAY
    assert board.zone("gates-of-morning") == PLAY


@pytest.mark.parametrize(
    ("card", "way", "site", "old", "new"),
    [
        ("stars", 1, "mount-doom", "dark-domain", "shadow-land"),
        ("stars", 2, "mount-doom", "shadow-land", "wilderness"),
        ("quiet-lands", 1, "mount-doom", "shadow-land", "wilderness"),
    ],
)  # fmt: skip
def test_brighter_paths(card: str, way: int, site: str, old: str, new: str) -> None:
    board = Board().hand(card).event("gates-of-morning", seat=0).hazards("greed").deck("dodge")
    board.company("lorien", "aragorn-ii", "eomer")
    board.move(0, site)
    while f"play:{card}:{way}" not in board.options():
        board.do("pass")
    before = board.g.path.count(f.LANDS.index(old)), board.g.path.count(f.LANDS.index(new))
    unanswered(board.do(f"play:{card}:{way}"))
    after = board.g.path.count(f.LANDS.index(old)), board.g.path.count(f.LANDS.index(new))
    assert (before[0] - after[0], after[1] - before[1]) == (1, 1)


@covers("more-alert-than-most", "cloudless-day", "secret-ways")
def test_other_long_events() -> None:
    for gates, strikes in ((False, 1), (True, 1)):
        board = Board().event("more-alert-than-most", seat=0).hand("concealment")
        if gates:
            board.event("gates-of-morning", seat=0)
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        board.creature(slot, "ambusher")
        assert strikes_of(board.g, attack_of(board.g)) == strikes  # type: ignore[arg-type]
    board = Board().event("cloudless-day", seat=0)
    slot = board.company("rivendell", "aragorn-ii/tapped", "eomer", "merry")
    board.creature(slot, "ambusher")
    assert board.to_act() == 0 and "target:aragorn-ii,merry" in board.options()
    board = Board().event("secret-ways", seat=0).dice(4)
    board.company("the-under-grottos", "eomer")
    board.move(0, "the-under-gates", "below").passing()
    assert board.logged("below")[0]["roll"] == 8 and board.where(0) == "the-under-gates"


# Characters and knowledge


@covers("fellowship")
def test_fellowship_ends_when_somebody_joins() -> None:
    board = Board().hand("fellowship", "annalena")
    board.company("rivendell", "faramir", "boromir-ii", "eomer", "merry")
    board.organization().do("play:fellowship:0").do("character:annalena")
    board.do(next(o for o in board.options() if o.startswith(("enter_company", "enter_follower"))))
    assert board.zone("fellowship") == DISCARD


@covers(
    "return-of-the-king", "three-golden-hairs", "hobbit-lore", "gift-of-comprehension", "choice-of-luthien", "herb-lore"
)
def test_cards_on_characters() -> None:
    board = Board().hand("return-of-the-king")
    board.company("minas-tirith", "aragorn-ii")
    board.organization().do("play:return-of-the-king:0")
    assert influence(board.g, board.card("aragorn-ii")) == 6
    board = Board().hand("return-of-the-king")
    board.company("minas-tirith", "aragorn-ii")
    board.company("edoras", "denethor-ii", seat=1)
    assert "play:return-of-the-king:0" not in board.organization().options()
    board = Board().hand("three-golden-hairs")
    board.company("lorien", "galadriel", "legolas")
    board.give("legolas", "lure-of-the-senses").organization().do("play:three-golden-hairs:0")
    assert board.zone("lure-of-the-senses") == DISCARD and check_modifier(board.g, board.card("legolas")) == 2
    board = Board().hand("hobbit-lore", "frodo")
    board.company("rivendell", "gandalf")
    board.organization().do("play:hobbit-lore:0")
    assert influence(board.g, board.card("gandalf"), board.card("frodo")) == 12 and board.tapped("gandalf")
    board = Board().hand("gift-of-comprehension")
    board.company("rivendell", "boromir-ii")
    board.organization().do("play:gift-of-comprehension:0")
    assert has_skill(board.g, board.card("boromir-ii"), "sage") and board.tapped("boromir-ii")
    board = Board().hand("choice-of-luthien").discards("men-of-anorien", "hillmen")
    board.company("minas-tirith", "arwen")
    before = influence(board.g, board.card("arwen"))
    board.organization().do("play:choice-of-luthien:0").passing("organize")
    assert influence(board.g, board.card("arwen")) == before + 2
    board.do(next(o for o in board.options() if o.startswith("use:choice"))).passing("organize")
    assert board.names(HAND) == ["men-of-anorien"] and board.tapped("arwen")


def test_herb_lore() -> None:
    board = Board().hand("herb-lore").hazards("greed").deck("dodge")
    board.company("rivendell", "radagast", "eomer/wounded", "merry/tapped")
    board.move(0, "bree")
    while "play:herb-lore:0" not in board.options():
        board.do("pass" if "pass" in board.options() else board.options()[0])
    unanswered(board.do("play:herb-lore:0"))
    assert board.bearer("herb-lore") == "radagast" and board.tapped("radagast")
    board.g.status[board.card("radagast")] = 0
    board.g.stack = []
    unanswered(board.organization().do(next(o for o in board.options() if o.startswith("use:herb-lore"))))
    assert board.status("eomer") == 0 and board.status("merry") == 0 and board.zone("herb-lore") == DISCARD


@pytest.mark.parametrize("card", covered(("dreams-of-lore", "reforging", "vein-of-arda")))
def test_knowledge_is_brought_home(card: str) -> None:
    site = "the-under-grottos" if card == "vein-of-arda" else "weathertop"
    board = Board().hand(card)
    board.company(site, "annalena", "eomer")
    board.explore(0).do(f"play:{card}:0").passing()
    assert board.bearer(card) == "annalena" and board.tapped("annalena") and board.g.status[board.site(site)] == TAPPED
    board.untap()
    assert board.tapped("annalena")
    home = Board()
    home.company("rivendell", "annalena/tapped")
    home.give("annalena", card).organization().do(f"store:{card}")
    assert home.zone(card) == POINTS
    home.untap()
    assert home.status("annalena") == 0


def test_vein_of_arda_by_a_dwarf() -> None:
    board = Board().hand("vein-of-arda")
    board.company("the-under-grottos", "gimli")
    board.explore(0).do("play:vein-of-arda:1").passing()
    assert board.bearer("vein-of-arda") == "gimli"


def test_reforging_gives_an_item_back() -> None:
    board = Board().points("reforging").discards("glamdring", "the-mithril-coat", "elven-cloak", "dodge")
    board.company("rivendell", "annalena", "eomer")
    board.organization()
    option = next(o for o in board.options() if o.startswith("use:reforging"))
    board.do(option)
    # A minor or major weapon, armour or shield: only Glamdring.
    board.do("give:glamdring:eomer")
    assert board.bearer("glamdring") == "eomer" and board.zone("reforging") == DISCARD and board.tapped("annalena")


@covers("rescue-prisoners")
def test_rescue_prisoners_is_stored_where_people_live() -> None:
    for site, works in (("rivendell", True), ("bree", True), ("minas-tirith", True), ("weathertop", False)):
        board = Board()
        board.company(site, "eomer/tapped")
        board.give("eomer", "rescue-prisoners").organization()
        assert ("store:rescue-prisoners" in board.options()) == works


def test_rescue_prisoners_once_at_a_site() -> None:
    def facing(site: str) -> Board:
        board = Board().hand("rescue-prisoners", "rescue-prisoners").dice(*[12] * 4)
        board.company("moria", "aragorn-ii", "eomer", "elladan", "legolas")
        board.company(site, "gimli", "merry")
        board.g.status[board.site("moria")] = TAPPED
        board.g.status[board.site(site)] = TAPPED
        board.explore(0).do("play:rescue-prisoners:0")
        while board.prompt() not in ("choose", "explore", ""):
            board.do("pass" if "pass" in board.options() else board.options()[-1])
        return board

    board = facing("dol-guldur")
    board.do(board.options()[-1]).explore(0)
    assert board.bearer("rescue-prisoners") and "play:rescue-prisoners:0" not in board.options()
    assert "play:rescue-prisoners:0" in board.explore(1).options()
    # If nobody has taken them, others may try.
    board = facing("dol-guldur").do("choose:").explore(0)
    assert "play:rescue-prisoners:0" in board.options()
    # The copy is remembered wherever its bearer goes, until it is stored.
    board = facing("dol-guldur")
    board.do(board.options()[-1])
    board.g.c_site[1] = board.g.c_site[0]
    board.g.c_site[0] = board.site("lorien")
    assert "play:rescue-prisoners:0" not in board.explore(1).options()
    board.g.put(board.card("rescue-prisoners"), POINTS)
    assert "play:rescue-prisoners:0" in board.explore(1).options()


def test_one_vein_of_arda_at_a_site() -> None:
    board = Board().hand("vein-of-arda", "vein-of-arda")
    board.company("the-under-grottos", "gimli", "thorin-ii")
    board.explore(0).do("play:vein-of-arda:1", "choose:gimli")
    assert board.bearer("vein-of-arda") == "gimli" and not any("vein" in option for option in board.options())


def test_withdrawn_to_mordor_discards_a_card_on_guard() -> None:
    board = Board().hand("withdrawn-to-mordor").hazards("wolves", "river").deck("dodge")
    board.company("rivendell", "aragorn-ii", "merry")
    board.company("bree", "eomer")
    board.move(0).passing("hazard")
    assert not any("withdrawn" in option for option in board.options())
    board.do("guard:wolves")
    assert board.prompt() == "act" and "play:withdrawn-to-mordor:2" in board.options()
    board.do("play:withdrawn-to-mordor:2")
    while board.prompt() == "respond":
        board.do("pass")
    assert board.zone("wolves") == DISCARD and board.g.c_guard == [-1, -1]


@covers("far-sight", "look-more-closely-later", "wielded-twice", "warm-now-be-heart-and-limb", "marvels-told")
def test_sages_at_work() -> None:
    board = Board().hand("far-sight").deck("glamdring", "dodge").dice(9)
    board.company("weathertop", "annalena")
    board.explore(0).do("play:far-sight:0").passing()
    assert board.zone("glamdring") == HAND and board.tapped("annalena")
    board = Board().hand("look-more-closely-later").dice(9)
    board.company("weathertop", "annalena")
    board.g.status[board.site("weathertop")] = TAPPED
    board.explore(0).do("play:look-more-closely-later:0").passing()
    assert board.g.status[board.site("weathertop")] == 0
    board = Board().hand("wielded-twice").dice(9)
    board.company("rivendell", "annalena", "merry")
    board.give("merry", "elven-cloak")
    board.g.status[board.card("elven-cloak")] = TAPPED
    board.organization().do("play:wielded-twice:0").passing("organize")
    assert board.status("elven-cloak") == 0 and board.tapped("annalena")
    board = Board().hand("warm-now-be-heart-and-limb").dice(9)
    board.company("rivendell", "annalena", "merry/wounded")
    board.organization().do("play:warm-now-be-heart-and-limb:0").passing("organize")
    assert board.tapped("merry") and board.tapped("annalena")
    # The sage is of the company of the item; each sage of it may heal one more.
    board = Board().hand("wielded-twice")
    board.company("rivendell", "merry")
    board.company("lorien", "annalena")
    board.give("merry", "elven-cloak")
    board.g.status[board.card("elven-cloak")] = TAPPED
    assert "play:wielded-twice:0" not in board.organization().options()
    board = Board().hand("warm-now-be-heart-and-limb").dice(9, 9)
    board.company("rivendell", "annalena", "elrond", "merry/wounded", "pippin/wounded")
    board.organization().do("play:warm-now-be-heart-and-limb:0")
    while board.prompt() != "organize":
        options = board.options()
        healing = [option for option in options if option.startswith(("choose:", "may"))]
        board.do(healing[0] if healing else "yes" if "yes" in options else "pass")
    assert [board.tapped(name) for name in ("annalena", "elrond", "merry", "pippin")] == [True] * 4
    board = Board().hand("marvels-told").event("rank-upon-rank").event("doors-of-night").dice(9)
    board.company("rivendell", "annalena")
    board.organization().do("play:marvels-told:0").passing("organize")
    assert board.zone("rank-upon-rank") == DISCARD and board.zone("doors-of-night") == PLAY


@covers("when-i-know-anything", "when-you-know-more", "lore-of-the-ages", "tales-of-the-hunt", "mathom-lore")
def test_lore_that_is_learnt() -> None:
    for card, where, who in (
        ("lore-of-the-ages", "rivendell", "legolas"), ("tales-of-the-hunt", "bree", "eomer"),
        ("mathom-lore", "bag-end", "merry"),
    ):  # fmt: skip
        board = Board().hand(card)
        board.company(where, who)
        board.organization().do(f"play:{card}:0")
        assert board.bearer(card) == who and board.tapped(who)
    board = Board().hand("dodge").dice(9)
    slot = board.company("rivendell", "legolas", "eomer")
    board.give("legolas", "lore-of-the-ages").attack(slot)
    board.do(next(o for o in board.options() if o.startswith("use:lore"))).passing("stay")
    assert prowess(board.g, board.card("eomer")) == 4 and board.tapped("legolas")
    board = Board().dice(9)
    board.company("rivendell", "eomer", "merry/tapped")
    board.give("eomer", "tales-of-the-hunt").organization()
    board.do(next(o for o in board.options() if o.startswith("use:tales"))).passing("organize")
    assert board.status("merry") == 0 and board.tapped("eomer")
    board = Board().discards("elven-cloak", "glamdring").dice(9)
    board.company("bag-end", "merry")
    board.give("merry", "mathom-lore").organization()
    board.do(next(o for o in board.options() if o.startswith("use:mathom"))).passing("organize")
    assert board.names(HAND) == ["elven-cloak"]
    for card, moment in (("when-i-know-anything", "check"), ("when-you-know-more", "influence")):
        board = Board().hand(card)
        board.company("weathertop", "annalena")
        board.explore(0).do(f"play:{card}:0").passing()
        assert board.bearer(card) == "annalena"
        board = Board().hand("hillmen").dice(5, 9)
        board.company("cameth-brin", "annalena", "boromir-ii")
        board.give("annalena", card).give("boromir-ii", "scroll-of-isildur", "the-one-ring")
        if moment == "check":
            board.check("boromir-ii")
        else:
            board.explore(0).do("resource:hillmen:boromir-ii")
        board.do(next(o for o in board.options() if o.startswith(f"use:{card}"))).passing()
        total = board.logged(moment)[-1 if moment == "check" else 0]["total"]
        assert board.tapped("annalena") and total > 0


@covers("test-of-form", "test-of-lore")
def test_testing_rings() -> None:
    for card, total in (("test-of-form", 7), ("test-of-lore", 6)):
        board = Board().hand(card).dice(7)
        board.company("rivendell", "annalena", "frodo")
        board.give("frodo", "fair-gold-ring").organization().do(f"play:{card}:0")
        assert board.logged("ring-test")[0]["total"] == total
        board = Board().hand(card)
        board.company("rivendell", "eomer", "frodo")
        assert f"play:{card}:0" not in board.give("frodo", "fair-gold-ring").organization().options()


@covers("wizard-uncloaked", "the-cock-crows")
def test_freeing_from_hazards() -> None:
    board = Board().hand("wizard-uncloaked").dice(9)
    board.company("rivendell", "gandalf", "eomer")
    board.give("eomer", "lure-of-expedience").organization().do("play:wizard-uncloaked:0").passing("organize")
    assert board.zone("lure-of-expedience") == HAND
    board = Board().hand("the-cock-crows").event("rank-upon-rank").event("gates-of-morning", seat=0)
    board.company("rivendell", "eomer")
    board.organization().do("play:the-cock-crows:1")
    assert board.zone("rank-upon-rank") == DISCARD


@covers("smoke-rings", "secret-news", "cup-of-farewell", "withdrawn-to-mordor", "dwarven-hoard", "a-chance-meeting")
def test_other_resources() -> None:
    board = Board().hand("smoke-rings").discards("glamdring", "wolves").sideboard("eomer")
    board.company("rivendell", "merry")
    board.organization().do("play:smoke-rings:0")
    assert {o.split(":")[1] for o in board.options()} == {"glamdring", "eomer"}
    board.do("choose:eomer")
    assert board.names(0) == ["eomer"]
    board = Board().hand("secret-news").hand(*["wolves"] * 6, seat=1)
    board.company("rivendell", "merry")
    board.organization().do("play:secret-news:0")
    assert len(board.logged("shows")) == 5
    board = Board().hand("cup-of-farewell").sideboard("elven-cloak", "glamdring", "athelas")
    board.company("rivendell", "merry", "eomer")
    board.organization().do("play:cup-of-farewell:0").passing("organize")
    board.do(next(o for o in board.options() if o.startswith("use:cup")))
    while board.prompt() == "choose":
        board.do(board.options()[0])
    assert len(board.g.hand(0)) == 1 and not any(o.startswith("use:cup") for o in board.options())
    for name, zone in (("bill-ferny", DISCARD), ("ivic", HAND)):
        board = Board().hand("withdrawn-to-mordor").event(name)
        board.g.known[board.card(name)] = 1
        board.company("rivendell", "merry")
        board.organization()
        board.do(next(o for o in board.options() if o.startswith("play:withdrawn")))
        assert board.zone(name) == zone
    board = Board().hand("dwarven-hoard", "valiant-sword")
    board.company("moria", "gimli", "eomer")
    board.explore(0)
    assert not any("valiant" in option for option in board.options())
    board.do("play:dwarven-hoard:0").passing("explore") if board.prompt() != "explore" else board.do(
        "play:dwarven-hoard:0"
    )
    assert any("valiant" in option for option in board.options())
    board = Board().hand("a-chance-meeting", "bard-bowman")
    board.company("bree", "aragorn-ii")
    board.organization().do("play:a-chance-meeting:0")
    if board.prompt() == "place":
        board.do(board.options()[0])
    assert board.zone("bard-bowman") == PLAY and board.g.leader[board.card("bard-bowman")] == board.card("aragorn-ii")


@covers("cracks-of-doom", "gollums-fate")
def test_the_end_of_the_ring() -> None:
    board = Board().hand("cracks-of-doom").dice(12)
    board.company("mount-doom", "frodo")
    board.give("frodo", "the-one-ring").explore(0).do("play:cracks-of-doom:0").passing()
    assert board.g.ending == "meccg-end-ring"
    board = Board().hand("gollums-fate")
    board.company("mount-doom", "frodo", "sam-gamgee")
    board.give("frodo", "the-one-ring").explore(0)
    assert "play:gollums-fate:0" not in board.options()
    board.give("sam-gamgee", "gollum").explore(0).do("play:gollums-fate:0")
    assert board.g.ending == "meccg-end-ring"


def test_horses_make_creatures_stronger() -> None:
    board = Board().hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.g.lay("creature-prowess", OF_COMPANY + slot, 2, 0)
    board.creature(slot, "wolves")
    assert prowess_of(board.g, attack_of(board.g)) == 10  # type: ignore[arg-type]
    assert corruption(board.g, board.card("eomer")) == 0


def test_marvels_told_reach_a_nazgul_in_play() -> None:
    board = Board().hand("marvels-told").dice(9)
    board.company("rivendell", "annalena")
    board.event("adunaphel")
    assert "play:marvels-told:0" not in board.organization().options()
    board.g.lay("permanent", board.card("adunaphel"), 1, FOREVER)
    board.organization().do("play:marvels-told:0").passing()
    assert board.zone("adunaphel") == DISCARD
