#include "studio/builder/CCBActions.h"

#include "action/Move.h"
#include "base/expectRefused.h"
#include "render/SpriteFrame.h"
#include "render/Texture2D.h"
#include "studio/builder/BuilderFixture.h"

using namespace cocos2d;
using namespace cocosbuilder;

namespace {

class CCBActionsTest : public WidgetFixture {
protected:
    void SetUp() override {
        WidgetFixture::SetUp();
        node = Node::create();
    }
    /// Starts the action and updates it at a share of its time.
    void runAt(ActionInterval* action, float share) {
        action->startWithTarget(node);
        action->update(share);
    }
    RefPtr<Node> node;
};

TEST_F(CCBActionsTest, RotateToDoesNotTakeTheShortWay) {
    node->setRotation(10.0f);
    runAt(CCBRotateTo::create(1.0f, 730.0f), 0.5f);
    EXPECT_FLOAT_EQ(node->getRotation(), 370.0f);
    runAt(CCBRotateTo::create(1.0f, 0.0f)->clone(), 1.0f);
    EXPECT_FLOAT_EQ(node->getRotation(), 0.0f);
}

TEST_F(CCBActionsTest, XAndYTurnByThemselves) {
    runAt(CCBRotateXTo::create(1.0f, 40.0f)->clone(), 0.5f);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 20.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 0.0f);
    runAt(CCBRotateYTo::create(1.0f, 40.0f)->clone(), 1.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 20.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 40.0f);
}

TEST_F(CCBActionsTest, RotationsHaveNoReverse) {
    EXPECT_REFUSED(CCBRotateTo::create(1.0f, 1.0f)->reverse(), "CCBRotateTo::reverse: not supported");
    EXPECT_REFUSED(CCBRotateXTo::create(1.0f, 1.0f)->reverse(), "CCBRotateXTo::reverse: not supported");
    EXPECT_REFUSED(CCBRotateYTo::create(1.0f, 1.0f)->reverse(), "CCBRotateYTo::reverse: not supported");
}

TEST_F(CCBActionsTest, AFrameIsSetAtOnceAndOnlyOnSprites) {
    auto* texture = new Texture2D;
    const RefPtr<SpriteFrame> frame = SpriteFrame::createWithTexture(texture, Rect(0, 0, 5, 7));
    texture->release();
    const RefPtr<Sprite> sprite = Sprite::create();
    CCBSetSpriteFrame* action = CCBSetSpriteFrame::create(frame)->clone();
    action->startWithTarget(sprite);
    action->update(0.0f);
    EXPECT_TRUE(sprite->getContentSize().equals(Size(5, 7)));
    CCBSetSpriteFrame* back = action->reverse();
    back->startWithTarget(node);
    back->update(0.0f);
    EXPECT_TRUE(node->getContentSize().equals(Size::ZERO));
}

TEST_F(CCBActionsTest, AnInstantEaseJumpsToTheEnd) {
    CCBEaseInstant* ease = CCBEaseInstant::create(MoveBy::create(1.0f, Vec2(10, 0)));
    runAt(ease->clone(), 0.0f);
    EXPECT_EQ(node->getPosition(), Vec2(10, 0));
    runAt(ease->reverse(), 0.0f);
    EXPECT_EQ(node->getPosition(), Vec2(0, 0));
}

} // namespace
