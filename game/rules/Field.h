#pragma once

#include "Layout.h"
#include "math/Vec2.h"
#include "rules/Stage.h"
#include "rules/named.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace beecluster {

/// The shapes of the playfield. Both are as wide and have the same upper edge; a tall one reaches further down, for windows
/// that are taller than wide.
enum class FieldShape { Wide, Tall };

/// Their names in options and recordings.
inline constexpr std::array<const char*, 2> kFieldShapeNames{"wide", "tall"};
inline const char* nameOf(FieldShape shape) {
    return kFieldShapeNames[static_cast<std::size_t>(shape)];
}
/// The shape of that name; none if there is no such shape.
inline std::optional<FieldShape> fieldShapeNamed(const std::string& name) {
    return named<FieldShape>(kFieldShapeNames, name);
}

/// Where a game is played: from x = 0 to layout::kFieldWidth, and from `bottom` to y = layout::kFieldHeight.
struct Playfield {
    FieldShape shape = FieldShape::Wide;
    float bottom = 0.0f; ///< points

    float height() const { return layout::kFieldHeight - bottom; }
    /// How often as high as a wide one.
    float stretch() const { return height() / layout::kFieldHeight; }
    /// The height at that share of the way up.
    float at(float share) const { return bottom + height() * share; }
    /// Where the swarm is when nothing leads it.
    cocos2d::Vec2 home() const { return {layout::kFieldWidth / 2, bottom + kHomeHeight}; }
    /// The nearest place at which the goal of the swarm may be, which is not at an edge.
    cocos2d::Vec2 goalAt(const cocos2d::Vec2& place) const {
        return {std::clamp(place.x, kGoalEdge, layout::kFieldWidth - kGoalEdge),
                std::clamp(place.y, bottom + kGoalEdge, layout::kFieldHeight - kGoalEdge)};
    }
    /// A route of a wide field so that it crosses this one: as fast, and at the same places near the upper edge. One that
    /// follows the swarm stays as it is.
    Route fitted(const Route& route) const;

private:
    static constexpr float kHomeHeight = 150.0f; ///< points
    static constexpr float kGoalEdge = 24.0f;    ///< points; a goal stays this far inside
};

/// The field of the game that is played. Recordings name its shape.
const Playfield& playfield();
void setPlayfield(FieldShape shape);

/// Whether a position is more than `margin` points outside the playfield.
bool isOutsideField(const cocos2d::Vec2& position, float margin);

/// How much of what flies is shown near the left and right side of the field, where leaves lie in front of what is outside:
/// from 0 for one whose middle is on the side or outside to 1 for one that is inside with all of its `halfWidth`.
float shownAtSides(float x, float halfWidth);

/// Whether an enemy may shoot from there: inside the field, and not from beside or below the swarm.
bool mayShootFrom(const cocos2d::Vec2& position);

} // namespace beecluster
