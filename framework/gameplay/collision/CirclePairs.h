#pragma once

#include "gameplay/collision/Circle.h"
#include "gameplay/collision/SpatialGrid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Two circles by their indices, the smaller one first.
struct CirclePair {
    std::uint32_t first;
    std::uint32_t second;

    bool operator<(const CirclePair& other) const {
        return first != other.first ? first < other.first : second < other.second;
    }
    bool operator==(const CirclePair& other) const { return first == other.first && second == other.second; }
};

/// Finds all overlapping pairs of many circles, O(n) plus what is found. Keep one object and ask it every
/// step: after the first few steps it allocates nothing.
///
/// Circles of very different size would spoil a single grid, so each goes to one of a few grids by its size:
/// those up to twice the mean radius to the first, of the rest those up to twice their mean to the second,
/// and so on.
class CirclePairs {
public:
    /// All pairs that overlap and whose masks allow it, in ascending order. Circles with a radius below 0,
    /// with numbers that are not finite, or without category or mask take no part. Valid until the next call.
    const std::vector<CirclePair>& find(const Circle* circles, std::size_t count);
    const std::vector<CirclePair>& find(const std::vector<Circle>& circles) {
        return find(circles.data(), circles.size());
    }

private:
    static constexpr std::size_t kLevels = 4;
    struct Level {
        SpatialGrid grid;
        std::vector<std::uint32_t> members; // indices of circles
        std::vector<Vec2> centers;          // of the members
        float largest = 0.0f;               // radius
    };

    void gather(const Circle* circles, std::size_t count);
    void fillLevel(Level& level, const Circle* circles, bool takeAll);
    void pairsInside(const Level& level, const Circle* circles);
    void pairsBetween(const Level& coarse, const Level& fine, const Circle* circles);
    void sortPairs(std::size_t count);
    void tryPair(const Circle* circles, std::uint32_t a, std::uint32_t b);

    std::array<Level, kLevels> _levels;
    std::vector<std::uint32_t> _waiting; // indices that no level has taken yet
    std::vector<float> _radii;           // of a level, in the order of its grid
    std::vector<CirclePair> _pairs;
    std::vector<CirclePair> _sorted; // scratch of sortPairs()
    std::vector<std::uint32_t> _ends;
};

} // namespace copra
