"""Hazard events on companies on their way, on characters, with agents."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Either, Num, Seq, Test, When
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
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

# On companies on their way
card(
    "river",
    event(HAZARD, Act("modify-site", amount=1, word="river"), needs=(MOVES, Cond("site-unlaid", word="river"))),
)
for name, land in (
    ("lost-in-border-lands", "border-land"),
    ("lost-in-shadow-lands", "shadow-land"),
    ("lost-in-the-wilderness", "wilderness"),
):
    card(name, event(HAZARD, Act("raise-limit", amount=Num("path", word=land)), needs=(MOVES, path_has(land))))
card(
    "lost-in-dark-domains",
    event(HAZARD, Act("raise-limit", amount=Num("limit")), needs=(MOVES, path_has("dark-domain"))),
)
card("lost-in-free-domains", event(HAZARD, Act("idle"), needs=(MOVES, path_has("free-domain"))))
card("lost-at-sea", event(HAZARD, Act("idle"), needs=(MOVES, path_has("coastal-sea"))))
card(
    "drowning-seas",
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
    "two-or-three-tribes-present",
    *[
        event(HAZARD, Either(*[Act("uncount", word=(name,)) for name in RACES]), needs=(MOVES, lands))
        for lands in (path_has("wilderness", count=2), path_has("shadow-land", "dark-domain"))
    ],
)
card(
    "seek-without-success",
    event(HAZARD, SEND_BACK, Act("discard", sel("agents", skill("ranger")), bind="other"), (MOVES,)),
)
card(
    "cunning-foes",
    event(HAZARD, Act("agent-attack", WHO_TAPPED, amount=3), tap(sel("agents", skill("warrior"))), (MOVES,)),
)
card(
    "an-article-missing",
    event(HAZARD, Act("agent-attack", WHO_TAPPED, amount=4), tap(sel("agents", skill("scout"))), (MOVES,)),
    static("harmless"),
    trigger("strike-won", Act("discard", sel("company-items", Test("item")), by="defender", bind="item")),
)
card(
    "seized-by-terror",
    event(
        HAZARD,
        Seq(Act("roll", amount=Num("its-mind"), word=11), When(Cond("rolled", no=True), Act("desert", IT))),
        target(sel("targets", CHARACTER, NOT_WIZARD)),
        (MOVES, path_has("shadow-land", "dark-domain")),
    ),
)
card(
    "eyes-of-the-shadow",
    event(HAZARD, needs=(SINGLE, Cond("in-play", word="gates-of-morning", no=True))),
    static(
        "limit", 2, sel("play", CHARACTER, Test("first"), Test("moving"), Test("small-company", 3), Test("with-great"))
    ),
    static("ends-with-deck"),
)
card(
    "no-way-forward",
    event(HAZARD, needs=(SINGLE,)),
    static("regions", Num("while", times=-1, plus=-1, word="doors-of-night"), sel("play", CHARACTER, Test("first"))),
    static("ends-with-deck"),
)

# On characters, factions and the rest
card(
    "weariness-of-the-heart",
    event(HAZARD, modify("prowess", -1, IT, "turn"), target(sel("targets", CHARACTER, Test("once")))),
    event(HAZARD, check(IT), target(sel("targets", CHARACTER))),
)
card(
    "call-of-home",
    event(
        HAZARD,
        Act("call-home", IT, amount=10),
        target(sel("targets", CHARACTER, NOT_WIZARD, no(Test("bears", "the-one-ring")))),
    ),
)
card(
    "call-of-the-sea",
    event(
        HAZARD,
        Act("call-home", IT, amount=Num("path-any", times=3, plus=10, word="coastal-sea")),
        target(sel("targets", race("elf"))),
    ),
)
card(
    "tookish-blood",
    event(HAZARD, Act("call-home", IT, amount=11), target(sel("targets", race("hobbit")))),
    event(FREE, Act("protect", IT), target(sel("mine", race("hobbit"), Test("unmarked", "protected")))),
)
card("muster-disperses", event(HAZARD, Act("disperse", sel("factions", Test("faction")), amount=11)))
card(
    "greed",
    event(
        ("hazard", "guard-resource"),
        Act("modify-site", amount=1, word="greed"),
        needs=(Cond("site-unlaid", word="greed"),),
    ),
)
card(
    "dragon-sickness",
    event(HAZARD, check(IT, -1), target(sel("targets", CHARACTER, Test("bears-sort", ("major", "greater"))))),
)
card(
    "the-will-of-the-ring",
    event(HAZARD, check(IT, -4), target(sel("targets", CHARACTER, Test("bears", "the-one-ring")))),
)
card(
    "the-rings-betrayal",
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
    "the-precious",
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
    "gnaw-with-words",
    *[
        event(
            HAZARD,
            Act("tap", IT, bind="other"),
            target(sel("targets", skill(name), UNTAPPED, Test("with-another", name))),
        )
        for name in ("sage", "diplomat")
    ],
)
# Offering attempts are missing.
partly("times-are-evil", event(HAZARD), static("attempt", -3, sel("play", CHARACTER)))
card("many-sorrows-befall", event(HAZARD, Act("discard", sel("events", Test("resource"), Test("long")), bind="item")))
card(
    "an-unexpected-outpost",
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
    "parsimony-of-seclusion",
    event(HAZARD, Act("take", sel("discard", Test("dragon")))),
    event(HAZARD, Seq(Act("take", sel("discard", Test("dragon", "agburanar"))), Act("raise-limit", amount=2))),
)
card("which-might-be-lies", event(HAZARD, Act("discard", sel("their-stored", Test("learnt")), bind="item")))
card(
    "never-seen-him",
    event(HAZARD, Act("attach", IT), target(sel("my-agents", Test("free-of")))),
    static("more-actions", 1, sel("bearer", Test("bearer"))),
)
