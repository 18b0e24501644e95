"""Resource events of knowledge, rings and stones."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.rings import one_ring_bearer
from westmarch.games.meccg.state import Arda

LONG = ("long-event",)
PLAN = ("organization",)
SITE = ("site",)
MY_SAGE = mine & sage
HIS_SAGE = its_company & sage
SAGE_HERE = targets & sage

# Companies and characters
card(
    "Fellowship",
    event_in(PLAN, to("on-company", it), cost=target(leaders & character & at_haven & large_company(4))),
    static("prowess", companions & companion, 1),
    static("check", companions & companion, 1),
    static("ends-with-company"),
)
card(
    "Return of the King",
    event_in(
        FREE,
        to("attach", it),
        cost=target(mine & named("aragorn-ii") & at_site("minas-tirith")),
        needs=(cannot_spot(named("denethor-ii")),),
    ),
    static("influence", bearer, 3),
)
card(
    "Three Golden Hairs",
    event_in(FREE, Seq(to("attach", it), to("discard", on_bearer & corruption_card, ALL, bind="item")), cost=target(
            mine & diplomat & ~wizard & ~hobbit & ~named("galadriel") & at_site_with("galadriel")
        )),
    static("check", bearer, 2),
)  # fmt: skip
card(
    "Hobbit-lore",
    event_in(
        PLAN,
        Seq(to("attach", it), to("tap", it, bind="item")),
        cost=target(mine & named("gandalf") & at_haven & free_of),
    ),
    static("influence", bearer, 2, target=people("hobbit")),
)
card(
    "Gift of Comprehension",
    event_in(FREE, to("attach", who_tapped), cost=tap(mine & dunadan & at_haven)),
    static("skill", bearer, 1, word="sage"),
)
card(
    "Herb-lore",
    event_in(
        ("movement",),
        Seq(to("attach", it), to("tap", it, bind="item")),
        cost=target(targets & named("radagast")),
        needs=(cond("company-moves"), path_has("wilderness")),
    ),
    action(
        PLAN, Seq(to("restore", companions & character, ALL, bind="item"), do("discard-self")), cost=tap(the_bearer)
    ),
)

# Knowledge that must be brought home
BROUGHT_HOME = (static("stored"), static("holds-tapped"))
#: No other copy that is in play was played at this site.
ONE_FROM_HERE = cond("another-from-here", no=True)
#: What can be made whole again.
BROKEN = in_discard & item_of("minor", "major") & worn_as("weapon", "armor", "shield")
LEARN = event_in(SITE, Seq(do("tap-site"), to("attach", who_tapped)), cost=tap(SAGE_HERE), needs=(INFORMATION,))
card("Dreams of Lore", LEARN, *BROUGHT_HOME)
card(
    "Reforging",
    LEARN,
    *BROUGHT_HOME,
    action(
        ("stored",),
        Seq(to("give-item", BROKEN, bind="item"), DISCARD_SELF),
        cost=tap(mine & sage & at_haven),
        needs=(spot(BROKEN),),
    ),
)
card(
    "Vein of Arda",
    *[
        event_in(
            SITE,
            Seq(do("played-here"), do("tap-site"), to("attach", who_tapped)),
            cost=tap(who),
            needs=(cond("deeps"), ONE_FROM_HERE),
        )
        for who in (SAGE_HERE, targets & dwarf)
    ],
    *BROUGHT_HOME,
)
card(
    "Rescue Prisoners",
    event_in(
        SITE,
        Seq(
            do("played-here"),
            face_attack("spiders", strikes=2, prowess=7),
            to("tap", targets & character, bind="tapped", up_to=True),
            to("attach", who_tapped, ALL),
            do("discard-unless-attached"),
        ),
        needs=(
            here("shadow-hold", "dark-hold"),
            cond("site-tapped"),
            spot(targets & character & untapped),
            ONE_FROM_HERE,
        ),
    ),
    *BROUGHT_HOME,
    static("stores-at", word=("haven", "free-hold", "border-hold")),
)

# Knowledge that serves where it was found
card(
    "Far-sight",
    event_in(
        SITE,
        Seq(do("tap-site"), to("take", in_deck & item), check(who_tapped)),
        cost=tap(SAGE_HERE),
        needs=(INFORMATION,),
    ),
)


def enchantment(name: str, value: str, amount: int, moment: str) -> None:
    """A sage's light enchantment: he taps to help a check of a companion, and makes one himself."""
    card(
        name,
        LEARN,
        action(
            (moment,),
            Seq(modify(value, amount, the_checker, "check"), check(who_tapped)),
            cost=tap(the_bearer),
            needs=(spot(checking & companion),),
        ),
    )


enchantment("When I Know Anything", "check", 3, "corruption-check")
enchantment("When You Know More", "attempt", 2, "influence-check")


def taught(name: str, who: Sel, *abilities: Ability) -> None:
    """Lore that somebody learns by tapping."""
    card(name, event_in(FREE, to("attach", who_tapped), cost=tap(who)), *abilities)


def by_tapping(phases: tuple[str, ...], effect: Effect, *needs: Cond) -> Ability:
    return action(phases, Seq(effect, check(who_tapped)), cost=tap(the_bearer), needs=needs)


taught(
    "Lore of the Ages",
    mine & elf & at_haven,
    by_tapping(("attack",), modify("prowess", 1, defenders & character, "attack"), ATTACKED),
)
taught(
    "Tales of the Hunt",
    mine & men & at_type("border-hold"),
    by_tapping(
        FREE,
        to("untap", companions & character & ~its_bearer, bind="item"),
        spot(companions & character & ~its_bearer & status_tapped),
    ),
)
taught(
    "Mathom Lore",
    mine & hobbit & at_site("bag-end"),
    by_tapping(
        PLAN,
        to("take", in_deck_or_discard & item_of("minor")),
        spot(in_deck_or_discard & item_of("minor")),
    ),
)

# Rituals


def ritual(
    name: str, effect: Effect, cost: Effect | None = None, *needs: Cond, amount: int = 0, phases: tuple[str, ...] = FREE
) -> None:
    """A sage taps, and makes a corruption check afterwards."""
    whole = tap(MY_SAGE) if cost is None else Seq(tap(MY_SAGE), cost)
    card(name, event_in(phases, Seq(effect, check(who_tapped, amount)), cost=whole, needs=needs))


def with_his_sage(who: Sel) -> Seq:
    """Something of a company is chosen, and a sage of that company taps."""
    return Seq(target(who & in_company_of(untapped & sage)), tap(HIS_SAGE))


ritual(
    "Marvels Told",
    to("discard", it, bind="item"),
    target(hazards_in_play & (long_event | permanent_event) & event_card & ~keyword("environment")),
    amount=-2,
)


@odd_if("information is playable at the site", "se puede jugar información en el lugar")
def information_here(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and g.site_face(g.here).information


card(
    "Look More Closely Later",
    event_in(
        SITE,
        Seq(do("untap-site"), check(who_tapped)),
        cost=tap(SAGE_HERE),
        needs=(cond("site-tapped"), information_here),
    ),
)
card(
    "Wielded Twice",
    event_in(
        FREE,
        Seq(to("untap", it, bind="item"), check(who_tapped)),
        cost=with_his_sage(my_items & item & status_tapped),
    ),
)
card(
    "Warm Now Be Heart and Limb",
    event_in(
        PLAN,
        Seq(
            to("heal", it, bind="item"),
            check(who_tapped),
            Repeat(
                per(its_company & sage & untapped),
                May(Seq(tap(HIS_SAGE), to("heal", its_company & character & wounded, bind="item"), check(who_tapped))),
            ),
        ),
        cost=with_his_sage(mine & character & wounded),
    ),
)
card(
    "Wizard Uncloaked",
    event_in(
        FREE,
        Seq(
            to("return-to-hand", attached_cards & hazard_card & on_wizards_company, ALL, bind="item"),
            check(it, -2),
        ),
        cost=target(mine & wizard),
    ),
)

# Rings
GOLD_WITH_SAGE = my_items & gold_ring & in_company_of(sage)
card("Test of Form", event_in(FREE, to("test-ring", GOLD_WITH_SAGE, amount=0)))
card("Test of Lore", event_in(FREE, to("test-ring", GOLD_WITH_SAGE, amount=-1)))

# Stones
card(
    "Use Palantír",
    event_in(FREE, modify("palantir", 1, who_tapped, "turn"), cost=tap(mine & sage & bearing(keyword("palantir")))),
)
card(
    "Align Palantír",
    event_in(FREE, to("attach", it), cost=target(my_items & keyword("palantir") & in_company_of(sage) & free_of)),
    static("attunes"),
    static("stored-with"),
    each(on("arrived"), do("discard-self")),
)

# Hands and decks
card("Smoke Rings", event_in(FREE, to("shuffle-in", in_sideboard_or_discard & (resource_card | character))))
card("Secret News", event_in(FREE, do("reveal-hand", 5)))
card(
    "Cup of Farewell",
    event_in(PLAN, to("on-company", it), cost=target(leaders & character & at_haven)),
    action(
        PLAN,
        Seq(
            to("take", in_sideboard & item_of("minor")),
            modify("once", 1, this, "turn"),
        ),
        cost=tap(companions & character & at_haven),
        needs=(cond("marked", word="once", no=True), spot(in_sideboard & item_of("minor"))),
    ),
)
card(
    "Choice of Lúthien",
    event_in(FREE, to("attach", it), cost=target(mine & named("arwen") & at_site("minas-tirith"))),
    static("influence", bearer, 2),
    static("mind", bearer, 2),
    each(
        on("arrived"),
        do("discard-self"),
        needs=(cond("site-in", word=("anorien", "lebennin", "lamedon", "belfalas", "anfalas"), no=True),),
    ),
    action(FREE, to("take", in_deck_or_discard & playable_here), cost=tap(the_bearer)),
)
card(
    "Withdrawn to Mordor",
    event_in(FREE, to("discard", it, bind="item"), cost=target(unmasked & ~own & mind_at_most(5))),
    event_in(FREE, to("return-to-hand", it, bind="item"), cost=target(unmasked & ~own & ~mind_at_most(5))),
    event_in(FREE, to("discard-guard", it), cost=target(leaders & character & guarded)),
)

# Sites with a hoard
card(
    "Dwarven Hoard",
    event_in(
        SITE, do("modify-site", 1, word="hoard"), cost=tap(targets & dwarf), needs=(here("dark-hold", "shadow-hold"),)
    ),
)

# The end of the Ring
AT_DOOM = cond("ring-at", word="mount-doom")
card("Cracks of Doom", event_in(SITE, do("doom", -4), needs=(AT_DOOM,)))


@odd_if("Gollum is with it", "Gollum está con él")
def gollum_there(g: Arda, run: Asker) -> bool:
    bearer = one_ring_bearer(g, run.seat)
    return bearer >= 0 and any([g.face(card).id == "gollum" for card in g.allies(g.company[bearer])])


card("Gollum’s Fate", event_in(SITE, do("destroy-ring"), needs=(AT_DOOM, gollum_there)))

# Meetings
card(
    "A Chance Meeting",
    event_in(
        ("organization", "site", "end"),
        to("bring-in", in_hand & character & ~wizard, bind="item", word="direct"),
        cost=target(leaders & character & at_type("free-hold", "border-hold", "ruins-and-lairs")),
    ),
)
