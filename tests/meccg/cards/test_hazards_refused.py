"""Where hazards cannot be played: the wrong attacker, company, hand, path or place, or a second copy."""

from __future__ import annotations

from typing import Any

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import facing, fought, permanent, through, under_way, until
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.combat import BY_EVENT, BY_SITE, STRIKES_ONLY, attack_of, encounter_of, strike_of
from westmarch.games.meccg.rules.company_movement import hazard_limit
from westmarch.games.meccg.terms import DISCARD, FOREVER, GUARD, IDLE, OF_SEAT, OUT, PLAY, POINTS, TAPPED, TURN
from westmarch.games.meccg.values import corruption, influence, site_type

#: Events of which only one may be in play.
SINGLE = (
    "the-nazgul-are-abroad", "the-will-of-sauron", "from-the-pits-of-angband", "host-of-bats", "shadow-of-mordor",
    "sleepless-malice", "stormcrow", "worn-and-famished", "drums", "earth-tremors", "great-need-or-purpose",
    "the-moon-is-dead", "the-reach-of-ulmo", "reluctant-final-parting", "bane-of-the-ithil-stone",
)  # fmt: skip


@pytest.mark.parametrize("card", SINGLE)
def test_no_second_one_in_play(card: str) -> None:
    assert f"play:{card}:0" in under_way(card, doors=True).options()
    assert f"play:{card}:0" not in under_way(card, doors=True, events=(card,)).options()


@pytest.mark.parametrize(
    ("card", "way", "creature"),
    [("fell-beast", 0, "khamul-the-easterling"), ("morgul-knife", 0, "khamul-the-easterling"),
     ("deftness-of-agility", 0, "smaug"), ("dragons-breath", 1, "smaug"), ("pierced-by-many-wounds", 0, "orc-patrol")],
)  # fmt: skip
def test_no_second_one_on_an_attack(card: str, way: int, creature: str) -> None:
    board = facing(creature, card, card)
    board.do(f"play:{card}:{way}")
    unanswered(board)
    while (attack := attack_of(board.g)) is not None and attack.source == board.card(card):
        board.do(next(code for code in board.options() if not code.startswith("stay")))
    assert f"play:{card}:{way}" not in board.options()


#: Code, and the company, path and hand in which it is not offered.
REFUSED: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("play:fell-beast:1", ("orc-guard",), {"path": "shadow-land"}),
    ("play:morgul-horse:1", ("orc-guard",), {"path": "shadow-land"}),
    ("play:fever-of-unrest:0", ("wolves",), {"path": "wilderness wilderness wilderness wilderness"}),
    ("play:fever-of-unrest:1", ("leucaruth",), {"path": "wilderness wilderness"}),
    ("play:frenzy-of-madness:0", ("abductor", "smaug"), {"site": "bree"}),
    ("play:frenzy-of-madness:0", ("orc-guard", "smaug"), {"site": "shelobs-lair"}),
    ("play:frenzy-of-madness:0", ("wolves", "smaug"), {"site": "moria"}),
    ("play:frenzy-of-madness:1", ("daelomin",), {"site": "shelobs-lair"}),
    ("play:frenzy-of-madness:1", ("smaug",), {"site": "moria"}),
    ("play:faces-of-the-dead:0", ("wolves",), {"path": "wilderness wilderness"}),
    ("play:faces-of-the-dead:0", ("ghosts",), {"path": "wilderness"}),
    ("play:faces-of-the-dead:0", ("ghosts",), {"path": "wilderness wilderness", "names": ("gandalf",)}),
    ("play:long-dark-reach:0", (), {"path": "border-land", "their_deck": ("ford",) * 12}),
    ("play:long-dark-reach:0", (), {"their_deck": ("ford",) * 9}),
    ("play:wraith-lord:0", (), {"path": "dark-domain"}),
    ("play:withered-lands:0", (), {"path": "shadow-land", "doors": True}),
    ("play:withered-lands:1", (), {"path": "shadow-land"}),
    ("play:withered-lands:2", (), {"path": "border-land"}),
    ("play:withered-lands:2", (), {"path": "wilderness", "doors": True}),
    ("play:chance-of-being-lost:0", (), {"site": ""}),
    ("play:worms-stench:0", (), {"faced": "orcs"}),
    ("play:doubled-vigilance:1", (), {"site": "moria", "doors": True}),
    ("play:subtlety-of-guile:0", ("smaug",), {"names": ("gandalf",), "wounded": "smaug"}),
    ("play:subtlety-of-guile:1", ("itangast",), {"names": ("gandalf",), "wounded": "itangast"}),
    ("play:subtlety-of-guile:1", ("smaug",), {"names": ("eomer",), "wounded": "smaug"}),
    ("play:endless-whispers:0", ("ghosts",), {"names": ("gandalf",), "wounded": "ghosts"}),
    ("play:pale-dream-maker:0", ("ghosts",), {"names": ("gandalf",), "wounded": "ghosts"}),
    ("play:black-breath:0", ("khamul-the-easterling",), {"names": ("eomer",), "faced": "nazgul"}),
]


@pytest.mark.parametrize(("code", "hand", "where"), REFUSED)
def test_not_here(code: str, hand: tuple[str, ...], where: dict[str, Any]) -> None:
    card = code.split(":")[1]
    assert code not in under_way(card, *hand, **where).options()


@pytest.mark.parametrize(
    ("code", "hand", "where"),
    [("play:faces-of-the-dead:0", ("ghosts",), {"path": "wilderness wilderness"}),
     ("play:long-dark-reach:0", (), {"their_deck": ("ford",) * 10}),
     ("play:subtlety-of-guile:1", ("itangast",), {"names": ("eomer",), "wounded": "itangast"})],
)  # fmt: skip
def test_but_here(code: str, hand: tuple[str, ...], where: dict[str, Any]) -> None:
    assert code in under_way(code.split(":")[1], *hand, **where).options()


#: Code, who attacks whom: not offered at any moment of the attack.
NOT_ON: list[tuple[str, str, tuple[str, ...]]] = [
    ("play:deftness-of-agility:0", "wolves", ("eomer",)), ("play:prowess-of-age:0", "wolves", ("eomer",)),
    ("play:memories-stolen:0", "ice-drake", ("eomer",)), ("play:the-pale-sword:1", "khamul-the-easterling", ("eomer",)),
    ("play:the-pale-sword:0", "witch-king-of-angmar", ("eomer",)), ("play:dragons-breath:0", "smaug", ("eomer",)),
    ("play:exile-of-solitude:1", "smaug", ("eomer",)), ("play:bring-our-curses-home:0", "wolves", ("gandalf",)),
    ("play:subtlety-of-guile:2", "itangast", ("gandalf",)), ("play:half-an-eye-open:0", "smaug", ("gandalf",)),
]  # fmt: skip


@pytest.mark.parametrize(("code", "creature", "names"), NOT_ON)
def test_not_on_this_attack(code: str, creature: str, names: tuple[str, ...]) -> None:
    board = facing(creature, code.split(":")[1], names=names, dice=(12,) * 12)
    with pytest.raises(AssertionError):
        until(board, code)


@pytest.mark.parametrize(
    ("code", "race"),
    [("play:fell-beast:0", "nazgul"), ("play:fury-of-the-iron-crown:0", "orcs"), ("play:dragons-terror:0", "dragon"),
     ("play:memories-stolen:0", "dragon"), ("play:foes-shall-fall:0", "dragon"),
     ("play:bring-our-curses-home:0", "orcs")],
)  # fmt: skip
def test_only_on_creatures(code: str, race: str) -> None:
    board = Board().hazards(code.split(":")[1], "greed", "dodge").hand("concealment").dice(*[12] * 6)
    slot = board.company("rivendell", "eomer")
    board.g.limit = 6
    board.attack(slot, race=race, prowess=5, origin=BY_EVENT)
    with pytest.raises(AssertionError):
        until(board, code)


#: Cards of which no two lie with one character, and how each comes there.
@pytest.mark.parametrize(
    ("card", "creature", "where"),
    [("black-breath", "khamul-the-easterling", {"faced": "nazgul"}), ("endless-whispers", "ghosts", {}),
     ("pale-dream-maker", "ghosts", {}), ("foolish-words", "ghosts", {})],
)  # fmt: skip
def test_no_two_with_one_character(card: str, creature: str, where: dict[str, Any]) -> None:
    for borne in (False, True):
        board = under_way(card, creature, names=("eomer",), wounded=creature, bears=card if borne else "", **where)
        assert (f"play:{card}:0" in board.options()) != borne


@pytest.mark.parametrize(
    ("card", "creature"),
    [("memories-stolen", "smaug"), ("wound-of-long-burden", "smaug"), ("foes-shall-fall", "smaug"),
     ("bring-our-curses-home", "smaug")],
)  # fmt: skip
def test_no_two_with_one_who_is_struck(card: str, creature: str) -> None:
    board = facing(creature, card, names=("eomer",), dice=(12,) * 6, bears=card)
    with pytest.raises(AssertionError):
        until(board, f"play:{card}:0")


# Agents


@pytest.mark.parametrize(
    "code",
    [
        "play:good-sense-revolts:0",
        "play:twisted-tales:0",
        "play:will-not-come-down:0",
        "play:your-welcome-is-doubtful:1",
    ],
)
def test_a_tapped_agent_says_nothing(code: str) -> None:
    for tapped in (False, True):
        board = Board().event("wormtongue").hazards(code.split(":")[1], "greed").deck("dodge").points("riders-of-rohan")
        board.company("edoras", "legolas")
        agent = board.card("wormtongue")
        board.g.attach(board.site("edoras", 1), agent)
        board.g.known[agent] = 1
        board.g.status[agent] = int(tapped)
        assert (code in board.move(0).passing("hazard").options()) != tapped
    assert "play:your-welcome-is-doubtful:0" not in board.options()  # a diplomat has his own way


@pytest.mark.parametrize(("card", "agent"), [("inner-cunning", "golodhros"), ("nobodys-friend", "bill-ferny")])
def test_disguises_are_for_new_hidden_agents(card: str, agent: str) -> None:
    for new, shown, offered in ((True, 0, True), (False, 0, False), (True, 1, False)):
        board = Board().event(agent).hazards(card, "greed").deck("dodge")
        board.company("bree", "eomer")
        board.g.known[board.card(agent)] = shown
        if new:
            board.g.lay("visit", board.card(agent), 1, 0)
        assert (f"play:{card}:0" in board.move(0).passing("hazard").options()) == offered


def test_shadow_magic_needs_an_agent_who_is_seen() -> None:
    board = Board().event("firiel").hazards("shadow-out-of-the-dark", "greed").deck("dodge")
    board.company("bree", "eomer")
    assert "play:shadow-out-of-the-dark:0" not in board.move(0).passing("hazard").options()


# Others


def test_the_black_sky_needs_doors_and_a_way() -> None:
    for doors, path, offered in (
        (True, "dark-domain", True),
        (False, "dark-domain", False),
        (True, "free-domain", False),
    ):
        ready = under_way("out-of-the-black-sky", path=path, doors=doors, stays="adunaphel")
        assert ("play:out-of-the-black-sky:0" in ready.options()) == offered, (doors, path)


def test_the_balrog_keeps_to_moria() -> None:
    board = Board().event("balrog-of-moria").hand("concealment")
    slot = board.company("weathertop", "eomer")
    assert len(automatic_attacks(board.g, slot)) == len(f.face("weathertop").automatic)
    board.automatic(slot)
    assert fought(board)[1] == f.face("weathertop").automatic[0].prowess
    board = Board().event("balrog-of-moria").hand("concealment")
    board.attack(board.company("moria", "eomer"), race="wolves", prowess=8)
    assert fought(board)[1] == 8  # only automatic attacks grow
    board = Board().event("balrog-of-moria")
    board.company("rivendell", "galadriel", "eomer/wounded")
    assert board.g.at_haven(board.card("eomer"))


@pytest.mark.parametrize(
    ("dragon", "lair"), [("agburanar", "caves-of-ulund"), ("bairanax", "ovir-hollow"), ("leucaruth", "irerock")]
)
def test_dragons_are_at_home_only(dragon: str, lair: str) -> None:
    for site, more in ((lair, 1), ("the-lonely-mountain", 0)):
        board = Board()
        slot = board.company(site, "eomer")
        before = len(automatic_attacks(board.g, slot))
        board.event(f"{dragon}-at-home")
        assert len(automatic_attacks(board.g, slot)) == before + more


@pytest.mark.parametrize("realm", ["in-darkness-bind-them", "reaching-shadow"])
def test_realms_end_where_they_are(realm: str) -> None:
    for key, ends in (("region-dagorlad", True), ("land-shadow-land", False)):
        board = facing("orc-guard", key=key, dice=(12,) * 12, names=("aragorn-ii", "gimli", "boromir-ii")).event(realm)
        through(board)
        assert (board.zone(realm) == DISCARD) == ends


def test_drums_are_heard_below_and_at_sites() -> None:
    for site, more in (("the-under-gates", 1), ("moria", 0)):
        limits = []
        for drums in (False, True):
            board = Board()
            slot = board.company(site, "eomer", "gimli", "legolas")
            if drums:
                board.event("drums")
            limits.append(hazard_limit(board.g, slot))
        assert limits[1] - limits[0] == more
    board = Board().event("drums").hand("concealment")
    board.attack(board.company("moria", "eomer"), race="wolves", strikes=1, prowess=8)
    assert fought(board) == (1, 8)


def test_the_moon_is_dead_for_the_undead_only() -> None:
    board = Board().event("the-moon-is-dead").hand("concealment").dice(12, 12)
    through(board.attack(board.company("rivendell", "aragorn-ii"), race="wolves", prowess=2))
    assert board.zone("the-moon-is-dead") == PLAY


def test_helms_of_iron_fit_some() -> None:
    board = Board().event("helms-of-iron").hand("concealment").dice(12, 7)
    board.attack(board.company("rivendell", "aragorn-ii"), race="wolves", prowess=2, body=6)
    attack = encounter_of(board.g)
    assert attack is not None
    through(board)
    assert attack.defeated == 1


def test_host_of_bats_asks_where() -> None:
    for key, roll, lost in (
        ("land-wilderness", 12, False),
        ("type-dark-hold", 11, False),
        ("type-dark-hold", 12, True),
    ):
        board = Board().event("host-of-bats").event("shadow-of-mordor").hand("concealment").dice(2, 2, roll)
        board.attack(board.company("rivendell", "aragorn-ii"), race="wolves", prowess=20, key=key)
        through(board)
        assert (board.zone("aragorn-ii") == OUT) == lost


def test_nobody_returns_without_doors() -> None:
    board = Board().event("the-nazgul-are-abroad").event("doors-of-night").discards("adunaphel", "wolves", "smaug")
    board.company("rivendell", "frodo")
    board.end_of_turn()
    while board.g.asks and "choose:adunaphel" not in board.options():
        board.do("pass")
    assert "choose:wolves" not in board.options() and "choose:smaug" not in board.options()
    board = (
        Board().event("from-the-pits-of-angband").event("doors-of-night").discards("ice-drake", "wolves", "orc-patrol")
    )
    board.company("rivendell", "frodo")
    board.end_of_turn()
    while board.g.asks and "choose:ice-drake" not in board.options():
        board.do("pass")
    assert "choose:wolves" not in board.options()


def test_foes_weigh_double_on_dwarves_only() -> None:
    for name, weight in (("gimli", 2), ("eomer", 1)):
        board = Board()
        board.company("rivendell", name)
        board.give(name, "foes-shall-fall")
        assert corruption(board.g, board.card(name)) == weight


def test_wounds_of_long_burden_heal_above_seven() -> None:
    for roll, gone in ((7, False), (8, True)):
        board = Board().dice(roll)
        board.company("rivendell", "eomer")
        board.give("eomer", "wound-of-long-burden").organization().do("cleanse:wound-of-long-burden", "tap:eomer")
        assert (board.zone("wound-of-long-burden") == DISCARD) == gone


def test_the_spider_waits_in_her_woods() -> None:
    board = permanent(Board().hand("concealment").hazards("greed").deck("dodge"), "spider-of-the-morlat")
    slot = board.company("rivendell", "aragorn-ii")
    board.attack(slot, race="wolves", strikes=1, prowess=2)
    assert fought(board) == (1, 2)
    board = permanent(Board().hand("concealment").hazards("greed").deck("dodge"), "spider-of-the-morlat")
    board.company("rivendell", "aragorn-ii")
    board.move(0, "bree").passing("hazard")
    assert attack_of(board.g) is None and "use:spider-of-the-morlat:3" in board.options()


def test_left_behind_but_no_wizard() -> None:
    board = Board().hazards("left-behind", "greed").hand("concealment")
    slot = board.company("rivendell", "gandalf")
    board.g.limit = 3
    assert "play:left-behind:0" not in board.attack(slot, strikes=5).options()


def test_exile_leaves_wizards() -> None:
    board = Board().event("smaug-at-home").hazards("exile-of-solitude", "greed").hand("concealment").dice(12, 12)
    slot = board.company("the-lonely-mountain", "gandalf")
    board.g.limit = 3
    board.attack(slot, race="dragon", prowess=5, source=board.card("smaug-at-home"), origin=BY_SITE)
    with pytest.raises(AssertionError):
        until(board, "play:exile-of-solitude:0")


def test_stored_items_only() -> None:
    board = Board().hazards("neither-so-ancient-nor-so-potent", "greed").deck("dodge").points("riders-of-rohan")
    board.company("rivendell", "eomer")
    assert "play:neither-so-ancient-nor-so-potent:0" not in board.move(0).passing("hazard").options()


def test_no_escape_for_unique_factions_once() -> None:
    board = Board().hazards("no-escape-from-my-magic", "greed").deck("dodge").points("riders-of-rohan")
    board.event("no-escape-from-my-magic")
    board.g.attach(board.card("no-escape-from-my-magic"), board.card("riders-of-rohan"))
    board.company("rivendell", "eomer")
    assert "play:no-escape-from-my-magic:0" not in board.move(0, "bree").passing("hazard").options()
    assert board.g.zone[board.card("riders-of-rohan")] == POINTS


def test_snufflers_smell_rangers() -> None:
    for name, roll, defeated in (
        ("boromir-ii", 4, False),
        ("boromir-ii", 5, True),
        ("aragorn-ii", 3, True),
        ("aragorn-ii", 2, False),
    ):
        board = facing("little-snuffler", names=(name,), dice=(12, roll)).event("helms-of-iron")
        through(board)
        assert (board.zone("little-snuffler") == POINTS) == defeated, (name, roll)


# No more and no less


def test_lorien_alone_is_changed() -> None:
    board = Board().event("balrog-of-moria")
    board.company("rivendell", "galadriel")
    assert site_type(board.g, board.site("lorien")) == f.FREE_HOLD
    assert site_type(board.g, board.site("grey-havens")) == f.HAVEN


@pytest.mark.parametrize(
    ("code", "creature", "where", "strikes", "prowess"),
    [("play:fell-beast:1", "khamul-the-easterling", {"path": "shadow-land"}, 1, -2),
     ("play:morgul-horse:1", "khamul-the-easterling", {"path": "shadow-land"}, 0, 0),
     ("play:fever-of-unrest:0", "smaug", {"path": "wilderness wilderness wilderness wilderness"}, 0, 0),
     ("play:fever-of-unrest:1", "leucaruth", {"path": "wilderness wilderness wilderness"}, 0, 0),
     ("play:frenzy-of-madness:1", "daelomin", {"site": "moria"}, 0, 0)],
)  # fmt: skip
def test_creatures_played_by_a_card(
    code: str, creature: str, where: dict[str, Any], strikes: int, prowess: int
) -> None:
    board = under_way(code.split(":")[1], creature, **where).do(code)
    unanswered(board)
    attack = attack_of(board.g)
    printed = f.face(creature)
    assert attack is not None and attack.strikes == printed.strikes + strikes
    assert attack.prowess == printed.prowess + prowess


def test_without_doors_nobody_comes_back() -> None:
    for event, choices in (("the-nazgul-are-abroad", 0), ("from-the-pits-of-angband", 1)):
        board = Board().event(event).discards("adunaphel", "ice-drake").deck(*["dodge"] * 12)
        board.company("rivendell", "frodo")
        board.end_of_turn()
        asked = 0
        while board.g.asks:
            asked += board.prompt() == "choose"
            board.do("pass" if "pass" in board.options() else board.options()[0])
        assert asked == choices, event


def test_one_more_on_body_checks() -> None:
    board = Board().event("traitor").hand("concealment").dice(2, 2, 8)
    board.company("rivendell", "boromir-ii", "frodo", "eomer")
    board.check("boromir-ii", -10).passing("target").do("target:frodo")
    through(board)
    assert board.wounded("frodo")  # 8 + 1 is no more than 9
    board = under_way("cruel-caradhras", start="moria", names=("frodo",), dice=(2, 8)).do("play:cruel-caradhras:0")
    unanswered(board)
    strike = strike_of(board.g)
    assert strike is not None and strike.strike_prowess(board.g) == 8
    through(board, "hazard")
    assert board.wounded("frodo")
    board = Board().hazards("tribal-totem", "greed").hand("concealment").dice(2, 7)
    board.g.limit = 1
    board.attack(board.company("rivendell", "aragorn-ii"), race="orcs", prowess=14).do("play:tribal-totem:0")
    unanswered(board)
    through(board)
    assert board.wounded("aragorn-ii")  # 7 + 2 is no more than 9
    for roll, defeated in ((2, False), (3, True)):
        board = Board().hazards("tribal-totem", "greed").hand("concealment").dice(12, roll)
        board.g.limit = 1
        board.attack(board.company("rivendell", "aragorn-ii"), race="orcs", prowess=8, body=5).do("play:tribal-totem:0")
        unanswered(board)
        attack = encounter_of(board.g)
        assert attack is not None
        through(board)
        assert bool(attack.defeated) == defeated


def test_the_crown_and_the_nine() -> None:
    board = facing("khamul-the-easterling", "fury-of-the-iron-crown", dice=(2, 2), bears="elven-cloak")
    until(board, "play:fury-of-the-iron-crown:0").do("play:fury-of-the-iron-crown:0")
    through(board)
    assert board.zone("khamul-the-easterling") == DISCARD


def test_bairanax_looks_for_creatures() -> None:
    board = Board().event("bairanax-at-home").hand("concealment")
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 3
    through(board.dice(12).attack(slot, race="animals", prowess=2, origin=BY_EVENT))
    assert board.g.limit == 3


def test_breath_of_nameless_drakes() -> None:
    board = facing("true-fire-drake", "dragons-breath", dice=(12,) * 8)
    before = fought(board)[1]
    board.do("play:dragons-breath:0")
    unanswered(board)
    strike = strike_of(board.g)
    assert strike is not None and strike.strike_prowess(board.g) == before
    while (attack := attack_of(board.g)) is not None and attack.origin == STRIKES_ONLY:
        board.do(next(code for code in board.options() if not code.startswith("stay")))
    assert board.g.laid_sum("attack-body", OF_SEAT) == 1 and fought(board)[1] == before - 2


def test_known_to_an_ounce_needs_a_dragon_without_one() -> None:
    board = under_way("known-to-an-ounce", doors=True)
    assert "play:known-to-an-ounce:1" not in board.options()
    board = under_way("known-to-an-ounce", "known-to-an-ounce", events=("smaug-at-home",))
    unanswered(board.do("play:known-to-an-ounce:1")).passing("hazard")
    assert "play:known-to-an-ounce:1" not in board.options()


def test_magic_far_away_is_not_felt() -> None:
    for faction, felt in (("rangers-of-the-north", True), ("southrons", False)):
        board = Board().hazards("greed").deck("dodge").points(faction).event("no-escape-from-my-magic").dice(2)
        board.g.attach(board.card("no-escape-from-my-magic"), board.card(faction))
        board.company("rivendell", "boromir-ii")
        board.move(0, "bree", "")
        board.do(next(code for code in board.options() if code.startswith("route"))).passing("hazard")
        assert bool(board.g.c_flags[0] & IDLE) == felt


def test_nothing_to_answer() -> None:
    assert "play:prowess-of-age:1" not in facing("smaug", "prowess-of-age").options()
    board = under_way("searching-eye", laid="ford")
    assert "play:searching-eye:1" not in board.options()


def test_rumours_bring_dragons_only() -> None:
    board = Board().hazards("wolves", "greed").hand("glamdring", "concealment")
    slot = board.company("barrow-downs", "aragorn-ii", "eomer")
    rumour = board.g.add(f.NUMBER["rumor-of-wealth"], 1, DISCARD)
    board.g.lay("rumour", board.site("barrow-downs"), 1, TURN, rumour)
    board.explore(slot).do("resource:glamdring:aragorn-ii")
    while board.g.asks and board.prompt() not in ("choose", "explore"):
        board.do("pass")
    assert board.prompt() != "choose"
    assert "play:rumor-of-wealth:0" not in under_way("rumor-of-wealth", site="moria").options()


def test_stormcrow_means_wizards() -> None:
    board = Board()
    board.company("rivendell", "elrond")
    before = influence(board.g, board.card("elrond"))
    assert influence(board.event("stormcrow").g, board.card("elrond")) == before


def test_not_twice() -> None:
    board = facing("itangast", "subtlety-of-guile", "subtlety-of-guile", names=("eomer",))
    unanswered(board.do("play:subtlety-of-guile:2"))
    assert "play:subtlety-of-guile:2" not in board.options()
    board = under_way("wraith-lord", "wraith-lord", path="dark-domain dark-domain")
    unanswered(board.do("play:wraith-lord:0")).passing("hazard")
    assert "play:wraith-lord:0" not in board.options()
    board = under_way("doubled-vigilance", "doubled-vigilance", site="moria")
    unanswered(board.do("play:doubled-vigilance:0")).passing("hazard")
    assert "play:doubled-vigilance:0" not in board.options()


def test_curses_stay_only_for_the_dead() -> None:
    for body_roll, lost in ((12, True), (2, False)):
        board = facing("orc-patrol", "bring-our-curses-home", names=("aragorn-ii", "frodo"), dice=(2, body_roll))
        board.do("play:bring-our-curses-home:0", "choose:aragorn-ii")
        unanswered(board).passing("target").do("target:aragorn-ii,frodo") if board.prompt() == "target" else None
        until(board, "face:frodo").do("face:frodo")
        through(board.dice(*[9] * 8))
        assert (board.zone("frodo") == OUT) == lost
        assert (board.bearer("bring-our-curses-home") == "aragorn-ii") == lost
        assert lost or board.zone("bring-our-curses-home") == DISCARD


def test_spells_elsewhere() -> None:
    board = Board().hand("wizards-flame").hazards("greed").event("in-the-heart-of-his-realm")
    board.attack(board.company("bree", "gandalf"), race="orcs", strikes=1)
    assert "play:wizards-flame:0" in board.options()


def test_arms_in_nurn_alone() -> None:
    board = Board().event("mordor-in-arms").hazards("greed").deck("dodge")
    board.company("rivendell", "aragorn-ii")
    board.move(0, "bree").passing("hazard")
    assert attack_of(board.g) is None and not board.logged("attack")


def test_what_ulmo_and_parting_leave() -> None:
    board = Board().event("the-reach-of-ulmo").hazards("greed").deck(*["dodge"] * 12).dice(12)
    board.company("moria", "aragorn-ii")
    through(board.move(0, "the-under-gates", "below"))
    assert board.where(0) == "the-under-gates" and board.zone("the-reach-of-ulmo") == PLAY
    board = Board().event("reluctant-final-parting").hazards("greed").deck(*["dodge"] * 12)
    board.company("lorien", "aragorn-ii")
    board.give("aragorn-ii", "treebeard")
    through(board.move(0, "wellinghall"))
    assert board.where(0) == "wellinghall" and board.zone("treebeard") == PLAY


# On guard, and of whom


@pytest.mark.parametrize("dragon", ["agburanar", "bairanax", "leucaruth"])
def test_dragons_come_home_on_guard_too(dragon: str) -> None:
    card = f"{dragon}-at-home"
    assert f"play:{card}:0" in under_way(card).options()
    assert on_guard(card, f.face(card).lair_of, "reveal:0")


def test_lava_on_guard() -> None:
    assert on_guard("the-black-enemys-wrath", "moria", "reveal:0")


def on_guard(card: str, site: str, code: str) -> bool:
    """Whether a card on guard can be turned up when a company has entered its site."""
    board = Board().hazards(card).hand("concealment")
    slot = board.company(site, "aragorn-ii")
    number = board.card(card)
    board.g._leave(number)
    board.g.zone[number] = GUARD
    board.g.c_guard[slot] = number
    return code in board.at_site(slot).do("enter").options()


def test_rumours_on_guard() -> None:
    board = Board().hazards("rumor-of-wealth", "smaug").hand("glamdring")
    slot = board.company("barrow-downs", "aragorn-ii")
    number = board.card("rumor-of-wealth")
    board.g._leave(number)
    board.g.zone[number] = GUARD
    board.g.c_guard[slot] = number
    board.explore(slot).do("resource:glamdring:aragorn-ii", "reveal:0")
    unanswered(board)
    assert "choose:smaug" in board.options()


def test_the_horse_carries_its_own_rider() -> None:
    for owner, offered in ((1, True), (0, False)):
        board = Board().hazards("morgul-horse", "greed").deck("dodge").event("adunaphel", seat=owner)
        rider = board.card("adunaphel")
        board.g.lay("permanent", rider, 1, FOREVER, rider)
        board.g.status[rider] = TAPPED
        board.company("rivendell", "eomer")
        assert ("play:morgul-horse:0" in board.move(0, "bree").passing("hazard").options()) == offered


def test_tremors_shake_a_company_on_its_way_below() -> None:
    for site, shaken in (("the-under-gates", True), ("bree", False)):
        board = under_way("earth-tremors", start="moria", site=site, names=("frodo",), dice=(12,))
        board.do("play:earth-tremors:0")
        unanswered(board)
        assert (attack_of(board.g) is not None or bool(board.logged("attack"))) == shaken
