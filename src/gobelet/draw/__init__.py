"""How does a picture reach the eye? As SVG, terminal text or PNG, all in one theme; it knows no game."""
