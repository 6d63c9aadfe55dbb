#!/usr/bin/env python3
"""The checks of rules.py find what they are there for: each test breaks one rule in a small tree."""
import tempfile
import unittest
from pathlib import Path

import macros
import rules

TABLE = """
layer 0 base
layer 1 math
layer 2 platform
layer 2 time
layer 3 backend/sfml
layer 4 backend
layer 8 app
layer 9 entry
only backend/sfml platform base
outside SFML backend/sfml ^SFML/
singleton FileUtils
doubles framework/math/Double.cpp
macro API_MACRO
umbrella cocos2d.h
entry base/all.h
limit closure 2
limit lines-cpp 20
limit lines-h 10
limit folder 2
long framework/base/Long.h
"""


UNGUARDED = "int unguarded;\n"


class RulesTest(unittest.TestCase):
    def violations(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "rules.txt").write_text(TABLE)
            for name, text in files.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if path.suffix == ".h" and text is not UNGUARDED:
                    text = "#pragma once\n" + text
                path.write_text(text)
            found = rules.violations(root, root / "rules.txt")
            return {title: lines for title, lines in found.items() if lines}

    def test_a_lower_layer_may_be_included(self):
        self.assertEqual({}, self.violations(**{"framework/base/A.h": "", "framework/math/B.h": '#include "base/A.h"\n'}))

    def test_a_higher_layer_may_not_be_included(self):
        found = self.violations(**{"framework/base/A.h": '#include "math/B.h"\n', "framework/math/B.h": ""})
        self.assertIn("layers", found)

    def test_a_sibling_may_not_be_included(self):
        found = self.violations(**{"framework/time/A.h": '#include "platform/B.h"\n', "framework/platform/B.h": ""})
        self.assertIn("layers", found)

    def test_an_entry_header_may_include_all_layers(self):
        tree = {"framework/base/all.h": '#include "math/B.h"\n', "framework/math/B.h": ""}
        self.assertNotIn("layers", self.violations(**tree))

    def test_an_unknown_module_is_reported(self):
        self.assertIn("layers", self.violations(**{"framework/attic/A.h": "#pragma once\n"}))

    def test_a_restricted_module_may_include_only_what_is_listed(self):
        found = self.violations(**{"framework/backend/sfml/A.h": '#include "math/B.h"\n', "framework/math/B.h": ""})
        self.assertIn("layers", found)

    def test_backends_are_entered_from_app_through_one_header(self):
        files = {"framework/backend/backend.h": "", "framework/app/A.cpp": '#include "backend/backend.h"\n'}
        self.assertEqual({}, self.violations(**files))
        files["framework/backend/sfml/Window.h"] = ""
        files["framework/app/B.cpp"] = '#include "backend/sfml/Window.h"\n'
        self.assertIn("backend entry", self.violations(**files))

    def test_an_include_cycle_is_found(self):
        found = self.violations(**{"framework/base/A.h": '#include "B.h"\n', "framework/base/B.h": '#include "base/A.h"\n'})
        self.assertEqual(["include cycles"], list(found))

    def test_a_library_is_included_by_its_module_only(self):
        self.assertEqual({}, self.violations(**{"framework/backend/sfml/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("libraries", self.violations(**{"framework/app/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("libraries", self.violations(**{"game/A.cpp": "#include <SFML/Graphics.hpp>\n"}))

    def test_only_the_allowed_singletons_are_called_below_app(self):
        self.assertEqual({}, self.violations(**{"framework/math/A.cpp": "FileUtils::getInstance();\n"}))
        self.assertEqual({}, self.violations(**{"framework/app/A.cpp": "Director::getInstance();\n"}))
        self.assertEqual({}, self.violations(**{"framework/math/A.cpp": "// Director::getInstance()\n"}))
        self.assertIn("singletons", self.violations(**{"framework/math/A.cpp": "Director::getInstance();\n"}))

    def test_only_doubles_use_the_trigonometry_of_the_c_library(self):
        self.assertEqual({}, self.violations(**{"framework/math/Double.cpp": "std::sin(1.0);\n"}))
        self.assertEqual({}, self.violations(**{"framework/math/A.cpp": "std::sinh(1.0f); // std::sin(1.0f)\n"}))
        self.assertIn("trigonometry", self.violations(**{"game/A.cpp": "std::atan2(1.0f, 2.0f);\n"}))

    def test_a_macro_that_the_api_spells_may_name_a_singleton(self):
        line = "#define {} Director::getInstance()\n"
        self.assertEqual({}, self.violations(**{"framework/base/A.h": line.format("API_MACRO")}))
        self.assertIn("singletons", self.violations(**{"framework/base/A.h": line.format("OUR_MACRO")}))

    def test_a_header_that_reaches_too_many_others_is_found(self):
        chain = {f"framework/base/{name}.h": f'#include "{after}.h"\n' for name, after in ("AB", "BC", "CD")}
        chain["framework/base/D.h"] = ""
        self.assertEqual(["header closures"], list(self.violations(**chain)))

    def test_an_umbrella_header_may_reach_everything(self):
        files = {f"framework/base/{name}.h": "" for name in "ABC"}
        files["framework/cocos2d.h"] = "".join(f'#include "base/{name}.h"\n' for name in "ABC")
        self.assertEqual({}, self.violations(**files))

    def test_a_header_without_a_guard_is_found(self):
        self.assertIn("header guards", self.violations(**{"framework/base/A.h": UNGUARDED}))

    def test_a_file_that_is_too_long_is_found(self):
        self.assertIn("file lengths", self.violations(**{"framework/base/A.cpp": "\n" * 21}))
        self.assertIn("file lengths", self.violations(**{"framework/base/A.h": "\n" * 10}))
        self.assertEqual({}, self.violations(**{"framework/base/Long.h": "\n" * 10, "framework/base/A.cpp": "\n" * 20}))

    def test_a_folder_with_too_many_sources_is_found(self):
        files = {f"framework/base/{name}.cpp": "" for name in "AB"}
        self.assertEqual({}, self.violations(**files))
        files["framework/base/C.cpp"] = ""
        self.assertIn("folder sizes", self.violations(**files))

    def test_the_rules_of_this_project_can_be_read(self):
        here = Path(__file__).resolve().parent
        self.assertIn("base", rules.Rules(here / "rules.txt").layers)
        self.assertTrue(rules.Words(here / "words.txt").refused)


WORDS = """
# a comment
reckon(s|ed)? | compute | old-fashioned
give ?back | release | metaphor
tween | interpolation | an example that the API has in a name
allow | \\bActionTween\\b | a class of the API
skip | tests/recorded/ | as it came
"""


class WordsTest(unittest.TestCase):
    def found(self, name, text):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "words.txt").write_text(WORDS)
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            return list(rules.refused_words(root, rules.Words(root / "words.txt")))

    def test_a_refused_word_is_found_with_its_line_and_the_word_to_use(self):
        found = self.found("framework/base/A.h", "int a;\n// what it reckons\n")
        self.assertEqual(1, len(found))
        self.assertTrue(found[0].startswith("framework/base/A.h:2: "), found)
        self.assertIn("compute", found[0])

    def test_it_is_found_in_identifiers_and_in_any_spelling(self):
        for text in ("giveBack();", "_giveBack", "kGiveBack", "give_back", "// Give back", "// giveback"):
            self.assertEqual(1, len(self.found("game/A.cpp", text)), text)

    def test_a_part_of_another_word_is_no_match(self):
        for text in ("reckoner", "forgiveBacking", "between"):
            self.assertEqual([], self.found("game/A.cpp", text), text)

    def test_a_name_of_the_api_is_allowed_and_only_that(self):
        self.assertEqual([], self.found("framework/base/A.h", "ActionTween::create(tags);"))
        self.assertEqual(1, len(self.found("framework/base/A.h", "ActionTween* tween;")))
        self.assertEqual(1, len(self.found("framework/base/A.h", "MyActionTweener tween;")))

    def test_documents_and_tests_are_read_and_recorded_files_are_not(self):
        self.assertEqual(1, len(self.found("docs/page.md", "reckon")))
        self.assertEqual(1, len(self.found("README.md", "reckon")))
        self.assertEqual(1, len(self.found("tests/base/ATest.cpp", "reckon")))
        self.assertEqual([], self.found("tests/recorded/A.cpp", "reckon"))
        self.assertEqual([], self.found("resources/page.md", "reckon"))

    def test_a_line_that_cannot_be_read_is_an_error(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "words.txt"
            path.write_text("reckon | compute\n")
            with self.assertRaises(SystemExit):
                rules.Words(path)


class MacrosTest(unittest.TestCase):
    def test_only_macros_of_our_own_are_reported(self):
        text = "#define COPRA_LEAK 1\n#define CC_OK 1\n#define COPRA_LEAK_OF(a) a\n#define NOT_COPRA_LEAK\n"
        self.assertEqual(["COPRA_LEAK", "COPRA_LEAK_OF"], macros.leaked(text))


if __name__ == "__main__":
    unittest.main()
