#include "rules/Hillside.h"

#include "Tuning.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

using copra::Vec2;

namespace {

constexpr float kGone = 80;      ///< points below the field after which things are forgotten
constexpr float kAbove = 70;     ///< points above the field where they come in
constexpr float kValleyHalf = 6; ///< points between the ends of two trunks that make a valley, halved
constexpr float kFirstLogs[] = {430, 620}; ///< heights of the trunks that lie there from the beginning

copra::BodyWorldTuning hill() {
    copra::BodyWorldTuning tuning;
    tuning.gravity = Vec2(0, -tuning::kHillGravity);
    tuning.restitutionThreshold = 25;
    return tuning;
}

} // namespace

Hillside::Hillside(float scroll) : _world(hill()), _scroll(scroll) {
    const Vec2 size(200, 6 * tuning::kFieldHeight);
    for (const float x : {-size.x / 2, tuning::kFieldWidth + size.x / 2})
        _world.add(copra::makeWall(Vec2(x, tuning::kFieldHeight / 2), size));
}

void Hillside::step(float dt, float hurry, copra::Random& random) {
    letThingsCome(dt, hurry, random);
    _world.step(dt);
    roll(dt);
    letThingsGo();
}

void Hillside::letThingsCome(float dt, float hurry, copra::Random& random) {
    if (_nextLog == 0)
        for (const float height : kFirstLogs) layLog(_nextLog++, height, random);
    _untilLog -= dt;
    if (_untilLog <= 0) {
        _untilLog += tuning::kLogEvery;
        layLog(_nextLog++, tuning::kFieldHeight + kAbove, random);
    }
    _untilApple -= dt * hurry;
    if (_untilApple > 0 || _apples.size() >= static_cast<std::size_t>(tuning::kMostApples)) return;
    _untilApple = tuning::kAppleEvery * random.between(0.6F, 1.4F);
    const bool large = random.chance(0.4F);
    const Vec2 place(random.between(50.0F, tuning::kFieldWidth - 50), tuning::kFieldHeight + kAbove);
    dropApple(place, Vec2(random.between(-70.0F, 70.0F), -60), large, static_cast<int>(random.below(2)));
}

copra::Handle Hillside::dropApple(const Vec2& place, const Vec2& velocity, bool large, int look) {
    const float radius = large ? tuning::kLargeApple : tuning::kSmallApple;
    const float mass = large ? tuning::kLargeAppleMass : tuning::kSmallAppleMass;
    copra::Body body = copra::makeBox(place, Vec2(2 * radius, 2 * radius), mass);
    body.velocity = velocity;
    body.restitution = tuning::kAppleBounce;
    body.friction = 0;
    const copra::Handle handle = _world.add(body);
    _apples.push_back({handle, radius, 0, look});
    return handle;
}

void Hillside::layLog(int n, float height, copra::Random& random) {
    const float length = tuning::kLogLength;
    if (n % 4 == 3) { // two that make a valley, in which apples gather
        const float middle = tuning::kFieldWidth / 2 + random.between(-150.0F, 150.0F);
        const float rise = length * random.between(0.2F, 0.3F);
        addLog(Vec2(middle - kValleyHalf - length, height + rise), Vec2(middle - kValleyHalf, height));
        addLog(Vec2(middle + kValleyHalf, height), Vec2(middle + kValleyHalf + length, height + rise));
        return;
    }
    const float rise = length * random.between(0.14F, 0.34F);
    const float inwards = random.between(20.0F, 190.0F);
    if (n % 2 == 0)
        addLog(Vec2(inwards, height + rise), Vec2(inwards + length, height));
    else
        addLog(Vec2(tuning::kFieldWidth - inwards - length, height),
               Vec2(tuning::kFieldWidth - inwards, height + rise));
}

void Hillside::addLog(const Vec2& left, const Vec2& right) {
    copra::Slope slope;
    slope.left = left;
    slope.right = right;
    slope.velocity = Vec2(0, -_scroll);
    slope.friction = 0;
    _logs.push_back({_world.addSlope(slope), _logNumber++, left, right});
}

void Hillside::roll(float dt) {
    for (Apple& apple : _apples) {
        copra::Body* body = _world.find(apple.body);
        if (!body) continue;
        body->velocity.y = std::max(body->velocity.y, -tuning::kAppleFall);
        body->velocity.x = std::clamp(body->velocity.x, -tuning::kAppleRoll, tuning::kAppleRoll);
        apple.turn =
            std::fmod(apple.turn + body->velocity.x * dt / apple.radius * copra::kDegreesPerRadian, 360.0F);
    }
}

void Hillside::letThingsGo() {
    for (std::size_t i = _apples.size(); i-- > 0;) {
        const copra::Body* body = _world.find(_apples[i].body);
        if (body && body->position.y > -kGone) continue;
        _world.remove(_apples[i].body);
        _apples.erase(_apples.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (std::size_t i = _logs.size(); i-- > 0;) {
        const copra::Slope* slope = _world.findSlope(_logs[i].slope);
        if (slope && std::max(slope->left.y, slope->right.y) > -kGone) {
            _logs[i].left = slope->left;
            _logs[i].right = slope->right;
            continue;
        }
        _world.removeSlope(_logs[i].slope);
        _logs.erase(_logs.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void Hillside::knock(copra::Handle apple, const Vec2& stingVelocity) {
    copra::Body* body = _world.find(apple);
    if (!body) return;
    constexpr float kInverse = 1 / tuning::kStingMass;
    Vec2 sting = stingVelocity;
    // Whoever is the faster one along an axis is behind: it has just caught up with the other.
    const auto exchange = [&](float& stings, float& apples) {
        if (stings > apples)
            copra::exchangeSpeeds(stings, kInverse, apples, body->inverseMass, tuning::kAppleBounce);
        else
            copra::exchangeSpeeds(apples, body->inverseMass, stings, kInverse, tuning::kAppleBounce);
    };
    exchange(sting.x, body->velocity.x);
    exchange(sting.y, body->velocity.y);
}

} // namespace beecluster
