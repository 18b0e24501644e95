"""Dragons on the hunt and at home (The Dragons). Strikes, prowess, body, regions and lairs are printed facts."""

from __future__ import annotations

from westmarch.cards.nodes import Ability, Act, Cond, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    AT_SITE,
    CHARACTER,
    DISCARD_SELF,
    HAZARD,
    action,
    attack_by,
    event,
    sel,
    static,
    trigger,
)
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.registry import card

SLAIN = static("defeatable")

for face in FACES:
    if face.hunts:
        card(
            face.names[0],
            event(HAZARD, Act("hunt"), needs=()),
            trigger("company-moves", Act("hunt"), (Cond("hunted"),)),
            SLAIN,
        )


def at_home(dragon: str, *more: Ability) -> None:
    """One more automatic attack at its lair, unless it is on the hunt; and something else."""
    face = next(face for face in FACES if face.lair_of and face.dragon == dragon)
    card(face.names[0], event(AT_SITE), static("adds-attack", 1, sel("play", Test("name", face.lair_of))), SLAIN, *more)


at_home(
    "daelomin",
    action(HAZARD, Act("raise-limit", amount=2), DISCARD_SELF),
)
at_home("agburanar", static("one-free", 1, None, "manifestation"))
at_home(
    "bairanax",
    trigger(
        "attack-comes",
        Seq(Act("raise-limit", amount=1), Act("once-a-company")),
        (attack_by("animals"), Cond("creature-attack"), Cond("once-a-company")),
    ),
)
at_home("leucaruth", static("one-dragon"))
at_home(
    "earcaraxe", static("limit", 1, sel("play", CHARACTER, Test("first"), Test("moving"), Test("path", "coastal-sea")))
)
at_home("itangast", static("corruption-of", 1, sel("play", Test("item-sort", "greater"))))
at_home("scorba", static("corruption-of", 1, sel("play", Test("item-sort", "major"))))
at_home("scatha", static("attempt", -1, sel("play", CHARACTER)))
at_home("smaug", static("draws", -1, sel("play", CHARACTER, Test("first"), Test("draws-several"))))
