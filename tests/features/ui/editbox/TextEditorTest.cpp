#include "ui/editbox/TextEditor.h"

#include "backend/text/text.h"
#include "platform/GlyphSource.h"

#include <gtest/gtest.h>

using copra::TextEditor;
using Unit = copra::TextEditor::Unit;

namespace {

TextEditor editorOf(const std::u32string& text, std::size_t caret) {
    TextEditor editor;
    editor.setText(text);
    editor.moveTo(caret, false);
    return editor;
}

std::vector<std::u32string> linesOf(const std::u32string& text, float width) {
    std::vector<std::u32string> result;
    const auto lines = copra::breakEditLines(
        text, width, [](const std::u32string& piece) { return static_cast<float>(piece.size()); });
    for (const copra::EditLine& line : lines)
        result.push_back(text.substr(line.begin, line.end - line.begin));
    return result;
}

TEST(TextEditorTest, InsertsAtTheCaretAndReplacesTheSelection) {
    TextEditor editor = editorOf(U"bee", 1);
    EXPECT_TRUE(editor.insert(U"XY"));
    EXPECT_EQ(editor.text(), U"bXYee");
    EXPECT_EQ(editor.caret(), 3u);
    editor.moveBack(Unit::Character, true);
    editor.moveBack(Unit::Character, true);
    EXPECT_EQ(editor.selection(), U"XY");
    EXPECT_TRUE(editor.insert(U"-"));
    EXPECT_EQ(editor.text(), U"b-ee");
    EXPECT_FALSE(editor.insert(U""));
}

TEST(TextEditorTest, CutsWhatIsTypedToTheMaximum) {
    TextEditor editor = editorOf(U"bee", 3);
    editor.setMaxLength(5);
    EXPECT_TRUE(editor.insert(U"hive"));
    EXPECT_EQ(editor.text(), U"beehi");
    EXPECT_FALSE(editor.insert(U"x"));
    editor.selectAll();
    EXPECT_TRUE(editor.insert(U"wasps!"));
    EXPECT_EQ(editor.text(), U"wasps");
}

TEST(TextEditorTest, ErasesCharactersWordsAndTheSelection) {
    TextEditor editor = editorOf(U"one two three", 7);
    EXPECT_TRUE(editor.eraseBack(Unit::Character));
    EXPECT_EQ(editor.text(), U"one tw three");
    EXPECT_TRUE(editor.eraseBack(Unit::Word));
    EXPECT_EQ(editor.text(), U"one  three");
    EXPECT_TRUE(editor.eraseForward(Unit::Character));
    EXPECT_TRUE(editor.eraseForward(Unit::Word));
    EXPECT_EQ(editor.text(), U"one ");
    editor.selectAll();
    EXPECT_TRUE(editor.eraseForward(Unit::Character));
    EXPECT_EQ(editor.text(), U"");
    EXPECT_FALSE(editor.eraseBack(Unit::Word));
    EXPECT_FALSE(editor.eraseForward(Unit::Character));
}

TEST(TextEditorTest, MovesByCharactersAndWords) {
    TextEditor editor = editorOf(U"one two", 0);
    editor.moveForward(Unit::Word, false);
    EXPECT_EQ(editor.caret(), 4u);
    editor.moveForward(Unit::Word, true);
    EXPECT_EQ(editor.selection(), U"two");
    editor.moveBack(Unit::Character, false); // to the beginning of the selection
    EXPECT_EQ(editor.caret(), 4u);
    EXPECT_FALSE(editor.hasSelection());
    editor.moveBack(Unit::Word, false);
    editor.moveBack(Unit::Character, false);
    EXPECT_EQ(editor.caret(), 0u);
    editor.moveTo(99, false);
    EXPECT_EQ(editor.caret(), 7u);
}

TEST(TextEditorTest, PunctuationIsAWordOfItsOwn) {
    TextEditor editor = editorOf(U"a.bee, hive_1", 0);
    std::vector<std::size_t> stops;
    for (int i = 0; i < 6; ++i) {
        editor.moveForward(Unit::Word, false);
        stops.push_back(editor.caret());
    }
    EXPECT_EQ(stops, (std::vector<std::size_t>{1, 2, 5, 7, 13, 13}));
    editor.moveBack(Unit::Word, false);
    EXPECT_EQ(editor.caret(), 7u);
    editor.moveBack(Unit::Word, false);
    EXPECT_EQ(editor.caret(), 5u);
}

TEST(TextEditorTest, SelectsWords) {
    TextEditor editor = editorOf(U"one two, three", 0);
    editor.selectWords(5, 5);
    EXPECT_EQ(editor.selection(), U"two");
    editor.selectWords(5, 11); // dragged on
    EXPECT_EQ(editor.selection(), U"two, three");
    EXPECT_EQ(editor.caret(), 14u);
    editor.selectWords(5, 1); // dragged back
    EXPECT_EQ(editor.selection(), U"one two");
    EXPECT_EQ(editor.caret(), 0u);
    editor.selectWords(3, 3);
    EXPECT_EQ(editor.selection(), U" ");
    editor.selectWords(99, 99);
    EXPECT_EQ(editor.selection(), U"three");
    editor.setOneWord(true);
    editor.selectWords(5, 5);
    EXPECT_EQ(editor.selection(), editor.text());
    editor.moveBack(Unit::Word, false);
    editor.moveBack(Unit::Word, false);
    EXPECT_EQ(editor.caret(), 0u);
    editor.setText(U"");
    editor.selectWords(0, 0);
    EXPECT_FALSE(editor.hasSelection());
}

/// With the analysis of the real backend.
class AnalyzedTextTest : public testing::Test {
protected:
    void SetUp() override {
        copra::setGlyphSource(nullptr);
        copra::installGlyphSource();
    }
    void TearDown() override { copra::setGlyphSource(nullptr); }
};

TEST_F(AnalyzedTextTest, TheCaretDoesNotStandWithinACharacter) {
    // e with acute, family emoji, Hebrew with a point
    TextEditor editor = editorOf(U"e\u0301\U0001f468\u200d\U0001f469\u200d\U0001f467\u05d0\u05b0", 0);
    std::vector<std::size_t> stops;
    for (int i = 0; i < 3; ++i) {
        editor.moveForward(Unit::Character, false);
        stops.push_back(editor.caret());
    }
    EXPECT_EQ(stops, (std::vector<std::size_t>{2, 7, 9}));
    editor.moveTo(4, false);
    EXPECT_EQ(editor.caret(), 2u);
    editor.moveTo(9, false);
    EXPECT_TRUE(editor.eraseBack(Unit::Character)); // only the point
    EXPECT_EQ(editor.text().size(), 8u);
    EXPECT_TRUE(editor.eraseBack(Unit::Character));
    EXPECT_TRUE(editor.eraseBack(Unit::Character)); // the whole family
    EXPECT_EQ(editor.text(), U"e\u0301");
}

TEST_F(AnalyzedTextTest, ThaiWordsComeFromTheDictionary) {
    TextEditor editor =
        editorOf(U"\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u0e04\u0e23\u0e31\u0e1a", 0); // hello, polite
    editor.moveForward(Unit::Word, false);
    EXPECT_EQ(editor.caret(), 6u);
}

TEST(TextEditorTest, BreaksLinesAtWords) {
    using Lines = std::vector<std::u32string>;
    EXPECT_EQ(linesOf(U"", 5), (Lines{U""}));
    EXPECT_EQ(linesOf(U"one two three", 5), (Lines{U"one ", U"two ", U"three"}));
    EXPECT_EQ(linesOf(U"one two", 7), (Lines{U"one two"}));
    EXPECT_EQ(linesOf(U"abcdefgh", 3), (Lines{U"abc", U"def", U"gh"}));
    EXPECT_EQ(linesOf(U"a\n\nb\n", 5), (Lines{U"a", U"", U"b", U""}));
    EXPECT_EQ(linesOf(U"ab", 0), (Lines{U"a", U"b"}));
}

} // namespace
