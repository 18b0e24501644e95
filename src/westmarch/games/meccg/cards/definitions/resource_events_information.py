"""Resource events of knowledge, rings and stones."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Effect, May, Num, Repeat, Sel, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    CHARACTER,
    CHECKER,
    COMPANIONS,
    DISCARD_SELF,
    FREE,
    INFORMATION,
    IT,
    NOT_WIZARD,
    UNTAPPED,
    WHO_TAPPED,
    WORN,
    action,
    any_of,
    check,
    event,
    here,
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

LONG = ("long-event",)
PLAN = ("organization",)
SITE = ("site",)
MY_SAGE = sel("mine", skill("sage"))
HIS_SAGE = sel("its-company", skill("sage"))
WITH_A_SAGE = Test("with-untapped", "sage")
SAGE_HERE = sel("targets", skill("sage"))

# Companies and characters
card(
    "Fellowship",
    event(PLAN, Act("on-company", IT), target(sel("leaders", CHARACTER, Test("at-haven"), Test("large-company", 4)))),
    static("prowess", 1, sel("companions", Test("companion"))),
    static("check", 1, sel("companions", Test("companion"))),
    static("ends-with-company"),
)
card(
    "Return of the King",
    event(
        FREE,
        Act("attach", IT),
        target(sel("mine", Test("name", "aragorn-ii"), Test("at-site", "minas-tirith"))),
        (Cond("spot", sel("play", Test("name", "denethor-ii")), no=True),),
    ),
    static("influence", 3, WORN),
)
card(
    "Three Golden Hairs",
    event(
        FREE,
        Seq(Act("attach", IT), Act("discard", sel("on-bearer", Test("corruption-card")), ALL, bind="item")),
        target(
            sel(
                "mine", skill("diplomat"), NOT_WIZARD, no(race("hobbit")), no(Test("name", "galadriel")),
                Test("at-site-with", "galadriel"),
            )
        ),
    ),
    static("check", 2, WORN),
)  # fmt: skip
card(
    "Hobbit-lore",
    event(
        PLAN,
        Seq(Act("attach", IT), Act("tap", IT, bind="item")),
        target(sel("mine", Test("name", "gandalf"), Test("at-haven"), Test("free-of"))),
    ),
    static("influence", 2, WORN, to=any_of("hobbit")),
)
card(
    "Gift of Comprehension",
    event(FREE, Act("attach", WHO_TAPPED), tap(sel("mine", race("dunadan"), Test("at-haven")))),
    static("skill", 1, WORN, "sage"),
)
card(
    "Herb-lore",
    event(
        ("movement",),
        Seq(Act("attach", IT), Act("tap", IT, bind="item")),
        target(sel("targets", Test("name", "radagast"))),
        (Cond("company-moves"), path_has("wilderness")),
    ),
    action(PLAN, Seq(Act("restore", COMPANIONS, ALL, bind="item"), Act("discard-self")), tap(BEARER)),
)

# Knowledge that must be brought home
BROUGHT_HOME = (static("stored"), static("holds-tapped"))
#: No other copy that is in play was played at this site.
ONE_FROM_HERE = Cond("another-from-here", no=True)
#: What can be made whole again.
BROKEN = sel("discard", Test("item-sort", ("minor", "major")), Test("slot", ("weapon", "armor", "shield")))
LEARN = event(SITE, Seq(Act("tap-site"), Act("attach", WHO_TAPPED)), tap(SAGE_HERE), (INFORMATION,))
card("Dreams of Lore", LEARN, *BROUGHT_HOME)
card(
    "Reforging",
    LEARN,
    *BROUGHT_HOME,
    action(
        ("stored",),
        Seq(Act("give-item", BROKEN, bind="item"), DISCARD_SELF),
        tap(sel("mine", skill("sage"), Test("at-haven"))),
        (spot(BROKEN),),
    ),
)
card(
    "Vein of Arda",
    *[
        event(
            SITE,
            Seq(Act("played-here"), Act("tap-site"), Act("attach", WHO_TAPPED)),
            tap(who),
            (Cond("deeps"), ONE_FROM_HERE),
        )
        for who in (SAGE_HERE, sel("targets", race("dwarf")))
    ],
    *BROUGHT_HOME,
)
card(
    "Rescue Prisoners",
    event(
        SITE,
        Seq(
            Act("played-here"),
            Act("face-attack", word=("spiders", 2, 7)),
            Act("tap", sel("targets", CHARACTER), bind="tapped", up_to=True),
            Act("attach", WHO_TAPPED, ALL),
            Act("discard-unless-attached"),
        ),
        needs=(
            here("shadow-hold", "dark-hold"),
            Cond("site-tapped"),
            spot(sel("targets", CHARACTER, UNTAPPED)),
            ONE_FROM_HERE,
        ),
    ),
    *BROUGHT_HOME,
    static("stores-at", 1, None, ("haven", "free-hold", "border-hold")),
)

# Knowledge that serves where it was found
card(
    "Far-sight",
    event(
        SITE,
        Seq(Act("tap-site"), Act("take", sel("deck", Test("item"))), check(WHO_TAPPED)),
        tap(SAGE_HERE),
        (INFORMATION,),
    ),
)


def enchantment(name: str, value: str, amount: int, moment: str) -> None:
    """A sage's light enchantment: he taps to help a check of a companion, and makes one himself."""
    card(
        name,
        LEARN,
        action(
            (moment,),
            Seq(modify(value, amount, CHECKER, "check"), check(WHO_TAPPED)),
            tap(BEARER),
            (spot(sel("checker", Test("companion"))),),
        ),
    )


enchantment("When I Know Anything", "check", 3, "corruption-check")
enchantment("When You Know More", "attempt", 2, "influence-check")


def taught(name: str, who: Sel, *abilities: Ability) -> None:
    """Lore that somebody learns by tapping."""
    card(name, event(FREE, Act("attach", WHO_TAPPED), tap(who)), *abilities)


def by_tapping(phases: tuple[str, ...], effect: Effect, *needs: Cond) -> Ability:
    return action(phases, Seq(effect, check(WHO_TAPPED)), tap(BEARER), needs)


taught(
    "Lore of the Ages",
    sel("mine", race("elf"), Test("at-haven")),
    by_tapping(("attack",), modify("prowess", 1, sel("defenders", CHARACTER), "attack"), ATTACKED),
)
taught(
    "Tales of the Hunt",
    sel("mine", race("men"), Test("at-type", "border-hold")),
    by_tapping(
        FREE,
        Act("untap", sel("companions", CHARACTER, no(BY_BEARER)), bind="item"),
        spot(sel("companions", CHARACTER, no(BY_BEARER), Test("status-tapped"))),
    ),
)
taught(
    "Mathom Lore",
    sel("mine", race("hobbit"), Test("at-site", "bag-end")),
    by_tapping(
        PLAN,
        Act("take", sel("deck-or-discard", Test("item-sort", "minor"))),
        spot(sel("deck-or-discard", Test("item-sort", "minor"))),
    ),
)

# Rituals


def ritual(
    name: str, effect: Effect, cost: Effect | None = None, *needs: Cond, amount: int = 0, phases: tuple[str, ...] = FREE
) -> None:
    """A sage taps, and makes a corruption check afterwards."""
    whole = tap(MY_SAGE) if cost is None else Seq(tap(MY_SAGE), cost)
    card(name, event(phases, Seq(effect, check(WHO_TAPPED, amount)), whole, needs))


def of_the_company(who: Sel) -> Seq:
    """Something of a company is chosen, and a sage of that company taps."""
    return Seq(target(who), tap(HIS_SAGE))


ritual(
    "Marvels Told",
    Act("discard", IT, bind="item"),
    target(sel("hazards", Test("long-or-permanent"), Test("event"), no(Test("keyword", "environment")))),
    amount=-2,
)
card(
    "Look More Closely Later",
    event(
        SITE,
        Seq(Act("untap-site"), check(WHO_TAPPED)),
        tap(SAGE_HERE),
        (Cond("site-tapped"), Cond("information-site")),
    ),
)
card(
    "Wielded Twice",
    event(
        FREE,
        Seq(Act("untap", IT, bind="item"), check(WHO_TAPPED)),
        of_the_company(sel("items", Test("item"), Test("status-tapped"), WITH_A_SAGE)),
    ),
)
card(
    "Warm Now Be Heart and Limb",
    event(
        PLAN,
        Seq(
            Act("heal", IT, bind="item"),
            check(WHO_TAPPED),
            Repeat(
                Num("count", sel("its-company", skill("sage"), UNTAPPED)),
                May(Seq(tap(HIS_SAGE), Act("heal", sel("its-company", CHARACTER, Test("wounded"))), check(WHO_TAPPED))),
            ),
        ),
        of_the_company(sel("mine", CHARACTER, Test("wounded"), WITH_A_SAGE)),
    ),
)
card(
    "Wizard Uncloaked",
    event(
        FREE,
        Seq(
            Act("return-to-hand", sel("attached", Test("hazard"), Test("on-wizards-company")), ALL, bind="item"),
            check(IT, -2),
        ),
        target(sel("mine", Test("wizard"))),
        (spot(sel("attached", Test("hazard"), Test("on-wizards-company"))),),
    ),
)

# Rings
GOLD_WITH_SAGE = sel("items", Test("gold-ring"), Test("with-skill", "sage"))
card("Test of Form", event(FREE, Act("test-ring", GOLD_WITH_SAGE, amount=0)))
card("Test of Lore", event(FREE, Act("test-ring", GOLD_WITH_SAGE, amount=-1)))

# Stones
card(
    "Use Palantír",
    event(
        FREE,
        modify("palantir", 1, WHO_TAPPED, "turn"),
        tap(sel("mine", skill("sage"), Test("bears-keyword", "palantir"))),
    ),
)
card(
    "Align Palantír",
    event(
        FREE,
        Act("attach", IT),
        target(sel("items", Test("keyword", "palantir"), Test("with-skill", "sage"), Test("free-of"))),
    ),
    static("attunes"),
    static("stored-with"),
    trigger("arrived", Act("discard-self")),
)

# Hands and decks
card("Smoke Rings", event(FREE, Act("shuffle-in", sel("sideboard-or-discard", Test("resource-or-character")))))
card("Secret News", event(FREE, Act("reveal-hand", amount=5)))
card(
    "Cup of Farewell",
    event(PLAN, Act("on-company", IT), target(sel("leaders", CHARACTER, Test("at-haven")))),
    action(
        PLAN,
        Seq(
            Act("take", sel("sideboard", Test("item-sort", "minor"))),
            modify("once", 1, sel("self", Test("self")), "turn"),
        ),
        tap(sel("companions", CHARACTER, Test("at-haven"))),
        (Cond("marked", word="once", no=True), spot(sel("sideboard", Test("item-sort", "minor")))),
    ),
)
card(
    "Choice of Lúthien",
    event(FREE, Act("attach", IT), target(sel("mine", Test("name", "arwen"), Test("at-site", "minas-tirith")))),
    static("influence", 2, WORN),
    static("mind", 2, WORN),
    trigger(
        "arrived",
        Act("discard-self"),
        (Cond("site-in", word=("anorien", "lebennin", "lamedon", "belfalas", "anfalas"), no=True),),
    ),
    action(FREE, Act("take", sel("deck-or-discard", Test("playable-here"))), tap(BEARER)),
)
card(
    "Withdrawn to Mordor",
    event(FREE, Act("discard", IT, bind="item"), target(sel("unmasked", Test("theirs"), Test("mind-at-most", 5)))),
    event(
        FREE,
        Act("return-to-hand", IT, bind="item"),
        target(sel("unmasked", Test("theirs"), no(Test("mind-at-most", 5)))),
    ),
    event(FREE, Act("discard-guard", IT), target(sel("leaders", CHARACTER, Test("guarded")))),
)

# Sites with a hoard
card(
    "Dwarven Hoard",
    event(
        SITE,
        Act("modify-site", amount=1, word="hoard"),
        tap(sel("targets", race("dwarf"))),
        (here("dark-hold", "shadow-hold"),),
    ),
)

# The end of the Ring
AT_DOOM = Cond("ring-at", word="mount-doom")
card("Cracks of Doom", event(SITE, Act("doom", amount=-4), needs=(AT_DOOM,)))
card("Gollum’s Fate", event(SITE, Act("destroy-ring"), needs=(AT_DOOM, Cond("gollum-there"))))

# Meetings
card(
    "A Chance Meeting",
    event(
        ("organization", "site", "end"),
        Act("bring-in", sel("hand", CHARACTER, NOT_WIZARD), bind="item", word="direct"),
        target(sel("leaders", CHARACTER, Test("at-type", ("free-hold", "border-hold", "ruins-and-lairs")))),
    ),
)
