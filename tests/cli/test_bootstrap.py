"""``wm.py``: two first runs wait for each other, and the command uses compiled modules while they are current."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from westmarch import __version__
from westmarch.engine.game import checkout

ROOT = checkout()
assert ROOT is not None

#: A first run whose venv and pip are stood in for by a note of when each began and ended.
FIRST_RUN = """
import importlib.util, sys, time
spec = importlib.util.spec_from_file_location("wm", sys.argv[1])
wm = importlib.util.module_from_spec(spec)
spec.loader.exec_module(wm)

def note(text):
    with open(wm.ROOT / "notes", "a") as file:
        file.write(text + "\\n")

def create_venv():
    note("venv")
    wm.PYTHON.parent.mkdir(parents=True)
    wm.PYTHON.touch()

def install(extras):
    note("install begins")
    time.sleep(1.5)
    note("install ends")

wm.create_venv, wm.install = create_venv, install
wm.ensure_installed("tui")
note("done")
"""


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A checkout in which nothing is installed yet."""
    assert ROOT is not None
    for name in ("wm.py", "pyproject.toml", "hatch_build.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    return tmp_path


def test_two_first_installs_wait_for_each_other(fresh: Path) -> None:
    command = [sys.executable, "-c", FIRST_RUN, str(fresh / "wm.py")]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate(timeout=60)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert (fresh / "notes").read_text().splitlines() == ["venv", "install begins", "install ends", "done", "done"]
    assert sum("another process is at work (install)" in text for text in said) == 1


def test_an_install_that_is_current_takes_no_lock(fresh: Path) -> None:
    command = [sys.executable, "-c", FIRST_RUN, str(fresh / "wm.py")]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    begin = time.monotonic()
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
    assert time.monotonic() - begin < 1.4
    assert done.stderr == ""


# The compiled modules of a checkout


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small checkout: its sources say `pure` and its compiled tree `compiled`; wm.py decides between them."""
    assert ROOT is not None
    for folder, answer in (("src", "pure"), ("build/compiled", "compiled")):
        package = tmp_path / folder / "westmarch"
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "start.py").write_bytes((ROOT / "src" / "westmarch" / "start.py").read_bytes())
        (package / "cli.py").write_text(f"def main():\n    print('{answer}')\n    return 0\n")
    wm = """
    import os
    from pathlib import Path
    COMPILED = Path(__file__).parent / "build" / "compiled"
    def use_compiled():
        return os.environ["CURRENT"] == "yes"
    """
    (tmp_path / "wm.py").write_text(textwrap.dedent(wm))
    return tmp_path


def command_says(root: Path, **variables: str) -> str:
    code = "import sys; from westmarch.start import main; sys.exit(main())"
    env = {**os.environ, "PYTHONPATH": str(root / "src"), **variables}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout


def test_the_command_itself_uses_compiled_modules_that_are_current(built: Path) -> None:
    assert command_says(built, CURRENT="yes") == "compiled\n"
    assert command_says(built, CURRENT="no") == "pure\n"


def test_without_a_build_nothing_is_looked_at(built: Path) -> None:
    (built / "build" / "compiled").rename(built / "elsewhere")
    (built / "wm.py").write_text("raise SystemExit('looked at')")
    assert command_says(built, CURRENT="yes") == "pure\n"


def test_an_installed_package_is_not_a_checkout(built: Path) -> None:
    (built / "src").rename(built / "site-packages")
    env = {**os.environ, "PYTHONPATH": str(built / "site-packages"), "CURRENT": "yes"}
    code = "import sys; from westmarch.start import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "pure\n"


# The wheel


@pytest.mark.slow
def test_the_wheel_works_in_a_fresh_environment(tmp_path: Path) -> None:
    """Built from the sdist, installed where nothing else is, it opens a table and plays (tools/smoke.py)."""
    import tarfile
    import zipfile

    assert ROOT is not None
    done = subprocess.run([sys.executable, ROOT / "wm.py", "dist", tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    (sdist,) = tmp_path.glob("*.tar.gz")
    inside = zipfile.ZipFile(wheel).namelist()
    assert "westmarch/web/index.html" in inside
    assert "westmarch/py.typed" in inside
    assert not [name for name in inside if name.startswith(("tests", "web/")) or "node_modules" in name]
    with tarfile.open(sdist) as sources:
        names = [name.partition("/")[2] for name in sources.getnames()]
    assert {"web/package.json", "web/src/main.ts", "wm.py", "hatch_build.py", "tools/smoke.py"} <= set(names)
    assert not [name for name in names if "node_modules" in name or name.startswith(("build/", ".venv"))]


def test_the_changelog_tells_of_this_version() -> None:
    assert ROOT is not None
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text()
