"""The turn that the futé games share: six dice, a silver platter, bonuses in chains, action bars."""
