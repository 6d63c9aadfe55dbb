#pragma once

#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionShape.h"
#include "gameplay/collision/ContactTracker.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Identifies a body of a CollisionSpace. Ids increase in the order of add() and are never reused; 0 is
/// invalid.
using SpaceBodyId = std::uint64_t;

/// A body: one or more shapes that share a transform.
struct SpaceBody {
    SpaceBodyId id = 0;          ///< the number that add() returned
    Placement placement;         ///< current transform; set it before each step
    std::uint32_t category = 1u; ///< bits: the categories of this body
    std::uint32_t mask =
        ~0u;             ///< bits: the categories that it collides with; the masks of both bodies must match
    bool enabled = true; ///< false: the body is ignored
    /// True: continuous collision detection along the segment from the previous position, so fast bodies do
    /// not tunnel. Costs more; for bullets and other fast bodies.
    bool swept = false;
    /// True: the body did not move here continuously, so no sweep from the previous position. step() resets
    /// it.
    bool teleported = true;
    void* owner = nullptr;              ///< user data; not owned
    std::vector<CollisionShape> shapes; ///< in local space

    // Set by step():
    bool participated = false; ///< whether the last step included it
    Vec2 previous;             ///< position in the previous step
    Vec2 velocity;             ///< points per second; (0, 0) in the first step and if dt is 0
};

/// Begin, persistence, or end of the overlap of two bodies.
struct SpaceEvent {
    /// What happened to an overlap.
    enum Kind : std::uint8_t {
        End,    ///< The bodies do not overlap any more.
        Begin,  ///< The bodies overlap, and did not in the step before.
        Persist ///< The bodies overlap, as in the step before.
    };
    SpaceBodyId first;  ///< the body that was added earlier
    SpaceBodyId second; ///< The body that was added later.
    float time; ///< time of impact as a fraction of the step, 0..1; 0 unless one of the bodies is swept
    Kind kind;  ///< What happened.
};

/// Collision detection for plain structs: reports which bodies (circles, capsules, boxes) overlap, and which overlaps began and
/// ended. CollisionWorld does the same for sprites, with signals.
///
/// In each step, set the transforms, call step(), and read events(). The result is deterministic: events are ordered by kind
/// (ends first), then by time, then by the order of add(). A step takes O(n) with a uniform grid, and allocates no memory once
/// the buffers have reached their largest size.
class CollisionSpace {
public:
    /// Adds a body; set its other members through body(). Returns 0 and logs if a shape is invalid or there
    /// is none.
    SpaceBodyId add(const CollisionShape& shape, const Vec2& position = Vec2::ZERO, void* owner = nullptr);
    SpaceBodyId add(const std::vector<CollisionShape>& shapes, const Vec2& position = Vec2::ZERO,
                    void* owner = nullptr);
    /// Removes a body; its overlaps end without an event. Allowed at any time. Does nothing if the body does
    /// not exist.
    void remove(SpaceBodyId id);
    /// Removes all bodies; their overlaps end without an event.
    void clear();
    /// The number of bodies.
    std::size_t size() const { return _size; }

    /// The body, or null if it does not exist. Valid until the next add() or step().
    SpaceBody* body(SpaceBodyId id);
    const SpaceBody* body(SpaceBodyId id) const;
    /// All bodies in the order of add(). Entries of bodies removed since the last step have the id 0.
    std::vector<SpaceBody>& bodies() { return _bodies; }
    const std::vector<SpaceBody>& bodies() const { return _bodies; }

    /// Detects overlaps at the current transforms. `dt`: seconds since the previous step, used for the
    /// velocities.
    void step(float dt = 0.0f);
    /// The events of the last step. Valid until the next one.
    const std::vector<SpaceEvent>& events() const { return _events; }
    /// Discards an overlap: if it persists, the next step reports Begin again.
    void forget(const SpaceEvent& event) { _tracker.forget(Contact{event.first, event.second}); }

private:
    struct Part {
        std::uint32_t body;
        CollisionShape shape; // in world space
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

    std::vector<SpaceBody> _bodies; // ascending by id; removed entries stay until the next step
    std::vector<SpaceBodyId> _ids;  // of _bodies, including removed entries
    std::size_t _size = 0;
    SpaceBodyId _lastId = 0;
    ContactTracker _tracker;
    std::vector<SpaceEvent> _events;

    // Scratch of step().
    std::vector<Part> _parts;
    std::vector<Circle> _circles; // the bounding circle of each part and its sweep
    CirclePairs _pairs;
    std::vector<Meeting> _meetings;
    std::vector<Contact> _contacts;
    bool _anySwept = false;
    bool _ordered = true; // one part per body and nothing swept: pairs are already in the order of meetings
};

} // namespace copra
