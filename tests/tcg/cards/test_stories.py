"""Every card is played: its stories are told again in the same words, and none is missing."""

from __future__ import annotations

import pytest

from tcg.cards.compose import file_of
from tcg.cards.text_stories import STORIES, StoryText, number_of, read, stories
from westmarch.games.tcg.facts import BY_ID, CATALOGUE, RING, SITE, Card

ALL = stories()


@pytest.mark.parametrize("story", ALL, ids=str)
def test_a_story_is_told_as_before(story: StoryText) -> None:
    assert read(story.lines).reported() == story.lines


def acts_of(number: str) -> list[str]:
    """What is done in the stories of a card."""
    return [line.strip() for story in ALL if story.subject == number for line in story.lines if "  > " in line]


def test_every_card_has_a_story() -> None:
    reported = {story.subject for story in ALL}
    assert sorted(card.id for card in CATALOGUE if card.id not in reported) == []


def test_every_card_that_can_be_played_is_played() -> None:
    """Sites, Rings and Ring-bearers are there from the start; all others come from a hand in one of their stories."""
    others = [c for c in CATALOGUE if c.type not in (SITE, RING) and not (c.title == "Frodo" and c.may_bear_ring)]
    unplayed = [card.id for card in others if not any([is_played(card, act) for act in acts_of(card.id)])]
    assert unplayed == [] and len(others) > 900


def is_played(card: Card, act: str) -> bool:
    return f": play {card.name}" in act or f": answer {card.name}" in act


def test_stories_name_their_cards() -> None:
    """A name that no card has, one that two have, and a number of another card are refused."""
    assert number_of("Axe Strike") == "1_3" and number_of("Elven Bow (4_62)") == "4_62"
    for wrong in ("Axe Stroke", "Elven Bow", "Axe Strike (1_4)"):
        with pytest.raises(ValueError, match=wrong.split(" (")[0]):
            number_of(wrong)
    with pytest.raises(ValueError, match="1_3 is Axe Strike, not Battle Fury"):
        read(["Battle Fury (1_3)"])


def test_a_story_that_ends_otherwise_fails() -> None:
    story = next(
        story for story in ALL if story.subject == "1_13" and any(["strength 8" in line for line in story.lines])
    )
    assert read(story.lines).reported() == story.lines
    changed = [line.replace("strength 8", "strength 9") for line in story.lines]
    assert read(changed).reported() != changed


def test_stories_stand_in_the_file_of_their_set_and_culture() -> None:
    for path in STORIES.glob("*/*.txt"):
        headings = [line for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != " "]
        numbers = {heading.rpartition(" (")[2].rstrip(")") for heading in headings}
        assert {file_of(BY_ID[number]) for number in numbers} == {str(path.relative_to(STORIES))}
