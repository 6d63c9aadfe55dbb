#pragma once

namespace cocos2d {

/// Horizontal alignment of the lines of a text.
enum class TextHAlignment { LEFT, CENTER, RIGHT };
/// Vertical alignment of a text.
enum class TextVAlignment { TOP, CENTER, BOTTOM };

} // namespace cocos2d
