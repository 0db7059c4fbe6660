"""The web table as people meet it: in a real browser."""
