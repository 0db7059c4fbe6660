"""What does a newcomer try first?"""

from gobelet.core.lesson import Lesson, Step
from gobelet.core.text import say

LESSON = Lesson(
    seats=1,
    steps=(
        Step(
            say(
                "The turn of Très futé on other zones: up to three rolls, each time you choose one die and mark it "
                "in the zone of its colour; white serves as any. What is lower than your die goes to the silver "
                "platter."
            ),
            before=("roll white=5 yellow=4 blue=3 green=6 orange=5 violet=2",),
        ),
        Step(
            say(
                "Yellow has three rows. Numbers in the bottom row are points, those in the middle row cost points, "
                "and the top row, in which numbers must decrease, brings bonuses. Write the 4 into the bottom row: "
                "blue 3 and violet 2 are lower and go to the platter."
            ),
            do="yellow bottom1",
        ),
        Step(
            say(
                "In violet the die and all that lies on the platter are added up: white 3, with blue 3 and violet 2 "
                "on the platter, makes 8. Each number must be greater than the one before."
            ),
            before=("roll white=3 green=4 orange=5",),
            do="white violet1",
        ),
        Step(
            say(
                "Green goes in pairs, and each die is multiplied by what is printed in its box. The left number "
                "counts for you, the right one against you: write the 4 on the left, times 2."
            ),
            before=("roll green=4 orange=3",),
            do="green green1",
        ),
        Step(
            say(
                "The passive turn: three low dice lie on the platter, and you use one. The green 2 goes on the "
                "right, times 3: the pair brings 8 − 6 = 2, and its box a re-roll."
            ),
            before=("roll white=6 yellow=2 blue=4 green=2 orange=1 violet=5", "roll platter=yellow+green+orange"),
            do="green green2",
        ),
        Step(
            say(
                "In orange you tick a box with the number of the die, always to the right of the last tick; what "
                "you skip is lost. In blue you tick the sum of the blue and the white die."
            ),
        ),
        Step(
            say(
                "Mix actions change dice: polish makes a die of the platter one more or less, take back rolls one "
                "again, a joker makes a die count as another number. In the end each fox is worth as much as your "
                "lowest-scoring zone."
            ),
        ),
    ),
)
