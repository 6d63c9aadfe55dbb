#pragma once

#include "base/Value.h"
#include "data/FileProblem.h"
#include "gameplay/bodies/Level.h"
#include "math/Rect.h"

#include <optional>
#include <string>
#include <vector>

namespace beecluster {

/// The hive from the side, as game/hive.tmx has it. All in points of the field.
struct HiveLevel {
    copra::Level ground; ///< walls, planks, ramps, the honey pots as boxes, and where the bee starts
    std::vector<cocos2d::Rect> cells; ///< where pots belong
    cocos2d::Rect door;               ///< to the queen
    cocos2d::Vec2 hole;               ///< of the robber
    std::vector<cocos2d::Vec2> drops; ///< of honey, to fetch
    std::vector<cocos2d::Vec2> trail; ///< of the autopilot's feet
};

/// Reads the objects of a map: those of copra::readLevel(), with boxes as pots, and the types cell, door, hole,
/// drop (rectangles) and trail (a polyline). Returns nothing, and adds what is missing in `file`, if it cannot be played.
std::optional<HiveLevel> readHiveLevel(const std::string& file, const cocos2d::ValueVector& objects,
                                       float pixelsPerPoint, std::vector<FileProblem>& problems);

} // namespace beecluster
