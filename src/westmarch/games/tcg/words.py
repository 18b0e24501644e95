"""The language of this game; its names are registered in ``cards.meanings``."""

from __future__ import annotations

from westmarch.cards.language import Language

LANGUAGE = Language()
