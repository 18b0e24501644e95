"""Cards of the expansions as a player reads them: dragons at home, rings and stones, Nazgûl, agents, attempts, ways."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import facing, fought, permanent, take, through, under_way, until
from meccg.cards.test_events_used_as_sites import arrived, maps, planning, refuge
from meccg.cards.test_hazards_agents import with_agent
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_treasures import whole
from westmarch.games.meccg.facts import LANDS
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.company_movement import hazard_limit
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, TAPPED
from westmarch.games.meccg.values import corruption, has_skill, influence

LOTS = ["dodge"] * 12


def guarded_by(site: str, *events: str) -> list[tuple[str, int, int, int]]:
    """Race, strikes, prowess and body of each automatic attack, with some events in play."""
    board = Board()
    slot = board.company(site, "aragorn-ii", "gimli", "legolas", "eomer")
    for event in events:
        board.event(event)
    found = []
    for number in automatic_attacks(board.g, slot):
        board.automatic(slot, number)
        attack = attack_of(board.g)
        assert attack is not None
        found.append((attack.race, attack.strikes, attack.prowess, attack.body))
    return found


# Dragons at home


@pytest.mark.parametrize(
    ("lair", "dragon", "strikes", "prowess"), [("gold-hill", "itangast", 3, 19), ("irerock", "leucaruth", 2, 17)]
)
def test_a_dragon_at_home_attacks_as_well_unless_it_is_on_the_hunt(
    lair: str, dragon: str, strikes: int, prowess: int
) -> None:
    printed = guarded_by(lair)
    assert guarded_by(lair, f"{dragon}-at-home") == [*printed, ("dragon", strikes, prowess, 8)]
    assert guarded_by(lair, f"{dragon}-at-home", f"{dragon}-ahunt") == printed
    assert guarded_by("moria", f"{dragon}-at-home") == guarded_by("moria")


def test_with_itangast_at_home_each_greater_item_weighs_more() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii", "eomer")
    board.give("aragorn-ii", "orcrist", "palantir-of-annuminas", "glamdring", "elven-cloak")
    before = corruption(board.g, board.card("aragorn-ii")), corruption(board.g, board.card("eomer"))
    board.event("itangast-at-home")
    # Orcrist and the stone are greater items, Glamdring is a major and the cloak a minor one.
    after = corruption(board.g, board.card("aragorn-ii")), corruption(board.g, board.card("eomer"))
    assert after == (before[0] + 2, before[1])


def test_with_leucaruth_at_home_one_manifestation_a_turn_is_enough() -> None:
    board = under_way("scatha-at-home", "scatha-ahunt", "smaug-ahunt", events=("leucaruth-at-home",))
    assert {"play:scatha-ahunt:0", "play:smaug-ahunt:0"} <= set(board.options())
    unanswered(board.do("play:scatha-ahunt:0"))
    through(board, "hazard")
    assert board.zone("scatha-ahunt") == PLAY and "play:smaug-ahunt:0" not in board.options()
    board = under_way("scatha-ahunt", "smaug-ahunt")
    unanswered(board.do("play:scatha-ahunt:0"))
    through(board, "hazard")
    assert "play:smaug-ahunt:0" in board.options()


# Rings of the Dwarves, and stones


def ringed(ring: str, bearer: str, *deck: str, site: str = "moria", tapped: bool = False) -> Board:
    board = Board().deck(*LOTS, *deck).hand("dodge").dice(12, 12)
    slot = board.company(site, bearer)
    if tapped:
        board.g.status[board.site(site)] = TAPPED
    return board.give(bearer, ring).explore(slot)


def uses(board: Board, card: str) -> list[str]:
    return [option for option in board.options() if option.startswith(f"use:{card}:")]


def used(board: Board, card: str) -> Board:
    (option,) = uses(board, card)
    return unanswered(board.do(option))


def test_a_dwarven_ring_serves_a_dwarf_and_weighs_more_on_him() -> None:
    for bearer, serves, weight in (("gimli", True, 5), ("eomer", False, 3)):
        board = ringed("dwarven-ring-of-thelors-tribe", bearer, "elven-cloak")
        assert bool(uses(board, "dwarven-ring-of-thelors-tribe")) == serves
        assert corruption(board.g, board.card(bearer)) == weight


def test_thelors_ring_finds_one_or_two_minor_items_in_deck_and_discard_pile() -> None:
    board = ringed("dwarven-ring-of-thelors-tribe", "gimli", "elven-cloak", "glamdring")
    board.discards("dagger-of-westernesse", "wargs")
    used(board, "dwarven-ring-of-thelors-tribe")
    codes = set(board.options())
    assert not any("glamdring" in code or "wargs" in code or "dodge" in code for code in codes)
    assert {"choose:elven-cloak", "choose:dagger-of-westernesse"} <= codes
    through(board.do(next(code for code in codes if "elven" in code and "dagger" in code)), "explore")
    assert board.zone("elven-cloak") == board.zone("dagger-of-westernesse") == HAND and board.tapped("gimli")
    (check,) = board.logged("check")
    assert check["total"] == check["roll"] + 2


def test_barins_ring_plays_a_major_item_that_the_site_offers() -> None:
    board = ringed("dwarven-ring-of-barins-tribe", "gimli", "glamdring", "orcrist", "elven-cloak")
    used(board, "dwarven-ring-of-barins-tribe")
    while board.g.asks and board.prompt() != "explore":
        codes = board.options()
        assert not any("orcrist" in code or "elven-cloak" in code for code in codes)
        board.do(next((code for code in codes if "glamdring" in code), codes[0]))
    assert board.bearer("glamdring") == "gimli" and board.tapped("gimli")
    assert board.zone("orcrist") != PLAY and board.zone("elven-cloak") != PLAY


def test_durins_ring_untaps_the_site() -> None:
    assert uses(ringed("dwarven-ring-of-durins-tribe", "gimli"), "dwarven-ring-of-durins-tribe") == []
    board = ringed("dwarven-ring-of-durins-tribe", "gimli", tapped=True)
    through(used(board, "dwarven-ring-of-durins-tribe"), "explore")
    assert board.g.status[board.site("moria")] == 0 and board.tapped("gimli")


def test_the_stone_of_minas_tirith_shuffles_the_tops_of_both_decks() -> None:
    names = ["block", "concealment", "dodge", "marvels-told", "elven-cloak", "glamdring", "risky-blow"]
    theirs = ["wargs", "river", "greed", "wolves", "orc-guard", "giant", "crebain"]
    board = Board(seed=4).deck(*names).deck(*theirs, seat=1).dice(12)
    board.company("minas-tirith", "saruman")
    board.give("saruman", "palantir-of-minas-tirith").organization()

    def piles() -> list[list[str]]:
        zone = board.zone("block")
        return [[board.g.face(card).id for card in board.g.pile(zone, seat)] for seat in (0, 1)]

    before = piles()
    through(used(board, "palantir-of-minas-tirith"), "organize")
    for old, new in zip(before, piles(), strict=True):
        assert sorted(new) == sorted(old) and new != old
        assert sum(one != other for one, other in zip(old, new, strict=True)) <= 5
    assert board.tapped("palantir-of-minas-tirith") and len(board.logged("check")) == 1


def test_a_sage_who_taps_may_use_a_stone() -> None:
    board = Board().hand("use-palantir", "dodge").deck(*LOTS).dice(12)
    board.company("minas-tirith", "annalena", "eomer")
    board.give("annalena", "palantir-of-minas-tirith").organization()
    assert uses(board, "palantir-of-minas-tirith") == []
    through(unanswered(board.do("play:use-palantir:0")), "organize")
    assert board.tapped("annalena") and uses(board, "palantir-of-minas-tirith")


# Nazgûl


def test_a_fell_beast_changes_the_attack_of_one_nazgul_once() -> None:
    folk = ("aragorn-ii", "gimli", "eomer")
    board = facing("hoarmurath-of-dir", "fell-beast", "fell-beast", names=folk, key="land-dark-domain")
    strikes, prowess = fought(board)
    unanswered(until(board, "play:fell-beast:0").do("play:fell-beast:0"))
    assert fought(board) == (strikes + 1, prowess - 2) and "play:fell-beast:0" not in board.options()
    while board.prompt() != "target":
        take(board)
    assert board.to_act() == 1 and "target:gimli,eomer" in board.options()
    assert "play:fell-beast:0" not in facing("wolves", "fell-beast").options()


def test_a_fell_beast_carries_a_nazgul_into_shadow_land() -> None:
    for path, carried in (("shadow-land", True), ("wilderness", False)):
        board = under_way("fell-beast", "hoarmurath-of-dir", path=path)
        assert any(code.startswith("play:fell-beast") for code in board.options()) == carried


def test_hoarmurath_gives_one_strike_more_and_is_gone() -> None:
    board = permanent(Board().hand("dodge"), "hoarmurath-of-dir")
    slot = board.company("rivendell", "aragorn-ii", "gimli")
    board.g.limit = 3
    board.creature(slot, "orc-guard")
    strikes, prowess = fought(board)
    (option,) = uses(until(board, "use:hoarmurath-of-dir:1"), "hoarmurath-of-dir")
    unanswered(board.do(option))
    assert fought(board) == (strikes + 1, prowess) and board.g.spent == 1
    assert board.zone("hoarmurath-of-dir") == DISCARD


def test_a_morgul_horse_brings_a_nazgul_that_has_acted_back_to_hand() -> None:
    board = under_way("morgul-horse", stays="hoarmurath-of-dir")
    assert not any(code.startswith("play:morgul-horse:0") for code in board.options())
    # The horse answers while the Nazgûl lies tapped and its effect has not been resolved.
    board = permanent(Board().hand("dodge").hazards("morgul-horse"), "hoarmurath-of-dir").declaring_in_a_row()
    slot = board.company("rivendell", "aragorn-ii", "gimli")
    board.g.limit = 5
    board.creature(slot, "orc-guard")
    until(board, "use:hoarmurath-of-dir:1").do("use:hoarmurath-of-dir:1")
    if "play:morgul-horse:0" not in board.options():
        board.do("pass")
    board.do("play:morgul-horse:0")
    for _ in range(6):
        if board.prompt() not in ("respond", "go-on"):
            break
        board.do("pass")
    assert board.zone("hoarmurath-of-dir") == HAND


# Agents


def with_moving_agent(agent: str, at: str, start: str, to: str = "") -> Board:
    """An agent face up at a site, and a company that goes there or elsewhere."""
    board = Board().event(agent).hazards("greed").deck("dodge")
    board.company(start, "eomer", "legolas")
    board.g.attach(board.site(at, 1), board.card(agent))
    board.g.known[board.card(agent)] = 1
    return board.move(0, to or at).passing("hazard")


def test_baduila_leaves_and_the_company_turns_back() -> None:
    board = with_moving_agent("baduila", "bree", "rivendell")
    through(used(board, "baduila"))
    assert board.zone("baduila") == DISCARD and board.where(0) == "rivendell"
    assert uses(with_moving_agent("baduila", "edoras", "rivendell", to="bree"), "baduila") == []


def test_taladhan_takes_an_item_and_hurts_nobody() -> None:
    board = Board().hand("dodge").dice(2)
    slot = board.company("bree", "merry", "eomer")
    board.give("eomer", "elven-cloak").give("merry", "dagger-of-westernesse").agent_attack(slot, "taladhan")
    asked = []
    while board.g.asks:
        asked.append((board.prompt(), board.to_act()))
        codes = board.options()
        board.do(next((code for code in codes if code.startswith(("target:merry", "choose:elven"))), codes[0]))
    assert board.zone("elven-cloak") == DISCARD and board.bearer("dagger-of-westernesse") == "merry"
    assert not board.wounded("merry") and ("choose", 0) in asked


def test_elerina_has_an_extra_strike_when_she_taps() -> None:
    board = Board().hand("dodge").dice(12, 12)
    slot = board.company("bree", "eomer", "gimli")
    board.agent_attack(slot, "elerina")
    strikes, prowess = fought(board)
    unanswered(
        until(board, uses(board, "elerina")[0] if uses(board, "elerina") else "use:elerina:0").do("use:elerina:0")
    )
    assert fought(board) == (strikes + 1, prowess) and board.tapped("elerina")


def test_golodhros_tries_an_influence_of_his_own() -> None:
    board = with_agent("golodhros", "bree", names=("eomer", "legolas"), dice=(12, 2))
    assert uses(board, "golodhros")
    unanswered(used(board, "golodhros"))
    through(board, "hazard")
    assert board.tapped("golodhros") and board.logged("influence")


# Attempts


def test_a_burglar_who_fails_faces_all_attacks_alone() -> None:
    """Bilbo rolls 2 and the +3 and +2 of a Hobbit scout: 7 is not more than 10."""
    for roll, steals in ((5, False), (6, True)):
        board = Board().hand("burglary", "glamdring").dice(roll, *[12] * 8)
        board.company("moria", "bilbo", "gimli")
        unanswered(board.at_site(0).do("play:burglary:0", "choose:bilbo"))
        for _ in range(20):
            if not board.g.asks or board.prompt() == "enter":
                break
            codes = board.options()
            board.do("choose:glamdring" if "choose:glamdring" in codes else "pass" if "pass" in codes else codes[0])
        assert board.g.status[board.site("moria")] == TAPPED and board.tapped("bilbo")
        assert (board.bearer("glamdring") == "bilbo") == steals
        assert {entry["card"] for entry in board.logged("strike")} == (set() if steals else {board.card("bilbo")})


def talked(card: str, race: str, roll: int, *names: str) -> Board:
    board = Board().hand(card, "dodge").hazards("greed").dice(roll)
    slot = board.company("rivendell", *names)
    board.g.limit = 6
    board.attack(slot, race=race, strikes=1, prowess=9)
    ways = [code for code in board.options() if code.startswith(f"play:{card}")]
    assert len(ways) == 1
    board.do(ways[0])
    if board.prompt() == "choose":
        board.do(f"choose:{names[0]}")
    return unanswered(board)


@pytest.mark.parametrize(("race", "number"), [("dragon", 10), ("drake", 11), ("men", 11), ("trolls", 12), ("elf", 12)])
def test_flattery_counts_unused_influence_and_the_gift_of_a_diplomat(race: str, number: int) -> None:
    board = Board()
    board.company("rivendell", "legolas")
    gift = influence(board.g, board.card("legolas")) + 2
    assert has_skill(board.g, board.card("legolas"), "diplomat")
    for more, works in ((0, False), (1, True)):
        board = talked("flatter-a-foe", race, number - gift + more, "legolas")
        assert bool(board.logged("cancelled")) == works and board.g.limit == (4 if works else 6)


@pytest.mark.parametrize(("race", "number"), [("dragon", 8), ("giants", 10), ("awakened-plant", 12), ("trolls", 12)])
def test_riddling_talk_names_a_card_after_a_good_roll(race: str, number: int) -> None:
    # Annalena is a sage, Merry and Pippin are Hobbits: +2 +1 +1.
    for more, works in ((0, False), (1, True)):
        board = talked("riddling-talk", race, number - 4 + more, "annalena", "merry", "pippin")
        assert (board.prompt() == "name") == works
    board = talked("riddling-talk", race, number - 3, "annalena", "merry", "pippin").do("name:greed")
    assert board.logged("cancelled") and board.g.limit == 3
    board = talked("riddling-talk", race, number - 3, "annalena", "merry", "pippin").do("name:river")
    assert not board.logged("cancelled") and board.g.limit == 6 and board.g.known[board.card("greed")]


def test_the_winner_of_the_riddle_game_names_two_cards() -> None:
    board = Board().hand("the-riddle-game", "dodge").hazards("greed", "river", "wargs").dice(9, 4)
    board.company("bree", "merry")
    board.company("bree", "eomer", seat=1)
    unanswered(board.explore(0).do("play:the-riddle-game:0"))
    while board.prompt() != "name":
        take(board)
    assert board.to_act() == 0 and board.tapped("merry") and not board.tapped("eomer")
    board.do("name:greed", "name:wolves")
    assert board.zone("greed") == DISCARD and board.zone("river") == board.zone("wargs") == HAND
    assert all(board.g.known[board.card(name)] for name in ("river", "wargs"))


# Ways


def test_the_anduin_joins_regions_for_a_ranger_who_taps() -> None:
    board = planning("edoras", "aragorn-ii", "gimli", hand=("anduin-river",))
    # Edoras lies in Rohan, Dagorlad beyond the river holds the Dead Marshes.
    unanswered(board.do("play:anduin-river:0"))
    if board.prompt() == "choose":
        board.do("choose:aragorn-ii")
    unanswered(board)
    assert board.tapped("aragorn-ii")
    board.do("move:company0:dead-marshes")
    board.g.stack = []
    board.move(0, how="")
    assert "route:rohan,dagorlad" in board.options()
    dull = planning("edoras", "gimli", hand=("anduin-river",))
    assert not any(code.startswith("play:anduin-river") for code in dull.options())


def test_the_anduin_lowers_the_limit_of_those_who_go_there() -> None:
    plain = planning("edoras", "aragorn-ii", "gimli", "eomer", "legolas", "merry", hand=("anduin-river",))
    plain.do("move:company0:minas-tirith")
    before = hazard_limit(plain.g, 0)
    unanswered(plain.do("play:anduin-river:1"))
    while plain.prompt() == "choose":
        plain.do(plain.options()[0])
    assert hazard_limit(plain.g, 0) == max(2, before - 2) == 3
    far = planning("rivendell", "aragorn-ii", "gimli", hand=("anduin-river",)).do("move:company0:bree")
    assert "play:anduin-river:1" not in far.options()


def test_along_belegaer_three_coastal_seas_lead_from_coast_to_coast() -> None:
    board = planning("grey-havens", "aragorn-ii", "gimli", "eomer", "legolas", "boromir-ii", hand=("belegaer",))
    assert "move:company0:pelargir" not in board.options()
    unanswered(board.do("play:belegaer:0")).do("move:company0:pelargir")
    board.g.stack = []
    board.move(0, how="")
    board.do(
        next(code for code in board.options() if code.startswith("byway")) if board.prompt() == "route" else "pass"
    )
    assert [LANDS[land] for land in board.g.path] == ["coastal-sea"] * 3
    assert board.g.limit == 3
    inland = planning("rivendell", "aragorn-ii", hand=("belegaer",))
    assert "play:belegaer:0" not in inland.options()


def test_a_refuge_heals_as_a_haven_and_is_gone_when_they_leave() -> None:
    board = arrived(refuge())
    assert board.g.site_face(0).id.startswith("refuge")
    board.g.status[board.card("gimli")] = 2
    board.untap()
    if board.prompt() == "untap":
        board.do(board.options()[0])
    assert not board.wounded("gimli")


def test_the_maps_lead_to_orcs_and_to_minor_and_major_items() -> None:
    board = arrived(maps())
    (number,) = automatic_attacks(board.g, 0)
    board.automatic(0, number)
    attack = attack_of(board.g)
    assert attack is not None and (attack.race, attack.strikes, attack.prowess) == ("orcs", 4, 7)
    board.hand("elven-cloak", "glamdring", "orcrist").explore(0)
    offered = {code.split(":")[1] for code in board.options() if code.startswith("resource:")}
    assert {"elven-cloak", "glamdring"} <= offered and "orcrist" not in offered


# Restored items, lost knowledge, stolen memories


def test_horn_of_defiance_restored_lets_its_bearer_face_all_strikes() -> None:
    board = whole("horn-of-defiance", "aragorn-ii").hand("dodge").dice(12, 12, 12)
    board.attack(0, race="orcs", strikes=3, prowess=5)
    (option,) = uses(board, "horn-of-defiance")
    unanswered(board.do(option))
    while board.g.asks and board.prompt() != "organize":
        take(board)
    assert [entry["card"] for entry in board.logged("strike")] == [board.card("aragorn-ii")] * 3
    broken = Board().hand("dodge")
    slot = broken.company("rivendell", "aragorn-ii", "merry")
    broken.give("aragorn-ii", "horn-of-defiance").attack(slot, strikes=3)
    assert uses(broken, "horn-of-defiance") == []


def test_memories_stolen_takes_all_skills_until_a_roll_above_eight() -> None:
    board = facing("cave-drake", "memories-stolen", names=("aragorn-ii",))
    assert not any(code.startswith("play:memories-stolen") for code in board.options())
    board = facing("smaug", "memories-stolen", names=("aragorn-ii",), key="site", dice=(12,))
    until(board, "play:memories-stolen:0")
    unanswered(board.do("play:memories-stolen:0"))
    assert not any(has_skill(board.g, board.card("aragorn-ii"), skill) for skill in ("warrior", "scout", "ranger"))
    through(board)
    assert board.logged("strike")[0]["prowess"] == 17 - 3
    for roll, free in ((8, False), (9, True)):
        home = Board().dice(roll)
        home.company("rivendell", "aragorn-ii")
        home.give("aragorn-ii", "memories-stolen").organization().do("cleanse:memories-stolen")
        while home.prompt() not in ("organize", ""):
            take(home)
        assert (home.zone("memories-stolen") == DISCARD) == free and home.tapped("aragorn-ii")


def test_a_lost_tome_has_a_trap_and_tells_something_in_the_dark() -> None:
    board = Board().hand("lost-tome", "concealment").dice(9)
    slot = board.company("moria", "aragorn-ii")
    board.give("aragorn-ii", "glamdring").explore(slot).do("resource:lost-tome:aragorn-ii")
    # Nobody was asked about Concealment; Aragorn fights with his own prowess of 6, as he is tapped one less.
    (strike,) = board.logged("strike")
    assert strike["prowess"] == 9 and strike["total"] == strike["roll"] + 6 - 1
    # Moria is a Shadow-hold: Information becomes playable until the turn is over.
    knows = Board().hand("marvels-told", "dreams-of-lore")
    slot = knows.company("moria", "annalena")
    assert "play:dreams-of-lore:0" not in knows.give("annalena", "lost-tome").explore(slot).options()
    used(knows, "lost-tome")
    assert knows.zone("lost-tome") == DISCARD and any("dreams-of-lore" in code for code in knows.options())
