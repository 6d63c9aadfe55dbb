#include "gameplay/collision/CirclePairs.h"

#include "base/refuse.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace copra {

namespace {

// Lower limit of the cell size, for levels in which all radii are zero.
constexpr float kSmallestCell = 1.0f / 16.0f;

bool takesPart(const Circle& circle) {
    return circle.category != 0 && circle.mask != 0 && circle.radius >= 0.0f &&
           std::isfinite(circle.radius) && isFinite(circle.center);
}

} // namespace

void CirclePairs::gather(const Circle* circles, std::size_t count) {
    _waiting.resize(count);
    std::size_t taken = 0;
    for (std::size_t i = 0; i < count; ++i) {
        _waiting[taken] = static_cast<std::uint32_t>(i);
        taken += takesPart(circles[i]) ? 1 : 0;
    }
    _waiting.resize(taken);
}

void CirclePairs::fillLevel(Level& level, const Circle* circles, bool takeAll) {
    level.members.clear();
    level.centers.clear();
    level.largest = 0.0f;
    if (!_waiting.empty()) {
        level.members.reserve(_waiting.size());
        level.centers.reserve(_waiting.size());
    }
    double sum = 0.0;
    for (const std::uint32_t index : _waiting) sum += circles[index].radius;
    const double limit = _waiting.empty() ? 0.0 : 2.0 * sum / static_cast<double>(_waiting.size());

    std::size_t left = 0;
    for (const std::uint32_t index : _waiting) {
        if (!takeAll && circles[index].radius > limit) {
            _waiting[left++] = index;
            continue;
        }
        level.members.push_back(index);
        level.centers.push_back(circles[index].center);
        level.largest = std::max(level.largest, circles[index].radius);
    }
    _waiting.resize(left);
    level.grid.build(level.centers, std::max(2.0f * level.largest, kSmallestCell));
}

void CirclePairs::addPair(std::uint32_t a, std::uint32_t b) {
    if (_pairs.size() < kMostPairs)
        _pairs.push_back({std::min(a, b), std::max(a, b)});
    else
        _isCut = true;
}

void CirclePairs::tryPair(const Circle* circles, std::uint32_t a, std::uint32_t b) {
    if (shouldCollide(circles[a], circles[b]) && overlaps(circles[a], circles[b])) addPair(a, b);
}

void CirclePairs::pairsInside(const Level& level, const Circle* circles) {
    if (level.largest <= 0.0f) return; // points do not overlap each other
    // In the order of the grid items, so that the inner loop reads the radii sequentially.
    const std::vector<SpatialGrid::Item>& items = level.grid.items();
    _radii.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) _radii[i] = circles[level.members[items[i].index]].radius;
    level.grid.forEachItemPair(2.0f * level.largest,
                               [&](std::uint32_t i, std::uint32_t j, float distanceSquared) {
                                   const float reach = _radii[i] + _radii[j];
                                   if (!(distanceSquared < reach * reach)) return;
                                   const std::uint32_t a = level.members[items[i].index];
                                   const std::uint32_t b = level.members[items[j].index];
                                   if (shouldCollide(circles[a], circles[b])) addPair(a, b);
                               });
}

void CirclePairs::pairsBetween(const Level& coarse, const Level& fine, const Circle* circles) {
    for (const std::uint32_t big : coarse.members) {
        const float reach = circles[big].radius + fine.largest;
        fine.grid.forEachNear(circles[big].center, reach, [&](std::uint32_t small, float) {
            tryPair(circles, big, fine.members[small]);
        });
    }
}

const std::vector<CirclePair>& CirclePairs::find(const Circle* circles, std::size_t count) {
    _pairs.clear();
    gather(circles, count);
    for (std::size_t i = 0; i < kLevels; ++i) {
        fillLevel(_levels[i], circles, i + 1 == kLevels);
        pairsInside(_levels[i], circles);
        for (std::size_t finer = 0; finer < i; ++finer) pairsBetween(_levels[i], _levels[finer], circles);
    }
    if (std::exchange(_isCut, false) && !std::exchange(_hasWarned, true))
        warning("CirclePairs: more than %zu pairs overlap; the others are ignored", kMostPairs);
    sortPairs(count);
    return _pairs;
}

// Ascending by first, then second: a counting sort by `first`, then a sort within each group.
void CirclePairs::sortPairs(std::size_t count) {
    _ends.assign(count + 1, 0);
    for (const CirclePair& pair : _pairs) ++_ends[pair.first];
    std::uint32_t end = 0;
    for (std::uint32_t& value : _ends) value = end += value;
    _sorted.resize(_pairs.size());
    for (const CirclePair& pair : _pairs) _sorted[--_ends[pair.first]] = pair;
    for (std::size_t i = 0; i < count; ++i) {
        const auto begin = _sorted.begin() + _ends[i];
        const auto finish = _sorted.begin() + _ends[i + 1];
        if (finish - begin > 1) std::sort(begin, finish);
    }
    _pairs.swap(_sorted);
}

} // namespace copra
