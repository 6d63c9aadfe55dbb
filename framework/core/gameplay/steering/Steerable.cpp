#include "gameplay/steering/Steerable.h"

namespace copra {

const char* validate(const Steerable& steerable) {
    if (!isPositive(steerable.maxSpeed)) return "maxSpeed must be a finite number above 0";
    if (!isPositive(steerable.maxAccel)) return "maxAccel must be a finite number above 0";
    if (!isFinite(steerable.position)) return "position must be finite";
    if (!isFinite(steerable.velocity)) return "velocity must be finite";
    return nullptr;
}

void steer(Steerable& steerable, const Vec2& desiredVelocity, float dt) {
    if (!isPositive(dt) || !isFinite(desiredVelocity) || validate(steerable)) return;
    const Vec2 change = limitLength(desiredVelocity - steerable.velocity, steerable.maxAccel * dt);
    steerable.velocity = limitLength(steerable.velocity + change, steerable.maxSpeed);
    steerable.position += steerable.velocity * dt;
}

} // namespace copra
