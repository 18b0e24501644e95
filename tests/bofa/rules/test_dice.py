"""Action dice (p.12-13)."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f


def actions(t: Field, face: str) -> set[str]:
    return {code.split(":")[2] for code in t.offered(f"use:{face}")}


def busy() -> Field:
    """Both sides can do nearly everything."""
    t = Field().army("camp", lakeman=2, damage=1, lead=1).army("gate_dell", lakeman=1).character("gandalf", "camp")
    t.army("east_meadow", orc=2, lead=1, damage=1).army("spur_foot", orc=1, goblin=1).token("camp", "lakeman")
    t.army("spur_ridge", orc=1, damage=1).army("mountain_foot", lakeman=1).army("eastern_spur", lakeman=1)
    return t.token("heath_road", "orc").bats("eastern_bank", 1)


@rule("bofa.dice.faces.fp", "bofa.dice.faces.shadow")
def test_faces() -> None:
    fp = sorted(f.RESULTS[face] for face in f.FACES[f.FP])
    shadow = sorted(f.RESULTS[face] for face in f.FACES[f.SHADOW])
    assert fp == ["character", "character", "event", "muster", "muster_army", "will"]
    assert shadow == ["army", "character", "event", "eye", "muster", "muster_army"]


@rule("bofa.dice.pool.fp-bonus", "bofa.dice.pool.fp-bonus-not-cumulative")
@pytest.mark.parametrize("names", [["thorin"], ["beorn"], ["thorin", "beorn"]])
def test_sixth_die(names: list[str]) -> None:
    t = Field().army("camp", lakeman=1)
    for name in names:
        t.character(name, "ravenhill")
    t.phase("prepare").options()
    assert t.g.pools[f.FP] == 6


@rule("bofa.dice.pool.shadow-bonus", "bofa.dice.pool.shadow-bonus-max", "bofa.dice.pool.base")
@pytest.mark.parametrize(
    "places, dice",
    [
        (["ruins_of_dale", "fallen_bridge"], 7),
        (["ruins_of_dale", "camp"], 6),
        (["ruins_of_dale", "fallen_bridge", "camp", "eastern_spur"], 7),
        ([], 6),
    ],
)
def test_seventh_die(places: list[str], dice: int) -> None:
    t = Field().army("fenland", orc=1).control(*places).phase("prepare")
    t.options()
    assert t.g.pools == [5, dice]


@rule("bofa.dice.pool.timing")
def test_extra_dice_wait_for_the_next_turn() -> None:
    t = Field().army("north_of_dale", orc=1).control("ruins_of_dale").dice(shadow="army event")
    t.all("use:army:strategic", "move:north_of_dale:fallen_bridge")
    assert t.g.points() == 4
    assert t.g.pools[f.SHADOW] == 6
    assert t.g.unused(f.SHADOW) == 1
    t.do("discard_die:event")
    assert t.g.pools[f.SHADOW] == 7


@rule("bofa.dice.pool.loss-example")
def test_extra_dice_are_lost_at_the_start_of_a_turn() -> None:
    t = Field().army("fallen_bridge", lakeman=1).control("ruins_of_dale").phase("prepare")
    t.g.where[f.THORIN] = -2
    t.g.pools = [6, 7]
    t.options()
    assert t.g.pools == [5, 6]


@rule("bofa.dice.use.effect-optional", "bofa.dice.use.effect-optional-example", "bofa.dice.army.attack")
def test_move_attack_or_both() -> None:
    def table() -> Field:
        return busy().dice(shadow="army army").do("use:army:attack")

    assert {"move:spur_foot:river_flats", "attack:east_meadow:camp", "stop"} <= set(table().options())
    only_move = table().all("move:spur_foot:spur_ridge", "whole")
    assert "attack:spur_ridge:camp" in only_move.options()
    only_move.do("stop")
    assert only_move.at("spur_ridge") == {"goblin": 1, "orc": 2}
    both = table().all("move:spur_foot:spur_ridge", "whole", "attack:spur_ridge:camp")
    both.expect_log("bofa-log-combat", place=f.DEFAULT.place["spur_ridge"], target=f.DEFAULT.place["camp"])
    only_attack = table().do("attack:east_meadow:camp")
    only_attack.expect_log("bofa-log-combat", place=f.DEFAULT.place["east_meadow"], target=f.DEFAULT.place["camp"])


@rule("bofa.dice.use.opponent-out")
def test_the_rest_is_played_alone() -> None:
    t = Field().army("fenland", orc=1).army("camp", lakeman=1).dice(shadow="event event event")
    for _ in range(3):
        t.expect_asked(SHADOW, "bofa-ask-go").do("discard_die:event")
    assert t.g.turn == 3


@pytest.mark.parametrize("patient", [True, False])
def test_who_can_only_discard_his_die_is_asked_at_a_patient_table(patient: bool) -> None:
    """Or the other would know that he holds no card for it."""
    t = Field().army("camp", lakeman=1).dice("event event", "army")
    t.options()
    t.g.patient = patient
    t.do("discard_die:event")
    assert t.g.asks[0].seat == (f.SHADOW if patient else f.FP)
    assert t.g.unused(f.SHADOW) == patient


@rule("bofa.dice.wait", "bofa.dice.wait.strictly-fewer")
def test_waiting() -> None:
    t = busy().dice("event event event event", "event event event event event event")
    t.do("wait", seat=FREE)
    assert t.g.unused(f.FP) == 4
    t.expect_asked(SHADOW, "bofa-ask-go").expect_refused("wait", "bofa.dice.wait.strictly-fewer")
    even = busy().dice("event event", "event event")
    even.expect_refused("wait", "bofa.dice.wait.strictly-fewer")


@rule("bofa.dice.discard")
def test_discarding_a_die() -> None:
    t = busy().dice("muster event", "event event")
    before = t.g.units[:], t.g.hands[0][:]
    t.do("discard_die:muster")
    assert (t.g.units, t.g.hands[0]) == before
    assert t.g.unused(f.FP) == 1


@rule("bofa.dice.army.strategic-move", "bofa.move.army-die")
def test_strategic_move() -> None:
    t = busy().dice(shadow="army army")
    t.all("use:army:strategic", "move:spur_foot:river_flats", "whole", "move:east_meadow:spur_foot", "whole")
    assert t.at("river_flats") == {"goblin": 1, "orc": 1}
    assert t.at("spur_foot") == {"orc": 2}
    t.expect_asked(SHADOW, "bofa-ask-go")  # and no attack with the same die


@rule("bofa.dice.army.combined-attack", "bofa.combined.requirement", "bofa.dice.character.attack")
def test_which_dice_allow_what() -> None:
    t = busy().dice(shadow="army character muster event muster_army eye")
    assert actions(t, "army") == {"attack", "combined", "strategic"}
    assert actions(t, "character") == {"fast", "led_attack"}  # no Shadow character walks the board
    assert actions(t, "muster") == {"cloud", "recover", "recruit"}
    assert actions(t, "event") == {"draw"}
    assert actions(t, "muster_army") == {"attack", "combined", "strategic", "cloud", "recover", "recruit"}
    assert actions(t, "eye") == {"goblin_attack", "goblin_move", "goblins"}
    t.expect_refused("use:character:combined", "bofa.dice.army.combined-attack")


@rule("bofa.combat.attack.ways")
def test_no_attack_by_muster_or_event() -> None:
    t = busy().dice(shadow="muster event")
    for face in ("muster", "event"):
        t.expect_refused(f"use:{face}:attack", "bofa.dice.army.attack")
    assert not t.offered("attack")


CARDS = ["forced_march", "rally_to_the_banner", "volunteers"]


@rule("bofa.dice.army.card", "bofa.dice.character.card", "bofa.dice.muster.card")
@pytest.mark.parametrize(
    "face, card, refusal",
    [
        ("army", "forced_march", "bofa.dice.army.card"),
        ("character", "rally_to_the_banner", "bofa.dice.character.card"),
        ("muster", "volunteers", "bofa.dice.muster.card"),
    ],
)
def test_cards_of_one_type(face: str, card: str, refusal: str) -> None:
    t = busy().hand(SHADOW, *CARDS).dice(shadow=f"{face} eye")
    assert t.offered(f"play:{face}") == [f"play:{face}:{card}"]
    for other in CARDS:
        if other != card:
            t.expect_refused(f"play:{face}:{other}", refusal)


@rule("bofa.dice.event.card", "bofa.dice.will.wild", "bofa.dice.muster-army.either", "bofa.dice.eye.no-cards")
@pytest.mark.parametrize(
    "side, face, cards",
    [
        (SHADOW, "event", CARDS),
        (FREE, "will", CARDS),
        (SHADOW, "muster_army", ["forced_march", "volunteers"]),
        (SHADOW, "eye", []),
    ],
)
def test_cards_by_other_results(side: str, face: str, cards: list[str]) -> None:
    t = busy().hand(side, *CARDS)
    t.dice(f"{face} event" if side == FREE else "", f"{face} eye" if side == SHADOW else "")
    assert t.offered(f"play:{face}") == [f"play:{face}:{card}" for card in cards]
    if face == "eye":
        t.expect_refused("play:eye:volunteers", "bofa.dice.eye.no-cards")
        t.expect_refused("use:eye:recruit", "bofa.dice.muster.recruit")
        t.expect_refused("use:eye:recover", "bofa.dice.muster.recover")
        t.expect_refused("use:eye:draw", "bofa.dice.event.draw")


@rule("bofa.dice.will.wild")
def test_will_of_the_west_is_anything() -> None:
    t = busy().dice("will event", "")
    assert {"strategic", "attack", "combined", "fast", "led_attack", "walk", "recruit", "recover", "draw"} == actions(
        t, "will"
    )


@rule("bofa.dice.muster-army.either")
def test_muster_army_is_spent_once() -> None:
    t = busy().dice(shadow="muster_army event")
    t.do("use:muster_army:recruit").do("stop")
    assert actions(t, "muster_army") == set()


@rule("bofa.dice.muster.recruit", "bofa.recruit.use.reveal")
def test_recruit_in_two_regions() -> None:
    t = Field().token("heath_road", "orc").token("heath_road", "warg").token("warg_moor", "warg")
    t.dice(shadow="muster event").do("use:muster:recruit").do("reveal:warg_moor:shadow")
    assert t.at("warg_moor") == {"warg": 1}
    t.expect_refused("reveal:warg_moor:shadow", "bofa.recruit.use.reveal")
    t.do("reveal:heath_road:shadow")
    assert sum(t.at("heath_road").values()) == 1
    assert t.tokens("heath_road") != []
    t.expect_asked(SHADOW, "bofa-ask-go")
    twice = Field().token("heath_road", "orc").token("heath_road", "warg").token("warg_moor", "orc")
    twice.dice(shadow="muster event").do("use:muster:recruit").do("reveal:heath_road:shadow")
    twice.expect_refused("reveal:heath_road:shadow", "bofa.dice.muster.recruit")
    twice.do("stop")
    assert twice.tokens("warg_moor") == ["orc"]


@rule("bofa.dice.muster.recover", "bofa.recover.roll")
def test_recover_two_armies() -> None:
    t = Field().army("camp", lakeman=4, damage=3).army("gate_dell", lakeman=2, damage=2).army("river_flats", lakeman=1)
    t.next("recover", 5, 6, 2, 1, 1, 4).dice("muster event")
    t.do("use:muster:recover").do("recover:camp")
    assert t.damage("camp") == 1
    t.do("enough").expect_refused("recover:camp", "bofa.dice.muster.recover")
    t.do("recover:gate_dell").do("enough")
    assert t.damage("gate_dell") == 2
    t.expect_asked(FREE, "bofa-ask-go")


@rule("bofa.dice.character.fast-move", "bofa.army.leadership.with-leadership", "bofa.move.character-die")
def test_fast_move_needs_leadership() -> None:
    t = Field().army("fenland", orc=1, lead=1).army("long_marsh", orc=2).dice(shadow="character event")
    t.do("use:character:fast")
    t.expect_refused("move:long_marsh:warg_moor", "bofa.dice.character.fast-move")
    t.all("move:fenland:east_marsh", "move:east_marsh:river_flats")
    assert t.at("river_flats") == {"orc": 1}
    t.expect_asked(SHADOW, "bofa-ask-go")
    none = Field().army("fenland", orc=1).dice(shadow="character event")
    none.expect_refused("use:character:fast", "bofa.dice.character.fast-move")


@rule("bofa.dice.character.attack", "bofa.move.character-die")
def test_attack_with_leadership() -> None:
    t = Field().army("spur_foot", orc=2, lead=1).army("river_flats", orc=3).army("east_meadow", lakeman=1)
    t.dice(shadow="character event").do("use:character:led_attack")
    t.expect_refused("attack:river_flats:east_meadow", "bofa.dice.character.attack")
    t.expect_legal("attack:spur_foot:east_meadow")
    fast = Field().army("spur_foot", orc=2, lead=1).army("east_meadow", lakeman=1).dice(shadow="character event")
    fast.do("use:character:fast")
    fast.expect_refused("attack:spur_foot:east_meadow", "bofa.move.character-die")


@rule("bofa.dice.character.move-characters", "bofa.char.move.action")
def test_characters_move_together() -> None:
    t = Field().army("camp", lakeman=1).character("gandalf", "camp").character("bilbo", "ravenhill")
    t.dice("character event").do("use:character:walk").do("walk:gandalf:front_gate").do("walk:bilbo:lower_slopes")
    assert t.where("gandalf") == "front_gate"
    assert t.where("bilbo") == "lower_slopes"
    far = Field().character("bilbo", "ravenhill").dice("character event").do("use:character:walk")
    far.expect_refused("walk:bilbo:front_gate", "bofa.char.move.action")


@rule("bofa.dice.event.draw", "bofa.cards.story.own-deck")
def test_draw_one_of_each() -> None:
    t = Field().army("camp", lakeman=1).dice("event event")
    t.do("use:event:draw")
    decks = sorted(f.CARD_DECK[card] for card in t.g.hands[f.FP])
    assert decks == [f.EVENTS, f.FP_STORY]


@rule("bofa.dice.eye.recruit-goblins", "bofa.pass.opens-at-five")
def test_recruit_goblins() -> None:
    t = Field().army("goblin_point_west", goblin=1).army("goblin_point_east", goblin=4).dice(shadow="eye event")
    t.do("use:eye:goblins")
    assert (t.at("goblin_point_west"), t.at("goblin_point_east")) == ({"goblin": 2}, {"goblin": 5})
    assert t.g.reserve[f.GOBLIN] == 12 - 7
    assert t.g.open == [0, 1]


@rule("bofa.dice.eye.goblin-attack", "bofa.combat.attack.ways")
def test_goblin_attack() -> None:
    t = busy().dice(shadow="eye event").do("use:eye:goblin_attack")
    t.expect_refused("attack:east_meadow:camp", "bofa.dice.eye.goblin-attack")
    t.all("move:spur_foot:spur_ridge", "whole")
    t.do("attack:spur_ridge:camp").expect_log("bofa-log-combat")


@rule("bofa.dice.eye.goblin-strategic")
def test_goblin_strategic_move() -> None:
    t = Field().army("fenland", goblin=1).army("goblin_point_west", goblin=5).army("long_marsh", orc=1)
    t.dice(shadow="eye event").do("use:eye:goblin_move")
    t.expect_refused("move:long_marsh:warg_moor", "bofa.dice.eye.goblin-strategic")
    t.all("move:fenland:south_bank", "move:goblin_point_west:pass_west", "whole")
    assert t.at("south_bank") == {"goblin": 1}
    assert t.at("pass_west") == {"goblin": 5}


@rule("bofa.dice.special-uses", "bofa.bats.cloud", "bofa.bats.cloud.no-leadership")
def test_cloud_of_bats() -> None:
    t = Field().army("river_bend", orc=2).army("fenland", orc=1).bats("valley", 1).dice(shadow="muster event")
    t.do("use:muster:cloud").do("move:river_bend:south_of_dale").do("whole")
    assert t.at("south_of_dale") == {"orc": 2}
    assert sum(t.g.bats) == 0
    without = Field().army("river_bend", orc=2).dice(shadow="muster event")
    without.expect_refused("use:muster:cloud", "bofa.bats.cloud")


@rule("bofa.dice.special-uses", "bofa.char.enter.die")
def test_dice_bring_characters_into_play() -> None:
    t = Field().army("camp", lakeman=1).dice("character muster", "")
    t.g.fate = 9
    assert t.offered("enter:character") == ["enter:character:bilbo", "enter:character:thorin"]
    assert t.offered("enter:muster") == ["enter:muster:lord_of_the_eagles"]
    t.expect_refused("enter:muster:thorin", "bofa.char.enter.die")
