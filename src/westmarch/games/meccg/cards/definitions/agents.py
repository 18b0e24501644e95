"""Agents (Dark Minions). Most have nothing but printed values; those below have texts of their own."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, May, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DISCARD_SELF,
    HAZARD,
    MOVES,
    SELF,
    SEND_BACK,
    TAP_SELF,
    WHO_TAPPED,
    action,
    any_of,
    change_attack,
    one_of,
    race,
    sel,
    static,
    tap,
    trigger,
)
from westmarch.games.meccg.registry import card

for name in (
    "Bill Ferny", "Dâsakûn", "Deallus", "Eun", "Gergeli", "Gisulf", "Herion", "Ivic", "Jûoma", "Leamon", "Râisha",
    "Woffung",
):  # fmt: skip
    card(name)

#: Regions of Gondor, where two agents are at home with every faction.
GONDOR = ("anfalas", "anorien", "belfalas", "lamedon", "lebennin")
AT_HERE = sel("agents", Test("self"))
HAVENS = static("enters-havens", 1, SELF)

# With some peoples they have influence
for name in ("Drór", "Fori the Beardless"):
    card(name, static("influence", 2, SELF, to=any_of("dwarf")))
for name in ("Elwen", "Nimloth"):
    card(name, static("influence", 2, SELF, to=any_of("elf")), HAVENS)
for name in ("Ôm-buri-Ôm", "Pôn-ora-Pôn"):
    card(name, static("influence", 3, SELF, to=sel("play", Test("faction"), race("woses"))))
for name in ("Firiel", "Súrion"):
    card(
        name,
        static("influence", 2, SELF, to=any_of("dunadan")),
        static("influence", 2, SELF, to=sel("play", Test("faction"), Test("playable-in", GONDOR))),
    )
card(
    "Wormtongue",
    static("influence", 4, SELF, to=one_of("riders-of-rohan")),
    static("influence", 4, SELF, to=sel("play", CHARACTER, Test("home", "edoras"))),
)
card(
    "Freca",
    static("influence", 1, SELF, to=one_of("riders-of-rohan")),
    static("influence", 1, SELF, to=one_of("dunlendings")),
)
card(
    "Baugúr",
    static("influence", 2, SELF, to=any_of("orcs")),
    static("avoids", 1, SELF, ("free-hold", "border-hold")),
    static("discarded-on", 8),
)
card("Wolf", static("influence", 2, SELF, to=one_of("dunlendings")))
card(
    "Lobelia Sackville-Baggins",
    static("influence", 3, SELF, to=any_of("hobbit")),
    static("keeps-to", 1, SELF, ("bree", "old-forest", "the-white-towers", "the-shire")),
)

# In the movement phase
card(
    "Golodhros",
    action(HAZARD, Act("agent-influence", WHO_TAPPED, amount=0), tap(sel("self", Test("self"), Test("can-influence")))),
)
card("Anarin", HAVENS, action(HAZARD, Act("agent-attack", WHO_TAPPED, amount=0), tap(AT_HERE), (MOVES,)))
card("The Grimburgoth", action(HAZARD, Act("agent-attack", WHO_TAPPED, amount=2), tap(AT_HERE), (MOVES,)))
card("Baduila", action(HAZARD, SEND_BACK, Act("discard", AT_HERE, bind="other"), (MOVES,)))

# When they attack
card("Elerína", action(("attacker",), change_attack(1, "strikes"), TAP_SELF, (Cond("attacks-now"),)))
card(
    "Taladhan",
    static("chooses-targets"),
    static("harmless"),
    trigger("strike-won", Act("discard", sel("company-items", Test("item")), by="defender", bind="item")),
)
# Gollum on his own errand: he wants a ring, and may be caught.
card(
    "My Precious",
    static("more-actions", 1, sel("self", Test("self"), Test("face-up"))),
    trigger(
        "strike-won",
        Seq(Act("discard", sel("company-items", Test("ring")), bind="item"), DISCARD_SELF),
        (Cond("spot", sel("company-items", Test("ring"))),),
    ),
    trigger(
        "attack-over",
        May(
            Seq(
                tap(sel("defenders", CHARACTER), "tapped"),
                Act("play-ally", sel("their-hand", Test("name", "gollum")), by="defender", bind="item"),
                DISCARD_SELF,
            ),
            by="defender",
        ),
        (Cond("undefeated"), Cond("spot", sel("their-hand", Test("name", "gollum")))),
    ),
)
