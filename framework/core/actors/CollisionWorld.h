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
/// step() once a frame after everything has moved. O(n) by a grid; needs neither a window nor a running
/// scene. It adds sprites and signals to a CollisionSpace (gameplay/), which does the same for plain structs.
///
/// A step first reports all ends, then all overlaps: those of swept sprites by the time of contact, the
/// others in the order in which the sprites joined, so equal games give equal calls. For each overlap: the
/// began signals of both sprites and of the world (if it is new), then collisionDetectedWith() of both.
/// Callbacks may add, remove or destroy anything, even the world: removed sprites get no further overlaps of
/// this step, added ones take part from the next step on.
class CollisionWorld {
public:
    CollisionWorld();
    ~CollisionWorld();
    CollisionWorld(const CollisionWorld&) = delete;
    CollisionWorld& operator=(const CollisionWorld&) = delete;

    /// Adds the sprite and removes it from its former world. Not retained: a destroyed sprite removes itself.
    void add(CollisionSprite* sprite);
    /// Removes the sprite. Its overlaps are dropped without an end notification.
    void remove(CollisionSprite* sprite);
    void removeAll();
    std::size_t size() const { return _space.size(); }

    /// Sets the node in whose coordinates bodies() and radar() are: an ancestor of all sprites, such as the layer of a level.
    /// What happens then does not depend on where that node is on the screen, not even by rounding errors, so that recorded
    /// games end the same in windows of any shape. Null (the default) means design space. Not retained.
    void setSpace(const cocos2d::Node* space) { _coordinates = space; }
    const cocos2d::Node* space() const { return _coordinates; }

    /// Reads the current placements and reports what began, persists and ended. `dt` (seconds since the
    /// previous step) gives the velocities; without it they are 0.
    void step(float dt = 0.0f);

    /// Emitted for every overlap of the world that begins or ends.
    CollisionSignal& began() { return _signals->began; }
    CollisionSignal& ended() { return _signals->ended; }

    /// During a notification: the time of contact, 0..1 of the step; 0 unless one of the two is swept. At
    /// that time a sprite was at its position minus (1 - hitTime()) times its displacement of the step.
    float hitTime() const { return _hitTime; }

    /// A sprite as the last step saw it.
    struct Body {
        CollisionSprite* sprite; ///< Null if it was removed since.
        Circle circle; ///< In the coordinates of space(); of several shapes, one around all of them.
        Vec2 velocity; ///< Points a second.
    };
    /// All bodies of the last step, in the order of joining.
    const std::vector<Body>& bodies() const { return _bodies; }
    /// What the last step saw of this sprite, or null.
    const Body* bodyOf(const CollisionSprite* sprite) const;
    /// A radar: replaces `found` by all sprites of these categories whose center is at most `radius` points
    /// from `center`, as of the last step, `except` left out.
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
    mutable SpatialGrid _radarGrid; // built when asked for after a step
    mutable std::vector<Vec2> _radarCenters;
    mutable std::vector<std::uint32_t> _radarHits;
    mutable bool _radarBuilt = false;
    std::shared_ptr<Signals> _signals; // shared with a running step, which may outlive the world
    bool* _destroyedFlag = nullptr;    // set while a step runs: where to note that the world died in it
};

} // namespace copra
