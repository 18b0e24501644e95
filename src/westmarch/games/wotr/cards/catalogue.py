"""All cards: importing this module defines them."""

from __future__ import annotations

from westmarch.games.wotr.cards import characters as characters
from westmarch.games.wotr.cards import combat_free as combat_free
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.cards import free_character as free_character
from westmarch.games.wotr.cards import free_strategy as free_strategy
from westmarch.games.wotr.cards import shadow_character as shadow_character
from westmarch.games.wotr.cards import shadow_strategy as shadow_strategy
