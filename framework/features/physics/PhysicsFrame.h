#pragma once

#include "math/AffineTransform.h"

namespace copra {

/// The space of a node's parent in the scene.
struct PhysicsFrame {
    cocos2d::AffineTransform toWorld;   ///< The transform from the parent to world coordinates.
    cocos2d::AffineTransform fromWorld; ///< The transform from world coordinates to the parent.
    float rotation = 0.0f;              ///< The sum of the rotations of the ancestors, in degrees clockwise.
    float scaleX = 1.0f;                ///< The product of the x scales of the ancestors.
    float scaleY = 1.0f;                ///< The product of the y scales of the ancestors.
    bool isInScene = false;             ///< Whether the parent is in the scene of the physics world.
    bool isInvertible = false;          ///< Whether toWorld has an inverse. A scale of 0 prevents that.
};

} // namespace copra
