"""Hosts (Dark Minions): hazards that take characters prisoner."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    HAZARD,
    IT,
    MOVES,
    ON_STRIKE,
    WHO_TAPPED,
    event,
    modify,
    race,
    sel,
    static,
    struck,
    tap,
    trigger,
)
from westmarch.games.meccg.registry import card

PRISONERS = sel("prisoners", CHARACTER)


def host(name: str, who: Test, attack: str, *more: Ability, sites: tuple[str, ...], bonus: int = 0) -> None:
    """Played on the target of a strike: if the strike succeeds he is not harmed but taken prisoner."""
    target = sel("struck", who)
    capture = Act("captor", target)
    helped = Seq(capture, modify("prowess", bonus, target, "strike")) if bonus else capture
    needs = (struck(who), Cond("attack-by", word=attack), Cond("rescue-site"))
    card(name, event(ON_STRIKE, helped, needs=needs), static("rescue-site", 1, None, sites), *more)


def rescue(*attacks: tuple[str, int, int]) -> tuple[Ability, ...]:
    return tuple([static("rescue-attack", 1, None, attack) for attack in attacks])


host(
    "Flies and Spiders",
    CHARACTER,
    "spiders",
    *rescue(("spiders", 3, 9)),
    trigger(
        "prisoner-untap",
        Seq(
            Act("body-check", PRISONERS, amount=1),
            Act("roll", amount=Num("its-body"), word=15),
            When(Cond("rolled"), Act("free-prisoners")),
        ),
    ),
    sites=("ruins-and-lairs",),
)
host(
    "Spells of the Barrow-wights",
    CHARACTER,
    "undead",
    *rescue(("undead", 3, 8)),
    static("no-rings"),
    trigger("prisoner-untap", Act("body-check", PRISONERS, ALL, amount=0)),
    sites=("ruins-and-lairs", "shadow-hold"),
)
host(
    "Waylaid, Wounded, and Orc-dragged",
    race("hobbit"),
    "orcs",
    *rescue(("orcs", 3, 6), ("orcs", 4, 7), ("orcs", 5, 8)),
    trigger(
        "prisoner-untap",
        Seq(
            Act("target", PRISONERS, ALL),
            Act("roll", amount=0, word=6),
            When(Cond("rolled", no=True), Act("discard", sel("bore", Test("ring")), by="opponent", bind="item")),
        ),
        (Cond("spot", sel("prisoners", Test("bears-ring"))),),
    ),
    sites=("ruins-and-lairs", "shadow-hold", "dark-hold"),
    bonus=2,
)
# It lies on a site and waits for those who take something away
card(
    "Troll-purse",
    event(
        ("hazard", "guard-resource"),
        Act("on-site"),
        needs=(Cond("automatic-by", word=("orcs", "trolls")), Cond("rescue-copy")),
    ),
    trigger("item-here", Act("attacks-again", amount=3)),
    static("harmless"),
    trigger("strike-won", Act("imprison", IT)),
    static("rescue-attack"),
)
# An agent takes somebody home
card(
    "To Get You Away",
    event(HAZARD, Act("agent-attack", WHO_TAPPED, amount=0), tap(sel("agents")), (MOVES,)),
    static("harmless"),
    trigger("strike-won", Act("capture", IT)),
    static("rescue-attack", 1, None, ("agent", 3, 8)),
    trigger("played-on-over", Act("discard-self"), (Cond("attacks-for"), Cond("spot", PRISONERS, no=True))),
)
