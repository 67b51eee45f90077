"""Do the version of the package, the changelog, the citation, the README and the tag agree?

Usage: .venv/bin/python tools/versions.py

The version is written in one place, `serenissima.__version__`, and not made from tags: an archive, a shallow clone and
a wheel made from the sdist have no tags, and must come out the same. This check is what ties the tag to it. A commit
without a tag is no release, and may be built; its changes stand under *Unreleased*.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NONE_YET = "There is no release yet"  # in the README, until there is one


def version() -> str:
    """As the package says it."""
    [found] = re.findall(r'^__version__ = "(.+)"$', text("src/serenissima/__init__.py"), re.MULTILINE)
    return str(found)


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def git(*arguments: str) -> str:
    """What git says; nothing where this is no clone."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def problems(version: str, tag: str, changelog: str, citation: str, readme: str, changed: str) -> list[str]:
    """What does not agree; `tag` is that of this commit, `changed` what is not committed."""
    found = []
    if f"version: {version}\n" not in citation:
        found.append(f"CITATION.cff does not name version {version}")
    headings = re.findall(r"^## \[(.+?)\](.*)$", changelog, re.MULTILINE)
    if not headings or headings[0] != ("Unreleased", ""):
        found.append("the changelog does not begin with ## [Unreleased]")
    if not tag:
        return found
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, but the package says {version}")
    dated = [title for title, rest in headings if re.fullmatch(r" - \d{4}-\d\d-\d\d", rest)]
    if dated[:1] != [version]:
        found.append(f"the newest dated heading of the changelog is not ## [{version}] - YEAR-MONTH-DAY")
    if NONE_YET in readme:
        found.append(f"the README says: {NONE_YET}")
    if changed:
        found.append(f"a release is made from what is committed, and this is not:\n{changed}")
    return found


def check() -> tuple[str, str, list[str]]:
    """The version, the tag of this commit, and what does not agree."""
    tag = git("describe", "--tags", "--exact-match", "--match", "v*")
    changelog, citation, readme = map(text, ("CHANGELOG.md", "CITATION.cff", "README.md"))
    return version(), tag, problems(version(), tag, changelog, citation, readme, git("status", "--porcelain"))


if __name__ == "__main__":
    number, tag, found = check()
    print(f"Serenissima {number}, {f'tagged {tag}' if tag else 'without a tag: no release'}")
    if found:
        sys.exit("\n".join(found))
