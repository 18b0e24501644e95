"""Automatic attacks (p.15, p.27): those printed on a site, what ends them, and those that cards in play add."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import CREATURE, FACES, LAIRS, Attack, Face
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules.attack import AttackOn, creature_attack
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_SITE, DETAINMENT, EACH, NO_POINTS
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import POINTS, SITE_DISCARD

#: Automatic attacks that cards in play add have numbers from here on: this, and the number of the card.
ADDED = 10_000


def visited(g: Arda, slot: int) -> int:
    """Option: a site that the opponent has left tapped is on its guard (p.19)."""
    if not g.optional & terms.RECENTLY_VISITED:
        return 0
    number = g.faces[g.c_site[slot]]
    return int(any([g.faces[site] == number for site in g.pile(SITE_DISCARD, 1 - g.active)]))


def automatic_attacks(g: Arda, slot: int) -> list[int]:
    """The automatic attacks that a company must face, by number: some of them more than once."""
    site = g.c_site[slot]
    printed = g.face(site).automatic
    found: list[int] = []
    for number in attacks_at(g, site):
        again = g.laid_sum("again", terms.automatic_at(site, number))
        more = 0 if number >= ADDED else _times_more(g, printed[number])
        found += [number] * (1 + again + more)
    return found


def attacks_at(g: Arda, site: int) -> list[int]:
    """The automatic attacks of a site, by number: those printed on it, and those that cards in play add."""
    ended = _ended(g, site)
    if None in ended:
        return []
    face = g.face(site)
    found = [n for n, attack in enumerate(face.automatic) if attack.race not in ended and not _is_over(g, face, attack)]
    return found + [ADDED + card for card in g.table if _adds(g, card, site) and _added_race(g, card) not in ended]


def _ended(g: Arda, site: int) -> list[str | None]:
    """The races whose automatic attacks cards in play have put an end to at a site; None are all of them."""
    found: list[str | None] = []
    for source in g.sources("no-automatic")[0]:
        run = Run(source, g.owners[source], {})
        for mod in DEFINED[g.faces[source]].mods["no-automatic"]:
            if mod.who is None or LANGUAGE.fits(g, run, mod.who, site):
                found.append(mod.word)
    return found


def _times_more(g: Arda, attack: Attack) -> int:
    """How often cards in play make an automatic attack of a race be faced besides."""
    loose, _ = g.sources("faced-twice")
    words = [mod.word for card in loose for mod in DEFINED[g.faces[card]].mods["faced-twice"]]
    return len([word for word in words if word == attack.race])


def _adds(g: Arda, card: int, site: int) -> bool:
    """Whether a card in play gives an automatic attack to a site."""
    if g.faces[card] not in STATES.get("adds-attack", ()):
        return False
    face = FACES[g.faces[card]]
    if face.dragon and any([g.face(c).dragon == face.dragon and g.face(c).hunts for c in g.table]):
        return False
    run = Run(card, g.owners[card], {})
    mods = DEFINED[g.faces[card]].mods["adds-attack"]
    return any([mod.who is None or LANGUAGE.fits(g, run, mod.who, site) for mod in mods])


def _is_over(g: Arda, site: Face, attack: Attack) -> bool:
    """Whether a dragon's defeat, or what the site says, has put an end to an automatic attack."""
    if attack.race == "dragon" and _dragon_slain(g, site.id):
        return True
    if any([g.in_play_named(name) for name in attack.unless_in_play]):
        return True
    return any([_defeated(g, name) for name in attack.unless_defeated])


def _defeated(g: Arda, name: str) -> bool:
    return any([FACES[g.faces[card]].id == name for seat in (0, 1) for card in g.pile(POINTS, seat)])


def _dragon_slain(g: Arda, lair: str) -> bool:
    """Whether a manifestation of the dragon of a lair has been defeated (p.19)."""
    for seat in (0, 1):
        for pile in (POINTS, terms.OUT):
            for card in g.pile(pile, seat):
                dragon = FACES[g.faces[card]].dragon
                if dragon and LAIRS[dragon] == lair:
                    return True
    return False


def printed_attack(g: Arda, company: int, number: int) -> Frame:
    """An automatic attack of a company's site, by number."""
    if number >= ADDED:
        return added_attack(g, company, number - ADDED)
    site = g.c_site[company]
    printed = g.face(site).automatic[number]
    if printed.from_hand:
        return CreatureFromHand(company, number)
    extra = visited(g, company)
    strikes, prowess = printed.strikes + extra, printed.prowess + extra
    manner = DETAINMENT if printed.detain else 0
    return AttackOn(company, 1 - g.active, printed.race, strikes, prowess, 0, site, BY_SITE, str(number), manner)


def _added_race(g: Arda, card: int) -> str:
    """The race of the automatic attack that a card in play gives to a site."""
    word = DEFINED[g.faces[card]].mods["adds-attack"][0].word
    return str(word[0] if word else g.face(card).race)


def added_attack(g: Arda, company: int, card: int) -> AttackOn:
    """The automatic attack that a card in play gives to a site: what it states, or a dragon at home."""
    face = g.face(card)
    word = DEFINED[g.faces[card]].mods["adds-attack"][0].word
    race, strikes, prowess = word or (face.race, face.strikes, face.prowess)
    each = strikes == "each"
    strikes = 0 if each else strikes
    attack = AttackOn(company, 1 - g.active, race, strikes, prowess, face.body, card, BY_SITE, str(ADDED + card))
    attack.manner = (EACH if each else 0) | (ATTACKER_CHOOSES if face.attacker_chooses else 0)
    hoards = [c for c in g.under(card) if g.faces[c] in STATES.get("legendary", ())]
    if hoards:
        g.lay("no-cancel", terms.OF_SEAT, 1, terms.ATTACK, hoards[0])
    return attack


class CreatureFromHand(Frame):
    """An automatic attack that the opponent makes with a creature from his hand (Under-deeps, p.27)."""

    STEPS = ("choose",)
    RULE = "meccg.deeps.card.under-grottos"

    company: int
    number: int
    #: More prowess by a card that lets the attack be faced again, and that card.
    extra: int = later(0)
    card: int = later(-1)
    #: Whoever faces it alone, or -1.
    victim: int = later(-1)

    def choose(self, g: Arda) -> Outcome:
        seat = 1 - g.active
        printed = g.site_face(self.company).automatic[self.number]
        options: list[Option] = [PASS]
        options += [("ambush", card) for card in g.hand(seat) if _may_ambush(g, g.face(card), printed)]
        return Ask(seat, "meccg-ask-ambush", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return DONE
        _, creature = option
        g.bring_out(creature)
        attack = creature_attack(g, creature, self.company, str(self.number))
        attack.origin = BY_SITE
        attack.manner |= NO_POINTS
        attack.prowess += self.extra
        attack.card = self.card
        attack.victim = self.victim
        return Call(attack)


def _may_ambush(g: Arda, face: Face, printed: Attack) -> bool:
    """Whether a creature is one that could normally be keyed as a site's text asks."""
    if face.kind != CREATURE or (face.unique and (not printed.unique_too or g.unique_taken(face))):
        return False
    return bool(face.site_types & set(printed.from_hand)) or any([(land, 1) in face.lands for land in printed.lands])


class Guardian(Frame):
    """A Nazgûl in play as an event must be used as a further automatic attack of some sites below."""

    STEPS = ("choose",)
    RULE = "meccg.site.aa.several"

    company: int
    extra: int = later(0)
    card: int = later(-1)

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("ambush", card) for card in guardians(g, self.company)]
        return Ask(1 - g.active, "meccg-ask-ambush", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> Outcome:
        """It is discarded after its attack, whatever came of it."""
        _, nazgul = option
        attack = creature_attack(g, nazgul, self.company, "")
        attack.seat = 1 - g.active
        attack.origin = BY_SITE
        attack.manner |= NO_POINTS
        attack.prowess += self.extra
        attack.card = self.card
        return Call(attack)


class EveryAttack(Frame):
    """A card makes a company face all automatic attacks of its site once more, perhaps with more prowess."""

    STEPS = ("next_attack", "guardian")
    RULE = "meccg.site.aa.several"

    company: int
    card: int
    extra: int
    number: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card}

    def next_attack(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0:
            return DONE
        attacks = automatic_attacks(g, self.company)
        if self.number >= len(attacks):
            return None
        self.number += 1
        attack = printed_attack(g, self.company, attacks[self.number - 1])
        if isinstance(attack, AttackOn):
            attack.prowess += self.extra
            attack.card = self.card
        elif isinstance(attack, CreatureFromHand):
            attack.extra = self.extra
            attack.card = self.card
        return Call(attack, back="next_attack")

    def guardian(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0 or not guardians(g, self.company):
            return None
        attack = Guardian(self.company)
        attack.extra = self.extra
        attack.card = self.card
        return Call(attack)


def guardians(g: Arda, company: int) -> list[int]:
    names = g.site_face(company).guardians
    return [card for card in g.table if FACES[g.faces[card]].id in names] if names else []
