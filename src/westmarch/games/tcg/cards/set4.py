"""The Two Towers."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import (
    ALL,
    Either,
    Repeat,
    Seq,
    When,
    action,
    at,
    boost,
    boost_if,
    cannot_spot,
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
    response_event,
    spot,
    static,
    strength,
    to,
    to_play,
    total,
    when,
    wound,
)

IN_SKIRMISH = cond("in phase", word="skirmish")
WEARING = cond("wearing")

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

# Dwarven and Elven

define("4_42", event(boost_if("dwarf", 2, 4, at("battleground"))))
define("4_48", static("strength", "self", per("hobbit companion unbound")))
define("4_49", action("skirmish", boost("companion unbound", 1, 2, "=Legolas"), exert("self")))
define(
    "4_51",
    event(
        When(
            spot("=Legolas"),
            Seq(strength("dwarf", 3), keyword("it", "damage")),
            strength("dwarf", 2),
        )
    ),
)
define(
    "4_52",
    each(on("wins", "=Gimli"), do("token")),
    static("strength", "=Gimli", num("matching tokens", "=Final_Count", most=3)),
)
define("4_53", event(wound("minion"), needs=(spot("dwarf companion"), spot("elf companion"))))
define("4_56", event(do("draw", 2), do("mill"), (spot("dwarf"),)))
define(
    "4_57",
    each(on("wins", "dwarf"), do("token"), may=True),
    action("skirmish", Seq(strength("companion unbound", num("tokens", most=3)), discard("self"))),
)
define("4_58", event(do("draw", per("elf companion"))))
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
    "4_64",
    action("skirmish", strength("minion skirmishing(bearer)", -1), Either(exert("bearer"), from_hand(count=2))),
)
define(
    "4_65",
    to_play(spot("elf")),
    static("strength", "self bearing(class(ranged_weapon))", 1),
    gains("self bearing(class(ranged_weapon))", "damage"),
    static("no archery", "self bearing(class(ranged_weapon))"),
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
define("4_73", static("cost", "shadow-side any(event|condition)", per("hobbit unbound")))
define(
    "4_74",
    action(
        "skirmish",
        When(
            spot("=Gimli skirmishing"),
            strength("minion skirmishing(=Gimli)", -2),
            strength("minion skirmishing(unbound)", -1),
        ),
        exert("self"),
    ),
)
define("4_76", action("regroup", to("wound", "minion theirs", by="opponent"), exert("self")))
define("4_79", response_event(on("wins", "elf"), Either(do("liberate"), wound("minion")), exert("that")))
define("4_80", to_play(spot("elf")), static("cost on", "self", -1, target="class(ranged_weapon)"))
define(
    "4_81",
    to_play(spot("elf")),
    static("strength", "self bearing(class(ranged_weapon))", 2),
    static("no archery", "self bearing(class(ranged_weapon))"),
)
define("4_83", event(boost_if("elf", 2, 3, spot("elf companion", 3))))
define("4_87", event(boost("elf", 2, 3, "skirmishing(wounded)")))

# Gandalf

define(
    "4_88",
    each(on("wins", "=Gandalf"), do("token"), may=True),
    action("skirmish", Seq(Repeat(num("tokens"), wound("minion skirmishing(=Gandalf)")), discard("self"))),
)
define(
    "4_89",
    action("fellowship", play("character free", "discard"), do("add twilight", 2), (cond("pool below", 2),)),
)
define("4_90", static("strength", "self", 3, (cond("pool", 3),)))
define("4_91", gains("bearer", "damage", 2, (cond("pool", 2),)))
define("4_92", event(discard("condition", ALL), needs=(spot("=Gandalf"),)))
define("4_93", event(heal("companion unbound", 2), needs=(spot("=Gandalf"),)))
define("4_96", event(flag("companion signet(gandalf)", "prevent wounds"), needs=(spot("=Gandalf"), cond("pool", 3))))
define(
    "4_97",
    event(
        Either(
            Seq(to("wound", "minion"), When(cond("prevented"), flag("=Gandalf", "prevent wounds"))),
            flag("=Gandalf", "prevent wounds"),
            by="shadow",
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define("4_98", event(wound("minion !stronger(7)", count=ALL), exert("=Gandalf")))
define("4_99", event(discard("shadow-side any(possession|artifact)"), needs=(spot("=Gandalf"),)))
define(
    "4_100",
    static("no bearing", "bearer", target="class(hand_weapon)"),
    each(on("start skirmish", "=Gandalf"), exert("minion skirmishing(=Gandalf)", count=ALL)),
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
    action("fellowship", heal("companion unbound"), Seq(exert("self"), to("discard", "companion", where="hand"))),
)
define("4_105", event(strength("=Gandalf", num("pool", most=5))))

# Gondor

define("4_110", event(wound("minion roaming", count=ALL), exert("man #ring-bound", count=2)))
define(
    "4_112",
    action(
        "skirmish",
        Either(do("pay twilight", 1), do("cancel skirmish"), by="shadow"),
        exert("bearer"),
        (spot("bearer skirmishing"),),
    ),
)
define("4_113", event(do("cancel skirmish"), exert("man #ring-bound"), (spot("minion roaming skirmishing"),)))
define(
    "4_114",
    to_play(spot("man #ring-bound")),
    action("skirmish", to("exhaust", "man minion skirmishing(self)"), exert("self")),
)
define(
    "4_115",
    event(
        Seq(
            to("spot", "minion", bind="first"),
            When(cond("bound", word="first", text="uruk-hai"), wound("first", 2), wound("first")),
        ),
        exert("@gondor man"),
    ),
)
define(
    "4_116",
    static("cost", "@gondor man !self", -1, (cond("in phase", word="before"),)),
    static("strength", "self skirmishing(roaming)", 2),
)
define(
    "4_118",
    gains("bearer", "archer"),
    action("skirmish", wound("minion any(man|roaming) skirmishing(=Faramir)"), exert("bearer")),
)
define("4_119", static("strength", "minion roaming skirmishing(man #ring-bound)", -1))
define("4_122", static("site number", "minion skirmishing(man #ring-bound)", 2))
define("4_123", event(heal("companion signet(aragorn)", 2), needs=(spot("=Aragorn"),)))
define(
    "4_126",
    each(on("wins", "@gondor man"), do("token"), may=True),
    action("maneuver", Seq(Repeat(num("tokens", most=3), exert("minion")), discard("self"))),
)
define(
    "4_127",
    to_play(spot("man #ring-bound")),
    action("skirmish", to("exhaust", "minion roaming skirmishing(self)"), exert("self")),
)
define("4_129", event(do("next site"), needs=(spot("#ranger"),)))
define(
    "4_130",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", "self skirmishing(roaming)", 2),
)
define("4_131", action("skirmish", wound("minion any(man|roaming) skirmishing(bearer)"), exert("bearer")))
define("4_132", static("strength", "bearer skirmishing(uruk-hai)", 2))
define("4_134", gains("bearer skirmishing(any(man|roaming))", "damage"))
define(
    "4_135",
    event(
        Seq(
            to("spot", "@gondor man"),
            When(
                cond("bound", text="skirmishing(roaming)"),
                Seq(strength("it", 3), keyword("it", "damage")),
                strength("it", 2),
            ),
        )
    ),
)

# Isengard

define(
    "4_136",
    gains("self", "fierce", needs=(at("battleground"),)),
    static("strength", "self", 4, (spot("site controlled #battleground"),)),
)
define(
    "4_137",
    each(on("played", "uruk-hai yours"), do("token"), may=True),
    action("regroup", do("control"), Seq(do("untoken", 3), discard("uruk-hai"))),
)
define("4_138", static("minion archery", needs=(cond("controls"),)))
define("4_142", static("no wounds", "bearer", needs=(cond("in phase", word="skirmish", no=True),)))
define(
    "4_145",
    event(Seq(total("minion archery", 1), total("archery", -1)), exert("@isengard #archer")),
)
define("4_146", action("archery", total("allies instead", 1), needs=(spot("@isengard #archer", 2),)))
define(
    "4_148",
    each(on("loses", "any(companion|ally)", "uruk-hai"), do("token")),
    action("shadow", do("control"), do("untoken", 2)),
)
define(
    "4_150",
    action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")),
)
define("4_151", event(boost_if("uruk-hai", 2, 3, at("battleground"))))
define("4_152", event(flag("@isengard #tracker", "cannot be assigned")))
define("4_153", static("strength", "any(companion unbound|ally) bearing(shadow-side condition)", -1))
define("4_158", action("maneuver", keyword("uruk-hai !self", "fierce", until="regroup"), exert("self")))
define("4_161", event(strength("companion unbound", -2), needs=(spot("any(=Saruman|@isengard man)"),)))
define(
    "4_164",
    action(
        "assignment",
        Seq(
            to("spot", "companion unbound unassigned", bind="first"),
            Either(to("exert", "first", by="fp"), to("assign", "self", target="first"), by="fp"),
        ),
        exert("self"),
        (spot("self unassigned"),),
    ),
)
define(
    "4_168",
    action("skirmish", do("cancel skirmish"), do("pay twilight", 2), (cond("controls"), spot("uruk-hai skirmishing"))),
)
define(
    "4_169",
    static("cost", "@isengard #archer", -1),
    action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")),
)
define(
    "4_171",
    to_play(spot("@isengard #tracker")),
    each(on("kill", "bearer-was"), do("rest while you can")),
)
define(
    "4_173",
    static("no archery wounds", "self"),
    static("cannot be assigned", "self"),
    when(on("played", "self"), discard("condition"), may=True),
    action("shadow", play("=Saruman's_Staff", "discard"), exert("self")),
)
define(
    "4_176",
    static("roaming", "@isengard #tracker yours", -2),
    static("strength", "self", 3, (spot("@isengard #tracker", 2),)),
    gains("self", "damage", needs=(spot("@isengard #tracker", 3),)),
)
define("4_178", each(on("assigned by fp", "@isengard man", "any(companion|ally)"), exert("others")))
define("4_181", static("strength", "self skirmishing", 2, (cond("fierce skirmish"),)))
define(
    "4_183",
    action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")),
)
define("4_182", when(on("played", "self"), to("token", "#machine"), may=True))
define("4_184", action("skirmish", strength("uruk-hai !self", 2), exert("self"), (at("battleground"),)))
define("4_185", gains("self", "fierce", needs=(cond("dead pile", 3),)))
for _id in ("4_187", "4_189"):
    define(
        _id,
        static("strength", "self skirmishing", 3, (cond("fierce skirmish"),)),
        gains("self skirmishing", "damage", needs=(cond("fierce skirmish"),)),
    )
define("4_191", action("skirmish", strength("uruk-hai !self", 1), exert("self"), (at("battleground"),)))
define("4_192", action("shadow", do("play uruk-hai", per("uruk-hai !self")), exert("self")))
define("4_193", static("strength", "self skirmishing", 2, (cond("fierce skirmish"),)))
for _id in ("4_194", "4_195"):
    define(
        _id,
        static("strength", "self skirmishing(bearing(#search))", 2),
        gains("self skirmishing(bearing(#search))", "damage"),
    )
define("4_198", each(on("kill", "any(companion|ally)", "uruk-hai"), do("control"), may=True))
for _id in ("4_180", "4_199", "4_201"):
    define(
        _id,
        action("regroup", to("stack", "self", target="site controlled"), needs=(cond("controls"),)),
        action("stacked", play("self", "stacked", -1), needs=(cond("your phase"),)),
    )
define(
    "4_200",
    to_play(spot("uruk-hai")),
    gains("self", "fierce", needs=(at("battleground"),)),
    gains("self", "damage", needs=(at("battleground"),)),
)
define("4_202", static("strength", "self", num("controlled", times=2)))
for _id in ("4_203", "4_204", "4_205"):
    define(_id, static("own cost", amount=num("controlled", times=-1)))
define("4_206", gains("self", "damage", needs=(cond("controls"),)))
define("4_210", event(Seq(strength("uruk-hai", 2), When(cond("controls"), keyword("it", "damage")))))
define(
    "4_211",
    each(on("played", "@isengard #archer yours"), do("token"), may=True),
    action("archery", Seq(total("minion archery", 2), discard("self")), do("untoken", 2)),
)
define(
    "4_215",
    to_play(cost=exert("@isengard man")),
    when(on("played", "self"), exert("bearer")),
    static("no healing", "bearer"),
)

# Raider

define("4_217", to_play(spot("@raider man")), action("regroup", do("control"), exert("self", 2)))
define(
    "4_218",
    static("strength", "self", 5, (cond("burdens", 4),)),
    gains("self", "fierce", needs=(cond("burdens", 5),)),
    gains("self", "damage", needs=(cond("burdens", 6),)),
)
for _id in ("4_219", "4_232", "4_248"):
    define(_id, action("archery", Seq(exert("companion !ringbearer"), flag("self", "no archery")), exert("self")))
for _id in ("4_220", "4_221", "4_222"):
    define(
        _id,
        each(
            on("start skirmish"),
            wound("any(companion|ally) skirmishing(self)"),
            do("pay twilight", 3),
            may=True,
            needs=(spot("self skirmishing"),),
        ),
    )
define(
    "4_223",
    event(When(cond("burdens", 3), discard("free condition", 2), discard("free condition")), exert("@raider man")),
)
define(
    "4_224", static("strength", "self", 3, (cond("burdens", 2),)), gains("self", "fierce", needs=(cond("burdens", 2),))
)
define(
    "4_225",
    action("skirmish", strength("#easterling", 2), do("pay twilight", 2), (cond("burdens", 2),)),
    action("skirmish", strength("#easterling", 3), do("pay twilight", 2), (cond("burdens", 4),)),
    action("skirmish", strength("#easterling", 4), do("pay twilight", 2), (cond("burdens", 6),)),
)
for _id in ("4_226", "4_228"):
    define(_id, each(on("assigned", "self", "companion unbound"), do("burden"), exert("self"), may=True))
for _id in ("4_227", "4_230"):
    define(
        _id,
        gains("self", "fierce", needs=(cond("burdens", 3),)),
        gains("self", "damage", needs=(cond("burdens", 3),)),
    )
define(
    "4_229",
    when(
        on("played", "self"), do("add twilight", num("burdens", most=4)), may=True, needs=(spot("#easterling !self"),)
    ),
)
define(
    "4_231",
    each(on("move from"), exert("companion #ring-bound", 2, ALL), needs=(at("2T"),)),
    action("maneuver", exert("companion #ring-bound"), Seq(exert("@raider man"), discard("self"))),
)
define("4_233", event(Either(strength("#southron", num("burdens", most=5)), strength("@raider man", 2))))
define("4_234", event(do("add twilight", 3), exert("#southron")))
define("4_235", event(do("burden"), needs=(spot("@raider man skirmishing(#ring-bound)"),)))
define(
    "4_236",
    each(
        on("loses", "any(companion|ally)", "#southron"),
        wound("companion #ring-bound", by="fp"),
        do("pay twilight", 4),
        may=True,
    ),
)
WILDERNESS = (cond("moved to", word=("7T", "8T", "9T")), cond("pool below", 7))
define(
    "4_237",
    each(on("end fellowship"), do("add twilight", 8), may=True, needs=WILDERNESS),
    each(on("end regroup"), do("add twilight", 8), may=True, needs=WILDERNESS),
    action("skirmish", strength("@raider man", 2), discard("self")),
)
define("4_239", event(boost_if("@raider man", 3, 4, cond("burdens", 4))))
define("4_241", event(boost_if("@raider man", 3, 5, spot("companion", 6))))
define("4_244", to_play(spot("@raider man")), action("regroup", do("control"), exert("self", 2)))
define("4_245", static("minion archery", amount=num("controlled"), needs=(spot("#southron !self"),)))
define(
    "4_246",
    each(
        on("loses", "any(companion|ally)", "#southron"),
        wound("companion #ring-bound", by="fp"),
        do("pay twilight", 1),
        may=True,
    ),
)
define("4_247", gains("bearer", "archer"), static("minion archery", needs=(spot("@raider man !bearer"),)))
define("4_250", action("regroup", do("control"), Seq(do("pay twilight", 5), exert("self"))))
define("4_251", action("maneuver", exert("companion", by="fp"), exert("self"), (spot("companion", 5),)))
define("4_253", action("maneuver", do("add twilight", num("controlled", times=2)), exert("self")))
define(
    "4_255",
    action("skirmish", wound("any(companion|ally) skirmishing(bearer)"), Seq(do("pay twilight", 4), exert("bearer"))),
)
define("4_257", action("maneuver", exert("companion", count=2, by="fp"), exert("self"), (spot("companion", 6),)))
define(
    "4_258",
    action(
        "assignment",
        Either(do("add twilight", 4), to("assign", "self", target="ringbearer"), by="fp"),
        exert("self"),
        (spot("companion", 5), spot("self unassigned"), spot("ringbearer unassigned")),
    ),
)
define(
    "4_259",
    event(
        Either(do("burden"), to("assign", "#easterling unassigned", target="ringbearer"), by="fp"),
        needs=(spot("#easterling unassigned"),),
    ),
)
define("4_260", event(wound("any(companion|ally) skirmishing(@raider man)")))

# Rohan

MOUNTED = "bearing(mount)"
HORSE = each(on("start skirmish"), exert("minion skirmishing(bearer)", count=ALL), needs=(spot("bearer skirmishing"),))
define("4_262", action("archery", total("archery", 1), exert("self"), (spot("#villager"),)))
define("4_263", to_play(spot("@rohan man")), when(on("played", "self"), heal("bearer"), may=True), HORSE)
define("4_264", response(on("about control"), do("stop"), Seq(exert("self"), exert("#villager"))))
define(
    "4_265",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", "self skirmishing(wounded)", 2),
)
define(
    "4_266",
    static("own cost", amount=-1, needs=(spot("@rohan man"),)),
    each(on("start turn"), heal("@rohan ally"), may=True),
)
define(
    "4_267",
    static("own cost", amount=-1, needs=(spot("@rohan man"),)),
    static("strength", "self", num("wounds", "minion skirmishing(self)", times=2)),
)
define("4_268", gains("bearer =Éomer bearing(mount)", "damage", 2))
define("4_269", each(on("move to"), exert("minion", count=ALL), needs=(at("plains"),)))
define(
    "4_270",
    response(on("about wound", "companion unbound"), do("stop"), Seq(do("add twilight"), exert("self"))),
)
define(
    "4_271",
    response(on("about wound", "self exhausted"), do("stop"), from_hand(count=2), (IN_SKIRMISH,)),
)
define("4_272", gains("bearer", "damage", needs=(spot("#villager"),)))
define("4_273", event(boost_if("@rohan man", 2, 3, spot("#villager"))))
define("4_274", gains("bearer =Éomer", "defender"), HORSE)
define("4_275", event(keyword("companion signet(theoden)", "defender", until="regroup"), exert("=Théoden")))
define(
    "4_276",
    each(on("wins", "@rohan man"), do("token"), may=True),
    action("regroup", Seq(Repeat(num("tokens"), discard("shadow-side condition")), discard("self"))),
)
define("4_277", action("fellowship", heal("@rohan man"), exert("self")))
define("4_278", static("threshold", "bearer"))
define("4_279", event(Either(do("liberate"), do("draw", 3)), needs=(spot("@rohan man bearing(mount)", 2),)))
define("4_280", gains("bearer", "damage"))
define("4_281", action("skirmish", strength("@rohan man", 2), exert("self")))
define("4_282", event(strength("companion unbound", per("@rohan man", most=3))))
define("4_283", to_play(spot("@rohan man")), HORSE)
define("4_284", static("wound limit", "bearer"))
define("4_285", action("skirmish", strength("companion bearing(mount)", 2), exert("self")))
define("4_286", action("skirmish", exert("minion skirmishing(unbound)"), exert("self bearing(mount)")))
define("4_287", HORSE)
define("4_288", gains("bearer bearing(mount)", "damage"))
define(
    "4_289",
    event(
        play("@rohan any(character|possession)", "deck"),
        needs=(cond("spot either", word=("@rohan man", 2, "@rohan man #valiant", 1)),),
    ),
)
define("4_291", gains("bearer skirmishing(uruk-hai)", "damage"))
define("4_292", action("regroup", do("liberate"), exert("self"), (spot("@rohan ally"),)))
define("4_293", each(on("played", "minion roaming"), exert("that"), may=True, needs=(spot("#villager"),)))
define("4_294", action("fellowship", play("free class(hand_weapon)", "discard"), exert("@rohan man")))
define("4_295", action("fellowship", heal("companion bearing(mount)"), exert("self")))
define("4_296", each(on("start fellowship"), heal("#villager"), may=True))
define("4_297", event(Seq(strength("@rohan man", 2), When(cond("bound", text=MOUNTED), keyword("it", "damage", 2)))))

# Shire

define("4_298", action("fellowship", do("unburden"), discard("self")))
define(
    "4_299",
    each(on("move from"), do("unburden", 2), needs=(at("1T"),)),
    action("skirmish", wound("minion skirmishing(hobbit companion)"), discard("self")),
)
define("4_301", static("no forced discard", needs=(spot("companion unbound", 3),)))
define("4_302", action("fellowship", do("unburden"), play("companion #ring-bound")))
define(
    "4_303",
    action(
        "skirmish",
        When(
            at("1T", "2T", "3T", "4T"),
            Seq(do("burden"), When(spot("=Frodo skirmishing"), do("cancel skirmish"))),
            Seq(do("unburden"), heal("=Frodo")),
        ),
        discard("self"),
    ),
)
define(
    "4_305",
    each(on("wins", "hobbit"), do("token"), may=True),
    action("fellowship", Seq(do("unburden", num("tokens", most=3)), discard("self"))),
)
define("4_306")
define("4_308", event(play("hobbit companion unbound", "discard")))
define("4_309", event(heal("companion #ring-bound", 2), do("burden")))
define("4_312", event(wound("minion skirmishing(signet(frodo))"), do("burden"), (spot("=Frodo"),)))
SUCCESSION = response(on("about bearer lost", "=Frodo"), to("become bearer", "self"), needs=(cond("ring unclaimed"),))
define("4_315", action("fellowship", play("=Sam's_Pack", "deck")), SUCCESSION)
define(
    "4_316",
    response(on("about burden", word="shadow"), do("stop"), exert("self"), (spot("=Frodo"),)),
    SUCCESSION,
)
define("4_317", each(on("start turn"), heal("companion #ring-bound"), do("add twilight", 2), may=True))
define("4_318", event(discard("condition on(hobbit)"), do("burden")))
define("4_319", event(When(at("1T", "2T", "3T", "4T"), do("cancel hobbit skirmish"), flag("hobbit", "threshold"))))
define("4_320", event(When(spot("=Gandalf"), heal("hobbit unbound", 2), heal("hobbit unbound"))))
define(
    "4_321", event(When(at("1T", "2T", "3T", "4T", "5T"), do("cancel hobbit skirmish"), flag("hobbit", "wound limit")))
)

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
define("4_334", static("no archery wounds", "@dunland man"))
define("4_335", each(on("played", "uruk-hai"), exert("that")))
define("4_336", each(on("assigned by fp"), do("add twilight")))
define("4_337", action("fellowship", Seq(to("beneath deck", "card", ALL, where="hand"), do("draw", 4))))
define("4_338", each(on("move to", "self"), discard("free weapon", ALL)))
define("4_339", action("fellowship", play("@rohan mount", "deck"), exert("@rohan man"), (cond("once a turn"),)))
define("4_340", static("may not fight", "@rohan ally"))
define("4_341", action("fellowship", play("=Théoden", "deck")))
define("4_342", static("no archery wounds", "@dunland man"))
define("4_343", static("cost", "any(companion|ally)", 3))
define("4_344", each(on("move to", "self"), heal("any(companion|ally) bearing(mount)", count=ALL)))
THEODEN_OR_TWO = Either(exert("=Théoden", by="fp"), exert("companion !=Théoden", count=2, by="fp"), by="fp")
define("4_345", each(on("move to", "self"), THEODEN_OR_TWO))
define("4_346", static("shadow number", "self", per("companion bearing(mount)")))
define("4_347", static("cost", "uruk-hai", -3, (cond("first this turn", text="uruk-hai"),)))
define("4_348", action("shadow", play("=Saruman", "deck")))
define("4_349", static("strength", "any(companion|minion) bearing(class(hand_weapon))", 2))
define("4_350", static("shadow number", "self", -2, (spot("=Aragorn"),)))
define("4_351", static("archery", amount=1), static("minion archery", amount=-1))
define("4_352", action("maneuver", keyword("uruk-hai yours", "fierce", until="regroup"), do("pay twilight", 2)))
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
define("4_364", each(on("move"), Repeat(per("hobbit unbound"), wound("minion")), may=True))
define("4_365", action("fellowship", heal("companion @rohan"), play("@rohan possession"), (cond("once a turn"),)))
