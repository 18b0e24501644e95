"""The Fellowship of the Ring: Shadow cards."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.facts import COMPANION, END_OF_TURN, VALUE_CODE
from westmarch.games.tcg.rules.assignment import assign as assign_minion
from westmarch.games.tcg.rules.events import happen
from westmarch.games.tcg.rules.skirmish import Skirmish
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE

# Isengard

card(
    "Alive and Unspoiled",
    "1_120",
    to_play(cost=exert(uruk_hai)),
    action(
        SHADOW,
        Seq(
            do("reveal random", num("paid"), by="fp", bind="revealed"),
            to("discard", any_card & among_revealed, up_to=True),
        ),
        cost=Seq(do("pay twilight", 3), do("spot burdens")),
    ),
)
card("Bred for Battle", "1_121", event(strength(it, 3), cost=exert(uruk_hai)))
card(
    "Breeding Pit",
    "1_122",
    response_event(on("played", uruk_hai & yours), to("beneath deck", same_title & in_discard, ALL)),
)
card(
    "Caradhras Has Not Forgiven Us",
    "1_123",
    event(discard(companion & exhausted & ~ring_bearer), cost=exert(isengard & minion), needs=(spot(companion, 5),)),
)
card("Cruel Caradhras", "1_124", event(opponent_hurts(), cost=exert(isengard & minion)))
card(
    "Greed",
    "1_125",
    to_play(spot(uruk_hai)),
    action(MANEUVER, wound(companion & ~ring_bearer), cost=do("pay twilight", 2), needs=(spot(companion, 6),)),
)
card("Hunt Them Down!", "1_126", event(keyword(uruk_hai, "fierce", until="regroup")))
card(
    "Lurtz, Servant of Isengard",
    "1_127",
    action(MANEUVER, keyword(this, "fierce", until="regroup"), needs=(spot(uruk_hai & ~this),)),
)
card("Lurtz's Battle Cry", "1_128", event(Seq(strength(uruk_hai, -1), keyword(it, "damage"))))
card(
    "The Misadventure of Mr. Underhill",
    "1_129",
    to_play(cost=exert(uruk_hai)),
    static("cost", companion, 2, needs=(cond("at", word="sanctuary", no=True),)),
)
card("No Ordinary Storm", "1_130", each(on("played", weather & condition & yours), exert(gandalf & (companion | ally))))
card("Parry", "1_132", event(flag(possession, "no bonus", "regroup"), needs=(spot(uruk_hai),)))
card(
    "Saruman's Ambition",
    "1_133",
    static("cost", isengard & event_card & yours, -1),
    action(SKIRMISH, strength(uruk_hai, 2), cost=discard(this)),
)
card(
    "Saruman's Chill",
    "1_134",
    to_play(cost=exert(isengard & minion)),
    each(on("move from"), exert(hobbit & companion, count=ALL), needs=(cond("bearer here"),)),
    each(on("end turn"), discard(this)),
)
card(
    "Saruman's Frost",
    "1_135",
    to_play(cost=exert(isengard & minion)),
    static("strength", hobbit & present, -2, needs=(cond("bearer here"),)),
    each(on("end turn"), discard(this)),
)
card("Saruman's Power", "1_136", event(discard(condition, ALL), cost=exert(isengard & minion)))
card(
    "Saruman's Reach",
    "1_137",
    event(Either(exert(companion, count=2, by="fp"), do("put on"), by="fp"), cost=exert(uruk_hai)),
)
card(
    "Saruman's Snows",
    "1_138",
    to_play(cost=exert(isengard & minion)),
    static("no skirmish actions", needs=(cond("bearer here"),)),
    each(on("end turn"), discard(this)),
)
card(
    "Savagery to Match Their Numbers",
    "1_139",
    event(
        When(
            spot(companion, 5),
            Either(
                strength(uruk_hai, 2),
                Seq(strength(uruk_hai, 4, "regroup"), keyword(it, "fierce", until="regroup")),
            ),
            strength(uruk_hai, 2),
        )
    ),
)
card(
    "Spies of Saruman",
    "1_140",
    to_play(cost=exert(isengard & minion)),
    static("skip", word="archery", needs=(cond("bearer here"),)),
    each(on("end turn"), discard(this)),
)
card(
    "Their Arrows Enrage",
    "1_141",
    to_play(spot(titled("Saruman") | uruk_hai)),
    static("strength", archer & (companion | ally), -1),
)


@odd_if(
    "the Ring-bearer is exhausted or you can spot 5 burdens",
    "el Portador del Anillo está exhausto o puedes avistar 5 cargas",
)
def hard_pressed(g: Fellowships, run: Asker) -> bool:
    return bool(g.vitality(g.bearer[g.fp]) == 1 or g.burdens[g.fp] >= 5)


card("Traitor's Voice", "1_142", to_play(spot(uruk_hai)), static("move limit", amount=-1, needs=(hard_pressed,)))
card("Troop of Uruk-hai", "1_143", static("no bonus", weapon & borne_by(character & skirmishing_with(this))))
card("Uruk Bloodlust", "1_144", response(on("wins", uruk_hai & yours), heal(that), cost=do("pay twilight", 1)))
card(
    "Uruk Brood",
    "1_145",
    action(SKIRMISH, strength(this, x()), cost=Seq(do("pay twilight", 2), spot_any(uruk_hai & ~this))),
)
card("Uruk Fighter", "1_146", action(MANEUVER, keyword(this, "fierce", until="regroup"), needs=(spot(companion, 5),)))
card("Uruk Guard", "1_147", action(ASSIGNMENT, flag(companion, "kept away"), cost=exert(this)))
card("Uruk Lieutenant", "1_148", static("strength", this, per(uruk_hai & ~this)))
card("Uruk Messenger", "1_149", static("strength", this, 3, needs=(spot(weather & condition),)))
card("Uruk Rager", "1_150", each(on("wins", this), do("mill", 2, by="fp")))
card("Uruk Savage", "1_151")
card("Uruk Shaman", "1_152", action(MANEUVER, heal(uruk_hai), cost=do("pay twilight", 2)))
card("Uruk Slayer", "1_153", action(SKIRMISH, strength(this, 1), cost=do("pay twilight", 1), limit=3))
card("Uruk Soldier", "1_154", when(on("played", this), do("mill", by="fp"), may=True))
card(
    "Uruk Spy",
    "1_155",
    response(
        on("put on", ring_bearer),
        Seq(spot_any(isengard & minion), do("mill", x()), do("burden", num("shadow cards"))),
        cost=exert(this),
    ),
)
card("Uruk Warrior", "1_156", action(MANEUVER, keyword(this, "fierce", until="regroup"), needs=(spot(companion, 6),)))
card("Uruk-hai Armory", "1_157", static("archery", amount=-1, needs=(spot(uruk_hai),)))
card("Uruk-hai Raiding Party", "1_158")
card(
    "Uruk-hai Rampage",
    "1_159",
    to_play(spot(uruk_hai)),
    response(on("wins", uruk_hai & yours), keyword(that, "fierce", until="regroup"), cost=do("pay twilight", 3)),
)
card("Uruk-hai Sword", "1_160", each(on("wins", bearer), do("mill", by="fp")))
card(
    "Wariness",
    "1_161",
    response_event(
        about("event", event_card & stealth),
        do("cancel action"),
        cost=Either(exert(uruk_hai & yours), discard(uruk_hai & yours)),
    ),
)
card("Worry", "1_162", to_play(cost=exert(uruk_hai)), each(on("loses", companion | ally, uruk_hai), opponent_hurts()))

# Moria

card("Ancient Chieftain", "1_163", static("strength", this, per(moria & orc & ~this)))
card("Bitter Hatred", "1_164", event(wound(elf), needs=(spot(moria & archer),)))
card(
    "Cave Troll of Moria, Scourge of the Black Pit",
    "1_165",
    to_play(spot(moria & orc)),
    static("own cost", amount=-3, needs=(at("underground"),)),
)
card("Cave Troll's Hammer", "1_166", gains(bearer, "damage"))
card(
    "Denizens Enraged",
    "1_167",
    event(Seq(to("spot", moria & orc), spot_any(moria & orc & ~it), strength(it, x(most=4)))),
)
card("Drums in the Deep", "1_168", event(boost(moria & orc, 2, 4, skirmishing_with(dwarf))))
card(
    "The End Comes",
    "1_169",
    event(to("assign", minion & unassigned, target=ring_bearer, by="fp"), needs=(spot(moria & minion, 5),)),
)
card("Fool of a Took!", "1_170", event(from_top("reveal until", moria & minion), needs=(spot(hobbit & ~ring_bearer),)))
card(
    "Frenzy",
    "1_171",
    event(
        Seq(
            to("spot", moria & orc & unassigned, bind="first"),
            to("assign", companion & exhausted & unassigned & ~ring_bearer, target=first),
        )
    ),
)
card("Goblin Archer", "1_172", static("archery", amount=-6, needs=(spot(moria & orc & ~this),)))
card(
    "Goblin Armory",
    "1_173",
    each(on("played", moria & weapon & yours), do("add twilight")),
    response(about("wound", moria & orc), do("stop"), cost=discard(this)),
)
card(
    "Goblin Backstabber",
    "1_174",
    gains(this, "damage", 2, needs=(spot(this & skirmishing), spot(moria & orc & skirmishing & ~this))),
)
card(
    "Goblin Domain",
    "1_175",
    to_play(spot(moria & minion)),
    each(on("played", companion), to("come exhausted", that), needs=(cond("site from", amount=4),)),
)
card("Goblin Marksman", "1_176")
card("Goblin Runner", "1_178", when(on("played", this), do("add twilight", 2), may=True))
card(
    "Goblin Scavengers",
    "1_179",
    when(on("played", this), play(weapon & in_discard, onto=moria & orc & yours), may=True),
)
card("Goblin Scimitar", "1_180", when(on("played", this), do("draw"), may=True))
card("Goblin Sneak", "1_181", when(on("played", this), to("beneath deck", moria & orc & in_discard), may=True))
card(
    "Goblin Spear",
    "1_182",
    each(
        on("kill", companion, bearer),
        When(cond("bound", hobbit, word="that"), do("burden", 2), do("burden")),
    ),
)
card(
    "Goblin Swarms",
    "1_183",
    response(on("wins", moria & orc & yours), to("stack", that)),
    action(SHADOW, play(orc & stacked_here & among_stacked)),
)
card(
    "Goblin Wallcrawler",
    "1_184",
    static("strength", this, 2, needs=(at("underground"),)),
    static("archery", amount=-1, needs=(spot(moria & orc & ~this),)),
)
card("Goblin Warrior", "1_185", when(on("played", this), discard(dwarven & (ally | condition)), may=True))
card("Guard Commander", "1_186", action(SKIRMISH, strength(moria & orc, 2), cost=do("pay twilight", 3)))
card("Host of Thousands", "1_187", event(play(moria & orc & minion & in_discard)))
card(
    "The Long Dark",
    "1_188",
    each(on("move to"), do("add twilight", per(dwarf & companion, 2)), needs=(at("4F", "5F"),)),
    action(SKIRMISH, strength(moria & orc & yours, 2), cost=discard(this)),
)
card(
    "Lost to the Goblins",
    "1_189",
    response_event(on("wound", ring_bearer), LOST_TO_THE_GOBLINS),
    response_event(on("exert", ring_bearer), LOST_TO_THE_GOBLINS),
)
card("Moria Axe", "1_190", gains(bearer, "damage"), action(SKIRMISH, strength(bearer, 2), cost=exert(bearer)))
card("Moria Scout", "1_191", when(on("played", this), do("add twilight", 2), needs=(spot(elf),)))
card("Pinned Down", "1_192", static("archery", amount=-1, needs=(spot(moria & archer),)))
card(
    "Plundered Armories",
    "1_193",
    response(
        on("discard", moria & weapon & yours),
        play(that & in_discard, -1),
    ),
)
card(
    "Relentless",
    "1_194",
    response_event(about("event", event_card & stealth), do("cancel action"), needs=(spot(moria & minion, 3),)),
)
card("Relics of Moria", "1_195", action(SHADOW, play(moria & possession & in_discard), cost=do("pay twilight", 2)))
card(
    "They Are Coming",
    "1_196",
    action(SHADOW, play(moria & orc & minion & in_discard), cost=from_hand(count=3)),
)
card("Threat of the Unknown", "1_197", event(do("draw", 2), cost=exert(moria & orc & yours)))
card(
    "Through the Misty Mountains",
    "1_198",
    to_play(cost=exert(moria & minion)),
    each(
        on("move to"),
        do("discard random", 2, by="fp"),
        needs=(at("4F", "5F", "6F"), spot(companion & (dwarf | elf))),
    ),
)
card("Troll's Keyward", "1_199", static("cost", titled("Cave Troll of Moria"), -2))
card(
    "The Underdeeps of Moria",
    "1_200",
    action(
        SHADOW,
        Seq(
            do("reveal bottom", bind="revealed"),
            When(
                cond("bound", moria & orc, word="revealed"),
                take(any_card & among_revealed),
                discard(any_card & among_revealed),
            ),
        ),
        cost=do("pay twilight", 3),
    ),
)
card("Unfamiliar Territory", "1_201", event(boost(moria & orc, 2, 4, skirmishing_with(archer))))
card(
    "What Is This New Devilry?",
    "1_202",
    to_play(cost=exert(moria & orc)),
    static("cost", companion, 2, needs=(cond("site from", amount=5),)),
)

# Ringwraith

card("All Blades Perish", "1_203", response_event(about("wound", nazgul), do("stop")))
card("All Veils Removed", "1_204", event(boost_if(nazgul, 2, 5, WEARING)))
card(
    "Beauty Is Fading",
    "1_205",
    event(
        When(
            cannot_spot(free_peoples & (possession | condition)),
            discard((ally | companion) & ~ring_bearer),
            discard(free_peoples & (possession | condition)),
        ),
        cost=exert(nazgul),
    ),
)
card(
    "Bent on Discovery",
    "1_206",
    each(on("start shadow"), do("draw"), needs=(cond("your phase"),)),
    each(on("end shadow"), Either(exert(nazgul), discard(this)), needs=(cond("your phase"),)),
)
card(
    "Black Breath",
    "1_207",
    static("no healing", bearer),
    static("no unburden", needs=(spot(bearer & ring_bearer),)),
    action(
        SKIRMISH,
        to("transfer", this, target=character & skirmishing_with(nazgul)),
        needs=(spot(character & skirmishing_with(nazgul)), cond("in support")),
    ),
)
card("Black Steed", "1_208", static("strength", bearer, 2, needs=(at("plains"),)), doomed(this, at("underground")))
card(
    "Blade Tip",
    "1_209",
    response(
        on("loses", free_peoples & character, nazgul & yours),
        to("transfer", this, target=that),
        needs=(cond("in support"), spot(that & ~bearing(titled("Blade Tip")))),
    ),
    each(on("start fellowship"), When(spot(bearer & ring_bearer), do("burden"), wound(bearer)), needs=(spot(bearer),)),
)
card(
    "Dark Whispers",
    "1_210",
    event(
        When(
            cond("burdens", amount=6),
            Either(
                Seq(strength(nazgul, 1), keyword(it, "damage")),
                Seq(strength(nazgul, 3), keyword(it, "damage", 2)),
            ),
            Seq(strength(nazgul, 1), keyword(it, "damage")),
        ),
        needs=(cond("burdens", amount=3),),
    ),
)
card("Drawn to Its Power", "1_211", each(on("kill", companion, nazgul), do("burden")))
card("Fear", "1_212", event(discard(ally), cost=exert(nazgul & yours)))
card("Frozen by Fear", "1_213", event(boost_if(nazgul, 2, 3, spot(ring_bearer & assigned))))
card("In the Ringwraith's Wake", "1_214", response_event(on("wins", nazgul), opponent_hurts()))
card("The Master's Will", "1_215", event(from_top("reveal and take", wraith, x()), cost=spot_any(nazgul)))
card(
    "Morgul Blade",
    "1_216",
    static("second item"),
    action(
        SKIRMISH,
        to(
            "transfer",
            titled("Blade Tip") & yours & in_support_or_discard,
            target=first & ~bearing(titled("Blade Tip")),
        ),
        cost=Seq(to("spot", companion & skirmishing_with(bearer), bind="first"), discard(this)),
    ),
)
card("Morgul Gates", "1_217", event(play(nazgul, discount=-2)))
card("Nazgûl Sword", "1_218", gains(bearer, "damage", needs=(cond("burdens", amount=3),)))
card("The Nine Servants of Sauron", "1_219", each(on("played", nazgul & yours), exert(hobbit & ~ring_bearer), may=True))
card("Not Easily Destroyed", "1_220", action(MANEUVER + SKIRMISH, heal(nazgul), cost=do("pay twilight", 3)))
card(
    "The Pale Blade",
    "1_221",
    gains(bearer, "damage"),
    response(on("wins", bearer), discard(free_peoples & condition), cost=exert(bearer)),
)
card(
    "Paths Seldom Trodden",
    "1_222",
    to_play(spot(nazgul)),
    action(SHADOW, to("replace site", site & here & replaceable), cost=do("pay twilight", 3)),
)
card("Relentless Charge", "1_223", event(wound(archer & companion, count=ALL), cost=exert(nazgul)))


class CancelAssignments(Odd):
    """Nobody is assigned to a skirmish that has not been resolved."""

    en = "cancel all remaining assignments"
    es = "cancela todas las asignaciones pendientes"

    def do(self, g: Fellowships, run: Asker) -> None:
        for minion in g.minions():
            g.against[minion] = -1
        g.note("tcg-log-unassigned")


RING_OFF = VALUE_CODE["ring off"]


class ReturnToItsMaster(Frame):
    """A skirmish in addition to the others: a Nazgul against the Ring-bearer, the Ring's text off."""

    STEPS = ("fight", "over")
    RULE = "tcg.faq.s4.1_224"

    minion: int

    def fight(self, g: Fellowships) -> Outcome:
        bearer = g.bearer[g.fp]
        if not g.in_play(self.minion) or not g.in_play(bearer):
            return DONE
        g.fighter = -1
        g.foes = []
        g.laid.append([RING_OFF, -1, 1, END_OF_TURN, self.minion])
        assign_minion(g, bearer, self.minion)
        return Call(Skirmish(bearer))

    def over(self, g: Fellowships) -> None:
        g.laid = [entry for entry in g.laid if entry[0] != RING_OFF]


class FightForTheRing(Odd):
    """The Nazgûl that was spotted skirmishes the Ring-bearer."""

    en = "it skirmishes the Ring-bearer; The One Ring's text does not apply in this skirmish"
    es = "haz que luche con el Portador del Anillo sin que se aplique el texto de El Anillo Único"

    def do(self, g: Fellowships, run: Asker) -> Frame | None:
        found = run.bound.get("it", ())
        return ReturnToItsMaster(found[0]) if found else None


@odd_if("The One Ring's text applies", "se aplica el texto de El Anillo Único")
def ring_speaks(g: Fellowships, run: Asker) -> bool:
    return not g.laid_on("ring off", -1)


card(
    "Return to Its Master",
    "1_224",
    response_event(
        on("end skirmish"),
        Seq(CancelAssignments(), to("spot", nazgul), FightForTheRing()),
        needs=(WEARING, spot(nazgul), ring_speaks),
    ),
)
card(
    "Sword of Minas Morgul",
    "1_225",
    gains(bearer, "damage"),
    action(
        SKIRMISH,
        discard(possession & borne_by(character & skirmishing_with(titled("Úlairë Lemenya")))),
        cost=exert(bearer),
    ),
)
card("Their Power Is in Terror", "1_226", event(wound(ally, count=ALL), cost=exert(nazgul)))
card(
    "Threshold of Shadow",
    "1_227",
    event(if_spotted(cond("burdens", amount=5), strength(nazgul, 4), strength(nazgul, 2))),
)
card("The Twilight World", "1_228", response_event(on("put on", ring_bearer), do("burden", 2), cost=exert(nazgul)))
card(
    "Úlairë Attëa, Keeper of Dol Guldur",
    "1_229",
    action(SKIRMISH, strength(this, 1), cost=do("pay twilight", 1), limit=5),
)
card(
    "Úlairë Cantëa, Lieutenant of Dol Guldur",
    "1_230",
    action(SKIRMISH, discard(weapon & borne_by(character & skirmishing_with(this))), cost=exert(this)),
)


@odd_if("you can spot 6 companions or 5 burdens", "puedes avistar 6 compañeros o 5 cargas")
def many_or_burdened(g: Fellowships, run: Asker) -> bool:
    return bool(LANGUAGE.holds(g, run, spot(companion, 6)) or g.burdens[g.fp] >= 5)


card(
    "Úlairë Enquëa, Lieutenant of Morgul",
    "1_231",
    action(MANEUVER, wound(companion & ~ring_bearer), cost=exert(this), needs=(many_or_burdened,)),
)
card(
    "Úlairë Lemenya, Lieutenant of Morgul",
    "1_232",
    static("strength", (companion | ally) & bearing(wraith & condition), -2),
)
card(
    "Úlairë Nelya, Lieutenant of Morgul",
    "1_233",
    action(SHADOW, to("replace site", site & replaceable), cost=exert(this), needs=(spot(site & replaceable),)),
)
card(
    "Úlairë Nertëa, Messenger of Dol Guldur",
    "1_234",
    when(
        on("played", this),
        play_several(minion & in_discard, num("over", word=4)),
        may=True,
        needs=(spot(companion, 5),),
    ),
)
card(
    "Úlairë Otsëa, Lieutenant of Morgul",
    "1_235",
    action(SHADOW, keyword(wraith & minion, "fierce", until="regroup"), cost=exert(this)),
)
card(
    "Úlairë Toldëa, Messenger of Morgul",
    "1_236",
    action(
        ASSIGNMENT,
        to("assign", companion & unassigned & ~ring_bearer, target=this & unassigned),
        needs=(cond("burdens", amount=4), spot(this & unassigned)),
    ),
)
card("The Witch-king, Lord of Angmar", "1_237", static("strength", this, per(nazgul & ~this, 2)))
card(
    "Wreathed in Shadow",
    "1_238",
    to_play(spot(nazgul)),
    action(ARCHERY, total("archery", -1), cost=do("pay twilight", 1)),
)

# Sauron

card(
    "All Thought Bent on It",
    "1_239",
    event(Repeat(num("over", word=4), exert(companion, by="fp")), needs=(spot(sauron & orc), spot(companion, 5))),
)
card("Band of the Eye", "1_240", response(on("wins", this), do("discard random", by="fp"), cost=do("pay twilight", 2)))
card("Curse From Mordor", "1_241", event(discard(elven & condition), needs=(spot(sauron & orc),)))
card(
    "The Dark Lord's Summons",
    "1_242",
    to_play(spot(sauron & orc)),
    action(
        SHADOW,
        Seq(
            do("reveal top", 1, bind="revealed"),
            When(
                cond("bound", sauron, word="revealed"),
                take(any_card & among_revealed),
                Seq(discard(any_card & among_revealed), from_hand()),
            ),
        ),
        cost=do("pay twilight", 3),
    ),
)


class Corrupt(Odd):
    """Despair: there is no other way to lose the Ring-bearer at once."""

    en = "corrupt the Ring-bearer"
    es = "corrompe al Portador del Anillo"

    def do(self, g: Fellowships, run: Asker) -> Frame | None:
        return happen(g, "corrupted", g.bearer[g.fp], source=run.source)


@odd_if(
    "burdens and companions in the dead pile are 12 or more in all",
    "las cargas y los compañeros de la pila de muertos suman 12 o más",
)
def twelve_burdens_and_dead(g: Fellowships, run: Asker) -> bool:
    dead = sum([1 for card in g.dead[g.fp] if g.is_type(card, COMPANION)])
    return bool(g.burdens[g.fp] + dead >= 12)


card("Despair", "1_243", event(Corrupt(), needs=(twelve_burdens_and_dead, spot(sauron & orc))))
card(
    "Desperate Defense of the Ring",
    "1_244",
    to_play(cost=exert(sauron & orc)),
    each(
        on("assigned", None, bearer),
        Either(to("discard", any_card & in_fp_hand, 3, by="fp", word="choice"), do("burden"), by="fp"),
        needs=(cond("newly assigned"),),
    ),
)
card("Desperate Measures", "1_245", event(do("mill", 5, by="fp"), cost=do("unburden"), needs=(spot(sauron & orc),)))
card(
    "Enduring Evil",
    "1_246",
    event(strength(character & skirmishing_with(sauron & orc), num("paid", times=-1)), cost=do("spot burdens")),
)
card("Enheartened Foe", "1_247", response_event(on("wins", sauron & orc), keyword(that, "fierce", until="regroup")))
card("Forces of Mordor", "1_248", event(do("add twilight", x()), cost=spot_any(sauron & minion)))
card(
    "Gleaming Spires Will Crumble",
    "1_249",
    static("strength", sauron & orc & skirmishing_with(gondor), 2),
    each(on("loses", sauron & orc & yours), discard(this)),
)
card("Hate", "1_250", event(wound(companion & ~ring_bearer), cost=exert(sauron & orc)))
card(
    "A Host Avails Little",
    "1_251",
    event(
        Repeat(num("over", word=5), wound(companion & ~ring_bearer)),
        needs=(spot(sauron & orc), spot(companion, 6)),
    ),
)


@odd_if("the Free Peoples player's draw deck is empty", "el mazo del jugador de Gentes Libres está vacío")
def deck_is_empty(g: Fellowships, run: Asker) -> bool:
    return not g.decks[g.fp]


card(
    "The Irresistible Shadow",
    "1_252",
    to_play(cost=exert(sauron & orc)),
    static("corrupted", needs=(cond("burdens", amount=5), deck_is_empty)),
)
card(
    "Journey Into Danger",
    "1_253",
    to_play(cost=exert(sauron & orc)),
    static("cost", companion, 2, needs=(spot(companion, 5),)),
)
card("Mordor Enraged", "1_254", action(SHADOW, do("add twilight", per(archer & companion)), cost=exert(bearer)))
card("Mordor's Strength", "1_255", event(wound(character & skirmishing_with(it)), cost=exert(sauron & orc)))
card("Morgul Hunter", "1_256", static("strength", this, per(companion)))
card("Morgul Skirmisher", "1_257", action(MANEUVER, exert(hobbit & ~ring_bearer), cost=do("pay twilight", 3)))
card(
    "Morgul Skulker",
    "1_258",
    when(on("played", this), to("into deck", wraith & in_discard, 2, up_to=True), may=True),
)
card("Morgul Warden", "1_259", static("strength", this, per(sauron & orc & ~this)))
card("The Number Must Be Few", "1_260", static("move limit", amount=-1, needs=(spot(companion, 7),)))
card(
    "Orc Ambusher",
    "1_261",
    static("roaming", sauron & minion & yours, -1),
    response(about("event", event_card & free_peoples & of_phase("regroup")), do("cancel action"), cost=exert(this)),
)
card(
    "Orc Assassin",
    "1_262",
    static("roaming", sauron & minion & yours, -1),
    action(
        ASSIGNMENT,
        to("assign", hobbit & companion & unassigned, target=this & unassigned, by="fp"),
        needs=(spot(hobbit & companion, 2), spot(this & unassigned)),
    ),
)
card(
    "Orc Banner", "1_263", each(on("loses", companion | ally, sauron & orc), strength(sauron & orc, 1, "regroup", ALL))
)
card("Orc Bowmen", "1_264", static("minion archery", needs=(spot(sauron & orc),)))
card(
    "Orc Butchery",
    "1_265",
    response_event(on("kill", companion, sauron & orc), do("mill", num("dead pile", times=3), by="fp")),
)
card("Orc Chieftain", "1_266", each(on("played", weapon, this), do("add twilight", 2), needs=(cond("once a turn"),)))
card("Orc Hunters", "1_267", action(SKIRMISH, wound(character & skirmishing_with(this)), cost=exert(this)))
card("Orc Inquisitor", "1_268", when(on("played", this), do("discard random", by="fp"), may=True))
card("Orc Scimitar", "1_269", action(SKIRMISH, strength(bearer, 1), cost=do("pay twilight", 1), limit=3))
card(
    "Orc Scouting Band",
    "1_270",
    static("roaming", sauron & minion & yours, -1),
    action(SKIRMISH, wound(character & skirmishing_with(this)), cost=exert(this)),
)
card("Orc Soldier", "1_271", action(SKIRMISH, wound(character & skirmishing_with(this)), cost=exert(this)))
card("Orc War Band", "1_272", action(SKIRMISH, wound(character & skirmishing_with(this)), cost=exert(this)))
card(
    "The Ring's Oppression",
    "1_273",
    response_event(on("kill", companion, sauron & orc), When(WEARING, do("burden", 3), do("burden"))),
)
card(
    "Sauron's Defenses",
    "1_274",
    to_play(cost=exert(sauron & orc)),
    static("move limit", amount=-1, needs=(cond("in dead pile", companion, amount=3),)),
)
card(
    "Seeking It Always",
    "1_275",
    response(about("event", event_card & stealth), do("cancel action"), cost=exert(sauron & tracker)),
)
card("Seeking Its Master", "1_276", action(SHADOW, do("draw"), cost=Seq(do("pay twilight", 2), exert(sauron & orc))))
card("Shadow's Reach", "1_277", event(discard(free_peoples & condition), cost=exert(sauron & orc)))
card("Strength Born of Fear", "1_278", action(SKIRMISH, strength(sauron & orc, 1), cost=do("pay twilight", 3)))
card(
    "Thin and Stretched",
    "1_279",
    to_play(cost=exert(sauron & orc)),
    each(
        on("end turn"),
        do("burden"),
        needs=(cond("assigned this turn", bearer, no=True), cond("assigned this turn", companion)),
    ),
)
card("Tower Lieutenant", "1_280", each(on("wins", this), do("discard random", 2, by="fp")))
card(
    "Under the Watching Eye",
    "1_281",
    to_play(cost=exert(sauron & tracker)),
    each(on("move"), exert(companion, by="fp")),
)
card("The Weight of a Legacy", "1_282", to_play(cost=exert(sauron & orc)))
card(
    "You Bring Great Evil", "1_283", to_play(spot(sauron & orc)), static("no healing", bearer, needs=(at("sanctuary"),))
)
