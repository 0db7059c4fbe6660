"""Figures that anyone can measure again; see CONTRIBUTING.md."""
