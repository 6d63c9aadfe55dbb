#pragma once

#include "gameplay/bodies/AxisSolver.h"
#include "gameplay/bodies/Body.h"
#include "gameplay/bodies/Slope.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// What holds for all bodies of a world.
struct BodyWorldTuning {
    Vec2 gravity{0.f, -1800.f};        ///< points a second squared; (0, 0) for a view from above
    float restitutionThreshold = 60.f; ///< points a second: what meets more slowly does not bounce
    int iterations = 30;               ///< passes of the solver, at most; more for tall stacks
};

/// Null when the tuning is usable, else a sentence about what is wrong with it.
const char* validate(const BodyWorldTuning& tuning);

/// Two bodies that touch after a step.
struct BodyContact {
    Handle first;  ///< the left or lower one
    Handle second; ///< the right or upper one
    bool vertical; ///< one stands on the other
    float impulse; ///< mass times points a second: how hard they met in this step
};

/// Boxes that push, bounce, stack and are carried: article 003's bodies on both axes, in seconds. A push runs
/// through a whole chain in one step, stacks stand still, and after a step nothing overlaps (as far as there
/// is room). Each step moves along x and then along y, as platformers do (Monteiro 2012); what AxisSolver.h
/// says of one axis then holds for both. Slopes carry from above.
///
/// Deterministic: the same bodies in the same order and the same steps give the same result. step() allocates
/// nothing once it has seen the largest number of bodies and contacts.
class BodyWorld {
public:
    /// A faulty tuning is logged and replaced by the usual one.
    explicit BodyWorld(const BodyWorldTuning& tuning = {});

    /// Refused with a log line and an invalid handle when faulty.
    Handle add(const Body& body);
    Handle addSlope(const Slope& slope);
    /// Nothing happens for a handle that is not valid.
    void remove(Handle body) { _bodies.remove(body); }
    void removeSlope(Handle slope) { _slopes.remove(slope); }
    void clear();

    /// Null when it is gone. May be changed between two steps; while its numbers make no sense, a body stands
    /// still and meets nothing. Valid until the next add or remove.
    Body* find(Handle body) { return _bodies.find(body); }
    const Body* find(Handle body) const { return _bodies.find(body); }
    Slope* findSlope(Handle slope) { return _slopes.find(slope); }
    std::size_t size() const { return _bodies.size(); }
    /// All bodies side by side.
    const Body* bodies() const { return _bodies.data(); }
    std::size_t slopeCount() const { return _slopes.size(); }
    const Slope* slopes() const { return _slopes.data(); }

    const BodyWorldTuning& tuning() const { return _tuning; }

    /// Goes on by `dt` seconds, in pieces of at most 1/60 s. Nothing happens unless dt is above 0.
    void step(float dt);
    /// Who touches whom after the last step, walls included; valid until the next.
    const std::vector<BodyContact>& contacts() const { return _contacts; }

private:
    // What a step keeps of a body.
    struct Note {
        Vec2 before;      // where it was
        float lift = 0.f; // how far above its bottom walls do not stop it
        float gradient = 0.f;
        float groundSpeed = 0.f; // upwards, of what it stood on
        bool usable = false;
        bool stood = false;
        std::uint32_t slope = kNoSlope;
    };
    struct Guess {
        std::uint64_t key;
        float impulse;
    };
    static constexpr std::uint32_t kNoSlope = ~0u;

    int piecesOf(float dt) const;
    void piece(float dt);
    void begin(float dt);
    void takeOverSteps(float dt);
    void solveAxis(bool vertical, float dt);
    void gatherLinks(bool vertical, float reach);
    void tryLink(std::uint32_t a, std::uint32_t b, bool vertical, float reach);
    bool mayLink(std::uint32_t low, std::uint32_t high, bool vertical, float gap) const;
    bool overlapsAcross(std::uint32_t a, std::uint32_t b, bool vertical) const;
    bool isStep(std::uint32_t walker, std::uint32_t wall) const;
    void meet(bool vertical, bool withGuesses);
    void findGround(float dt);
    void stayOnGround(std::uint32_t index, float dt);
    void applyMoves(bool vertical);
    void keepGuesses(bool vertical);
    void restOnSlopes();
    void restOnSlope(Body& body, const Slope& slope);
    void rub(bool vertical);
    void note(bool vertical);
    float groundOf(std::uint32_t index, const Vec2& place, float dt, std::uint32_t& slope) const;
    std::uint64_t keyOf(std::uint32_t a, std::uint32_t b) const;

    BodyWorldTuning _tuning;
    HandleTable<Body> _bodies;
    HandleTable<Slope> _slopes;
    AxisSolver _solver;
    std::vector<Note> _notes;                   // by body
    std::vector<std::uint32_t> _sorted;         // bodies by their left edge; scratch of gatherLinks()
    std::array<std::vector<Guess>, 2> _guesses; // by axis, in the order of their keys
    std::vector<BodyContact> _contacts;
};

} // namespace copra
