"""The states drawn on cards over whole games: every card in play is on the table, with the engine's own words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

pytestmark = pytest.mark.slow

#: Every card of the table with its states and markers; the arena and the path belong to it, the hand does not.
DRAWN = """() => [...document.querySelectorAll('.cardtable [data-card]')].filter(card => !card.closest('.hand, .clash'))
  .map(card => [card.dataset.card, card.dataset.states, card.dataset.markers])"""
Drawn = dict[str, tuple[set[str], dict[str, int]]]


def drawn(at: Any) -> Drawn:
    found: Drawn = {}
    for card, states, markers in at.page.evaluate(DRAWN):
        counted = dict(part.split(":") for part in markers.split())
        found[card] = set(states.split()), {word: int(count) for word, count in counted.items()}
    return found


def of_fellowships(view: Any) -> Drawn:
    """What must be drawn on each card of the TCG, from what the engine says."""
    found: Drawn = {}
    bearers = {card["host"] for card in view["table"] if "the_one_ring" in card["card"]}
    for card in view["table"]:
        counted = {"wounds": card.get("wounds", 0), "tokens": card["tokens"]}
        if card["card"] in bearers:
            counted["burdens"] = view["burdens"][card["owner"]]
        states = {"exhausted"} if card.get("vitality") == 1 else set()
        found[card["card"]] = states, {word: count for word, count in counted.items() if count}
    return found | {card: ({"stacked"}, {}) for card, _ in view["stacked"]}


def of_companies(view: Any) -> Drawn:
    """The same for the CCG: characters, what they bear, sites with what lies at them, events, cards on guard."""
    worn = {"untapped": "", "": ""}
    states: dict[str, str] = {}
    for company in view["companies"]:
        states[company["site"]] = "tapped" if company["site_tapped"] else ""
        states[company["destination"]] = "tapped" if company["destination_tapped"] else ""
        states |= dict.fromkeys(company["site_cards"], "")
        if company["guard"] not in ("", "card"):
            states[company["guard"]] = "on_guard"
        for character in company["characters"]:
            states[character["card"]] = worn.get(character["status"], character["status"])
            states |= {card["card"]: worn.get(card["status"], card["status"]) for card in character["cards"]}
    # What attacks or is being played stands in the scene, without a state of its own.
    under_way = {view["attack"]["card"] if view["attack"] else "", *[action["card"] for action in view["chain"]]}
    for event in view["events"]:
        if event["card"] in under_way and not event["cards"] and event["status"] == "untapped":
            continue
        states[event["card"]] = worn.get(event["status"], event["status"])
        states |= dict.fromkeys(event["cards"], "")
    return {card: (set(state.split()), {}) for card, state in states.items() if card}


@pytest.mark.parametrize(
    "game, options, expected",
    [
        ("tcg", {"decks": "towers", "format": "towers"}, of_fellowships),
        ("tcg", {}, of_fellowships),
        ("meccg", {"decks": 1}, of_companies),
    ],
)
def test_states_are_the_engines_over_whole_games(visit: Any, game: str, options: dict[str, Any], expected: Any) -> None:
    at = visit("en", 1920, 1080, reduced_motion="reduce")
    met: Counter[str] = Counter()
    compared = 0
    wanted = {"exhausted", "wounds", "burdens"} if game == "tcg" else {"tapped", "wounded"}
    # Games from their beginning to their end, two of them at least: some are short.
    for beginning in range(8):
        if beginning > 1 and compared > 200 and all(met[word] for word in wanted):
            break
        at.begin(game, ["human", "easy" if game == "tcg" else "random"], options)
        for choice in range(1500):
            if not at.choose(choice * 7 % 5 if (choice + beginning) % 3 else 0):
                break
            at.page.wait_for_timeout(40)
            both = at.compare(lambda: drawn(at))
            if both is None:
                continue
            update, shown = both
            # On a map that takes the whole field no companies are drawn.
            if game == "meccg" and not at.page.query_selector(".field"):
                continue
            for card, told in expected(update["view"]).items():
                assert card in shown, (card, sorted(shown))
                assert shown[card] == told, card
                compared += 1
                met.update([*told[0], *told[1]])
        else:
            raise AssertionError("the game does not end")
    assert compared > 200
    assert all(met[word] for word in wanted), met
