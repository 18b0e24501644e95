"""The Fellowship of the Ring: sites."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import position_of
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.actions import ShadowPhase
from westmarch.games.tcg.state import Fellowships

# Sites

card("Bag End", "1_319", action(FELLOWSHIP, play(titled("The Gaffer") & in_deck), cost=exert(hobbit)))
card("East Road", "1_320", static("cost", companion, 2))
card(
    "Farmer Maggot's Fields",
    "1_321",
    action(FELLOWSHIP, play((titled("Merry") | titled("Pippin")) & in_deck), cost=exert(hobbit)),
)
card("Green Dragon Inn", "1_322", action(FELLOWSHIP, play(titled("Sam") & in_deck), cost=exert(hobbit)))
card("Green Hill Country", "1_323", static("cost", hobbit, -1))
card("The Prancing Pony", "1_324", action(FELLOWSHIP, play(titled("Aragorn") & in_deck), cost=do("burden")))
card(
    "Shire Lookout Point",
    "1_325",
    action(FELLOWSHIP, play(titled("Gandalf's Cart") & in_deck), needs=(spot(titled("Gandalf")),)),
)
card("Westfarthing", "1_326", action(FELLOWSHIP, play(companion | ally, discount=-1), cost=exert(hobbit)))
card("Bree Gate", "1_327", static("move limit", amount=1, needs=(spot(ranger),)))
card("Bree Streets", "1_328", static("roaming", nazgul, -2))
card("Breeland Forest", "1_329", static("no play", event_card & stealth))
card("Buckleberry Ferry", "1_330", static("skip", word="assignment", needs=(cond("only", hobbit),)))
card("Ettenmoors", "1_331", action(SKIRMISH, strength(it, 2), cost=exert((companion | minion) & yours)))
card("Midgewater Marshes", "1_332", each(on("move to", this), exert(hobbit & companion, count=ALL)))
card("Midgewater Moors", "1_333", each(on("played", minion), to("discard", any_card & in_fp_hand, by="fp")))
card("Trollshaw Forest", "1_334", each(on("played", (possession | artifact) & borne_by(companion)), do("draw")))
card("Weatherhills", "1_335", static("cost", nazgul, -1))
card("Weathertop", "1_336", gains(nazgul, "fierce"))
card("Council Courtyard", "1_337", each(on("move from", this), do("remove twilight", 2)))
card("Ford of Bruinen", "1_338", static("cost", nazgul, -5, needs=(cond("first this turn", nazgul),)))
card("Frodo's Bedroom", "1_339", action(FELLOWSHIP, do("draw"), cost=play(hobbit)))
card("Rivendell Terrace", "1_340", action(FELLOWSHIP, do("draw"), cost=play(man)))
card("Rivendell Valley", "1_341", action(FELLOWSHIP, do("draw"), cost=play(elf)))
card("Rivendell Waterfall", "1_342", static("move limit", amount=1, needs=(spot(ranger),)))
card(
    "Balin's Tomb",
    "1_343",
    action(MANEUVER, heal(companion & yours), cost=Either(discard(tale & yours), to("discard", tale & in_hand))),
)
card("Dwarrowdelf Chamber", "1_344", each(on("move to", this), GIMLI_OR_TWO))
card("Mithril Mine", "1_345", action(SHADOW, play(shadow & weapon & in_discard), cost=do("pay twilight", 1)))
card("Moria Lake", "1_346", each(on("move to", this), FRODO_OR_TWO))
card("Moria Stairway", "1_347", gains((companion | minion) & bearing(hand_weapon), "damage"))
card(
    "Pass of Caradhras",
    "1_348",
    action(SHADOW, play(weather & in_deck), needs=(spot(isengard & minion), cond("once a turn"))),
)
card("The Bridge of Khazad-dûm", "1_349", action(SHADOW, play(titled("The Balrog") & in_deck_or_hand, -6)))
card("Dimrill Dale", "1_350", static("cost", moria & orc, -2, needs=(cond("first this phase", moria & orc),)))
card("Galadriel's Glade", "1_351", action(FELLOWSHIP, do("look at hand", by="opponent"), cost=exert(elf)))
card("Lothlórien Woods", "1_352", static("strength", ally & home("6F"), 3))
card("Anduin Confluence", "1_353", each(on("move to", this), discard(ally, ALL)))
card("Anduin Wilderland", "1_354", static("skip", word="archery"))
card(
    "Silverlode Banks",
    "1_355",
    each(on("move to", this), exert(companion, count=ALL), needs=(cannot_spot(ranger & companion),)),
)
card("Anduin Banks", "1_356", static("minion archery", amount=num("over", times=2, word=4)))
card("Brown Lands", "1_357", static("minion archery", amount=per(archer & minion, most=4)))
card(
    "Pillars of the Kings", "1_358", action(FELLOWSHIP, heal(gondor & companion), cost=to("discard", gondor & in_hand))
)
card("Shores of Nen Hithoel", "1_359", action(SHADOW, total("stay", 1, "turn"), needs=(spot(orc & minion, 5),)))
card("Emyn Muil", "1_360", action(MANEUVER, keyword(it, "fierce", until="regroup"), cost=exert(minion & yours)))
card("Slopes of Amon Hen", "1_361", static("cost", isengard & minion, -1))
card("Summit of Amon Hen", "1_362", each(on("move to", this), do("shadow draws", num("burdens"))))


class EndShadowPhase(Odd):
    """Tol Brandir: no more is played in this phase."""

    en = "end your Shadow phase"
    es = "termina tu fase de Sombra"

    def do(self, g: Fellowships, run: Asker) -> None:
        phase = g.innermost(ShadowPhase)
        if phase is not None:
            phase.pc = position_of(ShadowPhase, "end")


card("Tol Brandir", "1_363", action(SHADOW, Seq(play_several(tracker & minion & in_discard, 3), EndShadowPhase())))
