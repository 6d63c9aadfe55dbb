#include "gameplay/reference/TrackShot.h"

#include "gameplay/Vectors.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <cfloat>

namespace copra::reference {

namespace {

constexpr double kRightAngle = kExactPi / 2.0; // double, as in the article

} // namespace

float TrackShot::angleTo(const Vec2& point) const {
    // cocos2d-x 2 normalizes (0, 0) to (1, 0).
    const Vec2 a = normalizedOr(velocity, Vec2::UNIT_X);
    const Vec2 b = normalizedOr(point - position, Vec2::UNIT_X);
    const float angle = arcCosine(a.dot(b));
    return std::fabs(angle) < FLT_EPSILON ? 0.0f : angle;
}

std::size_t TrackShot::seek(const TrackTarget* enemies, std::size_t count) const {
    std::size_t found = kNoTarget;
    float nearest = minDistanceSquared;
    for (std::size_t i = 0; i < count; ++i) {
        const TrackTarget& enemy = enemies[i];
        if (!enemy.collidable || !enemy.insideWindow || !(angleTo(enemy.position) < kRightAngle)) continue;
        const float distance = enemy.position.distanceSquared(position);
        if (distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

bool TrackShot::move(const TrackTarget* target) {
    bool locked = target && !target->damaged && target->position.x > 0.0f && target->position.y > 0.0f;
    if (locked) {
        const float angle = angleTo(target->position);
        locked = !(angle >= kRightAngle);
        if (locked) {
            const float degrees = angle * kDegreesPerRadian;
            // NaN takes the whole step, as in the article.
            const float turnRadians = angle < deltaRadians ? angle : deltaRadians;
            const float turnDegrees = degrees < deltaDegrees ? degrees : deltaDegrees;
            const float cross = velocity.cross(target->position - position);
            const float side = cross > 0.0f ? 1.0f : (cross < 0.0f ? -1.0f : 0.0f);
            velocity = rotated(velocity, side * turnRadians);
            rotation -= side * turnDegrees;
        }
    }
    position += velocity;
    return locked;
}

} // namespace copra::reference
