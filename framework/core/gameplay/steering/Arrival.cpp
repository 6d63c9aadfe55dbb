#include "gameplay/steering/Arrival.h"

#include "gameplay/steering/Steerable.h"

#include <algorithm>

namespace copra {

namespace {

// Substeps: short enough to follow the 60 Hz path, few enough that a frame hitch stays cheap.
constexpr float kMaxArrivalSubstep = 1.0f / 60.0f; ///< seconds
constexpr int kMaxArrivalSubsteps = 16;

int substepCount(float dt) {
    const float count = std::ceil(dt / kMaxArrivalSubstep - 0.001f);
    return static_cast<int>(std::clamp(count, 1.0f, static_cast<float>(kMaxArrivalSubsteps)));
}

} // namespace

const char* validate(const ArrivalTuning& tuning) {
    if (!(tuning.brakeDistance >= 0.0f) || !std::isfinite(tuning.brakeDistance))
        return "brakeDistance must be a finite number of at least 0";
    if (!(tuning.tolerance >= 0.0f) || !std::isfinite(tuning.tolerance))
        return "tolerance must be a finite number of at least 0";
    return nullptr;
}

float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning) {
    if (!tuning.safeBrake) return tuning.brakeDistance;
    return std::max(tuning.brakeDistance, self.maxSpeed * self.maxSpeed / self.maxAccel);
}

bool arrive(Steerable& self, const Vec2& target, const ArrivalTuning& tuning, float dt) {
    if (!isPositive(dt) || !isFinite(target) || validate(self) || validate(tuning)) return false;
    const float brakeDistance = brakeDistanceFor(self, tuning);
    const int substeps = substepCount(dt);
    const float substep = dt / static_cast<float>(substeps);
    bool isWithinTolerance = false;
    for (int i = 0; i < substeps; ++i) {
        const Vec2 toTarget = target - self.position;
        const float distance = toTarget.length();
        isWithinTolerance = distance <= tuning.tolerance;
        float speed = 0.0f;
        if (!isWithinTolerance) {
            speed = distance < brakeDistance ? self.maxSpeed * (distance / brakeDistance) : self.maxSpeed;
            speed = std::min(speed, distance / substep); // a substep must not jump over the target
        }
        steer(self, normalizedOr(toTarget, Vec2::ZERO) * speed, substep);
    }
    return isWithinTolerance && self.velocity.isZero();
}

} // namespace copra
