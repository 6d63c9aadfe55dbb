"""Tests of recipes.py: what it reads from a page, and what it says about a wrong step."""
import tempfile
import unittest
from pathlib import Path

import recipes
from recipes import Problem, Step

PAGE = """# Title

## A new action

1. Write it. Create
   `src/Wiggle.h`:

```cpp
int wiggle;
```

   In `src/list.txt`, add this below the line that contains `first`:

```text
second
```

```sh
grep second src/list.txt
```
"""


class Parsing(unittest.TestCase):
    def test_steps_come_in_order_with_line_and_recipe(self):
        steps = recipes.parse(PAGE)
        self.assertEqual([(step.line, step.action, step.file, step.text, step.block) for step in steps],
                         [(8, "Create", "src/Wiggle.h", None, "int wiggle;\n"), (14, "below", "src/list.txt", "first", "second\n"),
                          (18, "Run", None, None, "grep second src/list.txt\n")])
        self.assertEqual({step.recipe for step in steps}, {"A new action"})

    def test_what_is_built_comes_last_and_once(self):
        blocks = ["./copra test a 'One'\n./copra run\n", "./copra test b 'Two'\n", "./copra test a 'Three'\n./copra run\n", "ls\n"]
        steps = recipes.ordered([Step(10 * i, "", "Run", None, None, block) for i, block in enumerate(blocks)])
        self.assertEqual([(step.line, step.block) for step in steps],
                         [(30, "ls\n"), (11, "./copra test b 'Two'\n"), (21, "./copra test a 'One:Three'\n"), (22, "./copra run\n")])

    def test_spaces_in_a_text_count(self):
        step, = recipes.parse("In `a.txt`, add this\n   below the line that contains `key   | value`:\n\n```text\nx\n```\n")
        self.assertEqual(step.text, "key   | value")

    def test_a_block_without_a_sentence_is_an_error_with_its_line(self):
        for sentence in ("Look at this:", "Create `a.txt`. Then read on:", "In `a.txt`, remove the line that contains `b`:",
                         "In `a.txt`, replace `b` with:", "In `a.txt`, replace the line that contains `b`:"):
            with self.assertRaisesRegex(Problem, "line 3: "):
                recipes.parse(f"{sentence}\n\n```text\nx\n```\n")


class Edits(unittest.TestCase):
    def edit(self, action, text):
        return recipes.edited("first\nsecond\nthird\n", Step(1, "", action, "a.txt", text, "new\n"))

    def test_lines_are_added_and_replaced(self):
        self.assertEqual(self.edit("below", "sec"), "first\nsecond\nnew\nthird\n")
        self.assertEqual(self.edit("above", "sec"), "first\nnew\nsecond\nthird\n")
        self.assertEqual(self.edit("replace", "sec"), "first\nnew\nthird\n")

    def test_the_text_has_to_be_in_one_line_only(self):
        with self.assertRaisesRegex(Problem, "0 lines of a.txt contain 'fourth'"):
            self.edit("replace", "fourth")
        with self.assertRaisesRegex(Problem, "2 lines of a.txt contain 'ir'"):
            self.edit("replace", "ir")


class Trees(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root, self.copy = Path(folder.name, "root"), Path(folder.name, "root", "build", "copy")
        (self.root / "src").mkdir(parents=True)
        (self.root / "src/list.txt").write_text("first\n")
        (self.root / "CMakePresets.json").write_text('{"configurePresets": [{"name": "debug"}, {"name": "dev", "inherits": "x"}]}')
        self.addCleanup(setattr, recipes, "CHECKS", recipes.CHECKS)
        recipes.CHECKS = []

    def follow(self, page):
        (self.root / "page.md").write_text(page)
        return recipes.follow(self.root, self.copy, "page.md", "debug")

    def test_each_run_begins_with_the_tree_as_it_is_and_keeps_what_was_built(self):
        for _ in range(2):
            self.assertEqual(self.follow(PAGE), 1)
            self.assertEqual((self.copy / "src/list.txt").read_text(), "first\nsecond\n")
            self.assertEqual((self.copy / "src/Wiggle.h").read_text(), "int wiggle;\n")
            (self.copy / "build/debug/object").write_text("built")
        self.assertTrue((self.copy / "build/dev/object").is_file())
        self.assertEqual((self.root / "src/list.txt").read_text(), "first\n")

    def test_a_step_that_fails_is_named_with_line_and_recipe(self):
        with self.assertRaisesRegex(Problem, r"line 18 \(A new action\): exit code 1 of .*grep"):
            self.follow(PAGE.replace("grep second", "grep third"))
        with self.assertRaisesRegex(Problem, r"line 8 \(A new action\): src/list.txt exists already"):
            self.follow(PAGE.replace("Wiggle.h", "list.txt", 1))
        with self.assertRaisesRegex(Problem, r"line 8 \(A new action\): there is no folder for new/folder/a.h"):
            self.follow(PAGE.replace("src/Wiggle.h", "new/folder/a.h", 1))
        with self.assertRaisesRegex(Problem, r"line 14 \(A new action\): there is no file src/lost.txt"):
            self.follow(PAGE.replace("In `src/list.txt`", "In `src/lost.txt`"))

    def test_a_check_that_fails_is_shown(self):
        (self.root / "check.py").write_text("import sys\nsys.exit('something is missing')\n")
        recipes.CHECKS = ["check.py"]
        with self.assertRaisesRegex(Problem, "(?s)check.py.*something is missing"):
            self.follow(PAGE)


if __name__ == "__main__":
    unittest.main()
