#pragma once

#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionShape.h"
#include "gameplay/collision/ContactTracker.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Identifies a body of a CollisionSpace. Ids are never reused and increase in the order of joining; 0 is no
/// body.
using SpaceBodyId = std::uint64_t;

/// Something that collides: one or several shapes that move as one.
struct SpaceBody {
    SpaceBodyId id = 0;
    Placement placement;         ///< Where it is now: yours to set before each step.
    std::uint32_t category = 1u; ///< bits: what it is
    std::uint32_t mask = ~0u;    ///< bits: the categories that it collides with; both sides must agree
    bool enabled = true;         ///< false: takes no part for now
    /// True: what lies on its straight way since the step before is hit too, however fast it is. Costs more;
    /// for bullets, blows and whatever may jump over others.
    bool swept = false;
    /// True: it has not flown from where it was before. Taken back by the step.
    bool teleported = true;
    void* owner = nullptr;              ///< yours
    std::vector<CollisionShape> shapes; ///< In its own points.

    // As the last step saw it:
    bool participated = false; ///< participated part
    Vec2 previous;             ///< its position in the step before
    Vec2 velocity;             ///< points a second; (0, 0) in the first step and without a time
};

/// Two bodies in a step.
struct SpaceEvent {
    enum Kind : std::uint8_t { End, Begin, Persist };
    SpaceBodyId first; ///< the one that joined earlier
    SpaceBodyId second;
    float time; ///< 0..1 of the step: when they met; 0 unless one of them is swept
    Kind kind;
};

/// Finds out which of many bodies overlap, and what began and ended: a collision world of circles, capsules
/// and boxes for plain structs. actors/CollisionWorld.h is the same for sprites, with signals.
///
/// Every step: set the placements, call step(), read events(). Equal calls give equal events: first all ends,
/// then the overlaps by their time and then by the order of joining. O(n) by a grid, no allocation in step()
/// once it has seen the largest number.
class CollisionSpace {
public:
    /// Adds a body; its further members are set on the reference that body() gives. 0 (and a log line) for a
    /// faulty shape or none.
    SpaceBodyId add(const CollisionShape& shape, const Vec2& position = Vec2::ZERO, void* owner = nullptr);
    SpaceBodyId add(const std::vector<CollisionShape>& shapes, const Vec2& position = Vec2::ZERO,
                    void* owner = nullptr);
    /// Takes a body out; its overlaps are forgotten without an end. Allowed at any time. Nothing happens for
    /// a body that is gone.
    void remove(SpaceBodyId id);
    void clear();
    std::size_t size() const { return _size; }

    /// The body, or null when it is gone. Valid until the next add() or step().
    SpaceBody* body(SpaceBodyId id);
    const SpaceBody* body(SpaceBodyId id) const;
    /// All bodies in the order of joining; between a remove() and the next step also empty seats, whose id
    /// is 0.
    std::vector<SpaceBody>& bodies() { return _bodies; }
    const std::vector<SpaceBody>& bodies() const { return _bodies; }

    /// Looks where all bodies are now. `dt`: seconds since the step before, for the velocities.
    void step(float dt = 0.0f);
    /// What the last step found. Valid until the next one.
    const std::vector<SpaceEvent>& events() const { return _events; }
    /// Treats a meeting as if it had not been: if it goes on it begins again in the next step.
    void forget(const SpaceEvent& event) { _tracker.forget(Contact{event.first, event.second}); }

private:
    struct Part {
        std::uint32_t body;
        CollisionShape shape; // where it stands
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

    std::vector<SpaceBody> _bodies; // by id, ascending; empty seats in between until the next step
    std::vector<SpaceBodyId> _ids;  // of _bodies, kept for empty seats too
    std::size_t _size = 0;
    SpaceBodyId _lastId = 0;
    ContactTracker _tracker;
    std::vector<SpaceEvent> _events;

    // Scratch of step().
    std::vector<Part> _parts;
    std::vector<Circle> _circles; // around each part and its way
    CirclePairs _pairs;
    std::vector<Meeting> _meetings;
    std::vector<Contact> _contacts;
    bool _anySwept = false;
    bool _ordered = true; // one part a body and nothing swept: pairs come as meetings are wanted
};

} // namespace copra
