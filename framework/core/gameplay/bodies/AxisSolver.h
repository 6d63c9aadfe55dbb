#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The solver of BodyWorld for one axis: objects on a line, some of which must not pass each other. Boxes
/// that do not rotate are just that on each axis, so BodyWorld uses it for both axes, one after the other.
///
/// Velocities: contacts with restitution exchange speeds, pair by pair, until none closes fast, so a push
/// runs through a whole chain in one step. Slow contacts then come to rest with projected Gauss-Seidel and
/// accumulated impulses ("sequential impulses", Catto, GDC 2006; for this problem, Hildreth's projection
/// method). Both conserve the momentum of movable objects and never add energy, even if stopped early.
/// Positions: the same projection, then a pass up and a pass down, after which nothing overlaps if there is
/// enough room.
class AxisSolver {
public:
    /// Two objects that may touch.
    struct Contact {
        std::uint32_t low;               ///< index of the object on the lower coordinate
        std::uint32_t high;              ///< index of the other one
        float gap;                       ///< points between them
        float restitution;               ///< 0..1
        std::uint64_t key;               ///< identifies the pair from step to step
        float cachedImpulse = 0.0f;      ///< of the previous step, for warm starting
        float impulse = 0.0f;            ///< of solve(): at least 0
        float restitutionImpulse = 0.0f; ///< of applyRestitution(), accumulated
        float earlierImpulse = 0.0f;     ///< of earlier calls of solve() in this step
        bool touching = false;           ///< takes part in applyRestitution() and solve()
        bool wasTouching = false;        ///< touched when the step began
        float totalImpulse() const { return earlierImpulse + impulse + restitutionImpulse; }
    };

    /// Indexed by object; the caller fills them.
    std::vector<float> speed;       ///< The speed in points per second.
    std::vector<float> inverseMass; ///< 0: static
    std::vector<float> move;        ///< displacement in this step, points
    std::vector<float> minMove;     ///< lower limit of the move of a movable object: the ground below it
    std::vector<float> lowerEdge;   ///< coordinate that orders the contacts
    std::vector<Contact> contacts;  ///< pairs of objects that touch on this axis

    /// Prepares `count` objects at rest without ground and contacts. Keeps its memory.
    void reset(std::size_t count);
    /// Sorts the contacts from the lowest up, as the passes need them.
    void sortContacts();
    /// Elastic exchange of speeds of touching contacts that close faster than `threshold`, points per second.
    void applyRestitution(float threshold);
    /// Stops touching contacts that still close, in at most `iterations` passes.
    void solve(int iterations);
    /// Changes the moves so that no object passes its neighbor, in `iterations` passes of projection and two
    /// passes of separation.
    void solvePositions(int iterations);

private:
    void warmStart();
    float velocityPass(bool upwards);
    // Stops objects that still close on a static object or on one that it supports.
    void propagateSupport(bool upwards);
    void positionPass(bool upwards);
    void separatePass(bool upwards);

    std::vector<float> _positionImpulses;  // by contact, accumulated in solvePositions()
    std::vector<float> _speedsBefore;      // scratch of warmStart()
    std::vector<unsigned char> _supported; // scratch of propagateSupport()
};

} // namespace copra
