#pragma once

#include "math/Vec2.h"
#include "platform/Screen.h"

namespace copra {

/// Turns a view location (y down from the top) into a scene location (y up from the bottom).
inline cocos2d::Vec2 viewToScene(const cocos2d::Vec2& view) {
    return cocos2d::Vec2(view.x, screen().designSize.height - view.y);
}

} // namespace copra
