#pragma once

namespace cocos2d {

/// Horizontal alignment of the lines of a text.
enum class TextHAlignment {
    LEFT,   ///< Lines begin at the left edge.
    CENTER, ///< Lines are centered.
    RIGHT   ///< Lines end at the right edge.
};
/// Vertical alignment of a text.
enum class TextVAlignment {
    TOP,    ///< The text begins at the upper edge of its dimensions.
    CENTER, ///< The text is in the middle of its dimensions.
    BOTTOM  ///< The text ends at the lower edge of its dimensions.
};

} // namespace cocos2d
