"""Action resolution (IV p.19-21): what each die result can be used for, Elven Rings, passing and skipping."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    ARMY,
    CHARACTER,
    CHARACTER_DECK,
    DIE_FACES,
    EVENT,
    EYE,
    FREE,
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
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import Attack, can_attack
from westmarch.games.wotr.rules.characters import MoveCompanions, forbids_move_companions
from westmarch.games.wotr.rules.events import (
    Dismiss,
    PlayEvent,
    forbids_dismiss,
    forbids_event,
)
from westmarch.games.wotr.rules.fellowship import (
    MoveFellowship,
    Separate,
    forbids_hide,
    forbids_move_fellowship,
    forbids_separate,
    hide,
    strider_guides,
)
from westmarch.games.wotr.rules.hand import HandLimit
from westmarch.games.wotr.rules.hunt import keeps_dice_out_of_hunt_box
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
from westmarch.games.wotr.rules.politics import advance, forbids_counsel, forbids_diplomacy
from westmarch.games.wotr.rules.recruit import Muster, forbids_muster
from westmarch.games.wotr.state import War

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


class ActionResolution(Frame):
    """Phase 5: players alternate, each using one die for one action (IV p.19)."""

    STEPS = ("whose_turn", "choose_action", "after_action", "settle", "next_player", "hand_over")
    RULE = "wotr.turn.phase5.alternate"

    side: int = later(FREE)
    #: The die used for the present action, and whether it goes to the Hunt Box.
    face: int = later(-1)
    moved_fellowship: int = later(0)

    def whose_turn(self, g: War) -> Outcome:
        """The other player acts alone when one has no dice left."""
        if not g.unused(FREE) and not g.unused(SHADOW):
            return DONE
        if not g.unused(self.side):
            self.side = 1 - self.side
        return None

    def choose_action(self, g: War) -> Outcome:
        options = action_options(g, self.side)
        return Ask(g.seat(self.side), "wotr-ask-action", options, "chosen", "wotr.action.one-action-per-die")

    def chosen(self, g: War, option: Option) -> Outcome:
        verb = option[0]
        if g.seats > 2:
            g.note("wotr-log-acts", {"seat": g.seat(self.side)}, rule="wotr.multi.actions.order")
        if verb == "pass":
            g.note("wotr-log-pass", {"side": self.side}, rule="wotr.turn.phase5.pass-if-fewer")
            return Goto("hand_over")
        if verb == "ring":
            use_ring(g, self.side, option[1], option[2])
            return Goto("whose_turn")
        self.face = WILL if verb == "upgrade" else option[1]
        self.moved_fellowship = 0
        g.spend(self.side, self.face)
        g.note("wotr-log-die", {"side": self.side, "face": self.face})
        if verb == "use":
            return self.carry_out(g, option[2])
        return self.carry_out_named(g, verb, option)

    def carry_out(self, g: War, action: str) -> Outcome:
        """An action of the table that needs no argument; its own choices follow."""
        led = 1 if self.face == CHARACTER else 0
        if action == "move_armies":
            self.use_mouth(g)
            return Call(MoveArmies(self.side, 1 if led else 2, led))
        if action == "attack":
            self.use_mouth(g)
            return Call(Attack(self.side, led))
        if action == "move_fellowship":
            self.moved_fellowship = 1
            return Call(MoveFellowship())
        if action == "hide_fellowship":
            hide(g)
            return None
        if action == "separate":
            return Call(Separate())
        if action == "move_companions":
            return Call(MoveCompanions())
        if action == "move_minions":
            return Call(MoveMinions(0))
        if action == "recruit":
            return Call(Muster(self.side))
        return Call(Voice(action))

    def carry_out_named(self, g: War, verb: str, option: Option) -> Outcome:
        """An action whose option names a card, a nation or a character."""
        if verb == "event":
            if ICON[option[2]] == ARMY:
                self.use_mouth(g)
            return Call(PlayEvent(self.side, option[2], self.face))
        if verb == "draw":
            g.draw_card(self.side, option[2] - 2 * self.side)
            return Call(HandLimit(self.side))
        if verb == "diplomacy":
            teams.spend_nations(g, self.side, 1 << option[2])
            advance(g, option[2], "diplomacy")
            return None
        if verb == "counsel":
            teams.spend_nations(g, self.side, 1 << option[2])
            advance(g, option[2], "companion")
            return None
        if verb == "minion":
            return Call(PlayMinion(option[2]))
        if verb == "upgrade":
            return Call(Upgrade(option[1]))
        if verb == "dismiss":
            return Call(Dismiss(self.side, option[2], self.face))
        g.note("wotr-log-skip", {"side": self.side, "face": self.face}, rule="wotr.turn.phase5.skip-discards-die")
        return None

    def use_mouth(self, g: War) -> None:
        """A Muster result used as an Army result is the Mouth of Sauron's doing, once a turn."""
        if self.side == SHADOW and self.face == MUSTER:
            g.mouth_used = 1

    def after_action(self, g: War) -> None:
        """A die that moved the Fellowship goes to the Hunt Box after the action is complete."""
        if self.moved_fellowship and not keeps_dice_out_of_hunt_box(g):
            g.used[FREE] -= 1
            g.hunt_box[FREE] += 1

    def settle(self, g: War) -> Outcome:
        return Call(SettleBoard())

    def next_player(self, g: War) -> None:
        """Two players of a side act in turn; whoever passes keeps the next action."""
        if g.seats > 2:
            teams.acted(g, self.side)

    def hand_over(self, g: War) -> Outcome:
        self.side = 1 - self.side
        return Goto("whose_turn")


def action_options(g: War, side: int) -> list[Option]:
    """Everything the acting player may do now."""
    options: list[Option] = []
    faces = [face for face in ACTION_DICE if g.die_count(side, face)]
    possible = possible_actions(g, side)
    events = [card for card in g.hand(side) if forbids_event(g, side, card) is None]
    nations = [n for n in NATIONS_OF_SIDE[side] if forbids_diplomacy(g, side, n) is None]
    counsels = [n for n in NATIONS_OF_SIDE[side] if side == FREE and forbids_counsel(g, n) is None]
    minions = [c for c in MINIONS if side == SHADOW and forbids_minion(g, c) is None]
    for face in faces:
        options += [("use", face, action) for action in actions_of(g, side, face) if (action, face) in possible]
        lists = lists_of(g, side, face)
        options += [("event", face, card) for card in events if face in (EVENT, WILL) or ICON[card] in lists]
        if EVENT in lists:
            options += [
                ("draw", face, side * 2 + deck) for deck in (CHARACTER_DECK, STRATEGY_DECK) if g.decks[side * 2 + deck]
            ]
        if MUSTER in lists:
            options += [("diplomacy", face, nation) for nation in nations]
            options += [("minion", face, minion) for minion in minions]
        options += [("counsel", face, nation) for nation in counsels]
        options.append(("skip", face))
        options += [
            ("dismiss", face, card) for card in g.table[1 - side] if forbids_dismiss(g, side, card, face) is None
        ]
    if side == FREE and g.die_count(FREE, WILL):
        options += [("upgrade", c) for c in UPGRADES if forbids_upgrade(g, c) is None]
    if g.unused(side) < g.unused(1 - side):
        options.append(PASS)
    return options + ring_options(g, side)


UPGRADES = (7, 8)  # Aragorn, Gandalf the White


def lists_of(g: War, side: int, face: int) -> tuple[int, ...]:
    """The lists of the action table a die opens; the Mouth of Sauron lends a Muster result the Army list."""
    if face == MUSTER and side == SHADOW and g.where[MOUTH] >= 0 and not g.mouth_used and commands_mouth(g):
        return (MUSTER, ARMY)
    return LISTS[face]


def commands_mouth(g: War) -> bool:
    return teams.forbids_minion_player(g, MOUTH) is None


def actions_of(g: War, side: int, face: int) -> list[str]:
    """Actions of the table that a die opens, each once."""
    names: list[str] = []
    for column in lists_of(g, side, face):
        names += [name for name in TABLE[column][side] if name not in names]
    if side == FREE and "hide_fellowship" not in names and strider_guides(g):
        names.append("hide_fellowship")
    return names


def possible_actions(g: War, side: int) -> set[tuple[str, int]]:
    """Which argument-free actions can be carried out now, with which faces."""
    found: set[tuple[str, int]] = set()
    # A leader is needed with a Character result only, so the other faces share one answer.
    answers: dict[tuple[str, bool], bool] = {}
    for face in ACTION_DICE:
        if g.die_count(side, face):
            for action in actions_of(g, side, face):
                question = (action, face == CHARACTER)
                if question not in answers:
                    answers[question] = forbids_action(g, side, face, action) is None
                if answers[question]:
                    found.add((action, face))
    return found


def forbids_action(g: War, side: int, face: int, action: str) -> str | None:
    """The rule that forbids an action of the table with a die now, or None."""
    if not g.die_count(side, face):
        return "wotr.turn.phase5.choose-die"
    if action not in actions_of(g, side, face):
        return "wotr.action.one-action-per-die"
    if action == "move_armies":
        return None if can_move(g, side, face == CHARACTER) else "wotr.movement.free-for-army"
    if action == "attack":
        return None if can_attack(g, side, face == CHARACTER) else "wotr.attack.adjacent-or-same-region"
    if action == "move_fellowship":
        return forbids_move_fellowship(g)
    if action == "hide_fellowship":
        return forbids_hide(g)
    if action == "separate":
        return forbids_separate(g)
    if action == "move_companions":
        return forbids_move_companions(g)
    if action == "move_minions":
        return forbids_move_minions(g)
    if action == "recruit":
        return forbids_muster(g, side)
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


def ring_options(g: War, side: int) -> list[Option]:
    if not g.rings[side] or g.ring_used[side]:
        return []
    return [
        ("ring", old, new)
        for old in ACTION_DICE
        for new in sorted(set(DIE_FACES[side]))
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
