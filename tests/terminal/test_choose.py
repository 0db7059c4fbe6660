"""Is everything asked that was not given, and nothing else?"""

from tests.terminal.piped import Shell


def test_enter_alone_begins_a_game_against_a_bot(shell: Shell) -> None:
    shown = shell("play", "--seed", "7", typed="\n\n\nquit\n").shown

    assert "Qwixx Duel: seat A" in shown


def test_a_game_is_chosen_by_its_number(shell: Shell) -> None:
    shown = shell("play", typed="2\n3\n\n\n\n\n\nquit\n").shown

    assert "Objectif: seat A" in shown


def test_a_game_is_chosen_by_a_shortened_name(shell: Shell) -> None:
    assert "How many seats" in shell("play", typed="obj\nquit\n").shown


def test_a_wrong_answer_is_asked_again(shell: Shell) -> None:
    shown = shell("play", "objectif", typed="9\n2\nyou\nquit\n").shown

    assert "'9' is not possible; it is 2, 3, 4 or 5." in shown
    assert "'you' is not possible; it is me, random, greedy, beginner, casual, strong or master." in shown


def test_options_that_do_not_go_together_are_asked_again(shell: Shell) -> None:
    shown = shell("play", "objectif", typed="3\n\n\n\n\n2\nquit\n").shown

    assert "Two packs are for two players only" in shown
    assert shown.count("packs [1]:") == 2


def test_a_given_option_is_not_asked(shell: Shell) -> None:
    shown = shell("play", "objectif", "--option", "rounds=3", typed="2\n\n\nquit\n").shown

    assert "rounds [" not in shown
    assert "packs [1]:" in shown


def test_who_names_the_seats_is_asked_nothing(shell: Shell) -> None:
    shown = shell("play", "objectif", "--seats", "me,random", "--seed", "1", typed="quit\n").shown

    assert shown.startswith("Round 1 of 10")
