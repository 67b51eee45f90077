"""The browser client as it is handed out: packed, kept by browsers, and nothing beside it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from serenissima.server.routes.client import client_routes
from serenissima.server.settings import NO_TAB, Settings
from server.running import Server

SCRIPT = b"console.log('a fair wind')\n" * 100


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Asks for files of a small build."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Serenissima</title>", encoding="utf-8")
    (tmp_path / "assets" / "index-AbC.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "house.worker-AbC.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-AbC.js.gz").write_bytes(gzip.compress(SCRIPT))
    with TestClient(Litestar(client_routes(tmp_path), openapi_config=None)) as client:
        yield client


def test_a_file_is_packed_for_whoever_takes_it_so(browser: TestClient[Litestar]) -> None:
    said = browser.get("/assets/index-AbC.js", headers={"Accept-Encoding": "br, gzip"})
    assert said.headers["content-encoding"] == "gzip"
    assert "javascript" in said.headers["content-type"]
    assert said.content == SCRIPT


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0"])
def test_others_get_it_as_it_is(browser: TestClient[Litestar], accepted: str) -> None:
    said = browser.get("/assets/index-AbC.js", headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in said.headers
    assert said.content == SCRIPT


def test_what_is_named_after_its_content_is_kept_for_ever_and_the_page_is_not(browser: TestClient[Litestar]) -> None:
    assert "immutable" in browser.get("/assets/index-AbC.js").headers["cache-control"]
    assert browser.get("/").headers["cache-control"] == "no-cache"


def test_pages_and_workers_are_bound_by_a_policy(browser: TestClient[Litestar]) -> None:
    """A worker has the policy it was sent with, and none at all without; other scripts have that of their page."""
    for bound in ("/", "/table/abcdefghij", "/assets/house.worker-AbC.js"):
        assert "default-src 'self'" in browser.get(bound).headers["content-security-policy"]
    assert browser.get("/assets/index-AbC.js").headers["x-content-type-options"] == "nosniff"


def test_every_other_address_is_the_page(browser: TestClient[Litestar]) -> None:
    for address in ("/table/abcdefghij", "/people/J.%20Doe.js", "/tab"):
        assert browser.get(address).text == "<title>Serenissima</title>"


@pytest.mark.parametrize("lost", ["assets/index-old.js", "favicon.ico", "tab/service.js", "../pyproject.toml"])
def test_a_file_of_another_version_is_missing_and_not_the_page(browser: TestClient[Litestar], lost: str) -> None:
    said = browser.get(f"/{lost}")
    assert said.status_code == 404
    assert said.headers["content-type"].startswith("text/plain")
    assert said.headers["cache-control"] == "no-store"


def test_a_house_without_one_in_a_tab_says_so_and_nothing_is_missing(browser: TestClient[Litestar]) -> None:
    said = browser.get("/tab/version.txt")
    assert (said.status_code, said.content) == (204, b"")


def test_where_no_client_was_built_files_are_missing_too() -> None:
    with TestClient(Litestar(client_routes(None), openapi_config=None)) as client:
        assert "has not been built" in client.get("/table/abcdefghij").text
        assert client.get("/assets/index-AbC.js").status_code == 404


def test_long_answers_are_packed_and_short_ones_are_not(server: Server) -> None:
    said = httpx.get(f"{server.url}/api/text/en/game/oltremare", headers={"Accept-Encoding": "gzip"})
    assert said.headers["content-encoding"] == "gzip"
    assert int(said.headers["content-length"]) * 3 < len(said.content)
    assert "content-encoding" not in httpx.get(f"{server.url}/api/stats").headers


def test_the_words_of_a_game_come_with_its_table(server: Server) -> None:
    told = {at: httpx.get(f"{server.url}/api/text/{at}") for at in ("fr", "fr/game/oltremare", "fr/game/chess", "xx")}
    assert "prompts-" not in told["fr"].json()["games"]["oltremare"]
    assert "prompts-" in told["fr/game/oltremare"].json()["text"]
    assert told["fr/game/chess"].status_code == told["xx"].status_code == 404
    assert "oltremare" in told["fr/game/chess"].json()["message"]


def test_the_house_in_a_tab_is_handed_out_under_a_path_of_its_own(tmp_path: Path) -> None:
    for folder, title in (("served", "on a server"), ("tab", "in a tab")):
        (tmp_path / folder / "assets").mkdir(parents=True)
        (tmp_path / folder / "index.html").write_text(title, encoding="utf-8")
        (tmp_path / folder / "assets" / "a.js").write_text(title, encoding="utf-8")
    with TestClient(Litestar(client_routes(tmp_path / "served", tmp_path / "tab"), openapi_config=None)) as client:
        assert client.get("/").text == client.get("/tabs").text == "on a server"
        page = client.get("/tab/?/learn")
        assert page.text == "in a tab"
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "wasm" not in client.get("/").headers["content-security-policy"]
        script = client.get("/tab/assets/a.js")
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("in a tab", True)


def test_the_house_in_a_tab_comes_with_the_client_unless_another_or_none_is_named(tmp_path: Path) -> None:
    for folder in ("client", "client/tab", "own"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "index.html").write_text(folder, encoding="utf-8")
        (tmp_path / folder / "service.js").write_text(folder, encoding="utf-8")
    for named, found in (("", "client/tab"), (str(tmp_path / "own"), "own"), (NO_TAB, None), ("nowhere", None)):
        settings = Settings(database="", client=str(tmp_path / "client"), tab=named)
        assert settings.tab_folder == (tmp_path / found if found else None)
        routes = client_routes(settings.client_folder, settings.tab_folder)
        with TestClient(Litestar(routes, openapi_config=None)) as client:
            assert client.get("/tab/").text == (found or "client")
            assert client.get("/tab/service.js").status_code == (200 if found else 404)
