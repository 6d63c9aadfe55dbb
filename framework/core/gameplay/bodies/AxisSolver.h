#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The solver of BodyWorld for one axis: objects on a line, some of which must not pass each other. On each
/// axis, boxes that do not rotate are such objects, so BodyWorld uses the solver for both axes, one after the
/// other.
///
/// Velocities: the objects of a contact with restitution exchange their speeds. This is repeated, pair by
/// pair, until no two objects approach each other fast, so a push runs through a whole chain in one step.
/// Slow contacts are then stopped with projected Gauss-Seidel and accumulated impulses ("sequential
/// impulses", Catto, GDC 2006; for this problem, Hildreth's projection method). Both conserve the momentum of
/// movable objects and never add energy, even if stopped early. Positions: the same projection, then a pass
/// up and a pass down, after which nothing overlaps if there is enough room.
class AxisSolver {
public:
    /// Two objects that may touch.
    struct Contact {
        std::uint32_t low;               ///< The index of the object on the lower coordinate.
        std::uint32_t high;              ///< The index of the object on the higher coordinate.
        float gap;                       ///< The distance between them, in points.
        float restitution;               ///< The restitution, from 0 to 1.
        std::uint64_t key;               ///< The key that identifies the pair from step to step.
        float cachedImpulse = 0.0f;      ///< The impulse of the previous step, from which solve() starts.
        float impulse = 0.0f;            ///< The impulse of solve(), at least 0.
        float restitutionImpulse = 0.0f; ///< The accumulated impulse of applyRestitution().
        float earlierImpulse = 0.0f;     ///< The impulse of earlier calls of solve() in this step.
        bool touching = false;           ///< Whether applyRestitution() and solve() handle the contact.
        bool wasTouching = false;        ///< Whether the objects touched when the step began.
        float totalImpulse() const { return earlierImpulse + impulse + restitutionImpulse; }
    };

    // The caller fills these lists, which have one value for each object.
    std::vector<float> speed;       ///< The speed in points per second.
    std::vector<float> inverseMass; ///< The inverse of the mass; 0 means static.
    std::vector<float> move;        ///< The displacement in this step, in points.
    std::vector<float> minMove;     ///< The lower limit of the move of a movable object: the ground below it.
    std::vector<float> lowerEdge;   ///< The coordinate that orders the contacts.
    std::vector<Contact> contacts;  ///< The pairs of objects that touch on this axis.

    /// Prepares `count` objects that do not move, without ground and contacts. Keeps the memory.
    void reset(std::size_t count);
    /// Sorts the contacts from the lowest up, as the passes need them.
    void sortContacts();
    /// Exchanges the speeds of touching contacts that close faster than `threshold`, in points per second, as
    /// elastic bodies do.
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

    std::vector<float> _positionImpulses;  // The impulses by contact, accumulated in solvePositions().
    std::vector<float> _speedsBefore;      // The memory of warmStart().
    std::vector<unsigned char> _supported; // The memory of propagateSupport().
};

} // namespace copra
