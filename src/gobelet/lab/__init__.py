"""Second gear at work: many games at once."""
