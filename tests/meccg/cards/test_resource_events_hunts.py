"""What the odd events of the last sets do: hunts, knives, a sacrifice, powers in balance, warnings, hoards."""

from __future__ import annotations

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_resource_events_finds import went_on
from meccg.cards.test_resource_events_standing import at
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import encounter_now
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.terms import DISCARD, OUT, PLAY, POINTS, TAPPED, WOUNDED
from westmarch.games.meccg.values import body, general_free, influence, prowess


@covers("the-hunt")
def test_the_hunt() -> None:
    for roll, slain in ((12, True), (2, False)):
        board = (
            at("rivendell", "alatar", "eomer")
            .hand("the-hunt", "vanishment")
            .discards("wolves", "wargs", seat=1)
            .dice(roll, 2)
        )
        assert "play:the-hunt:0" not in board.organization().options()
        board.g.known[board.card("wolves")] = 1
        unanswered(board.organization().do("play:the-hunt:0"))
        assert not any(o.startswith("play:vanishment") for o in board.options())
        went_on(board, "organize")
        assert {entry["card"] for entry in board.logged("strike")} == {board.card("alatar")}
        assert board.status("alatar") in (TAPPED, WOUNDED) and board.status("eomer") == 0
        assert board.zone("wolves") == (POINTS if slain else DISCARD)
    other = at("rivendell", "gandalf").hand("the-hunt").discards("wolves", seat=1)
    other.g.known[other.card("wolves")] = 1
    assert "play:the-hunt:0" not in other.organization().options()


@covers("hidden-knife")
def test_hidden_knife() -> None:
    def stabbing(*dice: int, known: bool = True) -> Board:
        board = at("rivendell", "eomer").hand("hidden-knife", "abductor").event("bill-ferny")
        board.g.known[board.card("bill-ferny")] = int(known)
        return board.dice(*dice).explore(0)

    assert f.SITE_TYPES.index("border-hold") in f.face("abductor").site_types and "bree" in f.face("bill-ferny").homes
    assert "play:hidden-knife:0" not in stabbing(known=False).options()
    board = unanswered(stabbing(2, 12).do("play:hidden-knife:0"))
    assert board.zone("bill-ferny") == OUT and board.zone("abductor") == DISCARD
    board = unanswered(stabbing(2, 2).do("play:hidden-knife:0"))
    assert board.wounded("bill-ferny") and board.zone("bill-ferny") == PLAY
    board = unanswered(stabbing(12).do("play:hidden-knife:0"))
    assert board.tapped("bill-ferny")
    unarmed = at("rivendell", "eomer").hand("hidden-knife").event("bill-ferny")
    unarmed.g.known[unarmed.card("bill-ferny")] = 1
    assert "play:hidden-knife:0" not in unarmed.explore(0).options()


@covers("forewarned-is-forearmed")
def test_forewarned_is_forearmed() -> None:
    site = next(
        face.id for face in f.FACES if face.site >= 0 and len(face.automatic) > 1 and not face.lair and not face.deeps
    )
    for warned in (True, False):
        board = (
            at(site, "aragorn-ii", "eomer", "gimli", "elladan").hand("concealment", "dark-quarrels").dice(*[12] * 30)
        )
        if warned:
            board.event("forewarned-is-forearmed", seat=0)
        board.at_site(0).do("enter")
        assert (board.prompt() == "isolate") == warned
        if warned:
            assert board.to_act() == 1 and len(board.options()) == len(f.face(site).automatic)
            board.do("isolate:2")
            went_on(board, "defend", "target", "explore")
            assert not any(o.startswith("play:") for o in board.options())
        went_on(board, "explore")
        assert len(board.logged("attack")) == (1 if warned else len(f.face(site).automatic))
        if warned:
            assert board.zone("forewarned-is-forearmed") == DISCARD
    board = (
        at("rivendell", "eomer", "gimli")
        .event("forewarned-is-forearmed", seat=0)
        .hand("concealment", "dodge")
        .dice(2, 2)
    )
    board.creature(0, "assassin")
    assert encounter_now(board.g).attacks == 1 < f.face("assassin").attacks
    double = at("rivendell", "eomer").event("forewarned-is-forearmed", seat=1).hand("forewarned-is-forearmed")
    assert "play:forewarned-is-forearmed:0" not in double.organization().options()


@covers("balance-between-powers")
def test_balance_between_powers() -> None:
    card = "balance-between-powers"
    board = at("rivendell", "eomer").hand(card, "gates-of-morning")
    unanswered(board.organization().do(f"play:{card}:0"))
    assert board.prompt() == "organize" and "play:gates-of-morning:0" not in board.options()
    board.organization().do("pass")
    assert board.zone(card) == DISCARD and "play:gates-of-morning:0" in board.options()
    duel = (
        at("rivendell", "eomer")
        .event(card, seat=0)
        .hand("sun", "moon", "fog")
        .hazards("doors-of-night", "morgul-night")
    )
    duel.organization().do("discard:sun")
    assert duel.to_act() == 1
    duel.do("discard:doors-of-night")
    assert duel.to_act() == 0 and sorted(duel.options()) == ["discard:moon,fog", "pass"]
    duel.do("discard:moon,fog", "discard:morgul-night")
    assert duel.zone(card) == DISCARD and duel.prompt() == "organize"
    kept = at("rivendell", "eomer").event(card, seat=0).hand("sun").organization().do("discard:sun")
    assert kept.zone(card) == PLAY and kept.prompt() == "organize"
    spent = at("rivendell", "eomer").event(card, seat=0).deck("dodge")
    spent.run(Exhaust(1))
    assert spent.zone(card) == DISCARD


@covers("sacrifice-of-form")
def test_sacrifice_of_form() -> None:
    card = "sacrifice-of-form"
    board = at("rivendell", "gandalf", "eomer", "gimli").hand(card, "dodge").give("gandalf", "glamdring", "quickbeam")
    board.follow("eomer", "gandalf").dice(9, 9, 2)
    board.attack(0, strikes=3, prowess=20, body=10)
    went_on(board, "strike")
    lost = board.g.lost_wizards[0]
    unanswered(board.do(f"play:{card}:0"))
    went_on(board)
    assert board.zone("gandalf") == DISCARD and board.g.lost_wizards[0] == lost and not board.logged("strike")
    assert [entry["total"] for entry in board.logged("body")] == [12, 12, 5]
    assert board.bearer("glamdring") == card and board.zone("quickbeam") == DISCARD and board.zone("eomer") == PLAY
    board.g.join(board.card("gandalf"), 0)
    gandalf = board.card("gandalf")
    assert board.bearer("glamdring") == "gandalf" and board.bearer(card) == "gandalf"
    assert body(board.g, gandalf) == f.face("gandalf").body + 1
    assert influence(board.g, gandalf) == f.face("gandalf").influence + 1
    assert prowess(board.g, gandalf) == 8 + 1
    board.hand("saruman")
    assert "character:saruman" not in board.organization().options()
    plain = at("rivendell", "eomer", "gimli").hand(card, "dodge").attack(0, strikes=1)
    went_on(plain, "strike")
    assert f"play:{card}:0" not in plain.options()


@covers("legendary-hoard")
def test_legendary_hoard() -> None:
    card = "legendary-hoard"
    board = at("the-lonely-mountain", "gimli", "eomer", "merry").hand(card, "glamdring", "orcrist", "concealment")
    assert f"play:{card}:0" not in board.explore(0).options()
    board.event("smaug-at-home", seat=1)
    unanswered(board.explore(0).do(f"play:{card}:0"))
    assert board.bearer(card) == "smaug-at-home"
    assert f"play:{card}:0" not in board.hand(card).explore(0).options()
    went_on(board.explore(0).do("resource:glamdring:gimli"), "explore")
    assert board.g.status[board.site("the-lonely-mountain")] == 0 and board.bearer("glamdring") == "gimli"
    board.g.put(board.card("smaug-at-home"), POINTS, 0)
    hoards = [c for c in board.g.table if board.g.face(c).id == card]
    assert len(hoards) == 1
    went_on(board.explore(0).do("resource:orcrist:eomer"), "explore")
    assert board.g.status[board.site("the-lonely-mountain")] == TAPPED and not [
        c for c in board.g.table if board.g.face(c).id == card
    ]
    more = at("the-lonely-mountain", "gimli").event("smaug-at-home", seat=1).hand(card)
    unanswered(more.explore(0).do(f"play:{card}:0"))
    more.event("smaug-ahunt", seat=1)
    assert more.g.laid_sum("hoarded", more.card(card)) == 2
    faced = at("the-lonely-mountain", "gimli", "merry").event("smaug-at-home", seat=1).hand(card, "concealment")
    unanswered(faced.explore(0).do(f"play:{card}:0"))
    faced.g.stack = []
    went_on(faced.at_site(0).do("enter"), "defend")
    while faced.logged("attack")[-1]["card"] != faced.card("smaug-at-home"):
        faced.do("play:concealment:0") if "play:concealment:0" in faced.options() else faced.do(faced.options()[0])
    assert "play:concealment:0" not in faced.options()


@covers("crown-of-flowers")
def test_crown_of_flowers() -> None:
    def crowned(*names: str) -> Board:
        board = at("rivendell", "eomer", "aragorn-ii").hand("crown-of-flowers", *names).event("doors-of-night")
        unanswered(board.organization().do("play:crown-of-flowers:0"))
        return board

    board = crowned("clear-skies", "sun")
    strong = prowess(board.g, board.card("eomer"))
    assert "play:clear-skies:0" not in board.long_events().options()
    unanswered(board.organization().do("use:crown-of-flowers:1", "choose:clear-skies"))
    assert board.g.known[board.card("clear-skies")]
    assert not any(o.startswith("use:crown") for o in board.organization().options())
    unanswered(board.long_events().do("play:clear-skies:0"))
    assert prowess(board.g, board.card("eomer")) == strong + 2
    # Another card of the skies sees the night as it is.
    board.event("sun", seat=0)
    assert prowess(board.g, board.card("eomer")) == strong + 2
    board.g.put(board.card("clear-skies"), DISCARD)
    assert board.zone("crown-of-flowers") == DISCARD
    board = crowned("clear-skies")
    unanswered(board.organization().do("use:crown-of-flowers:1"))
    unanswered(board.long_events().do("play:clear-skies:0"))
    board.g.put(board.card("crown-of-flowers"), DISCARD)
    assert board.zone("clear-skies") == DISCARD


@covers("an-unexpected-party")
def test_an_unexpected_party() -> None:
    card = "an-unexpected-party"
    board = at("rivendell", "thorin-ii", "kili", "merry").hand(card, "ori", "nori", "gimli", "eomer")
    free = general_free(board.g, 0)
    unanswered(board.organization().do(f"play:{card}:0"))
    light = [name for name in ("kili",) if f.face(name).mind <= 2]
    assert general_free(board.g, 0) == free + sum(f.face(name).mind for name in light)
    for name in ("ori", "nori"):
        unanswered(board.organization().do(next(o for o in board.options() if o.startswith(f"use:{card}"))))
        if board.prompt() == "choose":
            board.do(f"choose:{name}")
        went_on(board.do("enter_company:company0"), "organize")
        assert board.zone(name) == PLAY and board.g.company[board.card(name)] == 0
    assert "character:eomer" in board.organization().options()
    many = at("bree", "thorin-ii", "kili", "fili", "ori", "nori", "bifur", "bofur", "bombur").event(card, seat=0)
    assert not destinations(many.g, 0)
    many.g.company[many.card(card)] = 0
    assert destinations(many.g, 0)
    for stranger in ("aragorn-ii", "eomer"):
        crowd = at("rivendell", "thorin-ii", "merry", "pippin").event(card, seat=0).hand(stranger)
        crowd.g.company[crowd.card(card)] = 0
        crowd.g.join(crowd.card(stranger), 0)
        assert crowd.zone(card) == DISCARD
    for names in (("eomer",), ("thorin-ii", "aragorn-ii"), ("thorin-ii", "merry", "pippin", "eomer")):
        assert f"play:{card}:0" not in at("rivendell", *names).hand(card).organization().options()
    assert f"play:{card}:0" in at("rivendell", "thorin-ii", "gandalf").hand(card).organization().options()
