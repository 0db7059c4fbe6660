"""What does a newcomer try first?"""

from gobelet.core.lesson import Lesson, Step
from gobelet.core.text import say

LESSON = Lesson(
    seats=1,
    steps=(
        Step(
            say(
                "Four dice with symbols, and a grid of seven by seven boxes with a triangle in the middle. What "
                "scores in the end are areas of five or more identical symbols."
            ),
            before=("roll d1=circle d2=circle d3=cross d4=triangle",),
        ),
        Step(
            say(
                "First lay the four dice together, edge to edge: two circles and a cross in a row, the triangle "
                "below the second circle. Point at these four boxes of the small board."
            ),
            do="oa1 ob1 xc1 tb2",
            by_hand="lay-a1 lay-b1 lay-c1 lay-b2",
        ),
        Step(
            say(
                "Now copy this formation into your grid, turned as you like. Hold it by its triangle, the die with "
                "the 4 in the first drawing, and put that on d3: it touches the printed triangle."
            ),
            do="up4 d3",
        ),
        Step(
            say(
                "The next roll has two triangles. Lay them side by side: triangle, triangle, circle, and the cross "
                "below."
            ),
            before=("roll d1=triangle d2=triangle d3=circle d4=cross",),
            do="ta1 tb1 oc1 xb2",
            by_hand="lay-a1 lay-b1 lay-c1 lay-b2",
        ),
        Step(
            say(
                "Turned by a quarter, the two triangles stand on top of each other. Take the upper one, and put it "
                "on d5: then four triangles are joined."
            ),
            do="right1 d5",
        ),
        Step(
            say("One triangle more makes an area that scores. Lay the four dice in a row, the triangle first."),
            before=("roll d1=triangle d2=cross d3=cross d4=circle",),
            do="ta1 xb1 xc1 od1",
            by_hand="lay-a1 lay-b1 lay-c1 lay-d1",
        ),
        Step(
            say(
                "Put the triangle on e5. The circle hangs over the edge and is dropped; alone you may drop eight "
                "symbols in a game, and each that you do not drop is a point."
            ),
            do="up1 e5",
        ),
        Step(
            say(
                "Five triangles, one area: 1 × 5 points. For each symbol the number of its areas is multiplied by "
                "all their boxes, so two areas count double. The game ends when nothing fits any more; alone, 120 "
                "points win."
            ),
        ),
    ),
)
