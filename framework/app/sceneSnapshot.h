#pragma once

#include "nodes/effects/RenderTexture.h"
#include "scene/Scene.h"

namespace copra {

/// A picture of the whole design area with `scene` in it, in the middle of the screen; null when there is no
/// room for one. It is drawn with the next frame. `background` fills it first; unset, it stays clear.
cocos2d::RenderTexture* snapshotOf(cocos2d::Scene* scene,
                                   const cocos2d::Color4F& background = cocos2d::Color4F(0, 0, 0, 0));

} // namespace copra
