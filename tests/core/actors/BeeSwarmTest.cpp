#include "actors/ActorFixture.h"

#include "actors/BeeSwarm.h"
#include "gameplay/frame.h"

#include <limits>

using namespace cocos2d;
using copra::BeeSwarm;
using copra::CollisionSprite;

class BeeSwarmTest : public ActorTest {
protected:
    CollisionSprite* beeAt(float x, float y) {
        Noting* bee = Noting::create("bee", {x, y}, 8);
        scene->addChild(bee);
        swarm.add(bee);
        return bee;
    }

    BeeSwarm swarm;
};

TEST_F(BeeSwarmTest, FliesItsSpritesToThePointer) {
    for (int i = 0; i < 10; ++i) beeAt(static_cast<float>(10 * i), 0);
    swarm.setPointer({300, 200}, true);
    for (int i = 0; i < 240; ++i) swarm.step(kFrame);
    ASSERT_EQ(swarm.size(), 10u);
    for (std::size_t i = 0; i < swarm.size(); ++i)
        EXPECT_LT(swarm.bee(i)->getPosition().distance({300, 200}), 50.0f);
}

TEST_F(BeeSwarmTest, DodgesInTheCoordinatesOfTheWorldsSpace) {
    const auto bendAt = [this](const Vec2& place) {
        BeeSwarm fresh;
        copra::CollisionWorld world;
        Node* level = Node::create();
        level->setPosition(place);
        scene->addChild(level);
        world.setSpace(level);
        Noting* bee = Noting::create("bee", {0.3f, 0.0f}, 8);
        Noting* shot = Noting::create("shot", {60.1f, 3.7f}, 8);
        for (Noting* each : {bee, shot}) {
            level->addChild(each);
            world.add(each);
        }
        shot->setCategory(2);
        fresh.add(bee);
        fresh.setThreats(&world, 2);
        for (int i = 0; i < 20; ++i) {
            shot->setPositionX(shot->getPositionX() - 4.1f);
            world.step(kFrame);
            fresh.step(kFrame);
        }
        return bee->getPosition();
    };
    const Vec2 expected = bendAt(Vec2::ZERO);
    EXPECT_NE(expected, Vec2(0.3f, 0.0f));
    EXPECT_EQ(bendAt(Vec2(88.888f, 17.3f)), expected);
}

TEST_F(BeeSwarmTest, LetsDeadBeesGo) {
    CollisionSprite* first = beeAt(0, 0);
    CollisionSprite* second = beeAt(100, 0);
    PoolManager::getInstance()->getCurrentPool()->clear();
    first->removeFromParent();
    EXPECT_EQ(swarm.size(), 1u);
    EXPECT_EQ(swarm.bee(0), second);
    swarm.setPointer({100, 300}, true);
    swarm.step(kFrame);
    EXPECT_GT(second->getPositionY(), 0.0f);
}

TEST_F(BeeSwarmTest, TakesABeeOnceAndGivesItBack) {
    CollisionSprite* bee = beeAt(0, 0);
    swarm.add(bee);
    EXPECT_EQ(swarm.size(), 1u);
    swarm.remove(bee);
    swarm.remove(bee);
    EXPECT_EQ(swarm.size(), 0u);
    swarm.step(kFrame);
    EXPECT_EQ(bee->getPosition(), Vec2::ZERO);
}

TEST_F(BeeSwarmTest, DodgesTheThreatsOfItsWorld) {
    copra::CollisionWorld world;
    CollisionSprite* bee = beeAt(240, 160);
    world.add(bee);
    Noting* shot = Noting::create("shot", {40, 158}, 4);
    shot->setCategory(2u);
    scene->addChild(shot);
    world.add(shot);
    swarm.setThreats(&world, 2u);
    swarm.setPointer({240, 160}, false);
    int hits = 0;
    world.began().connect([&hits](CollisionSprite*, CollisionSprite*) { ++hits; });
    for (int i = 0; i < 90; ++i) {
        swarm.step(kFrame);
        shot->setPosition(shot->getPosition() + Vec2(5, 0));
        world.step(kFrame);
    }
    EXPECT_EQ(hits, 0);
}

TEST_F(BeeSwarmTest, DodgesInsideAMovedParent) {
    copra::CollisionWorld world;
    Node* layer = Node::create();
    layer->setPosition(1000, 500);
    scene->addChild(layer);
    Noting* bee = Noting::create("bee", {0, 0}, 8);
    layer->addChild(bee);
    swarm.add(bee);
    Noting* shot = Noting::create("shot", {900, 498}, 4);
    shot->setCategory(2u);
    scene->addChild(shot);
    world.add(shot);
    swarm.setThreats(&world, 2u);
    for (int i = 0; i < 10; ++i) {
        shot->setPosition(shot->getPosition() + Vec2(5, 0));
        world.step(kFrame);
        swarm.step(kFrame);
    }
    EXPECT_GT(bee->getPositionY(), 1.0f);
}

TEST_F(BeeSwarmTest, RespectsWhereOthersHavePutABee) {
    CollisionSprite* bee = beeAt(0, 0);
    bee->setPosition(500, 500);
    swarm.setPointer({500, 500}, true);
    swarm.step(kFrame);
    EXPECT_LT(bee->getPosition().distance({500, 500}), 1.0f);
}

TEST_F(BeeSwarmTest, TurnsItsBeesOnlyWhenAsked) {
    CollisionSprite* bee = beeAt(0, 0);
    swarm.setPointer({300, 0}, true);
    swarm.step(kFrame);
    EXPECT_EQ(bee->getRotation(), 0.0f);
    swarm.setTurns(true);
    swarm.step(kFrame);
    EXPECT_NEAR(bee->getRotation(), 90.0f, 1e-3f);
}

TEST_F(BeeSwarmTest, InvalidInputMovesNoBee) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    copra::CollisionWorld world;
    swarm.setThreats(&world, 2); // it is empty
    swarm.setPointer({100, 100}, true);
    swarm.step(kFrame); // an empty swarm
    CollisionSprite* bee = beeAt(10, 20);
    swarm.step(nan);
    swarm.step(0.0f);
    swarm.step(-1.0f);
    swarm.setPointer({nan, 100}, true);
    swarm.step(kFrame);
    EXPECT_EQ(bee->getPosition(), Vec2(10, 20));
    swarm.setThreats(nullptr, 2);
    swarm.setPointer({100, 100}, true);
    swarm.step(kFrame);
    EXPECT_GT(bee->getPositionX(), 10.0f);
}
