"""Creatures. Strikes, prowess, body and places are printed facts."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Effect, Num, Seq, Test
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    NOT_WIZARD,
    ON_ATTACK,
    SELF,
    SEND_BACK,
    TAP_SELF,
    UNTAPPED,
    action,
    against,
    all_check,
    attack_by,
    attacks,
    change_attack,
    check,
    event,
    modify,
    no,
    race,
    sel,
    static,
    tap,
    target,
    trigger,
)

# Nothing but printed values
for name in (
    "agburanar", "ambusher", "bairanax", "cave-drake", "cave-worm", "corsairs-of-umbar", "daelomin", "dire-wolves",
    "dunlending-raiders", "earcaraxe", "ghouls", "giant", "gothmog", "half-trolls-of-far-harad", "hobgoblins", "huorn",
    "ice-drake", "itangast", "land-drake", "lesser-spiders", "leucaruth", "light-drake", "marsh-drake", "morgul-rats",
    "mumak-oliphant", "olog-hai-trolls", "orc-guard", "orc-patrol", "orc-raiders", "orc-warriors", "orc-watch",
    "pukel-men", "rain-drake", "rogrog", "sand-drake", "scatha", "scorba", "sea-serpent", "silent-watcher", "smaug",
    "stirring-bones", "the-great-goblin", "thunders-companion", "true-cold-drake", "true-fire-drake", "wargs",
    "watcher-in-the-water", "winged-cold-drake", "winged-fire-drake", "wolves",
):  # fmt: skip
    card(name)

# Stronger against some, or after others
card("orc-lieutenant", static("attack-prowess", 4, to=attacks(Test("after-attack", "orcs"))))
card("orc-warband", static("attack-prowess", 3, to=attacks(Test("after-attack", "orcs"))))
card("old-man-willow", static("target-prowess", 2, sel("struck", race("hobbit"))))
card("durins-bane", static("wound-check", 1))
card("neeker-breekers", static("spares", 1, sel("struck", Test("wizard"))), static("fights-with-mind"))

# What they do to those they wound
card("abductor", trigger("wounds", Act("discard", sel("bound", CHARACTER, NOT_WIZARD), bind="other")))
card("barrow-wight", trigger("wounded-after", check(IT, -2)))
card("ghosts", trigger("wounded-after", check(IT, -1)))
card("giant-spiders", static("tie-discards"))
card("carrion-birds", static("wound-check", -1), trigger("wounds", Act("body-check", IT, amount=-1)))
for name, others in (
    ("tom-tuma", ("bert-burat", "william-wuluag")),
    ("bert-burat", ("tom-tuma", "william-wuluag")),
    ("william-wuluag", ("bert-burat", "tom-tuma")),
):
    card(name, trigger("wounds", Act("discard-items", IT), (Cond("faced", word=others),)))

# Robbers
A_COMPANY_ITEM = sel("company-items", Test("item"))
card("brigands", trigger("wounds", Act("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card("were-worm", trigger("wounds", Act("discard", A_COMPANY_ITEM, bind="item")))
card("thief", static("harmless"), trigger("strike-won", Act("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card(
    "pick-pocket",
    static("harmless"),
    trigger("strike-won", Act("discard", sel("bore", Test("item")), by="defender", bind="item")),
)

# What they do to the company
card("corpse-candle", trigger("attack-begins", all_check(sel("defenders", CHARACTER))))
card("crebain", trigger("attack-over", Act("reveal-hand", amount=Num("count", sel("defenders", CHARACTER)))))
card("fell-turtle", trigger("strike-won", SEND_BACK))
card("wild-fell-beast", trigger("attack-over", Act("tap", sel("defenders", CHARACTER, UNTAPPED), ALL, bind="other")))
card(
    "chill-douser",
    trigger(
        "attack-over",
        Seq(
            Act("modify-attacks", amount=1, word=("strikes-attacks", ("undead",), "company")),
            Act("modify-attacks", amount=1, word=("prowess-attacks", ("undead",), "company")),
        ),
    ),
)
for name in ("buthrakaur-the-green", "umagaur-the-pale"):
    card(name, trigger("attack-over", Act("uncount", word=("orcs", "trolls"))))

# Several attacks, which companions may take upon themselves
card(
    "assassin",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, Act("evade")),
        tap(sel("defenders", CHARACTER, no(Test("struck")))),
        (Cond("struck-fits", sel("struck", CHARACTER)), Cond("evaded-less", amount=2)),
    ),
)
card(
    "slayer",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, Act("evade")),
        tap(sel("defenders", CHARACTER)),
        (Cond("struck-fits", sel("struck", CHARACTER)), Cond("evaded-less", amount=1)),
    ),
)
card(
    "nameless-thing",
    action(
        ("evade",),
        Seq(CANCEL_ATTACK, Act("evade")),
        tap(sel("defenders", CHARACTER)),
        (Cond("before-strikes"), Cond("evaded-less", amount=1)),
    ),
)

# Creatures that may be events
card("mouth-of-sauron", event(HAZARD, Act("take", sel("discard", Test("hazard"), no(Test("self"))))))
card(
    "wolf-riders",
    event(ON_ATTACK, change_attack(1, "attack-prowess", "strikes"), needs=(attack_by("wolves"),)),
)
card(
    "shelob",
    event(HAZARD, Act("stay-in-play"), needs=(DOORS_IN_PLAY,)),
    static("attack-prowess", 1, to=against("spiders", "animals", also=(Test("source-stays"),))),
    static("strikes", 1, to=against("spiders", "animals", also=(Test("source-stays"),))),
    action(HAZARD, Act("attack-with", SELF, amount=0), needs=(Cond("marked", word="permanent"),)),
    static("ends-without", 1, None, "doors-of-night"),
)


# The Nazgul: creatures, or permanent events that are tapped for their effect


def nazgul(
    name: str,
    effect: Effect,
    named: Effect | None = None,
    phases: tuple[str, ...] = HAZARD,
    needs: tuple[Cond, ...] = (),
    *more: Ability,
) -> None:
    cost = TAP_SELF if named is None else Seq(named, TAP_SELF)
    in_play = Cond("marked", word="permanent")
    lasting = isinstance(effect, Act) and effect.verb == "linger"
    card(
        name,
        event(HAZARD, Act("stay-in-play")),
        action(phases, effect if lasting else Seq(effect, Act("discard-self")), cost, (in_play, *needs)),
        *more,
    )


WOLVES_SPIDERS_ANIMALS = ("wolves", "spiders", "animals")
nazgul("adunaphel", Act("tap", IT, bind="other"), target(sel("theirs", CHARACTER, UNTAPPED)))
nazgul("akhorahil", modify("body", -1, IT, "turn"), target(sel("theirs", CHARACTER)))
nazgul("dwar-of-waw", Act("modify-attacks", amount=1, word=("prowess-attacks", WOLVES_SPIDERS_ANIMALS, "all")))
nazgul("hoarmurath-of-dir", change_attack(1, "strikes"), None, ("attacker",))
nazgul(
    "indur-dawndeath",
    Act("discard", sel("bore", no(Test("ring"))), by="defender", bind="item"),
    target(sel("theirs", CHARACTER, Test("wounded"))),
)
nazgul(
    "khamul-the-easterling",
    Act("discard", sel("their-hand"), Num("count", sel("nazgul")), by="opponent", bind="item"),
)
nazgul("ren-the-unclean", all_check(sel("play", CHARACTER)))
nazgul("uvatha-the-horseman", Act("take", sel("discard", Test("creature"))))
nazgul(
    "witch-king-of-angmar",
    Act("linger"),
    None,
    HAZARD,
    (),
    static("site-type", 1, sel("play", Test("site-type", "shadow-hold"), Test("source-tapped"))),
)
