"""Containers and the unit of systemd: what they name is there, and fits together."""

from __future__ import annotations

import configparser
import ipaddress
import re
from pathlib import Path
from typing import Any

import yaml

from westmarch.cli import main
from westmarch.server.settings import Settings

ROOT = Path(__file__).parents[2]


def composed() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_address_of_the_proxy_is_given_to_nobody_else() -> None:
    """Whoever starts first would take it, and the proxy could not start."""
    compose = composed()
    address = ipaddress.IPv4Address(compose["services"]["proxy"]["networks"]["inside"]["ipv4_address"])
    (network,) = compose["networks"]["inside"]["ipam"]["config"]
    assert address in ipaddress.IPv4Network(network["subnet"])
    assert address not in ipaddress.IPv4Network(network["ip_range"])
    assert ipaddress.IPv4Network(network["ip_range"]).subnet_of(ipaddress.IPv4Network(network["subnet"]))
    # It is the one that the server believes.
    assert compose["services"]["server"]["environment"]["WESTMARCH_PROXIES"] == str(address)


def test_any_password_may_be_chosen() -> None:
    """In an address it would end at the first sign that means something there."""
    environment = composed()["services"]["server"]["environment"]
    assert "PASSWORD" not in environment["WESTMARCH_DATABASE"]
    assert environment["PGPASSWORD"] == composed()["services"]["database"]["environment"]["POSTGRES_PASSWORD"]


def test_the_server_knows_its_settings() -> None:
    names = {f"WESTMARCH_{name.upper()}" for name in Settings.__dataclass_fields__}
    environment = composed()["services"]["server"]["environment"]
    assert {name for name in environment if name.startswith("WESTMARCH")} <= names


def test_what_is_copied_into_the_image_is_there_and_let_in() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [line.split()[1:-1] for line in dockerfile.splitlines() if re.match(r"COPY (?!--from)", line)]
    assert len(copied) >= 4
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
        assert f"!{path.split('/')[0]}" in ignored, path
    for volume in composed()["services"]["proxy"]["volumes"]:
        assert not volume.startswith(".") or (ROOT / volume.split(":")[0]).is_file()


def test_the_commands_are_those_of_the_program(capsys: Any) -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "westmarch.service", encoding="utf-8")
    started = unit["Service"]["ExecStart"].split()[1:]
    in_container = re.search(r'CMD \["westmarch", (.*)\]', (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert in_container
    for words in (started, re.findall(r'"([^"]+)"', in_container.group(1))):
        assert words[0] == "serve"
        assert main([*words, "--help"]) == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in words if word.startswith("--"))
    # A worker that takes all memory is no reason to stop the server.
    assert unit["Service"]["OOMPolicy"] == "continue" and unit["Service"]["MemoryMax"]
