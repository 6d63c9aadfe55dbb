#pragma once

#include "base/RefPtr.h"
#include "fonts/LineCarets.h"
#include "nodes/effects/ClippingRectangleNode.h"
#include "nodes/shapes/fwd.h"
#include "nodes/text/fwd.h"
#include "render/TextTypes.h"
#include "ui/editbox/TextEditor.h"

#include <string>
#include <vector>

namespace copra {

/// Points between the text of an edit box and its edges.
constexpr float kEditBoxPadding = 5.0f;

/// Font and color of a text.
struct EditBoxFont {
    std::string name;
    int size = -1;
    cocos2d::Color4B color;
};

/// The text of an edit box: lines, caret, selection and placeholder, scrolled so that the caret is visible and
/// clipped to the box.
class EditBoxText : public cocos2d::ClippingRectangleNode {
public:
    /// The editor must outlive this node.
    static EditBoxText* create(const TextEditor& editor);

    /// Of the box in points.
    void setBoxSize(const cocos2d::Size& size);
    void setFont(const EditBoxFont& font);
    const EditBoxFont& font() const { return _font; }
    void setPlaceholder(const std::string& text);
    const std::string& placeholder() const { return _placeholder; }
    void setPlaceholderFont(const EditBoxFont& font);
    const EditBoxFont& placeholderFont() const { return _placeholderFont; }
    void setAlignment(cocos2d::TextHAlignment alignment);
    cocos2d::TextHAlignment alignment() const { return _alignment; }
    void setPassword(bool isPassword);
    bool isPassword() const { return _isPassword; }
    /// Whether the text may have several lines, if two fit into the box.
    void setMultiline(bool mayHaveLines);
    bool isMultiline();
    /// Shows or hides caret and selection.
    void setEditing(bool isEditing);
    /// Must be called after every change of the editor.
    void editorChanged();
    /// Lays out the text if that is necessary.
    void layOut();

    // --- Positions (EditBoxText_positions.cpp) ---

    /// The position in the text at a point of the box.
    std::size_t positionAt(const cocos2d::Vec2& point);
    /// The position on the left (-1) or right (1) of the caret, at that end of a line in the next or previous one.
    std::size_t positionBeside(int step);
    /// The end of the selection that is more to the left (-1) or right (1).
    std::size_t selectionSide(int step);
    /// Whether the text at the caret runs from right to left.
    bool isRightToLeftAtCaret();
    /// The position one line above (-1) or below (1) the caret, or the caret's if there is no such line.
    std::size_t positionInLine(int step);
    /// The ends of the line with the caret. The end of a line that is not the last of its paragraph is in front of its
    /// last character, because behind it the next line begins.
    EditLine caretLine();
    /// The lower end of the caret, in points of the box.
    cocos2d::Vec2 caretPoint();
    /// What is shown, for tests: the lines from top to bottom.
    std::vector<std::string> shownLines();

private:
    explicit EditBoxText(const TextEditor& editor);
    void build();
    bool isTextShaped() const;
    void measureCarets();
    float widthOf(const std::u32string& text);
    float lineWidth(std::size_t line);
    void measureFont();
    void placeSelectionPart(std::size_t& used, std::size_t line, float left, float right);
    std::u32string shown() const;
    std::size_t lineOf(std::size_t position) const;
    float xInLine(std::size_t line, std::size_t position);
    float lineLeft(std::size_t line);
    float lineBottom(std::size_t line) const;
    std::size_t positionInLineAt(std::size_t line, float x);
    void scrollToCaret();
    void placeLines();
    void placeCaret();
    void placeSelection();
    void placePlaceholder();

    const TextEditor& _editor;
    EditBoxFont _font;
    EditBoxFont _placeholderFont;
    std::string _placeholder;
    cocos2d::Size _boxSize;
    cocos2d::TextHAlignment _alignment = cocos2d::TextHAlignment::LEFT;
    bool _isPassword = false;
    bool _mayHaveLines = false;
    bool _isEditing = false;
    bool _isDirty = true;
    float _lineHeight = 0.0f; ///< 0 until it is measured.
    float _markWidth = 0.0f;  ///< Of the character that ends every measured text.
    cocos2d::Vec2 _scroll;    ///< How far the text is moved to the left and up.
    std::vector<EditLine> _lines{{0, 0}};
    std::vector<LineCarets> _carets{LineCarets()}; ///< One for each line; measured where the text is shaped.
    std::u32string _shown;                         ///< The laid out text.

    cocos2d::RefPtr<cocos2d::Label> _measure; ///< Not in the scene.
    cocos2d::RefPtr<cocos2d::Label>
        _placeholderLabel; ///< Like the following a child, until the game removes it.
    cocos2d::RefPtr<cocos2d::LayerColor> _caret;
    std::vector<cocos2d::RefPtr<cocos2d::Label>> _lineLabels; ///< May be more than there are lines.
    std::vector<cocos2d::RefPtr<cocos2d::LayerColor>> _selection;
};

} // namespace copra
