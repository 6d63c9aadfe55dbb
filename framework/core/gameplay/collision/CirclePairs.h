#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/collision/SpatialGrid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// The indices of two circles, the smaller index first.
struct CirclePair {
    std::uint32_t first;  ///< The smaller index.
    std::uint32_t second; ///< The larger index.

    bool operator<(const CirclePair& other) const {
        return first != other.first ? first < other.first : second < other.second;
    }
    bool operator==(const CirclePair& other) const { return first == other.first && second == other.second; }
};

/// Finds all overlapping pairs among many circles in O(n + pairs). Keep one object and call find() every
/// step; after the first few steps, it allocates no memory.
///
/// A single grid is inefficient for circles of very different sizes, so there is one grid per size class. The
/// first holds circles up to twice the mean radius, the second the rest up to twice their mean, and so on.
class CirclePairs {
public:
    /// The maximum number of pairs, which take 32 MiB. Many bodies at one point can have more pairs than fit
    /// into memory.
    static constexpr std::size_t kMostPairs = std::size_t{1} << 22;

    /// Returns all overlapping pairs whose masks match, in ascending order. Ignores circles with a negative
    /// radius, with a NaN or infinite member, or with an empty category or mask. If there are more than
    /// kMostPairs, the function logs a warning and returns only that many. The result is valid until the next
    /// call.
    const std::vector<CirclePair>& find(const Circle* circles, std::size_t count);
    const std::vector<CirclePair>& find(const std::vector<Circle>& circles) {
        return find(circles.data(), circles.size());
    }

private:
    static constexpr std::size_t kLevels = 4;
    struct Level {
        SpatialGrid grid;
        std::vector<std::uint32_t> members; // The indices of the circles.
        std::vector<Vec2> centers;          // The centers of the members.
        float largest = 0.0f;               // The largest radius.
    };

    void gather(const Circle* circles, std::size_t count);
    void fillLevel(Level& level, const Circle* circles, bool takeAll);
    void pairsInside(const Level& level, const Circle* circles);
    void pairsBetween(const Level& coarse, const Level& fine, const Circle* circles);
    void sortPairs(std::size_t count);
    void addPair(std::uint32_t a, std::uint32_t b);
    void tryPair(const Circle* circles, std::uint32_t a, std::uint32_t b);

    std::array<Level, kLevels> _levels;
    std::vector<std::uint32_t> _waiting; // The indices that are not in a level yet.
    std::vector<float> _radii;           // The radii of a level, in the order of its grid items.
    std::vector<CirclePair> _pairs;
    bool _isCut = false;             // Whether there were more pairs than the limit.
    bool _hasWarned = false;         // Whether that was logged.
    std::vector<CirclePair> _sorted; // The memory of sortPairs().
    std::vector<std::uint32_t> _ends;
};

} // namespace copra
