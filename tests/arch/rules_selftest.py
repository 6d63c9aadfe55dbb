#!/usr/bin/env python3
"""The checks of rules.py find what they are there for: each test breaks one rule in a small tree."""
import tempfile
import unittest
from pathlib import Path

import rules

TABLE = """
floor 0 base
floor 1 math
floor 2 platform
floor 2 time
floor 3 backend/sfml
floor 4 backend
floor 8 app
floor 9 entry
only backend/sfml platform base
outside SFML backend/sfml ^SFML/
singleton FileUtils
macro API_MACRO
umbrella cocos2d.h
limit closure 2
limit lines 20
"""


class RulesTest(unittest.TestCase):
    def breaches(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "rules.txt").write_text(TABLE)
            for name, text in files.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            found = rules.breaches(root, root / "rules.txt")
            return {title: lines for title, lines in found.items() if lines}

    def test_a_lower_floor_may_be_included(self):
        self.assertEqual({}, self.breaches(**{"framework/base/A.h": "", "framework/math/B.h": '#include "base/A.h"\n'}))

    def test_a_higher_floor_may_not_be_included(self):
        found = self.breaches(**{"framework/base/A.h": '#include "math/B.h"\n', "framework/math/B.h": ""})
        self.assertIn("floors", found)

    def test_a_sibling_may_not_be_included(self):
        found = self.breaches(**{"framework/time/A.h": '#include "platform/B.h"\n', "framework/platform/B.h": ""})
        self.assertIn("floors", found)

    def test_an_unknown_room_is_reported(self):
        self.assertIn("floors", self.breaches(**{"framework/attic/A.h": ""}))

    def test_a_restricted_room_may_include_only_what_is_listed(self):
        found = self.breaches(**{"framework/backend/sfml/A.h": '#include "math/B.h"\n', "framework/math/B.h": ""})
        self.assertIn("floors", found)

    def test_backends_are_entered_from_app_through_one_header(self):
        files = {"framework/backend/backend.h": "", "framework/app/A.cpp": '#include "backend/backend.h"\n'}
        self.assertEqual({}, self.breaches(**files))
        files["framework/backend/sfml/Window.h"] = ""
        files["framework/app/B.cpp"] = '#include "backend/sfml/Window.h"\n'
        self.assertIn("backend door", self.breaches(**files))

    def test_an_include_cycle_is_found(self):
        found = self.breaches(**{"framework/base/A.h": '#include "B.h"\n', "framework/base/B.h": '#include "base/A.h"\n'})
        self.assertEqual(["include cycles"], list(found))

    def test_a_library_stays_behind_its_wall(self):
        self.assertEqual({}, self.breaches(**{"framework/backend/sfml/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("library walls", self.breaches(**{"framework/app/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("library walls", self.breaches(**{"game/A.cpp": "#include <SFML/Graphics.hpp>\n"}))

    def test_only_the_allowed_singletons_are_called_below_app(self):
        self.assertEqual({}, self.breaches(**{"framework/math/A.cpp": "FileUtils::getInstance();\n"}))
        self.assertEqual({}, self.breaches(**{"framework/app/A.cpp": "Director::getInstance();\n"}))
        self.assertEqual({}, self.breaches(**{"framework/math/A.cpp": "// Director::getInstance()\n"}))
        self.assertIn("singletons", self.breaches(**{"framework/math/A.cpp": "Director::getInstance();\n"}))

    def test_a_macro_that_the_api_spells_may_name_a_singleton(self):
        line = "#define {} Director::getInstance()\n"
        self.assertEqual({}, self.breaches(**{"framework/base/A.h": line.format("API_MACRO")}))
        self.assertIn("singletons", self.breaches(**{"framework/base/A.h": line.format("OUR_MACRO")}))

    def test_a_header_that_reaches_too_many_others_is_found(self):
        chain = {f"framework/base/{name}.h": f'#include "{after}.h"\n' for name, after in ("AB", "BC", "CD")}
        chain["framework/base/D.h"] = ""
        self.assertEqual(["header closures"], list(self.breaches(**chain)))

    def test_an_umbrella_header_may_reach_everything(self):
        files = {f"framework/base/{name}.h": "" for name in "ABC"}
        files["framework/cocos2d.h"] = "".join(f'#include "base/{name}.h"\n' for name in "ABC")
        self.assertEqual({}, self.breaches(**files))

    def test_a_file_that_is_too_long_is_found(self):
        self.assertIn("file lengths", self.breaches(**{"framework/base/A.cpp": "\n" * 21}))


if __name__ == "__main__":
    unittest.main()
