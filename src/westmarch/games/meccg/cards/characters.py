"""Characters and Wizards. Printed corruption-check modifiers are facts and stand in the data."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
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

#: Influence against a single faction.
FRIENDS = {
    "anborn": ("men-of-lebennin", 2), "aragorn-ii": ("rangers-of-the-north", 2), "arinmir": ("variags-of-khand", 2),
    "bard-bowman": ("men-of-northern-rhovanion", 2), "beorn": ("beornings", 2), "beretar": ("rangers-of-the-north", 2),
    "boromir-ii": ("men-of-anorien", 2), "damrod": ("men-of-lamedon", 2),
    "denethor-ii": ("tower-guard-of-minas-tirith", 2), "eomer": ("riders-of-rohan", 2),
    "erkenbrand": ("riders-of-rohan", 2), "faramir": ("rangers-of-ithilien", 2), "halbarad": ("hillmen", 2),
    "haldalam": ("easterlings", 4), "imrahil": ("knights-of-dol-amroth", 2), "legolas": ("wood-elves", 2),
    "mablung": ("men-of-anfalas", 2), "theoden": ("riders-of-rohan", 2), "thranduil": ("wood-elves", 2),
    "wacho": ("woodmen", 2),
}  # fmt: skip
for name, (friend, amount) in FRIENDS.items():
    card(name, static("influence", amount, SELF, to=one_of(friend)))

#: Clumsy with factions.
for name in ("barliman-butterbur", "beregond", "forlong", "haldir", "hama", "orophin"):
    card(name, static("attempt", -1, SELF, to=FACTIONS))

#: Dwarves of the Blue Mountains: better against Orcs, worse with factions.
for name in ("bifur", "bofur", "bombur", "dori", "dwalin", "fili", "kili", "nori", "ori"):
    card(
        name,
        static("prowess", 1, SELF, to=against("orcs")),
        static("attempt", -1, SELF, to=FACTIONS),
    )
card("oin", static("prowess", 1, SELF, to=against("orcs")))

#: The twins.
for name in ("elladan", "elrohir"):
    card(name, static("prowess", 1, SELF, to=against("orcs")))
card("gildor-inglorion", static("prowess", 2, SELF, to=against("orcs")))
card("adrazar", static("influence", 1, SELF, to=FACTIONS))
card("arwen", static("influence", 7, SELF, to=one_of("aragorn-ii")))
card("celeborn", static("influence", 5, SELF, to=one_of("galadriel")))
card(
    "balin",
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("dwarf")),
)
card(
    "dain-ii",
    static("influence", 2, SELF, to=one_of("iron-hill-dwarves")),
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("men")),
)
card(
    "gimli",
    static("influence", 2, SELF, to=one_of("iron-hill-dwarves")),
    static("prowess", 2, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("elf")),
)
card(
    "gloin",
    static("influence", 2, SELF, to=one_of("blue-mountain-dwarves")),
    static("prowess", 1, SELF, to=against("orcs")),
    static("influence", 1, SELF, to=any_of("dwarf")),
)
card(
    "thorin-ii",
    static("influence", 2, SELF, to=one_of("blue-mountain-dwarves")),
    static("prowess", 3, SELF, to=against("orcs")),
    static("influence", 2, SELF, to=any_of("dwarf")),
)
card("glorfindel-ii", static("influence", 1, SELF, to=sel("play", Test("character"), race("elf"))))
card("ghan-buri-ghan", static("influence", 2, SELF, to=sel("play", Test("faction"), race("woses"))))
card("brand", static("influence", 2, SELF, to=one_of("men-of-dale")))
card("galdor", static("influence", 1, SELF, to=any_of("elf")))
card("thrain-ii", static("influence", 3, SELF, to=any_of("dwarf")))
card("fram-framson", static("prowess", 3, SELF, to=against("dragon", "drake")))

#: Lords of the Havens keep one more card while they are at home.
for name, home in (("elrond", "rivendell"), ("galadriel", "lorien")):
    card(name, static("hand", 1, sel("self", Test("self"), Test("at-site", home))))

#: Nothing but what is printed in numbers; the Hobbits' way into play is a rule of theirs in ``organization``.
for name in (
    "annalena", "bergil", "bilbo", "frodo", "gamling-the-old", "merry", "pippin", "robin-smallburrow", "sam-gamgee",
):  # fmt: skip
    card(name)

#: Women of renown against the Nazgul, whose body they halve; some have friends of their own.
NAZGUL_BANES = {
    "eowyn": (6, "", 0), "galva": (6, "men-of-dorwinion", 2), "peath": (5, "dunlendings", 4),
    "voteli": (5, "lossoth", 2), "vygavril": (6, "southrons", 2),
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
    "cirdan",
    static("hand", 1, sel("self", Test("self"), Test("at-site", "grey-havens"))),
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, Cond("attack-keyed", word="land-coastal-sea"))),
    static("influence", 2, SELF, to=one_of("elves-of-lindon")),
)
card(
    "fatty-bolger",
    action(("strike",), CANCEL_STRIKE, TAP_SELF, (struck(race("hobbit"), Test("companion"), no(Test("self"))),)),
)
card("ioreth", static("heals-all", 1, sel("companions", Test("companion"))))
card(
    "folco-boffin",
    action(
        ("organization",),
        Seq(Act("bring-in", sel("hand", race("hobbit"))), DISCARD_SELF),
        None,
        (Cond("spot", sel("self", Test("self"), Test("at-haven"))),),
    ),
)

# Wizards
card("gandalf", action(FREE, Act("test-ring", sel("items", Test("gold-ring"), Test("companion")), amount=0), TAP_SELF))
card("pallando", static("hand", 1, SELF), static("open-discards"))
card(
    "alatar",
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
card("radagast", static("draws", Num("path", word="wilderness"), SELF))
card(
    "saruman",
    static("palantir", 1, SELF),
    action(("untap",), Act("take", sel("discard", Test("keyword", "spell"))), TAP_SELF),
)
