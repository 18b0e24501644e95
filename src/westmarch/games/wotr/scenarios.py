"""Directed positions: places in the game that random play from the start seldom reaches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.engine.chance import Chance
from westmarch.engine.runner import advance
from westmarch.engine.state import State
from westmarch.games.wotr.facts import (
    ARAGORN,
    ARMY,
    BOROMIR,
    CARD_COUNT,
    CHARACTER,
    CHARACTERS,
    ELIMINATED,
    EVENT,
    FELLOWSHIP_COMPANIONS,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GARRISON,
    GARRISON_LIMIT,
    GOLLUM,
    GONDOR,
    IN_FELLOWSHIP,
    IS_TABLE_CARD,
    ISENGARD,
    LEVEL,
    MUSTER,
    MUSTER_ARMY,
    NATION_OF_REGION,
    NAZGUL,
    NOT_IN_PLAY,
    OWNER,
    REGIONS,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    START_DICE,
    STRIDER,
    STRONGHOLDS,
    WIDTH,
    card,
    deck_of,
    elite_column,
    leader_column,
    region,
    regular_column,
    side_of_card,
)
from westmarch.games.wotr.rules.turn import TheWar, Turn
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War


def scenarios() -> dict[str, Callable[[Chance], State]]:
    """Every directed position by name."""
    guides = (*FELLOWSHIP_COMPANIONS, GOLLUM)
    found: dict[str, Callable[[Chance], State]] = {
        f"morannon-{CHARACTERS[guide]}": partial(at_morannon, guide) for guide in guides
    }
    found |= {f"siege-{REGIONS[place]}": partial(siege, place) for place in STRONGHOLDS}
    found |= {"brink-of-war": brink_of_war, "table-cards": table_cards, "all-at-war": all_at_war}
    found |= {"kings-return": kings_return, "ring-in-battle": ring_in_battle, "corrupted": corrupted}
    found |= {"shadow-triumphant": shadow_triumphant, "free-triumphant": free_triumphant}
    found["first-game"] = first_game
    return found


def ready(g: War) -> War:
    """At the start of a later turn."""
    war = TheWar()
    war.pc = 1
    g.turn = 5
    g.stack = [war, Turn()]
    advance(g)
    return g


def drawn(g: War, count: int) -> None:
    """Give each side some cards of both decks."""
    for side in (FREE, SHADOW):
        for _ in range(count):
            g.draw_card(side, 0)
            g.draw_card(side, 1)


def at_morannon(guide: int, chance: Chance) -> State:
    """The Fellowship before the Black Gate, led by one of its members; those of higher level are gone."""
    g = set_up(chance)
    g.fellowship = region("morannon")
    g.progress = 0
    g.corruption = 3
    level = 0 if guide == GOLLUM else LEVEL[guide]
    for companion in FELLOWSHIP_COMPANIONS:
        if guide == GOLLUM or LEVEL[companion] > level:
            g.where[companion] = -1
    if guide != GOLLUM:
        g.where[guide] = IN_FELLOWSHIP
    g.guide = guide
    drawn(g, 2)
    return ready(g)


def siege(place: int, chance: Chance) -> State:
    """A stronghold of either side under siege, with figures on both sides of the walls and everybody At War."""
    g = set_up(chance)
    owner = OWNER[place]
    wage_war(g)
    clear_region(g, 1 - owner, place)
    nation = NATION_OF_REGION[place]
    for column in range(WIDTH[owner]):
        g.shift(owner, place, GARRISON[place], column, g.count(owner, place, column))
    for column in (regular_column(nation), elite_column(nation)):
        missing = min(2, GARRISON_LIMIT - g.units(owner, GARRISON[place]))
        g.recruit(owner, GARRISON[place], column, max(0, missing))
    while g.units(owner, GARRISON[place]) > GARRISON_LIMIT:
        column = next(c for c in range(WIDTH[owner]) if g.count(owner, GARRISON[place], c))
        g.return_to_box(owner, GARRISON[place], column)
    besieger = SAURON if owner == FREE else 2
    side = 1 - owner
    g.recruit(side, place, regular_column(besieger), 5)
    g.recruit(side, place, elite_column(besieger), 2)
    g.recruit(side, place, NAZGUL if side == SHADOW else leader_column(besieger), 1)
    drawn(g, 2)
    return ready(g)


def brink_of_war(chance: Chance) -> State:
    """Every nation active and one step from war."""
    g = set_up(chance)
    g.steps = [1] * 8
    g.active = [1] * 8
    drawn(g, 2)
    return ready(g)


def all_at_war(chance: Chance) -> State:
    """Everybody At War, all companions on the map, all minions in play."""
    g = set_up(chance)
    wage_war(g)
    places = ("fangorn", "edoras", "minas-tirith", "lorien", "erebor", "helms-deep", "dale")
    for companion, place in zip(FELLOWSHIP_COMPANIONS, places, strict=True):
        g.where[companion] = region(place)
    g.guide = GOLLUM
    for minion, place in ((10, "minas-morgul"), (11, "orthanc"), (12, "barad-dur")):
        g.where[minion] = region(place)
        g.minions_seen |= 1 << minion
    drawn(g, 3)
    return ready(g)


def kings_return(chance: Chance) -> State:
    """Aragorn leads an army beyond the borders of the Free Peoples, Gandalf the White is in Fangorn."""
    g = set_up(chance)
    wage_war(g)
    g.where[STRIDER] = NOT_IN_PLAY
    g.where[GANDALF_GREY] = ELIMINATED
    g.where[ARAGORN] = region("osgiliath")
    g.where[GANDALF_WHITE] = region("fangorn")
    g.guide = BOROMIR
    g.where[SARUMAN] = region("orthanc")
    g.minions_seen |= 1 << SARUMAN
    hold(g, "fp-str-01", "fp-char-14", "sh-str-18", "sh-str-16")
    drawn(g, 1)
    return ready(g)


def ring_in_battle(chance: Chance) -> State:
    """The Fellowship hides with an army that Strider leads, and the enemy is near."""
    g = set_up(chance)
    wage_war(g)
    g.fellowship = region("osgiliath")
    g.where[STRIDER] = region("osgiliath")
    g.recruit(FREE, region("osgiliath"), regular_column(GONDOR), 4)
    g.recruit(SHADOW, region("north-ithilien"), regular_column(SAURON), 7)
    g.recruit(SHADOW, region("north-ithilien"), NAZGUL, 2)
    hold(g, "fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04", "fp-char-09")
    hold(g, "sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04")
    return ready(g)


def hold(g: War, *names: str) -> None:
    """Put cards from their decks into the hands of their side."""
    for name in names:
        number = card(name)
        g.decks[deck_of(number)].remove(number)
        g.hands[side_of_card(number)].append(number)
        g.hands[side_of_card(number)].sort()


def table_cards(chance: Chance) -> State:
    """Hands full of cards that are played on the table."""
    g = set_up(chance)
    for side in (FREE, SHADOW):
        cards = [number for number in range(CARD_COUNT) if IS_TABLE_CARD[number] and side_of_card(number) == side]
        chance.shuffle(cards, "scenario")
        for number in sorted(cards[:5]):
            g.decks[deck_of(number)].remove(number)
            g.hands[side].append(number)
    wage_war(g)
    return ready(g)


def corrupted(chance: Chance) -> State:
    """The Ring-bearers near the end of their strength, deep in the wild."""
    g = set_up(chance)
    g.fellowship = region("moria")
    g.corruption = 10
    g.revealed = False
    drawn(g, 2)
    return ready(g)


def shadow_triumphant(chance: Chance) -> State:
    """The Shadow one stronghold short of victory."""
    g = set_up(chance)
    wage_war(g)
    for name in ("lorien", "helms-deep", "edoras", "pelargir", "dale", "erebor"):
        clear_region(g, FREE, region(name))
        g.control[region(name)] = SHADOW
    g.recruit(SHADOW, region("lossarnach"), regular_column(SAURON), 8)
    drawn(g, 2)
    return ready(g)


def free_triumphant(chance: Chance) -> State:
    """The Free Peoples one stronghold short of victory."""
    g = set_up(chance)
    wage_war(g)
    for name in ("moria", "mount-gundabad", "eagles-eyrie"):
        clear_region(g, SHADOW, region(name))
    g.control[region("moria")] = FREE
    g.recruit(FREE, region("eagles-eyrie"), elite_column(1), 4)
    g.recruit(FREE, region("eagles-eyrie"), regular_column(1), 2)
    drawn(g, 2)
    return ready(g)


def first_game(chance: Chance) -> State:
    """A newcomer's first actions: a die of each sort, and raiders in Rohan who can be beaten."""
    g = set_up(chance)
    for nation in (ROHAN, ISENGARD):
        g.put_counter(nation, 0)
        g.active[nation] = 1
    g.recruit(FREE, region("edoras"), regular_column(ROHAN), 2)
    g.recruit(FREE, region("edoras"), leader_column(ROHAN), 1)
    g.recruit(SHADOW, region("westemnet"), regular_column(ISENGARD), 2)
    g.control[region("westemnet")] = SHADOW
    drawn(g, 1)
    g.turn = 1
    g.rolled = list(START_DICE)
    g.dice = [0] * 14
    for face in (CHARACTER, MUSTER, MUSTER_ARMY, EVENT):
        g.dice[FREE * 7 + face] = 1
        g.dice[SHADOW * 7 + face] = 1
    g.dice[SHADOW * 7 + ARMY] = 2
    g.hunt_box = [0, 1]
    war, turn = TheWar(), Turn()
    war.pc = 1
    turn.pc = Turn.STEPS.index("action_resolution")
    g.stack = [war, turn]
    advance(g)
    return g


def wage_war(g: War) -> None:
    g.steps = [0] * 8
    g.active = [1] * 8


def clear_region(g: War, side: int, place: int) -> None:
    """Take a side's figures in a region back to the box."""
    for column in range(WIDTH[side]):
        count = g.count(side, place, column)
        if count:
            g.return_to_box(side, place, column, count)
