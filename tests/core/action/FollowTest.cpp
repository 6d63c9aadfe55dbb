#include "action/Follow.h"

#include "action/ActionFixture.h"

using namespace cocos2d;

namespace {

/// The screen is 960 x 640 by default.
class FollowTest : public ActionFixture {
protected:
    FollowTest() {
        world = addNode();
        hero = Node::create();
        world->addChild(hero);
    }

    Node* world;
    Node* hero;
};

TEST_F(FollowTest, KeepsTheHeroInTheMiddleOfTheScreen) {
    hero->setPosition(500, 100);
    world->runAction(Follow::create(hero));
    EXPECT_EQ(world->getPosition(), Vec2(0, 0));
    step(0.0f);
    EXPECT_EQ(world->getPosition(), Vec2(-20, 220));
}

TEST_F(FollowTest, SeesTheHeroUnderScaledAndTurnedParents) {
    Node* map = Node::create();
    map->setScale(2);
    map->setPosition(10, 20);
    map->setRotation(90);
    world->addChild(map);
    Node* rider = Node::create();
    rider->setPosition(50, 100);
    map->addChild(rider);
    world->runAction(Follow::create(rider));
    step(0.0f);
    const Vec2 shown = rider->convertToWorldSpace(Vec2::ZERO);
    EXPECT_NEAR(shown.x, 480, 0.01f);
    EXPECT_NEAR(shown.y, 320, 0.01f);
    world->setScale(0.5f);
    world->setRotation(30);
    step(0.1f);
    const Vec2 zoomed = rider->convertToWorldSpace(Vec2::ZERO);
    EXPECT_NEAR(zoomed.x, 480, 0.01f);
    EXPECT_NEAR(zoomed.y, 320, 0.01f);
}

TEST_F(FollowTest, TheBoundsGrowWithAScaledWorld) {
    world->setScale(2);
    world->runAction(Follow::create(hero, Rect(0, 0, 1000, 500)));
    hero->setPosition(0, 0);
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(0, 0));
    hero->setPosition(1000, 500);
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(960 - 2000, 640 - 1000));
    world->setScale(1);
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(960 - 1000, 70)) << "500 points high: centered";
}

TEST_F(FollowTest, ShowsNothingOutsideItsBounds) {
    world->runAction(Follow::create(hero, Rect(-100, -50, 2000, 1000)));
    hero->setPosition(0, 0);
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(100, 50));
    hero->setPosition(5000, 500);
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(-940, -180));
}

TEST_F(FollowTest, LeavesAWorldThatFitsTheScreenAlone) {
    world->setPosition(7, 7);
    hero->setPosition(200, 200);
    world->runAction(Follow::create(hero, Rect(0, 0, 500, 300)));
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(7, 7));
}

TEST_F(FollowTest, CentersAnAxisOnWhichTheWorldIsSmaller) {
    world->runAction(Follow::create(hero, Rect(0, 0, 500, 2000)));
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(230, 0));
}

TEST_F(FollowTest, EndsWhenTheHeroLeavesTheStage) {
    RefPtr<Node> keep = hero;
    world->runAction(Follow::create(hero));
    step(0.1f);
    EXPECT_EQ(world->getNumberOfRunningActions(), 1);
    hero->removeFromParent();
    step(0.1f);
    EXPECT_EQ(world->getNumberOfRunningActions(), 0);
}

TEST_F(FollowTest, AnOffsetMovesTheHeroOffTheMiddleAlsoInAClone) {
    hero->setPosition(480, 320);
    world->runAction(Follow::createWithOffset(hero, 30, -40)->clone());
    step(0.1f);
    EXPECT_EQ(world->getPosition(), Vec2(30, -40));
}

TEST_F(FollowTest, NeedsANode) {
    copra::LogCapture quiet;
    EXPECT_REFUSED(Follow::create(nullptr), "Follow.*node is null");
}

} // namespace
