#include "gameplay/SteeringBehaviours.h"

#include "gameplay/Random.h"
#include "gameplay/Turning.h"

#include <algorithm>

namespace copra {

namespace {

// Where something will be when `self` could have reached it.
Vec2 foreseen(const Steerable& self, const Vec2& place, const Vec2& velocity, float longestLook) {
    if (!isPositive(self.maxSpeed) || !isFinite(velocity)) return place;
    const float look = std::min((place - self.position).length() / self.maxSpeed, longestLook);
    return look > 0.f ? place + velocity * look : place;
}

} // namespace

Vec2 seek(const Steerable& self, const Vec2& target) {
    if (!isFinite(target) || !isPositive(self.maxSpeed)) return Vec2::ZERO;
    return unitOr(target - self.position, Vec2::ZERO) * self.maxSpeed;
}

Vec2 flee(const Steerable& self, const Vec2& threat) {
    return -seek(self, threat);
}

Vec2 pursue(const Steerable& self, const Vec2& quarry, const Vec2& quarryVelocity, float longestLook) {
    return seek(self, foreseen(self, quarry, quarryVelocity, longestLook));
}

Vec2 evade(const Steerable& self, const Vec2& hunter, const Vec2& hunterVelocity, float longestLook) {
    return flee(self, foreseen(self, hunter, hunterVelocity, longestLook));
}

Vec2 arrival(const Steerable& self, const Vec2& target, const ArrivalTuning& tuning) {
    const Vec2 way = target - self.position;
    const float distance = way.length();
    if (!isFinite(target) || !isPositive(self.maxSpeed) || !(distance > tuning.tolerance)) return Vec2::ZERO;
    const float brake = isPositive(self.maxAccel) ? brakeDistanceFor(self, tuning) : tuning.brakeDistance;
    return way * (self.maxSpeed * (distance < brake ? distance / brake : 1.f) / distance);
}

Vec2 pursueOffset(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity, const Vec2& offset,
                  const ArrivalTuning& tuning, float longestLook) {
    const Vec2 ahead = unitOr(leaderVelocity, Vec2::UNIT_X);
    const Vec2 place = leader + ahead * offset.x + ahead.getPerp() * offset.y;
    const Vec2 goal = foreseen(self, place, leaderVelocity, longestLook);
    // In its place it flies as the leader does, instead of stopping there and starting again.
    return limited(arrival(self, goal, tuning) + (isFinite(leaderVelocity) ? leaderVelocity : Vec2::ZERO),
                   self.maxSpeed);
}

Vec2 interpose(const Steerable& self, const Vec2& a, const Vec2& velocityA, const Vec2& b,
               const Vec2& velocityB, const ArrivalTuning& tuning, float longestLook) {
    return arrival(self, foreseen(self, (a + b) / 2.f, (velocityA + velocityB) / 2.f, longestLook), tuning);
}

Vec2 hide(const Steerable& self, const Vec2& hunter, const Circle* obstacles, std::size_t count, float air,
          const ArrivalTuning& tuning) {
    Vec2 best;
    float nearest = -1.f;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 away = unitOr(obstacles[i].center - hunter, Vec2::UNIT_X);
        const Vec2 place = obstacles[i].center + away * (obstacles[i].radius + air);
        const float distance = place.distanceSquared(self.position);
        if (!std::isfinite(distance) || (nearest >= 0.f && distance >= nearest)) continue;
        nearest = distance;
        best = place;
    }
    return nearest >= 0.f ? arrival(self, best, tuning) : flee(self, hunter);
}

Vec2 followLeader(const Steerable& self, const Vec2& leader, const Vec2& leaderVelocity, float distance,
                  float wayAhead, const ArrivalTuning& tuning) {
    const Vec2 ahead = unitOr(leaderVelocity, Vec2::UNIT_X);
    const Vec2 offset = self.position - leader;
    const float before = offset.dot(ahead);
    const float beside = offset.dot(ahead.getPerp());
    if (!leaderVelocity.isZero() && before > 0.f && before < wayAhead && std::fabs(beside) < wayAhead / 2.f)
        return ahead.getPerp() * (beside < 0.f ? -self.maxSpeed : self.maxSpeed);
    return arrival(self, leader - ahead * distance, tuning);
}

const char* faultOf(const WanderTuning& tuning) {
    if (!isPositive(tuning.distance) || !isPositive(tuning.radius))
        return "distance and radius must be finite numbers above 0";
    if (!(tuning.turnDegrees >= 0.f) || !std::isfinite(tuning.turnDegrees))
        return "turnDegrees must be a finite number of at least 0";
    if (!(tuning.speedShare > 0.f) || !(tuning.speedShare <= 1.f)) return "speedShare must be in (0, 1]";
    return nullptr;
}

Vec2 wander(const Steerable& self, float& angle, const WanderTuning& tuning, Random& random, float dt) {
    if (!isPositive(dt) || faultOf(tuning) || faultOf(self)) return Vec2::ZERO;
    // The sum of three even numbers is nearly a normal one; its spread grows with the root of the time.
    const float normal = 2.f * (random.unit() + random.unit() + random.unit()) - 3.f;
    angle += normal * tuning.turnDegrees * kRadiansPerDegree * std::sqrt(dt);
    if (!std::isfinite(angle)) angle = 0.f;
    angle = std::remainder(angle, 6.28318531f);
    const Vec2 ahead = unitOr(self.velocity, Vec2::forAngle(angle));
    const Vec2 point = ahead * tuning.distance + turned(ahead, angle) * tuning.radius;
    return unitOr(point, ahead) * (self.maxSpeed * tuning.speedShare);
}

Vec2 separate(const Steerable& self, const Vec2* others, std::size_t count, float radius) {
    Vec2 push;
    if (!isPositive(radius) || !isPositive(self.maxSpeed)) return push;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 away = self.position - others[i];
        const float distance = away.length();
        if (distance > 0.f && distance < radius) push += away * ((1.f - distance / radius) / distance);
    }
    return push * self.maxSpeed;
}

} // namespace copra
