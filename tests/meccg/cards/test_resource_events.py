"""What resource events in fights, for checks and on journeys do."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.terms import DISCARD
from westmarch.games.meccg.values import body, check_modifier, influence, prowess


def unanswered(board: Board) -> Board:
    """The opponent does not respond."""
    while board.prompt() == "respond":
        board.do("pass")
    return board


def attacked(card: str, race: str, *names: str, gates: bool = False, doors: bool = False, **more: int | str) -> Board:
    board = Board().hand(card, "dodge").dice(9)
    slot = board.company("rivendell", *(names or ("aragorn-ii", "eomer", "merry")))
    if gates:
        board.event("gates-of-morning", seat=0)
    if doors:
        board.event("doors-of-night")
    about = {"strikes": 3, "prowess": 10, "body": 6} | more
    return board.attack(slot, race=race, **about)  # type: ignore[arg-type]


#: Card, way, races against which it works, one against which it does not.
CANCELS = [
    ("concealment", 0, ("orcs", "undead"), ""), ("escape", 0, ("orcs",), ""),
    ("dark-quarrels", 0, ("orcs", "trolls", "men"), "undead"),
    ("the-cock-crows", 0, ("trolls",), "orcs"),
    ("many-turns-and-doublings", 0, ("wolves", "spiders", "animals", "undead"), "orcs"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "way", "races", "never"), CANCELS)
@covers(*[row[0] for row in CANCELS])
def test_cancelling_an_attack(card: str, way: int, races: tuple[str, ...], never: str) -> None:
    for race in (*races, *([never] if never else [])):
        board = attacked(card, race)
        assert (f"play:{card}:{way}" in board.options()) == (race in races)
        if race in races:
            board.do(f"play:{card}:{way}")
            if board.prompt() == "choose":
                board.do(board.options()[0])
            board.passing()
            assert not board.logged("strike") and board.logged("cancelled")


def test_escape_wounds_and_concealment_taps() -> None:
    board = attacked("escape", "orcs").do("play:escape:0", "choose:eomer")
    assert board.wounded("eomer")
    board = attacked("concealment", "orcs", "aragorn-ii", "eomer").do("play:concealment:0")
    assert board.tapped("aragorn-ii")


@covers("vanishment", "wizards-river-horses")
def test_wizards_cancel() -> None:
    board = attacked("vanishment", "undead", "gandalf", "eomer").do("play:vanishment:0").passing()
    assert not board.logged("strike")
    assert "play:wizards-river-horses:0" not in attacked("wizards-river-horses", "orcs", "gandalf", "eomer").options()
    board = attacked("wizards-river-horses", "orcs", "gandalf").do("play:wizards-river-horses:0").passing()
    assert not board.logged("strike")
    board = Board().hand("wizards-river-horses").event("adunaphel").event("ren-the-unclean")
    for name in ("adunaphel", "ren-the-unclean"):
        board.g.lay("permanent", board.card(name), 1, 5)
    board.company("rivendell", "gandalf")
    board.organization().do("play:wizards-river-horses:1").passing("organize")
    assert board.zone("adunaphel") == DISCARD and board.zone("ren-the-unclean") == DISCARD


@covers("not-at-home", "quiet-lands")
def test_against_automatic_attacks() -> None:
    for site, works in (("the-lonely-mountain", True), ("moria", False)):
        board = Board().hand("not-at-home", "dodge")
        slot = board.company(site, "aragorn-ii", "eomer")
        board.automatic(slot)
        assert ("play:not-at-home:0" in board.options()) == works
    board = Board().hand("not-at-home", "dodge").event("gates-of-morning", seat=0)
    slot = board.company("moria", "aragorn-ii", "eomer")
    board.automatic(slot).do("play:not-at-home:1")
    assert strikes_of(board.g, attack_of(board.g)) == 2  # type: ignore[arg-type]
    board = Board().hand("fast-asleep", "concealment")
    slot = board.company("moria", "aragorn-ii", "eomer")
    board.automatic(slot).do("play:fast-asleep:1")
    assert prowess_of(board.g, attack_of(board.g)) == 5  # type: ignore[arg-type]
    assert "play:fast-asleep:1" not in attacked("fast-asleep", "orcs").options()
    board = Board().hand("quiet-lands", "concealment")
    slot = board.company("moria", "aragorn-ii", "eomer")
    board.automatic(slot).do("play:quiet-lands:0")
    assert strikes_of(board.g, attack_of(board.g)) == 2  # type: ignore[arg-type]


@covers("trickery")
def test_trickery() -> None:
    for roll, tricked in ((6, True), (5, False)):
        board = Board().hand("trickery", "dodge").dice(roll)
        slot = board.company("rivendell", "aragorn-ii", "eomer")
        board.attack(slot, race="trolls").do("play:trickery:0")
        assert bool(board.logged("cancelled")) == tricked
    assert "play:trickery:0" not in attacked("trickery", "undead").options()
    assert "play:trickery:0" not in attacked("trickery", "orcs", "boromir-ii", "eomer").options()


@covers("i-know-much-about-you")
def test_against_agents_and_assassins() -> None:
    board = Board().hand("i-know-much-about-you", "dodge")
    slot = board.company("bree", "aragorn-ii", "eomer")
    board.creature(slot, "assassin", "type-border-hold")
    assert "play:i-know-much-about-you:1" in board.options()
    board = attacked("i-know-much-about-you", "men", origin=3)
    board.do("play:i-know-much-about-you:0").passing()
    assert not board.logged("strike")
    assert not any("i-know" in option for option in attacked("i-know-much-about-you", "men").options())


def test_hazards_that_tap_an_agent_are_cancelled() -> None:
    def foes(*hazards: str) -> Board:
        board = Board().hand("i-know-much-about-you", "smoke-rings").hazards(*hazards, "greed")
        board.event("dasakun").discards("concealment").deck("dodge", "block")
        board.g.attach(board.site("moria", 1), board.card("dasakun"))
        board.g.known[board.card("dasakun")] = 1
        board.company("lorien", "aragorn-ii", "eomer", "merry")
        return board.move(0, "moria").passing("hazard")

    board = foes("cunning-foes").do("play:cunning-foes:0", "play:i-know-much-about-you:2")
    while board.prompt() == "respond":
        board.do("pass")
    assert attack_of(board.g) is None and board.tapped("dasakun")
    assert board.zone("cunning-foes") == DISCARD and board.zone("i-know-much-about-you") == DISCARD
    # Also one declared earlier, with other cards in between.
    board = foes("cunning-foes", "weariness-of-the-heart").do("play:cunning-foes:0", "play:smoke-rings:0")
    board.do("play:weariness-of-the-heart:0", "choose:merry", "play:i-know-much-about-you:2")
    while board.prompt() == "respond":
        board.do("pass")
    assert attack_of(board.g) is None and board.zone("cunning-foes") == DISCARD
    assert prowess(board.g, board.card("merry")) == f.face("merry").prowess - 1
    # Not against hazards that tap nobody.
    board = foes("weariness-of-the-heart").do("play:weariness-of-the-heart:0", "choose:merry")
    assert board.prompt() == "respond" and not any("i-know" in option for option in board.options())


#: Card, way, race, Gates, Doors, change of prowess, of strikes, of body.
CHANGES = [
    ("dark-quarrels", 1, "undead", True, False, 0, -1, 0), ("vanish-in-sunlight", 0, "undead", False, False, -2, 0, 0),
    ("vanish-in-sunlight", 0, "nazgul", True, False, -4, 0, 0), ("stars", 0, "undead", False, False, -1, 0, 0),
    ("sated-beast", 0, "drake", False, True, 0, -1, 0),
]  # fmt: skip


@pytest.mark.parametrize(("card", "way", "race", "gates", "doors", "fights", "strikes", "stands"), CHANGES)
@covers("vanish-in-sunlight", "stars", "sated-beast", "the-old-thrush")
def test_changing_an_attack(
    card: str, way: int, race: str, gates: bool, doors: bool, fights: int, strikes: int, stands: int
) -> None:
    board = attacked(card, race, gates=gates, doors=doors).do(f"play:{card}:{way}")
    attack = attack_of(board.g)
    assert attack is not None
    assert prowess_of(board.g, attack) == 10 + fights and strikes_of(board.g, attack) == 3 + strikes
    assert board.g.laid_sum("attack-body", 200_000) == stands
    assert f"play:{card}:{way}" not in attacked(card, "orcs", doors=doors).options()


def test_the_old_thrush_against_the_mighty() -> None:
    assert "play:the-old-thrush:0" not in attacked("the-old-thrush", "dragon", prowess=12).options()
    assert "play:the-old-thrush:0" not in attacked("the-old-thrush", "nazgul", prowess=15).options()
    board = attacked("the-old-thrush", "dragon", prowess=13).do("play:the-old-thrush:0")
    assert prowess_of(board.g, attack_of(board.g)) == 10  # type: ignore[arg-type]
    assert board.g.laid_sum("attack-body", 200_000) == -3


@covers("kindling-of-the-spirit", "wizards-fire", "wizards-flame")
def test_spells_in_battle() -> None:
    board = attacked("kindling-of-the-spirit", "orcs", "gandalf", "eomer", "merry").do("play:kindling-of-the-spirit:0")
    assert prowess(board.g, board.card("eomer")) == 5 and prowess(board.g, board.card("merry")) == 3
    assert len(board.logged("check")) <= 1
    board = attacked("wizards-fire", "orcs", "gandalf", "eomer").do("play:wizards-fire:0")
    assert prowess(board.g, board.card("gandalf")) == 11 and prowess(board.g, board.card("eomer")) == 3
    board = attacked("wizards-flame", "orcs", "gandalf", "eomer").do("play:wizards-flame:0")
    assert prowess_of(board.g, attack_of(board.g)) == 8  # type: ignore[arg-type]


def test_spells_are_paid_with_a_check_of_the_wizard_alone() -> None:
    board = Board().hand("kindling-of-the-spirit", "dodge").dice(9, 9, 9)
    slot = board.company("rivendell", "gandalf", "boromir-ii")
    board.give("gandalf", "scroll-of-isildur").give("boromir-ii", "scroll-of-isildur").attack(slot)
    board.do("play:kindling-of-the-spirit:0").passing("target")
    assert [entry["card"] for entry in board.logged("check")] == [board.card("gandalf")]


@covers("the-dwarves-are-upon-you")
def test_the_dwarves_are_upon_you() -> None:
    board = attacked("the-dwarves-are-upon-you", "men", "gimli", "eomer").do("play:the-dwarves-are-upon-you:0")
    assert (prowess(board.g, board.card("gimli")), body(board.g, board.card("gimli"))) == (7, 7)
    assert prowess(board.g, board.card("eomer")) == 3
    assert not any("dwarves" in o for o in attacked("the-dwarves-are-upon-you", "men").options())


@covers("block", "dodge", "risky-blow", "lucky-strike", "halfling-stealth")
def test_against_a_strike() -> None:
    for card, who, works in (
        ("block", "eomer", True), ("block", "merry", False), ("dodge", "merry", True), ("risky-blow", "eomer", True),
        ("risky-blow", "merry", False), ("lucky-strike", "eomer", True), ("lucky-strike", "merry", False),
        ("halfling-stealth", "merry", True), ("halfling-stealth", "eomer", False),
    ):  # fmt: skip
        board = Board().hand(card, "tempering-friendship")
        slot = board.company("rivendell", who)
        board.give(who, "shield-of-iron-bound-ash").attack(slot, prowess=20).do(f"tap:{who}")
        assert (f"play:{card}:0" in board.options()) == works, (card, who)


# Checks


@pytest.mark.parametrize(
    ("card", "who", "target", "total"),
    [
        ("a-friend-or-three", "eomer", "hillmen", 3), ("new-friendship", "legolas", "hillmen", 3),
        ("tempering-friendship", "eomer", "hillmen", 4), ("muster", "eomer", "hillmen", 3),
        ("muster", "aragorn-ii", "hillmen", 5),
    ],
)  # fmt: skip
@covers("a-friend-or-three", "new-friendship", "tempering-friendship", "muster")
def test_influence_checks(card: str, who: str, target: str, total: int) -> None:
    sums = []
    for hand in ((), (card,)):
        board = Board().hand(target, *hand).dice(5)
        board.company("cameth-brin", who, "merry", "pippin")
        board.explore(0).do(f"resource:{target}:{who}")
        if hand:
            board.do(f"play:{card}:0").passing()
        sums.append(board.logged("influence")[0]["total"])
    assert sums[1] - sums[0] == total


def test_who_may_help_with_influence() -> None:
    for card, who, works in (
        ("new-friendship", "eomer", False),
        ("muster", "merry", False),
        ("old-friendship", "legolas", False),
    ):
        board = Board().hand("hillmen", card)
        board.company("cameth-brin", who)
        board.explore(0).do(f"resource:hillmen:{who}")
        assert (f"play:{card}:0" in board.options()) == works


@covers("old-friendship", "persuasive-words")
def test_old_friendship_and_persuasive_words() -> None:
    board = Board().hand("old-friendship").dice(7, 7)
    board.company("rivendell", "legolas")
    board.company("rivendell", "eomer", seat=1)
    board.explore(0).do("persuade:legolas:eomer", "play:old-friendship:0").passing()
    plain = Board().dice(7, 7)
    plain.company("rivendell", "legolas")
    plain.company("rivendell", "eomer", seat=1)
    plain.explore(0).do("persuade:legolas:eomer").passing()
    assert board.logged("influence")[0]["total"] - plain.logged("influence")[0]["total"] == 5
    board = Board().hand("hillmen", "persuasive-words").dice(3, 11)
    board.company("cameth-brin", "legolas")
    board.explore(0).do("resource:hillmen:legolas", "play:persuasive-words:0").passing()
    assert board.logged("influence")[0]["total"] == 11 + 2


@pytest.mark.parametrize(
    ("card", "way", "who", "companion", "bonus"),
    [
        ("a-friend-or-three", 1, "boromir-ii", "eomer", 2), ("new-friendship", 1, "boromir-ii", "legolas", 2),
        ("old-friendship", 1, "boromir-ii", "legolas", 4), ("halfling-strength", 1, "merry", "eomer", 4),
    ],
)  # fmt: skip
def test_corruption_checks(card: str, way: int, who: str, companion: str, bonus: int) -> None:
    board = Board().hand(card).dice(4)
    board.company("rivendell", who, f"{companion}/tapped")
    board.give(who, "scroll-of-isildur", "the-one-ring").check(who).do(f"play:{card}:{way}").passing()
    assert board.logged("check")[0]["total"] == 4 + f.face(who).check + bonus


@covers("halfling-strength", "first-of-the-order", "wizards-voice")
def test_strength_of_hobbits_and_wizards() -> None:
    for status in ("wounded", "tapped"):
        board = Board().hand("halfling-strength")
        board.company("rivendell", f"merry/{status}")
        board.organization().do("play:halfling-strength:0")
        assert board.status("merry") == 0
    board = Board().hand("first-of-the-order")
    board.company("rivendell", "saruman")
    board.organization().do("play:first-of-the-order:0")
    assert check_modifier(board.g, board.card("saruman")) == 2
    board = Board().hand("wizards-voice", "wizards-voice").dice(9)
    board.company("rivendell", "saruman")
    board.organization().do("play:wizards-voice:0").passing("organize")
    assert influence(board.g, board.card("saruman")) == 16 and "play:wizards-voice:0" not in board.options()


@covers("narya", "vilya")
def test_rings_of_the_elves() -> None:
    board = Board().hand("narya").dice(12)
    board.company("rivendell", "gandalf", "eomer/tapped", "merry/wounded")
    board.organization().do("play:narya:0").passing("organize")
    card = board.card("gandalf")
    assert (prowess(board.g, card), body(board.g, card), influence(board.g, card)) == (10, 10, 12)
    assert board.status("eomer") == 0 and board.wounded("merry")
    board = Board().hand("vilya").discards("dodge", "glamdring", "hillmen", "wolves").deck(*["block"] * 5).dice(12)
    board.company("rivendell", "elrond")
    board.organization().do("play:vilya:0")
    assert not any("wolves" in option for option in board.options())
    board.do(max(board.options(), key=len)).passing("organize")
    assert influence(board.g, board.card("elrond")) == f.face("elrond").influence + 6
    assert len(board.g.pile(0, 0)) == 8


# Journeys


@pytest.mark.parametrize(
    ("card", "start", "site", "less"),
    [
        ("fair-travels-in-wilderness", "rivendell", "bag-end", 2),
        ("fair-travels-in-free-domains", "rivendell", "bag-end", 1),
        ("fair-travels-in-border-lands", "lorien", "edoras", 1), ("fair-sailing", "grey-havens", "himring", 1),
        ("fair-travels-in-shadow-lands", "lorien", "minas-morgul", 1),
        ("fair-travels-in-dark-domains", "lorien", "mount-doom", 1),
        ("horses", "rivendell", "bag-end", 2),
    ],
)  # fmt: skip
@covers(
    "fair-travels-in-wilderness", "fair-travels-in-free-domains", "fair-travels-in-border-lands", "fair-sailing",
    "fair-travels-in-shadow-lands", "fair-travels-in-dark-domains", "horses",
)  # fmt: skip
def test_fewer_hazards(card: str, start: str, site: str, less: int) -> None:
    limits = []
    for hand in ((), (card,)):
        board = Board().hand(*hand).hazards("greed").deck("dodge")
        board.company(start, "aragorn-ii", "eomer", "gimli", "legolas", "boromir-ii", "faramir")
        board.organization().do(f"move:company0:{site}")
        if hand:
            board.do(f"play:{card}:0").passing("organize")
            assert card == "horses" or f"play:{card}:0" not in board.options()
        board.move(0)
        limits.append(board.logged("limit")[0]["count"])
    assert limits[0] - limits[1] == less


def test_dark_journeys_are_safer_with_the_gates_open() -> None:
    board = Board().hand("fair-travels-in-dark-domains").event("gates-of-morning", seat=0)
    board.company("lorien", "aragorn-ii", "eomer", "gimli", "legolas", "boromir-ii", "faramir")
    board.organization().do("move:company0:mount-doom", "play:fair-travels-in-dark-domains:0")
    assert any(entry[2] % 10 == 2 for entry in board.g.laid)


@pytest.mark.parametrize("card", covered(("ford", "hiding", "stealth", "secret-passage", "secret-entrance")))
def test_creatures_are_kept_away(card: str) -> None:
    moves = card != "hiding"
    board = Board().hand(card)
    board.company("rivendell", "aragorn-ii" if card != "secret-entrance" else "annalena")
    board.organization()
    if moves:
        board.do("move:company0:barrow-downs")
    board.do(f"play:{card}:0")
    if board.prompt() == "choose":
        board.do(board.options()[0])
    slot, g = 0, board.g
    g.here, g.mode, g.path = slot, 1, [f.WILDERNESS, f.WILDERNESS]
    wolves, wights = keys(g, f.face("wolves"), slot), keys(g, f.face("chill-douser"), slot)
    expected = {
        "ford": ([], ["type-ruins-and-lairs"]), "hiding": (["land-wilderness"], []), "stealth": ([], []),
        "secret-passage": ([], ["type-ruins-and-lairs"]), "secret-entrance": (["land-wilderness"], []),
    }  # fmt: skip
    assert (wolves, wights) == expected[card]
    if card == "hiding":
        board.creature(slot, "wolves").passing()
        assert not board.logged("strike") and board.zone("wolves") == DISCARD


@covers("bridge", "into-dark-tunnels", "master-of-esgaroth")
def test_moving_again() -> None:
    for card, start, site in (
        ("bridge", "bree", "rivendell"),
        ("master-of-esgaroth", "rivendell", "bree"),
        ("into-dark-tunnels", "goblin-gate", "the-under-grottos"),
    ):
        board = Board().hand(card).hazards("greed").deck("dodge")
        board.company(start, "aragorn-ii")
        board.move(0, site)
        while board.g.asks and f"play:{card}:0" not in board.options():
            board.do("pass")
        unanswered(board.do(f"play:{card}:0"))
        assert board.prompt() == "destination", card


@covers("eagle-mounts")
def test_eagle_mounts() -> None:
    board = Board().hand("eagle-mounts")
    board.company("eagles-eyrie", "legolas")
    board.organization().do("play:eagle-mounts:0")
    reached = {option.rsplit(":", 1)[1] for option in board.options()}
    assert "bag-end" in reached and not reached & {"moria", "dol-guldur", "the-under-gates"}
    board = Board().hand("eagle-mounts")
    board.company("rivendell", "legolas")
    assert "play:eagle-mounts:0" not in board.organization().options()


@covers("paths-of-the-dead")
def test_paths_of_the_dead() -> None:
    board = Board().hand("paths-of-the-dead")
    board.company("dunharrow", "aragorn-ii", "gimli")
    board.organization().do("play:paths-of-the-dead:0")
    assert board.g.face(board.g.c_dest[0]).id == "vale-of-erech" and board.g.has_laid("paths", board.card("aragorn-ii"))
    board.g.here, board.g.mode = 0, 4
    assert keys(board.g, f.face("ghosts"), 0) == ["site"] and keys(board.g, f.face("wolves"), 0) == []
    board = Board().hand("paths-of-the-dead")
    board.company("edoras", "aragorn-ii")
    assert not any("paths" in option for option in board.organization().options())


@covers("hundreds-of-butterflies", "and-forth-he-hastened")
def test_rest_on_the_way() -> None:
    board = Board().hand("hundreds-of-butterflies").hazards("greed").deck("dodge")
    board.company("rivendell", "aragorn-ii/tapped", "eomer")
    board.move(0, "bree")
    while "play:hundreds-of-butterflies:0" not in board.options():
        board.do("pass" if "pass" in board.options() else board.options()[0])
    limit = board.g.limit
    unanswered(board.do("play:hundreds-of-butterflies:0"))
    assert board.status("aragorn-ii") == 0 and board.g.limit == limit + 1
    for names, works in ((("gandalf", "eomer/tapped"), True), (("aragorn-ii", "eomer/tapped"), False)):
        board = Board().hand("and-forth-he-hastened")
        board.company("rivendell", *names)
        board.organization()
        assert ("play:and-forth-he-hastened:0" in board.options()) == works
        if works:
            board.do("play:and-forth-he-hastened:0")
            assert board.status("eomer") == 0
