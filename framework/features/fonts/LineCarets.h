#pragma once

#include "fonts/fwd.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace copra {

/// Where a character of a line stands, in points from the left end of the line.
struct CharacterBox {
    float left = 0.0f;
    float right = 0.0f;
    bool rightToLeft = false;
    bool joinsPrevious = false; ///< a mark or another part of a user-perceived character; has no width
};

/// The places of the caret in one line of shaped text. Positions are numbers of characters in front of the caret. Where
/// the direction changes, the caret stands at the edge of the character that follows it, at the end of the line behind
/// the last one.
class LineCarets {
public:
    /// Shapes `line`, which has no line end, as a label of this font does. The characters of a ligature share its width.
    void measure(std::u32string_view line, cocos2d::FontAtlas& atlas);
    /// Forgets the line.
    void clear();

    /// Whether there is a measured line.
    bool isMeasured() const { return _isMeasured; }
    /// Of the whole line.
    float width() const { return _width; }
    /// In the order of the text.
    const std::vector<CharacterBox>& boxes() const { return _boxes; }
    /// Whether the line begins at the right.
    bool isRightToLeft() const { return _rightToLeft; }
    /// Whether the character in front of a position, for the first one that behind it, runs from right to left.
    bool isRightToLeftAt(std::size_t position) const;
    /// Where the caret stands.
    float x(std::size_t position) const;
    /// The position whose caret is the nearest one to `x`.
    std::size_t nearest(float x) const;
    /// The next position to the left (-1) or right (1) of the caret at `position`; `position` itself at that end of the
    /// line.
    std::size_t beside(std::size_t position, int step) const;

private:
    bool isStop(std::size_t position) const {
        return position >= _boxes.size() || !_boxes[position].joinsPrevious;
    }

    std::vector<CharacterBox> _boxes;
    float _width = 0.0f;
    bool _rightToLeft = false;
    bool _isMeasured = false;
};

} // namespace copra
