#include "gameplay/steering/SteeringBehaviors.h"

#include "gameplay/Aiming.h"
#include "gameplay/Random.h"

#include <algorithm>

namespace copra {

namespace {

// The position of something at constant velocity after the time that `self` needs to get there.
Vec2 predictedPosition(const Steerable& self, const Vec2& position, const Vec2& velocity,
                       float maxPredictionTime) {
    if (!isPositive(self.maxSpeed) || !isFinite(velocity)) return position;
    const float time = std::min((position - self.position).length() / self.maxSpeed, maxPredictionTime);
    return time > 0.0f ? position + velocity * time : position;
}

} // namespace

Vec2 seek(const Steerable& self, const Vec2& target) {
    if (!isFinite(target) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    return normalizedOr(target - self.position, Vec2::ZERO) * self.maxSpeed;
}

Vec2 flee(const Steerable& self, const Vec2& threat) {
    return -seek(self, threat);
}

Vec2 pursue(const Steerable& self, const Vec2& target, const Vec2& targetVelocity, float maxPredictionTime) {
    return seek(self, predictedPosition(self, target, targetVelocity, maxPredictionTime));
}

Vec2 evade(const Steerable& self, const Vec2& pursuer, const Vec2& pursuerVelocity, float maxPredictionTime) {
    return flee(self, predictedPosition(self, pursuer, pursuerVelocity, maxPredictionTime));
}

Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning) {
    const Vec2 toTarget = target - self.position;
    const float distance = toTarget.length();
    if (!isFinite(target) || !isPositive(self.maxSpeed) || !(distance > tuning.tolerance)) return Vec2::ZERO;
    const float brakeDistance =
        isPositive(self.maxAccel) ? brakeDistanceFor(self, tuning) : tuning.brakeDistance;
    return toTarget *
           (self.maxSpeed * (distance < brakeDistance ? distance / brakeDistance : 1.0f) / distance);
}

Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity, const Vec2& offset,
                  const ArrivalTuning& tuning, float maxPredictionTime) {
    const Vec2 ahead = normalizedOr(leaderVelocity, Vec2::UNIT_X);
    const Vec2 position = leader + ahead * offset.x + ahead.getPerp() * offset.y;
    const Vec2 target = predictedPosition(self, position, leaderVelocity, maxPredictionTime);
    // At its position it keeps the velocity of the leader instead of stopping and starting again.
    return limitLength(arrival(self, target, tuning) +
                           (isFinite(leaderVelocity) ? leaderVelocity : Vec2::ZERO),
                       self.maxSpeed);
}

Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
               const Vec2& velocityB, const ArrivalTuning& tuning, float maxPredictionTime) {
    return arrival(self,
                   predictedPosition(self, (a + b) / 2.0f, (velocityA + velocityB) / 2.0f, maxPredictionTime),
                   tuning);
}

Vec2 hide(const Steerable& self, const Vec2& pursuer, const Circle* obstacles, std::size_t count,
          float clearance, const ArrivalTuning& tuning) {
    Vec2 best;
    float nearest = -1.0f;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 away = normalizedOr(obstacles[i].center - pursuer, Vec2::UNIT_X);
        const Vec2 position = obstacles[i].center + away * (obstacles[i].radius + clearance);
        const float distance = position.distanceSquared(self.position);
        if (!std::isfinite(distance) || (nearest >= 0.0f && distance >= nearest)) continue;
        nearest = distance;
        best = position;
    }
    return nearest >= 0.0f ? arrival(self, best, tuning) : flee(self, pursuer);
}

Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity, float distance,
                  float lookAhead, const ArrivalTuning& tuning) {
    const Vec2 ahead = normalizedOr(leaderVelocity, Vec2::UNIT_X);
    const Vec2 offset = self.position - leader;
    const float inFront = offset.dot(ahead);
    const float beside = offset.dot(ahead.getPerp());
    if (!leaderVelocity.isZero() && inFront > 0.0f && inFront < lookAhead &&
        std::fabs(beside) < lookAhead / 2.0f)
        return ahead.getPerp() * (beside < 0.0f ? -self.maxSpeed : self.maxSpeed);
    return arrival(self, leader - ahead * distance, tuning);
}

const char* validate(const WanderTuning& tuning) {
    if (!isPositive(tuning.distance) || !isPositive(tuning.radius))
        return "distance and radius must be finite numbers above 0";
    if (!(tuning.turnDegrees >= 0.0f) || !std::isfinite(tuning.turnDegrees))
        return "turnDegrees must be a finite number of at least 0";
    if (!(tuning.speedShare > 0.0f) || !(tuning.speedShare <= 1.0f)) return "speedShare must be in (0, 1]";
    return nullptr;
}

Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt) {
    if (!isPositive(dt) || validate(tuning) || validate(self)) return Vec2::ZERO;
    // The sum of three uniform numbers is nearly normal. Its deviation grows with the square root of the
    // time.
    const float normal = 2.0f * (random.unit() + random.unit() + random.unit()) - 3.0f;
    angle += normal * tuning.turnDegrees * kRadiansPerDegree * std::sqrt(dt);
    if (!std::isfinite(angle)) angle = 0.0f;
    angle = std::remainder(angle, kTwoPi);
    const Vec2 ahead = normalizedOr(self.velocity, Vec2::forAngle(angle));
    const Vec2 point = ahead * tuning.distance + rotated(ahead, angle) * tuning.radius;
    return normalizedOr(point, ahead) * (self.maxSpeed * tuning.speedShare);
}

Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius) {
    return separate(self, others, count, radius, count);
}

Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius, std::size_t own) {
    Vec2 push;
    if (!isPositive(radius) || !isPositive(self.maxSpeed)) return push;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 offset = self.position - others[i];
        const bool isAtOnePosition = own < count && i != own && offset.isZero();
        push += isAtOnePosition
                    ? partingDirection(static_cast<std::uint32_t>(own), static_cast<std::uint32_t>(i))
                    : separationFrom(offset, radius);
    }
    return push * self.maxSpeed;
}

} // namespace copra
