"""What does a newcomer try first?"""

from gobelet.core.lesson import Lesson, Step
from gobelet.core.text import say

LESSON = Lesson(
    seats=2,
    steps=(
        Step(
            say(
                "Everybody has the same ten cards. A card is a bet on what the five dice will show in the end, and "
                "the harder it is, the more points it brings. Each card is played once."
            ),
            before=("roll d1=3 d2=3 d3=3 d4=5 d5=1",),
        ),
        Step(
            say(
                "In this round you are active: you may re-roll dice later. Three 3s are a good start for a full "
                "house, three alike and two alike, for 5 points. Lay that card; the other player lays one, too, "
                "face down."
            ),
            do="full_house",
        ),
        Step(
            say(
                "Your card lies open, that of the other player stays hidden. You may re-roll any dice, twice at "
                "most: choose the two that do not fit, the 5 and the 1, and re-roll them."
            ),
            before=("B no_even",),
            do="d4 d5 reroll",
        ),
        Step(
            say("Three 3s and two 4s: that is a full house. Keep the dice as they are."),
            before=("roll d4=4 d5=4",),
            do="stop",
        ),
        Step(
            say(
                "All cards are turned up. You made yours: 5 points. B had bet on dice without even numbers, and "
                "your 4s have spoilt it: its card is yours, for 1 point."
            ),
        ),
        Step(
            say(
                "Now B is active and will re-roll. You cannot, so lay a card that these dice make already and that "
                "is hard to spoil: a pair."
            ),
            before=("roll d1=2 d2=2 d3=5 d4=5 d5=1",),
            do="pair",
        ),
        Step(
            say(
                "B has played for four of a kind and missed it; your pair of 2s stayed. The player with the most "
                "points after the last round wins. Save the valuable cards for dice that come close."
            ),
            before=("B four", "B d3 d4 d5 reroll", "roll d3=6 d4=4 d5=1", "B stop"),
        ),
    ),
)
