"""Resource events."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Num, Seq, Test
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    CHECKER,
    FREE,
    IT,
    STRUCK,
    UNTAPPED,
    WHO_TAPPED,
    against,
    check,
    event,
    modify,
    no,
    race,
    sel,
    skill,
    static,
    tap,
    target,
    use_skill,
)

# Against attacks
card("concealment", event(("attack",), CANCEL_ATTACK, tap(sel("defenders", skill("scout")))))
card(
    "escape",
    event(("attack",), Seq(CANCEL_ATTACK, Act("wound", IT)), target(sel("defenders", CHARACTER, no(Test("wounded"))))),
)
card(
    "dark-quarrels",
    event(("attack",), CANCEL_ATTACK, needs=(Cond("attack-by", word=("orcs", "trolls", "men")),)),
    event(
        ("attack",),
        Act("modify-attack", amount=1, word="halved"),
        needs=(Cond("in-play", word="gates-of-morning"),),
    ),
)
card(
    "vanishment",
    event(("attack",), Seq(CANCEL_ATTACK, check(IT, -2)), target(sel("defenders", Test("wizard")))),
)

# Against strikes
card("block", event(("strike",), modify("stay", 1, STRUCK, "strike"), use_skill("warrior")))
card(
    "dodge",
    event(("strike",), Seq(modify("stay", 1, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike"))),
)
card(
    "risky-blow",
    event(
        ("strike",),
        Seq(modify("prowess", 3, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike")),
        use_skill("warrior"),
    ),
)
card("lucky-strike", event(("strike",), modify("second-roll", 1, STRUCK, "strike"), use_skill("warrior")))
card(
    "halfling-stealth",
    event(("strike",), CANCEL_STRIKE, needs=(Cond("struck-fits", sel("struck", race("hobbit"))),)),
)

# Checks
card(
    "a-friend-or-three",
    event(("influence-check",), modify("attempt", Num("companions"), CHECKER, "check")),
    event(("corruption-check",), modify("check", Num("companions"), CHECKER, "check")),
)
card(
    "new-friendship",
    event(
        ("influence-check",),
        modify("attempt", 3, sel("checker", skill("diplomat")), "check"),
    ),
    event(
        ("corruption-check",),
        modify("check", 2, CHECKER, "check"),
        needs=(Cond("spot", sel("checker-company", skill("diplomat"))),),
    ),
)
card(
    "muster",
    event(
        ("influence-check",),
        modify("attempt", Num("prowess", most=5), sel("checker", skill("warrior")), "check"),
    ),
)
card(
    "halfling-strength",
    event(("organization",), Act("restore", IT), target(sel("mine", race("hobbit"), Test("hurt")))),
    event(("corruption-check",), modify("check", 4, sel("checker", race("hobbit")), "check")),
)

# Journeys
card(
    "ford",
    event(
        ("organization",),
        Act("modify-company", WHO_TAPPED, amount=2, word="keyed", until="turn"),
        tap(sel("mine", skill("ranger"))),
    ),
)
card(
    "fair-travels-in-wilderness",
    event(
        ("organization",),
        Act("modify-company", IT, amount=1, word="limit", until="turn"),
        target(sel("leaders", CHARACTER, Test("moving"), Test("unlaid", "limit"))),
    ),
)
card("bridge", event(("arrival",), Act("move-again"), needs=(Cond("arrived-at-haven"),)))
card(
    "eagle-mounts",
    event(
        ("organization",),
        Act("fly", IT),
        target(sel("mine", skill("diplomat"), Test("at-site", "eagles-eyrie"))),
    ),
)

# Long and permanent events
card(
    "lapse-of-will",
    event(("long-event",)),
    static("attack-prowess", -1),
    static("attack-prowess", -2, to=against("nazgul")),
)
card(
    "fellowship",
    event(
        ("organization",),
        Act("on-company", IT),
        target(sel("leaders", CHARACTER, Test("at-haven"), Test("large-company", 4))),
    ),
    static("prowess", 1, sel("companions", Test("companion"))),
    static("check", 1, sel("companions", Test("companion"))),
)

# Knowledge
card(
    "dreams-of-lore",
    event(
        ("site",),
        Seq(Act("tap-site"), Act("attach", WHO_TAPPED)),
        tap(sel("targets", skill("sage"))),
        (Cond("information"),),
    ),
)
partly(
    "reforging",
    event(
        ("site",),
        Seq(Act("tap-site"), Act("attach", WHO_TAPPED)),
        tap(sel("targets", skill("sage"))),
        (Cond("information"),),
    ),
)
card(
    "rescue-prisoners",
    event(
        ("site",),
        Seq(
            Act("face-attack", word=("spiders", 2, 7)),
            Act("tap", sel("targets", CHARACTER), bind="tapped", up_to=True),
            Act("attach", WHO_TAPPED, ALL),
            Act("discard-unless-attached"),
        ),
        needs=(
            Cond("here", word=("shadow-hold", "dark-hold")),
            Cond("site-tapped"),
            Cond("spot", sel("targets", CHARACTER, UNTAPPED)),
        ),
    ),
)
card(
    "marvels-told",
    event(
        FREE,
        Seq(Act("discard", sel("bound", Test("hazard")), bind="item"), check(WHO_TAPPED, -2)),
        Seq(
            tap(sel("mine", skill("sage"))),
            target(sel("hazards", Test("long-or-permanent"), no(Test("keyword", "environment")))),
        ),
    ),
)
card("test-of-form", event(FREE, Act("test-ring", sel("items", Test("gold-ring"), Test("with-sage")), amount=0)))
card("test-of-lore", event(FREE, Act("test-ring", sel("items", Test("gold-ring"), Test("with-sage")), amount=-1)))
card(
    "use-palantir",
    event(
        FREE,
        modify("palantir", 1, WHO_TAPPED, "turn"),
        tap(sel("mine", skill("sage"), Test("bears-keyword", "palantir"))),
    ),
)
partly(
    "align-palantir",
    event(
        FREE,
        Act("attach", sel("bound", Test("keyword", "palantir"))),
        target(sel("items", Test("keyword", "palantir"), Test("with-sage"), Test("free-of"))),
    ),
)

# The end of the Ring
card("cracks-of-doom", event(("site",), Act("doom", amount=-4), needs=(Cond("ring-at", word="mount-doom"),)))
card(
    "gollums-fate",
    event(("site",), Act("destroy-ring"), needs=(Cond("ring-at", word="mount-doom"), Cond("gollum-there"))),
)
