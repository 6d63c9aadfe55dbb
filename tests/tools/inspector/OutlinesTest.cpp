#include "inspector/outlines.h"

#include "actors/CollisionSprite.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "gameplay/collision/CollisionShape.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Camera.h"
#include "testing/GameTest.h"

using namespace cocos2d;
using namespace copra::inspector;
using copra::testing::GameTest;

namespace {

class OutlinesTest : public GameTest {
protected:
    void SetUp() override {
        scene = Scene::create();
        app.run(scene);
    }
    /// A node of 20 x 20 points in the middle of `position`.
    Node* addBox(const Vec2& position, int z = 0) {
        Node* node = Node::create();
        node->setContentSize(Size(20, 20));
        node->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        node->setPosition(position);
        scene->addChild(node, z);
        return node;
    }

    Scene* scene = nullptr;
};

} // namespace

TEST_F(OutlinesTest, PicksTheFrontNodeFirst) {
    Node* behind = addBox({100, 100}, 1);
    Node* front = addBox({105, 100}, 2);
    EXPECT_EQ(pick({scene}, {102, 100}, nullptr), front);
    EXPECT_EQ(pick({scene}, {92, 100}, nullptr), behind);
}

TEST_F(OutlinesTest, PickingAgainGoesThroughTheNodesBehind) {
    Node* behind = addBox({100, 100}, 1);
    Node* front = addBox({100, 100}, 2);
    EXPECT_EQ(pick({scene}, {100, 100}, front), behind);
    EXPECT_EQ(pick({scene}, {100, 100}, behind), scene);
    EXPECT_EQ(pick({scene}, {100, 100}, scene), front);
}

TEST_F(OutlinesTest, LayersAreBehindEverything) {
    Node* box = addBox({100, 100});
    scene->addChild(LayerColor::create(Color4B::RED), 5);
    EXPECT_EQ(pick({scene}, {100, 100}, nullptr), box);
}

TEST_F(OutlinesTest, HiddenNodesAreNotPicked) {
    Node* box = addBox({100, 100});
    box->setVisible(false);
    EXPECT_EQ(pick({scene}, {100, 100}, nullptr), scene);
}

TEST_F(OutlinesTest, RotatedNodesArePickedByTheirShape) {
    Node* box = addBox({100, 100});
    box->setRotation(45.0f);
    EXPECT_TRUE(covers(*box, {113, 100}));
    EXPECT_FALSE(covers(*box, {109, 109}));
}

TEST_F(OutlinesTest, ANodeWithoutASizeCoversNothing) {
    Node* node = Node::create();
    scene->addChild(node);
    EXPECT_FALSE(covers(*node, Vec2::ZERO));
}

TEST_F(OutlinesTest, TheGlobalZComesFirst) {
    Node* lifted = addBox({100, 100}, 1);
    addBox({100, 100}, 2);
    lifted->setGlobalZOrder(1.0f);
    EXPECT_EQ(pick({scene}, {100, 100}, nullptr), lifted);
}

TEST_F(OutlinesTest, NodesAreWhereTheCameraShowsThem) {
    Node* box = addBox({100, 100});
    scene->getDefaultCamera()->setPosition(scene->getDefaultCamera()->getPosition() + Vec2(50, 0));
    app.step();
    EXPECT_TRUE(covers(*box, {50, 100}));
}

TEST_F(OutlinesTest, BoxesAreThoseOfVisibleNodesWithASize) {
    addBox({100, 100});
    addBox({200, 100})->setVisible(false);
    scene->addChild(Node::create());
    OverlayOptions options;
    options.boxes = true;
    EXPECT_EQ(overlayShapes({scene}, options).size(), 2u); // the scene has a size, too
}

TEST_F(OutlinesTest, TouchAreasAreThoseOfListeningNodes) {
    Node* box = addBox({100, 100});
    addBox({200, 100});
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [](Touch*, Event*) { return true; };
    box->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, box);
    OverlayOptions options;
    options.touch = true;
    const auto shapes = overlayShapes({scene}, options);
    ASSERT_EQ(shapes.size(), 1u);
    EXPECT_TRUE(shapes[0].corners[0].fuzzyEquals(Vec2(90, 90), 0.01f));
    listener->setEnabled(false);
    EXPECT_TRUE(overlayShapes({scene}, options).empty());
}

TEST_F(OutlinesTest, CollisionCirclesGrowWithTheSprite) {
    auto* sprite = copra::CollisionSprite::create();
    sprite->setRadius(10.0f);
    sprite->setScale(2.0f);
    sprite->setPosition(50, 60);
    scene->addChild(sprite);
    OverlayOptions options;
    options.collision = true;
    const auto shapes = overlayShapes({scene}, options);
    ASSERT_EQ(shapes.size(), 1u);
    EXPECT_TRUE(shapes[0].center.fuzzyEquals(Vec2(50, 60), 0.01f));
    EXPECT_NEAR(shapes[0].radius, 20.0f, 0.01f);
}

TEST_F(OutlinesTest, OtherCollisionShapesAreClosedLines) {
    auto* sprite = copra::CollisionSprite::create();
    sprite->setShapes({copra::CollisionShape::box(Vec2::ZERO, Vec2(40, 20))});
    scene->addChild(sprite);
    OverlayOptions options;
    options.collision = true;
    const auto shapes = overlayShapes({scene}, options);
    ASSERT_EQ(shapes.size(), 1u);
    float right = 0.0f;
    float top = 0.0f;
    for (const Vec2& corner : shapes[0].corners) {
        right = std::max(right, corner.x);
        top = std::max(top, corner.y);
    }
    EXPECT_NEAR(right, 20.0f, 0.01f);
    EXPECT_NEAR(top, 10.0f, 0.01f);
}
