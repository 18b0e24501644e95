"""Combat (p.13): attacks, the choice of targets, strikes in their fixed order, body checks."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.cards.perform import EFFECT
from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import (
    AGENT,
    CREATURE,
    DARK_HOLD,
    FACES,
    HAZARD,
    RACES,
    SHADOW_HOLD,
    SHORT,
    SLOTS,
    WARRIOR,
    WIZARD,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules.chain import Effects, Triggered, chain_of, offered, triggers, usable
from westmarch.games.meccg.rules.corruption import CorruptionCheck, PassItems, leave_play
from westmarch.games.meccg.rules.creatures import KEYS
from westmarch.games.meccg.rules.hosts import TakePrisoner
from westmarch.games.meccg.state import DISCARD, OF_COMPANY, OUT, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED, Arda
from westmarch.games.meccg.values import body, mind, modifiers, prowess, site_type, weapon_bonus

#: What it costs to stay untapped against a strike.
UNTAPPED_PENALTY = 3
#: How an attack came about. The last is no attack: strikes that nothing changes or cancels as one.
BY_CREATURE, BY_SITE, BY_EVENT, BY_AGENT, STRIKES_ONLY = range(5)


class AttackOn(Frame):
    """An attack on a company (p.13): modify or cancel, choose targets, resolve the strikes one by one."""

    STEPS = (
        "begin", "attacker", "defender", "prelude", "count", "assign", "resolve", "over", "answer", "finish", "after",
    )  # fmt: skip
    RULE = "meccg.combat.trigger"

    company: int
    seat: int
    race: str
    strikes: int
    prowess: int
    body: int
    #: The creature, site, agent or event that attacks.
    source: int
    origin: int = later(BY_CREATURE)
    #: How a creature was keyed: a word such as ``land-wilderness``.
    key: str = later("")
    #: Which attack of a creature with several, and their number.
    number: int = later(1)
    attacks: int = later(1)
    each: int = later(0)
    attacker_chooses: int = later(0)
    detain: int = later(0)
    #: Whether the creature gives no points even if this attack is defeated.
    no_points: int = later(0)
    left: int = later(0)
    surplus: int = later(0)
    targets: list[int] = later([])
    wounded: list[int] = later([])
    defeated: int = later(0)
    faced: int = later(0)
    cancelled: int = later(0)
    #: Whoever must face all attacks of a creature with several.
    victim: int = later(-1)
    #: How many strikes were successful, and the card that made an agent attack, or -1.
    won: int = later(0)
    card: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"race": self.race, "strikes": self.strikes, "prowess": self.prowess}

    def defender_seat(self) -> int:
        return 1 - self.seat

    def begin(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0 or not g.members[self.company]:
            self.cancelled = 1
            return Goto("finish")
        if self.origin == BY_CREATURE and self._evaded(g):
            self.cancelled = 1
            self.attacks = self.number
            return Goto("finish")
        about = {"card": self.source, "race": self.race, "strikes": self.strikes, "prowess": self.prowess}
        g.note("meccg-log-attack", about, rule="meccg.combat.trigger")
        if self.origin == STRIKES_ONLY:
            return Goto("count")
        if self.number == 1:
            return None
        return Goto("defender")

    def _evaded(self, g: Arda) -> bool:
        """Whether the company is out of a creature's reach: for the turn, or once for a creature that is not unique."""
        bearer = OF_COMPANY + self.company
        if g.has_laid("hidden", bearer):
            return True
        number = s.VALUE["next-cancelled"]
        waiting = [entry for entry in g.laid if entry[0] == number and entry[1] == bearer]
        if not waiting or g.face(self.source).unique:
            return False
        g.laid.remove(waiting[0])
        return True

    def attacker(self, g: Arda) -> Outcome:
        """The attacker may play hazards that change the attack."""
        options: list[Option] = [PASS, *usable(g, self.seat, "attacker")]
        return Ask(
            self.seat, "meccg-ask-attack", options, "attacker_plays", "meccg.combat.strikes.change-before-assign"
        )

    def attacker_plays(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(self.seat, option), back="attacker")

    def defender(self, g: Arda) -> Outcome:
        """The defender may cancel the attack or change it, before targets are chosen."""
        if self.cancelled:
            return Goto("over")
        seat = self.defender_seat()
        options: list[Option] = [PASS, *usable(g, seat, "attack"), *offered(g, seat, self.source, "evade")]
        about = (("race", self.race), ("strikes", strikes_of(g, self)), ("prowess", prowess_of(g, self)))
        return Ask(self.defender_seat(), "meccg-ask-defend", options, "defends", "meccg.combat.cancel.attack", about)

    def defends(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(self.defender_seat(), option), back="defender")

    def prelude(self, g: Arda) -> Outcome:
        """What an attack that was not cancelled does before targets are chosen (Corpse-candle)."""
        if self.cancelled:
            return None
        waiting = triggers(g, "attack-begins", [self.source]) if self.source >= 0 else []
        waiting += triggers(g, "attack-comes", g.table)
        return Call(Triggered(waiting, -1)) if waiting else None

    def count(self, g: Arda) -> None:
        if g.c_owner[self.company] < 0:
            self.cancelled = 1
            return
        inside = g.members[self.company]
        self.left = strikes_of(g, self)
        if self.each:
            self.targets = [c for c in inside if not self.says(g, "spares", c)]
            self.left = 0
        for character in [c for c in inside if g.has_laid("must-face", c)]:
            several = min(self.left, g.laid_sum("must-face", character)) if character not in self.targets else 0
            self.targets += [character] * several
            self.left -= several
        if self.origin == STRIKES_ONLY:
            return
        g.lay("faced", OF_COMPANY + self.company, RACES.index(self.race), s.TURN, self.source)
        if self.key in KEYS:
            g.lay("faced-at", OF_COMPANY + self.company, RACES.index(self.race), s.TURN, KEYS.index(self.key))

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

    def assign(self, g: Arda) -> Outcome:
        """The defender chooses among his untapped characters; the attacker assigns the rest (p.13)."""
        if self.cancelled:
            return None
        if g.has_laid("routed", s.OF_SEAT):
            rout(g, self)
            return None
        if self.victim >= 0 and self.left:
            return self._only_victim(g)
        free = [c for c in self.possible_targets(g) if c not in self.targets and not self._shadowed(g, c)]
        untapped = [c for c in free if g.status[c] == UNTAPPED or g.faces[c] in STATES.get("goes-before", ())]
        attackers = not untapped or self.attacker_chooses or g.has_laid("attacker-chooses", s.OF_SEAT)
        if self.left and self.targets and attackers and g.has_laid("doubled", s.OF_SEAT):
            options: list[Option] = [PASS, *[("face", c) for c in self.targets]]
            return Ask(self.seat, "meccg-ask-double", options, "doubles", "meccg.combat.assign.one-strike-each")
        if not self.left or not free:
            self.surplus = self.left
            self.left = 0
            self.faced = len(self.targets)
            return None
        if self._defender_chooses(g):
            chooser, candidates = self.defender_seat(), free
        elif self.attacker_chooses or g.has_laid("attacker-chooses", s.OF_SEAT):
            chooser, candidates = self.seat, free
        elif untapped:
            chooser, candidates = self.defender_seat(), untapped
        else:
            chooser, candidates = self.seat, free
        if len(candidates) <= self.left:
            self.targets += candidates
            self.left -= len(candidates)
            return Goto("assign")
        pick = Subset("target", candidates, self.left, self.left)
        return Ask(chooser, "meccg-ask-target", [], "targeted", "meccg.combat.assign.defender-untapped", pick=pick)

    def doubles(self, g: Arda, option: Option) -> Outcome:
        """A card lets the attacker give a second strike to somebody who has one already, with another prowess."""
        amount = g.laid_sum("doubled", s.OF_SEAT)
        number = s.VALUE["doubled"]
        g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == s.OF_SEAT)]
        if option != PASS:
            _, target = option
            self.targets.append(target)
            self.left -= 1
            g.lay("doubled", target, amount, s.ATTACK)
        return Goto("assign")

    def _shadowed(self, g: Arda, character: int) -> bool:
        """Whether an ally of a character must be the target of a strike before him."""
        before = STATES.get("goes-before")
        if before is None or not g.is_character(character):
            return False
        return any([g.faces[ally] in before and ally not in self.targets for ally in g.under(character)])

    def possible_targets(self, g: Arda) -> list[int]:
        """Characters, and allies unless their cards keep this attack from them."""
        allies = [ally for ally in g.allies(self.company) if not modifiers(g, "not-attacked", ally, self.source)]
        return [card for card in g.members[self.company] + allies if not g.has_laid("not-struck", card)]

    def _defender_chooses(self, g: Arda) -> bool:
        """A card may give the defender the choice among all his characters."""
        if g.has_laid("defender-chooses", s.OF_SEAT):
            return True
        return self.origin == BY_CREATURE and _attack_mods(g, "defender-chooses", self) > 0

    def _only_victim(self, g: Arda) -> Outcome:
        """Several attacks on one and the same character: further strikes become surplus."""
        if g.zone[self.victim] == PLAY and g.company[self.victim] == self.company:
            self.targets = [self.victim]
        self.surplus = self.left - 1
        self.left = 0
        self.faced = len(self.targets)
        return None

    def targeted(self, g: Arda, option: Option) -> Outcome:
        _, *chosen = option
        self.targets += chosen
        self.left -= len(chosen)
        g.note("meccg-log-target", {"card": chosen}, rule="meccg.combat.assign.one-strike-each")
        return Goto("assign")

    def resolve(self, g: Arda) -> Outcome:
        """One strike after another, in the order that the defender decides."""
        self.targets = [c for c in self.targets if g.zone[c] == PLAY and g.company_of(c) == self.company]
        if self.victim < 0 and self.targets and self.says(g, "one-victim"):
            self.victim = self.targets[0]
        if self.cancelled or not self.targets:
            return None
        if len(set(self.targets)) == 1:
            return Call(Strike(self.targets.pop()), back="resolve")
        options: list[Option] = [("face", c) for c in dict.fromkeys(self.targets)]
        return Ask(self.defender_seat(), "meccg-ask-face", options, "faces", "meccg.combat.resolve.one-at-a-time")

    def faces(self, g: Arda, option: Option) -> Outcome:
        _, target = option
        self.targets.remove(target)
        return Call(Strike(target), back="resolve")

    def over(self, g: Arda) -> Outcome:
        """What the attacker, the company and events do after an attack, whoever was wounded."""
        waiting = triggers(g, "attack-over", [self.source]) if self.source >= 0 and not self.cancelled else []
        if g.c_owner[self.company] >= 0:
            inside = g.members[self.company]
            waiting += triggers(g, "attack-faced", inside + [card for one in inside for card in g.under(one)])
        if self.beaten():
            g.lay("beaten", OF_COMPANY + self.company, 1, s.TURN, self.source)
            waiting += triggers(g, "attack-defeated", g.table)
        if self.origin == BY_AGENT and not self.cancelled and not self.won:
            g.lay("foiled", OF_COMPANY + self.company, 1, s.TURN, self.source)
        return Call(Triggered(waiting, -1)) if waiting else None

    def answer(self, g: Arda) -> Outcome:
        """What cards that were played on the attack do after it; a short event has left play by then."""
        cause = [self.card] if self.card >= 0 and g.zone[self.card] == PLAY else []
        waiting = triggers(g, "played-on-over", list(dict.fromkeys(played_on(g, s.ATTACK) + cause)))
        return Call(WoundedBy(waiting, -1)) if waiting else None

    def beaten(self) -> bool:
        return not self.cancelled and self.faced > 0 and self.defeated >= self.faced

    def finish(self, g: Arda) -> Outcome:
        beaten = self.beaten()
        if self.origin == STRIKES_ONLY:
            # Another attack may be under way, to which all else belongs.
            number = s.VALUE["struck-before"]
            g.laid = [entry for entry in g.laid if entry[0] != number]
            return DONE
        expire(g.laid, s.ATTACK)
        if self.attacks > self.number:
            return self._next_attack(g, beaten)
        if self.source < 0 or g.zone[self.source] != PLAY:
            return None
        kind = g.kind(self.source)
        if kind == CREATURE:
            haunted = [entry[2] for entry in g.laid if entry[0] == s.VALUE["haunted"] and entry[1] == self.source]
            if beaten and not self.no_points:
                g.put(self.source, POINTS, self.defender_seat())
                g.note("meccg-log-defeated", {"card": self.source}, rule="meccg.combat.defeat.creature-to-vp-pile")
                for host in [host for host in haunted if g.zone[host] == PLAY]:
                    g.put(host, DISCARD)
            elif haunted and g.zone[haunted[0]] == PLAY:
                g.attach(self.source, haunted[0])
            else:
                g.put(self.source, DISCARD)
        elif kind == AGENT:
            g.set_status(self.source, TAPPED)
            if beaten and g.owners[self.source] == self.defender_seat():
                g.put(self.source, OUT)
            elif beaten:
                g.put(self.source, POINTS, self.defender_seat())
        elif kind == HAZARD and beaten and self.says(g, "defeatable"):
            g.put(self.source, POINTS, self.defender_seat())
            g.note("meccg-log-defeated", {"card": self.source}, rule="meccg.combat.defeat.creature-to-vp-pile")
        if beaten and g.zone[self.source] == POINTS and g.face(self.source).dragon:
            banish(g, g.face(self.source).dragon)
        return None

    def _next_attack(self, g: Arda, beaten: bool) -> Outcome:
        """A creature with several attacks gives its points only if every one is defeated (p.13)."""
        if not beaten:
            self.no_points = 1
        self.number += 1
        self.targets = []
        self.defeated = 0
        self.faced = 0
        self.cancelled = 0
        return Goto("begin")

    def after(self, g: Arda) -> Outcome:
        """What the attacker does to those it has wounded."""
        waiting: list[int] = []
        if self.source >= 0:
            for character in self.wounded:
                if g.zone[character] == PLAY:
                    waiting.append(character)
        self.wounded = waiting
        if not waiting:
            return DONE
        character = self.wounded.pop(0)
        if self.origin == BY_SITE and g.face(self.source).wounded_check:
            return Call(CorruptionCheck(character), back="after")
        pairs: list[int] = []
        for way in DEFINED[g.faces[self.source]].triggers.get("wounded-after", []):
            pairs += [self.source, way]
        return Call(WoundedBy(pairs, character), back="after") if pairs else Goto("after")


def rout(g: Arda, attack: AttackOn) -> None:
    """All strikes of an attack fail: body checks show how many of them are defeated."""
    strikes = attack.left + len(attack.targets)
    attack.left = 0
    attack.targets = []
    attack.faced = strikes
    limit = body_of(g, attack)
    for _ in range(strikes if limit > 0 else 0):
        dice = g.roll()
        total = dice + g.laid_sum("routed", s.OF_SEAT)
        about = {"card": attack.source, "roll": dice, "total": total, "body": limit}
        g.note("meccg-log-body", about, rule="meccg.combat.resolve.roll")
        attack.defeated += int(total > limit)
    if limit <= 0:
        attack.defeated = strikes


def body_of(g: Arda, attack: AttackOn) -> int:
    """The body of every strike of an attack."""
    value = attack.body + _attack_mods(g, "attack-body", attack) + g.laid_sum("attack-body", s.OF_SEAT)
    return value + _of_turn(g, "body-attacks", attack)


def wounded_triggers(g: Arda, slot: int) -> list[int]:
    """What cards do because somebody of their company has become wounded, by a strike or otherwise."""
    inside = g.members[slot] if slot >= 0 and g.c_owner[slot] >= 0 else []
    return triggers(g, "companion-wounded", [card for card in g.attached if g.host[card] in inside])


def banish(g: Arda, dragon: str) -> None:
    """A dragon is slain: its other manifestations leave play for good (p.19)."""
    for card in [card for card in g.table if g.face(card).dragon == dragon]:
        g.put(card, OUT)


class WoundedBy(Frame):
    """What a creature's text does to a character it has wounded; the creature itself may have left play."""

    STEPS = ("go",)

    waiting: list[int]
    character: int

    def go(self, g: Arda) -> Outcome:
        if not self.waiting:
            return DONE
        card, way = self.waiting.pop(0), self.waiting.pop(0)
        bound: dict[str, tuple[int, ...]] = {"it": (self.character,)} if self.character >= 0 else {}
        return Call(Effects(card, way, EFFECT, g.owners[card], bound), back="go")


def played_on(g: Arda, until: int) -> list[int]:
    """Cards that were played on the attack, or on the strike, that is under way."""
    number = s.VALUE["played-on"]
    cards = dict.fromkeys([entry[1] for entry in g.laid if entry[0] == number and entry[3] == until])
    return [card for card in cards if g.zone[card] == PLAY or g.face(card).duration == SHORT]


def attack_of(g: Arda) -> AttackOn | None:
    """The attack under way, if any."""
    return g.innermost(AttackOn)


def strike_of(g: Arda) -> Strike | None:
    """The strike under way, if any."""
    for frame in reversed(g.stack):
        if isinstance(frame, Strike):
            return frame
        if isinstance(frame, AttackOn):
            return None
    return None


def _attack_mods(g: Arda, value: str, attack: AttackOn) -> int:
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


def _of_turn(g: Arda, value: str, attack: AttackOn) -> int:
    """What cards have laid down for all attacks of a race, or all attacks, on a company this turn."""
    if not g.laid or attack.origin == STRIKES_ONLY:
        return 0
    races = (RACES.index(attack.race), RACES.index(""))
    return sum([g.laid_sum(value, s.attacks_on(slot, race)) for slot in (-1, attack.company) for race in races])


def strikes_of(g: Arda, attack: AttackOn) -> int:
    """The number of strikes: printed, doubled perhaps, and changed by cards (p.13)."""
    if attack.each:
        return len(g.members[attack.company])
    count = attack.strikes << _attack_mods(g, "double-strikes", attack)
    count += (
        _attack_mods(g, "strikes", attack) + g.laid_sum("strikes", s.OF_SEAT) + _of_turn(g, "strikes-attacks", attack)
    )
    if g.has_laid("halved", s.OF_SEAT):
        count = (attack.strikes + 1) // 2
    return max(1, count - weaker_by(g, attack)) if attack.strikes else 0


def weaker_by(g: Arda, attack: AttackOn) -> int:
    """By how much a stored deed makes the automatic attacks of the dark strongholds weaker, for everybody."""
    if attack.origin != BY_SITE or not g.laid or g.c_owner[attack.company] < 0:
        return 0
    dark = site_type(g, g.c_site[attack.company]) in (SHADOW_HOLD, DARK_HOLD)
    return g.laid_sum("weaker-holds", s.OF_SEAT) if dark else 0


def prowess_of(g: Arda, attack: AttackOn) -> int:
    """The prowess of every strike of an attack."""
    value = attack.prowess + _attack_mods(g, "attack-prowess", attack) + g.laid_sum("attack-prowess", s.OF_SEAT)
    value += _of_turn(g, "prowess-attacks", attack)
    if attack.origin == BY_CREATURE:
        value += g.laid_sum("creature-prowess", OF_COMPANY + attack.company)
    if attack.origin != BY_SITE or attack.source < 0:
        return value
    value -= weaker_by(g, attack)
    return value + g.laid_sum("automatic-2" if attack.key == "second" else "automatic", attack.source)


class Strike(Frame):
    """One strike (p.13), with everything that changes it in the fixed order, then the roll."""

    STEPS = (
        "begin", "attacker_cards", "spend_surplus", "stay_untapped", "defender_cards", "roll", "second", "compare",
        "aftermath", "end",
    )  # fmt: skip
    RULE = "meccg.combat.resolve.roll"

    target: int
    #: Surplus strikes against him, whether he takes -3 to stay untapped, and the companions who tapped for him.
    surplus: int = later(0)
    stays: bool = later(False)
    supported: int = later(0)
    was: int = later(UNTAPPED)
    dice: int = later(0)
    other_dice: int = later(0)
    skill_used: int = later(0)
    agent_dice: int = later(0)
    #: Whether the strike was successful, by how much, whether its target was wounded, and whether it was defeated.
    won: int = later(0)
    margin: int = later(0)
    hurt: int = later(0)
    beaten: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.target}

    def begin(self, g: Arda) -> None:
        self.was = g.status[self.target]

    def attacker_cards(self, g: Arda) -> Outcome:
        """First: hazards that change the strike."""
        attack = attack_of(g)
        assert attack is not None
        options: list[Option] = [PASS, *usable(g, attack.seat, "strike-hazard")]
        return Ask(
            attack.seat, "meccg-ask-attack", options, "attacker_played", "meccg.combat.mod-order.1-attacker-cards"
        )

    def attacker_played(self, g: Arda, option: Option) -> Outcome:
        attack = attack_of(g)
        assert attack is not None
        if option == PASS:
            return None
        return Call(chain_of(attack.seat, option), back="attacker_cards")

    def spend_surplus(self, g: Arda) -> Outcome:
        """Second: surplus strikes as -1 each."""
        attack = attack_of(g)
        assert attack is not None
        if not attack.surplus:
            return None
        options: list[Option] = [("surplus", count) for count in range(attack.surplus + 1)]
        about = (("card", self.target),)
        return Ask(attack.seat, "meccg-ask-surplus", options, "spent", "meccg.combat.mod-order.2-surplus", about)

    def spent(self, g: Arda, option: Option) -> None:
        attack = attack_of(g)
        assert attack is not None
        _, self.surplus = option
        attack.surplus -= self.surplus

    def stay_untapped(self, g: Arda) -> Outcome:
        """Third: -3 to avoid being tapped; only for an untapped character."""
        if g.status[self.target] != UNTAPPED or self._must_tap(g):
            return None
        options: list[Option] = [("tap", self.target), ("stay", self.target)]
        about = (("card", self.target), ("prowess", self.strike_prowess(g)), ("total", self.prowess(g)))
        rule = "meccg.combat.mod-order.3-stay-untapped"
        return Ask(g.owners[self.target], "meccg-ask-stay", options, "stayed", rule, about)

    def _must_tap(self, g: Arda) -> bool:
        """A card may let nobody of a company stay untapped against creatures."""
        attack = attack_of(g)
        return (
            attack is not None and attack.origin == BY_CREATURE and g.has_laid("must-tap", OF_COMPANY + attack.company)
        )

    def stayed(self, g: Arda, option: Option) -> None:
        verb, _ = option
        self.stays = verb == "stay"

    def defender_cards(self, g: Arda) -> Outcome:
        """Fourth: the defender's cards, items and companions."""
        if g.has_laid("cancelled", self.target):
            return Goto("aftermath")
        seat = g.owners[self.target]
        attack = attack_of(g)
        assert attack is not None
        options: list[Option] = [PASS, *usable(g, seat, "strike"), *offered(g, seat, attack.source, "evade")]
        options += [("support", other) for other in self.strike_supporters(g)]
        about = (("card", self.target), ("prowess", self.strike_prowess(g)), ("total", self.prowess(g)))
        rule = "meccg.combat.mod-order.4-defender-cards"
        return Ask(seat, "meccg-ask-strike", options, "defended", rule, about)

    def strike_supporters(self, g: Arda) -> list[int]:
        """Untapped companions who are no target of a strike still to come (p.13, Standard)."""
        attack = attack_of(g)
        assert attack is not None
        if not g.standard:
            return []
        return [c for c in g.untapped(attack.company) if c != self.target and c not in attack.targets]

    def defended(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        verb, card, *_ = option
        if verb == "support":
            g.set_status(card, TAPPED)
            self.supported += 1
            return Goto("defender_cards")
        return Call(chain_of(g.owners[self.target], option), back="defender_cards")

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
        if self.surplus and g.has_laid("pierced", s.OF_SEAT):
            value -= g.laid_sum("pierced", s.OF_SEAT)
        return value - self.surplus + self.supported

    def _withstands(self, g: Arda) -> int:
        """His body in place of his prowess: better with a shield, with a helmet, and if he taps."""
        worn = {g.face(item).slot for item in g.items(self.target)}
        value = body(g, self.target) + sum([1 for slot in ("shield", "helmet") if SLOTS.index(slot) in worn])
        return value + (3 if self.was == UNTAPPED and not self.stays else 0)

    def strike_prowess(self, g: Arda) -> int:
        attack = attack_of(g)
        assert attack is not None
        value = prowess_of(g, attack) + _target_mods(g, attack, self.target)
        value += g.laid_sum("strike-prowess", self.target)
        return value + (g.laid_sum("doubled", self.target) if g.has_laid("struck-before", self.target) else 0)

    def roll(self, g: Arda) -> None:
        attack = attack_of(g)
        assert attack is not None
        if attack.origin == BY_AGENT:
            self.agent_dice = g.roll()
        self.dice = g.roll()
        if g.has_laid("second-roll", self.target):
            self.other_dice = g.roll()

    def second(self, g: Arda) -> Outcome:
        """A card may give a second roll to choose from."""
        if not self.other_dice or self.other_dice == self.dice:
            return None
        options: list[Option] = [("roll", self.dice), ("roll", self.other_dice)]
        return Ask(g.owners[self.target], "meccg-ask-roll", options, "chose_roll", self.RULE)

    def chose_roll(self, g: Arda, option: Option) -> None:
        _, self.dice = option

    def compare(self, g: Arda) -> Outcome:
        attack = attack_of(g)
        assert attack is not None
        total = self.dice + self.prowess(g)
        against = self.strike_prowess(g) + self.agent_dice
        about = {"card": self.target, "roll": self.dice, "total": total, "prowess": against}
        g.note("meccg-log-strike", about, rule="meccg.combat.resolve.roll")
        if g.has_laid("ineffectual", self.target):
            self._tap(g)
            return None
        if total > against:
            if self._defeats(g, attack):
                attack.defeated += 1
                self.beaten = 1
                if g.has_laid("rippling", self.target):
                    g.lay("no-body", s.OF_SEAT, 1, s.ATTACK)
        elif total < against:
            self.margin = against - total
            return self._succeeds(g, attack)
        self._tap(g)
        return None

    def _defeats(self, g: Arda, attack: AttackOn) -> bool:
        """A failed strike is defeated, at once without a body, else by a body check (p.13)."""
        limit = body_of(g, attack)
        limit += modifiers(g, "strike-body", self.target, attack.source) + g.laid_sum("strike-body", self.target)
        if limit <= 0 or g.has_laid("no-body", s.OF_SEAT):
            return True
        dice = g.roll()
        if modifiers(g, "halves-body", self.target, attack.source):
            limit = (limit + 1) // 2
        g.note("meccg-log-body", {"card": attack.source, "roll": dice, "total": dice, "body": limit}, rule=self.RULE)
        if dice == attack.stated(g, "discarded-on"):
            g.put(attack.source, DISCARD)
        return dice > limit

    def _tap(self, g: Arda) -> None:
        """Whoever faced a strike is tapped after it (p.13)."""
        if g.status[self.target] == UNTAPPED and not self.stays and not g.has_laid("stay", self.target):
            g.set_status(self.target, TAPPED)

    def _succeeds(self, g: Arda, attack: AttackOn) -> Outcome:
        """The strike succeeds: wounded, and a body check at once; a detainment attack only taps."""
        captor = [entry for entry in g.laid if entry[0] == s.VALUE["captor"] and entry[1] == self.target]
        if captor and g.is_character(self.target):
            return Call(TakePrisoner(captor[0][4], self.target), back="end")
        if g.has_laid("exiled", self.target) and g.is_character(self.target):
            leave_play(g, self.target, DISCARD)
            return Goto("aftermath")
        self.won = 1
        attack.won += 1
        if attack.detain or attack.says(g, "harmless"):
            if g.status[self.target] == UNTAPPED:
                g.set_status(self.target, TAPPED)
            return None
        self.hurt = 1
        g.set_status(self.target, WOUNDED)
        if g.is_character(self.target):
            attack.wounded.append(self.target)
            g.lay("wounded-by", self.target, RACES.index(attack.race), s.TURN, attack.source)
        dice = g.roll()
        limit = body(g, self.target) + g.laid_sum("body-strike", self.target)
        total = dice + (1 if self.was == WOUNDED else 0)
        total += _attack_mods(g, "wound-check", attack) + g.laid_sum("wound-check", s.OF_SEAT)
        total += _of_turn(g, "wound-attacks", attack) + attack.stated(g, "strikes-wound-check")
        about = {"card": self.target, "roll": dice, "total": total, "body": limit}
        g.note("meccg-log-body", about, rule="meccg.combat.body.attacker-rolls")
        if total > limit:
            if g.is_character(self.target):
                g.lay("killed", s.OF_SEAT, 1, s.ATTACK, self.target)
                return Call(PassItems(self.target, OUT, 99), back="aftermath")
            g.put(self.target, OUT)
        elif total == limit and self._is_discarded_on_tie(g, attack):
            leave_play(g, self.target, DISCARD)
        return None

    def aftermath(self, g: Arda) -> Outcome:
        """What cards do because a strike was faced, was successful, or has wounded its target."""
        attack = attack_of(g)
        assert attack is not None
        pairs: list[int] = []
        hurt = self.hurt and g.is_character(self.target)
        faced = not g.has_laid("cancelled", self.target)
        for event, happened in (("strike-faced", faced), ("strike-won", self.won), ("wounds", hurt)):
            if happened:
                pairs += triggers(g, event, [card for card in (attack.source, attack.card) if card >= 0])
        if self.won:
            sharing = [entry[4] for entry in g.laid if entry[0] == s.VALUE["sharing"]]
            pairs += triggers(g, "strike-shared", sharing)
        if self.hurt:
            pairs += wounded_triggers(g, attack.company)
        if hurt:
            pairs += triggers(g, "somebody-wounded", g.table)
            g.lay("body", self.target, _of_turn(g, "wounded-body", attack), s.TURN, attack.source)
        played = played_on(g, s.STRIKE)
        pairs += triggers(g, "its-strike-won" if self.won else "its-strike-failed", played)
        pairs += triggers(g, "its-strike-defeated" if self.beaten else "its-strike-undefeated", played)
        return Call(WoundedBy(pairs, self.target)) if pairs else None

    def _is_discarded_on_tie(self, g: Arda, attack: AttackOn) -> bool:
        if attack.source < 0 or not g.is_character(self.target) or g.kind(self.target) == WIZARD:
            return False
        return "tie-discards" in DEFINED[g.faces[attack.source]].mods

    def end(self, g: Arda) -> None:
        """What changed this strike ends with it (p.13); whoever faces several may become weaker with each."""
        expire(g.laid, s.STRIKE)
        weaker = g.laid_sum("weakening", self.target)
        if weaker:
            g.lay("prowess", self.target, -weaker, s.ATTACK)
            g.lay("body", self.target, -weaker, s.ATTACK)
        g.lay("struck-before", self.target, 1, s.ATTACK)


def _target_mods(g: Arda, attack: AttackOn, target: int) -> int:
    """A creature that fights some characters with another prowess."""
    if attack.source < 0 or "target-prowess" not in STATES:
        return 0
    total = 0
    for mod in DEFINED[g.faces[attack.source]].mods.get("target-prowess", []):
        run = Run(attack.source, attack.seat, {})
        if mod.who is None or LANGUAGE.fits(g, run, mod.who, target):
            total += LANGUAGE.value(g, run, mod.amount)
    return total


def creature_attack(g: Arda, card: int, company: int, key: str) -> AttackOn:
    """The attack of a creature card."""
    face = g.face(card)
    attack = AttackOn(company, g.owners[card], face.race, face.strikes, face.prowess, face.body, card)
    attack.key = key
    attack.each = int(face.each)
    attack.attacks = 1 if isolates(g) else face.attacks
    if face.attacks > 1 and isolates(g):
        g.lay("no-cancel", s.OF_SEAT, 1, s.ATTACK, isolates(g)[0])
    attack.attacker_chooses = int(face.attacker_chooses)
    attack.detain = int(face.detain)
    return attack


def isolates(g: Arda) -> list[int]:
    """Cards in play that leave only one of several attacks, which cannot be cancelled."""
    return g.sources("one-attack")[0] if "one-attack" in STATES else []


def warrior(g: Arda, card: int) -> bool:
    return bool(g.face(card).skills & WARRIOR)


__all__ = ["AttackOn", "Strike", "Triggered", "attack_of", "creature_attack", "strike_of", "triggers"]
