"""The table in a browser: pages, an API, a stream of what happens."""
