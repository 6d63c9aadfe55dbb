#include "GuideTest.h"
#include "actors/BeeSwarm.h"
#include "actors/CollisionSprite.h"
#include "actors/CollisionWorld.h"
#include "actors/MySteering.h"
#include "actors/SteeredNode.h"
#include "actors/UnitSprite.h"
#include "actors/reference/ReferenceSteering.h"
#include "gameplay/steering/Avoidance.h"
#include "gameplay/steering/SteeringBehaviors.h"
#include "gameplay/steering/SteeringBlend.h"

USING_NS_CC;

namespace {

constexpr unsigned kEnemy = 1, kEnemyShot = 2, kBee = 4;

class KitTest : public GuideTest {};

/// A wasp, an arm, and a bullet that flies past the wasp in one step.
class BearScene : public Scene {
public:
    CREATE_FUNC(BearScene);

    bool init() override {
        if (!Scene::init()) return false;
        add(wasp, Vec2(240, 212));
        add(arm, Vec2(240, 160));
        add(bullet, Vec2(100, 212));
        arm->setCollisionMask(0);
        return true;
    }

    void shape() {
        //! [shapes]
        arm->setShapes({copra::CollisionShape::capsule({0, 0}, {0, 40}, 8), // two ends, and a radius
                        copra::CollisionShape::circle({0, 50}, 14)});       // a center, and a radius
        //! [shapes]
    }

    void shoot(const Vec2& muzzle) {
        //! [swept]
        bullet->setSwept(true); // It hits everything on its path.
        bullet->setPosition(muzzle);
        bullet->setTeleported(); // It hits nothing between its old position and the muzzle.
        //! [swept]
    }

    copra::CollisionWorld world;
    copra::CollisionSprite* wasp = nullptr;
    copra::CollisionSprite* arm = nullptr;
    copra::CollisionSprite* bullet = nullptr;

private:
    void add(copra::CollisionSprite*& sprite, const Vec2& position) {
        sprite = copra::CollisionSprite::create("logo.png");
        sprite->setRadius(4);
        sprite->setPosition(position);
        sprite->setCollisionWorld(&world);
        addChild(sprite);
    }
};

TEST_F(KitTest, AnArmReachesFartherThanItsCircle) {
    auto* scene = run<BearScene>();
    scene->arm->setCollisionMask(~0u);
    int hits = 0;
    scene->world.began().connect([&](copra::CollisionSprite*, copra::CollisionSprite*) { ++hits; });
    scene->world.step();
    EXPECT_EQ(hits, 0);
    scene->shape();
    scene->world.step();
    EXPECT_EQ(hits, 1);
    scene->arm->setRotation(180); // the shapes turn with it
    scene->world.step();
    scene->arm->setRotation(0);
    scene->world.step();
    EXPECT_EQ(hits, 2);
}

TEST_F(KitTest, ASweptBulletHitsWhatIsOnItsWay) {
    auto* scene = run<BearScene>();
    int hits = 0;
    scene->wasp->collisionBegan().connect([&](copra::CollisionSprite*, copra::CollisionSprite*) { ++hits; });
    scene->world.step();
    scene->bullet->setPosition(400, 212); // not swept
    scene->world.step();
    EXPECT_EQ(hits, 0);
    scene->shoot(Vec2(100, 212)); // teleported
    scene->world.step();
    EXPECT_EQ(hits, 0);
    scene->bullet->setPosition(400, 212);
    scene->world.step();
    EXPECT_EQ(hits, 1);
}

//! [space]
struct Pearl {
    Vec2 position, velocity;
    copra::SpaceBodyId body = 0;
};

class PearlGame {
public:
    PearlGame() {
        // The third argument is the owner of the body. A game often passes its own object.
        _pearl.body = _space.add(copra::CollisionShape::circle({0, 0}, 8), _pearl.position, &_pearl);
        _space.body(_pearl.body)->swept = true;
        _wall = _space.add(copra::CollisionShape::box({0, 0}, {10, 200}), Vec2(600, 0));
    }

    void step(float dt) {
        _pearl.position += _pearl.velocity * dt;
        _space.body(_pearl.body)->placement.position = _pearl.position;
        _space.step(dt);
        for (const copra::SpaceEvent& event : _space.events()) // Each is an End, a Begin, or a Persist.
            if (event.kind == copra::SpaceEvent::Begin && event.second == _wall) _pearl.velocity *= -1;
    }

protected:
    copra::CollisionSpace _space;
    copra::SpaceBodyId _wall = 0;
    Pearl _pearl{Vec2::ZERO, Vec2(24000, 0)}; // This is 400 points per frame.
};
//! [space]

TEST_F(KitTest, APearlTurnsBackAtTheWall) {
    struct Played : PearlGame {
        using PearlGame::_pearl;
    } game;
    game.step(1.0f / 60.0f);
    EXPECT_FLOAT_EQ(game._pearl.velocity.x, 24000);
    game.step(1.0f / 60.0f); // over the wall
    EXPECT_FLOAT_EQ(game._pearl.velocity.x, -24000);
}

class RockScene : public Scene {
public:
    CREATE_FUNC(RockScene);

    bool init() override {
        if (!Scene::init()) return false;
        _sprite = Sprite::create("logo.png");
        addChild(_sprite, 0, "bee");
        _bee.position = Vec2(40, 160);
        scheduleUpdate();
        return true;
    }

    //! [steering]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        copra::SteeringPriorities priorities(_bee, dt); // the most important behavior first
        priorities.add(copra::avoidObstacles(_bee, 10, _rocks.data(), _rocks.size()));
        priorities.add(copra::arrival(_bee, Vec2(440, 160)));
        copra::steer(_bee, priorities.desiredVelocity(), dt);
        _sprite->setPosition(_bee.position);
    }

    copra::Steerable _bee; // a struct: position, velocity, maxSpeed, maxAccel
    std::vector<copra::Circle> _rocks{{Vec2(240, 164), 30}};
    //! [steering]

private:
    Sprite* _sprite = nullptr;
};

TEST_F(KitTest, ABeeFliesAroundARock) {
    run<RockScene>();
    auto* bee = app.find("bee");
    float nearest = 1000;
    EXPECT_TRUE(app.stepUntil([&] {
        nearest = std::min(nearest, bee->getPosition().distance(Vec2(240, 164)));
        return bee->getPosition().distance(Vec2(440, 160)) < 2;
    }));
    EXPECT_GT(nearest, 30);
}

class SteeredScene : public Scene {
public:
    CREATE_FUNC(SteeredScene);

    bool init() override {
        if (!Scene::init()) return false;
        auto* sprite = Sprite::create("logo.png");
        addChild(sprite, 0, "bee");
        //! [steered]
        _bee = copra::SteeredNode(sprite); // It does not keep the sprite alive.
        _limits.maxSpeed = 200;            // points per second
        //! [steered]
        scheduleUpdate();
        return true;
    }

    //! [steerObject]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        copra::steerObject(_bee, _limits, dt,
                           [&](const copra::Steerable& self) { return copra::arrival(self, _touch); });
    }
    //! [steerObject]

private:
    copra::SteeredNode _bee;
    copra::Steerable _limits;
    Vec2 _touch{200, 100};
};

TEST_F(KitTest, ASteeredNodeFliesToTheTouch) {
    run<SteeredScene>();
    auto* bee = app.find("bee");
    EXPECT_TRUE(app.stepUntil([&] { return bee->getPosition().distance(Vec2(200, 100)) < 2; }));
    EXPECT_NEAR(bee->getRotation(), 63, 5); // it turned along its course
}

class LeaderScene : public Scene {
public:
    CREATE_FUNC(LeaderScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [following]
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        auto* leader = Node::create(); // invisible
        leader->setPosition(40, 40);
        leader->runAction(Sequence::create(MoveTo::create(1, Vec2(240, 40)),
                                           MoveTo::create(1, Vec2(240, 240)),
                                           MoveTo::create(1, Vec2(40, 240)), nullptr));
        addChild(leader, 0, "leader");

        copra::SteeringTuning tuning;
        tuning.maxAccel = 600; // A lower value makes wider curves.
        // The bee starts at the position of its leader:
        auto* bee = copra::MySteering::create(leader, "bee_0.png", tuning);
        addChild(bee, 1, "bee");
        //! [following]
        return true;
    }
};

TEST_F(KitTest, ABeeRoundsTheCornersOfItsLeader) {
    run<LeaderScene>();
    auto* bee = app.find<copra::MySteering>("bee");
    float sharpest = 1;
    Vec2 before;
    app.stepUntil([&] {
        const Vec2 course = bee->getVelocity().getNormalized();
        if (!before.isZero() && !course.isZero()) sharpest = std::min(sharpest, course.dot(before));
        before = course;
        return bee->getPositionY() > 200;
    });
    EXPECT_GT(sharpest, 0.9f); // the leader turns by 90 degrees in a frame
    EXPECT_TRUE(app.stepUntil([&] { return bee->hasArrived(); }));
    EXPECT_LT(bee->getPosition().distance(Vec2(40, 240)), 1);
}

class FormsScene : public Scene {
public:
    CREATE_FUNC(FormsScene);

    bool init() override {
        if (!Scene::init()) return false;
        auto* leader = Node::create();
        addChild(leader, 0, "leader");
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        //! [forms]
        // Acceleration, speed, and brake distance in points and frames:
        auto* reference = copra::ReferenceSteering::create(leader, "bee_0.png", 0.5f, 4, 50);
        addChild(reference, 1, "reference");

        copra::SteeringTuning tuning; // points and seconds
        tuning.maxAccel = 0.5f * 3600;
        tuning.maxSpeed = 4 * 60;
        tuning.brakeDistance = 50;
        auto* improved = copra::MySteering::create(leader, "bee_0.png", tuning);
        addChild(improved, 1, "improved");
        //! [forms]
        return true;
    }
};

TEST_F(KitTest, BothFormsFlyTheSamePath) {
    run<FormsScene>();
    app.find("leader")->setPosition(400, 200);
    auto *reference = app.find("reference"), *improved = app.find("improved");
    float farthest = 0;
    EXPECT_TRUE(app.stepUntil([&] {
        farthest = std::max(farthest, reference->getPosition().distance(improved->getPosition()));
        return reference->getPosition().distance(Vec2(400, 200)) < 50;
    }));
    EXPECT_LT(farthest, 5); // the leader is 447 points away
}

class MissileScene : public Scene {
public:
    CREATE_FUNC(MissileScene);

    bool init() override {
        if (!Scene::init()) return false;
        auto* enemy = Sprite::create("logo.png");
        enemy->setPosition(300, 300);
        enemy->runAction(MoveBy::create(3, Vec2(150, 0)));
        addChild(enemy, 0, "enemy");
        //! [unit]
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        copra::UnitTuning tuning;
        tuning.pursuit = copra::Pursuit::Lead;
        auto* missile = copra::UnitSprite::create("stinger.png", tuning); // an image that faces up
        missile->setPosition(240, 20);
        missile->setTarget(enemy); // does not keep the enemy alive
        missile->setOnArrived([](copra::UnitSprite* unit) { unit->removeFromParent(); });
        addChild(missile, 1, "missile");
        //! [unit]
        return true;
    }
};

TEST_F(KitTest, AMissileMeetsItsTarget) {
    run<MissileScene>();
    auto* enemy = app.find("enemy");
    Vec2 last;
    EXPECT_TRUE(app.stepUntil([&] {
        auto* missile = app.tryFind("missile");
        if (missile) last = missile->getPosition();
        return missile == nullptr;
    }));
    EXPECT_LT(last.distance(enemy->getPosition()), 20);
}

class SwarmScene : public Scene {
public:
    CREATE_FUNC(SwarmScene);

    //! [swarm]
    bool init() override {
        if (!Scene::init()) return false;
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist");
        for (int i = 0; i < 10; ++i) addBee(Vec2(100, 100));
        _swarm.setThreats(&_world, kEnemy | kEnemyShot); // the categories that the bees dodge
        scheduleUpdate();
        return true;
    }

    void addBee(const Vec2& position) {
        auto* bee = copra::CollisionSprite::createWithSpriteFrameName("bee_0.png");
        bee->setPosition(position);
        bee->setRadius(8); // the radius in SwarmTuning, with which the bees dodge
        bee->setCategory(kBee);
        bee->setCollisionWorld(&_world);
        addChild(bee);
        _swarm.add(bee); // does not keep the bee alive
    }

    void update(float dt) override {
        Scene::update(dt);
        _swarm.setPointer(_pointer, _isTouching);
        _swarm.step(dt); // moves the bees
        _world.step(dt); // finds the overlaps, and the positions of the threats
    }

    copra::CollisionWorld _world;
    copra::BeeSwarm _swarm{{}, 7}; // the default tuning, and the seed of the random numbers
    Vec2 _pointer{100, 100};
    bool _isTouching = false;
    //! [swarm]
};

TEST_F(KitTest, TheSwarmComesToTheTouch) {
    auto* scene = run<SwarmScene>();
    app.wait(1);
    scene->_pointer = Vec2(400, 250);
    scene->_isTouching = true;
    app.wait(3);
    for (std::size_t i = 0; i < 10; ++i)
        EXPECT_LT(scene->_swarm.bee(i)->getPosition().distance(Vec2(400, 250)), 80);
}

TEST_F(KitTest, TheSwarmDodgesAShot) {
    auto* scene = run<SwarmScene>();
    app.wait(1);
    auto* shot = copra::CollisionSprite::createWithSpriteFrameName("stinger.png");
    shot->setCategory(kEnemyShot);
    shot->setCollisionWorld(&scene->_world);
    int hits = 0;
    shot->collisionBegan().connect([&](copra::CollisionSprite*, copra::CollisionSprite*) { ++hits; });
    scene->addChild(shot);
    for (int pass = 0; pass < 5; ++pass) {
        shot->setPosition(-200, 100);
        shot->setTeleported();
        shot->runAction(MoveTo::create(1, Vec2(400, 100)));
        app.wait(1);
    }
    EXPECT_LT(hits, 5); // of 50
}

} // namespace
