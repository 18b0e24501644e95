"""Resource events that open ways: shortcuts of rangers, ways without region cards, roads and stairs."""

from __future__ import annotations

from itertools import pairwise

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import COASTAL_SEA, DARK_DOMAIN, SHADOW_LAND
from westmarch.games.meccg.rules.combat import BY_CREATURE, attack_of, encounter_of
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY

PLAN = ("organization",)
WITH_IT = cond("with-it")
NEW = new_to_company


def for_the_turn(phases: tuple[str, ...], who: Sel, then: tuple[Effect, ...] = ()) -> Ability:
    """The card goes with a company until the turn is over."""
    return event_in(phases, Seq(to("go-with", it), *then), cost=target(leaders & character & who & NEW))


# Rangers know shorter ways, or ways with fewer dangers
Pairs = tuple[tuple[str, str], ...]


def shortcut(name: str, pairs: Pairs, orcs: int = 0) -> None:
    """Regions that count as adjacent for a ranger's company; beyond the mountains of Mordor Orcs are met."""
    regions = tuple(dict.fromkeys([region for pair in pairs for region in pair]))
    opens: Effect = to("modify-company", who_tapped, amount=1, word="shortcut", until="turn")
    met = (each(on("journey"), face_attack("orcs", strikes=4, prowess=orcs)),) if orcs else ()
    card(
        name,
        event_in(PLAN, Seq(opens, to("go-with", who_tapped)) if orcs else opens, cost=tap(mine & ranger & NEW)),
        event_in(
            PLAN, to("lower-limit", it, word=("", False, 2)), cost=target(mine & ranger & going_in(regions) & NEW)
        ),
        static("joins", word=pairs),
        *met,
    )


shortcut(
    "Anduin River",
    (
        ("rohan", "dagorlad"), ("anorien", "dagorlad"), ("anorien", "ithilien"), ("lebennin", "ithilien"),
        ("lebennin", "harondor"),
    ),
)  # fmt: skip
shortcut(
    "Misty Mountains",
    (
        ("rhudaur", "anduin-vales"), ("rhudaur", "wold-and-foothills"), ("hollin", "wold-and-foothills"),
        ("hollin", "fangorn"), ("dunland", "fangorn"),
    ),
)  # fmt: skip
shortcut(
    "White Mountains",
    (("old-pukel-land", "anfalas"), ("rohan", "lamedon"), ("rohan", "anfalas"), ("anorien", "lamedon")),
)
shortcut("Ash Mountains", (("dagorlad", "gorgoroth"), ("horse-plains", "gorgoroth")), orcs=8)
shortcut("Mountains of Shadow", (("ithilien", "gorgoroth"), ("ithilien", "nurn"), ("harondor", "nurn")), orcs=9)


# Along the edges of the map, without region cards
def byway(name: str, land: str, *regions: str) -> None:
    card(
        name,
        event_in(
            PLAN,
            to("modify-company", it, amount=1, word="byway", until="turn"),
            cost=target(leaders & character & in_regions(regions) & unlaid("byway")),
        ),
        static("byway", word=(regions, (land, land, land))),
    )


byway(
    "Belegaer", "coastal-sea",
    "lindon", "elven-shores", "eriadoran-coast", "andrast-coast", "bay-of-belfalas", "mouths-of-the-anduin",
    "enedhwaith", "old-pukel-land", "andrast", "anfalas", "belfalas", "lebennin", "harondor",
)  # fmt: skip
byway(
    "Forod", "wilderness",
    "lindon", "forochel", "angmar", "gundabad", "grey-mountain-narrows", "withered-heath", "iron-hills",
)  # fmt: skip
byway("Harad", "wilderness", "horse-plains", "khand", "nurn", "harondor")
byway("Rhûn", "wilderness", "iron-hills", "dorwinion", "horse-plains", "khand")

# There and back again in a turn
NOTE = to("note-site", it)
AND_BACK = May(do("go-back"))
card(
    "Great-road",
    for_the_turn(PLAN, at_haven, then=(NOTE,)),
    static("doubles-draws"),
    each(on("turn-end"), AND_BACK),
)


@odd_if("it has moved to an Under-deeps site", "se ha movido a un lugar de las Profundidades")
def gone_below(g: Arda, run: Asker) -> bool:
    slot = g.company_of(run.source)
    return slot >= 0 and bool(g.c_flags[slot] & terms.MOVED) and g.site_face(slot).deeps


card(
    "Ancient Stair",
    for_the_turn(PLAN, near_deeps, then=(NOTE,)),
    static("doubles-draws"),
    each(on("turn-end"), AND_BACK, needs=(gone_below,)),
)

# Rest on short ways
MOVING = moving
SHORT_WAY = num("short-way")
card("A Short Rest", event_in(("long-event",)), static("draws", first_of_company, SHORT_WAY))
card(
    "Washed and Refreshed",
    for_the_turn(PLAN, MOVING),
    each(on("journey"), to("untap", companions & character & status_tapped, SHORT_WAY, bind="item", up_to=True)),
)
card(
    "Healing of Nimrodel",
    for_the_turn(PLAN, at_haven & MOVING),
    each(on("arrived"), to("restore", companions & character, ALL, bind="item"), needs=(WITH_IT, cond("at-haven"))),
)
card(
    "Hey! come merry dol!",
    event_in(
        PLAN,
        to("modify-company", it, amount=1, word="half-wilds", until="turn"),
        cost=target(leaders & character & MOVING & NEW),
    ),
)


# Hard to find


@odd_if(
    "its path has only one or two regions, none of them a Shadow-land or a Dark-domain",
    "su itinerario tiene sólo una o dos regiones, ninguna Tierra de la Sombra ni Región de la Oscuridad",
)
def fair_and_short(g: Arda, run: Asker) -> bool:
    if g.mode not in (BASIC, MAPPED) or not 1 <= len(g.path) <= 2:
        return False
    return SHADOW_LAND not in g.path and DARK_DOMAIN not in g.path


card(
    "Elf-path",
    event_in(PLAN, to("go-with", who_tapped), cost=tap(mine & elf & NEW)),
    each(
        on("journey"),
        to("modify-company", companions & character & first_of_company, amount=1, word="only-site", until="turn"),
        needs=(fair_and_short,),
    ),
)


@odd_if(
    "its path has a Coastal Sea and no two consecutive regions that are not Coastal Seas",
    "su itinerario tiene alguna región de Costa y no tiene dos regiones seguidas que no lo sean",
)
def along_the_coast(g: Arda, run: Asker) -> bool:
    if g.mode not in (BASIC, MAPPED) or COASTAL_SEA not in g.path:
        return False
    return not any([COASTAL_SEA not in pair for pair in pairwise(g.path)])


card(
    "Great Ship",
    event_in(PLAN, to("go-with", who_tapped), cost=tap(mine & character & NEW)),
    action(
        ("response",),
        do("negate", word="hazard"),
        cost=tap(companions & character),
        needs=(cond("answers", word="hazard"), WITH_IT, along_the_coast),
    ),
)


@odd_if(
    "a creature that is not unique attacks a moving company",
    "una criatura que no es única ataca a una compañía en movimiento",
)
def common_creature(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    if attack is None or attack.origin != BY_CREATURE or attack.source < 0 or g.face(attack.source).unique:
        return False
    return g.c_dest[attack.company] >= 0


class OutOfReach(Odd):
    en = (
        "cancel all attacks of that creature, and of the next creature that is not unique which attacks the "
        "company this turn; against later creatures this turn nobody of the company may take −3 to stay untapped"
    )
    es = (
        "cancela todos los ataques de esa criatura y de la próxima criatura no única que ataque a la compañía "
        "este turno; contra criaturas posteriores de este turno nadie de la compañía puede aplicarse −3 para no "
        "girarse"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        attack, encounter = attack_of(g), encounter_of(g)
        if attack is not None and encounter is not None:
            encounter.cancel_all()
            g.lay("next-cancelled", OF_COMPANY + attack.company, 1, terms.TURN, run.source)
            g.lay("must-tap", OF_COMPANY + attack.company, 1, terms.TURN, run.source)
        return None


card(
    "Fifteen Birds in Five Firtrees",
    event_in(
        ("attack",),
        Seq(
            OutOfReach(),
            When(
                cannot_spot(defenders & wizard, 1),
                Unless(do("idle"), to("discard", in_hand & named("eagle-mounts")), by="you"),
            ),
        ),
        needs=(GATES_IN_PLAY, common_creature),
    ),
    UNREPEATED,
)
