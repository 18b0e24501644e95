"""Allies and factions. A faction is its printed number, races and site."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Seq, Test
from westmarch.games.meccg.cards.grammar import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    CANCEL_ATTACK,
    CHARACTER,
    DISCARD_SELF,
    FREE,
    IT,
    SELF,
    TAP_SELF,
    action,
    attack_by,
    attacks,
    borne_by,
    fewer,
    no,
    play,
    race,
    sel,
    spot,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.facts import FACES, FACTION
from westmarch.games.meccg.registry import card

ENTISH = ("fangorn", "rohan", "gap-of-isen", "wold-and-foothills", "anduin-vales", "redhorn-gate")
WIDE_ENTISH = (*ENTISH, "enedhwaith", "old-pukel-land", "brown-lands")
BY_THE_WITHYWINDLE = ("arthedain", "cardolan", "rhudaur", "the-shire")


def stays_in(*regions: str) -> Cond:
    """The company has gone too far from the ally's home."""
    return Cond("site-in", word=regions, no=True)


#: Ents do not fight where they stand guard.
NOT_AT_HIS_SITE = static("not-attacked", 1, SELF, to=attacks(Test("attack-at-site")))
NEVER_ATTACKED = static("not-attacked", 1, SELF)
card("Quickbeam", NOT_AT_HIS_SITE)
card("Treebeard", trigger("arrived", Act("discard-self"), (stays_in(*WIDE_ENTISH),)), NOT_AT_HIS_SITE)
card("Skinbark", trigger("arrived", Act("discard-self"), (stays_in(*ENTISH),)), NOT_AT_HIS_SITE)
card(
    "Leaflock",
    action(("response",), Act("negate", word="hazard"), TAP_SELF, (Cond("answers", word="hazard"), Cond("with-it"))),
    trigger("arrived", Act("discard-self"), (stays_in(*WIDE_ENTISH),)),
    NOT_AT_HIS_SITE,
)
card(
    "Tom Bombadil",
    action(
        ("response",),
        Act("negate", word="hazard"),
        TAP_SELF,
        (Cond("answers", word="hazard"), Cond("site-in", word=BY_THE_WITHYWINDLE)),
    ),
    trigger("arrived", Act("discard-self"), (stays_in(*BY_THE_WITHYWINDLE),)),
)
card(
    "Goldberry",
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, Cond("attack-keyed", word="land-wilderness"))),
    action(
        ("response",),
        Act("negate", word="send-back"),
        TAP_SELF,
        (Cond("answers", word="send-back"), Cond("with-it")),
    ),
    NEVER_ATTACKED,
)
card(
    "Gollum",
    action(
        ("attack",),
        CANCEL_ATTACK,
        TAP_SELF,
        (
            ATTACKED,
            Cond("company-at-most", amount=2),
            Cond("attack-keyed", word=("land-wilderness", "land-shadow-land")),
        ),
    ),
    action(
        FREE,
        Seq(Act("discard", sel("attached", Test("name", "the-one-ring"), Test("same-site"))), Act("discard-self")),
        TAP_SELF,
    ),
)
card(
    "Gwaihir",
    action(
        ("organization",),
        Act("fly", IT, word=("shadow-land", "dark-domain")),
        Seq(target(BEARER), DISCARD_SELF),
        (Cond("company-at-most", amount=2), spot(sel("bearer", BY_BEARER, no(Test("in-deeps"))))),
    ),
)
card(
    "Shadowfax",
    action(
        ("arrival",),
        Act("move-again"),
        TAP_SELF,
        (
            Cond("with-it"),
            fewer(sel("companions", CHARACTER), 3),
            fewer(sel("companions", CHARACTER, no(race("hobbit"))), 2),
            fewer(sel("allies", no(Test("self"))), 1),
        ),
    ),
)
card(
    "Bill the Pony",
    play(Cond("even-tapped")),
    action(
        ("end",),
        Seq(Act("go-to-haven", BEARER), Act("discard-self")),
        None,
        (Cond("company-at-most", amount=3),),
    ),
)
card(
    "Lindion the Oronín",
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, attack_by("animals", "spiders"))),
)
card(
    "Nenseldë the Wingild",
    action(
        FREE,
        Act("take", sel("discard", Test("keyword", "environment"), Test("resource"), no(Test("permanent")))),
        TAP_SELF,
    ),
    trigger(
        "arrived",
        Act("discard-self"),
        (stays_in("belfalas", "bay-of-belfalas", "anfalas", "mouths-of-the-anduin"),),
    ),
    NEVER_ATTACKED,
)
card(
    "Mistress Lobelia",
    action(FREE, Act("take", sel("deck-or-discard", Test("playable-here"))), TAP_SELF),
    trigger(
        "arrived",
        Act("discard-self"),
        (
            Cond("at", word=("bree", "old-forest", "the-white-towers"), no=True),
            stays_in("the-shire"),
        ),
    ),
)

for face in FACES:
    if face.kind == FACTION and face.places and face.number_to_exceed:
        card(face.names[0])
card("Army of the Dead", borne_by(Test("name", "aragorn-ii"), Test("marked", "paths")), static("beyond-influence"))
