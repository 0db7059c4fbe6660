"""How does what the futé games share look? Dice and platter, rounds and bars, bonuses, boxes of a zone, players."""
