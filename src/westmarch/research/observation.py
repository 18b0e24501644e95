"""Observations that are worked out when somebody looks at them.

Looking costs more than playing. An observation knows the walk it belongs to; whoever plays on leaves that walk behind
while anybody may still look (``Lookout``), so that what is read later is what was to be seen then.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import numpy as np

from westmarch.ai.encoding import Encoder
from westmarch.research.walk import WIDTH, Walk

VIEW, MASK = "observation", "action_mask"


class Observation(dict[str, Any]):
    """``observation`` and ``action_mask``; the first is encoded when it is first read."""

    def __init__(self, look: Callable[[], Any], mask: Any) -> None:
        super().__init__({VIEW: None, MASK: mask})
        self.look: Callable[[], Any] | None = look

    def __getitem__(self, key: str) -> Any:
        if self.look is not None and key == VIEW:
            super().__setitem__(VIEW, self.look())
            self.look = None
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        return self.plain().get(key, default)

    def items(self) -> Any:
        return self.plain().items()

    def values(self) -> Any:
        return self.plain().values()

    def plain(self) -> dict[str, Any]:
        return {VIEW: self[VIEW], MASK: self[MASK]}

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.plain(),)

    def __deepcopy__(self, memo: dict[int, Any]) -> dict[str, Any]:
        return {VIEW: self[VIEW].copy(), MASK: self[MASK].copy()}


class Lookout:
    """Gives observations of a walk, and says whether any may still be read."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.given: list[weakref.ref[Observation]] = []

    def observe(self, walk: Walk, seat: int) -> Observation:
        mask: Any = np.zeros(WIDTH, np.int8)
        acts = not walk.is_over and walk.seat == seat
        if acts:
            mask[: walk.actions] = 1
        chosen = (walk.digits, walk.base) if acts else (0, 0)

        def look() -> Any:
            return np.frombuffer(self.encoder.observation(walk.g, seat, chosen), np.float32)

        found = Observation(look, mask)
        self.given.append(weakref.ref(found))
        return found

    def is_watched(self) -> bool:
        """Whether somebody holds an observation that has not been read; from now on nobody counts as watching."""
        given, self.given = self.given, []
        return any(found is not None and found.look is not None for found in [one() for one in given])

    def __reduce__(self) -> tuple[Any, ...]:
        return Lookout, (self.encoder,)
