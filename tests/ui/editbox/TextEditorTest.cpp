#include "ui/editbox/TextEditor.h"

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
