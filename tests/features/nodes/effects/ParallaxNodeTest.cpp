#include "nodes/effects/ParallaxNode.h"

#include "base/CArray.h"
#include "scene/SceneFixture.h"

#include <cmath>

using namespace cocos2d;

namespace {

class ParallaxNodeTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        parallax = ParallaxNode::create();
        scene->addChild(parallax);
        near = Node::create();
        far = Node::create();
        parallax->addChild(far, 1, Vec2(0.5f, 1), Vec2(10, 20));
        parallax->addChild(near, 2, Vec2(2, 0), Vec2(-5, 0));
    }

    ParallaxNode* parallax = nullptr;
    Node* near = nullptr;
    Node* far = nullptr;
};

TEST_F(ParallaxNodeTest, ChildrenMoveByTheirRatio) {
    parallax->setPosition(100, 60);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(60, 80));
    EXPECT_EQ(near->convertToWorldSpace(Vec2::ZERO), Vec2(195, 0));
    parallax->setPosition(-30, 8);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(-5, 28));
}

TEST_F(ParallaxNodeTest, MovesOfParentsCountToo) {
    Node* holder = Node::create();
    holder->setPosition(50, 50);
    scene->addChild(holder);
    RefPtr<ParallaxNode> keep = parallax;
    parallax->removeFromParentAndCleanup(false);
    holder->addChild(parallax);
    visit();
    EXPECT_EQ(far->convertToWorldSpace(Vec2::ZERO), Vec2(35, 70));
}

TEST_F(ParallaxNodeTest, TheRatioHoldsOnTheScreenUnderScaledAndRotatedParents) {
    Node* world = Node::create();
    world->setPosition(50, 50);
    world->setRotation(30);
    scene->addChild(world);
    Node* holder = Node::create();
    holder->setPosition(7, -3);
    holder->setScale(2);
    world->addChild(holder);
    RefPtr<ParallaxNode> keep = parallax;
    parallax->removeFromParentAndCleanup(false);
    holder->addChild(parallax);
    parallax->setScale(0.8f);
    Node* half = Node::create();
    parallax->addChild(half, 3, Vec2(0.5f, 0.5f), Vec2::ZERO);
    const auto expectHalf = [&] {
        visit();
        const Vec2 whole = parallax->convertToWorldSpace(Vec2::ZERO);
        EXPECT_TRUE(half->convertToWorldSpace(Vec2::ZERO).fuzzyEquals(whole * 0.5f, 1e-3f));
    };
    expectHalf();
    parallax->setPosition(40, 10);
    expectHalf();
    world->setPosition(-120, 30);
    expectHalf();
    world->setScale(0); // no division by it
    visit();
    EXPECT_TRUE(std::isfinite(half->getPositionX()));
}

TEST_F(ParallaxNodeTest, RemovedChildrenAreLeftAlone) {
    RefPtr<Node> keep = near;
    parallax->removeChild(near, true);
    near->setPosition(1, 2);
    parallax->setPosition(100, 0);
    visit();
    EXPECT_EQ(near->getPosition(), Vec2(1, 2));
    EXPECT_EQ(parallax->getChildrenCount(), 1);
    parallax->removeAllChildren();
    parallax->setPosition(0, 0);
    visit();
    EXPECT_EQ(parallax->getChildrenCount(), 0);
}

/// What games declare to get at the offsets: the members of what is in the array.
class PointObject : public Ref {
public:
    Vec2 ratio;
    Vec2 offset;
    Node* child = nullptr;
};

TEST_F(ParallaxNodeTest, GamesMayChangeTheOffsetOfAChild) {
    PointObject model;
    const auto place = [&model](const void* member) {
        return static_cast<const char*>(member) - reinterpret_cast<const char*>(&model);
    };
    ccArray* array = parallax->getParallaxArray();
    ASSERT_EQ(array->num, 2);
    for (ssize_t i = 0; i < array->num; ++i) {
        auto* object = reinterpret_cast<char*>(array->arr[i]);
        if (*reinterpret_cast<Node**>(object + place(&model.child)) != far) continue;
        reinterpret_cast<Vec2*>(object + place(&model.offset))->x += 1000;
    }
    parallax->setPosition(1, 0);
    visit();
    EXPECT_GT(far->convertToWorldSpace(Vec2::ZERO).x, 1000);
}

TEST_F(ParallaxNodeTest, TakesAnotherArrayOver) {
    parallax->setParallaxArray(ccArrayNew(1));
    far->setPosition(1, 2);
    parallax->setPosition(100, 0);
    visit();
    EXPECT_EQ(far->getPosition(), Vec2(1, 2));
}

} // namespace
