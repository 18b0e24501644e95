"""Pairs of a match on a Ray cluster (extra ``selfplay``), and how long they will take there.

python -m westmarch.ai.cluster LOG PAIRS CORES...     from the pairs of a log: hours and use of so many cores
"""

from __future__ import annotations

import heapq
import logging
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from westmarch.ai.match_log import read_rows
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
    except Exception as problem:  # Ray says with a bare one that a cluster of its own does not start
        raise NoCluster(f"no Ray cluster at {address[:80]!r}: {str(problem).splitlines()[0][:200]}") from None
    try:
        task: Any = ray.remote(max_retries=RETRIES)(_play)
        waiting = [task.remote(plan, pair) for pair in missing]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            try:
                yield ray.get(ready[0])
            except WestmarchError:
                raise
            except ray.exceptions.RayError as problem:
                said = str(problem).splitlines()[0][:200]
                raise NoCluster(f"the cluster has lost a pair {RETRIES + 1} times: {said}") from None
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


def planned(seconds: list[float], pairs: int, cores: int) -> tuple[float, float]:
    """Hours that so many pairs take on so many cores, and the share of the time that the cores are busy.

    Pairs last as long as those that were measured, in turn; a core that is free takes the next one.
    """
    free = [0.0] * min(cores, pairs)
    for pair in range(pairs):
        heapq.heapreplace(free, free[0] + seconds[pair % len(seconds)])
    end = max(free)
    return end / 3600, sum(seconds[pair % len(seconds)] for pair in range(pairs)) / (end * cores)


def main(arguments: list[str]) -> int:
    if len(arguments) < 3:
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    rows = read_rows(Path(arguments[0]))
    seconds = [sum(game["seconds_a"] + game["seconds_b"] for game in row["games"]) for row in rows]
    if not seconds:
        raise WestmarchError(f"{Path(arguments[0]).name} holds no pairs")
    for cores in arguments[2:]:
        hours, use = planned(seconds, int(arguments[1]), int(cores))
        print(f"{arguments[1]} pairs on {cores} cores: {hours:.2f} hours, {use:.0%} of the cores busy")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, OSError, ValueError) as problem:
        sys.exit(f"cluster: {problem}")
