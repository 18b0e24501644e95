"""All event halves: importing this module fills the list of the registry."""

from __future__ import annotations

from westmarch.games.wotr.cards import (
    free_character as free_character,
)
from westmarch.games.wotr.cards import (
    free_strategy as free_strategy,
)
from westmarch.games.wotr.cards import (
    shadow_character as shadow_character,
)
from westmarch.games.wotr.cards import (
    shadow_strategy as shadow_strategy,
)
