"""What the later resource events for fights do, and those about decks and hands."""

from __future__ import annotations

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import attacked, unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of, prowess_of
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT, PLAY, POINTS
from westmarch.games.meccg.values import body, influence, prowess


def played(board: Board, code: str, *choices: str) -> Board:
    board.do(code)
    for choice in choices:
        board.do(choice)
    return unanswered(board)


def fought(board: Board) -> Board:
    """Everybody goes on as simply as possible until the attack is over."""
    for _ in range(60):
        if not board.g.asks or not board.g.stack:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


# Several strikes, or none


@covers("many-foes-he-fought")
def test_many_foes_he_fought() -> None:
    board = attacked("many-foes-he-fought", "orcs", "gimli", "annalena", strikes=3, prowess=8, body=0).dice(12, 12)
    played(board, "play:many-foes-he-fought:0")
    assert board.options() == ["several:2", "several:3"]
    strong, tough = prowess(board.g, board.card("gimli")), body(board.g, board.card("gimli"))
    board.do("several:3")
    seen = []
    while board.g.asks:
        if board.prompt() == "stay":
            seen.append((prowess(board.g, board.card("gimli")), body(board.g, board.card("gimli"))))
            board.do("stay:gimli")
        else:
            board.do("pass" if "pass" in board.options() else board.options()[0])
    assert [entry["card"] for entry in board.logged("strike")] == [board.card("gimli")] * 3
    assert seen == [(strong, tough), (strong - 1, tough - 1), (strong - 2, tough - 2)]
    tapped = attacked("many-foes-he-fought", "orcs", "gimli/tapped", "annalena")
    assert "play:many-foes-he-fought:0" not in tapped.options()
    chosen = attacked("many-foes-he-fought", "orcs", "gimli", "merry", manner=ATTACKER_CHOOSES)
    assert "play:many-foes-he-fought:0" not in chosen.options()


@covers("skin-changer")
def test_skin_changer() -> None:
    board = attacked("skin-changer", "orcs", "beorn", "merry", strikes=2, prowess=8, body=0).dice(12, 12, 12)
    strong, tough = prowess(board.g, board.card("beorn")), body(board.g, board.card("beorn"))
    board.give("beorn", "shield-of-iron-bound-ash")
    played(board, "play:skin-changer:0")
    assert prowess(board.g, board.card("beorn")) == strong + 2
    assert (
        body(board.g, board.card("beorn")) == min(8, tough + 1) + 2 or body(board.g, board.card("beorn")) == tough + 2
    )
    board.do("use:skin-changer:3")
    fought(unanswered(board))
    assert [entry["card"] for entry in board.logged("strike")] == [board.card("beorn")] * 2
    assert board.logged("check")[0]["card"] == board.card("beorn")
    board.end_of_turn().passing("give").do("give:shield-of-iron-bound-ash:merry").passing()
    assert board.zone("beorn") == HAND and board.bearer("shield-of-iron-bound-ash") == "merry"
    assert board.zone("skin-changer") == DISCARD
    assert "play:skin-changer:0" not in attacked("skin-changer", "orcs", "gimli").options()


@covers("more-sense-than-you")
def test_more_sense_than_you_spares_a_character_or_an_ally() -> None:
    board = Board().hand("more-sense-than-you")
    slot = board.company("rivendell", "gimli", "merry")
    board.give("merry", "quickbeam").attack(slot, strikes=3)
    board.do("play:more-sense-than-you:0")
    assert board.options() == ["choose:gimli", "choose:merry", "choose:quickbeam"]
    unanswered(board.do("choose:quickbeam"))
    assert board.tapped("quickbeam")
    attack = attack_of(board.g)
    assert attack is not None and attack.possible_targets(board.g) == [board.card("gimli"), board.card("merry")]


@covers("no-waiting-to-wonder")
def test_no_waiting_to_wonder() -> None:
    for roll, shared in ((2, True), (12, False)):
        board = Board().hand("no-waiting-to-wonder", "dodge").dice(roll, 5, 12)
        slot = board.company("rivendell", "gimli", "merry", "eomer")
        board.attack(slot, prowess=18, body=7).do("target:gimli", "tap:gimli")
        before = prowess_of(board.g, attack_of(board.g))  # type: ignore[arg-type]
        played(board, "play:no-waiting-to-wonder:0")
        assert board.tapped("merry") and prowess_of(board.g, attack_of(board.g)) == before - 4  # type: ignore[arg-type]
        board.passing()
        checked = [entry["card"] for entry in board.logged("body")]
        assert (board.card("merry") in checked) == shared
        if shared:
            assert board.zone("merry") == OUT
    alone = Board().hand("no-waiting-to-wonder", "dodge")
    slot = alone.company("rivendell", "merry", "eomer")
    alone.attack(slot).do("target:merry", "tap:merry")
    assert "play:no-waiting-to-wonder:0" not in alone.options()


# Strikes that fail


@covers("true-fana")
def test_true_fana() -> None:
    for roll, routed in ((12, True), (2, False)):
        board = attacked("true-fana", "orcs", "gandalf", "merry", strikes=3, prowess=12, body=0)
        script = board.g.chance.script
        assert script is not None
        script["d6"] = []
        board.dice(roll, *[12] * 6)
        played(board, "play:true-fana:0")
        board.passing()
        fought(board)
        assert bool(board.logged("strike")) != routed
    board = attacked("true-fana", "orcs", "gandalf", strikes=2, prowess=8, body=6)
    script = board.g.chance.script
    assert script is not None
    script["d6"] = []
    fought(played(board.dice(12, 12, 7, 6), "play:true-fana:0"))
    bodies = [entry["roll"] for entry in board.logged("body")]
    assert bodies == [7, 6]
    assert "play:true-fana:0" not in attacked("true-fana", "orcs", "gimli").options()


@covers("staff-asunder")
def test_staff_asunder() -> None:
    board = attacked("staff-asunder", "orcs", "gandalf", "merry", strikes=1, prowess=12, body=6)
    assert "play:staff-asunder:0" not in board.options()
    board = Board().hand("staff-asunder", "dodge").dice(9)
    slot = board.company("rivendell", "gandalf", "merry")
    board.give("gandalf", "wizards-staff").attack(slot, prowess=12, body=6)
    strong = prowess(board.g, board.card("gandalf"))
    played(board, "play:staff-asunder:0")
    while board.prompt() == "check":
        board.do("pass")
    assert board.zone("wizards-staff") == POINTS
    assert prowess(board.g, board.card("gandalf")) == strong + 5 - 2
    assert board.g.laid_sum("attack-body", 200_000) == -2


# Nazgûl and Dragons


@covers("praise-to-elbereth")
def test_praise_to_elbereth() -> None:
    board = attacked("praise-to-elbereth", "nazgul", "gimli", "merry", doors=True)
    strong = prowess(board.g, board.card("merry"))
    played(board, "play:praise-to-elbereth:0", "choose:gimli")
    assert board.tapped("gimli") and board.logged("cancelled") and prowess(board.g, board.card("merry")) == strong + 1
    assert "play:praise-to-elbereth:0" not in attacked("praise-to-elbereth", "orcs", "gimli").options()
    board = Board().hand("praise-to-elbereth")
    board.company("rivendell", "gimli", "merry")
    assert "play:praise-to-elbereth:1" not in board.organization().options()
    for name in ("hoarmurath-of-dir", "ren-the-unclean"):
        board.event(name)
        board.g.lay("permanent", board.card(name), 1, 5)
    strong = prowess(board.g, board.card("merry"))
    board.organization().do("play:praise-to-elbereth:1", "choose:gimli,merry")
    unanswered(board)
    assert board.zone("hoarmurath-of-dir") == DISCARD and board.zone("ren-the-unclean") == DISCARD
    assert prowess(board.g, board.card("merry")) == strong


@covers("alert-the-folk")
def test_alert_the_folk() -> None:
    board = Board().hand("alert-the-folk", "men-of-dale", "beornings", "hillmen")
    slot = board.company("rivendell", "gimli", "merry")
    board.attack(slot, race="dragon", prowess=15)
    strong = prowess(board.g, board.card("gimli"))
    board.do("play:alert-the-folk:0")
    assert "choose:hillmen" not in board.options()
    board.do("choose:men-of-dale", "choose:beornings")
    unanswered(board)
    points = f.face("men-of-dale").points + f.face("beornings").points
    assert prowess(board.g, board.card("gimli")) == strong + points and board.zone("beornings") == DISCARD
    board = Board().hand("alert-the-folk", "men-of-dale")
    assert "play:alert-the-folk:0" not in board.attack(board.company("rivendell", "gimli")).options()


@covers("dragons-hunger")
def test_dragons_hunger() -> None:
    board = Board().hand("dragons-hunger").hazards("wolves", "greed")
    slot = board.company("rivendell", "gimli")
    board.g.limit = 3
    board.attack(slot, race="drake")
    played(board, "play:dragons-hunger:0")
    assert board.zone("wolves") == DISCARD and board.g.limit == 2 and not board.logged("cancelled")
    board = Board().hand("dragons-hunger").hazards("greed")
    slot = board.company("rivendell", "gimli")
    board.attack(slot, race="drake")
    played(board, "play:dragons-hunger:0").passing()
    assert board.logged("cancelled") and board.g.known[board.card("greed")]


@covers("dragon-feuds")
def test_dragon_feuds() -> None:
    for race, works in (("dragon", True), ("orcs", False)):
        board = Board().hand("dragon-feuds", "cave-drake", "wolves")
        slot = board.company("rivendell", "gimli")
        unanswered(board.organization().do("play:dragon-feuds:0"))
        assert board.zone("dragon-feuds") == PLAY
        board.attack(slot, race=race)
        assert any(o.startswith("use:dragon-feuds") for o in board.options()) == works
        if works:
            unanswered(board.do("use:dragon-feuds:1")).passing()
            assert board.zone("cave-drake") == DISCARD and board.logged("cancelled")
            board.end_of_turn().passing()
            assert board.zone("dragon-feuds") == DISCARD


# The light of the Elves


@covers("the-evenstar")
def test_the_evenstar() -> None:
    for gates, more in ((False, (1, 0)), (True, (2, 1))):
        board = Board().hand("the-evenstar")
        board.company("rivendell", "legolas", "elladan")
        if gates:
            board.event("gates-of-morning", seat=0)
        before = [prowess(board.g, board.card(name)) for name in ("legolas", "elladan")]
        played(board.organization(), "play:the-evenstar:0", "choose:legolas")
        after = [prowess(board.g, board.card(name)) for name in ("legolas", "elladan")]
        assert (after[0] - before[0], after[1] - before[1]) == more
    for way, old, new in ((1, "wilderness", "border-land"), (2, "border-land", "free-domain")):
        board = Board().hand("the-evenstar").event("gates-of-morning", seat=0).deck(*["dodge"] * 9).hazards("greed")
        board.company("rivendell", "legolas")
        board.move(0, "bag-end")
        board.g.path = [f.LANDS.index(old)]
        board.passing("act")
        played(board, f"play:the-evenstar:{way}")
        assert board.g.path == [f.LANDS.index(new)]


@covers("nenya")
def test_nenya() -> None:
    board = Board().hand("nenya")
    board.company("lorien", "galadriel", "eomer")
    card = board.card("galadriel")
    before = prowess(board.g, card), body(board.g, card), influence(board.g, card)
    played(board.organization(), "play:nenya:0")
    assert (prowess(board.g, card), body(board.g, card), influence(board.g, card)) == tuple(n + 2 for n in before)
    board.give("eomer", "glamdring", "lure-of-the-senses").dice(2, 2)
    board.check("eomer").passing()
    assert board.zone("eomer") == PLAY
    script = board.g.chance.script
    assert script is not None
    script["d6"] = [1, 1]
    board.check("eomer").passing()
    assert board.zone("eomer") != PLAY
    dark = Board().hand("nenya")
    dark.company("lorien", "galadriel")
    dark.company("moria", "eomer")
    played(dark.organization(), "play:nenya:0")
    script = dark.g.chance.script
    assert script is not None
    script["d6"] = [1, 1]
    dark.give("eomer", "glamdring", "lure-of-the-senses").check("eomer").passing()
    assert dark.zone("eomer") != PLAY


@covers("lordly-presence")
def test_lordly_presence() -> None:
    for roll, drawn in ((12, 1), (2, 0)):
        board = Board().hand("lordly-presence", "riders-of-rohan").deck("dodge", "block").dice(roll)
        board.company("edoras", "legolas")
        board.explore(0).do("resource:riders-of-rohan:legolas")
        before = len(board.g.pile(DECK, 0))
        played(board, "play:lordly-presence:0")
        board.passing()
        assert before - len(board.g.pile(DECK, 0)) == drawn
    board = Board().hand("lordly-presence", "riders-of-rohan")
    board.company("edoras", "eomer")
    board.explore(0).do("resource:riders-of-rohan:eomer")
    assert "play:lordly-presence:0" not in board.options()


# Decks and hands


@covers("mirror-of-galadriel")
def test_mirror_of_galadriel() -> None:
    for option, seat in (("option:0", 0), ("option:1", 1)):
        board = Board(seed=3).hand("mirror-of-galadriel").hazards("greed", "river")
        names = ["dodge", "block", "escape", "cram", "athelas", "waybread", "miruvor"]
        board.deck(*names).deck(*names, seat=1)
        board.company("lorien", "eomer")
        board.organization().do("play:mirror-of-galadriel:0")
        unanswered(board).do(option)
        assert all(board.g.known[card] for card in board.g.hand(1))
        seen = [entry for entry in board.entries() if entry.key == "meccg-log-sees"]
        assert len(seen) == 5 and all(entry.audience == (0,) for entry in seen)
        assert {board.g.face(e.about["card"]).id for e in seen} == set(names[2:])
        assert {board.g.face(card).id for card in board.g.pile(DECK, seat)[-5:]} == set(names[2:])
        assert [board.g.face(card).id for card in board.g.pile(DECK, seat)[:2]] == names[:2]
    away = Board().hand("mirror-of-galadriel").hazards("greed").deck("dodge")
    away.company("rivendell", "eomer")
    assert "play:mirror-of-galadriel:0" not in away.organization().options()


@covers("eyes-of-mandos")
def test_eyes_of_mandos() -> None:
    board = Board().hand("eyes-of-mandos").deck("glamdring", *["dodge"] * 7, "orcrist")
    board.company("rivendell", "pallando")
    board.organization().do("play:eyes-of-mandos:0")
    unanswered(board)
    assert "choose:glamdring" not in board.options()
    board.do("choose:orcrist")
    assert board.zone("orcrist") == HAND and board.tapped("pallando") and len(board.g.pile(DECK, 0)) == 8
    board = Board().hand("eyes-of-mandos").deck("dodge")
    board.company("rivendell", "gandalf")
    assert "play:eyes-of-mandos:0" not in board.organization().options()


@covers("favor-of-the-valar")
def test_favor_of_the_valar() -> None:
    board = Board().hand("favor-of-the-valar", "dodge").discards("block", "escape").deck(*["cram"] * 9)
    board.company("rivendell", "eomer")
    played(board.organization(), "play:favor-of-the-valar:0")
    assert board.zone("favor-of-the-valar") == OUT and len(board.g.hand(0)) == 8
    assert not board.g.pile(DISCARD, 0) and len(board.g.pile(DECK, 0)) == 4


@covers("horns-horns-horns")
def test_horns_call_the_factions_of_both() -> None:
    board = Board().hand("horns-horns-horns").discards("hillmen", "dodge").discards("beornings", seat=1)
    board.company("rivendell", "eomer")
    played(board.organization(), "play:horns-horns-horns:0")
    assert board.zone("hillmen") == DECK and board.zone("beornings") == DECK and board.zone("dodge") == DISCARD
    board = Board().hand("horns-horns-horns").discards("dodge")
    board.company("rivendell", "eomer")
    assert "play:horns-horns-horns:0" not in board.organization().options()
