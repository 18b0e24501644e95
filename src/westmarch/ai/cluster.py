"""Pairs of a match on a Ray cluster (extra ``selfplay``)."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from westmarch.engine.errors import WestmarchError

if TYPE_CHECKING:
    from westmarch.ai.match import Plan, Played

#: How often a pair is played anew when its machine is lost.
RETRIES = 3


class NoCluster(WestmarchError):
    """Ray is not installed, or there is no cluster at that address."""


def pairs_on_ray(plan: Plan, missing: list[int], address: str) -> Iterator[list[Played]]:
    """Play pairs on the cluster at an address (``local`` starts one on this machine) and yield each when it is done.

    Every machine of the cluster needs this package in the same version.
    """
    try:
        import ray
    except ImportError:
        raise NoCluster("playing on a cluster needs Ray: install westmarch[selfplay]") from None
    _look_for(address)
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise NoCluster(f"no Ray cluster at {address[:80]!r}: {str(problem).splitlines()[0][:200]}") from None
    try:
        task: Any = ray.remote(max_retries=RETRIES)(_play)
        waiting = [task.remote(plan, pair) for pair in missing]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(ready[0])
    finally:
        ray.shutdown()


def _look_for(address: str) -> None:
    """Fail at once if nobody listens at an address with a port; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError):
            raise NoCluster(f"no Ray cluster at {address[:80]!r}") from None


def _play(plan: Plan, pair: int) -> list[Played]:
    from westmarch.ai.match import play_pair

    return play_pair(plan, pair)
