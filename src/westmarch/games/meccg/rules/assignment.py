"""Who faces the strikes of an attack (p.13)."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import RACES
from westmarch.games.meccg.registry import STATES
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    BY_CREATURE,
    EACH,
    STRIKES_ONLY,
    Assault,
    Encounter,
    attack_mods,
    attack_now,
    body_of,
    encounter_now,
    strikes_of,
)
from westmarch.games.meccg.rules.creatures import KEYS
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, PLAY, UNTAPPED


class AssignStrikes(Frame):
    """The choice of targets (p.13): the defender among his untapped characters, the attacker for the rest."""

    STEPS = ("count", "assign")
    RULE = "meccg.combat.assign.defender-untapped"

    def count(self, g: Arda) -> Outcome:
        attack, encounter = attack_now(g), encounter_now(g)
        if g.c_owner[attack.company] < 0:
            encounter.cancelled = True
            return DONE
        inside = g.members[attack.company]
        encounter.left = strikes_of(g, attack)
        if attack.manner & EACH:
            encounter.targets = [c for c in inside if not attack.says(g, "spares", c)]
            encounter.left = 0
        for character in [c for c in inside if g.has_laid("must-face", c)]:
            free = character not in encounter.targets
            several = min(encounter.left, g.laid_sum("must-face", character)) if free else 0
            encounter.targets += [character] * several
            encounter.left -= several
        if attack.origin != STRIKES_ONLY:
            _note_faced(g, attack)
        return None

    def assign(self, g: Arda) -> Outcome:
        attack, encounter = attack_now(g), encounter_now(g)
        if encounter.cancelled:
            return DONE
        if g.has_laid("routed", terms.OF_SEAT):
            rout(g, attack, encounter)
            return DONE
        if attack.victim >= 0 and encounter.left:
            _only_victim(g, attack, encounter)
            return DONE
        if encounter.left and encounter.targets and _may_double(g, attack, encounter):
            options: list[Option] = [PASS, *[("face", c) for c in encounter.targets]]
            return Ask(attack.seat, "meccg-ask-double", options, "doubles", "meccg.combat.assign.one-strike-each")
        chooser, candidates = _choice(g, attack, encounter)
        if not encounter.left or not candidates:
            encounter.surplus, encounter.left = encounter.left, 0
            encounter.faced = len(encounter.targets)
            return DONE
        if len(candidates) <= encounter.left:
            return self.targeted(g, ("target", *candidates))
        pick = Subset("target", candidates, encounter.left, encounter.left)
        return Ask(chooser, "meccg-ask-target", [], "targeted", self.RULE, pick=pick)

    def doubles(self, g: Arda, option: Option) -> Outcome:
        """A card lets the attacker give a second strike to somebody who has one already, with another prowess."""
        amount = g.laid_sum("doubled", terms.OF_SEAT)
        number = terms.VALUE["doubled"]
        g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == terms.OF_SEAT)]
        if option != PASS:
            _, target = option
            encounter = encounter_now(g)
            encounter.targets.append(target)
            encounter.left -= 1
            g.lay("doubled", target, amount, terms.ATTACK)
        return Goto("assign")

    def targeted(self, g: Arda, option: Option) -> Outcome:
        _, *chosen = option
        encounter = encounter_now(g)
        encounter.targets += chosen
        encounter.left -= len(chosen)
        g.note("meccg-log-target", {"card": chosen}, rule="meccg.combat.assign.one-strike-each")
        return Goto("assign")


def _note_faced(g: Arda, attack: Assault) -> None:
    """Cards ask later what a company has faced this turn, and how it was keyed."""
    race = RACES.index(attack.race)
    g.lay("faced", OF_COMPANY + attack.company, race, terms.TURN, attack.source)
    if attack.key in KEYS:
        g.lay("faced-at", OF_COMPANY + attack.company, race, terms.TURN, KEYS.index(attack.key))


def _free(g: Arda, attack: Assault, encounter: Encounter) -> list[int]:
    """Who may still become a target."""
    waiting = [c for c in attack.possible_targets(g) if c not in encounter.targets]
    return [c for c in waiting if not _shadowed(g, c, encounter.targets)]


def _untapped(g: Arda, free: list[int]) -> list[int]:
    """Those of them whom the defender may choose by himself."""
    return [c for c in free if g.status[c] == UNTAPPED or g.faces[c] in STATES.get("goes-before", ())]


def _attacker_chooses(g: Arda, attack: Assault) -> bool:
    return bool(attack.manner & ATTACKER_CHOOSES) or g.has_laid("attacker-chooses", terms.OF_SEAT)


def _choice(g: Arda, attack: Assault, encounter: Encounter) -> tuple[int, list[int]]:
    """Who chooses the next targets, and among whom."""
    free = _free(g, attack, encounter)
    if _defender_chooses(g, attack):
        return attack.defender_seat(), free
    if _attacker_chooses(g, attack):
        return attack.seat, free
    untapped = _untapped(g, free)
    return (attack.defender_seat(), untapped) if untapped else (attack.seat, free)


def _may_double(g: Arda, attack: Assault, encounter: Encounter) -> bool:
    """Whether a card lets the attacker give a second strike to somebody, now that he assigns what is left."""
    if not g.has_laid("doubled", terms.OF_SEAT):
        return False
    return _attacker_chooses(g, attack) or not _untapped(g, _free(g, attack, encounter))


def _shadowed(g: Arda, character: int, targets: list[int]) -> bool:
    """Whether an ally of a character must be the target of a strike before him."""
    before = STATES.get("goes-before")
    if before is None or not g.is_character(character):
        return False
    return any([g.faces[ally] in before and ally not in targets for ally in g.under(character)])


def _defender_chooses(g: Arda, attack: Assault) -> bool:
    """A card may give the defender the choice among all his characters."""
    if g.has_laid("defender-chooses", terms.OF_SEAT):
        return True
    return attack.origin == BY_CREATURE and attack_mods(g, "defender-chooses", attack) > 0


def _only_victim(g: Arda, attack: Assault, encounter: Encounter) -> None:
    """Several attacks on one and the same character: further strikes become surplus."""
    if g.zone[attack.victim] == PLAY and g.company[attack.victim] == attack.company:
        encounter.targets = [attack.victim]
    encounter.surplus = encounter.left - 1
    encounter.left = 0
    encounter.faced = len(encounter.targets)


def rout(g: Arda, attack: Assault, encounter: Encounter) -> None:
    """All strikes of an attack fail: body checks show how many of them are defeated."""
    strikes = encounter.left + len(encounter.targets)
    encounter.left = 0
    encounter.targets = []
    encounter.faced = strikes
    limit = body_of(g, attack)
    for _ in range(strikes if limit > 0 else 0):
        dice = g.roll()
        total = dice + g.laid_sum("routed", terms.OF_SEAT)
        about = {"card": attack.source, "roll": dice, "total": total, "body": limit}
        g.note("meccg-log-body", about, rule="meccg.combat.resolve.roll")
        encounter.defeated += int(total > limit)
    if limit <= 0:
        encounter.defeated = strikes
