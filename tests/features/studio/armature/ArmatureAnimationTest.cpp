#include "studio/armature/ArmatureFixture.h"

using namespace cocos2d;
using namespace cocostudio;

namespace {

/// Receives events by member functions, with both kinds of names.
class Listener : public Ref {
public:
    void onMovement(Armature*, MovementEventType type, const std::string& name) { add(type, name); }
    void onMovement2(Armature*, MovementEventType type, const char* name) { add(type, name); }
    void onFrame(Bone* bone, const std::string& name, int origin, int) {
        events.push_back(bone->getName() + " " + name + " " + std::to_string(origin));
    }
    void onFrame2(Bone* bone, const char* name, int origin, int current) {
        onFrame(bone, name, origin, current);
    }
    void add(MovementEventType type, const std::string& name) {
        const char* const types[] = {"start ", "end ", "loop "};
        events.push_back(types[type] + name);
    }
    std::vector<std::string> events;
};

class ArmatureAnimationTest : public ArmatureFixture {
protected:
    void SetUp() override {
        ArmatureFixture::SetUp();
        bee = load("bee");
        animation = bee->getAnimation();
        listener.weakAssign(new Listener());
        animation->setMovementEventCallFunc([this](Armature*, MovementEventType type,
                                                   const std::string& name) { listener->add(type, name); });
        animation->setFrameEventCallFunc(
            [this](Bone* bone, const std::string& name, int origin, int current) {
                listener->onFrame(bone, name, origin, current);
            });
    }
    float bodyX() { return placeOf(bee, "body").x - 10.0f; }

    using Events = std::vector<std::string>;
    Armature* bee = nullptr;
    ArmatureAnimation* animation = nullptr;
    RefPtr<Listener> listener;
};

TEST_F(ArmatureAnimationTest, MovesTheBonesBetweenKeyFrames) {
    animation->play("fly");
    EXPECT_EQ(animation->getCurrentMovementID(), "fly");
    EXPECT_TRUE(animation->isPlaying());
    EXPECT_EQ(animation->getMovementCount(), 3);
    animation->gotoAndPause(15);
    EXPECT_NEAR(bodyX(), 15.0f, 0.01f);
    animation->gotoAndPause(45);
    EXPECT_NEAR(bodyX(), 15.0f, 0.01f);
    EXPECT_EQ(animation->getCurrentFrameIndex(), 45);
    app->step(5);
    EXPECT_NEAR(bodyX(), 15.0f, 0.01f);
    animation->resume();
    app->step(5);
    EXPECT_LT(bodyX(), 12.0f);
}

TEST_F(ArmatureAnimationTest, ATargetThatIsDestroyedIsNotCalled) {
    RefPtr<Listener> other;
    other.weakAssign(new Listener());
    animation->setMovementEventCallFunc(other, movementEvent_selector(Listener::onMovement));
    animation->setFrameEventCallFunc(other, frameEvent_selector(Listener::onFrame));
    animation->play("fly");
    other = nullptr;
    app->step(70, 1.0f / 60.0f);
    EXPECT_FALSE(listener->events.empty());
}

TEST_F(ArmatureAnimationTest, PlaysSixtyFramesPerSecondAtTheGivenSpeed) {
    animation->play("fly");
    app->step(30, 1.0f / 60.0f);
    EXPECT_NEAR(bodyX(), 30.0f * 60.0f / 61.0f, 0.01f);
    animation->setSpeedScale(0.5f);
    animation->gotoAndPlay(0);
    app->step(30, 1.0f / 60.0f);
    EXPECT_NEAR(bodyX(), 15.0f * 60.0f / 61.0f, 0.01f);
}

TEST_F(ArmatureAnimationTest, KeyFramesHaveDisplaysColorsCurvesAndRotations) {
    animation->play("fly");
    Bone* wing = bee->getBone("wing");
    animation->gotoAndPause(10);
    EXPECT_EQ(wing->getDisplayManager()->getCurrentDisplayIndex(), 0);
    EXPECT_NEAR(wing->getWorldInfo()->skewX, 0.785f, 0.01f);
    animation->gotoAndPause(30);
    EXPECT_NEAR(wing->getWorldInfo()->skewX, 1.5708f * 0.75f, 0.01f); // Quad_EaseIn
    EXPECT_EQ(bee->getBone("body")->getDisplayRenderNode()->getOpacity(), 128);
    EXPECT_EQ(bee->getBone("body")->getDisplayRenderNode()->getColor(), Color3B(255, 0, 255));
    animation->gotoAndPause(40);
    EXPECT_EQ(wing->getDisplayManager()->getCurrentDisplayIndex(), 1);
}

TEST_F(ArmatureAnimationTest, KeyFramesWithoutTweenJump) {
    animation->play("land");
    animation->gotoAndPause(9);
    EXPECT_NEAR(placeOf(bee, "body").y, 30.0f, 0.01f);
    animation->gotoAndPause(10);
    EXPECT_NEAR(placeOf(bee, "body").y, 10.0f, 0.01f);
    EXPECT_EQ(bee->getBone("body")->getBlendFunc(), (BlendFunc{770, 1}));
    animation->gotoAndPause(20); // the last key frame holds
    EXPECT_NEAR(placeOf(bee, "body").y, 10.0f, 0.01f);
}

TEST_F(ArmatureAnimationTest, SendsStartLoopAndEnd) {
    animation->play("fly");
    EXPECT_EQ(listener->events, Events{"start fly"});
    app->step(62);
    EXPECT_EQ(listener->events, (Events{"start fly", "body half 30", "loop fly"}));
    listener->events.clear();
    animation->play("land");
    app->step(30);
    EXPECT_EQ(listener->events, (Events{"start land", "end land"}));
    EXPECT_TRUE(animation->isComplete());
    EXPECT_EQ(animation->getCurrentMovementID(), "");
}

TEST_F(ArmatureAnimationTest, SendsTheEventsOfAllKeyFramesThatAreSkipped) {
    animation->play("turn", 0);
    listener->events.clear();
    app->step(1, 0.5f);
    EXPECT_EQ(listener->events, (Events{"wing early 5", "wing end 10", "end turn"}));
}

TEST_F(ArmatureAnimationTest, CallsMemberFunctionsWithStringsOrCharacters) {
    animation->setMovementEventCallFunc(nullptr);
    animation->setFrameEventCallFunc(nullptr);
    animation->setMovementEventCallFunc(listener, movementEvent_selector(Listener::onMovement));
    animation->setFrameEventCallFunc(listener, frameEvent_selector(Listener::onFrame2));
    animation->play("turn", 0);
    app->step(20);
    const Events expected{"start turn", "wing early 5", "wing end 10", "end turn"};
    EXPECT_EQ(listener->events, expected);
    listener->events.clear();
    animation->setMovementEventCallFunc(listener, movementEvent_selector(Listener::onMovement2));
    animation->setFrameEventCallFunc(listener, (SEL_FrameEventCallFunc)(&Listener::onFrame));
    animation->play("turn", 0);
    app->step(20);
    EXPECT_EQ(listener->events, expected);
    listener->events.clear();
    animation->setMovementEventCallFunc(nullptr, nullptr);
    animation->setFrameEventCallFunc(nullptr, NULL);
    animation->play("turn", 0);
    app->step(20);
    EXPECT_TRUE(listener->events.empty());
}

TEST_F(ArmatureAnimationTest, ATransitionLeadsToTheFirstKeyFrame) {
    animation->play("fly");
    animation->gotoAndPause(30);
    listener->events.clear();
    animation->play("turn"); // 5 frames
    EXPECT_NEAR(bodyX(), 30.0f, 0.01f);
    EXPECT_TRUE(listener->events.empty());
    app->step(2);
    EXPECT_NEAR(bodyX(), 30.0f * (1.0f - 0.5878f), 0.01f); // sine
    app->step(3);
    EXPECT_NEAR(bodyX(), 0.0f, 0.01f);
    EXPECT_EQ(listener->events, Events{"start turn"});
}

TEST_F(ArmatureAnimationTest, ATransitionBeginsWhereABoneWithAPositionOfItsOwnIs) {
    bee->getBone("body")->setPosition(100, 50);
    animation->play("fly");
    animation->gotoAndPause(30);
    expectNear(placeOf(bee, "body"), Vec2(140, 70));
    animation->play("turn");
    expectNear(placeOf(bee, "body"), Vec2(140, 70));
    app->step(5);
    expectNear(placeOf(bee, "body"), Vec2(110, 70));
}

TEST_F(ArmatureAnimationTest, PlaysListsOnceOrInALoop) {
    animation->playWithNames({"land", "turn"}, 0, false);
    app->step(60);
    EXPECT_EQ(listener->events,
              (Events{"start land", "end land", "start turn", "wing early 5", "wing end 10", "end turn"}));
    listener->events.clear();
    animation->playWithIndexes({1, 1}, 0, true);
    app->step(60);
    EXPECT_EQ(listener->events, (Events{"start land", "end land", "start land", "end land", "start land"}));
    animation->playByIndex(0);
    EXPECT_EQ(animation->getCurrentMovementID(), "fly");
}

TEST_F(ArmatureAnimationTest, StopKeepsTheBonesWhereTheyAre) {
    animation->play("fly");
    app->step(10);
    const float x = bodyX();
    animation->stop();
    app->step(10);
    EXPECT_EQ(bodyX(), x);
    EXPECT_FALSE(animation->isPlaying());
}

TEST_F(ArmatureAnimationTest, CallbacksMayPlayAndRemoveTheArmature) {
    animation->setMovementEventCallFunc(
        [](Armature* armature, MovementEventType type, const std::string& name) {
            if (type != COMPLETE) return;
            if (name == "land") armature->getAnimation()->play("turn", 0);
            if (name == "turn") armature->removeFromParent();
        });
    animation->play("land");
    app->step(50);
    EXPECT_EQ(scene->getChildByName("bee"), nullptr);
}

TEST_F(ArmatureAnimationTest, FrameCallbacksMayRemoveBones) {
    animation->setFrameEventCallFunc([](Bone* bone, const std::string&, int, int) {
        Armature* const armature = bone->getArmature();
        if (armature) armature->removeBone(armature->getBone("body"), true);
    });
    animation->play("turn", 0);
    app->step(1, 0.5f);
    EXPECT_TRUE(bee->getBoneDic().empty());
    app->step(5);
}

TEST_F(ArmatureAnimationTest, IgnoresFramesAndMovementsThatDoNotExist) {
    const copra::LogCapture log;
    animation->gotoAndPlay(0);
    animation->play("fly");
    animation->gotoAndPlay(61);
    animation->gotoAndPlay(-1);
    animation->play("");
    EXPECT_EQ(animation->getCurrentMovementID(), "fly");
    EXPECT_EQ(log.lineCount(), 4);
}

TEST_F(ArmatureAnimationTest, TheArmatureMayBeRemovedWhenAMovementStarts) {
    const std::function<void()> deeds[] = {
        [this] {
            animation->playWithNames({"fly", "land"});
        },
        [this] { animation->play("fly"); },
        [this] { animation->gotoAndPause(20); },
    };
    for (const auto& deed : deeds) {
        bee->removeFromParent();
        bee = load("bee");
        animation = bee->getAnimation();
        animation->play("land");
        app->step(3);
        animation->setMovementEventCallFunc(
            [](Armature* moved, MovementEventType, const std::string&) { moved->removeFromParent(); });
        clearPool();
        deed();
        EXPECT_FALSE(scene->getChildren().contains(bee));
        bee = load("bee");
    }
}

TEST_F(ArmatureAnimationTest, AnInnerArmatureMayRemoveTheOuterOne) {
    auto* const hive = load("hive");
    hive->getAnimation()->play("idle");
    auto* const inner = dynamic_cast<Armature*>(hive->getBone("guest")->getDisplayRenderNode());
    const RefPtr<FrameData> first(hive->getAnimation()
                                      ->getAnimationData()
                                      ->getMovement("idle")
                                      ->getMovementBoneData("guest")
                                      ->getFrameData(0));
    first->strMovement = "fly";
    inner->getAnimation()->setMovementEventCallFunc(
        [hive](Armature*, MovementEventType, const std::string&) { hive->removeFromParent(); });
    clearPool();
    hive->getAnimation()->play("idle");
    EXPECT_EQ(scene->getChildren().size(), 2) << "the camera and the bee";
    first->strMovement.clear();
}

TEST_F(ArmatureAnimationTest, ACallbackMayReplaceTheAnimation) {
    animation->play("fly");
    bool isReplaced = false;
    animation->setFrameEventCallFunc([&](Bone*, const std::string&, int, int) {
        isReplaced = true;
        bee->setAnimation(ArmatureAnimation::create(bee));
        clearPool();
    });
    app->step(60);
    EXPECT_TRUE(isReplaced);
    EXPECT_NE(bee->getAnimation(), animation);
}

} // namespace
