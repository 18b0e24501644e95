"""Why not? The rule that forbids an option that is not offered now, from the helpers that make the options."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.cards.nodes import Act, Node, walk
from westmarch.engine.decision import Option
from westmarch.engine.moments import forbidding
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import AGENT, ALLY, CREATURE, FACTION, HAZARD, ITEM, LONG, RESOURCE
from westmarch.games.meccg.registry import DEFINED, MOMENT
from westmarch.games.meccg.rules import (
    agent_influence,
    agents,
    characters,
    companies,
    hazards,
    items,
    opposition,
    organization,
    preparation,
    prisoners,
    resources,
    site,
)
from westmarch.games.meccg.rules.assignment import AssignStrikes
from westmarch.games.meccg.rules.attack import ModifyAttack, ResolveAttack
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.chain import ChainOfEffects
from westmarch.games.meccg.rules.combat import encounter_of, strike_now
from westmarch.games.meccg.rules.corruption import CorruptionCheck, forbids_removal
from westmarch.games.meccg.rules.council import forbids_call
from westmarch.games.meccg.rules.creatures import forbids_creature
from westmarch.games.meccg.rules.influence import forbids_follow, forbids_general
from westmarch.games.meccg.rules.movement import forbids_move
from westmarch.games.meccg.rules.piles import forbids_sideboard_org
from westmarch.games.meccg.rules.playable import forbids_ability, forbids_limit, forbids_side
from westmarch.games.meccg.rules.site_moments import bars_entry
from westmarch.games.meccg.rules.strike import ModifyStrike, RollStrike
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND, PLAY, TAPPED, UNTAPPED

#: Takes the position, the seat, and what follows the verb of the option.
Answer = Callable[..., str | None]


def in_organization(g: Arda, seat: int) -> str | None:
    """Whether this is a player's own organization phase, with nothing else under way."""
    if not g.stack or not isinstance(g.stack[-1], organization.OrganizationPhase):
        return "meccg.turn.six-phases"
    return None if g.active == seat else "meccg.turn.alternate"


def in_hazards(g: Arda, seat: int) -> str | None:
    phase = g.stack[-1] if g.stack else None
    if not isinstance(phase, hazards.PlayHazards):
        return "meccg.mh.only-hazard-phase"
    if g.c_owner[phase.company] >= 0 and g.c_flags[phase.company] & terms.SENT_BACK:
        return "meccg.arrive.returned-no-more-hazards"
    return None if seat != g.active else "meccg.cards.side.hazards-opponents-turn"


def at_site(g: Arda, seat: int) -> str | None:
    phase = g.innermost(site.CompanySite)
    if phase is None:
        return "meccg.turn.six-phases"
    if not g.c_flags[phase.company] & terms.ENTERED:
        return "meccg.site.nothing-means-nothing"
    return None if seat == g.active else "meccg.turn.alternate"


def not_play(g: Arda, seat: int, card: int, way: int) -> str | None:
    """A card from hand: its side, the limit, the moment, its own conditions."""
    if g.zone[card] != HAND or g.holder[card] != seat:
        return "meccg.chain.actions"
    refused = forbids_side(g, seat, card)
    if refused:
        return refused
    if way >= len(DEFINED[g.faces[card]].abilities):
        return "meccg.game.card-text-wins"
    refused = not_now(g, seat, card, way)
    if refused:
        return refused
    return forbids_limit(g, seat, card) or forbids_ability(g, seat, card, way)


def not_now(g: Arda, seat: int, card: int, way: int) -> str | None:
    """The rule by which a card cannot be played at this moment."""
    face = g.face(card)
    moments = DEFINED[g.faces[card]].moments[way]
    top = g.stack[-1] if g.stack else None
    if face.kind == RESOURCE and face.duration == LONG:
        from westmarch.games.meccg.rules.turn import LongEventPhase

        return None if isinstance(top, LongEventPhase) else "meccg.longevent.resource-only-here"
    if isinstance(top, ChainOfEffects) and (face.corruption_card or face.kind == CREATURE):
        return "meccg.chain.corruption-card-no-response"
    if isinstance(top, ModifyAttack | ResolveAttack | AssignStrikes):
        if moments & (MOMENT["attack"] | MOMENT["attacker"]):
            return None
        if moments & MOMENT["strike"]:
            return "meccg.combat.mod-order.4-defender-cards"
    if isinstance(top, ModifyStrike | RollStrike):
        if moments & MOMENT["attack"]:
            return "meccg.combat.strikes.change-before-assign"
        if moments & MOMENT["strike"]:
            if isinstance(top, ModifyStrike) and top.pc < ModifyStrike.STEPS.index("defender_cards"):
                return "meccg.combat.mod-order.4-defender-cards"
            run_refused = forbids_ability(g, seat, card, way)
            if run_refused and strike_now(g).skill_used:
                return "meccg.combat.strike.one-skill-card"
    if isinstance(top, CorruptionCheck):
        return None if moments & MOMENT["corruption-check"] else "meccg.chain.dice-modifiers-before-roll"
    if moments == MOMENT["organization"] and not isinstance(top, organization.OrganizationPhase):
        return "meccg.turn.six-phases"
    if face.kind == HAZARD and not face.dual and not moments & MOMENT["strike-hazard"]:
        return in_hazards(g, seat) if not isinstance(top, ChainOfEffects) else None
    return None


def not_use(g: Arda, seat: int, card: int, way: int) -> str | None:
    if g.zone[card] != PLAY or g.owners[card] != seat or way >= len(DEFINED[g.faces[card]].abilities):
        return "meccg.chain.actions"
    if g.status[card] == TAPPED:
        return "meccg.turn.tap.items-tap"
    return forbids_ability(g, seat, card, way)


def not_creature(g: Arda, seat: int, card: int, key: str) -> str | None:
    if g.stack and isinstance(g.stack[-1], ChainOfEffects):
        return "meccg.chain.creature-starts-chain"
    return in_hazards(g, seat) or forbids_creature(g, seat, card, key)


def not_character(g: Arda, seat: int, card: int) -> str | None:
    refused = in_organization(g, seat)
    if refused:
        return refused
    if g.stack[-1].played:  # type: ignore[attr-defined]
        return "meccg.org.char.one-per-turn"
    return characters.forbids_character(g, seat, card)


def not_alone(g: Arda, seat: int, place: int) -> str | None:
    """Why a character cannot come into play on his own at a site."""
    frame = g.innermost(characters.PlayCharacter)
    if frame is None or g.active != seat:
        return "meccg.org.char.where"
    refused = characters.forbids_entry_site(g.face(frame.card), g.face(place))
    if refused:
        return refused
    if g.zone[place] == terms.SITE_DISCARD:
        return "meccg.org.char.home-site-discarded"
    if g.wizard(seat) >= 0 and g.standard:
        return "meccg.org.char.standard-no-solo-with-wizard"
    return "meccg.org.char.needs-influence"


def not_with_leader(g: Arda, seat: int, leader: int) -> str | None:
    return _not_in_company(g, seat, g.company[leader])


def not_in_company(g: Arda, seat: int, slot: int) -> str | None:
    refused = _not_in_company(g, seat, slot)
    wizard = g.wizard(seat)
    if refused == "meccg.org.char.needs-influence" and wizard >= 0 and g.standard and g.company[wizard] != slot:
        return "meccg.org.char.standard-gi-joins-wizard"
    return refused


def _not_in_company(g: Arda, seat: int, slot: int) -> str | None:
    """Why a character cannot come into play in a company."""
    frame = g.innermost(characters.PlayCharacter)
    if frame is None or g.active != seat:
        return "meccg.org.char.where"
    if not 0 <= slot < len(g.c_owner) or g.c_owner[slot] != seat:
        return "meccg.org.char.join-company"
    refused = characters.forbids_entry_site(g.face(frame.card), g.site_face(slot))
    return refused or "meccg.org.char.needs-influence"


def not_follow(g: Arda, seat: int, character: int, leader: int) -> str | None:
    return in_organization(g, seat) or forbids_follow(g, character, leader)


def not_general(g: Arda, seat: int, character: int) -> str | None:
    return in_organization(g, seat) or forbids_general(g, character)


def not_transfer(g: Arda, seat: int, item: int, receiver: int) -> str | None:
    return in_organization(g, seat) or items.forbids_transfer(g, item, receiver)


def not_store(g: Arda, seat: int, item: int) -> str | None:
    return in_organization(g, seat) or items.forbids_store(g, seat, item)


def not_regroup(g: Arda, seat: int, character: int, slot: int) -> str | None:
    return in_organization(g, seat) or companies.forbids_regroup(g, character, slot)


def not_move(g: Arda, seat: int, slot: int, site_card: int) -> str | None:
    return in_organization(g, seat) or forbids_move(g, slot, site_card)


def not_release(g: Arda, seat: int, character: int) -> str | None:
    refused = in_organization(g, seat)
    if refused:
        return refused
    return characters.forbids_release(g, seat, character) or "meccg.org.char.one-per-turn"


def not_cleanse(g: Arda, seat: int, card: int) -> str | None:
    return in_organization(g, seat) or forbids_removal(g, card)


def not_sideboard(g: Arda, seat: int, use: str) -> str | None:
    if not g.standard:
        return "meccg.piles.sideboard.exists"
    if seat != g.active:
        return "meccg.sideboard.untap.needs-wizard"
    if in_organization(g, seat) is None:
        refused = forbids_sideboard_org(g, seat)
        if refused:
            return refused
        return "meccg.sideboard.org.one-to-deck" if use == "deck" else "meccg.sideboard.org.five-to-discard"
    return "meccg.sideboard.org.tap-wizard"


def not_guard(g: Arda, seat: int, card: int) -> str | None:
    return in_hazards(g, seat) or hazards.forbids_guard(g, seat, card)


def not_reveal(g: Arda, seat: int, *_: object) -> str | None:
    phase = g.innermost(site.CompanySite)
    if phase is None:
        return "meccg.onguard.revealed-in-site-phase"
    if not g.c_flags[phase.company] & terms.ENTERED:
        return "meccg.onguard.not-entered-not-revealed"
    card = g.c_guard[phase.company]
    if card < 0 or g.owners[card] != seat:
        return "meccg.onguard.place"
    if g.kind(card) == CREATURE:
        if not automatic_attacks(g, phase.company):
            return "meccg.onguard.reveal.creature-needs-aa"
        return "meccg.onguard.reveal.must-have-been-playable"
    excluded = forbidding([excluded_on_guard(act) for act in walk(DEFINED[g.faces[card]].abilities)])
    return excluded or "meccg.onguard.reveal.on-resource-played"


#: What no card on guard may do, by the word for it.
EXCLUDED = {
    "call-home": "meccg.onguard.exclude.remove-character",
    "idle": "meccg.onguard.exclude.do-nothing",
    "send-back": "meccg.onguard.exclude.return-to-origin",
}


def excluded_on_guard(part: Node) -> str | None:
    """The rule against revealing a card because of a part of what it would do."""
    if not isinstance(part, Act):
        return None
    keeps_out = part.verb == "modify-site" and terms.VALUE[part.word] in bars_entry.subscribers
    return EXCLUDED["idle"] if keeps_out else EXCLUDED.get(part.verb)


def _visiting(g: Arda) -> int:
    """The company that is at its site now, once ``at_site`` has nothing against it."""
    phase = g.innermost(site.CompanySite)
    assert phase is not None
    return phase.company


def not_resource(g: Arda, seat: int, card: int, character: int) -> str | None:
    refused = at_site(g, seat)
    if refused:
        return refused
    slot = _visiting(g)
    if g.kind(card) not in (ITEM, ALLY, FACTION):
        return "meccg.site.play.must-be-playable-here"
    return resources.forbids_resource(g, seat, slot, card, character)


def not_extra(g: Arda, seat: int, card: int, character: int) -> str | None:
    refused = at_site(g, seat)
    if refused:
        return refused
    slot = _visiting(g)
    refused = resources.forbids_extra(g, slot)
    if refused:
        return refused
    if g.company[character] != slot or g.status[character] != UNTAPPED or g.has_laid("gained", character):
        return "meccg.site.minor.other-character"
    return "meccg.site.minor.after-success"


def not_persuade(g: Arda, seat: int, character: int, target: int, shown: int = -1) -> str | None:
    if g.kind(character) == AGENT:
        return agent_influence.forbids_agent_influence(g, character, target) or "meccg.agent.influence.by-card"
    refused = at_site(g, seat)
    if refused:
        return refused if refused != "meccg.turn.six-phases" else "meccg.oppinf.standard-only"
    slot = _visiting(g)
    refused = opposition.forbids_influencer(g, seat, slot, character)
    if refused:
        return refused
    refused = opposition.forbids_target(g, seat, slot, target)
    return refused or "meccg.oppinf.item.identical-required"


def not_enter(g: Arda, seat: int) -> str | None:
    phase = g.innermost(site.CompanySite)
    return "meccg.turn.six-phases" if phase is None else site.forbids_enter(g, phase.company)


def not_agent(g: Arda, seat: int, card: int) -> str | None:
    return in_hazards(g, seat) or agents.forbids_agent(g, seat, card)


def not_agent_move(g: Arda, seat: int, agent: int, site_card: int) -> str | None:
    return in_hazards(g, seat) or agents.forbids_agent_move(g, seat, agent, site_card)


def not_agent_action(g: Arda, seat: int, agent: int, creature: int = -1) -> str | None:
    refused = in_hazards(g, seat) or agents.forbids_action(g, seat, agent)
    if refused:
        return refused
    if creature >= 0:
        if g.status[agent] != UNTAPPED:
            return "meccg.agent.action.creatures.needs-untapped"
        if g.spent + 1 >= g.limit:
            return "meccg.agent.action.creatures.creature-counts"
        here = g.face(hazards.target_site(g, g.here))
        if not agents.can_be_at(g, agent, here):
            return "meccg.agent.action.creatures.same-site"
        home = here.id in g.face(agent).homes
        return "meccg.agent.action.creatures.home-site" if home else "meccg.agent.action.creatures.type-of-aa"
    return "meccg.agent.action.one-each"


def not_agent_attack(g: Arda, seat: int, agent: int) -> str | None:
    return "meccg.agent.attack.when"


def not_rescue(g: Arda, seat: int, host: int) -> str | None:
    refused = at_site(g, seat)
    if refused:
        return refused
    return prisoners.forbids_rescue(g, seat, _visiting(g), host)


def not_call(g: Arda, seat: int) -> str | None:
    return forbids_call(g, seat) or "meccg.council.call.when-held"


def not_draft(g: Arda, seat: int, card: int) -> str | None:
    return preparation.forbids_reveal(g, seat, card) or "meccg.draft.end.stop"


def not_support(g: Arda, seat: int, card: int) -> str | None:
    strike = isinstance(g.stack[-1], ModifyStrike | RollStrike) if g.stack else False
    if not g.standard:
        return "meccg.combat.strike.support.basic-none" if strike else "meccg.corruption.support.basic-none"
    return "meccg.combat.strike.support" if strike else "meccg.corruption.support.same-company"


def not_target(g: Arda, seat: int, *cards: int) -> str | None:
    attack = encounter_of(g)
    if attack is None:
        return "meccg.combat.trigger"
    if len(cards) != attack.left or any([card in attack.targets for card in cards]):
        return "meccg.combat.assign.one-strike-each"
    return "meccg.combat.assign.defender-untapped"


def not_stay(g: Arda, seat: int, card: int) -> str | None:
    return "meccg.combat.strike.untapped-penalty.only-if-untapped"


ANSWERS: dict[str, Answer] = {
    "play": not_play, "use": not_use, "creature": not_creature, "character": not_character,
    "enter_company": not_in_company, "enter_follower": not_with_leader, "enter_alone": not_alone, "follow": not_follow,
    "general": not_general, "transfer": not_transfer, "store": not_store, "regroup": not_regroup, "move": not_move,
    "release": not_release, "cleanse": not_cleanse, "sideboard": not_sideboard, "guard": not_guard,
    "reveal": not_reveal, "reveal_creature": not_reveal, "resource": not_resource, "extra": not_extra,
    "persuade": not_persuade, "persuade_with": not_persuade, "enter": not_enter, "agent": not_agent,
    "agent_move": not_agent_move, "agent_creature": not_agent_action, "agent_heal": not_agent_action,
    "agent_untap": not_agent_action, "agent_hide": not_agent_action, "agent_home": not_agent_action,
    "agent_back": not_agent_action, "agent_attack": not_agent_attack, "rescue": not_rescue, "call": not_call,
    "draft": not_draft, "support": not_support, "target": not_target, "stay": not_stay,
}  # fmt: skip


def why_not(g: Arda, seat: int, option: Option) -> str | None:
    """The forbidding rule, or None if no rule of the game speaks of it."""
    verb, *arguments = option
    answer = ANSWERS.get(verb)
    return None if answer is None else answer(g, seat, *arguments)
