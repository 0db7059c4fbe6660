"""What does a newcomer try first?"""

from gobelet.core.lesson import Lesson, Step
from gobelet.core.text import say

LESSON = Lesson(
    seats=1,
    steps=(
        Step(
            say(
                "Six dice, and a zone for each colour; white serves as any colour. In a turn you roll up to three "
                "times, and each time you choose one die and mark it. What is lower than your die goes to the "
                "silver platter and is out of your hand."
            ),
            before=("roll white=4 yellow=2 blue=5 green=3 orange=6 violet=2",),
        ),
        Step(
            say(
                "So begin with a low die: no other is lower than the yellow 2, and nothing is lost. Point at the "
                "die, then at the 2 in the third row of the yellow zone."
            ),
            do="yellow yellow2b",
        ),
        Step(
            say(
                "The other five dice were rolled again. The white 4 can be a yellow 4: tick the one in the same "
                "row. No other die is lower than 4."
            ),
            before=("roll white=4 blue=4 green=5 orange=4 violet=5",),
            do="white yellow4a",
        ),
        Step(
            say(
                "Your third and last roll. In violet each number must be greater than the one before, so begin "
                "small: write the 3. The blue 2 is lower, and after the third choice all other dice go to the "
                "platter."
            ),
            before=("roll blue=2 green=6 orange=5 violet=3",),
            do="violet violet1",
        ),
        Step(
            say(
                "Now a passive turn: of one roll of all dice the three lowest lie on the platter, and you use one "
                "of them. With others you get what they leave on theirs. The yellow 1 completes the third row."
            ),
            before=("roll white=6 yellow=1 blue=2 green=3 orange=5 violet=6", "roll platter=yellow+blue+green"),
            do="yellow yellow1b",
        ),
        Step(
            say(
                "A complete row brings what is drawn at its end: here a free tick in green. Bonuses are used at "
                "once, and one can set off the next: that is what the game is about."
            ),
            do="green1",
        ),
        Step(
            say(
                "Other bonuses are re-rolls, extra dice (use any die once more at the end of a turn) and foxes: "
                "each is worth as much as your lowest-scoring zone, so neglect none. After six rounds all zones are "
                "added up; 280 points are a masterpiece."
            ),
        ),
    ),
)
