#include "gameplay/CirclePairs.h"

namespace copra {

namespace {

// Keeps the cells of a level of mere points at a sensible size.
constexpr float kSmallestCell = 1.f / 16.f;

bool takesPart(const Circle& circle) {
    return circle.category != 0 && circle.mask != 0 && circle.radius >= 0.f && std::isfinite(circle.radius) &&
           isFinite(circle.center);
}

} // namespace

void CirclePairs::gather(const Circle* circles, std::size_t count) {
    _waiting.clear();
    for (std::size_t i = 0; i < count; ++i)
        if (takesPart(circles[i])) _waiting.push_back(static_cast<std::uint32_t>(i));
}

void CirclePairs::fillLevel(Level& level, const Circle* circles, bool takeAll) {
    level.members.clear();
    level.centers.clear();
    level.largest = 0.f;
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
    level.grid.build(level.centers, std::max(2.f * level.largest, kSmallestCell));
}

void CirclePairs::tryPair(const Circle* circles, std::uint32_t a, std::uint32_t b) {
    if (mayCollide(circles[a], circles[b]) && overlaps(circles[a], circles[b]))
        _pairs.push_back({std::min(a, b), std::max(a, b)});
}

void CirclePairs::pairsInside(const Level& level, const Circle* circles) {
    if (level.largest <= 0.f) return; // points do not overlap each other
    level.grid.forEachPair(2.f * level.largest, [&](std::uint32_t a, std::uint32_t b, float) {
        tryPair(circles, level.members[a], level.members[b]);
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
    std::sort(_pairs.begin(), _pairs.end());
    return _pairs;
}

} // namespace copra
