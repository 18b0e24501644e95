"""Hazard events with agents (Dark Minions)."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import RACES
from westmarch.games.meccg.rules.agents import can_be_at
from westmarch.games.meccg.rules.creatures import target_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, OF_SEAT, TURN, attacks_on

AN_AGENT = my_agents & can_influence
NOT_FACTIONS = ("character", "ally")

# Influence
card(
    "Good Sense Revolts",
    event_in(
        HAZARD,
        Seq(modify("attempt-home", 4, who_tapped, "check"), to("agent-influence", who_tapped, amount=4)),
        cost=tap(AN_AGENT),
    ),
    event_in(("hazard", "agent-attempt"), modify("attempt", 4, agent_who_tries, "check")),
)
card(
    "Twisted Tales",
    event_in(
        HAZARD,
        Seq(
            modify("sure-at-home", 1, who_tapped, "check"),
            to("agent-influence", who_tapped, amount=6, word=("faction",)),
        ),
        cost=tap(my_agents & diplomat & can_influence_one(("faction",))),
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
    event_in(HAZARD, Seq(SpareTarget(), to("agent-influence", who_tapped, amount=0)), cost=tap(AN_AGENT)),
)
for_all = my_agents & can_influence_one(NOT_FACTIONS) & ~diplomat
for_diplomats = my_agents & can_influence_one(NOT_FACTIONS) & diplomat
card(
    "Your Welcome Is Doubtful",
    *[
        event_in(
            HAZARD,
            Seq(
                modify("attempt-home", 7, who_tapped, "check"),
                to("agent-influence", who_tapped, amount=amount, word=NOT_FACTIONS),
            ),
            cost=tap(who),
        )
        for who, amount in ((for_all, 6), (for_diplomats, 10))
    ],
)

# Their ways and attacks
card(
    "Great Need or Purpose",
    event_in(HAZARD, needs=(SINGLE,)),
    static("more-actions", agent, 1),
)


def disguise(name: str, *types: str) -> None:
    """An agent may have come into play at any site of two types, if he is at home in one; or one is fetched."""
    card(
        name,
        event_in(HAZARD, to("attach", it), cost=target(my_agents & new_agent & ~face_up & free_of)),
        event_in(HAZARD, to("take", in_deck & agent & home_type(types), word="shown")),
        static("starts-anywhere", word=types),
    )


disguise("Inner Cunning", "shadow-hold", "dark-hold")
disguise("Nobody’s Friend", "free-hold", "border-hold")
card(
    "Sudden Fury",
    event_in(HAZARD, do("modify-site", 1, word="agents-strikes"), needs=(cond("site-unlaid", word="agents-strikes"),)),
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
    event_in(HAZARD, to("attach", it), cost=target(my_agents & face_up & keyword("shadow-magic"))),
    action(
        HAZARD,
        OpenToUndead(),
        cost=tap(bearer),
        needs=(spot(with_bearer & away_from_light),),
    ),
)
