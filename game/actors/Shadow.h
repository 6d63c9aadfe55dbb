#pragma once

#include "cocos2d.h"
#include "view/nodes.h"

namespace beecluster {

/// The soft shadow that a flying sprite casts on the meadow: a child behind its owner, or in a layer below others like it,
/// that keeps its direction however the owner turns.
class Shadow : public cocos2d::Sprite {
public:
    /// `scale` of the drawn shadow (48 x 32 points), `height` of the owner above the ground in points.
    static Shadow* create(float scale, float height) { return created(&Shadow::initShadow, scale, height); }

    /// Updates the position and rotation; call it when the owner has turned. It must have a parent.
    void updatePlacement();

    /// The same for an owner that is no parent: a sibling of the parent, which must not turn.
    void updatePlacement(const cocos2d::Node& owner);

private:
    bool initShadow(float scale, float height);

    float _height = 0.0f;
};

} // namespace beecluster
