#!/usr/bin/env python3
"""Measures the benchmark scenes and prints them beside the figures of the original (figures.tsv).

    run.py --build DIR [--only NAME[,NAME...]] [--frames N] [--runs N] [--null] [--rasterise] [--instructions]
           [--compare FILE [--keep]] [--write-tables] [--list]

Everything is said in U: what raw_sfml needs for 50,000 moving quads in the same run, so that computers compare.
raw_sfml is written for SFML 2: with SFML 3 there are milliseconds only.
The scenes run in a virtual display with Mesa's no-op driver, which costs everything but the rasterising;
--rasterise draws for real, --null runs the scenes on the backend without a window.
--runs repeats everything and shows medians. --instructions counts the instructions of a frame instead, with callgrind on
the backend without a window. --compare keeps the run in FILE, or compares it with the one that FILE has; --keep then
replaces that. --write-tables writes the tables of docs/measurements.md and docs/benchmarks.md.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import report

HERE = Path(__file__).resolve().parent
WITH_DISPLAY = HERE.parent / "display" / "with-display"
OURS = ("tile_bench", "changes_bench")  # of things that the original cannot do, so without figures of it


def figures():
    """(scenario, count) -> U of cocos2d-x, of axmol, and to reach."""
    rows = {}
    for line in (HERE / "figures.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, count, *values, _ = line.split("\t")
            original_ms, axmol_ms, original, target = map(float, values)
            rows[name, int(count)] = (original, axmol_ms * original / original_ms, target)
    return rows


def labels():
    """(scenario, count) -> what happens in each frame, for docs/measurements.md."""
    rows = (line.split("\t") for line in (HERE / "figures.tsv").read_text().splitlines() if line and not line.startswith("#"))
    return {(row[0], int(row[1])): row[-1] for row in rows}


def instruction_figures():
    """"name:count" -> (label, divisor, before, target, original), per node where the divisor is not 1."""
    rows = {}
    for line in (HERE / "instructions.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            key, divisor, label, before, target, original = (line + "\t\t\t").split("\t")[:6]
            rows[key] = (label, int(divisor), *(float(value) if value else None for value in (before, target, original)))
    return rows


def count_instructions(build, only, frames):
    """"name:count" -> instructions of a frame, on the backend without a window."""
    environment = dict(os.environ, COPRA_BACKEND="null")
    names = only.split(",") if only else []
    counts = {}
    for key in instruction_figures():
        if names and key not in names and key.split(":")[0] not in names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            profile = Path(folder) / "profile"
            subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
                            "--toggle-collect=bench_measured_step", str(build / "scene_bench"), "--only", key,
                            "--frames", str(frames)],
                           env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for line in profile.read_text(errors="replace").splitlines():
                if line.startswith("summary:"):
                    counts[key] = int(line.split()[1]) / frames
        print(f"{key:<34}{counts[key]:>14,.0f} instructions a frame", flush=True)
    return counts


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


def raw_times(build, environment, frames):
    """(scenario, count) -> milliseconds of raw_sfml; nothing where it was not built."""
    if not (build / "raw_sfml").exists():
        return {}
    return measure([str(WITH_DISPLAY), str(build / "raw_sfml")] + frames, environment)[1]


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
            original, _, target = known[name, count]
            good = units <= target
            reached, compared = reached + good, compared + 1
            line += f"{original:>12.2f}{original / max(units, 1e-6):>7.1f}x{target:>12.2f}{'' if good else '  not yet'}"
        print(line)
    return reached, compared


def run_scenes(build, options):
    """One pass over the scenes and raw_sfml: remarks, (scenario, count) -> milliseconds."""
    environment = dict(os.environ)
    if not options.rasterise:
        environment["GALLIUM_NOOP"] = "1"
    frames = ["--frames", options.frames] if options.frames else []
    before = raw_times(build, environment, frames)
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
    after = raw_times(build, environment, frames)
    rows.update((key, min(before[key], after[key])) for key in before)
    return remarks, rows


def measured_run(build, options):
    """All that was asked for, as a report.Run."""
    if options.instructions:
        return report.Run(instructions=count_instructions(build, options.only, int(options.frames or 10)))
    run = report.Run()
    for number in range(options.runs):
        remarks, rows = run_scenes(build, options)
        for (name, count), milliseconds in rows.items():
            run.times.setdefault(report.key_of(name, count), []).append(milliseconds)
        if number == 0:
            print("\n".join(remarks))
    if run.unit:
        print(f"1 U = {report.UNIT} = {run.unit:.3f} ms")
    else:
        print("there is no raw_sfml, which is written for SFML 2: no U, and nothing to compare with")
    medians = {(key.split(":")[0], int(key.split(":")[1])): report.median(values) for key, values in run.times.items()}
    reached, compared = table(medians, run.unit)
    if compared:
        print(f"{reached} of {compared} scenarios reach their figure")
    return run


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", required=True, type=Path)
    parser.add_argument("--only", help="scenarios, separated by commas; NAME:COUNT picks one size")
    parser.add_argument("--frames", help="frames to measure instead of each scenario's own number")
    parser.add_argument("--runs", type=int, default=1, help="repetitions; medians are shown")
    parser.add_argument("--null", action="store_true", help="no window: everything but the backend's drawing")
    parser.add_argument("--rasterise", action="store_true", help="draw for real instead of with the no-op driver")
    parser.add_argument("--instructions", action="store_true", help="count instructions, with valgrind")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="keep the run, or compare it with the one kept")
    parser.add_argument("--keep", action="store_true", help="with --compare: replace the run that was kept")
    parser.add_argument("--write-tables", action="store_true", help="write the tables of docs/measurements.md and docs/benchmarks.md")
    parser.add_argument("--list", action="store_true", help="name the scenarios")
    options = parser.parse_args()

    build = options.build.resolve() / "tests" / "benchmark"
    if options.list:
        listed = subprocess.run([str(build / "scene_bench"), "--list"]).returncode
        print("\n".join(OURS))
        return listed
    run = measured_run(build, options)
    slower = 0
    if options.compare and options.compare.exists():
        kept = report.Run.read(options.compare)
        slower = report.print_comparison(report.compare(kept, run))
    if options.compare and (options.keep or not options.compare.exists()):
        run.write(options.compare)
        print(f"kept in {options.compare}")
    if options.write_tables:
        if options.instructions:
            report.write_tables({"instructions": report.table_of_instructions(run, instruction_figures())})
        else:
            report.write_tables({"times": report.table_of_times(run, figures()), "frames": report.table_of_frames(run, figures(), labels())})
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
