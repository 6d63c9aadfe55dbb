#include "actors/BeeSwarm.h"
#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/MySteering.h"
#include "actors/TrackBullet.h"
#include "actors/UnitSprite.h"
#include "actors/reference/ReferenceSteering.h"
#include "actors/reference/ReferenceUnit.h"
#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

/// A node that owns a collision world and a swarm and steps them.
class Arena : public Node {
public:
    static Arena* create() {
        auto* const arena = new Arena;
        arena->autorelease();
        arena->scheduleUpdate();
        arena->_swarm.setThreats(&arena->_world, ~0u);
        return arena;
    }
    copra::CollisionWorld& world() { return _world; }
    copra::BeeSwarm& swarm() { return _swarm; }
    void update(float dt) override {
        _swarm.step(dt);
        _world.step(dt);
    }

private:
    copra::CollisionWorld _world;
    copra::BeeSwarm _swarm;
};

copra::SteeringTuning steeringTuning(Monkey& m) {
    copra::SteeringTuning tuning;
    tuning.maxAccel = m.draw().number();
    tuning.maxSpeed = m.draw().number();
    tuning.brakeDistance = m.draw().number();
    return tuning;
}

void addActor(Monkey& m) {
    auto* const arena = m.find<Arena>();
    auto* const actor = dynamic_cast<copra::CollisionSprite*>(m.exampleOf("gameplay"));
    if (!actor) return;
    actor->setPosition(m.draw().touchPoint());
    actor->setRadius(m.draw().number());
    actor->setSwept(m.draw().flag());
    if (arena) arena->world().add(actor);
    if (arena && m.draw().flag()) arena->swarm().add(actor);
    m.add(actor);
}

void changeActor(Monkey& m) {
    auto* const actor = m.find<copra::CollisionSprite>();
    if (!actor) return;
    actor->setCategory(static_cast<unsigned>(m.draw().anyInteger()));
    actor->setRadius(m.draw().number());
    actor->setCollidable(m.draw().flag());
    if (auto* const steering = dynamic_cast<copra::MySteering*>(actor)) {
        steering->setTarget(m.node());
        steering->setVelocity(m.draw().point());
        steering->setTuning(steeringTuning(m));
        steering->setTurns(m.draw().flag());
    }
    if (auto* const reference = dynamic_cast<copra::ReferenceSteering*>(actor)) {
        reference->setTarget(m.node());
        reference->setVelocity(m.draw().point());
    }
    if (auto* const reference = dynamic_cast<copra::ReferenceUnit*>(actor)) {
        reference->setTargetPosition(m.draw().point());
        reference->setHeading(m.draw().point());
    }
    if (auto* const unit = dynamic_cast<copra::UnitSprite*>(actor)) {
        unit->setTargetPosition(m.draw().point());
        unit->setHeading(m.draw().point());
        unit->setOnArrived([call = m.callback()](copra::UnitSprite*) { call(); });
    }
    if (auto* const bullet = dynamic_cast<copra::TrackBullet*>(actor))
        bullet->setTarget(m.find<copra::CollisionSprite>());
}

} // namespace

const std::vector<Operation>& actorOperations() {
    static const std::vector<Operation> s_operations = {
        {"arena", [](Monkey& m) { m.add(Arena::create()); }},
        {"actor", addActor, 4},
        {"change an actor", changeActor, 2},
        {"collision callback",
         [](Monkey& m) {
             auto* const arena = m.find<Arena>();
             if (!arena) return;
             arena->world().began().connect(
                 [call = m.callback()](copra::CollisionSprite*, copra::CollisionSprite*) { call(); });
         }},
        {"swarm",
         [](Monkey& m) {
             auto* const arena = m.find<Arena>();
             if (arena) arena->swarm().setPointer(m.draw().point(), m.draw().flag());
         }},
    };
    return s_operations;
}

} // namespace monkey
