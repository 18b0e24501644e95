"""The digests of all games: nothing hidden, boards as maps. That all has a name is a part of conformance."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.digest import Names
from westmarch.engine.game import Game, find_game
from westmarch.engine.playing import new_session, play_on
from westmarch.engine.state import State
from westmarch.games import text_map

GAMES = [GAME, *(find_game(name) for name in ("wotr", "bofa", "meccg", "tcg"))]


def positions(game: Game, every: int, most: int) -> list[State]:
    """Moments of a random game."""
    options = {"bidding": "no"} if game.name == "tcg" else {}
    session = new_session(game, options, "start", 5)
    found = [session.state.clone()]
    for number, _ in enumerate(play_on(session, Chance(seed_of(11))), start=1):
        if number % every == 0:
            found.append(session.state.clone())
        if number >= most:
            break
    return found


def reported(game: Game, g: State, seat: int, lang: str) -> str:
    digest = game.digest_module
    assert digest is not None
    names = Names(game, g, seat, lang)
    view = game.view(g, seat)
    sections = digest.sections(view, names)
    assert len(sections) >= 2
    lines = [line for section in sections for line in (section.title, *section.lines)]
    return "\n".join([*lines, *digest.board(view, names, 120)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_hidden_is_told(game: Game) -> None:
    """The names of the cards that only the other seat holds are not on this seat's screen."""
    for g in positions(game, 90, 360):
        for seat in (0, 1):
            names = Names(game, g, seat, "en")
            own = reported(game, g, seat, "en")
            hidden = {names.value(code, "card") for code in game.hidden(g, seat)}
            seen = {names.value(code, "card") for code in game.hidden(g, 1 - seat)}
            assert [name for name in hidden - seen if f"{name}: " in own and name not in public(game, g)] == []


def public(game: Game, g: State) -> str:
    """What anybody may read: other copies of a card may lie open."""
    return reported(game, g, -1, "en")


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.name)
def test_own_cards_stand_there_with_their_texts(game: Game) -> None:
    g = next(g for g in reversed(positions(game, 5, 150)) if hand_of(game, g))
    text = reported(game, g, 0, "en")
    names = Names(game, g, 0, "en")
    for card in hand_of(game, g):
        said = names.text_of(card)
        assert names.value(card, "card") + (f": {said}" if said else "") in text


def hand_of(game: Game, g: State) -> list[str]:
    """The cards of the first seat."""
    view = game.view(g, 0)
    if game.name == "wotr":
        return list(view["hands"]["free"]["cards"])
    return list(view["players"]["north"]["cards"] if game.name == "meccg" else view["hand"])


@pytest.mark.parametrize("name", ["wotr", "bofa"])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_every_region_is_on_the_map(name: str, width: int) -> None:
    game = find_game(name)
    g = positions(game, 200, 0)[0]
    assert game.digest_module is not None
    names = Names(game, g, 0, "en")
    lines = game.digest_module.board(game.view(g, 0), names, width)
    text = "\n".join(lines)
    spots = text_map.places(game.folder).at
    assert len(spots) in (105, 40)
    for region in spots:
        name_of = names.value(region, "region" if name == "wotr" else "place")
        assert any(name_of[:short] in text for short in (22, 13, 9, 6, 3)), region
    if width == 120:
        assert "▣Minas Tirith" in text or name == "bofa"


def test_a_map_keeps_what_is_west_of_it_west_of_it() -> None:
    game = find_game("wotr")
    assert game.digest_module is not None
    g = positions(game, 1, 0)[0]
    lines = game.digest_module.board(game.view(g, 0), Names(game, g, 0, "en"), 130)
    places = {
        name: next((row, line.index(name)) for row, line in enumerate(lines) if name in line)
        for name in ("Rivendell", "Edoras", "Minas Tirith", "Umbar", "Erebor")
    }
    assert places["Rivendell"][0] < places["Edoras"][0] < places["Umbar"][0]
    assert places["Edoras"][1] < places["Minas Tirith"][1]
    assert places["Erebor"][0] < places["Edoras"][0]


def test_labels_never_cover_each_other() -> None:
    spots = text_map.places(find_game("wotr").folder)
    labels = {region: text_map.Label("N" * 12, ["A" * 6]) for region in spots.at}
    text = "\n".join(text_map.drawn(spots, labels, 140))
    assert text.count("A" * 6) == len(labels)
    assert "A" * 7 not in text


def test_a_printed_position_is_its_board_and_its_sections() -> None:
    lines = GAME.digest(positions(GAME, 1, 0)[0], 0, "es")
    assert "≈≈≈" in lines[0]
    assert lines[1].startswith("Ronda 1: ")


def test_a_game_without_a_digest_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAME.__dict__, "digest_module", raising=False)
    monkeypatch.setattr("westmarch.engine.game.find_spec", lambda place: None)
    assert GAME.digest_module is None
    assert GAME.digest(positions(GAME, 1, 0)[0], 0, "en")[0].startswith("hand: ")
    del GAME.__dict__["digest_module"]
