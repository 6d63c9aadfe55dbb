#include "gameplay/FaithfulArrival.h"

namespace copra {

void faithfulSteer(Vec2& velocity, const Vec2& desired, float maxAccel, float maxSpeed) {
    Vec2 accel = desired - velocity;
    if (accel.length() >= maxAccel) accel = unitOr(accel, Vec2::ZERO) * maxAccel;
    velocity += accel;
    if (velocity.length() >= maxSpeed) velocity = unitOr(velocity, Vec2::ZERO) * maxSpeed;
}

void FaithfulArrival::step(const Vec2& target) {
    if (!isPositive(maxAccel) || !isPositive(maxSpeed) || !isFinite(target)) return;
    const Vec2 way = target - position;
    const float distance = way.length();
    const float speed = distance < brakeDistance ? maxSpeed * distance / brakeDistance : maxSpeed;
    if (speed == 0.f) return; // the article's guard against 0/0; it leaves the velocity as it is
    faithfulSteer(velocity, unitOr(way, Vec2::ZERO) * speed, maxAccel, maxSpeed);
    position += velocity;
    rotation = rotationFacing(velocity);
}

} // namespace copra
