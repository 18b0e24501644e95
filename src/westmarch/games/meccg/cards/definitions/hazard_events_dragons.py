"""Hazard events with Dragons and Drakes (The Dragons): what they do in an attack, and where they may be played."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import ALL, Act, Cond, Num, Odd, Seq, Test, When
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
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
    no,
    path_has,
    play,
    race,
    sel,
    static,
    struck,
    target,
    trigger,
)
from westmarch.games.meccg.cards.meanings.properties import attack_race
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.facts import WIZARD
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, TAPPED, UNTAPPED
from westmarch.games.meccg.values import mind

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


@odd_if("a Dragon at home attacks", "ataca un Dragón en casa")
def at_home(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.source >= 0 and bool(g.face(attack.source).lair_of)


@odd_if("a unique Dragon attacks", "ataca un Dragón único")
def unique_dragon(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.source >= 0 and bool(g.face(attack.source).dragon)


card(
    "Exile of Solitude",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", -1, STRUCK, "strike"), modify("exiled", 1, STRUCK, "strike")),
        needs=(at_home, struck(CHARACTER, NOT_WIZARD)),
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
    event(("guard-burglary",), modify("burglary", -5, sel("checker", CHARACTER), "check")),
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
        needs=(Cond("answers", word="cancel-attack"), unique_dragon),
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

FIRE = Seq(
    Act("face-strikes", amount=Num("attack-prowess")),
    change_attack(1, "attack-body"),
    change_attack(-2, "attack-prowess"),
)
card(
    "Dragon’s Breath",
    event(ON_ATTACK, FIRE, needs=(Cond("attacker-is", word=("true-fire-drake", "winged-fire-drake")),)),
    event(ON_ATTACK, FIRE, needs=(Cond("dragon-is", word=("itangast", "leucaruth", "scorba", "smaug")),)),
    static("fights-with-body"),
    UNREPEATED_ON_ATTACK,
)


class DragonsTerror(Odd):
    en = (
        "discard cards from your hand, each of which counts against the hazard limit too; for each, choose a "
        "character of the company other than Wizards and roll, with +2 if a Dragon attacks: above his mind, he "
        "taps"
    )
    es = (
        "descarta cartas de tu mano, cada una de las cuales cuenta también para el límite de adversidades; por "
        "cada una, elige a un personaje de la compañía que no sea Mago y tira, con +2 si ataca un Dragón: por "
        "encima de su mente, se gira"
    )

    def can(self, g: Arda, run: Asker) -> bool:
        """A card to discard, and room for it below the limit."""
        itself = 1 if g.zone[run.source] == HAND else 0
        return len(g.hand(run.seat)) > itself and g.spent + itself < g.limit

    def do(self, g: Arda, run: Asker) -> Frame:
        return Terror(run.source, 2 if attack_race(g, "dragon") else 0)


class Terror(Frame):
    """So many characters are frightened, one after another."""

    STEPS = ("give_up", "choose")
    RULE = "meccg.chain.actions"

    card: int
    bonus: int
    left: int = later(0)

    def give_up(self, g: Arda) -> Outcome:
        hand = g.hand(g.owners[self.card])
        pick = Subset("discard", hand, 1, min(len(hand), g.limit - g.spent))
        if not hand or g.spent >= g.limit:
            return DONE
        about = (("card", self.card),)
        return Ask(g.owners[self.card], "meccg-ask-choose", [], "given_up", self.RULE, about, pick)

    def given_up(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for one in cards:
            g.put(one, DISCARD)
        self.left = len(cards)
        g.spent += len(cards)

    def choose(self, g: Arda) -> Outcome:
        attack = attack_of(g)
        inside = g.members[attack.company] if attack is not None else []
        folk = [c for c in inside if g.kind(c) != WIZARD]
        if self.left <= 0 or not folk:
            return DONE
        options: list[Option] = [("target", c) for c in folk]
        return Ask(g.owners[self.card], "meccg-ask-choose", options, "chosen", self.RULE, (("card", self.card),))

    def chosen(self, g: Arda, option: Option) -> Outcome:
        _, character = option
        self.left -= 1
        dice = g.roll()
        total, number = dice + self.bonus, mind(g, character)
        about = {"card": character, "roll": dice, "total": total, "number": number}
        g.note("meccg-log-home", about, rule=self.RULE)
        if total > number and g.status[character] == UNTAPPED:
            g.set_status(character, TAPPED)
        return Goto("choose")


card(
    "Dragon’s Terror",
    event(
        ON_ATTACK,
        DragonsTerror(),
        needs=(BY_WORM, Cond("creature-attack")),
    ),
)
card(
    "Foolish Words",
    event(HAZARD, Act("attach", IT), target(sel("targets", CHARACTER, Test("free-of")))),
    event(("guard-attempt",), Act("attach", IT), target(sel("checker", CHARACTER, Test("free-of")))),
    static("attempt", -4, WORN),
    static("offering", -4, WORN),
    static("riddling", -4, WORN),
    play(Cond("removable", word=7)),
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
    "Rumor of Wealth",
    event(
        ("hazard", "guard-resource"),
        Act("modify-site", amount=1, word="rumour"),
        needs=(here("ruins-and-lairs"), Cond("lair", no=True), Cond("site-unlaid", word="rumour")),
    ),
    trigger(
        "item-here",
        When(
            Cond("its-sort", word=("major", "greater")),
            Act(
                "attack-free", sel("hand", race("dragon"), Test("creature"), no(Test("name", "earcaraxe"))), up_to=True
            ),
        ),
    ),
)
card(
    "Withered Lands",
    *[
        event(HAZARD, Act("double-land", word=(land, "wilderness")), needs=(DOORS_IN_PLAY, MOVES, path_has(land)))
        for land in ("wilderness", "shadow-land", "border-land")
    ],
)
