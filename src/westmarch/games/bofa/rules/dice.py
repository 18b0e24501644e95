"""Action dice (p.12-13): what their results allow, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import (
    ARMY_DIE,
    BOLG,
    CHARACTER_DIE,
    EVENT_DIE,
    EYE_DIE,
    FP,
    GOBLIN,
    LEADERS,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    SHADOW,
    WILL_DIE,
)
from westmarch.games.bofa.pieces import FACES_OF_A_DIE, WAITING
from westmarch.games.bofa.rules.beorn import forbids_beorn
from westmarch.games.bofa.rules.characters import forbids_entry
from westmarch.games.bofa.rules.eagles import can_strike
from westmarch.games.bofa.rules.playing import card_of
from westmarch.games.bofa.rules.recruit import can_reveal
from westmarch.games.bofa.state import Battlefield

#: What each kind of result allows.
ARMY_ACTIONS = ["attack", "combined", "strategic"]
CHARACTER_ACTIONS = ["beorn", "fast", "led_attack", "walk"]
MUSTER_ACTIONS = ["cloud", "eagles", "recover", "recruit"]
EVENT_ACTIONS = ["draw"]
EYE_ACTIONS = ["goblin_attack", "goblin_move", "goblins"]
FACE_ACTIONS: list[list[str]] = [[] for _ in range(FACES_OF_A_DIE)]
FACE_ACTIONS[CHARACTER_DIE] = CHARACTER_ACTIONS
FACE_ACTIONS[ARMY_DIE] = ARMY_ACTIONS
FACE_ACTIONS[MUSTER_DIE] = MUSTER_ACTIONS
FACE_ACTIONS[EVENT_DIE] = EVENT_ACTIONS
FACE_ACTIONS[MUSTER_ARMY_DIE] = sorted(ARMY_ACTIONS + MUSTER_ACTIONS)
FACE_ACTIONS[WILL_DIE] = sorted(ARMY_ACTIONS + CHARACTER_ACTIONS + MUSTER_ACTIONS + EVENT_ACTIONS)
FACE_ACTIONS[EYE_DIE] = EYE_ACTIONS
ACTIONS = sorted(FACE_ACTIONS[WILL_DIE] + EYE_ACTIONS)
#: The types of cards that each result plays.
FACE_CARDS: list[list[str]] = [[] for _ in range(FACES_OF_A_DIE)]
FACE_CARDS[CHARACTER_DIE] = ["character"]
FACE_CARDS[ARMY_DIE] = ["army"]
FACE_CARDS[MUSTER_DIE] = ["muster"]
FACE_CARDS[EVENT_DIE] = ["army", "character", "muster"]
FACE_CARDS[MUSTER_ARMY_DIE] = ["army", "muster"]
FACE_CARDS[WILL_DIE] = ["army", "character", "muster"]
#: What each result counts as when a character enters play.
FACE_RESULTS: list[list[str]] = [[] for _ in range(FACES_OF_A_DIE)]
FACE_RESULTS[CHARACTER_DIE] = ["character"]
FACE_RESULTS[ARMY_DIE] = ["army"]
FACE_RESULTS[MUSTER_DIE] = ["muster"]
FACE_RESULTS[EVENT_DIE] = ["event"]
FACE_RESULTS[MUSTER_ARMY_DIE] = ["army", "muster"]
FACE_RESULTS[WILL_DIE] = ["army", "character", "event", "muster", "will"]

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
#: The rule that an action breaks where nothing is there to act on.
LACKING_RULES = {
    "strategic": "bofa.move.adjacent-not-enemy",
    "attack": "bofa.move.adjacent-not-enemy",
    "combined": "bofa.combined.requirement",
    "fast": "bofa.dice.character.fast-move",
    "led_attack": "bofa.dice.character.attack",
    "walk": "bofa.char.move.action",
    "recruit": "bofa.recruit.use.reveal",
    "recover": "bofa.recover.roll",
    "eagles": "bofa.eagle.attack.die",
    "cloud": "bofa.bats.cloud",
    "goblins": "bofa.recruit.direct.reserve",
    "goblin_move": "bofa.dice.eye.goblin-strategic",
    "goblin_attack": "bofa.dice.eye.goblin-attack",
}
#: The rule that says which cards a result plays.
CARD_RULES = [
    "bofa.dice.character.card",
    "bofa.dice.army.card",
    "bofa.dice.muster.card",
    "bofa.dice.event.card",
    "bofa.dice.muster-army.either",
    "bofa.dice.will.wild",
    "bofa.dice.eye.no-cards",
]

#: More actions that a fate card beside a character allows with a result.
more_actions: Moment[Callable[[int], list[str]]] = Moment("the actions of a result")


def actions_of(g: Battlefield, seat: int, face: int) -> list[str]:
    """The actions that a result allows a side, whether or not there is anything to act on."""
    return actions_with(face, adding_actions(g, seat))


def adding_actions(g: Battlefield, seat: int) -> list[Callable[[int], list[str]]]:
    """Those who allow a side more actions with some results."""
    return more_actions.heard(g.edition.things(g.attached)) if seat == FP and g.attached else []


def actions_with(face: int, adding: list[Callable[[int], list[str]]]) -> list[str]:
    """The actions of a result, and what is added to them."""
    found = FACE_ACTIONS[face]
    for adds in adding:
        found = found + adds(face)
    return found


def possible_actions(g: Battlefield, seat: int) -> list[str]:
    """The actions for which there is something to act on; Beorn's move also depends on the die."""
    found = army_actions(g, seat)
    if can_reveal(g, seat):
        found.append("recruit")
    found.append("draw")
    for character in LEADERS[seat]:
        if g.where[character] >= 0:
            found.append("walk")
            break
    if seat == FP:
        if can_strike(g):
            found.append("eagles")
    else:
        if cloud_armies(g):
            found.append("cloud")
        if g.reserve[GOBLIN]:
            found.append("goblins")
    return found


def army_actions(g: Battlefield, seat: int) -> list[str]:
    """What the armies of a side can do, in one look at each of them."""
    ready = g.ready(seat)
    movers, attackers = ready.movers, ready.attackers
    found: list[str] = []
    if movers or attackers:
        found.append("attack")
    if movers:
        found.append("strategic")
    if ready.surrounded:
        found.append("combined")
    if g.is_led(seat, movers):
        found += ["fast", "led_attack"]
    elif g.is_led(seat, attackers):
        found.append("led_attack")
    if seat == SHADOW:
        if g.any_with(movers, GOBLIN):
            found += ["goblin_attack", "goblin_move"]
        elif g.any_with(attackers, GOBLIN):
            found.append("goblin_attack")
    if any([g.damage[place] for place in g.armies(seat)]):
        found.append("recover")
    return found


def next_to(g: Battlefield, seat: int, place: int) -> list[int]:
    """A side's armies in regions next to a region; Beorn is none, and a pass is next to nothing."""
    own = g.army_bits(seat)
    return [near for near in g.edition.neighbours[place] if own >> near & 1]


def cloud_armies(g: Battlefield) -> list[int]:
    """Shadow armies in a territory with a bat."""
    if not any(g.bats):
        return []
    return [p for p in g.armies(SHADOW) if p < g.edition.regions and g.bats[g.edition.territory[p]]]


def forbids_use(g: Battlefield, seat: int, face: int, action: str) -> str | None:
    """The rule that forbids using a die for an action, or None."""
    if not g.has_die(seat, face):
        return "bofa.dice.use.spent"
    if action not in actions_of(g, seat, face):
        return ACTION_RULES[action]
    if action == "beorn":
        return "bofa.beorn.move.will" if seat != FP else forbids_beorn(g, face == WILL_DIE)
    return None if action in possible_actions(g, seat) else LACKING_RULES[action]


def forbids_play(g: Battlefield, seat: int, face: int, card: int) -> str | None:
    """The rule that forbids playing a card with a die, or None."""
    if card not in g.hands[seat]:
        return "bofa.cards.story.own-deck"
    if not g.has_die(seat, face):
        return "bofa.dice.use.spent"
    if g.edition.card_type[card] not in FACE_CARDS[face]:
        return CARD_RULES[face]
    return card_of(g, card).forbids(g, seat)


def enters_with(g: Battlefield, face: int, character: int) -> bool:
    """Whether a result brings a character into play."""
    return any([result in FACE_RESULTS[face] for result in g.edition.enters_with[character]])


def forbids_enter(g: Battlefield, seat: int, face: int, character: int) -> str | None:
    """The rule that forbids bringing a character into play with a die, or None."""
    if not g.has_die(seat, face):
        return "bofa.dice.use.spent"
    return forbids_entry(g, character) if enters_with(g, face, character) else "bofa.char.enter.die"


def newcomers(g: Battlefield, seat: int) -> list[int]:
    """The characters of a side that could enter play now."""
    if seat == SHADOW:
        return [BOLG] if g.where[BOLG] == WAITING and forbids_entry(g, BOLG) is None else []
    return [c for c in g.edition.on_track if g.arrived(c) and forbids_entry(g, c) is None]
