#pragma once

#include "gameplay/Arrival.h"

#include <cstddef>
#include <vector>

namespace copra {

/// A way along points, with a width. Distances along it are points from its beginning.
class SteeringPath {
public:
    /// At least two different points, `radius` points to either side; `closed` leads from the last back to
    /// the first. A fault (see faultOf()) is logged and leaves a path of no length.
    explicit SteeringPath(std::vector<Vec2> points, float radius = 20.f, bool closed = false);
    /// Null when a path can be made of these, else a sentence about what is wrong.
    static const char* faultOf(const std::vector<Vec2>& points, float radius);

    const std::vector<Vec2>& points() const { return _points; }
    float radius() const { return _radius; }
    bool isClosed() const { return _closed; }
    float length() const { return _length; }

    /// The point at a distance along the path; beyond the ends of an open one, its ends.
    Vec2 pointAt(float distance) const;
    /// The distance along the path of its point nearest to `place`, looked for between two distances only (of
    /// a closed path they may go beyond its length).
    float nearestTo(const Vec2& place, float from, float to) const;
    float nearestTo(const Vec2& place) const { return nearestTo(place, 0.f, _length); }

private:
    float wrapped(float distance) const;

    std::vector<Vec2> _points;  // of a closed path with the first once more at the end
    std::vector<float> _starts; // distance at which the segment from this point begins
    float _radius = 0.f;
    float _length = 0.f;
    bool _closed = false;
};

/// Somebody on a path.
struct PathWalker {
    float distance = 0.f; ///< how far along it has come, points; counts on in rounds of a closed path
    bool backwards = false;
};

/// Path following (Reynolds): looks `seconds` ahead along its course; while that stays within the path's
/// radius it flies on, else it heads for the path a little farther on. Comes to rest at the end of an open
/// path. `walker` remembers how far it is, so that crossings do not confuse it; a mover that was put
/// elsewhere finds its way back when walker.distance is set to path.nearestTo().
Vec2 followPath(const Steerable& self, const SteeringPath& path, PathWalker& walker, float seconds = 0.3f,
                const ArrivalTuning& tuning = {});

} // namespace copra
