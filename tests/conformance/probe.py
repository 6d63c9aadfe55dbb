#!/usr/bin/env python3
"""probe.py BUILD [AREA...]: which of the recorded cases compile against the framework as it is now?

Compiles every case file (or those named) whole, without pending.txt, and reports where pending.txt is wrong about
it: a case listed as not-built that compiles, or one that does not compile and is not listed, with the first error.
A tool for the one who brings a feature; no test runs it, since it compiles everything.
"""
import json
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

import filter as case_filter
import pending

HERE = Path(__file__).resolve().parent


def commands(build):
    """Source name below the folder of the part -> compiler words without input and output."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        match = re.search(r"tests/conformance/(part[12])/(cases|render)/(\w+)\.cpp$", entry["file"])
        if match:
            words = shlex.split(entry["command"])
            if "ccache" in words[0]:
                words = words[1:]
            found[match.groups()] = (words[:words.index("-o")], entry["directory"])
    return found


def spans(text):
    """(first line, last line, case name or None, name) of every case and file-local function."""
    result = []
    for pattern, is_case in ((case_filter.CASE, True), (case_filter.HELPER, False)):
        for match in pattern.finditer(text):
            end = case_filter.end_of_body(text, match.start())
            result.append((text.count("\n", 0, match.start()) + 1, text.count("\n", 0, end) + 1, is_case,
                           match.group(1), text[match.start():end]))
    return result


def broken_cases(text, errors):
    """The cases that the errors (line -> message) lie in, or whose functions they lie in."""
    parts, broken = spans(text), {}
    cases = {name: body for _, _, is_case, name, body in parts if is_case}
    for line, message in errors.items():
        hit = [part for part in parts if part[0] <= line <= part[1]]
        if not hit:
            return {name: f"outside of the cases: {message}" for name in cases}
        _, _, is_case, name, _ = hit[0]
        if is_case:
            broken.setdefault(name, message)
        else:
            for case, body in cases.items():
                if re.search(rf"\b{name}\b", body):
                    broken.setdefault(case, message)
    return broken


def probe(key, command, directory):
    part, folder, area = key
    source = HERE / part / folder / f"{area}.cpp"
    text, broken = source.read_text(), {}
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch) / source.name
        while True:
            copy.write_text(case_filter.leave_out(text, broken))
            done = subprocess.run(command + ["-fsyntax-only", "-fmax-errors=0", str(copy)], cwd=directory,
                                  stderr=subprocess.PIPE, text=True)
            if done.returncode == 0:
                return key, broken
            errors = {}
            for line, message in re.findall(rf"^{re.escape(str(copy))}:(\d+):\d+: (?:fatal )?error: (.*)$", done.stderr, re.M):
                errors.setdefault(int(line), message)
            more = broken_cases(text, errors) if errors else {}
            if not set(more) - set(broken):
                return key, {name: "the file does not compile: " + done.stderr[:300]
                             for _, _, is_case, name, _ in spans(text) if is_case}
            broken.update({name: why for name, why in more.items() if name not in broken})


def main():
    build, areas = Path(sys.argv[1]).resolve(), sys.argv[2:]
    jobs = [(key, *value) for key, value in sorted(commands(build).items()) if not areas or key[2] in areas]
    listed = pending.load(HERE / "pending.txt")
    wrong = 0
    with ThreadPoolExecutor(cpu_count()) as pool:
        for (part, folder, area), broken in pool.map(lambda job: probe(*job), jobs):
            names = case_filter.CASE.findall((HERE / part / folder / f"{area}.cpp").read_text())
            for name in names:
                entry = listed.get(name)
                if name in broken and (entry is None or entry.state != "not-built"):
                    print(f"does not compile: {part} {name}: {broken[name]}")
                    wrong += 1
                elif name not in broken and entry and entry.state == "not-built":
                    print(f"compiles now: {part} {name}")
                    wrong += 1
            print(f"# {part} {area}: {len(names) - len(broken)} of {len(names)} compile", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
