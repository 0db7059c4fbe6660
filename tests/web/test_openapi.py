"""Is every answer one that the API's description names, whatever is asked?"""

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from tests.web.calling import Caller, Sitting, serving, sit_down

pytestmark = pytest.mark.dear  # hundreds of requests that nobody would make up

EXAMPLES = 20  # of each operation
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DUEL = set_up(GAMES["qwixx_duel"], 2)
PROMISED = {200, 201, 403, 404, 405, 409, 413, 422, 429}


def description(sitting: Sitting) -> Any:
    """The description of the API; a stream, which never ends, is tested elsewhere."""

    async def without_end(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":  # the end of a lifespan would close the file of tables after every request
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            await sitting.app({**scope, "headers": [*others, (b"host", b"localhost")]}, receive, send)

    return schemathesis.openapi.from_asgi("/openapi.json", without_end).exclude(path_regex="/stream$")


@pytest.mark.usefixtures("anyio_backend")
def test_every_answer_is_as_described(duel: Sitting) -> None:
    """Half of the requests are for a table that is there, by somebody who sits there."""
    operations = [found.ok() for found in description(duel).get_all_operations()]
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        def ask(case: Any) -> None:
            if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
                case.path_parameters["id"] = duel.id
            token = duel.callers[len(str(case.body)) % 2].token
            case.call_and_validate(headers={"authorization": f"Bearer {token}"}, checks=CHECKS)

        ask()

    assert len(operations) >= 10


texts = st.text(max_size=30) | st.sampled_from(["pass", "red7", "red7 pass", "...", "roll", "undo 0", "add A x", ""])
numbers = st.integers(-3, 9) | st.integers() | st.floats(allow_nan=False) | st.none() | texts
asked = st.fixed_dictionaries(
    {"seat": st.sampled_from(["A", "B", "C", ""]) | texts, "saying": texts, "position": numbers},
    optional={"faces": texts, "text": texts},
)


@given(st.lists(st.tuples(st.sampled_from(["act", "undo", "dice", "preview", "add", "begin"]), asked), max_size=8))
@settings(max_examples=25)
async def test_nonsense_is_refused_and_leaves_the_table_in_order(
    tmp_path_factory: pytest.TempPathFactory, requests: list[tuple[str, dict[str, object]]]
) -> None:
    async with serving(tmp_path_factory.mktemp("fuzz")) as app:
        sitting = await sit_down(app, DUEL)
        for number, (what, content) in enumerate(requests):
            answer = await sitting.callers[number % 2].post(f"{sitting.path}/{what}", content)

            assert answer.status in PROMISED
        await sitting.callers[0].post(f"{sitting.path}/undo", {"seat": "A"})
        again = await Caller(app, sitting.callers[0].token).get(f"{sitting.path}?seat=A")
        assert again.status == 200


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="/?#"), min_size=1, max_size=40))
@settings(max_examples=25)
async def test_a_token_or_a_table_that_is_not_there_is_not_found(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    async with serving(tmp_path_factory.mktemp("fuzz")) as app:
        sat = await Caller(app).post(f"/api/sit/{name}", {})
        looked = await Caller(app, token="x").get(f"/api/tables/{name}")

    assert {sat.status, looked.status} <= {404, 405}


async def test_every_operation_describes_its_refusals(app: FastAPI) -> None:
    paths = app.openapi()["paths"]
    described = {path: set(operation["responses"]) for path, each in paths.items() for operation in each.values()}

    assert described
    assert {path for path, statuses in described.items() if not {"404", "422", "429"} <= statuses} == set()
