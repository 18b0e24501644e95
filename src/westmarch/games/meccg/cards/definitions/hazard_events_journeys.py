"""Hazard events on journeys, sites and rest: what holds companies up, meets them, or drives them astray."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.verbs_movement import by_card, split_off
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import DISTANCE, FACES, NUMBER, RESOURCE, SHORT
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import BY_EVENT
from westmarch.games.meccg.rules.company_movement import hazard_limit, tell_limit
from westmarch.games.meccg.rules.creatures import MAPPED
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, PLAY, POINTS, REVEALED, TURN, VALUE

# On sites
HELD_UP = When(NOT_ROLLED, do("stay-here"))
card(
    "Siege",
    event_in(HAZARD, do("on-site"), needs=(here("free-hold", "border-hold"), cond("site-without"))),
    each(on("site-begins"), face_attack("orcs", strikes=3, prowess=7)),
    each(on("departure"), Seq(roll(per(targets & character & ~scout, -1), above=4), HELD_UP)),
)
card(
    "Doubled Vigilance",
    event_in(AT_SITE, do("on-site"), needs=(here("shadow-hold"),)),
    event_in(AT_SITE, do("on-site"), needs=(here("ruins-and-lairs", "border-hold"), DOORS_IN_PLAY)),
    to_play(cond("site-without")),
    each(
        on("entering"),
        Seq(
            roll(num("company-size", times=-1), above=6),
            When(NOT_ROLLED, face_attack("orcs", strikes=4, prowess=9)),
        ),
    ),
)
card(
    "Known to an Ounce",
    event_in(HAZARD, do("on-site"), needs=(cond("hoard"), cond("site-without"))),
    event_in(HAZARD, to("attach", it), cost=target(events_in_play & dragon_at_home & free_of)),
    each(on("item-here"), do("attacks-again", 0, word="same")),
)
LAVA = an_attack_by("lava", strikes="each", prowess=6)
card(
    "The Black Enemy’s Wrath",
    event_in(AT_SITE, needs=(SINGLE,)),
    static("adds-attack", site_type("shadow-hold"), 1, word=LAVA),
    static("adds-attack", site_type("dark-hold"), 1, word=LAVA),
    static("adds-attack", deeps_site, 1, word=LAVA),
    static("uncancellable"),
    static("no-weapons"),
    static("stay-penalty", amount=2),
)
card(
    "Ireful Flames",
    event_in(HAZARD),
    static("toll", named("the-lonely-mountain", "irerock", "zarak-dum", "gold-hill"), 1),
    static("ends-with-deck"),
)

# On the way
card(
    "Earth-tremors",
    event_in(
        HAZARD,
        Seq(When(cond("moves-below"), face_attack("rock-fall", strikes="each", prowess=7)), do("lift-effects")),
        needs=(SINGLE,),
    ),
    each(on("company-moves"), face_attack("rock-fall", strikes="each", prowess=7), needs=(cond("moves-below"),)),
    static("uncancellable"),
    static("no-weapons"),
    static("cancels-effects", word=("into-dark-tunnels", "old-road", "great-road", "bridge")),
)
card(
    "Song of the Lady",
    event_in(HAZARD),
    each(
        on("departure"),
        Seq(
            roll(
                num("company-of", times=-1, word="men"),
                num("company-of", times=-1, word="hobbit"),
                num("company-of", times=2, word="dwarf"),
                above=6,
            ),
            HELD_UP,
        ),
        needs=(cond("starts-at", word="lorien"),),
    ),
)
card(
    "Cruel Caradhras",
    event_in(
        HAZARD,
        do("face-strikes", 8),
        needs=(
            MOVES,
            cond(
                "passes",
                word=("high-pass", "redhorn-gate", "angmar", "gundabad", "grey-mountain-narrows", "imlad-morgul"),
            ),
        ),
    ),
    static("uncancellable"),
    static("strikes-wound-check"),
)
card(
    "Shadow of Mordor",
    event_in(HAZARD, needs=(SINGLE,)),
    static("limit-by-draws"),
    static("draws-by-draws", while_doors, 1),
)


class LiftShortEvents(Odd):
    en = "the effects on it of all resource short-events played before it set out are cancelled"
    es = "se cancelan los efectos sobre ella de todos los sucesos breves de recurso jugados antes de su partida"

    def do(self, g: Arda, run: Asker) -> None:
        """What lowered the limit goes too; if the last of the company has left by now there is none."""
        if not g.members[g.here]:
            return
        own = (OF_COMPANY + g.here, *g.members[g.here])
        g.laid = [entry for entry in g.laid if not (entry[1] in own and by_card(entry) and self._brief(g, entry[4]))]
        g.limit = max(g.limit, hazard_limit(g, g.here))
        tell_limit(g, g.here)

    def _brief(self, g: Arda, one: int) -> bool:
        return g.kind(one) == RESOURCE and g.face(one).duration == SHORT


card(
    "Noose of the Sea",
    event_in(HAZARD, When(path_has("coastal-sea"), LiftShortEvents())),
    each(on("company-moves"), LiftShortEvents(), needs=(path_has("coastal-sea"),)),
)
A_SITE_INSTEAD = to("replace-site", my_sites & by_sea, bind="item")
card(
    "Winds of Wrath",
    event_in(HAZARD, A_SITE_INSTEAD, needs=(DOORS_IN_PLAY, MOVES, path_has("coastal-sea"))),
)


@odd_if("it moves by the map", "se mueve por el mapa")
def by_map(g: Arda, run: Asker) -> bool:
    return g.mode == MAPPED


card(
    "Chance of Being Lost",
    event_in(
        HAZARD,
        Seq(
            roll(per(targets & ranger, -2), above=6),
            When(ROLLED, to("replace-site", my_sites & near_new_site, bind="item")),
        ),
        needs=(MOVES, by_map, spot(my_sites & near_new_site)),
    ),
)


class EndsNow(Odd):
    en = "discard this card at the end of the turn"
    es = "descarta esta carta al final del turno"

    def do(self, g: Arda, run: Asker) -> None:
        g.lay("ends-now", run.source, 1, TURN, run.source)


@odd_if("it came to an Under-deeps site from another", "llegó a un lugar de las Profundidades desde otro")
def came_from_below(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and g.has_laid("came-from-below", OF_COMPANY + g.here)


card(
    "The Reach of Ulmo",
    event_in(("hazard", "reveal"), needs=(SINGLE,)),
    static("below", amount=-2),
    static("cancels-effects", word=("great-ship", "ford")),
    each(on("effect-cancelled"), EndsNow()),
    each(on("company-arrives"), DISCARD_SELF, needs=(came_from_below,)),
    to_play(cond("foreseen")),
    static("ends-with-deck"),
)
card(
    "Reluctant Final Parting",
    event_in(HAZARD, to("discard", all_allies & far_from_home, ALL), needs=(SINGLE,)),
    each(on("company-arrives"), to("discard", all_allies & far_from_home, ALL)),
    static("ends-with-deck"),
)
DARK = in_dark_realm("dark-domain", "gorgoroth")
card(
    "In the Heart of his Realm",
    event_in(HAZARD),
    static("draws", character & first_of_company & path_with("dark-domain"), -1, word="realm"),
    static("no-skill", character & DARK, 1, word="sage"),
    static("no-magic", character & DARK, 1),
    static("ends-with-deck"),
)
card(
    "Stormcrow",
    event_in(HAZARD, to("discard", company_events & in_company_of(wizard), ALL), needs=(SINGLE,)),
    static("influence", wizard, num("while", times=-2, plus=-2, word="doors-of-night")),
    static("no-company-events", character & first_of_company & in_company_of(wizard), 1),
    static("ends-with-deck"),
)
card(
    "Worn and Famished",
    event_in(HAZARD, needs=(SINGLE,)),
    static("rests-badly", character & ~wizard & ~at_type("haven", "free-hold", "border-hold"), 12),
)


class FromTheNextTurn(Odd):
    en = "it takes effect from the next turn on"
    es = "surte efecto a partir del turno siguiente"

    def do(self, g: Arda, run: Asker) -> None:
        g.lay("enters-play", run.source, 1, TURN, run.source)


@odd_if(
    "it moves by the map through the region of a site where the faction is playable, or an adjacent one",
    "se mueve por el mapa por la región de un lugar donde se pueda jugar la facción, o por una adyacente",
)
def near_its_people(g: Arda, run: Asker) -> bool:
    faction = g.host[run.source]
    if faction < 0 or g.mode != MAPPED or g.has_laid("enters-play", run.source):
        return False
    homes = [FACES[NUMBER[name]].region for name in g.face(faction).places if name in NUMBER]
    return any([DISTANCE[home][region] <= 1 for home in homes if home >= 0 for region in g.route])


card(
    "No Escape from My Magic",
    event_in(HAZARD, Seq(to("attach", it), FromTheNextTurn()), cost=target(all_factions & unique & free_of)),
    each(
        on("company-moves"),
        Seq(
            roll(
                per(targets & ranger, 2),
                per(targets & scout),
                per(targets & diplomat),
                above=12,
            ),
            When(NOT_ROLLED, do("idle")),
        ),
        needs=(near_its_people,),
    ),
)


IN_ARMS = (("orcs", 5, 8), ("orcs", 4, 10), ("trolls", 3, 12))


class MordorInArms(Odd):
    en = (
        "the company faces three attacks: Orcs, 5 strikes of prowess 8; Orcs, 4 strikes of prowess 10; Trolls, 3 "
        "strikes of prowess 12. If all three are defeated your opponent puts this card with his points"
    )
    es = (
        "la compañía afronta tres ataques: Orcos, 5 golpes de poder 8; Orcos, 4 golpes de poder 10; Trolls, 3 "
        "golpes de poder 12. Si los tres son derrotados, tu oponente pone esta carta con sus puntos"
    )

    def do(self, g: Arda, run: Asker) -> Frame:
        return Onslaught(run.source, g.here)


class Onslaught(Frame):
    """Three attacks, one after another; whoever defeats them all gets the card."""

    STEPS = ("attack", "result")
    RULE = "meccg.combat.trigger"

    card: int
    company: int
    number: int = later(0)
    #: How many such attacks had been defeated this turn before.
    before: int = later(0)

    def attack(self, g: Arda) -> Outcome:
        if self.number == 0:
            self.before = self._beaten(g)
        if self.number == len(IN_ARMS) or g.c_owner[self.company] < 0:
            return None
        race, strikes, prowess = IN_ARMS[self.number]
        self.number += 1
        attack = AttackOn(self.company, 1 - g.c_owner[self.company], race, strikes, prowess, 0, self.card)
        attack.origin = BY_EVENT
        return Call(attack, back="attack")

    def _beaten(self, g: Arda) -> int:
        """How many attacks of this card have been defeated this turn."""
        return len([entry for entry in g.laid if entry[0] == VALUE["beaten"] and entry[4] == self.card])

    def result(self, g: Arda) -> None:
        won = self._beaten(g) - self.before == len(IN_ARMS)
        if won and g.zone[self.card] == PLAY:
            g.put(self.card, POINTS, g.active)


EASTERN = ("horse-plains", "khand", "harondor", "nurn", "gorgoroth", "imlad-morgul", "udun")
OF_THE_EAST = faction & playable_in(EASTERN)
IN_NURN = cond("moves-in", word=("nurn",))
card(
    "Mordor in Arms",
    event_in(HAZARD, When(IN_NURN, MordorInArms())),
    each(on("company-moves"), MordorInArms(), needs=(IN_NURN,)),
    static("attempt", character, -6, target=OF_THE_EAST),
    static("bars-card", word="muster", target=OF_THE_EAST),
)


class FallBehind(Odd):
    en = "he falls behind"
    es = "se queda atrás"

    def do(self, g: Arda, run: Asker) -> None:
        g.lay("same-way", run.bound["it"][0], 1, TURN, run.source)


class LeftBehind(Odd):
    en = (
        "he leaves his company and makes a company of his own on the same way, with a movement phase of its own "
        "and a hazard limit of one; at its end he may join the others again"
    )
    es = (
        "deja su compañía y forma una propia por el mismo itinerario, con una fase de movimiento propia y un "
        "límite de adversidades de uno; al final puede unirse de nuevo a los demás"
    )

    def do(self, g: Arda, run: Asker) -> None:
        number = VALUE["same-way"]
        for entry in [entry for entry in g.laid if entry[0] == number and entry[4] == run.source]:
            character, old = entry[1], g.company[entry[1]]
            g.laid.remove(entry)
            if old < 0 or len(g.members[old]) == 1:
                continue
            slot = split_off(g, character)
            g.c_dest[slot] = g.c_dest[old]
            g.c_flags[slot] |= g.c_flags[old] & REVEALED
            g.c_modes[slot], g.c_paths[slot], g.c_routes[slot] = g.mode, g.path[:], g.route[:]
            g.lay("same-way", OF_COMPANY + slot, 1, TURN, run.source)


card(
    "Left Behind",
    event_in(
        ("attacker", "hazard"),
        Seq(FallBehind(), do("on-attack")),
        cost=target(defenders & character & ~wizard),
        needs=(cond("attack-strikes", amount=5),),
    ),
    each(on("played-on-over"), LeftBehind()),
)
