"""Automatic attacks (p.15, p.27): those printed on a site, what ends them, and those that cards in play add."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Call, Frame
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import CREATURE, FACES, Attack, Face
from westmarch.games.meccg.rules.combat import BY_SITE, AttackOn, creature_attack
from westmarch.games.meccg.state import POINTS, SITE_DISCARD, Arda

#: Which dragon's defeat removes the automatic attack of which lair.
LAIRS = {
    "smaug": "the-lonely-mountain", "agburanar": "caves-of-ulund", "scatha": "gold-hill", "daelomin": "dancing-spire",
    "leucaruth": "irerock", "bairanax": "ovir-hollow", "itangast": "gold-hill", "scorba": "zarak-dum",
    "earcaraxe": "isle-of-the-ulond", "eurlhost": "gondmaeglom",
}  # fmt: skip


def visited(g: Arda, slot: int) -> int:
    """Option: a site that the opponent has left tapped is on its guard (p.19)."""
    if not g.optional & s.RECENTLY_VISITED:
        return 0
    number = g.faces[g.c_site[slot]]
    return int(any([g.faces[site] == number for site in g.pile(SITE_DISCARD, 1 - g.active)]))


def automatic_attacks(g: Arda, slot: int) -> list[int]:
    """The automatic attacks that a company must face, by number."""
    site = g.site_face(slot)
    found: list[int] = []
    for number, attack in enumerate(site.automatic):
        if not _is_over(g, site, attack):
            found.append(number)
    return found


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
        for pile in (POINTS, s.OUT):
            for card in g.pile(pile, seat):
                name = FACES[g.faces[card]].id
                for dragon, home in LAIRS.items():
                    if home == lair and name.startswith(dragon):
                        return True
    return False


def printed_attack(g: Arda, company: int, number: int) -> Frame:
    """An automatic attack of a company's site, by number."""
    site = g.c_site[company]
    printed = g.face(site).automatic[number]
    if printed.from_hand:
        return CreatureFromHand(company, number)
    extra = visited(g, company)
    strikes, prowess = printed.strikes + extra, printed.prowess + extra
    attack = AttackOn(company, 1 - g.active, printed.race, strikes, prowess, 0, site)
    attack.origin = BY_SITE
    attack.detain = int(printed.detain)
    return attack


class CreatureFromHand(Frame):
    """An automatic attack that the opponent makes with a creature from his hand (Under-deeps, p.27)."""

    STEPS = ("choose",)
    RULE = "meccg.deeps.card.under-grottos"

    company: int
    number: int

    def __init__(self, company: int, number: int) -> None:
        super().__init__()
        self.company = company
        self.number = number

    def choose(self, g: Arda) -> Any:
        seat = 1 - g.active
        printed = g.site_face(self.company).automatic[self.number]
        options: list[Option] = [PASS]
        options += [("ambush", card) for card in g.hand(seat) if _may_ambush(g, g.face(card), printed)]
        return Ask(seat, "meccg-ask-ambush", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> Any:
        if option == PASS:
            return DONE
        g.lay_on_table(option[1])
        attack = creature_attack(g, option[1], self.company, "")
        attack.origin = BY_SITE
        attack.no_points = 1
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

    def __init__(self, company: int) -> None:
        super().__init__()
        self.company = company

    def choose(self, g: Arda) -> Any:
        options: list[Option] = [("ambush", card) for card in guardians(g, self.company)]
        return Ask(1 - g.active, "meccg-ask-ambush", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> Any:
        """It is discarded after its attack, whatever came of it."""
        attack = creature_attack(g, option[1], self.company, "")
        attack.seat = 1 - g.active
        attack.origin = BY_SITE
        attack.no_points = 1
        return Call(attack)


def guardians(g: Arda, company: int) -> list[int]:
    names = g.site_face(company).guardians
    return [card for card in g.table if FACES[g.faces[card]].id in names] if names else []
