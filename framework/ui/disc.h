#pragma once

namespace cocos2d {
class Texture2D;
}

namespace copra {

/// Diameter of discTexture(), in pixels.
inline constexpr int kDiscSize = 24;

/// A white disc with a soft edge: the dots of pages and, cut into nine parts, the ends of scroll bars.
cocos2d::Texture2D* discTexture();

} // namespace copra
