#pragma once

#include "nodes/effects/RenderTexture.h"
#include "scene/Scene.h"

namespace copra {

/// Returns a snapshot of `scene` with the size of the design area, centered on the screen, or null if the
/// texture cannot be created. It is drawn with the next frame, over the color `background`, by default
/// transparent.
cocos2d::RenderTexture* snapshotOf(cocos2d::Scene* scene,
                                   const cocos2d::Color4F& background = cocos2d::Color4F(0, 0, 0, 0));

} // namespace copra
