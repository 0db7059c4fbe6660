"""Are people told how each level plays, how strong it is where that was measured, and where nobody has learned?"""

from gobelet.bots import BOTS, opponents
from gobelet.bots.levels import LEVELS, strengths_of
from gobelet.bots.telling import figure_of, figures, offer, unlearned
from gobelet.core.setup import set_up, setups
from gobelet.games import GAMES
from tests.sheets import changed

FUTE = GAMES["tres_fute"]
OWN = changed("tres_fute", {"[3, 6, 5, 0]": "[3, 1, 5, 0]"})


def test_all_four_levels_are_offered() -> None:
    assert [bot.name for bot in opponents()] == list(LEVELS)


def test_a_level_is_offered_with_its_manner_and_what_was_measured() -> None:
    alone = set_up(FUTE, 1)
    (measured,) = [each for each in strengths_of(alone) if each.is_for("strong", 1, alone.options)]

    assert str(offer(BOTS["strong"], alone)) == (
        f"strong: makes the move that promises most in the end (about {round(measured.mean)} points)"
    )


def test_nothing_is_told_where_nothing_was_measured() -> None:
    own = set_up(OWN, 1)

    assert figure_of(BOTS["strong"], own) is None
    assert figures(BOTS["strong"], OWN) == []
    assert str(offer(BOTS["strong"], own)) == "strong: makes the move that promises most in the end"


def test_figures_name_the_seats_and_the_options_that_are_not_as_usual() -> None:
    told = [str(each).partition(":")[0] for each in figures(BOTS["strong"], FUTE)]

    assert told[:2] == ["alone", "alone, original"]
    assert len(set(told)) == len(told)


def test_a_sheet_that_nobody_has_learned_is_told_to_whoever_plays_against_better_bots() -> None:
    sentence = "Nobody has learned this sheet yet: strong and master look ahead by the points alone."

    assert str(unlearned(set_up(OWN, 2), ["master"])) == sentence
    assert unlearned(set_up(OWN, 2), ["casual"]) is None


def test_our_own_fute_games_mosaix_and_objectif_are_learned_with_all_seats_and_options() -> None:
    for name in ("tres_fute", "melange_fute", "mosaix", "objectif"):
        assert [unlearned(setup) for setup in setups(GAMES[name])] == [None] * len(list(setups(GAMES[name])))
