"""The action round (p.12-13): the dice are rolled and used one by one."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    BILBO,
    FP,
    GENERALS,
    SHADOW,
    WILL_DIE,
)
from westmarch.games.bofa.pieces import FACES_OF_A_DIE
from westmarch.games.bofa.rules.beorn import BeornMoves, forbids_beorn
from westmarch.games.bofa.rules.characters import Entry, MoveCharacters
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.dice import (
    FACE_CARDS,
    actions_with,
    adding_actions,
    cloud_armies,
    enters_with,
    newcomers,
    next_to,
    possible_actions,
)
from westmarch.games.bofa.rules.eagles import ProudAndStrong
from westmarch.games.bofa.rules.generals import ability, forbids_general
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.orders import (
    ATTACK,
    CLOUD,
    COMBINED,
    FAST,
    GOBLIN_ATTACK,
    GOBLIN_MOVE,
    LED_ATTACK,
    STRATEGIC,
)
from westmarch.games.bofa.rules.playing import PlayCard, card_of, reroll_dice, roll_action_die
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import Recruit, RecruitGoblins
from westmarch.games.bofa.state import Battlefield

#: The orders that actions give to armies.
MARCHES = {
    "attack": ATTACK,
    "fast": FAST,
    "goblin_attack": GOBLIN_ATTACK,
    "goblin_move": GOBLIN_MOVE,
    "led_attack": LED_ATTACK,
    "strategic": STRATEGIC,
}


class ActionRound(Frame):
    """Phase 5: both roll their dice, then take turns, the Free Peoples first (p.12)."""

    STEPS = ("roll_dice", "go")
    RULE = "bofa.turn.actions.alternate-fp-first"

    seat: int = later(FP)

    def roll_dice(self, g: Battlefield) -> None:
        for seat in (FP, SHADOW):
            for _ in range(g.pools[seat]):
                g.change_die(seat, roll_action_die(g, seat), 1)
            g.note("bofa-log-dice", {"side": seat, "faces": unused_faces(g, seat)})

    def go(self, g: Battlefield) -> Outcome:
        seat = self.seat if g.unused(self.seat) else 1 - self.seat
        if not g.unused(seat):
            return DONE
        self.seat = 1 - seat
        return Call(Go(seat), back="go")


def unused_faces(g: Battlefield, seat: int) -> list[int]:
    return [face for face in range(FACES_OF_A_DIE) for _ in range(g.dice[seat * FACES_OF_A_DIE + face])]


class Go(Frame):
    """One go: perhaps a general's ability, then one die used, discarded, or the go passed on (p.12)."""

    STEPS = ("choose",)
    RULE = "bofa.dice.use.one-action"

    seat: int
    #: Whether a general's ability, or Bilbo's ring, has been used before this die.
    general_used: bool = later(False)
    ring_used: bool = later(False)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"side": self.seat}

    def choose(self, g: Battlefield) -> Outcome:
        seat = self.seat
        found = die_options(g, seat)
        if seat == FP:
            if any(g.active):
                found += [("general", c) for c in GENERALS if forbids_general(g, c, self.general_used) is None]
            if forbids_ring(g, self.ring_used) is None:
                found += [("ring_reroll", face) for face in range(FACES_OF_A_DIE) if g.has_die(FP, face)]
        if forbids_wait(g, seat, self.general_used) is None:
            found.append(("wait",))
        return Ask(seat, "bofa-ask-go", found, "chosen", "bofa.dice.use.one-action")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("use", face, action):
                self.spend(g, face, "bofa-log-use", {"action": action})
                return Call(action_frame(g, self.seat, action, face))
            case ("play", face, card):
                self.spend(g, face, "bofa-log-die", {})
                return Call(PlayCard(self.seat, card))
            case ("enter", face, character):
                self.spend(g, face, "bofa-log-die", {})
                return Call(Entry(character))
            case ("discard_die", face):
                self.spend(g, face, "bofa-log-discard-die", {})
            case ("general", character):
                self.general_used = True
                g.active[character] = 0
                g.note("bofa-log-general", {"character": character}, rule="bofa.general.use.cost")
                return Call(ability(character), back="choose")
            case ("ring_reroll", face):
                self.ring_used = True
                g.change_rings(-1)
                reroll_dice(g, FP, {face: 1})
                return Goto("choose")
            case ("wait",):
                g.note("bofa-log-wait", {"side": self.seat}, rule="bofa.dice.wait.strictly-fewer")
        return DONE

    def spend(self, g: Battlefield, face: int, log: str, about: dict[str, Any]) -> None:
        g.change_die(self.seat, face, -1)
        if g.sink is not None:
            g.note(log, {"side": self.seat, "face": face, **about}, rule="bofa.dice.use.spent")


def die_options(g: Battlefield, seat: int) -> list[Option]:
    """What a side can do with each of its dice."""
    possible = possible_actions(g, seat)
    first = seat * FACES_OF_A_DIE
    faces = [face for face, count in enumerate(g.dice[first : first + FACES_OF_A_DIE]) if count]
    kind_of = g.edition.card_type
    playable = [kind for face in faces for kind in FACE_CARDS[face]]
    cards = [card for card in g.hands[seat] if kind_of[card] in playable and card_of(g, card).forbids(g, seat) is None]
    # In the order of the verbs, which leaves little to sort.
    found: list[Option] = [("discard_die", face) for face in faces]
    entering = newcomers(g, seat)
    if entering:
        found += [("enter", face, c) for face in faces for c in entering if enters_with(g, face, c)]
    for face in faces:
        kinds = FACE_CARDS[face]
        found += [("play", face, card) for card in cards if kind_of[card] in kinds]
    adding = adding_actions(g, seat)
    for face in faces:
        for action in actions_with(face, adding):
            if action in possible:
                found.append(("use", face, action))
            elif action == "beorn" and seat == FP and forbids_beorn(g, face == WILL_DIE) is None:
                found.append(("use", face, "beorn"))
    return found


def forbids_wait(g: Battlefield, seat: int, general_used: bool) -> str | None:
    """The rule that forbids waiting, or None."""
    if general_used:
        return "bofa.general.use.timing"
    return None if g.unused(seat) < g.unused(1 - seat) else "bofa.dice.wait.strictly-fewer"


def forbids_ring(g: Battlefield, used: bool) -> str | None:
    """The rule that keeps Bilbo from rerolling a die, or None."""
    return None if g.rings and g.in_play(BILBO) and not used else "bofa.char.attributes"


def action_frame(g: Battlefield, seat: int, action: str, face: int) -> Frame:
    """The procedure of an action."""
    if action in MARCHES:
        return March(seat, MARCHES[action])
    if action == "combined":
        return CombinedAttack(seat, COMBINED)
    if action == "walk":
        return MoveCharacters(seat)
    if action == "recruit":
        return Recruit(seat, left=2, each=1, within=[])
    if action == "recover":
        return Recover(seat, left=2, within=[])
    if action == "eagles":
        return ProudAndStrong()
    if action == "cloud":
        return CloudOfBats()
    if action == "goblins":
        return RecruitGoblins()
    if action == "beorn":
        if face != WILL_DIE:
            g.change_wrath(-1)
        return BeornMoves()
    return Draw(seat, events=1, stories=1)


class CombinedAttack(Frame):
    """Armies around a region attack it together, one each round (p.30)."""

    STEPS = ("choose_target",)
    RULE = "bofa.combined.requirement"

    seat: int
    order: int

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("combined", target) for target in g.surrounded(self.seat)]
        if not found:
            return DONE
        return Ask(self.seat, "bofa-ask-combined", found, "target_chosen", "bofa.combined.requirement")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        _, target = option
        places = next_to(g, self.seat, target)
        return Call(Combat(self.seat, places[0], target, places, self.order))


class CloudOfBats(Frame):
    """A bat is removed to move an army of its territory (p.34)."""

    STEPS = ("choose_army",)
    RULE = "bofa.bats.cloud"

    def choose_army(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bear", place) for place in cloud_armies(g)]
        return Ask(SHADOW, "bofa-ask-cloud", found, "army_chosen", "bofa.bats.cloud")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        _, place = option
        g.remove_bat(g.edition.territory[place])
        return Call(March(SHADOW, CLOUD, place))
