"""Decks that players bring: lists as text, the rules that they must keep, and games played with them (p.4-5)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Options
from westmarch.engine.runner import decide
from westmarch.engine.testing import rule
from westmarch.games.meccg import deck_lists
from westmarch.games.meccg.deck_lists import problems_of_list, read_deck
from westmarch.games.meccg.facts import CARDS, NUMBER, SITE, WIZARD, load_decks
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.registry import COMPLETE
from westmarch.games.meccg.rules.preparation import start_mind
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, LOCATION, POOL, SIDEBOARD

TEN = (
    "Aragorn II", "Boromir II", "Éowyn", "Legolas", "Gimli", "Faramir", "Frodo", "Merry", "Pippin", "Elladan",
)  # fmt: skip


def listed(
    name: str = "gandalf",
    lang: int = 0,
    pool: tuple[str, ...] = (),
    sideboard: dict[str, int] | None = None,
    sites: tuple[str, ...] = ("Rivendell", "Bree"),
    swap: dict[str, int] | None = None,
) -> str:
    """A starter deck as a list, with changes."""
    data = load_decks()[name]
    shown = [card.names[lang] for card in CARDS]
    lines = ["# a deck of my own", "[pool]" if pool else "[characters]"]
    lines += pool or [shown[NUMBER[card]] for card in data["characters"]]
    lines.append("[items]")
    for item, bearer in data["items"].items():
        lines.append(shown[NUMBER[item]] + ("" if pool else f": {shown[NUMBER[bearer]]}"))
    lines.append("[deck]")
    for card, count in (data["deck"] | (swap or {})).items():
        if count:
            lines.append(f"{count}x {shown[NUMBER[card]]}")
    lines += ["[sites]", *sites]
    if sideboard:
        lines += ["[sideboard]", *[f"{count} {card}" for card, count in sideboard.items()]]
    return "\n".join(lines)


def rules_broken(text: str, standard: bool = True, length: int = 1) -> list[str]:
    return [problem.rule.removeprefix("meccg.") for problem in problems_of_list(text, standard, length)]


@pytest.mark.parametrize("name", ["gandalf", "saruman"])
@pytest.mark.parametrize("lang", [0, 1])
def test_a_list_is_read_in_either_language(name: str, lang: int) -> None:
    deck = read_deck(listed(name, lang))
    assert deck.deck == load_decks()[name]["deck"] and deck.sites == ["rivendell", "bree"]
    assert dict(deck.items) == load_decks()[name]["items"] and rules_broken(listed(name, lang)) == []


def test_without_sites_all_sites_come_along() -> None:
    text = listed().partition("[sites]")[0]
    assert read_deck(text).sites == [face.id for face in CARDS if face.kind == SITE]


@rule("meccg.build.sites.any-subset", "meccg.piles.location.content")
def test_a_player_brings_decks_of_his_own() -> None:
    own = listed("saruman", sites=("Rivendell", "Moria", "Lorien"), sideboard={"glamdring": 1})
    g: Any = GAME.start({"north_deck": own}, Chance(seed_of(1)))
    assert isinstance(g, Arda)
    sites = {g.face(card).id for card in range(len(g.faces)) if g.owners[card] == 0 and g.face(card).site >= 0}
    assert sites == {"rivendell", "moria", "lorien"}
    names = [g.face(card).id for card in g.characters(0)]
    assert sorted(names) == ["elladan", "gimli", "legolas", "pippin"]
    assert [g.face(card).id for card in g.pile(SIDEBOARD, 0)] == ["glamdring"]


def refused(**options: object) -> str:
    with pytest.raises(BadOptions) as problem:
        GAME.checked(dict(options))
    return str(problem.value)


@rule("meccg.build.sites.others-single", "meccg.build.copies.non-unique", "meccg.build.hazards.equal")
def test_a_bad_deck_is_refused_and_every_rule_named() -> None:
    text = listed(sites=("Rivendell", "2 Bree"), swap={"dodge": 4})
    said = refused(north_deck=text)
    for name in (
        "build.sites.others-single (bree)",
        "build.copies.non-unique (dodge)",
        "build.hazards.equal (31 / 28 / 2",
    ):
        assert f"north_deck: meccg.{name}" in said
    assert "no card “Sting of Doom”" in refused(south_deck="[deck]\n2 Sting of Doom")
    assert "“crypt” is no part" in refused(south_deck="[crypt]\nBree")


@rule("meccg.build.sites.havens-unlimited", "meccg.setup.start-site.rivendell")
def test_havens_as_often_as_one_likes_but_rivendell_at_least_once() -> None:
    assert rules_broken(listed(sites=("6 Rivendell", "2 Lórien"))) == []
    assert rules_broken(listed(sites=("Lórien",))) == ["setup.start-site.rivendell"]


@rule("meccg.build.sideboard.size", "meccg.build.sideboard.size-three-deck", "meccg.build.sideboard.size-four-deck")
def test_sideboards_by_the_length_of_the_game() -> None:
    implemented = {card["id"] for card in GAME.cards if card["implemented"]}
    inside = load_decks()["gandalf"]["deck"]
    spare = [face.id for face in CARDS if face.kind in (6, 7, 8) and not face.unique]
    names = [name for name in spare if name in implemented and name not in inside]
    boards = {size: dict.fromkeys(names[: size // 3], 3) | {names[-1]: size % 3} for size in (30, 35, 36, 40, 41)}
    boards = {size: {name: n for name, n in board.items() if n} for size, board in boards.items()}
    for length, size, broken in (
        (1, 30, []), (2, 35, ["build.sideboard.size"]), (3, 35, []), (3, 36, ["build.sideboard.size-three-deck"]),
        (4, 40, []), (4, 41, ["build.sideboard.size-four-deck"]),
    ):  # fmt: skip
        assert sum(boards[size].values()) == size
        assert rules_broken(listed(sideboard=boards[size]), True, length) == broken
    assert "build.sideboard.size" in rules_broken(listed(sideboard={"moria": 1}))


@rule("meccg.game.levels", "meccg.piles.sideboard.exists")
def test_no_sideboard_in_the_basic_game() -> None:
    own = listed(sideboard={"glamdring": 1}, swap={"glamdring": 0, "dodge": 3, "escape": 3})
    assert rules_broken(own, standard=True) == []
    assert "meccg.piles.sideboard.exists" in refused(north_deck=own, rules="basic")
    g: Any = GAME.start({"cards": "random", "rules": "basic"}, Chance(seed_of(4)))
    assert isinstance(g, Arda) and not g.pile(SIDEBOARD, 0) and not g.pile(SIDEBOARD, 1)


def test_a_card_that_cannot_be_played_here_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "game.card-text-wins" not in rules_broken(listed(swap={"refuge": 1, "dodge": 2}))
    monkeypatch.setattr(deck_lists, "COMPLETE", COMPLETE - {NUMBER["refuge"]})
    assert "game.card-text-wins" in rules_broken(listed(swap={"refuge": 1, "dodge": 2}))


@rule("meccg.cards.unique.one-in-play-character", "meccg.starter.no-common-starting-character")
def test_fixed_companies_must_not_share_a_character() -> None:
    said = refused(north_deck=listed("saruman"), south_deck=listed("saruman"))
    assert "one-in-play-character (legolas)" in said
    # Against one list of his own the player of the starter decks gets the one that goes with it.
    for name in ("gandalf", "saruman"):
        g: Any = GAME.start({"north_deck": listed(name)}, Chance(seed_of(1)))
        assert isinstance(g, Arda)
        names = [{g.face(card).id for card in g.characters(seat)} for seat in (0, 1)]
        assert len(names[0]) == len(names[1]) == 4 and not names[0] & names[1]


@rule("meccg.draft.pool.ten", "meccg.draft.leftover-to-deck")
def test_a_pool_means_a_draft_for_both() -> None:
    g: Any = GAME.start({"north_deck": listed(pool=TEN, swap={"faramir": 0})}, Chance(seed_of(2)))
    assert isinstance(g, Arda)
    assert [ask.prompt for ask in g.asks] == ["meccg-ask-draft", "meccg-ask-draft"]
    north = [g.face(card).id for card in g.pile(POOL, 0) if g.kind(card) == 0]
    south = [g.face(card).id for card in g.pile(POOL, 1) if g.kind(card) == 0]
    assert len(north) == 10 and sorted(south) == ["elladan", "gimli", "legolas", "pippin"]
    assert rules_broken(listed(pool=TEN[:9])) == ["draft.pool.ten"]


@rule("meccg.draft.company.no-wizard", "meccg.draft.items.two-total")
def test_who_and_what_cannot_start() -> None:
    assert "draft.company.no-wizard" in rules_broken(listed(pool=("Gandalf", *TEN[:9])))
    text = listed().replace("Elven Cloak: Merry", "Elven Cloak: Faramir")
    assert rules_broken(text) == ["draft.items.two-total"]
    twice = listed().replace("Shield of Iron-bound Ash", "Elven Cloak")
    assert rules_broken(twice) == [] and len(read_deck(twice).items) == 2


@pytest.mark.parametrize("rules", ["basic", "standard"])
@pytest.mark.parametrize("decks", [1, 2])
def test_own_decks_play_to_an_end(rules: str, decks: int) -> None:
    options = {"north_deck": listed("saruman"), "south_deck": listed("gandalf"), "rules": rules, "decks": decks}
    g: Any = GAME.start(options, Chance(seed_of(decks)))
    policy = Chance(seed_of(77))
    for _ in range(40_000):
        if not g.asks:
            break
        decide(g, g.asks[0].sample(policy), g.asks[0].seat)
    assert g.ending and not GAME.invariants(g)


def test_piles_hold_what_was_listed() -> None:
    g = GAME.checked({"north_deck": listed("saruman"), "south_deck": listed("gandalf")})
    state = GAME.set_up(g, Chance(seed_of(1)))
    assert len(state.pile(DECK, 0)) == 67 and len(state.pile(LOCATION, 0)) == 1


@rule("meccg.optional.starting-wizard")
@pytest.mark.parametrize("own", [False, True], ids=["starter decks", "own deck"])
def test_a_wizard_may_start_with_a_fixed_company(own: bool) -> None:
    """The company that the deck fixes becomes the choice, because the Wizard takes twelve of its twenty points."""
    options: Options = {"starting_wizard": True, "decks": 1} | ({"north_deck": listed()} if own else {})
    g: Any = GAME.start(GAME.checked(options), Chance(seed_of(3)))
    assert [ask.prompt for ask in g.asks] == ["meccg-ask-draft"] * 2
    wizards = [option for option in g.asks[0].listed if len(option) == 2 and g.kind(option[1]) == WIZARD]
    assert len(wizards) == 1
    decide(g, wizards[0], 0)
    decide(g, ("pass",), 1)
    assert g.wizard(0) >= 0 and g.wizard(1) < 0
    while g.asks[0].prompt == "meccg-ask-draft":
        seat = g.asks[0].seat
        decide(g, g.asks[0].listed[0], seat)
    assert start_mind(g, 0) <= 20
