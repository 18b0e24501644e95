"""Hazard events on strikes and attacks, and on those who survive them (all sets)."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, May, Num, Odd, Seq, Test
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.definitions.corruption_cards import lure
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DISCARD_SELF,
    HAZARD,
    IT,
    NOT_WIZARD,
    ON_ATTACK,
    ON_STRIKE,
    STRUCK,
    UNCOUNTED,
    UNREPEATED_ON_ATTACK,
    WORN,
    attack_by,
    change_attack,
    event,
    modify,
    play,
    sel,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.cards.meanings.verbs_playing import GiveItem
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_EVENT, attack_of, strikes_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, OF_SEAT, PLAY, POINTS, VALUE

card(
    "Like the Crash of Battering-rams",
    event(ON_STRIKE, Act("on-strike")),
    trigger("its-strike-won", modify("body", Num("margin-fives", times=-1), IT, "turn")),
)


@odd_if("it has more strikes than there are defenders", "tiene más golpes que defensores hay")
def outnumbered(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    return attack is not None and strikes_of(g, attack) > len(attack.possible_targets(g))


card(
    "Pierced by Many Wounds",
    event(ON_ATTACK, change_attack(3, "pierced"), needs=(outnumbered,)),
    UNCOUNTED,
    UNREPEATED_ON_ATTACK,
)
ORCS_AND_TROLLS = ("orcs", "trolls")
card(
    "Tribal Totem",
    event(
        ON_ATTACK,
        Seq(
            Act("modify-attacks", amount=-3, word=("prowess-attacks", ORCS_AND_TROLLS, "company")),
            Act("modify-attacks", amount=-3, word=("body-attacks", ORCS_AND_TROLLS, "company")),
            Act("modify-attacks", amount=2, word=("wound-attacks", ORCS_AND_TROLLS, "company")),
        ),
        needs=(attack_by(*ORCS_AND_TROLLS), Cond("attacks-unlaid", word="body-attacks")),
    ),
    UNCOUNTED,
)
card(
    "Wound of Long Burden",
    event(
        ON_STRIKE,
        Act("on-strike"),
        target(sel("struck", CHARACTER, Test("free-of"), Test("fresh"))),
        (Cond("strike-prowess", amount=12),),
    ),
    trigger("its-strike-won", Seq(Act("attach", IT), Act("discard-unless-attached"))),
    trigger("its-strike-failed", Act("discard-self")),
    static("body", -1, WORN),
    play(Cond("removable", word=7), Cond("removed-at-haven")),
)

# Creatures that come back


@odd_if("it has eliminated a character", "ha eliminado a un personaje")
def has_killed(g: Arda, run: Asker) -> bool:
    return g.has_laid("killed", OF_SEAT)


@odd_if("it has eliminated nobody", "no ha eliminado a nadie")
def has_spared(g: Arda, run: Asker) -> bool:
    return not g.has_laid("killed", OF_SEAT)


RETURNS = trigger("movement-begins", Act("attack-with", sel("under-this", Test("creature")), amount=0))
card(
    "Bring Our Curses Home",
    event(
        ON_ATTACK,
        Seq(Act("attach", IT), Act("on-attack")),
        target(lure(CHARACTER, NOT_WIZARD)),
        (Cond("creature-attack"),),
    ),
    trigger("played-on-over", Act("haunt"), (has_killed,)),
    trigger("played-on-over", DISCARD_SELF, (has_spared,)),
    RETURNS,
)
card(
    "Foes Shall Fall",
    event(
        ON_STRIKE,
        Act("on-strike"),
        target(sel("struck", CHARACTER, NOT_WIZARD, Test("free-of"), Test("fresh"))),
        (attack_by("dragon", "drake"), Cond("creature-attack")),
    ),
    trigger("its-strike-undefeated", Seq(Act("attach", IT), Act("discard-unless-attached"), Act("haunt"))),
    trigger("its-strike-defeated", Act("discard-self")),
    static("corruption-of", 1, sel("self", Test("self"), Test("held-by", "dwarf"))),
    RETURNS,
)


class Betray(Odd):
    en = (
        "he attacks a character of the company he has left, chosen by the opponent of whoever controls it: one "
        "strike of his prowess plus 10"
    )
    es = (
        "ataca a un personaje de la compañía que ha dejado, a elección del oponente de quien la controla: un "
        "golpe de su poder más 10"
    )
    MORE = 10

    def do(self, g: Arda, run: Asker) -> Frame | None:
        """What he had when he failed is remembered with the company."""
        for entry in [entry for entry in g.laid if entry[0] == VALUE["lost-prowess"]]:
            slot = entry[1] - OF_COMPANY
            if g.c_owner[slot] < 0 or not g.members[slot]:
                continue
            race, prowess = g.face(entry[4]).race, entry[2] + self.MORE
            seat = 1 - g.c_owner[slot]
            return AttackOn(slot, seat, race, 1, prowess, 0, run.source, BY_EVENT, manner=ATTACKER_CHOOSES)
        return None


card(
    "Traitor",
    event(HAZARD),
    trigger("check-failed", Seq(Betray(), Act("discard-self"))),
    static("wound-check", 1),
)


class Forfeit(Odd):
    en = "the creature is removed from play and the defender gets its points"
    es = "la criatura se retira del juego y el defensor obtiene sus puntos"

    def do(self, g: Arda, run: Asker) -> None:
        attack = attack_of(g)
        if attack is not None and attack.source >= 0 and g.zone[attack.source] == PLAY:
            g.put(attack.source, POINTS, attack.defender_seat())


class CrownAtLast(Odd):
    en = "play The Iron Crown from his hand at once with a character of the company"
    es = "juega La Corona de Hierro de su mano enseguida con un personaje de la compañía"

    def can(self, g: Arda, run: Asker) -> bool:
        attack = attack_of(g)
        return attack is not None and g.c_owner[attack.company] >= 0 and self._crown(g, run) >= 0

    def _crown(self, g: Arda, run: Asker) -> int:
        return next((one for one in g.hand(1 - run.seat) if g.face(one).id == "the-iron-crown"), -1)

    def do(self, g: Arda, run: Asker) -> Frame:
        attack = attack_of(g)
        assert attack is not None
        return GiveItem(self._crown(g, run), attack.company)


card(
    "Fury of the Iron Crown",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", 4, STRUCK, "strike"), Act("on-attack")),
        needs=(
            attack_by("orcs", "trolls", "men", "nazgul"),
            Cond("creature-attack"),
            Cond("spot", sel("attached", Test("name", "the-iron-crown")), no=True),
        ),
    ),
    trigger(
        "played-on-over",
        Seq(
            Forfeit(),
            May(CrownAtLast(), by="defender"),
        ),
        (Cond("attack-by", word="nazgul", no=True),),
    ),
)
