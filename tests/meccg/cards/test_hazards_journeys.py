"""What hazard events do to journeys, sites and rest."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import fought, take, through, under_way, until
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks, printed_attack
from westmarch.games.meccg.rules.combat import EACH, STRIKES_ONLY, attack_of, strike_of
from westmarch.games.meccg.rules.company_movement import draws
from westmarch.games.meccg.rules.organization import Departures, declare_move
from westmarch.games.meccg.rules.piles import Draw
from westmarch.games.meccg.rules.site import CompanySite
from westmarch.games.meccg.terms import DISCARD, GUARD, MOVED, OF_COMPANY, OUT, PLAY, TURN
from westmarch.games.meccg.values import has_skill, influence


def lie_on(board: Board, name: str, site: str) -> Board:
    """A hazard lies on a site."""
    board.event(name)
    board.g.attach(board.card(name), board.site(site))
    return board


def leaving(event: str, start: str, *names: str, roll: int, on_site: bool = False) -> bool:
    """Whether a company can move although an event holds it up."""
    board = Board().dice(roll)
    slot = board.company(start, *names)
    lie_on(board, event, start) if on_site else board.event(event)
    declare_move(board.g, slot, board.site("bree"))
    board.run(Departures([slot]))
    return board.g.c_dest[slot] >= 0


@covers("siege", "song-of-the-lady")
def test_companies_that_are_held_up() -> None:
    assert not leaving("siege", "minas-tirith", "eomer", "boromir-ii", roll=6, on_site=True)
    assert leaving("siege", "minas-tirith", "eomer", "boromir-ii", roll=7, on_site=True)
    assert leaving("siege", "minas-tirith", "eomer", "frodo", roll=6, on_site=True)  # Frodo is a scout
    for names, least in ((("elrond",), 7), (("eomer",), 8), (("eomer", "frodo"), 9), (("gimli",), 5)):
        assert not leaving("song-of-the-lady", "lorien", *names, roll=least - 1)
        assert leaving("song-of-the-lady", "lorien", *names, roll=least)
    assert leaving("song-of-the-lady", "rivendell", "eomer", roll=2)


def test_siege_is_laid_on_a_site_and_attacks() -> None:
    board = under_way("siege", "siege", site="bree")
    unanswered(board.do("play:siege:0")).passing("hazard")
    assert board.g.host[board.card("siege")] == board.site("bree") and "play:siege:0" not in board.options()
    assert "play:siege:0" not in under_way("siege", site="moria").options()
    board = Board().hand("concealment")
    slot = board.company("bree", "aragorn-ii", "eomer", "frodo")
    lie_on(board, "siege", "bree").at_site(slot)
    assert fought(board) == (3, 7)


@covers("doubled-vigilance")
def test_doubled_vigilance() -> None:
    for roll, attacked in ((8, True), (9, False)):
        board = Board().hand("concealment").hazards("greed").dice(roll)
        slot = board.company("moria", "aragorn-ii", "eomer")
        lie_on(board, "doubled-vigilance", "moria").at_site(slot).do("enter")
        attack = attack_of(board.g)
        assert attack is not None and (attack.source == board.card("doubled-vigilance")) == attacked
        if attacked:
            assert fought(board) == (4, 9)
    board = Board().hand("concealment").hazards("doubled-vigilance").dice(2)
    slot = board.company("moria", "aragorn-ii", "eomer")
    card = board.card("doubled-vigilance")
    board.g._leave(card)
    board.g.zone[card] = GUARD
    board.g.c_guard[slot] = card
    board.at_site(slot).do("enter", "reveal:0")
    unanswered(board)
    assert board.g.host[card] == board.site("moria") and fought(board) == (4, 9)
    for site, doors, played in (
        ("moria", False, True),
        ("bree", False, False),
        ("bree", True, True),
        ("weathertop", True, True),
    ):
        options = under_way("doubled-vigilance", site=site, doors=doors).options()
        assert any(option.startswith("play:doubled-vigilance") for option in options) == played, site


@covers("known-to-an-ounce")
def test_known_to_an_ounce() -> None:
    board = Board().hand("concealment", "elven-cloak").event("smaug-at-home")
    slot = board.company("the-lonely-mountain", "aragorn-ii", "eomer")
    board.event("known-to-an-ounce")
    board.g.attach(board.card("known-to-an-ounce"), board.card("smaug-at-home"))
    board.hand("glamdring").explore(slot)
    board.do(next(code for code in board.options() if code.startswith("resource:glamdring:aragorn")))
    while board.g.asks and attack_of(board.g) is None:
        take(board)
    assert attack_of(board.g) is not None
    board = under_way("known-to-an-ounce", "known-to-an-ounce", site="the-lonely-mountain", events=("smaug-at-home",))
    unanswered(board.do("play:known-to-an-ounce:0")).passing("hazard")
    assert "play:known-to-an-ounce:0" not in board.options()
    unanswered(board.do("play:known-to-an-ounce:1")).passing("hazard")
    hosts = {board.g.host[c] for c in board.g.attached}
    assert {board.site("the-lonely-mountain"), board.card("smaug-at-home")} <= hosts
    assert not any("known" in o and o.startswith("play") for o in under_way("known-to-an-ounce", site="bree").options())


@covers("the-black-enemys-wrath")
def test_the_black_enemys_wrath() -> None:
    for site, more in (("moria", 1), ("the-under-gates", 1), ("barad-dur", 1), ("bree", 0), ("weathertop", 0)):
        board = Board()
        slot = board.company(site, "aragorn-ii")
        before = len(automatic_attacks(board.g, slot))
        board.event("the-black-enemys-wrath")
        assert len(automatic_attacks(board.g, slot)) == before + more, site
    board = Board().event("the-black-enemys-wrath").hand("concealment").hazards("greed").dice(12, 12, 12)
    slot = board.company("minas-morgul", "aragorn-ii", "frodo")
    board.give("aragorn-ii", "glamdring")
    board.g.here = slot
    board.run(printed_attack(board.g, slot, automatic_attacks(board.g, slot)[-1]))
    while board.prompt() != "stay":
        assert "play:concealment:0" not in board.options()
        take(board)
    strike = strike_of(board.g)
    assert strike is not None and strike.strike_prowess(board.g) == 6
    printed = board.g.face(strike.target).prowess
    assert strike.prowess(board.g) == printed  # no weapon counts
    strike.stays = True
    assert strike.prowess(board.g) == printed - 5
    assert (
        "play:the-black-enemys-wrath:0"
        not in under_way("the-black-enemys-wrath", events=("the-black-enemys-wrath",)).options()
    )


@covers("ireful-flames")
def test_ireful_flames() -> None:
    for site, items, offered in (
        ("the-lonely-mountain", ("glamdring",), False), ("the-lonely-mountain", ("glamdring", "elven-cloak"), True),
        ("moria", ("glamdring",), True),
    ):  # fmt: skip
        board = Board().event("ireful-flames").hand(*items)
        slot = board.company(site, "aragorn-ii", "eomer")
        board.explore(slot)
        code = "resource:glamdring:aragorn-ii"
        assert (code in board.options()) == offered, (site, items)
        if offered:
            board.do(code)
            if board.prompt() == "toll":
                board.do("discard:elven-cloak")
            assert board.bearer("glamdring") == "aragorn-ii"
            assert site == "moria" or board.zone("elven-cloak") == OUT
    board = Board().event("ireful-flames").deck("dodge")
    board.company("rivendell", "aragorn-ii")
    board.run(Draw(0, 1)).passing()
    assert board.zone("ireful-flames") == DISCARD


@covers("earth-tremors")
def test_earth_tremors() -> None:
    board = Board().event("earth-tremors").hand("concealment", "bridge").hazards("greed").deck("dodge").dice(12, 12, 12)
    board.company("moria", "aragorn-ii", "frodo")
    board.move(0, "the-under-gates", "below")
    while attack_of(board.g) is None:
        take(board)
    attack = attack_of(board.g)
    assert attack is not None and (attack.race, attack.manner, attack.prowess) == ("rock-fall", EACH, 7)
    while board.g.asks and attack_of(board.g) is not None:
        assert "play:concealment:0" not in board.options()
        take(board)
    board = Board().event("earth-tremors").hand("bridge").hazards("greed").deck("dodge", "block")
    board.company("bree", "aragorn-ii")
    board.move(0, "rivendell")
    for _ in range(30):
        if not board.g.asks:
            break
        assert "play:bridge:0" not in board.options()
        take(board)


@covers("cruel-caradhras")
def test_cruel_caradhras() -> None:
    board = under_way("cruel-caradhras", start="moria", site="bree", names=("aragorn-ii", "frodo"), dice=(2, 9, 12))
    board.do("play:cruel-caradhras:0")
    unanswered(board)
    attack = attack_of(board.g)
    assert attack is not None and attack.origin == STRIKES_ONLY
    until(board, "face:frodo").do("face:frodo")
    through(board, "hazard")
    # A roll of 2 against prowess 8 wounds, and 9 + 1 is more than a body of 9.
    assert board.zone("frodo") == OUT and len(board.logged("strike")) == 2
    assert "play:cruel-caradhras:0" not in under_way("cruel-caradhras", start="rivendell", site="bree").options()
    assert "play:cruel-caradhras:0" not in under_way("cruel-caradhras", start="lorien", site="moria").options()


@covers("shadow-of-mordor")
def test_shadow_of_mordor() -> None:
    for shadow, doors in ((False, False), (True, False), (True, True)):
        board = Board().hazards("greed").deck(*["dodge"] * 9).deck(*["block"] * 9, seat=1)
        if shadow:
            board.event("shadow-of-mordor")
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "aragorn-ii", "eomer", "gimli")
        board.move(0, "moria")
        limit = board.logged("limit")[0]["count"]
        drawn = 1
        while board.prompt() == "draw" and board.to_act() == 0:
            board.do("draw")
            drawn += 1
        theirs = 1
        while board.prompt() == "draw":
            board.do("draw")
            theirs += 1
        board.passing("hazard")
        assert drawn == f.face("moria").own_draws and drawn > 1
        assert board.g.limit == limit + (drawn - 1) * shadow
        assert theirs == f.face("moria").other_draws + (drawn - 1) * doors


@covers("noose-of-the-sea")
def test_noose_of_the_sea() -> None:
    for path, left in (("coastal-sea", 0), ("wilderness", 1)):
        board = Board().hazards("noose-of-the-sea", "greed").hand("ford").deck("dodge")
        slot = board.company("grey-havens", "aragorn-ii")
        board.g.lay("keyed", OF_COMPANY + slot, 2, TURN, board.card("ford"))
        board.event("noose-of-the-sea")
        board.g.put(board.card("ford"), DISCARD)
        board.move(slot, "himring" if path == "coastal-sea" else "bag-end").passing("hazard")
        assert int(board.g.has_laid("keyed", OF_COMPANY + slot)) == left
    board = under_way("noose-of-the-sea", path="coastal-sea")
    board.hand("ford")
    board.g.lay("keyed", OF_COMPANY, 2, TURN, board.card("ford"))
    unanswered(board.do("play:noose-of-the-sea:0"))
    assert not board.g.has_laid("keyed", OF_COMPANY)


@covers("winds-of-wrath", "chance-of-being-lost")
def test_other_sites_than_meant() -> None:
    board = under_way("winds-of-wrath", path="coastal-sea", start="grey-havens", site="himring", doors=True)
    board.do("play:winds-of-wrath:0")
    choices = [code for code in board.options() if code.startswith("choose:")]
    if choices:
        assert "choose:moria" not in choices and "choose:himring" not in choices
        board.do("choose:tolfalas")
    unanswered(board)
    if board.prompt() == "choose":
        board.do("choose:tolfalas")
    assert board.g.target_face(0).id == "tolfalas" and board.g.owners[board.g.c_dest[0]] == 0
    assert "play:winds-of-wrath:0" not in under_way("winds-of-wrath", path="coastal-sea").options()
    assert "play:winds-of-wrath:0" not in under_way("winds-of-wrath", doors=True).options()
    for names, roll, lost in ((("boromir-ii",), 7, True), (("boromir-ii",), 6, False), (("aragorn-ii",), 8, False)):
        board = under_way("chance-of-being-lost", names=names, dice=(roll,))
        unanswered(board.do("play:chance-of-being-lost:0"))
        if board.prompt() == "choose":
            assert "choose:moria" not in board.options()
            board.do(board.options()[0])
        assert (board.g.target_face(0).id != "bree") == lost
        near = f.DISTANCE[f.face("bree").region][board.g.target_face(0).region]
        assert near <= 1 and board.g.owners[board.g.c_dest[0]] == 0


@covers("the-reach-of-ulmo")
def test_the_reach_of_ulmo() -> None:
    board = Board().hazards("the-reach-of-ulmo", "greed").deck("dodge").dice(5)
    board.company("the-under-gates", "aragorn-ii")
    goal = next(name for name, number in f.face("the-under-gates").adjacent.items() if number == 6 or number == 7)
    board.move(0, goal, "below")
    assert board.prompt() == "foreseen"
    board.do("play:the-reach-of-ulmo:0")
    unanswered(board)
    assert board.zone("the-reach-of-ulmo") == PLAY
    rolled = board.logged("below")
    assert rolled and rolled[0]["roll"] == 3
    board = Board().event("the-reach-of-ulmo").hazards("greed").deck("dodge").dice(12)
    board.company("the-under-gates", "aragorn-ii")
    through(board.move(0, goal, "below"))
    assert board.where(0) == goal and board.zone("the-reach-of-ulmo") == DISCARD
    board = Board().event("the-reach-of-ulmo").hand("ford")
    slot = board.company("rivendell", "aragorn-ii")
    board.organization().do("play:ford:0")
    unanswered(board)
    assert not board.g.has_laid("keyed", OF_COMPANY + slot) and board.zone("the-reach-of-ulmo") == PLAY
    board.end_of_turn().passing()
    assert board.zone("the-reach-of-ulmo") == DISCARD


@covers("reluctant-final-parting")
def test_reluctant_final_parting() -> None:
    for site, parted in (("wellinghall", False), ("lorien", False), ("rivendell", True), ("the-under-gates", True)):
        board = Board().hazards("reluctant-final-parting", "greed").deck("dodge")
        slot = board.company(site, "aragorn-ii")
        board.give("aragorn-ii", "treebeard")
        board.move(slot).passing("hazard").do("play:reluctant-final-parting:0")
        unanswered(board)
        assert (board.zone("treebeard") == DISCARD) == parted, site
    board = Board().event("reluctant-final-parting").hazards("greed").deck(*["dodge"] * 12)
    slot = board.company("lorien", "aragorn-ii")
    board.give("aragorn-ii", "treebeard")
    through(board.move(slot, "rivendell"))
    assert board.g.c_flags[slot] & MOVED and board.zone("treebeard") == DISCARD


@covers("in-the-heart-of-his-realm")
def test_in_the_heart_of_his_realm() -> None:
    for site, lost in (("barad-dur", True), ("mount-doom", True), ("bree", False)):
        board = Board().event("in-the-heart-of-his-realm").hand("concealment")
        board.company(site, "gandalf", "elrond")
        assert has_skill(board.g, board.card("elrond"), "sage") != lost and has_skill(
            board.g, board.card("elrond"), "warrior"
        )
    for realm in (False, True):
        board = Board().hand("wizards-flame").hazards("greed")
        if realm:
            board.event("in-the-heart-of-his-realm")
        slot = board.company("barad-dur", "gandalf", "elrond")
        board.attack(slot, race="orcs", strikes=2)
        assert (board.prompt() == "defend" and "play:wizards-flame:0" in board.options()) != realm
    for path, less in (("dark-domain", 1), ("wilderness", 0)):
        counts = []
        for events in ((), ("in-the-heart-of-his-realm",)):
            board = under_way(path=path, site="mount-doom", events=events)
            counts.append(draws(board.g, 0, own=True))
        assert counts[0] - counts[1] == less


@covers("stormcrow")
def test_stormcrow() -> None:
    board = Board().hazards("stormcrow", "greed").deck("dodge")
    board.company("rivendell", "gandalf", "aragorn-ii", "eomer", "gimli")
    board.company("lorien", "elrond")
    plain = influence(board.g, board.card("gandalf"))
    for slot in (0, 1):
        card = board.g.add(f.NUMBER["fellowship"], 0, 1)
        board.g.lay_on_table(card, slot)
    board.move(0, "bree").passing("hazard").do("play:stormcrow:0")
    unanswered(board)
    left = [board.g.company[c] for c in board.g.table if board.g.face(c).id == "fellowship"]
    assert left == [1] and influence(board.g, board.card("gandalf")) == plain - 2
    board.event("doors-of-night")
    assert influence(board.g, board.card("gandalf")) == plain - 4
    for wizard, offered in (("gandalf", False), ("elrond", True)):
        board = Board().event("stormcrow").hand("fellowship")
        board.company("rivendell", wizard, "aragorn-ii", "eomer", "gimli")
        board.organization()
        if "play:fellowship:0" in board.options():
            board.do("play:fellowship:0")
            unanswered(board)
        on = [c for c in board.g.table if board.g.face(c).id == "fellowship" and board.g.company[c] >= 0]
        assert bool(on) == offered


@pytest.mark.parametrize(
    ("name", "site", "roll", "rested"),
    [
        ("eomer", "moria", 9, False),
        ("eomer", "moria", 10, True),
        ("gandalf", "moria", 2, True),
        ("eomer", "bree", 2, True),
    ],
)
@covers("worn-and-famished")
def test_worn_and_famished(name: str, site: str, roll: int, rested: bool) -> None:
    board = Board().event("worn-and-famished").dice(roll)
    board.company(site, f"{name}/tapped")
    board.untap().passing()
    assert board.tapped(name) != rested


def test_a_company_that_falls_at_the_gates_enters_nothing() -> None:
    board = Board().hand("concealment").dice(2, 12, 2, 12, 2, 12)
    slot = board.company("bree", "frodo")
    lie_on(board, "siege", "bree").run(CompanySite(slot))
    through(board)
    assert board.g.c_owner[slot] < 0 or board.zone("frodo") == PLAY
