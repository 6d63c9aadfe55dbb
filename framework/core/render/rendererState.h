#pragma once

#include "render/Renderer.h"

namespace copra {

/// Everything is recorded, wherever it is: what goes into a texture or is warped may be visible anyway.
inline const cocos2d::Renderer::State::Culling kNothingCulled{cocos2d::Rect(-1e7f, -1e7f, 2e7f, 2e7f), true};

} // namespace copra
