"""Resource events against attacks and strikes, and for checks."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Act, Cond, Effect, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    CHECKER,
    FREE,
    GATES_IN_PLAY,
    IT,
    STRUCK,
    UNREPEATED_ON_ATTACK,
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
from westmarch.games.meccg.registry import card

ATTACK = ("attack",)
STRIKE = ("strike",)
DEFENDING_WIZARD = sel("defenders", Test("wizard"))

# Cancelling attacks
card("Concealment", event(ATTACK, CANCEL_ATTACK, tap(sel("defenders", skill("scout")))))
card(
    "Escape",
    event(ATTACK, Seq(CANCEL_ATTACK, Act("wound", IT)), target(sel("defenders", CHARACTER, no(Test("wounded"))))),
)
card(
    "Dark Quarrels",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("orcs", "trolls", "men"),)),
    event(ATTACK, change_attack(1, "halved"), needs=(GATES_IN_PLAY,)),
)
card("Vanishment", event(ATTACK, Seq(CANCEL_ATTACK, check(IT, -2)), target(DEFENDING_WIZARD)))
card(
    "The Cock Crows",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("trolls"),)),
    event(FREE, Act("discard", sel("hazards", Test("event"), Test("permanent")), bind="item"), needs=(GATES_IN_PLAY,)),
)
card(
    "Many Turns and Doublings",
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
    "Not at Home",
    event(ATTACK, CANCEL_ATTACK, needs=(attack_by("dragon", "drake", "trolls"), Cond("keyed-to-site"))),
    event(ATTACK, change_attack(-2, "strikes"), needs=(GATES_IN_PLAY, Cond("site-attack"))),
)
card(
    "Trickery",
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
    "Wizard’s River-horses",
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
    "I Know Much about You",
    event(ATTACK, CANCEL_ATTACK, needs=(Cond("agent-attack"),)),
    event(ATTACK, CANCEL_ATTACK, needs=(Cond("several-attacks"),)),
    event(("response",), Act("negate", word="tap-agent"), needs=(Cond("answers", word="tap-agent"),)),
)

# Changing attacks
card(
    "The Old Thrush",
    event(
        ATTACK,
        change_attack(-3, "attack-prowess", "attack-body"),
        needs=(Cond("attack-by", word="nazgul", no=True), Cond("attack-prowess", amount=13)),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Vanish in Sunlight!",
    event(
        ATTACK,
        change_attack(Num("while", times=-2, plus=-2, word="gates-of-morning"), "attack-prowess"),
        needs=(attack_by("nazgul", "undead"),),
    ),
)
card(
    "Kindling of the Spirit",
    event(
        ATTACK,
        Seq(modify("prowess", 2, sel("defenders", CHARACTER), "attack"), check(IT, -2)),
        target(DEFENDING_WIZARD),
    ),
)
card("Wizard’s Fire", event(ATTACK, Seq(modify("prowess", 5, IT, "attack"), check(IT, -4)), target(DEFENDING_WIZARD)))
card(
    "Wizard’s Flame",
    event(
        ATTACK,
        Seq(Act("modify-attacks", amount=-2, word=("prowess-attacks", (), "company")), check(IT, -3)),
        target(DEFENDING_WIZARD),
    ),
)
card(
    "The Dwarves Are upon You!",
    event(
        ATTACK,
        Seq(
            Act("modify", sel("defenders", race("dwarf")), ALL, 2, word="prowess", until="attack"),
            Act("modify", sel("defenders", race("dwarf")), ALL, -1, word="body", until="attack"),
        ),
        needs=(spot(sel("defenders", race("dwarf"))),),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Sated Beast",
    event(
        ATTACK,
        change_attack(-1, "strikes"),
        needs=(attack_by("dragon", "drake"), Cond("in-play", word="doors-of-night")),
    ),
    event(FREE, Act("discard", sel("events", Test("hunting")), bind="item")),
)

# Against strikes
card("Block", event(STRIKE, modify("stay", 1, STRUCK, "strike"), use_skill("warrior")))
card("Dodge", event(STRIKE, Seq(modify("stay", 1, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike"))))
card(
    "Risky Blow",
    event(
        STRIKE,
        Seq(modify("prowess", 3, STRUCK, "strike"), modify("body-strike", -1, STRUCK, "strike")),
        use_skill("warrior"),
    ),
)
card("Lucky Strike", event(STRIKE, modify("second-roll", 1, STRUCK, "strike"), use_skill("warrior")))
card("Halfling Stealth", event(STRIKE, CANCEL_STRIKE, needs=(struck(race("hobbit")),)))

# Checks
card(
    "A Friend or Three",
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


friendship("New Friendship", 3, 2)
friendship("Old Friendship", 5, 4, Cond("influences", sel("play", CHARACTER)))
card(
    "Tempering Friendship",
    event(
        ("influence-check",),
        modify("attempt", 4, CHECKER, "check"),
        needs=(Cond("influences", sel("play", Test("faction"))),),
    ),
)
card(
    "Persuasive Words",
    event(("influence-check",), modify("second-roll", 1, sel("checker", skill("diplomat")), "check")),
)
card(
    "Muster",
    event(
        ("influence-check",),
        modify("attempt", Num("prowess", most=5), sel("checker", skill("warrior")), "check"),
        needs=(Cond("influences", sel("play", Test("faction"), Test("may-muster"))),),
    ),
)
card(
    "Halfling Strength",
    event(("organization",), Act("restore", IT), target(sel("mine", race("hobbit"), Test("hurt")))),
    event(("corruption-check",), modify("check", 4, sel("checker", race("hobbit")), "check")),
)
card(
    "First of the Order",
    event((*FREE, "corruption-check"), modify("check", 2, IT, "turn"), target(sel("mine", Test("name", "saruman")))),
)
card(
    "Wizard’s Voice",
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
    "Narya", "gandalf", 4, 1, 2,
    Act("untap", sel("its-company", CHARACTER), ALL, bind="item"), check(IT, -5),
)  # fmt: skip
elven_ring(
    "Vilya", "elrond", 4, 2, 6,
    When(
        spot(sel("bound", Test("at-site", "rivendell"))),
        When(
            Cond("deck-at-least", amount=5),
            Act("shuffle-in", sel("discard", Test("resource")), 3, bind="item", up_to=True),
        ),
    ),
    check(IT, -3),
)  # fmt: skip
