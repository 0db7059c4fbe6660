"""People around a game: what has happened, what may be taken back, where it is channel."""
