"""Does nobody see at a shared screen what is not theirs to see?"""

from tests.terminal.piped import Shell

BOTH = ("play", "objectif", "--seats", "me,me", "--seed", "5", "--option", "rounds=1")
COVER_B = "Pass the screen to seat B. Seat B, press Enter:"


def test_the_screen_is_covered_before_another_seat_looks(shell: Shell) -> None:
    shown = shell(*BOTH, typed="\npair\n\nquit\n").shown

    assert shown.index("A> pair") < shown.index(COVER_B) < shown.index("Objectif: seat B")


def test_ob12_a_laid_card_is_not_shown_to_the_others(shell: Shell) -> None:
    shown = shell(*BOTH, typed="\npair\n\nquit\n").shown
    seen_by_b = shown[shown.index(COVER_B) :]

    assert "A has chosen in secret" in seen_by_b
    assert "A: pair" not in seen_by_b


def test_nobody_takes_back_the_secret_answer_of_another(shell: Shell) -> None:
    shown = shell(*BOTH, typed="\npair\n\nundo\nquit\n").shown

    assert "Nothing can be taken back" in shown


def test_ob4_the_turned_up_card_is_told(shell: Shell) -> None:
    shown = shell(*BOTH, typed="\npair\n\njoker\n\nquit\n").shown
    after = shown[shown.rindex("Objectif: seat A") :]

    assert "A: lays pair" in shown
    assert "B: joker" not in after


def test_one_person_against_bots_needs_no_cover(shell: Shell) -> None:
    shown = shell("play", "objectif", "--seats", "me,random", "--seed", "5", typed="pair\nquit\n").shown

    assert "Pass the screen" not in shown


def test_a_game_without_secrets_needs_no_cover(shell: Shell) -> None:
    shown = shell("play", "qwixx_duel", "--seats", "me,me", "--seed", "5", typed="pass\npass\n\nquit\n").shown

    assert "Pass the screen" not in shown
    assert "Qwixx Duel: seat B" in shown


def test_a_sheet_that_is_asked_for_between_two_seats_shows_no_secret(shell: Shell) -> None:
    typed = "1 2 3 4 5\n\npair\n\njoker\n\nd1 reroll\nsheet\nquit\n"
    shown = shell(*BOTH, "--dice", "typed", typed=typed).shown

    assert "your cards" in shown
    assert "your cards" not in shown[shown.rindex("> d1 reroll") :]
