"""Resource events against attacks and strikes, and for checks."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import encounter_of
from westmarch.games.meccg.state import Arda

ATTACK = ("attack",)
STRIKE = ("strike",)
DEFENDING_WIZARD = defenders & wizard

# Cancelling attacks
card("Concealment", event_in(ATTACK, CANCEL_ATTACK, cost=tap(defenders & scout)))
card(
    "Escape",
    event_in(ATTACK, Seq(CANCEL_ATTACK, to("wound", it)), cost=target(defenders & character & ~wounded)),
)
card(
    "Dark Quarrels",
    event_in(ATTACK, CANCEL_ATTACK, needs=(attack_by("orcs", "trolls", "men"),)),
    event_in(ATTACK, change_attack(1, "halved"), needs=(GATES_IN_PLAY,)),
)
card("Vanishment", event_in(ATTACK, Seq(CANCEL_ATTACK, check(it, -2)), cost=target(DEFENDING_WIZARD)))
card(
    "The Cock Crows",
    event_in(ATTACK, CANCEL_ATTACK, needs=(attack_by("trolls"),)),
    event_in(FREE, to("discard", hazards_in_play & event_card & permanent_event, bind="item"), needs=(GATES_IN_PLAY,)),
)
card(
    "Many Turns and Doublings",
    event_in(
        ATTACK, CANCEL_ATTACK, needs=(spot(defenders & ranger), attack_by("wolves", "spiders", "animals", "undead"))
    ),
    event_in(("movement",), do("raise-limit", -1), needs=(GATES_IN_PLAY, spot(targets & ranger))),
)
card(
    "Not at Home",
    event_in(ATTACK, CANCEL_ATTACK, needs=(attack_by("dragon", "drake", "trolls"), cond("keyed-to-site"))),
    event_in(ATTACK, change_attack(-2, "strikes"), needs=(GATES_IN_PLAY, cond("site-attack"))),
)
card(
    "Trickery",
    event_in(
        ATTACK,
        Seq(roll(above=5), When(ROLLED, CANCEL_ATTACK)),
        needs=(
            spot(defenders & scout),
            attack_by("orcs", "trolls", "men", "elf", "slayer", "awakened-plant", "giants"),
        ),
    ),
)
card(
    "Wizard’s River-horses",
    event_in(
        ATTACK,
        Seq(CANCEL_ATTACK, check(it, -2)),
        cost=target(DEFENDING_WIZARD),
        needs=(cannot_spot(defenders & character, 2),),
    ),
    event_in(
        FREE,
        Seq(to("discard", nazgul_events, ALL, bind="item"), check(it, -2)),
        cost=target(mine & wizard),
    ),
)


@odd_if("the creature has several attacks", "la criatura tiene varios ataques")
def attacks_again(g: Arda, run: Asker) -> bool:
    attack = encounter_of(g)
    return attack is not None and attack.attacks > 1


card(
    "I Know Much about You",
    event_in(ATTACK, CANCEL_ATTACK, needs=(cond("agent-attack"),)),
    event_in(ATTACK, CANCEL_ATTACK, needs=(attacks_again,)),
    event_in(("response",), do("negate", word="tap-agent"), needs=(cond("answers", word="tap-agent"),)),
)

# Changing attacks
card(
    "The Old Thrush",
    event_in(
        ATTACK,
        change_attack(-3, "attack-prowess", "attack-body"),
        needs=(attack_not_by("nazgul"), cond("attack-prowess", amount=13)),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Vanish in Sunlight!",
    event_in(
        ATTACK,
        change_attack(num("while", times=-2, plus=-2, word="gates-of-morning"), "attack-prowess"),
        needs=(attack_by("nazgul", "undead"),),
    ),
)
card(
    "Kindling of the Spirit",
    event_in(
        ATTACK, Seq(modify("prowess", 2, defenders & character, "attack"), check(it, -2)), cost=target(DEFENDING_WIZARD)
    ),
)
card(
    "Wizard’s Fire",
    event_in(ATTACK, Seq(modify("prowess", 5, it, "attack"), check(it, -4)), cost=target(DEFENDING_WIZARD)),
)
card(
    "Wizard’s Flame",
    event_in(
        ATTACK,
        Seq(change_attacks("prowess-attacks", -2), check(it, -3)),
        cost=target(DEFENDING_WIZARD),
    ),
)
card(
    "The Dwarves Are upon You!",
    event_in(
        ATTACK,
        Seq(
            to("modify", defenders & dwarf, ALL, amount=2, word="prowess", until="attack"),
            to("modify", defenders & dwarf, ALL, amount=-1, word="body", until="attack"),
        ),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Sated Beast",
    event_in(
        ATTACK,
        change_attack(-1, "strikes"),
        needs=(attack_by("dragon", "drake"), cond("in-play", word="doors-of-night")),
    ),
    event_in(FREE, to("discard", events_in_play & hunting, bind="item")),
)

# Against strikes
card("Block", event_in(STRIKE, modify("stay", 1, the_struck, "strike"), cost=use_skill("warrior")))
card(
    "Dodge",
    event_in(STRIKE, Seq(modify("stay", 1, the_struck, "strike"), modify("body-strike", -1, the_struck, "strike"))),
)
card(
    "Risky Blow",
    event_in(
        STRIKE,
        Seq(modify("prowess", 3, the_struck, "strike"), modify("body-strike", -1, the_struck, "strike")),
        cost=use_skill("warrior"),
    ),
)
card("Lucky Strike", event_in(STRIKE, modify("second-roll", 1, the_struck, "strike"), cost=use_skill("warrior")))
card("Halfling Stealth", event_in(STRIKE, CANCEL_STRIKE, needs=(struck_is(hobbit),)))

# Checks
card(
    "A Friend or Three",
    event_in(("influence-check",), modify("attempt", num("companions"), the_checker, "check")),
    event_in(("corruption-check",), modify("check", num("companions"), the_checker, "check")),
)


def friendship(name: str, influence: int, corruption: int, *needs: Cond) -> None:
    """A diplomat's word, for himself or for a companion."""
    card(
        name,
        event_in(("influence-check",), modify("attempt", influence, checking & diplomat, "check"), needs=needs),
        event_in(
            ("corruption-check",),
            modify("check", corruption, the_checker, "check"),
            needs=(spot(with_checker & diplomat),),
        ),
    )


friendship("New Friendship", 3, 2)
friendship("Old Friendship", 5, 4, cond("influences", character))
card(
    "Tempering Friendship",
    event_in(("influence-check",), modify("attempt", 4, the_checker, "check"), needs=(cond("influences", faction),)),
)
card(
    "Persuasive Words",
    event_in(("influence-check",), modify("second-roll", 1, checking & diplomat, "check")),
)
card(
    "Muster",
    event_in(
        ("influence-check",),
        modify("attempt", num("prowess", most=5), checking & warrior, "check"),
        needs=(cond("influences", faction & may_muster),),
    ),
)
card(
    "Halfling Strength",
    event_in(("organization",), to("restore", it), cost=target(mine & hobbit & hurt)),
    event_in(("corruption-check",), modify("check", 4, checking & hobbit, "check")),
)
card(
    "First of the Order",
    event_in((*FREE, "corruption-check"), modify("check", 2, it, "turn"), cost=target(mine & named("saruman"))),
)
card(
    "Wizard’s Voice",
    event_in(
        ("organization", "site", "influence-check"),
        Seq(modify("influence", 6, it, "turn"), check(it, -3)),
        cost=target(mine & wizard & once),
    ),
)


# The rings of the Elves: much power for a turn, at a price
def elven_ring(name: str, bearer: str, prowess: int, body: int, influence: int, *more: Effect) -> None:
    card(
        name,
        event_in(
            (*FREE, "attack", "strike", "influence-check"),
            Seq(
                modify("prowess", prowess, it, "turn"),
                modify("body", body, it, "turn"),
                modify("influence", influence, it, "turn"),
                *more,
            ),
            cost=target(mine & named(bearer) & once),
        ),
    )


elven_ring(
    "Narya", "gandalf", 4, 1, 2,
    to("untap", its_company & character, ALL, bind="item"), check(it, -5),
)  # fmt: skip
elven_ring(
    "Vilya", "elrond", 4, 2, 6,
    When(
        spot(named_before & at_site("rivendell")),
        When(
            cond("deck-at-least", amount=5),
            to("shuffle-in", in_discard & resource_card, 3, bind="item", up_to=True),
        ),
    ),
    check(it, -3),
)  # fmt: skip
