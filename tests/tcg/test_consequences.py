"""What the table tells of a skirmish is what the engine counts: totals, their parts, and the end they lead to."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.tcg.odds.skirmish import now
from westmarch.games.tcg.rules.assignment import assigned_to
from westmarch.games.tcg.rules.skirmish import totals

GAME = find_game("tcg")


def test_what_is_told_comes_to_pass_and_the_parts_make_the_whole() -> None:
    reported = {"assign": 0, "changed": 0, "parts": 0}
    for game in range(6):
        g: Any = GAME.start({"bidding": "no"}, Chance(seed_of(game)))
        policy = Chance(seed_of(game + 40))
        for _ in range(700):
            if not g.asks:
                break
            if g.fighter >= 0 and g.foes:
                arena = GAME.view(g, g.asks[0].seat)["arena"]
                for card in [g.fighter, *g.foes]:
                    assert max(0, sum([amount for _, amount in g.strength_by(card)])) == g.strength(card)
                reported["parts"] += sum([len(parts) > 1 for parts in arena["terms"].values()])
            ask = g.asks[0]
            option = ask.sample(policy)
            said = GAME.consequences(g, ask.seat, option)
            decide(g, option, ask.seat)
            if option[0] == "assign":
                (key, values) = said[0]
                # Where nothing else is assigned, the skirmishes may be fought out by now.
                if g.against[option[2]] == option[1] and g.fighter < 0:
                    foes = assigned_to(g, option[1])
                    assert values == {"total": g.strength(option[1]), "other": sum([g.strength(m) for m in foes])}
                    reported["assign"] += 1
            elif said:
                (key, values) = said[0]
                assert (values["total"], values["other"]) == totals(g)
                outcome = now(g)
                assert ("free" in key, "overwhelms" in key) == (outcome.free_wins, outcome.overwhelmed)
                reported["changed"] += 1
    assert all(count > 3 for count in reported.values()), reported
