"""Who helps players to get better? Values of moves by playing on, hints, odds, reviews and practice."""
