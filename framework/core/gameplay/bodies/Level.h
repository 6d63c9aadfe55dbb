#pragma once

#include "base/Value.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/PlatformTrack.h"
#include "math/Rect.h"

#include <vector>

namespace copra {

/// The geometry of a platformer level, read from the objects of a tile map (readLevel) or filled in manually.
struct Level {
    std::vector<Body> walls;   ///< The walls, including one-way walls.
    std::vector<Slope> slopes; ///< The slopes, as straight segments.
    std::vector<Body> boxes;   ///< The boxes that can be pushed.
    /// A moving platform with its track, whose `body` addTo() sets.
    struct Moving {
        Body body;           ///< The body of the platform.
        PlatformTrack track; ///< The motion of the platform.
    };
    std::vector<Moving> platforms; ///< The moving platforms with their tracks.
    Vec2 start;                    ///< The start of the player: the position of the feet in points.
    cocos2d::Rect bounds;          ///< The bounding box of walls, slopes, boxes, and platforms, in points.
    /// The number of objects and segments of slopes that were refused. Each of them is logged.
    int refused = 0;

    /// The handles that addTo() created, in the order of the level's lists.
    struct Handles {
        std::vector<Handle> walls;         ///< The handles of the walls.
        std::vector<Handle> slopes;        ///< The handles of the segments of the slopes.
        std::vector<Handle> boxes;         ///< The handles of the boxes.
        std::vector<PlatformTrack> tracks; ///< The tracks of the platforms.
    };
    /// Adds walls, slopes, boxes, and platforms to a world, and returns their handles.
    Handles addTo(BodyWorld& world) const;
};

/// Reads a level from the objects of an object layer, as TMXObjectGroup::getObjects() gives them: maps with
/// x, y, width, and height (points, y up), `points` or `polylinePoints` (pixels relative to the upper left
/// corner of the object, y down), name, type, and properties. `pixelsPerPoint` is the content scale factor,
/// for those points; an invalid one counts as 1.
///
/// By `type` (without one: by `name`, then by its shape):
///   wall      rectangle that is solid; also every rectangle without type
///   oneway    rectangle that carries from above
///   slope     polyline: each segment must run to the right; polygon: its upper edges. Property friction (0.5).
///             Also every polyline or polygon without type
///   platform  rectangle that moves by dx, dy (points, y up) and back, at speed (60), pausing pause (0)
///             seconds; oneway (false)
///   box       rectangle to push: mass (1), restitution (0), friction (0.5)
///   start     the start of the player: the center of its lower edge
/// Objects of other types are ignored; the game may use them. Invalid objects (a slope to the left or
/// straight up, a wall without size, NaN) are rejected with a log line that names the object and the reason.
Level readLevel(const cocos2d::ValueVector& objects, float pixelsPerPoint = 1.0f);

} // namespace copra
