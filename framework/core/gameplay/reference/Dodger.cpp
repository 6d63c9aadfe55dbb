#include "gameplay/reference/Dodger.h"

#include "gameplay/reference/Arrival.h"

namespace copra::reference {

Vec2 separation(const Vec2& self, const RadarBlip* blips, const std::vector<std::uint32_t>& found) {
    Vec2 push;
    for (const std::uint32_t index : found) {
        push += normalizedOr(self - blips[index].position, Vec2::ZERO);
        push = normalizedOr(push, Vec2::ZERO);
    }
    return push;
}

void Dodger::step(const RadarBlip* blips, const std::vector<std::uint32_t>& found,
                  const SwarmPointer& pointer, Random& random) {
    if (!isPositive(maxAccel) || !isPositive(maxSpeed) || !isFinite(pointer.position)) return;
    constexpr float kSeparation = 30.0f;
    constexpr float kBrakeDistance = 50.0f;
    constexpr float kRecallChance = 0.1f;

    Vec2 desired = separation(position, blips, found) * kSeparation;
    const Vec2 toPointer = pointer.position - position;
    if (pointer.touching || toPointer.length() > range(pointer.touching) * 2.0f ||
        random.chance(kRecallChance))
        desired += toPointer;

    const float distance = desired.length();
    const float speed = distance < kBrakeDistance ? maxSpeed * distance / kBrakeDistance : maxSpeed;
    if (speed == 0.0f) return;
    steer(velocity, normalizedOr(desired, Vec2::ZERO) * speed, maxAccel, maxSpeed);
    position += velocity;
}

} // namespace copra::reference
