#pragma once

#include "base/Value.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/PlatformTrack.h"
#include "math/Rect.h"

#include <vector>

namespace copra {

/// What a platformer's level is made of, read from the objects of a tile map (readLevel) or filled by hand.
struct Level {
    std::vector<Body> walls; ///< also one-way ones
    std::vector<Slope> slopes;
    std::vector<Body> boxes;
    /// Moving platforms with their ways; `body` of a track is set by addTo().
    struct Moving {
        Body body;
        PlatformTrack track;
    };
    std::vector<Moving> platforms;
    Vec2 start;           ///< where the player's feet begin, points
    cocos2d::Rect bounds; ///< around walls, slopes, boxes and platforms, points
    int refused = 0;      ///< objects or pieces of slopes that were refused, each with a log line

    /// What addTo() made, in the order of the level's lists.
    struct Handles {
        std::vector<Handle> walls, slopes, boxes;
        std::vector<PlatformTrack> tracks;
    };
    /// Puts everything into a world.
    Handles addTo(BodyWorld& world) const;
};

/// Reads a level from the objects of an object layer, as TMXObjectGroup::getObjects() gives them: maps with
/// x, y, width and height (points, y up), `points` or `polylinePoints` (pixels relative to the upper left
/// corner of the object, y down), name, type and properties. `pixelsPerPoint` is the content scale factor,
/// for those points.
///
/// By `type` (without one: by `name`, then by its shape):
///   wall      rectangle that stops all; also every rectangle without type
///   oneway    rectangle that carries from above
///   slope     polyline: each piece must run to the right; polygon: its upper sides. Property friction (0.5).
///             Also every polyline or polygon without type
///   platform  rectangle that moves by dx, dy (points, y up) and back, at speed (60), pausing pause (0)
///             seconds; oneway (false)
///   box       rectangle to push: mass (1), restitution (0), friction (0.5)
///   start     where the player begins: the middle of its lower side
/// Objects of other types are the game's own and left alone. What makes no sense (a slope to the left or
/// straight up, a wall without size, numbers that are none) is refused with a line that names object and
/// reason.
Level readLevel(const cocos2d::ValueVector& objects, float pixelsPerPoint = 1.f);

} // namespace copra
