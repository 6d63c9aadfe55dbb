// The gameplay kit.

#include "ClassExamples.h"

#include "actors/BeeSwarm.h"
#include "actors/BodyWorldBinding.h"
#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/SteeredNode.h"
#include "actors/TrackBullet.h"
#include "actors/reference/ReferenceUnit.h"
#include "gameplay/HandleTable.h"
#include "gameplay/Random.h"
#include "gameplay/bodies/BodyWorld.h"
#include "gameplay/bodies/Platformer.h"
#include "gameplay/collision/CirclePairs.h"
#include "gameplay/collision/CollisionSpace.h"
#include "gameplay/collision/SpatialGrid.h"
#include "gameplay/reference/Arrival.h"
#include "gameplay/reference/TrackShot.h"
#include "gameplay/reference/Unit.h"
#include "gameplay/steering/Arrival.h"
#include "gameplay/steering/FlowField.h"
#include "gameplay/steering/PathFollowing.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"
#include "gameplay/swarm/Swarm.h"
#include "gameplay/tracking/Tracking.h"
#include "gameplay/tracking/Unit.h"

USING_NS_CC;

namespace {

class KitExamples : public ClassExamples {
protected:
    static copra::CollisionSprite* ball(const Vec2& position) {
        auto* const made = copra::CollisionSprite::create("garden.png");
        made->setRadius(16);
        made->setPosition(position);
        return made;
    }

    const copra::CollisionSprite* hit = nullptr;
};

TEST_F(KitExamples, CollisionSprite) {
    const float dt = 1.0f / 60.0f;
    //! [copra::CollisionSprite]
    copra::CollisionWorld world; // one for each level; a member of your layer
    auto bee = copra::CollisionSprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    bee->setPosition(100, 100);
    auto wasp = copra::CollisionSprite::create("garden.png", Rect(0, 128, 64, 64));
    wasp->setPosition(110, 100);
    for (copra::CollisionSprite* sprite : {bee, wasp}) {
        sprite->setRadius(16); // points
        scene->addChild(sprite);
        sprite->setCollisionWorld(&world);
    }
    bee->collisionBegan().connect([this](copra::CollisionSprite*, copra::CollisionSprite* other) {
        hit = other; // the wasp
    });
    world.step(dt); // once a frame, after everything has moved
    //! [copra::CollisionSprite]
    EXPECT_EQ(hit, wasp);
    world.removeAll();
}

TEST_F(KitExamples, CollisionWorld) {
    const float dt = 1.0f / 60.0f;
    //! [copra::CollisionWorld]
    copra::CollisionWorld world; // one for each level; a member of your layer
    auto shot = copra::CollisionSprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    shot->setPosition(100, 100);
    auto enemy = copra::CollisionSprite::create("garden.png", Rect(0, 128, 64, 64));
    enemy->setPosition(110, 100);
    for (copra::CollisionSprite* sprite : {shot, enemy}) {
        sprite->setRadius(16); // points
        scene->addChild(sprite);
        world.add(sprite);
    }
    world.began().connect(
        [this, shot](copra::CollisionSprite* a, copra::CollisionSprite* b) { hit = a == shot ? b : a; });
    world.step(dt); // once a frame, after everything has moved
    //! [copra::CollisionWorld]
    EXPECT_EQ(hit, enemy);
    world.removeAll();
}

TEST_F(KitExamples, TrackBullet) {
    //! [copra::TrackBullet]
    enum : unsigned { kWasp = 1, kShot = 2 };
    copra::CollisionWorld world; // one for each level; a member of your layer
    auto wasp = copra::CollisionSprite::create("garden.png", Rect(192, 0, 64, 64)); // a flower
    wasp->setPosition(300, 250);
    wasp->setCategory(kWasp);
    scene->addChild(wasp);
    world.add(wasp);
    copra::TrackTuning tuning;
    tuning.speed = 300;                                                   // points per second
    tuning.turnDegrees = 360;                                             // per second
    auto frame = SpriteFrame::create("garden.png", Rect(0, 128, 64, 64)); // a stone
    auto missile = copra::TrackBullet::create(frame, Vec2(0, 1), tuning); // flies up at first
    missile->setPosition(240, 60);
    missile->setCategory(kShot);
    missile->setCollisionMask(kWasp);    // what it hits
    missile->setTargetCategories(kWasp); // what it pursues
    missile->setCollisionWorld(&world);  // looks for targets there
    scene->addChild(missile);
    scene->schedule([&world](float dt) { world.step(dt); }, "collisions");
    //! [copra::TrackBullet]
    app.step(12);
    EXPECT_EQ(missile->getTarget(), wasp);
    EXPECT_GT(missile->getVelocity().x, 0);
    scene->unschedule("collisions");
    missile->removeFromParent();
    world.removeAll();
}

TEST_F(KitExamples, ReferenceUnit) {
    //! [copra::ReferenceUnit]
    auto unit = copra::ReferenceUnit::create("garden.png", copra::ReferenceUnit::Movement::Home, 5);
    unit->setTargetPosition(Vec2(300, 200)); // where it flies, 5 points a frame
    scene->addChild(unit);
    //! [copra::ReferenceUnit]
    app.step(5);
    EXPECT_NE(unit->getPosition(), Vec2::ZERO);
}

TEST_F(KitExamples, CollisionSpace) {
    //! [copra::CollisionSpace]
    int met = 0;
    copra::CollisionSpace space;
    const auto ball = space.add(copra::CollisionShape::circle({0, 0}, 8), Vec2(100, 100));
    space.add(copra::CollisionShape::capsule({0, 0}, {0, 40}, 8), Vec2(110, 80));
    space.body(ball)->swept = true; // never jumps over another body
    space.step(1.0f / 60.0f);
    for (const copra::SpaceEvent& event : space.events())
        if (event.first == ball || event.second == ball) ++met;
    //! [copra::CollisionSpace]
    EXPECT_GT(met, 0);
}

TEST_F(KitExamples, SpatialGrid) {
    //! [copra::SpatialGrid]
    const std::vector<Vec2> bees{{10, 10}, {14, 10}, {200, 200}};
    copra::SpatialGrid grid;
    grid.build(bees.data(), bees.size(), 32, 32); // every frame
    std::vector<std::uint32_t> near;
    grid.neighbors(Vec2(12, 10), 20, near); // the indices 0 and 1
    //! [copra::SpatialGrid]
    EXPECT_EQ(near.size(), 2u);
}

TEST_F(KitExamples, CirclePairs) {
    //! [copra::CirclePairs, copra::CirclePair, copra::Circle]
    int hits = 0;
    enum : std::uint32_t { kBee = 1, kShot = 2 };
    const std::vector<copra::Circle> circles{
        {Vec2(10, 10), 16, kBee, kShot}, // center, radius, category, and the categories it collides with
        {Vec2(20, 10), 16, kBee, kShot},
        {Vec2(15, 20), 4, kShot, kBee},
    };
    copra::CirclePairs finder; // keep it: it allocates memory in the first steps only
    for (const copra::CirclePair& pair : finder.find(circles)) {
        log("%u was hit by %u", pair.first, pair.second); // indices of the circles: 0 and 2, 1 and 2
        ++hits;
    }
    //! [copra::CirclePairs, copra::CirclePair, copra::Circle]
    EXPECT_EQ(hits, 2);
}

TEST_F(KitExamples, BodyWorld) {
    //! [copra::BodyWorld]
    copra::BodyWorld world;
    world.add(copra::makeWall(Vec2(240, 10), Size(480, 20)));
    const copra::Handle crate = world.add(copra::makeBox(Vec2(100, 80), Size(32, 32), 2)); // mass 2
    world.addSlope({Vec2(200, 20), Vec2(400, 100), Vec2::ZERO, 0.5f});
    for (int frame = 0; frame < 60; ++frame) world.step(1.0f / 60.0f);
    const Vec2 rests = world.find(crate)->position; // (100, 36), on the wall
    //! [copra::BodyWorld]
    EXPECT_NEAR(rests.y, 36, 0.5f);
}

TEST_F(KitExamples, BodyWorldBinding) {
    //! [copra::BodyWorldBinding]
    copra::BodyWorldBinding bodies; // a member of your layer
    bodies.world().add(copra::makeWall(Vec2(240, 10), Size(480, 20)));
    auto hero = Sprite::create("garden.png", Rect(212, 68, 24, 40)); // a part of the image
    scene->addChild(hero);
    auto& player = bodies.addPlayer(hero, copra::makeWalker(Vec2(100, 20), Size(24, 40)));
    player.input.walk = 1;     // whenever keys change
    bodies.step(1.0f / 60.0f); // every frame; moves the sprite
    //! [copra::BodyWorldBinding]
    for (int frame = 0; frame < 60; ++frame) bodies.step(1.0f / 60.0f);
    EXPECT_GT(hero->getPositionX(), 150);
}

TEST_F(KitExamples, Platformer) {
    //! [copra::Platformer]
    copra::BodyWorld world;
    world.add(copra::makeWall(Vec2(240, 10), Size(480, 20)));
    copra::Platformer hero(world.add(copra::makeWalker(Vec2(100, 20), Size(24, 40))));
    copra::PlatformerInput keys;
    keys.walk = 1;
    for (int frame = 0; frame < 60; ++frame) {
        hero.control(world, keys, 1.0f / 60.0f); // before each step
        world.step(1.0f / 60.0f);
    }
    //! [copra::Platformer]
    EXPECT_GT(world.find(hero.body())->position.x, 150);
}

TEST_F(KitExamples, SteeringPriorities) {
    const float dt = 1.0f / 60.0f;
    //! [copra::SteeringPriorities]
    copra::Steerable self;
    self.position = Vec2(100, 100);
    const Vec2 target(300, 100);
    copra::SteeringPriorities priorities(self, dt);
    priorities
        .add(copra::flee(self, Vec2(90, 100))) // the most important first
        .add(copra::seek(self, target));
    copra::steer(self, priorities.desiredVelocity(), dt);
    //! [copra::SteeringPriorities]
    EXPECT_GT(self.position.x, 100);
}

TEST_F(KitExamples, Steerable) {
    const float dt = 1.0f / 60.0f;
    //! [copra::Steerable]
    copra::Steerable bee; // a plain struct
    bee.position = Vec2(100, 100);
    bee.maxSpeed = 200;
    for (int frame = 0; frame < 240; ++frame) copra::steer(bee, copra::arrival(bee, Vec2(300, 200)), dt);
    //! [copra::Steerable]
    EXPECT_NEAR(bee.position.x, 300, 2);
}

TEST_F(KitExamples, SteeredNode) {
    const float dt = 1.0f / 60.0f;
    //! [copra::SteeredNode]
    auto sprite = Sprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    scene->addChild(sprite);
    const Vec2 touch(200, 100);     // where it goes
    copra::SteeredNode bee(sprite); // a member of your layer; holds the sprite weakly
    copra::Steerable limits;
    limits.maxSpeed = 200;
    copra::steerObject(bee, limits, dt,
                       [&](const copra::Steerable& self) { return copra::arrival(self, touch); });
    //! [copra::SteeredNode]
    EXPECT_GT(sprite->getPositionX(), 0);
}

TEST_F(KitExamples, SteeringPath) {
    //! [copra::SteeringPath]
    const copra::SteeringPath path({{0, 0}, {200, 0}, {200, 200}}, 20); // 20 points wide to each side
    copra::PathWalker walker;                                           // one for each mover
    copra::Steerable snail;
    for (int frame = 0; frame < 60; ++frame)
        copra::steer(snail, copra::followPath(snail, path, walker), 1.0f / 60.0f);
    //! [copra::SteeringPath]
    EXPECT_GT(walker.distance, 50);
}

TEST_F(KitExamples, FlowField) {
    //! [copra::FlowField]
    copra::FlowField field(Rect(0, 0, 480, 320), 24, 16); // the area of the level, in cells
    const Rect wall(200, 0, 40, 200);
    field.leadTo(Vec2(440, 40), [&](const Vec2& position) { return wall.containsPoint(position); });
    const Vec2 flow = field.flowAt(Vec2(100, 40)); // around the wall
    //! [copra::FlowField]
    EXPECT_FALSE(flow.isZero());
}

TEST_F(KitExamples, Swarm) {
    //! [copra::Swarm]
    copra::Swarm swarm({}, 7); // the seed: equal calls give an equal flight
    for (int i = 0; i < 20; ++i) swarm.add(Vec2(240, 160));
    const std::vector<copra::Threat> shots{{Vec2(0, 160), Vec2(300, 0), 6}};
    const copra::SwarmPointer finger{Vec2(240, 160), false};
    for (int frame = 0; frame < 30; ++frame) swarm.step(1.0f / 60.0f, finger, shots);
    const Vec2 first = swarm.position(0);
    //! [copra::Swarm]
    EXPECT_EQ(swarm.size(), 20u);
    EXPECT_NE(first, Vec2(240, 160));
}

TEST_F(KitExamples, BeeSwarm) {
    const float dt = 1.0f / 60.0f;
    //! [copra::BeeSwarm]
    auto bee = copra::CollisionSprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    bee->setRadius(16);
    bee->setPosition(200, 100);
    scene->addChild(bee);
    copra::CollisionWorld world; // with the shots; a member of your layer before the swarm, to outlive it
    const unsigned shotCategory = 2;
    copra::BeeSwarm swarm; // a member of your layer
    swarm.setThreats(&world, shotCategory);
    swarm.add(bee);
    swarm.setPointer(Vec2(240, 160), true); // each frame
    swarm.step(dt);
    world.step(dt);
    //! [copra::BeeSwarm]
    EXPECT_NE(bee->getPosition(), Vec2(200, 100));
}

TEST_F(KitExamples, TrackShot) {
    //! [copra::TrackShot]
    copra::TrackTuning tuning;
    tuning.turnDegrees = 180;
    copra::TrackShot shot;
    shot.velocity = Vec2(0, tuning.speed);
    const std::vector<copra::TrackTarget> enemies{{Vec2(50, 300), Vec2::ZERO}, {Vec2(400, 20), Vec2::ZERO}};
    const std::size_t found = shot.seek(enemies.data(), enemies.size(), tuning);
    shot.advance(found == copra::TrackShot::kNoTarget ? nullptr : &enemies[found], tuning, 1.0f / 60.0f);
    //! [copra::TrackShot]
    EXPECT_EQ(found, 0u);
    EXPECT_GT(shot.position.y, 5);
}

TEST_F(KitExamples, Unit) {
    //! [copra::Unit]
    copra::UnitTuning tuning;
    tuning.pursuit = copra::Pursuit::Straight;
    tuning.speed = 100;
    copra::Unit soldier;
    for (int frame = 0; frame < 120 && !soldier.arrived; ++frame)
        soldier.step(Vec2(100, 50), tuning, 1.0f / 60.0f);
    //! [copra::Unit]
    EXPECT_TRUE(soldier.arrived);
}

TEST_F(KitExamples, HandleTable) {
    //! [copra::HandleTable]
    copra::HandleTable<Vec2> targets;
    const copra::Handle target = targets.add(Vec2(10, 20));
    targets.remove(target);
    const bool isGone = targets.find(target) == nullptr; // a handle may outlive its value
    //! [copra::HandleTable]
    EXPECT_TRUE(isGone);
}

TEST_F(KitExamples, ReferenceArrival) {
    auto* const bee = Sprite::create("garden.png");
    scene->addChild(bee);
    //! [copra::reference::Arrival]
    copra::reference::Arrival arrival; // a member of the node that it moves
    arrival.position = Vec2(40, 100);
    arrival.maxSpeed = 3;         // points per frame
    arrival.step(Vec2(400, 100)); // once a frame
    bee->setPosition(arrival.position);
    bee->setRotation(arrival.rotation);
    //! [copra::reference::Arrival]
    EXPECT_GT(bee->getPositionX(), 40);
}

TEST_F(KitExamples, ReferenceTrackShot) {
    //! [copra::reference::TrackShot]
    auto bullet = Sprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    scene->addChild(bullet);
    copra::reference::TrackShot shot; // a member of the node that it moves
    shot.position = Vec2(40, 100);
    shot.velocity = Vec2(5, 0); // points per frame
    copra::reference::TrackTarget enemies[2];
    enemies[0].position = Vec2(300, 180);
    enemies[1].position = Vec2(200, 140);
    std::size_t found = shot.seek(enemies, 2); // the nearest one ahead
    shot.move(found == copra::reference::TrackShot::kNoTarget ? nullptr : &enemies[found]); // once a frame
    bullet->setPosition(shot.position);
    bullet->setRotation(shot.rotation);
    //! [copra::reference::TrackShot]
    EXPECT_EQ(found, 1u);
}

TEST_F(KitExamples, ReferenceUnitOfTheArticle) {
    //! [copra::reference::Unit]
    auto tank = Sprite::create("garden.png", Rect(192, 0, 64, 64)); // a part of the image
    scene->addChild(tank);
    copra::reference::Unit unit; // a member of the node that it moves
    unit.position = Vec2(40, 100);
    unit.setHeading(Vec2(0, 1));
    unit.degrees = 3;                            // per frame
    bool hasArrived = unit.home(Vec2(400, 100)); // once a frame: turns and moves
    tank->setPosition(unit.position);
    tank->setRotation(-CC_RADIANS_TO_DEGREES(unit.heading().getAngle())); // for art that faces right
    //! [copra::reference::Unit]
    EXPECT_FALSE(hasArrived);
    EXPECT_NE(tank->getPosition(), Vec2(40, 100));
}

TEST_F(KitExamples, Random) {
    //! [copra::Random]
    copra::Random dice(2024); // the same seed gives the same numbers on all systems
    const int points = dice.between(1, 6);
    const bool isRare = dice.chance(0.05f);
    const Vec2 way = dice.direction();
    //! [copra::Random]
    EXPECT_TRUE(points >= 1 && points <= 6);
    EXPECT_NEAR(way.length(), 1, 0.001f);
    (void)isRare;
}

} // namespace
