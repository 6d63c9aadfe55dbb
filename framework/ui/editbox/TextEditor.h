#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace copra {

/// An edited text with a caret and a selection, without display and input. Positions are numbers of characters (code
/// points) in front of them.
class TextEditor {
public:
    enum class Unit { Character, Word };

    const std::u32string& text() const { return _text; }
    /// Moves the caret to the end.
    void setText(const std::u32string& text);
    /// The most characters that insert() makes; negative for any number.
    void setMaxLength(int length) { _maxLength = length; }
    int maxLength() const { return _maxLength; }

    std::size_t caret() const { return _caret; }
    bool hasSelection() const { return _caret != _anchor; }
    std::size_t selectionBegin() const { return _caret < _anchor ? _caret : _anchor; }
    std::size_t selectionEnd() const { return _caret < _anchor ? _anchor : _caret; }
    std::u32string selection() const;
    void selectAll();

    /// Moves the caret; `extend` keeps the other end of the selection, otherwise nothing is selected.
    void moveTo(std::size_t position, bool extend);
    /// A step to the left or right. Without `extend`, a selection collapses to its end on that side.
    void moveBack(Unit unit, bool extend);
    void moveForward(Unit unit, bool extend);

    /// Replaces the selection, cut to the maximum length. Returns whether the text has changed.
    bool insert(const std::u32string& typed);
    /// Remove the selection, or a unit before or after the caret. Return whether the text has changed.
    bool eraseBack(Unit unit);
    bool eraseForward(Unit unit);

private:
    std::size_t before(std::size_t position, Unit unit) const;
    std::size_t after(std::size_t position, Unit unit) const;
    bool erase(std::size_t begin, std::size_t end);

    std::u32string _text;
    std::size_t _caret = 0;
    std::size_t _anchor = 0; ///< The other end of the selection.
    int _maxLength = -1;
};

/// A line of a text: the characters from begin to end, without the line break.
struct EditLine {
    std::size_t begin;
    std::size_t end;
};

/// Breaks a text at line breaks, and before the words that exceed `width`; a word that is too long by itself is broken
/// within. `measure` returns the width of a piece of text. There is at least one line.
std::vector<EditLine> breakEditLines(const std::u32string& text, float width,
                                     const std::function<float(const std::u32string&)>& measure);

} // namespace copra
