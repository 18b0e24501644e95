"""The Two Towers: the Ring; Dwarves, Elves, Gandalf."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# The One Ring

define(
    "4_1",
    static("strength", "ringbearer", 2, (WEARING,)),
    each(on("about wound", "ringbearer"), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
    action("skirmish", do("put on"), Seq(do("burden"), do("may put on"))),
)
define(
    "4_2",
    response(on("about wound", "bearer"), do("put on"), needs=(IN_SKIRMISH,)),
    each(on("about wound", "ringbearer"), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
)

# Dwarven

define(
    "4_41",
    gains("bearer", "damage"),
    action(
        "skirmish",
        strength("bearer", 1),
        Either(discard("@dwarven condition"), discard("card stacked-on(@dwarven condition)", where="stacked")),
    ),
)
define("4_42", event(boost_if("dwarf", 2, 4, at("battleground"))))
define(
    "4_43",
    event(
        Seq(to("spot", "@dwarven condition holding-cards", bind="first"), stack_top(2, "first")),
        needs=(spot("@dwarven condition holding-cards"),),
    ),
)
define(
    "4_44",
    when(on("played", "self"), to("stack", "card", where="discard")),
    action("fellowship", heal("dwarf"), discard("free stacked-here", where="stacked")),
)
define("4_45", event(take("free stacked-on(@dwarven condition)", "stacked"), needs=(spot("dwarf"),)))
define(
    "4_46",
    when(on("played", "self"), stack_top(6)),
    action("fellowship", take("free stacked-here", "stacked"), do("mill"), (spot("dwarf"),)),
)
define(
    "4_47",
    action(
        "skirmish", flag("it", "prevent wounds"), Seq(to("stack", "free", where="hand", bind="second"), exert("dwarf"))
    ),
)
define("4_48", static("strength", "self", per("hobbit companion unbound")))
define("4_49", action("skirmish", boost("companion unbound", 1, 2, "=Legolas"), exert("self")))
define("4_50", action("skirmish", keyword("dwarf", "damage"), to("stack", "free", where="hand")))
define(
    "4_51",
    event(
        Seq(
            to("spot", "dwarf"),
            if_spotted(spot("=Legolas"), Seq(strength("it", 3), keyword("it", "damage")), strength("it", 2)),
        )
    ),
)
define(
    "4_52",
    each(on("wins", "=Gimli"), do("token")),
    static("strength", "=Gimli", num("matching tokens", "=Final_Count", most=3)),
)
define("4_53", event(wound("minion"), needs=(spot("dwarf companion"), spot("elf companion"))))
define("4_54", event(to("into deck with stack", "@dwarven condition", ANY, bind="first")))
define(
    "4_55",
    event(
        Seq(
            to("into deck with stack", "@dwarven condition", bind="first"),
            Repeat(num("chosen", word="shuffled"), exert("minion")),
        ),
        exert("dwarf"),
    ),
)
define("4_56", event(do("draw", 2), do("mill"), (spot("dwarf"),)))
define(
    "4_57",
    each(on("wins", "dwarf"), do("token"), may=True),
    action("skirmish", Seq(strength("companion unbound", num("tokens", most=3)), discard("self"))),
)

# Elven

define("4_58", event(Seq(spot_any("elf companion"), do("draw", x()))))
define(
    "4_59",
    event(
        strength("minion skirmishing(unbound)", num("chosen", times=-1, word="first")),
        exert("elf companion", count=ANY, bind="first"),
    ),
)
define(
    "4_60",
    to_play(spot("elf", 3)),
    static("strength", "minion", num("wounds", "it", times=-2)),
    each(on("start regroup"), discard("self")),
)
define("4_61", event(discard("condition"), needs=(spot("elf companion", 2),)))
define("4_62", gains("bearer", "archer"))
define(
    "4_63",
    to_play(spot("elf")),
    response(
        on("about discard", "possession on(companion bearing(self)) !self", word="shadow"),
        do("stop"),
        discard("self"),
    ),
)
define(
    "4_64", action("skirmish", strength("minion skirmishing(bearer)", -1), Either(exert("bearer"), from_hand(count=2)))
)
define(
    "4_65",
    to_play(spot("elf")),
    static("strength", "self bearing(class(ranged_weapon))", 1),
    gains("self bearing(class(ranged_weapon))", "damage"),
    static("no archery", "self bearing(class(ranged_weapon))"),
)
define("4_66", event(strength("minion skirmishing(elf)", num("wounds", "it", times=-2))))
define(
    "4_67",
    to_play(spot("elf")),
    action("skirmish", wound("minion skirmishing(self)"), Seq(exert("self"), to("untoken", "@elven condition yours"))),
)
define("4_68", to_play(spot("elf")), action("skirmish", strength("minion skirmishing(self)", -2), exert("self")))
define(
    "4_69",
    each(on("wins", "=Legolas"), do("token"), may=True),
    static("strength", "=Legolas", num("matching tokens", "=My_Axe_Is_Notched", most=3)),
)
define("4_70", event(strength("minion skirmishing(it)", -3), exert("elf")))
define(
    "4_71",
    static("strength", "self", 2, (cond("opponent controls", no=True),)),
    action("regroup", do("liberate"), Seq(exert("self"), exert("elf !self")), (at("battleground"),)),
)
define(
    "4_72",
    to_play(spot("elf", 3)),
    static("no keyword fierce", "minion wounded", word="fierce"),
    each(on("start regroup"), discard("self")),
)
define("4_73", static("cost", "shadow-side any(event|condition)", per("hobbit unbound")))
define("4_74", action("skirmish", boost("minion skirmishing(unbound)", -1, -2, "skirmishing(=Gimli)"), exert("self")))
define("4_75", to_play(spot("elf", 3)), action("regroup", do("reconcile"), discard("self")))
define("4_76", action("regroup", to("wound", "minion theirs", by="opponent"), exert("self")))
define(
    "4_77",
    to_play(spot("elf", 3)),
    static("no keyword damage", "minion wounded", word="damage"),
    each(on("start regroup"), discard("self")),
)
define("4_78", static("strength", "minion skirmishing(self)", num("wounds", "it", times=-2)))
define("4_79", response_event(on("wins", "elf"), Either(do("liberate"), wound("minion")), exert("that")))
define("4_80", to_play(spot("elf")), static("cost on", "self", -1, target="class(ranged_weapon)"))
define(
    "4_81",
    to_play(spot("elf")),
    static("strength", "self bearing(class(ranged_weapon))", 2),
    static("no archery", "self bearing(class(ranged_weapon))"),
)
define(
    "4_82",
    each(on("wins", "elf"), do("token"), may=True),
    action("skirmish", Seq(strength("minion skirmishing(elf)", num("tokens", times=-1, most=3)), discard("self"))),
)
define("4_83", event(if_spotted(spot("elf companion", 3), strength("elf", 3), strength("elf", 2))))
define("4_84", event(Either(do("liberate"), exert("minion")), needs=(spot("elf companion", 3),)))
define(
    "4_85",
    to_play(spot("elf")),
    action("regroup", discard("minion stacked-on(any(condition|site))", where="all stacked"), exert("self")),
)
define(
    "4_86",
    to_play(spot("elf")),
    static("strength", "minion skirmishing(self bearing(class(ranged_weapon)))", -2),
    static("no archery", "self bearing(class(ranged_weapon))"),
)
define("4_87", event(boost("elf", 2, 3, "skirmishing(wounded)")))

# Gandalf

define(
    "4_88",
    each(on("wins", "=Gandalf"), do("token"), may=True),
    action("skirmish", Seq(Repeat(num("tokens"), wound("minion skirmishing(=Gandalf)")), discard("self"))),
)
define("4_89", action("fellowship", play("character free", "discard"), do("add twilight", 2), (cond("pool below", 2),)))
define("4_90", static("strength", "self", 3, (cond("pool", 3),)))
define("4_91", gains("bearer", "damage", 2, (cond("pool", 2),)))
define("4_92", event(discard("condition", ALL), needs=(spot("=Gandalf"),)))
define("4_93", event(heal("companion unbound", 2), needs=(spot("=Gandalf"),)))
define(
    "4_94",
    to_play(spot("=Gandalf")),
    doomed("shadow-side condition on(bearer)"),
    static("no bearing", "bearer", target="shadow-side condition"),
)
define("4_95", response_event(on("about event", "@gandalf event yours !self"), do("keep event"), exert("=Gandalf", 2)))
define("4_96", event(flag("companion signet(gandalf)", "prevent wounds"), needs=(spot("=Gandalf"), cond("pool", 3))))
define(
    "4_97",
    event(
        Unless(
            flag("=Gandalf", "prevent wounds"),
            Seq(wound("minion"), When(cond("prevented"), flag("=Gandalf", "prevent wounds"))),
            by="shadow",
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define("4_98", event(wound("minion !stronger(7)", count=ALL), exert("=Gandalf")))
define("4_99", event(discard("shadow-side any(possession|artifact)"), needs=(spot("=Gandalf"),)))
define(
    "4_100", doomed("class(hand_weapon) on(bearer)"), static("no bearing", "bearer", target="class(hand_weapon)"), HORSE
)
define(
    "4_101",
    event(
        Seq(to("spot", "ent ally"), keyword("it", "damage", 2, "regroup"), flag("it", "may fight", "regroup")),
        needs=(spot("@isengard minion"), spot("ent ally")),
    ),
)
define("4_102", event(to("discard", "minion wounded", 2, up_to=True), exert("=Gandalf")))
define(
    "4_103",
    response(on("about discard", "hobbit unbound yours"), Seq(do("stop"), to("stack", "that"))),
    action(
        "fellowship",
        play("hobbit unbound stacked-here", "stacked"),
        Seq(do("add twilight"), exert("self")),
    ),
)
define(
    "4_104",
    action(
        "fellowship", heal("companion unbound"), Seq(exert("self"), to("discard", "companion unbound", where="hand"))
    ),
)
define("4_105", event(strength("=Gandalf", num("pool", most=5))))
define("4_106", event(play("=Gandalf", "dead"), needs=(spot("elf"), spot("@gondor man"), spot("dwarf"))))
define("4_107", to_play(cost=exert("host")), response(on("kill", "@isengard minion"), SHOW_TEN, discard("self")))
define("4_108", event(discard("minion", by="opponent"), exert("=Gandalf"), (cond("more minions"),)))
