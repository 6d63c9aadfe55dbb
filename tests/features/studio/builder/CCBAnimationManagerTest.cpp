#include "BuilderFixture.h"

#include "action/CallFunc.h"
#include "action/DelayTime.h"
#include "action/Sequence.h"
#include "base/log.h"
#include "render/TextureCache.h"

#include <utility>

using namespace cocos2d;
using namespace cocosbuilder;

namespace {

class CCBAnimationManagerTest : public BuilderFixture {
protected:
    void SetUp() override {
        BuilderFixture::SetUp();
        load("panel");
        manager = managerOf(root);
        frame(0); // the first step of an action starts its time
    }
    CCBAnimationManager* manager = nullptr;
};

TEST_F(CCBAnimationManagerTest, RunsTheSequenceThatPlaysAutomatically) {
    EXPECT_STREQ(manager->getRunningSequenceName(), "slide");
    frames(5, 0.1f);
    EXPECT_NEAR(owner->square->getPositionX(), 150, 0.5f);
    frames(9, 0.1f);
    EXPECT_NEAR(owner->square->getPositionY(), 82, 0.5f);
    EXPECT_TRUE(owner->square->isVisible());
    frames(2, 0.1f);
    EXPECT_FALSE(owner->square->isVisible());
}

TEST_F(CCBAnimationManagerTest, CallsBackAndChainsSequences) {
    manager->setDelegate(owner);
    manager->setAnimationCompletedCallback(owner, CC_CALLFUNC_SELECTOR(BuilderOwner::onCompleted));
    frames(4, 0.1f);
    EXPECT_TRUE(owner->said.empty());
    frames(2, 0.1f);
    EXPECT_EQ(owner->said, std::vector<std::string>{"half"});
    frames(15, 0.1f);
    EXPECT_EQ(owner->said, (std::vector<std::string>{"half", "end slide", "completed"}));
    EXPECT_EQ(manager->getLastCompletedSequenceName(), "slide");
    EXPECT_STREQ(manager->getRunningSequenceName(), "turn");
    frames(12, 0.1f);
    EXPECT_EQ(manager->getRunningSequenceName(), nullptr);
    EXPECT_EQ(owner->said.size(), 5u);
}

TEST_F(CCBAnimationManagerTest, ResetsWhatAnotherSequenceHasChanged) {
    frames(10, 0.1f);
    EXPECT_NEAR(owner->square->getPositionX(), 200, 1);
    manager->runAnimationsForSequenceNamed("turn");
    expectPlace(owner->square, 100, 50);
    EXPECT_FLOAT_EQ(owner->square->getRotation(), 0) << "the first keyframe";
    frame(0);
    frames(10, 0.1f);
    EXPECT_NEAR(owner->square->getRotation(), 360, 0.5f);
    EXPECT_NEAR(owner->square->getScaleX(), 3, 0.01f) << "an instant easing";
}

TEST_F(CCBAnimationManagerTest, TweensToTheStartOfASequence) {
    frames(10, 0.1f);
    manager->runAnimationsForSequenceNamedTweenDuration("turn", 0.5f);
    EXPECT_NEAR(owner->square->getPositionX(), 200, 1);
    frame(0);
    frames(5, 0.1f);
    EXPECT_NEAR(owner->square->getPositionX(), 100, 1);
}

TEST_F(CCBAnimationManagerTest, KnowsItsSequences) {
    EXPECT_EQ(manager->getSequenceId("turn"), 1);
    EXPECT_EQ(manager->getSequenceId("none"), -1);
    EXPECT_FLOAT_EQ(manager->getSequenceDuration("slide"), 2);
    EXPECT_EQ(manager->getSequences().size(), 2);
    copra::LogCapture log;
    manager->runAnimationsForSequenceNamed("none");
    EXPECT_TRUE(log.contains("there is no sequence 'none'"));
    EXPECT_STREQ(manager->getRunningSequenceName(), "slide");
}

TEST_F(CCBAnimationManagerTest, SkipsNodesThatHaveBeenRemoved) {
    owner->square->removeFromParent();
    owner->square = nullptr;
    PoolManager::getInstance()->getCurrentPool()->clear();
    manager->runAnimationsForSequenceNamed("turn");
    frames(12, 0.1f);
    EXPECT_EQ(manager->getRunningSequenceName(), nullptr);
}

/// A root that is its own delegate.
class SelfDelegate : public Layer, public CCBAnimationManagerDelegate {
public:
    CREATE_FUNC(SelfDelegate)
    void completedAnimationSequenceNamed(const char*) override { ++ends; }
    int ends = 0;
};

TEST_F(CCBAnimationManagerTest, DoesNotRetainNodes) {
    auto* const layer = SelfDelegate::create();
    const copra::WeakPtr<SelfDelegate> weak(layer);
    manager->setDelegate(layer);
    manager->setAnimationCompletedCallback(layer, CC_CALLFUNC_SELECTOR(BuilderOwner::onCompleted));
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_FALSE(weak);
    EXPECT_EQ(manager->getDelegate(), nullptr);
    frames(25, 0.1f);
}

TEST_F(CCBAnimationManagerTest, DoesNotKeepTheNodesOfScripts) {
    auto* const node = new Node;
    auto* const own = new CCBAnimationManager;
    node->setUserObject(own);
    own->addDocumentOutletNode(node);
    own->addDocumentCallbackNode(nullptr);
    EXPECT_EQ(own->getDocumentOutletNodes().at(0), node);
    EXPECT_EQ(own->getDocumentCallbackNodes().size(), 1) << "its name stands at this index";
    PoolManager::getInstance()->getCurrentPool()->clear();
    const copra::WeakPtr<CCBAnimationManager> weak(own);
    own->release();
    node->release();
    EXPECT_FALSE(weak);
}

TEST_F(CCBAnimationManagerTest, MayBeRemovedByItsCallbacks) {
    manager->setDelegate(owner);
    root->runAction(Sequence::create(DelayTime::create(0.3f), CallFunc::create([this] {
                                         manager->runAnimationsForSequenceNamed("turn");
                                         root->removeFromParent();
                                     }),
                                     nullptr));
    frames(30, 0.1f);
}

/// Removes a node when it is asked for a function.
class Remover : public BuilderOwner {
public:
    SEL_CallFuncN onResolveCCBCCCallFuncSelector(Ref*, const char*) override {
        if (removed) std::exchange(removed, nullptr)->removeFromParent();
        return nullptr;
    }
    Node* removed = nullptr;
};

TEST_F(CCBAnimationManagerTest, AResolverMayRemoveTheRoot) {
    RefPtr<Remover> remover;
    remover.weakAssign(new Remover());
    owner = remover.get();
    remover->removed = load("panel");
    clearPool();
    managerOf(root)->runAnimationsForSequenceNamed("slide");
    EXPECT_EQ(remover->removed, nullptr);
    EXPECT_FALSE(scene->getChildren().contains(root));
}

} // namespace
