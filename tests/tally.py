#!/usr/bin/env python3
"""Counts the tests of a run of ctest: tally.py FILE, where FILE comes from `ctest --output-junit FILE`.

A GoogleTest program is one test of ctest; here each of its tests counts. Prints "N passed, N failed[, N skipped]", and
before it the names of those that failed.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree

RESULT = re.compile(r"^\[ +(OK|FAILED|SKIPPED) +\] ([^\s,]+).* \(\d+ ms\)$", re.M)
STARTED = re.compile(r"^\[ RUN +\] (\S+)$", re.M)


class Tally:
    def __init__(self):
        self.passed, self.failed, self.skipped, self.names = 0, 0, 0, []

    def fail(self, name):
        self.failed += 1
        self.names.append(name)

    def add(self, case):
        """Adds one test of ctest: the tests inside, or itself if it is no GoogleTest program."""
        name, output = case.get("name"), case.findtext("system-out") or ""
        failed = case.find("failure") is not None or case.get("status") == "fail"
        results = RESULT.findall(output)
        before = self.failed
        for verdict, inner in results:
            if verdict == "OK":
                self.passed += 1
            elif verdict == "SKIPPED":
                self.skipped += 1
            else:
                self.fail(f"{name}: {inner}")
        if failed and self.failed == before:
            started = STARTED.findall(output)
            unfinished = len(started) > len(results)
            self.fail(f"{name}: {started[-1]} did not end" if unfinished else name)
        elif not failed and not results:
            if case.find("skipped") is not None or case.get("status") == "notrun":
                self.skipped += 1
            else:
                self.passed += 1

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return text + (f", {self.skipped} skipped" if self.skipped else "")


def count(junit):
    tally = Tally()
    for case in ElementTree.fromstring(junit).iter("testcase"):
        tally.add(case)
    return tally


def main():
    with open(sys.argv[1], encoding="utf-8", errors="replace") as file:
        tally = count(file.read())
    for name in tally.names:
        print(f"failed: {name}")
    print(tally)


if __name__ == "__main__":
    main()
