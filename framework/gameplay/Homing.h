#pragma once

#include "gameplay/Turning.h"

namespace copra {

/// Moves `position` straight towards `target` by speed * dt, never past it. True on arrival. Points, seconds.
bool moveStraight(Vec2& position, const Vec2& target, float speed, float dt);

/// Turns `heading` (unit vector) towards `target` by at most `turnDegrees` * dt; the last step ends exactly
/// on it. True when it points there. For turrets.
bool lockOn(Vec2& heading, const Vec2& position, const Vec2& target, float turnDegrees, float dt);

/// Turns like lockOn(), then moves along the heading. True on arrival, that is when `target` is within this
/// step's way; the position is then the target's. A target inside the turning circle is orbited, as in
/// nature.
bool home(Vec2& position, Vec2& heading, const Vec2& target, float speed, float turnDegrees, float dt);

} // namespace copra
