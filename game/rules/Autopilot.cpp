#include "rules/Autopilot.h"

#include "Layout.h"
#include "Tuning.h"
#include "math/constants.h"
#include "rules/Field.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

using cocos2d::Vec2;

namespace {

constexpr int kDirections = 16;
constexpr float kRings[] = {45, 110, 200, 320}; ///< points from the swarm at which places are considered
constexpr float kEdge = 60.0f;                  ///< points kept from the field's edges
constexpr float kHighest = 330.0f;   ///< points above the lower edge of a wide field: below most enemies
constexpr float kPlenty = 0.85f;     ///< honey for a spear that is no emergency
constexpr float kReserve = 0.4f;     ///< honey at which such a spear ends
constexpr float kTough = 14.0f;      ///< stings of prey that a bold one pierces until it falls: a hornet's
constexpr float kArrival = 60.0f;    ///< points from other prey at which it bursts
constexpr int kCloud = 4;            ///< targets within a burst that are worth a spear to it
constexpr float kCrowdShare = 0.75f; ///< of the burst's radius in which it counts shots
constexpr float kLookAhead = 0.9f;   ///< seconds for which it predicts shots
constexpr float kCaution = 42.0f;    ///< points of clearance it wants around a shot's path
constexpr int kFewShots = 4;         ///< that do not need a burst
constexpr int kBeesPerShot = 7;      ///< a large swarm waits for more shots
constexpr float kSpread = 6.0f;      ///< points of a swarm's radius, times the root of the number of bees

// What a place costs and pays, on one scale.
constexpr float kPersistence = 0.08f;  ///< of the last decision
constexpr float kDangerWeight = 0.55f; ///< of a shot that hits the middle of the swarm
constexpr float kGiftWeight = 0.9f;    ///< of a gift at the place
constexpr float kGiftReach = 420.0f;   ///< points from a gift at which it counts nothing
constexpr float kAimWeight = 0.35f;    ///< of targets straight above
constexpr float kAimReach = 380.0f;    ///< points beside targets at which they count nothing
constexpr float kAimShare = 0.85f;     ///< of the range of a sting, which is sure to reach
constexpr float kCrowdWeight = 0.25f;  ///< of a whole cloud of targets above
constexpr float kCrowd = 6.0f;         ///< targets
constexpr float kAimDistance = 80.0f;  ///< points below targets, at least
constexpr float kHeightWeight = 0.25f; ///< lost at kHighest from the usual height
constexpr float kMiddleWeight = 0.12f; ///< lost at a side of the field

Vec2 insideField(const Vec2& place) {
    const Playfield& field = playfield();
    return {std::clamp(place.x, kEdge, layout::kFieldWidth - kEdge),
            std::clamp(place.y, field.bottom + kEdge, field.bottom + kHighest * field.stretch())};
}

/// Smallest distance of two points in uniform relative motion, within the given seconds.
float closestApproach(const Vec2& apart, const Vec2& velocity, float seconds) {
    const float speed2 = velocity.x * velocity.x + velocity.y * velocity.y;
    float t = 0.0f;
    if (speed2 > 0) t = std::clamp(-(apart.x * velocity.x + apart.y * velocity.y) / speed2, 0.0f, seconds);
    return (apart + velocity * t).length();
}

} // namespace

void Situation::clear() {
    threats.clear();
    gifts.clear();
    targets.clear();
    prey.reset();
}

Vec2 Autopilot::decide(const Situation& situation) {
    if (situation.isSpear && situation.prey) return _last = situation.prey->position;
    Vec2 best = insideField(_last);
    // The last decision is kept unless another place is clearly better: a swarm that dithers gets nowhere.
    float lowestCost = danger(situation, best) - reward(situation, best) - kPersistence;
    const auto consider = [&](const Vec2& place) {
        const Vec2 goal = insideField(place);
        const float cost = danger(situation, goal) - reward(situation, goal);
        if (cost < lowestCost) {
            lowestCost = cost;
            best = goal;
        }
    };
    consider(situation.swarm);
    for (const float ring : kRings) {
        for (int i = 0; i < kDirections; ++i) {
            const float angle = static_cast<float>(i) * copra::kTwoPi / kDirections;
            consider(situation.swarm + Vec2::forAngle(angle) * ring);
        }
    }
    for (const Attractor& gift : situation.gifts) consider(gift.position);
    _last = best;
    return best;
}

bool Autopilot::wantsSpear(const Situation& situation) const {
    const float near = kCrowdShare * situation.burstRadius;
    const auto closesIn = [&](const copra::Threat& threat) {
        const Vec2 apart = threat.position - situation.swarm;
        const bool approaches = apart.x * threat.velocity.x + apart.y * threat.velocity.y < 0;
        return approaches && threat.radius <= tuning().shots.radius && apart.length() < near;
    };
    const auto shots = std::count_if(situation.threats.begin(), situation.threats.end(), closesIn);
    const std::optional<Attractor>& prey = situation.prey;
    const bool isTough = prey && prey->strength >= kTough;
    if (situation.isSpear && _isBold)
        return prey && shots < kFewShots && (isTough || prey->position.distance(situation.swarm) > kArrival);
    if (situation.isSpear) return prey && situation.honey > kReserve;
    if (!situation.isSpearReady) return false;
    const auto isInReach = [&](const Attractor& target) {
        return prey && target.position.distance(prey->position) < situation.burstRadius;
    };
    const auto cloud = std::count_if(situation.targets.begin(), situation.targets.end(), isInReach);
    if (prey && situation.honey > kPlenty && (!_isBold || isTough || cloud >= kCloud)) return true;
    return shots > kFewShots + situation.bees / kBeesPerShot;
}

float Autopilot::danger(const Situation& situation, const Vec2& goal) const {
    const Vec2 path = goal - situation.swarm;
    const float distance = path.length();
    const float travel = std::min(distance / tuning().bees.speed, kLookAhead);
    const Vec2 velocity = distance > 1 ? path * (tuning().bees.speed / distance) : Vec2();
    const float spread = kSpread * std::sqrt(static_cast<float>(std::max(situation.bees, 1)));
    float sum = 0.0f;
    for (const copra::Threat& threat : situation.threats) {
        const Vec2 apart = threat.position - situation.swarm;
        const Vec2 later = threat.position + threat.velocity * travel - (situation.swarm + velocity * travel);
        const float enRoute = closestApproach(apart, threat.velocity - velocity, travel);
        const float there = closestApproach(later, threat.velocity, kLookAhead - travel);
        const float clearance = std::min(enRoute, there) - threat.radius - spread;
        if (clearance < kCaution) {
            const float tightness = (kCaution - clearance) / kCaution;
            sum += kDangerWeight * tightness * tightness;
        }
    }
    return sum;
}

float Autopilot::reward(const Situation& situation, const Vec2& goal) const {
    float gifts = 0.0f;
    for (const Attractor& gift : situation.gifts) {
        gifts = std::max(gifts, gift.strength * kGiftWeight *
                                    std::max(0.0f, 1 - (gift.position - goal).length() / kGiftReach));
    }
    float aim = 0.0f;
    float crowd = 0.0f;
    for (const Attractor& targets : situation.targets) {
        const float below = targets.position.y - goal.y;
        if (below < kAimDistance) continue;
        // One that is too high for a sting counts less, the higher it is.
        const float high = std::max(below - kAimShare * tuning().sting.range, 0.0f) / kAimReach;
        const float near = std::max(0.0f, 1 - std::abs(targets.position.x - goal.x) / kAimReach - high);
        aim = std::max(aim, targets.strength * near);
        crowd += near * near;
    }
    aim = kAimWeight * aim + kCrowdWeight * std::min(crowd / kCrowd, 1.0f);
    const float homing =
        -kHeightWeight * std::abs(goal.y - playfield().home().y) / kHighest -
        kMiddleWeight * std::abs(goal.x - layout::kFieldWidth / 2) / (layout::kFieldWidth / 2);
    return gifts + aim + homing;
}

} // namespace beecluster
