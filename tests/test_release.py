"""What is handed out: versions that agree, an image and a compose file that say what the house says."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import image
import pytest
import release
import set_up
import versions

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-18\n\n## [0.1.0] - 2026-01-01\n"
CITATION = "version: 0.2.0\n"
README = "# Serenissima\n"


def test_what_agrees_is_silent() -> None:
    assert versions.problems("0.2.0", "v0.2.0", CHANGELOG, CITATION, README, "") == []
    assert versions.problems("0.2.0", "", CHANGELOG, CITATION, versions.NONE_YET, "M something") == []


@pytest.mark.parametrize(
    ("version", "tag", "changelog", "citation", "readme", "changed", "why"),
    [
        ("0.2.0", "v0.3.0", CHANGELOG, CITATION, README, "", "the tag is v0.3.0"),
        ("0.2.0", "v0.2.0", CHANGELOG.replace(" - 2026-11-18", ""), CITATION, README, "", "newest dated heading"),
        ("0.2.0", "v0.2.0", CHANGELOG, CITATION, README, "M src", "what is committed"),
        ("0.2.0", "", CHANGELOG, "version: 0.1.0\n", README, "", "CITATION"),
        ("0.2.0", "", "# Changelog\n", CITATION, README, "", "Unreleased"),
        ("0.2.0", "v0.2.0", CHANGELOG, CITATION, versions.NONE_YET, "", "the README says"),
    ],
)
def test_what_does_not_agree_is_named(
    version: str, tag: str, changelog: str, citation: str, readme: str, changed: str, why: str
) -> None:
    [said] = versions.problems(version, tag, changelog, citation, readme, changed)
    assert why in said


def test_this_commit_agrees() -> None:
    assert versions.check()[2] == []


def test_every_python_that_is_promised_has_a_compiled_wheel() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = {
        number.rpartition(" ")[2] for number in said["project"]["classifiers"] if re.search(r" 3\.\d+$", number)
    }
    built = said["tool"]["cibuildwheel"]["build"].split()
    assert {f"cp{number.replace('.', '')}-*" for number in promised} == set(built)
    assert said["tool"]["cibuildwheel"]["environment"] == {"SERENISSIMA_COMPILE": "1"}


def test_the_game_by_clicks_is_there_to_be_played() -> None:
    """What a release plays in Chromium: its name is that of a test, with the game in its place."""
    told = (ROOT / "web" / release.CLICKS).read_text(encoding="utf-8")
    [title] = re.findall(r"'([^']*%s[^']*)'", told)
    assert title.replace("%s", "serenissima_2012").startswith(release.FIRST_GAME)


# The image


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, joined where they go on."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    plain = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    lines = re.sub(r"\\\n\s*", " ", plain).splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines if line.strip()]


def test_the_image_is_pinned_and_runs_as_nobody_in_particular() -> None:
    said = instructions()
    bases = [rest for word, rest in said if word == "ARG" and "/" in rest]
    assert bases == [f"PYTHON={image.base_of_file()}"]
    assert all(re.search(r"=[\w./-]+:\d[\w.-]+$", base) for base in bases)
    [user] = [rest for word, rest in said if word == "USER"]
    assert re.fullmatch(r"\d+:\d+", user)
    assert not user.startswith("0")
    after = [word for word, _ in said[[word for word, _ in said].index("USER") :]]
    assert "RUN" not in after
    assert {"ENTRYPOINT", "CMD", "HEALTHCHECK", "STOPSIGNAL", "VOLUME"} <= set(after)


def test_the_image_uses_what_there_is() -> None:
    for word, rest in instructions():
        if word == "RUN":
            for file in re.findall(r"\btools/\w+\.py", rest):
                assert (ROOT / file).exists()
            if "apt-get install" in rest:
                assert "--no-install-recommends" in rest
                assert "rm -rf /var/lib/apt/lists" in rest
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    needed = {"tools", "src", "web", "docs", "deploy", *(Path(name).parts[0] for name in set_up.BUILDERS)}
    assert needed.isdisjoint(ignored)


def environment() -> dict[str, str]:
    """The variables that image and compose file set for the house."""
    pairs = [pair for word, rest in instructions() if word == "ENV" for pair in shlex.split(rest)]
    return {**dict(pair.split("=", 1) for pair in pairs), **{k: str(v) for k, v in house()["environment"].items()}}


# The compose file


def compose() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    said: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return said


def house() -> dict[str, Any]:
    found: dict[str, Any] = compose()["services"]["house"]
    return found


def test_the_house_in_the_compose_file_can_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    from serenissima.cli import opening, serve
    from serenissima.server.settings import PREFIX, Settings

    said = {name: re.sub(r"\$\{(\w+)[^}]*\}", r"\1", value) for name, value in environment().items()}
    fields = {f"{PREFIX}{name.upper()}" for name in Settings.__dataclass_fields__}
    assert {name for name in said if name.startswith(PREFIX)} <= fields
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    command, *options = house()["command"]
    assert command == "serve"
    given = dict(zip([option.removeprefix("--") for option in options[::2]], options[1::2], strict=True))
    settings = serve.chosen({**given, "workers": int(given["workers"])})
    opening.check(settings)
    assert settings.secure_cookies
    assert settings.address.startswith("https://")


def test_the_proxy_alone_is_trusted_and_everything_waits_for_what_it_needs() -> None:
    services, networks = compose()["services"], compose()["networks"]
    assert set(services) == {"house", "database", "proxy"}
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["house"]["environment"]["SERENISSIMA_TRUSTED_PROXIES"] == address
    [net] = networks["inside"]["ipam"]["config"]
    assert net["subnet"].rpartition(".")[0] == address.rpartition(".")[0]
    assert services["house"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert all("no-new-privileges:true" in one["security_opt"] for one in services.values())
    volumes = {volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", [])}
    assert {name for name in volumes if not name.startswith(".")} == set(compose()["volumes"])


def test_the_proxy_leads_to_the_house() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    ports = [rest for word, rest in instructions() if word == "EXPOSE"]
    assert f"reverse_proxy house:{ports[0]}" in caddy
    assert "Strict-Transport-Security" in caddy


def test_no_password_is_written_down() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert all("${DATABASE_PASSWORD:?" in line for line in text.splitlines() if re.search(r"PASSWORD:|://\w+:", line))
