"""Hazard events on journeys, sites and rest: what holds companies up, meets them, or drives them astray."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    AT_SITE,
    CHARACTER,
    DISCARD_SELF,
    DOORS,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    MOVES,
    NOT_WIZARD,
    SINGLE,
    event,
    here,
    no,
    path_has,
    play,
    sel,
    skill,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card

NOT_ROLLED = Cond("rolled", no=True)


# On sites
HELD_UP = When(NOT_ROLLED, Act("stay-here"))
card(
    "Siege",
    event(HAZARD, Act("on-site"), needs=(here("free-hold", "border-hold"), Cond("site-without"))),
    trigger("site-begins", Act("face-attack", word=("orcs", 3, 7))),
    trigger(
        "departure",
        Seq(Act("roll", amount=Num("count", sel("targets", CHARACTER, no(skill("scout"))), times=-1), word=4), HELD_UP),
    ),
)
card(
    "Doubled Vigilance",
    event(AT_SITE, Act("on-site"), needs=(here("shadow-hold"),)),
    event(AT_SITE, Act("on-site"), needs=(here("ruins-and-lairs", "border-hold"), DOORS_IN_PLAY)),
    play(Cond("site-without")),
    trigger(
        "entering",
        Seq(
            Act("roll", amount=Num("company-size", times=-1), word=6),
            When(NOT_ROLLED, Act("face-attack", word=("orcs", 4, 9))),
        ),
    ),
)
card(
    "Known to an Ounce",
    event(HAZARD, Act("on-site"), needs=(Cond("hoard"), Cond("site-without"))),
    event(HAZARD, Act("attach", IT), target(sel("events", Test("at-home-dragon"), Test("without-copy")))),
    trigger("item-here", Act("attacks-again", amount=0, word="same")),
)
LAVA = ("lava", "each", 6)
card(
    "The Black Enemy’s Wrath",
    event(AT_SITE, needs=(SINGLE,)),
    static("adds-attack", 1, sel("play", Test("site-type", "shadow-hold")), LAVA),
    static("adds-attack", 1, sel("play", Test("site-type", "dark-hold")), LAVA),
    static("adds-attack", 1, sel("play", Test("deeps-site")), LAVA),
    static("uncancellable"),
    static("no-weapons"),
    static("stay-penalty", 2),
)
card(
    "Ireful Flames",
    event(HAZARD),
    static("toll", 1, sel("play", Test("name", ("the-lonely-mountain", "irerock", "zarak-dum", "gold-hill")))),
    static("ends-with-deck"),
)

# On the way
card(
    "Earth-tremors",
    event(
        HAZARD,
        Seq(When(Cond("moves-below"), Act("face-attack", word=("rock-fall", "each", 7))), Act("lift-effects")),
        needs=(SINGLE,),
    ),
    trigger("company-moves", Act("face-attack", word=("rock-fall", "each", 7)), (Cond("moves-below"),)),
    static("uncancellable"),
    static("no-weapons"),
    static("cancels-effects", 1, None, ("into-dark-tunnels", "old-road", "great-road", "bridge")),
)
card(
    "Song of the Lady",
    event(HAZARD),
    trigger(
        "departure",
        Seq(
            Act(
                "roll",
                amount=Num("company-of", times=-1, word="men"),
                word=(6, Num("company-of", times=-1, word="hobbit"), Num("company-of", times=2, word="dwarf")),
            ),
            HELD_UP,
        ),
        (Cond("starts-at", word="lorien"),),
    ),
)
card(
    "Cruel Caradhras",
    event(
        HAZARD,
        Act("face-strikes", amount=8),
        needs=(
            MOVES,
            Cond(
                "passes",
                word=("high-pass", "redhorn-gate", "angmar", "gundabad", "grey-mountain-narrows", "imlad-morgul"),
            ),
        ),
    ),
    static("uncancellable"),
    static("strikes-wound-check", 1),
)
card(
    "Shadow of Mordor",
    event(HAZARD, needs=(SINGLE,)),
    static("limit-by-draws"),
    static("draws-by-draws", 1, sel("play", DOORS)),
)
card(
    "Noose of the Sea",
    event(HAZARD, When(path_has("coastal-sea"), Act("lift-short-events"))),
    trigger("company-moves", Act("lift-short-events"), (path_has("coastal-sea"),)),
)
A_SITE_INSTEAD = Act("replace-site", sel("my-sites", Test("by-sea")), bind="item")
card(
    "Winds of Wrath",
    event(HAZARD, A_SITE_INSTEAD, needs=(DOORS_IN_PLAY, MOVES, path_has("coastal-sea"))),
)
card(
    "Chance of Being Lost",
    event(
        HAZARD,
        Seq(
            Act("roll", amount=Num("count", sel("targets", skill("ranger")), times=-2), word=6),
            When(Cond("rolled"), Act("replace-site", sel("my-sites", Test("near-new-site")), bind="item")),
        ),
        needs=(MOVES, Cond("by-map"), Cond("spot", sel("my-sites", Test("near-new-site")))),
    ),
)
card(
    "The Reach of Ulmo",
    event(("hazard", "reveal"), needs=(SINGLE,)),
    static("below", -2),
    static("cancels-effects", 1, None, ("great-ship", "ford")),
    trigger("effect-cancelled", Act("ends-now")),
    trigger("company-arrives", DISCARD_SELF, (Cond("came-from-below"),)),
    play(Cond("foreseen")),
    static("ends-with-deck"),
)
card(
    "Reluctant Final Parting",
    event(HAZARD, Act("discard", sel("all-allies", Test("far-from-home")), ALL), needs=(SINGLE,)),
    trigger("company-arrives", Act("discard", sel("all-allies", Test("far-from-home")), ALL)),
    static("ends-with-deck"),
)
DARK = Test("in-dark-realm", ("dark-domain", "gorgoroth"))
card(
    "In the Heart of his Realm",
    event(HAZARD),
    static("draws", -1, sel("play", CHARACTER, Test("first"), Test("path", "dark-domain")), "realm"),
    static("no-skill", 1, sel("play", CHARACTER, DARK), "sage"),
    static("no-magic", 1, sel("play", CHARACTER, DARK)),
    static("ends-with-deck"),
)
card(
    "Stormcrow",
    event(HAZARD, Act("discard", sel("company-events", Test("on-wizards")), ALL), needs=(SINGLE,)),
    static("influence", Num("while", times=-2, plus=-2, word="doors-of-night"), sel("play", Test("wizard"))),
    static("no-company-events", 1, sel("play", CHARACTER, Test("first"), Test("with-a-wizard"))),
    static("ends-with-deck"),
)
card(
    "Worn and Famished",
    event(HAZARD, needs=(SINGLE,)),
    static(
        "rests-badly",
        12,
        sel("play", CHARACTER, NOT_WIZARD, no(Test("at-type", ("haven", "free-hold", "border-hold")))),
    ),
)
