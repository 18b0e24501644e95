"""Numbers for whoever watches over the server, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from westmarch.engine.errors import WestmarchError

#: Upper bounds of the classes of latencies, in seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What a process has counted."""

    def __init__(self) -> None:
        self.decisions = 0
        self.refused = 0
        self.seconds = 0.0
        self.classes = [0] * len(BOUNDS)
        self.responses: Counter[int] = Counter()

    @contextmanager
    def deciding(self) -> Iterator[None]:
        """Around a person's decision."""
        begin = time.perf_counter()
        try:
            yield
        except WestmarchError:
            self.refused += 1
            raise
        taken = time.perf_counter() - begin
        self.decisions += 1
        self.seconds += taken
        for index, bound in enumerate(BOUNDS):
            self.classes[index] += taken <= bound

    def text(self, tables: int, followers: int, thinking: int) -> str:
        lines = [
            "# TYPE westmarch_tables gauge",
            f"westmarch_tables {tables}",
            "# TYPE westmarch_followers gauge",
            f"westmarch_followers {followers}",
            "# TYPE westmarch_thinking gauge",
            f"westmarch_thinking {thinking}",
            "# TYPE westmarch_refused_total counter",
            f"westmarch_refused_total {self.refused}",
            "# TYPE westmarch_decision_seconds histogram",
        ]
        lines += [
            f'westmarch_decision_seconds_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(BOUNDS, self.classes, strict=True)
        ]
        lines += [
            f'westmarch_decision_seconds_bucket{{le="+Inf"}} {self.decisions}',
            f"westmarch_decision_seconds_sum {self.seconds:.6f}",
            f"westmarch_decision_seconds_count {self.decisions}",
            "# TYPE westmarch_responses_total counter",
        ]
        lines += [
            f'westmarch_responses_total{{status="{status}"}} {count}'
            for status, count in sorted(self.responses.items())
        ]
        return "\n".join(lines) + "\n"
