"""The Fellowship under the hunt: who travels, and how the damage of a tile is taken (IX p.41)."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.games.wotr.facts import CORRUPTION_LIMIT
from westmarch.games.wotr.odds.tiles import Kind

RING = "ring"
GUIDE = "guide"
RANDOM = "random"
POLICIES = (RING, GUIDE, RANDOM)

#: Companions in the Fellowship by level: of level 3, 2 and 1. The Guide is always one of the highest.
Company = tuple[int, int, int]
ALONE: Company = (0, 0, 0)
#: A tile resolved: (chance, corruption added, company then, whether it reveals)
Effect = tuple[float, int, Company, bool]


@dataclass(frozen=True)
class Fellowship:
    """Who travels, and what is done about hunt damage."""

    corruption: int = 0
    #: The levels of the companions; without any, Gollum is the Guide.
    companions: tuple[int, ...] = ()
    revealed: bool = False
    #: RING: all damage is corruption. GUIDE, RANDOM: one casualty for each tile that deals damage.
    losses: str = RING
    #: A casualty is taken only against this damage or more.
    losses_from: int = 1
    #: Whether a Hobbit as Guide leaves, and Gollum reveals the Fellowship, to lower the damage by one.
    guide_ability: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.corruption < CORRUPTION_LIMIT:
            raise ValueError(f"corruption is {self.corruption}, allowed: 0 to {CORRUPTION_LIMIT - 1}")
        if len(self.companions) > 7 or any(level not in (1, 2, 3) for level in self.companions):
            raise ValueError("there are at most seven companions, of level 1, 2 or 3")
        if self.losses not in POLICIES:
            raise ValueError(f"losses is '{self.losses}', allowed: {', '.join(POLICIES)}")
        if self.losses_from < 1:
            raise ValueError("a casualty needs at least 1 damage")

    @property
    def company(self) -> Company:
        return (self.companions.count(3), self.companions.count(2), self.companions.count(1))


def effects(kind: Kind, damage: int, company: Company, plan: Fellowship) -> list[Effect]:
    """The steps of a tile drawn for a hidden Fellowship: Guide, casualty, Ring, reveal."""
    out = []
    company, damage = _hobbits_leave(company, damage, plan)
    for chance, left, rest in _casualty(company, damage, plan):
        left, rest = _hobbits_leave(left, rest, plan)
        # Gollum joins at once when no companion is left, and standard numbers do not reveal him.
        reveals = kind.reveal and not (left == ALONE and kind.is_standard_number)
        if plan.guide_ability and left == ALONE and rest > 0 and not reveals:
            rest -= 1
            reveals = True
        out.append((chance, rest, left, reveals))
    return out


def _hobbits_leave(company: Company, damage: int, plan: Fellowship) -> tuple[Company, int]:
    """A Hobbit as Guide leaves to lower the damage by one, and then perhaps the other."""
    while plan.guide_ability and damage > 0 and company[:2] == (0, 0) and company[2]:
        company = (0, 0, company[2] - 1)
        damage -= 1
    return company, damage


def _casualty(company: Company, damage: int, plan: Fellowship) -> list[tuple[float, Company, int]]:
    """The chance of each company left, with the damage that is left."""
    if plan.losses == RING or company == ALONE or damage < plan.losses_from:
        return [(1.0, company, damage)]
    present = [place for place in range(3) if company[place]]
    fallen = present[:1] if plan.losses == GUIDE else present
    total = sum(company[place] for place in fallen)
    out = []
    for place in fallen:
        left = list(company)
        left[place] -= 1
        out.append((company[place] / total, (left[0], left[1], left[2]), max(0, damage - (3 - place))))
    return out
