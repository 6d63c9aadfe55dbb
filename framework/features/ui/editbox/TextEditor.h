#pragma once

#include "platform/TextAnalyzer.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace copra {

/// A string that is being edited, with a caret and a selection, but without display and input. A position is
/// the number of characters (code points) before it. The caret is never inside a user-perceived character,
/// for example between a letter and its mark. A word is a run of letters and digits, or of punctuation; for
/// Thai, the dictionary decides.
class TextEditor {
public:
    /// The size of a step.
    enum class Unit { Character, Word };

    /// The whole text.
    const std::u32string& text() const { return _text; }
    /// Moves the caret to the end.
    void setText(const std::u32string& text);
    /// Sets the most characters that the text can have after insert(); negative for any number.
    void setMaxLength(int length) { _maxLength = length; }
    int maxLength() const { return _maxLength; }

    /// Sets whether the whole text counts as one word, so that selecting does not reveal the words of a
    /// password.
    void setOneWord(bool isOneWord) { _isOneWord = isOneWord; }

    /// The position at which the next character is inserted.
    std::size_t caret() const { return _caret; }
    /// Whether characters are selected. The caret is at one end of the selection.
    bool hasSelection() const { return _caret != _anchor; }
    std::size_t selectionBegin() const { return _caret < _anchor ? _caret : _anchor; }
    std::size_t selectionEnd() const { return _caret < _anchor ? _anchor : _caret; }
    /// The selected characters.
    std::u32string selection() const;
    /// Selects the whole text; the caret is at its end.
    void selectAll();
    /// Selects the words from the one at `from` to the one at `to`, where the caret will be. White space is a
    /// word here.
    void selectWords(std::size_t from, std::size_t to);

    /// Moves the caret. With `extend`, the other end of the selection stays; otherwise the selection is
    /// removed.
    void moveTo(std::size_t position, bool extend);
    /// Moves the caret back or forward by one unit. Without `extend`, a selection collapses to its end on
    /// that side.
    void moveBack(Unit unit, bool extend);
    void moveForward(Unit unit, bool extend);

    /// Replaces the selection. Text beyond the maximum length is cut off. Returns whether the text has
    /// changed.
    bool insert(const std::u32string& typed);
    /// Removes the selection or, without one, a unit before or after the caret. Of a letter with marks,
    /// eraseBack() removes only the last mark. Returns whether the text has changed.
    bool eraseBack(Unit unit);
    bool eraseForward(Unit unit);

private:
    std::size_t before(std::size_t position, Unit unit) const;
    std::size_t after(std::size_t position, Unit unit) const;
    bool erase(std::size_t begin, std::size_t end);
    void analyze();
    bool joinsPrevious(std::size_t position) const;
    bool isWordBoundary(std::size_t position) const;

    std::u32string _text;
    std::vector<CharacterInfo> _characters; ///< The characters; empty unless the text needs shaping.
    bool _isOneWord = false;
    std::size_t _caret = 0;
    std::size_t _anchor = 0; ///< The other end of the selection.
    int _maxLength = -1;
};

/// A line of the text: the characters from begin to end, without the line break.
struct EditLine {
    std::size_t begin; ///< The index of the first character.
    std::size_t end;   ///< The index behind the last character.
};

/// Breaks a string into lines: at line breaks, and before a word that would exceed `width`. A word that is
/// longer than a line is broken inside. `measure` returns the width of a substring. There is always at least
/// one line.
std::vector<EditLine> breakEditLines(const std::u32string& text, float width,
                                     const std::function<float(const std::u32string&)>& measure);

} // namespace copra
