#pragma once

/// Forward declarations of the classes of fonts, for headers that only name them.

namespace cocos2d {
class FontAtlas;
struct FontLetterDefinition;
} // namespace cocos2d

namespace copra {
class FontChain;
class ShapedText;
} // namespace copra
