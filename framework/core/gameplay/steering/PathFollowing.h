#pragma once

#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/Steerable.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A polyline with a width, for followPath(). Distances along it are in points from its beginning.
class SteeringPath {
public:
    /// Creates a path through at least two different points that extends `radius` points to either side.
    /// `closed` connects the last point to the first. The radius is usually 10 to 40: movers keep to the line
    /// of a narrow path, and fly smoothly on a wide one. Invalid arguments (see validate()) are logged and
    /// give a path of length 0.
    explicit SteeringPath(std::vector<Vec2> points, float radius = 20.0f, bool closed = false);
    /// Returns null if the arguments are valid, otherwise a message that says what is wrong.
    [[nodiscard]] static const char* validate(const std::vector<Vec2>& points, float radius);

    /// Returns the corners of the path.
    const std::vector<Vec2>& points() const { return _points; }
    /// Returns half of the width of the path in points.
    float radius() const { return _radius; }
    /// Whether the path leads back to its beginning.
    bool isClosed() const { return _closed; }
    /// Returns the length of the path in points.
    float length() const { return _length; }

    /// Returns the point at a distance along the path. Distances beyond the ends of an open path are clamped;
    /// on a closed path they wrap around.
    Vec2 pointAt(float distance) const;
    /// Returns the distance along the path of the point that is nearest to `position`. It searches only
    /// between the distances `from` and `to`, which may exceed the length of a closed path.
    float nearestTo(const Vec2& position, float from, float to) const;
    /// Returns the distance along the path of the point nearest to `position`. Searches the whole path.
    float nearestTo(const Vec2& position) const { return nearestTo(position, 0.0f, _length); }

private:
    float wrapped(float distance) const;

    std::vector<Vec2> _points;  // The points. A closed path repeats the first one at the end.
    std::vector<float> _starts; // The distance at which the segment from each point begins.
    float _radius = 0.0f;
    float _length = 0.0f;
    bool _closed = false;
};

/// The progress of a mover along a path.
struct PathWalker {
    /// The distance in points from the beginning, which keeps growing with each lap of a closed path.
    float distance = 0.0f;
    bool backwards = false; ///< Whether the walker goes toward the beginning.
};

/// Returns a velocity that follows a path (Reynolds). A mover need not be on the path, only near it. It
/// predicts where it will be in `seconds`. If that is within the radius of the path, it flies on; otherwise,
/// it heads for a point a little farther along the path. It stops at the end of an open path. `seconds` is
/// usually 0.2 to 0.5: with less, a mover leaves the path in curves; with more, it cuts corners. `walker`
/// keeps the progress, so paths can cross themselves. After moving a mover elsewhere, set walker.distance to
/// path.nearestTo().
Vec2 followPath(const Steerable& self, const SteeringPath& path, PathWalker& walker, float seconds = 0.3f,
                const ArrivalTuning& tuning = {});

} // namespace copra
