"""The vocabulary of any dice game; it knows no game."""
