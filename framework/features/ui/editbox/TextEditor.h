#pragma once

#include "platform/TextAnalyzer.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace copra {

/// An edited text with a caret and a selection, without display and input. Positions are numbers of characters (code
/// points) in front of them. The caret does not stand within user-perceived characters, such as in front of a mark. A
/// word is a run of letters and digits, of punctuation, or in Thai what the dictionary says.
class TextEditor {
public:
    /// How far a step goes.
    enum class Unit { Character, Word };

    /// The whole text.
    const std::u32string& text() const { return _text; }
    /// Moves the caret to the end.
    void setText(const std::u32string& text);
    /// The most characters that insert() makes; negative for any number.
    void setMaxLength(int length) { _maxLength = length; }
    int maxLength() const { return _maxLength; }

    /// The whole text is one word, so that words of a password do not show.
    void setOneWord(bool isOneWord) { _isOneWord = isOneWord; }

    /// Where the next character goes.
    std::size_t caret() const { return _caret; }
    /// Whether characters are selected; then the caret is at one end of them.
    bool hasSelection() const { return _caret != _anchor; }
    std::size_t selectionBegin() const { return _caret < _anchor ? _caret : _anchor; }
    std::size_t selectionEnd() const { return _caret < _anchor ? _anchor : _caret; }
    /// The selected characters.
    std::u32string selection() const;
    /// Selects the whole text; the caret is at its end.
    void selectAll();
    /// Selects the words from the one at `from` to the one at `to`, where the caret will be. White space is a word here.
    void selectWords(std::size_t from, std::size_t to);

    /// Moves the caret; `extend` keeps the other end of the selection, otherwise nothing is selected.
    void moveTo(std::size_t position, bool extend);
    /// A step back or forward in the text. Without `extend`, a selection collapses to its end on that side.
    void moveBack(Unit unit, bool extend);
    void moveForward(Unit unit, bool extend);

    /// Replaces the selection, cut to the maximum length. Returns whether the text has changed.
    bool insert(const std::u32string& typed);
    /// Remove the selection, or a unit before or after the caret; of a letter with marks eraseBack() removes the last
    /// mark. Return whether the text has changed.
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
    std::vector<CharacterInfo> _characters; ///< Empty unless the text needs shaping.
    bool _isOneWord = false;
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
