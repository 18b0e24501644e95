"""What hazard events do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agents import forbids_action
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks, printed_attack
from westmarch.games.meccg.rules.chain import Triggered, triggers
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.creatures import creature_options
from westmarch.games.meccg.rules.movement import regions_allowed
from westmarch.games.meccg.rules.piles import Draw
from westmarch.games.meccg.rules.prisoners import rescue_site
from westmarch.games.meccg.state import DISCARD, HAND, IDLE, OUT, PLAY, POINTS, SENT_BACK, TAPPED
from westmarch.games.meccg.values import corruption, prowess, site_type


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
    ("awaken-the-earths-fire", 2, "minas-morgul", "shadow-land", "dark-domain"),
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
        ("awaken-the-earths-fire", 3, "moria", f.DARK_HOLD),
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


def test_the_second_attack_may_be_chosen() -> None:
    board = on_the_way("arouse-minions", start="dol-guldur")
    unanswered(board.do("play:arouse-minions:1"))
    first, second = printed_attack(board.g, 0, 0), printed_attack(board.g, 0, 1)
    assert prowess_of(board.g, first) == 7 and prowess_of(board.g, second) == 11  # type: ignore[arg-type]


@pytest.mark.parametrize(("card", "site"), [("incite-denizens", "barrow-downs"), ("incite-minions", "moria")])
@covers("incite-denizens", "incite-minions")
def test_an_attack_is_faced_twice(card: str, site: str) -> None:
    board = on_the_way(card, start=site)
    before = automatic_attacks(board.g, 0)
    unanswered(board.do(f"play:{card}:0"))
    assert automatic_attacks(board.g, 0) == [0, *before]


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
    return board.attack(slot, race=race, **about)  # type: ignore[arg-type]


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
    assert prowess(board.g, board.card("aragorn-ii")) == 2


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


# On companies


@pytest.mark.parametrize(
    ("card", "start", "site", "more"),
    [
        ("lost-in-border-lands", "lorien", "edoras", 1),
        ("lost-in-shadow-lands", "lorien", "minas-morgul", 1),
        ("lost-in-the-wilderness", "rivendell", "bag-end", 2),
    ],
)
@covers("lost-in-border-lands", "lost-in-shadow-lands", "lost-in-the-wilderness", "lost-in-dark-domains")
def test_lost_and_watched(card: str, start: str, site: str, more: int) -> None:
    board = on_the_way(card, start=start, site=site)
    limit = board.g.limit
    unanswered(board.do(f"play:{card}:0"))
    assert board.g.limit == limit + more
    assert f"play:{card}:0" not in on_the_way(card).options()
    board = on_the_way("lost-in-dark-domains", start="lorien", site="mount-doom")
    limit = board.g.limit
    unanswered(board.do("play:lost-in-dark-domains:0"))
    assert board.g.limit == 2 * limit


@covers("lost-in-free-domains", "lost-at-sea", "river", "greed")
def test_lost_and_idle() -> None:
    for card, start, site in (
        ("lost-in-free-domains", "rivendell", "bag-end"),
        ("lost-at-sea", "grey-havens", "himring"),
    ):
        board = on_the_way(card, start=start, site=site)
        unanswered(board.do(f"play:{card}:0"))
        assert board.g.c_flags[0] & IDLE
        assert f"play:{card}:0" not in on_the_way(card, start="rivendell", site="bree").options()
    board = on_the_way("greed", start="barrow-downs")
    unanswered(board.do("play:greed:0"))
    assert board.g.has_laid("greed", board.site("barrow-downs"))


@covers("drowning-seas")
def test_drowning_seas() -> None:
    board = Board().hazards("drowning-seas", "greed").hand("ford", "block").deck("dodge", "dodge")
    board.company("grey-havens", "boromir-ii", "gimli")
    board.give("gimli", "elven-cloak").move(0, "himring").passing("hazard").do("play:drowning-seas:0")
    unanswered(board)
    assert board.zone("elven-cloak") == DISCARD and len(board.g.hand(0)) == 1
    board = on_the_way("drowning-seas", start="grey-havens", site="himring", doors=True)
    unanswered(board.do("play:drowning-seas:1")).passing()
    assert board.where(0) == "grey-havens"


@covers("two-or-three-tribes-present")
def test_two_or_three_tribes() -> None:
    board = on_the_way("two-or-three-tribes-present", "wolves", "giant", site="lorien")
    unanswered(board.do("play:two-or-three-tribes-present:0"))
    board.do("option:5")
    unanswered(board).passing("hazard")
    board.g.spent = board.g.limit
    assert {board.g.face(option[1]).id for option in creature_options(board.g, 1)} == {"wolves"}


@covers("seized-by-terror")
def test_seized_by_terror() -> None:
    for roll, flees in ((8, True), (9, False)):
        board = Board().hazards("seized-by-terror", "greed").dice(roll).deck("dodge")
        board.company("lorien", "boromir-ii", "eomer", "gimli")
        board.move(0, "minas-morgul").passing("hazard").do("play:seized-by-terror:0", "choose:eomer")
        unanswered(board)
        assert (board.g.company[board.card("eomer")] != 0) == flees
        if flees:
            assert board.where(board.g.company[board.card("eomer")]) == "lorien"


@covers("eyes-of-the-shadow", "no-way-forward")
def test_limits_and_ways() -> None:
    for names, more in ((("gandalf", "eomer"), 2), (("eomer", "gimli"), 2), (("eomer", "merry"), 0)):
        limits = []
        for shadow in (False, True):
            board = Board().hazards("greed").deck("dodge")
            if shadow:
                board.event("eyes-of-the-shadow")
            board.company("rivendell", *names)
            board.move(0, "bree")
            limits.append(board.logged("limit")[0]["count"])
        assert limits[1] - limits[0] == more, names
    for doors, most in ((False, 3), (True, 2)):
        board = Board().event("no-way-forward")
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "eomer")
        assert regions_allowed(board.g, 0) == most
    board = Board().event("eyes-of-the-shadow").event("no-way-forward").deck("dodge")
    board.company("rivendell", "eomer")
    board.run(Draw(0, 1)).passing()
    assert board.zone("eyes-of-the-shadow") == DISCARD and board.zone("no-way-forward") == DISCARD


# On characters


@covers("weariness-of-the-heart", "call-of-home", "tookish-blood", "muster-disperses")
def test_weariness_once_a_turn() -> None:
    board = on_the_way("weariness-of-the-heart", "weariness-of-the-heart")
    unanswered(board.do("play:weariness-of-the-heart:0", "choose:eomer")).passing("hazard")
    assert prowess(board.g, board.card("eomer")) == 2
    board.do("play:weariness-of-the-heart:0")
    assert not any("eomer" in option for option in board.options())


@covers("call-of-the-sea")
def test_call_of_the_sea() -> None:
    for start, site, roll, zone in (
        ("rivendell", "bree", 5, HAND), ("rivendell", "bree", 6, PLAY), ("grey-havens", "himring", 8, HAND),
        ("grey-havens", "himring", 9, PLAY),
    ):  # fmt: skip
        board = Board().hazards("call-of-the-sea", "greed").dice(roll).deck("dodge")
        board.company(start, "elrond", "elladan", "legolas")
        free = board.g.general_free(0)
        board.move(0, site).passing("hazard").do("play:call-of-the-sea:0", "choose:elladan")
        unanswered(board).passing("hazard")
        number = 13 if site == "himring" else 10
        assert (board.zone("elladan") == HAND) == (roll + free < number), (free, zone)


@covers("dragon-sickness", "the-will-of-the-ring", "the-rings-betrayal", "the-precious")
def test_tests_of_the_will() -> None:
    board = Board().hazards("dragon-sickness", "greed").dice(9).deck("dodge")
    board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "scroll-of-isildur").move(0).passing("hazard").do("play:dragon-sickness:0")
    unanswered(board).passing("hazard")
    assert board.logged("check")[0]["total"] == 7
    board = Board().hazards("the-will-of-the-ring", "greed").dice(9).deck("dodge")
    board.company("rivendell", "frodo", "eomer")
    board.give("frodo", "the-one-ring").move(0).passing("hazard").do("play:the-will-of-the-ring:0")
    unanswered(board).passing("hazard")
    assert board.logged("check")[0]["total"] == 9
    board = Board().hazards("the-rings-betrayal", "greed").dice(4).deck("dodge")
    board.company("rivendell", "frodo", "eomer/tapped")
    board.give("frodo", "the-one-ring").move(0).passing("hazard").do("play:the-rings-betrayal:0")
    unanswered(board).passing("hazard")
    assert board.zone("frodo") == PLAY and board.zone("the-one-ring") == DISCARD
    board = Board().hazards("the-precious", "greed").dice(2).deck("dodge")
    board.company("rivendell", "frodo/tapped", "boromir-ii")
    board.give("frodo", "the-one-ring").give("boromir-ii", "scroll-of-isildur").move(0).passing("hazard")
    board.do("play:the-precious:0")
    unanswered(board).passing("hazard")
    assert board.zone("boromir-ii") in (DISCARD, OUT) and board.zone("the-one-ring") == DISCARD
    assert board.zone("frodo") == PLAY


@covers("gnaw-with-words")
def test_gnaw_with_words() -> None:
    for names, works in ((("annalena", "elrond"), True), (("annalena", "eomer"), False)):
        board = on_the_way("gnaw-with-words", names=names)
        assert ("play:gnaw-with-words:0" in board.options()) == works
    board = on_the_way("gnaw-with-words", names=("annalena", "elrond"))
    unanswered(board.do("play:gnaw-with-words:0", "choose:annalena"))
    assert board.tapped("annalena")


@covers(
    "times-are-evil", "many-sorrows-befall", "an-unexpected-outpost", "parsimony-of-seclusion", "which-might-be-lies"
)
def test_other_hazards() -> None:
    board = Board().event("times-are-evil").hand("hillmen").dice(9)
    board.company("cameth-brin", "eomer")
    board.explore(0).do("resource:hillmen:eomer").passing()
    assert board.logged("influence")[0]["total"] == 9 + 1 - 3
    board = Board().event("sun", seat=0).hazards("many-sorrows-befall", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:many-sorrows-befall:0")
    unanswered(board)
    assert board.zone("sun") == DISCARD
    for doors, count in ((False, 1), (True, 2)):
        board = Board().hazards("an-unexpected-outpost", "greed").discards("wolves", "river", seat=1).deck("dodge")
        if doors:
            board.event("doors-of-night")
        board.company("rivendell", "eomer", "gimli")
        board.move(0).passing("hazard").do("play:an-unexpected-outpost:0")
        unanswered(board)
        assert max(option.count(",") + 1 for option in board.options() if ":" in option) == count
        board.do(max(board.options(), key=len))
        assert len(board.g.pile(0, 1)) == count
    board = Board().hazards("parsimony-of-seclusion", "greed").discards("smaug", "wolves", seat=1).deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:parsimony-of-seclusion:0")
    unanswered(board)
    assert board.zone("smaug", 1) == HAND
    board = Board().points("dreams-of-lore", "rescue-prisoners").hazards("which-might-be-lies", "greed").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:which-might-be-lies:0")
    unanswered(board)
    assert board.zone("dreams-of-lore") == DISCARD and board.zone("rescue-prisoners") == POINTS


# Agents


@covers("seek-without-success", "cunning-foes", "an-article-missing", "never-seen-him")
def test_hazards_with_agents() -> None:
    for card, agent, bonus in (("cunning-foes", "dasakun", 3), ("an-article-missing", "bill-ferny", 4)):
        board = Board().hazards(card, "greed").event(agent).deck("dodge", "block")
        skill = "warrior" if card == "cunning-foes" else "scout"
        assert f.face(agent).skills & (1 << f.SKILLS.index(skill)), agent
        board.g.attach(board.site("moria", 1), board.card(agent))
        board.g.known[board.card(agent)] = 1
        board.company("lorien", "merry", "eomer")
        board.give("merry", "elven-cloak").move(0, "moria").passing("hazard").do(f"play:{card}:0")
        unanswered(board).passing("target")
        attack = attack_of(board.g)
        assert attack is not None and attack.prowess == f.face(agent).prowess + bonus and board.seat() == 1
        if card == "an-article-missing":
            board.dice(12, 2).do("target:eomer")
            while board.g.asks and board.prompt() != "hazard":
                options = [option for option in board.options() if not option.startswith("stay")]
                board.do("pass" if "pass" in options else options[0])
            assert board.zone("elven-cloak") == DISCARD and not board.wounded("eomer")
    board = Board().hazards("never-seen-him", "greed").event("ivic").deck("dodge")
    board.company("rivendell", "eomer", "gimli")
    board.move(0).passing("hazard").do("play:never-seen-him:0")
    unanswered(board).passing("hazard")
    ivic = board.card("ivic")
    assert board.bearer("never-seen-him") == "ivic"
    board.g.lay("hunted", ivic, 1, 0)
    assert forbids_action(board.g, 1, ivic) is None
    board.g.lay("hunted", ivic, 1, 0)
    assert forbids_action(board.g, 1, ivic) is not None


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
    board.do("play:dragons-curse:0", "surplus:0")
    assert board.bearer("dragons-curse") == "eomer" and prowess(board.g, board.card("eomer")) == 4
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
            assert attack.attacker_chooses == int(face.attacker_chooses)


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
        while board.prompt() == "draw" and board.seat() == 0:
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
