"""Who attacks can be followed: requests are traced where an operator wants it."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from server.running import Server, until

pytest.importorskip("opentelemetry.sdk")


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Takes traces, as an OpenTelemetry collector does."""
    taken: list[bytes] = []

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append(self.path.encode() + self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    running = HTTPServer(("127.0.0.1", 0), Taking)
    thread = Thread(target=running.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}", taken
    running.shutdown()
    thread.join()
    running.server_close()


def test_requests_are_traced_where_an_operator_wants_it(
    tmp_path_factory: pytest.TempPathFactory, collector: tuple[str, list[bytes]]
) -> None:
    address, taken = collector
    folder = tmp_path_factory.mktemp("traced")
    wish = {"SERENISSIMA_TRACES": address}
    running = Server(f"sqlite+aiosqlite:///{folder / 'house.sqlite'}", folder / "log.txt", (), wish)
    running.start()
    try:
        running.guest().close()
        until(lambda: any(b"/v1/traces" in one and b"/api/guest" in one for one in taken))
    finally:
        running.stop()
