"""Resource events about friends and lurkers: those who wait, come unlooked-for, keep watch, or betray themselves."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.playable import is_hazard
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import COMPANY, FOREVER, OF_SEAT

PLAN = ("organization",)

card(
    "Await the Advent of Allies",
    event_in(FREE, to("attach", it), cost=target(mine & character & ~wizard & mind_at_most(6) & ~at_haven & free_of)),
    static("rooted"),
)


# Thirteen at the door
IN_PARTY = in_party
card(
    "An Unexpected Party",
    event_in(PLAN, to("on-company", it), cost=target(leaders & character & IN_PARTY & new_to_company)),
    static("boundless"),
    static("free-followers", dwarf & mind_at_most(2), 1),
    action(PLAN, to("bring-in", in_hand & dwarf & enters_here, bind="item")),
    static("beyond-one"),
    static("ends-unless", party_holds, 1),
)


# Éowyn
@odd_if("Éowyn is in your hand", "Éowyn está en tu mano")
def she_waits(g: Arda, run: Asker) -> bool:
    return any([g.face(held).id == "eowyn" and not g.unique_taken(g.face(held)) for held in g.hand(run.seat)])


@odd_if("it has not been with her against a Nazgûl", "no ha estado con ella frente a un Nazgûl")
def no_deed_yet(g: Arda, run: Asker) -> bool:
    return not g.has_laid("stage", run.source)


class HerDeed(Odd):
    en = "this card stays with her"
    es = "esta carta se queda con ella"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        g.lay("stage", run.source, 1, FOREVER, run.source)
        return None


EOWYN = named("eowyn")
card(
    "Helm of Her Secrecy",
    event_in(
        ("attack",),
        Seq(to("bring-in", in_hand & EOWYN, bind="item"), to("attach", mine & EOWYN, bind="item")),
        cost=target(defenders & character & home_at("edoras")),
        needs=(she_waits,),
    ),
    static("prowess", bearer, 2),
    static("body", bearer, 1),
    static("influence", bearer, 1),
    each(on("attack-faced"), HerDeed(), needs=(attack_by("nazgul"),)),
    each(on("attack-faced"), do("discard-self"), needs=(attack_not_by("nazgul"), no_deed_yet)),
)

# Armouries and watches
MINOR = item_of("minor")
card(
    "Armory",
    event_in(FREE),
    action(PLAN, to("stow", in_hand & MINOR, bind="item")),
    action(PLAN, to("stow", my_items & MINOR & at_type("haven"), bind="item")),
    static("stows"),
    static("points", this & holds_three, 1),
)
MEN_OF_GONDOR = of_gondor
card(
    "Sentinels of Númenor",
    event_in(FREE, needs=(SINGLE,)),
    static("attempt", character, -2, target=MEN_OF_GONDOR),
    static("no-muster", MEN_OF_GONDOR, 1),
    static("watches", MEN_OF_GONDOR, 1),
    static("points", watched, 1),
)

# Lurkers
card(
    "Ordered to Kill",
    event_in(FREE, needs=(SINGLE,)),
    static("agents-must"),
    static("guards-lost"),
    static("ends-with-deck"),
)


class ShowHazards(Frame):
    """The hazard player shows as many hazards as he likes; for the rest of the phase he may play no others."""

    STEPS = ("ask",)
    RULE = "meccg.game.card-text-wins"

    source: int

    def ask(self, g: Arda) -> Outcome:
        seat = 1 - g.active
        hazards = [c for c in g.hand(seat) if is_hazard(g.kind(c)) and not g.known[c]]
        pick = Subset("show", hazards, 0, len(hazards))
        return Ask(seat, "meccg-ask-show-hazards", [], "shown", self.RULE, pick=pick)

    def shown(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for shown in cards:
            g.known[shown] = 1
            g.note("meccg-log-shows", {"card": shown})
        g.reveals += 1
        g.lay("shown-only", OF_SEAT, 1, COMPANY, self.source)


class NameYourHazards(Odd):
    en = (
        "your opponent may show hazards of his hand; for the rest of the company's movement phase he may play no "
        "others from his hand, nor place them on guard"
    )
    es = (
        "tu oponente puede mostrar adversidades de su mano; durante el resto de la fase de movimiento de la "
        "compañía no puede jugar otras de su mano ni colocarlas en guardia"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        return ShowHazards(run.source)


card(
    "Here Is a Snake!",
    event_in(("movement",), NameYourHazards()),
    event_in(("movement",), to("tap", masked_agents, bind="item")),
)
