"""Hosts (Dark Minions): hazards that take characters prisoner."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.creatures import target_site
from westmarch.games.meccg.rules.hosts import copies
from westmarch.games.meccg.state import Arda

PRISONERS = prisoners & character


def host(name: str, who: Sel, attack: str, *more: Ability, sites: tuple[str, ...], bonus: int = 0) -> None:
    """Played on the target of a strike: if the strike succeeds he is not harmed but taken prisoner."""
    target = struck_one & who
    capture = to("captor", target)
    helped = Seq(capture, modify("prowess", bonus, target, "strike")) if bonus else capture
    needs = (struck_is(who), cond("attack-by", word=attack), cond("rescue-site"))
    card(name, event_in(ON_STRIKE, helped, needs=needs), static("rescue-site", word=sites), *more)


def rescue(*attacks: tuple[str, int | str, int]) -> tuple[Ability, ...]:
    return tuple([static("rescue-attack", word=attack) for attack in attacks])


host(
    "Flies and Spiders",
    character,
    "spiders",
    *rescue(an_attack_by("spiders", strikes=3, prowess=9)),
    each(
        on("prisoner-untap"),
        Seq(
            to("body-check", PRISONERS, amount=1),
            roll(num("its-body"), above=15),
            When(ROLLED, do("free-prisoners")),
        ),
    ),
    sites=("ruins-and-lairs",),
)
host(
    "Spells of the Barrow-wights",
    character,
    "undead",
    *rescue(an_attack_by("undead", strikes=3, prowess=8)),
    static("no-rings"),
    each(on("prisoner-untap"), to("body-check", PRISONERS, ALL, amount=0)),
    sites=("ruins-and-lairs", "shadow-hold"),
)
host(
    "Waylaid, Wounded, and Orc-dragged",
    hobbit,
    "orcs",
    *rescue(
        an_attack_by("orcs", strikes=3, prowess=6),
        an_attack_by("orcs", strikes=4, prowess=7),
        an_attack_by("orcs", strikes=5, prowess=8),
    ),
    each(
        on("prisoner-untap"),
        Seq(
            to("target", PRISONERS, ALL),
            roll(above=6),
            When(NOT_ROLLED, to("discard", bore & ring, by="opponent", bind="item")),
        ),
        needs=(spot(prisoners & bearing(ring)),),
    ),
    sites=("ruins-and-lairs", "shadow-hold", "dark-hold"),
    bonus=2,
)
# It lies on a site and waits for those who take something away


@odd_if("the site has an automatic attack by Orcs or Trolls", "el lugar tiene un ataque automático de Orcos o Trolls")
def trolls_at_home(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and any([attack.race in ("orcs", "trolls") for attack in g.target_face(g.here).automatic])


@odd_if("you have that site in your location deck", "tienes ese lugar en tu mazo de localizaciones")
def site_at_hand(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and bool(copies(g, run.seat, target_site(g, g.here)))


card(
    "Troll-purse",
    event_in(
        ("hazard", "guard-resource"),
        do("on-site"),
        needs=(trolls_at_home, site_at_hand),
    ),
    each(on("item-here"), do("attacks-again", 3)),
    static("harmless"),
    each(on("strike-won"), to("imprison", it)),
    static("rescue-attack"),
)
# An agent takes somebody home
card(
    "To Get You Away",
    event_in(HAZARD, to("agent-attack", who_tapped, amount=0), cost=tap(agents_here), needs=(MOVES,)),
    static("harmless"),
    each(on("strike-won"), to("capture", it)),
    static("rescue-attack", word=an_attack_by("agent", strikes=3, prowess=8)),
    each(on("played-on-over"), do("discard-self"), needs=(cond("attacks-for"), cannot_spot(PRISONERS))),
)
