#!/usr/bin/env python3
"""Tests of check_shelves.py and of scripts/reference, with pages of their own: shelves_selftest.py ROOT"""
import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import check_shelves

README = """# Copra

Text.

## Documentation

### Learn: a

- [First](docs/first.md): one.

### Do: b

- [Second](docs/second.md): two.

### Look up: c

- [Inside](docs/inside/README.md): all.

### Speed and platforms: d
"""
PAGES = {"README.md": README, "docs/first.md": "# First\n\n[two](second.md#a-heading)\n", "docs/second.md": "# Second\n\n## A heading\n",
         "docs/inside/README.md": "# Inside\n\n- [base](base.md): below.\n", "docs/inside/base.md": "# base\n"}


def load(path):
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Pages(unittest.TestCase):
    def faults(self, **changed):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in (PAGES | {key.replace("__", "/") + ".md": text for key, text in changed.items()}).items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            return list(check_shelves.faults(root, SHELVES))

    def test_complete_pages_have_no_fault(self):
        self.assertEqual(self.faults(), [])

    def test_a_page_without_a_shelf_is_named(self):
        self.assertEqual(self.faults(docs__third="# Third\n"), ["docs/third.md: no shelf of README.md has it"])

    def test_a_shelf_has_parts(self):
        readme = README.replace("### Do: b\n", "### Do: b\n\n#### Build a game\n").replace("### Look up", "#### Port a game\n\n- [Third](docs/third.md): three.\n\n### Look up")
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (PAGES | {"README.md": "# Copra\n\nText.\n\n" + readme}).items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            shelf = SHELVES.shelves_of(Path(folder))[1]
        self.assertEqual([(page.title, page.part) for page in shelf.pages], [("Second", "Build a game"), ("Third", "Port a game")])

    def test_a_page_on_two_shelves_is_named(self):
        twice = README + "\n- [First](docs/first.md): again.\n"
        self.assertEqual(self.faults(README=twice), ["docs/first.md: 2 lines of README.md and its indexes have it"])

    def test_a_link_to_no_page_is_named(self):
        self.assertEqual(self.faults(docs__second="# Second\n\n## A heading\n[x](gone.md)\n"), ["docs/second.md: there is no docs/gone.md"])

    def test_a_link_to_no_heading_is_named(self):
        self.assertEqual(self.faults(docs__second="# Second\n"), ["docs/first.md: docs/second.md has no heading #a-heading"])

    def test_the_label_of_a_link_ends_on_its_line(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (PAGES | {"docs/first.md": "# First\n\n## The `a`\n\nSee [page\n  two](second.md).\n"}).items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            text = SHELVES.filtered(Path(folder), "docs/first.md")
        self.assertIn("See [page two](@ref guide-second).", text)
        self.assertIn("## The a {#", text)

    def test_code_reaches_the_page_as_it_is(self):
        code = ["./x --accept", "Scene::init()", r"%APPDATA%\NAME", "_FUNCTION", "__a__", "[x](y)", "a<b> & 'c'"]
        page = "# First\n\n## The `h`\n\n" + "\n\n".join(f"It's `{text}`." for text in code) + "\n\n| a |\n|---|\n| `a \\| b` |\n"
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (PAGES | {"docs/first.md": page}).items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            text = SHELVES.filtered(Path(folder), "docs/first.md")
        self.assertNotIn("--accept", text)
        shown = [SEARCH.plain(found) for found in re.findall("<code>(.*?)</code>", SHELVES.shown(text))]
        self.assertEqual(shown, [*code, "a | b"])
        self.assertEqual(shown, SHELVES.code_of(page))

    def test_code_between_the_items_of_a_list_belongs_to_an_item(self):
        block = "```cpp\nint a;\n\nint b;\n```\n"
        inside = block.replace("```", "   ```").replace("int", "   int")
        self.assertEqual(SHELVES.with_blocks_in_lists(f"1. One:\n\n{block}\n   More.\n\n2. Two.\n\nText.\n\n{block}"),
                         f"1. One:\n\n{inside}\n   More.\n\n2. Two.\n\nText.\n\n{block}")

    def test_links_in_code_are_no_links(self):
        self.assertEqual(self.faults(docs__inside__base="# base\n\n```\n[x](gone.md)\n```\n"), [])


class Html(unittest.TestCase):
    PAGES = {"a.html": '<a href="b.html#there">b</a> <a id="here"></a>', "b.html": '<a id="there"></a><a href="#gone">x</a>'}

    def test_links_to_missing_anchors_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.PAGES.items():
                (Path(folder) / name).write_text(text)
            self.assertEqual(FINISH.broken_links(Path(folder), self.PAGES), ([("b.html", "#gone")], 2))

    def test_links_to_missing_pages_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(FINISH.broken_links(Path(folder), {"a.html": '<img src="no.png"/>'}), ([("a.html", "no.png")], 1))

    def test_guides_that_doxygen_could_not_read_are_found(self):
        pages = {"guide-a.html": "<p>@section x</p>", "guide-b.html": "&lt;tt&gt;", "guide-c.html": "fine", "classA.html": "@ref"}
        self.assertEqual(FINISH.unread_guides(pages), [("guide-a.html", "@section"), ("guide-b.html", "&lt;tt&gt;")])

    def test_headings_and_members_without_a_text_join_the_search(self):
        pages = {"guide-d.html": '<div class="title">Debugging </div><h1><a class="anchor" id="guide-d--hot"></a>\nHot reload</h1>',
                 "classcocos2d_1_1Node.html": '<div class="title">cocos2d::Node Class Reference</div>\n<p>Inherits <a class="el" '
                 'href="classcocos2d_1_1Ref.html">cocos2d::Ref</a>.</p>\n<tr class="memitem:a1"><td class="memItemLeft"><a id="a1"></a>void</td>'
                 '<td class="memItemRight"><b>setX</b> (float x)</td></tr>\n<tr class="memdesc:a1"><td class="mdescRight">A number of pixels or points. In '
                 'the parent.</td></tr>\n',
                 "classcocos2d_1_1Ref.html": '<div class="title">cocos2d::Ref Class Reference</div>', "classcopra_1_1NullClock.html": ""}
        with tempfile.TemporaryDirectory() as folder:
            header = Path(folder) / "framework/compat/names.h"
            header.parent.mkdir(parents=True)
            header.write_text("using CCNode = Node;\ninline Node ccn(float x) {\n")
            lines, older = SEARCH.lines_of(Path(folder), pages)
        self.assertEqual(lines, [["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [1], ["setX", "a1"], [""], ["", "A number of pixels or points"]],
                                 ["classcocos2d_1_1Ref.html", "cocos2d::Ref", 0, [], [], [""], [""]],
                                 ["guide-d.html", "Debugging", 1, [], ["Hot reload", "guide-d--hot"], [""], ["", ""]]])
        self.assertEqual(older, ["CCNode", 0, "", "ccn", 0, ""])
        self.assertEqual([name for name in SEARCH.missing(lines, older, pages) if name not in SEARCH.SURELY], [])
        self.assertIn("setX", SEARCH.missing([], older, pages))
        self.assertEqual(next(SEARCH.topics_of(lines, "x|of a|Node::setX guide-d--hot")),
                         (["x"], ["of", "a"], ["classcocos2d_1_1Node.html#a1", "guide-d.html#guide-d--hot"]))

    def test_the_files_of_the_search_are_small(self):
        first = "a" + "1" * 32
        second = first + "a" + "2" * 27 + "11111"  # a value of the enum
        lines = [["classA.html", "A", 0, [], ["x", first, "y", second, "z", "guide-a"], ["two one"], ["A.", "Text.", "The spelling of old.", "Text."]],
                 ["classB.html", "B", 3, [], ["x", first], ["one"], ["B.", "Inside."]]]
        short = list(SEARCH.with_short_anchors(lines, {"classB.html": ["a" + "3" * 27 + "21111"]}))
        self.assertEqual([line[4][1::2] for line in short], [["~111111", "~211111", "guide-a"], ["~11111"]])
        shown, words = SEARCH.packed(short)
        self.assertEqual(words, ["one", "two"])
        self.assertEqual([line[5:] for line in shown], [[["001000"], [1]], [["000"], []]])
        self.assertEqual(SEARCH.texts_of(lines), ([["A.", 0, "The spelling of old.", 0], ["B."]], ["Text."]))

    def test_values_of_an_enum_join_the_search_with_their_texts(self):
        page = ('<tr class="memitem:a1"><td class="memItemLeft"><a id="a1"></a>enum class</td><td class="memItemRight"><a class="el" href="b.html#a1">Way</a> { '
                '<a class="el" href="b.html#a1x">UP</a>, <b>DOWN</b> }</td></tr>\n<td class="fieldname"><a id="a1x" name="a1x"></a>UP&#160;</td><td class="fielddoc"><p>To the top. </p></td>')
        self.assertEqual(SEARCH.names_in("classB.html", page), [("Way", "a1"), ("UP", "a1x"), ("DOWN", "a1")])
        self.assertEqual(SEARCH.summaries_of("classB.html", page, ["a1", "a1x"])[1:], ["", "To the top"])

    def test_the_summary_of_a_part_of_a_guide_is_its_prose(self):
        code = '<div class="caption">Six sprites</div><p ><details>\n<summary>Code of the scene a/b</summary> </p><div class="fragment">a</div><!-- fragment --></details></p>'
        self.assertEqual(SEARCH.beginning(code + "<p >Copra has programs of its own. Others follow.</p>"), "Copra has programs of its own")
        self.assertEqual(SEARCH.beginning("<p >A game can</p>\n<ul>\n<li>load <b>maps</b>, and</li>\n<li>save.</li>\n</ul>"), "A game can load maps, save")
        self.assertEqual(SEARCH.beginning("<table class=\"a\"><tr><th>what</th></tr>\n<tr><td>A: b</td><td>c</td></tr><tr><td>D</td></tr></table><p>See E.</p>"), "What: A: b, D")
        self.assertEqual(SEARCH.beginning("<table><tr><th>to</th><th>use</th></tr><tr><td>draw</td><td>x</td></tr></table>"), "How to draw")
        self.assertEqual(SEARCH.beginning("<table><tr><th>what you see</th><th>why</th></tr><tr><td>nothing</td><td>x</td></tr></table>"),
                         "What you see when something is wrong, and why")

    def test_names_that_an_example_does_not_declare_are_explained(self):
        self.assertEqual(GIVEN.sentence("cocos2d::A", "bee->run(a);\nscene->add(b); // node"), "Here, `scene` is the running scene, and `bee` is a sprite in it.\n")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "auto* node = Node::create();\nauto f = [](float dt) {};\nthing.scene->add(node, dt);"), "")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "node->run(a);", "Here, `node` is any node in the scene."), "")
        self.assertEqual(GIVEN.sentence("cocos2d::PhysicsJointPin", "pin(ball);"), "Here, `ball` is a `PhysicsBody`.\n")
        self.assertEqual(GIVEN.sentence("cocos2d::TransitionFade", "show(next);"), "Here, `next` is the scene that comes next.\n")

    def test_the_members_that_a_lambda_of_an_example_uses_are_listed_with_their_types(self):
        text = "The example is part of a member function of your class, which has the member"
        self.assertEqual(GIVEN.sentence("cocos2d::A", "f = [this](Ref*) { ++coins; };"), f"{text} `coins` (`int`).\n")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "f = [this](Ref*) { ++coins; isOpen = true; };"), f"{text}s `coins` (`int`) and `isOpen` (`bool`).\n")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "f = [this](Ref*) { bee->hide(); };\nscene->add(b);"),
                         f"Here, `scene` is the running scene.\n{text} `bee` (`Sprite*`, a sprite in the scene).\n")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "int coins = 0;\nf = [this, coins](Ref*) { use(coins); };"), "")
        self.assertEqual(GIVEN.sentence("cocos2d::A", "coins = [](Ref*) { return 1; };"), "")

    def test_a_class_names_its_bases_up_to_the_first(self):
        pages = {"a.html": '<p>Inherits <a class="el" href="b.html">cocos2d::B</a>.</p>\n',
                 "b.html": '<p>Inherits <a class="el" href="c.html">C</a>.</p>\n'}
        text = FINISH.with_ancestry(pages["a.html"], FINISH.bases_of(pages))
        self.assertEqual(text, '<p class="ancestry">Inherits: <a class="el" href="b.html">B</a> &rarr; <a class="el" href="c.html">C</a></p>\n')
        pages["b.html"] = pages["b.html"].replace(".</p>", ', and <a class="el" href="d.html">D</a>.</p>')
        text = FINISH.with_ancestry(pages["a.html"], FINISH.bases_of(pages))
        self.assertIn('<a class="el" href="c.html">C</a>; <a class="el" href="d.html">D</a></p>', text)  # the second base of B

    def test_a_public_class_does_not_name_internal_ones_that_inherit_it(self):
        text = '<p>Inherited by <a class="el" href="a.html">A</a>, and <a class="el" href="b.html">copra::B</a>.</p>\n'
        self.assertEqual(FINISH.with_ancestry(text, {}, {"b.html"}), '<p class="ancestry">Inherited by: <a class="el" href="a.html">A</a></p>\n')
        self.assertEqual(FINISH.with_ancestry(text, {}, {"a.html", "b.html"}), "")
        text = '<p>Inherited by <a class="el" href="a.html">copra::ReferenceUnit</a>.</p>\n'
        self.assertIn("ReferenceUnit</a> (as published in the article; use copra::UnitSprite)", FINISH.with_ancestry(text, {}))

    def test_a_guide_lists_its_headings_of_the_second_level_if_there_are_several(self):
        def listed(levels):
            headings = "".join(f'<h{level}><a class="anchor" id="g{number}"></a>\nT{number}</h{level}>' for number, level in enumerate(levels))
            found = re.search(r"<ul>.*</ul>", FINISH.with_contents('<div class="contents">\n' + headings))
            return re.sub(r'<a href="#g\d">(T\d)</a>', r"\1", found[0]) if found else ""

        self.assertEqual(listed("1212"), "")
        self.assertEqual(listed("11211"), "<ul><li>T0</li><li>T1</li><li>T3</li><li>T4</li></ul>")
        self.assertEqual(listed("12212"), "<ul><li>T0<ul><li>T1</li><li>T2</li></ul></li><li>T3<ul><li>T4</li></ul></li></ul>")

    def test_an_internal_class_says_so_and_lists_members_with_a_text_only(self):
        def member(name, text):
            text_row = f'<tr class="memdesc:{name}"><td class="mdescRight">{text}<br /></td></tr>\n' if text else ""
            return f'<tr class="memitem:{name}"><td>int {name}</td></tr>\n{text_row}<tr class="separator:{name}"><td></td></tr>\n'

        def page(*rows):
            table = '<table class="memberdecls">\n<tr class="heading"><td>Variables</td></tr>\n' + "".join(rows) + "</table>"
            return f'<div class="contents">\n{table}\n<hr/>The documentation for this struct was generated from the following file:'

        internals, described, bare = FINISH.internals, member("described", "Has one."), member("bare", "")
        text = internals.with_described_members(page(described, bare))
        self.assertIn(described, text)
        self.assertNotIn("bare", text)
        self.assertNotIn("more member", text)
        self.assertEqual(internals.with_described_members(page(bare, bare)), page(bare, bare))  # Corners shows its array
        self.assertEqual(internals.with_described_members(page(described)), page(described))
        self.assertTrue(internals.with_note(text).startswith('<div class="contents">\n<p class="internal">Internal: not for games;'))

    def test_internal_classes_have_an_index_of_their_own(self):
        letters = "".join(f'<dl class="classindex even">\n<dt class="alphachar"><a id="letter_{name}" name="letter_{name}">{name}</a></dt>\n'
                          + "".join(f'<dd><a class="el" href="{page}">{page}</a> (cocos2d)</dd>' for page in pages) + "</dl>\n"
                          for name, pages in (("A", ("a.html", "aa.html")), ("B", ("b.html",))))
        links = '<a class="qindex" href="#letter_A">A</a>&#160;|&#160;<a class="qindex" href="#letter_B">B</a>'
        public, internal = FINISH.internals.indexes(f'<div class="title">A to Z</div><div class="qindex">{links}</div>{letters}', {"aa.html", "b.html"})
        self.assertEqual(re.findall(r'<dd><a class="el" href="([^"]*)"', public), ["a.html"])
        self.assertEqual(re.findall(r'<dd><a class="el" href="([^"]*)"', internal), ["aa.html", "b.html"])
        self.assertNotIn("letter_B", public)
        self.assertIn("#letter_B", internal)

    def test_bold_text_around_code_or_a_link_is_bold(self):
        bold = SHELVES.BOLD.sub(r"<b>\1</b>", SHELVES.hidden("**`main()`.** Do 2 ** 3 with `a ** b`, **[this](x.md)** and **per\nframe**"))
        self.assertEqual(SHELVES.shown(bold), "<b><code>main()</code>.</b> Do 2 ** 3 with <code>a ** b</code>, <b>[this](x.md)</b> and <b>per\nframe</b>")
        pages = {"a.html": "<p>**<code>a</code>** b</p>", "b.html": '<p><b>a</b> <code>char **</code></p><div class="fragment">char** a;</div><!-- fragment -->'}
        self.assertEqual([name for name, _ in FINISH.starred(pages)], ["a.html"])

    def test_macros_have_the_texts_of_their_own_file(self):
        text = "/// Two.\n/// Lines.\n#if A > 0\n#define ONE(x) x\n#endif\n/// Another.\n#define TWO\n"
        self.assertEqual(PREPARE.without_texts_of({"ONE"}, text), "\n\n#if A > 0\n#define ONE(x) x\n#endif\n/// Another.\n#define TWO\n")

    def test_a_class_links_the_sections_of_guides_that_name_it(self):
        def line(group):
            return f'<div class="ingroups"><a class="el" href="group__{group}.html">G</a></div>'

        def heading(anchor, title):
            return f'<h1><a class="anchor" id="{anchor}"></a>\n{title}</h1>\n'

        pages = {name: line("physics") for name in ("classa_1_1PhysicsJoint.html", "classa_1_1PhysicsJointPin.html", "classa_1_1PhysicsJointGear.html", "classa_1_1Body.html",
                                                    "classa_1_1Body_1_1Hit.html", "classa_1_1Other.html", "classa_1_1World.html")}
        pages["classa_1_1Inside.html"] = line("internals")
        link = '<a href="classa_1_1{}.html">'.format
        pages["guide-physics.html"] = (link("World") + heading("p--bodies", "Bodies") + link("Body") + link("World") + link("Body") + link("Inside") + heading("p--joints", "Joints")
                                       + link("PhysicsJointPin") + link("Body") + link("World") + heading("p--more", "More") + link("World")
                                       + heading("p--next-steps", "Next steps") + link("Other"))
        bases = {f"classa_1_1PhysicsJoint{name}.html": [("classa_1_1PhysicsJoint.html", "a::PhysicsJoint")] for name in ("Pin", "Gear")}
        guides = GUIDE_LINKS.Guides(ROOT, pages, bases)
        found = {name: [re.search('#(.*?)">|$', one)[1] for one in guides.links(f"classa_1_1{name}.html")]
                 for name in ("Body", "Body_1_1Hit", "PhysicsJointPin", "PhysicsJointGear", "PhysicsJoint", "World", "Other", "Inside")}
        self.assertEqual(found, {"Body": ["p--bodies"], "Body_1_1Hit": ["p--bodies"], "PhysicsJointPin": ["p--joints"], "PhysicsJointGear": ["p--joints"],
                                 "PhysicsJoint": ["p--joints"], "World": [None], "Other": [], "Inside": []})
        self.assertIn(">Physics: Joints</a>", guides.links("classa_1_1PhysicsJointPin.html")[0])
        page = line("physics")
        self.assertEqual(GUIDE_LINKS.with_guides(page, ["A"]), page.replace("</div>", " &middot; Guide: A</div>"))
        self.assertEqual(GUIDE_LINKS.with_guides(page, ["A", "B"]), page.replace("</div>", " &middot; Guides: A; B</div>"))
        self.assertEqual(GUIDE_LINKS.with_guides(page, []), page)
        inner = page.replace('<div class="ingroups">', '<div class="ingroups"><a class="el" href="group__actions.html">Actions</a> &raquo; ')
        self.assertEqual(GUIDE_LINKS.group_in(inner).name, "physics")
        self.assertEqual([group.name for group in GROUPS.GROUPS if not group.guides], [])
        self.assertEqual(FINISH.guided({"classA.html": page, "classB.html": line("internals"), "classes.html": page, "classC.html": page.replace("</div>", '<a href="guide-a.html"></div>')}),
                         {"classA.html": False, "classC.html": True})

    def test_the_path_of_a_guide_names_its_part(self):
        path = '<div id="nav-path" class="navpath"><ul><li>Copra</li><li>Do</li></ul></div>'
        self.assertIn("<li>Do</li><li class=\"navelem\">Test &amp; measure</li></ul>", FINISH.with_part(path, "Test & measure"))
        self.assertEqual(FINISH.with_part(path, None), path)

    def test_a_getter_does_not_set(self):
        lines = ["class A {", "public:", "    /// Sets the speed.", "    float getSpeed() const;", "    int getSize() const; ///< Sets the size.", "    void setWay(int way); ///< Sets the way.", "};"]
        shown = list(TEXTS.repeated(lines))
        self.assertEqual([line.partition("/// ")[2] or line.partition("///< ")[2] for line in shown[2:6]], ["Returns the speed.", "", "Returns the size.", "Sets the way."])

    def test_the_pages_of_the_first_shelf_lead_to_each_other(self):
        pages = [path for shelf in SHELVES.shelves_of(ROOT)[:1] for _, path, *_ in shelf.pages]
        first, second, last = pages[0], pages[1], pages[-1]
        self.assertEqual([page and page.path for page in SHELVES.neighbors(ROOT, first)], [None, second])
        self.assertIsNone(SHELVES.neighbors(ROOT, last)[1])
        self.assertEqual(SHELVES.neighbors(ROOT, "docs/sprites.md"), (None, None))

    def test_the_tree_shows_no_constants(self):
        entries = [["cocos2d::ui::BRIGHT", "g.html#a", None], ["cocos2d::ui::seek", "g.html#b", None], ["cocos2d::Node", "n.html", None]]
        self.assertEqual(TREE.ordered(entries), [2, 1])
        for title in ("cocos2d::operator*", "cocos2d::Color3B::operator==", "cocos2d::ccArrayNew", "cocos2d::tweenfunc::linear"):
            self.assertEqual(TREE.ordered([[title, "g.html#a", None]]), [])

    def test_names_of_the_framework_are_last_in_the_tree(self):
        entries = [["cocos2d::_Mip", "m.html", None], ["cocos2d::Zip", "z.html", None], ["cocos2d::Sprite", "s.html", None]]
        self.assertEqual([TREE.ordered(entries), TREE.ordered(entries, ["z.html"])], [[2, 1, 0], [1, 2, 0]])

    def test_a_group_begins_with_the_classes_of_its_guides(self):
        rows = "".join(f'<tr class="memitem:"><td><a class="el" href="class{name}.html">{name}</a></td></tr>\n' for name in ("_A", "B", "C", "D", "E", "F"))
        page = f'<a id="nested-classes" name="x"></tr>\n{rows}</table>'
        self.assertEqual(re.findall(">(_?[A-Z])<|(that the guides|Other)", TREE.with_sorted_classes(page, ["classF.html", "classD.html", "classB.html"])),
                         [("", "that the guides"), ("F", ""), ("D", ""), ("B", ""), ("", "Other"), ("C", ""), ("E", ""), ("_A", "")])
        self.assertEqual(re.findall(">(_?[A-Z])<|(guides|Other)", TREE.with_sorted_classes(page, ["classC.html"])), [(name, "") for name in ("C", "B", "D", "E", "F", "_A")])
        self.assertEqual(re.findall(">(_?[A-Z])<", TREE.with_sorted_classes(page)), ["B", "C", "D", "E", "F", "_A"])
        guides = {"guide-sprites.html": '<a href="classB.html#x"></a><a href="classA.html"></a>', "guide-animation.html": '<a href="classC.html"><a href="classB.html">'}
        self.assertEqual(TREE.learned(guides)["sprites"], ["classB.html", "classA.html", "classC.html"])

    def test_the_tree_has_no_entry_that_leads_nowhere(self):
        files = {"navtreedata.js": 'var NAVTREE =\n[ ["Copra", "index.html", [ ["Do", "a.html", "a"], ["Do", "a.html", null], ["No", "no.html", null], '
                                   '["B", "b.html", null] ] ] ];\n\nvar NAVTREEINDEX =\n[\n"a.html#gone"\n];\n',
                 "a.js": 'var a =\n[ ["gone", "a.html#gone", null], ["here", "a.html#here", null] ];\n',
                 "navtreeindex0.js": 'var NAVTREEINDEX0 =\n{"a.html#gone":[0,0],"a.html#here":[0,1],"a.html":[1],"b.html":[3],"index.html":[],"no.html":[2]};\n'}
        anchors = {"a.html": {"here"}, "b.html": set(), "index.html": set()}
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                (Path(folder) / name).write_text(text)
            before = TREE.broken_entries(Path(folder), anchors)
            TREE.arrange(Path(folder), anchors, {}, {})
            after = TREE.broken_entries(Path(folder), anchors)
            texts = {name: " ".join((Path(folder) / name).read_text().split()) for name in files}
        self.assertEqual(before, ([("a.js", "a.html#gone"), ("navtreedata.js", "no.html"), ("navtreeindex0.js", "a.html#gone"), ("navtreeindex0.js", "no.html")], 13))
        self.assertEqual(after, ([], 8))
        self.assertEqual(texts["navtreedata.js"], 'var NAVTREE = [ [ "Copra", "index.html", [ [ "Do", "a.html", "a" ], [ "B", "b.html", null ] ] ] ]; '
                                                  'var NAVTREEINDEX = [ "a.html#here" ];')
        self.assertEqual(texts["a.js"], 'var a = [ [ "here", "a.html#here", null ] ];')
        self.assertEqual(texts["navtreeindex0.js"], 'var NAVTREEINDEX0 = { "a.html#here":[0,0], "a.html":[0], "b.html":[1], "index.html":[] };')

    def test_the_tree_has_the_parts_of_a_shelf(self):
        tree = TREE.Tree(None, {name: set() for name in ("a.html", "b.html", "c.html")}, {}, {"a.html": "Build", "b.html": "Test", "c.html": "Build"})
        entries = [[name, f"{name}.html", None] for name in "abc"]
        self.assertEqual(tree.arranged(entries, (), ()), [["Build", None, [entries[0], entries[2]]], ["Test", None, [entries[1]]]])
        self.assertEqual([tree.moved[number,] for number in range(3)], [(0, 0), (1, 0), (0, 1)])

    def test_one_protected_function_is_in_the_singular(self):
        public = '<a id="pub-methods" name="pub-methods"></a>'
        heading = '<tr class="heading"><td colspan="2"><h2 class="groupheader"><a id="pro-methods" name="pro-methods"></a>\nProtected functions</h2></td></tr>\n'
        row = '<tr class="memitem:a"></tr>\n'
        self.assertIn("<summary>1 protected function, for", FINISH.with_protected_folded(public + heading + row + "</table>"))
        self.assertIn("<summary>2 protected functions, for", FINISH.with_protected_folded(public + heading + row + row + "</table>"))
        self.assertEqual(FINISH.with_protected_folded(heading + row + "</table>"), heading + row + "</table>")

    def test_the_condition_of_a_template_is_left_out(self):
        text = "template<class A, class = void>\nstruct B {};\ntemplate<class A>\nstruct B<A, std::void_t<decltype(a()),\n    decltype(b())>> {};\n"
        self.assertEqual(PREPARE.header(text, None), "template<class A>\nstruct B {};\ntemplate<class A>\nstruct B<A>\n {};\n")

    def test_a_class_lists_what_it_inherits_by_topic(self):
        def row(anchor, name, text):
            return (f'<tr class="memitem:{anchor}"><td class="memItemRight" valign="bottom"><b>{name}</b> ()</td></tr>\n<tr class="memdesc:{anchor}">'
                    f'<td class="mdescRight">{text}<br /></td></tr>\n<tr class="separator:{anchor}"><td></td></tr>\n')

        heading = '<tr class="heading"><td><h2 class="groupheader"><a id="pub-%s" name="pub-%s"></a>\n%s</h2></td></tr>\n'
        base = ('<div class="title">cocos2d::A Class Reference</div>\n' + heading % (("static-methods",) * 2 + ("Static functions",)) + row("a0", "create", "Makes one.")
                + heading % (("methods",) * 2 + ("Functions",)) + row("a1", "A", "Not for games.") + '<tr class="topic"><td colspan="2">Place</td></tr>\n'
                + row("a2", "setX", "Sets the x of the node. In points.") + row("a3", "getX", "The x.") + row("a4", "draw", "Draws it.") + row("a5", "stop", "Stops."))
        blocks = ('<tr class="inherit_header pub"><td>&#160;from <a href="classA.html">A</a></td></tr>\n' + "".join(
            f'<tr class="memitem:a{number} inherit pub"><td></td></tr>\n' for number in range(6)))
        own = '<table class="memberdecls">\n<tr class="heading"><td>Functions</td></tr>\n' + blocks + '</table><hr/>The documentation'
        overridden = {("classB.html", "b4"): [("classA.html", "a4", "A")], ("classB.html", "b5"): [("classA.html", "a5", "A")]}
        heirs = INHERITED.Inheritance({"classB.html": own}, overridden, {("classB.html", "b4"): ("classA.html", "a4", "A")})
        heirs.dropped["classB.html"] = {"b4": ("classA.html", "a4", "A")}
        text = heirs.with_sections("classB.html", INHERITED.without_blocks(own), {"classA.html": base}, {"classB.html": [("classA.html", "cocos2d::A")]})
        self.assertTrue(text.startswith('<h2 class="groupheader"><a id="inherited" name="inherited"></a>Inherited</h2>\n<details class="from"><summary>From A'))
        self.assertIn('<h4>Place</h4>\n<dl>\n<dt><a href="classA.html#a2">setX</a>, <a href="classA.html#a3">getX</a></dt><dd>Sets the x of the node</dd>\n'
                      '<dt><a href="classA.html#a4">draw</a> <i id="b4">overridden</i></dt><dd>Draws it</dd>\n</dl></details>', text)
        self.assertEqual([name for name in ("create", "Not for games", "stop") if name in text], [])
        self.assertEqual(heirs.lost, set())

    def test_the_links_of_a_page_lead_to_what_is_inherited(self):
        head = '<div class="summary">\n<a href="#pub">Functions</a> &#124;\n  </div>\n<div class="ingroups"><a href="x">X</a></div><hr/>The documentation'
        self.assertTrue(INHERITED.with_parts(head, ["part"]).startswith('<div class="summary">\n<a href="#pub">Functions</a> &#124;\n<a href="#inherited">Inherited</a>  </div>'))

    def test_bases_are_in_the_order_of_their_distance(self):
        bases = {"c.html": [("b.html", "B"), ("p.html", "P")], "b.html": [("a.html", "A")], "p.html": [("a.html", "A")]}
        self.assertEqual(INHERITED.order_of("c.html", bases), [("b.html", "B"), ("p.html", "P"), ("a.html", "A")])

    def test_a_copied_text_is_that_of_the_base_class(self):
        def page(of, anchor, text, base=""):
            return (f'<tr class="memitem:{anchor}"><td class="memItemRight"><a class="el" href="class{of}.html#{anchor}">getF</a> () override</td></tr>\n'
                    f'<tr class="memdesc:{anchor}"><td class="mdescRight">{text}<br /></td></tr>\n<a id="{anchor}" name="{anchor}"></a>\n'
                    f'<h2 class="memtitle">getF()</h2><div class="memdoc">\n<p>{text}</p>\n{base}</div>\n</div>\n')

        base = '<p>Reimplemented from <a class="el" href="classA.html#a1">n::A</a>.</p>\n'
        pages = {"classA.html": page("A", "a1", "Does it."), "classB.html": page("B", "b1", "Does it.", base), "classC.html": page("C", "c1", "Differs.", base)}
        overridden = OVERRIDES.overridden_by(pages)
        self.assertEqual(overridden[("classC.html", "c1")], [("classA.html", "a1", "n::A")])
        copies = OVERRIDES.copies_of(pages, overridden)
        self.assertEqual(copies, {("classB.html", "b1"): ("classA.html", "a1", "n::A")})
        text, dropped = OVERRIDES.without_copies("classB.html", pages["classB.html"], copies)
        self.assertEqual((text, dropped), ("", {"b1": ("classA.html", "a1", "n::A")}))
        self.assertEqual(OVERRIDES.with_links_to_texts('<a href="classB.html#b1">', {"classB.html": {"b1": ("c.html", "x")}}), '<a href="classB.html#b1">')
        # The other accessor has a text of its own.
        setter = '<tr class="memitem:b2"><td class="memItemRight"><a class="el" href="classB.html#b2">setF</a> ()</td></tr>\n'
        text, dropped = OVERRIDES.without_copies("classB.html", setter + pages["classB.html"], copies)
        self.assertNotIn("memtitle", text)
        self.assertIn('<a id="b1" name="b1"></a><a class="el" href="classA.html#a1">getF</a> () override', text)
        self.assertIn('Overrides <a class="el" href="classA.html#a1">A::getF()</a>.</span> Does it.<br />', text)
        self.assertEqual(dropped, {})

    def test_details_that_say_no_more_than_the_list_are_left_out(self):
        text = ('<tr class="memitem:a"><td class="memItemRight"><a class="el" href="classB.html#a">stop</a> () override</td></tr>\n<tr class="memdesc:a"><td class="mdescRight">'
                'Stops it. <a href="classB.html#a">More...</a><br /></td></tr>\n<a id="a" name="a"></a>\n<h2 class="memtitle">stop()</h2>\n<div class="memdoc">\n\n<p>Stops it.</p>\n'
                '\n<p>Reimplemented from <a class="el" href="classA.html#b">cocos2d::A</a>.</p>\n\n</div>\n</div>\n')
        text = FINISH.without_repetitions(text)
        self.assertNotIn("memtitle", text)
        self.assertIn('Stops it. <span class="from">Overrides <a class="el" href="classA.html#b">A::stop()</a>.</span><br />', text)

    def test_captions_say_that_they_are_about_the_picture(self):
        def page(caption):
            return ('<div class="title">cocos2d::MoveIn Class Reference</div>\n<a name="details" id="details"></a><div class="textblock"><p >Moves the new scene in. '
                    f'</p>\n<div class="caption">\n{caption}</div>')

        self.assertIn(">Picture: Boats sink, and trees fall.</div>", FINISH.with_captions(page("Boats sink, and trees fall.")))
        self.assertIn(">Picture: MoveIn moves the new scene.<", FINISH.with_captions(page("MoveIn moves the new scene.")))
        self.assertIn(">Picture: MoveIn and MoveBy move the new scene.<", FINISH.with_captions(page("MoveIn and MoveBy move the new scene.")))
        self.assertNotIn("Picture", FINISH.with_captions(page(FINISH.scenes.OF_EXAMPLE)))

    def test_a_caption_has_the_link_to_the_source_of_its_picture(self):
        page = '<div class="caption">\nAnts that walk</div></div>\n    <p >Code: the scene a/b in <a href="c">c</a>, which the gallery runs.</p>\n<p>Ants</p>'
        self.assertEqual(FINISH.with_sources_in_captions(page), '<div class="caption">\nAnts that walk. Code: the scene a/b in <a href="c">c</a>.</div></div>\n<p>Ants</p>')

    def test_a_scene_is_never_shown_with_an_empty_block(self):
        block = 'GALLERY_SCENE("a/b", "Ants") {\n' + "    draw();\n" * 30 + "}"
        scene = FINISH.scenes.Scene("Ants", "Ant* ant() {\n    return nullptr;\n}\n\n" + block, ())
        self.assertEqual(FINISH.scenes.about(scene, "Ant"), scene)
        self.assertTrue(FINISH.scenes.is_empty('GALLERY_SCENE("a/b", "Ants") {\n    // ...\n}'))
        self.assertFalse(FINISH.scenes.is_empty(block))

    def test_the_caption_on_the_page_of_a_base_class_is_an_example(self):
        self.assertEqual(FINISH.scenes.for_example("The ants walk."), "For example, the ants walk.")
        self.assertEqual(FINISH.scenes.for_example("Ant walks."), "For example, Ant walks.")
        self.assertTrue(SCENE_CHECKS.is_of_heirs("cocos2d::Insect", "Ant::create();", "Ant walks."))
        self.assertFalse(SCENE_CHECKS.is_of_heirs("cocos2d::Insect", "Ant::create();", "Ant is an Insect."))

    def test_entries_of_the_menu_can_be_below_another_one(self):
        menu = 'var menudata={children:[\n{text:"Look up",url:"a.html"},\n{text:"Macros",url:"b.html",children:[\n{text:"All",url:"c.html"}]},\n{text:"Do",url:"d.html"}]}\n'
        found = TREE.with_menu_below(menu, "Look up", ("Macros",))
        self.assertEqual(re.findall(r'"url": "(.)', found), ["a", "a", "b", "c", "d"])

    def test_a_table_with_a_heading_alone_is_left_out(self):
        heading = '<tr class="heading"><td><h2>A</h2></td></tr>\n'
        self.assertEqual(INHERITED.without_empty_tables(f'1<table class="memberdecls">\n{heading}</table>\n2'), "12")

    def test_a_parameter_has_the_name_that_a_comment_gives_it(self):
        self.assertEqual(PREPARE.header("void f(float /*dt*/, A* /*a*/ = nullptr, const B& /*b*/) {}", None), "void f(float dt, A* a = nullptr, const B& b) {}")

    def test_several_members_with_one_text_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "framework/A.h"
            path.parent.mkdir()
            path.write_text("float x = 0, y = 0; ///< A point.\n/// Both.\nint a, b;\nint c, d;\n/// A map.\nstd::map<int, int> e;\nint f(int a, int b); ///< A function.\n")
            self.assertEqual(list(CLASS_PAGES.shared_texts(Path(folder))), [("framework/A.h:1", "float x = 0, y = 0;"), ("framework/A.h:3", "int a, b;")])

    def test_a_class_shows_only_its_part_of_a_long_scene(self):
        helper = "/// A hive.\nNode* hive() {\n" + "    work();\n" * 30 + "}"
        code = (helper + '\n\nGALLERY_SCENE("nodes/a", "An Ant") {\n    auto* card = cards();\n    addBee(card);\n\n    auto* bee = Bee::create();\n    add(bee);\n\n'
                '    auto* ant = Ant::create();\n    card->add(ant);\n}')
        scene = FINISH.scenes.Scene("", code, (("cards", "Canvas.h"), ("addBee", "Canvas.h")), "scenes/a.cpp")
        part = FINISH.scenes.about(scene, "Ant")
        self.assertEqual(part.code, 'GALLERY_SCENE("nodes/a", "An Ant") {\n    auto* card = cards();\n\n    // ...\n\n    auto* ant = Ant::create();\n    card->add(ant);\n}')
        self.assertEqual(part.helpers, (("cards", "Canvas.h"),))
        self.assertIn('The whole scene is in <a href="sources/tests/gallery/scenes/a.cpp.txt">a.cpp</a>.', FINISH.scenes.shown("nodes_a", part))
        self.assertEqual(FINISH.scenes.about(scene, "Wasp"), scene)

    def test_constructors_and_init_are_apart(self):
        def row(anchor, code, text):
            return (f'<tr class="memitem:{anchor}"><td class="memItemRight">{code}</td></tr>\n<tr class="memdesc:{anchor}"><td class="mdescRight">{text}<br />'
                    f'</td></tr>\n<tr class="separator:{anchor}"><td></td></tr>\n')

        rows = (row("a", "<b>B</b> ()", "For derived classes; games call create().") + row("b", "<b>run</b> ()", "Runs.") + row("c", "bool <b>init</b> ()", "Returns false."))
        table = f'<table class="memberdecls">\n<tr class="heading"><td><h2 class="groupheader"><a id="pub-methods" name="pub-methods"></a>Functions</h2></td></tr>\n{rows}</table>'
        title = '<div class="title">cocos2d::B Class Reference</div>\n'
        created = title + '<tr class="memitem:d"><td>static B *&#160;</td><td class="memItemRight"><b>create</b> ()</td></tr>\n' + table
        text = FINISH.with_construction_apart(created)
        self.assertNotIn("games call create", text)
        shown = ["".join(found) for found in re.findall(r"<b>(\w+)|(Games call create\(\)|<summary>[^,]*)", text)]
        self.assertEqual(shown, ["create", "run", "<summary>Constructors and init()", "Games call create()", "B", "init"])
        self.assertEqual(FINISH.with_construction_apart(title + table), title + table)
        self.assertIn("and then init().", text)
        alone = created.replace(row("a", "<b>B</b> ()", "For derived classes; games call create()."), "").replace("<b>init</b>", "<b>initScenes</b>")
        self.assertIn("<summary>Initialization, for derived classes", FINISH.with_construction_apart(alone))
        self.assertNotIn("constructor", FINISH.with_construction_apart(alone))
        shared = created.replace(title, title + "<td>static B *&#160;</td><td><b>getInstance</b> ()</td>")
        self.assertEqual(FINISH.with_construction_apart(shared), shared)
        several = created.replace("<b>create</b> ()</td></tr>\n", "<b>createWide</b> ()</td></tr>\n") + created[len(title):]
        self.assertIn("Games call create()", FINISH.with_construction_apart(several))

    def test_the_functions_of_node_base_are_those_of_node(self):
        base = ("class NodeBase {\npublic:\n    /// As before.\n    virtual void setZ(int z) {\n        node_().setOrder(z);\n    }\n    /// Whether it is there.\n"
                "    bool hitTest(int x) const { return x > 0; }\n    static void* operator new(std::size_t bytes);\n\nprotected:\n};\n")
        node = ("class Node : public copra::NodeBase<Node> {\npublic:\n    // --- Transforms ---\n    int convertToNodeSpace(int x);\n\n    void a();\n\nprotected:\n};")
        lines = PREPARE.with_node_base(node, base).split("\n")
        self.assertEqual([lines[0], lines[4], lines[6]], [
            "class Node : public Ref {", "/*! @brief Whether it is there. */ bool hitTest(int x) const;",
            "/* --- Deprecated aliases --- */ /*! @brief The same as setOrder(). */ virtual void setZ(int z);"])
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "Node.h").write_text("\n".join(lines))
            self.assertEqual(TOPICS.topics_by_line(Path(folder) / "Node.h")[4:9], ["Transforms", "Transforms", "Transforms", "Deprecated aliases", ""])

    def test_the_text_of_a_setter_begins_with_a_verb(self):
        lines = ["class A {", "    /// The size in points.", "    int getSize() const;", "    void setSize(int size);", "", "    /// Whether it moves.", "    void setMoving(bool moves);",
                 "    /// The texture is retained.", "    void setTexture(int texture);", "};"]
        shown = list(TEXTS.repeated(lines))
        self.assertEqual(shown[1], "    /// The size in points.")
        self.assertEqual(shown[3], "    /*! @brief Sets the size in points. */ void setSize(int size);")
        self.assertEqual((shown[5], shown[7]), ("    /// Sets whether it moves.", "    /// The texture is retained."))

    def test_protected_variables_that_games_do_not_use_are_left_out(self):
        lines = ["class A {", "public:", "    int _a = 0;", "protected:", "    /// Text.", "    bool _b : 1; ///< Text.", "    Node* _target = nullptr;", "};"]
        kept = TEXTS.without_inside(lines)
        self.assertEqual(kept, lines[:4] + ["", ""] + lines[6:])

    def test_each_of_several_neighbors_with_one_text_shows_it(self):
        rows = "".join(f'<tr class="memitem:{name}"><td>{name}</td></tr>\n<tr class="memdesc:{name}"><td class="mdescRight">{text}</td></tr>\n'
                       f'<tr class="separator:{name}"><td></td></tr>\n' for name, text in (("a", "One."), ("b", "One. "), ("c", "Two.")))
        text = FINISH.finished(f'<table class="memberdecls">\n{rows}</table>', False)
        self.assertEqual(text.count("One."), 2)
        self.assertLess(text.index("One."), text.index("memitem:b"))

    def test_names_in_the_code_of_guides_are_links(self):
        names = LINKS.Names([["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [1], ["setX", "a1"]], ["classRef.html", "cocos2d::Ref", 0, [], ["retain", "r1"]],
                             ["classcopra_1_1Node.html", "copra::Node", 3, [], []], ["group__kit.html", "Kit", 2, [], ["seek", "s1"]]])
        text = LINKS.linked('<code>Node::setX()</code> <code>seek</code> <code>Other</code> <pre class="fragment">Node* a; // Node\n"Node"; '
                            "Node::retain();</pre>", names)
        self.assertEqual(text, '<code><a href="classcocos2d_1_1Node.html#a1">Node::setX</a>()</code> <code><a href="group__kit.html#s1">seek</a></code> '
                         '<code>Other</code> <pre class="fragment"><a class="code" href="classcocos2d_1_1Node.html">Node</a>* a; // Node\n"Node"; '
                         '<a class="code" href="classRef.html#r1">Node::retain</a>();</pre>')

    def test_the_output_of_a_program_has_no_links(self):
        names = LINKS.Names([["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [], []]])
        output = '<pre class="fragment">A.cpp:4: Node \'a\' at (3, 4)\n</pre>'
        self.assertEqual(LINKS.linked(output, names), output)
        self.assertIn('<a class="code"', LINKS.linked(output.replace("4)", "4);"), names))

    def test_calls_in_code_are_links_to_the_class_that_the_code_shows(self):
        names = LINKS.Names([["classcocos2d_1_1Ref.html", "cocos2d::Ref", 0, [], []], ["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [0], ["setX", "a1", "home", "a2"]],
                             ["classcocos2d_1_1Label.html", "cocos2d::Label", 0, [1], ["setX", "b1", "setText", "b2"]],
                             ["classcocos2d_1_1Data.html", "cocos2d::Data", 0, [], ["size", "c1"]]])
        code = ('<div class="fragment"><div class="line">auto title = Label::create(); title-&gt;setX(1); other-&gt;setX(1); list.size(); '
                'Vec2 <a class="code" href="group__internals.html#x">home</a> = here;</div>\n<div class="ttc"><div class="ttname">home</div></div>\n</div><!-- fragment -->')
        text = LINKS.linked(code, names)
        self.assertIn('title-&gt;<a class="code" href="classcocos2d_1_1Label.html#b1">setX</a>(1); other-&gt;<a class="code" '
                      'href="classcocos2d_1_1Node.html#a1">setX</a>(1); list.size(); Vec2 home = here;</div>\n</div><!-- fragment -->', text)

    def test_a_picture_is_read_aloud_by_its_caption_or_title(self):
        caption = '<img src="a.png" alt="%s" width="4px"/>\n<div class="caption">\n<b>A</b> &amp; "b"</div>'
        self.assertEqual(FINISH.with_alternatives(caption % ""), caption % "A &amp; &quot;b&quot;")
        title = '<img src="a.png" alt="%s" class="inline" title="The a"/>'
        self.assertEqual(FINISH.with_alternatives(title % ""), title % "The a")

    def test_arrows_and_options_in_code_are_whole(self):
        text = FINISH.with_whole_tokens('-x <code><a href="a-b">a</a>-&gt;b() --no-window c-d -R e</code>')
        self.assertEqual(text.replace('<span class="whole">', "[").replace("</span>", "]"),
                         '-x <code><a href="a-b">a</a>[-&gt;]b() [--no-window] c-d [-R] e</code>')

    def test_names_of_parameters_are_no_links(self):
        row = ('<tr class="memitem:a"><td class="memItemRight" valign="bottom"><a class="el" href="a.html#a">b</a> (<a class="el" href="c.html">C</a> &amp;'
               '<a class="el" href="a.html#x">x</a>, int y=<a class="el" href="a.html#z">z</a>)</td></tr>\n')
        self.assertEqual(FINISH.without_links_of_parameters(row), row.replace('<a class="el" href="a.html#x">x</a>', "x"))

    def test_functions_without_a_class_are_linked_only_if_it_is_clear_which(self):
        names = LINKS.Names([["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [], ["init", "a1"]], ["group__kit.html", "Kit", 2, [], ["seek", "s1"]]])
        init, seek = ('<a class="el" href="group__%s.html#x" title="t">%s()</a>' % pair for pair in (("shapes", "init"), ("kit", "seek")))
        self.assertEqual(FINISH.without_false_links(f"{init} {seek}", "guide-a.html", names), f"init() {seek}")
        self.assertEqual(FINISH.without_false_links(init, "group__shapes.html", names), init)

    def test_code_that_a_page_alters_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (PAGES | {"docs/first.md": "# First\n\n`a --b` `c`\n"}).items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            pages = dict.fromkeys(("guide-second.html", "guide-inside-readme.html", "guide-inside-base.html"), "")
            found = list(FINISH.altered_code(Path(folder), pages | {"guide-first.html": "<code>a &ndash;b</code> <code>c</code>"}))
        self.assertEqual(found, [("guide-first", "a --b")])

    def test_a_summary_does_not_end_within_brackets(self):
        self.assertEqual(SEARCH.shortened("Calls a function every interval seconds (0: every frame). Then more."), "Calls a function every interval seconds (0: every frame)")
        self.assertEqual(SEARCH.shortened("A number in [min, max), or none. Then more."), "A number in [min, max), or none")

    def test_variables_of_a_union_without_a_name_are_variables(self):
        self.assertEqual(PREPARE.header("struct A {\n    union {\n        float x; ///< the x\n        float y;\n    };\n};\n", None).split("\n")[1:5],
                         ["", "        float x; ///< The x", "        float y;", ""])

    def test_functions_of_the_framework_have_no_row(self):
        rows = "".join(f'<tr class="memitem:{name}"><td>{text}</td></tr>\n' for name, text in (("1", "void a_ ()"), ("2", "b ()"), ("3", "void *operator new (size_t)")))
        self.assertEqual(re.findall(r"memitem:(\d)", FINISH.without_inside(rows)), ["2"])

    def test_an_ease_that_a_macro_declares_is_a_class_with_texts(self):
        text = PREPARE.EASE.sub(PREPARE.ease, "\n/// Eases in: a wave.\nCOPRA_DECLARE_EASE(EaseWaveIn);")
        self.assertIn("\n/// Eases in: a wave.\nclass EaseWaveIn : public ActionEase {", text)
        self.assertIn("plays another one at a changing speed. It eases in: a wave.", text)
        self.assertIn("an autoreleased EaseWaveOut of", text)

    def test_an_effect_has_the_functions_of_its_template(self):
        text = PREPARE.EFFECT.sub(PREPARE.effect, "class ParticleDust : public copra::EffectOf<ParticleDust, copra::Effect::Dust> {};")
        self.assertTrue(text.startswith("class ParticleDust : public ParticleSystemQuad { public: "))
        self.assertIn("static ParticleDust* createWithTotalParticles(int numberOfParticles);", text)
        self.assertNotIn("\n", text)

    def test_a_struct_has_the_name_of_its_typedef(self):
        text = "typedef struct _TexParams {\n    int a;\n} TexParams;\nvoid set(_TexParams* one, int _own);"
        self.assertEqual(TAGS.named(text), "struct TexParams {\n    int a;\n};\nvoid set(TexParams* one, int _own);")

    def test_what_is_marked_as_internal_is_left_out(self):
        text = "    /// @internal A flag\n    /// of the framework.\n    static int kFlag = 1;\n    class Part_;\n    /// @internal A scope.\n    class Scope {\n        int a;\n    };\n    int b;\n"
        self.assertEqual(TAGS.without_marked(text), 8 * "\n" + "    int b;\n")

    def test_a_using_of_an_overridden_function_is_left_out(self):
        lines = ["class A : B {", "    void draw(int x) override;", "    using B::draw;", "    using B::visit;", "};"]
        self.assertEqual(PREPARE.without_using("\n".join(lines)).split("\n"), [*lines[:2], "", *lines[3:]])

    def test_each_namespace_of_a_header_is_in_its_group(self):
        header = "namespace a {\nclass F;\n}\nnamespace copra {\n/// B.\nnamespace b {\nint x();\n} // namespace b\n\nint y();\n} // namespace copra\n"
        begin = "/** @addtogroup kit-steering */ /** @{ */"
        self.assertEqual(GROUPS.grouped(header, "core/gameplay/steering/Arrival.h").split("\n"), [
            "", "", "", f"namespace copra {{ {begin} /** @}} */", "/// B.", f"namespace b {{ {begin}", "int x();", "/** @} */ } // namespace b",
            begin, "int y();", "/** @} */ } // namespace copra", ""])
        enums = "namespace copra {\n\n/// Keys.\nenum class Key {\n};\n\nenum class MouseButton {\n};\n} // namespace copra\n"
        again = "/** @} */ /** @addtogroup internals */ /** @{ */"
        self.assertEqual(GROUPS.grouped(enums, "core/platform/Input.h").split("\n")[1:6:4], ["/** @} */ /** @addtogroup events */ /** @{ */"] * 2)
        self.assertEqual(GROUPS.grouped(enums, "core/platform/Input.h").count(again), 2)
        size = "namespace copra {\n\n/// S.\nstruct PixelSize {\n    int x;\n};\n\nint y();\n} // namespace copra\n"
        self.assertEqual(GROUPS.grouped(size, "core/platform/Pixels.h").split("\n")[1:6], [
            "/** @} */ /** @addtogroup testing-kit */ /** @{ */", "/// S.", "struct PixelSize {", "    int x;", "}; /** @} */ /** @addtogroup internals */ /** @{ */"])
        zones = "namespace copra {\n\nvoid setControllerDeadZones(int x);\nint y();\n\nint z();\n} // namespace copra\n"
        self.assertEqual(GROUPS.grouped(zones, "core/event/ControllerInput.h").split("\n")[3], f"int y(); {again}")
        protocol = "namespace cocos2d {\n\nclass BlendProtocol {\n};\n\n} // namespace cocos2d\n"
        self.assertTrue(GROUPS.grouped(protocol, "core/scene/Protocols.h").split("\n")[3].endswith("@addtogroup scene */ /** @{ */"))
        self.assertEqual([GROUPS.group_of_class(name, "core/platform/Pixels.h") for name in ("copra::PixelSize", "copra::PixelSizes", "copra::PixelRect")],
                         ["testing-kit", "internals", "internals"])
        self.assertEqual([GROUPS.group_of(space, "core/base/Ref.h") for space in ("cocos2d", "copra")], ["base", "internals"])


@unittest.skipUnless(shutil.which("node"), "there is no node to run search.js")
class Search(unittest.TestCase):
    LINES = [["classcocos2d_1_1Node.html", "cocos2d::Node", 0, [], ["setOpacity", "a1", "update", "a2"], [""], ["", "", ""]],
             ["classcocos2d_1_1Item.html", "cocos2d::Item", 0, [], ["opacity", "b1"], [""], ["", ""]],
             ["classcopra_1_1Graph.html", "copra::Graph", 3, [], ["updateAll", "c1", "inside", "c2"], [""], ["", "", ""]],
             ["classcocos2d_1_1ProgressTimer.html", "cocos2d::ProgressTimer", 0, [], [], [""], [""]],
             *([f"classcocos2d_1_1N{number}.html", f"cocos2d::N{number}", 0, [0], [], [""], [""]] for number in range(10))]

    def asked(self, searches, more=()):
        with tempfile.TemporaryDirectory() as folder:
            SEARCH.write(Path(folder), [*self.LINES, *more], [])
            (Path(folder) / "searches.txt").write_text(searches)
            shutil.copyfile(ROOT / "scripts/reference/search.js", Path(folder) / "search.js")
            return subprocess.run(["node", ROOT / "scripts/reference/check_search.js", folder, Path(folder) / "searches.txt"], capture_output=True, text=True)

    def test_what_is_inside_the_framework_is_shown_only_if_nothing_else_matches(self):
        self.assertEqual(self.asked("update | 1 | Node::update\nupdate | 9 | !Graph::updateAll\ninsid | 2 | Graph::inside 1-result\nupdateAll | 9 | Graph::updateAll").stderr, "")

    def test_a_property_is_that_of_the_class_with_many_derived_ones(self):
        self.assertEqual(self.asked("opacity | 1 | Node::setOpacity\nopacity | 2 | Item::opacity").stderr, "")

    def test_a_compound_is_found_as_two_words(self):
        self.assertEqual(self.asked("healthbar | 1 | ProgressTimer").stderr, "")

    def test_names_of_other_engines_are_found_by_their_words(self):
        self.assertEqual(self.asked("SKNode | 1 | Node\nnode2d | 1 | Node\nprogress timer | 1 | ProgressTimer\n").stderr, "")

    def test_results_with_only_some_of_the_words_have_the_rarest_or_several_and_are_few(self):
        texts = [["".join(("guide-", name, ".html")), name, 1, [], [], [words], [""]] for name, words in (
            ("First", "zebra lamp"), *((f"G{number}", "zebra") for number in range(20)), ("Last", "lamp"))]
        shown = self.asked("zebra lamp tower | 3 | guide-First guide-Last !guide-G1\nzebra sail | 30 | 8-results", texts)
        self.assertEqual(shown.stderr, "")

    def test_guides_for_contributors_and_about_the_past_come_last(self):
        self.assertEqual([SEARCH.rank_of(f"guide-{name}.html", name, "") for name in ("text", "porting", "history", "porting-games")], [1, 2, SEARCH.LAST_RANK, SEARCH.LAST_RANK])
        texts = [[f"guide-{name}.html", name, rank, [], [], ["zebra lamp"], [""]] for name, rank in (("Ago", SEARCH.LAST_RANK), ("Now", 1))]
        self.assertEqual(self.asked("zebra lamp | 1 | guide-Now\nago | 1 | guide-Ago\nzebra ship | 3 | 1-result\n", texts).stderr, "")

    def test_a_result_that_the_search_does_not_show_is_named(self):
        result = self.asked("update | 1 | Item\nupdate | 1 | !Node::update\n")
        self.assertEqual((result.returncode, result.stdout), (1, "2 searches, 2 errors\n"))
        self.assertEqual(result.stderr, "the search for 'update' does not show Item among the first 1: Node::update ...\n"
                                        "the search for 'update' shows Node::update among the first 1: Node::update ...\n")

    def test_a_class_within_another_one_has_its_group(self):
        group = '<div class="ingroups"><a class="el" href="group__kit.html">Kit</a></div>'
        inner = '<div class="title">copra::A::B Class Reference</div><a href="group__internals.html#x">f()</a>'
        pages = {"structcopra_1_1A.html": group, "classcopra_1_1A_1_1B_1_1C.html": "", "classcopra_1_1A_1_1B.html": inner, "classcopra_1_1D_1_1E.html": "x"}
        self.assertEqual([SEARCH.group_of(name, pages) for name in pages], [group, group, group, ""])
        self.assertEqual([SEARCH.rank_of("", "copra::A", line) for line in (group, group.replace("kit", "internals"), "")], [2, 3, 3])
        self.assertEqual(FINISH.with_group(inner, group), inner.replace("</div>", group + "</div>", 1))
        self.assertEqual(FINISH.with_group(group, "other"), group)


class Examples(unittest.TestCase):
    CODE = """    //! [A, ui::B]
    both();
    //! [A, ui::B]
    //! [A: Once more]
    again();
    //! [A: Once more]
    //! [::C]
    outside();
    //! [::C]
"""

    def test_an_example_is_that_of_several_classes_or_a_further_one(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tests/examples/classes/all.cpp"
            path.parent.mkdir(parents=True)
            path.write_text(self.CODE)
            self.assertEqual(CLASS_PAGES.marked_examples(Path(folder)), {"cocos2d::A": "both();", "cocos2d::ui::B": "both();", "C": "outside();"})
            self.assertEqual(CLASS_PAGES.further_examples(Path(folder)), {"cocos2d::A": [("Once more", "again();")]})

    def test_a_class_refers_to_the_example_of_another_one_that_names_it(self):
        classes = dict.fromkeys(("copra::HandleTable", "copra::Handle", "cocos2d::Node"))
        self.assertEqual(CLASS_PAGES.seen_elsewhere(classes, {"copra::HandleTable": ""}), {"copra::Handle": "copra::HandleTable"})
        self.assertEqual(list(CLASS_PAGES.unnamed(Path("none"), classes, {"copra::HandleTable": "copra::Handle wasp;"})), [])
        self.assertEqual(list(CLASS_PAGES.unnamed(Path("none"), classes, {"copra::HandleTable": "Handles();"})), [("copra::Handle", "copra::HandleTable")])

    def test_a_class_without_an_example_says_what_creates_it(self):
        import makers
        bone = CLASS_PAGES.Class([], "features/studio/armature/Bone.h", "class")
        classes, text = {"cocos2d::Bone": bone, "cocos2d::Tween": 2, "cocos2d::Skin": 3, "cocos2d::ui::Base": 4}, "# a\nTween, Skin: created by Bone with Bone::getTween\nui::*: replaced by Skin\n"
        self.assertEqual(makers.sentences(classes, {"cocos2d::Skin"}, CLASS_PAGES.full, text),
                         {"cocos2d::Tween": '@ref cocos2d::Bone "Bone" creates the objects of this class. Get one with @ref cocos2d::Bone::getTween "Bone::getTween()".\n',
                          "cocos2d::ui::Base": 'In a game, use @ref cocos2d::Skin "Skin" instead of this class. For an example, see @ref cocos2d::Skin "Skin".\n'})
        self.assertEqual(list(makers.faults(classes, {"cocos2d::Skin"}, CLASS_PAGES.full, text)), ["makers.txt: cocos2d::Skin is no class without an example"])
        self.assertEqual(list(makers.faults(classes, (), CLASS_PAGES.full, "Skin: created by Leg\n")), ["makers.txt: there is no class cocos2d::Leg"])
        self.assertEqual(list(makers.faults(classes, (), CLASS_PAGES.full, "Tween: created by Bone with Bone::getLeg\n")), ["makers.txt: cocos2d::Bone has no function getLeg"])
        with self.assertRaisesRegex(ValueError, "cannot read"):
            makers.sentences(classes, (), CLASS_PAGES.full, "Skin: made by Bone\n")
        with self.assertRaisesRegex(ValueError, "cannot read"):
            makers.sentences(classes, (), CLASS_PAGES.full, "Skin: unused Bone\n")

    def test_a_class_without_an_example_refers_to_a_derived_class_or_to_the_one_around_it(self):
        import makers
        classes = {name: CLASS_PAGES.Class(bases, "x.h", "class") for name, bases in (
            ("cocos2d::Ease", []), ("cocos2d::EaseIn", ["Ease"]), ("cocos2d::EaseIn::Part", []), ("cocos2d::Quad", []))}
        text = "Ease: base of EaseIn\nQuad: unused\n"
        self.assertEqual(makers.sentences(classes, {"cocos2d::EaseIn"}, CLASS_PAGES.full, text),
                         {"cocos2d::Ease": 'In a game, use the derived classes. For an example, see @ref cocos2d::EaseIn "EaseIn".\n',
                          "cocos2d::EaseIn::Part": 'This class is a part of @ref cocos2d::EaseIn "EaseIn", whose page has an example.\n',
                          "cocos2d::Quad": "Copra does not use this class itself. It is for ported code.\n"})
        self.assertEqual(list(makers.faults(classes, {"cocos2d::EaseIn"}, CLASS_PAGES.full, text)), [])
        self.assertEqual(list(makers.faults(classes, {"cocos2d::EaseIn"}, CLASS_PAGES.full, "Quad: base of EaseIn\n")),
                         ["makers.txt: cocos2d::EaseIn does not derive from cocos2d::Quad"])

    def test_an_example_says_where_its_files_are(self):
        root, files = ROOT, EXAMPLE_FILES
        self.assertEqual(files.names('load("garden.png"); say("a.b"); // "blocks.png"'), ["garden.png"])
        garden = files.sentence(root, 'Sprite::create("garden.png");')
        self.assertEqual(garden, f"The {files.TEMPLATE} has `garden.png`.\n")
        text = files.sentence(root, 'map("meadow.tmx"); ring("widgets/ring.png"); label("fonts/Quicksand-Bold.ttf"); sprite("bee_0.png");')
        self.assertEqual(text, f"The {files.TEMPLATE} has `meadow.tmx` and `widgets/ring.png`.\n")
        self.assertEqual(files.sentence(root, 'Sprite::create("garden.png");', garden), "")
        self.assertEqual([fault for fault in files.faults(root, [("A", 'Sprite::create("gardn.png");')]) if "example of A" in fault],
                         ["the example of A: the template guide has no file gardn.png; example_files.py lists what need not be there"])

    def test_the_code_of_a_picture_names_the_class_or_one_that_derives_from_it(self):
        classes = {name: CLASS_PAGES.Class(bases, "x.h", "class") for name, bases in (
            ("cocos2d::Base", []), ("cocos2d::Fire", ["Base"]), ("cocos2d::Smoke", ["Base"]), ("cocos2d::EaseSineIn", []))}
        self.assertEqual(list(SCENE_CHECKS.unnamed(dict.fromkeys(classes, "a_b"), {"a_b": "Fire f; THREE(EaseSine)"}, classes)), [("cocos2d::Smoke", "a_b")])
        self.assertEqual(list(SCENE_CHECKS.unnamed(dict.fromkeys(classes, "-"), {"a_b": ""}, classes)), [])

    def test_a_guide_that_names_a_class_of_the_internals_is_named(self):
        inside = {"Inner", "Sound", "Other"}
        self.assertEqual(SCENE_CHECKS.named_inside('# A\n\n```cpp\ncopra::Inner x;\nSound::Buzz; // copra::Other\n```\n', inside), ["Inner"])
        self.assertEqual(SCENE_CHECKS.named_inside("# A\n\nUse `Other`, a Sound.\n\n```cpp\n\"Sound\"\n```\n", inside), ["Other"])
        self.assertEqual(SCENE_CHECKS.named_inside('# A\n\n```cpp\n#include "Sound.h"\nnamespace copra {\nInner x; Other y;\n```\n', inside), ["Inner", "Other"])


class MemberTexts(unittest.TestCase):
    def repeated(self, text):
        return [line.strip() for line in TEXTS.repeated(("class A {\npublic:\n" + text + "\n};").split("\n"))][2:-1]

    def test_a_text_is_repeated_up_to_an_empty_line(self):
        self.assertEqual(self.repeated("/// The x.\nint x();\nint x(int a) {\n    return 1;\n}\n\nint x(char b);"),
                         ["/// The x.", "int x();", "/*! @brief The x. */ int x(int a) {", "return 1;", "}", "", "int x(char b);"])

    def test_a_text_beside_the_next_line_is_the_own_one(self):
        lines = ["/// The x.", "float x = 1;", "float y =", "2; ///< The y.", "float z = 3; ///< The z."]
        self.assertEqual(self.repeated("\n".join(lines)), lines)

    def test_a_text_is_repeated_only_at_variables_of_its_kind(self):
        lines = ["/// The x.", "float x;", "float y;", "bool isOn;"]
        self.assertEqual(self.repeated("\n".join(lines)), [*lines[:2], "/*! @brief The x. */ float y;", lines[3]])

    def test_a_text_in_the_imperative_is_shown_as_a_statement(self):
        self.assertEqual(self.repeated("/// Fill `a`.\nvoid one();\nvoid two();"),
                         ["/// Fills `a`.", "void one();", "/*! @brief Fills `a`. */ void two();"])
        self.assertEqual([TEXTS.as_statement(text) for text in ("Set by the client.", "Do the same.")], ["Set by the client.", "Does the same."])

    def test_likewise_repeats_the_text_before_and_ends_the_group(self):
        lines = ["/// The x.", "float x = 1;", "float y = 2; ///< likewise", "float z = 3;"]
        self.assertEqual(self.repeated("\n".join(lines)), [*lines[:2], "float y = 2; ///< The x.", lines[3]])

    def test_a_text_is_not_repeated_at_functions_of_another_kind(self):
        lines = ["/// Returns the x.", "int getX();", "void setX(int x);", "/// Makes one.", "static A* create();", "int y();", "int y2() override;"]
        self.assertEqual(self.repeated("\n".join(lines)), lines)


class Scenes(unittest.TestCase):
    BLOCK = """// of all
constexpr float kTime = 2;
const int kOther = 3;
/// Adds it.
template<class T>
void add(T x) {
    x(kTime);
}

namespace {
} // namespace

GALLERY_SCENE(
    "a/b",
    "What \\"it\\" "
    "shows") {
    add(1);
    canvas.kOther();
}
"""
    TABLE = """#define PAIR(x) {x, \\
    x}

void add(const char* name) {
    addDemo({"t/" + name});
}

const bool kAdded = [] {
    const Row rows[] = {
        {"one", "First",
         PAIR(1)},
        {"two", "Second", 2},
    };
    for (const Row& row : rows) addDemo({std::string("t/") + row.name});
    // A comment.
    add("three", "Third");
    addDemo({isLast ? "t/last" : "t/four", isLast ? "Last" : "Fourth"});
    return true;
}();
"""

    def test_a_scene_has_what_it_uses_of_its_source(self):
        (name, caption, code), = SCENES.scenes_of(self.BLOCK)
        self.assertEqual((name, caption), ("a/b", 'What \\"it\\" shows'))
        self.assertTrue(code.startswith("// of all\nconstexpr float kTime = 2;\n\n/// Adds it.\ntemplate<class T>\nvoid add(T x) {"))
        self.assertTrue(code.endswith("}\n\nGALLERY_SCENE(" + self.BLOCK.partition("GALLERY_SCENE(")[2].rstrip()))
        self.assertNotIn("int kOther", code)

    def test_a_figure_is_found_by_the_name_of_its_picture(self):
        (name, _, code), = SCENES.scenes_of('FIGURE("a-b", 7, 2) {\n    draw();\n}\n')
        self.assertEqual((name, code), ("a-b", 'FIGURE("a-b", 7, 2) {\n    draw();\n}'))
        self.assertEqual([SCENES.name_of(picture, {"a-b", "c_d-e"}) for picture in ("a-b", "c-d-e", "f")], ["a-b", "c_d-e", None])

    def test_a_row_of_a_table_is_a_scene(self):
        found = {name: (caption, code) for name, caption, code in SCENES.scenes_of(self.TABLE)}
        self.assertEqual({name: caption for name, (caption, _) in found.items()},
                         {"t/one": "First", "t/two": "Second", "t/three": "Third", "t/last": "Last", "t/four": "Fourth"})
        self.assertIn('const Row rows[] = {\n    {"two", "Second", 2},\n};\nfor (const Row& row : rows) addDemo(', found["t/two"][1])
        self.assertTrue(found["t/one"][1].startswith("#define PAIR"))
        self.assertTrue(found["t/three"][1].endswith('}\n\n// A comment.\nadd("three", "Third");'))

    def test_a_page_gets_the_code_of_its_pictures(self):
        found = {"a_b": SCENES.Scene("What", "code();", (("card", "Canvas.h"), ("ink", "theme.h")))}
        text = SCENES.with_code("One.\n\n| ![x](a_b.png) | ![y](other.png) |\n|---|---|\n\nTwo.", found)
        self.assertIn("|---|---|\n\n<details><summary>Code of the scene a/b</summary>\n@code{.cpp}\ncode();\n@endcode\n", text)
        self.assertIn('The functions <em>card</em> and <em>ink</em> belong to the gallery, not to Copra; <a href="sources/tests/gallery/Canvas.h.txt">Canvas.h</a> '
                      'and <a href="sources/tests/gallery/theme.h.txt">theme.h</a> say what they do.', text)

    def test_a_very_long_scene_is_a_link(self):
        scene = SCENES.Scene("What", "code();\n" * SCENES.LONGEST, (), "scenes/a.cpp")
        text = SCENES.with_code("| ![x](a_b.png) | ![y](a_c.png) |\n\nTwo.", {"a_b": scene, "a_c": scene})
        self.assertIn('|\n\n<p>Code: the scene a/b and the scene a/c in <a href="sources/tests/gallery/scenes/a.cpp.txt">a.cpp</a>, which the gallery runs.</p>\n\n\nTwo.', text)

    def test_a_closed_section_of_code_has_no_empty_lines_around_it(self):
        text = "<details><summary>a.h</summary>\n\n<!-- listing a.h -->\n```cpp\nint a;\n\nint b;\n```\n\n</details>\n\nText.\n"
        self.assertEqual(SCENES.with_listings(text), "<details><summary>a.h</summary>\n@code{.cpp}\nint a;\n\nint b;\n@endcode\n</details>\n\nText.\n")

    def test_pictures_without_code_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("golden/a_b.png", "thumbnails/a_c.png"):
                path = Path(folder) / "tests/gallery" / name
                path.parent.mkdir(parents=True)
                path.touch()
            picture = '<img src="a_b.png" alt=""/>'
            pages = {"1.html": picture, "2.html": picture + "<summary>Code of the scene a/b</summary>", "3.html": picture + '\n<div class="caption">\nThe example draws this picture. </div>',
                     "4.html": '<img src="a_c.webp"/><img src="other.png"/>'}
            self.assertEqual(list(SCENES.without_code(Path(folder), pages)), [("1.html", "a_b"), ("4.html", "a_c")])

    def test_diagrams_become_graphs(self):
        self.assertEqual(DIAGRAMS.statements('a["one"] -->|"to, both"| b & c["two"] -.-> d'),
                         'a [label="one"]; c [label="two"]; a -> b [dir=forward, label="to, both"]; a -> c [dir=forward, label="to, both"]; '
                         "b -> d [dir=forward, style=dashed]; c -> d [dir=forward, style=dashed];")
        self.assertEqual(DIAGRAMS.statements("subgraph shelf[core]"), 'subgraph cluster_shelf { label="core";')
        self.assertRaisesRegex(ValueError, "cannot draw this line: a ==> b", DIAGRAMS.statements, "a ==> b")
        self.assertRaisesRegex(ValueError, "a diagram of guide-x", DIAGRAMS.drawn, "```mermaid\npie\n```\n", "guide-x", "X", Path())


if __name__ == "__main__":
    ROOT = Path(sys.argv.pop(1))
    SHELVES, FINISH, SEARCH, TEXTS, LINKS, GROUPS, PREPARE, TREE, SCENES, INHERITED, OVERRIDES, TOPICS, CLASS_PAGES, DIAGRAMS, SCENE_CHECKS, GIVEN, EXAMPLE_FILES, TAGS, GUIDE_LINKS = (
        load(ROOT / f"scripts/reference/{name}.py") for name in ("shelves", "finish", "search", "member_texts", "code_links", "groups", "prepare", "tree", "scenes",
                                                                 "inherited", "overrides", "topics", "class-pages", "diagrams", "scene_checks", "given", "example_files", "tags", "guide_links"))
    unittest.main()
