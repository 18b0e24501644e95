"""The Two Towers: sites."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Sites

define("4_323", each(on("move from", "self"), do("add twilight", 2)))
define("4_324", each(on("played", "companion"), to("discard", "card", 2, where="fp hand", by="fp")))
define("4_325", action("fellowship", play("=Legolas", "deck"), exert("companion unbound", count=2)))
define("4_326", static("move limit", amount=1, needs=(spot("@rohan mount"),)))
define("4_327", action("fellowship", play("=Gimli", "deck"), exert("companion unbound", count=2)))
define("4_328", action("fellowship", play("=Aragorn", "deck"), exert("companion unbound", count=2)))
define("4_329", each(on("move from", "self"), exert("companion #ring-bound", count=ALL)))
define("4_330", static("move limit", amount=1, needs=(spot("hobbit unbound"),)))
define("4_331", action("shadow", total("stay", 1, "turn"), needs=(spot("@isengard #tracker", 3),)))
define("4_332", action("fellowship", play("=Treebeard", "deck")))
define("4_333", each(on("start fellowship"), Repeat(3, heal("companion", up_to=True))))
define("4_334", static("no wounds", "@dunland man", needs=(cond("in phase", word="archery"),)))
define("4_335", each(on("played", "uruk-hai"), exert("that")))
define(
    "4_336",
    each(on("assigned by fp", "minion", "any(companion|ally)"), do("add twilight"), needs=(cond("newly assigned"),)),
)
define("4_337", action("fellowship", Seq(to("beneath deck", "card", ALL, where="hand"), do("draw", 4))))
define("4_338", each(on("move to", "self"), discard("free weapon", ALL)))
define("4_339", action("fellowship", play("@rohan mount", "deck"), exert("@rohan man"), (cond("once a turn"),)))
define("4_340", static("may not fight", "@rohan ally"))
define("4_341", action("fellowship", play("=Théoden", "deck")))
define("4_342", static("no wounds", "@dunland man", needs=(cond("in phase", word="archery"),)))
define("4_343", static("cost", "any(companion|ally)", 3))
define("4_344", each(on("move to", "self"), heal("any(companion|ally) bearing(mount)", count=ALL)))
define("4_345", each(on("move to", "self"), THEODEN_OR_TWO))
define("4_346", static("shadow number", "self", per("companion bearing(mount)")))
define("4_347", static("cost", "uruk-hai", -3, (cond("first this turn", text="uruk-hai"),)))
define("4_348", action("shadow", play("=Saruman", "deck")))
define("4_349", static("strength", "any(companion|minion) bearing(class(hand_weapon))", 2))
define("4_350", static("shadow number", "self", -2, (spot("=Aragorn"),)))
define("4_351", static("archery", amount=1), static("minion archery", amount=-1))
define(
    "4_352",
    action(
        "maneuver",
        keyword("uruk-hai yours", "fierce", until="regroup"),
        do("pay twilight", 2),
        (spot("uruk-hai yours"),),
    ),
)
define("4_353", static("may fight", "@rohan ally"))
define("4_354", action("fellowship", do("draw"), play("possession")))
define("4_355", static("no skirmish actions"))
define("4_356", static("minion archery", amount=num("unbound over", times=2, word=3)))
define(
    "4_357",
    each(on("move to", "self"), exert("companion unbound", count=ALL), needs=(cannot_spot("@rohan companion"),)),
)
define("4_358", action("shadow", do("draw"), play("@dunland minion")))
define(
    "4_359",
    each(
        on("start shadow"),
        do("add twilight", 4),
        needs=(cond("pool below", 9), cond("first shadow phase"), cond("once a turn")),
    ),
)
define("4_360", static("shadow number", "self", num("over", times=2, word=4)))
define("4_361", action("shadow", play("=Saruman", "discard", -2)))
define("4_362", each(on("move to", "self"), do("shadow draws", num("over", word=4))))
define("4_363", action("shadow", play("minion", "discard"), do("unburden", 2), (cond("burdens", 2),)))
