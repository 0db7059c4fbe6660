"""The web table, asked over HTTP."""
