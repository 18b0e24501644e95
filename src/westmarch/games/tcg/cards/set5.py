"""Battle of Helm's Deep."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import (
    ALL,
    Either,
    May,
    Seq,
    action,
    cond,
    define,
    discard,
    do,
    each,
    event,
    exert,
    flag,
    from_hand,
    gains,
    heal,
    keyword,
    num,
    on,
    per,
    play,
    response,
    spot,
    static,
    strength,
    to,
    to_play,
    total,
    when,
    wound,
)

define(
    "5_1",
    when(
        on("played", "self"),
        May(Seq(to("discard", "card", 2, where="fp hand", by="fp", word="choice"), discard("self")), by="fp"),
    ),
)
define(
    "5_2",
    when(
        on("played", "self"),
        May(Seq(to("discard", "card", 2, where="fp hand", by="fp", word="choice"), discard("self")), by="fp"),
    ),
)
define("5_7", each(on("wins", "self"), wound("minion !unassigned"), may=True))
define("5_10", to_play(spot("elf")), static("wound limit", "self skirmishing(wounded)"))
define("5_11", event(total("archery", 2), exert("elf companion", count=3)))
define("5_12", each(on("move"), heal("=Legolas"), may=True, needs=(spot("minion wounded"),)))
define(
    "5_15",
    action("assignment", flag("self", "may fight"), Either(exert("hobbit unbound"), from_hand(count=2))),
    action("fellowship", heal("hobbit unbound"), exert("self")),
)
define("5_18", event(wound("minion", 2), exert("=Gandalf"), (cond("pool", 3),)))
define("5_23", action("regroup", do("next site"), exert("any(=Sméagol|=Gollum)")))
define("5_24", action("regroup", exert("any(companion|ally)"), discard("self")))
define("5_25", static("strength", "self", num("burdens")), each(on("wins", "self"), do("burden"), may=True))
define("5_26", event(do("add twilight", num("burdens")), needs=(spot("any(=Sméagol|=Gollum)"),)))
define("5_27", action("skirmish", keyword("=Sméagol", "damage"), discard("self")))
define(
    "5_29",
    to_play(cost=do("burden")),
    action("skirmish", Seq(strength("self", 2), flag("self", "prevent wounds")), do("burden")),
)
define("5_31", static("cost", "#knight !self", -1, (cond("in phase", word="before"),)))
define("5_36", action("fellowship", heal("self"), discard("@gondor condition")))
WOUNDS_HERE = num("wounds", "character skirmishing")
define(
    "5_45",
    static("strength", "self skirmishing", WOUNDS_HERE),
    action("skirmish", wound("ally", 2, ALL), Seq(to("untoken", "#machine", amount=3), exert("self", 2))),
)
define(
    "5_46",
    static("strength", "self skirmishing", WOUNDS_HERE),
    action("skirmish", strength("self", 8), Seq(to("untoken", "#machine", amount=4), exert("self", 2))),
)
define(
    "5_47",
    static("strength", "self skirmishing", num("wounds", "character skirmishing", times=2)),
    action("skirmish", wound("companion", 1, ALL), Seq(to("untoken", "#machine", amount=5), exert("self", 2))),
)
define(
    "5_57",
    action("shadow", do("token"), exert("uruk-hai")),
    action("skirmish", Seq(heal("uruk-hai"), discard("self")), needs=(cond("tokens"),)),
)
define(
    "5_60",
    each(on("played", "uruk-hai yours"), to("token", "#machine"), may=True),
    response(on("about discard", "#machine yours !self", word="free"), do("stop"), discard("self")),
)
define("5_61", when(on("played", "self"), to("token", "#machine"), may=True))
define("5_63", static("strength", "self skirmishing", WOUNDS_HERE))
define(
    "5_64",
    response(
        on("about ability"),
        do("cancel action"),
        exert("bearer"),
        (cond("in phase", word="skirmish"), spot("bearer skirmishing")),
    ),
)
define("5_72", action("maneuver", exert("companion", count=ALL), exert("self"), (cond("cultures", 4),)))
define("5_73", gains("bearer", "fierce"), each(on("wins", "bearer"), do("add twilight", 2), may=True))
define("5_74", static("own cost", amount=-2, needs=(spot("#southron"),)))
define("5_75", static("own cost", amount=-2, needs=(spot("#southron"),)))
define("5_76", response(on("about wound", "#southron"), do("stop"), do("pay twilight", 3)))
define("5_82", to_play(spot("@rohan man")))
define("5_86", event(keyword("man #valiant", "defender", until="regroup"), needs=(spot("man #valiant", 3),)))
define("5_88", action("archery", wound("minion"), Seq(exert("bearer"), discard("self"))))
define("5_90", action("regroup", to("return", "@rohan possession"), exert("self")))
define(
    "5_91",
    static("minion archery", amount=-1),
    action("regroup", heal("first"), Seq(to("spot", "bearer", bind="first"), discard("self"))),
)
define("5_92", action("regroup", discard("minion"), exert("self"), (spot("man #valiant", 5),)))
define("5_93", action("maneuver", heal("@rohan ally"), play("@rohan possession")))
define("5_96", event(strength("any(companion|ally) skirmishing(@sauron orc)", per("companion #ring-bound", -1))))
define(
    "5_97",
    each(on("played", "@sauron condition yours"), do("draw"), Seq(do("pay twilight", 2), exert("self")), may=True),
)
define("5_98", when(on("played", "self"), do("draw"), exert("self"), may=True, needs=(cond("burdens", 5),)))
define("5_99", when(on("played", "self"), do("draw"), exert("self"), may=True, needs=(spot("companion", 6),)))
define(
    "5_100",
    static("site number", "@sauron orc", -3),
    action(
        "shadow",
        Either(do("burden", 2), do("draw", 3, by="owner of source"), by="fp"),
        exert("self", 2),
        (spot("@sauron orc !self"),),
    ),
)
define(
    "5_103",
    when(on("played", "self"), do("draw", num("controlled", most=3)), may=True, needs=(spot("@sauron condition"),)),
)
define(
    "5_104",
    static("site number", "@sauron orc", -3),
    action("skirmish", wound("companion skirmishing(self)"), Seq(discard("@sauron orc !self"), exert("self"))),
)
define("5_105", action("regroup", do("control"), exert("self"), (spot("@sauron condition"),)))
define("5_106", action("regroup", do("control"), discard("self"), (spot("@sauron condition"),)))
define(
    "5_107",
    static("site number", "@sauron orc", -3),
    action("maneuver", discard("condition"), exert("self", 2), (spot("@sauron orc !self"),)),
)
define(
    "5_108",
    static("site number", "@sauron orc", -1),
    when(on("played", "self"), do("draw"), Seq(do("pay twilight", 2), exert("self")), may=True),
)
define(
    "5_109",
    static("site number", "@sauron orc", -1),
    when(on("played", "self"), do("draw"), Seq(exert("self"), from_hand(count=2)), may=True),
)
define("5_111", action("fellowship", play("=Sméagol", "discard"), do("burden")))
define("5_112", event(do("unburden", 3), discard("any(=Sméagol|=Gollum)"), (spot("=Sam"),)))
define(
    "5_115",
    static("threshold", "self", needs=(spot("=Frodo"), spot("=Sméagol"))),
    response(on("about bearer lost", "=Frodo"), to("become bearer", "self"), needs=(cond("ring unclaimed"),)),
)
define("5_116", action("skirmish", Either(strength("=Sméagol", 2), strength("=Gollum", -2)), exert("bearer")))
define("5_118", action("regroup", total("must move", 1, "turn"), do("pay twilight", 9), (spot("minion yours"),)))
define("5_119", response(on("about wound", "minion bearing(mount)"), do("stop"), do("pay twilight", 2)))
define("5_120", static("win later"))
define("5_121", each(on("wins", "self"), heal("any(dwarf companion|elf companion !self)"), may=True))
define("5_122", action("maneuver", heal("self"), play("@rohan possession")))
