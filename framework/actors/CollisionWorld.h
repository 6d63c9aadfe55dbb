#pragma once

#include "actors/CollisionSignal.h"
#include "gameplay/CirclePairs.h"
#include "gameplay/ContactTracker.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

class CollisionSprite;

/// Finds out which collision sprites overlap and tells them. Make one for each stage, add the sprites, and
/// call step() once a frame after everything has moved. O(n) by a grid; needs neither window nor running
/// scene. For plain circles without sprites take gameplay/CirclePairs.h.
///
/// Within a step first all ends are told, then all overlaps, each in the order in which the sprites joined;
/// so equal games give equal calls. For each overlap: the sprites' began signals and the world's (if it is
/// new), then collisionDetectedWith() of both. Everything may be added, removed or destroyed from there, even
/// the world: what was removed is not told about further overlaps of this step, what was added takes part
/// from the next step on.
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
    std::size_t size() const { return _size; }

    /// Looks where all circles are now and tells what began, goes on and ended. `dt` (seconds since the step
    /// before) serves to know the velocities; without it they are 0.
    void step(float dt = 0.f);

    /// Emitted for every overlap of the world that begins or ends.
    CollisionSignal& began() { return _signals->began; }
    CollisionSignal& ended() { return _signals->ended; }

    /// A sprite as the last step saw it.
    struct Body {
        CollisionSprite* sprite; ///< Null if it has left since.
        Circle circle;           ///< In design space.
        Vec2 velocity;           ///< Points a second.
    };
    /// All that took part in the last step, in the order of joining.
    const std::vector<Body>& bodies() const { return _bodies; }
    /// What the last step saw of this sprite, or null.
    const Body* bodyOf(const CollisionSprite* sprite) const;
    /// A radar: replaces `found` by all sprites of these categories whose centre is at most `radius` points
    /// from `center`, as of the last step, `except` left out.
    void radar(const Vec2& center, float radius, std::uint32_t categories,
               std::vector<CollisionSprite*>& found, const CollisionSprite* except = nullptr) const;

private:
    struct Member {
        CollisionSprite* sprite; // null: removed, dropped at the next step
        std::uint64_t serial;    // counts up, never used twice
        std::uint32_t body;      // index into _bodies, kNoBody when it took no part
        Vec2 center;             // where the step before saw it
        bool seen;               // it took part in the step before
    };
    struct Signals {
        CollisionSignal began;
        CollisionSignal ended;
    };
    struct Event {
        Contact contact;
        enum Kind { Ends, Begins, GoesOn } kind;
    };

    void dropRemoved();
    void gatherBodies(float dt);
    void findContacts();
    void collectEvents();
    void tell();
    static void tellPair(Signals& signals, CollisionSprite* a, CollisionSprite* b, Event::Kind kind);
    CollisionSprite* spriteOf(std::uint64_t serial) const;

    std::vector<Member> _members; // by serial, ascending
    std::size_t _size = 0;
    std::uint64_t _nextSerial = 1;
    std::vector<Body> _bodies;
    std::vector<std::uint64_t> _serialOfBody;
    std::vector<Circle> _circles; // of _bodies, side by side for the search
    CirclePairs _pairs;
    std::vector<Contact> _contacts;
    ContactTracker _tracker;
    std::vector<Event> _events;
    mutable SpatialGrid _radarGrid; // built when asked for after a step
    mutable std::vector<Vec2> _radarCenters;
    mutable std::vector<std::uint32_t> _radarHits;
    mutable bool _radarBuilt = false;
    std::shared_ptr<Signals> _signals; // shared with a running step, which may outlive the world
    bool* _gone = nullptr;             // set while a step runs: where to note that the world died in it
};

} // namespace copra
