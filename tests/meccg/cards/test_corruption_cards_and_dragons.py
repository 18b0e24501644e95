"""What corruption cards, dragons and hosts do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks, printed_attack
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of, prowess_of
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.hosts import rescue_site
from westmarch.games.meccg.rules.rings import RingTest
from westmarch.games.meccg.rules.strike import Strike
from westmarch.games.meccg.terms import DISCARD, OUT, POINTS
from westmarch.games.meccg.values import corruption

# Corruption cards

LURES = {
    "lure-of-nature": ("eomer", "merry", 4), "lure-of-the-senses": ("merry", "", 6),
    "lure-of-expedience": ("eomer", "merry", 5), "lure-of-creation": ("gandalf", "eomer", 6),
    "despair-of-the-heart": ("eomer", "merry", 4), "the-burden-of-time": ("legolas", "eomer", 7),
}  # fmt: skip


@pytest.mark.parametrize("card", covered(LURES))
def test_who_can_be_lured_and_how_he_gets_free(card: str) -> None:
    who, never, number = LURES[card]
    site = "bree" if card == "the-burden-of-time" else "rivendell"
    board = Board().hazards(card, "greed").deck("dodge")
    board.company(site, who, *([never] if never else []))
    board.move(0).passing("hazard").do(f"play:{card}:0")
    unanswered(board)
    assert board.bearer(card) == who and corruption(board.g, board.card(who)) == 2
    for roll, free in ((number, False), (number + 1, True)):
        board = Board(standard=False).dice(roll)
        board.company("rivendell", who)
        board.give(who, card).organization().do(f"cleanse:{card}")
        assert (board.zone(card) == DISCARD) == free


def test_when_lures_are_felt() -> None:
    board = Board().dice(2, 2, 9)
    slot = board.company("rivendell", "gimli", "eomer/tapped")
    board.give("eomer", "despair-of-the-heart").attack(slot, prowess=20, strikes=1).do("tap:gimli").passing()
    assert board.logged("check")[0]["card"] == board.card("eomer")
    for site, felt in (("bree", True), ("rivendell", False)):
        board = Board().dice(9)
        board.company(site, "legolas")
        board.give("legolas", "the-burden-of-time", "the-one-ring").untap().passing()
        assert bool(board.logged("check")) == felt
    for site, felt in (("rivendell", True), ("weathertop", False)):
        board = Board().dice(9)
        board.company("bree", "gandalf")
        board.give("gandalf", "lure-of-creation", "the-one-ring").move(0, site, "route:arthedain").passing()
        assert bool(board.logged("check")) == (felt and board.where(0) == "rivendell")


@covers("icy-touch", "dragons-curse", "lure-of-power")
def test_touch_and_curse() -> None:
    for roll, touched in ((2, True), (12, False)):
        board = Board().hazards("icy-touch").dice(roll, 2)
        slot = board.company("rivendell", "eomer")
        board.g.limit = 3
        board.attack(slot, race="undead", strikes=1, prowess=10).do("play:icy-touch:0")
        attack = attack_of(board.g)
        assert attack is not None and prowess_of(board.g, attack) == 11
        while board.g.asks:
            options = [option for option in board.options() if not option.startswith("stay")]
            board.do("pass" if "pass" in options else options[0])
        assert (board.bearer("icy-touch") == "eomer") == touched and (board.zone("icy-touch") == DISCARD) != touched
    board = Board().hazards("dragons-curse").dice(12, 12)
    slot = board.company("rivendell", "eomer")
    board.g.limit = 3
    board.creature(slot, "smaug", "site")
    while "play:dragons-curse:0" not in board.options():
        board.do("surplus:0" if "surplus:0" in board.options() else "pass")
    board.do("play:dragons-curse:0")
    strike = board.g.innermost(Strike)
    assert strike is not None and strike.strike_prowess(board.g) == f.FACES[f.NUMBER["smaug"]].prowess - 1
    board.do("surplus:0")
    assert board.bearer("dragons-curse") == "eomer"
    for names, works in ((("eomer", "annalena"), True), (("eomer", "gimli"), False)):
        board = Board()
        board.company("rivendell", *names)
        board.give("eomer", "dragons-curse").organization()
        assert ("cleanse:dragons-curse" in board.options()) == works
    board = Board().dice(7)
    board.company("rivendell", "eomer", "annalena")
    board.give("eomer", "dragons-curse").organization().do("cleanse:dragons-curse")
    assert board.tapped("annalena") and board.zone("dragons-curse") == DISCARD


# Dragons


@pytest.mark.parametrize("name", covered([face.id for face in f.FACES if face.hunts]))
def test_dragons_on_the_hunt(name: str) -> None:
    """They meet whoever moves in their regions; with the Doors open in more of them."""
    face = f.face(name)
    quiet = f.REGION_NUMBER["cardolan"]
    for region, doors, met in (
        (min(face.hunts), False, True), (quiet, False, False), (min(face.hunts_doors), False, False),
        (min(face.hunts_doors), True, True),
    ):  # fmt: skip
        board = Board().event(name).hand("concealment")
        if doors:
            board.event("doors-of-night")
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        board.g.c_dest[slot] = board.site("bree")
        board.g.here, board.g.route = slot, [region]
        waiting = triggers(board.g, "company-moves", board.g.table)
        assert bool(waiting) == met, (region, doors)
        if met:
            board.run(Triggered(waiting, -1))
            attack = attack_of(board.g)
            assert attack is not None and attack.race == "dragon"
            assert (attack.strikes, attack.prowess, attack.body) == (face.strikes, face.prowess, face.body)
            assert bool(attack.manner & ATTACKER_CHOOSES) == face.attacker_chooses


def test_a_slain_dragon_is_gone_in_every_shape() -> None:
    board = Board().event("smaug-ahunt").event("smaug-at-home").hazards("smaug").dice(*[12] * 8)
    slot = board.company("rivendell", "aragorn-ii", "glorfindel-ii", "elrond")
    board.g.c_dest[slot] = board.site("lorien")
    board.g.here, board.g.route = slot, [min(f.face("smaug-ahunt").hunts)]
    board.run(Triggered(triggers(board.g, "company-moves", board.g.table), -1))
    while board.g.asks:
        options = [option for option in board.options() if not option.startswith("stay")]
        board.do("pass" if "pass" in options else options[0])
    assert board.zone("smaug-ahunt") == POINTS and board.g.holder[board.card("smaug-ahunt")] == 0
    assert board.zone("smaug-at-home") == OUT and board.g.unique_taken(f.face("smaug"))
    other = board.company("the-lonely-mountain", "gimli")
    assert automatic_attacks(board.g, other) == []


@pytest.mark.parametrize("dragon", ["daelomin", "earcaraxe", "itangast", "scorba", "scatha", "smaug"])
@covers(*[f"{name}-at-home" for name in ("daelomin", "earcaraxe", "itangast", "scorba", "scatha", "smaug")])
def test_dragons_at_home(dragon: str) -> None:
    face = f.face(f"{dragon}-at-home")
    for hunting, more in ((False, 1), (True, 0)):
        board = Board().event(face.id).hand("concealment")
        if hunting:
            board.event(f"{dragon}-ahunt")
        slot = board.company(face.lair_of, "aragorn-ii", "eomer")
        numbers = automatic_attacks(board.g, slot)
        assert len(numbers) == 1 + more
        if more:
            attack = printed_attack(board.g, slot, numbers[-1])
            shape = (attack.strikes, attack.prowess, attack.body)  # type: ignore[attr-defined]
            assert shape == (face.strikes, face.prowess, face.body)
    other = board.company("weathertop", "gimli")
    assert automatic_attacks(board.g, other) == [0]


def test_what_dragons_at_home_do_besides() -> None:
    for dragon, item, more in (("itangast", "orcrist", 1), ("scorba", "glamdring", 1), ("scorba", "orcrist", 0)):
        board = Board().event(f"{dragon}-at-home")
        board.company("rivendell", "eomer")
        board.give("eomer", item)
        assert corruption(board.g, board.card("eomer")) - f.face(item).corruption == more
    board = Board().event("scatha-at-home").hand("hillmen").dice(9)
    board.company("cameth-brin", "eomer")
    board.explore(0).do("resource:hillmen:eomer").passing()
    assert board.logged("influence")[0]["total"] == 9 + 1 - 1
    board = Board().event("daelomin-at-home").hazards("greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard")
    limit = board.g.limit
    unanswered(board.do(next(o for o in board.options() if o.startswith("use:daelomin"))))
    assert board.g.limit == limit + 2 and board.zone("daelomin-at-home") == DISCARD and board.g.spent == 0
    limits = []
    for events in ((), ("earcaraxe-at-home",)):
        board = Board().hazards("greed").deck("dodge")
        for name in events:
            board.event(name)
        board.company("grey-havens", "eomer", "gimli")
        board.move(0, "himring")
        limits.append(board.logged("limit")[0]["count"])
    assert limits[1] - limits[0] == 1
    drawn = []
    for events in ((), ("smaug-at-home",)):
        board = Board().deck(*["dodge"] * 9).hazards("greed")
        for name in events:
            board.event(name)
        board.company("rivendell", "gimli")
        board.move(0, "bag-end")
        while board.prompt() == "draw" and board.to_act() == 0:
            board.do("draw")
        drawn.append(len(board.g.hand(0)))
    assert drawn == [2, 1]


# Hosts


def captive(card: str, race: str, who: str = "merry") -> Board:
    board = Board().hazards(card).dice(2)
    slot = board.company("old-forest", who, "eomer/tapped")
    board.g.limit = 3
    board.attack(slot, race=race, prowess=20)
    while f"play:{card}:0" not in board.options():
        board.do("pass" if "pass" in board.options() else board.options()[0])
    board.do(f"play:{card}:0")
    while board.g.asks and board.prompt() != "rescue-site":
        options = [option for option in board.options() if not option.startswith("stay")]
        board.do("pass" if "pass" in options else options[0])
    board.do(board.options()[0]) if board.g.asks else None
    assert board.bearer(who) == card
    return board


@covers("flies-and-spiders", "spells-of-the-barrow-wights", "waylaid-wounded-and-orc-dragged")
def test_hosts_take_prisoners() -> None:
    for card, race in (
        ("flies-and-spiders", "spiders"), ("spells-of-the-barrow-wights", "undead"),
        ("waylaid-wounded-and-orc-dragged", "orcs"),
    ):  # fmt: skip
        captive(card, race)
        board = Board().hazards(card)
        slot = board.company("old-forest", "merry", "eomer/tapped")
        board.g.limit = 3
        board.attack(slot, race="men", prowess=20)
        assert f"play:{card}:0" not in board.options()


def test_what_hosts_do_in_the_untap_phase() -> None:
    # Flies and Spiders: a body check with +1, then 15 must be exceeded with the body.
    for body_roll, roll, freed in ((2, 7, True), (2, 6, False)):
        board = captive("flies-and-spiders", "spiders").dice(body_roll, roll)
        board.untap()
        assert (board.g.company[board.card("merry")] >= 0) == freed
        assert (board.zone("flies-and-spiders") == DISCARD) == freed
    board = captive("flies-and-spiders", "spiders").dice(9, 2)
    board.untap()
    assert board.zone("merry") == POINTS and board.zone("flies-and-spiders") == DISCARD
    # In the untap phase of whoever plays the host nothing happens to its prisoner.
    board = captive("flies-and-spiders", "spiders").dice(12, 12)
    board.g.active = 1
    board.untap()
    assert board.bearer("merry") == "flies-and-spiders"
    # The wights: a body check; rings are lost too.
    board = captive("spells-of-the-barrow-wights", "undead").dice(10)
    board.untap()
    assert board.zone("merry") == POINTS
    # Waylaid: a ring may be lost.
    for roll, lost in ((6, True), (7, False)):
        board = captive("waylaid-wounded-and-orc-dragged", "orcs")
        board.give("merry", "fair-gold-ring").dice(roll).untap().passing()
        assert (board.zone("fair-gold-ring") == DISCARD) == lost


@covers("to-get-you-away")
def test_an_agent_takes_somebody_home() -> None:
    for rolls, taken in (((12, 2), True), ((2, 12), False)):
        board = Board().hazards("to-get-you-away", "greed").event("bill-ferny").deck("dodge", "block").dice(*rolls)
        board.g.attach(board.site("moria", 1), board.card("bill-ferny"))
        board.g.known[board.card("bill-ferny")] = 1
        board.company("lorien", "merry", "eomer")
        board.move(0, "moria").passing("hazard").do("play:to-get-you-away:0")
        unanswered(board).passing("target").do("target:merry")
        while board.g.asks and board.prompt() != "hazard":
            options = [option for option in board.options() if not option.startswith("stay")]
            board.do("pass" if "pass" in options else options[0])
        assert (board.bearer("merry") == "to-get-you-away") == taken
        assert (board.zone("to-get-you-away") == DISCARD) != taken
        if taken:
            assert rescue_site(board.g, board.card("to-get-you-away")) in [
                board.site(s, 1) for s in ("bree", "cameth-brin")
            ]
            assert not board.wounded("merry")


def test_despair_comes_of_any_wound() -> None:
    board = Board().hand("escape").dice(12)
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.give("aragorn-ii", "despair-of-the-heart").attack(slot).do("play:escape:0", "choose:eomer")
    assert board.wounded("eomer") and [entry["card"] for entry in board.logged("check")] == [board.card("aragorn-ii")]


def test_lure_of_expedience_sees_a_special_ring() -> None:
    board = Board().hand("lesser-ring").dice(7)
    board.company("rivendell", "aragorn-ii", "eomer")
    board.give("aragorn-ii", "lure-of-expedience").give("eomer", "fair-gold-ring")
    board.run(RingTest(board.card("fair-gold-ring"))).do("ring:lesser-ring")
    assert board.bearer("lesser-ring") == "eomer" and board.prompt() == "check"
