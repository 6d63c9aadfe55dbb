#include "gameplay/steering/Flocking.h"

#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"
#include "math/trigonometry.h"

#include <algorithm>

namespace copra {

void findFlockmates(const SpatialGrid& grid, const std::vector<Steerable>& flock, std::size_t self,
                    float radius, float viewDegrees, std::vector<Flockmate>& found) {
    found.clear();
    if (self >= flock.size()) return;
    const Vec2 position = flock[self].position;
    const Vec2 heading = normalizedOr(flock[self].velocity, Vec2::ZERO);
    const bool allAround = !(viewDegrees < 360.0f) || heading.isZero();
    const float minCosine = cosine(std::max(viewDegrees, 0.0f) / 2.0f * kRadiansPerDegree);
    grid.forEachNear(position, radius, [&](std::uint32_t index, float distanceSquared) {
        if (index == self || index >= flock.size()) return;
        const float ahead = (flock[index].position - position).dot(heading);
        if (!allAround && ahead < minCosine * std::sqrt(distanceSquared)) return;
        const bool isHere = flock[index].position == position;
        found.push_back({flock[index].position, flock[index].velocity,
                         isHere ? partingDirection(static_cast<std::uint32_t>(self), index) : Vec2::ZERO});
    });
}

Vec2 separation(const Steerable& self, const std::vector<Flockmate>& mates, float radius) {
    Vec2 push;
    if (!isPositive(radius) || !isPositive(self.maxSpeed)) return push;
    for (const Flockmate& mate : mates)
        push += separationFrom(self.position - mate.position, radius) + mate.parting;
    return push * self.maxSpeed;
}

Vec2 alignment(const Steerable& self, const std::vector<Flockmate>& mates) {
    Vec2 sum;
    for (const Flockmate& mate : mates) sum += mate.velocity;
    if (mates.empty() || !isFinite(sum)) return Vec2::ZERO;
    return limitLength(sum / static_cast<float>(mates.size()), self.maxSpeed);
}

Vec2 cohesion(const Steerable& self, const std::vector<Flockmate>& mates, float radius) {
    Vec2 sum;
    for (const Flockmate& mate : mates) sum += mate.position;
    if (mates.empty() || !isFinite(sum)) return Vec2::ZERO;
    const Vec2 toCenter = sum / static_cast<float>(mates.size()) - self.position;
    return limitLength(toCenter * (self.maxSpeed / std::max(radius, 1.0f)), self.maxSpeed);
}

const char* validate(const FlockTuning& tuning) {
    if (!isPositive(tuning.radius) || !isPositive(tuning.spacing))
        return "radius and spacing must be above 0";
    if (!(tuning.viewDegrees > 0.0f)) return "viewDegrees must be above 0";
    for (const float weight :
         {tuning.separationWeight, tuning.alignmentWeight, tuning.cohesionWeight, tuning.cruiseWeight})
        if (!(weight >= 0.0f) || !std::isfinite(weight)) return "weights must be finite and at least 0";
    return nullptr;
}

Vec2 flocking(const Steerable& self, const std::vector<Flockmate>& mates, const FlockTuning& tuning) {
    return SteeringSum(self)
        .add(separation(self, mates, tuning.spacing), tuning.separationWeight)
        .add(alignment(self, mates), tuning.alignmentWeight)
        .add(cohesion(self, mates, tuning.radius), tuning.cohesionWeight)
        .add(normalizedOr(self.velocity, Vec2::ZERO) * self.maxSpeed, tuning.cruiseWeight)
        .desiredVelocity();
}

} // namespace copra
