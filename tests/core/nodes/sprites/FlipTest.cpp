#include "nodes/sprites/Flip.h"

#include "scene/SceneFixture.h"

#include "base/log.h"
#include "nodes/sprites/Sprite.h"

using namespace cocos2d;

namespace {

class FlipTest : public SceneFixture {};

TEST_F(FlipTest, FlipsASpriteAndTheReverseFlipsItBack) {
    Sprite* sprite = Sprite::create();
    scene->addChild(sprite);
    sprite->runAction(FlipX::create(true)->clone());
    sprite->runAction(FlipY::create(false)->reverse());
    context.update(0);
    EXPECT_TRUE(sprite->isFlippedX());
    EXPECT_TRUE(sprite->isFlippedY());
    sprite->runAction(FlipX::create(true)->reverse());
    context.update(0);
    EXPECT_FALSE(sprite->isFlippedX());
}

TEST_F(FlipTest, OnOtherNodesDoesNothingButLog) {
    copra::LogCapture log;
    Node* node = Node::create();
    scene->addChild(node);
    node->runAction(FlipX::create(true));
    context.update(0);
    EXPECT_TRUE(log.contains("FlipX: the target is not a Sprite"));
}

} // namespace
