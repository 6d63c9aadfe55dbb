#include "gameplay/SteeringBehaviours.h"

#include <algorithm>

namespace copra {

namespace {

// Where something will be when `self` could have reached it.
Vec2 foreseen(const Steerable& self, const Vec2& place, const Vec2& velocity, float longestLook) {
    if (!isPositive(self.maxSpeed)) return place;
    const float look = std::min((place - self.position).length() / self.maxSpeed, longestLook);
    return look > 0.f ? place + velocity * look : place;
}

} // namespace

Vec2 seek(const Steerable& self, const Vec2& target) {
    return unitOr(target - self.position, Vec2::ZERO) * self.maxSpeed;
}

Vec2 flee(const Steerable& self, const Vec2& threat) {
    return -seek(self, threat);
}

Vec2 pursue(const Steerable& self, const Vec2& quarry, const Vec2& quarryVelocity, float longestLook) {
    return seek(self, foreseen(self, quarry, quarryVelocity, longestLook));
}

Vec2 evade(const Steerable& self, const Vec2& hunter, const Vec2& hunterVelocity, float longestLook) {
    return flee(self, foreseen(self, hunter, hunterVelocity, longestLook));
}

Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius) {
    Vec2 push;
    if (!isPositive(radius)) return push;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 away = self.position - others[i];
        const float distance = away.length();
        if (distance > 0.f && distance < radius) push += away * ((1.f - distance / radius) / distance);
    }
    return push * self.maxSpeed;
}

} // namespace copra
