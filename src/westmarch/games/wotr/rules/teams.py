"""Three and four players (XI p.45-46): who leads and who acts, and what each player may command.

All of this concerns the position alone, so that any chapter may ask. A game of two never comes here.
"""

from __future__ import annotations

from typing import Final

from westmarch.games.wotr.facts import (
    ATTACKERS,
    CARD_COUNT,
    FREE,
    NATION_OF_REGION,
    NATIONS_OF_CARD,
    NATIONS_OF_OTHERS,
    OWNER,
    REGION_COUNT,
    SEAT_OF_CARD,
    SEAT_OF_MINION,
    SHADOW,
    SLOTS,
    TEAMS,
    VICTORY_POINTS,
)
from westmarch.games.wotr.record import ACTING, APART, BURIED, CAPTORS, LAID, LEAD, MIXED, SHOWN, SPENDING, SPENT
from westmarch.games.wotr.state import War

_LISTS: Final = 16
_EVERY_NATION: Final = 255
CONSECUTIVE: Final = "wotr.multi.three.no-consecutive-nation"
SAME_ARMY: Final = "wotr.multi.three.mixed-consecutive"


def open_teams(g: War, players: int) -> None:
    """Seats, hands and tokens of a game of three or four: the first seat of each team leads (XI p.45)."""
    g.seats = players
    g.hands = [[] for _ in range(players)]
    lists: list[list[int]] = [[] for _ in range(_LISTS)]
    lists[LEAD] = [TEAMS[players][side][0] for side in (FREE, SHADOW)]
    lists[ACTING] = lists[LEAD][:]
    lists[LAID] = [-1, -1]
    lists[SPENT] = [0]
    lists[SPENDING] = [0]
    g.teams = lists


def teammate(g: War, seat: int) -> int:
    """The other player of a seat's team, or the seat itself where there is none."""
    team = g.team(g.side_of_seat(seat))
    return team[0] if team[-1] == seat else team[-1]


def pass_tokens(g: War) -> None:
    """At the start of every turn but the first the Leading Players hand over (XI p.45)."""
    for side in (FREE, SHADOW):
        if g.is_shared(side):
            g.teams[LEAD][side] = teammate(g, g.teams[LEAD][side])
            g.note("wotr-log-leads", {"seat": g.teams[LEAD][side]}, rule="wotr.multi.lead.rotate")


def begin_actions(g: War) -> None:
    """In each team the player who does not lead acts first (XI p.45)."""
    g.teams[ACTING] = [teammate(g, seat) for seat in g.teams[LEAD]]
    g.teams[SPENT] = [0]


def acted(g: War, side: int) -> None:
    """A player has used a die: the teammate takes the next one. Whoever passed is still next (XI p.45)."""
    g.teams[ACTING][side] = teammate(g, g.teams[ACTING][side])
    if side == FREE:
        g.teams[SPENT] = g.teams[SPENDING]
        g.teams[SPENDING] = [0]


# ---- armies ----


def out_of_command(g: War, side: int, slot: int) -> int:
    """The nations (bits) whose figures in a force the player who decides may not take along."""
    if slot >= ATTACKERS:
        return 0
    if not g.is_shared(side):
        return _EVERY_NATION if forbids_army_again(g, side, slot) is not None else 0
    seat = g.seat(side)
    if g.is_mixed(side, slot) and g.controller(side, slot) == seat:
        return 0
    return NATIONS_OF_OTHERS[g.seats][seat]


def forbids_command(g: War, side: int, slot: int, attacking: bool) -> str | None:
    """The rule that keeps the player who decides from moving or attacking with any part of a force, or None."""
    if slot >= ATTACKERS:
        return None
    if not g.is_shared(side):
        return forbids_army_again(g, side, slot)
    seat = g.seat(side)
    if attacking and g.is_mixed(side, slot) and g.controller(side, slot) != seat:
        return "wotr.multi.mixed.only-controller-acts"
    # Whoever controls a mixed army has units of the own in it.
    return None if g.units_of_seat(seat, side, slot) else "wotr.multi.limits.nations"


def may_bring(g: War, side: int, slot: int, character: int) -> bool:
    """Whether the player who decides may take a character along: companions go with anybody, minions with their
    own player or with the mixed army they stand in."""
    if side == FREE or slot >= ATTACKERS:
        return True
    seat = g.seat(side)
    if SEAT_OF_MINION[g.seats][character] == seat:
        return True
    return g.is_mixed(side, slot) and g.controller(side, slot) == seat


def forbids_minion_player(g: War, character: int) -> str | None:
    """The rule by which a minion is not the present Shadow player's, or None."""
    if g.seats == 2 or SEAT_OF_MINION[g.seats][character] == g.seat(SHADOW):
        return None
    return "wotr.multi.shadow.minion-control"


# ---- nations, counters, cards ----


def forbids_nation(g: War, side: int, nation: int) -> str | None:
    """The rule that keeps the player who decides from recruiting for a nation, or None."""
    if g.is_shared(side) and g.owner(nation) != g.seat(side):
        return "wotr.multi.limits.nations"
    return forbids_nation_again(g, side, nation)


def forbids_counter(g: War, side: int, nation: int) -> str | None:
    """The rule that keeps the player who decides from moving a nation's political counter, or None."""
    if g.is_shared(side) and g.owner(nation) != g.seat(side):
        return "wotr.multi.limits.politics"
    return forbids_nation_again(g, side, nation)


def forbids_card_player(g: War, side: int, card: int) -> str | None:
    """The rule that keeps the player who decides from using the event of a card, or None."""
    seat = SEAT_OF_CARD[g.seats][card]
    if g.is_shared(side):
        return None if seat in (-1, g.seat(side)) else "wotr.multi.events.icon"
    return CONSECUTIVE if NATIONS_OF_CARD[card] & spent_nations(g, side) else None


# ---- three players: no two consecutive actions with the same nation or army ----


def spent_nations(g: War, side: int) -> int:
    """Nations (bits) on which the Free Peoples player of a game of three used the last action."""
    return g.teams[SPENT][0] if g.seats == 3 and side == FREE else 0


def forbids_nation_again(g: War, side: int, nation: int) -> str | None:
    return CONSECUTIVE if spent_nations(g, side) >> nation & 1 else None


def forbids_army_again(g: War, side: int, slot: int) -> str | None:
    """An army of one nation counts as the nation, an army of several as itself."""
    if g.seats != 3 or side != FREE:
        return None
    nations = g.nations_in(FREE, slot)
    if len(nations) == 1 and spent_nations(g, FREE) >> nations[0] & 1:
        return CONSECUTIVE
    return SAME_ARMY if slot in g.teams[SPENT][1:] else None


def spend_nations(g: War, side: int, nations: int) -> None:
    """Note the nations (bits) that the present action concerns."""
    if g.seats == 3 and side == FREE:
        g.teams[SPENDING][0] |= nations


def army_acts(g: War, side: int, origin: int, target: int) -> None:
    """Note that an army moves or attacks: its nation if it has one only, and where it was and goes."""
    if g.seats != 3 or side != FREE:
        return
    nations = g.nations_in(FREE, origin)
    if len(nations) == 1:
        g.teams[SPENDING][0] |= 1 << nations[0]
    g.teams[SPENDING] += [origin, target]


# ---- mixed armies ----


def mix(g: War, side: int, slot: int) -> None:
    """Two players' units in one place become one army: agreed upon, or because they are attacked."""
    force = side * SLOTS + slot
    if g.has_two_players(side, slot) and force not in g.teams[MIXED]:
        g.teams[MIXED].append(force)
        g.note("wotr-log-mixed", {"side": side, "slot": slot}, rule="wotr.multi.mixed.choice")


def stay_apart(g: War, side: int, slot: int) -> None:
    """Two players keep their armies separate; they are asked again when more units have come."""
    first, second = g.team(side)
    forget(g.teams[APART], side * SLOTS + slot, 3)
    g.teams[APART] += [side * SLOTS + slot, g.units_of_seat(first, side, slot), g.units_of_seat(second, side, slot)]


def next_meeting(g: War) -> int:
    """A force whose two players have to say whether they form one army, or -1. Forgets what no longer holds."""
    g.teams[MIXED] = [f for f in g.teams[MIXED] if g.has_two_players(f // SLOTS, f % SLOTS)]
    for force in g.teams[APART][::3]:
        if not g.has_two_players(force // SLOTS, force % SLOTS):
            forget(g.teams[APART], force, 3)
    for side in (FREE, SHADOW):
        if g.is_shared(side):
            for slot in g.army_slots(side):
                if g.has_two_players(side, slot) and is_new_meeting(g, side, slot):
                    return side * SLOTS + slot
    return -1


def is_new_meeting(g: War, side: int, slot: int) -> bool:
    force = side * SLOTS + slot
    if force in g.teams[MIXED]:
        return False
    apart = g.teams[APART]
    for i in range(0, len(apart), 3):
        if apart[i] == force:
            first, second = g.team(side)
            grown = g.units_of_seat(first, side, slot) > apart[i + 1]
            return grown or g.units_of_seat(second, side, slot) > apart[i + 2]
    return True


def forget(rows: list[int], key: int, width: int) -> None:
    """Take the row of a key out of a flat table."""
    for i in range(len(rows) - width, -1, -width):
        if rows[i] == key:
            del rows[i : i + width]


def remover(g: War, side: int, slot: int, removed: int) -> int:
    """Who takes the next unit off a crowded place: of separate armies the players in turn, the one who does not
    lead first; otherwise whoever controls the army."""
    if not g.has_two_players(side, slot) or g.is_mixed(side, slot):
        return g.controller(side, slot)
    lead = g.teams[LEAD][side]
    return lead if removed % 2 else teammate(g, lead)


# ---- captures and the individual winner ----


def note_captor(g: War, side: int, region: int) -> None:
    """Remember whose army took a settlement; the controller's, if it is mixed."""
    forget(g.teams[CAPTORS], region, 2)
    if OWNER[region] == 1 - side:
        here = g.controller(side, region)
        marching = g.controller(side, ATTACKERS + 1)
        g.teams[CAPTORS] += [region, here if here >= 0 else marching if marching >= 0 else g.seat(side)]


def points_captured(g: War, seat: int) -> int:
    captors = g.teams[CAPTORS]
    side = g.side_of_seat(seat)
    return sum(
        [
            VICTORY_POINTS[captors[i]]
            for i in range(0, len(captors), 2)
            if captors[i + 1] == seat and g.control[captors[i]] == side
        ]
    )


def points_lost(g: War, seat: int) -> int:
    """Points of the cities and strongholds of a player's own nations that the enemy holds."""
    side = g.side_of_seat(seat)
    return sum(
        [
            VICTORY_POINTS[r]
            for r in range(REGION_COUNT)
            if OWNER[r] == side and g.control[r] == 1 - side and g.owner(NATION_OF_REGION[r]) == seat
        ]
    )


def personal_points(g: War, seat: int) -> int:
    """What a player of a team is measured by (XI p.46)."""
    captured = points_captured(g, seat) if g.side_of_seat(seat) == SHADOW else 0
    return captured - points_lost(g, seat)


def best_of_team(g: War, side: int) -> list[int]:
    """The individual winner of a winning team; both players if they are equal."""
    team = g.team(side)
    best = max([personal_points(g, seat) for seat in team])
    return [seat for seat in team if personal_points(g, seat) == best]


# ---- cards that teammates have exchanged ----


def cards_given(g: War, seat: int) -> list[int]:
    """Cards that a player gave to the teammate and that nobody has seen since: in the teammate's hand, laid for
    combat, or discarded face down."""
    given = g.teams[SHOWN + seat]
    if not given:
        return []
    mate = teammate(g, seat)
    side = g.side_of_seat(seat)
    found = []
    for i in range(0, len(given), 2):
        card = given[i]
        laid = g.combat_cards[side] == card and not g.combat_shown
        if card in g.hands[mate] or laid or card in g.teams[BURIED + mate][given[i + 1] :]:
            found.append(card)
    return sorted(found)


def exchange(g: War, side: int, cards: list[int]) -> None:
    """Each player of a team gives one card to the other; both know both cards from now on."""
    team = g.team(side)
    for seat in team:
        for card in cards:
            forget(g.teams[SHOWN + seat], card, 2)
    for i, seat in enumerate(team):
        mate = team[1 - i]
        g.hands[seat].remove(cards[i])
        g.hands[mate].append(cards[i])
        g.teams[SHOWN + seat] += [cards[i], len(g.teams[BURIED + mate])]
    for seat in team:
        g.hands[seat].sort()


def broken_teams(g: War) -> list[str]:
    """What is broken in the tables of the teams."""
    out = []
    if any([seat not in g.team(side) for side, seat in enumerate(g.teams[LEAD])]):
        out.append("a stranger leads")
    if any([g.teams[ACTING][side] not in g.team(side) for side in (FREE, SHADOW)]):
        out.append("a stranger acts")
    buried = sorted([card for seat in range(4) for card in g.teams[BURIED + seat]])
    if buried != g.face_down:
        out.append("a face-down card that nobody discarded")
    for seat in range(g.seats):
        if any([card // (CARD_COUNT // 2) != g.side_of_seat(seat) for card in g.hands[seat]]):
            out.append("a card of the enemy in hand")
    return out
