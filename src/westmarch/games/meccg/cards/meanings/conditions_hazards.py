"""What hazards ask of attackers, wounds, companies and their way."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Cond
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.properties import attack_race, one_of
from westmarch.games.meccg.facts import (
    RACES,
    REGIONS,
    SITE_TYPES,
)
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.combat import BY_SITE, attack_of, strike_of, strikes_of
from westmarch.games.meccg.rules.creatures import MAPPED, target_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, attacks_on
from westmarch.games.meccg.values import site_type

L = LANGUAGE
FREED = terms.VALUE["freed"]


def _attacker(g: Arda) -> int:
    attack = attack_of(g)
    return attack.source if attack is not None else -1


def _is_attacker(g: Arda, name: Any) -> bool:
    card = _attacker(g)
    return card >= 0 and one_of(g.face(card).id, name)


def company_faced(g: Arda, slot: int) -> list[str]:
    """The races of the attacks that a company has faced this turn, the last one last."""
    number = terms.VALUE["faced"]
    return [RACES[entry[2]] for entry in g.laid if entry[0] == number and entry[1] == OF_COMPANY + slot]


def _attack_at_type(g: Arda, run: Asker, cond: Cond) -> bool:
    """An attack keyed to, or automatic at, a site of some types."""
    attack = attack_of(g)
    if attack is None or g.c_owner[attack.company] < 0:
        return False
    if attack.origin == BY_SITE:
        return one_of(SITE_TYPES[site_type(g, g.c_site[attack.company])], cond.word)
    return attack.key.removeprefix("type-") in cond.word


L.conds.update(
    {
        "attacker-is": lambda g, run, cond: _is_attacker(g, cond.word),
        "attack-at-type": _attack_at_type,
        "company-has": lambda g, run, cond: bool(L.cards(g, run, cond.sel)),
        "company-faced": lambda g, run, cond: (
            g.here >= 0 and any([one_of(race, cond.word) for race in company_faced(g, g.here)])
        ),
        "site-without": lambda g, run, cond: (
            not any([g.faces[c] == g.faces[run.source] for c in g.under(target_site(g, g.here))])
        ),
        "hoard": lambda g, run, cond: (
            g.here >= 0
            and (
                g.target_face(g.here).hoard or g.target_face(g.here).lair or g.has_laid("hoard", target_site(g, g.here))
            )
        ),
        "passes": lambda g, run, cond: (
            g.mode == MAPPED and any([REGIONS[region] in cond.word for region in g.route[:-1]])
        ),
        "starts-at": lambda g, run, cond: g.here >= 0 and g.site_face(g.here).id == cond.word,
        "once-a-company": lambda g, run, cond: (
            not any([e[0] == FREED and e[1] == OF_COMPANY + g.here and e[4] == run.source for e in g.laid])
        ),
        "attacks-unlaid": lambda g, run, cond: (
            (a := attack_of(g)) is not None and not g.has_laid(cond.word, attacks_on(a.company, RACES.index(a.race)))
        ),
        "strike-prowess": lambda g, run, cond: (
            (hit := strike_of(g)) is not None and hit.strike_prowess(g) >= L.value(g, run, cond.amount)
        ),
        "attack-strikes": lambda g, run, cond: (
            (a := attack_of(g)) is not None and strikes_of(g, a) >= L.value(g, run, cond.amount)
        ),
        "moves-in": lambda g, run, cond: (
            g.here >= 0 and g.c_dest[g.here] >= 0 and any([REGIONS[region] in cond.word for region in g.route])
        ),
        # What is printed is said here, and done by the rules that look for it.
        "foreseen": lambda g, run, cond: True,
        "removable-resting": lambda g, run, cond: True,
        "removed-at-haven": lambda g, run, cond: True,
        "removed-by-another": lambda g, run, cond: True,
        "removal-supported": lambda g, run, cond: True,
    }
)

__all__ = ["attack_race", "company_faced"]
