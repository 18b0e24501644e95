"""Recruiting troops (VI p.26-27): by a Muster result, and by event cards."""

from __future__ import annotations

from typing import Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Done, Frame, Outcome
from westmarch.games.wotr.facts import (
    FEATURE,
    FREE,
    NATIONS,
    NATIONS_OF_SIDE,
    NAZGUL,
    OWNER,
    SAURON,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLD,
    UNIT_COLUMNS,
    elite_column,
    is_elite,
    leader_column,
    nation_of,
    regular_column,
)
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.state import War

_SHADOW_BOX: Final = 15  # where the Shadow's figures begin in the reinforcements


# ---- figures by their number in the reinforcements ----


def regular_of(nation: int) -> int:
    return box(FREE if nation < 5 else SHADOW, regular_column(nation))


def elite_of(nation: int) -> int:
    return box(FREE if nation < 5 else SHADOW, elite_column(nation))


def units_of(nation: int) -> list[int]:
    """A regular or an elite of a nation, as most recruiting cards offer."""
    return [regular_of(nation), elite_of(nation)]


def leader_of(nation: int) -> int:
    """A leader of a Free Peoples nation; a Nazgul for Sauron."""
    return leader_column(nation) if nation < 5 else box(SHADOW, NAZGUL)


def column_of(figure: int) -> int:
    return figure if figure < _SHADOW_BOX else figure - _SHADOW_BOX


# ---- legality ----


def forbids_recruit(g: War, side: int, figure: int, region: int, by_card: bool) -> str | None:
    """The rule that forbids recruiting a figure in a region by a die or a card, or None."""
    if (figure >= _SHADOW_BOX) != (side == SHADOW):
        return "wotr.recruit.from-reinforcements"
    column = column_of(figure)
    rule = forbids_place_for_card(g, side, region) if by_card else forbids_muster_place(g, side, column, region)
    if rule is None and g.seats > 2:
        rule = forbids_player(g, side, column, by_card)
    if rule is not None:
        return rule
    if not g.reinforcements[figure]:
        return "wotr.recruit.figure-limit"
    if side == FREE and column >= UNIT_COLUMNS[FREE] and not g.units(FREE, g.home_slot(FREE, region)):
        return "wotr.army.leaders.need-army"
    return None


def forbids_player(g: War, side: int, column: int, by_card: bool) -> str | None:
    """With three or four players each recruits for the own nations, and Nazgul are Sauron's (XI p.45-46)."""
    if side == SHADOW and column == NAZGUL and teams.forbids_nation(g, side, SAURON) is not None:
        return "wotr.multi.shadow.nazgul-recruit"
    if by_card and not g.is_shared(side):
        return None  # the card itself concerns the nation, and was refused or not
    return teams.forbids_nation(g, side, nation_of(side, column))


def forbids_place_for_card(g: War, side: int, region: int) -> str | None:
    """A card recruits in a free region or into a besieged stronghold, never in a captured settlement."""
    if g.besieged_side(region) == side:
        return None
    if g.control[region] == 1 - side and g.besieged_side(region) != 1 - side:
        return "wotr.recruit.card.other-restrictions"
    if not g.free_region(side, region):
        return "wotr.recruit.card.free-region-needed"
    return None


def forbids_muster_place(g: War, side: int, column: int, region: int) -> str | None:
    """A Muster result recruits in a settlement of the figure's own nation At War, unless lost or besieged."""
    nation = nation_of(side, column)
    if OWNER[region] == 1 - side and g.control[region] == side:
        return "wotr.recruit.captor-cannot-use"
    if region not in SETTLEMENTS[nation]:
        return "wotr.recruit.own-settlement"
    if side == SHADOW and column == NAZGUL and FEATURE[region] != STRONGHOLD:
        return "wotr.recruit.nazgul-in-sauron-strongholds"
    if not g.at_war(nation):
        return "wotr.recruit.at-war-only"
    if g.besieged_side(region) == side:
        return "wotr.recruit.not-in-besieged-by-die"
    if g.control[region] != side or g.units(1 - side, region):
        return "wotr.recruit.not-in-captured"
    return None


#: The figures that each nation can muster: regular, elite, leader or Nazgul.
MUSTERED: Final[list[list[int]]] = [
    [
        regular_column(nation),
        elite_column(nation),
        *([leader_column(nation)] if nation < 5 else [NAZGUL] if nation == SAURON else []),
    ]
    for nation in range(len(NATIONS))
]


def muster_options(g: War, side: int) -> list[Option]:
    """Every figure that a Muster result could bring, with its settlement."""
    options: list[Option] = []
    for nation in NATIONS_OF_SIDE[side]:
        if not g.at_war(nation):
            continue
        # Whatever keeps regulars out of a settlement keeps out the others as well; leaders and Nazgul ask for more.
        places = [r for r in SETTLEMENTS[nation] if forbids_muster_place(g, side, regular_column(nation), r) is None]
        for column in MUSTERED[nation] if places else []:
            figure = box(side, column)
            if g.reinforcements[figure]:
                if g.seats == 2 and column < UNIT_COLUMNS[side]:
                    options += [("recruit", figure, r) for r in places]
                else:
                    options += [
                        ("recruit", figure, r) for r in places if forbids_recruit(g, side, figure, r, False) is None
                    ]
    return options


def forbids_muster(g: War, side: int) -> str | None:
    """The rule that forbids recruiting with a Muster result altogether, or None."""
    rule = "wotr.recruit.at-war-only"
    for nation in NATIONS_OF_SIDE[side]:
        if g.at_war(nation):
            rule = "wotr.recruit.figure-limit"
            for column in MUSTERED[nation]:
                figure = box(side, column)
                if g.reinforcements[figure]:
                    for r in SETTLEMENTS[nation]:
                        if forbids_recruit(g, side, figure, r, False) is None:
                            return None
    return rule


def come(g: War, side: int, figure: int, region: int, count: int = 1) -> int:
    """Figures come from the reinforcements to a region, inside its stronghold if that is besieged."""
    came = g.recruit(side, g.home_slot(side, region), column_of(figure), count)
    if came:
        teams.spend_nations(g, side, 1 << nation_of(side, column_of(figure)))
        about = {"side": side, "region": region, "member": [(figure, came)]}
        g.note("wotr-log-recruits", about, rule="wotr.recruit.from-reinforcements")
    return came


# ---- procedures ----


class Muster(Frame):
    """One Muster result: an elite, or up to two other figures in different settlements (VI p.26)."""

    STEPS = ("first", "second")
    RULE = "wotr.action.muster.recruit"

    side: int
    settlement: int = later(-1)

    def first(self, g: War) -> Outcome:
        options = muster_options(g, self.side)
        if not options:
            return DONE
        return Ask(g.seat(self.side), "wotr-ask-muster", options, "mustered", "wotr.action.muster.recruit")

    def mustered(self, g: War, option: Option) -> Outcome:
        _, figure, self.settlement = option
        come(g, self.side, figure, self.settlement)
        return DONE if is_elite(self.side, column_of(figure)) else None

    def second(self, g: War) -> Outcome:
        options: list[Option] = [("done",)]
        for option in muster_options(g, self.side):
            _, figure, region = option
            if forbids_second(self.side, figure, region, self.settlement) is None:
                options.append(option)
        return Ask(g.seat(self.side), "wotr-ask-muster-second", options, "mustered_second", "wotr.recruit.combo.fewer")

    def mustered_second(self, g: War, option: Option) -> Outcome:
        match option:
            case ("recruit", figure, region):
                come(g, self.side, figure, region)
        return DONE


def forbids_second(side: int, figure: int, region: int, first_settlement: int) -> str | None:
    """The rule that forbids a figure as the second of one Muster result, or None."""
    if is_elite(side, column_of(figure)):
        return "wotr.recruit.combo.one-elite"
    if region == first_settlement:
        return "wotr.recruit.different-settlements"
    return None


class RecruitAt(Frame):
    """A card recruits one figure of some kinds in one of several regions (VI p.27). Gives back the region, or -1."""

    STEPS = ("recruit",)
    RULE = "wotr.events.recruit.from-reinforcements"

    side: int
    regions: list[int]
    figures: list[int]

    def recruit(self, g: War) -> Outcome:
        options: list[Option] = [
            ("recruit", figure, r)
            for r in self.regions
            for figure in self.figures
            if forbids_recruit(g, self.side, figure, r, True) is None
        ]
        if not options:
            return Done(-1)
        return Ask(g.seat(self.side), "wotr-ask-recruit-by-card", options, "recruited", self.RULE)

    def recruited(self, g: War, option: Option) -> Outcome:
        _, figure, region = option
        come(g, self.side, figure, region)
        return Done(region)
