"""Several figures recruited by one card (VI p.27): how many of each, or how many in each region, in one question."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Distribution, Option, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.wotr.rules.recruit import come, forbids_recruit
from westmarch.games.wotr.state import War


class RaiseTogether(Frame):
    """So many figures of some kinds come to one of several regions; as far as there are any. Gives back the region,
    or -1."""

    STEPS = ("choose_region", "choose_figures")
    RULE = "wotr.events.recruit.from-reinforcements"

    side: int
    regions: list[int]
    figures: list[int]
    count: int
    at: int = later(-1)

    def choose_region(self, g: War) -> Outcome:
        options: list[Option] = [("region", r) for r in self.regions if self.coming(g, r)]
        if not options:
            return Done(-1)
        return Ask(g.seat(self.side), "wotr-ask-recruit-region", options, "region_chosen", self.RULE)

    def coming(self, g: War, region: int) -> list[int]:
        """The kinds of figures that can come to a region."""
        return [figure for figure in self.figures if forbids_recruit(g, self.side, figure, region, True) is None]

    def region_chosen(self, g: War, option: Option) -> None:
        _, self.at = option

    def choose_figures(self, g: War) -> Outcome:
        figures = self.coming(g, self.at)
        most = [min(self.count, g.reinforcements[figure]) for figure in figures]
        count = min(self.count, sum(most))
        pick = Distribution("raise", figures, most, count, count)
        about = (("region", self.at), ("count", count))
        return Ask(g.seat(self.side), "wotr-ask-raise", [], "figures_chosen", self.RULE, about, pick=pick)

    def figures_chosen(self, g: War, option: Option) -> Outcome:
        for figure, count in amounts_of(option).items():
            come(g, self.side, figure, self.at, count)
        return Done(self.at)


class ShareOut(Frame):
    """Figures of one kind come to several regions, so many to each; when they are short the player divides them
    (V p.23)."""

    STEPS = ("share",)
    RULE = "wotr.events.recruit.from-reinforcements"

    side: int
    figure: int
    regions: list[int]
    counts: list[int]
    #: What each region gets in any case.
    least: int = 0

    def share(self, g: War) -> Outcome:
        wanted = [(r, count) for r, count in zip(self.regions, self.counts, strict=True) if self.can_come(g, r)]
        count = min(g.reinforcements[self.figure], sum([count for _, count in wanted]))
        if not count:
            return DONE
        most = [min(count, limit) for _, limit in wanted]
        pick = Distribution("share", [r for r, _ in wanted], most, count, count, [self.least] * len(wanted))
        about = (("figure", self.figure), ("count", count))
        return Ask(g.seat(self.side), "wotr-ask-share", [], "shared", self.RULE, about, pick=pick)

    def can_come(self, g: War, region: int) -> bool:
        return forbids_recruit(g, self.side, self.figure, region, True) is None

    def shared(self, g: War, option: Option) -> Outcome:
        for region, count in amounts_of(option).items():
            come(g, self.side, self.figure, region, count)
        return DONE


class RaiseInEach(Frame):
    """So many figures of one kind come to each of so many regions of a list; when they are short, to fewer regions or
    fewer to some."""

    STEPS = ("choose_regions",)
    RULE = "wotr.events.recruit.from-reinforcements"

    side: int
    figure: int
    regions: list[int]
    count: int
    places: int

    def choose_regions(self, g: War) -> Outcome:
        found = [r for r in self.regions if forbids_recruit(g, self.side, self.figure, r, True) is None]
        if not found:
            return DONE
        high = min(self.places, len(found))
        coming = min(g.reinforcements[self.figure], self.count * high)
        high = min(high, coming)
        pick = Subset("levy", found, -(-coming // self.count), high)
        about = (("figure", self.figure), ("count", high))
        return Ask(g.seat(self.side), "wotr-ask-levy", [], "regions_chosen", self.RULE, about, pick=pick)

    def regions_chosen(self, g: War, option: Option) -> Outcome:
        _, *regions = option
        return Call(ShareOut(self.side, self.figure, regions, [self.count] * len(regions), least=1))
