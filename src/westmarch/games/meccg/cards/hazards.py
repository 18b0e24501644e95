"""Hazard events."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Repeat, Sel, Seq, Test
from westmarch.cards.nodes import Num as Amount
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
    AN_ATTACK,
    BEARER,
    CHARACTER,
    DOORS,
    DOORS_IN_PLAY,
    FREE,
    IT,
    NOT_WIZARD,
    SINGLE,
    UNTAPPED,
    against,
    check,
    event,
    no,
    play,
    race,
    sel,
    static,
    target,
    trigger,
)

HAZARD = ("hazard",)
AT_SITE = ("hazard", "guard-attack")
UNCOUNTED = play(Cond("uncounted"))


def on_site(*types: str) -> Sel:
    return sel("play", AN_ATTACK, Test("site-attack", types if len(types) > 1 else types[0]))


# Long events that make attacks worse
card(
    "awaken-minions",
    event(AT_SITE, needs=(SINGLE,)),
    static("double-strikes", 1, to=on_site("shadow-hold", "dark-hold")),
)
card("awaken-denizens", event(AT_SITE, needs=(SINGLE,)), static("double-strikes", 1, to=on_site("ruins-and-lairs")))
card(
    "minions-stir",
    event(AT_SITE, needs=(SINGLE,)),
    static("strikes", 1, to=against("orcs", "trolls")),
    static("attack-prowess", 1, to=against("orcs", "trolls")),
    static("strikes", 1, to=sel("play", AN_ATTACK, Test("attack", "orcs"), DOORS)),
    static("attack-prowess", 1, to=sel("play", AN_ATTACK, Test("attack", "orcs"), DOORS)),
)
card(
    "wake-of-war",
    event(AT_SITE, needs=(SINGLE,)),
    static("strikes", 1, to=against("wolves", "spiders", "animals")),
    static("attack-prowess", 1, to=against("wolves", "spiders", "animals")),
    static("strikes", 1, to=sel("play", AN_ATTACK, Test("attack", "wolves"), DOORS)),
    static("attack-prowess", 1, to=sel("play", AN_ATTACK, Test("attack", "wolves"), DOORS)),
)
card(
    "plague-of-wights",
    event(AT_SITE, needs=(SINGLE,)),
    static("attack-prowess", 1, to=against("undead")),
    static("double-strikes", 1, to=sel("play", AN_ATTACK, Test("attack", "undead"), DOORS)),
)

# Environment
card(
    "doors-of-night",
    event(
        HAZARD, Act("discard", sel("events", Test("keyword", "environment"), no(Test("hazard"))), -1), needs=(SINGLE,)
    ),
)
card(
    "twilight",
    event(
        ("hazard", "attack", *FREE),
        Act("discard", sel("bound", Test("keyword", "environment")), bind="other"),
        target(sel("events", Test("keyword", "environment"))),
    ),
    UNCOUNTED,
)
card(
    "new-moon",
    event(HAZARD, Act("tap", IT, bind="other"), target(sel("targets", race("elf"), UNTAPPED))),
    event(HAZARD, Act("change-land", word="free-domain"), needs=(DOORS_IN_PLAY, Cond("path-has", word="free-domain"))),
    event(
        HAZARD,
        Act("modify-site", amount=1, word="site-type"),
        needs=(DOORS_IN_PLAY, Cond("here", word="free-hold"), Cond("not-deeps")),
    ),
)
card(
    "choking-shadows",
    event(
        AT_SITE,
        Act("modify-site", amount=2, word="automatic"),
        needs=(Cond("here", word="ruins-and-lairs"), Cond("site-unlaid", word="automatic"), Cond("has-automatic")),
    ),
    event(HAZARD, Act("change-land", word="wilderness"), needs=(DOORS_IN_PLAY, Cond("path-has", word="wilderness"))),
    event(
        HAZARD,
        Act("modify-site", amount=1, word="site-type"),
        needs=(DOORS_IN_PLAY, Cond("here", word="ruins-and-lairs"), Cond("not-deeps")),
    ),
)

# On characters
card(
    "weariness-of-the-heart",
    event(
        HAZARD,
        Act("modify", IT, amount=-1, word="prowess", until="turn"),
        target(sel("targets", CHARACTER, Test("unmarked", "prowess"))),
    ),
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
    "tookish-blood",
    event(HAZARD, Act("call-home", IT, amount=11), target(sel("targets", race("hobbit")))),
    event(FREE, Act("protect", IT), target(sel("mine", race("hobbit"), Test("unmarked", "protected")))),
)
card("muster-disperses", event(HAZARD, Act("disperse", sel("factions", Test("faction")), amount=11)))


def lure(*tests: Test) -> Sel:
    """Who may be the bearer of a corruption card: one such card on a character in a turn, no two of a name."""
    return sel("targets", *tests, Test("free-of"), Test("fresh"))


card(
    "lure-of-nature",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, no(race("hobbit", "dwarf"))))),
    trigger("movement-end", Repeat(Amount("wilderness"), check(BEARER))),
    play(Cond("removable", word=4)),
)
card(
    "lure-of-the-senses",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER))),
    trigger("untap-end", check(sel("bearer", CHARACTER, Test("at-haven")))),
    play(Cond("removable", word=6)),
)
card(
    "lure-of-expedience",
    event(HAZARD, Act("attach", IT), target(lure(CHARACTER, NOT_WIZARD, no(race("hobbit"))))),
    trigger("item-gained", check(BEARER)),
    play(Cond("removable", word=5)),
)
card(
    "lure-of-power",
    event(HAZARD),
    trigger("influenced", Seq(check(sel("bound", CHARACTER, no(race("hobbit"))), -4), Act("discard-self"))),
)

# On sites
card(
    "river",
    event(
        HAZARD,
        Act("modify-site", amount=1, word="river"),
        needs=(Cond("company-moves"), Cond("site-unlaid", word="river")),
    ),
)
card(
    "greed",
    event(
        ("hazard", "guard-resource"),
        Act("modify-site", amount=1, word="greed"),
        needs=(Cond("site-unlaid", word="greed"),),
    ),
)
card(
    "seek-without-success",
    event(
        HAZARD,
        Act("send-back"),
        Act("discard", sel("agents", Test("skill", "ranger"), Test("at-target")), bind="other"),
        (Cond("company-moves"),),
    ),
)

# Hosts (Dark Minions)


def host(name: str, strike: Sel, *attacks: tuple[str, int, int], sites: tuple[str, ...], bonus: int = 0) -> None:
    """A hazard that takes the target of a strike prisoner if the strike succeeds."""
    effect = Act("captor", sel("struck", *strike.tests))
    more = (Act("modify", sel("struck", *strike.tests), amount=bonus, word="prowess", until="strike"),) if bonus else ()
    partly(
        name,
        event(
            ("strike-hazard", "hazard"),
            Seq(effect, *more) if more else effect,
            needs=(Cond("struck-fits", strike), Cond("rescue-site")),
        ),
        *[static("rescue-attack", 1, most=attack) for attack in attacks],
        static("rescue-site", 1, most=sites),
    )


host(
    "flies-and-spiders",
    sel("struck", CHARACTER, Test("attack", "spiders")),
    ("spiders", 3, 9),
    sites=("ruins-and-lairs",),
)
host(
    "spells-of-the-barrow-wights",
    sel("struck", CHARACTER, Test("attack", "undead")),
    ("undead", 3, 8),
    sites=("ruins-and-lairs", "shadow-hold"),
)
host(
    "waylaid-wounded-and-orc-dragged",
    sel("struck", race("hobbit"), Test("attack", "orcs")),
    ("orcs", 3, 6),
    ("orcs", 4, 7),
    ("orcs", 5, 8),
    sites=("ruins-and-lairs", "shadow-hold", "dark-hold"),
    bonus=2,
)
