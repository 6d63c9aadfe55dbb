#include "rules/Autopilot.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

using cocos2d::Vec2;

namespace {

constexpr int kDirections = 16;
constexpr float kRings[] = {45, 110, 200, 320}; ///< points from the swarm at which places are considered
constexpr float kEdge = 60;                     ///< points kept from the field's edges
constexpr float kHighest = 400;                 ///< points; further up one meets enemies before their shots
constexpr float kHome = 150;                    ///< points; the usual height of the swarm

float length(const Vec2& v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

Vec2 insideField(const Vec2& place) {
    return {std::clamp(place.x, kEdge, tuning::kFieldWidth - kEdge), std::clamp(place.y, kEdge, kHighest)};
}

/// Least distance of two points that move steadily, within the given seconds.
float nearest(const Vec2& apart, const Vec2& velocity, float seconds) {
    const float speed2 = velocity.x * velocity.x + velocity.y * velocity.y;
    float t = 0;
    if (speed2 > 0) t = std::clamp(-(apart.x * velocity.x + apart.y * velocity.y) / speed2, 0.0F, seconds);
    return length(apart + velocity * t);
}

} // namespace

void Situation::clear() {
    threats.clear();
    gifts.clear();
    prey.clear();
}

Vec2 Autopilot::decide(const Situation& situation) {
    Vec2 best = insideField(_last);
    // What was decided last is kept unless something is clearly better: a swarm that dithers gets nowhere.
    float least = danger(situation, best) - wish(situation, best) - 0.08F;
    const auto consider = [&](const Vec2& place) {
        const Vec2 goal = insideField(place);
        const float cost = danger(situation, goal) - wish(situation, goal);
        if (cost < least) {
            least = cost;
            best = goal;
        }
    };
    consider(situation.swarm);
    for (const float ring : kRings) {
        for (int i = 0; i < kDirections; ++i) {
            const float angle = static_cast<float>(i) * 6.2831853F / kDirections;
            consider(situation.swarm + Vec2(ring * std::cos(angle), ring * std::sin(angle)));
        }
    }
    for (const Lure& gift : situation.gifts) consider(gift.position);
    _last = best;
    return best;
}

float Autopilot::danger(const Situation& situation, const Vec2& goal) const {
    const Vec2 way = goal - situation.swarm;
    const float distance = length(way);
    const float travel = std::min(distance / tuning::kBeeSpeed, tuning::kLookAhead);
    const Vec2 velocity = distance > 1 ? way * (tuning::kBeeSpeed / distance) : Vec2();
    const float spread = 6 * std::sqrt(static_cast<float>(std::max(situation.bees, 1)));
    float sum = 0;
    for (const copra::Threat& threat : situation.threats) {
        const Vec2 apart = threat.position - situation.swarm;
        const Vec2 later = threat.position + threat.velocity * travel - (situation.swarm + velocity * travel);
        const float onTheWay = nearest(apart, threat.velocity - velocity, travel);
        const float there = nearest(later, threat.velocity, tuning::kLookAhead - travel);
        const float room = std::min(onTheWay, there) - threat.radius - spread;
        if (room < tuning::kCaution) {
            const float tightness = (tuning::kCaution - room) / tuning::kCaution;
            sum += 0.55F * tightness * tightness;
        }
    }
    return sum;
}

float Autopilot::wish(const Situation& situation, const Vec2& goal) const {
    float joy = 0;
    for (const Lure& gift : situation.gifts) {
        joy = std::max(joy, gift.worth * 0.9F * std::max(0.0F, 1 - length(gift.position - goal) / 420));
    }
    float aim = 0;
    for (const Lure& prey : situation.prey) {
        const float below = prey.position.y - goal.y;
        if (below < 80) continue;
        aim =
            std::max(aim, prey.worth * 0.35F * std::max(0.0F, 1 - std::abs(prey.position.x - goal.x) / 380));
    }
    const float home = -0.25F * std::abs(goal.y - kHome) / kHighest -
                       0.12F * std::abs(goal.x - tuning::kFieldWidth / 2) / (tuning::kFieldWidth / 2);
    return joy + aim + home;
}

} // namespace beecluster
