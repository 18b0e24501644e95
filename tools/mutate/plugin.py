"""For pytest: notes what each test reaches, in the file that ``MUTATE_NOTES`` names."""

from __future__ import annotations

import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from time import perf_counter

import pytest
from reach import KEPT

_seconds: list[float] = []
_names: list[str] = []
_blocks: dict[int, list[int]] = defaultdict(list)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    from westmarch.reached import REACHED

    REACHED.clear()
    failed = item.session.testsfailed
    start = perf_counter()
    with tempfile.TemporaryDirectory(prefix="mutate-children-") as children:
        os.environ["MUTATE_CHILDREN"] = children
        done = yield
        for told in Path(children).iterdir():
            REACHED.update(map(int, told.read_text(encoding="utf-8").split()))
    if item.session.testsfailed > failed:
        return done  # for want of something that the copy lacks: it would fail whatever is changed
    _names.append(item.nodeid)
    _seconds.append(round(perf_counter() - start, 4))
    for block in REACHED:
        _blocks[block].append(len(_names) - 1)
    return done


def pytest_sessionfinish() -> None:
    kept = {block: sorted(found, key=_seconds.__getitem__)[:KEPT] for block, found in _blocks.items()}
    Path(os.environ["MUTATE_NOTES"]).write_text(
        json.dumps({"names": _names, "seconds": _seconds, "blocks": kept}), encoding="utf-8"
    )
