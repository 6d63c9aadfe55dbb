#!/usr/bin/env python3
"""Tests of what page_files.py says about the files of a page."""
import pathlib
import tempfile
import unittest

import page_files

CODE = '```cpp\nauto* bee = Sprite::create("{}");\n```\n'


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, text in {"scripts/templates/empty/resources/logo.png": "", "art/bees.png": "", "art/wings/left.png": "",
                           "scripts/templates/guide/files": "art/bees.png .\nart/wings .\nart/bees.plist sheets\n",
                           "art/bees.plist": "<key>bee_0.png</key> <string>bees.png</string>"}.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)

    def faults(self, text):
        return list(page_files.faults(self.root, "bees", text))

    def test_a_file_without_a_source_is_named(self):
        self.assertEqual(self.faults(CODE.format("logo.png")), ["docs/bees.md: says nowhere where logo.png comes from"])

    def test_a_template_that_the_page_names_has_the_file(self):
        self.assertEqual(self.faults("From the template\n`empty`:\n\n" + CODE.format("logo.png")), [])
        self.assertEqual(len(self.faults("From the template `empty`:\n\n" + CODE.format("boat.png"))), 1)

    def test_a_template_has_what_its_list_takes_from_other_folders(self):
        page = "The template `guide` has all files.\n\n"
        self.assertEqual(self.faults(page + CODE.format("bees.png") + CODE.format("wings/left.png") + CODE.format("bee_0.png")), [])
        self.assertEqual(self.faults(page + CODE.format("left.png")), ["docs/bees.md: says nowhere where left.png comes from"])
        self.assertEqual(len(self.faults(page + CODE.format("bees.plist"))), 1)

    def test_a_command_copies_the_file(self):
        self.assertEqual(self.faults("    cp ~/copra/art/bees.png resources/\n\n" + CODE.format("bees.png")), [])
        self.assertEqual(self.faults("    cp ~/copra/art/bees.png resources/art/\n\n" + CODE.format("art/bees.png")), [])
        self.assertEqual(self.faults("    cp -r ~/copra/art/wings resources/\n\n" + CODE.format("wings/left.png")), [])
        self.assertEqual(self.faults("    cp ~/copra/art/bees.{png,plist} resources/\n\n" + CODE.format("bees.plist")), [])

    def test_a_command_copies_what_exists(self):
        self.assertEqual(self.faults("    cp ~/copra/art/bee.png resources/\n"),
                         ["docs/bees.md: the command copies bee.png, which does not exist"])

    def test_a_sheet_needs_its_image_and_has_its_frames(self):
        copy = "    cp ~/copra/art/bees.plist resources/\n\n"
        self.assertEqual(self.faults(copy + CODE.format("bee_0.png")), [])
        self.assertEqual(self.faults(copy + CODE.format("bees.plist")),
                         ["docs/bees.md: bees.plist needs bees.png, which the page does not copy"])

    def test_text_and_numbers_do_not_count(self):
        self.assertEqual(self.faults(CODE.format("Score: 1.5") + CODE.format("Bees!")), [])


if __name__ == "__main__":
    unittest.main()
