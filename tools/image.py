"""Builds the image of deploy/Containerfile with podman or docker, starts it, and asks whether the house in it is well.

Usage: .venv/bin/python tools/image.py [--base IMAGE] [--pure] [--required]

Where no builder is found, or the base image cannot be had, that is said and nothing happens; --required makes it an
error. --base names another image with Python and apt; --pure leaves the engine interpreted, which is quicker.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from urllib.request import urlopen

from set_up import ROOT

NAME = "localhost/serenissima"
CONTAINER = "serenissima-tried"
PATIENCE = 120.0  # seconds for the house to open
FAR = 300.0  # and for an image to come from elsewhere


def builder() -> str:
    """A program that can build and run here; nothing where there is none."""
    for name in ("podman", "docker"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    return ""


def base_of_file() -> str:
    """The image that the container file builds on."""
    lines = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines()
    return next(line.removeprefix("ARG PYTHON=") for line in lines if line.startswith("ARG PYTHON="))


def has(tool: str, image: str) -> bool:
    """Whether an image is here, or can be had."""
    here = subprocess.run([tool, "image", "inspect", image], capture_output=True, check=False)
    if here.returncode == 0:
        return True
    try:
        return subprocess.run([tool, "pull", "--quiet", image], check=False, timeout=FAR).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2) as answer:
            return bool(answer.read(2) == b"ok")
    except OSError:
        return False


def tried(tool: str) -> bool:
    """Whether the house in the image opens and stops as it should."""
    run = ("run", "--detach", "--rm", "--name", CONTAINER, "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL")
    subprocess.run([tool, *run, "--publish", "127.0.0.1::8996", NAME], check=True, capture_output=True)
    try:
        port = subprocess.run([tool, "port", CONTAINER, "8996"], check=True, capture_output=True, text=True).stdout
        address, until = f"http://{port.split()[-1]}/health", time.monotonic() + PATIENCE
        while not answers(address) and time.monotonic() < until:
            time.sleep(0.5)
        return answers(address)
    finally:
        subprocess.run([tool, "stop", "--time", "30", CONTAINER], check=False, capture_output=True)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Builds the image, starts it, and asks whether the house is well.")
    wanted.add_argument("--base", default=base_of_file())
    wanted.add_argument("--pure", action="store_true")
    wanted.add_argument("--required", action="store_true")
    asked = wanted.parse_args()
    tool = builder()
    missing = "no podman or docker runs here" if not tool else ""
    missing = missing or ("" if has(tool, asked.base) else f"the image {asked.base} cannot be had")
    if missing:
        print(f"The image is not built: {missing}.", flush=True)
        sys.exit(int(asked.required))
    given = [f"--build-arg=PYTHON={asked.base}", f"--build-arg=COMPILE={int(not asked.pure)}"]
    subprocess.run([tool, "build", "--file", "deploy/Containerfile", "--tag", NAME, *given, "."], cwd=ROOT, check=True)
    if not tried(tool):
        sys.exit("The image was built, but the house in it did not open.")
    print("The image was built, and the house in it is well.")


if __name__ == "__main__":
    main()
