"""Are choices listed as a person would?"""

import pytest

from gobelet.core.refusal import choices


@pytest.mark.parametrize(
    ("words", "listed"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_choices(words: list[str], listed: str) -> None:
    assert choices(words) == listed
