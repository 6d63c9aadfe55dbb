#pragma once

#include "rules/Cooldown.h"
#include "rules/Stage.h"

#include <deque>

namespace beecluster {

/// Where the swarm flew in the last seconds: insects of a wave that follows it fly the same way.
class Trail {
public:
    /// Advances by dt seconds, with the swarm at `place`.
    void update(float dt, const cocos2d::Vec2& place);
    /// From the nearer side of the field to where the swarm was, along its way, and down out of the field.
    Route route() const;

private:
    std::deque<cocos2d::Vec2> _places; ///< oldest first
    Cooldown _cooldown;
};

} // namespace beecluster
