"""The published schema holds: whatever fits it or not, the server answers, and never with a fault of its own."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from server.running import Client, Server


@pytest.mark.parametrize("examples", [4, pytest.param(100, marks=pytest.mark.long)])
def test_no_request_makes_the_server_fail(server: Server, anna: Client, examples: int) -> None:
    few = settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    cookies = {"serenissima": anna.http.cookies["serenissima"]}
    tried = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path in ("/api/me", "/api/logout") and operation.method != "get":
            continue  # would end the session that the others use
        for mode in GenerationMode:

            @few
            @given(case=operation.as_strategy(generation_mode=mode))
            def try_out(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(checks=[not_a_server_error], cookies=cookies)

            with suppress(Unsatisfiable):  # a request without parts cannot be wrong
                try_out()
            tried.add(f"{operation.method} {operation.path}")
    assert len(tried) > 25
