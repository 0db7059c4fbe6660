"""What is wrong with a request? The first thing that Pydantic objects to, in our own words."""

from collections.abc import Mapping, Sequence
from typing import Any

from gobelet.core.text import Text, say

BY_TYPE = {  # of Pydantic's errors; the names in braces are those of their limits
    "missing": "{where} is missing.",
    "string_too_long": "{where} is too long: at most {max_length} characters.",
    "too_long": "{where} is too long: at most {max_length}.",
    "too_short": "{where} is too short: at least {min_length}.",
    "greater_than_equal": "{where} is too small: at least {ge}.",
    "int_type": "{where} must be a whole number.",
    "int_parsing": "{where} must be a whole number.",
    "int_from_float": "{where} must be a whole number.",
    "string_type": "{where} must be text.",
    "bool_parsing": "{where} must be true or false.",
}
BY_STATUS = {
    400: say("The request could not be understood."),
    404: say("There is no such page."),
    405: say("This page does not accept that request."),
    413: say("The request is too long."),
}


def explained(errors: Sequence[Mapping[str, Any]], skipped: int = 1) -> Text:
    """A field by its name, without the first parts of its place such as `body`."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return say("The request is no proper JSON.")
    where = ".".join(str(part) for part in first["loc"][skipped:]) or say("the request")
    limits = {name: value for name, value in first.get("ctx", {}).items() if isinstance(value, int)}
    return say(BY_TYPE.get(first["type"], "{where} is not valid."), **{"where": where, **limits})


def explained_status(status: int) -> Text:
    """What is said about a page that does not exist, or does not take that method."""
    return BY_STATUS.get(status, BY_STATUS[400])
