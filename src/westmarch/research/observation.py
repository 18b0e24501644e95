"""Observations that are worked out when somebody looks at them.

Looking costs more than playing. An observation knows the walk it belongs to; whoever plays on leaves that walk behind
while anybody may still look (``Lookout``), so that what is read later is what was to be seen then.
"""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
from gymnasium import spaces

from westmarch.ai.encoding import OBSERVATION_SIZE, Encoder
from westmarch.ai.numbering import Numbering
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Game, Options
from westmarch.research.walk import WIDTH, Walk

VIEW, MASK = "observation", "action_mask"
#: Kinds of numbers as numpy has them at hand; each conversion would look the name up again.
_KINDS = {kind: np.dtype(kind) for kind in "bhf"}
_FLAGS = np.frombuffer(bytes([1] * WIDTH + [0] * WIDTH), _KINDS["b"])
#: The mask with so many possible actions; whoever gets one gets a copy.
_MASKS = [_FLAGS[WIDTH - actions : 2 * WIDTH - actions] for actions in range(WIDTH + 1)]
#: Whole numbers straight from the position, or a feature for everything that a seat sees.
NUMBERS, NAMES = "numbers", "names"


def encoder_of(game: Game, options: Options, encoding: str = "", size: int = 0) -> Encoder | Numbering:
    """How positions become vectors: by their numbers unless somebody asks for names, or the game has no numbers."""
    if encoding not in ("", NUMBERS, NAMES):
        raise BadOptions(f"there is no encoding {encoding!r}; known: {NUMBERS}, {NAMES}")
    if encoding == NAMES or (not encoding and game.numbers_module is None):
        return Encoder(game, observation_size=size or OBSERVATION_SIZE)
    return Numbering(game, options, size)


def space_of(encoder: Encoder | Numbering) -> spaces.Dict:
    """What observations look like."""
    low, high, kind = (-(2**15), 2**15 - 1, np.int16) if encoder.kind == "h" else (-np.inf, np.inf, np.float32)
    return spaces.Dict(
        {
            VIEW: spaces.Box(low, high, (encoder.observation_size,), kind),
            MASK: spaces.Box(0, 1, (WIDTH,), np.int8),
        }
    )


def mask_of(actions: int) -> Any:
    """A mask in which the first so many actions are possible."""
    return _MASKS[actions].copy()


class Observation(dict[str, Any]):
    """``observation`` and ``action_mask``; the first is encoded when it is first read."""

    __slots__ = ("__weakref__", "encoder", "seat", "walk")

    def __init__(self, mask: Any, encoder: Encoder | Numbering, walk: Walk, seat: int) -> None:
        self[MASK] = mask
        self.encoder = encoder
        #: Where it is to be seen; None once somebody has looked.
        self.walk: Walk | None = walk
        self.seat = seat

    def __missing__(self, key: str) -> Any:
        walk = self.walk
        if key != VIEW or walk is None:
            raise KeyError(key)
        g, seat, encoder = walk.g, self.seat, self.encoder
        digits = walk.digits if g.asks and g.asks[0].seat == seat else ()
        found = np.frombuffer(encoder.octets(g, seat, digits), _KINDS[encoder.kind])
        self[VIEW] = found
        self.walk = None
        return found

    def get(self, key: str, default: Any = None) -> Any:
        return self.plain().get(key, default)

    def keys(self) -> Any:
        return self.plain().keys()

    def items(self) -> Any:
        return self.plain().items()

    def values(self) -> Any:
        return self.plain().values()

    def __iter__(self) -> Any:
        return iter((VIEW, MASK))

    def __len__(self) -> int:
        return 2

    def __contains__(self, key: object) -> bool:
        return key in (VIEW, MASK)

    def plain(self) -> dict[str, Any]:
        return {VIEW: self[VIEW], MASK: self[MASK]}

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.plain(),)

    def __deepcopy__(self, memo: dict[int, Any]) -> dict[str, Any]:
        return {VIEW: self[VIEW].copy(), MASK: self[MASK].copy()}


class Lookout:
    """Gives observations of a walk, and says whether any may still be read."""

    def __init__(self, encoder: Encoder | Numbering) -> None:
        self.encoder = encoder
        self.given: list[weakref.ref[Observation]] = []

    def observe(self, walk: Walk, seat: int) -> Observation:
        asks = walk.g.asks
        actions = walk.actions if asks and asks[0].seat == seat else 0
        found = Observation(_MASKS[actions].copy(), self.encoder, walk, seat)
        self.given.append(weakref.ref(found))
        return found

    def is_watched(self) -> bool:
        """Whether somebody holds an observation that has not been read; from now on nobody counts as watching."""
        given, self.given = self.given, []
        for one in given:
            found = one()
            if found is not None and found.walk is not None:
                return True
        return False

    def __reduce__(self) -> tuple[Any, ...]:
        return Lookout, (self.encoder,)
