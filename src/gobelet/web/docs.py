"""Where are the texts that pages show?"""

from pathlib import Path


def docs() -> Path:
    """Packed beside the code, or in the folder of the project it runs from."""
    packed = Path(__file__).parents[1] / "docs"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs"
