"""Hazard events with agents (Dark Minions)."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, Odd, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    HAZARD,
    IT,
    SINGLE,
    UNTAPPED,
    WHO_TAPPED,
    event,
    modify,
    no,
    sel,
    skill,
    static,
    tap,
    target,
)
from westmarch.games.meccg.cards.grammar import action as use
from westmarch.games.meccg.facts import RACES
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.agents import can_be_at
from westmarch.games.meccg.rules.creatures import target_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, OF_SEAT, TURN, attacks_on

AN_AGENT = sel("my-agents", UNTAPPED, Test("can-influence"))
NOT_FACTIONS = ("character", "ally")

# Influence
card(
    "Good Sense Revolts",
    event(
        HAZARD,
        Seq(modify("attempt-home", 4, WHO_TAPPED, "check"), Act("agent-influence", WHO_TAPPED, amount=4)),
        tap(AN_AGENT),
    ),
    event(
        ("hazard", "agent-attempt"),
        modify("attempt", 4, sel("agent-who-tries"), "check"),
    ),
)
card(
    "Twisted Tales",
    event(
        HAZARD,
        Seq(
            modify("sure-at-home", 1, WHO_TAPPED, "check"),
            Act("agent-influence", WHO_TAPPED, amount=6, word=("faction",)),
        ),
        tap(sel("my-agents", UNTAPPED, skill("diplomat"), Test("can-influence", ("faction",)))),
    ),
)


class SpareTarget(Odd):
    en = (
        "in the attempt that follows free general influence does not count, and what is won returns to its "
        "owner's hand instead of being discarded"
    )
    es = (
        "en el intento que sigue no cuenta la influencia general libre, y lo ganado vuelve a la mano de su "
        "propietario en vez de descartarse"
    )

    def do(self, g: Arda, run: Asker) -> None:
        g.lay("no-general", OF_SEAT, 1, CHECK, run.source)
        g.lay("to-hand", OF_SEAT, 1, CHECK, run.source)


card(
    "Will not Come Down",
    event(
        HAZARD,
        Seq(SpareTarget(), Act("agent-influence", WHO_TAPPED, amount=0)),
        tap(AN_AGENT),
    ),
)
for_all = sel("my-agents", UNTAPPED, Test("can-influence", NOT_FACTIONS), no(skill("diplomat")))
for_diplomats = sel("my-agents", UNTAPPED, Test("can-influence", NOT_FACTIONS), skill("diplomat"))
card(
    "Your Welcome Is Doubtful",
    *[
        event(
            HAZARD,
            Seq(
                modify("attempt-home", 7, WHO_TAPPED, "check"),
                Act("agent-influence", WHO_TAPPED, amount=amount, word=NOT_FACTIONS),
            ),
            tap(who),
        )
        for who, amount in ((for_all, 6), (for_diplomats, 10))
    ],
)

# Their ways and attacks
card(
    "Great Need or Purpose",
    event(HAZARD, needs=(SINGLE,)),
    static("more-actions", 1, sel("play", Test("agent"))),
)


def disguise(name: str, *types: str) -> None:
    """An agent may have come into play at any site of two types, if he is at home in one; or one is fetched."""
    card(
        name,
        event(
            HAZARD,
            Act("attach", IT),
            target(sel("my-agents", Test("new-agent"), Test("face-up", no=True), Test("free-of"))),
        ),
        event(HAZARD, Act("take", sel("deck", Test("agent"), Test("home-type", types)), word="shown")),
        static("starts-anywhere", 1, None, types),
    )


disguise("Inner Cunning", "shadow-hold", "dark-hold")
disguise("Nobody’s Friend", "free-hold", "border-hold")
card(
    "Sudden Fury",
    event(
        HAZARD,
        Act("modify-site", amount=1, word="agents-strikes"),
        needs=(Cond("site-unlaid", word="agents-strikes"),),
    ),
)


class OpenToUndead(Odd):
    en = (
        "if the company is at or moves to his site, any Undead may be played there this turn, without counting "
        "against the hazard limit"
    )
    es = (
        "si la compañía está en su lugar o va a él, este turno se puede jugar allí cualquier Muerto Viviente, sin "
        "contar para el límite de adversidades"
    )

    def do(self, g: Arda, run: Asker) -> None:
        site = target_site(g, g.here)
        if can_be_at(g, g.host[run.source], g.face(site)):
            g.lay("opens-all", site, 1, TURN, run.source)
            g.lay("uncounted", attacks_on(g.here, RACES.index("undead")), 1, TURN, run.source)


card(
    "Shadow out of the Dark",
    event(HAZARD, Act("attach", IT), target(sel("my-agents", Test("face-up"), Test("keyword", "shadow-magic")))),
    use(
        HAZARD,
        OpenToUndead(),
        tap(sel("bearer", Test("bearer"))),
        (Cond("spot", sel("bearer", Test("away-from-light"))),),
    ),
)
