#!/usr/bin/env python3
"""Runs the recorded cases of one area, or the pictures, and compares them with what was recorded.

    run.py part1|part2 --area AREA --program FILE --work DIR
    run.py pictures --program FILE --work DIR

Fails when a case differs that pending.txt does not list, and also when a listed case passes: the list is always
exact. A case that crashes or hangs fails alone; the cases after it run in processes of their own. The verdict on
each case is given by the compare script that came with the recording. Exit status 77: nothing of the area is
built yet.
"""
import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pending

HERE = Path(__file__).resolve().parent
NOTHING_BUILT = 77
AREA_SECONDS, CASE_SECONDS = 120, 30


def run(command, environment, seconds):
    """Runs to the end: (exit text or '', combined output). A signal or a time-out becomes words."""
    try:
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=seconds)
    except subprocess.TimeoutExpired as expired:
        return f"did not end within {seconds} s", (expired.stdout or b"").decode(errors="replace")
    output = done.stdout.decode(errors="replace")
    if done.returncode < 0:
        return f"ended by {signal.Signals(-done.returncode).name}", output
    return (f"exit status {done.returncode}" if done.returncode else ""), output


def traces(path):
    """The cases of a trace file in order: name -> text of its lines."""
    cases, name = {}, None
    if path.exists():
        for line in path.read_text(errors="surrogateescape").split("\n"):
            if line.startswith("== "):
                name = line[3:].strip()
                cases[name] = []
            elif name is not None:
                cases[name].append(line)
    return {name: "\n".join(lines).rstrip("\n") for name, lines in cases.items()}


class TextSuite:
    """The trace programs: many cases in one process, each printing lines."""

    def __init__(self, part, area, program, work):
        self.part, self.area, self.program, self.work = part, area, program, work
        scratch = work / "home"
        for name in ("trace_main", "render_main"):
            (scratch / name).mkdir(parents=True, exist_ok=True)
        self.environment = dict(os.environ, COPRA_BACKEND="null", XDG_CONFIG_HOME=str(scratch),
                                TRACE_ASSETS=str(HERE / "part2" / "assets"))
        self.expected = traces(HERE / part / "expected" / f"{area}.txt")

    def built(self):
        _, listing = run([self.program, "--list"], self.environment, CASE_SECONDS)
        words = [line.split() for line in listing.splitlines()]
        return [w[-1] for w in words if w and w[-1] in self.expected]

    def trace(self, selection, folder, seconds):
        """Runs a selection: (trouble, cases that printed, the program's own messages)."""
        folder.mkdir(parents=True, exist_ok=True)
        if self.part == "part1":
            target, out = folder, folder / f"{self.area}.txt"
        else:
            target = out = folder / "trace.txt"
        trouble, messages = run([self.program, "--out", str(target)] + selection, self.environment, seconds)
        return trouble, traces(out), messages

    def actual(self):
        """What each built case printed; the case that ends its process gets a line that says so."""
        built = self.built()
        if not built:
            return None
        trouble, printed, messages = self.trace(["--area", self.area], self.work / "area", AREA_SECONDS)
        (self.work / "messages.txt").write_text(messages)
        if not trouble:
            return printed
        for name in built[max(len(printed) - 1, 0):]:
            trouble, alone, messages = self.trace(["--case", name], self.work / name, CASE_SECONDS)
            printed[name] = alone.get(name, "")
            if trouble:
                tail = "\n".join(messages.splitlines()[-5:])
                printed[name] += f"\n<{trouble}>\n{tail}".rstrip()
        return printed

    def compare(self, printed):
        """The verdicts of the suite's own script: failed case -> explanation."""
        expected = self.work / "expected"
        actual = self.work / "actual"
        for folder in (expected, actual):
            folder.mkdir(exist_ok=True)
        shutil.copy(HERE / self.part / "expected" / f"{self.area}.txt", expected)
        text = "".join(f"== {name}\n{lines}\n" if lines else f"== {name}\n" for name, lines in printed.items())
        (actual / f"{self.area}.txt").write_text(text, errors="surrogateescape")
        if self.part == "part1":
            command = ["compare.py", str(expected), str(actual), "--tol", "0.0005"]
        else:
            command = ["compare_text.py", str(expected), str(actual / f"{self.area}.txt"), "-v"]
        command[0] = str(HERE / self.part / command[0])
        _, output = run([sys.executable, "-B"] + command, os.environ, AREA_SECONDS)
        return explanations(output)


def explanations(output):
    failed, name = {}, None
    for line in output.splitlines():
        match = re.match(r"FAIL (\S+)(.*)", line)
        if match:
            name = match.group(1)
            failed[name] = match.group(2).strip()
        elif name and line.startswith(" "):
            failed[name] += "\n" + line
        else:
            name = None
    return failed


class PictureSuite:
    """The picture program: every case draws a scene of 240x160 pixels and saves it."""

    part, area = "part2", "pictures"

    def __init__(self, program, work):
        self.program, self.work = program, work
        scratch = work / "home"
        (scratch / "render_main").mkdir(parents=True, exist_ok=True)
        self.environment = dict(os.environ, XDG_CONFIG_HOME=str(scratch),
                                TRACE_ASSETS=str(HERE / "part2" / "assets"))
        self.environment.setdefault("COPRA_BACKEND", "sfml")
        self.recorded = HERE / "part2" / "expected" / "png"
        self.expected = [path.stem for path in sorted(self.recorded.glob("*.png"))]

    def built(self):
        _, listing = run([self.program, "--list"], self.environment, CASE_SECONDS)
        return [line for line in listing.split() if line in self.expected]

    def actual(self):
        built = self.built()
        if not built:
            return None
        folder = self.work / "actual"
        folder.mkdir(exist_ok=True)
        trouble, _ = run([self.program, str(folder)], self.environment, AREA_SECONDS)
        printed = {name: "" for name in built}
        if trouble:
            for name in built:
                if not (folder / f"{name}.png").exists():
                    command = [self.program, str(folder), "--case", name]
                    printed[name], _ = run(command, self.environment, CASE_SECONDS)
        return printed

    def compare(self, printed):
        script = str(HERE / "part2" / "compare_png.py")
        _, output = run([sys.executable, "-B", script, str(self.recorded), str(self.work / "actual")],
                        os.environ, 600)
        failed = {}
        for verdict, name, why in re.findall(r"^(SAME|DIFF) (\S+)\.png\s*(.*)$", output, re.M):
            if verdict == "DIFF":
                pair = f"\n  expected {self.recorded / name}.png\n  actual   {self.work / 'actual' / name}.png"
                failed[name] = why + (f" ({printed[name]})" if printed.get(name) else "") + pair
        return failed


def judge(suite, waiting):
    """Compares, prints what is against expectation and the count; returns the exit status."""
    expected = list(suite.expected)
    printed = suite.actual()
    unlisted_missing = [name for name in expected if name not in waiting]
    if printed is None and not unlisted_missing:
        print(f"{suite.part} {suite.area}: 0 of {len(expected)} cases pass, all pending: nothing of it is built yet")
        write_count(suite, 0, len(expected))
        return NOTHING_BUILT
    failed = suite.compare(printed or {})
    surprises = 0
    for name in expected:
        if name in failed and name not in waiting:
            print(f"FAIL {name} {failed[name]}")
            surprises += 1
        elif name not in failed and name in waiting:
            print(f"PASSES {name}: take its line out of pending.txt")
            surprises += 1
    passed = len(expected) - len(failed)
    pending_count = sum(name in waiting for name in expected)
    print(f"{suite.part} {suite.area}: {passed} of {len(expected)} cases pass, {pending_count} pending")
    write_count(suite, passed, len(expected))
    return 1 if surprises else 0


def write_count(suite, passed, total):
    (suite.work / "count.txt").write_text(f"{passed} {total}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("suite", choices=["part1", "part2", "pictures"])
    parser.add_argument("--area")
    parser.add_argument("--program", required=True)
    parser.add_argument("--work", required=True, type=Path)
    options = parser.parse_args()
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    work = options.work.resolve()
    if options.suite == "pictures":
        suite = PictureSuite(options.program, work)
    else:
        suite = TextSuite(options.suite, options.area, options.program, work)
    return judge(suite, pending.load(HERE / "pending.txt", suite.part))


if __name__ == "__main__":
    sys.exit(main())
