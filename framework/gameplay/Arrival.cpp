#include "gameplay/Arrival.h"

#include <algorithm>

namespace copra {

namespace {

// Pieces of a long step: short enough to give the 60 Hz path, few enough that a hiccup costs nothing.
constexpr float kLongestPiece = 1.f / 60.f;
constexpr int kMostPieces = 16;

int piecesOf(float dt) {
    const float pieces = std::ceil(dt / kLongestPiece - 0.001f);
    return static_cast<int>(std::clamp(pieces, 1.f, static_cast<float>(kMostPieces)));
}

} // namespace

const char* faultOf(const ArrivalTuning& tuning) {
    if (!(tuning.brakeDistance >= 0.f) || !std::isfinite(tuning.brakeDistance))
        return "brakeDistance must be a finite number of at least 0";
    if (!(tuning.tolerance >= 0.f) || !std::isfinite(tuning.tolerance))
        return "tolerance must be a finite number of at least 0";
    return nullptr;
}

float brakeDistanceFor(const Steerable& self, const ArrivalTuning& tuning) {
    if (!tuning.safeBrake) return tuning.brakeDistance;
    return std::max(tuning.brakeDistance, self.maxSpeed * self.maxSpeed / self.maxAccel);
}

bool arrive(Steerable& self, const Vec2& target, const ArrivalTuning& tuning, float dt) {
    if (!isPositive(dt) || !isFinite(target) || faultOf(self) || faultOf(tuning)) return false;
    const float brake = brakeDistanceFor(self, tuning);
    const int pieces = piecesOf(dt);
    const float piece = dt / static_cast<float>(pieces);
    bool there = false;
    for (int i = 0; i < pieces; ++i) {
        const Vec2 way = target - self.position;
        const float distance = way.length();
        there = distance <= tuning.tolerance;
        float speed = 0.f;
        if (!there) {
            speed = distance < brake ? self.maxSpeed * (distance / brake) : self.maxSpeed;
            speed = std::min(speed, distance / piece); // one step must not jump over the target
        }
        steer(self, unitOr(way, Vec2::ZERO) * speed, piece);
    }
    return there && self.velocity.isZero();
}

} // namespace copra
