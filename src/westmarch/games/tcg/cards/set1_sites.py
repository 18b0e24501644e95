"""The Fellowship of the Ring: sites."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Sites

define("1_319", action("fellowship", play("=The_Gaffer", "deck"), exert("hobbit")))
define("1_320", static("cost", "companion", 2))
define("1_321", action("fellowship", play("any(=Merry|=Pippin)", "deck"), exert("hobbit")))
define("1_322", action("fellowship", play("=Sam", "deck"), exert("hobbit")))
define("1_323", static("cost", "hobbit", -1))
define("1_324", action("fellowship", play("=Aragorn", "deck"), do("burden")))
define("1_325", action("fellowship", play("=Gandalf's_Cart", "deck"), needs=(spot("=Gandalf"),)))
define("1_326", action("fellowship", play("any(companion|ally)", discount=-1), exert("hobbit")))
define("1_327", static("move limit", amount=1, needs=(spot("#ranger"),)))
define("1_328", static("roaming", "nazgul", -2))
define("1_329", static("no play", "event #stealth"))
define("1_330", static("skip", word="assignment", needs=(cond("only", text="hobbit"),)))
define("1_331", action("skirmish", strength("it", 2), exert("any(companion|minion) yours")))
define("1_332", each(on("move to", "self"), exert("hobbit companion", count=ALL)))
define("1_333", each(on("played", "minion"), to("discard", "card", where="fp hand", by="fp")))
define("1_334", each(on("played", "any(possession|artifact) on(companion)"), do("draw")))
define("1_335", static("cost", "nazgul", -1))
define("1_336", gains("nazgul", "fierce"))
define("1_337", each(on("move from", "self"), do("remove twilight", 2)))
define("1_338", static("cost", "nazgul", -5, (cond("first this turn", text="nazgul"),)))
define("1_339", action("fellowship", do("draw"), play("hobbit")))
define("1_340", action("fellowship", do("draw"), play("man")))
define("1_341", action("fellowship", do("draw"), play("elf")))
define("1_342", static("move limit", amount=1, needs=(spot("#ranger"),)))
define(
    "1_343",
    action(
        "maneuver",
        heal("companion yours"),
        Either(discard("#tale yours"), to("discard", "#tale", where="hand")),
    ),
)
define("1_344", each(on("move to", "self"), GIMLI_OR_TWO))
define("1_345", action("shadow", play("shadow-side weapon", "discard"), do("pay twilight", 1)))
define("1_346", each(on("move to", "self"), FRODO_OR_TWO))
define("1_347", gains("any(companion|minion) bearing(class(hand_weapon))", "damage"))
define("1_348", action("shadow", play("#weather", "deck"), needs=(spot("@isengard minion"), cond("once a turn"))))
define("1_349", action("shadow", play("=The_Balrog", "deck or hand", -6)))
define("1_350", static("cost", "@moria orc", -2, (cond("first this phase", text="@moria orc"),)))
define("1_351", action("fellowship", do("look at hand", by="opponent"), exert("elf")))
define("1_352", static("strength", "ally home(6F)", 3))
define("1_353", each(on("move to", "self"), discard("ally", ALL)))
define("1_354", static("skip", word="archery"))
define("1_355", each(on("move to", "self"), exert("companion", count=ALL), needs=(cannot_spot("#ranger companion"),)))
define("1_356", static("minion archery", amount=num("over", times=2, word=4)))
define("1_357", static("minion archery", amount=per("#archer minion", most=4)))
define("1_358", action("fellowship", heal("@gondor companion"), to("discard", "@gondor", where="hand")))
define("1_359", action("shadow", total("stay", 1, "turn"), needs=(spot("orc minion", 5),)))
define("1_360", action("maneuver", keyword("it", "fierce", until="regroup"), exert("minion yours")))
define("1_361", static("cost", "@isengard minion", -1))
define("1_362", each(on("move to", "self"), do("shadow draws", num("burdens"))))
define("1_363", action("shadow", Seq(play_several("#tracker minion", "discard", 3), do("end shadow phase"))))
