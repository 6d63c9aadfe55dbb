#!/usr/bin/env python3
"""Summarizes what gcov counted: coverage.py ROOT BUILD LEAST prints the share of executed lines of each module of framework/, the
files with the most lines that no test executes, and the total. Exits with 1 if the total is below LEAST percent.

A line of a header counts as executed if any source executes it.
"""
import collections
import gzip
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def lines_of(data, root):
    """The lines that gcov knows of one object: {file: {line: count}}."""
    found = collections.defaultdict(dict)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["gcov", "--json-format", str(data)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       check=False)
        for file in Path(folder).glob("*.gcov.json.gz"):
            content = json.loads(gzip.decompress(file.read_bytes()))
            base = Path(content["current_working_directory"])
            for source in content["files"]:
                path = (base / source["file"]).resolve()
                if root / "framework" not in path.parents:
                    continue
                for line in source["lines"]:
                    known = found[path].get(line["line_number"], 0)
                    found[path][line["line_number"]] = known + line["count"]
    return found


def main(root, build, least):
    data = sorted(build.rglob("*.gcda"))
    if not data:
        print("coverage: no program has written counters; are the tests built?", file=sys.stderr)
        return 1
    total = collections.defaultdict(lambda: collections.defaultdict(int))
    with ThreadPoolExecutor(2) as pool:
        for found in pool.map(lambda one: lines_of(one, root), data):
            for path, lines in found.items():
                for line, count in lines.items():
                    total[path][line] += count
    modules = collections.defaultdict(lambda: [0, 0])
    missing = []
    for path, lines in total.items():
        name = path.relative_to(root / "framework")
        executed = sum(1 for count in lines.values() if count)
        for counts in (modules[str(name.parent)], modules["all"]):
            counts[0] += executed
            counts[1] += len(lines)
        missing.append((len(lines) - executed, str(name)))
    for module, (executed, known) in sorted(modules.items(), key=lambda item: item[1][0] / max(1, item[1][1])):
        if module != "all":
            print(f"{100 * executed / max(1, known):6.1f} %  {executed:6} of {known:6}  {module}")
    print("most lines that no test executes:")
    for count, name in sorted(missing, reverse=True)[:15]:
        print(f"  {count:4}  {name}")
    executed, known = modules["all"]
    share = 100 * executed / max(1, known)
    print(f"coverage: {share:.1f} % of {known} lines in framework/")
    return 0 if share >= least else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), float(sys.argv[3])))
