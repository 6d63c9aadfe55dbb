#pragma once

#include "actors/CollisionSprite.h"

#include <string>

namespace beecluster {

/// Pollen or a thorn that flies straight on. The stage moves it.
class EnemyShot : public copra::CollisionSprite {
public:
    /// `velocity` in points a second.
    static EnemyShot* create(const std::string& frame, const cocos2d::Vec2& velocity);

    /// From now on it turns after whom fly() names, by some degrees a second, for some seconds.
    void follow(float turnDegrees, float seconds);
    /// Flies on by dt seconds, after `prey` while it follows; false once it is far outside the field.
    bool fly(float dt, const cocos2d::Node* prey);

private:
    cocos2d::Vec2 _velocity;
    float _turn = 0;      ///< degrees a second
    float _followFor = 0; ///< seconds left
};

} // namespace beecluster
