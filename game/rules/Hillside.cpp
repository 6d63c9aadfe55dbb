#include "rules/Hillside.h"

#include "Layout.h"
#include "Tuning.h"
#include "rules/Field.h"

#include <algorithm>
#include <cmath>

namespace beecluster {

using copra::Vec2;

namespace {

constexpr float kGone = 80.0f;       ///< points below the field where apples and trunks are removed
constexpr float kAbove = 70.0f;      ///< points above the field where they are added
constexpr float kValleyHalf = 6.0f;  ///< points between the ends of two trunks that make a valley, halved
constexpr float kFirstLog = 430.0f;  ///< points above the lower edge; the lowest trunk at the start
constexpr float kFirstLogs = 190.0f; ///< points from one of these to the next

copra::BodyWorldTuning hillTuning() {
    copra::BodyWorldTuning hill;
    hill.gravity = Vec2(0, -tuning().orchard.gravity);
    hill.restitutionThreshold = 25;
    return hill;
}

} // namespace

Hillside::Hillside(float scroll) : _world(hillTuning()), _scroll(scroll) {
    const Vec2 size(200, 6 * layout::kFieldHeight);
    for (const float x : {-size.x / 2, layout::kFieldWidth + size.x / 2})
        _world.add(copra::makeWall(Vec2(x, layout::kFieldHeight / 2), size));
}

void Hillside::step(float dt, float spawnRate, copra::Random& random) {
    spawn(dt, spawnRate, random);
    _world.step(dt);
    roll(dt);
    removeOutside();
}

void Hillside::spawn(float dt, float spawnRate, copra::Random& random) {
    if (_nextLog == 0)
        for (float y = playfield().bottom + kFirstLog; y < layout::kFieldHeight; y += kFirstLogs)
            layLog(_nextLog++, y, random);
    _untilLog -= dt;
    if (_untilLog <= 0) {
        _untilLog += tuning().orchard.logInterval;
        layLog(_nextLog++, layout::kFieldHeight + kAbove, random);
    }
    _untilApple -= dt * spawnRate;
    if (_untilApple > 0 || _apples.size() >= static_cast<std::size_t>(tuning().orchard.mostApples)) return;
    _untilApple = tuning().orchard.appleInterval * random.between(0.6f, 1.4f);
    const bool large = random.chance(0.4f);
    const Vec2 place(random.between(50.0f, layout::kFieldWidth - 50), layout::kFieldHeight + kAbove);
    const int variant = static_cast<int>(random.below(2));
    const Vec2 velocity(random.between(-70.0f, 70.0f), -60.0f);
    dropApple(place, velocity, large, variant);
}

copra::Handle Hillside::dropApple(const Vec2& place, const Vec2& velocity, bool large, int variant) {
    const float radius = large ? tuning().orchard.largeApple : tuning().orchard.smallApple;
    const float mass = large ? tuning().orchard.largeAppleMass : tuning().orchard.smallAppleMass;
    copra::Body body = copra::makeBox(place, Vec2(2 * radius, 2 * radius), mass);
    body.velocity = velocity;
    body.restitution = tuning().orchard.appleBounce;
    body.friction = 0;
    const copra::Handle handle = _world.add(body);
    _apples.push_back({handle, radius, 0.0f, variant, 0.0f});
    return handle;
}

void Hillside::layLog(int n, float height, copra::Random& random) {
    const float length = tuning().orchard.logLength;
    if (n % 4 == 3) { // two trunks that form a valley, in which apples gather
        const float middle = layout::kFieldWidth / 2 + random.between(-150.0f, 150.0f);
        const float rise = length * random.between(0.2f, 0.3f);
        addLog(Vec2(middle - kValleyHalf - length, height + rise), Vec2(middle - kValleyHalf, height));
        addLog(Vec2(middle + kValleyHalf, height), Vec2(middle + kValleyHalf + length, height + rise));
        return;
    }
    const float rise = length * random.between(0.14f, 0.34f);
    const float inwards = random.between(20.0f, 190.0f);
    if (n % 2 == 0)
        addLog(Vec2(inwards, height + rise), Vec2(inwards + length, height));
    else
        addLog(Vec2(layout::kFieldWidth - inwards - length, height),
               Vec2(layout::kFieldWidth - inwards, height + rise));
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
        apple.thrown = std::max(0.0f, apple.thrown - dt);
        copra::Body* body = _world.find(apple.body);
        if (!body) continue;
        body->velocity.y = std::max(body->velocity.y, -tuning().orchard.appleFall);
        body->velocity.x =
            std::clamp(body->velocity.x, -tuning().orchard.appleRoll, tuning().orchard.appleRoll);
        apple.turn =
            std::fmod(apple.turn + body->velocity.x * dt / apple.radius * copra::kDegreesPerRadian, 360.0f);
    }
}

void Hillside::removeOutside() {
    const float gone = playfield().bottom - kGone;
    for (std::size_t i = _apples.size(); i-- > 0;) {
        const copra::Body* body = _world.find(_apples[i].body);
        if (body && body->position.y > gone) continue;
        _world.remove(_apples[i].body);
        _apples.erase(_apples.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (std::size_t i = _logs.size(); i-- > 0;) {
        const copra::Slope* slope = _world.findSlope(_logs[i].slope);
        if (slope && std::max(slope->left.y, slope->right.y) > gone) {
            _logs[i].left = slope->left;
            _logs[i].right = slope->right;
            continue;
        }
        _world.removeSlope(_logs[i].slope);
        _logs.erase(_logs.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void Hillside::applyHit(copra::Handle apple, const Vec2& stingVelocity) {
    copra::Body* body = _world.find(apple);
    if (!body) return;
    const float inverse = 1 / tuning().orchard.stingMass;
    Vec2 sting = stingVelocity;
    // Along each axis the faster one is behind: it has just caught up with the other.
    const auto exchange = [&](float& stings, float& apples) {
        if (stings > apples)
            copra::exchangeSpeeds(stings, inverse, apples, body->inverseMass, tuning().orchard.appleBounce);
        else
            copra::exchangeSpeeds(apples, body->inverseMass, stings, inverse, tuning().orchard.appleBounce);
    };
    exchange(sting.x, body->velocity.x);
    exchange(sting.y, body->velocity.y);
    for (Apple& other : _apples)
        if (other.body == apple) other.thrown = tuning().orchard.thrownTime;
}

bool Hillside::isThrown(copra::Handle apple) const {
    return std::any_of(_apples.begin(), _apples.end(),
                       [&](const Apple& other) { return other.body == apple && other.thrown > 0; });
}

} // namespace beecluster
