"""Hazard events on companies on their way, on characters, with agents."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.state import Arda

# On companies on their way
card(
    "River",
    event_in(
        HAZARD, do("modify-site", 1, word="needs-ranger"), needs=(MOVES, cond("site-unlaid", word="needs-ranger"))
    ),
)
for name, land in (
    ("Lost in Border-lands", "border-land"),
    ("Lost in Shadow-lands", "shadow-land"),
    ("Lost in the Wilderness", "wilderness"),
):
    card(name, event_in(HAZARD, do("raise-limit", num("path", word=land)), needs=(MOVES, path_has(land))))
card(
    "Lost in Dark-domains",
    event_in(HAZARD, do("raise-limit", num("limit")), needs=(MOVES, path_has("dark-domain"))),
)
card("Lost in Free-domains", event_in(HAZARD, do("idle"), needs=(MOVES, path_has("free-domain"))))
card("Lost at Sea", event_in(HAZARD, do("idle"), needs=(MOVES, path_has("coastal-sea"))))
card(
    "Drowning Seas",
    event_in(
        HAZARD,
        Seq(
            to("discard", company_items & item, by="defender", bind="item"),
            do("discard-random", 2),
        ),
        needs=(MOVES, path_has("coastal-sea")),
    ),
    event_in(HAZARD, SEND_BACK, needs=(MOVES, path_has("coastal-sea"), DOORS_IN_PLAY)),
)
RACES = (
    "orcs",
    "trolls",
    "men",
    "animals",
    "spiders",
    "wolves",
    "drake",
    "giants",
    "slayer",
    "awakened-plant",
    "pukel-creature",
)
card(
    "Two or Three Tribes Present",
    *[
        event_in(HAZARD, Either(*[do("uncount", ALL, word=(name,)) for name in RACES]), needs=(MOVES, lands))
        for lands in (path_has("wilderness", count=2), path_has("shadow-land", "dark-domain"))
    ],
)
card(
    "Seek without Success",
    event_in(HAZARD, SEND_BACK, cost=to("discard", agents_here & ranger, bind="other"), needs=(MOVES,)),
)
card(
    "Cunning Foes",
    event_in(HAZARD, to("agent-attack", who_tapped, amount=3), cost=tap(agents_here & warrior), needs=(MOVES,)),
)
card(
    "An Article Missing",
    event_in(HAZARD, to("agent-attack", who_tapped, amount=4), cost=tap(agents_here & scout), needs=(MOVES,)),
    static("harmless"),
    each(on("strike-won"), to("discard", company_items & item, by="defender", bind="item")),
)
card(
    "Seized by Terror",
    event_in(
        HAZARD,
        Seq(roll(num("its-mind"), above=11), When(NOT_ROLLED, to("desert", it))),
        cost=target(targets & character & ~wizard),
        needs=(MOVES, path_has("shadow-land", "dark-domain")),
    ),
)
#: Whom the Enemy looks for.
GREAT = wizard | character & ~mind_at_most(5) & ~ranger
card(
    "Eyes of the Shadow",
    event_in(HAZARD, needs=(SINGLE, cond("in-play", word="gates-of-morning", no=True))),
    static("limit", character & first_of_company & moving & small_company(3) & in_company_of(GREAT), 2),
    static("ends-with-deck"),
)
card(
    "No Way Forward",
    event_in(HAZARD, needs=(SINGLE,)),
    static("regions", character & first_of_company, num("while", times=-1, plus=-1, word="doors-of-night")),
    static("ends-with-deck"),
)

# On characters, factions and the rest
card(
    "Weariness of the Heart",
    event_in(HAZARD, modify("prowess", -1, it, "turn"), cost=target(targets & character & once)),
    event_in(HAZARD, check(it), cost=target(targets & character)),
)
RING_BEARER = bearing(named("the-one-ring"))
card(
    "Call of Home",
    event_in(HAZARD, to("call-home", it, amount=10), cost=target(targets & character & ~wizard & ~RING_BEARER)),
)
card(
    "Call of the Sea",
    event_in(
        HAZARD,
        to("call-home", it, amount=num("path-any", times=3, plus=10, word="coastal-sea")),
        cost=target(targets & elf),
    ),
)
card(
    "Tookish Blood",
    event_in(HAZARD, to("call-home", it, amount=11), cost=target(targets & hobbit)),
    event_in(FREE, to("protect", it), cost=target(mine & hobbit & ~marked("protected"))),
)
card("Muster Disperses", event_in(HAZARD, to("disperse", their_factions & faction, amount=11)))
card(
    "Greed",
    event_in(
        ("hazard", "guard-resource"),
        do("modify-site", 1, word="tempting"),
        needs=(cond("site-unlaid", word="tempting"),),
    ),
)
card(
    "Dragon-sickness",
    event_in(HAZARD, check(it, -1), cost=target(targets & character & bearing(item_of("major", "greater")))),
)
card(
    "The Will of the Ring",
    event_in(HAZARD, check(it, -4), cost=target(targets & character & RING_BEARER)),
)


@odd_if("he fails it", "lo falla")
def unworthy(g: Arda, run: Asker) -> bool:
    """Though he stays in play."""
    return not g.returned


card(
    "The Ring’s Betrayal",
    event_in(
        HAZARD,
        Seq(
            modify("spared", 1, it, "check"),
            check(it, -2),
            When(unworthy, to("discard", bore & ring, bind="item")),
        ),
        cost=target(targets & character & bearing(ring)),
    ),
)
card(
    "The Precious",
    event_in(
        HAZARD,
        Seq(
            check(it, -2),
            When(
                cond("gone"),
                to("discard", attached_cards & named("the-one-ring") & with_target, bind="item"),
            ),
        ),
        cost=target(targets & character & ~RING_BEARER & in_company_of(character & RING_BEARER)),
    ),
)
card(
    "Gnaw with Words",
    *[
        event_in(
            HAZARD, to("tap", it, bind="other"), cost=target(targets & skill(name) & untapped & with_another(name))
        )
        for name in ("sage", "diplomat")
    ],
)
card(
    "Times Are Evil",
    event_in(HAZARD),
    static("attempt", character, -3),
    static("offering", character, -3),
)
card(
    "Many Sorrows Befall",
    event_in(HAZARD, to("discard", events_in_play & resource_card & long_event, bind="item")),
    event_in(HAZARD, do("negate", word="resource-short"), needs=(cond("answers", word="resource-short"),)),
)
card(
    "An Unexpected Outpost",
    event_in(
        HAZARD,
        to(
            "shuffle-in",
            in_sideboard_or_discard & hazard_card & ~itself,
            num("while", plus=1, word="doors-of-night"),
            up_to=True,
        ),
        needs=(spot(in_sideboard_or_discard & hazard_card),),
    ),
)
card(
    "Parsimony of Seclusion",
    event_in(HAZARD, to("take", in_discard & dragon_card)),
    event_in(HAZARD, Seq(to("take", in_discard & dragon_named("agburanar")), do("raise-limit", 2))),
)
card("Which Might Be Lies", event_in(HAZARD, to("discard", stored_by_them & learnt, bind="item")))
card(
    "Never Seen Him",
    event_in(HAZARD, to("attach", it), cost=target(my_agents & free_of)),
    static("more-actions", bearer, 1),
)
