#include "gameplay/FaithfulDodge.h"

#include "gameplay/FaithfulArrival.h"

namespace copra {

Vec2 faithfulPush(const Vec2& self, const RadarBlip* blips, const std::vector<std::uint32_t>& caught) {
    Vec2 push;
    for (const std::uint32_t index : caught) {
        push += unitOr(self - blips[index].position, Vec2::ZERO);
        push = unitOr(push, Vec2::ZERO);
    }
    return push;
}

void FaithfulDodge::step(const RadarBlip* blips, const std::vector<std::uint32_t>& caught,
                         const SwarmPointer& pointer, Random& random) {
    if (!isPositive(maxAccel) || !isPositive(maxSpeed) || !isFinite(pointer.position)) return;
    constexpr float kPush = 30.f;
    constexpr float kBrakeDistance = 50.f;
    constexpr float kCallChance = 0.1f;

    Vec2 wanted = faithfulPush(position, blips, caught) * kPush;
    const Vec2 call = pointer.position - position;
    if (pointer.touching || call.length() > range(pointer.touching) * 2.f || random.chance(kCallChance))
        wanted += call;

    const float distance = wanted.length();
    const float speed = distance < kBrakeDistance ? maxSpeed * distance / kBrakeDistance : maxSpeed;
    if (speed == 0.f) return;
    faithfulSteer(velocity, unitOr(wanted, Vec2::ZERO) * speed, maxAccel, maxSpeed);
    position += velocity;
}

} // namespace copra
