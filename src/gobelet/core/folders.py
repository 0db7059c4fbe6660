"""Where does gobelet keep what belongs to a user? In the data folder of the system, or wherever GOBELET_DATA says."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    if chosen := os.environ.get("GOBELET_DATA"):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "gobelet"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "gobelet"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "gobelet"
