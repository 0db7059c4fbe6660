"""Mechanisms that at least two games use, and only those."""
