"""What characters, Wizards and agents do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg.rules.agents import AgentAttack, forbids_action, forbids_agent_move
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.checks import attempt_modifier
from westmarch.games.meccg.rules.combat import attack_of, prowess_of
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, POINTS
from westmarch.games.meccg.values import check_modifier, hand_size, influence, prowess

#: How much more direct influence somebody has against a card than against others.
INFLUENCE = {
    "anborn": ("men-of-lebennin", 2), "aragorn-ii": ("rangers-of-the-north", 2), "arinmir": ("variags-of-khand", 2),
    "arwen": ("aragorn-ii", 7), "balin": ("kili", 1), "bard-bowman": ("men-of-northern-rhovanion", 2),
    "beorn": ("beornings", 2), "beretar": ("rangers-of-the-north", 2), "boromir-ii": ("men-of-anorien", 2),
    "celeborn": ("galadriel", 5), "cirdan": ("elves-of-lindon", 2), "damrod": ("men-of-lamedon", 2),
    "denethor-ii": ("tower-guard-of-minas-tirith", 2), "eomer": ("riders-of-rohan", 2),
    "erkenbrand": ("riders-of-rohan", 2), "faramir": ("rangers-of-ithilien", 2), "galva": ("men-of-dorwinion", 2),
    "ghan-buri-ghan": ("woses-of-old-pukel-land", 2), "halbarad": ("hillmen", 2), "haldalam": ("easterlings", 4),
    "imrahil": ("knights-of-dol-amroth", 2), "legolas": ("wood-elves", 2), "mablung": ("men-of-anfalas", 2),
    "peath": ("dunlendings", 4), "theoden": ("riders-of-rohan", 2), "thranduil": ("wood-elves", 2),
    "voteli": ("lossoth", 2), "vygavril": ("southrons", 2), "wacho": ("woodmen", 2), "brand": ("men-of-dale", 2),
    "galdor": ("legolas", 1), "thrain-ii": ("iron-hill-dwarves", 3), "adrazar": ("hillmen", 1),
    "glorfindel-ii": ("legolas", 1), "gloin": ("blue-mountain-dwarves", 3), "gimli": ("iron-hill-dwarves", 2),
    "dain-ii": ("iron-hill-dwarves", 2), "thorin-ii": ("blue-mountain-dwarves", 4),
    # Agents
    "dror": ("kili", 2), "elwen": ("legolas", 2), "firiel": ("men-of-lebennin", 2), "fori-the-beardless": ("kili", 2),
    "nimloth": ("wood-elves", 2), "om-buri-om": ("woses-of-old-pukel-land", 3),
    "pon-ora-pon": ("woses-of-the-druadan-forest", 3), "surion": ("faramir", 2), "wormtongue": ("theoden", 4),
    "lobelia-sackville-baggins": ("frodo", 3), "freca": ("dunlendings", 1), "wolf": ("dunlendings", 2),
}  # fmt: skip
#: Against whom nobody of them has any bonus.
STRANGER = "wargs"


@pytest.mark.parametrize("name", covered(INFLUENCE))
def test_influence_with_friends(name: str) -> None:
    friend, bonus = INFLUENCE[name]
    board = Board().hand(friend, STRANGER)
    board.company("rivendell", name)
    mine, plain = board.card(name), influence(board.g, board.card(name), board.card(STRANGER))
    assert influence(board.g, mine, board.card(friend)) - plain == bonus


def test_second_bonuses() -> None:
    for name, friend, bonus in (
        ("dain-ii", "eomer", 1), ("gimli", "wood-elves", 1), ("gloin", "kili", 1), ("thorin-ii", "kili", 2),
        ("firiel", "faramir", 2), ("wormtongue", "riders-of-rohan", 4), ("freca", "riders-of-rohan", 1),
    ):  # fmt: skip
        board = Board().hand(friend, STRANGER)
        board.company("rivendell", name)
        mine, plain = board.card(name), influence(board.g, board.card(name), board.card(STRANGER))
        assert influence(board.g, mine, board.card(friend)) - plain == bonus, name
    board = Board().hand("wood-elves", "hillmen")
    board.company("rivendell", "glorfindel-ii")
    mine = board.card("glorfindel-ii")
    assert influence(board.g, mine, board.card("wood-elves")) == influence(board.g, mine, board.card("hillmen"))


ORC_FIGHTERS = {
    "balin": 2, "bifur": 1, "bofur": 1, "bombur": 1, "dain-ii": 2, "dori": 1, "dwalin": 1, "elladan": 1, "elrohir": 1,
    "fili": 1, "gildor-inglorion": 2, "gimli": 2, "gloin": 1, "kili": 1, "nori": 1, "oin": 1, "ori": 1, "thorin-ii": 3,
}  # fmt: skip


@pytest.mark.parametrize("name", covered(ORC_FIGHTERS))
def test_fighters_against_orcs(name: str) -> None:
    for race, bonus in (("orcs", ORC_FIGHTERS[name]), ("men", 0)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", name)
        plain = prowess(board.g, board.card(name))
        board.attack(slot, race=race, prowess=30).do(f"tap:{name}")
        assert prowess(board.g, board.card(name)) - plain == bonus


CLUMSY = (
    "barliman-butterbur", "beregond", "bifur", "bofur", "bombur", "dori", "dwalin", "fili", "forlong", "haldir", "hama",
    "kili", "nori", "ori", "orophin",
)  # fmt: skip


@pytest.mark.parametrize("name", covered(CLUMSY))
def test_clumsy_with_factions(name: str) -> None:
    board = Board().hand("hillmen")
    board.company("rivendell", name, "elrond")
    mine = board.card(name)
    against_faction = attempt_modifier(board.g, mine, board.card("hillmen"))
    assert against_faction - attempt_modifier(board.g, mine, board.card("elrond")) == -1


@pytest.mark.parametrize("name", covered(("eowyn", "galva", "peath", "voteli", "vygavril")))
def test_banes_of_the_nazgul(name: str) -> None:
    bonus = 5 if name in ("peath", "voteli") else 6
    board = Board().dice(12, 6)
    slot = board.company("rivendell", name)
    plain = prowess(board.g, board.card(name))
    board.creature(slot, "adunaphel").do(f"tap:{name}")
    # Adunaphel's body of 10 is halved: 6 is enough.
    assert board.logged("strike")[0]["total"] == 12 + plain + bonus
    assert board.logged("body")[0]["body"] == 5 and board.zone("adunaphel") == POINTS


@covers("fram-framson")
def test_fram_against_dragons() -> None:
    for race, bonus in (("dragon", 3), ("drake", 3), ("orcs", 0)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "fram-framson")
        plain = prowess(board.g, board.card("fram-framson"))
        board.attack(slot, race=race, prowess=30).do("tap:fram-framson")
        assert prowess(board.g, board.card("fram-framson")) - plain == bonus


@pytest.mark.parametrize(
    ("name", "home"), [("elrond", "rivendell"), ("galadriel", "lorien"), ("cirdan", "grey-havens")]
)
@covers("elrond", "galadriel")
def test_lords_of_havens_keep_a_card(name: str, home: str) -> None:
    for site, size in ((home, 9), ("edhellond", 8)):
        board = Board()
        board.company(site, name)
        assert hand_size(board.g, 0) == size


def test_cirdan_by_the_sea() -> None:
    for key, works in (("land-coastal-sea", True), ("land-wilderness", False)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "cirdan", "merry")
        board.creature(slot, "sea-serpent", key)
        assert ("use:cirdan:1" in board.options()) == works
    board = Board()
    slot = board.company("rivendell", "cirdan")
    board.creature(slot, "sea-serpent", "land-coastal-sea").do("use:cirdan:1")
    assert board.tapped("cirdan") and not board.logged("strike")


#: Hobbits and others whose text is their corruption checks or nothing at all.
PLAIN = {
    "annalena": 0, "bergil": 0, "bilbo": 4, "frodo": 4, "gamling-the-old": 0, "merry": 2, "pippin": 2,
    "robin-smallburrow": 2, "sam-gamgee": 3,
}  # fmt: skip


@pytest.mark.parametrize("name", covered(PLAIN))
def test_checks_of_hobbits_and_plain_characters(name: str) -> None:
    board = Board().dice(7)
    board.company("rivendell", name)
    board.give(name, "the-one-ring")
    assert check_modifier(board.g, board.card(name)) == PLAIN[name]
    board.check(name).passing()
    assert board.logged("check")[0]["total"] == 7 + PLAIN[name]


@covers("fatty-bolger")
def test_fatty_bolger_takes_a_strike_upon_himself() -> None:
    for target, works in (("merry", True), ("eomer", False), ("fatty-bolger", False)):
        board = Board().hand("dodge")
        slot = board.company("rivendell", "fatty-bolger", "merry", "eomer")
        board.attack(slot, prowess=20).do(f"target:{target}", f"tap:{target}")
        assert ("use:fatty-bolger:0" in board.options()) == works
    board = Board()
    slot = board.company("rivendell", "fatty-bolger", "merry")
    board.attack(slot, prowess=20).do("target:merry", "tap:merry", "use:fatty-bolger:0")
    assert board.tapped("fatty-bolger") and not board.tapped("merry") and not board.logged("strike")


@covers("ioreth")
def test_ioreth_heals_all() -> None:
    for names, healed in (
        (("ioreth", "boromir-ii/wounded", "eomer/wounded"), True),
        (("boromir-ii/wounded", "eomer/wounded", "merry"), False),
    ):
        board = Board()
        board.company("rivendell", *names)
        bearer = "ioreth" if healed else "merry"
        board.give(bearer, "healing-herbs").organization().do("use:healing-herbs:0", "choose:boromir-ii")
        assert board.status("boromir-ii") == 0 and (board.status("eomer") == 0) == healed


@covers("folco-boffin")
def test_folco_makes_room_for_a_hobbit() -> None:
    board = Board().hand("pippin", "eomer")
    board.company("rivendell", "folco-boffin", "elrond")
    board.organization().do("use:folco-boffin:0")
    assert board.prompt() == "place"
    board.do("enter_company:company0")
    assert board.zone("pippin") == PLAY and board.zone("folco-boffin") == DISCARD
    board = Board().hand("pippin")
    board.company("bree", "folco-boffin", "elrond")
    assert "use:folco-boffin:0" not in board.organization().options()


@covers("gandalf")
def test_gandalf_tests_only_rings_of_his_company() -> None:
    board = Board().dice(7)
    board.company("rivendell", "gandalf", "merry")
    board.company("lorien", "frodo")
    board.give("frodo", "fair-gold-ring")
    assert "use:gandalf:0" not in board.organization().options()
    board.give("merry", "precious-gold-ring").organization().do("use:gandalf:0")
    assert board.tapped("gandalf") and board.zone("precious-gold-ring") == DISCARD


@covers("saruman")
def test_saruman_takes_a_spell_back() -> None:
    board = Board().discards("vanishment", "dodge")
    board.company("rivendell", "saruman")
    board.end_of_turn().do("use:saruman:1")
    assert board.zone("vanishment") == HAND and board.zone("dodge") == DISCARD and board.tapped("saruman")


@covers("radagast")
def test_radagast_draws_for_every_wilderness() -> None:
    # Two cards of Bag End; Radagast has one more for each of the two Wildernesses of the path.
    for who, draws in (("radagast", 4), ("gandalf", 2)):
        board = Board().deck(*["dodge"] * 12).hazards("wolves")
        board.company("rivendell", who)
        board.move(0, "bag-end")
        while board.prompt() == "draw":
            board.do("draw")
        assert len(board.g.hand(0)) == draws


@covers("pallando")
def test_pallando_sees_what_is_discarded() -> None:
    for who, known in (("pallando", 1), ("gandalf", 0)):
        board = Board().hand("dodge", seat=1)
        board.company("rivendell", who)
        board.g.put(board.card("dodge"), DISCARD)
        assert board.g.known[board.card("dodge")] == known
    board = Board()
    board.company("rivendell", "pallando")
    assert hand_size(board.g, 0) == 9


@covers("alatar")
def test_alatar_hurries_to_an_attacked_company() -> None:
    board = Board().dice(12, 9).hand("dodge")
    slot = board.company("bree", "merry", "eomer")
    board.company("rivendell", "alatar", "pippin")
    board.give("alatar", "gwaihir").creature(slot, "wargs")
    assert "use:alatar:1" in board.options()
    board.do("use:alatar:1")
    assert board.g.company[board.card("alatar")] == slot and board.zone("gwaihir") == DISCARD
    board.passing("target")
    board.do("target:eomer")
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    struck = [entry["card"] for entry in board.logged("strike")]
    assert board.card("alatar") in struck and board.status("alatar") != 0


def test_alatar_stays_where_he_is_away_from_havens() -> None:
    board = Board().hand("dodge")
    slot = board.company("bree", "merry", "eomer")
    board.company("edoras", "alatar")
    board.creature(slot, "wargs")
    assert "use:alatar:1" not in board.options()


def test_alatar_lets_the_opponent_draw_less() -> None:
    for who, drawn in (("alatar", 1), ("gandalf", 2)):
        board = Board().deck(*["dodge"] * 5).deck(*["wolves"] * 9, seat=1)
        board.company("rivendell", who)
        board.move(0, "bag-end")
        while board.prompt() == "draw":
            board.do("draw")
        assert len(board.g.hand(1)) == drawn


# Agents


def agent(name: str, site: str = "", *, down: bool = False) -> Board:
    """An agent in play, at a site if one is named; a company moves there."""
    board = Board().event(name)
    if site:
        board.g.attach(board.site(site, 1), board.card(name))
    board.g.known[board.card(name)] = 0 if down else 1
    return board


@pytest.mark.parametrize("name", covered(("elwen", "nimloth", "anarin")))
def test_agents_who_enter_havens(name: str) -> None:
    for who, refused in ((name, None), ("ivic", "meccg.agent.action.move.not-haven-nor-deeps")):
        board = agent(who, "woodmen-town")
        board.g.limit = 2
        for site in ("lorien", "rivendell", "grey-havens", "edhellond"):
            answer = forbids_agent_move(board.g, 1, board.card(who), board.site(site, 1))
            assert answer in (refused, "meccg.agent.action.move.range" if refused is None else refused)


def test_lobelia_does_not_go_far() -> None:
    board = agent("lobelia-sackville-baggins", "bag-end")
    board.g.limit = 2
    lobelia = board.card("lobelia-sackville-baggins")
    assert forbids_agent_move(board.g, 1, lobelia, board.site("bree", 1)) in (None, "meccg.agent.action.move.range")
    assert forbids_agent_move(board.g, 1, lobelia, board.site("weathertop", 1)) == "meccg.game.card-text-wins"


@covers("my-precious")
def test_my_precious_acts_twice_and_the_second_time_for_nothing() -> None:
    board = agent("my-precious", "moria")
    board.g.limit, board.g.spent = 1, 1
    gollum = board.card("my-precious")
    assert forbids_action(board.g, 1, gollum) == "meccg.agent.action.counts-for-limit"
    board.g.lay("hunted", gollum, 1, 0)
    assert forbids_action(board.g, 1, gollum) is None
    board.g.lay("hunted", gollum, 1, 0)
    assert forbids_action(board.g, 1, gollum) is not None
    board.g.known[gollum] = 0
    board.g.laid.pop()
    assert forbids_action(board.g, 1, gollum) is not None


def test_my_precious_steals_a_ring() -> None:
    board = agent("my-precious", "moria").dice(12, 2, 2)
    slot = board.company("moria", "frodo")
    agent_attacks(board.give("frodo", "the-one-ring", "elven-cloak"), "my-precious", slot)
    assert board.zone("the-one-ring") == DISCARD and board.zone("my-precious") == DISCARD


def test_my_precious_may_be_caught_as_gollum() -> None:
    board = agent("my-precious", "moria").hand("gollum").dice(2, 6, 2)
    slot = board.company("moria", "aragorn-ii", "eomer")
    agent_attacks(board, "my-precious", slot, "may").do("yes")
    if board.prompt() == "choose":
        board.do(board.options()[-1])
    assert board.zone("gollum") == PLAY and board.bearer("gollum") and board.zone("my-precious") == DISCARD


def agent_attacks(board: Board, name: str, slot: int, stop: str = "") -> Board:
    """The agent attacks; nobody plays anything."""
    board.g.here = slot
    board.run(AgentAttack(board.card(name), slot))
    while board.g.asks and not (stop and board.prompt() == stop):
        options = [option for option in board.options() if not option.startswith("stay")]
        board.do("pass" if "pass" in options else options[0])
    return board


@covers("taladhan")
def test_taladhan_robs_and_does_not_wound() -> None:
    board = agent("taladhan", "moria").dice(12, 2)
    slot = board.company("moria", "merry")
    agent_attacks(board.give("merry", "elven-cloak"), "taladhan", slot)
    assert board.zone("elven-cloak") == DISCARD and not board.wounded("merry")


@covers("elerina")
def test_elerina_strikes_twice() -> None:
    board = agent("elerina", "moria")
    slot = board.company("moria", "merry", "eomer")
    board.g.here = slot
    board.run(AgentAttack(board.card("elerina"), slot))
    board.do("use:elerina:0")
    assert board.tapped("elerina")
    assert board.g.laid_sum("strikes", 200_000) == 1


@pytest.mark.parametrize(("name", "bonus"), [("anarin", 0), ("the-grimburgoth", 2)])
@covers("the-grimburgoth")
def test_agents_who_waylay_a_moving_company(name: str, bonus: int) -> None:
    board = agent(name, "moria").deck("dodge", "block")
    board.company("lorien", "merry", "eomer")
    plain = board.g.face(board.card(name)).prowess
    board.move(0, "moria")
    board.passing("hazard")
    board.do(next(o for o in board.options() if o.startswith(f"use:{name}")))
    board.passing("target")
    attack = board.g.innermost(AttackOn)
    assert attack is not None
    home = 2 if "moria" in board.g.face(board.card(name)).homes else 0
    assert attack.prowess == plain + bonus + home and board.to_act() == 1


@covers("baduila")
def test_baduila_leads_astray() -> None:
    board = agent("baduila", "moria").deck("dodge")
    board.company("lorien", "merry", "eomer")
    board.move(0, "moria").passing("hazard")
    board.do("use:baduila:0").passing()
    assert board.zone("baduila") == DISCARD and board.where(0) == "lorien"


@covers("golodhros")
def test_golodhros_influences() -> None:
    board = agent("golodhros", "moria").dice(12, 2)
    board.company("moria", "merry/tapped")
    board.move(0).passing("hazard")
    assert any(option.startswith("use:golodhros") for option in board.options())


#: Agents without any text: they attack with what is printed.
PLAIN_AGENTS = (
    "bill-ferny", "dasakun", "deallus", "eun", "gergeli", "gisulf", "herion", "ivic", "juoma", "leamon", "raisha",
    "woffung",
)  # fmt: skip


@pytest.mark.parametrize("name", covered(PLAIN_AGENTS))
def test_plain_agents_attack(name: str) -> None:
    board = agent(name, "moria").hand("concealment")
    slot = board.company("moria", "aragorn-ii", "eomer")
    board.g.here = slot
    board.run(AgentAttack(board.card(name), slot))
    attack = attack_of(board.g)
    assert attack is not None and attack.strikes == 1
    home = 2 if "moria" in board.g.face(board.card(name)).homes else 0
    assert prowess_of(board.g, attack) == board.g.face(board.card(name)).prowess + home
