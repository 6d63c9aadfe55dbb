// The numbers of the gameplay kit, and its plain structs.

#include "ClassExamples.h"

#include "actors/MySteering.h"
#include "gameplay/Random.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/Platformer.h"
#include "gameplay/collision/CollisionSpace.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/Flocking.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/swarm/Swarm.h"
#include "gameplay/tracking/Tracking.h"
#include "gameplay/tracking/Unit.h"

USING_NS_CC;

namespace {

class TuningExamples : public ClassExamples {
protected:
    const float dt = 1.0f / 60.0f;
};

TEST_F(TuningExamples, ArrivalTuning) {
    //! [copra::ArrivalTuning]
    copra::ArrivalTuning gentle;
    gentle.brakeDistance = 120; // points: brakes early and comes to rest softly
    copra::Steerable boat;
    boat.maxSpeed = 150;
    copra::steer(boat, copra::arrival(boat, Vec2(300, 200), gentle), dt);
    //! [copra::ArrivalTuning]
    EXPECT_GT(boat.velocity.length(), 0);
}

TEST_F(TuningExamples, SteeringTuning) {
    //! [copra::SteeringTuning]
    auto* const target = Node::create();
    target->setPosition(300, 200);
    scene->addChild(target);
    copra::SteeringTuning heavy;
    heavy.maxSpeed = 180;
    heavy.maxAccel = 300; // wide curves
    auto whale = copra::MySteering::create(target, "garden.png", heavy);
    scene->addChild(whale);
    //! [copra::SteeringTuning]
    app.step(10);
    EXPECT_EQ(whale->getTuning().maxAccel, 300);
}

TEST_F(TuningExamples, WanderTuning) {
    //! [copra::WanderTuning]
    copra::WanderTuning restless;
    restless.turnDegrees = 200;
    copra::Random random(7);
    copra::Steerable fly;
    float angle = 0; // one for each mover
    for (int frame = 0; frame < 60; ++frame)
        copra::steer(fly, copra::wander(fly, angle, restless, random, dt), dt);
    //! [copra::WanderTuning]
    EXPECT_FALSE(fly.position.isZero());
}

TEST_F(TuningExamples, FlockTuning) {
    //! [copra::FlockTuning]
    copra::FlockTuning dense;
    dense.spacing = 18;       // points
    dense.cohesionWeight = 1; // keeps together
    copra::Steerable bird;
    bird.velocity = Vec2(100, 0);
    const std::vector<copra::Flockmate> mates; // those that it sees
    copra::steer(bird, copra::flocking(bird, mates, dense), dt);
    //! [copra::FlockTuning]
    EXPECT_EQ(copra::validate(dense), nullptr);
    EXPECT_GT(bird.position.x, 0);
}

TEST_F(TuningExamples, SwarmTuning) {
    //! [copra::SwarmTuning]
    copra::SwarmTuning quick;
    quick.maxSpeed = 400; // points per second
    quick.maxAccel = 3000;
    quick.spacing = 30;
    copra::Swarm swarm(quick, 7);
    //! [copra::SwarmTuning]
    EXPECT_EQ(swarm.size(), 0u);
}

TEST_F(TuningExamples, DodgePlanner) {
    //! [copra::DodgePlanner]
    copra::DodgePlanner planner; // keep one
    copra::Dodger bee;
    bee.position = Vec2(240, 160);
    planner.begin(bee, copra::DodgeTuning());
    planner.addThreat({Vec2(100, 160), Vec2(400, 0), 6}); // position, velocity, radius of a bullet
    bee.velocity = planner.choose(Vec2::ZERO);            // would rather stay
    //! [copra::DodgePlanner]
    EXPECT_FALSE(bee.velocity.isZero());
}

TEST_F(TuningExamples, DodgeTuning) {
    //! [copra::DodgeTuning]
    const copra::Threat bullet{Vec2(100, 160), Vec2(400, 0), 6};
    copra::DodgeTuning careful;
    careful.horizon = 1; // seconds that it looks ahead
    careful.margin = 8;  // points of clearance
    const Vec2 away = copra::dodge(Vec2(240, 165), Vec2::ZERO, 8, bullet, careful);
    //! [copra::DodgeTuning]
    EXPECT_GT(away.y, 0);
}

TEST_F(TuningExamples, TrackTuning) {
    //! [copra::TrackTuning]
    copra::TrackTuning missile;
    missile.speed = 400;
    missile.turnDegrees = 120; // degrees per second
    missile.seekDistance = 300;
    missile.lead = true; // aims at where the target will be
    //! [copra::TrackTuning]
    EXPECT_EQ(missile.speed, 400);
}

TEST_F(TuningExamples, UnitTuning) {
    //! [copra::UnitTuning]
    copra::UnitTuning tank;
    tank.pursuit = copra::Pursuit::Home;
    tank.speed = 120;
    tank.turnDegrees = 90; // degrees per second
    copra::Unit unit;
    unit.step(Vec2(100, 50), tank, dt);
    //! [copra::UnitTuning]
    EXPECT_FALSE(unit.arrived);
}

TEST_F(TuningExamples, PlatformerTuning) {
    //! [copra::PlatformerTuning]
    copra::PlatformerTuning moon;
    moon.jumpHeight = 220; // points
    moon.fallGravity = 1;
    moon.coyoteTime = 0.15f; // seconds
    copra::BodyWorld world;
    copra::Platformer hero(world.add(copra::makeWalker(Vec2(100, 20), Size(24, 40))), moon);
    //! [copra::PlatformerTuning]
    EXPECT_NE(world.find(hero.body()), nullptr);
}

TEST_F(TuningExamples, BodyWorldTuning) {
    //! [copra::BodyWorldTuning]
    copra::BodyWorldTuning fromAbove;
    fromAbove.gravity = Vec2::ZERO; // boxes that are pushed on a floor
    copra::BodyWorld world(fromAbove);
    //! [copra::BodyWorldTuning]
    const copra::Handle box = world.add(copra::makeBox(Vec2(100, 100), Size(32, 32), 1));
    world.step(dt);
    EXPECT_EQ(world.find(box)->position, Vec2(100, 100));
}

TEST_F(TuningExamples, Body) {
    //! [copra::Body]
    copra::Body platform;
    platform.position = Vec2(240, 80);
    platform.halfSize = Vec2(40, 6);
    platform.inverseMass = 0;        // nothing pushes it
    platform.velocity = Vec2(60, 0); // but it moves
    platform.oneWay = true;          // one jumps through it from below
    copra::BodyWorld world;
    const copra::Handle handle = world.add(platform);
    //! [copra::Body]
    for (int frame = 0; frame < 60; ++frame) world.step(dt);
    EXPECT_NEAR(world.find(handle)->position.x, 300, 1);
}

TEST_F(TuningExamples, CollisionShape) {
    //! [copra::CollisionShape]
    const auto coin = copra::CollisionShape::circle(Vec2(0, 0), 12);
    const auto sword = copra::CollisionShape::capsule(Vec2(0, 0), Vec2(60, 0), 4);
    const auto crate = copra::CollisionShape::box(Vec2(0, 0), Size(40, 40), 0.5f); // turned by radians
    //! [copra::CollisionShape]
    EXPECT_TRUE(coin.isCircle());
    EXPECT_FALSE(sword.isCircle());
    EXPECT_GT(crate.reach(), 28);
}

} // namespace
