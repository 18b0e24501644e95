"""Characters and Wizards. Printed corruption-check modifiers are facts and stand in the data."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    ATTACKED,
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    DISCARD_SELF,
    FACTIONS,
    FREE,
    SELF,
    TAP_SELF,
    action,
    against,
    any_of,
    no,
    one_of,
    race,
    sel,
    static,
    struck,
    trigger,
)
from westmarch.games.meccg.registry import card

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
    card(name, static("influence", amount, SELF, to=one_of(friend)))

#: Clumsy with factions.
for name in ("Barliman Butterbur", "Beregond", "Forlong", "Haldir", "Háma", "Orophin"):
    card(name, static("attempt", -1, SELF, to=FACTIONS))

#: Dwarves of the Blue Mountains: better against Orcs, worse with factions.
for name in ("Bifur", "Bofur", "Bombur", "Dori", "Dwalin", "Fíli", "Kíli", "Nori", "Ori"):
    card(
        name,
        static("prowess", 1, SELF, to=against("orcs")),
        static("attempt", -1, SELF, to=FACTIONS),
    )
card("Óin", static("prowess", 1, SELF, to=against("orcs")))

#: The twins.
for name in ("Elladan", "Elrohir"):
    card(name, static("prowess", 1, SELF, to=against("orcs")))
card("Gildor Inglorion", static("prowess", 2, SELF, to=against("orcs")))
card("Adrazar", static("influence", 1, SELF, to=FACTIONS))
card("Arwen", static("influence", 7, SELF, to=one_of("aragorn-ii")))
card("Celeborn", static("influence", 5, SELF, to=one_of("galadriel")))
card(
    "Balin",
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("dwarf")),
)
card(
    "Dáin II",
    static("influence", 2, SELF, to=one_of("iron-hill-dwarves")),
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("men")),
)
card(
    "Gimli",
    static("influence", 2, SELF, to=one_of("iron-hill-dwarves")),
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("elf")),
)
card(
    "Glóin",
    static("influence", 2, SELF, to=one_of("blue-mountain-dwarves")),
    static("prowess", 1, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("dwarf")),
)
card(
    "Thorin II",
    static("influence", 2, SELF, to=one_of("blue-mountain-dwarves")),
    static("prowess", 3, SELF, to=against("orcs")),
    static("influence", 2, SELF, to=any_of("dwarf")),
)
card("Glorfindel II", static("influence", 1, SELF, to=sel("play", Test("character"), race("elf"))))
card("Ghân-buri-Ghân", static("influence", 2, SELF, to=sel("play", Test("faction"), race("woses"))))
card("Brand", static("influence", 2, SELF, to=one_of("men-of-dale")))
card("Galdor", static("influence", 1, SELF, to=any_of("elf")))
card("Thráin II", static("influence", 3, SELF, to=any_of("dwarf")))
card("Fram Framson", static("prowess", 3, SELF, to=against("dragon", "drake")))

#: Lords of the Havens keep one more card while they are at home.
for name, home in (("Elrond", "rivendell"), ("Galadriel", "lorien")):
    card(name, static("hand", 1, sel("self", Test("self"), Test("at-site", home))))

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
    more = [static("influence", amount, SELF, to=one_of(friend))] if friend else []
    card(
        name,
        static("prowess", bonus, SELF, to=against("nazgul")),
        static("halves-body", 1, SELF, to=against("nazgul")),
        *more,
    )

#: Friends with abilities of their own
card(
    "Círdan",
    static("hand", 1, sel("self", Test("self"), Test("at-site", "grey-havens"))),
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, Cond("attack-keyed", word="land-coastal-sea"))),
    static("influence", 2, SELF, to=one_of("elves-of-lindon")),
)
card(
    "Fatty Bolger",
    action(("strike",), CANCEL_STRIKE, TAP_SELF, (struck(race("hobbit"), Test("companion"), no(Test("self"))),)),
)
card("Ioreth", static("heals-all", 1, sel("companions", Test("companion"))))
card(
    "Folco Boffin",
    action(
        ("organization",),
        Seq(Act("bring-in", sel("hand", race("hobbit"))), DISCARD_SELF),
        None,
        (Cond("spot", sel("self", Test("self"), Test("at-haven"))),),
    ),
)

# Wizards
card("Gandalf", action(FREE, Act("test-ring", sel("items", Test("gold-ring"), Test("companion")), amount=0), TAP_SELF))
card("Pallando", static("hand", 1, SELF), static("open-discards"))
card(
    "Alatar",
    static("draws-other", -1, SELF),
    action(
        ("attack",),
        Act("join-attacked", SELF),
        None,
        (
            Cond("spot", sel("self", Test("self"), Test("at-haven"), Test("unmarked", "must-face"))),
            Cond("company-attacked"),
        ),
    ),
    trigger("attack-faced", Act("weary", SELF), (Cond("marked", word="wearied"),)),
)
card("Radagast", static("draws", Num("path", word="wilderness"), SELF))
card(
    "Saruman",
    static("palantir", 1, SELF),
    action(("untap",), Act("take", sel("discard", Test("keyword", "spell"))), TAP_SELF),
)
