"""Resource events against attacks and strikes, and for checks."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Effect, Num, Seq, Test, When
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import (
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    CHECKER,
    FREE,
    GATES_IN_PLAY,
    IT,
    STRUCK,
    attack_by,
    change_attack,
    check,
    event,
    fewer,
    modify,
    no,
    race,
    sel,
    skill,
    spot,
    struck,
    tap,
    target,
    use_skill,
)

ATTACK = ("attack",)
STRIKE = ("strike",)
DEFENDING_WIZARD = sel("defenders", Test("wizard"))

# Cancelling attacks
card("concealment", event(ATTACK, CANCEL_ATTACK, tap(sel("defenders", skill("scout")))))
card(
    "escape",
    event(ATTACK, Seq(CANCEL_ATTACK, Act("wound", IT)), target(sel("defenders", CHARACTER, no(Test("wounded"))))),
)
card(
    "dark-quarrels",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("orcs", "trolls", "men"),)),
    event(ATTACK, change_attack(1, "halved"), needs=(GATES_IN_PLAY,)),
)
card("vanishment", event(ATTACK, Seq(CANCEL_ATTACK, check(IT, -2)), target(DEFENDING_WIZARD)))
card(
    "the-cock-crows",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("trolls"),)),
    event(FREE, Act("discard", sel("hazards", Test("event"), Test("permanent")), bind="item"), needs=(GATES_IN_PLAY,)),
)
card(
    "many-turns-and-doublings",
    event(
        ATTACK,
        CANCEL_ATTACK,
        needs=(spot(sel("defenders", skill("ranger"))), attack_by("wolves", "spiders", "animals", "undead")),
    ),
    event(
        ("movement",),
        Act("raise-limit", amount=-1),
        needs=(GATES_IN_PLAY, spot(sel("targets", skill("ranger")))),
    ),
)
card(
    "not-at-home",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("dragon", "drake", "trolls"), Cond("keyed-to-site"))),
    event(ATTACK, change_attack(-2, "strikes"), needs=(GATES_IN_PLAY, Cond("site-attack"))),
)
card(
    "trickery",
    event(
        ATTACK,
        Seq(Act("roll", amount=0, word=5), When(Cond("rolled"), CANCEL_ATTACK)),
        needs=(
            spot(sel("defenders", skill("scout"))),
            attack_by("orcs", "trolls", "men", "elf", "slayer", "awakened-plant", "giants"),
        ),
    ),
)
card(
    "wizards-river-horses",
    event(
        ATTACK,
        Seq(CANCEL_ATTACK, check(IT, -2)),
        target(DEFENDING_WIZARD),
        (fewer(sel("defenders", CHARACTER), 2),),
    ),
    event(
        FREE,
        Seq(Act("discard", sel("nazgul"), ALL, bind="item"), check(IT, -2)),
        target(sel("mine", Test("wizard"))),
        (spot(sel("nazgul")),),
    ),
)
card(
    "i-know-much-about-you",
    event(ATTACK, CANCEL_ATTACK, needs=(Cond("agent-attack"),)),
    event(ATTACK, CANCEL_ATTACK, needs=(Cond("several-attacks"),)),
    event(("response",), Act("negate", word="tap-agent"), needs=(Cond("answers", word="tap-agent"),)),
)

# Changing attacks
card(
    "the-old-thrush",
    event(
        ATTACK,
        change_attack(-3, "attack-prowess", "attack-body"),
        needs=(Cond("attack-by", word="nazgul", no=True), Cond("attack-prowess", amount=13)),
    ),
)
card(
    "vanish-in-sunlight",
    event(
        ATTACK,
        change_attack(Num("while", times=-2, plus=-2, word="gates-of-morning"), "attack-prowess"),
        needs=(attack_by("nazgul", "undead"),),
    ),
)
card(
    "kindling-of-the-spirit",
    event(
        ATTACK,
        Seq(modify("prowess", 2, sel("defenders", CHARACTER), "attack"), check(IT, -2)),
        target(DEFENDING_WIZARD),
    ),
)
card("wizards-fire", event(ATTACK, Seq(modify("prowess", 5, IT, "attack"), check(IT, -4)), target(DEFENDING_WIZARD)))
card(
    "wizards-flame",
    event(
        ATTACK,
        Seq(Act("modify-attacks", amount=-2, word=("prowess-attacks", (), "company")), check(IT, -3)),
        target(DEFENDING_WIZARD),
    ),
)
card(
    "the-dwarves-are-upon-you",
    event(
        ATTACK,
        Seq(
            Act("modify", sel("defenders", race("dwarf")), ALL, 2, word="prowess", until="attack"),
            Act("modify", sel("defenders", race("dwarf")), ALL, -1, word="body", until="attack"),
        ),
        needs=(spot(sel("defenders", race("dwarf"))),),
    ),
)
card(
    "sated-beast",
    event(
        ATTACK,
        change_attack(-1, "strikes"),
        needs=(attack_by("dragon", "drake"), Cond("in-play", word="doors-of-night")),
    ),
    event(FREE, Act("discard", sel("events", Test("hunting")), bind="item")),
)
# Burglary is missing.
partly("fast-asleep", event(ATTACK, change_attack(-2, "attack-prowess"), needs=(Cond("site-attack"),)))

# Against strikes
card("block", event(STRIKE, modify("stay", 1, STRUCK, "strike"), use_skill("warrior")))
card("dodge", event(STRIKE, Seq(modify("stay", 1, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike"))))
card(
    "risky-blow",
    event(
        STRIKE,
        Seq(modify("prowess", 3, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike")),
        use_skill("warrior"),
    ),
)
card("lucky-strike", event(STRIKE, modify("second-roll", 1, STRUCK, "strike"), use_skill("warrior")))
card("halfling-stealth", event(STRIKE, CANCEL_STRIKE, needs=(struck(race("hobbit")),)))

# Checks
card(
    "a-friend-or-three",
    event(("influence-check",), modify("attempt", Num("companions"), CHECKER, "check")),
    event(("corruption-check",), modify("check", Num("companions"), CHECKER, "check")),
)


def friendship(name: str, influence: int, corruption: int, *needs: Cond) -> None:
    """A diplomat's word, for himself or for a companion."""
    card(
        name,
        event(
            ("influence-check",), modify("attempt", influence, sel("checker", skill("diplomat")), "check"), needs=needs
        ),
        event(
            ("corruption-check",),
            modify("check", corruption, CHECKER, "check"),
            needs=(spot(sel("checker-company", skill("diplomat"))),),
        ),
    )


friendship("new-friendship", 3, 2)
friendship("old-friendship", 5, 4, Cond("influences", sel("play", CHARACTER)))
card(
    "tempering-friendship",
    event(
        ("influence-check",),
        modify("attempt", 4, CHECKER, "check"),
        needs=(Cond("influences", sel("play", Test("faction"))),),
    ),
)
card(
    "persuasive-words",
    event(("influence-check",), modify("second-roll", 1, sel("checker", skill("diplomat")), "check")),
)
card(
    "muster",
    event(
        ("influence-check",),
        modify("attempt", Num("prowess", most=5), sel("checker", skill("warrior")), "check"),
        needs=(Cond("influences", sel("play", Test("faction"))),),
    ),
)
card(
    "halfling-strength",
    event(("organization",), Act("restore", IT), target(sel("mine", race("hobbit"), Test("hurt")))),
    event(("corruption-check",), modify("check", 4, sel("checker", race("hobbit")), "check")),
)
card(
    "first-of-the-order",
    event((*FREE, "corruption-check"), modify("check", 2, IT, "turn"), target(sel("mine", Test("name", "saruman")))),
)
card(
    "wizards-voice",
    event(
        ("organization", "site", "influence-check"),
        Seq(modify("influence", 6, IT, "turn"), check(IT, -3)),
        target(sel("mine", Test("wizard"), Test("once"))),
    ),
)


# The rings of the Elves: much power for a turn, at a price
def elven_ring(name: str, bearer: str, prowess: int, body: int, influence: int, *more: Effect) -> None:
    card(
        name,
        event(
            (*FREE, "attack", "strike", "influence-check"),
            Seq(
                modify("prowess", prowess, IT, "turn"),
                modify("body", body, IT, "turn"),
                modify("influence", influence, IT, "turn"),
                *more,
            ),
            target(sel("mine", Test("name", bearer), Test("once"))),
        ),
    )


elven_ring(
    "narya", "gandalf", 4, 1, 2,
    Act("untap", sel("its-company", CHARACTER), ALL, bind="item"), check(IT, -5),
)  # fmt: skip
elven_ring(
    "vilya", "elrond", 4, 2, 6,
    When(
        spot(sel("bound", Test("at-site", "rivendell"))),
        When(
            Cond("deck-at-least", amount=5),
            Act("shuffle-in", sel("discard", Test("resource")), 3, bind="item", up_to=True),
        ),
    ),
    check(IT, -3),
)  # fmt: skip
