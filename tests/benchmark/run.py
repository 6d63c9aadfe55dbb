#!/usr/bin/env python3
"""Measures the benchmark scenes and prints them beside the figures of the original (figures.tsv).

    run.py --build DIR [--only NAME[,NAME...]] [--frames N] [--null] [--rasterise] [--list]

Everything is said in U: what raw_sfml needs for 50,000 moving quads in the same run, so that computers compare.
raw_sfml is written for SFML 2: with SFML 3 there are milliseconds only.
The scenes run in a virtual display with Mesa's no-op driver, which costs everything but the rasterising;
--rasterise draws for real, --null runs the scenes on the backend without a window.
"""
import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WITH_DISPLAY = HERE.parent / "display" / "with-display"
UNIT = ("raw_moving_quads", 50000)
OURS = ("tile_bench", "changes_bench")  # of things that the original cannot do, so without figures of it


def figures():
    """(scenario, count) -> (U of the original, U to reach)."""
    rows = {}
    for line in (HERE / "figures.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, count, _, _, original, target = line.split("\t")
            rows[name, int(count)] = (float(original), float(target))
    return rows


def measure(command, environment):
    """Runs a benchmark program: its remarks, and (scenario, count) -> median milliseconds in order."""
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{command[-1] if len(command) < 3 else Path(command[1]).name}: exit status {done.returncode}")
    remarks, rows = [], {}
    for line in done.stdout.splitlines():
        fields = line.split(",")
        if line.startswith("#"):
            remarks.append(line[1:].strip())
        elif len(fields) >= 5 and fields[1].isdigit():
            rows[fields[0], int(fields[1])] = float(fields[3])
    return remarks, rows


def unit(build, environment, frames):
    """Milliseconds of one U; None where raw_sfml was not built."""
    if not (build / "raw_sfml").exists():
        return None
    command = [str(WITH_DISPLAY), str(build / "raw_sfml"), "--only", f"{UNIT[0]}:{UNIT[1]}"]
    return measure(command + frames, environment)[1][UNIT]


def programs(only):
    """What to run, with its arguments: all, or what the names (separated by commas) stand for."""
    names = only.split(",") if only else []
    scenes = ",".join(name for name in names if name not in OURS)
    chosen = [("scene_bench", ["--only", scenes] if scenes else [])] if scenes or not names else []
    return chosen + [(program, []) for program in OURS if program in names or not names]


def table(rows, one_unit):
    known = figures()
    print(f"{'scenario':<28}{'count':>8}{'ms':>10}{'U':>8}{'original U':>12}{'faster':>8}{'to reach U':>12}")
    reached = compared = 0
    for (name, count), milliseconds in rows.items():
        if name.startswith(("memory_", "create_", "destroy_")):
            print(f"{name:<28}{count:>8}{milliseconds:>10.1f}")
            continue
        if not one_unit:
            print(f"{name:<28}{count:>8}{milliseconds:>10.3f}")
            continue
        units = milliseconds / one_unit
        line = f"{name:<28}{count:>8}{milliseconds:>10.3f}{units:>8.2f}"
        if (name, count) in known:
            original, target = known[name, count]
            good = units <= target
            reached, compared = reached + good, compared + 1
            line += f"{original:>12.2f}{original / max(units, 1e-6):>7.1f}x{target:>12.2f}{'' if good else '  not yet'}"
        print(line)
    return reached, compared


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--only", help="scenarios, separated by commas; NAME:COUNT picks one size")
    parser.add_argument("--frames", help="frames to measure instead of each scenario's own number")
    parser.add_argument("--null", action="store_true", help="no window: everything but the backend's drawing")
    parser.add_argument("--rasterise", action="store_true", help="draw for real instead of with the no-op driver")
    parser.add_argument("--list", action="store_true", help="name the scenarios")
    options = parser.parse_args()

    build = options.build.resolve() / "tests" / "benchmark"
    if options.list:
        listed = subprocess.run([str(build / "scene_bench"), "--list"]).returncode
        print("\n".join(OURS))
        return listed
    environment = dict(os.environ)
    if not options.rasterise:
        environment["GALLIUM_NOOP"] = "1"
    frames = ["--frames", options.frames] if options.frames else []
    before = unit(build, environment, frames)
    if options.null:
        environment["COPRA_BACKEND"] = "null"
    remarks, rows = [], {}
    for program, arguments in programs(options.only):
        command = [] if options.null else [str(WITH_DISPLAY)]
        command += [str(build / program)] + arguments + (frames if program == "scene_bench" else [])
        more, measured = measure(command, environment)
        remarks += more
        rows.update(measured)
    environment.pop("COPRA_BACKEND", None)
    after = unit(build, environment, frames)
    for remark in remarks:
        print(remark)
    if not before:
        print("there is no raw_sfml, which is written for SFML 2: no U, and nothing to compare with")
        table(rows, None)
        return 0
    print(f"1 U = {UNIT[0]} {UNIT[1]} = {min(before, after):.3f} ms (before {before:.3f}, after {after:.3f})")
    reached, compared = table(rows, min(before, after))
    print(f"{reached} of {compared} scenarios reach their figure")
    return 0


if __name__ == "__main__":
    sys.exit(main())
