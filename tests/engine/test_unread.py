"""The build leaves out lines of the log that nobody reads, and nothing else."""

from __future__ import annotations

from westmarch.engine.unread import with_unread_left_out


def test_a_line_of_the_log_is_written_if_somebody_reads() -> None:
    text = 'def go(g):\n    g.note(\n        "é", {"card": 1}\n    )\n    g.go()'
    asked = 'def go(g):\n    if g.sink is not None: g.note(\n        "é", {"card": 1}\n    )\n    g.go()'
    assert with_unread_left_out(text) == asked
    assert with_unread_left_out('self.note("key", about)') == 'if self.sink is not None: self.note("key", about)'


def test_everything_else_stays() -> None:
    for text in (
        'g.note("key")',
        'kept = g.note("key", {})',
        'book.note("key", {})',
        'g.write("key", {})',
        'if g.over: g.note("key", {})',
    ):
        assert with_unread_left_out(text) == text
