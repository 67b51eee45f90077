"""The house as a service of the system: `serenissima install-service` writes a unit for systemd."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import serenissima
from serenissima.cli.faults import Fault

UNIT = "serenissima.service"
TEMPLATE = Path(serenissima.__file__).parent / "server" / "units" / UNIT
WALLS = """\
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
CapabilityBoundingSet=
AmbientCapabilities="""
ELSEWHERE = (
    "Install it where everybody may read: python3 -m venv /opt/serenissima && "
    "/opt/serenissima/bin/pip install 'serenissima[server]'. Or have it for yourself alone: --user"
)
SETTINGS = """\
# Settings of the house, one variable a line; `serenissima serve --help` and the page "Host a house" list them.
# This file may hold a password of the database: keep it readable to root alone.
SERENISSIMA_DATABASE=sqlite+aiosqlite:///{database}
SERENISSIMA_HOST=127.0.0.1
SERENISSIMA_PORT=8996
# Behind a proxy with https, say where people reach the house:
#SERENISSIMA_ADDRESS=https://games.example.org
#SERENISSIMA_SECURE_COOKIES=true
"""


@dataclass(frozen=True)
class Service:
    """The files of a service, and where they go."""

    unit: Path
    unit_text: str
    settings: Path
    settings_text: str
    then: tuple[str, ...]  # what starts it


def system_service(program: str) -> Service:
    """For the whole machine: a user of its own that systemd makes up, and nothing else to see or to write."""
    settings = Path("/etc/serenissima.env")
    kept = "StateDirectory=serenissima\nStateDirectoryMode=0700\nWorkingDirectory=/var/lib/serenissima"
    who, walls = (
        "DynamicUser=yes",
        WALLS if reachable(program) else WALLS.replace("ProtectHome=yes", "ProtectHome=read-only"),
    )
    text = written(program, settings, who, kept, walls, "multi-user.target")
    then = ("systemctl daemon-reload", "systemctl enable --now serenissima")
    return Service(
        Path("/etc/systemd/system", UNIT),
        text,
        settings,
        SETTINGS.format(database="/var/lib/serenissima/house.sqlite"),
        then,
    )


def reachable(program: str) -> bool:
    """Whether the program lies outside the folders of people, which a service does not see."""
    return not Path(program).is_relative_to("/home") and not Path(program).is_relative_to("/root")


def barred(program: str) -> Path | None:
    """The folder on the way to a program, or to its Python, that only its owner may enter: the service is nobody's."""
    here = Path(program)
    real = here.resolve()
    for file in (here.absolute(), real, real.with_name("python").resolve()):
        for folder in reversed(file.parents):
            if folder.exists() and not folder.stat().st_mode & stat.S_IXOTH:
                return folder
    return None


def user_service(program: str) -> Service:
    """For one person: a manager of one person's services can build no walls, only keep itself from more rights."""
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    settings = home / "serenissima.env"
    text = written(program, settings, "", "", "", "default.target")
    then = ("systemctl --user daemon-reload", "systemctl --user enable --now serenissima", "loginctl enable-linger")
    kept = SETTINGS.format(database=data / "serenissima" / "house.sqlite")
    return Service(home / "systemd" / "user" / UNIT, text, settings, kept, then)


def written(program: str, settings: Path, who: str, kept: str, walls: str, target: str) -> str:
    """The unit, with these lines in their places; a percent sign means something else to systemd."""
    template = TEMPLATE.read_text(encoding="utf-8")
    said = {"program": quoted(program), "settings": str(settings).replace("%", "%%"), "who": who, "kept": kept}
    text = template.format(**said, walls=walls, target=target)
    return "".join(line for line in text.splitlines(keepends=True) if line.strip() or line == "\n")


def quoted(program: str) -> str:
    """A path as systemd reads it."""
    plain = program.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{plain}"' if " " in plain else plain


def program_here() -> str:
    """This program, where a service finds it."""
    beside = Path(sys.executable).with_name("serenissima")
    found = str(beside) if beside.exists() else shutil.which("serenissima")
    if found is None:
        raise Fault(
            "The program serenissima was not found.", "Install it where it stays: pipx install 'serenissima[server]'"
        )
    if ".cache" in Path(found).parts or "archive-v0" in Path(found).parts:
        raise Fault(
            f"{found} lies in a cache, and will be gone.", "Install it where it stays: uv tool install serenissima"
        )
    return found


def install_service(
    *,
    user: Annotated[bool, Parameter(negative="", help="For yourself alone, without root.")] = False,
    dry_run: Annotated[bool, Parameter(negative="", help="Only show what would be written.")] = False,
    program: Annotated[str | None, Parameter(help="The program that is run; this one without it.")] = None,
) -> int:
    """Write a unit for systemd, hardened, and a file for its settings; what is there already stays.

    The house then starts with the machine. Settings are variables in the file that is named; a unit that was changed by
    hand is not written over.
    """
    if not sys.platform.startswith("linux"):
        raise Fault(
            "Only Linux has systemd.", "Elsewhere have `serenissima serve` started by what your system has for it."
        )
    here = program or program_here()
    service = user_service(here) if user else system_service(here)
    if dry_run:
        sys.stdout.write(f"# {service.unit}\n{service.unit_text}\n# {service.settings}\n{service.settings_text}")
        return 0
    closed = None if user else barred(here)
    if closed is not None:
        raise Fault(f"{here} cannot be run by a service: only its owner may enter {closed}.", ELSEWHERE)
    install(service)
    sys.stdout.write(
        "".join(f"{line}\n" for line in ("Written. Now:", *(f"    {command}" for command in service.then)))
    )
    return 0


def install(service: Service) -> None:
    """Put the files in their places, or say why not."""
    try:
        service.unit.parent.mkdir(parents=True, exist_ok=True)
        if service.unit.exists() and service.unit.read_text(encoding="utf-8") != service.unit_text:
            raise Fault(f"{service.unit} is there already, and says something else.", "Remove it, or see --dry-run.")
        service.unit.write_text(service.unit_text, encoding="utf-8")
        if not service.settings.exists():
            service.settings.parent.mkdir(parents=True, exist_ok=True)
            service.settings.touch(mode=0o600)
            service.settings.write_text(service.settings_text, encoding="utf-8")
    except OSError as error:
        advice = "Run it as root, or with --user for yourself alone."
        raise Fault(f"{error.filename} cannot be written: {error.strerror}.", advice) from error
    verify(service.unit)


def verify(unit: Path) -> None:
    """What systemd thinks of it, where it can be asked."""
    if shutil.which("systemd-analyze") is None:
        return
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    about = [line for line in done.stderr.splitlines() if unit.name in line]
    if done.returncode != 0 and about:
        raise Fault(f"systemd does not like the unit: {' '.join(about)}")
