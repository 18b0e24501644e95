"""Action resolution (IV p.19-21): what each die result can be used for, Elven Rings, passing and skipping."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.wotr.facts import (
    ARAGORN,
    ARMY,
    CHARACTER,
    CHARACTER_DECK,
    DIE_FACES,
    EVENT,
    EYE,
    FACES,
    FREE,
    GANDALF_WHITE,
    ICON,
    MINIONS,
    MOUTH,
    MUSTER,
    MUSTER_ARMY,
    NATIONS_OF_SIDE,
    SHADOW,
    STRATEGY_DECK,
    WILL,
)
from westmarch.games.wotr.record import ACTING
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.army import settle
from westmarch.games.wotr.rules.attack import Attack, can_attack
from westmarch.games.wotr.rules.characters import MoveCompanions, forbids_move_companions
from westmarch.games.wotr.rules.events import (
    Dismiss,
    PlayEvent,
    forbids_card,
    forbids_dismiss,
)
from westmarch.games.wotr.rules.fellowship import (
    MoveFellowship,
    forbids_hide,
    forbids_move_fellowship,
    forbids_separate,
    hide,
    strider_guides,
)
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from westmarch.games.wotr.rules.hand import HandLimit
from westmarch.games.wotr.rules.minions import (
    MoveMinions,
    PlayMinion,
    Upgrade,
    Voice,
    forbids_minion,
    forbids_move_minions,
    forbids_upgrade,
    forbids_voice,
)
from westmarch.games.wotr.rules.movement import MoveArmies, can_move
from westmarch.games.wotr.rules.politics import (
    BY_COMPANION,
    BY_DIPLOMACY,
    COUNSELLORS,
    advance,
    forbids_counsel,
    forbids_diplomacy,
)
from westmarch.games.wotr.rules.recruit import Muster, forbids_muster
from westmarch.games.wotr.rules.separation import Separate
from westmarch.games.wotr.state import TeamProcedure, War

#: A die has moved the Fellowship: whether a card in play keeps it out of the Hunt Box.
keeps_die_from_hunt: Final[Moment[Callable[[War], bool]]] = Moment("a die that moved the Fellowship goes to the hunt")

#: The lists of the action table (IV p.20-21) that each face opens.
LISTS = {
    CHARACTER: (CHARACTER,),
    ARMY: (ARMY,),
    MUSTER: (MUSTER,),
    MUSTER_ARMY: (MUSTER, ARMY),
    EVENT: (EVENT,),
    WILL: (CHARACTER, ARMY, MUSTER, EVENT),
    EYE: (),
}
ACTION_DICE = (CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, WILL)

#: Actions without an argument, by the list of the table they stand in.
TABLE: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {
    CHARACTER: (
        ("move_armies", "attack", "move_fellowship", "hide_fellowship", "separate", "move_companions"),
        ("move_armies", "attack", "move_minions"),
    ),
    ARMY: (("move_armies", "attack"), ("move_armies", "attack")),
    MUSTER: (("recruit",), ("recruit", "voice_recruit", "voice_elites")),
    EVENT: ((), ()),
}
#: Those for which a Character result asks for a leader.
LED_DEEDS = ("move_armies", "attack")


class ActionResolution(TeamProcedure):
    """Phase 5: players alternate, each using one die for one action (IV p.19)."""

    STEPS = ("whose_turn", "choose_action", "after_action", "settle", "next_player", "hand_over")
    RULE = "wotr.turn.phase5.alternate"

    side: int = later(FREE)
    #: Whether the present action moves the Fellowship, so that its die goes to the Hunt Box.
    moves_fellowship: bool = later(False)

    def decider(self, g: War, side: int) -> int:
        """Whoever uses the die. Meanwhile the Shadow player whose action comes next answers for the Shadow, the
        Leading Player for the Free Peoples."""
        return g.teams[ACTING][side] if side in (self.side, SHADOW) else -1

    def whose_turn(self, g: War) -> Outcome:
        """The other player acts alone when one has no dice left."""
        if not g.unused(self.side):
            if not g.unused(1 - self.side):
                return DONE
            self.side = 1 - self.side
        return None

    def choose_action(self, g: War) -> Outcome:
        options = action_options(g, self.side)
        return Ask(g.seat(self.side), "wotr-ask-action", options, "chosen", "wotr.action.one-action-per-die")

    def chosen(self, g: War, option: Option) -> Outcome:
        if g.seats > 2:
            g.note("wotr-log-acts", {"seat": g.seat(self.side)}, rule="wotr.multi.actions.order")
        match option:
            case ("pass",):
                g.note("wotr-log-pass", {"side": self.side}, rule="wotr.turn.phase5.pass-if-fewer")
                return Goto("hand_over")
            case ("ring", old, new):
                use_ring(g, self.side, old, new)
                return Goto("whose_turn")
        face = die_used(option)
        g.spend(self.side, face)
        g.note("wotr-log-die", {"side": self.side, "face": face})
        self.moves_fellowship = option == ("use", face, "move_fellowship")
        procedure = carry_out(g, self.side, face, option)
        return None if procedure is None else Call(procedure)

    def after_action(self, g: War) -> None:
        """A die that moved the Fellowship goes to the Hunt Box after the action is complete."""
        if self.moves_fellowship and not any([keeps(g) for keeps in keeps_die_from_hunt.heard(g.cards_in_play())]):
            g.used[FREE] -= 1
            g.hunt_box[FREE] += 1
            g.note(
                "wotr-log-die-to-hunt", {"count": g.hunt_box[FREE]}, rule="wotr.turn.phase5.fellowship-die-to-hunt-box"
            )

    def settle(self, g: War) -> Outcome:
        return settle(g)

    def next_player(self, g: War) -> None:
        """Two players of a side act in turn; whoever passes keeps the next action."""
        if g.seats > 2:
            teams.acted(g, self.side)

    def hand_over(self, g: War) -> Outcome:
        self.side = 1 - self.side
        return Goto("whose_turn")


def die_used(option: Option) -> int:
    """The result that an action uses."""
    match option:
        case ("upgrade", _):
            return WILL
        case (_, int(face), *_):
            return face
    raise ValueError(f"no die is used for {option}")


def carry_out(g: War, side: int, face: int, option: Option) -> Frame | None:
    """Do what a die has been used for: the procedure that follows, or None if all is done."""
    match option:
        case ("use", _, action):
            return action_of_table(g, side, face, action)
        case ("event", _, card):
            if ICON[card] == ARMY:
                use_mouth(g, side, face)
            return PlayEvent(side=side, card=card, face=face)
        case ("draw", _, deck):
            g.draw_card(side, deck - 2 * side)
            return HandLimit(side)
        case ("diplomacy", _, nation):
            teams.spend_nations(g, side, 1 << nation)
            advance(g, nation, BY_DIPLOMACY)
        case ("counsel", _, nation):
            teams.spend_nations(g, side, 1 << nation)
            advance(g, nation, BY_COMPANION)
        case ("minion", _, character):
            return PlayMinion(character)
        case ("upgrade", character):
            return Upgrade(character)
        case ("dismiss", _, card):
            return Dismiss(side=side, card=card, face=face)
        case _:
            g.note("wotr-log-skip", {"side": side, "face": face}, rule="wotr.turn.phase5.skip-discards-die")
    return None


def action_of_table(g: War, side: int, face: int, action: str) -> Frame | None:
    """An action of the table that needs no argument; its own choices follow."""
    led_by = LEADER_LEADS if face == CHARACTER else NOBODY_LEADS
    match action:
        case "move_armies":
            use_mouth(g, side, face)
            return MoveArmies(side=side, count=1 if led_by else 2, led_by=led_by)
        case "attack":
            use_mouth(g, side, face)
            return Attack(side=side, led_by=led_by)
        case "move_fellowship":
            return MoveFellowship()
        case "hide_fellowship":
            hide(g)
            return None
        case "separate":
            return Separate()
        case "move_companions":
            return MoveCompanions()
        case "move_minions":
            return MoveMinions(nazgul_only=False)
        case "recruit":
            return Muster(side)
        case _:
            return Voice(action)


def use_mouth(g: War, side: int, face: int) -> None:
    """A Muster result used as an Army result is the Mouth of Sauron's doing, once a turn."""
    if side == SHADOW and face == MUSTER:
        g.mouth_used = True
        g.note("wotr-log-mouth", {"character": MOUTH}, rule="wotr.characters.minions.enter-by-muster")


def action_options(g: War, side: int) -> list[Option]:
    """Everything the acting player may do now."""
    options: list[Option] = []
    dice = side * len(FACES)
    faces = [(face, lists_of(g, side, face)) for face in ACTION_DICE if g.dice[dice + face]]
    # A leader is needed with a Character result only, so the other faces share one answer.
    possible: dict[str, bool] = {}
    possible_when_led: dict[str, bool] = {}
    events = [card for card in g.hand(side) if forbids_card(g, side, card) is None]
    is_mustering = any([MUSTER in lists for _, lists in faces])
    nations: list[int] = []
    if is_mustering:
        at_war = g.war_bits()
        at_peace = [n for n in NATIONS_OF_SIDE[side] if not at_war >> n & 1]
        nations = [n for n in at_peace if forbids_diplomacy(g, side, n) is None]
    minions = [c for c in MINIONS if forbids_minion(g, c) is None] if is_mustering and side == SHADOW else []
    counsels = [n for n in COUNSELLORS if forbids_counsel(g, n) is None] if side == FREE else []
    for face, lists in faces:
        led_by = LEADER_LEADS if face == CHARACTER else NOBODY_LEADS
        for action in actions_of(g, side, lists):
            known = possible_when_led if led_by and action in LED_DEEDS else possible
            if action not in known:
                known[action] = forbids_deed(g, side, action, led_by) is None
                if known[action]:
                    possible[action] = True  # who can do it with a leader can do it without
            if known[action]:
                options.append(("use", face, action))
        for card in events:
            if face in (EVENT, WILL) or ICON[card] in lists:
                options.append(("event", face, card))
        if EVENT in lists:
            options += [
                ("draw", face, side * 2 + deck) for deck in (CHARACTER_DECK, STRATEGY_DECK) if g.decks[side * 2 + deck]
            ]
        if MUSTER in lists:
            options += [("diplomacy", face, nation) for nation in nations]
            for minion in minions:
                options.append(("minion", face, minion))
        for nation in counsels:
            options.append(("counsel", face, nation))
        options.append(("skip", face))
        if g.table[1 - side]:
            cards = [card for card in g.table[1 - side] if forbids_dismiss(g, side, card, face) is None]
            options += [("dismiss", face, card) for card in cards]
    if side == FREE and g.die_count(FREE, WILL):
        options += [("upgrade", c) for c in UPGRADES if forbids_upgrade(g, c) is None]
    if g.unused(side) < g.unused(1 - side):
        options.append(PASS)
    return options + ring_options(g, side)


UPGRADES = (ARAGORN, GANDALF_WHITE)


def lists_of(g: War, side: int, face: int) -> tuple[int, ...]:
    """The lists of the action table a die opens; the Mouth of Sauron lends a Muster result the Army list."""
    if face == MUSTER and side == SHADOW and g.where[MOUTH] >= 0 and not g.mouth_used and commands_mouth(g):
        return (MUSTER, ARMY)
    return LISTS[face]


def commands_mouth(g: War) -> bool:
    return teams.forbids_minion_player(g, MOUTH) is None


def _actions(side: int, lists: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([name for column in lists for name in TABLE[column][side]]))


#: Actions of the table that some lists open for a side, each once.
ACTIONS: Final[list[dict[tuple[int, ...], tuple[str, ...]]]] = [
    {lists: _actions(side, lists) for lists in LISTS.values()} for side in (FREE, SHADOW)
]


def actions_of(g: War, side: int, lists: tuple[int, ...]) -> tuple[str, ...]:
    """Actions of the table that some lists open, each once; with Strider as Guide any die hides the Fellowship."""
    names = ACTIONS[side][lists]
    if side == FREE and strider_guides(g) and "hide_fellowship" not in names:
        return (*names, "hide_fellowship")
    return names


def forbids_action(g: War, side: int, face: int, action: str) -> str | None:
    """The rule that forbids an action of the table with a die now, or None."""
    if not g.die_count(side, face):
        return "wotr.turn.phase5.choose-die"
    if action not in actions_of(g, side, lists_of(g, side, face)):
        return "wotr.action.one-action-per-die"
    return forbids_deed(g, side, action, LEADER_LEADS if face == CHARACTER else NOBODY_LEADS)


def forbids_deed(g: War, side: int, action: str, led_by: int) -> str | None:
    """The rule that forbids what an action of the table does, or None."""
    match action:
        case "move_armies":
            return None if can_move(g, side, led_by) else "wotr.movement.free-for-army"
        case "attack":
            return None if can_attack(g, side, led_by) else "wotr.attack.adjacent-or-same-region"
        case "move_fellowship":
            return forbids_move_fellowship(g)
        case "hide_fellowship":
            return forbids_hide(g)
        case "separate":
            return forbids_separate(g)
        case "move_companions":
            return forbids_move_companions(g)
        case "move_minions":
            return forbids_move_minions(g)
        case "recruit":
            return forbids_muster(g, side)
        case _:
            return forbids_voice(g, action)


# ---- Elven Rings (IV p.21) ----


def forbids_ring(g: War, side: int, old: int, new: int) -> str | None:
    """The rule that forbids changing a die with a ring, or None."""
    if not g.rings[side]:
        return "wotr.rings.use.change-die"
    if g.ring_used[side]:
        return "wotr.rings.use.one-per-turn"
    if old == EYE:
        return "wotr.rings.shadow.not-from-eye"
    if not g.die_count(side, old):
        return "wotr.rings.use.own-die-only"
    if side == FREE and new == WILL:
        return "wotr.rings.free.not-to-will"
    if old == new or new not in DIE_FACES[side]:
        return "wotr.rings.use.change-die"
    return None


#: The faces of each side's dice, each once.
TURNED: Final[list[list[int]]] = [sorted(set(DIE_FACES[side])) for side in (FREE, SHADOW)]


def ring_options(g: War, side: int) -> list[Option]:
    if not g.rings[side] or g.ring_used[side]:
        return []
    return [
        ("ring", old, new)
        for old in ACTION_DICE
        if g.die_count(side, old)
        for new in TURNED[side]
        if forbids_ring(g, side, old, new) is None
    ]


def use_ring(g: War, side: int, old: int, new: int) -> None:
    """Change a die; the Free Peoples' ring goes to the Shadow, the Shadow's leaves the game."""
    g.turn_die(side, old, new)
    if new == EYE:
        g.die_to_hunt_box(SHADOW, EYE)
    g.rings[side] -= 1
    g.ring_used[side] = 1
    if side == FREE:
        g.rings[SHADOW] += 1
    g.note("wotr-log-ring", {"side": side, "face": old, "turned": new}, rule="wotr.rings.use.change-die")
