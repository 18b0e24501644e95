"""Hazard events on strikes and attacks, and on those who survive them (all sets)."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.definitions.corruption_cards import lure
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.verbs_playing import GiveItem
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_EVENT, attack_of, strikes_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, OF_SEAT, PLAY, POINTS, VALUE

card(
    "Like the Crash of Battering-rams",
    event_in(ON_STRIKE, do("on-strike")),
    each(on("its-strike-won"), modify("body", num("margin-fives", times=-1), it, "turn")),
)


@odd_if("it has more strikes than there are defenders", "tiene más golpes que defensores hay")
def outnumbered(g: Arda, run: Asker) -> bool:
    attack = attack_of(g)
    return attack is not None and strikes_of(g, attack) > len(attack.possible_targets(g))


card(
    "Pierced by Many Wounds",
    event_in(ON_ATTACK, change_attack(3, "pierced"), needs=(outnumbered,)),
    UNCOUNTED,
    UNREPEATED_ON_ATTACK,
)
ORCS_AND_TROLLS = ("orcs", "trolls")
card(
    "Tribal Totem",
    event_in(
        ON_ATTACK,
        Seq(
            change_attacks("prowess-attacks", -3, *ORCS_AND_TROLLS),
            change_attacks("body-attacks", -3, *ORCS_AND_TROLLS),
            change_attacks("wound-attacks", 2, *ORCS_AND_TROLLS),
        ),
        needs=(attack_by(*ORCS_AND_TROLLS), cond("attacks-unlaid", word="body-attacks")),
    ),
    UNCOUNTED,
)
card(
    "Wound of Long Burden",
    event_in(
        ON_STRIKE,
        do("on-strike"),
        cost=target(struck_one & character & free_of & fresh),
        needs=(cond("strike-prowess", amount=12),),
    ),
    each(on("its-strike-won"), Seq(to("attach", it), do("discard-unless-attached"))),
    each(on("its-strike-failed"), do("discard-self")),
    static("body", bearer, -1),
    to_play(cond("removable", word=7), cond("removed-at-haven")),
)

# Creatures that come back


@odd_if("it has eliminated a character", "ha eliminado a un personaje")
def has_killed(g: Arda, run: Asker) -> bool:
    return g.has_laid("killed", OF_SEAT)


@odd_if("it has eliminated nobody", "no ha eliminado a nadie")
def has_spared(g: Arda, run: Asker) -> bool:
    return not g.has_laid("killed", OF_SEAT)


RETURNS = each(on("movement-begins"), to("attack-with", under_this & creature, amount=0))
card(
    "Bring Our Curses Home",
    event_in(
        ON_ATTACK,
        Seq(to("attach", it), do("on-attack")),
        cost=target(lure(character & ~wizard)),
        needs=(cond("creature-attack"),),
    ),
    each(on("played-on-over"), do("haunt"), needs=(has_killed,)),
    each(on("played-on-over"), DISCARD_SELF, needs=(has_spared,)),
    RETURNS,
)
card(
    "Foes Shall Fall",
    event_in(
        ON_STRIKE,
        do("on-strike"),
        cost=target(struck_one & character & ~wizard & free_of & fresh),
        needs=(attack_by("dragon", "drake"), cond("creature-attack")),
    ),
    each(on("its-strike-undefeated"), Seq(to("attach", it), do("discard-unless-attached"), do("haunt"))),
    each(on("its-strike-defeated"), do("discard-self")),
    static("corruption-of", this & held_by("dwarf"), 1),
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
    event_in(HAZARD),
    each(on("check-failed"), Seq(Betray(), do("discard-self"))),
    static("wound-check"),
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
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", 4, the_struck, "strike"), do("on-attack")),
        needs=(
            attack_by("orcs", "trolls", "men", "nazgul"),
            cond("creature-attack"),
            cannot_spot(attached_cards & named("the-iron-crown")),
        ),
    ),
    each(
        on("played-on-over"),
        Seq(
            Forfeit(),
            May(CrownAtLast(), by="defender"),
        ),
        needs=(attack_not_by("nazgul"),),
    ),
)
