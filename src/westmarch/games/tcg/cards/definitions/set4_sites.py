"""The Two Towers: sites."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.state import Fellowships

# Sites

card("East Wall of Rohan", "4_323", each(on("move from", this), do("add twilight", 2)))
card("Eastemnet Downs", "4_324", each(on("played", companion), to("discard", any_card & in_fp_hand, 2, by="fp")))
card(
    "Eastemnet Gullies",
    "4_325",
    action(FELLOWSHIP, play(titled("Legolas") & in_deck), cost=exert(companion & unbound, count=2)),
)
card("Horse-country", "4_326", static("move limit", amount=1, needs=(spot(rohan & mount),)))
card(
    "Plains of Rohan",
    "4_327",
    action(FELLOWSHIP, play(titled("Gimli") & in_deck), cost=exert(companion & unbound, count=2)),
)
card(
    "The Riddermark",
    "4_328",
    action(FELLOWSHIP, play(titled("Aragorn") & in_deck), cost=exert(companion & unbound, count=2)),
)
card("Western Emyn Muil", "4_329", each(on("move from", this), exert(companion & ring_bound, count=ALL)))
card("Derndingle", "4_330", static("move limit", amount=1, needs=(spot(hobbit & unbound),)))
card("Eastfold", "4_331", action(SHADOW, total("stay", 1, "turn"), needs=(spot(isengard & tracker, 3),)))
card("Fangorn Forest", "4_332", action(FELLOWSHIP, play(titled("Treebeard") & in_deck)))
card("Plains of Rohan Camp", "4_333", each(on("start fellowship"), Repeat(3, heal(companion, up_to=True))))
card("Rohirrim Village", "4_334", static("no wounds", dunland & man, needs=(cond("in phase", word="archery"),)))
card("Uruk Camp", "4_335", each(on("played", uruk_hai), exert(that)))
card(
    "Wold of Rohan",
    "4_336",
    each(on("assigned by fp", minion, companion | ally), do("add twilight"), needs=(cond("newly assigned"),)),
)
card(
    "Barrows of Edoras",
    "4_337",
    action(FELLOWSHIP, Seq(to("beneath deck", any_card & in_hand, ALL), do("draw", 4))),
)
card("Golden Hall", "4_338", each(on("move to", this), discard(free_peoples & weapon, ALL)))
card(
    "Stables",
    "4_339",
    action(FELLOWSHIP, play(rohan & mount & in_deck), cost=exert(rohan & man), needs=(cond("once a turn"),)),
)
card("Streets of Edoras", "4_340", static("may not fight", rohan & ally))
card("Throne Room", "4_341", action(FELLOWSHIP, play(titled("Théoden") & in_deck)))
card("Westemnet Plains", "4_342", static("no wounds", dunland & man, needs=(cond("in phase", word="archery"),)))
card("Ered Nimrais", "4_343", static("cost", companion | ally, 3))
card("Westemnet Hills", "4_344", each(on("move to", this), heal((companion | ally) & bearing(mount), count=ALL)))
card("White Mountains", "4_345", each(on("move to", this), THEODEN_OR_TWO))
card("White Rocks", "4_346", static("shadow number", this, per(companion & bearing(mount))))
card("Deep of Helm", "4_347", static("cost", uruk_hai, -3, needs=(cond("first this turn", uruk_hai),)))
card("Deeping Wall", "4_348", action(SHADOW, play(titled("Saruman") & in_deck)))
card("Helm's Gate", "4_349", static("strength", (companion | minion) & bearing(hand_weapon), 2))
card("Hornburg Courtyard", "4_350", static("shadow number", this, -2, needs=(spot(titled("Aragorn")),)))
card("Hornburg Parapet", "4_351", static("archery", amount=1), static("minion archery", amount=-1))
card(
    "Caves of Aglarond",
    "4_352",
    action(
        MANEUVER,
        keyword(uruk_hai & yours, "fierce", until="regroup"),
        cost=do("pay twilight", 2),
        needs=(spot(uruk_hai & yours),),
    ),
)
card("Great Hall", "4_353", static("may fight", rohan & ally))
card("Hornburg Armory", "4_354", action(FELLOWSHIP, do("draw"), cost=play(possession)))
card("Cavern Entrance", "4_355", static("no skirmish actions"))
card("Hornburg Causeway", "4_356", static("minion archery", amount=num("unbound over", times=2, word=3)))
card(
    "King's Room",
    "4_357",
    each(on("move to", this), exert(companion & unbound, count=ALL), needs=(cannot_spot(rohan & companion),)),
)
card("Ring of Isengard", "4_358", action(SHADOW, do("draw"), cost=play(dunland & minion)))


@odd_if("it is the first Shadow phase", "es la primera fase de Sombra")
def first_shadow_phase(g: Fellowships, run: Asker) -> bool:
    return g.from_right(g.fp)[0] == g.shadow_seat


card(
    "Wizard's Vale",
    "4_359",
    each(
        on("start shadow"),
        do("add twilight", 4),
        needs=(cond("pool below", amount=9), first_shadow_phase, cond("once a turn")),
    ),
)
card("Fortress of Orthanc", "4_360", static("shadow number", this, num("over", times=2, word=4)))
card("Orthanc Balcony", "4_361", action(SHADOW, play(titled("Saruman") & in_discard, -2)))
card("Orthanc Library", "4_362", each(on("move to", this), do("shadow draws", num("over", word=4))))
card(
    "Palantír Chamber",
    "4_363",
    action(SHADOW, play(minion & in_discard), cost=do("unburden", 2), needs=(cond("burdens", amount=2),)),
)
