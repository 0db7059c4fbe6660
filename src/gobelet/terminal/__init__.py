"""The table in a plain terminal: everything is shown as lines of text and answered with words."""
