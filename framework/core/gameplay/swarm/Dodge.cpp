#include "gameplay/swarm/Dodge.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kMaxUrgency = 12.0f;
// Points: smaller misses give no reliable direction.
constexpr float kMinMiss = 1.0e-3f;

} // namespace

Vec2 dodge(const Vec2& position, const Vec2& velocity, float radius, const Threat& threat,
           const DodgeTuning& tuning) {
    const Vec2 p = threat.position - position;
    const Vec2 v = threat.velocity - velocity;
    const float reach = radius + threat.radius + tuning.margin;
    const float speedSquared = v.lengthSquared();
    const float closing = -p.dot(v);
    const bool inside = p.lengthSquared() < reach * reach;
    // Also rejects NaN, and a threat at rest relative to us.
    if (!inside && !(closing > 0.0f && speedSquared > 0.0f)) return Vec2::ZERO;

    const float time =
        closing > 0.0f && speedSquared > 0.0f ? std::min(closing / speedSquared, tuning.horizon) : 0.0f;
    const Vec2 miss = p + v * time;
    const float missSquared = miss.lengthSquared();
    if (!(missSquared < reach * reach)) return Vec2::ZERO; // the usual case, before the square roots

    const float missDistance = std::sqrt(missSquared);
    const Vec2 away =
        missDistance > kMinMiss ? -miss / missDistance : normalizedOr(v.getPerp(), Vec2::UNIT_X);
    const float urgency =
        inside ? kMaxUrgency : tuning.horizon / std::max(time, tuning.horizon / kMaxUrgency);
    return away * urgency;
}

} // namespace copra
