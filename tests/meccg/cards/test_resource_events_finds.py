"""What attempts and finds do: burglary, riddles, flattery, offerings, searches, rings and stones."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.test_resource_events import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import attack_of, prowess_of
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT, PLAY, POINTS, TAPPED


def went_on(board: Board, *prompts: str) -> Board:
    """Everybody goes on as simply as possible until one of some questions, or the end."""
    for _ in range(80):
        if not board.g.asks or board.prompt() in prompts:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


# Burglary


def burgling(roll: int, *more: str, site: str = "moria") -> Board:
    board = Board().hand("burglary", "glamdring", *more).dice(roll)
    board.company(site, "bilbo", "gimli")
    return board.at_site(0)


@covers("burglary", "fast-asleep")
def test_burglary() -> None:
    board = burgling(6).do("play:burglary:0", "choose:bilbo")
    unanswered(board)
    assert board.prompt() == "choose"
    board.do("choose:glamdring").passing("enter").do("enter")
    went_on(board, "explore")
    assert board.bearer("glamdring") == "bilbo" and board.tapped("bilbo") and not board.logged("attack")
    assert board.g.status[board.site("moria")] == TAPPED
    caught = burgling(2).dice(12, 12, 12, 12, 12, 12).do("play:burglary:0", "choose:bilbo")
    went_on(unanswered(caught), "enter")
    assert {entry["card"] for entry in caught.logged("strike")} == {caught.card("bilbo")}
    assert caught.zone("glamdring") == HAND and caught.g.status[caught.site("moria")] == TAPPED
    faced = len(caught.logged("attack"))
    went_on(caught.do("enter"), "explore")
    assert len(caught.logged("attack")) == faced
    assert "play:burglary:0" not in burgling(6, site="bree").options()
    tapped = Board().hand("burglary", "glamdring")
    tapped.company("moria", "bilbo")
    tapped.g.status[tapped.site("moria")] = TAPPED
    assert "play:burglary:0" not in tapped.at_site(0).options()
    # Fast Asleep helps the burglar: 3 + 5 + 3 is more than 10.
    helped = burgling(3, "fast-asleep").do("play:burglary:0", "choose:bilbo")
    unanswered(unanswered(helped).do("play:fast-asleep:0"))
    assert helped.passing("choose").options() == ["choose:", "choose:glamdring"]
    board = Board().hand("fast-asleep")
    slot = board.company("moria", "gimli", "merry")
    board.automatic(slot)
    attack = attack_of(board.g)
    assert attack is not None
    before = prowess_of(board.g, attack)
    unanswered(board.do("play:fast-asleep:1"))
    assert prowess_of(board.g, attack) == before - 2


# Flattery, riddles, offerings


def talking(
    card: str, race: str, *names: str, roll: int = 0, hazards: tuple[str, ...] = ("greed",), **more: int
) -> Board:
    board = Board().hand(card, "dodge").hazards(*hazards)
    if roll:
        board.dice(roll)
    slot = board.company("rivendell", *names)
    board.g.limit = 5
    return board.attack(slot, race=race, strikes=1, prowess=9, **more)


@covers("flatter-a-foe")
@pytest.mark.parametrize(
    ("race", "way", "number"), [("dragon", 0, 10), ("men", 1, 11), ("drake", 1, 11), ("orcs", 2, 12), ("giants", 2, 12)]
)
def test_flatter_a_foe(race: str, way: int, number: int) -> None:
    # Legolas has two direct influence left and is a diplomat.
    free = 2 + f.face("legolas").influence
    for roll, works in ((number - free, False), (number - free + 1, True)):
        board = talking("flatter-a-foe", race, "legolas", roll=roll)
        assert [o for o in board.options() if o.startswith("play:flatter")] == [f"play:flatter-a-foe:{way}"]
        unanswered(board.do(f"play:flatter-a-foe:{way}"))
        assert bool(board.logged("cancelled")) == works and board.g.limit == (3 if works else 5)
    assert not any(o.startswith("play:flatter") for o in talking("flatter-a-foe", "undead", "legolas").options())


@covers("riddling-talk", "wit")
@pytest.mark.parametrize(
    ("race", "way", "number"),
    [("drake", 0, 8), ("men", 1, 10), ("giants", 1, 10), ("spiders", 2, 12), ("slayer", 2, 12)],
)
def test_riddling_talk(race: str, way: int, number: int) -> None:
    # A sage and a Hobbit help with three.
    for roll, works in ((number - 3, False), (number - 2, True)):
        for named in ("greed", "river"):
            board = talking("riddling-talk", race, "annalena", "merry", roll=roll, attacks=2)
            board.do(f"play:riddling-talk:{way}", "choose:merry")
            unanswered(board)
            assert (board.prompt() == "name") == works
            if works:
                board.do(f"name:{named}")
                assert board.g.known[board.card("greed")]
                assert bool(board.logged("cancelled")) == (named == "greed")
                assert board.g.limit == (2 if named == "greed" else 5)
                went_on(board)
                assert (len(board.logged("attack")) == 1) == (named == "greed")
    helped = talking("riddling-talk", race, "annalena", "merry", roll=number - 5).hand("wit")
    unanswered(helped.do(f"play:riddling-talk:{way}", "choose:merry"))
    unanswered(helped.do("play:wit:0")).passing("name")


@covers("the-riddle-game")
def test_the_riddle_game() -> None:
    def riddling(first: int, second: int, *more: int) -> Board:
        board = Board().hand("the-riddle-game", "dodge").hazards("greed", "river", "wit")
        board.company("bree", "eomer")
        board.company("bree", "merry", "gimli", seat=1)
        board.dice(first, second, *more).explore(0).do("play:the-riddle-game:0")
        return unanswered(board)

    board = riddling(12, 3)
    assert board.tapped("eomer") and board.to_act() == 1 and sorted(board.options()) == ["choose:gimli", "choose:merry"]
    board.do("choose:gimli", "pass", "name:greed", "name:block")
    assert board.zone("greed") == DISCARD and board.zone("river") == HAND and board.g.known[board.card("river")]
    # A Hobbit adds one: equal totals are rolled again.
    board = riddling(8, 7, 3, 9).do("choose:merry", "pass")
    assert len(board.logged("riddle")) == 4 and board.to_act() == 1
    board.do("name:dodge", "name:block")
    assert board.zone("dodge") == DISCARD
    # The other player has wit in his opponent's turn.
    board = riddling(7, 5).do("choose:gimli", "play:wit:0")
    went_on(board, "name")
    assert board.to_act() == 1
    alone = Board().hand("the-riddle-game").hazards("greed")
    alone.company("bree", "eomer")
    alone.company("moria", "merry", seat=1)
    assert "play:the-riddle-game:0" not in alone.explore(0).options()


@covers("token-of-goodwill")
@pytest.mark.parametrize(
    ("race", "item", "way", "number"),
    [("dragon", "the-mithril-coat", 0, 5), ("drake", "glamdring", 1, 6), ("men", "elven-cloak", 2, 7)],
)
def test_token_of_goodwill(race: str, item: str, way: int, number: int) -> None:
    free = f.face("legolas").influence
    for roll, works in ((number - free, False), (number - free + 1, True)):
        # A check that cannot fail is not rolled.
        rolls = (12, roll) if f.face(item).corruption >= 2 else (roll,)
        board = Board().hand("token-of-goodwill").discards("orcrist").dice(*rolls)
        slot = board.company("rivendell", "legolas", "kili")
        board.give("legolas", item).attack(slot, race=race)
        board.do(f"play:token-of-goodwill:{way}")
        while board.prompt() in ("respond", "check"):
            board.do("pass")
        assert board.zone(item) == DISCARD and bool(board.logged("cancelled")) == works
        if works:
            board.do("choose:orcrist")
            assert board.zone("orcrist") == HAND
    board = Board().hand("token-of-goodwill")
    slot = board.company("rivendell", "legolas")
    assert not any(o.startswith("play:token") for o in board.attack(slot, race=race).options())


def test_an_offering_that_corrupts() -> None:
    board = Board().hand("token-of-goodwill").dice(2)
    slot = board.company("rivendell", "legolas", "kili")
    board.give("legolas", "the-mithril-coat", "glamdring").attack(slot, race="dragon", strikes=1)
    board.do("play:token-of-goodwill:0")
    while board.prompt() in ("respond", "check"):
        board.do("pass")
    assert board.zone("legolas") in (OUT, DISCARD) and not board.logged("cancelled")


# Searches


@covers("thorough-search")
def test_thorough_search() -> None:
    for tapped in (False, True):
        board = Board().hand("thorough-search", "glamdring", "the-mithril-coat")
        board.company("moria", "merry", "gimli")
        board.g.status[board.site("moria")] = TAPPED if tapped else 0
        board.explore(0).do("play:thorough-search:0")
        unanswered(board)
        went_on(board, "explore")
        assert board.bearer("glamdring") == "gimli" and board.tapped("gimli") and board.tapped("merry")
        assert (board.g.status[board.site("moria")] == TAPPED) == tapped
    for names in (("merry",), ("gimli", "eomer")):
        board = Board().hand("thorough-search", "glamdring")
        board.company("moria", *names)
        assert "play:thorough-search:0" not in board.explore(0).options()


@covers("bounty-of-the-hoard")
def test_bounty_of_the_hoard() -> None:
    for site, tapped, works in (
        ("the-lonely-mountain", True, True), ("the-lonely-mountain", False, False), ("moria", True, False),
    ):  # fmt: skip
        board = Board().hand("bounty-of-the-hoard", "glamdring", "the-mithril-coat")
        board.company(site, "gimli", "merry")
        board.g.status[board.site(site)] = TAPPED if tapped else 0
        board.explore(0)
        assert ("play:bounty-of-the-hoard:0" in board.options()) == works
        if works:
            unanswered(board.do("play:bounty-of-the-hoard:0")).do("give:glamdring:gimli")
            assert board.bearer("glamdring") == "gimli" and board.tapped("gimli")


@covers("dragon-lore")
def test_dragon_lore() -> None:
    board = Board().hand("dragon-lore")
    board.company("weathertop", "annalena", "eomer")
    unanswered(board.explore(0).do("play:dragon-lore:0"))
    assert board.bearer("dragon-lore") == "annalena" and board.g.status[board.site("weathertop")] == TAPPED
    for tapped in (True, False):
        board = Board().deck("the-mithril-coat", "dodge").discards("glamdring")
        board.company("the-lonely-mountain", "annalena", "eomer")
        board.g.status[board.site("the-lonely-mountain")] = TAPPED if tapped else 0
        board.give("annalena", "dragon-lore").explore(0)
        assert ("use:dragon-lore:1" in board.options()) == tapped
        if tapped:
            board.do("use:dragon-lore:1")
            unanswered(board).do("choose:the-mithril-coat", "give:the-mithril-coat:eomer")
            assert board.bearer("the-mithril-coat") == "eomer" and board.status("eomer") == 0
            assert board.tapped("annalena") and board.zone("dragon-lore") == DISCARD


@covers("lucky-search")
def test_lucky_search() -> None:
    for roll, wounded in ((12, False), (2, True)):
        board = (
            Board()
            .hand("lucky-search", "concealment")
            .deck("dodge", "glamdring", "the-one-ring", "block")
            .dice(roll, 2)
        )
        board.company("moria", "merry", "gimli")
        board.company("lorien", "frodo")
        board.explore(0).do("play:lucky-search:0")
        unanswered(board)
        assert "play:concealment:0" not in board.options()
        assert board.bearer("glamdring") == "merry"
        went_on(board, "explore")
        assert board.logged("attack")[0]["prowess"] == 6
        assert [entry["card"] for entry in board.logged("strike")] == [board.card("merry")]
        assert board.wounded("merry") == wounded and (board.zone("glamdring") == PLAY) != wounded
        assert board.zone("the-one-ring") == DECK and board.zone("block") == DECK
    board = Board().hand("lucky-search").deck("glamdring")
    board.company("bree", "merry")
    assert "play:lucky-search:0" not in board.explore(0).options()


@covers("here-there-or-yonder")
def test_here_there_or_yonder() -> None:
    for who, roll, offered in (("kili", 8, True), ("kili", 7, False), ("legolas", 5, True), ("legolas", 4, False)):
        # Goldberry and the Ents are bound to their lands; the Raven and the Hound are not.
        board = Board().hand("here-there-or-yonder", "noble-hound", "treebeard").dice(roll)
        board.company("weathertop", who)
        board.explore(0).do("play:here-there-or-yonder:0")
        unanswered(board)
        assert (
            f"give:noble-hound:{who}" in board.options()
        ) == offered and f"give:treebeard:{who}" not in board.options()
        if offered:
            board.do(f"give:noble-hound:{who}")
            assert board.bearer("noble-hound") == who and board.g.status[board.site("weathertop")] == TAPPED
    board = Board().hand("here-there-or-yonder", "noble-hound")
    board.company("moria", "gimli")
    assert "play:here-there-or-yonder:0" not in board.explore(0).options()


@covers("old-road")
def test_old_road() -> None:
    # The Rangers live two regions from Rivendell.
    site, number = f.face(f.face("rangers-of-the-north").places[0]), f.face("rangers-of-the-north").number_to_exceed
    bonus = f.face("rangers-of-the-north").race_modifiers.get("dunadan", 0)
    assert site.haven == "rivendell" and len(site.path) <= 2
    for roll in (number - bonus + 1, number - bonus + 2):
        board = Board().hand("old-road", "rangers-of-the-north", "riders-of-rohan").dice(roll)
        board.company("rivendell", "aragorn-ii")
        unanswered(board.explore(0).do("play:old-road:0"))
        went_on(board, "explore")
        won = roll - 1 + bonus > number
        assert board.logged("influence")[0]["total"] == roll - 1 + bonus
        assert (board.zone("rangers-of-the-north") == POINTS) == won and board.zone("riders-of-rohan") == HAND
        assert (board.g.status[board.site("rivendell")] == TAPPED) == won
    for place, faction in (("rivendell", "riders-of-rohan"), ("bree", "rangers-of-the-north")):
        board = Board().hand("old-road", faction)
        board.company(place, "aragorn-ii")
        assert "play:old-road:0" not in board.explore(0).options()


@covers("hour-of-need")
def test_hour_of_need() -> None:
    for roll in (12, 3):
        board = Board().hand("hour-of-need", "riders-of-rohan").dice(roll)
        board.company("edoras", "arinmir", "eomer")
        board.organization().do("play:hour-of-need:0")
        unanswered(board)
        went_on(board, "organize")
        influence = board.logged("influence")[0]
        assert influence["total"] == roll + f.face("arinmir").influence - 3
        assert (board.zone("riders-of-rohan") == POINTS) == (influence["total"] > influence["number"])
        assert (board.zone("arinmir") == DISCARD) == (board.zone("riders-of-rohan") != POINTS)
        assert (board.g.status[board.site("edoras")] == TAPPED) == (board.zone("riders-of-rohan") == POINTS)
        assert board.zone("riders-of-rohan") in (POINTS, DISCARD)
    tapped = Board().hand("hour-of-need", "riders-of-rohan")
    tapped.company("edoras", "arinmir")
    tapped.g.status[tapped.site("edoras")] = TAPPED
    assert "play:hour-of-need:0" not in tapped.organization().options()


# Rings and stones


@covers("ringlore")
def test_ringlore() -> None:
    board = Board().hand("ringlore", "the-one-ring", "magic-ring-of-words", "dwarven-ring-of-durins-tribe")
    board.company("weathertop", "annalena", "eomer")
    board.give("eomer", "precious-gold-ring").explore(0).do("play:ringlore:0")
    unanswered(board)
    assert sorted(board.options()) == ["pass", "ring:dwarven-ring-of-durins-tribe", "ring:magic-ring-of-words"]
    board.do("ring:magic-ring-of-words")
    assert board.bearer("magic-ring-of-words") == "eomer" and board.zone("precious-gold-ring") == DISCARD
    assert board.g.status[board.site("weathertop")] == TAPPED and board.tapped("annalena")
    kept = Board().hand("ringlore", "magic-ring-of-words")
    kept.company("weathertop", "annalena", "eomer")
    unanswered(kept.give("eomer", "precious-gold-ring").explore(0).do("play:ringlore:0")).do("pass")
    assert kept.zone("precious-gold-ring") == PLAY
    without = Board().hand("ringlore", "magic-ring-of-words")
    without.company("weathertop", "annalena")
    assert "play:ringlore:0" not in without.explore(0).options()


@covers("wizards-test")
def test_wizards_test() -> None:
    board = Board().hand("wizards-test", "the-one-ring", "magic-ring-of-words").dice(12, 4)
    board.company("rivendell", "gandalf", "eomer")
    board.give("eomer", "precious-gold-ring").organization().do("play:wizards-test:0")
    unanswered(board)
    assert board.options() == ["roll:4", "roll:12"]
    board.do("roll:12").do("ring:the-one-ring")
    assert board.bearer("the-one-ring") == "eomer"
    went_on(board, "organize")
    apart = Board().hand("wizards-test")
    apart.company("rivendell", "gandalf")
    apart.company("bree", "eomer")
    assert "play:wizards-test:0" not in apart.give("eomer", "precious-gold-ring").organization().options()


@covers("wizards-laughter")
def test_wizards_laughter() -> None:
    for wizard in (True, False):
        board = Board().hazards("wizards-laughter").dice(12, 2)
        board.company("edoras", "aragorn-ii")
        board.company("edoras", "eomer", seat=1)
        board.company("rivendell", *(("gandalf",) if wizard else ("merry",)), "elrond", "glorfindel-ii", seat=1)
        board.explore(0).do("persuade:aragorn-ii:eomer")
        board.passing("resist") if wizard else went_on(board)
        if wizard:
            assert board.to_act() == 1
            unanswered(board.do("play:wizards-laughter:0"))
            went_on(board)
        assert (board.zone("eomer") == PLAY) == wizard


RINGS = [
    ("dwarven-ring-of-barins-tribe", "glamdring", "the-mithril-coat"),
    ("dwarven-ring-of-dwalins-tribe", "glamdring", "the-mithril-coat"),
    ("dwarven-ring-of-bavors-tribe", "the-mithril-coat", "glamdring"),
    ("dwarven-ring-of-druins-tribe", "the-mithril-coat", "glamdring"),
]


@pytest.mark.parametrize(("ring", "item", "other"), RINGS)
@covers(*[row[0] for row in RINGS])
def test_dwarven_rings_find_larger_items(ring: str, item: str, other: str) -> None:
    for who, site, works in (("gimli", "moria", True), ("eomer", "moria", False), ("gimli", "rivendell", False)):
        board = Board().deck(item, other, "dodge").dice(9)
        board.company(site, who, "merry")
        board.give(who, ring).organization()
        option = next((o for o in board.options() if o.startswith(f"use:{ring}")), "")
        assert bool(option) == works
        if works:
            unanswered(board.do(option)).do(f"give:{item}:merry")
            went_on(board, "organize")
            assert board.bearer(item) == "merry" and board.tapped("gimli") and board.zone(other) == DECK
            assert board.logged("check") and board.status("merry") == 0


STONES = (
    "palantir-of-annuminas",
    "palantir-of-elostirion",
    "palantir-of-orthanc",
    "palantir-of-amon-sul",
    "palantir-of-minas-tirith",
)


def using(stone: str, *others: str) -> Board:
    board = Board().hand("use-palantir").discards("marvels-told").deck(*["dodge"] * 6).dice(12, 12)
    board.deck(*["river"] * 6, seat=1).hazards("greed")
    board.company("minas-tirith", "annalena", "eomer", "merry", "gimli")
    board.company("lorien", "legolas")
    board.company("edoras", "theoden", seat=1)
    board.give("annalena", stone).give("theoden", *others).give("legolas", "lure-of-the-senses")
    return unanswered(board.organization().do("play:use-palantir:0"))


@covers("palantir-of-amon-sul", "palantir-of-minas-tirith", "palantir-of-osgiliath")
def test_stones_see_and_borrow() -> None:
    def uses(board: Board, stone: str) -> list[str]:
        return [o for o in board.options() if o.startswith(f"use:{stone}")]

    board = using("palantir-of-amon-sul")
    assert uses(board, "palantir-of-amon-sul") == ["use:palantir-of-amon-sul:1"]
    unanswered(board.do("use:palantir-of-amon-sul:1")).passing("organize")
    assert board.g.known[board.card("greed")] and board.tapped("palantir-of-amon-sul") and board.logged("check")
    board = using("palantir-of-amon-sul", "palantir-of-annuminas")
    unanswered(board.do("use:palantir-of-amon-sul:2")).do("choose:marvels-told").passing("organize")
    assert board.zone("marvels-told") == HAND
    board = using("palantir-of-amon-sul", "palantir-of-elostirion")
    unanswered(board.do("use:palantir-of-amon-sul:3")).passing("organize")
    assert board.zone("lure-of-the-senses") == DISCARD
    board = using("palantir-of-minas-tirith")
    unanswered(board.do("use:palantir-of-minas-tirith:0")).passing("organize")
    assert len([entry for entry in board.entries() if entry.key == "meccg-log-sees"]) == 10
    board = using("palantir-of-osgiliath")
    assert uses(board, "palantir-of-osgiliath") == ["use:palantir-of-osgiliath:1"]
    board = using("palantir-of-osgiliath", *STONES)
    assert len(uses(board, "palantir-of-osgiliath")) == 6
    unanswered(board.do("use:palantir-of-osgiliath:4")).do("choose:marvels-told").passing("organize")
    assert board.zone("marvels-told") == DECK
    board = Board().event("doors-of-night").hand("use-palantir").dice(12)
    board.company("minas-tirith", "annalena")
    board.give("annalena", "palantir-of-osgiliath")
    unanswered(board.organization().do("play:use-palantir:0"))
    unanswered(board.do("use:palantir-of-osgiliath:1"))
    assert board.zone("doors-of-night") == DISCARD
    plain = Board().hazards("greed")
    plain.company("minas-tirith", "eomer")
    assert not any(o.startswith("use:") for o in plain.give("eomer", "palantir-of-amon-sul").organization().options())


@pytest.mark.parametrize(("stone", "least"), [("palantir-of-amon-sul", 2), ("palantir-of-osgiliath", 4)])
def test_stones_that_few_cannot_carry(stone: str, least: int) -> None:
    names = ("gimli", "eomer", "merry", "legolas")
    for size in (least - 1, least):
        board = Board()
        board.company("bree", *names[:size])
        board.give("gimli", stone).move(0, "rivendell").passing()
        assert (board.zone(stone) == PLAY) == (size >= least)
    assert f.face(stone).stored_points == 5
