#include "gameplay/bodies/PlatformTrack.h"

namespace copra {

void PlatformTrack::control(BodyWorld& world, float dt) {
    Body* const wall = world.find(body);
    if (!wall || wall->isMovable() || !isPositive(dt)) return;
    wall->velocity = Vec2::ZERO;
    if (stops.size() < 2 || !isPositive(speed) || next >= stops.size()) return;
    if (waiting > 0.0f) {
        waiting -= dt;
        return;
    }
    const Vec2 toStop = stops[next] - wall->position;
    const float distance = toStop.length();
    if (!std::isfinite(distance)) return;
    if (distance > speed * dt) {
        wall->velocity = toStop * (speed / distance);
    } else {
        wall->velocity = toStop / dt;
        arrive();
    }
}

void PlatformTrack::arrive() {
    waiting = pause;
    if (circles) {
        next = (next + 1) % stops.size();
        return;
    }
    if (next + 1 >= stops.size()) backwards = true;
    if (next == 0) backwards = false;
    next = backwards ? next - 1 : next + 1;
}

} // namespace copra
