"""Does a refusal say what would be right, as a person would?"""

import pytest

from gobelet.core.refusal import Refusal, choices
from gobelet.core.text import say


@pytest.mark.parametrize(
    ("words", "listed"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_choices(words: list[str], listed: str) -> None:
    assert str(choices(words)) == listed


def test_a_refusal_is_a_text_that_can_be_said_in_other_languages() -> None:
    refusal = Refusal("{word!r} is no seat.", word="Z")

    assert (refusal.text, str(refusal)) == (say("{word!r} is no seat.", word="Z"), "'Z' is no seat.")
