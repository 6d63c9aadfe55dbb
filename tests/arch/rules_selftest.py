#!/usr/bin/env python3
"""The checks of rules.py find what they are there for: each test breaks one rule in a small tree."""
import tempfile
import unittest
from pathlib import Path

import macros
import rules

MODULES = """
core     | base         | |                 | c
core     | math         | | base            | c
core     | platform     | | base            | c
core     | time         | | base            | c
core     | backend/sfml | | platform        | c
core     | backend      | | backend/sfml    | c
core     | app          | | time backend    | c
features | ui           | | app             | c
compat   | compat/names | | ui              | c
"""
TABLE = """
outside SFML backend/sfml ^SFML/
game rules -
game actors rules
singleton FileUtils
doubles framework/core/math/Double.cpp
macro API_MACRO
umbrella cocos2d.h
entry base/all.h
limit closure 2
limit lines-cpp 20
limit lines-h 10
limit folder 2
long framework/core/base/Long.h 11
"""


UNGUARDED = "int unguarded;\n"


class RulesTest(unittest.TestCase):
    def violations(self, modules=MODULES, table=TABLE, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "rules.txt").write_text(table)
            (root / "framework").mkdir()
            (root / "framework/modules.txt").write_text(modules)
            for name, text in files.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if path.suffix == ".h" and text is not UNGUARDED:
                    text = "#pragma once\n" + text
                path.write_text(text)
            found = rules.violations(root, root / "rules.txt")
            return {title: lines for title, lines in found.items() if lines}

    def test_a_stored_callback_is_called_by_the_function_for_it(self):
        header = "struct A {\n    std::function<void(int)> _changed, _closed;\n    std::function<void()> onClosed;\n    Done _done;\n};\n"
        files = {"framework/core/base/A.h": "using Done = std::function<void()>;\n" + header,
                 "framework/core/base/B.h": "struct B {\n    std::function<void()> onEnter;\n    void onExit();\n};\n"}

        def found(code):
            return [line.split(":")[2].split()[0] for line in self.violations(**files, **{"framework/core/base/A.cpp": code}).get("callbacks", [])]
        self.assertEqual(["_changed"], found("void A::f() {\n    if (_changed) _changed(1);\n}\n"))
        self.assertEqual(["_done"], found("void f(A& a) { a._done(); }\n"))
        self.assertEqual(["onClosed"], found("void f(A* a) { a->onClosed(); }\n"))
        self.assertEqual(["onEnter"], found("void f(B* listener) { listener->onEnter(); }\n"))
        self.assertEqual(["_changed"], found("void A::f() {\n    const auto& call = is ? _changed : _closed;\n    if (call) call(1);\n}\n"))
        self.assertEqual([], found("A::A() : _changed(0), _done(nullptr) {}\nvoid A::f() { copra::call(_changed, 1); }\n"))
        self.assertEqual([], found("void f(B* b) { b->onExit(); }\n"))

    def test_a_callback_that_nothing_can_replace_may_be_called_directly(self):
        files = {"framework/core/base/A.h": "struct A {\n    std::function<void()> _done;\n    void f() { _done(); }\n};\n"}
        self.assertIn("callbacks", self.violations(**files))
        self.assertEqual({}, self.violations(table=TABLE + "held framework/core/base/A.h _done\n", **files))

    def test_a_linked_module_may_be_included(self):
        self.assertEqual({}, self.violations(**{"framework/core/base/A.h": "", "framework/core/math/B.h": '#include "base/A.h"\n'}))
        self.assertEqual({}, self.violations(**{"framework/core/base/A.h": "", "framework/features/ui/B.h": '#include "base/A.h"\n'}))

    def test_a_module_that_is_not_linked_may_not_be_included(self):
        for includer, included in (("core/base/A.h", "core/math/B.h"), ("core/time/A.h", "core/platform/B.h"),
                                   ("core/app/A.h", "features/ui/B.h"), ("features/ui/A.h", "compat/names/B.h")):
            spelling = included if included.startswith("compat") else included.partition("/")[2]
            found = self.violations(**{f"framework/{includer}": f'#include "{spelling}"\n', f"framework/{included}": ""})
            self.assertIn("modules", found, includer)

    def test_core_links_core_only(self):
        self.assertIn("shelves", self.violations(MODULES + "core | menu | | ui | c\n"))
        self.assertNotIn("shelves", self.violations(MODULES + "features | menu | | ui | c\n"))

    def test_a_module_links_modules_above_it_in_the_list(self):
        with self.assertRaisesRegex(SystemExit, "links 'menu', which is no module above it"):
            self.violations(MODULES + "core | list | | menu | c\n")

    def test_an_entry_header_may_include_all_modules(self):
        tree = {"framework/core/base/all.h": '#include "math/B.h"\n', "framework/core/math/B.h": ""}
        self.assertNotIn("modules", self.violations(**tree))

    def test_core_and_features_do_not_include_the_header_for_games(self):
        for file, bad in (("core/app/A.h", True), ("features/ui/A.h", True), ("compat/names/A.h", False)):
            found = self.violations(**{f"framework/{file}": '#include "cocos2d.h"\n', "framework/cocos2d.h": ""})
            self.assertEqual(bad, "modules" in found, file)

    def test_an_unknown_module_is_reported(self):
        self.assertIn("modules", self.violations(**{"framework/core/attic/A.h": "#pragma once\n"}))

    def test_backends_are_entered_from_app_through_one_header(self):
        files = {"framework/core/backend/backend.h": "", "framework/core/app/A.cpp": '#include "backend/backend.h"\n'}
        self.assertEqual({}, self.violations(**files))
        files["framework/core/backend/sfml/Window.h"] = ""
        files["framework/core/app/B.cpp"] = '#include "backend/sfml/Window.h"\n'
        self.assertIn("backend entry", self.violations(**files))

    def test_folders_of_the_game_include_what_their_line_names(self):
        files = {"game/rules/A.h": "", "game/Layout.h": "", "game/actors/B.cpp": '#include "rules/A.h"\n#include "Layout.h"\n'}
        self.assertEqual({}, self.violations(**files, **{"game/main.cpp": '#include "rules/A.h"\n'}))
        self.assertIn("folders of the game", self.violations(**{"game/actors/B.h": "", "game/rules/A.cpp": '#include "actors/B.h"\n'}))
        self.assertIn("folders of the game", self.violations(**{"game/attic/A.cpp": ""}))

    def test_an_include_cycle_is_found(self):
        found = self.violations(**{"framework/core/base/A.h": '#include "B.h"\n', "framework/core/base/B.h": '#include "base/A.h"\n'})
        self.assertEqual(["include cycles"], list(found))

    def test_a_library_is_included_by_its_module_only(self):
        self.assertEqual({}, self.violations(**{"framework/core/backend/sfml/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("libraries", self.violations(**{"framework/core/app/A.cpp": "#include <SFML/Graphics.hpp>\n"}))
        self.assertIn("libraries", self.violations(**{"game/A.cpp": "#include <SFML/Graphics.hpp>\n"}))

    def test_only_the_allowed_singletons_are_called_below_app(self):
        self.assertEqual({}, self.violations(**{"framework/core/math/A.cpp": "FileUtils::getInstance();\n"}))
        self.assertEqual({}, self.violations(**{"framework/core/app/A.cpp": "Director::getInstance();\n"}))
        self.assertEqual({}, self.violations(**{"framework/core/math/A.cpp": "// Director::getInstance()\n"}))
        self.assertIn("singletons", self.violations(**{"framework/core/math/A.cpp": "Director::getInstance();\n"}))

    def test_only_doubles_use_the_trigonometry_of_the_c_library(self):
        self.assertEqual({}, self.violations(**{"framework/core/math/Double.cpp": "std::sin(1.0);\n"}))
        self.assertEqual({}, self.violations(**{"framework/core/math/A.cpp": "std::sinh(1.0f); // std::sin(1.0f)\n"}))
        self.assertIn("trigonometry", self.violations(**{"game/A.cpp": "std::atan2(1.0f, 2.0f);\n"}))

    def test_the_game_leaves_ownership_to_the_functions_that_create(self):
        self.assertEqual({}, self.violations(**{"framework/core/base/A.cpp": "object->release();\n"}))
        self.assertEqual({}, self.violations(**{"game/A.cpp": "return copra::autoreleased(bee, bee->init()); // bee->autorelease();\n"}))
        for line in ("bee->autorelease();", "delete bee;", "_bee->retain();"):
            self.assertEqual(["creation"], list(self.violations(**{"game/A.cpp": line + "\n"})), line)

    def test_a_macro_that_the_api_spells_may_name_a_singleton(self):
        line = "#define {} Director::getInstance()\n"
        self.assertEqual({}, self.violations(**{"framework/core/base/A.h": line.format("API_MACRO")}))
        self.assertIn("singletons", self.violations(**{"framework/core/base/A.h": line.format("OUR_MACRO")}))

    def test_a_header_that_reaches_too_many_others_is_found(self):
        chain = {f"framework/core/base/{name}.h": f'#include "{after}.h"\n' for name, after in ("AB", "BC", "CD")}
        chain["framework/core/base/D.h"] = ""
        self.assertEqual(["header closures"], list(self.violations(**chain)))

    def test_an_umbrella_header_may_reach_everything(self):
        files = {f"framework/core/base/{name}.h": "" for name in "ABC"}
        files["framework/cocos2d.h"] = "".join(f'#include "base/{name}.h"\n' for name in "ABC")
        self.assertEqual({}, self.violations(**files))

    def test_the_lines_that_the_miniature_reaches_are_limited(self):
        files = {"framework/core/time/Clock.h": '#include "base/A.h"\n', "framework/core/base/A.h": "",
                 "framework/core/base/A_part.cpp": "// a comment\n\n/* another\none */\nRED = 1, ///< A color.\n", "framework/core/base/B.cpp": "int b;\n"}
        table = TABLE + "miniature time/Clock.h\nlimit miniature 3\n"
        self.assertEqual({}, self.violations(table=table, **files))
        files["framework/core/base/A_part.cpp"] += "int a;\n"
        self.assertEqual(["miniature"], list(self.violations(table=table, **files)))

    def test_a_header_without_a_guard_is_found(self):
        self.assertIn("header guards", self.violations(**{"framework/core/base/A.h": UNGUARDED}))

    def test_a_class_of_a_module_with_a_forward_header_is_declared_there_only(self):
        node = "namespace a {\nvoid f() {\n}\nclass Node : public Ref {\n};\n} // namespace a\n"
        declaration = "namespace a {\nclass Node;\n}\n"
        files = {"framework/core/app/Node.h": node, "framework/core/app/A.h": declaration, "framework/core/base/B.h": declaration}
        self.assertEqual({}, self.violations(**files))
        files["framework/core/app/fwd.h"] = declaration
        self.assertEqual({"forward declarations": ["framework/core/app/A.h: a::Node is declared in app/fwd.h"]}, self.violations(**files))
        files["framework/core/app/A.h"] = '#include "app/fwd.h"\n'
        self.assertEqual({}, self.violations(**files))
        self.assertIn("forward declarations", self.violations(**files, **{"framework/features/ui/A.cpp": declaration}))
        self.assertIn("forward declarations", self.violations(**files, **{"game/A.h": declaration}))

    def test_a_module_with_a_forward_header_declares_classes_of_higher_modules_there(self):
        files = {"framework/core/app/Node.h": "class Node {\n};\n", "framework/core/base/fwd.h": ""}
        self.assertEqual({}, self.violations(**files))
        self.assertIn("forward declarations", self.violations(**files, **{"framework/core/base/A.h": "class Node;\n"}))

    def test_other_classes_of_the_same_name_are_declared_anywhere(self):
        files = {"framework/core/app/Node.h": "namespace a {\nclass Node {\n};\n} // namespace a\n", "framework/core/app/fwd.h": ""}
        self.assertEqual({}, self.violations(**files, **{"framework/core/app/A.h": "namespace b {\nclass Node;\n}\n"}))
        self.assertEqual({}, self.violations(**files, **{"framework/core/app/A.h": "struct A {\n    class Node;\n};\n"}))

    def test_a_forward_header_does_not_count_in_closures(self):
        chain = {f"framework/core/base/{name}.h": f'#include "{after}.h"\n' for name, after in ("AB", "BC")}
        chain["framework/core/base/C.h"] = '#include "base/fwd.h"\n'
        self.assertEqual({}, self.violations(**chain, **{"framework/core/base/fwd.h": ""}))

    def test_a_file_that_is_too_long_is_found(self):
        self.assertIn("file lengths", self.violations(**{"framework/core/base/A.cpp": "\n" * 21}))
        self.assertIn("file lengths", self.violations(**{"framework/core/base/A.h": "\n" * 10}))
        self.assertEqual({}, self.violations(**{"framework/core/base/Long.h": "\n" * 10, "framework/core/base/A.cpp": "\n" * 20}))
        self.assertIn("file lengths", self.violations(**{"framework/core/base/Long.h": "\n" * 11}))

    def test_a_folder_with_too_many_sources_is_found(self):
        files = {f"framework/core/base/{name}.cpp": "" for name in "AB"}
        self.assertEqual({}, self.violations(**files))
        files["framework/core/base/C.cpp"] = ""
        self.assertIn("folder sizes", self.violations(**files))

    def test_the_rules_of_this_project_can_be_read(self):
        here = Path(__file__).resolve().parent
        self.assertIn("closure", rules.Rules(here / "rules.txt", here.parent.parent / "framework/modules.txt").limits)
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
        found = self.found("framework/core/base/A.h", "int a;\n// what it reckons\n")
        self.assertEqual(1, len(found))
        self.assertTrue(found[0].startswith("framework/core/base/A.h:2: "), found)
        self.assertIn("compute", found[0])

    def test_it_is_found_in_identifiers_and_in_any_spelling(self):
        for text in ("giveBack();", "_giveBack", "kGiveBack", "give_back", "// Give back", "// giveback"):
            self.assertEqual(1, len(self.found("game/A.cpp", text)), text)

    def test_a_part_of_another_word_is_no_match(self):
        for text in ("reckoner", "forgiveBacking", "between"):
            self.assertEqual([], self.found("game/A.cpp", text), text)

    def test_a_name_of_the_api_is_allowed_and_only_that(self):
        self.assertEqual([], self.found("framework/core/base/A.h", "ActionTween::create(tags);"))
        self.assertEqual(1, len(self.found("framework/core/base/A.h", "ActionTween* tween;")))
        self.assertEqual(1, len(self.found("framework/core/base/A.h", "MyActionTweener tween;")))

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
