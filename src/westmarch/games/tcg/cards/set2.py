"""Mines of Moria."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Dwarven

define("2_1", action("fellowship", play("@dwarven weapon", "discard"), do("mill", 3)))
define(
    "2_2",
    event(
        if_spotted(spot("orc"), keyword("it", "defender", 2, "regroup"), keyword("it", "defender", until="regroup")),
        exert("dwarf"),
    ),
)
define("2_3", response(on("about wound", "bearer"), do("stop"), discard("self")))
define("2_4", action("skirmish", strength("first", 1), Seq(to("spot", "bearer", bind="first"), discard("self"))))
define(
    "2_5",
    event(
        Seq(
            to("spot", "dwarf"),
            When(
                cond("bound", text="bears-2(class(hand_weapon))"),
                Seq(strength("it", 4), keyword("it", "damage")),
                strength("it", 2),
            ),
        )
    ),
)
define("2_6", to_play(spot("dwarf")), static("strength", "self skirmishing(uruk-hai)", 3))
define("2_7", static("strength", "self", per("@dwarven #tale", most=4)))
define(
    "2_8",
    to_play(spot("dwarf")),
    static("cost", "@moria orc", 2, (cond("at", word="underground", no=True),)),
    each(on("start regroup"), discard("self")),
)
define("2_9", each(on("played", "dwarf free"), take("@dwarven event"), do("mill", 2), may=True))
define("2_10", static("second item"), action("archery", total("archery", 1), discard("self")))
define(
    "2_11",
    action(
        "maneuver",
        Either(discard("shadow-side condition on(dwarf)"), discard("#weather condition")),
        Seq(exert("dwarf companion"), do("mill", 3)),
    ),
)
define(
    "2_12",
    action(
        "skirmish", Seq(strength("dwarf", 1), When(at("underground"), keyword("it", "damage"))), do("mill", 3), limit=3
    ),
)
define("2_13", event(Unless(do("draw", 3), do("pay twilight", 3), by="shadow"), needs=(spot("dwarf"),)))
define("2_14", each(on("move from"), heal("dwarf companion", count=ANY), may=True, needs=(at("underground"),)))
define(
    "2_15",
    event(
        Seq(
            do("draw", 2, by="opponent"),
            Either(
                to("discard", "shadow-side", 2, where="opponent hand", by="opponent"),
                do("skip", word="shadow"),
                by="opponent",
            ),
        ),
        exert("dwarf"),
    ),
)

# Elven

define(
    "2_16",
    to_play(spot("elf")),
    static("strength", "uruk-hai", -2),
    static("no keyword damage", "uruk-hai", word="damage"),
    each(on("start regroup"), discard("self")),
)
define(
    "2_17",
    response_event(
        on("wins", "elf #archer"), Unless(discard("minion", by="opponent"), do("pay twilight", 3), by="opponent")
    ),
)
define(
    "2_18",
    static("minion archery", amount=-1, needs=(spot("elf companion"),)),
    response(on("about wound", "elf"), do("stop"), discard("self")),
)
define("2_19", event(When(at("river"), wound("nazgul", 2, ALL), wound("nazgul", 1, ALL)), exert("elf")))
define("2_20", event(if_spotted(spot("orc"), discard("condition", 2), discard("condition")), exert("elf ally")))

# Gandalf

define("2_21", to_play(spot("=Gandalf")), static("closed hand", word="fp"))
define(
    "2_22",
    static("cost", "@gandalf #spell", -1),
    action("skirmish", do("cancel skirmish"), exert("bearer", 2), (spot("bearer skirmishing"),)),
)
define("2_23", static("cost on", "any(=Gandalf|signet(gandalf))", -1, target="any(possession|artifact)"))
define(
    "2_24", to_play(spot("=Gandalf")), action("fellowship", to("beneath deck", "free", where="discard"), exert("self"))
)
define("2_25", to_play(spot("=Gandalf")), static("cost", "any(shield|armor|helm|class(hand_weapon)) yours", -1))
define(
    "2_26",
    event(
        Seq(do("next site", bind="first"), When(cond("bound", word="first", text="#underground"), do("draw"))),
        needs=(spot("=Gandalf"),),
    ),
)
define("2_27", event(discard("minion skirmishing(=Gandalf)"), Seq(discard("staff on(=Gandalf)"), exert("=Gandalf", 2))))
define(
    "2_28",
    event(
        Seq(
            to("spot", "companion"),
            Unless(keyword("it", "defender", until="regroup"), do("pay twilight", 3), by="shadow"),
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define("2_29", action("skirmish", strength("minion", -3), exert("bearer", 2)))
define("2_30", event(flag("minion", "not fierce", "regroup"), needs=(spot("=Gandalf bearing(staff)"),)))

# Gondor

define(
    "2_31",
    to_play(cost=exert("@gondor companion")),
    each(on("played", "@sauron orc"), to("come exhausted", "that")),
    static("skip", word="archery"),
    each(on("start regroup"), discard("self")),
)
define(
    "2_32",
    static("second item"),
    static("strength", "bearer skirmishing(nazgul)", 2),
    gains("bearer skirmishing(nazgul)", "damage"),
)
define(
    "2_33",
    response_event(
        on("wins", "@gondor companion"),
        Seq(to("spot", "orc exhausted minion"), Unless(discard("it"), do("pay twilight", 3), by="owner")),
    ),
)
define("2_34", response_event(on("about wound", "companion"), do("stop"), exert("@gondor companion")))
define("2_35", to_play(spot("#ranger")), static("minion archery", amount=-2, needs=(at("forest"),)))
define("2_36", event(boost("companion !=Aragorn", 2, 3, "signet(aragorn)"), exert("=Aragorn")))
define("2_37", event(boost_if("@gondor companion", 2, 4, cond("fierce skirmish"))))
define(
    "2_38",
    static("minion archery", amount=-1),
    static("no bonus", "weapon on(minion skirmishing(=Boromir bearing(self)))"),
)

# Isengard

define(
    "2_39",
    event(
        When(
            spot("companion", 6),
            discard("free possession any(armor|helm|shield)", ALL),
            discard("possession any(armor|helm|shield)"),
        ),
        exert("uruk-hai"),
    ),
)
define("2_40", to_play(spot("@isengard minion")), each(on("exert", "@shire ally"), do("add twilight")))
define(
    "2_41", event(to("into deck", "minion", num("paid"), where="discard"), Seq(exert("uruk-hai"), do("spot burdens")))
)
define("2_42", doomed("self", at("underground")), action("shadow", do("look at hand", by="fp"), exert("self")))
define("2_43", gains("bearer", "damage"), each(on("wins", "bearer"), do("mill", 2, by="fp")))
define("2_44", to_play(spot("@isengard minion")), static("closed hand", word="shadow"))
define("2_45", response_event(on("put on", "ringbearer"), do("mill", 5, by="fp"), needs=(spot("@isengard minion"),)))
define("2_46", action("shadow", play("uruk-hai", "discard"), Seq(do("pay twilight", 1), exert("self"))))
define(
    "2_47",
    static("roaming", "@isengard minion yours", -1),
    response(on("about event", "event of-ranger"), do("cancel action"), exert("self")),
)
define(
    "2_48",
    to_play(cost=exert("@isengard minion")),
    each(on("move from"), exert("companion", count=ALL), needs=(cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)

# Moria

define("2_49", static("strength", "@moria #archer !self", 2))
define("2_50", gains("bearer", "damage"), static("second item"))
define("2_51", doomed("minion !self"), static("skip", word="archery"), doomed("self", NOT_UNDERGROUND))
define(
    "2_52",
    to_play(spot("@moria orc")),
    action("shadow", play("@moria orc minion", "discard"), Seq(do("pay twilight", 2), exert("self"))),
    doomed("self", NOT_UNDERGROUND),
)
define(
    "2_53",
    each(on("start archery"), May(do("skip archery"), by="fp")),
    each(
        on("wound", "=Cave_Troll_of_Moria"),
        wound("#archer companion"),
        may=True,
        needs=(cond("in phase", word="archery"),),
    ),
)
define("2_54", to_play(spot("=The_Balrog")), each(on("move"), exert("=Gandalf")))
define(
    "2_55",
    static("strength", "unique @moria minion", 1),
    action(
        "shadow",
        to("replace site", "site replaceable(marsh|underground)"),
        needs=(spot("site replaceable(marsh|underground)"),),
    ),
)
define(
    "2_56",
    static("skip", word="archery", needs=(spot("=The_Balrog"),)),
    action("maneuver", discard("class(ranged_weapon)"), exert("=The_Balrog")),
)
define(
    "2_57",
    response_event(
        on("end skirmish"),
        wound("companion skirmishing", 2),
        needs=(spot("=The_Balrog bearing(=Whip_of_Many_Thongs) skirmishing"),),
    ),
)
define(
    "2_58",
    when(on("played", "self"), play("#tentacle", "deck"), may=True),
    BEARS_NO_POSSESSIONS,
    doomed("self", NOT_IN_A_MARSH),
)
define("2_59", event(play("@moria minion", "discard")))
define("2_61", when(on("played", "self"), do("add twilight", 3), may=True, needs=(cond("moves", 2),)))
define("2_62", static("strength", "self", 3, (cond("moves", 2),)))
define("2_63", when(on("played", "self"), heal("@moria minion"), may=True))
define(
    "2_64", when(on("played", "self"), discard("@elven condition"), may=True), static("roaming", "@moria orc yours", -1)
)
define("2_65", gains("self bearing(=Goblin_Spear)", "damage", 2))
define(
    "2_66",
    when(on("played", "self"), play("=Watcher_in_the_Water", "deck"), may=True),
    BEARS_NO_POSSESSIONS,
    doomed("self", NOT_IN_A_MARSH),
)
define("2_67", static("minion archery", needs=(spot("@moria #archer !self"),)))
define("2_68", event(do("burden"), exert("=The_Balrog")))
define(
    "2_69",
    event(
        Seq(
            to("spot", "any(elf|dwarf) skirmishing(@moria orc)"),
            if_spotted(cond("spot both", word=("elf", "dwarf")), strength("it", -3), strength("it", -1)),
        )
    ),
)
define(
    "2_70", event(play("=The_Balrog", discount=num("chosen", times=-2)), to("reveal", "@moria orc", ANY, where="hand"))
)
define("2_71", to_play(spot("@moria orc")), static("exerted by shadow", "bearer"))
define("2_72", event(do("add twilight", num("paid", most=5)), Seq(exert("@moria minion"), do("spot burdens"))))
define(
    "2_73",
    doomed("minion !#tentacle !self"),
    static("strength", "#tentacle", 2),
    gains("#tentacle", "damage"),
    BEARS_NO_POSSESSIONS,
    doomed("self", NOT_IN_A_MARSH),
)
define(
    "2_74",
    action("skirmish", discard("any(helm|shield|armor) on(character skirmishing(=The_Balrog))"), exert("bearer")),
)

# Ringwraith

define(
    "2_75",
    static("not roaming", "nazgul"),
    static("not against by fp", "self", target="character"),
    doomed("self", at("underground")),
)
define("2_76", to_play(spot("=Frodo"), spot("nazgul")), static("text off", "bearer"))
define("2_77", response(on("about wound", "nazgul #twilight"), do("stop"), do("pay twilight", 1)))
define("2_78", event(do("burden"), needs=(spot("nazgul #twilight"),)))
define(
    "2_79", event(Seq(exert("ringbearer"), When(spot("ringbearer exhausted"), do("put on"))), exert("nazgul #twilight"))
)
define("2_80", event(discard("any(#tale|weapon)"), exert("=The_Witch-king")))
define("2_81", event(exert("companion", count=num("paid")), Seq(exert("nazgul", count=2), do("spot burdens"))))
define("2_82", when(on("played", "self"), wound("ally"), may=True))
define(
    "2_83",
    each(
        on("wins", "self"),
        When(cond("burdens", 5), wound("ringbearer", 2), wound("ringbearer")),
        exert("self"),
        may=True,
    ),
)
define(
    "2_84",
    gains("self", "fierce", needs=(cond("burdens or wounds", 2),)),
    gains("self", "damage", needs=(cond("burdens or wounds", 2),)),
)
define(
    "2_85",
    static("no play", "=Return_to_Its_Master"),
    each(on("wins", "self"), wound("ringbearer", 2), exert("self"), may=True),
)
define("2_86", event(do("burden", 3), needs=(spot("nazgul #twilight"), cond("wearing"))))

# Sauron

define("2_87", event(do("draw", num("paid", most=5)), Seq(exert("@sauron orc"), do("spot burdens"))))
define("2_88", event(Either(discard("ally"), discard("@elven ally", 2)), exert("@sauron orc")))
define(
    "2_89",
    static("roaming", "@sauron minion yours", -1),
    response(on("about event", "event of-ranger"), do("cancel action"), Either(exert("self"), discard("self"))),
)
define("2_90", action("shadow", do("add twilight"), exert("self")))
define(
    "2_91",
    response_event(
        on("put on", "ringbearer"),
        to("discard", "card", ALL, where="fp hand", by="fp"),
        needs=(spot("@sauron minion"),),
    ),
)
define(
    "2_92",
    to_play(spot("@sauron orc")),
    each(
        on("move"),
        When(spot("@sauron #tracker"), do("draw", 2), do("draw")),
        may=True,
        needs=(cond("in phase", word="regroup"),),
    ),
)
define("2_93", action("maneuver", wound("ally"), exert("self")))
define(
    "2_94",
    to_play(cost=exert("@sauron orc")),
    each(on("fp draws"), do("burden"), needs=(cond("in phase", word="fellowship"),)),
)
define("2_95", static("strength", "bearer skirmishing(any(man|elf))", 2))

# Shire

define("2_96", action("fellowship", discard("shadow-side condition supporting"), Seq(exert("self"), discard("#tale"))))
define(
    "2_97",
    static("no wounds", "=Bilbo", needs=(cond("in phase", word="archery", no=True),)),
    action("fellowship regroup", do("remove twilight"), Either(exert("bearer"), discard("self"))),
)
define(
    "2_98",
    event(
        When(
            cond("bound", text="signet(frodo)"),
            to("beneath deck", "free", 2, where="discard"),
            to("beneath deck", "free", where="discard"),
        ),
        exert("companion"),
    ),
)
define("2_99", event(total("each shadow number", -2, "turn"), needs=(spot("hobbit", 2),)))
define("2_100", to_play(cost=exert("hobbit", count=2)), static("cost", "any(#search|#tracker)", 2))
define(
    "2_101",
    action("skirmish", do("cancel skirmish"), exert("hobbit companion skirmishing", 2), (cond("fierce skirmish"),)),
)
define("2_102", static("cost on", "=Frodo", -1, target="any(artifact|possession|@shire #tale)"))
define(
    "2_103",
    event(
        Seq(to("spot", "minion"), Unless(wound("it"), do("pay twilight", 3), by="owner")),
        exert("hobbit bearing(weapon)"),
    ),
)
define("2_104", action("fellowship", play("=Farmer_Maggot", "deck"), exert("self")))
define(
    "2_105",
    static("minion archery", amount=-1),
    static("no bonus", "weapon on(minion skirmishing(=Frodo))"),
    static("no keyword damage", "minion skirmishing(=Frodo)", word="damage"),
)
define("2_106", response(on("about wound", "hobbit"), do("stop"), discard("self")))
define(
    "2_107", to_play(spot("hobbit", 2)), static("strength", "nazgul", -4), each(on("start regroup"), discard("self"))
)
define(
    "2_108",
    action(
        "skirmish", Either(do("take off"), to("cancel skirmish", "ringbearer skirmishing(nazgul)")), discard("self")
    ),
)
define(
    "2_109",
    event(
        Either(wound("orc", count=num("paid")), wound("uruk-hai", count=num("paid"))),
        Seq(
            to("spot", "character can-exert bearing(any(=Sting|=Glamdring))", bind="first"),
            do("choose exertions"),
            exert("first", num("paid")),
        ),
    ),
)
define("2_110", action("fellowship", play("any(=Gandalf|=Aragorn)", discount=-2)))
define("2_111", event(play("hobbit", "deck"), exert("=Bilbo")))
define("2_112", static("strength", "any(=Frodo|=Sam)", 1, (spot("=Frodo !exhausted"), spot("=Sam !exhausted"))))
define("2_113", each(on("played", "#tale free"), do("draw"), may=True, needs=(spot("=Bilbo"),)))
define("2_114", action("maneuver", keyword("self", "defender", until="regroup"), exert("self", 2)), SUCCESSION)

# Sites

define("2_115", action("fellowship", play("=Bilbo", "deck"), exert("hobbit")))
define("2_116", action("fellowship", do("play site", 2), exert("hobbit")))
define("2_117", action("fellowship", do("draw"), play("@shire ally")))
define("2_118", static("cost", "@moria #archer", -2, (cond("first this phase", text="@moria #archer"),)))
define("2_119", static("not roaming", "uruk-hai"))
define("2_120", each(on("move to", "self"), heal("hobbit companion", count=ANY), may=True))

# Dwarven

define("2_121", static("shadow number", "site #underground", -2))

# Gandalf

define("2_122", each(on("start turn"), do("draw"), may=True))
