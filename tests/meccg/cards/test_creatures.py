"""What creatures do: where they are keyed, how they attack, and their texts."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covered, covers
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.registry import COMPLETE
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of, encounter_now, prowess_of, strikes_of
from westmarch.games.meccg.rules.creatures import BASIC, FLOWN, MAPPED, STAYS, creature_options, keys
from westmarch.games.meccg.terms import DISCARD, HAND, OUT, PLAY
from westmarch.games.meccg.values import body, site_type

CREATURES = [face for face in f.FACES if face.kind == f.CREATURE and face.number in COMPLETE]
#: A site of each type, away from all the places that creatures name.
SITES = {
    "free-hold": "minas-tirith", "border-hold": "bree", "ruins-and-lairs": "barrow-downs", "shadow-hold": "moria",
    "dark-hold": "dol-guldur", "haven": "rivendell",
}  # fmt: skip


def ways(name: str, site: str, path: tuple[str, ...] = (), mode: int = STAYS, route: tuple[str, ...] = ()) -> list[str]:
    board = Board()
    slot = board.company(site, "aragorn-ii", "eomer")
    board.g.here, board.g.mode = slot, mode
    board.g.path = [f.LANDS.index(land) for land in path]
    board.g.route = [f.REGION_NUMBER[region] for region in route]
    return keys(board.g, f.face(name), slot)


@pytest.mark.parametrize("name", covered([face.id for face in CREATURES]))
def test_where_it_can_be_keyed(name: str) -> None:
    """By each land as often as it is printed and not once less, by each type of site, and by nothing else."""
    face = f.face(name)
    for land, count in face.lands:
        path = (f.LANDS[land],) * count
        assert f"land-{f.LANDS[land]}" in ways(name, "rivendell", path, BASIC)
        assert f"land-{f.LANDS[land]}" not in ways(name, "rivendell", path[1:], BASIC)
        assert f"land-{f.LANDS[land]}" not in ways(name, "rivendell", path, FLOWN)
    for kind, site in SITES.items():
        assert (f"type-{kind}" in ways(name, site)) == (f.SITE_TYPES.index(kind) in face.site_types)
    for other in f.LANDS:
        if other not in [f.LANDS[number] for number, _ in face.lands]:
            assert f"land-{other}" not in ways(name, "rivendell", (other,) * 4, BASIC)


@pytest.mark.parametrize("name", [face.id for face in CREATURES])
def test_it_attacks_with_what_is_printed(name: str) -> None:
    face = f.face(name)
    board = Board().hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.creature(slot, name)
    attack = attack_of(board.g)
    assert attack is not None
    assert (
        strikes_of(board.g, attack) == (2 if face.each else face.strikes)
        and prowess_of(board.g, attack) == face.prowess
    )
    assert attack.body == face.body and bool(attack.manner & ATTACKER_CHOOSES) == face.attacker_chooses
    assert encounter_now(board.g).attacks == face.attacks


#: Named places: creature, site, route, whether Doors of Night is needed.
NAMED = [
    ("corsairs-of-umbar", "pelargir", ("lebennin",), False), ("pukel-men", "stone-circle", (), False),
    ("dunlending-raiders", "ost-in-edhil", (), False), ("huorn", "old-forest", (), False),
    ("the-great-goblin", "goblin-gate", (), False), ("shelob", "cirith-ungol", (), False),
    ("smaug", "the-lonely-mountain", (), False), ("agburanar", "caves-of-ulund", (), False),
    ("daelomin", "dancing-spire", (), False), ("leucaruth", "irerock", (), False),
    ("bairanax", "ovir-hollow", (), False),
    ("earcaraxe", "isle-of-the-ulond", (), False), ("itangast", "gold-hill", (), False),
    ("scatha", "gondmaeglom", (), False),
    ("scorba", "zarak-dum", (), False), ("durins-bane", "the-under-gates", (), False),
    ("durins-bane", "moria", (), False),
    ("nameless-thing", "the-under-grottos", (), False), ("nameless-thing", "moria", (), True),
    ("buthrakaur-the-green", "moria", (), False), ("umagaur-the-pale", "the-under-leas", (), True),
    ("morgul-rats", "minas-morgul", (), True), ("rain-drake", "himring", (), False),
    ("cave-worm", "moria", ("redhorn-gate",), False),
    ("ice-drake", "himring", ("elven-shores",), False), ("true-cold-drake", "himring", ("forochel",), False),
    ("sand-drake", "variag-camp", ("khand",), False), ("watcher-in-the-water", "moria", (), False),
    ("giant-spiders", "sarn-goriwing", ("heart-of-mirkwood",), False), ("old-man-willow", "old-forest", (), False),
    ("mumak-oliphant", "variag-camp", ("khand",), False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "site", "route", "doors"), NAMED)
def test_named_places(name: str, site: str, route: tuple[str, ...], doors: bool) -> None:
    for open_doors in (False, True):
        board = Board()
        slot = board.company(site, "aragorn-ii", "eomer")
        board.g.here = slot
        if route:
            board.g.mode, board.g.route = MAPPED, [f.REGION_NUMBER[region] for region in route]
        if open_doors:
            board.event("doors-of-night")
        found = [key for key in keys(board.g, f.face(name), slot) if key == "site" or key.startswith("region-")]
        assert bool(found) == (open_doors or not doors)


def test_creatures_that_follow_others() -> None:
    for name, race, key, works in (
        ("wolf-riders", "orcs", "land-wilderness", True), ("wolf-riders", "orcs", "type-shadow-hold", False),
        ("gothmog", "trolls", "land-shadow-land", True), ("gothmog", "trolls", "land-wilderness", False),
        ("carrion-birds", "men", "land-wilderness", True), ("carrion-birds", "undead", "land-wilderness", False),
    ):  # fmt: skip
        board = Board()
        slot = board.company("rivendell", "aragorn-ii")
        board.attack(slot, race=race, prowess=2, key=key)
        while board.g.asks:
            board.do("pass" if "pass" in board.options() else board.options()[0])
        board.g.here = slot
        assert (key in keys(board.g, f.face(name), slot)) == works, (name, key)


def test_the_great_goblin_between_rivendell_and_lorien() -> None:
    board = Board()
    slot = board.company("rivendell", "aragorn-ii")
    board.g.here = slot
    for site, works in (("lorien", True), ("grey-havens", False)):
        board.g.c_dest[slot] = board.site(site)
        assert ("site" in keys(board.g, f.face("the-great-goblin"), slot)) == works


def test_fire_drakes_need_less_with_the_doors_open() -> None:
    for doors, works in ((False, False), (True, True)):
        board = Board()
        slot = board.company("rivendell", "aragorn-ii")
        board.g.here, board.g.mode, board.g.path = slot, BASIC, [f.WILDERNESS] * 2
        if doors:
            board.event("doors-of-night")
        assert ("land-wilderness" in keys(board.g, f.face("true-fire-drake"), slot)) == works


# Texts


def wounded(name: str, who: str = "eomer", *items: str, roll: int = 2, more: tuple[int, ...] = (2,)) -> Board:
    """One character alone, struck with bad luck."""
    board = Board().dice(roll, *more)
    slot = board.company("rivendell", who)
    if items:
        board.give(who, *items)
    board.creature(slot, name)
    while board.g.asks:
        options = [option for option in board.options() if not option.startswith("stay")]
        board.do("surplus:0" if "surplus:0" in options else "pass" if "pass" in options else options[0])
    return board


def test_abductor_takes_whom_it_wounds() -> None:
    assert wounded("abductor").zone("eomer") == DISCARD
    assert wounded("abductor", "gandalf", more=(2, 2)).zone("gandalf") == PLAY


def test_wights_and_ghosts_corrupt_whom_they_wound() -> None:
    for name, modifier in (("barrow-wight", -2), ("ghosts", -1)):
        board = wounded(name, "boromir-ii", "scroll-of-isildur", more=(2, 9))
        assert board.logged("check")[0]["total"] == 9 - 1 + modifier


def test_carrion_birds_ask_twice() -> None:
    board = wounded("carrion-birds", "eomer/tapped".partition("/")[0], more=(9, 9))
    assert [entry["total"] for entry in board.logged("body")] == [8, 8] and board.zone("eomer") == PLAY
    assert wounded("carrion-birds", more=(2, 10)).zone("eomer") == OUT


@pytest.mark.parametrize("name", ["bert-burat", "tom-tuma", "william-wuluag"])
def test_the_three_trolls(name: str) -> None:
    others = [other for other in ("bert-burat", "tom-tuma", "william-wuluag") if other != name]
    for before, robbed in ((others[0], True), ("giant", False)):
        board = Board().dice(12, 2, 2)
        slot = board.company("rivendell", "aragorn-ii")
        board.give("aragorn-ii", "glamdring").creature(slot, before).do("tap:aragorn-ii")
        board.creature(slot, name)
        assert board.wounded("aragorn-ii") and (board.zone("glamdring") == DISCARD) == robbed


def test_robbers() -> None:
    for name, harmed in (("brigands", True), ("were-worm", True), ("thief", False), ("pick-pocket", False)):
        board = wounded(name, "eomer", "elven-cloak")
        assert board.zone("elven-cloak") == DISCARD and board.wounded("eomer") == harmed, name
    board = Board().dice(2, 2)
    slot = board.company("rivendell", "eomer", "merry/tapped")
    board.give("merry", "elven-cloak").creature(slot, "pick-pocket").do("target:eomer", "tap:eomer")
    assert board.zone("elven-cloak") == PLAY


def test_durins_bane_strikes_harder() -> None:
    assert wounded("durins-bane", more=(7,)).logged("body")[0]["total"] == 8


def test_neeker_breekers_tap_and_leave_wizards_alone() -> None:
    board = Board().dice(2)
    slot = board.company("rivendell", "gandalf", "eomer")
    board.creature(slot, "neeker-breekers")
    while board.g.asks:
        options = [option for option in board.options() if not option.startswith("stay")]
        board.do("pass" if "pass" in options else options[0])
    struck = board.logged("strike")
    assert len(struck) == 1 and struck[0]["card"] == board.card("eomer")
    # His mind of 3 and not his prowess; he is only tapped.
    assert struck[0]["total"] == 5 and board.tapped("eomer") and not board.logged("body")


def test_corpse_candle_before_the_targets_are_chosen() -> None:
    board = Board().dice(9, 9)
    slot = board.company("rivendell", "boromir-ii", "eomer")
    board.give("boromir-ii", "scroll-of-isildur").give("eomer", "scroll-of-isildur").creature(slot, "corpse-candle")
    board.passing("target")
    assert len(board.logged("check")) == 2


def test_fell_turtle_turns_a_company_back() -> None:
    board = Board().dice(2, 2).hazards("fell-turtle").deck("dodge", "block")
    board.company("grey-havens", "eomer")
    board.move(0, "himring").passing("hazard").do("creature:fell-turtle:land-coastal-sea")
    board.passing("stay").do("tap:eomer").passing()
    assert board.where(0) == "grey-havens" and board.wounded("eomer")


def test_fell_turtle_finds_nobody_to_turn_back_if_it_kills_the_only_one() -> None:
    board = Board().dice(2, 12).hazards("fell-turtle").deck("dodge", "block")
    board.company("grey-havens", "eomer")
    board.move(0, "himring").passing("hazard").do("creature:fell-turtle:land-coastal-sea")
    board.passing("stay").do("tap:eomer").passing()
    assert board.g.companies(0) == []


def test_wild_fell_beast_taps_everybody() -> None:
    board = Board().dice(*[12] * 6)
    slot = board.company("rivendell", "aragorn-ii", "glorfindel-ii", "eomer", "merry")
    board.creature(slot, "wild-fell-beast")
    board.do("target:aragorn-ii,glorfindel-ii,eomer")
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert board.tapped("merry")


def test_chill_douser_chills_the_company() -> None:
    board = wounded("chill-douser", more=(2,))
    board.hand("concealment").company("rivendell", "aragorn-ii")
    board.g.here = 0
    board.creature(0, "ghouls")
    attack = attack_of(board.g)
    assert attack is None or (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (6, 8)
    assert board.g.laid_sum("prowess-attacks", 300_000 + 100 + f.RACES.index("undead")) == 1


@pytest.mark.parametrize("name", ["buthrakaur-the-green", "umagaur-the-pale"])
def test_trolls_who_bring_others(name: str) -> None:
    board = Board().dice(*[12] * 3).hazards("orc-watch", "greed").deck("dodge")
    slot = board.company("moria", "aragorn-ii")
    board.creature(slot, name)
    while board.g.asks:
        board.do("pass" if "pass" in board.options() else board.options()[0])
    board.move(slot).passing("hazard")
    board.g.spent = board.g.limit
    assert {board.g.face(option[1]).id for option in creature_options(board.g, 1)} == {"orc-watch"}


# Several attacks


def companions_take(name: str) -> Board:
    board = Board().dice(*[2, 2] * 6)
    slot = board.company("bree", "aragorn-ii", "eomer", "merry", "pippin")
    return board.creature(slot, name, "type-border-hold").do("target:aragorn-ii")


@rule("meccg.combat.strikes.change-before-assign")
@covers("assassin")
def test_assassin_and_those_who_step_in() -> None:
    board = companions_take("assassin").do("tap:aragorn-ii")
    assert "use:assassin:1" in board.options()
    board.do("use:assassin:1")
    assert board.prompt() == "choose" and not any("aragorn" in option for option in board.options())
    board.do("choose:eomer")
    assert board.tapped("eomer") and not board.logged("strike")
    board.passing("stay").do("tap:aragorn-ii", "use:assassin:1", "choose:merry").passing("stay")
    board.do("tap:aragorn-ii")
    # Only two of the three attacks.
    assert "use:assassin:1" not in board.options()
    board.passing()
    assert len(board.logged("strike")) == 1 and board.zone("assassin") == DISCARD


def test_slayer_once_and_by_anybody() -> None:
    board = companions_take("slayer").do("tap:aragorn-ii", "use:slayer:1")
    assert any("aragorn" in option for option in board.options())
    board.do("choose:pippin").passing("stay").do("tap:aragorn-ii")
    assert "use:slayer:1" not in board.options()


def test_nameless_thing_has_three_attacks() -> None:
    board = Board().dice(*[12] * 30)
    slot = board.company("the-under-grottos", "aragorn-ii", "eomer", "glorfindel-ii")
    board.creature(slot, "nameless-thing", "site").do("use:nameless-thing:0", "choose:eomer")
    assert board.tapped("eomer")
    while board.g.asks:
        assert "use:nameless-thing:0" not in board.options()
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert len(board.logged("strike")) == 4 and board.zone("nameless-thing") == DISCARD


# Creatures that are played as events


def test_mouth_of_sauron_brings_a_hazard_back() -> None:
    board = Board().hazards("mouth-of-sauron").discards("wolves", "dodge", seat=1)
    board.company("rivendell", "aragorn-ii")
    board.move(0).do("play:mouth-of-sauron:0")
    assert board.zone("wolves", 1) == HAND and board.zone("mouth-of-sauron") == DISCARD


def test_wolf_riders_help_wolves() -> None:
    board = Board().hazards("wolf-riders", "wolves").hand("concealment").deck("dodge")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "lorien").passing("hazard").do("creature:wolves:land-wilderness", "play:wolf-riders:0")
    board.passing("defend")
    attack = attack_of(board.g)
    assert attack is not None and (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (4, 9)


def nazgul(name: str, *names: str, hand: tuple[str, ...] = (), discards: tuple[str, ...] = ()) -> Board:
    """A Nazgul is played as a permanent event on a company, which is then open to hazards."""
    board = Board().hazards(name, "greed").hand(*hand).deck("dodge").discards(*discards, seat=1)
    board.company("rivendell", *(names or ("aragorn-ii", "eomer", "merry")))
    board.move(0).passing("hazard").do(f"play:{name}:0").passing("hazard")
    assert board.zone(name) == PLAY and board.g.spent == 1
    return board


def use(board: Board, name: str) -> Board:
    way = next(option for option in board.options() if option.startswith(f"use:{name}"))
    board.do(way)
    assert board.g.spent == 2
    return board


def test_adunaphel_taps() -> None:
    board = use(nazgul("adunaphel"), "adunaphel").do("choose:eomer").passing("hazard")
    assert board.tapped("eomer") and board.zone("adunaphel") == DISCARD


def test_akhorahil_weakens() -> None:
    board = use(nazgul("akhorahil"), "akhorahil").do("choose:eomer").passing("hazard")
    assert body(board.g, board.card("eomer")) == 7


def test_dwar_drives_beasts() -> None:
    board = use(nazgul("dwar-of-waw", hand=("concealment",)), "dwar-of-waw").passing("hazard")
    board.hand("concealment").creature(0, "wolves")
    attack = attack_of(board.g)
    assert attack is not None and prowess_of(board.g, attack) == 9


def test_hoarmurath_adds_a_strike() -> None:
    board = nazgul("hoarmurath-of-dir").hazards("wolves").hand("concealment")
    board.creature(0, "wolves").do("use:hoarmurath-of-dir:1")
    board.passing("defend")
    attack = attack_of(board.g)
    assert attack is not None and strikes_of(board.g, attack) == 4


def test_indur_robs_the_wounded() -> None:
    board = Board().hazards("indur-dawndeath", "greed").deck("dodge")
    board.company("rivendell", "aragorn-ii", "eomer/wounded", "gimli")
    board.give("eomer", "elven-cloak", "the-one-ring")
    board.move(0).passing("hazard").do("play:indur-dawndeath:0").passing("hazard")
    use(board, "indur-dawndeath").passing("hazard")
    assert board.zone("elven-cloak") == DISCARD and board.zone("the-one-ring") == PLAY


def test_khamul_empties_a_hand() -> None:
    board = nazgul("khamul-the-easterling", hand=("dodge", "block", "ford"))
    use(board, "khamul-the-easterling")
    assert board.to_act() == 0
    board.do(board.options()[0]).passing("hazard")
    assert len(board.g.hand(0)) == 2


def test_ren_tries_everybody() -> None:
    board = nazgul("ren-the-unclean").give("eomer", "scroll-of-isildur").give("merry", "scroll-of-isildur").dice(9, 9)
    use(board, "ren-the-unclean").passing("hazard")
    assert len(board.logged("check")) >= 1


def test_uvatha_brings_a_creature_back() -> None:
    board = nazgul("uvatha-the-horseman", discards=("wolves", "river"))
    use(board, "uvatha-the-horseman").passing("hazard")
    assert board.zone("wolves", 1) == HAND and board.zone("river", 1) == DISCARD


def test_the_witch_king_darkens_shadow_holds() -> None:
    board = use(nazgul("witch-king-of-angmar"), "witch-king-of-angmar").passing("hazard")
    assert site_type(board.g, board.site("moria")) == f.DARK_HOLD and board.zone("witch-king-of-angmar") == PLAY
    board.g.active = 0
    board.long_events().passing()
    assert board.zone("witch-king-of-angmar") == DISCARD and site_type(board.g, board.site("moria")) == f.SHADOW_HOLD


def test_shelob_waits_and_attacks() -> None:
    board = Board().hazards("shelob").deck("dodge").hand("concealment")
    board.company("cirith-ungol", "aragorn-ii", "eomer")
    board.move(0).passing("hazard")
    assert "play:shelob:0" not in board.options()
    board = Board().event("doors-of-night").hazards("shelob").deck("dodge").hand("concealment")
    board.company("cirith-ungol", "aragorn-ii", "eomer")
    board.move(0).passing("hazard").do("play:shelob:0").passing("hazard")
    way = next(option for option in board.options() if option.startswith("use:shelob"))
    spent = board.g.spent
    board.do(way).passing("defend")
    attack = attack_of(board.g)
    assert attack is not None and (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (2, 19)
    assert board.g.spent == spent + 1
    board = Board().event("doors-of-night").event("shelob")
    board.g.lay("permanent", board.card("shelob"), 1, 5)
    board.g.put(board.card("doors-of-night"), DISCARD)
    assert board.zone("shelob") == DISCARD


def test_only_one_shelob_waits() -> None:
    board = Board().event("doors-of-night").event("shelob", seat=0).hazards("shelob", "greed").deck("dodge")
    board.g.lay("permanent", board.card("shelob"), 1, 5)
    board.company("cirith-ungol", "aragorn-ii", "eomer")
    assert "play:shelob:0" not in board.move(0).passing("hazard").options()
