"""The software bill of materials of a server, as CycloneDX: what stands in the lock files, with the hashes.

    python tools/make_sbom.py > sbom.json

Python packages come from ``requirements.lock``, those of the browser client from ``web/package-lock.json``.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
Component = dict[str, Any]


def python_packages(lock: str) -> list[Component]:
    found = []
    for entry in re.split(r"\n(?=\S)", lock.replace("\\\n", "")):
        named = re.match(r"([A-Za-z0-9._-]+)==([^\s;]+)", entry)
        if named:
            name, version = named.groups()
            hashes = [{"alg": "SHA-256", "content": one} for one in re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)]
            found.append(_component(name, version, f"pkg:pypi/{name.lower()}@{version}", hashes))
    return found


def client_packages(lock: dict[str, Any]) -> list[Component]:
    found = []
    for place, package in lock["packages"].items():
        # What a bundler puts into the client stands among the packages for development, too.
        if place:
            name = place.rpartition("node_modules/")[2]
            kind, _, value = package.get("integrity", "").partition("-")
            digest = {"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(value).hex()}
            purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
            found.append(_component(name, package["version"], purl, [digest] if value else []))
    return found


def _component(name: str, version: str, purl: str, hashes: list[dict[str, str]]) -> Component:
    return {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl, "hashes": hashes}


def bill() -> dict[str, Any]:
    package = (ROOT / "src" / "westmarch" / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "([^"]+)"', package)
    assert version is not None
    own = {"type": "application", "name": "westmarch", "version": version[1], "bom-ref": "westmarch"}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    client = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": python_packages(lock) + client_packages(client),
    }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=2)
