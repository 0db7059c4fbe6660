"""Where do tests get programs that are no Python packages? A machine that may install them gets them first."""

import os
import shutil
import subprocess

# Services are not started, and nobody is asked anything.
QUIETLY = {**os.environ, "RUNLEVEL": "1", "DEBIAN_FRONTEND": "noninteractive"}
LOCK = "/var/lock/gobelet-packages"  # apt runs once at a time


def program(name: str, *packages: str) -> str:
    """The path of a program. Where it cannot be had the test fails: it is never skipped."""
    if not shutil.which(name) and shutil.which("apt-get") and os.geteuid() == 0:
        install = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}"
        subprocess.run(["flock", LOCK, "sh", "-c", install], check=False, capture_output=True, env=QUIETLY)
    found = shutil.which(name)
    assert found, f"This test needs {name}; it is missing here and could not be installed: apt install {packages[0]}."
    return found
