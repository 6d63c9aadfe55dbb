#pragma once

#include "actors/CollisionSprite.h"

#include <string>

namespace beecluster {

/// Pollen or a thorn that flies straight on. The stage moves it.
class EnemyShot : public copra::CollisionSprite {
public:
    /// `velocity` in points a second.
    static EnemyShot* create(const std::string& frame, const cocos2d::Vec2& velocity);

    /// Flies on by dt seconds; false once it is far outside the field.
    bool fly(float dt);

private:
    cocos2d::Vec2 _velocity;
};

} // namespace beecluster
