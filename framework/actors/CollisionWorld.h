#pragma once

#include "actors/CollisionSignal.h"
#include "gameplay/collision/CollisionSpace.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

class CollisionSprite;

/// Finds out which collision sprites overlap and tells them. Make one for each stage, add the sprites, and
/// call step() once a frame after everything has moved. O(n) by a grid; needs neither window nor running
/// scene. It is a CollisionSpace (gameplay/), which does the same for plain structs, with sprites and signals
/// on top.
///
/// Within a step first all ends are told, then all overlaps: those of swept sprites by the time at which they
/// met, else in the order in which the sprites joined; so equal games give equal calls. For each overlap: the
/// sprites' began signals and the world's (if it is new), then collisionDetectedWith() of both. Everything
/// may be added, removed or destroyed from there, even the world: what was removed is not told about further
/// overlaps of this step, what was added takes part from the next step on.
class CollisionWorld {
public:
    CollisionWorld();
    ~CollisionWorld();
    CollisionWorld(const CollisionWorld&) = delete;
    CollisionWorld& operator=(const CollisionWorld&) = delete;

    /// Lets the sprite take part; it leaves another world for that. Not retained: it goes out by itself when
    /// it dies.
    void add(CollisionSprite* sprite);
    /// Takes the sprite out. Its overlaps are forgotten without an end being told.
    void remove(CollisionSprite* sprite);
    void removeAll();
    std::size_t size() const { return _space.size(); }

    /// Looks where all circles are now and tells what began, goes on and ended. `dt` (seconds since the step
    /// before) serves to know the velocities; without it they are 0.
    void step(float dt = 0.0f);

    /// Emitted for every overlap of the world that begins or ends.
    CollisionSignal& began() { return _signals->began; }
    CollisionSignal& ended() { return _signals->ended; }

    /// While a pair is told: when it met, 0..1 of the step; 0 unless one of the two is swept. Where it met,
    /// a sprite was at its position minus (1 - hitTime()) times its way of the step.
    float hitTime() const { return _hitTime; }

    /// A sprite as the last step saw it.
    struct Body {
        CollisionSprite* sprite; ///< Null if it has left since.
        Circle circle;           ///< In design space; of several shapes, one around all of them.
        Vec2 velocity;           ///< Points a second.
    };
    /// All that participated part in the last step, in the order of joining.
    const std::vector<Body>& bodies() const { return _bodies; }
    /// What the last step saw of this sprite, or null.
    const Body* bodyOf(const CollisionSprite* sprite) const;
    /// A radar: replaces `found` by all sprites of these categories whose center is at most `radius` points
    /// from `center`, as of the last step, `except` left out.
    void radar(const Vec2& center, float radius, std::uint32_t categories,
               std::vector<CollisionSprite*>& found, const CollisionSprite* except = nullptr) const;

private:
    friend class CollisionSprite;
    static constexpr std::uint32_t kNoSeat = ~0u;
    struct Signals {
        CollisionSignal began;
        CollisionSignal ended;
    };

    void gatherPlacements();
    void gatherBodies();
    void tell();
    static void tellPair(Signals& signals, CollisionSprite* a, CollisionSprite* b, SpaceEvent::Kind kind);
    CollisionSprite* spriteOf(SpaceBodyId id) const;

    CollisionSpace _space;
    std::vector<Body> _bodies;
    float _hitTime = 0.0f;
    mutable SpatialGrid _radarGrid; // built when asked for after a step
    mutable std::vector<Vec2> _radarCenters;
    mutable std::vector<std::uint32_t> _radarHits;
    mutable bool _radarBuilt = false;
    std::shared_ptr<Signals> _signals; // shared with a running step, which may outlive the world
    bool* _gone = nullptr;             // set while a step runs: where to note that the world died in it
};

} // namespace copra
