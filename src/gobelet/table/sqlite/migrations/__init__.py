"""How did the file of tables come to look like this? Scripts, run once each in the order of their numbers."""
