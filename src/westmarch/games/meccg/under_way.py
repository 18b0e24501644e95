"""What goes on in the open: the attack with its strikes as they stand now, and the actions that a chain holds."""

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.notation import SEATS, card_code
from westmarch.games.meccg.rules.chain import AIM, ChainOfEffects, unpacked
from westmarch.games.meccg.rules.combat import attack_of, encounter_of, prowess_of, strike_of, strikes_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.visibility import visible


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


def chain_under_way(g: Arda, seat: int) -> list[dict[str, Any]]:
    """The actions that were declared and not carried out, the last one on top: who declared them, and what they are
    aimed at as far as a seat knows it."""
    chain = g.innermost(ChainOfEffects)
    if chain is None:
        return []
    return [
        {
            "card": _known_code(g, seat, card),
            "by": SEATS[by],
            "aims": [_known_code(g, seat, aim) for aim in unpacked(named).get(AIM, ())],
        }
        for by, card, _, *named in chain.declared
    ]


def _known_code(g: Arda, seat: int, card: int) -> str:
    return card_code(g, card) if visible(g, seat, card) else ""
