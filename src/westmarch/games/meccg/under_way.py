"""What goes on in the open: the attack with its strikes as they stand now, and the actions that a chain holds."""

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.notation import card_code
from westmarch.games.meccg.rules.chain import ChainOfEffects
from westmarch.games.meccg.rules.combat import attack_of, encounter_of, prowess_of, strike_of, strikes_of
from westmarch.games.meccg.state import Arda


def attack_under_way(g: Arda) -> dict[str, Any] | None:
    """Who attacks with how many strikes of what prowess, who has yet to face one, and the strike that is faced."""
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or g.c_owner[attack.company] < 0:
        return None
    strike = strike_of(g)
    return {
        "card": card_code(g, attack.source) if attack.source >= 0 else "",
        "race": attack.race,
        "company": attack.company,
        "strikes": strikes_of(g, attack),
        "prowess": prowess_of(g, attack),
        "number": encounter.number,
        "attacks": encounter.attacks,
        "waiting": [card_code(g, card) for card in encounter.targets],
        "strike": None
        if strike is None
        else {
            "card": card_code(g, strike.target),
            "prowess": strike.prowess(g),
            "against": strike.strike_prowess(g) + strike.agent_dice,
            "dice": strike.dice,
        },
    }


def chain_under_way(g: Arda) -> list[str]:
    """The cards of the actions that were declared and not carried out, the last one on top."""
    chain = g.innermost(ChainOfEffects)
    return [card_code(g, card) for _, card, *_ in chain.declared] if chain is not None else []
