#pragma once

#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionShape.h"
#include "gameplay/collision/ContactTracker.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Identifies a body of a CollisionSpace. IDs increase in the order of add() and are never reused; 0 is
/// invalid.
using SpaceBodyId = std::uint64_t;

/// A body: one or more shapes with one transform.
struct SpaceBody {
    SpaceBodyId id = 0;          ///< The number that add() returned.
    Placement placement;         ///< The current transform. Set it before each step.
    std::uint32_t category = 1u; ///< The categories of the body, as bits.
    std::uint32_t mask =
        ~0u; ///< The categories with which the body collides, as bits. The masks of both bodies must match.
    bool enabled = true; ///< Whether the body collides in step().
    /// Whether collisions are detected along the segment from the previous position, so that bullets and
    /// other fast bodies do not tunnel. This costs more.
    bool swept = false;
    /// Whether the body did not move here continuously, so that there is no sweep from the previous position.
    /// step() resets it.
    bool teleported = true;
    void* owner = nullptr;              ///< A pointer for use by the game, not owned.
    std::vector<CollisionShape> shapes; ///< The shapes in local space.

    // step() sets the members below.
    bool participated = false; ///< Whether the last step included the body.
    Vec2 previous;             ///< The position in the previous step.
    Vec2 velocity; ///< The velocity in points per second; (0, 0) in the first step and if `dt` is 0.
};

/// The begin, the persistence, or the end of the overlap of two bodies.
struct SpaceEvent {
    /// What happened to an overlap.
    enum Kind : std::uint8_t {
        End,    ///< The bodies no longer overlap.
        Begin,  ///< The bodies overlap and did not do so in the step before.
        Persist ///< The bodies overlap, as in the step before.
    };
    SpaceBodyId first;  ///< The body that was added earlier.
    SpaceBodyId second; ///< The body that was added later.
    float time; ///< The time of impact as a fraction of the step, 0..1; 0 unless one of the bodies is swept.
    Kind kind;  ///< What happened to the overlap.
};

/// Detects collisions of plain structs: reports which bodies (circles, capsules, boxes) overlap, and which
/// overlaps began and ended. CollisionWorld does the same for sprites, with signals.
///
/// In each step, set the transforms, call step(), and read events(). The result is deterministic: events are
/// ordered by kind (ends first), then by time, then by the order of add(). A step takes O(n + overlaps) with
/// a uniform grid, and allocates no memory once the buffers have reached their largest size.
class CollisionSpace {
public:
    /// Adds a body of one shape and returns its ID. Set its other members through body(). If the shape is
    /// invalid, the function logs that and returns 0.
    SpaceBodyId add(const CollisionShape& shape, const Vec2& position = Vec2::ZERO, void* owner = nullptr);
    /// Adds a body of several shapes and returns its ID. If a shape is invalid or the list is empty, the
    /// function logs that and returns 0.
    SpaceBodyId add(const std::vector<CollisionShape>& shapes, const Vec2& position = Vec2::ZERO,
                    void* owner = nullptr);
    /// Removes a body, whose overlaps end without an event. It is allowed at any time. If the body does not
    /// exist, the function does nothing.
    void remove(SpaceBodyId id);
    /// Removes all bodies, whose overlaps end without an event.
    void clear();
    /// Returns the number of bodies.
    std::size_t size() const { return _size; }

    /// Returns the body, or null if it does not exist. The pointer is valid until the next add() or step().
    SpaceBody* body(SpaceBodyId id);
    /// Returns the body, read-only, or null if it does not exist.
    const SpaceBody* body(SpaceBodyId id) const;
    /// Returns all bodies in the order of add(). Entries of bodies that were removed since the last step have
    /// the ID 0.
    std::vector<SpaceBody>& bodies() { return _bodies; }
    /// Returns all bodies in the order of add(), read-only.
    const std::vector<SpaceBody>& bodies() const { return _bodies; }

    /// Detects overlaps at the current transforms. Bodies with infinite or NaN transforms do not collide.
    /// `dt` is the time since the previous step in seconds, from which velocities are computed.
    void step(float dt = 0.0f);
    /// Returns the events of the last step. They are valid until the next one.
    const std::vector<SpaceEvent>& events() const { return _events; }
    /// Discards an overlap. If it persists, the next step reports Begin again.
    void forget(const SpaceEvent& event) { _tracker.forget(Contact{event.first, event.second}); }

private:
    struct Part {
        std::uint32_t body;
        CollisionShape shape; // The shape in world space.
    };
    struct Meeting {
        Contact contact;
        float time;
    };

    void dropRemoved();
    void gatherParts(float dt);
    void addPart(std::uint32_t index, const SpaceBody& body, const CollisionShape& shape);
    void findMeetings();
    bool meets(const Part& a, const Part& b, float& time) const;
    void collectEvents();

    std::vector<SpaceBody> _bodies; // The bodies, ascending by ID. Removed entries stay until the next step.
    std::vector<SpaceBodyId> _ids;  // The IDs of _bodies, including removed entries.
    std::size_t _size = 0;
    SpaceBodyId _lastId = 0;
    ContactTracker _tracker;
    std::vector<SpaceEvent> _events;

    // The members below are the memory of step().
    std::vector<Part> _parts;
    std::vector<Circle> _circles; // The bounding circle of each part and its sweep.
    CirclePairs _pairs;
    std::vector<Meeting> _meetings;
    std::vector<Contact> _contacts;
    bool _anySwept = false;
    // Whether pairs are already in the order of meetings: each body has one part and nothing is swept.
    bool _ordered = true;
};

} // namespace copra
