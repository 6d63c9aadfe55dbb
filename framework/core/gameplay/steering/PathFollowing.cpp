#include "gameplay/steering/PathFollowing.h"

#include "base/refuse.h"
#include "gameplay/steering/SteeringBehaviors.h"

#include <algorithm>
#include <utility>

namespace copra {

const char* SteeringPath::validate(const std::vector<Vec2>& points, float radius) {
    if (!isPositive(radius)) return "radius must be a finite number above 0";
    if (points.size() < 2) return "a path needs at least two points";
    bool isLine = false;
    for (const Vec2& point : points) {
        if (!isFinite(point)) return "all points must be finite";
        isLine = isLine || point != points.front();
    }
    return isLine ? nullptr : "a path needs two different points";
}

SteeringPath::SteeringPath(std::vector<Vec2> points, float radius, bool closed) {
    if (const char* const error = validate(points, radius)) {
        copra::warning("SteeringPath: refused: %s", error);
        _points.assign(2, Vec2::ZERO);
        _starts.assign(2, 0.0f);
        return;
    }
    _points = std::move(points);
    _radius = radius;
    _closed = closed;
    if (closed) _points.push_back(_points.front());
    for (std::size_t i = 0; i < _points.size(); ++i) {
        if (i > 0) _length += _points[i].distance(_points[i - 1]);
        _starts.push_back(_length);
    }
}

float SteeringPath::wrapped(float distance) const {
    if (!std::isfinite(distance) || _length <= 0.0f) return 0.0f;
    if (!_closed) return std::clamp(distance, 0.0f, _length);
    const float remainder = std::fmod(distance, _length);
    return remainder < 0.0f ? remainder + _length : remainder;
}

Vec2 SteeringPath::pointAt(float distance) const {
    const float wrappedDistance = wrapped(distance);
    const auto after = std::upper_bound(_starts.begin() + 1, _starts.end() - 1, wrappedDistance);
    const auto i = static_cast<std::size_t>(after - _starts.begin());
    const float length = _starts[i] - _starts[i - 1];
    const float fraction = length > 0.0f ? (wrappedDistance - _starts[i - 1]) / length : 0.0f;
    return _points[i - 1].lerp(_points[i], fraction);
}

float SteeringPath::nearestTo(const Vec2& position, float from, float to) const {
    if (!isFinite(position) || !(to > from) || _length <= 0.0f) return from;
    if (!_closed) {
        from = std::max(from, 0.0f);
        to = std::min(to, _length);
    }
    to = std::min(to, from + _length);
    float best = from;
    float nearest = pointAt(from).distanceSquared(position);
    // Segment by segment; a closed path twice, to search across its end.
    const float firstLap = _closed ? std::floor(from / _length) * _length : 0.0f;
    for (int lap = 0; lap < (_closed ? 2 : 1); ++lap) {
        for (std::size_t i = 1; i < _points.size(); ++i) {
            const float base = firstLap + static_cast<float>(lap) * _length;
            const float begin = std::max(base + _starts[i - 1], from);
            const float end = std::min(base + _starts[i], to);
            if (!(begin <= end)) continue;
            const Vec2 along = normalizedOr(_points[i] - _points[i - 1], Vec2::ZERO);
            const float onLine = base + _starts[i - 1] + (position - _points[i - 1]).dot(along);
            const float distance = std::clamp(onLine, begin, end);
            const Vec2 point = _points[i - 1] + along * (distance - base - _starts[i - 1]);
            const float squared = point.distanceSquared(position);
            if (squared >= nearest) continue;
            nearest = squared;
            best = distance;
        }
    }
    return best;
}

Vec2 followPath(const Steerable& self, const SteeringPath& path, PathWalker& walker, float seconds,
                const ArrivalTuning& tuning) {
    if (path.length() <= 0.0f || !isPositive(self.maxSpeed) || !isFinite(self.position)) return Vec2::ZERO;
    if (!std::isfinite(walker.distance)) walker.distance = 0.0f;
    // Searches only as far as it can have moved since, so that it stays on its branch of a crossing.
    const float window = 2.0f * path.radius() + self.maxSpeed * 0.1f;
    const float sign = walker.backwards ? -1.0f : 1.0f;
    walker.distance = path.nearestTo(self.position, walker.distance - (walker.backwards ? window : 0.0f),
                                     walker.distance + (walker.backwards ? 0.0f : window));
    const float lookAhead = std::max(self.velocity.length() * std::max(seconds, 0.0f), path.radius());
    const float end = walker.backwards ? 0.0f : path.length();
    const float ahead = walker.distance + sign * lookAhead;
    if (!path.isClosed() && sign * (end - ahead) <= 0.0f) return arrival(self, path.pointAt(end), tuning);
    const Vec2 predicted = self.position + self.velocity * std::max(seconds, 0.0f);
    const bool staysOnPath = predicted.distanceSquared(path.pointAt(path.nearestTo(
                                 predicted, std::min(walker.distance, ahead) - window,
                                 std::max(walker.distance, ahead) + window))) < path.radius() * path.radius();
    const Vec2 along = path.pointAt(ahead) - path.pointAt(walker.distance);
    // Fast enough in the right direction, and on the path later too: straight on.
    if (staysOnPath && self.velocity.dot(along) > 0.5f * self.maxSpeed * along.length())
        return normalizedOr(self.velocity, Vec2::ZERO) * self.maxSpeed;
    return seek(self, path.pointAt(ahead));
}

} // namespace copra
