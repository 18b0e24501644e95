"""Agents (Dark Minions). Most have nothing but printed values; those below have texts of their own."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import attack_of, encounter_of
from westmarch.games.meccg.state import Arda

for name in (
    "Bill Ferny", "Dâsakûn", "Deallus", "Eun", "Gergeli", "Gisulf", "Herion", "Ivic", "Jûoma", "Leamon", "Râisha",
    "Woffung",
):  # fmt: skip
    card(name)

#: Regions of Gondor, where two agents are at home with every faction.
GONDOR = ("anfalas", "anorien", "belfalas", "lamedon", "lebennin")
AT_HERE = agents_here & itself
HAVENS = static("enters-havens", this, 1)

# With some peoples they have influence
for name in ("Drór", "Fori the Beardless"):
    card(name, static("influence", this, 2, target=people("dwarf")))
for name in ("Elwen", "Nimloth"):
    card(name, static("influence", this, 2, target=people("elf")), HAVENS)
for name in ("Ôm-buri-Ôm", "Pôn-ora-Pôn"):
    card(name, static("influence", this, 3, target=faction & woses))
for name in ("Firiel", "Súrion"):
    card(
        name,
        static("influence", this, 2, target=people("dunadan")),
        static("influence", this, 2, target=faction & playable_in(GONDOR)),
    )
card(
    "Wormtongue",
    static("influence", this, 4, target=named("riders-of-rohan")),
    static("influence", this, 4, target=character & home_at("edoras")),
)
card(
    "Freca",
    static("influence", this, 1, target=named("riders-of-rohan")),
    static("influence", this, 1, target=named("dunlendings")),
)
card(
    "Baugúr",
    static("influence", this, 2, target=people("orcs")),
    static("avoids", this, 1, word=("free-hold", "border-hold")),
    static("discarded-on", amount=8),
)
card("Wolf", static("influence", this, 2, target=named("dunlendings")))
card(
    "Lobelia Sackville-Baggins",
    static("influence", this, 3, target=people("hobbit")),
    static("keeps-to", this, 1, word=("bree", "old-forest", "the-white-towers", "the-shire")),
)

# In the movement phase
card(
    "Golodhros",
    action(HAZARD, to("agent-influence", who_tapped, amount=0), cost=tap(this & can_influence)),
)
card("Anarin", HAVENS, action(HAZARD, to("agent-attack", who_tapped, amount=0), cost=tap(AT_HERE), needs=(MOVES,)))
card("The Grimburgoth", action(HAZARD, to("agent-attack", who_tapped, amount=2), cost=tap(AT_HERE), needs=(MOVES,)))
card("Baduila", action(HAZARD, SEND_BACK, cost=to("discard", AT_HERE, bind="other"), needs=(MOVES,)))

# When they attack


@odd_if("she is attacking", "está atacando")
def she_attacks(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.source == run.source


card("Elerína", action(("attacker",), change_attack(1, "strikes"), cost=TAP_SELF, needs=(she_attacks,)))
card(
    "Taladhan",
    static("chooses-targets"),
    static("harmless"),
    each(on("strike-won"), to("discard", company_items & item, by="defender", bind="item")),
)
# Gollum on his own errand: he wants a ring, and may be caught.


@odd_if("the attack failed but was not defeated", "el ataque fracasó pero no fue derrotado")
def undefeated(g: Arda, run: Asker) -> bool:
    """All its strikes failed, and not all were defeated."""
    attack = encounter_of(g)
    return attack is not None and not attack.cancelled and not attack.won and attack.defeated < attack.faced


card(
    "My Precious",
    static("more-actions", this & face_up, 1),
    each(
        on("strike-won"),
        Seq(to("discard", company_items & ring, bind="item"), DISCARD_SELF),
        needs=(spot(company_items & ring),),
    ),
    each(
        on("attack-over"),
        May(
            Seq(
                tap(defenders & character, "tapped"),
                to("play-ally", in_their_hand & named("gollum"), by="defender", bind="item"),
                DISCARD_SELF,
            ),
            by="defender",
        ),
        needs=(undefeated, spot(in_their_hand & named("gollum"))),
    ),
)
