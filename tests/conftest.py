"""How all tests run."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("gobelet", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", settings.get_profile("gobelet"), max_examples=10)  # for ./check --quick
settings.load_profile("gobelet")
os.environ["LC_ALL"] = "C.UTF-8"  # whatever the machine speaks, the tests read English
os.environ["GOBELET_WEIGHTS"] = ""  # whatever somebody has trained here, the tests play with what is shipped
for name in (
    "LINES",
    "COLUMNS",
):  # readline leaves them to processes of tests; whoever sits at a window asks the window
    os.environ.pop(name, None)

os.environ["GOBELET_WARM"] = "0"  # servers under test compile nothing on the quiet


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run as the server does."""
    return "asyncio"
