"""Cards at play: their stories are told again in the same words."""

from __future__ import annotations

import pytest

from meccg.cards.compose import file_of
from meccg.cards.text_stories import STORIES, StoryText, card_of, read, stories
from westmarch.games.meccg.facts import CARDS, NUMBER
from westmarch.games.meccg.registry import DEFINED

ALL = stories()
#: Cards whose moments are too rare for a story; tests of their own play them.
WITHOUT_STORY = 82


@pytest.mark.parametrize("story", ALL, ids=str)
def test_a_story_is_told_as_before(story: StoryText) -> None:
    assert read(story.lines).reported() == story.lines


def test_nearly_every_card_has_a_story() -> None:
    reported = {story.subject for story in ALL}
    without = [card.id for card in CARDS if DEFINED[card.number].abilities and card.id not in reported]
    assert len(without) <= WITHOUT_STORY


def test_stories_name_their_cards() -> None:
    """A name that no card has, and an id of another card, are refused."""
    assert card_of("Concealment") == "concealment"
    with pytest.raises(ValueError, match="no card is named 'Concealed'"):
        card_of("Concealed")
    with pytest.raises(ValueError, match="dodge is Dodge, not Concealment"):
        read(["Concealment (dodge)"])


def test_a_story_that_ends_otherwise_fails() -> None:
    story = next(story for story in ALL if any([" tapped" in line for line in story.lines if line[2] == "="]))
    assert read(story.lines).reported() == story.lines
    changed = [line.replace(" tapped", " wounded") if line[2:3] == "=" else line for line in story.lines]
    assert read(changed).reported() != changed


def test_stories_stand_in_the_file_of_their_kind() -> None:
    for path in STORIES.rglob("*.txt"):
        headings = [line for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != " "]
        ids = {heading.rpartition(" (")[2].rstrip(")") for heading in headings}
        assert {file_of(CARDS[NUMBER[name]]) for name in ids} == {str(path.relative_to(STORIES))}
