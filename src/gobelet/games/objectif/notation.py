"""How is it written?"""

from gobelet.core.game import Die
from gobelet.core.text import say
from gobelet.games.objectif import sheet
from gobelet.games.objectif.moves import FIRST_PAIR, STOP, dice_of, first_card, second_card

DICE = tuple(Die(f"d{n}", "white", say("die {number}", number=n)) for n in range(1, sheet.DICE + 1))
WORDS = {"reroll": say("Re-roll"), "stop": say("Keep the dice")}
PARTS = {"cards": say("own cards"), "captured": say("captured cards")}
CARD_NAMES = {
    "joker": say("joker"),
    "pair": say("pair"),
    "three": say("three of a kind"),
    "two_pairs": say("two pairs"),
    "small_straight": say("small straight"),
    "no_even": say("no even"),
    "no_odd": say("no odd"),
    "full_house": say("full house"),
    "large_straight": say("large straight"),
    "four": say("four of a kind"),
}


def write(move: int) -> str:
    """`pair`: that card is laid; `pair three`: two of them; `d1 d4 reroll`: those dice; `stop`: none."""
    if move < FIRST_PAIR:
        return sheet.NAMES[first_card(move)]
    if move < STOP:
        return f"{sheet.NAMES[first_card(move)]} {sheet.NAMES[second_card(move)]}"
    if move == STOP:
        return "stop"
    picked_up = [die.name for number, die in enumerate(DICE) if dice_of(move) >> number & 1]
    return f"{' '.join(picked_up)} reroll"
