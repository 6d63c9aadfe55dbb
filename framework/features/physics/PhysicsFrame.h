#pragma once

#include "math/AffineTransform.h"

namespace copra {

/// The space of a node's parent in the scene.
struct PhysicsFrame {
    cocos2d::AffineTransform toWorld;
    cocos2d::AffineTransform fromWorld;
    float rotation = 0.0f; ///< Degrees, the sum of those of the parents.
    float scaleX = 1.0f;   ///< The product of those of the parents.
    float scaleY = 1.0f;
    bool isInScene = false;
    bool isInvertible = false; ///< Without a scale of 0.
};

} // namespace copra
