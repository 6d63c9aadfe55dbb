#include "actors/BeeSwarm.h"

#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/Positions.h"
#include "base/refuse.h"

#include <algorithm>

namespace copra {

BeeSwarm::BeeSwarm(const SwarmTuning& tuning, std::uint64_t seed) : _swarm(tuning, seed) {}

void BeeSwarm::add(CollisionSprite* bee) {
    if (copra::refuse(!bee, "BeeSwarm::add: the bee is null") ||
        std::find(_bees.begin(), _bees.end(), bee) != _bees.end())
        return;
    _swarm.add(bee->getPosition());
    _bees.emplace_back(bee);
}

void BeeSwarm::remove(CollisionSprite* bee) {
    const auto place = std::find(_bees.begin(), _bees.end(), bee);
    if (!bee || place == _bees.end()) return;
    _swarm.remove(static_cast<std::size_t>(place - _bees.begin()));
    _bees.erase(place);
}

void BeeSwarm::clear() {
    _swarm.clear();
    _bees.clear();
}

std::size_t BeeSwarm::size() {
    removeDead();
    return _bees.size();
}

CollisionSprite* BeeSwarm::bee(std::size_t index) const {
    return _bees[index].get();
}

void BeeSwarm::setPointer(const Vec2& position, bool touching) {
    _pointer.position = position;
    _pointer.touching = touching;
}

void BeeSwarm::setThreats(const CollisionWorld* world, std::uint32_t categories) {
    _world = world;
    _threatCategories = categories;
}

void BeeSwarm::removeDead() {
    for (std::size_t i = _bees.size(); i-- > 0;) {
        if (_bees[i]) continue;
        _swarm.remove(i);
        _bees.erase(_bees.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void BeeSwarm::collectThreats() {
    _threats.clear();
    if (!_world || _bees.empty()) return;
    const cocos2d::AffineTransform toBees =
        cocos2d::AffineTransformInvert(transformUpTo(_world->space(), _bees.front()->getParent()));
    for (const CollisionWorld::Body& body : _world->bodies()) {
        if (!body.sprite || (body.circle.category & _threatCategories) == 0) continue;
        Threat threat{body.circle.center, body.velocity, body.circle.radius};
        threat.position = cocos2d::PointApplyAffineTransform(body.circle.center, toBees);
        threat.velocity =
            cocos2d::PointApplyAffineTransform(body.circle.center + body.velocity, toBees) - threat.position;
        _threats.push_back(threat);
    }
}

void BeeSwarm::step(float dt) {
    removeDead();
    collectThreats();
    for (std::size_t i = 0; i < _bees.size(); ++i) _swarm.setPosition(i, _bees[i]->getPosition());
    _swarm.step(dt, _pointer, _threats);
    for (std::size_t i = 0; i < _bees.size(); ++i) {
        _bees[i]->setPosition(_swarm.position(i));
        const Vec2& velocity = _swarm.velocity(i);
        if (_turns && !velocity.isZero()) _bees[i]->setRotation(rotationFacing(velocity));
    }
}

} // namespace copra
