"""The action round (p.12-13): dice, what their results allow, and playing cards."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    ARMY_DIE,
    BEORN,
    BILBO,
    BOLG,
    CARD,
    CARD_TYPE,
    CHARACTER_DIE,
    ENTERS_WITH,
    EVENT_DIE,
    EYE_DIE,
    FP,
    GENERALS,
    GOBLIN,
    LEADERS,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NEIGHBOURS,
    ON_TRACK,
    REGIONS,
    SHADOW,
    TERRITORY,
    WILL_DIE,
)
from westmarch.games.bofa.rules.characters import (
    BeornMoves,
    Entry,
    MoveCharacters,
    ProudAndStrong,
    ability,
    eagle_targets,
    forbids_beorn,
    forbids_entry,
    forbids_general,
)
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.effects import PlayCard, roll_action_die
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import may_enter
from westmarch.games.bofa.rules.orders import (
    ATTACK,
    CLOUD,
    COMBINED,
    FAST,
    GOBLIN_ATTACK,
    GOBLIN_MOVE,
    LED_ATTACK,
    ORDERS,
    STRATEGIC,
)
from westmarch.games.bofa.rules.recruit import Recover, Recruit, RecruitGoblins, can_reveal
from westmarch.games.bofa.state import WAITING, Battlefield

#: What each kind of result allows.
ARMY_ACTIONS = ["attack", "combined", "strategic"]
CHARACTER_ACTIONS = ["beorn", "fast", "led_attack", "walk"]
MUSTER_ACTIONS = ["cloud", "eagles", "recover", "recruit"]
EVENT_ACTIONS = ["draw"]
EYE_ACTIONS = ["goblin_attack", "goblin_move", "goblins"]
FACE_ACTIONS: list[list[str]] = [[] for _ in range(7)]
FACE_ACTIONS[CHARACTER_DIE] = CHARACTER_ACTIONS
FACE_ACTIONS[ARMY_DIE] = ARMY_ACTIONS
FACE_ACTIONS[MUSTER_DIE] = MUSTER_ACTIONS
FACE_ACTIONS[EVENT_DIE] = EVENT_ACTIONS
FACE_ACTIONS[MUSTER_ARMY_DIE] = ARMY_ACTIONS + MUSTER_ACTIONS
FACE_ACTIONS[WILL_DIE] = ARMY_ACTIONS + CHARACTER_ACTIONS + MUSTER_ACTIONS + EVENT_ACTIONS
FACE_ACTIONS[EYE_DIE] = EYE_ACTIONS
ACTIONS = sorted(FACE_ACTIONS[WILL_DIE] + EYE_ACTIONS)
#: The types of cards that each result plays.
FACE_CARDS: list[list[str]] = [[] for _ in range(7)]
FACE_CARDS[CHARACTER_DIE] = ["character"]
FACE_CARDS[ARMY_DIE] = ["army"]
FACE_CARDS[MUSTER_DIE] = ["muster"]
FACE_CARDS[EVENT_DIE] = ["army", "character", "muster"]
FACE_CARDS[MUSTER_ARMY_DIE] = ["army", "muster"]
FACE_CARDS[WILL_DIE] = ["army", "character", "muster"]
#: What each result counts as when a character enters play.
FACE_RESULTS: list[list[str]] = [[] for _ in range(7)]
FACE_RESULTS[CHARACTER_DIE] = ["character"]
FACE_RESULTS[ARMY_DIE] = ["army"]
FACE_RESULTS[MUSTER_DIE] = ["muster"]
FACE_RESULTS[EVENT_DIE] = ["event"]
FACE_RESULTS[MUSTER_ARMY_DIE] = ["army", "muster"]
FACE_RESULTS[WILL_DIE] = ["army", "character", "event", "muster", "will"]

TALONS_AND_BEAKS = CARD["talons_and_beaks"]


def can_march(g: Battlefield, seat: int, led: bool, needs: int, attack: bool) -> bool:
    """Whether any army of the right sort could move, or attack."""
    for place in g.armies(seat):
        if needs >= 0 and not g.count(place, needs):
            continue
        if led and not g.leadership(place):
            continue
        for near in g.ways(place):
            if may_enter(g, seat, near) or (attack and g.enemy_at(seat, near)):
                return True
    return False


def combined_targets(g: Battlefield, seat: int) -> list[int]:
    """Enemy armies next to two armies of a side or more (p.30)."""
    enemies = [p for p in g.armies(1 - seat) if p < REGIONS]
    if seat == SHADOW and g.where[BEORN] >= 0:
        enemies.append(g.where[BEORN])
    return [p for p in enemies if len(next_to(g, seat, p)) > 1]


def next_to(g: Battlefield, seat: int, place: int) -> list[int]:
    """A side's armies in regions next to a region; Beorn is none, and a pass is next to nothing."""
    return [near for near in NEIGHBOURS[place] if g.held[near] == seat]


def forbids_action(g: Battlefield, seat: int, action: str, face: int) -> str | None:
    """The rule that forbids an action now, or None."""
    if action in ("strategic", "attack"):
        return None if can_march(g, seat, False, -1, action == "attack") else "bofa.move.adjacent-not-enemy"
    if action == "combined":
        return None if combined_targets(g, seat) else "bofa.combined.requirement"
    if action in ("fast", "led_attack"):
        if can_march(g, seat, True, -1, action == "led_attack"):
            return None
        return "bofa.dice.character.fast-move" if action == "fast" else "bofa.dice.character.attack"
    if action == "walk":
        return None if any([g.where[c] >= 0 for c in LEADERS[seat]]) else "bofa.char.move.action"
    if action == "beorn":
        return "bofa.beorn.move.will" if seat != FP else forbids_beorn(g, face == WILL_DIE)
    if action == "recruit":
        return None if can_reveal(g, seat) else "bofa.recruit.use.reveal"
    if action == "recover":
        return None if any([g.damage[place] for place in g.armies(seat)]) else "bofa.recover.roll"
    if action == "eagles":
        return None if seat == FP and eagle_targets(g, []) else "bofa.eagle.attack.die"
    if action == "cloud":
        return None if seat == SHADOW and cloud_armies(g) else "bofa.bats.cloud"
    if action == "goblins":
        return None if g.reserve[GOBLIN] else "bofa.recruit.direct.reserve"
    if action in ("goblin_move", "goblin_attack"):
        if can_march(g, seat, False, GOBLIN, action == "goblin_attack"):
            return None
        return "bofa.dice.eye.goblin-strategic" if action == "goblin_move" else "bofa.dice.eye.goblin-attack"
    return None


def cloud_armies(g: Battlefield) -> list[int]:
    """Shadow armies in a territory with a bat."""
    return [p for p in g.armies(SHADOW) if p < REGIONS and g.bats[TERRITORY[p]]]


def forbids_use(g: Battlefield, seat: int, face: int, action: str) -> str | None:
    """The rule that forbids using a die for an action, or None."""
    if not g.dice[seat * 7 + face]:
        return "bofa.dice.use.spent"
    if action not in FACE_ACTIONS[face]:
        if not (action == "eagles" and face == EVENT_DIE and TALONS_AND_BEAKS in g.attached):
            return ACTION_RULES[action]
    return forbids_action(g, seat, action, face)


#: The rule that says which result an action needs.
ACTION_RULES = {
    "strategic": "bofa.dice.army.strategic-move",
    "attack": "bofa.dice.army.attack",
    "combined": "bofa.dice.army.combined-attack",
    "fast": "bofa.dice.character.fast-move",
    "led_attack": "bofa.dice.character.attack",
    "walk": "bofa.dice.character.move-characters",
    "beorn": "bofa.beorn.move.will",
    "recruit": "bofa.dice.muster.recruit",
    "recover": "bofa.dice.muster.recover",
    "eagles": "bofa.eagle.attack.die",
    "cloud": "bofa.bats.cloud",
    "draw": "bofa.dice.event.draw",
    "goblins": "bofa.dice.eye.recruit-goblins",
    "goblin_move": "bofa.dice.eye.goblin-strategic",
    "goblin_attack": "bofa.dice.eye.goblin-attack",
}


def forbids_play(g: Battlefield, seat: int, face: int, card: int) -> str | None:
    """The rule that forbids playing a card with a die, or None."""
    if card not in g.hands[seat]:
        return "bofa.cards.story.own-deck"
    if not g.dice[seat * 7 + face]:
        return "bofa.dice.use.spent"
    if CARD_TYPE[card] not in FACE_CARDS[face]:
        return CARD_RULES[face]
    rule: str | None = ORDERS[card].forbids(g, seat)
    return rule


CARD_RULES = [
    "bofa.dice.character.card",
    "bofa.dice.army.card",
    "bofa.dice.muster.card",
    "bofa.dice.event.card",
    "bofa.dice.muster-army.either",
    "bofa.dice.will.wild",
    "bofa.dice.eye.no-cards",
]


def forbids_enter(g: Battlefield, seat: int, face: int, character: int) -> str | None:
    """The rule that forbids bringing a character into play with a die, or None."""
    if not g.dice[seat * 7 + face]:
        return "bofa.dice.use.spent"
    if not any([result in FACE_RESULTS[face] for result in ENTERS_WITH[character]]):
        return "bofa.char.enter.die"
    return forbids_entry(g, character)


def newcomers(g: Battlefield, seat: int) -> list[int]:
    """The characters of a side that could enter play now."""
    waiting = ON_TRACK if seat == FP else [BOLG]
    return [c for c in waiting if g.where[c] == WAITING and forbids_entry(g, c) is None]


class ActionRound(Frame):
    """Phase 5: both roll their dice, then take turns, the Free Peoples first (p.12)."""

    STEPS = ("roll_dice", "go")
    RULE = "bofa.turn.actions.alternate-fp-first"

    seat: int = later(FP)

    def roll_dice(self, g: Battlefield) -> None:
        for seat in (FP, SHADOW):
            for _ in range(g.pools[seat]):
                g.dice[seat * 7 + roll_action_die(g, seat)] += 1
            g.note("bofa-log-dice", {"side": seat, "faces": unused_faces(g, seat)})

    def go(self, g: Battlefield) -> Outcome:
        seat = self.seat if g.unused(self.seat) else 1 - self.seat
        if not g.unused(seat):
            return DONE
        self.seat = 1 - seat
        return Call(Go(seat), back="go")


def unused_faces(g: Battlefield, seat: int) -> list[int]:
    return [face for face in range(7) for _ in range(g.dice[seat * 7 + face])]


class Go(Frame):
    """One go: perhaps a general's ability, then one die used, discarded, or the go passed on (p.12)."""

    STEPS = ("choose", "end")
    RULE = "bofa.dice.use.one-action"

    seat: int
    #: Whether a general's ability, or Bilbo's ring, has been used before this die.
    led: int = later(0)
    ring: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"side": self.seat}

    def choose(self, g: Battlefield) -> Outcome:
        seat = self.seat
        found: list[Option] = []
        if seat == FP:
            found += [("general", c) for c in GENERALS if forbids_general(g, c, self.led > 0) is None]
            if forbids_ring(g, self.ring) is None:
                found += [("ring_reroll", face) for face in range(7) if g.dice[face]]
        if forbids_wait(g, seat, self.led) is None:
            found.append(("wait",))
        self.add_dice(g, found)
        return Ask(seat, "bofa-ask-go", found, "chosen", "bofa.dice.use.one-action")

    def add_dice(self, g: Battlefield, found: list[Option]) -> None:
        seat = self.seat
        known: dict[str, bool] = {}
        cards = [(card, CARD_TYPE[card]) for card in g.hands[seat] if ORDERS[card].forbids(g, seat) is None]
        entering = newcomers(g, seat)
        for face in range(7):
            if not g.dice[seat * 7 + face]:
                continue
            found.append(("discard_die", face))
            for action in FACE_ACTIONS[face]:
                if action not in known or action == "beorn":
                    known[action] = forbids_action(g, seat, action, face) is None
                if known[action]:
                    found.append(("use", face, action))
            if face == EVENT_DIE and TALONS_AND_BEAKS in g.attached and eagle_targets(g, []) and seat == FP:
                found.append(("use", face, "eagles"))
            found += [("play", face, card) for card, kind in cards if kind in FACE_CARDS[face]]
            found += [("enter", face, c) for c in entering if forbids_enter(g, seat, face, c) is None]

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        verb = option[0]
        if verb == "wait":
            return DONE
        if verb == "general":
            self.led = 1
            g.active[option[1]] = 0
            g.note("bofa-log-general", {"character": option[1]}, rule="bofa.general.use.cost")
            return Call(ability(option[1]), back="choose")
        face = option[1]
        g.dice[self.seat * 7 + face] -= 1
        if verb == "ring_reroll":
            self.ring = 1
            g.rings -= 1
            g.dice[self.seat * 7 + roll_action_die(g, self.seat)] += 1
            return Goto("choose")
        if verb == "discard_die":
            return DONE
        g.note("bofa-log-die", {"side": self.seat, "face": face}, rule="bofa.dice.use.spent")
        if verb == "play":
            return Call(PlayCard(self.seat, option[2]))
        if verb == "enter":
            return Call(Entry(option[2]))
        return Call(action_frame(g, self.seat, option[2], face))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


def forbids_wait(g: Battlefield, seat: int, led: int) -> str | None:
    """The rule that forbids waiting, or None."""
    if led:
        return "bofa.general.use.timing"
    return None if g.unused(seat) < g.unused(1 - seat) else "bofa.dice.wait.strictly-fewer"


def forbids_ring(g: Battlefield, used: int) -> str | None:
    """The rule that keeps Bilbo from rerolling a die, or None."""
    return None if g.rings and g.in_play(BILBO) and not used else "bofa.char.attributes"


def action_frame(g: Battlefield, seat: int, action: str, face: int) -> Frame:
    """The procedure of an action."""
    if action == "strategic":
        return March(seat, STRATEGIC)
    if action == "attack":
        return March(seat, ATTACK)
    if action == "combined":
        return CombinedAttack(seat, COMBINED)
    if action == "fast":
        return March(seat, FAST)
    if action == "led_attack":
        return March(seat, LED_ATTACK)
    if action == "walk":
        return MoveCharacters(seat)
    if action == "recruit":
        return Recruit(seat, 2, 1, [])
    if action == "recover":
        return Recover(seat, 2, 0, 0, [])
    if action == "eagles":
        return ProudAndStrong()
    if action == "cloud":
        return CloudOfBats()
    if action == "goblins":
        return RecruitGoblins()
    if action == "goblin_move":
        return March(seat, GOBLIN_MOVE)
    if action == "goblin_attack":
        return March(seat, GOBLIN_ATTACK)
    if action == "beorn":
        if face != WILL_DIE:
            g.wrath -= 1
        return BeornMoves(g.where[BEORN])
    return Draw(seat, 1, 1)


class CombinedAttack(Frame):
    """Armies around a region attack it together, one each round (p.30)."""

    STEPS = ("choose_target", "end")
    RULE = "bofa.combined.requirement"

    seat: int
    order: int

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("combined", target) for target in combined_targets(g, self.seat)]
        if not found:
            return DONE
        return Ask(self.seat, "bofa-ask-combined", found, "target_chosen", "bofa.combined.requirement")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        places = next_to(g, self.seat, option[1])
        return Call(Combat(self.seat, places[0], option[1], places, self.order))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class CloudOfBats(Frame):
    """A bat is removed to move an army of its territory (p.34)."""

    STEPS = ("choose_army", "move")
    RULE = "bofa.bats.cloud"

    place: int = later(-1)

    def choose_army(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bear", place) for place in cloud_armies(g)]
        return Ask(SHADOW, "bofa-ask-cloud", found, "army_chosen", "bofa.bats.cloud")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        self.place = option[1]
        g.bats[TERRITORY[self.place]] -= 1
        return Call(March(SHADOW, CLOUD, self.place))

    def move(self, g: Battlefield) -> Outcome:
        return DONE
