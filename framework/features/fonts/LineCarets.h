#pragma once

#include "fonts/fwd.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace copra {

/// The position of a character in a line, in points from the left end of the line.
struct CharacterBox {
    float left = 0.0f;
    float right = 0.0f;
    bool rightToLeft = false;
    /// Whether it is a mark or another part of a user-perceived character, and has no width.
    bool joinsPrevious = false;
};

/// The positions of the caret in a line of shaped text. A position is the number of characters before the
/// caret. Where the direction changes, the caret is at the edge of the character that follows; at the end of
/// the line, it is after the last one.
class LineCarets {
public:
    /// Shapes `line` as a label with this font does. It must not contain line ends. The characters of a
    /// ligature share its width.
    void measure(std::u32string_view line, cocos2d::FontAtlas& atlas);
    /// Removes the line.
    void clear();

    /// Whether there is a measured line.
    bool isMeasured() const { return _isMeasured; }
    /// The width of the line in points.
    float width() const { return _width; }
    /// The characters in the order of the text.
    const std::vector<CharacterBox>& boxes() const { return _boxes; }
    /// Whether the line begins at the right.
    bool isRightToLeft() const { return _rightToLeft; }
    /// Whether the character before a position runs from right to left; at the first position, the character
    /// after it.
    bool isRightToLeftAt(std::size_t position) const;
    /// The x coordinate of the caret at a position, in points.
    float x(std::size_t position) const;
    /// The position whose caret is nearest to `x`, in points.
    std::size_t nearest(float x) const;
    /// The next position to the left (-1) or right (1) of the caret at `position`; `position` itself at this
    /// end of the line.
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
