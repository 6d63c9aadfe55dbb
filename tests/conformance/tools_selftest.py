#!/usr/bin/env python3
"""The tools of this folder do what the verdicts rely on: leaving out cases, isolating crashes, judging the list."""
import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path

import filter as case_filter
import pending
import run

SOURCE = """#include "trace.h"
static int used() { return 1; }
static Label* helper(const char* t, int w = 0)
{
    return Label::create("}", w);
}
TRACE_CASE(first) { emit("%d {", used()); }
TRACE_CASE(second)
{
    // a brace in a comment: {
    helper("x");
}
TRACE_CASE(third) { emit("'"); }
"""


class FilterTest(unittest.TestCase):
    def test_a_file_without_left_out_cases_stays_as_it_is(self):
        self.assertEqual(SOURCE, case_filter.leave_out(SOURCE, set()))

    def test_a_left_out_case_takes_the_helpers_along_that_only_it_used(self):
        text = case_filter.leave_out(SOURCE, {"second"})
        self.assertNotIn("second", text)
        self.assertNotIn("helper", text)
        self.assertIn("used()", text)

    def test_the_other_cases_keep_their_lines(self):
        text = case_filter.leave_out(SOURCE, {"second"})
        self.assertEqual(SOURCE.split("\n").index('TRACE_CASE(third) { emit("\'"); }'),
                         text.split("\n").index('TRACE_CASE(third) { emit("\'"); }'))

    def test_a_file_of_which_no_case_is_left_is_empty(self):
        self.assertEqual("", case_filter.leave_out(SOURCE, {"first", "second", "third"}).strip())


    def test_what_follows_the_includes_gets_a_namespace_and_keeps_its_lines(self):
        text = case_filter.in_namespace(SOURCE, "area")
        self.assertIn("namespace cases_area { static int used()", text)
        self.assertEqual(SOURCE.split("\n")[2:7], text.split("\n")[2:7])

    def test_an_empty_file_gets_no_namespace(self):
        self.assertEqual("\n", case_filter.in_namespace("\n", "area"))


class PendingTest(unittest.TestCase):
    def load(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "pending.txt"
            path.write_text(text)
            return pending.load(path, "part1")

    def test_an_entry_has_a_state_and_a_feature(self):
        entry = self.load("part1 some_case not-built tile maps # why\npart2 other differs labels\n")["some_case"]
        self.assertEqual(("not-built", "tile maps"), (entry.state, entry.feature.strip()))

    def test_an_entry_without_a_feature_is_refused(self):
        with self.assertRaises(SystemExit):
            self.load("part1 some_case differs\n")

    def test_a_case_listed_twice_is_refused(self):
        with self.assertRaises(SystemExit):
            self.load("part1 a differs x\npart1 a differs x\n")


PROGRAM = """#!/usr/bin/env python3
import os, sys
cases = {"one": "1", "two": "crash", "three": "3"}
arguments = sys.argv[1:]
if "--list" in arguments:
    print("\\n".join("area " + name for name in cases)); sys.exit()
out = open(os.path.join(arguments[arguments.index("--out") + 1], "area.txt"), "w")
only = arguments[arguments.index("--case") + 1] if "--case" in arguments else None
for name, line in cases.items():
    if only in (None, name):
        print("== " + name, file=out, flush=True)
        if line == "crash":
            os.abort()
        print(line, file=out, flush=True)
"""


class RunTest(unittest.TestCase):
    def test_a_crash_is_the_failure_of_one_case_only(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "program"
            program.write_text(PROGRAM)
            program.chmod(0o755)
            suite = run.TextSuite("part1", "area", str(program), Path(folder))
            suite.expected = {"one": "1", "two": "2", "three": "3"}
            printed = suite.actual()
        self.assertEqual("1", printed["one"])
        self.assertIn("SIGABRT", printed["two"])
        self.assertEqual("3", printed["three"])


class Suite:
    part, area = "part1", "area"

    def __init__(self, expected, failed, work):
        self.expected, self.failed, self.work = expected, failed, Path(work)

    def actual(self):
        return {name: "" for name in self.expected}

    def compare(self, _):
        return {name: "line 1" for name in self.failed}


class JudgeTest(unittest.TestCase):
    def verdict(self, failed, waiting):
        entries = {name: pending.Entry("part1", name, "differs", "labels") for name in waiting}
        with tempfile.TemporaryDirectory() as work, contextlib.redirect_stdout(io.StringIO()):
            return run.judge(Suite(["a", "b"], failed, work), entries)

    def test_all_cases_pass(self):
        self.assertEqual(0, self.verdict([], []))

    def test_a_listed_case_may_differ(self):
        self.assertEqual(0, self.verdict(["a"], ["a"]))

    def test_an_unlisted_case_may_not_differ(self):
        self.assertEqual(1, self.verdict(["a"], []))

    def test_a_listed_case_may_not_pass(self):
        self.assertEqual(1, self.verdict([], ["a"]))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONDONTWRITEBYTECODE", "1")
    unittest.main()
