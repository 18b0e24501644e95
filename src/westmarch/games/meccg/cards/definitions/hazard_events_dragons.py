"""Hazard events with Dragons and Drakes (The Dragons): what they do in an attack, and where they may be played."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    MOVES,
    NOT_WIZARD,
    ON_ATTACK,
    ON_STRIKE,
    SINGLE,
    STRUCK,
    UNREPEATED_ON_ATTACK,
    WORN,
    attack_by,
    change_attack,
    event,
    here,
    modify,
    path_has,
    play,
    race,
    sel,
    static,
    struck,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card

BY_WORM = attack_by("dragon", "drake")
ON_THE_STRIKE = Act("on-strike")

# On strikes
card(
    "Dragon’s Blood",
    event(ON_STRIKE, ON_THE_STRIKE, target(sel("struck", CHARACTER, Test("unstruck-by"))), (BY_WORM,)),
    trigger("its-strike-failed", Act("body-check", IT, amount=Num("protection", times=-1))),
)
card(
    "Memories Stolen",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", -3, STRUCK, "strike"), Act("attach", IT)),
        target(sel("struck", CHARACTER, NOT_WIZARD, Test("free-of"), Test("enchantable"))),
        (attack_by("dragon"), Cond("creature-attack")),
    ),
    static("no-skills", 1, WORN),
    play(Cond("removable", word=8), Cond("removed-at-haven"), Cond("removal-supported")),
)
card(
    "Exile of Solitude",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", -1, STRUCK, "strike"), modify("exiled", 1, STRUCK, "strike")),
        needs=(Cond("attacker-at-home"), struck(CHARACTER, NOT_WIZARD)),
    ),
    event(
        ON_ATTACK,
        Act("modify", sel("defenders", CHARACTER, NOT_WIZARD), ALL, 1, word="exiled", until="attack", bind="other"),
        needs=(Cond("attacker-is", word="earcaraxe-at-home"),),
    ),
)

# On attacks
card(
    "Half an Eye Open",
    event(
        ON_ATTACK,
        modify("must-face", 1, IT, "attack"),
        target(sel("defenders", CHARACTER, NOT_WIZARD)),
        (BY_WORM,),
    ),
)
card(
    "Deftness of Agility",
    event(ON_ATTACK, change_attack(-3, "doubled"), needs=(attack_by("dragon"),)),
    event(ON_ATTACK, change_attack(0, "doubled"), needs=(Cond("dragon-is", word="bairanax"),)),
    UNREPEATED_ON_ATTACK,
)
card(
    "Prowess of Age",
    event(
        ON_ATTACK,
        change_attack(Num("copies-on-attack", times=2, plus=1), "attack-prowess"),
        needs=(BY_WORM,),
    ),
    event(
        HAZARD,
        Act("negate", word="cancel-attack"),
        needs=(Cond("answers", word="cancel-attack"), Cond("attacker-unique-dragon")),
    ),
)
card(
    "Subtlety of Guile",
    event(
        HAZARD,
        modify("body", -1, IT, "turn"),
        target(sel("targets", CHARACTER, NOT_WIZARD, Test("wounded-by", "dragon"), Test("once"))),
    ),
    event(
        HAZARD,
        modify("body", -2, IT, "turn"),
        target(sel("targets", CHARACTER, NOT_WIZARD, Test("wounded-by-dragon", "itangast"), Test("once"))),
    ),
    event(
        ON_ATTACK,
        modify("body", -1, sel("defenders", CHARACTER, NOT_WIZARD, Test("once")), "turn"),
        needs=(Cond("dragon-is", word="itangast"),),
    ),
)
card(
    "Worm’s Stench",
    event(
        HAZARD,
        Seq(
            Act("modify-attacks", amount=2, word=("prowess-attacks", ("spiders", "animals"), "company")),
            When(
                DOORS_IN_PLAY,
                Seq(
                    Act("modify-attacks", amount=2, word=("prowess-attacks", ("wolves",), "company")),
                    Act(
                        "modify-attacks",
                        amount=1,
                        word=("strikes-attacks", ("wolves", "spiders", "animals"), "company"),
                    ),
                ),
            ),
        ),
        needs=(Cond("company-faced", word=("dragon", "drake")),),
    ),
)

# Where they may be played
A_DRAGON = sel("hand", race("dragon"), Test("creature"))
card(
    "Fever of Unrest",
    event(
        HAZARD,
        Act("attack-keyed", A_DRAGON, amount=0, word=(("land-wilderness",), 0, False)),
        needs=(path_has("wilderness", count=4),),
    ),
    event(
        HAZARD,
        Act(
            "attack-keyed",
            sel("hand", Test("name", "leucaruth")),
            amount=0,
            word=(("land-wilderness",), 0, False),
        ),
        needs=(path_has("wilderness", count=3),),
    ),
)
FAR_FROM_MORDOR = Cond("site-in", word=("gorgoroth", "nurn", "udun", "imlad-morgul"), no=True)
card(
    "Frenzy of Madness",
    event(
        HAZARD,
        Act("open-site", word="dragon"),
        Act("discard", sel("hand", Test("creature"), Test("keyed-to-site")), bind="other"),
        (here("shadow-hold"), FAR_FROM_MORDOR),
    ),
    event(
        HAZARD,
        Act("attack-keyed", sel("hand", Test("name", "daelomin")), amount=0, word=(("site",), 0, False)),
        needs=(here("shadow-hold"), FAR_FROM_MORDOR),
    ),
)
A_MANIFESTATION = sel("discard", Test("dragon"))
A_DRAKE = sel("discard", race("drake"), Test("creature"))
card(
    "From the Pits of Angband",
    event(HAZARD, needs=(SINGLE,)),
    trigger(
        "turn-ends",
        Seq(Act("take", A_MANIFESTATION, up_to=True, bind="item"), Act("take", A_DRAKE, up_to=True, bind="item")),
        (DOORS_IN_PLAY,),
    ),
    trigger(
        "turn-ends",
        Act("shuffle-in", sel("discard", Test("dragon-or-drake")), up_to=True, bind="item"),
        (Cond("in-play", word="doors-of-night", no=True),),
    ),
)
card(
    "Withered Lands",
    *[
        event(HAZARD, Act("double-land", word=(land, "wilderness")), needs=(DOORS_IN_PLAY, MOVES, path_has(land)))
        for land in ("wilderness", "shadow-land", "border-land")
    ],
)
