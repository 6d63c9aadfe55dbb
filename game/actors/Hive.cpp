#include "actors/Hive.h"

#include "Tuning.h"
#include "actors/Categories.h"
#include "actors/CollisionWorld.h"
#include "base/autoreleased.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

copra::SwarmTuning swarmTuning() {
    copra::SwarmTuning t;
    t.maxSpeed = tuning::kBeeSpeed;
    t.maxAccel = tuning::kBeeAcceleration;
    t.radius = tuning::kBeeRadius;
    t.spacing = tuning::kBeeSpacing * 1.4F;
    t.spacingTouching = tuning::kBeeSpacing;
    t.brakeDistance = tuning::kBeeBrake;
    t.leash = tuning::kBeeLeash;
    t.dodgeWeight = tuning::kDodgeWeight;
    t.dodge.horizon = tuning::kDodgeHorizon;
    t.dodge.margin = tuning::kDodgeMargin;
    return t;
}

} // namespace

Hive* Hive::create(std::uint64_t seed) {
    auto* hive = new Hive(seed);
    hive->init();
    return copra::autoreleased(hive);
}

Hive::Hive(std::uint64_t seed) : _swarm(swarmTuning(), seed), _middle(tuning::kFieldWidth / 2, 150) {}

void Hive::setWorld(copra::CollisionWorld* world) {
    _world = world;
    _swarm.setThreats(world, category::kHarmsBees);
}

Bee* Hive::addBee(const Vec2& place) {
    auto* bee = Bee::create();
    if (!bee) return nullptr;
    bee->setPosition(place);
    addChild(bee);
    bee->setCollisionWorld(_world);
    _swarm.add(bee);
    _bees.push_back(bee);
    return bee;
}

void Hive::removeBee(Bee* bee) {
    _swarm.remove(bee);
    _bees.erase(std::remove(_bees.begin(), _bees.end(), bee), _bees.end());
    bee->removeFromParent();
}

void Hive::step(float dt) {
    _swarm.step(dt);
    if (_bees.empty()) return;
    Vec2 sum;
    for (std::size_t i = 0; i < _bees.size(); ++i) {
        _bees[i]->live(dt, _swarm.swarm().velocity(i));
        sum += _bees[i]->getPosition();
    }
    _middle = sum / static_cast<float>(_bees.size());
}

Bee* Hive::nearest(const Vec2& place) const {
    const auto closer = [&](const Bee* a, const Bee* b) {
        return a->getPosition().distanceSquared(place) < b->getPosition().distanceSquared(place);
    };
    const auto found = std::min_element(_bees.begin(), _bees.end(), closer);
    return found == _bees.end() ? nullptr : *found;
}

} // namespace beecluster
