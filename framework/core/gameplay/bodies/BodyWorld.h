#pragma once

#include "gameplay/bodies/AxisSolver.h"
#include "gameplay/bodies/Body.h"
#include "gameplay/bodies/Slope.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The parameters of a BodyWorld.
struct BodyWorldTuning {
    Vec2 gravity{0.0f, -1800.0f}; ///< The gravity in points per second squared; (0, 0) for a view from above.
    /// The speed in points per second below which collisions do not bounce.
    float restitutionThreshold = 60.0f;
    int iterations = 30; ///< The maximum number of solver passes; tall stacks need more.
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const BodyWorldTuning& tuning);

/// Two bodies that touch after a step.
struct BodyContact {
    Handle first;  ///< The left or the lower body.
    Handle second; ///< The right or the upper body.
    bool vertical; ///< Whether one body stands on the other.
    float impulse; ///< The impulse of this step: mass times points per second.
};

/// Boxes that push, bounce, stack, and are carried: the elastic bodies of the article "Slopes in an action
/// game" (docs/articles.md), on both axes and in seconds.
///
/// A push runs through a whole chain in one step, stacks do not move, and after a step, nothing overlaps if
/// there is enough room. Each step moves along x and then along y, as platformers do (Monteiro 2012);
/// AxisSolver describes what happens on each axis. Slopes carry bodies from above.
///
/// The world is deterministic: the same bodies in the same order and the same steps give the same result.
/// Once step() has seen the largest number of bodies and contacts, it allocates no memory.
class BodyWorld {
public:
    /// Constructs an empty world. An invalid tuning is logged and replaced with the default one.
    explicit BodyWorld(const BodyWorldTuning& tuning = {});

    /// Adds a body and returns its handle. If the body is invalid, the function logs that and returns an
    /// invalid handle.
    Handle add(const Body& body);
    /// Adds a slope and returns its handle. If the slope is invalid, the function logs that and returns an
    /// invalid handle.
    Handle addSlope(const Slope& slope);
    /// Removes a body. An invalid handle is ignored.
    void remove(Handle body) { _bodies.remove(body); }
    /// Removes a slope. An invalid handle is ignored.
    void removeSlope(Handle slope) { _slopes.remove(slope); }
    /// Removes all bodies and slopes.
    void clear();

    /// Returns a body, or null if it was removed. You may change it between steps. While its values are
    /// invalid, a body does not move and collides with nothing. The pointer is valid until the next add() or
    /// remove().
    Body* find(Handle body) { return _bodies.find(body); }
    /// Returns a body, read-only, or null if it was removed.
    const Body* find(Handle body) const { return _bodies.find(body); }
    /// Returns a slope, or null if it was removed. The pointer is valid until the next addSlope() or
    /// removeSlope().
    Slope* findSlope(Handle slope) { return _slopes.find(slope); }
    /// Returns the number of bodies.
    std::size_t size() const { return _bodies.size(); }
    /// Returns the array of all size() bodies.
    const Body* bodies() const { return _bodies.data(); }
    /// Returns the number of slopes.
    std::size_t slopeCount() const { return _slopes.size(); }
    /// Returns the array of all slopeCount() slopes.
    const Slope* slopes() const { return _slopes.data(); }

    /// Returns the tuning of the constructor, which does not change.
    const BodyWorldTuning& tuning() const { return _tuning; }

    /// Advances the world by `dt` seconds, in substeps of at most 1/60 s. Does nothing unless `dt` is above
    /// 0.
    void step(float dt);
    /// Returns the pairs that touch after the last step, including walls. They are valid until the next step.
    const std::vector<BodyContact>& contacts() const { return _contacts; }

private:
    static constexpr std::uint32_t kNoSlope = ~0u;
    // What a substep remembers of a body.
    struct BodyStepState {
        Vec2 previousPosition;
        // Static bodies up to this height above the bottom of the body do not block it.
        float stepHeight = 0.0f;
        float gradient = 0.0f;
        float groundVelocityY = 0.0f; // The vertical velocity of what the body stood on.
        bool valid = false;
        bool wasGrounded = false;
        std::uint32_t slope = kNoSlope;
    };
    struct CachedImpulse {
        std::uint64_t key;
        float impulse;
    };

    // BodyWorld.cpp
    int substepCount(float dt) const;
    void substep(float dt);
    void beginSubstep(float dt);
    void solveAxis(bool vertical, float dt);

    // BodyWorld_contacts.cpp
    std::uint64_t contactKey(std::uint32_t a, std::uint32_t b) const;
    void findContacts(bool vertical, float reach);
    void addContact(std::uint32_t a, std::uint32_t b, bool vertical, float reach);
    bool shouldCollide(std::uint32_t low, std::uint32_t high, bool vertical, float gap) const;
    bool isStepUp(std::uint32_t walker, std::uint32_t wall) const;
    void solveVelocities(bool vertical, bool warmStarting);
    void storeImpulses(bool vertical);
    void applyMoves(bool vertical);
    void storeContacts(bool vertical);
    void applyFriction(bool vertical);

    // BodyWorld_ground.cpp
    float groundHeight(std::uint32_t index, const Vec2& position, float dt, std::uint32_t& slope) const;
    void findStepHeights(float dt);
    void findGround(float dt);
    void snapToGround(std::uint32_t index, float dt);
    void solveSlopeContacts();
    void solveSlopeContact(Body& body, const Slope& slope);

    BodyWorldTuning _tuning;
    HandleTable<Body> _bodies;
    HandleTable<Slope> _slopes;
    AxisSolver _solver;
    std::vector<BodyStepState> _states; // The states by body.
    std::vector<std::uint32_t> _sorted; // The bodies by their left edges, for findContacts().
    std::array<std::vector<CachedImpulse>, 2> _cachedImpulses; // The impulses by axis, sorted by key.
    std::vector<BodyContact> _contacts;
};

} // namespace copra
