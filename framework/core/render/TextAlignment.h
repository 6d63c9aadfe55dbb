#pragma once

namespace cocos2d {

/// How the lines of a label are aligned horizontally.
enum class TextHAlignment {
    LEFT,   ///< Lines begin at the left edge.
    CENTER, ///< Lines are centered.
    RIGHT   ///< Lines end at the right edge.
};
/// How the text of a label is aligned vertically within the height of its dimensions. Without a height, it
/// makes no difference.
enum class TextVAlignment {
    TOP,    ///< The text begins at the upper edge of its dimensions.
    CENTER, ///< The text is centered between the upper and the lower edge.
    BOTTOM  ///< The text ends at the lower edge of its dimensions.
};

} // namespace cocos2d
