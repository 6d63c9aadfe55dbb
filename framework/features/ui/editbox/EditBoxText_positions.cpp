#include "ui/editbox/EditBoxText.h"

#include <algorithm>

namespace copra {

using cocos2d::Vec2;

std::size_t EditBoxText::lineOf(std::size_t position) const {
    std::size_t line = 0;
    while (line + 1 < _lines.size() && position >= _lines[line + 1].begin) ++line;
    return line;
}

float EditBoxText::xInLine(std::size_t line, std::size_t position) {
    const std::size_t begin = _lines[line].begin;
    if (_carets[line].isMeasured()) return _carets[line].x(position - begin);
    return widthOf(_shown.substr(begin, position - begin));
}

float EditBoxText::lineWidth(std::size_t line) {
    return _carets[line].isMeasured() ? _carets[line].width() : xInLine(line, _lines[line].end);
}

/// Before scrolling.
float EditBoxText::lineLeft(std::size_t line) {
    if (_alignment == cocos2d::TextHAlignment::LEFT) return kEditBoxPadding;
    const float space = _boxSize.width - 2.0f * kEditBoxPadding - lineWidth(line);
    if (space <= 0.0f) return kEditBoxPadding;
    return kEditBoxPadding + (_alignment == cocos2d::TextHAlignment::CENTER ? space / 2.0f : space);
}

/// Before scrolling.
float EditBoxText::lineBottom(std::size_t line) const {
    const auto row = static_cast<float>(line + 1);
    if (_mayHaveLines && _boxSize.height - kEditBoxPadding >= 2.0f * _lineHeight)
        return _boxSize.height - kEditBoxPadding - row * _lineHeight;
    return (_boxSize.height - _lineHeight) / 2.0f;
}

std::size_t EditBoxText::positionInLineAt(std::size_t line, float x) {
    if (_carets[line].isMeasured()) return _lines[line].begin + _carets[line].nearest(x);
    // The first position whose place is to the right of x, or the one before it if that is nearer.
    std::size_t low = _lines[line].begin;
    std::size_t high = _lines[line].end;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (xInLine(line, middle) < x)
            low = middle + 1;
        else
            high = middle;
    }
    if (low > _lines[line].begin && x - xInLine(line, low - 1) < xInLine(line, low) - x) --low;
    return low;
}

std::size_t EditBoxText::positionAt(const Vec2& point) {
    layOut();
    std::size_t line = 0;
    while (line + 1 < _lines.size() && point.y < lineBottom(line) + _scroll.y) ++line;
    return positionInLineAt(line, point.x - lineLeft(line) + _scroll.x);
}

std::size_t EditBoxText::positionInLine(int step) {
    layOut();
    const std::size_t line = lineOf(_editor.caret());
    const bool isOutside = step < 0 ? line == 0 : line + 1 >= _lines.size();
    if (isOutside) return _editor.caret();
    const float x = lineLeft(line) + xInLine(line, _editor.caret());
    const std::size_t other = step < 0 ? line - 1 : line + 1;
    return positionInLineAt(other, x - lineLeft(other));
}

EditLine EditBoxText::caretLine() {
    layOut();
    const std::size_t index = lineOf(_editor.caret());
    EditLine line = _lines[index];
    const bool isWrapped = index + 1 < _lines.size() && _lines[index + 1].begin == line.end;
    if (isWrapped && line.end > line.begin) --line.end;
    return line;
}

std::size_t EditBoxText::positionBeside(int step) {
    layOut();
    const std::size_t caret = _editor.caret();
    const std::size_t line = lineOf(caret);
    const LineCarets& carets = _carets[line];
    bool isForward = step > 0;
    if (carets.isMeasured()) {
        const std::size_t begin = _lines[line].begin;
        const std::size_t beside = begin + carets.beside(caret - begin, step);
        if (beside != caret) return beside;
        if (carets.isRightToLeft()) isForward = !isForward;
        if (isForward) return line + 1 < _lines.size() ? _lines[line + 1].begin : caret;
        return begin > 0 ? begin - 1 : caret;
    }
    if (isForward) return std::min(caret + 1, _shown.size());
    return caret > 0 ? caret - 1 : 0;
}

std::size_t EditBoxText::selectionSide(int step) {
    layOut();
    const std::size_t begin = _editor.selectionBegin();
    const std::size_t end = _editor.selectionEnd();
    const std::size_t line = lineOf(begin);
    const bool isSwapped = line == lineOf(end) && xInLine(line, begin) > xInLine(line, end);
    return (step < 0) != isSwapped ? begin : end;
}

bool EditBoxText::isRightToLeftAtCaret() {
    layOut();
    const std::size_t line = lineOf(_editor.caret());
    return _carets[line].isMeasured() && _carets[line].isRightToLeftAt(_editor.caret() - _lines[line].begin);
}

Vec2 EditBoxText::caretPoint() {
    layOut();
    const std::size_t line = lineOf(_editor.caret());
    return Vec2(lineLeft(line) + xInLine(line, _editor.caret()) - _scroll.x, lineBottom(line) + _scroll.y);
}

} // namespace copra
