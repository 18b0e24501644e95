"""The collector of a server: what has survived is not looked at again, and circles are found in the end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from westmarch.server import memory


@pytest.fixture
def installed() -> Iterator[None]:
    memory.install()
    yield
    memory.uninstall()
    assert memory.freeze_survivors not in gc.callbacks
    assert gc.get_freeze_count() == 0


class Thing:
    """Something that can hold itself."""

    own: Thing | None = None


def circle() -> weakref.ref[Thing]:
    thing = Thing()
    thing.own = thing
    return weakref.ref(thing)


@pytest.mark.usefixtures("installed")
def test_what_survives_a_full_collection_is_frozen_and_still_freed() -> None:
    assert gc.get_freeze_count() > 10_000
    kept = Thing()
    kept.own = Thing()
    seen = weakref.ref(kept)
    assert any(one is kept for one in gc.get_objects())
    gc.collect()
    assert not any(one is kept for one in gc.get_objects())
    del kept
    assert seen() is None


@pytest.mark.usefixtures("installed")
def test_a_circle_that_was_frozen_waits_for_a_look_at_everything() -> None:
    thing = Thing()
    thing.own = thing
    seen = weakref.ref(thing)
    gc.collect()
    del thing
    gc.collect()
    assert seen() is not None
    memory.look_at_everything()
    assert seen() is None


@pytest.mark.usefixtures("installed")
def test_a_new_circle_is_found_by_the_next_collection() -> None:
    seen = circle()
    gc.collect()
    assert seen() is None
