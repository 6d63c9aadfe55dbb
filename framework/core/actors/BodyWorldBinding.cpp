#include "actors/BodyWorldBinding.h"

#include "base/RefPtr.h"
#include "base/call.h"
#include "base/refuse.h"

#include <algorithm>

namespace copra {

namespace {

constexpr float kMaxFrame = 0.25f; ///< seconds
// Seconds: frames of exactly a step must give exactly a step, however they add up.
constexpr float kRounding = 1.0e-4f;

} // namespace

BodyWorldBinding::BodyWorldBinding(const BodyWorldTuning& tuning, float stepSeconds) : _world(tuning) {
    if (copra::warn(!isPositive(stepSeconds),
                    "BodyWorldBinding: stepSeconds must be a finite number above 0; 1/60 is used"))
        return;
    _stepSeconds = stepSeconds;
}

Handle BodyWorldBinding::add(cocos2d::Node* node, const Body& body) {
    if (copra::refuse(!node, "BodyWorldBinding::add: the node is null")) return {};
    const Handle handle = _world.add(body);
    if (_world.find(handle)) follow(node, handle);
    return handle;
}

void BodyWorldBinding::follow(cocos2d::Node* node, Handle body, const Vec2& offset) {
    const Body* const found = _world.find(body);
    if (!node || !found) return;
    _bindings.push_back({WeakPtr<cocos2d::Node>(node), body, offset, found->position});
    node->setPosition(found->position + offset);
}

void BodyWorldBinding::remove(cocos2d::Node* node) {
    for (std::size_t i = _bindings.size(); i-- > 0 && node;) {
        if (_bindings[i].node != node) continue;
        _world.remove(_bindings[i].body);
        _bindings.erase(_bindings.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

cocos2d::Node* BodyWorldBinding::nodeOf(Handle body) const {
    for (const Binding& binding : _bindings)
        if (binding.body == body) return binding.node.get();
    return nullptr;
}

Handle BodyWorldBinding::bodyOf(const cocos2d::Node* node) const {
    for (const Binding& binding : _bindings)
        if (node && binding.node == node) return binding.body;
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

void BodyWorldBinding::removeDead() {
    for (std::size_t i = _bindings.size(); i-- > 0;) {
        if (_bindings[i].node) continue;
        _world.remove(_bindings[i].body);
        _bindings.erase(_bindings.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void BodyWorldBinding::step(float dt) {
    if (!isPositive(dt)) return;
    removeDead();
    _accumulator += std::min(dt, kMaxFrame);
    while (_accumulator >= _stepSeconds - kRounding) {
        _accumulator -= _stepSeconds; // first: a step that throws is completed
        if (!stepOnce()) return;
    }
    _accumulator = std::max(_accumulator, 0.0f);
    placeNodes(_accumulator / _stepSeconds);
}

bool BodyWorldBinding::stepOnce() {
    for (Binding& binding : _bindings)
        if (const Body* const body = _world.find(binding.body)) binding.previousPosition = body->position;
    for (PlatformTrack& track : _tracks) track.control(_world, _stepSeconds);
    for (Player& player : _players) player.platformer.control(_world, player.input, _stepSeconds);
    const std::weak_ptr<const int> life = _life;
    call(_beforeStep, _stepSeconds);
    if (life.expired()) return false;
    _world.step(_stepSeconds);
    ++_stepCount;
    return true;
}

void BodyWorldBinding::placeNodes(float alpha) {
    const std::weak_ptr<const int> life = _life; // setPosition() of a game may end it, or bind other nodes
    for (std::size_t i = 0; !life.expired() && i < _bindings.size(); ++i) {
        const Binding& binding = _bindings[i];
        const Body* const body = _world.find(binding.body);
        const cocos2d::RefPtr<cocos2d::Node> node(binding.node.get());
        if (body && node)
            node->setPosition(binding.previousPosition.lerp(body->position, alpha) + binding.offset);
    }
}

} // namespace copra
