#!/usr/bin/env python3
"""Measures what a frame costs with software drawing: processor time and time, as a difference of two lengths.

    drawing.py --build DIR [--runs N] [--size WxH] [NAME ...]

NAME is a scene of the gallery, or beecluster[:STAGE]. The time before the first frame and after the last one cancels out.
The least of all runs is shown: what other programs do makes a run longer, never shorter.
"""
import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WITH_DISPLAY = HERE.parent / "display" / "with-display"
DEFAULT = ["beecluster:meadow", "layers/gradient", "maps/large", "particles/weather", "sprites/blending",
           "text/wrapping"]
SHORT, LONG = 60, 300  # frames


def command(build, name, frames, size):
    if name.startswith("beecluster"):
        stage = name.partition(":")[2]
        return [str(build / "game" / "beecluster"), "--frames", str(frames), "--autopilot", "--seed", "1", "--size", size,
                *(["--stage", stage] if stage else [])]
    return [str(build / "tests" / "gallery" / "gallery"), name, "--frames", str(frames)]


def seconds(arguments):
    """Processor time and time of a program in a virtual display."""
    done = subprocess.run([str(WITH_DISPLAY), "bash", "-c", "TIMEFORMAT='%U %S %R'; time \"$@\" >/dev/null 2>&1", "-",
                           *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    fields = done.stderr.strip().splitlines()[-1].split() if done.stderr.strip() else []
    if len(fields) != 3:
        sys.exit(f"{arguments[0]}: {done.stderr.strip() or 'no times'}")
    user, system, real = (float(field) for field in fields)
    return user + system, real


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--size", default="960x640")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    build = options.build.resolve()
    print(f"{'scene':<28}{'processor ms':>14}{'ms':>8}   a frame")
    for name in options.names or DEFAULT:
        least = {}
        for _ in range(options.runs):
            for frames in (SHORT, LONG):
                measured = seconds(command(build, name, frames, options.size))
                least[frames] = tuple(map(min, least.get(frames, measured), measured))
        per_frame = [(long - short) * 1000.0 / (LONG - SHORT) for short, long in zip(least[SHORT], least[LONG])]
        print(f"{name:<28}{per_frame[0]:>14.2f}{per_frame[1]:>8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
