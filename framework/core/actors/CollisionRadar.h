#pragma once

#include "actors/CollisionSprite.h"
#include "base/Vector.h"

#include <vector>

namespace copra {

/// Finds the sprites near a sprite, as in the article "Automatic bullet dodging" (docs/articles.md), exactly
/// as published. It tests every sprite: O(n) per call, and O(n^2) for a swarm. Use it in ported code whose
/// numbers must match; in new games, use CollisionWorld::radar().
class CollisionRadar {
public:
    /// Replaces `caught` with the sprites of `group` that the sender detects, in the order of the group. The
    /// sender detects a sprite if its tag shares a bit with `type`, and if the distance, rounded down to an
    /// integer, is above 0 and below `range` points. A null sender is an error: debug builds assert; release
    /// builds log it and clear `caught`.
    ///
    /// Positions are not converted, so all sprites need the same parent. The defects of the article are kept:
    /// - An untagged sprite (-1) matches every type.
    /// - A sprite nearer than one point is not found.
    /// - A range of 20.5 extends almost to 21.
    static void checkRader(const CollisionSprite* sender, int type,
                           const cocos2d::Vector<cocos2d::Node*>& group, float range,
                           std::vector<CollisionSprite*>& caught);
};

/// The spelling of the class name in the article.
using CollisionRader = CollisionRadar;

} // namespace copra
