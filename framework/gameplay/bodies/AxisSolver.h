#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The one-dimensional half of BodyWorld: things on a line, of which some may not pass each other. Along one
/// axis upright boxes are nothing else, so both axes are solved by it, one after the other.
///
/// Speeds: first those links that bounce exchange their speeds pair by pair, again and again, until none
/// closes fast any more (so a push runs through a whole chain in one step); what closes slowly then comes to
/// rest by projected Gauss-Seidel with accumulated impulses ("sequential impulses", Catto, GDC 2006; on this
/// problem Hildreth's method of projection). Both keep the momentum of movable things and never add energy,
/// however early they are broken off.
/// Moves: the same projection, then one pass up and one down that leave no overlap where there is room at
/// all.
class AxisSolver {
public:
    /// Two things that may touch.
    struct Link {
        std::uint32_t low;     ///< index of the one on the lower coordinate
        std::uint32_t high;    ///< index of the other
        float gap;             ///< points between them
        float restitution;     ///< 0..1
        std::uint64_t key;     ///< names the pair from step to step
        float guess = 0.f;     ///< impulse that held them apart in the last step
        float impulse = 0.f;   ///< that of settle(): at least 0
        float bounce = 0.f;    ///< those of exchange(), added up
        float earlier = 0.f;   ///< that of earlier calls of settle() in this step
        bool touching = false; ///< takes part in exchange() and settle()
        bool rested = false;   ///< touched already when the step began
        float total() const { return earlier + impulse + bounce; }
    };

    /// By index of the thing; whoever calls fills them.
    std::vector<float> speed;       ///< points a second
    std::vector<float> inverseMass; ///< 0: unmoved
    std::vector<float> move;        ///< points in this step
    std::vector<float> leastMove;   ///< ground below: no move may be lower; not for what is unmoved
    std::vector<float> place;       ///< lower edge: orders the links
    std::vector<Link> links;

    /// Makes room for `count` things at rest, without ground and links. Keeps its memory.
    void reset(std::size_t count);
    /// Puts the links into the order that the passes need: from the lowest up.
    void sortLinks();
    /// Elastic exchange of touching links that close faster than `threshold`.
    void exchange(float threshold);
    /// Lets touching links that still close come to rest against each other, in at most `iterations` passes.
    void settle(int iterations);
    /// Changes the moves so that nothing passes its neighbour. True when there was room for all.
    bool placeAll(int iterations);

private:
    void useGuesses();
    float settlePass(bool upwards);
    // Whoever still closes on something that stands against what is unmoved stands too.
    void standPass(bool upwards);
    void movePass(bool upwards);
    void pushPass(bool upwards);

    std::vector<float> _pushes;         // by link, accumulated in placeAll()
    std::vector<float> _before;         // speeds, scratch of useGuesses()
    std::vector<unsigned char> _stands; // scratch of standPass()
};

} // namespace copra
