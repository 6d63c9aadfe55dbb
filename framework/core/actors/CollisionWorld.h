#pragma once

#include "actors/CollisionSignal.h"
#include "actors/fwd.h"
#include "gameplay/collision/CollisionSpace.h"
#include "scene/fwd.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

/// Finds overlapping collision sprites and notifies them. Make one for each level, add the sprites, and call
/// step() once a frame, after everything has moved. It uses a grid, so a step takes O(n + overlaps). It needs
/// neither a window nor a running scene. For plain structs, use CollisionSpace.
///
/// A step first reports all ends, then all overlaps. Overlaps of swept sprites are ordered by the time of
/// contact, others by the order in which the sprites joined, so equal games give equal calls. For each
/// overlap, the world emits the `began` signals of both sprites and its own, if the overlap is new, and then
/// calls collisionDetectedWith() of both. Callbacks may add, remove, or destroy anything, even the world.
/// Removed sprites get no more overlaps in this step; added ones collide from the next step on.
class CollisionWorld {
public:
    /// Constructs a world without sprites.
    CollisionWorld();
    ~CollisionWorld();
    CollisionWorld(const CollisionWorld&) = delete;
    CollisionWorld& operator=(const CollisionWorld&) = delete;

    /// Adds a sprite and removes it from its previous world. The sprite is not retained; when it is
    /// destroyed, it is removed. Null is an error: debug builds assert; release builds log it and do nothing.
    void add(CollisionSprite* sprite);
    /// Removes a sprite. Its overlaps end without a notification. Null and a sprite of another world are
    /// ignored.
    void remove(CollisionSprite* sprite);
    /// Removes all sprites. Their overlaps end without a notification.
    void removeAll();
    /// Returns the number of sprites.
    std::size_t size() const { return _space.size(); }

    /// Sets the node whose coordinates bodies() and radar() use: an ancestor of all sprites, such as the
    /// layer of a level. Collisions then do not depend on the position of that node on the screen, not even
    /// through rounding errors, so a recorded game ends in the same way in windows of any shape. Null, the
    /// default, means design space. The node is not retained.
    void setSpace(const cocos2d::Node* space) { _coordinates = space; }
    /// Returns the node that setSpace() has set; null means design space.
    const cocos2d::Node* space() const { return _coordinates; }

    /// Reads the current positions and reports which overlaps began, persist, and ended. `dt` is the time
    /// since the previous step in seconds, from which velocities are computed; without it, they are 0. A call
    /// from inside a step is an error: debug builds assert; release builds log it and do nothing.
    void step(float dt = 0.0f);

    /// Returns the signal that is emitted for each overlap that has begun.
    CollisionSignal& began() { return _signals->began; }
    /// Returns the signal that is emitted for each overlap that has ended.
    CollisionSignal& ended() { return _signals->ended; }

    /// Returns the time of contact as a fraction of the step, 0..1, during a notification. It is 0 unless one
    /// of the two sprites is swept. At that time, a sprite was at its position minus (1 - hitTime()) times
    /// its displacement in the step.
    float hitTime() const { return _hitTime; }

    /// The state of a sprite at the last step.
    struct Body {
        CollisionSprite* sprite; ///< The sprite, or null if it has been removed.
        /// The circle of the sprite in the coordinates of space(). Several shapes have one circle around all
        /// of them.
        Circle circle;
        Vec2 velocity; ///< The velocity in points per second.
    };
    /// Returns the states of all sprites at the last step, in the order in which the sprites joined.
    const std::vector<Body>& bodies() const { return _bodies; }
    /// Returns the state of a sprite at the last step, or null if the step did not include it.
    const Body* bodyOf(const CollisionSprite* sprite) const;
    /// Replaces `found` with all sprites of these categories, except `except`, whose center was at most
    /// `radius` points from `center` in the last step.
    void radar(const Vec2& center, float radius, std::uint32_t categories,
               std::vector<CollisionSprite*>& found, const CollisionSprite* except = nullptr) const;

private:
    friend class CollisionSprite;
    static constexpr std::uint32_t kNoIndex = ~0u;
    struct Signals {
        CollisionSignal began;
        CollisionSignal ended;
    };

    void readPlacements();
    void storeBodies();
    void notify();
    static void notifyPair(Signals& signals, CollisionSprite* a, CollisionSprite* b, SpaceEvent::Kind kind);
    CollisionSprite* spriteOf(SpaceBodyId id) const;

    CollisionSpace _space;
    const cocos2d::Node* _coordinates = nullptr;
    std::vector<Body> _bodies;
    float _hitTime = 0.0f;
    mutable SpatialGrid _radarGrid; // The grid of radar(), built when it is needed after a step.
    mutable std::vector<Vec2> _radarCenters;
    mutable std::vector<std::uint32_t> _radarHits;
    mutable bool _radarBuilt = false;
    // The signals. A running step shares them, and it may outlive the world.
    std::shared_ptr<Signals> _signals;
    bool* _destroyedFlag = nullptr; // While a step runs, the flag to set if the world is destroyed.
};

} // namespace copra
