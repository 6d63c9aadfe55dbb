#!/usr/bin/env python3
"""soak.py MINUTES GAME GALLERY MONKEY: lets three programs run without a window for a third of MINUTES each, and watches their memory.

- BeeCluster: the autopilot plays one endless game. Its memory in the last third must not be larger than in the second third.
- The gallery: all scenes, again and again. Each run must succeed, and none may need more memory than the first ones.
- The monkey: random games of seeds that nobody has tried; each is a process with limits of its own.

Exits with 1 if one of them fails. What they print is in a folder that is named then.
"""
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from processes import resident

MOST_GROWTH = 8192  # KiB; longer statistics, fuller caches
MONKEY_SEEDS = 4  # a batch, so that the time is kept


def growth(samples):
    """How much the most of the last third is above that of the second third; None if there are too few samples."""
    third = len(samples) // 3
    if third < 2:
        return None
    return max(samples[2 * third :]) - max(samples[third : 2 * third])


def soak_game(game, seconds, folder):
    with open(folder / "game.log", "w", encoding="utf-8") as log:
        process = subprocess.Popen([game, "--headless", "--autopilot", "--mode", "endless", "--stage", "meadow", "--seed",
                                    str(random.randrange(1, 1 << 30)), "--frames", "100000000"], stdout=log, stderr=log)
        samples, end = [], time.monotonic() + seconds
        while time.monotonic() < end and process.poll() is None:
            samples.append(resident(process.pid) or 0)
            time.sleep(min(1.0, seconds / 30))
        if process.poll() is not None:
            return False, f"BeeCluster ended with {process.returncode}"
        process.kill()
        process.wait()
    grown = growth(samples)
    if grown is None:
        return False, "BeeCluster ran too short to say anything about its memory"
    return grown <= MOST_GROWTH, f"BeeCluster: {samples[-1] // 1024} MiB at the end, {grown:+} KiB in the last third"


def soak_gallery(gallery, seconds, folder):
    peaks, end = [], time.monotonic() + seconds
    while time.monotonic() < end or len(peaks) < 2:
        with open(folder / "gallery.log", "w", encoding="utf-8") as log:
            process = subprocess.Popen([gallery, "--all", "--headless"], stdout=log, stderr=log)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            return False, f"the gallery ended with {process.returncode} in run {len(peaks) + 1}"
        peaks.append(usage.ru_maxrss)
    grown = max(peaks) - max(peaks[:2])
    return grown <= MOST_GROWTH, f"gallery: {len(peaks)} times all scenes, at most {max(peaks) // 1024} MiB"


def soak_monkey(monkey, seconds, folder):
    played, end, first = 0, time.monotonic() + seconds, random.randrange(10000, 1 << 30)
    while time.monotonic() < end or played == 0:
        seeds = f"{first + played}-{first + played + MONKEY_SEEDS - 1}"
        with open(folder / "monkey.log", "w", encoding="utf-8") as log:
            code = subprocess.run([monkey, "--seeds", seeds, "--frames", "2000"], stdout=log, stderr=log, check=False).returncode
        if code != 0:
            return False, f"the monkey failed in the seeds {seeds}"
        played += MONKEY_SEEDS
    return True, f"monkey: {played} games from seed {first}"


def main(minutes, game, gallery, monkey):
    folder = Path(tempfile.mkdtemp(prefix="copra-soak-"))
    os.environ["HOME"] = os.environ["TMPDIR"] = str(folder)  # records of the games
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    seconds, all_good = float(minutes) * 60 / 3, True
    for soak, program in ((soak_game, game), (soak_gallery, gallery), (soak_monkey, monkey)):
        is_good, text = soak(program, seconds, folder)
        print(f"soak: {text}{'' if is_good else ' -- FAILED, see ' + str(folder)}", flush=True)
        all_good = all_good and is_good
    if all_good:
        subprocess.run(["rm", "-rf", str(folder)], check=False)
    return 0 if all_good else 1


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
