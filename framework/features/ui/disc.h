#pragma once

#include "render/fwd.h"

namespace copra {

/// The diameter of discTexture(), in pixels.
inline constexpr int kDiscSize = 24;

/// Returns the texture of a white anti-aliased disc, kept in the TextureCache. It draws the dots of page
/// indicators and, as a nine-patch, the round ends of scroll bars.
cocos2d::Texture2D* discTexture();

} // namespace copra
