"""Companies in the organization phase (p.7): regrouping, stragglers and everybody under control."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import (
    HAVEN,
    WIZARD,
)
from westmarch.games.meccg.rules.influence import (
    leaders_for,
)
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, GENERAL, MUST_MOVE, NOBODY, PLAY
from westmarch.games.meccg.values import general_free, influence, mind


def settlements(g: Arda, seat: int) -> list[Option]:
    """What a player may do while somebody of his is not controlled (p.7, p.8); nothing if everybody is.

    Influence may be found by discarding anybody who uses it: an overcommitted leader or any of his followers, and, as
    long as general influence is short or somebody has no controller, anybody under general influence.
    """
    mine = g.characters(seat)
    orphans = [c for c in mine if g.leader[c] == NOBODY]
    leaders = [c for c in mine if g.followers(c) and _overcommitted(g, c)]
    if not orphans and not leaders and general_free(g, seat) >= 0:
        return []
    going = [c for leader in leaders for c in (leader, *g.followers(leader))] + orphans
    if orphans or general_free(g, seat) < 0:
        going += [c for c in mine if g.leader[c] == GENERAL and mind(g, c) > 0]
    found: list[Option] = [("release", c) for c in mine if c in going and g.kind(c) != WIZARD]
    for orphan in orphans:
        if general_free(g, seat) >= mind(g, orphan):
            found.append(("general", orphan))
        found += [("follow", orphan, leader) for leader in leaders_for(g, orphan, g.company[orphan])]
    return found


def _overcommitted(g: Arda, leader: int) -> bool:
    if g.zone[leader] != PLAY:
        return True
    plain = influence(g, leader)
    used = 0
    for follower in g.followers(leader):
        used += max(0, mind(g, follower) - (influence(g, leader, follower) - plain))
    return used > plain


def reunite(g: Arda, seat: int) -> None:
    """Companies that had to move and do not join one that stays (p.7)."""
    for slot in g.companies(seat):
        if g.c_flags[slot] & MUST_MOVE and g.c_dest[slot] < 0:
            stay = _standing(g, slot)
            g.c_flags[slot] &= ~MUST_MOVE
            if stay >= 0:
                group = g.members[slot][:]
                for character in group:
                    g.join(character, stay)
                g.hand_over(slot, stay)
                g.close_company(slot)
                g.tell_company(group, "meccg.org.company.split.only-one-stays")
    for slot in g.companies(seat):
        g.c_flags[slot] &= ~MUST_MOVE


def _standing(g: Arda, slot: int) -> int:
    for other in g.companies(g.c_owner[slot]):
        if other != slot and g.c_site[other] == g.c_site[slot] and g.c_dest[other] < 0:
            if not g.crowded(other, len(g.members[other]) + len(g.members[slot])):
                return other
    return -1


def forbids_regroup(g: Arda, character: int, slot: int) -> str | None:
    """Whether a character, with his followers, may go to another company at his site, or form one (slot -1)."""
    if g.zone[character] != PLAY or not g.is_character(character) or g.company[character] < 0:
        return "meccg.org.company.definition"
    old = g.company[character]
    if g.leader[character] >= 0:
        return "meccg.influence.follower.stays-with-controller"
    if g.c_dest[old] >= 0:
        return "meccg.move.stay-or-go"
    site = g.site_face(old)
    if site.site != HAVEN and not g.standard:
        return "meccg.org.company.no-split-elsewhere-basic"
    group = 1 + len(g.followers(character))
    if slot < 0:
        return None if len(g.members[old]) > group else "meccg.org.company.definition"
    if slot >= len(g.c_owner) or slot == old or g.c_owner[slot] != g.owners[character]:
        return "meccg.org.company.definition"
    if g.c_site[slot] != g.c_site[old] or g.c_dest[slot] >= 0:
        return "meccg.org.company.reorganize-at-haven"
    if site.site != HAVEN and g.crowded(slot, len(g.members[slot]) + group):
        return "meccg.org.company.max-seven"
    return None


def company_options(g: Arda, seat: int, touched: list[int]) -> list[Option]:
    found: list[Option] = []
    slots = g.companies(seat)
    for old in slots:
        if g.c_dest[old] >= 0:
            continue
        for character in g.members[old]:
            if character not in touched:
                for slot in [-1, *slots]:
                    if forbids_regroup(g, character, slot) is None:
                        found.append(("regroup", character, slot))
    return found


def regroup(g: Arda, character: int, slot: int) -> None:
    old = g.company[character]
    group = [character, *g.followers(character)]
    if slot < 0:
        slot = g.new_company(g.owners[character], g.c_site[old])
        if g.site_face(old).site != HAVEN:
            g.c_flags[slot] |= MUST_MOVE
    for one in group:
        g.join(one, slot)
    if not g.members[old]:
        g.hand_over(old, slot)
    else:
        for event in [c for c in g.sources("ends-when-split")[0] if g.company[c] == old]:
            g.put(event, DISCARD)
    g.close_company(old)
    g.tell_company(group, "meccg.org.company.reorganize-at-haven")
