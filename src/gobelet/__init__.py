"""gobelet, the dice cup: a home for dice games."""
