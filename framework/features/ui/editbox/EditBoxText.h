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

/// The distance between the text of an edit box and its edges, in points.
constexpr float kEditBoxPadding = 5.0f;

/// The font and the color of the text.
struct EditBoxFont {
    std::string name;       ///< The font file or the font family.
    int size = -1;          ///< The size in points. With 0 or less, the label keeps its own size.
    cocos2d::Color4B color; ///< The color of the text.
};

/// The text of an edit box: lines, caret, selection, and placeholder, scrolled so that the caret is visible
/// and clipped to the box.
class EditBoxText : public cocos2d::ClippingRectangleNode {
public:
    /// The editor must outlive this node.
    static EditBoxText* create(const TextEditor& editor);

    /// Sets the size of the box in points.
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
    /// Sets whether the text may have several lines, if two fit into the box.
    void setMultiline(bool mayHaveLines);
    /// Whether the text may have several lines, if two fit into the box.
    bool isMultiline();
    /// Shows or hides caret and selection.
    void setEditing(bool isEditing);
    /// Notes a change of the editor. Call it after every change.
    void editorChanged();
    /// Lays out the text if that is necessary.
    void layOut();

    // --- Positions (EditBoxText_positions.cpp) ---

    /// Returns the position in the text at a point of the box.
    std::size_t positionAt(const cocos2d::Vec2& point);
    /// Returns the position to the left (-1) or right (1) of the caret. At the end of a line, it is in the
    /// next or previous line.
    std::size_t positionBeside(int step);
    /// The end of the selection that is more to the left (-1) or right (1).
    std::size_t selectionSide(int step);
    /// Whether the text at the caret runs from right to left.
    bool isRightToLeftAtCaret();
    /// The position one line above (-1) or below (1) the caret, or the caret's if there is no such line.
    std::size_t positionInLine(int step);
    /// The ends of the line with the caret. If the paragraph continues in the next line, the end is before
    /// the last character of the line, because the position after it belongs to the next line.
    EditLine caretLine();
    /// The lower end of the caret, in points of the box.
    cocos2d::Vec2 caretPoint();
    /// The lines that are shown, from top to bottom; for tests.
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
    float _lineHeight = 0.0f; ///< The height of a line; 0 until it is measured.
    float _markWidth = 0.0f;  ///< The width of the character that ends every measured text.
    cocos2d::Vec2 _scroll;    ///< The distance by which the text is moved to the left and up.
    std::vector<EditLine> _lines{{0, 0}};
    /// The carets of each line, measured where the text is shaped.
    std::vector<LineCarets> _carets{LineCarets()};
    std::u32string _shown; ///< The laid out text.

    cocos2d::RefPtr<cocos2d::Label> _measure;          ///< A label for measuring, which is not in the scene.
    cocos2d::RefPtr<cocos2d::Label> _placeholderLabel; ///< A child until the game removes it.
    cocos2d::RefPtr<cocos2d::LayerColor> _caret;       ///< A child until the game removes it.
    /// The labels of the lines, children until the game removes them. There may be more of them than lines.
    std::vector<cocos2d::RefPtr<cocos2d::Label>> _lineLabels;
    /// The layers of the selection, children until the game removes them.
    std::vector<cocos2d::RefPtr<cocos2d::LayerColor>> _selection;
};

} // namespace copra
