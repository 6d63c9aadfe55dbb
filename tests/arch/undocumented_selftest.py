#!/usr/bin/env python3
"""Tests of scripts/reference/undocumented.py, with XML as Doxygen writes it: undocumented_selftest.py ROOT"""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HEADER = """\
/// A ball.
class Ball {
public:
    static Ball* create();
    /// The radius.
    float getRadius() const;
    void setRadius(float radius);

    /// How far it is to the right.
    float x();
    float x(float from);

    void bounce();
    void update() override;

    /// What it is made of.
    enum class Kind { WOOD, IRON };
};
"""


def member(name, line, text=""):
    return (f'<memberdef kind="function" prot="public"><name>{name}</name><briefdescription>{text}</briefdescription>'
            f'<location file="Ball.h" line="{line}"/></memberdef>')


KIND = ('<memberdef kind="enum" prot="public"><name>Kind</name><briefdescription>What it is made of.</briefdescription>'
        '<enumvalue><name>WOOD</name><briefdescription>Light.</briefdescription></enumvalue>'
        '<enumvalue><name>IRON</name><briefdescription></briefdescription></enumvalue><location file="Ball.h" line="17"/></memberdef>')

XML = ('<doxygen><compounddef kind="class" prot="public"><compoundname>Ball</compoundname>'
       + member("create", 4) + member("getRadius", 6, "The radius.") + member("setRadius", 7)
       + member("x", 10, "How far it is to the right.") + member("x", 11) + member("bounce", 13) + member("update", 14) + KIND
       + '<briefdescription>A ball.</briefdescription><location file="Ball.h" line="2"/></compounddef></doxygen>')


class UndocumentedTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        root = Path(self.folder.name)
        (root / "Ball.h").write_text(HEADER)
        (root / "classBall.xml").write_text(XML)
        self.list = root / "list.txt"

    def run_with(self, listed, *options):
        self.list.write_text("# why\n" + listed)
        ended = subprocess.run([sys.executable, "-B", SCRIPT, self.folder.name, self.folder.name, self.list, *options],
                               capture_output=True, text=True, check=False)
        return ended.returncode, ended.stdout + ended.stderr

    def test_a_symbol_without_a_text_fails(self):
        code, output = self.run_with("")
        self.assertEqual(code, 1)
        self.assertIn("Ball.h Ball::bounce", output)
        self.assertIn("9 of 11 public symbols", output)

    def test_a_value_of_an_enum_without_a_text_fails(self):
        output = self.run_with("Ball.h Ball::bounce\n")[1]
        self.assertIn("Ball.h Ball::Kind::IRON", output)
        self.assertNotIn("WOOD", output)
        self.assertNotIn("Ball::Kind:", output.replace("Ball::Kind::", ""))

    def test_a_text_that_needs_its_neighbor_fails(self):
        listed = "Ball.h Ball::Kind::IRON\nBall.h Ball::bounce\n"
        for text in ("Of the ball.", "The same with a radius.", "Sets it.", "Likewise.", "As radius."):
            (Path(self.folder.name) / "classBall.xml").write_text(XML.replace("Light.", text))
            code, output = self.run_with(listed)
            self.assertEqual((code, "Ball::WOOD: a text that needs its neighbor: " + text in output), (1, True), text)
        for text in ("The same radius as that of the other.", "The same as getRadius().", "Offers a radius."):
            (Path(self.folder.name) / "classBall.xml").write_text(XML.replace("Light.", text))
            self.assertEqual(self.run_with(listed)[0], 0, text)

    def test_a_text_with_two_verbs_fails(self):
        listed = "Ball.h Ball::Kind::IRON\nBall.h Ball::bounce\n"
        for text in ("Sets the ball has no color.", "Sets the ball cannot bounce, so the call is an error.", "Sets a color is ignored."):
            (Path(self.folder.name) / "classBall.xml").write_text(XML.replace(member("setRadius", 7), member("setRadius", 7, text)))
            code, output = self.run_with(listed)
            self.assertEqual((code, "Ball::setRadius: a text with two verbs: " + text in output), (1, True), text)
        for text in ("Sets the color that the ball has.", "Sets the image of the ball while it is touched.", "Sets whether the ball is round.",
                     "Sets the color. It has no effect on a ball that is hidden."):
            (Path(self.folder.name) / "classBall.xml").write_text(XML.replace(member("setRadius", 7), member("setRadius", 7, text)))
            self.assertEqual(self.run_with(listed)[0], 0, text)

    def test_members_without_a_text_of_their_own_are_counted(self):
        self.assertIn("4 of 7 members of public classes have no text of their own: 4 of Ball", self.run_with("")[1])
        (Path(self.folder.name) / "classBall.xml").write_text(XML.replace(member("setRadius", 7), member("setRadius", 7, "The radius.")))
        self.assertIn("4 of 7 members", self.run_with("")[1])  # the text of the group
        (Path(self.folder.name) / "classBall.xml").write_text(XML.replace(member("setRadius", 7), member("setRadius", 7, "Sets the radius.")))
        self.assertIn("3 of 7 members", self.run_with("")[1])

    def test_one_of_the_list_passes(self):
        self.assertEqual(self.run_with("Ball.h Ball::Kind::IRON\nBall.h Ball::bounce\n")[0], 0)

    def test_the_list_keeps_nothing_that_has_a_text(self):
        code, output = self.run_with("Ball.h Ball::bounce\nBall.h Ball::x\n")
        self.assertEqual(code, 1)
        self.assertIn("Ball::x", output)

    def test_an_update_shortens_the_list_and_adds_nothing(self):
        self.assertEqual(self.run_with("Ball.h Ball::x\n", "--update")[0], 1)
        self.assertEqual(self.list.read_text(), "# why\n")


if __name__ == "__main__":
    SCRIPT = Path(sys.argv.pop(1)) / "scripts/reference/undocumented.py"
    unittest.main()
