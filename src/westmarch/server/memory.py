"""The interpreter's collector, kept from stopping the tables.

A full collection looks at everything that lives, which at two thousand tables takes about a second, and nobody is
answered meanwhile. So whatever has survived one is frozen, and the next looks only at what is new. What is frozen is
freed as before when nobody holds it any more; what holds itself in a circle waits for a look at everything, once in
``WHOLE`` seconds.
"""

from __future__ import annotations

import asyncio
import gc

#: Seconds between two looks at everything.
WHOLE = 3600.0
#: The generation of a full collection.
FULL = 2
#: New objects between two collections, and collections of each generation between two of the next. A decision makes
#: some hundreds, hardly any of them in circles; with Python's own figure a collection would come with every decision.
PAUSES = (20_000, 10, 10)
USUAL = gc.get_threshold()


def freeze_survivors(phase: str, info: dict[str, int]) -> None:
    """After a full collection: what is left need not be looked at again."""
    if phase == "stop" and info["generation"] == FULL:
        gc.freeze()


def install() -> None:
    """Freeze what is there now, and what survives from now on."""
    if freeze_survivors not in gc.callbacks:
        gc.callbacks.append(freeze_survivors)
    gc.set_threshold(*PAUSES)
    # Not looked at before: while a server starts there is little to find, and somebody may be waiting already.
    gc.freeze()


def uninstall() -> None:
    """The collector as it was."""
    if freeze_survivors in gc.callbacks:
        gc.callbacks.remove(freeze_survivors)
    gc.set_threshold(*USUAL)
    gc.unfreeze()


def look_at_everything() -> None:
    gc.unfreeze()
    gc.collect()


async def look_now_and_then() -> None:
    """As long as the server runs."""
    while True:
        await asyncio.sleep(WHOLE)
        look_at_everything()
