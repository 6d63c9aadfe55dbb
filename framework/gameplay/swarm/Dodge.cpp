#include "gameplay/swarm/Dodge.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kMostUrgent = 12.f;
// Nearer misses than this give no reliable side to step to.
constexpr float kDeadCentre = 1.0e-3f;

} // namespace

Vec2 dodge(const Vec2& position, const Vec2& velocity, float radius, const Threat& threat,
           const DodgeTuning& tuning) {
    const Vec2 p = threat.position - position;
    const Vec2 v = threat.velocity - velocity;
    const float reach = radius + threat.radius + tuning.margin;
    const float speedSquared = v.lengthSquared();
    const float closing = -p.dot(v);
    const bool inside = p.lengthSquared() < reach * reach;
    // Also turns away NaN, and a threat at rest relative to us.
    if (!inside && !(closing > 0.f && speedSquared > 0.f)) return Vec2::ZERO;

    const float time =
        closing > 0.f && speedSquared > 0.f ? std::min(closing / speedSquared, tuning.horizon) : 0.f;
    const Vec2 miss = p + v * time;
    const float missSquared = miss.lengthSquared();
    if (!(missSquared < reach * reach)) return Vec2::ZERO; // most end here, before the roots

    const float missDistance = std::sqrt(missSquared);
    const Vec2 away =
        missDistance > kDeadCentre ? -miss / missDistance : normalizedOr(v.getPerp(), Vec2::UNIT_X);
    const float urgency =
        inside ? kMostUrgent : tuning.horizon / std::max(time, tuning.horizon / kMostUrgent);
    return away * urgency;
}

} // namespace copra
