"""Hazard events on companies on their way, on characters, with agents."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Either, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DOORS_IN_PLAY,
    FREE,
    HAZARD,
    IT,
    MOVES,
    NOT_WIZARD,
    SEND_BACK,
    SINGLE,
    UNTAPPED,
    WHO_TAPPED,
    check,
    event,
    modify,
    no,
    path_has,
    race,
    sel,
    skill,
    spot,
    static,
    tap,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card

# On companies on their way
card(
    "River",
    event(HAZARD, Act("modify-site", amount=1, word="river"), needs=(MOVES, Cond("site-unlaid", word="river"))),
)
for name, land in (
    ("Lost in Border-lands", "border-land"),
    ("Lost in Shadow-lands", "shadow-land"),
    ("Lost in the Wilderness", "wilderness"),
):
    card(name, event(HAZARD, Act("raise-limit", amount=Num("path", word=land)), needs=(MOVES, path_has(land))))
card(
    "Lost in Dark-domains",
    event(HAZARD, Act("raise-limit", amount=Num("limit")), needs=(MOVES, path_has("dark-domain"))),
)
card("Lost in Free-domains", event(HAZARD, Act("idle"), needs=(MOVES, path_has("free-domain"))))
card("Lost at Sea", event(HAZARD, Act("idle"), needs=(MOVES, path_has("coastal-sea"))))
card(
    "Drowning Seas",
    event(
        HAZARD,
        Seq(
            Act("discard", sel("company-items", Test("item")), by="defender", bind="item"),
            Act("discard-random", amount=2),
        ),
        needs=(MOVES, path_has("coastal-sea")),
    ),
    event(HAZARD, SEND_BACK, needs=(MOVES, path_has("coastal-sea"), DOORS_IN_PLAY)),
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
        event(HAZARD, Either(*[Act("uncount", None, ALL, word=(name,)) for name in RACES]), needs=(MOVES, lands))
        for lands in (path_has("wilderness", count=2), path_has("shadow-land", "dark-domain"))
    ],
)
card(
    "Seek without Success",
    event(HAZARD, SEND_BACK, Act("discard", sel("agents", skill("ranger")), bind="other"), (MOVES,)),
)
card(
    "Cunning Foes",
    event(HAZARD, Act("agent-attack", WHO_TAPPED, amount=3), tap(sel("agents", skill("warrior"))), (MOVES,)),
)
card(
    "An Article Missing",
    event(HAZARD, Act("agent-attack", WHO_TAPPED, amount=4), tap(sel("agents", skill("scout"))), (MOVES,)),
    static("harmless"),
    trigger("strike-won", Act("discard", sel("company-items", Test("item")), by="defender", bind="item")),
)
card(
    "Seized by Terror",
    event(
        HAZARD,
        Seq(Act("roll", amount=Num("its-mind"), word=11), When(Cond("rolled", no=True), Act("desert", IT))),
        target(sel("targets", CHARACTER, NOT_WIZARD)),
        (MOVES, path_has("shadow-land", "dark-domain")),
    ),
)
card(
    "Eyes of the Shadow",
    event(HAZARD, needs=(SINGLE, Cond("in-play", word="gates-of-morning", no=True))),
    static(
        "limit", 2, sel("play", CHARACTER, Test("first"), Test("moving"), Test("small-company", 3), Test("with-great"))
    ),
    static("ends-with-deck"),
)
card(
    "No Way Forward",
    event(HAZARD, needs=(SINGLE,)),
    static("regions", Num("while", times=-1, plus=-1, word="doors-of-night"), sel("play", CHARACTER, Test("first"))),
    static("ends-with-deck"),
)

# On characters, factions and the rest
card(
    "Weariness of the Heart",
    event(HAZARD, modify("prowess", -1, IT, "turn"), target(sel("targets", CHARACTER, Test("once")))),
    event(HAZARD, check(IT), target(sel("targets", CHARACTER))),
)
card(
    "Call of Home",
    event(
        HAZARD,
        Act("call-home", IT, amount=10),
        target(sel("targets", CHARACTER, NOT_WIZARD, no(Test("bears", "the-one-ring")))),
    ),
)
card(
    "Call of the Sea",
    event(
        HAZARD,
        Act("call-home", IT, amount=Num("path-any", times=3, plus=10, word="coastal-sea")),
        target(sel("targets", race("elf"))),
    ),
)
card(
    "Tookish Blood",
    event(HAZARD, Act("call-home", IT, amount=11), target(sel("targets", race("hobbit")))),
    event(FREE, Act("protect", IT), target(sel("mine", race("hobbit"), Test("unmarked", "protected")))),
)
card("Muster Disperses", event(HAZARD, Act("disperse", sel("factions", Test("faction")), amount=11)))
card(
    "Greed",
    event(
        ("hazard", "guard-resource"),
        Act("modify-site", amount=1, word="greed"),
        needs=(Cond("site-unlaid", word="greed"),),
    ),
)
card(
    "Dragon-sickness",
    event(HAZARD, check(IT, -1), target(sel("targets", CHARACTER, Test("bears-sort", ("major", "greater"))))),
)
card(
    "The Will of the Ring",
    event(HAZARD, check(IT, -4), target(sel("targets", CHARACTER, Test("bears", "the-one-ring")))),
)
card(
    "The Ring’s Betrayal",
    event(
        HAZARD,
        Seq(
            modify("spared", 1, IT, "check"),
            check(IT, -2),
            When(Cond("failed"), Act("discard", sel("bore", Test("ring")), bind="item")),
        ),
        target(sel("targets", CHARACTER, Test("bears-ring"))),
    ),
)
card(
    "The Precious",
    event(
        HAZARD,
        Seq(
            check(IT, -2),
            When(
                Cond("gone"),
                Act("discard", sel("attached", Test("name", "the-one-ring"), Test("with-target")), bind="item"),
            ),
        ),
        target(sel("targets", CHARACTER, no(Test("bears", "the-one-ring")), Test("with-bearer-of", "the-one-ring"))),
    ),
)
card(
    "Gnaw with Words",
    *[
        event(
            HAZARD,
            Act("tap", IT, bind="other"),
            target(sel("targets", skill(name), UNTAPPED, Test("with-another", name))),
        )
        for name in ("sage", "diplomat")
    ],
)
card(
    "Times Are Evil",
    event(HAZARD),
    static("attempt", -3, sel("play", CHARACTER)),
    static("offering", -3, sel("play", CHARACTER)),
)
card(
    "Many Sorrows Befall",
    event(HAZARD, Act("discard", sel("events", Test("resource"), Test("long")), bind="item")),
    event(HAZARD, Act("negate", word="resource-short"), needs=(Cond("answers", word="resource-short"),)),
)
card(
    "An Unexpected Outpost",
    event(
        HAZARD,
        Act(
            "shuffle-in",
            sel("sideboard-or-discard", Test("hazard"), no(Test("self"))),
            Num("while", plus=1, word="doors-of-night"),
            up_to=True,
        ),
        needs=(spot(sel("sideboard-or-discard", Test("hazard"))),),
    ),
)
card(
    "Parsimony of Seclusion",
    event(HAZARD, Act("take", sel("discard", Test("dragon")))),
    event(HAZARD, Seq(Act("take", sel("discard", Test("dragon", "agburanar"))), Act("raise-limit", amount=2))),
)
card("Which Might Be Lies", event(HAZARD, Act("discard", sel("their-stored", Test("learnt")), bind="item")))
card(
    "Never Seen Him",
    event(HAZARD, Act("attach", IT), target(sel("my-agents", Test("free-of")))),
    static("more-actions", 1, sel("bearer", Test("bearer"))),
)
