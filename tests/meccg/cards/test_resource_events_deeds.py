"""What deeds of a company do on their way, and events about friends and lurkers."""

from __future__ import annotations

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_resource_events_finds import went_on
from meccg.cards.test_resource_events_standing import at
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.rules.piles import Exhaust
from westmarch.games.meccg.terms import DISCARD, FOREVER, GUARD, HAND, OF_SEAT, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import body, corruption, general_free, influence, prowess


def on_company(board: Board, card: str, status: int = 0, stage: bool = False) -> Board:
    board.event(card, seat=0)
    board.g.company[board.card(card)] = 0
    board.g.status[board.card(card)] = status
    if stage:
        board.g.lay("stage", board.card(card), 1, FOREVER)
    return board


# Deeds


@covers("fate-of-the-ithil-stone", "memories-recalled")
def test_fate_of_the_ithil_stone() -> None:
    card = "fate-of-the-ithil-stone"
    board = at("minas-tirith", "eomer", "annalena").hand(card)
    assert not any(card in o for o in board.explore(0).options())
    board.give("eomer", "lost-tome")
    unanswered(board.explore(0).do(f"play:{card}:0"))
    assert board.g.company[board.card(card)] == 0 and board.zone("lost-tome") == DISCARD
    recalled = at("minas-tirith", "eomer", "annalena").hand(card, "memories-recalled")
    unanswered(recalled.explore(0).do(f"play:{card}:1"))
    assert recalled.tapped("annalena") and recalled.zone("memories-recalled") == DISCARD
    assert recalled.g.company[recalled.card(card)] == 0
    for item, tapped in (("palantir-of-minas-tirith", True), ("elven-cloak", False)):
        board = on_company(at("minas-tirith" if tapped else "moria", "eomer", "merry"), card).hand(item)
        went_on(board.explore(0).do(f"resource:{item}:eomer"), "explore")
        assert board.tapped(card) == tapped
        board.untap()
        assert board.tapped(card) == tapped
    for status, other, turned in ((TAPPED, False, True), (0, False, False), (TAPPED, True, False)):
        board = on_company(at("barad-dur", "eomer", "merry"), card, status).hand("knowledge-of-the-enemy")
        if other:
            board.points(card, seat=1)
            board.g.lay("stage", board.card(card, 1), 1, FOREVER)
        unanswered(board.explore(0).do("play:knowledge-of-the-enemy:0"))
        if board.prompt() == "choose":
            board.do("choose:merry")
        unanswered(board)
        assert board.g.has_laid("stage", board.card(card, 0)) == turned
    home = on_company(at("rivendell", "eomer"), card, TAPPED, stage=True).give("eomer", "palantir-of-amon-sul")
    before = corruption(home.g, home.card("eomer"))
    unanswered(home.organization().do(next(o for o in home.options() if o.startswith(f"use:{card}"))))
    assert (
        home.zone(card) == POINTS and points(home.g, 0)[5] == 7 and corruption(home.g, home.card("eomer")) == before - 1
    )
    away = on_company(at("bree", "eomer"), card, TAPPED, stage=True).organization()
    assert not any(o.startswith(f"use:{card}") for o in away.options())


@covers("into-the-smoking-cone")
def test_into_the_smoking_cone() -> None:
    card = "into-the-smoking-cone"
    gold = next(face.id for face in f.FACES if face.site >= 0 and f.GOLD_RING in face.items and not face.deeps)
    board = at(gold, "annalena").hand(card)
    unanswered(board.explore(0).do(f"play:{card}:0"))
    assert board.g.company[board.card(card)] == 0
    assert f"play:{card}:0" not in at(gold, "gimli").hand(card).explore(0).options()
    assert f"play:{card}:0" not in at("bree", "annalena").hand(card).explore(0).options()
    board = (
        on_company(at("rivendell", "gandalf", "frodo"), card)
        .give("frodo", "precious-gold-ring")
        .hand("magic-ring-of-words")
    )
    board.dice(2).organization().do("use:gandalf:0", "ring:magic-ring-of-words")
    assert board.tapped(card)
    for status, works in ((TAPPED, True), (0, False)):
        board = on_company(at("mount-doom", "eomer", "annalena"), card, status).give("eomer", "lost-tome")
        board.explore(0)
        assert any(o.startswith(f"use:{card}") for o in board.options()) == works
        if works:
            unanswered(board.do(next(o for o in board.options() if o.startswith(f"use:{card}"))))
            assert board.g.has_laid("stage", board.card(card)) and board.zone("lost-tome") == DISCARD
    recalled = on_company(at("mount-doom", "eomer", "annalena"), card, TAPPED).hand("memories-recalled")
    unanswered(recalled.explore(0).do(next(o for o in recalled.options() if o.startswith(f"use:{card}"))))
    assert recalled.g.has_laid("stage", recalled.card(card)) and recalled.tapped("annalena")
    home = on_company(at("rivendell", "frodo"), card, TAPPED, stage=True).give("frodo", "the-one-ring")
    before = corruption(home.g, home.card("frodo"))
    unanswered(home.organization().do(next(o for o in home.options() if o.startswith(f"use:{card}"))))
    assert (
        home.zone(card) == POINTS and points(home.g, 0)[5] >= 6 and corruption(home.g, home.card("frodo")) == before - 1
    )


@covers("pass-the-doors-of-dol-guldur")
def test_pass_the_doors_of_dol_guldur() -> None:
    card = "pass-the-doors-of-dol-guldur"
    board = at("bree", "eomer").hand(card)
    assert f"play:{card}:0" not in board.explore(0).options()
    unanswered(board.give("eomer", "dark-numbers").explore(0).do(f"play:{card}:0"))
    assert board.g.company[board.card(card)] == 0 and board.zone("dark-numbers") == DISCARD
    for site, tapped in (("dol-guldur", True), ("moria", False)):
        board = on_company(at(site, "aragorn-ii", "eomer", "elladan"), card).hand("rescue-prisoners").dice(*[12] * 3)
        board.g.status[board.site(site)] = TAPPED
        board.explore(0).do("play:rescue-prisoners:0")
        went_on(board, "choose", "explore")
        board.do(next(o for o in board.options() if o != "choose:"))
        assert board.tapped(card) == tapped
    home = on_company(at("rivendell", "eomer"), card, TAPPED)
    unanswered(home.organization().do(next(o for o in home.options() if o.startswith(f"use:{card}"))))
    assert home.zone(card) == POINTS and points(home.g, 0)[5] == 4
    slot = home.company("moria", "gimli", "merry")
    home.automatic(slot)
    attack = attack_of(home.g)
    printed = f.face("moria").automatic[0]
    assert attack is not None
    assert prowess_of(home.g, attack) == printed.prowess - 1 and strikes_of(home.g, attack) == printed.strikes - 1
    untouched = on_company(at("rivendell", "eomer"), card).organization()
    assert not any(o.startswith(f"use:{card}") for o in untouched.options())


@covers("to-the-uttermost-foundations")
def test_to_the_uttermost_foundations() -> None:
    card = "to-the-uttermost-foundations"
    board = at("the-under-gates", "eomer").hand(card, card)
    unanswered(board.organization().do(f"play:{card}:0"))
    assert board.tapped(card) and board.g.status[board.site("the-under-gates")] == TAPPED
    board.untap()
    assert board.tapped(card) and not any(card in o for o in board.organization().options())
    board.g.c_site[0] = board.site("the-iron-deeps")
    unanswered(board.organization().do(next(o for o in board.options() if o.startswith(f"use:{card}"))))
    assert board.status(card) == 0
    board.g.c_site[0] = board.site("rivendell")
    unanswered(board.organization().do(next(o for o in board.options() if o.startswith(f"use:{card}"))))
    assert board.zone(card) == POINTS and points(board.g, 0)[5] == 3
    assert f"play:{card}:0" not in at("moria", "eomer").hand(card).organization().options()


def test_memories_recalled() -> None:
    board = at("rivendell", "eomer", "annalena").hand("memories-recalled")
    assert "play:memories-recalled:0" not in board.organization().options()
    board.give("eomer", "endless-whispers", "lure-of-the-senses")
    unanswered(board.organization().do("play:memories-recalled:0"))
    assert board.zone("endless-whispers") == DISCARD and board.zone("lure-of-the-senses") == PLAY
    alone = at("rivendell", "eomer").give("eomer", "endless-whispers").hand("memories-recalled")
    assert "play:memories-recalled:0" not in alone.organization().options()


# Friends and lurkers


@covers("await-the-advent-of-allies")
def test_await_the_advent_of_allies() -> None:
    card = "await-the-advent-of-allies"
    board = at("edoras", "eomer", "merry").hand(card, "riders-of-rohan")
    free, worth = general_free(board.g, 0), points(board.g, 0)[0]
    unanswered(board.organization().do(f"play:{card}:0", "choose:eomer"))
    assert general_free(board.g, 0) == free + f.face("eomer").mind
    assert points(board.g, 0)[0] == worth - f.face("eomer").points
    assert destinations(board.g, 0) == []
    went_on(board.dice(12).explore(0).do("resource:riders-of-rohan:merry"), "explore")
    assert board.zone(card) == DISCARD
    hurt = at("edoras", "eomer", "merry").give("eomer", card)
    hurt.g.set_status(hurt.card("eomer"), 2)
    assert hurt.zone(card) == DISCARD
    for site, who in (("rivendell", "eomer"), ("edoras", "aragorn-ii"), ("edoras", "gandalf")):
        assert f"play:{card}:0" not in at(site, who).hand(card).organization().options()


@covers("helm-of-her-secrecy")
def test_helm_of_her_secrecy() -> None:
    card = "helm-of-her-secrecy"
    for race, kept in (("nazgul", True), ("orcs", False)):
        board = at("rivendell", "eomer", "gimli").hand(card, "eowyn", "dodge").dice(12)
        board.attack(0, race=race, strikes=1)
        unanswered(board.do(f"play:{card}:0"))
        went_on(board, "target", "place")
        if board.prompt() == "place":
            board.do("enter_company:company0")
            unanswered(board)
        eowyn = board.card("eowyn")
        assert board.g.company[eowyn] == 0 and board.bearer(card) == "eowyn"
        extra = 6 if race == "nazgul" else 0
        assert prowess(board.g, eowyn, -1) == f.face("eowyn").prowess + 2 + extra
        assert (
            body(board.g, eowyn) == f.face("eowyn").body + 1
            and influence(board.g, eowyn) == f.face("eowyn").influence + 1
        )
        went_on(board, "target")
        went_on(board.do("target:gimli"))
        assert (board.zone(card) == PLAY) == kept and board.zone("eowyn") == PLAY
    for names, hand in ((("gimli",), ("eowyn",)), (("eomer",), ())):
        board = at("rivendell", *names).hand(card, *hand).attack(0)
        assert f"play:{card}:0" not in board.options()


@covers("armory")
def test_armory() -> None:
    board = (
        at("rivendell", "eomer")
        .event("armory", seat=0)
        .hand("athelas", "elven-cloak", "glamdring")
        .give("eomer", "cram")
    )
    assert points(board.g, 0)[5] == 0
    for item in ("athelas", "elven-cloak"):
        option = next(o for o in board.organization().options() if o.startswith("use:armory"))
        board.do(option)
        if board.prompt() == "choose":
            board.do(f"choose:{item}")
        unanswered(board)
    unanswered(board.organization().do("use:armory:2"))
    assert [board.bearer(item) for item in ("athelas", "elven-cloak", "cram")] == ["armory"] * 3
    assert points(board.g, 0)[5] == 1
    for site, works in (("edoras", True), ("moria", False)):
        board.g.c_site[0] = board.site(site)
        board.g.c_flags[0] |= 1 << 8
        shown = {o for o in board.explore(0).options() if o.startswith("extra:")}
        assert ({"extra:athelas:eomer", "extra:cram:eomer"} <= shown) == works
    board.g.c_site[0] = board.site("edoras")
    board.explore(0).do("extra:cram:eomer")
    assert board.bearer("cram") == "eomer" and points(board.g, 0)[5] == 0


@covers("sentinels-of-numenor")
def test_sentinels_of_numenor() -> None:
    card = "sentinels-of-numenor"

    def asking(faction: str, site: str, watched: bool) -> Board:
        board = at(site, "boromir-ii").hand(faction, "muster").dice(12)
        if watched:
            board.event(card, seat=0)
        return board.explore(0).do(f"resource:{faction}:boromir-ii")

    site = f.face("men-of-anorien").places[0]
    plain, watched = asking("men-of-anorien", site, False), asking("men-of-anorien", site, True)
    assert "play:muster:0" in plain.options() and "play:muster:0" not in watched.options()
    went_on(plain, "explore")
    went_on(watched, "explore")
    assert watched.logged("influence")[0]["total"] == plain.logged("influence")[0]["total"] - 2
    assert points(watched.g, 0)[2] == points(plain.g, 0)[2] + 1
    north = asking("riders-of-rohan", "edoras", True)
    assert "play:muster:0" in north.options()
    went_on(north, "explore")
    assert points(north.g, 0)[2] == f.face("riders-of-rohan").points
    watched.g.put(watched.card("men-of-anorien"), DISCARD)
    assert watched.zone(card) == DISCARD
    double = at("rivendell", "eomer").event(card, seat=1).hand(card)
    assert f"play:{card}:0" not in double.organization().options()


@covers("ordered-to-kill")
def test_ordered_to_kill() -> None:
    for ordered in (True, False):
        board = at("bree", "eomer", "gimli").event("bill-ferny").hazards("river")
        board.g.known[board.card("bill-ferny")] = 1
        if ordered:
            board.event("ordered-to-kill", seat=0)
        guard = board.card("river")
        board.g._leave(guard)
        board.g.zone[guard] = GUARD
        board.g.c_guard[0] = guard
        went_on(board.at_site(0).do("enter"), "agent", "defend", "target")
        assert (board.prompt() == "agent") != ordered and bool(board.logged("attack")) == ordered
        went_on(board.dice(2, 12))
        assert board.zone("river") == (DISCARD if ordered else HAND)
    spent = at("bree", "eomer").event("ordered-to-kill", seat=0).deck("dodge")
    spent.run(Exhaust(1))
    assert spent.zone("ordered-to-kill") == DISCARD
    double = at("rivendell", "eomer").event("ordered-to-kill", seat=1).hand("ordered-to-kill")
    assert "play:ordered-to-kill:0" not in double.organization().options()


@covers("here-is-a-snake")
def test_here_is_a_snake() -> None:
    board = (
        at("rivendell", "eomer", "gimli")
        .hand("here-is-a-snake")
        .hazards("river", "wolves", "greed")
        .deck(*["dodge"] * 5)
    )
    board.deck(*["greed"] * 5, seat=1).move(0, "bree").passing("act")
    unanswered(board.do("play:here-is-a-snake:0"))
    assert board.to_act() == 1 and board.prompt() == "show-hazards"
    board.do("show:river").passing("hazard")
    offered = {o.split(":")[1] for o in board.options() if o != "pass"}
    assert offered == {"river"} and board.g.has_laid("shown-only", OF_SEAT)
    board.passing()
    assert not board.g.has_laid("shown-only", OF_SEAT)
    board = at("rivendell", "eomer").hand("here-is-a-snake").event("bill-ferny").deck("dodge").hazards("greed")
    board.move(0, "bree").passing("act")
    unanswered(board.do("play:here-is-a-snake:1"))
    went_on(board, "act", "hazard")
    assert board.tapped("bill-ferny") and board.g.known[board.card("bill-ferny")]
