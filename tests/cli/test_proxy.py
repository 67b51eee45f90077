"""The configuration of a proxy in front of several houses."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from serenissima.cli import proxy
from serenissima.cli.faults import Fault
from serenissima.server.quarters import LETTERS, ranked

HOUSES = {"north": "10.0.0.5:8996", "south": "10.0.0.6:8996", "east": "10.0.0.7:8996"}


def test_every_quarter_goes_first_to_the_house_that_takes_it_first() -> None:
    said = proxy.configuration(HOUSES, ":8996")
    for letter in LETTERS:
        part = said.split(f"backend quarter_{letter}\n")[1].split("\n\n")[0]
        servers = re.findall(r"server (\w+) (\S+) track any/(\w+)( backup)?", part)
        assert [name for name, *_ in servers] == ranked(letter, HOUSES)
        assert all(HOUSES[name] == address and name == tracked for name, address, tracked, _ in servers)
        assert [bool(backup) for *_, backup in servers] == [False, True, True]


def test_haproxy_takes_it(tmp_path: Path) -> None:
    program = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/sbin")
    if program is None:
        pytest.skip("haproxy is missing: apt install haproxy")
    file = tmp_path / "haproxy.cfg"
    file.write_text(proxy.configuration(HOUSES, "127.0.0.1:8996"), encoding="utf-8")
    checked = subprocess.run([program, "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("said", ["north", "=10.0.0.5:1", "north=10.0.0.5"])
def test_what_is_no_house_is_refused(said: str) -> None:
    with pytest.raises(Fault):
        proxy.proxy([said])
