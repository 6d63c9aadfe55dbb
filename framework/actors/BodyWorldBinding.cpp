#include "actors/BodyWorldBinding.h"

#include "base/log.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kLongestFrame = 0.25f; ///< seconds
// Seconds: frames of exactly a step must give exactly a step, however they add up.
constexpr float kRounding = 1.0e-4f;

} // namespace

BodyWorldBinding::BodyWorldBinding(const BodyWorldTuning& tuning, float stepSeconds) : _world(tuning) {
    if (isPositive(stepSeconds))
        _stepSeconds = stepSeconds;
    else
        cocos2d::log("BodyWorldBinding: stepSeconds must be a finite number above 0; it is 1/60");
}

Handle BodyWorldBinding::add(cocos2d::Node* node, const Body& body) {
    if (!node) {
        cocos2d::log("BodyWorldBinding: body refused: there is no node");
        return {};
    }
    const Handle handle = _world.add(body);
    if (_world.find(handle)) follow(node, handle);
    return handle;
}

void BodyWorldBinding::follow(cocos2d::Node* node, Handle body, const Vec2& offset) {
    const Body* const found = _world.find(body);
    if (!node || !found) return;
    _bound.push_back({WeakPtr<cocos2d::Node>(node), body, offset, found->position});
    node->setPosition(found->position + offset);
}

void BodyWorldBinding::remove(cocos2d::Node* node) {
    for (std::size_t i = _bound.size(); i-- > 0 && node;) {
        if (_bound[i].node != node) continue;
        _world.remove(_bound[i].body);
        _bound.erase(_bound.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

cocos2d::Node* BodyWorldBinding::nodeOf(Handle body) const {
    for (const Bound& bound : _bound)
        if (bound.body == body) return bound.node.get();
    return nullptr;
}

Handle BodyWorldBinding::bodyOf(const cocos2d::Node* node) const {
    for (const Bound& bound : _bound)
        if (node && bound.node == node) return bound.body;
    return {};
}

BodyWorldBinding::Player& BodyWorldBinding::addPlayer(cocos2d::Node* node, const Body& body,
                                                      const PlatformerTuning& tuning) {
    _players.push_back({Platformer(add(node, body), tuning), {}});
    return _players.back();
}

Level::Handles BodyWorldBinding::add(const Level& level) {
    Level::Handles made = level.addTo(_world);
    for (const PlatformTrack& track : made.tracks) addTrack(track);
    return made;
}

void BodyWorldBinding::dropDead() {
    for (std::size_t i = _bound.size(); i-- > 0;) {
        if (_bound[i].node) continue;
        _world.remove(_bound[i].body);
        _bound.erase(_bound.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void BodyWorldBinding::step(float dt) {
    if (!isPositive(dt)) return;
    dropDead();
    _waiting += std::min(dt, kLongestFrame);
    while (_waiting >= _stepSeconds - kRounding) {
        stepOnce();
        _waiting -= _stepSeconds;
    }
    _waiting = std::max(_waiting, 0.0f);
    place(_waiting / _stepSeconds);
}

void BodyWorldBinding::stepOnce() {
    for (Bound& bound : _bound)
        if (const Body* const body = _world.find(bound.body)) bound.before = body->position;
    for (PlatformTrack& track : _tracks) track.control(_world, _stepSeconds);
    for (Player& player : _players) player.platformer.control(_world, player.input, _stepSeconds);
    if (_beforeStep) _beforeStep(_stepSeconds);
    _world.step(_stepSeconds);
    ++_stepCount;
}

void BodyWorldBinding::place(float share) {
    for (Bound& bound : _bound) {
        const Body* const body = _world.find(bound.body);
        if (body && bound.node)
            bound.node->setPosition(bound.before.lerp(body->position, share) + bound.offset);
    }
}

} // namespace copra
