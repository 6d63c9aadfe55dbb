#pragma once

#include "cocos2d.h"

namespace beecluster {

/// The soft shadow that a flying sprite throws onto the meadow: a child behind its owner that keeps its side
/// of the light however the owner turns.
class Shadow : public cocos2d::Sprite {
public:
    /// `scale` of the drawn shadow (48 x 32 points), `height` in points above the ground.
    static Shadow* create(float scale, float height);

    /// Call when the owner has turned.
    void follow();

private:
    float _height = 0;
};

} // namespace beecluster
