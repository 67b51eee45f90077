"""The published schema holds: whatever fits it or not, the server answers, and never with a fault of its own."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import FailedHealthCheck, Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from server.running import COOKIE, Server

# What cannot be wrong is given up after fifty attempts, and not after a thousand.
HEALTHY = [one for one in HealthCheck if one is not HealthCheck.filter_too_much]


@pytest.mark.parametrize("examples", [2, pytest.param(100, marks=pytest.mark.long)])
def test_no_request_makes_the_server_fail(server: Server, examples: int) -> None:
    few = settings(max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=HEALTHY)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    operations = list(schema.get_all_operations())
    tried = set()
    for found in operations:
        assert isinstance(found, Ok)
        operation = found.ok()
        somebody = server.guest()  # for each, since some of them end the session
        cookies = {COOKIE: somebody.http.cookies[COOKIE]}
        for mode in GenerationMode:
            try_out(operation, mode, few, cookies)
        tried.add(f"{operation.method} {operation.path}")
        somebody.close()
    assert len(tried) == len(operations) > 50  # every route that is told of


def try_out(operation: Any, mode: GenerationMode, few: settings, cookies: dict[str, str]) -> None:
    """Some requests of that kind, right or wrong; one without parts cannot be wrong, nor one with words in its path."""

    @few
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=[not_a_server_error], cookies=cookies)

    with suppress(Unsatisfiable, FailedHealthCheck):
        one()
