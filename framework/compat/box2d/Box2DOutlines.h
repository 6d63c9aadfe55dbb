#pragma once

#include "math/Vec2.h"

#include <vector>

class b2World;

namespace copra {

/// A shape or a joint of a Box2D world, in meters: a line through `points`, or a circle.
struct Box2DOutline {
    std::vector<cocos2d::Vec2>
        /// The corners. A circle has its center, and the point of its edge in the direction of its axis.
        points;
    float radius = 0.0f;   ///< The radius of a circle; 0 for lines.
    bool isClosed = false; ///< Whether the last point is connected with the first.
    bool isJoint = false;
};

/// A body of a Box2D world.
struct Box2DBody {
    /// The user data that the game has set, often its sprite. Compare it, but do not dereference it.
    const void* userData;
    cocos2d::Vec2 position;
};

/// The contents of a world at the end of its last step. It does not refer to the world, which may no longer
/// exist.
struct Box2DSnapshot {
    const b2World* world; ///< The world, to compare it. Do not dereference it.
    std::vector<Box2DOutline> outlines;
    std::vector<Box2DBody> bodies;
    int age = 0; ///< The number of calls of ageBox2DSnapshots() since the snapshot.
};

/// Sets whether b2World::Step() takes a snapshot, for tools that show the worlds of a game; off by default.
/// It works for worlds that are stepped in sources that include Box2D/Box2D.h. Turning it off forgets all
/// snapshots.
void setTakesBox2DSnapshots(bool takes);
/// The last snapshot of each world that was stepped lately.
const std::vector<Box2DSnapshot>& box2DSnapshots();
/// Forgets worlds that were not stepped in the last 30 frames, because they may no longer exist. Call it once
/// a frame.
void ageBox2DSnapshots();

/// Called by b2World::Step() at its end.
void box2DStepped_(const b2World& world);

} // namespace copra
