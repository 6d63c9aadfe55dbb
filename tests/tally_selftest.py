#!/usr/bin/env python3
"""The count of tally.py is right for programs that pass, fail, skip and crash."""
import unittest

import tally

PASSED = """[ RUN      ] Suite.One
[       OK ] Suite.One (0 ms)
[ RUN      ] All/Suite.Two/0
[       OK ] All/Suite.Two/0 (12 ms)
[  PASSED  ] 2 tests.
"""
FAILED = """[ RUN      ] Suite.One
a.cpp:1: Failure
[  FAILED  ] Suite.One (0 ms)
[ RUN      ] All/Suite.Two/1
[  FAILED  ] All/Suite.Two/1, where GetParam() = 7 (0 ms)
[ RUN      ] Suite.Three
[       OK ] Suite.Three (0 ms)
[  FAILED  ] 2 tests, listed below:
[  FAILED  ] Suite.One
[  FAILED  ] All/Suite.Two/1, where GetParam() = 7
"""
SKIPPED = """[ RUN      ] Suite.One
[  SKIPPED ] Suite.One (0 ms)
[  SKIPPED ] 1 test, listed below:
[  SKIPPED ] Suite.One
"""
CRASHED = """[ RUN      ] Suite.One
[       OK ] Suite.One (0 ms)
[ RUN      ] Suite.Two
"""


def case(status, output, inner=""):
    return f'<testcase name="base" status="{status}">{inner}<system-out>{output}</system-out></testcase>'


class TallyTest(unittest.TestCase):
    def count(self, *cases):
        return tally.count("<testsuite>" + "".join(cases) + "</testsuite>")

    def test_each_test_of_a_program_counts(self):
        self.assertEqual("2 passed, 0 failed", str(self.count(case("run", PASSED))))

    def test_failed_tests_are_named_once(self):
        result = self.count(case("fail", FAILED, '<failure message="Failed"/>'))
        self.assertEqual("1 passed, 2 failed", str(result))
        self.assertEqual(["base: Suite.One", "base: All/Suite.Two/1"], result.names)

    def test_skipped_tests_are_neither_passed_nor_failed(self):
        self.assertEqual("2 passed, 0 failed, 1 skipped", str(self.count(case("run", PASSED), case("run", SKIPPED))))

    def test_a_crash_is_the_failure_of_the_test_that_ran(self):
        result = self.count(case("fail", CRASHED, '<failure message="SEGFAULT"/>'))
        self.assertEqual("1 passed, 1 failed", str(result))
        self.assertEqual(["base: Suite.Two did not end"], result.names)

    def test_a_program_that_fails_after_its_tests_is_a_failure(self):
        self.assertEqual("2 passed, 1 failed", str(self.count(case("fail", PASSED, "<failure/>"))))

    def test_other_programs_count_as_one(self):
        result = self.count(case("run", "text"), case("fail", "text", "<failure/>"),
                            case("notrun", "", '<skipped message="SKIP_RETURN_CODE=77"/>'))
        self.assertEqual("1 passed, 1 failed, 1 skipped", str(result))


if __name__ == "__main__":
    unittest.main()
