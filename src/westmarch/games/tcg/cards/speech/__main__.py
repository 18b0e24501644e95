"""Write the generated messages of both languages anew: ``python -m westmarch.games.tcg.cards.speech``."""

from __future__ import annotations

from westmarch.games.tcg.cards import catalogue
from westmarch.games.tcg.cards.speech.texts import write_messages

assert catalogue.defined()
write_messages()
