"""The mind of an opponent of War of the Ring: every question of the rules, with whoever knows the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.style import Style
from westmarch.ai.wotr import armies, cards, recruit, ring
from westmarch.ai.wotr.actions import Actions, score_die
from westmarch.ai.wotr.blunders import sensible
from westmarch.ai.wotr.choices import CHOICES
from westmarch.ai.wotr.evaluate import evaluate, terms
from westmarch.ai.wotr.manners import MANNERS as MANNERS
from westmarch.ai.wotr.plan import Plan, to_the_gate
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.games.wotr.facts import FREE, FREE_GOAL, LEVEL, REGION_OF_SLOT, SHADOW, SHADOW_GOAL
from westmarch.games.wotr.rules.characters import companion_reach, group_level
from westmarch.games.wotr.rules.figures import ArmyPart
from westmarch.games.wotr.rules.minions import Flights
from westmarch.games.wotr.state import War

Simple = Callable[[War, Plan, Option], float]
Asked = Callable[[War, Plan, Ask, Option], float]


def count(g: War, plan: Plan, option: Option) -> float:
    """The more the better."""
    match option:
        case (_, int(number)):
            return float(number)
    return 0.0


def consent(g: War, plan: Plan, option: Option) -> float:
    return 1.0 if verb_of(option) not in ("no", "pass") else 0.0


def friends(g: War, plan: Plan, option: Option) -> float:
    """Companions go with the heir."""
    return float(len(option))


def group(g: War, plan: Plan, option: Option) -> float:
    """Companions who move or leave together."""
    verb, *members = option
    if verb != "group":
        return 0.05
    start = g.where[members[0]] if g.where[members[0]] >= 0 else g.fellowship
    if start < 0:
        return -sum([ring.companion_cost(g, c) for c in members])
    distance = group_level(members) + (g.progress if g.where[members[0]] < 0 else 0)
    return ring.group_worth(g, plan, tuple(members), companion_reach(g, start, distance)) - 0.3 * len(members)


def breaking(g: War, plan: Plan, option: Option) -> float:
    _, *leaving = option
    return -sum([ring.companion_cost(g, c) for c in leaving])


def pile(g: War, plan: Plan, option: Option) -> float:
    match option:
        case ("pile", deck):
            return cards.draw(g, plan.side, deck)
    return 0.2


def region(g: War, plan: Plan, option: Option) -> float:
    """A region named by a card."""
    if verb_of(option) in ("done", "pass", "no"):
        return 0.0
    *_, last = option
    place = REGION_OF_SLOT[last] if isinstance(last, int) else -1
    return 0.1 + plan.pull[place] if place >= 0 else 0.0


def army(g: War, plan: Plan, option: Option) -> float:
    """An army named by a card: the enemy's strongest, one's own where it is needed most."""
    if verb_of(option) in ("done", "pass", "no"):
        return 0.0
    _, slot = option
    enemies = g.units(1 - plan.side, slot)
    place = REGION_OF_SLOT[slot]
    return (enemies if enemies else 0.3 * g.units(plan.side, slot)) + plan.pull[place]


def cruel_weather(g: War, plan: Plan, option: Option) -> float:
    _, target = option
    return float(to_the_gate(target))


def woses(g: War, plan: Plan, option: Option) -> float:
    """An army of a card and where it goes, or whom it attacks."""
    match option:
        case (_, origin, target):
            if g.units(1 - plan.side, target):
                return armies.assault(g, plan, origin, target)
            return armies.march(g, plan, REGION_OF_SLOT[origin], REGION_OF_SLOT[target])
    return 0.1


def slay(g: War, plan: Plan, option: Option) -> float:
    """Somebody who is eliminated: the enemy's best, one's own cheapest."""
    match option:
        case ("no" | "pass" | "done",):
            return 0.1
        case ("character", character):
            worth = 1.0 + LEVEL[character] if character < 10 else 4.0
            mine = (character < 10) == (plan.side == FREE)
            return -worth if mine else worth
    _, figure, *_ = option
    mine = (figure < 15) == (plan.side == FREE)
    return -1.0 if mine else 1.0


def move_or_hide(g: War, plan: Plan, option: Option) -> float:
    return 1.0 if (option == ("choose", "hide")) == bool(g.revealed) else 0.0


SIMPLE: dict[str, Simple] = {
    "wotr-ask-move": armies.score_move,
    "wotr-ask-attack": armies.score_attack,
    "wotr-ask-dead-men-friends": friends,
    "wotr-ask-cease": armies.score_cease,
    "wotr-ask-field-or-siege": armies.score_field_or_siege,
    "wotr-ask-retreat": armies.score_retreat,
    "wotr-ask-leave-field": armies.score_retreat,
    "wotr-ask-forfeit-nazgul": armies.score_forfeit,
    "wotr-ask-forfeit-witch-king": lambda g, plan, option: 1.0 if option == ("no",) else 0.0,
    "wotr-ask-goad": armies.score_suffer,
    "wotr-ask-relentless-assault": armies.score_suffer,
    "wotr-ask-onslaught": armies.score_suffer,
    "wotr-ask-place-character": armies.score_send,
    "wotr-ask-minions": armies.score_send,
    "wotr-ask-reroll": count,
    "wotr-ask-hunt-reroll": count,
    "wotr-ask-allocate": ring.score_allocate,
    "wotr-ask-declare": ring.score_declare,
    "wotr-ask-reveal": ring.score_reveal,
    "wotr-ask-enter-mordor": ring.score_enter_mordor,
    "wotr-ask-guide": ring.score_guide,
    "wotr-ask-group": group,
    "wotr-ask-separate": group,
    "wotr-ask-breaking": breaking,
    "wotr-ask-cruel-weather": cruel_weather,
    "wotr-ask-move-or-hide": move_or_hide,
    "wotr-ask-muster": recruit.score_recruit,
    "wotr-ask-muster-second": recruit.score_recruit,
    "wotr-ask-raise": recruit.score_raise,
    "wotr-ask-recruit-by-card": recruit.score_recruit,
    "wotr-ask-wisdom-of-elrond": recruit.score_nation,
    "wotr-ask-hand-limit": cards.score_discard,
    "wotr-ask-break-ward": cards.score_discard,
    "wotr-ask-combat-card": cards.score_combat_card,
    "wotr-ask-sorrow-and-toil": cards.score_table_card_of_enemy,
    "wotr-ask-nazgul-strike": cards.score_table_card_of_enemy,
    "wotr-ask-draw-after-event": pile,
    "wotr-ask-lidless-eye": score_die,
    "wotr-ask-eagles": army,
    "wotr-ask-ambush": army,
    "wotr-ask-day-and-night": army,
    "wotr-ask-gather-army": army,
    "wotr-ask-march": region,
    "wotr-ask-recruit-region": region,
    "wotr-ask-dunlendings-region": region,
    "wotr-ask-corsairs-target": woses,
    "wotr-ask-storm": woses,
    "wotr-ask-help-unlooked-for": woses,
    "wotr-ask-paths-of-the-woses": woses,
    "wotr-ask-led-action": woses,
    "wotr-ask-slay": slay,
    "wotr-ask-leader-lost": slay,
    "wotr-ask-stormcrow-loss": slay,
    "wotr-ask-heroic-death": slay,
    "wotr-ask-blade-of-westernesse": slay,
    "wotr-ask-daring-defiance": consent,
    "wotr-ask-sorcerer": consent,
    "wotr-ask-white-rider": consent,
    "wotr-ask-balrog": consent,
    "wotr-ask-crebain": consent,
    "wotr-ask-wizards-staff": consent,
}
ASKED: dict[str, Asked] = {
    "wotr-ask-hunt-casualty": ring.score_hunt_casualty,
    "wotr-ask-hobbit-guide": ring.score_guide_ability,
    "wotr-ask-gollum-guide": ring.score_guide_ability,
    "wotr-ask-table-card": ring.score_table_card,
    "wotr-ask-lure": ring.score_lure,
    "wotr-ask-group-target": ring.score_go,
}
#: Questions that begin something; all others are details of it.
MACRO = {
    "wotr-ask-action",
    "wotr-ask-allocate",
    "wotr-ask-declare",
    "wotr-ask-attack",
    "wotr-ask-move",
    "wotr-ask-muster",
}


#: Questions between actions.
PAUSES = {"wotr-ask-action", "wotr-ask-allocate", "wotr-ask-declare"}


class WarMind:
    """Knowledge of War of the Ring; see ``ai.mind.Mind``."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        plan = Plan(g, g.side_of_seat(ask.seat))
        prompt = ask.prompt
        if prompt == "wotr-ask-action":
            found = list(zip(Actions(g, plan).scores(ask.listed), ask.listed, strict=True))
        elif isinstance(ask.pick, Flights):
            found = [(armies.score_send(g, plan, o) if verb_of(o) == "send" else 0.5, o) for o in ask.listed]
            found += armies.flights(g, ask.pick.ready)
            found = found or [(0.0, ask.pick.at(0))]
        elif isinstance(ask.pick, ArmyPart):
            found = armies.parts(g, plan, ask, ask.pick)
        elif prompt in CHOICES and ask.pick is not None:
            found = CHOICES[prompt](g, plan, ask, ask.pick)
        else:
            options = ask.all_options()
            if prompt in ASKED:
                asked = ASKED[prompt]
                found = [(asked(g, plan, ask, option), option) for option in options]
            else:
                simple = SIMPLE.get(prompt, region)
                found = [(simple(g, plan, option), option) for option in options]
        found.sort(key=lambda pair: (-pair[0], pair[1]))
        return sensible(g, plan, ask, found)

    def evaluate(self, g: Any, seat: int) -> float:
        chance = evaluate(g)
        return chance if g.side_of_seat(seat) == FREE else 1 - chance

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        sign = 1 if g.side_of_seat(seat) == FREE else -1
        return {name: sign * value for name, value in terms(g).items()}

    def is_macro(self, ask: Ask) -> bool:
        return ask.prompt in MACRO

    def is_weighed(self, ask: Ask) -> bool:
        return self.is_macro(ask)

    def is_pause(self, ask: Ask) -> bool:
        return ask.prompt in PAUSES

    def is_rest(self, ask: Ask) -> bool:
        return self.is_pause(ask)

    def is_costly(self, ask: Ask, option: Option) -> bool:
        """Plays that cost a card, a die or a ring and may turn out to do nothing."""
        return ask.prompt == "wotr-ask-action" and verb_of(option) in ("event", "dismiss", "skip")

    def essence(self, g: Any, seat: int) -> tuple[Any, ...]:
        """Everything but dice and cards in hand: what a play must change to be worth its cost."""
        return (
            bytes(g.figures),
            tuple(g.where),
            tuple(g.steps),
            tuple(g.active),
            tuple(g.control),
            (g.fellowship, g.progress, g.revealed, g.corruption, g.mordor, g.guide, g.strove, g.declared),
            tuple(g.hunt_box),
            tuple(g.tiles),
            (len(g.table[0]), len(g.table[1]), sum(g.table[0]) + sum(g.table[1])),
            tuple([len(deck) for deck in g.decks]),
            sum([len(g.hands[other]) for other in g.team(1 - g.side_of_seat(seat))]),
        )

    def near_end(self, g: Any) -> bool:
        """Whether the game may end within an action."""
        if g.corruption >= 10 or g.mordor >= 4:
            return True
        if g.unused(FREE) + g.unused(SHADOW) > 2:
            return False
        return bool(g.victory_points(SHADOW) >= SHADOW_GOAL - 2 or g.victory_points(FREE) >= FREE_GOAL - 2)


MIND = WarMind()
STYLE = Style(
    easy_noise=1.7, medium_noise=1.4, prior_spread=0.035, score_value=0.002, width=6, horizon=2, first_look=0.0
)
