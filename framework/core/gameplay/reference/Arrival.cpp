#include "gameplay/reference/Arrival.h"

#include "gameplay/Vectors.h"

namespace copra::reference {

void steer(Vec2& velocity, const Vec2& desired, float maxAccel, float maxSpeed) {
    Vec2 accel = desired - velocity;
    if (accel.length() >= maxAccel) accel = normalizedOr(accel, Vec2::ZERO) * maxAccel;
    velocity += accel;
    if (velocity.length() >= maxSpeed) velocity = normalizedOr(velocity, Vec2::ZERO) * maxSpeed;
}

void Arrival::step(const Vec2& target) {
    if (!isPositive(maxAccel) || !isPositive(maxSpeed) || !isFinite(target)) return;
    const Vec2 toTarget = target - position;
    const float distance = toTarget.length();
    const float speed = distance < brakeDistance ? maxSpeed * distance / brakeDistance : maxSpeed;
    if (speed == 0.0f) return; // the article's guard against 0/0; it leaves the velocity as it is
    steer(velocity, normalizedOr(toTarget, Vec2::ZERO) * speed, maxAccel, maxSpeed);
    position += velocity;
    rotation = rotationFacing(velocity);
}

} // namespace copra::reference
