#include "gameplay/bodies/Body.h"

#include <algorithm>

namespace copra {

const char* validate(const Body& body) {
    if (!isFinite(body.position) || !isFinite(body.velocity)) return "position and velocity must be finite";
    if (!isPositive(body.halfSize.x) || !isPositive(body.halfSize.y))
        return "halfSize must be finite and above 0";
    if (!(body.inverseMass >= 0.0f) || !std::isfinite(body.inverseMass))
        return "inverseMass must be a finite number of at least 0";
    if (!(body.restitution >= 0.0f) || !(body.restitution <= 1.0f)) return "restitution must be in [0, 1]";
    if (!(body.friction >= 0.0f) || !std::isfinite(body.friction))
        return "friction must be a finite number of at least 0";
    if (!std::isfinite(body.gravityScale)) return "gravityScale must be finite";
    if (!(body.stepHeight >= 0.0f) || !std::isfinite(body.stepHeight))
        return "stepHeight must be a finite number of at least 0";
    if (body.oneWay && body.isMovable()) return "only a wall (inverseMass 0) can be oneWay";
    return nullptr;
}

Body makeBox(const Vec2& middle, const Vec2& size, float mass) {
    Body body;
    body.position = middle;
    body.halfSize = size / 2.0f;
    body.inverseMass = mass > 0.0f ? 1.0f / mass : 0.0f;
    return body;
}

Body makeWall(const Vec2& middle, const Vec2& size) {
    return makeBox(middle, size, 0.0f);
}

float exchangeSpeeds(float& v1, float inverseMass1, float& v2, float inverseMass2, float restitution) {
    const float mobility = inverseMass1 + inverseMass2;
    const float closing = v1 - v2;
    if (!(closing > 0.0f) || !std::isfinite(closing) || !isPositive(mobility) || !(restitution >= 0.0f))
        return 0.0f;
    const float impulse = (1.0f + std::min(restitution, 1.0f)) * closing / mobility;
    v1 -= impulse * inverseMass1;
    v2 += impulse * inverseMass2;
    return impulse;
}

} // namespace copra
