#!/usr/bin/env python3
"""Tests of ./copra port on folders that want to run code, to end it or to keep it forever."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(CHECKOUT / "scripts"))

from port import untrusted  # noqa: E402
from port.errors import PortError  # noqa: E402
from port.layout import find_game  # noqa: E402
from port.overlay import Overlay  # noqa: E402

DELEGATE = '#include "cocos2d.h"\nclass AppDelegate : private cocos2d::Application {};\n'
LONGEST = 20  # seconds of processor time; without the limits they are hours


def processor_time():
    """That of this process and of those that it has waited for."""
    return sum(os.times()[:4])


class UntrustedTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.game = self.folder / "game"
        begun = processor_time()
        self.addCleanup(lambda: self.assertLess(processor_time() - begun, LONGEST))
        self.write("Classes/AppDelegate.h", DELEGATE)
        self.write("Classes/AppDelegate.cpp", '#include "AppDelegate.h"\n')

    def write(self, name, content=""):
        path = self.game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        return path

    def overlay(self):
        result = Overlay(find_game(self.game), self.folder / "out", CHECKOUT / "framework")
        result.write()
        return result

    def left_out(self):
        return {untrusted.printable(path.relative_to(self.game)): why for path, why in self.overlay().game.left_out}

    def check_commands(self):
        """CMake reads the list of sources as it was meant."""
        lists = (self.folder / "out/CMakeLists.txt").read_text(encoding="utf-8")
        self.assertNotIn("\nexecute_process", lists)
        if not shutil.which("cmake"):
            return
        sources = lists[lists.index("add_executable(game"):lists.index("target_link_libraries(game")]
        probe = self.folder / "out/probe.cmake"
        probe.write_text("function(add_executable)\n    foreach(source IN LISTS ARGN)\n        message(\"[${source}]\")\n    endforeach()\n"
                         "endfunction()\n" + sources, encoding="utf-8")
        done = subprocess.run(["cmake", "-P", str(probe)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        listed = [line[1:-1] for line in done.stderr.splitlines() if line.startswith("[src/")]
        self.assertEqual(sorted(listed), sorted("src/" + path.relative_to(self.game).as_posix() for path in self.last.game.sources))

    def test_names_run_nothing_when_the_project_is_configured(self):
        evil = f'x")\nexecute_process(COMMAND touch {self.folder}/ran)\nset(y "'.replace("/", "\u2215")
        for name in (evil + ".cpp", "a;b.cpp", "back\\slash.cpp", 'quo"te.cpp', "gen$<1:x>.cpp", "[[.cpp", "a]].cpp"):
            self.write("Classes/" + name)
        for name in ("$ENV{HOME}.cpp", "${X}.cpp", "par(en).cpp", "bl ank.cpp", "#.cpp", "\u00e9.cpp"):
            self.write("Classes/" + name)
        self.last = self.overlay()
        self.assertEqual(len(self.last.game.left_out), 7)
        self.assertEqual(len(self.last.game.sources), 1 + 6)
        self.check_commands()

    def test_the_name_of_the_folder_stays_in_its_comment(self):
        self.game = self.game.rename(self.folder / "game\nexecute_process(COMMAND touch ran)")
        self.last = self.overlay()
        self.check_commands()

    def test_a_name_that_cmake_cannot_hold_is_refused(self):
        for text in ("a\nb", "a;b", "\udc80"):
            with self.assertRaises(PortError):
                untrusted.quoted(text)
        self.assertEqual(untrusted.quoted('a"$\\b'), '"a\\"\\$\\\\b"')

    def test_what_is_no_regular_file_is_left_out(self):
        for name in ("Classes/a.cpp", "Classes/b.h", "CMakeLists.txt", "AndroidManifest.xml", "Makefile", "main.pch", "Resources/c.plist"):
            (self.game / name).parent.mkdir(exist_ok=True)
            os.mkfifo(self.game / name)
        (self.game / "Classes/loop.cpp").symlink_to("loop.cpp")
        (self.game / "Classes/one").symlink_to("two")
        (self.game / "Classes/two").symlink_to("one")
        left_out = self.left_out()
        self.assertIn("not a regular file", left_out["Classes/a.cpp"])
        self.assertIn("not a regular file", left_out["CMakeLists.txt"])
        self.assertIn("Classes/loop.cpp", left_out)

    def test_large_files_are_left_out(self):
        for name, size in (("Classes/a.cpp", 40 << 30), ("big.dat", 40 << 30), ("Resources/b.dat", 40 << 30)):
            self.write(name)
            os.truncate(self.game / name, size)
        left_out = self.left_out()
        self.assertIn("larger than 8 MB", left_out["Classes/a.cpp"])
        self.assertFalse((self.folder / "out/Resources/b.dat").exists())

    def test_long_texts_are_read_in_linear_time(self):
        self.write("Classes/Blank.cpp", "\n" * 100_000 + "int a;\n")
        self.write("Classes/Blanks.cpp", " " * 100_000 + "int a;\n")
        self.write("Classes/Classes.h", "class A " * 50_000)
        self.write("Classes/Calls.cpp", "a::b(" * 50_000)
        self.write("Classes/Colons.cpp", "A::" * 50_000)
        self.overlay()

    def test_an_expression_of_the_game_that_never_ends_is_refused(self):
        self.write("CMakeLists.txt", 'list(FILTER A EXCLUDE REGEX "(a+)+!")\n')
        self.write("Classes/" + "a" * 60 + ".cpp")
        with self.assertRaisesRegex(PortError, "takes too long"):
            find_game(self.game)

    def test_limits_of_time_may_be_nested(self):
        with self.assertRaises(untrusted.TooLong):
            with untrusted.time_limit(0.3):
                with untrusted.time_limit(100):
                    pass
                while True:
                    pass


if __name__ == "__main__":
    unittest.main()
