"""What odd cards are made of besides their effect: ``odd_if`` gives one of them a condition of its own."""

from __future__ import annotations

from westmarch.cards.odd_conditions import OddConditions
from westmarch.games.tcg.words import LANGUAGE

odd_if = OddConditions(LANGUAGE)
