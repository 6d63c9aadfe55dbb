#!/usr/bin/env python3
"""Checks report.py: what counts as slower, and the tables."""
import tempfile
import unittest
from pathlib import Path

import report


class Comparison(unittest.TestCase):
    def verdicts(self, old, new):
        return {row[0] + "/" + row[1]: row[5] for row in report.compare(old, new)}

    def test_times_count_beyond_their_spread_only(self):
        kept = report.Run({"calm:1": [1.0, 1.0, 1.0], "noisy:1": [1.0, 1.4, 1.2]})
        now = report.Run({"calm:1": [1.1, 1.1, 1.1], "noisy:1": [1.3, 1.3, 1.3], "new:1": [1.0]})
        self.assertEqual(self.verdicts(kept, now), {"calm:1/ms": "slower", "noisy:1/ms": ""})

    def test_units_make_computers_comparable(self):
        kept = report.Run({"a:1": [2.0], report.UNIT: [1.0]})
        now = report.Run({"a:1": [4.0], report.UNIT: [2.0]})
        self.assertEqual(self.verdicts(kept, now), {"a:1/U": ""})

    def test_milliseconds_are_compared_with_a_run_without_a_unit(self):
        kept = report.Run({"a:1": [2.0]})
        now = report.Run({"a:1": [2.0], report.UNIT: [0.5]})
        self.assertEqual(self.verdicts(kept, now), {"a:1/ms": ""})

    def test_instructions_count_from_one_percent(self):
        kept = report.Run(instructions={"a:1": 1000, "b:1": 1000, "c:1": 1000})
        now = report.Run(instructions={"a:1": 1009, "b:1": 1011, "c:1": 900})
        self.assertEqual(self.verdicts(kept, now),
                         {"a:1/instructions": "", "b:1/instructions": "slower", "c:1/instructions": "faster"})

    def test_a_kept_run_is_read_as_it_was_written(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "run.json"
            report.Run({"a:1": [1.0, 2.0]}, {"a:1": 5}).write(path)
            run = report.Run.read(path)
        self.assertEqual((run.times, run.instructions), ({"a:1": [1.0, 2.0]}, {"a:1": 5}))

    def test_the_median_of_an_even_number_lies_between(self):
        self.assertEqual(report.median([4.0, 1.0, 3.0, 2.0]), 2.5)


class Tables(unittest.TestCase):
    def test_a_missed_target_is_marked(self):
        run = report.Run({"a:10": [4.0], "static_sprites:10": [2.0], "raw_static_quads:10": [1.0], report.UNIT: [2.0]})
        table = report.table_of_times(run, {("a", 10): (9.0, 8.0, 1.5), ("static_sprites", 10): (9.0, 8.0, 1.5),
                                            ("c", 1): (1.0, 1.0, 1.0)})
        self.assertIn("| a | 10 | 9.00 | 8.00 |  | 1.50 | 2.00 (missed) |", table)
        self.assertIn("| static_sprites | 10 | 9.00 | 8.00 | 0.50 | 1.50 | 1.00 |", table)
        self.assertNotIn("| c |", table)

    def test_the_table_for_readers_is_in_milliseconds(self):
        run = report.Run({"a:10": [4.0], report.UNIT: [2.0]})
        table = report.table_of_frames(run, {("a", 10): (9.0, 8.0, 1.5), ("c", 1): (1.0, 1.0, 1.0)}, {("a", 10): "ten of a", ("c", 1): "c"})
        self.assertEqual(table.splitlines()[2:], ["| ten of a | 18.00 ms | 4.00 ms | 4.5 x |"])

    def test_instructions_are_per_node_or_in_millions(self):
        run = report.Run(instructions={"a:10": 3000, "b:1": 2500000})
        table = report.table_of_instructions(run, {"a:10": ("a node", 10, 400.0, 300.0, None),
                                                   "b:1": ("a scene", 1, None, 2000000.0, 9000000.0)})
        self.assertIn("| a node | 300 | 400 | 300 |  |", table)
        self.assertIn("| a scene | 2.50 M (missed) |  | 2.00 M | 9.00 M |", table)

    def test_tables_replace_those_of_the_page(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.md"
            page.write_text("before\n<!-- table times -->\nold\n<!-- end -->\nafter\n")
            report.write_tables({"times": "new"}, {"times": page})
            self.assertEqual(page.read_text(), "before\n<!-- table times -->\nnew\n<!-- end -->\nafter\n")
            with self.assertRaises(SystemExit):
                report.write_tables({"others": "new"}, {"others": page})


if __name__ == "__main__":
    unittest.main()
