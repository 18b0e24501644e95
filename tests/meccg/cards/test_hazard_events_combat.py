"""What hazard events that are about attacks, sites and the environment do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import through
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks, printed_attack
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.strike import Strike
from westmarch.games.meccg.terms import DISCARD, PLAY, SENT_BACK, TAPPED
from westmarch.games.meccg.values import prowess, site_type


def unanswered(board: Board) -> Board:
    while board.prompt() == "respond":
        board.do("pass")
    return board


def on_the_way(
    *hazards: str, start: str = "rivendell", site: str = "", names: tuple[str, ...] = (), doors: bool = False
) -> Board:
    """A company moves or stays, and the opponent has these hazards; one more card keeps the phase open."""
    board = Board().hazards(*hazards, "twilight" if "greed" in hazards else "greed").deck("dodge", "block")
    board.company(start, *(names or ("boromir-ii", "eomer", "gimli")))
    if doors:
        board.event("doors-of-night")
    board.move(0, site)
    return board.passing("hazard")


def against(card: str, race: str, *events: str, origin: int = 0, site: str = "rivendell") -> tuple[int, int]:
    """Strikes and prowess of an attack of 2 strikes and prowess 8 while a card is in play."""
    board = Board().event(card).hand("concealment")
    for name in events:
        board.event(name)
    slot = board.company(site, "aragorn-ii", "eomer", "merry")
    board.attack(slot, race=race, strikes=2, prowess=8, origin=origin)
    attack = attack_of(board.g)
    assert attack is not None
    return strikes_of(board.g, attack), prowess_of(board.g, attack)


#: Card, race, other cards in play, strikes, prowess.
WORSE = [
    ("minions-stir", "orcs", (), 3, 9), ("minions-stir", "trolls", (), 3, 9), ("minions-stir", "men", (), 2, 8),
    ("minions-stir", "orcs", ("doors-of-night",), 4, 10), ("minions-stir", "trolls", ("doors-of-night",), 3, 9),
    ("wake-of-war", "wolves", (), 3, 9), ("wake-of-war", "wolves", ("doors-of-night",), 4, 10),
    ("wake-of-war", "spiders", ("doors-of-night",), 3, 9), ("wake-of-war", "orcs", (), 2, 8),
    ("plague-of-wights", "undead", (), 2, 9), ("plague-of-wights", "undead", ("doors-of-night",), 4, 9),
    ("clouds", "orcs", (), 2, 8), ("clouds", "orcs", ("doors-of-night",), 2, 10), ("night", "orcs", (), 2, 8),
    ("night", "orcs", ("doors-of-night",), 2, 9), ("rank-upon-rank", "men", (), 3, 9),
    ("rank-upon-rank", "giants", (), 2, 8),
    ("rank-upon-rank", "giants", ("doors-of-night",), 3, 9), ("scimitars-of-steel", "orcs", (), 2, 9),
    ("scimitars-of-steel", "wolves", (), 2, 8),
]  # fmt: skip


@pytest.mark.parametrize(("card", "race", "events", "strikes", "fights"), WORSE)
@covers(*[row[0] for row in WORSE])
def test_events_that_make_attacks_worse(
    card: str, race: str, events: tuple[str, ...], strikes: int, fights: int
) -> None:
    assert against(card, race, *events) == (strikes, fights)


#: Card, site, other cards in play, strikes and prowess of its automatic attack.
AT_SITES = [
    ("awaken-minions", "moria", (), 8, 7), ("awaken-minions", "weathertop", (), 2, 6),
    ("awaken-denizens", "weathertop", (), 4, 6),
    ("awaken-denizens", "moria", (), 4, 7), ("eye-of-sauron", "moria", (), 4, 8),
    ("eye-of-sauron", "moria", ("doors-of-night",), 4, 10),
    ("redoubled-force", "moria", (), 7, 9), ("redoubled-force", "weathertop", (), 2, 6),
]  # fmt: skip


@pytest.mark.parametrize(("card", "site", "events", "strikes", "fights"), AT_SITES)
@covers(*[row[0] for row in AT_SITES])
def test_events_that_rouse_sites(card: str, site: str, events: tuple[str, ...], strikes: int, fights: int) -> None:
    board = Board().event(card).hand("concealment")
    for name in events:
        board.event(name)
    slot = board.company(site, "aragorn-ii", "eomer", "merry")
    board.automatic(slot)
    attack = attack_of(board.g)
    assert attack is not None and (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (strikes, fights)


@pytest.mark.parametrize(
    ("card", "race", "origin", "gone"),
    [
        ("rank-upon-rank", "men", 0, True), ("rank-upon-rank", "orcs", 0, False), ("redoubled-force", "orcs", 1, True),
        ("redoubled-force", "orcs", 0, False), ("redoubled-force", "men", 1, False),
    ],
)  # fmt: skip
def test_events_that_end_with_a_defeat(card: str, race: str, origin: int, gone: bool) -> None:
    board = Board().event(card).dice(*[12] * 6)
    slot = board.company("moria", "aragorn-ii", "eomer", "gimli")
    board.attack(slot, race=race, strikes=1, prowess=2, origin=origin)
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert (board.zone(card) == DISCARD) == gone


@covers("night")
def test_night_and_the_dunedain() -> None:
    for who, doors, less in (
        ("boromir-ii", False, 1),
        ("aragorn-ii", False, 0),
        ("boromir-ii", True, 2),
        ("eomer", True, 1),
    ):
        board = Board()
        board.company("rivendell", who)
        before = prowess(board.g, board.card(who))
        board.event("night")
        if doors:
            board.event("doors-of-night")
        assert before - prowess(board.g, board.card(who)) == less, (who, doors)


def test_scimitars_cost_a_nazgul() -> None:
    board = on_the_way("scimitars-of-steel")
    assert "play:scimitars-of-steel:0" not in board.options()
    board = Board().event("adunaphel").hazards("scimitars-of-steel", "greed").deck("dodge")
    board.g.lay("permanent", board.card("adunaphel"), 1, 5)
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:scimitars-of-steel:0").passing("hazard")
    assert board.zone("adunaphel") == DISCARD and board.zone("scimitars-of-steel") == PLAY


# Environment


@covers("doors-of-night", "twilight")
def test_doors_of_night_and_twilight() -> None:
    board = Board().event("sun", seat=0).event("clouds").hazards("doors-of-night", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:doors-of-night:0").passing("hazard")
    assert board.zone("sun") == DISCARD and board.zone("clouds") == PLAY
    board = Board().event("clouds").hand("twilight")
    board.company("rivendell", "eomer")
    board.organization().do("play:twilight:0")
    assert board.zone("clouds") == DISCARD
    board = Board().event("sun", seat=0).hazards("twilight", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:twilight:0").passing("hazard")
    assert board.zone("sun") == DISCARD and board.g.spent == 0


#: Card, way, destination, land before and after.
LANDS = [
    ("new-moon", 1, "bag-end", "free-domain", "border-land"), ("gloom", 1, "edoras", "border-land", "wilderness"),
    ("choking-shadows", 1, "bag-end", "wilderness", "shadow-land"),
    ("awaken-the-earths-fire", 1, "minas-morgul", "shadow-land", "dark-domain"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "way", "site", "old", "new"), LANDS)
@covers(*[row[0] for row in LANDS])
def test_darker_lands(card: str, way: int, site: str, old: str, new: str) -> None:
    start = "rivendell" if site == "bag-end" else "lorien"
    assert f"play:{card}:{way}" not in on_the_way(card, start=start, site=site).options()
    board = on_the_way(card, start=start, site=site, doors=True)
    before = board.g.path[:]
    unanswered(board.do(f"play:{card}:{way}"))
    assert before.count(f.LANDS.index(old)) - board.g.path.count(f.LANDS.index(old)) == 1
    assert board.g.path.count(f.LANDS.index(new)) - before.count(f.LANDS.index(new)) == 1


@pytest.mark.parametrize(
    ("card", "way", "site", "kind"),
    [
        ("new-moon", 2, "minas-tirith", f.BORDER_HOLD),
        ("gloom", 2, "bree", f.RUINS),
        ("choking-shadows", 2, "barrow-downs", f.SHADOW_HOLD),
        ("awaken-the-earths-fire", 2, "moria", f.DARK_HOLD),
    ],
)
def test_darker_sites(card: str, way: int, site: str, kind: int) -> None:
    board = on_the_way(card, start=site, doors=True)
    unanswered(board.do(f"play:{card}:{way}"))
    assert site_type(board.g, board.site(site)) == kind


def test_new_moon_and_gloom_on_characters() -> None:
    board = on_the_way("new-moon", names=("elladan", "elrohir", "eomer"))
    unanswered(board.do("play:new-moon:0", "choose:elladan"))
    assert board.tapped("elladan")
    board = on_the_way("gloom", site="bree")
    unanswered(board.do("play:gloom:0", "choose:eomer"))
    assert prowess(board.g, board.card("eomer")) == 2
    assert "play:gloom:0" not in on_the_way("gloom").options()


@pytest.mark.parametrize(
    ("card", "site", "more"),
    [
        ("arouse-denizens", "barrow-downs", 3),
        ("arouse-minions", "moria", 3),
        ("choking-shadows", "barrow-downs", 2),
        ("awaken-the-earths-fire", "moria", 2),
    ],
)
@covers("arouse-denizens", "arouse-minions")
def test_one_automatic_attack_is_stronger(card: str, site: str, more: int) -> None:
    board = on_the_way(card, start=site)
    unanswered(board.do(f"play:{card}:0"))
    printed = f.face(site).automatic[0].prowess
    attack = printed_attack(board.g, 0, 0)
    board.hand("concealment").run(attack)
    assert prowess_of(board.g, attack) == printed + more  # type: ignore[arg-type]
    assert not any(option.startswith(f"play:{card}") for option in on_the_way(card, start="bree").options())


def prowesses(board: Board) -> list[int]:
    """The prowess of every automatic attack that the company would have to face."""
    attacks = [printed_attack(board.g, 0, number) for number in automatic_attacks(board.g, 0)]
    return [prowess_of(board.g, attack) for attack in attacks if isinstance(attack, AttackOn)]


def test_the_second_attack_may_be_chosen() -> None:
    board = on_the_way("arouse-minions", start="dol-guldur")
    unanswered(board.do("play:arouse-minions:0"))
    assert board.prompt() == "stir" and board.options() == ["isolate:1", "isolate:2"]
    assert prowesses(board.do("isolate:2")) == [7, 11]
    board = on_the_way("arouse-minions", start="dol-guldur")
    assert prowesses(unanswered(board.do("play:arouse-minions:0")).do("isolate:1")) == [10, 8]


def test_an_attack_that_a_card_adds_may_be_chosen() -> None:
    """A Dragon at home is a second automatic attack of its lair; the card lasts for the turn and for this attack."""
    board = on_the_way("arouse-denizens", "arouse-denizens", "incite-denizens", start="dancing-spire")
    board.event("daelomin-at-home", 1)
    lair, home = prowesses(board)
    unanswered(board.do("play:arouse-denizens:0"))
    assert board.options() == ["isolate:1", "isolate:2"]
    assert prowesses(board.do("isolate:2")) == [lair, home + 3]
    assert "play:arouse-denizens:0" not in board.options()  # not twice at one site
    unanswered(board.do("play:incite-denizens:0")).do("isolate:2")
    assert prowesses(board) == [lair, home + 3, home + 3]


def test_different_cards_may_stir_the_same_attack() -> None:
    board = on_the_way("arouse-denizens", "choking-shadows", start="barrow-downs")
    (before,) = prowesses(board)
    unanswered(board.do("play:arouse-denizens:0"))
    assert prowesses(unanswered(board.do("play:choking-shadows:0"))) == [before + 5]


@pytest.mark.parametrize(("card", "site"), [("incite-denizens", "barrow-downs"), ("incite-minions", "moria")])
@covers("incite-denizens", "incite-minions")
def test_an_attack_is_faced_twice(card: str, site: str) -> None:
    board = on_the_way(card, start=site)
    before = automatic_attacks(board.g, 0)
    unanswered(board.do(f"play:{card}:0"))
    assert automatic_attacks(board.g, 0) == [0, *before]


def test_the_second_attack_may_be_faced_twice() -> None:
    board = on_the_way("incite-minions", start="dol-guldur")
    unanswered(board.do("play:incite-minions:0")).do("isolate:2")
    assert automatic_attacks(board.g, 0) == [0, 1, 1]


def test_twilight_answers_an_environment_card() -> None:
    board = Board().hand("sun").hazards("twilight").deck("dodge")
    board.company("rivendell", "aragorn-ii")
    board.long_events().do("play:sun:0")
    assert board.prompt() == "respond"
    board.do("play:twilight:0").passing()
    assert board.zone("sun") == DISCARD and prowess(board.g, board.card("aragorn-ii")) == 6


def test_fell_winter_at_border_holds() -> None:
    board = Board().event("fell-winter").hand("concealment")
    slot = board.company("bree", "aragorn-ii", "eomer")
    numbers = automatic_attacks(board.g, slot)
    attack = printed_attack(board.g, slot, numbers[0])
    assert (attack.race, attack.strikes, attack.prowess) == ("wolves", 3, 7)  # type: ignore[attr-defined]
    other = board.company("weathertop", "gimli")
    assert automatic_attacks(board.g, other) == [0]


#: Card, start, site, Doors needed, whether a ranger helps.
STORMS = [
    ("long-winter", "rivendell", "bag-end", False, True), ("foul-fumes", "lorien", "minas-morgul", False, True),
    ("snowstorm", "rivendell", "bag-end", True, False),
]  # fmt: skip


@pytest.mark.parametrize(("card", "start", "site", "doors", "ranger"), STORMS)
@covers("long-winter", "foul-fumes", "snowstorm", "storms-of-osse", "the-way-is-shut")
def test_storms(card: str, start: str, site: str, doors: bool, ranger: bool) -> None:
    board = on_the_way(card, start=start, site=site, doors=doors, names=("boromir-ii", "gimli"))
    unanswered(board.do(f"play:{card}:0")).passing()
    assert board.where(0) == start
    board = Board().event(card).hazards("greed").deck("dodge")
    if doors:
        board.event("doors-of-night")
    board.company(start, "boromir-ii", "gimli")
    board.move(0, site)
    assert board.g.c_flags[0] & SENT_BACK
    board = Board().event(card).hazards("greed").deck("dodge")
    if doors:
        board.event("doors-of-night")
    board.company(start, "aragorn-ii", "gimli")
    board.move(0, site)
    assert bool(board.g.c_flags[0] & SENT_BACK) != ranger


def test_storms_close_sites() -> None:
    for card, start, site in (("long-winter", "rivendell", "bag-end"), ("storms-of-osse", "grey-havens", "himring")):
        board = Board().event(card).event("doors-of-night").hazards("greed").deck("dodge")
        board.company(start, "aragorn-ii", "gimli")
        board.move(0, site).passing()
        assert board.g.status[board.site(site)] == TAPPED, card
    board = Board().event("the-way-is-shut").hazards("greed").deck("dodge")
    board.company("goblin-gate", "aragorn-ii")
    board.move(0, "the-under-grottos", "below")
    assert board.g.c_flags[0] & SENT_BACK


# On attacks


def struck_by(card: str, race: str, moment: str = "attack", **more: int) -> Board:
    board = Board().hazards(card).hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer", "merry")
    board.g.limit = 3
    about = {"strikes": 2, "prowess": 10, "body": 6} | more
    return board.attack(slot, race=race, **about)


@pytest.mark.parametrize(
    ("card", "way", "race", "fights", "strikes", "stands"),
    [
        ("dragons-desolation", 0, "dragon", 2, 0, 0), ("prowess-of-might", 0, "dragon", 1, 0, 1),
        ("velocity-of-haste", 0, "dragon", 0, 1, 0), ("tribal-banner", 0, "orcs", -1, 0, -1),
    ],
)  # fmt: skip
@covers("dragons-desolation", "prowess-of-might", "velocity-of-haste", "tribal-banner")
def test_hazards_on_an_attack(card: str, way: int, race: str, fights: int, strikes: int, stands: int) -> None:
    board = struck_by(card, race).do(f"play:{card}:{way}").passing("defend")
    attack = attack_of(board.g)
    assert attack is not None
    assert prowess_of(board.g, attack) == 10 + fights and strikes_of(board.g, attack) == 2 + strikes
    assert board.g.laid_sum("attack-body", 200_000) == stands
    assert not any(card in option for option in struck_by(card, "undead").options())


def test_strikes_added_by_haste_have_no_body() -> None:
    """They are faced last: three strikes at three characters are two body checks. With two characters the added strike
    is the surplus, and both that are faced have a body."""
    for names, checks in ((("aragorn-ii", "eomer", "gimli"), 2), (("aragorn-ii", "eomer"), 2)):
        board = Board().hazards("velocity-of-haste").hand("concealment").dice(*[12] * 8)
        slot = board.company("rivendell", *names)
        board.g.limit = 3
        board.attack(slot, race="dragon", strikes=2, prowess=10, body=6).do("play:velocity-of-haste:0")
        through(board)
        defended = [entry for entry in board.entries() if entry.key == "meccg-log-body"]
        assert len(defended) == checks
        assert len([entry for entry in board.entries() if entry.key == "meccg-log-strike"]) == len(names)


def test_dragons_of_a_name() -> None:
    for card, dragon, way in (("prowess-of-might", "scatha", 1), ("velocity-of-haste", "scorba", 1)):
        for name, works in ((dragon, True), ("agburanar", False)):
            board = Board().hazards(card).hand("concealment")
            slot = board.company("rivendell", "aragorn-ii", "eomer")
            board.g.limit = 3
            board.creature(slot, name, "site")
            assert (f"play:{card}:{way}" in board.options()) == works
    board = Board().hazards("passion-of-wrath").dice(12, 2)
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 3
    board.creature(slot, "smaug", "site")
    while "play:passion-of-wrath:1" not in board.options():
        board.do("surplus:0" if "surplus:0" in board.options() else "pass")
    board.do("play:passion-of-wrath:1")
    strike = board.g.innermost(Strike)
    assert strike is not None and strike.strike_prowess(board.g) == f.FACES[f.NUMBER["smaug"]].prowess + 4


@covers("passion-of-wrath", "words-of-power-and-terror")
def test_terror() -> None:
    board = struck_by("words-of-power-and-terror", "nazgul").do("play:words-of-power-and-terror:0").passing("defend")
    assert prowess(board.g, board.card("eomer")) == 2 and prowess(board.g, board.card("aragorn-ii")) == 5
    assert not any("words" in option for option in struck_by("words-of-power-and-terror", "orcs").options())


def test_dragons_desolation_opens_a_lair() -> None:
    for site, works in (("barrow-downs", True), ("ruined-signal-tower", True), ("bandit-lair", False)):
        board = on_the_way("dragons-desolation", "smaug", start=site)
        assert ("play:dragons-desolation:1" in board.options()) == works, site
    board = on_the_way("dragons-desolation", "smaug", start="barrow-downs")
    unanswered(board.do("play:dragons-desolation:1")).passing("hazard")
    assert "creature:smaug:site" in board.options()


def test_dragons_desolation_opens_a_lair_to_one_dragon() -> None:
    board = on_the_way("dragons-desolation", "smaug", "scatha", start="barrow-downs")
    unanswered(board.do("play:dragons-desolation:1")).passing("hazard")
    assert {"creature:smaug:site", "creature:scatha:site"} <= set(board.options())
    slot = board.company("barrow-downs", "merry")
    smaug = f.face("smaug")
    assert keys(board.g, smaug, slot) == ["site"], "any company there"
    board.do("creature:smaug:site")
    assert keys(board.g, f.face("scatha"), 0) == [] and keys(board.g, f.face("scatha"), slot) == []


def test_a_dragon_that_could_come_anyway_does_not_use_the_opening_up() -> None:
    board = on_the_way("dragons-desolation", "smaug", "scatha", start="the-lonely-mountain")
    board.g.lay("opens", board.site("the-lonely-mountain"), f.RACES.index("dragon"), 0)
    assert keys(board.g, f.face("scatha"), 0) == ["site"]
    board.do("creature:smaug:site")
    assert keys(board.g, f.face("scatha"), 0) == ["site"]


def test_the_way_is_shut_cancels_secret_ways() -> None:
    for card, who in (("secret-passage", "aragorn-ii"), ("secret-entrance", "annalena")):
        for shut in (False, True):
            board = Board().hand(card).hazards("the-way-is-shut", "chill-douser", "wolves").deck("dodge")
            if shut:
                board.event("the-way-is-shut")
            board.company("rivendell", who)
            board.organization().do("move:company0:barrow-downs")
            assert (f"play:{card}:0" in board.options()) != shut, card
        board = Board().hand(card).hazards("the-way-is-shut", "chill-douser", "wolves").deck("dodge")
        board.company("rivendell", who)
        board.organization().do("move:company0:barrow-downs", f"play:{card}:0")
        unanswered(board)
        barred = "wolves" if card == "secret-passage" else "chill-douser"
        board.run(CompanyMovement(0)).do("basic").passing("hazard")
        assert not any(f"creature:{barred}" in option for option in board.options())
        unanswered(board.do("play:the-way-is-shut:0")).passing("hazard")
        assert any(f"creature:{barred}" in option for option in board.options()), card


@covers("exhalation-of-decay", "in-great-wrath")
def test_attacks_from_the_discard_pile() -> None:
    board = (
        Board()
        .hazards("exhalation-of-decay", "greed")
        .discards("chill-douser", "wolves", seat=1)
        .deck("dodge")
        .hand("concealment")
    )
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.move(0).passing("hazard").do("play:exhalation-of-decay:0")
    unanswered(board).passing("defend")
    attack = attack_of(board.g)
    assert attack is not None and board.g.face(attack.source).id == "chill-douser" and prowess_of(board.g, attack) == 7
    board = Board().hazards("in-great-wrath", "greed").discards("adunaphel", seat=1).deck("dodge").hand("concealment")
    board.company("dol-guldur", "aragorn-ii", "eomer")
    board.move(0).passing("hazard").do("play:in-great-wrath:0")
    unanswered(board).passing("defend")
    attack = attack_of(board.g)
    assert attack is not None and (prowess_of(board.g, attack), attack.body) == (17, 9) and board.g.spent == 1


@pytest.mark.parametrize(
    ("name", "origin", "site"),
    [("gloom", "lorien", "edoras"), ("new-moon", "rivendell", "bag-end"), ("choking-shadows", "rivendell", "bag-end")],
)
def test_what_cannot_be_duplicated(name: str, origin: str, site: str) -> None:
    """Neither on the same character, nor in another of its ways, as long as the effect lasts."""
    board = Board().event("doors-of-night").hazards(name, name, "giant")
    board.company(origin, "legolas", "elrond")
    board.move(0, site).passing("hazard")
    ways = [option for option in board.options() if option.startswith(f"play:{name}")]
    assert ways
    land = next(option for option in ways if option.endswith(":1"))
    board.do(land).passing("hazard")
    assert not [option for option in board.options() if option.startswith(f"play:{name}")]


def test_gloom_is_not_doubled_on_a_character() -> None:
    board = Board().hazards("gloom", "gloom", "giant")
    board.company("rivendell", "legolas", "elrond")
    board.move(0, "lorien").passing("hazard").do("play:gloom:0", "choose:legolas").passing("hazard")
    assert "play:gloom:0" not in board.options()
