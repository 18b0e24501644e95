"""Why not? An option that is not legal names the rule that forbids it, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from westmarch.engine.errors import NotationError
from westmarch.engine.refusals import why_not
from westmarch.engine.runner import ask_again
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.attack import Attack
from westmarch.games.wotr.rules.characters import MoveCompanions
from westmarch.games.wotr.rules.fellowship import FellowshipPhase
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from westmarch.games.wotr.rules.hunt import HuntAllocation
from westmarch.games.wotr.rules.movement import MoveArmies
from westmarch.games.wotr.rules.recruit import Muster
from wotr.board import Board

FREE, SHADOW = "free", "shadow"


def acting(side: str = FREE) -> Board:
    """The action phase with every die, armies of both sides, nobody At War but Rohan, Sauron and Isengard."""
    board = Board().war("rohan", "sauron", "isengard")
    board.place("edoras", "rohan", regular=2, leader=1).place("minas-tirith", "gondor", regular=2, leader=1)
    board.place("helms-deep-inside", "rohan", regular=2).place("helms-deep", "isengard", regular=3)
    board.place("morannon", "sauron", regular=3, nazgul=1).place("orthanc", "isengard", regular=2, elite=1)
    board.place("umbar", "southrons", regular=2).place("lorien", "elves", elite=2)
    board.character("gimli", "edoras").character("boromir", "helms-deep-inside")
    for face in ("character", "muster", "muster-army", "event"):
        board.result(FREE, face).result(SHADOW, face)
    board.result(SHADOW, "army")
    board.run(ActionResolution())
    if side == SHADOW:
        board.do("skip:event")
    return board


def doing(board: Board, *codes: str) -> Board:
    return board.do(*codes)


def revealed() -> Board:
    board = acting()
    board.g.revealed = True
    return board


def with_hand(side: str, *cards: str) -> Board:
    return acting(side).hand(side, *cards)


def full_region() -> Board:
    return acting().place("folde", "rohan", regular=4, elite=2).place("folde", "gondor", regular=4)


def phase(progress: int, revealed_now: bool = False) -> Board:
    board = Board()
    board.g.progress = progress
    board.g.revealed = revealed_now
    return board.run(FellowshipPhase())


def allocation(companions: int, minimum: bool = False) -> Board:
    names = ["gandalf-grey", "strider", "boromir"][:companions]
    board = Board().fellowship_of(*names)
    board.g.hunted_last_turn = minimum
    return board.run(HuntAllocation())


def ringless() -> Board:
    board = acting()
    board.g.rings = [0, 0]
    return board


def ring_spent() -> Board:
    return acting().do("ring:event:muster")


def in_mordor() -> Board:
    board = acting()
    board.g.mordor = 1
    board.g.fellowship = -1
    return board


def no_companions() -> Board:
    return acting().fellowship_of()


def warded() -> Board:
    board = Board().war("sauron").on_table(FREE, "fp-str-02").place("dimrill-dale", "sauron", regular=3)
    return board.result(SHADOW, "army").run(ActionResolution())


def empty_deck() -> Board:
    board = acting()
    board.g.decks[0] = []
    return board


def all_regulars_out() -> Board:
    board = acting()
    board.g.reinforcements[f.regular_column(f.ROHAN)] = 0
    return board


def captured_rohan() -> Board:
    return acting().captured("westemnet")


def attack_by_character() -> Board:
    board = Board().war("rohan", "isengard").place("edoras", "rohan", regular=2, leader=1)
    board.place("folde", "rohan", regular=1).place("westemnet", "isengard", regular=2)
    board.place("eastemnet", "isengard", regular=2)
    return board.run(Attack(f.FREE, led_by=LEADER_LEADS))


def move_by_character() -> Board:
    board = Board().war("rohan").place("edoras", "rohan", regular=2, leader=1).place("eastemnet", "rohan", regular=1)
    board.place("helms-deep", "rohan", regular=1, leader=1)
    return board.run(MoveArmies(f.FREE, 1, led_by=LEADER_LEADS))


def moved_once() -> Board:
    board = Board().war("rohan").place("edoras", "rohan", regular=1).place("eastemnet", "rohan", regular=1)
    board.run(MoveArmies(f.FREE, 2, NOBODY_LEADS)).do("move:edoras:folde")
    return board


def mustered_once() -> Board:
    board = Board().war("rohan").run(Muster(f.FREE))
    return board.do("recruit:rohan-regular:edoras")


def companions_about() -> Board:
    board = Board().character("gimli", "edoras").character("legolas", "dale")
    return board.run(MoveCompanions()).do("group:gimli")


def minion_in_play() -> Board:
    return acting(SHADOW).character("saruman", "orthanc").character("mouth-of-sauron", "barad-dur")


def tower_without_garrison() -> Board:
    return acting(SHADOW).character("witch-king", "morannon")


CASES: list[tuple[str, Callable[[], Board], str, str]] = [
    # turn and dice
    ("wotr.turn.sequence", lambda: phase(1), FREE, "skip:event"),
    ("wotr.turn.phase5.alternate", acting, SHADOW, "skip:event"),
    ("wotr.turn.phase5.choose-die", acting, FREE, "skip:will"),
    ("wotr.turn.phase5.no-pass-if-equal-or-more", lambda: acting(SHADOW), SHADOW, "pass"),
    ("wotr.turn.phase5.used-die-aside", lambda: doing(acting(), "use:muster:recruit"), FREE, "skip:event"),
    ("wotr.action.one-action-per-die", acting, FREE, "use:muster:attack"),
    ("wotr.action.event.draw", acting, FREE, "draw:muster:free-character"),
    ("wotr.events.deck.no-reshuffle", empty_deck, FREE, "draw:event:free-character"),
    # rings
    ("wotr.rings.use.change-die", ringless, FREE, "ring:event:muster"),
    ("wotr.rings.use.one-per-turn", ring_spent, FREE, "ring:character:muster"),
    ("wotr.rings.use.own-die-only", acting, FREE, "ring:army:muster"),
    ("wotr.rings.free.not-to-will", acting, FREE, "ring:event:will"),
    ("wotr.rings.use.only-own-turn-to-act", acting, SHADOW, "ring:event:army"),
    # events
    ("wotr.events.play.phase", lambda: phase(1), FREE, "event:event:fp-char-12"),
    ("wotr.events.play.matching-icon", lambda: with_hand(FREE, "fp-str-08"), FREE, "event:character:fp-str-08"),
    ("wotr.events.play.requirement", lambda: with_hand(FREE, "fp-char-23"), FREE, "event:character:fp-char-23"),
    ("wotr.events.table.stays", acting, FREE, "dismiss:event:sh-char-15"),
    ("wotr.combat-cards.no-action", acting, FREE, "combat:fp-char-12"),
    # politics
    ("wotr.action.muster.diplomacy", acting, FREE, "diplomacy:muster:isengard"),
    ("wotr.politics.advance.beyond-war", acting, FREE, "diplomacy:muster:rohan"),
    ("wotr.characters.card-fields", acting, FREE, "counsel:event:dwarves"),
    # the Fellowship
    ("wotr.fellowship.move.hidden-only", revealed, FREE, "use:character:move_fellowship"),
    ("wotr.action.character.hide-fellowship", acting, FREE, "use:character:hide_fellowship"),
    ("wotr.mordor.no-separation", in_mordor, FREE, "use:character:separate"),
    ("wotr.fellowship.ring-bearers.inseparable", no_companions, FREE, "use:character:separate"),
    ("wotr.fellowship.declare.phase", acting, FREE, "declare:hollin"),
    ("wotr.fellowship.declare.distance", lambda: phase(1), FREE, "declare:moria"),
    ("wotr.fellowship.locate.zero-stays", lambda: phase(0), FREE, "declare:hollin"),
    ("wotr.turn.phase2.free-peoples-only", lambda: phase(1), SHADOW, "declare:hollin"),
    ("wotr.mordor.enter.where", lambda: phase(1), FREE, "enter_mordor"),
    ("wotr.fellowship.guide.highest-level", lambda: phase(1), FREE, "guide:meriadoc"),
    ("wotr.fellowship.guide.no-change-otherwise", acting, FREE, "guide:strider"),
    ("wotr.fellowship.reveal.sources", acting, FREE, "reveal:rivendell"),
    # the hunt
    ("wotr.hunt.allocation.max-companions", lambda: allocation(3), SHADOW, "allocate:4"),
    ("wotr.hunt.allocation.minimum", lambda: allocation(2, True), SHADOW, "allocate:0"),
    ("wotr.hunt.allocation.free-choice", acting, SHADOW, "allocate:1"),
    # moving
    ("wotr.army.definition", acting, FREE, "move:fangorn:westemnet"),
    ("wotr.movement.one-region", acting, FREE, "move:edoras:lorien"),
    ("wotr.movement.black-border", acting, FREE, "move:edoras:lamedon"),
    ("wotr.movement.besieged-units-locked", acting, FREE, "move:helms-deep-inside:westemnet"),
    ("wotr.movement.no-join-besieged", lambda: acting().place("westemnet", "rohan", regular=1), FREE,
     "move:westemnet:helms-deep"),
    ("wotr.movement.enemy-occupied-must-attack", lambda: acting().place("westemnet", "isengard", regular=1), FREE,
     "move:edoras:westemnet"),
    ("wotr.movement.stacking-after-move", full_region, FREE, "move:edoras:folde"),
    ("wotr.movement.nonbelligerent-border", lambda: acting().place("druadan-forest", "gondor", regular=1), FREE,
     "move:druadan-forest:folde"),
    ("wotr.movement.character-die-leader-moves", move_by_character, FREE, "move:eastemnet:westemnet"),
    ("wotr.movement.no-figure-twice", moved_once, FREE, "move:folde:edoras"),
    ("wotr.events.table.stays", warded, SHADOW, "move:dimrill-dale:lorien"),
    # attacking
    ("wotr.attack.means", acting, FREE, "attack:fangorn:orthanc"),
    ("wotr.attack.adjacent-or-same-region", acting, FREE, "attack:edoras:morannon"),
    ("wotr.attack.nation-at-war", lambda: acting().place("osgiliath", "sauron", regular=1), FREE,
     "attack:minas-tirith:osgiliath"),
    ("wotr.siege.attack-from-same-region", lambda: acting(SHADOW).place("westemnet", "isengard", regular=2), SHADOW,
     "attack:westemnet:helms-deep-inside"),
    ("wotr.characters.alone-not-in-battle", acting, FREE, "attack:edoras:westemnet"),
    ("wotr.attack.split.character-die", attack_by_character, FREE, "attack:folde:eastemnet"),
    ("wotr.battle.retreat.only-if-continued", acting, FREE, "retreat:folde"),
    ("wotr.siege.choice-before-each-round", acting, FREE, "withdraw"),
    ("wotr.battle.cease.attacker-option", acting, FREE, "cease"),
    ("wotr.siege.battle.extend", lambda: acting(SHADOW), SHADOW, "extend:isengard-elite"),
    # recruiting
    ("wotr.recruit.at-war-only", acting, FREE, "recruit:gondor-regular:pelargir"),
    ("wotr.recruit.own-settlement", acting, FREE, "recruit:rohan-regular:pelargir"),
    ("wotr.recruit.not-in-besieged-by-die", acting, FREE, "recruit:rohan-regular:helms-deep"),
    ("wotr.recruit.not-in-captured", captured_rohan, FREE, "recruit:rohan-regular:westemnet"),
    ("wotr.recruit.captor-cannot-use", lambda: acting().captured("orthanc"), FREE, "recruit:rohan-regular:orthanc"),
    ("wotr.recruit.figure-limit", all_regulars_out, FREE, "recruit:rohan-regular:edoras"),
    ("wotr.recruit.from-reinforcements", acting, FREE, "recruit:sauron-regular:barad-dur"),
    ("wotr.recruit.nazgul-in-sauron-strongholds", lambda: acting(SHADOW), SHADOW, "recruit:nazgul:angmar"),
    ("wotr.recruit.different-settlements", mustered_once, FREE, "recruit:rohan-leader:edoras"),
    ("wotr.recruit.combo.one-elite", mustered_once, FREE, "recruit:rohan-elite:helms-deep"),
    # characters
    ("wotr.characters.minions.enter-by-muster", lambda: acting(SHADOW), SHADOW, "minion:muster:mouth-of-sauron"),
    ("wotr.characters.eliminated.permanent", minion_in_play, SHADOW, "minion:muster:saruman"),
    ("wotr.action.muster.play-minion", acting, FREE, "minion:muster:saruman"),
    ("wotr.action.will.upgrade-character", acting, FREE, "upgrade:aragorn"),
    ("wotr.characters.saruman.stays-in-orthanc", minion_in_play, SHADOW, "send:saruman:edoras"),
    ("wotr.characters.mouth.three-regions", minion_in_play, SHADOW, "send:mouth-of-sauron:dale"),
    ("wotr.characters.nazgul.no-free-stronghold", tower_without_garrison, SHADOW, "send:witch-king:lorien"),
    ("wotr.characters.nazgul.any-number", lambda: acting(SHADOW), SHADOW, "fly:morannon:edoras:5"),
    ("wotr.characters.companions.besieged-stronghold", acting, FREE, "group:boromir"),
    ("wotr.characters.companions.enter-by-separation", acting, FREE, "group:legolas"),
    ("wotr.characters.companions.range", companions_about, FREE, "go:dale"),
]  # fmt: skip


@pytest.mark.parametrize(("expected", "setting", "side", "code"), CASES, ids=[f"{c[0]}-{c[3]}" for c in CASES])
def test_a_refusal_names_its_rule_and_changes_nothing(
    expected: str, setting: Callable[[], Board], side: str, code: str
) -> None:
    board = setting()
    ask_again(board.g)  # the setting may have changed the position since the question was put
    before = board.g.dump()
    refusal = why_not(GAME, board.g, f.SIDES.index(side), code)
    assert refusal == expected
    assert GAME.rule(expected) is not None
    assert board.g.dump() == before


def test_at_least_sixty_rules_are_named() -> None:
    assert len({case[0] for case in CASES}) >= 60


def test_what_is_legal_is_not_refused() -> None:
    board = acting()
    assert all(why_not(GAME, board.g, f.FREE, code) is None for code in board.options())


@pytest.mark.parametrize("code", ["", "fly", "move:edoras", "move:edoras:nowhere", "take:nazgul:many", "x" * 500])
def test_a_malformed_code_is_an_error_of_one_line(code: str) -> None:
    with pytest.raises(NotationError) as problem:
        why_not(GAME, acting().g, f.FREE, code)
    assert "\n" not in str(problem.value)
