#!/usr/bin/env python3
"""memory.py GAME [MINUTES]: lets the autopilot play an endless game for 30 simulated minutes (or so many), without a window, and
compares the memory of its own after a third of the time, when every stage has been played once, and at the end: it must stay
flat.
"""
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
from processes import resident  # noqa: E402: its folder is known only now

MOST_GROWTH = 2048  # KiB; the recording takes up to 20 bytes a step, 1.4 MB in twenty minutes
POLL = 0.02  # seconds


def played(stats):
    """Seconds of play in the last whole line of the statistics."""
    lines = stats.read_text().splitlines() if stats.exists() else []
    for line in reversed(lines[-2:]):
        try:
            return json.loads(line)["t"]
        except ValueError:
            continue
    return 0


def main(game, minutes=30):
    seconds = int(minutes) * 60
    with tempfile.TemporaryDirectory() as folder:
        stats = Path(folder) / "stats"
        process = subprocess.Popen([game, "--headless", "--autopilot", "--mode", "endless", "--stage", "meadow", "--frames",
                                    str(seconds * 60), "--stats", stats], stdout=subprocess.DEVNULL)
        early = late = None
        while process.poll() is None:
            memory = resident(process.pid)
            if early is None and played(stats) >= seconds / 3:
                early = memory
            late = memory or late
            time.sleep(POLL)
        if process.returncode != 0 or not early or not late:
            sys.exit(f"the game ended with {process.returncode}; memory {early}, {late} KiB")
    print(f"{early} KiB after {seconds // 180} minutes, {late} KiB after {seconds // 60}: {late - early:+} KiB")
    return 1 if late - early > MOST_GROWTH else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
