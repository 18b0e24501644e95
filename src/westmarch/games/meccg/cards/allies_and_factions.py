"""Allies and factions. A faction is its printed number, races and site."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Seq, Test
from westmarch.games.meccg.cards.registry import card, partly
from westmarch.games.meccg.cards.terms import BEARER, CANCEL_ATTACK, DISCARD_SELF, IT, TAP_SELF, action, sel, target
from westmarch.games.meccg.facts import FACES, FACTION

card("quickbeam")
partly(
    "goldberry",
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (Cond("attacked"), Cond("attack-keyed", word="land-wilderness"))),
)
card(
    "gollum",
    action(
        ("attack",),
        CANCEL_ATTACK,
        TAP_SELF,
        (
            Cond("attacked"),
            Cond("company-at-most", amount=2),
            Cond("attack-keyed", word=("land-wilderness", "land-shadow-land")),
        ),
    ),
    action(
        ("organization", "site"),
        Seq(Act("discard", sel("attached", Test("name", "the-one-ring"), Test("same-site"))), Act("discard-self")),
        TAP_SELF,
    ),
)
partly(
    "gwaihir",
    action(("organization",), Act("fly", IT), Seq(target(BEARER), DISCARD_SELF), (Cond("company-at-most", amount=2),)),
)

for face in FACES:
    if face.kind == FACTION and face.places and face.number_to_exceed:
        card(face.id)
