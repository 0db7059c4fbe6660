"""How long does a test wait for what must come before it gives up? Long: others may keep the processors busy."""

SECONDS = 120.0
