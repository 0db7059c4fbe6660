"""Can a sentence be said now and translated later?"""

from gobelet.core.text import NOTHING, Sitter, Text, listed, plural, say, with_names


def test_a_pattern_is_filled_in() -> None:
    assert str(say("{who} rolls {count} dice", who="A", count=5)) == "A rolls 5 dice"


def test_texts_are_filled_into_texts() -> None:
    assert str(say("Roll the {colour} die", colour=say("red"))) == "Roll the red die"


def test_the_pattern_stays_apart_from_what_is_filled_in() -> None:
    assert say("{who} rolls", who="A") == Text("{who} rolls", (("who", "A"),))


def test_braces_in_a_filling_stay_as_they_are() -> None:
    assert str(say("{name} wins", name="{curly}")) == "{curly} wins"


def test_a_number_decides_between_one_and_several() -> None:
    texts = [str(plural("{n} point", "{n} points", number)) for number in (0, 1, 2)]

    assert texts == ["0 points", "1 point", "2 points"]


def test_texts_can_be_kept_in_a_set() -> None:
    assert len({say("{n} points", n=1), say("{n} points", n=1), say("{n} points", n=2)}) == 2


def test_a_list_has_commas() -> None:
    assert str(listed([say("red"), "yellow", say("blue")])) == "red, yellow, blue"


def test_an_empty_list_says_nothing() -> None:
    assert listed([]) == NOTHING


def test_who_sits_there_is_called_by_the_letter_of_the_seat_or_by_name() -> None:
    text = say("{who} chooses; then {others}", who=Sitter(1), others=listed([Sitter(0), "the bank"]))

    assert str(text) == "B chooses; then A, the bank"
    assert str(with_names(text, ["Ada", "Bea"])) == "Bea chooses; then Ada, the bank"
