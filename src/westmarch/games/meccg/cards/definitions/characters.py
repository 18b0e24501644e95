"""Characters and Wizards. Printed corruption-check modifiers are facts and stand in the data."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import BY_CREATURE, attack_of, encounter_of, strike_of
from westmarch.games.meccg.state import Arda

#: Influence against a single faction.
FRIENDS = {
    "Anborn": ("men-of-lebennin", 2), "Aragorn II": ("rangers-of-the-north", 2), "Arinmîr": ("variags-of-khand", 2),
    "Bard Bowman": ("men-of-northern-rhovanion", 2), "Beorn": ("beornings", 2), "Beretar": ("rangers-of-the-north", 2),
    "Boromir II": ("men-of-anorien", 2), "Damrod": ("men-of-lamedon", 2),
    "Denethor II": ("tower-guard-of-minas-tirith", 2), "Éomer": ("riders-of-rohan", 2),
    "Erkenbrand": ("riders-of-rohan", 2), "Faramir": ("rangers-of-ithilien", 2), "Halbarad": ("hillmen", 2),
    "Haldalam": ("easterlings", 4), "Imrahil": ("knights-of-dol-amroth", 2), "Legolas": ("wood-elves", 2),
    "Mablung": ("men-of-anfalas", 2), "Théoden": ("riders-of-rohan", 2), "Thranduil": ("wood-elves", 2),
    "Wacho": ("woodmen", 2),
}  # fmt: skip
for name, (friend, amount) in FRIENDS.items():
    card(name, static("influence", this, amount, target=named(friend)))

#: Clumsy with factions.
for name in ("Barliman Butterbur", "Beregond", "Forlong", "Haldir", "Háma", "Orophin"):
    card(name, static("attempt", this, -1, target=faction))

#: Dwarves of the Blue Mountains: better against Orcs, worse with factions.
for name in ("Bifur", "Bofur", "Bombur", "Dori", "Dwalin", "Fíli", "Kíli", "Nori", "Ori"):
    card(
        name,
        static("prowess", this, 1, target=against("orcs")),
        static("attempt", this, -1, target=faction),
    )
card("Óin", static("prowess", this, 1, target=against("orcs")))

#: The twins.
for name in ("Elladan", "Elrohir"):
    card(name, static("prowess", this, 1, target=against("orcs")))
card("Gildor Inglorion", static("prowess", this, 2, target=against("orcs")))
card("Adrazar", static("influence", this, 1, target=faction))
card("Arwen", static("influence", this, 7, target=named("aragorn-ii")))
card("Celeborn", static("influence", this, 5, target=named("galadriel")))
card(
    "Balin",
    static("prowess", this, 2, target=against("orcs")),
    static("influence", this, 1, target=people("dwarf")),
)
card(
    "Dáin II",
    static("influence", this, 2, target=named("iron-hill-dwarves")),
    static("prowess", this, 2, target=against("orcs")),
    static("influence", this, 1, target=people("men")),
)
card(
    "Gimli",
    static("influence", this, 2, target=named("iron-hill-dwarves")),
    static("prowess", this, 2, target=against("orcs")),
    static("influence", this, 1, target=people("elf")),
)
card(
    "Glóin",
    static("influence", this, 2, target=named("blue-mountain-dwarves")),
    static("prowess", this, 1, target=against("orcs")),
    static("influence", this, 1, target=people("dwarf")),
)
card(
    "Thorin II",
    static("influence", this, 2, target=named("blue-mountain-dwarves")),
    static("prowess", this, 3, target=against("orcs")),
    static("influence", this, 2, target=people("dwarf")),
)
card("Glorfindel II", static("influence", this, 1, target=character & elf))
card("Ghân-buri-Ghân", static("influence", this, 2, target=faction & woses))
card("Brand", static("influence", this, 2, target=named("men-of-dale")))
card("Galdor", static("influence", this, 1, target=people("elf")))
card("Thráin II", static("influence", this, 3, target=people("dwarf")))
card("Fram Framson", static("prowess", this, 3, target=against("dragon", "drake")))

#: Lords of the Havens keep one more card while they are at home.
for name, home in (("Elrond", "rivendell"), ("Galadriel", "lorien")):
    card(name, static("hand", this & at_site(home), 1))

#: Nothing but what is printed in numbers; the Hobbits' way into play is a rule of theirs in ``organization``.
for name in (
    "Annalena", "Bergil", "Bilbo", "Frodo", "Gamling the Old", "Merry", "Pippin", "Robin Smallburrow", "Sam Gamgee",
):  # fmt: skip
    card(name)

#: Women of renown against the Nazgul, whose body they halve; some have friends of their own.
NAZGUL_BANES = {
    "Éowyn": (6, "", 0), "Galva": (6, "men-of-dorwinion", 2), "Peath": (5, "dunlendings", 4),
    "Vôteli": (5, "lossoth", 2), "Vygavril": (6, "southrons", 2),
}  # fmt: skip
for name, (bonus, friend, amount) in NAZGUL_BANES.items():
    more = [static("influence", this, amount, target=named(friend))] if friend else []
    card(
        name,
        static("prowess", this, bonus, target=against("nazgul")),
        static("halves-body", this, 1, target=against("nazgul")),
        *more,
    )

#: Friends with abilities of their own
card(
    "Círdan",
    static("hand", this & at_site("grey-havens"), 1),
    action(("attack",), CANCEL_ATTACK, cost=TAP_SELF, needs=(ATTACKED, cond("attack-keyed", word="land-coastal-sea"))),
    static("influence", this, 2, target=named("elves-of-lindon")),
)
card(
    "Fatty Bolger",
    action(("strike",), CANCEL_STRIKE, cost=TAP_SELF, needs=(struck_is(hobbit & companion & ~itself),)),
)
card("Ioreth", static("heals-all", companions & companion, 1))
card(
    "Folco Boffin",
    action(
        ("organization",),
        Seq(to("bring-in", in_hand & hobbit), DISCARD_SELF),
        needs=(spot(this & at_haven),),
    ),
)

# Wizards
card("Gandalf", action(FREE, to("test-ring", my_items & gold_ring & companion, amount=0), cost=TAP_SELF))
card("Pallando", static("hand", this, 1), static("open-discards"))


@odd_if("a creature attacks one of your companies", "una criatura ataca a una de tus compañías")
def companions_attacked(g: Arda, run: Asker) -> bool:
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or encounter.cancelled or attack.origin != BY_CREATURE:
        return False
    return g.c_owner[attack.company] == run.seat and strike_of(g) is None


card(
    "Alatar",
    static("draws-other", this, -1),
    action(
        ("attack",),
        to("join-attacked", this),
        needs=(spot(this & at_haven & ~marked("must-face")), companions_attacked),
    ),
    each(on("attack-faced"), to("weary", this), needs=(cond("marked", word="wearied"),)),
)
card("Radagast", static("draws", this, num("path", word="wilderness")))
card(
    "Saruman",
    static("palantir", this, 1),
    action(("untap",), to("take", in_discard & keyword("spell")), cost=TAP_SELF),
)
