"""What a combat consists of (p.13): the attack, how it goes, and the strike that is faced; and their values.

The frames that carry these out are ``attack.AttackOn`` and ``attack.ResolveAttack``, and ``strike.Strike``.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from westmarch.cards.language import Run
from westmarch.engine.fields import later
from westmarch.engine.frame import Frame
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import CREATURE, DARK_HOLD, FACES, RACES, SHADOW_HOLD, SHORT, SLOTS
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, PLAY, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import body, mind, modifiers, prowess, site_type, weapon_bonus

#: What it costs to stay untapped against a strike.
UNTAPPED_PENALTY = 3
#: How an attack came about. The last is no attack: strikes that nothing changes or cancels as one.
BY_CREATURE, BY_SITE, BY_EVENT, BY_AGENT, STRIKES_ONLY = range(5)
#: How an attack is made: a strike at everybody, targets of the attacker's choice, detainment, no points for defeating
#: it, and all the attacks of a creature with several.
EACH, ATTACKER_CHOOSES, DETAINMENT, NO_POINTS, SEVERAL = 1, 2, 4, 8, 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Assault(Frame):
    """What attacks whom, and how (p.13); its steps are those of ``AttackOn``."""

    company: int
    seat: int
    race: str
    strikes: int
    prowess: int
    body: int
    #: The creature, site, agent or event that attacks.
    source: int
    origin: int = BY_CREATURE
    #: How a creature was keyed: a word such as ``land-wilderness``; or the number of an automatic attack.
    key: str = ""
    manner: int = 0
    #: Whoever must face all of it, and the card that made the attacker attack; or -1.
    victim: int = later(-1)
    card: int = later(-1)

    def defender_seat(self) -> int:
        return 1 - self.seat

    def number_at_site(self) -> int:
        """Which automatic attack of its site it is, or -1."""
        return int(self.key) if self.key.isdigit() else -1

    def stated(self, g: Arda, value: str) -> int:
        """A number that the attacker, or the card that made it attack, states about its attack."""
        found = 0
        for card in (self.source, self.card):
            if card >= 0 and g.faces[card] in STATES.get(value, ()):
                run = Run(card, self.seat, {})
                found += sum([LANGUAGE.value(g, run, mod.amount) for mod in DEFINED[g.faces[card]].mods[value]])
        return found

    def says(self, g: Arda, value: str, character: int = -1) -> bool:
        """Whether the attacker, or the card that made it attack, states something about a character it meets."""
        for card in (self.source, self.card):
            if card >= 0 and g.faces[card] in STATES.get(value, ()):
                run = Run(card, self.seat, {})
                for mod in DEFINED[g.faces[card]].mods[value]:
                    if mod.who is None or character < 0 or LANGUAGE.fits(g, run, mod.who, character):
                        return True
        return False

    def possible_targets(self, g: Arda) -> list[int]:
        """Characters, and allies unless their cards keep this attack from them."""
        allies = [ally for ally in g.allies(self.company) if not modifiers(g, "not-attacked", ally, self.source)]
        return [card for card in g.members[self.company] + allies if not g.has_laid("not-struck", card)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encounter(Frame):
    """How an attack goes: its strikes, who faces them and what came of them; its steps are ``ResolveAttack``'s."""

    #: The number of attacks, and which of them this is.
    attacks: int
    number: int = later(1)
    cancelled: bool = later(False)
    #: Strikes without a target yet, those beyond one for each target, and who has yet to face one.
    left: int = later(0)
    surplus: int = later(0)
    targets: list[int] = later([])
    #: Strikes faced, and of these defeated, and successful.
    faced: int = later(0)
    defeated: int = later(0)
    won: int = later(0)
    wounded: list[int] = later([])

    def beaten(self) -> bool:
        return not self.cancelled and self.faced > 0 and self.defeated >= self.faced

    def begin_next(self) -> None:
        """The next attack of a creature with several begins."""
        self.number += 1
        self.targets = []
        self.defeated = self.faced = 0
        self.cancelled = False

    def cancel_all(self) -> None:
        """Cancel this attack and all that the creature would still make."""
        self.cancelled = True
        self.attacks = self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class FacedStrike(Frame):
    """A strike and whoever faces it (p.13); its steps are those of ``Strike``."""

    target: int
    #: Surplus strikes against him, whether he takes -3 to stay untapped, and the companions who tapped for him.
    surplus: int = later(0)
    stays: bool = later(False)
    supported: int = later(0)
    #: His state before the strike, and the skills for which a card was played.
    was: int = later(UNTAPPED)
    skill_used: int = later(0)
    dice: int = later(0)
    agent_dice: int = later(0)
    #: Whether the strike was successful, by how much, whether its target was wounded, and whether it was defeated.
    won: bool = later(False)
    margin: int = later(0)
    hurt: bool = later(False)
    beaten: bool = later(False)

    def prowess(self, g: Arda) -> int:
        """The target's prowess for this strike: items first, then everything else."""
        attack = attack_of(g)
        source = attack.source if attack is not None else -1
        if attack is not None and attack.says(g, "fights-with-body"):
            return self._withstands(g) + self.supported
        if attack is not None and attack.says(g, "fights-with-mind"):
            value = mind(g, self.target)
        else:
            value = prowess(g, self.target, source)
            if attack is not None and attack.says(g, "no-weapons"):
                value -= weapon_bonus(g, self.target, source)
        if self.was == TAPPED:
            value -= 1
        elif self.was == WOUNDED:
            value -= 2
        elif self.stays and not modifiers(g, "stays-freely", self.target):
            value -= UNTAPPED_PENALTY if attack is None else UNTAPPED_PENALTY + attack.stated(g, "stay-penalty")
        if self.surplus and g.has_laid("pierced", terms.OF_SEAT):
            value -= g.laid_sum("pierced", terms.OF_SEAT)
        return value - self.surplus + self.supported

    def _withstands(self, g: Arda) -> int:
        """His body in place of his prowess: better with a shield, with a helmet, and if he taps."""
        worn = {g.face(item).slot for item in g.items(self.target)}
        value = body(g, self.target) + sum([1 for slot in ("shield", "helmet") if SLOTS.index(slot) in worn])
        return value + (3 if self.was == UNTAPPED and not self.stays else 0)

    def strike_prowess(self, g: Arda) -> int:
        attack = attack_now(g)
        value = prowess_of(g, attack) + _target_mods(g, attack, self.target)
        value += g.laid_sum("strike-prowess", self.target)
        return value + (g.laid_sum("doubled", self.target) if g.has_laid("struck-before", self.target) else 0)


# ---- what is under way ----


def attack_of(g: Arda) -> Assault | None:
    """The attack under way, if any."""
    return g.innermost(Assault)


def attack_now(g: Arda) -> Assault:
    """The attack under way, where there must be one."""
    attack = g.innermost(Assault)
    if attack is None:
        raise LookupError("no attack is under way")
    return attack


def encounter_of(g: Arda) -> Encounter | None:
    """How the attack under way goes, if there is one."""
    return g.innermost(Encounter)


def encounter_now(g: Arda) -> Encounter:
    """How the attack under way goes, where there must be one."""
    encounter = g.innermost(Encounter)
    if encounter is None:
        raise LookupError("no attack is under way")
    return encounter


def strike_of(g: Arda) -> FacedStrike | None:
    """The strike under way, if any."""
    for frame in reversed(g.stack):
        if isinstance(frame, FacedStrike):
            return frame
        if isinstance(frame, Assault):
            return None
    return None


def strike_now(g: Arda) -> FacedStrike:
    """The strike under way, where there must be one."""
    strike = strike_of(g)
    if strike is None:
        raise LookupError("no strike is under way")
    return strike


def played_on(g: Arda, until: int) -> list[int]:
    """Cards that were played on the attack, or on the strike, that is under way."""
    number = terms.VALUE["played-on"]
    cards = dict.fromkeys([entry[1] for entry in g.laid if entry[0] == number and entry[3] == until])
    return [card for card in cards if g.zone[card] == PLAY or g.face(card).duration == SHORT]


# ---- values of an attack ----


def attack_mods(g: Arda, value: str, attack: Assault) -> int:
    """What cards in play, and the attacker itself, state about an attack."""
    if value not in STATES or attack.origin == STRIKES_ONLY:
        return 0
    total = 0
    loose, _ = g.sources(value)
    sources = [card for card in loose if card != attack.source and _stays(g, card)]
    if attack.source >= 0:
        sources.append(attack.source)
    for source in sources:
        if g.faces[source] in STATES[value]:
            run = Run(source, g.owners[source], {})
            for mod in DEFINED[g.faces[source]].mods[value]:
                if (mod.who is None or LANGUAGE.fits(g, run, mod.who, attack.source)) and (
                    mod.to is None or LANGUAGE.fits(g, run, mod.to, attack.source)
                ):
                    total += LANGUAGE.value(g, run, mod.amount)
    return total


def _stays(g: Arda, card: int) -> bool:
    """Whether a card is in play to stay: a creature only if it was played as a permanent event."""
    return FACES[g.faces[card]].kind != CREATURE or g.has_laid("permanent", card)


def of_turn(g: Arda, value: str, attack: Assault) -> int:
    """What cards have laid down for all attacks of a race, or all attacks, on a company this turn."""
    if not g.laid or attack.origin == STRIKES_ONLY:
        return 0
    races = (RACES.index(attack.race), RACES.index(""))
    return sum([g.laid_sum(value, terms.attacks_on(slot, race)) for slot in (-1, attack.company) for race in races])


def strikes_of(g: Arda, attack: Assault) -> int:
    """The number of strikes: printed, doubled perhaps, and changed by cards (p.13)."""
    if attack.manner & EACH:
        return len(g.members[attack.company])
    count = attack.strikes << attack_mods(g, "double-strikes", attack)
    count += attack_mods(g, "strikes", attack) + g.laid_sum("strikes", terms.OF_SEAT)
    count += g.laid_sum("bare-strikes", terms.OF_SEAT)
    count += of_turn(g, "strikes-attacks", attack)
    if g.has_laid("halved", terms.OF_SEAT):
        count = (attack.strikes + 1) // 2
    return max(1, count - weaker_by(g, attack)) if attack.strikes else 0


def weaker_by(g: Arda, attack: Assault) -> int:
    """By how much a stored deed makes the automatic attacks of the dark strongholds weaker, for everybody."""
    if attack.origin != BY_SITE or not g.laid or g.c_owner[attack.company] < 0:
        return 0
    dark = site_type(g, g.c_site[attack.company]) in (SHADOW_HOLD, DARK_HOLD)
    return g.laid_sum("weaker-holds", terms.OF_SEAT) if dark else 0


def prowess_of(g: Arda, attack: Assault) -> int:
    """The prowess of every strike of an attack."""
    value = attack.prowess + attack_mods(g, "attack-prowess", attack) + g.laid_sum("attack-prowess", terms.OF_SEAT)
    value += of_turn(g, "prowess-attacks", attack)
    if attack.origin == BY_CREATURE:
        value += g.laid_sum("creature-prowess", OF_COMPANY + attack.company)
    if attack.origin != BY_SITE or attack.source < 0:
        return value
    value -= weaker_by(g, attack)
    number = attack.number_at_site()
    if number < 0 or g.c_owner[attack.company] < 0:
        return value
    return value + g.laid_sum("automatic", terms.automatic_at(g.c_site[attack.company], number))


def _target_mods(g: Arda, attack: Assault, target: int) -> int:
    """A creature that fights some characters with another prowess."""
    if attack.source < 0 or "target-prowess" not in STATES:
        return 0
    total = 0
    for mod in DEFINED[g.faces[attack.source]].mods.get("target-prowess", []):
        run = Run(attack.source, attack.seat, {})
        if mod.who is None or LANGUAGE.fits(g, run, mod.who, target):
            total += LANGUAGE.value(g, run, mod.amount)
    return total


def is_bare(g: Arda, attack: Assault, encounter: Encounter) -> bool:
    """Whether the strike under way is one of those that a card has added without body: they are the last to be faced,
    and the first to be used against somebody as surplus."""
    bare = g.laid_sum("bare-strikes", terms.OF_SEAT)
    return bare > 0 and len(encounter.targets) < bare - (strikes_of(g, attack) - encounter.faced)


def body_of(g: Arda, attack: Assault) -> int:
    """The body of every strike of an attack."""
    value = attack.body + attack_mods(g, "attack-body", attack) + g.laid_sum("attack-body", terms.OF_SEAT)
    return value + of_turn(g, "body-attacks", attack)
