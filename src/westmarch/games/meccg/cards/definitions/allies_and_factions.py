"""Allies and factions. A faction is its printed number, races and site."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import FACES, FACTION

ENTISH = ("fangorn", "rohan", "gap-of-isen", "wold-and-foothills", "anduin-vales", "redhorn-gate")
WIDE_ENTISH = (*ENTISH, "enedhwaith", "old-pukel-land", "brown-lands")
BY_THE_WITHYWINDLE = ("arthedain", "cardolan", "rhudaur", "the-shire")


def stays_in(*regions: str) -> Cond:
    """The company has gone too far from the ally's home."""
    return cond("site-in", word=regions, no=True)


#: Ents do not fight where they stand guard.
NOT_AT_HIS_SITE = static("not-attacked", this, 1, target=attacks(attack_at_site))
NEVER_ATTACKED = static("not-attacked", this, 1)
card("Quickbeam", NOT_AT_HIS_SITE)
card("Treebeard", each(on("arrived"), do("discard-self"), needs=(stays_in(*WIDE_ENTISH),)), NOT_AT_HIS_SITE)
card("Skinbark", each(on("arrived"), do("discard-self"), needs=(stays_in(*ENTISH),)), NOT_AT_HIS_SITE)
card(
    "Leaflock",
    action(
        ("response",),
        do("negate", word="hazard"),
        cost=TAP_SELF,
        needs=(cond("answers", word="hazard"), cond("with-it")),
    ),
    each(on("arrived"), do("discard-self"), needs=(stays_in(*WIDE_ENTISH),)),
    NOT_AT_HIS_SITE,
)
card(
    "Tom Bombadil",
    action(
        ("response",),
        do("negate", word="hazard"),
        cost=TAP_SELF,
        needs=(cond("answers", word="hazard"), cond("site-in", word=BY_THE_WITHYWINDLE)),
    ),
    each(on("arrived"), do("discard-self"), needs=(stays_in(*BY_THE_WITHYWINDLE),)),
)
card(
    "Goldberry",
    action(("attack",), CANCEL_ATTACK, cost=TAP_SELF, needs=(ATTACKED, cond("attack-keyed", word="land-wilderness"))),
    action(
        ("response",),
        do("negate", word="send-back"),
        cost=TAP_SELF,
        needs=(cond("answers", word="send-back"), cond("with-it")),
    ),
    NEVER_ATTACKED,
)
card(
    "Gollum",
    action(
        ("attack",),
        CANCEL_ATTACK,
        cost=TAP_SELF,
        needs=(
            ATTACKED,
            cond("company-at-most", amount=2),
            cond("attack-keyed", word=("land-wilderness", "land-shadow-land")),
        ),
    ),
    action(
        FREE,
        Seq(to("discard", attached_cards & named("the-one-ring") & same_site), do("discard-self")),
        cost=TAP_SELF,
    ),
)
card(
    "Gwaihir",
    action(
        ("organization",),
        to("fly", it, word=("shadow-land", "dark-domain")),
        cost=Seq(target(the_bearer), DISCARD_SELF),
        needs=(cond("company-at-most", amount=2), spot(bearer & ~in_deeps)),
    ),
)
card(
    "Shadowfax",
    action(
        ("arrival",),
        do("move-again"),
        cost=TAP_SELF,
        needs=(
            cond("with-it"),
            cannot_spot(companions & character, 3),
            cannot_spot(companions & character & ~hobbit, 2),
            cannot_spot(allies_here & ~itself, 1),
        ),
    ),
)
card(
    "Bill the Pony",
    to_play(cond("even-tapped")),
    action(
        ("end",),
        Seq(to("go-to-haven", the_bearer), do("discard-self")),
        needs=(cond("company-at-most", amount=3),),
    ),
)
card(
    "Lindion the Oronín",
    action(("attack",), CANCEL_ATTACK, cost=TAP_SELF, needs=(ATTACKED, attack_by("animals", "spiders"))),
)
card(
    "Nenseldë the Wingild",
    action(
        FREE,
        to("take", in_discard & keyword("environment") & resource_card & ~permanent_event),
        cost=TAP_SELF,
    ),
    each(
        on("arrived"),
        do("discard-self"),
        needs=(stays_in("belfalas", "bay-of-belfalas", "anfalas", "mouths-of-the-anduin"),),
    ),
    NEVER_ATTACKED,
)
card(
    "Mistress Lobelia",
    action(FREE, to("take", in_deck_or_discard & playable_here), cost=TAP_SELF),
    each(
        on("arrived"),
        do("discard-self"),
        needs=(
            cond("at", word=("bree", "old-forest", "the-white-towers"), no=True),
            stays_in("the-shire"),
        ),
    ),
)

for face in FACES:
    if face.kind == FACTION and face.places and face.number_to_exceed:
        card(face.names[0])
card("Army of the Dead", plays_on(character & named("aragorn-ii") & marked("paths")), static("beyond-influence"))
