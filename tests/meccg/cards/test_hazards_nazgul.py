"""What hazard events with Nazgûl and the Undead do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import facing, fought, permanent, through, under_way
from meccg.cards.test_hazard_events_combat import against, on_the_way, unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of, encounter_of
from westmarch.games.meccg.rules.creatures import creature_options, keys
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY
from westmarch.games.meccg.values import body, influence


@covers("fell-beast")
def test_fell_beast_on_an_attack_and_to_bring_one() -> None:
    board = facing("hoarmurath-of-dir", "fell-beast", names=("aragorn-ii", "eomer", "gimli"))
    before = fought(board)
    unanswered(board.do("play:fell-beast:0"))
    assert fought(board) == (before[0] + 1, before[1] - 2)
    board.passing("target")
    assert board.to_act() == 1  # the attacker chooses
    board = under_way("fell-beast", "hoarmurath-of-dir", path="shadow-land")
    assert "play:fell-beast:1" not in on_the_way("fell-beast", "hoarmurath-of-dir", site="bree").options()
    spent = board.g.spent
    unanswered(board.do("play:fell-beast:1"))
    attack = attack_of(board.g)
    assert attack is not None and attack.key in ("land-shadow-land", "type-shadow-hold")
    assert board.g.spent == spent + 2 and attack.manner & ATTACKER_CHOOSES
    assert "play:fell-beast:0" not in facing("orc-patrol", "fell-beast").options()


@covers("morgul-horse")
def test_morgul_horse() -> None:
    board = under_way("morgul-horse", "khamul-the-easterling", path="shadow-land")
    unanswered(board.do("play:morgul-horse:1"))
    assert attack_of(board.g) is not None
    board = Board().hazards("morgul-horse", "greed").deck("dodge").declaring_in_a_row()
    permanent(board, "adunaphel")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "bree").passing("hazard")
    assert "play:morgul-horse:0" not in board.options()  # nothing is tapped yet
    board.do("use:adunaphel:1", "choose:eomer")
    while board.prompt() in ("respond", "go-on") and "play:morgul-horse:0" not in board.options():
        board.do("pass")
    board.do("play:morgul-horse:0")
    while board.prompt() in ("respond", "go-on"):
        board.do("pass")
    assert board.zone("adunaphel") == HAND and board.tapped("eomer")


@pytest.mark.parametrize(
    ("blade", "attacker", "more"),
    [("morgul-knife", "khamul-the-easterling", 2), ("the-pale-sword", "khamul-the-easterling", 1),
     ("the-pale-sword", "witch-king-of-angmar", 2)],
)  # fmt: skip
@covers("morgul-knife", "the-pale-sword")
def test_blades(blade: str, attacker: str, more: int) -> None:
    way = 1 if attacker == "witch-king-of-angmar" else 0
    board = permanent(facing(attacker, blade, dice=(2, 2)), "ren-the-unclean")
    before = fought(board)
    unanswered(board.do(f"play:{blade}:{way}"))
    assert fought(board) == (before[0], before[1] + more)
    through(board)
    assert board.wounded("aragorn-ii") and board.bearer(blade) == "aragorn-ii"
    # Nobody is wounded: the card is gone. On other attackers it cannot be played.
    board = facing(attacker, blade, dice=(12, 12, 12, 12))
    unanswered(board.do(f"play:{blade}:{way}"))
    through(board)
    assert board.zone(blade) == DISCARD
    assert f"play:{blade}:{way}" not in facing("orc-patrol", blade).options()


@pytest.mark.parametrize(("blade", "number"), [("morgul-knife", 4), ("the-pale-sword", 5)])
def test_blades_are_removed_instead_of_resting(blade: str, number: int) -> None:
    for roll, gone in ((number, False), (number + 1, True)):
        board = Board().dice(roll)
        board.company("rivendell", "aragorn-ii/tapped", "eomer/tapped")
        board.give("aragorn-ii", blade).untap().do(f"cleanse:{blade}")
        board.passing()
        assert (board.zone(blade) == DISCARD) == gone
        assert board.tapped("aragorn-ii") and not board.tapped("eomer")
    board = Board()
    board.company("bree", "aragorn-ii/tapped")
    board.give("aragorn-ii", blade).untap()
    assert board.prompt() != "cleanse" and not board.tapped("aragorn-ii")


@covers("the-nazgul-are-abroad")
def test_the_nazgul_are_abroad() -> None:
    for item, site, found in (
        ("the-one-ring", "bree", True), ("precious-gold-ring", "bree", False), ("precious-gold-ring", "moria", True),
        ("elven-cloak", "moria", False), ("the-one-ring", "rivendell", False), ("the-one-ring", "minas-tirith", False),
    ):  # fmt: skip
        board = Board().event("the-nazgul-are-abroad").hazards("khamul-the-easterling", "greed").deck("dodge")
        slot = board.company(site, "frodo")
        board.give("frodo", item).move(slot).passing("hazard")
        face = board.g.face(board.card("khamul-the-easterling"))
        assert bool([key for key in keys(board.g, face, slot) if key.startswith("type-")]) == found, (item, site)
    for doors in (False, True):
        board = Board().event("the-nazgul-are-abroad").discards("adunaphel").discards("ren-the-unclean", seat=1)
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "frodo")
        board.end_of_turn()
        while board.g.asks and "choose:adunaphel" not in board.options():
            board.do("pass")
        if doors:
            assert board.to_act() == 0
            board.do("choose:adunaphel", "choose:ren-the-unclean")
        assert (board.zone("adunaphel") == HAND) == doors and (board.zone("ren-the-unclean") == HAND) == doors


@covers("wraith-lord")
def test_wraith_lord() -> None:
    board = under_way("wraith-lord", "khamul-the-easterling", "orc-guard", path="dark-domain dark-domain")
    unanswered(board.do("play:wraith-lord:0")).passing("hazard")
    board.g.spent = board.g.limit
    assert {board.g.face(option[1]).id for option in creature_options(board.g, 1)} == {"khamul-the-easterling"}
    before = f.face("khamul-the-easterling").prowess
    board.dice(2, 2).do(next(code for code in board.options() if code.startswith("creature:khamul")))
    assert fought(board)[1] == before + 2
    whole = (
        body(board.g, board.card("eomer")),
        body(board.g, board.card("gimli")),
        body(board.g, board.card("boromir-ii")),
    )
    through(board, "hazard")
    names = ("eomer", "gimli", "boromir-ii")
    hurt = [name for name in names if board.wounded(name)]
    assert hurt and body(board.g, board.card(hurt[0])) == whole[names.index(hurt[0])] - 1
    assert "play:wraith-lord:0" not in on_the_way("wraith-lord", site="bree").options()


@covers("helms-of-iron")
def test_helms_of_iron() -> None:
    for race, printed, dice, defeated in (
        ("orcs", 0, 4, False), ("orcs", 0, 5, True), ("men", 6, 7, False), ("men", 6, 8, True), ("wolves", 0, 2, True),
    ):  # fmt: skip
        board = Board().event("helms-of-iron").dice(12, dice).hazards("greed")
        slot = board.company("rivendell", "aragorn-ii")
        board.attack(slot, race=race, body=printed)
        attack = encounter_of(board.g)
        assert attack is not None
        through(board)
        assert bool(attack.defeated) == defeated, (race, printed, dice)
    board = Board().hazards("helms-of-iron", "greed").deck("dodge")
    permanent(board, "adunaphel")
    board.company("rivendell", "aragorn-ii")
    board.move(0, "bree").passing("hazard").do("play:helms-of-iron:0")
    unanswered(board)
    assert board.zone("adunaphel") == DISCARD and board.zone("helms-of-iron") == PLAY
    assert "play:helms-of-iron:0" not in on_the_way("helms-of-iron").options()


def wounded_by_undead(*hazards: str, race: str = "undead") -> Board:
    """Aragorn has been wounded by an attack in his movement phase."""
    creature = "ghosts" if race == "undead" else "wolves"
    dice = (2, 2, 2, 12, 12, 2, 12, 2, 12, 12)
    board = under_way(
        *hazards, creature, path="shadow-land wilderness wilderness", names=("aragorn-ii", "elrond"), dice=dice
    )
    key = next(code for code in board.options() if code.startswith(f"creature:{creature}"))
    board.do(key)
    return through(board, "hazard")


@covers("endless-whispers", "pale-dream-maker")
def test_what_the_undead_leave_behind() -> None:
    board = wounded_by_undead("endless-whispers", "pale-dream-maker")
    hurt = [name for name in ("aragorn-ii", "elrond") if board.wounded(name)]
    assert hurt and "play:endless-whispers:0" in board.options()
    spent = board.g.spent
    board.do("play:endless-whispers:0")
    if board.prompt() == "choose":
        board.do(f"choose:{hurt[0]}")
    unanswered(board).passing("hazard")
    bearer = board.bearer("endless-whispers")
    assert board.g.spent == spent and bearer in hurt
    board.do("play:pale-dream-maker:0")
    if board.prompt() == "choose":
        board.do(f"choose:{bearer}")
    unanswered(board)
    assert influence(board.g, board.card(board.bearer("pale-dream-maker"))) == 0
    board.g.set_status(board.card(bearer), 0)
    assert board.tapped(bearer)
    board = wounded_by_undead("endless-whispers", "pale-dream-maker", race="wolves")
    assert "play:endless-whispers:0" not in board.options() and "play:pale-dream-maker:0" not in board.options()


def test_dreams_are_troubled_and_ended() -> None:
    board = Board().dice(12).hand("dodge")
    board.company("rivendell", "aragorn-ii", "elrond")
    board.give("aragorn-ii", "pale-dream-maker").end_of_turn().passing("end-discard").do("discard:dodge")
    assert board.logged("check") or board.prompt() == "check"
    board = Board().dice(7)
    board.company("bree", "aragorn-ii", "elrond")
    board.give("elrond", "pale-dream-maker").organization()
    assert "cleanse:pale-dream-maker" not in board.options()  # no other sage is there
    board = Board().dice(7, 8)
    board.company("bree", "aragorn-ii", "elrond", "gandalf")
    board.give("elrond", "pale-dream-maker").give("aragorn-ii", "endless-whispers").organization()
    board.do("cleanse:pale-dream-maker")
    if board.prompt() == "remove":
        assert "stay:elrond" not in board.options()
        board.do("tap:gandalf")
    assert board.zone("pale-dream-maker") == DISCARD
    board.do("cleanse:endless-whispers")
    if board.prompt() == "remove":
        board.do("tap:elrond")
    assert board.zone("endless-whispers") == DISCARD


@covers("faces-of-the-dead")
def test_faces_of_the_dead() -> None:
    for roll, flees in ((9, True), (10, False)):
        board = Board().hazards("faces-of-the-dead", "ghosts", "greed").dice(roll).deck("dodge")
        board.company("rivendell", "boromir-ii", "eomer", "gimli")
        board.move(0, "lorien").passing("hazard").do("play:faces-of-the-dead:0", "choose:eomer")
        unanswered(board)
        assert board.zone("ghosts") == DISCARD
        assert (board.g.company[board.card("eomer")] != 0) == flees
    assert "play:faces-of-the-dead:0" not in on_the_way("faces-of-the-dead", site="lorien").options()


@covers("the-moon-is-dead")
def test_the_moon_is_dead() -> None:
    assert against("the-moon-is-dead", "undead") == (3, 9) and against("the-moon-is-dead", "orcs") == (2, 8)
    board = Board().event("the-moon-is-dead").hand("concealment").dice(12, 12, 12)
    slot = board.company("barrow-downs", "aragorn-ii")
    assert len(automatic_attacks(board.g, slot)) == 2
    board.attack(slot, race="undead", strikes=0, prowess=1)
    through(board)
    board.attack(slot, race="undead", strikes=1, prowess=1)
    through(board)
    assert board.zone("the-moon-is-dead") == DISCARD
    assert body(board.g, board.card("aragorn-ii"))
