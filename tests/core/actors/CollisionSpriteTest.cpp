#include "actors/ActorFixture.h"

#include "actors/CollisionSignal.h"
#include "base/WeakPtr.h"
#include "base/log.h"

#include <limits>

using namespace cocos2d;
using copra::CollisionSprite;

class CollisionSpriteTest : public ActorTest {};

TEST_F(CollisionSpriteTest, IsMadeLikeASprite) {
    EXPECT_NE(CollisionSprite::create(), nullptr);
    EXPECT_EQ(CollisionSprite::createWithTexture(texture)->getContentSize().width, 20.0f);
    EXPECT_EQ(CollisionSprite::createWithTexture(texture, Rect(0, 0, 8, 4))->getContentSize().width, 8.0f);
    EXPECT_EQ(CollisionSprite::createWithSpriteFrame(picture)->getSpriteFrame(), picture.get());
    EXPECT_EQ(CollisionSprite::createWithSpriteFrameName("bee")->getContentSize().width, 20.0f);
}

TEST_F(CollisionSpriteTest, ItsRadiusIsHalfItsWidthUnlessSet) {
    CollisionSprite* sprite = CollisionSprite::createWithSpriteFrame(picture);
    EXPECT_EQ(sprite->getRadius(), 10.0f);
    sprite->setContentSize(Size(30, 4));
    EXPECT_EQ(sprite->getRadius(), 15.0f);
    sprite->setRadius(3.0f);
    EXPECT_EQ(sprite->getRadius(), 3.0f);
}

TEST_F(CollisionSpriteTest, RefusesARadiusThatIsNone) {
    copra::LogCapture log;
    CollisionSprite* sprite = CollisionSprite::createWithSpriteFrame(picture);
    sprite->setRadius(-1.0f);
    sprite->setRadius(std::numeric_limits<float>::quiet_NaN());
    EXPECT_EQ(sprite->getRadius(), 10.0f);
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_TRUE(log.contains("radius"));
}

TEST_F(CollisionSpriteTest, LeavesItsWorldWhenItDies) {
    copra::CollisionWorld world;
    auto* sprite = Noting::owned();
    sprite->setCollisionWorld(&world);
    EXPECT_EQ(world.size(), 1u);
    sprite->release();
    EXPECT_EQ(world.size(), 0u);
    world.step();
}

TEST_F(CollisionSpriteTest, ForgetsAWorldThatDies) {
    CollisionSprite* sprite = CollisionSprite::create();
    {
        copra::CollisionWorld world;
        world.add(sprite);
        EXPECT_EQ(sprite->getCollisionWorld(), &world);
    }
    EXPECT_EQ(sprite->getCollisionWorld(), nullptr);
}

TEST_F(CollisionSpriteTest, ItsSignalsReportBeginAndEnd) {
    copra::CollisionWorld world;
    Noting* bee = Noting::create("bee", {0, 0});
    Noting* bear = Noting::create("bear", {15, 0});
    world.add(bee);
    world.add(bear);
    bear->collisionBegan().connect([&](CollisionSprite* self, CollisionSprite* other) {
        said.push_back(self->getName() + " meets " + other->getName());
    });
    bear->collisionEnded().connect([&](CollisionSprite* self, CollisionSprite* other) {
        said.push_back(self->getName() + " leaves " + other->getName());
    });
    world.step();
    world.step();
    bear->setPosition(100, 0);
    world.step();
    EXPECT_EQ(said, (std::vector<std::string>{"bear meets bee", "bear leaves bee"}));
}

TEST_F(CollisionSpriteTest, KeptConnectionsEndWithTheListener) {
    copra::CollisionWorld world;
    Noting* bee = Noting::create("bee", {0, 0});
    Noting* bear = Noting::create("bear", {15, 0});
    world.add(bee);
    world.add(bear);
    auto* listener = Noting::owned();
    int calls = 0;
    listener->keepConnection(
        bear->collisionBegan().connect([&calls](CollisionSprite*, CollisionSprite*) { ++calls; }));
    world.step();
    EXPECT_EQ(calls, 1);
    listener->release();
    bear->setPosition(100, 0);
    world.step();
    bear->setPosition(15, 0);
    world.step();
    EXPECT_EQ(calls, 1);
    EXPECT_TRUE(bear->collisionBegan().empty());
}

TEST_F(CollisionSpriteTest, TakesNoPartWhileItIsOffTheStageThatItHadEntered) {
    copra::CollisionWorld world;
    RefPtr<Noting> bee = Noting::create("bee", {0, 0});
    Noting* bear = Noting::create("bear", {15, 0});
    world.add(bee);
    world.add(bear);
    scene->addChild(bee);
    scene->addChild(bear);
    world.step();
    EXPECT_EQ(bear->met.size(), 1u);
    bee->removeFromParent();
    world.step();
    EXPECT_EQ(bear->met.size(), 1u);
    scene->addChild(bee);
    world.step();
    EXPECT_EQ(bear->met.size(), 2u);
}

// --- Without a world ---

namespace {

bool saysThatAWorldIsMissing(const copra::LogCapture& log) {
    return log.contains("no CollisionWorld");
}

} // namespace

TEST_F(CollisionSpriteTest, SaysOnceInDebugBuildsThatItListensWithoutAWorld) {
    const copra::LogCapture log;
    scene->addChild(Noting::create("bear", {0, 0}));
    for (int i = 0; i < 30; ++i) frame(0.1f);
    EXPECT_EQ(saysThatAWorldIsMissing(log), COCOS2D_DEBUG > 0);
    EXPECT_EQ(log.lineCount(), COCOS2D_DEBUG > 0 ? 1 : 0);
}

TEST_F(CollisionSpriteTest, SaysItForAConnectionThatIsMadeLater) {
    const copra::LogCapture log;
    CollisionSprite* sprite = CollisionSprite::create();
    scene->addChild(sprite);
    for (int i = 0; i < 30; ++i) frame(0.1f);
    EXPECT_FALSE(saysThatAWorldIsMissing(log)) << "without a listener";
    sprite->collisionBegan().connect([](CollisionSprite*, CollisionSprite*) {});
    for (int i = 0; i < 30; ++i) frame(0.1f);
    EXPECT_EQ(saysThatAWorldIsMissing(log), COCOS2D_DEBUG > 0);
}

TEST_F(CollisionSpriteTest, SaysNothingAboutAWorldThatComesOrGoesOrASpriteThatSoonLeaves) {
    const copra::LogCapture log;
    copra::CollisionWorld world;
    RefPtr<Noting> late = Noting::create("late", {0, 0});
    RefPtr<Noting> former = Noting::create("former", {0, 0});
    RefPtr<Noting> brief = Noting::create("brief", {0, 0});
    world.add(former);
    world.remove(former);
    for (Noting* each : {late.get(), former.get(), brief.get()}) scene->addChild(each);
    frame(0.1f);
    world.add(late);
    brief->removeFromParent();
    for (int i = 0; i < 30; ++i) frame(0.1f);
    EXPECT_EQ(log.text(), "");
}
