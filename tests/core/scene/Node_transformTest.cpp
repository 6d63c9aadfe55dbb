#include "scene/SceneFixture.h"

using namespace cocos2d;

namespace {

class NodeTransform : public SceneFixture {
protected:
    Node* box(float width, float height) {
        Node* node = Node::create();
        node->setContentSize(Size(width, height));
        scene->addChild(node);
        return node;
    }

    static void expectPoint(const Vec2& actual, float x, float y) {
        EXPECT_NEAR(actual.x, x, 1e-3f);
        EXPECT_NEAR(actual.y, y, 1e-3f);
    }
};

} // namespace

TEST_F(NodeTransform, RotatesClockwiseWithYUp) {
    Node* node = box(0, 0);
    node->setPosition(10, 20);
    node->setRotation(90);
    expectPoint(node->convertToWorldSpace(Vec2(1, 0)), 10, 19);
}

TEST_F(NodeTransform, TurnsAndScalesAboutTheAnchor) {
    Node* node = box(100, 40);
    node->setAnchorPoint(Vec2(0.5f, 0.5f));
    node->setPosition(200, 100);
    node->setScale(2);
    node->setRotation(180);
    expectPoint(node->convertToWorldSpaceAR(Vec2::ZERO), 200, 100);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 300, 140);
}

TEST_F(NodeTransform, AnIgnoredAnchorShiftsTheNodeButStaysTheCenter) {
    Node* node = box(100, 40);
    node->setAnchorPoint(Vec2(0.5f, 0.5f));
    node->setIgnoreAnchorPointForPosition(true);
    node->setPosition(10, 10);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 10, 10);
    node->setRotation(180);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 110, 50);
}

TEST_F(NodeTransform, ConvertingThereAndBackGivesThePoint) {
    Node* parent = box(10, 10);
    parent->setRotation(33);
    parent->setScale(-2, 3);
    parent->setSkewX(10);
    Node* node = Node::create();
    node->setPosition(7, -3);
    node->setRotationSkewX(20);
    node->setRotationSkewY(50);
    parent->addChild(node);
    expectPoint(node->convertToNodeSpace(node->convertToWorldSpace(Vec2(5, 8))), 5, 8);
    expectPoint(node->convertToNodeSpaceAR(node->convertToWorldSpaceAR(Vec2(5, 8))), 5, 8);
}

TEST_F(NodeTransform, ARotationThatTheNodeHasAlreadyKeepsASkew) {
    Node* node = box(10, 10);
    node->setRotationSkewY(30);
    node->setRotation(0);
    EXPECT_EQ(node->getRotationSkewY(), 30);
    node->setRotation(10);
    EXPECT_EQ(node->getRotationSkewY(), 10);
}

TEST_F(NodeTransform, TheVisitHandsDownTheSameTransformAsTheConversions) {
    struct Watcher : Node {
        void draw(Renderer*, const Mat4& transform, uint32_t) override { seen = transform; }
        Mat4 seen;
    };
    Node* parent = box(80, 60);
    parent->setAnchorPoint(Vec2(0.25f, 0.75f));
    parent->setPosition(100, 50);
    parent->setRotation(-25);
    auto* watcher = new Watcher();
    watcher->autorelease();
    watcher->setPosition(4, 5);
    watcher->setScaleX(3);
    parent->addChild(watcher);
    frame();
    const Mat4 expected = watcher->getNodeToWorldTransform();
    for (int i = 0; i < 16; ++i) EXPECT_NEAR(watcher->seen.m[i], expected.m[i], 1e-3f) << "entry " << i;
    parent->setPosition(0, 0);
    frame();
    EXPECT_NEAR(watcher->seen.m[12], watcher->getNodeToWorldTransform().m[12], 1e-3f);
}

TEST_F(NodeTransform, ANormalizedPositionHoldsInEveryParentUntilASetterEndsIt) {
    Node* big = box(200, 200);
    Node* small = box(100, 100);
    const RefPtr<Node> half = Node::create();
    half->setPositionNormalized(Vec2(0.5f, 0.5f));
    big->addChild(half);
    frame();
    expectPoint(half->getPosition(), 100, 100);
    half->removeFromParent();
    small->addChild(half);
    frame();
    expectPoint(half->getPosition(), 50, 50);
    half->setPosition(Vec2(50, 50)); // ends it, though nothing moves
    small->setContentSize(Size(400, 400));
    frame();
    expectPoint(half->getPosition(), 50, 50);
}

TEST_F(NodeTransform, ANormalizedPositionFollowsTheParentsSize) {
    Node* parent = box(200, 100);
    Node* node = Node::create();
    parent->addChild(node);
    node->setPositionNormalized(Vec2(0.25f, 0.5f));
    frame();
    expectPoint(node->getPosition(), 50, 50);
    parent->setContentSize(Size(400, 10));
    frame();
    expectPoint(node->getPosition(), 100, 5);
    node->setPosition(1, 2);
    parent->setContentSize(Size(10, 10));
    frame();
    expectPoint(node->getPosition(), 1, 2);
}

TEST_F(NodeTransform, TheBoundingBoxHasNoNegativeSize) {
    Node* node = box(100, 50);
    node->setScale(-2, 1);
    EXPECT_TRUE(node->getBoundingBox().equals(Rect(-200, 0, 200, 50)));
}

TEST_F(NodeTransform, AnAdditionalTransformActsBeforeTheNodesOwnUntilItIsTakenAway) {
    Node* node = box(0, 0);
    node->setPosition(10, 0);
    node->setRotation(90);
    node->setAdditionalTransform(AffineTransformMake(1, 0, 0, 1, 5, 7));
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 17, -5);
    node->setAdditionalTransform(nullptr);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 10, 0);
}

TEST_F(NodeTransform, AnAdditionalTransformActsBeforeALocalOneThatIsSet) {
    Mat4 shift;
    Mat4::createTranslation(100, 200, 0, &shift);
    const AffineTransform additional = AffineTransformMake(1, 0, 0, 1, 5, 7);
    Node* node = box(0, 0);
    node->setNodeToParentTransform(shift);
    node->setAdditionalTransform(additional);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 105, 207);
    node->setAdditionalTransform(AffineTransformMake(1, 0, 0, 1, 1, 1));
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 101, 201);
    node->setAdditionalTransform(nullptr);
    expectPoint(node->convertToWorldSpace(Vec2::ZERO), 100, 200);

    Node* other = box(0, 0);
    other->setAdditionalTransform(additional);
    other->setNodeToParentTransform(shift);
    expectPoint(other->convertToWorldSpace(Vec2::ZERO), 105, 207);
    other->setPosition(10, 0);
    expectPoint(other->convertToWorldSpace(Vec2::ZERO), 15, 7);
}
