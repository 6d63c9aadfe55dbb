#pragma once

#include "render/Renderer.h"

namespace copra {

/// A culling that records everything, wherever it is: what goes into a texture or is rotated in 3-D may be
/// visible anyway.
inline const cocos2d::Renderer::State::Culling kNothingCulled{cocos2d::Rect(-1e7f, -1e7f, 2e7f, 2e7f), true};

} // namespace copra
