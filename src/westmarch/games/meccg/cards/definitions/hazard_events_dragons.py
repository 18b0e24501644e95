"""Hazard events with Dragons and Drakes (The Dragons): what they do in an attack, and where they may be played."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.properties import attack_race
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import GREATER, ITEM, MAJOR, WIZARD
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, TAPPED, UNTAPPED
from westmarch.games.meccg.values import mind

BY_WORM = attack_by("dragon", "drake")
ON_THE_STRIKE = do("on-strike")

# On strikes
card(
    "Dragon’s Blood",
    event_in(ON_STRIKE, ON_THE_STRIKE, cost=target(struck_one & character & unstruck_by), needs=(BY_WORM,)),
    each(on("its-strike-failed"), to("body-check", it, amount=num("protection", times=-1))),
)
card(
    "Memories Stolen",
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", -3, the_struck, "strike"), to("attach", it)),
        cost=target(struck_one & character & ~wizard & free_of & enchantable),
        needs=(attack_by("dragon"), cond("creature-attack")),
    ),
    static("no-skills", bearer, 1),
    to_play(cond("removable", word=8), cond("removed-at-haven"), cond("removal-supported")),
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
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", -1, the_struck, "strike"), modify("exiled", 1, the_struck, "strike")),
        needs=(at_home, struck_is(character & ~wizard)),
    ),
    event_in(
        ON_ATTACK,
        to("modify", defenders & character & ~wizard, ALL, amount=1, word="exiled", until="attack", bind="other"),
        needs=(cond("attacker-is", word="earcaraxe-at-home"),),
    ),
)

# On attacks
card(
    "Half an Eye Open",
    event_in(
        ON_ATTACK, modify("must-face", 1, it, "attack"), cost=target(defenders & character & ~wizard), needs=(BY_WORM,)
    ),
    event_in(("guard-burglary",), modify("burglary", -5, checking & character, "check")),
)
card(
    "Deftness of Agility",
    event_in(ON_ATTACK, change_attack(-3, "doubled"), needs=(attack_by("dragon"),)),
    event_in(ON_ATTACK, change_attack(0, "doubled"), needs=(cond("dragon-is", word="bairanax"),)),
    UNREPEATED_ON_ATTACK,
)
card(
    "Prowess of Age",
    event_in(ON_ATTACK, change_attack(num("copies-on-attack", times=2, plus=1), "attack-prowess"), needs=(BY_WORM,)),
    event_in(HAZARD, do("negate", word="cancel-attack"), needs=(cond("answers", word="cancel-attack"), unique_dragon)),
)
card(
    "Subtlety of Guile",
    event_in(
        HAZARD, modify("body", -1, it, "turn"), cost=target(targets & character & ~wizard & wounded_by("dragon") & once)
    ),
    event_in(
        HAZARD,
        modify("body", -2, it, "turn"),
        cost=target(targets & character & ~wizard & wounded_by("itangast") & once),
    ),
    event_in(
        ON_ATTACK,
        modify("body", -1, defenders & character & ~wizard & once, "turn"),
        needs=(cond("dragon-is", word="itangast"),),
    ),
)
card(
    "Worm’s Stench",
    event_in(
        HAZARD,
        Seq(
            change_attacks("prowess-attacks", 2, "spiders", "animals"),
            When(
                DOORS_IN_PLAY,
                Seq(
                    change_attacks("prowess-attacks", 2, "wolves"),
                    change_attacks("strikes-attacks", 1, "wolves", "spiders", "animals"),
                ),
            ),
        ),
        needs=(cond("company-faced", word=("dragon", "drake")),),
    ),
)

FIRE = Seq(
    do("face-strikes", num("attack-prowess")),
    change_attack(1, "attack-body"),
    change_attack(-2, "attack-prowess"),
)
card(
    "Dragon’s Breath",
    event_in(ON_ATTACK, FIRE, needs=(cond("attacker-is", word=("true-fire-drake", "winged-fire-drake")),)),
    event_in(ON_ATTACK, FIRE, needs=(cond("dragon-is", word=("itangast", "leucaruth", "scorba", "smaug")),)),
    static("fights-with-body"),
    UNREPEATED_ON_ATTACK,
)


class DragonsTerror(Odd):
    en = (
        "discard cards from your hand, each of which counts against the hazard limit too; for each, choose a "
        "character of the company other than a Wizard and roll, with +2 if a Dragon attacks: above his mind, he "
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
    event_in(ON_ATTACK, DragonsTerror(), needs=(BY_WORM, cond("creature-attack"))),
)
card(
    "Foolish Words",
    event_in(HAZARD, to("attach", it), cost=target(targets & character & free_of)),
    event_in(("guard-attempt",), to("attach", it), cost=target(checking & character & free_of)),
    static("attempt", bearer, -4),
    static("offering", bearer, -4),
    static("riddling", bearer, -4),
    to_play(cond("removable", word=7)),
)

# Where they may be played
A_DRAGON = in_hand & dragon & creature
card(
    "Fever of Unrest",
    event_in(
        HAZARD,
        attack_keyed_to(A_DRAGON, "land-wilderness"),
        needs=(path_has("wilderness", count=4),),
    ),
    event_in(
        HAZARD,
        attack_keyed_to(in_hand & named("leucaruth"), "land-wilderness"),
        needs=(path_has("wilderness", count=3),),
    ),
)
FAR_FROM_MORDOR = cond("site-in", word=("gorgoroth", "nurn", "udun", "imlad-morgul"), no=True)
card(
    "Frenzy of Madness",
    event_in(
        HAZARD,
        do("open-site", word="dragon"),
        cost=to("discard", in_hand & creature & keyed_to_site, bind="other"),
        needs=(here("shadow-hold"), FAR_FROM_MORDOR),
    ),
    event_in(
        HAZARD,
        attack_keyed_to(in_hand & named("daelomin"), "site"),
        needs=(here("shadow-hold"), FAR_FROM_MORDOR),
    ),
)
A_MANIFESTATION = in_discard & dragon_card
A_DRAKE = in_discard & drake & creature
card(
    "From the Pits of Angband",
    event_in(HAZARD, needs=(SINGLE,)),
    each(
        on("turn-ends"),
        Seq(to("take", A_MANIFESTATION, up_to=True, bind="item"), to("take", A_DRAKE, up_to=True, bind="item")),
        needs=(DOORS_IN_PLAY,),
    ),
    each(
        on("turn-ends"),
        to("shuffle-in", in_discard & (dragon_card | drake & creature), up_to=True, bind="item"),
        needs=(cond("in-play", word="doors-of-night", no=True),),
    ),
)


@odd_if("it is a major or greater item", "es un objeto mayor o grande")
def of_worth(g: Arda, run: Asker) -> bool:
    return any([g.kind(card) == ITEM and g.face(card).item in (MAJOR, GREATER) for card in run.bound.get("it", ())])


card(
    "Rumor of Wealth",
    event_in(
        ("hazard", "guard-resource"),
        do("modify-site", 1, word="rumour"),
        needs=(here("ruins-and-lairs"), cond("lair", no=True), cond("site-unlaid", word="rumour")),
    ),
    each(
        on("item-here"),
        When(
            of_worth,
            to("attack-free", in_hand & dragon & creature & ~named("earcaraxe"), up_to=True),
        ),
    ),
)
card(
    "Withered Lands",
    *[
        event_in(HAZARD, do("double-land", word=(land, "wilderness")), needs=(DOORS_IN_PLAY, MOVES, path_has(land)))
        for land in ("wilderness", "shadow-land", "border-land")
    ],
)
