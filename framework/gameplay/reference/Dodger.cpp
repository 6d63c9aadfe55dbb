#include "gameplay/reference/Dodger.h"

#include "gameplay/reference/Arrival.h"

namespace copra::reference {

Vec2 separation(const Vec2& self, const RadarBlip* blips, const std::vector<std::uint32_t>& caught) {
    Vec2 push;
    for (const std::uint32_t index : caught) {
        push += normalizedOr(self - blips[index].position, Vec2::ZERO);
        push = normalizedOr(push, Vec2::ZERO);
    }
    return push;
}

void Dodger::step(const RadarBlip* blips, const std::vector<std::uint32_t>& caught,
                  const SwarmPointer& pointer, Random& random) {
    if (!isPositive(maxAccel) || !isPositive(maxSpeed) || !isFinite(pointer.position)) return;
    constexpr float kPush = 30.f;
    constexpr float kBrakeDistance = 50.f;
    constexpr float kCallChance = 0.1f;

    Vec2 wanted = separation(position, blips, caught) * kPush;
    const Vec2 call = pointer.position - position;
    if (pointer.touching || call.length() > range(pointer.touching) * 2.f || random.chance(kCallChance))
        wanted += call;

    const float distance = wanted.length();
    const float speed = distance < kBrakeDistance ? maxSpeed * distance / kBrakeDistance : maxSpeed;
    if (speed == 0.f) return;
    steer(velocity, normalizedOr(wanted, Vec2::ZERO) * speed, maxAccel, maxSpeed);
    position += velocity;
}

} // namespace copra::reference
