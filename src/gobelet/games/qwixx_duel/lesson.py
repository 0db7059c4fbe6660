"""What does a newcomer try first?"""

from gobelet.core.lesson import Lesson, Step
from gobelet.core.text import say

LESSON = Lesson(
    seats=2,
    steps=(
        Step(
            say(
                "Two players race along four rows, always from left to right. Your pawns are those of A. All dice "
                "have been rolled: two white ones, and one in the colour of each row."
            ),
            before=("roll white1=2 white2=3 red=1 yellow=4 green=2 blue=6",),
        ),
        Step(
            say(
                "Action 1: the two white dice make 5, and you may place a pawn on a 5 in any row. Choose the red 5: "
                "it skips only three boxes, a green 5 would skip seven."
            ),
            do="red5",
        ),
        Step(
            say(
                "Action 2: add one white die to a coloured one, and place a pawn in the row of that colour. White 3 "
                "and yellow 4 make 7: choose the yellow 7."
            ),
            do="yellow7",
        ),
        Step(
            say(
                "B has placed two pawns. The one on red 7 leads its row and stands alone, so you may capture it: "
                "your white dice make 7. It goes back to B, and your pawn takes its place."
            ),
            before=(
                "roll white1=3 white2=4 red=2 yellow=5 green=1 blue=1",
                "B red7",
                "B yellow9",
                "roll white1=3 white2=4 red=5 yellow=1 green=6 blue=2",
            ),
            do="red7",
        ),
        Step(
            say(
                "Green and blue run from 12 down to 2. White 4 and green 6 make 10. Small gaps are good: every box "
                "you skip in a row is lost to you."
            ),
            do="green10",
        ),
        Step(
            say(
                "B passed twice. A turn without a pawn is a miss and costs 5 points. Your pawn on red 7 leads its "
                "row: with another 7 you may stack a pawn on it. A stack is never captured, and all its pawns "
                "count."
            ),
            before=(
                "roll white1=1 white2=1 red=1 yellow=1 green=6 blue=6",
                "B pass",
                "B pass",
                "roll white1=4 white2=3 red=2 yellow=3 green=5 blue=1",
            ),
            do="red7",
        ),
        Step(
            say(
                "With five pawns in a row you may take its last number, which closes the row for both. The game "
                "ends with the second closed row, the fourth miss or somebody's last pawn. Long rows pay: one pawn "
                "brings 1 point, three bring 6, six bring 21."
            ),
        ),
    ),
)
