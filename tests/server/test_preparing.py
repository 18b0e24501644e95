"""What the first who ask would wait for is there when the server is: nothing is read or loaded on its event loop."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_the_first_requests_of_every_kind_open_no_file_and_load_no_module_on_the_event_loop(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "server.watched", str(tmp_path)],
        cwd=TESTS,
        env=os.environ | {"WESTMARCH_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    answers, seen = json.loads(told.stdout)
    # Whoever is refused has not shown anything.
    assert answers.count(200) + answers.count(201) >= 18, answers
    assert seen == []


SERVED = """
import sys
from pathlib import Path
from server.harness import settings_in
from westmarch.engine.errors import WestmarchError
from westmarch.server.run import bound, run

async def ready(hub, address):
    print(sys.getswitchinterval())
    raise WestmarchError("that was all")

try:
    run(settings_in(Path(sys.argv[1])), bound("127.0.0.1", 0), ready)
except WestmarchError as problem:
    print(problem)
"""


def test_threads_of_a_server_give_way_to_its_event_loop_at_once(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", SERVED, str(tmp_path)], cwd=TESTS, capture_output=True, text=True)
    interval, end = told.stdout.splitlines()
    assert end == "that was all"
    assert float(interval) <= 0.0005
