#pragma once

#include "actors/CollisionSprite.h"
#include "base/Vector.h"

#include <vector>

namespace copra {

/// The radar of the article "Automatic bullet dodging", exactly: tests every sprite, O(n) a call and O(n^2)
/// for a swarm. For numbers that must match ported code; new games ask CollisionWorld::radar().
class CollisionRadar {
public:
    /// Replaces `caught` by the sprites of `group` but the sender whose tag meets the bits of `type` and
    /// whose distance from it, cut to a whole number, is above 0 and below `range` points, in the group's
    /// order. Quirks kept: an untagged sprite (-1) meets every type, who is nearer than a point is not seen,
    /// and a range of 20.5 reaches to just under 21. Positions are taken as they are: all need the same
    /// parent.
    static void checkRader(const CollisionSprite* sender, int type,
                           const cocos2d::Vector<cocos2d::Node*>& group, float range,
                           std::vector<CollisionSprite*>& caught);
};

/// The article's spelling.
using CollisionRader = CollisionRadar;

} // namespace copra
