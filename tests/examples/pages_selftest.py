#!/usr/bin/env python3
"""Tests of what check_pages.py says about the code of a page."""
import unittest

import check_pages

CODE = "```cpp\nbee->fly();\n```\n"


def faults(text, page="docs/bees.md"):
    return list(check_pages.untested_code(page, text))


class Code(unittest.TestCase):
    def test_a_part_a_quote_and_a_file_are_tested(self):
        self.assertEqual(faults("Fly:\n\n<!-- BeesTest.cpp: fly -->\n" + CODE), [])
        self.assertEqual(faults("<!-- tests/gallery/scenes/bees.cpp -->\n" + CODE), [])
        self.assertEqual(faults("[The test](../tests/examples/BeesTest.cpp):\n\n" + CODE), [])

    def test_a_block_without_a_test_is_named_with_its_line(self):
        self.assertEqual(faults("Fly:\n\n<!-- BeesTest.cpp: fly -->\n" + CODE + "\n" + CODE),
                         ["docs/bees.md:8: no test has the code block 'bee->fly();'"])

    def test_a_fence_in_a_list_or_without_a_language_counts(self):
        self.assertEqual(len(faults("- fly:\n\n  ```cpp\n  bee->fly();\n  ```\n")), 1)
        self.assertEqual(len(faults("```\nbee->fly();\n```\n")), 1)

    def test_indented_code_counts(self):
        self.assertEqual(faults("Fly:\n\n    auto* bee = Bee::create();\n    addChild(bee); // once\n"),
                         ["docs/bees.md:3: C++ without a fence: take it from a test"])
        self.assertEqual(len(faults("    void fly() override {\n    }\n")), 1)

    def test_commands_and_output_are_no_code(self):
        self.assertEqual(faults("```sh\nfor i in a; do echo $i; done\n```\n"), [])
        self.assertEqual(faults("    ./copra run\n\n    Assert failed: Node::addChild: the child is null\n"
                                "        in Bee::fly() at Bee.cpp:7, called from main at main.cpp:9\n"), [])

    def test_pages_that_a_test_follows_need_no_names(self):
        self.assertEqual(faults(CODE, "docs/tutorial.md"), [])

    def test_the_code_in_the_last_column_of_a_table_is_in_its_test(self):
        page = "docs/cheatsheet.md"
        text = "| to | write |\n|---|---|\n| fly, see `Bee` | `bee->fly();` `bee->land( );` |\n"
        self.assertEqual(list(check_pages.untested_cells(page, text, "    bee->fly();\n    bee->land();\n")), [])
        self.assertEqual(list(check_pages.untested_cells(page, text, "    bee->land();\n")),
                         [f"{page}:3: tests/examples/CheatsheetTest.cpp does not have 'bee->fly();'"])

    def test_the_number_of_lines_of_a_tutorial_is_right(self):
        page = "docs/tutorial.md"
        steps = ["```cpp\n" + 20 * "bee->fly();\n\n" + "```\n", "<!-- listing Bee.cpp -->\n" + CODE]
        self.assertEqual(list(check_pages.wrong_counts(page, "You type about 20 lines.", steps)), [])
        self.assertEqual(list(check_pages.wrong_counts(page, "You type about 30 lines.", steps)),
                         [f"{page}: the reader writes 20 lines, but the page says 30"])
        self.assertEqual(len(list(check_pages.wrong_counts(page, "You type many lines.", steps))), 1)

    def test_an_exception_has_a_page_and_a_first_line(self):
        check_pages.UNTESTED[("docs/bees.md", "bee->fly();")] = "a reason"
        try:
            self.assertEqual(faults(CODE), [])
            self.assertEqual(len(faults(CODE, "docs/wasps.md")), 1)
        finally:
            del check_pages.UNTESTED[("docs/bees.md", "bee->fly();")]


if __name__ == "__main__":
    unittest.main()
