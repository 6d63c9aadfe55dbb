#ifdef COPRA_HAS_BOX2D
#include "app/Director.h"
#include "compat/box2d/Box2D.h"
#include "inspector/outlines.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Scene.h"
#include "testing/GameTest.h"

using namespace cocos2d;
using namespace copra::inspector;
using copra::testing::GameTest;

namespace {

class Box2DShapesTest : public GameTest {
protected:
    void SetUp() override {
        scene = Scene::create();
        app.run(scene);
        showPhysics(*Director::getInstance(), true);
    }
    void TearDown() override { showPhysics(*Director::getInstance(), false); }

    /// A ball of one meter at 3, 2.
    void addBall(void* userData) {
        b2BodyDef definition;
        definition.position.Set(3.0f, 2.0f);
        definition.userData = userData;
        b2CircleShape circle;
        circle.m_radius = 1.0f;
        world.CreateBody(&definition)->CreateFixture(&circle, 1.0f);
        world.Step(1.0f / 60.0f, 8, 3);
    }

    Scene* scene = nullptr;
    b2World world{b2Vec2(0.0f, 0.0f)};
};

TEST_F(Box2DShapesTest, AMeterHas32PointsIfNoSpriteSaysOtherwise) {
    addBall(nullptr);
    const auto shapes = box2DShapes({scene});
    ASSERT_EQ(shapes.size(), 2u); // with the line that shows how it is turned
    EXPECT_EQ(shapes[0].kind, OverlayKind::Physics);
    EXPECT_TRUE(shapes[0].center.fuzzyEquals(Vec2(96.0f, 64.0f), 0.01f));
    EXPECT_NEAR(shapes[0].radius, 32.0f, 0.01f);
}

TEST_F(Box2DShapesTest, TheSpriteOfABodySaysWhereAndHowLargeAMeterIs) {
    Node* layer = Node::create();
    layer->setPosition(100.0f, 0.0f);
    scene->addChild(layer);
    Sprite* sprite = Sprite::create();
    sprite->setPosition(30.0f, 20.0f); // 10 points for a meter
    layer->addChild(sprite);
    addBall(sprite);
    const auto shapes = box2DShapes({scene});
    ASSERT_EQ(shapes.size(), 2u);
    EXPECT_TRUE(shapes[0].center.fuzzyEquals(Vec2(130.0f, 20.0f), 0.01f));
    EXPECT_NEAR(shapes[0].radius, 10.0f, 0.01f);
}

TEST_F(Box2DShapesTest, UserDataThatIsNotANodeIsNotFollowed) {
    int number = 7;
    addBall(&number);
    EXPECT_NEAR(box2DShapes({scene}).at(0).radius, 32.0f, 0.01f);
}

TEST_F(Box2DShapesTest, WorldsThatAreNoLongerSteppedAreForgotten) {
    addBall(nullptr);
    for (int i = 0; i < 31; ++i) forgetOldBox2DShapes();
    EXPECT_TRUE(box2DShapes({scene}).empty());
}

TEST_F(Box2DShapesTest, NothingIsShownAfterItWasTurnedOff) {
    addBall(nullptr);
    showPhysics(*Director::getInstance(), false);
    EXPECT_TRUE(box2DShapes({scene}).empty());
}

} // namespace
#endif
