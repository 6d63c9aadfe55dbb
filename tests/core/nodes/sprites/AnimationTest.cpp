#include "base/expectRefused.h"
#include "base/log.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "nodes/sprites/Animate.h"
#include "nodes/sprites/AnimationCache.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelFixture.h"
#include "render/SpriteFrameCache.h"

#include <gmock/gmock.h>
#include <limits>

using namespace cocos2d;

namespace {

class AnimationTest : public LabelFixture {
protected:
    void SetUp() override {
        LabelFixture::SetUp();
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("sheet2.plist");
        sprite = Sprite::createWithSpriteFrameName("ball.png");
        scene->addChild(sprite);
    }
    void TearDown() override {
        AnimationCache::destroyInstance();
        SpriteFrameCache::destroyInstance();
        LabelFixture::TearDown();
    }

    static SpriteFrame* picture(const std::string& name) {
        return SpriteFrameCache::getInstance()->getSpriteFrameByName(name);
    }
    /// Walk 1 to 3, `delay` seconds each.
    static Animation* walk(float delay, unsigned int loops = 1) {
        return Animation::createWithSpriteFrames(
            {picture("walk1.png"), picture("walk2.png"), picture("walk3.png")}, delay, loops);
    }
    /// Which of the pictures the sprite shows.
    std::string shown() const {
        for (const char* name : {"walk1.png", "walk2.png", "walk3.png", "ball.png"})
            if (sprite->isFrameDisplayed(picture(name))) return name;
        return "?";
    }
    void addAnimations(const std::string& text) {
        folder.write("a.plist", text);
        AnimationCache::getInstance()->addAnimationsWithFile("a.plist");
    }

    Sprite* sprite = nullptr;
};

} // namespace

TEST_F(AnimationTest, LastsAsLongAsItsUnits) {
    Animation* animation = walk(0.1f);
    EXPECT_NEAR(animation->getDuration(), 0.3f, 1e-6f);
    animation->addSpriteFrame(picture("ball.png"));
    EXPECT_EQ(animation->getTotalDelayUnits(), 4.0f);
    animation->setDelayPerUnit(0.5f);
    EXPECT_EQ(animation->getDuration(), 2.0f);
    Vector<AnimationFrame*> frames;
    frames.pushBack(AnimationFrame::create(picture("ball.png"), 2.5f, ValueMap()));
    animation->setFrames(frames);
    EXPECT_EQ(animation->getDuration(), 1.25f);
}

TEST_F(AnimationTest, LeavesOutAnImageThatCannotBeLoaded) {
    copra::LogCapture log;
    Animation* animation = Animation::create();
    animation->addSpriteFrameWithFile("lost.png");
    EXPECT_EQ(animation->getFrames().size(), 0);
    animation->addSpriteFrameWithFile("quad.png");
    EXPECT_EQ(animation->getFrames().size(), 1);
}

TEST_F(AnimationTest, AFrameShowsFromTheStartOfItsSlice) {
    sprite->runAction(Animate::create(walk(0.1f)));
    frame(0);
    EXPECT_EQ(shown(), "walk1.png");
    frame(0.09f);
    EXPECT_EQ(shown(), "walk1.png");
    frame(0.02f);
    EXPECT_EQ(shown(), "walk2.png");
    frame(5);
    EXPECT_EQ(shown(), "walk3.png") << "the last one stays";
}

TEST_F(AnimationTest, RestoresTheOriginalFrameAtItsEndOnly) {
    RefPtr<Animation> animation = walk(0.1f);
    animation->setRestoreOriginalFrame(true);
    sprite->runAction(Animate::create(animation));
    frame(0);
    frame(0.15f);
    sprite->stopAllActions();
    EXPECT_EQ(shown(), "walk2.png");
    sprite->setSpriteFrame(picture("ball.png"));
    sprite->runAction(Animate::create(animation));
    frame(0);
    frame(1);
    EXPECT_EQ(shown(), "ball.png");
}

TEST_F(AnimationTest, PlaysAsOftenAsItLoops) {
    sprite->runAction(Animate::create(walk(0.1f, 2)));
    frame(0);
    frame(0.25f);
    EXPECT_EQ(shown(), "walk3.png");
    frame(0.1f);
    EXPECT_EQ(shown(), "walk1.png");
    frame(0.2f);
    EXPECT_EQ(shown(), "walk3.png");
}

TEST_F(AnimationTest, AnEaseThatBeginsBelowZeroDoesNotSkipLoops) {
    const RefPtr<Animate> animate = Animate::create(walk(0.1f, 2));
    animate->startWithTarget(sprite);
    animate->update(-0.5f);
    animate->update(0.49f);
    EXPECT_EQ(shown(), "walk3.png");
    animate->update(0.51f);
    EXPECT_EQ(shown(), "walk1.png");
    animate->stop();
}

TEST_F(AnimationTest, AnEaseMayGiveAnyTime) {
    for (const unsigned int loops : {0u, 2u}) {
        const RefPtr<Animate> animate = Animate::create(walk(0.1f, loops));
        animate->startWithTarget(sprite);
        animate->update(-std::numeric_limits<float>::infinity());
        animate->update(1.0f);
        EXPECT_EQ(shown(), "walk3.png") << loops;
        animate->stop();
    }
}

TEST_F(AnimationTest, KeepsTheSpritesBlendFunction) {
    sprite->setBlendFunc(BlendFunc::ADDITIVE);
    sprite->runAction(Animate::create(walk(0.1f)));
    frame(0);
    EXPECT_TRUE(sprite->getBlendFunc() == BlendFunc::ADDITIVE);
}

TEST_F(AnimationTest, ReversedItPlaysBackwards) {
    sprite->runAction(Animate::create(walk(0.1f))->reverse());
    frame(0);
    EXPECT_EQ(shown(), "walk3.png");
    frame(1);
    EXPECT_EQ(shown(), "walk1.png");
}

TEST_F(AnimationTest, NotifiesWhenAMarkedFrameShows) {
    ValueMap info;
    info["step"] = Value("left");
    Vector<AnimationFrame*> frames;
    frames.pushBack(AnimationFrame::create(picture("walk1.png"), 1, ValueMap()));
    frames.pushBack(AnimationFrame::create(picture("walk2.png"), 1, info));
    auto* listener = sprite->getEventDispatcher()->addCustomEventListener(
        AnimationFrameDisplayedNotification, [&](EventCustom* event) {
            const auto* displayed = static_cast<AnimationFrame::DisplayedEventInfo*>(event->getUserData());
            EXPECT_EQ(displayed->target, sprite);
            said.push_back(displayed->userInfo->at("step").asString());
        });
    sprite->runAction(Animate::create(Animation::create(frames, 0.1f)));
    frame(0);
    EXPECT_TRUE(said.empty());
    frame(0.15f);
    EXPECT_THAT(said, testing::ElementsAre("left"));
    sprite->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(AnimationTest, SlowFramesLoseNoNotification) {
    Vector<AnimationFrame*> frames;
    for (int i = 0; i < 3; ++i) {
        ValueMap info;
        info["step"] = Value(i);
        frames.pushBack(AnimationFrame::create(picture("walk1.png"), 1, info));
    }
    std::string steps;
    auto* listener = sprite->getEventDispatcher()->addCustomEventListener(
        AnimationFrameDisplayedNotification, [&](EventCustom* event) {
            const auto* displayed = static_cast<AnimationFrame::DisplayedEventInfo*>(event->getUserData());
            steps += displayed->userInfo->at("step").asString();
        });
    for (const float dt : {0.25f, 0.7f, 5.0f}) {
        sprite->runAction(Animate::create(Animation::create(frames, 0.1f, 4)));
        frame(0);
        while (sprite->getNumberOfRunningActions() > 0) frame(dt);
        EXPECT_EQ(steps, "012012012012") << dt;
        steps.clear();
    }
    sprite->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(AnimationTest, AListenerMayStopIt) {
    ValueMap info;
    info["x"] = Value(1);
    Vector<AnimationFrame*> frames;
    for (int i = 0; i < 3; ++i) frames.pushBack(AnimationFrame::create(picture("walk1.png"), 1, info));
    auto* listener = sprite->getEventDispatcher()->addCustomEventListener(
        AnimationFrameDisplayedNotification, [&](EventCustom*) { sprite->stopAllActions(); });
    sprite->runAction(Animate::create(Animation::create(frames, 0.1f)));
    frame(0);
    frame(1);
    EXPECT_EQ(sprite->getNumberOfRunningActions(), 0);
    sprite->getEventDispatcher()->removeEventListener(listener);
}

TEST_F(AnimationTest, OfAnAnimationWithoutFramesDoesNothing) {
    sprite->runAction(Animate::create(Animation::create()));
    frame(0);
    frame(1);
    EXPECT_EQ(shown(), "ball.png");
    EXPECT_EQ(sprite->getNumberOfRunningActions(), 0);
}

// --- The cache ---

TEST_F(AnimationTest, ReadsFormat1) {
    addAnimations(
        "<plist><dict><key>animations</key><dict><key>go</key><dict><key>delay</key><real>0.25</real>"
        "<key>frames</key><array><string>walk1.png</string><string>walk2.png</string></array>"
        "</dict></dict></dict></plist>");
    Animation* go = AnimationCache::getInstance()->getAnimation("go");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->getFrames().size(), 2);
    EXPECT_EQ(go->getDuration(), 0.5f);
    EXPECT_EQ(go->getLoops(), 1u);
    AnimationCache::getInstance()->removeAnimation("go");
    EXPECT_EQ(AnimationCache::getInstance()->getAnimation("go"), nullptr);
}

TEST_F(AnimationTest, ReadsFormat2) {
    addAnimations(
        "<plist><dict><key>properties</key><dict><key>format</key><integer>2</integer></dict>"
        "<key>animations</key><dict><key>go</key><dict><key>delayPerUnit</key><real>0.5</real>"
        "<key>loops</key><integer>3</integer><key>restoreOriginalFrame</key><true/><key>frames</key><array>"
        "<dict><key>spriteframe</key><string>walk1.png</string><key>delayUnits</key><integer>2</integer>"
        "<key>notification</key><dict><key>a</key><integer>1</integer></dict></dict>"
        "</array></dict></dict></dict></plist>");
    Animation* go = AnimationCache::getInstance()->getAnimation("go");
    ASSERT_TRUE(go);
    EXPECT_EQ(go->getDuration(), 1.0f);
    EXPECT_EQ(go->getLoops(), 3u);
    EXPECT_TRUE(go->getRestoreOriginalFrame());
    EXPECT_EQ(go->getFrames().at(0)->getUserInfo().size(), 1u);
}

TEST_F(AnimationTest, LeavesOutWhatIsMissingOrOfTheWrongTypeAndLogsIt) {
    copra::LogCapture log;
    addAnimations(
        "<plist><dict><key>animations</key><dict>"
        "<key>some</key><dict><key>frames</key><array><string>lost.png</string><string>walk1.png</string>"
        "<integer>3</integer><array/></array></dict>"
        "<key>none</key><dict><key>frames</key><array><string>lost.png</string></array></dict>"
        "<key>wrong</key><string>x</string>"
        "</dict></dict></plist>");
    ASSERT_TRUE(AnimationCache::getInstance()->getAnimation("some"));
    EXPECT_EQ(AnimationCache::getInstance()->getAnimation("some")->getFrames().size(), 1);
    EXPECT_EQ(AnimationCache::getInstance()->getAnimation("none"), nullptr);
    EXPECT_EQ(AnimationCache::getInstance()->getAnimation("wrong"), nullptr);
    EXPECT_TRUE(log.contains("lost.png"));
    EXPECT_TRUE(log.contains("'wrong'"));
}

TEST_F(AnimationTest, RefusesFilesThatHoldNoAnimations) {
    copra::LogCapture log;
    addAnimations("<plist><dict><key>frames</key><dict/></dict></plist>");
    addAnimations("<plist><dict><key>properties</key><dict><key>format</key><integer>9</integer></dict>"
                  "<key>animations</key><dict><key>a</key><dict/></dict></dict></plist>");
    addAnimations("<plist><dict><key>anim");
    EXPECT_EQ(log.lineCount(), 3);
}

TEST_F(AnimationTest, RefusesNodesThatAreNotSprites) {
    Animation* const animation = walk(0.1f);
    animation->setRestoreOriginalFrame(true);
    const auto run = [&](Node* node) {
        scene->addChild(node);
        node->runAction(Animate::create(animation));
        for (int i = 0; i < 8; ++i) context.update(0.1f);
        EXPECT_EQ(node->getNumberOfRunningActions(), 0);
        return 0;
    };
    EXPECT_REFUSED(run(Node::create()), "Animate::startWithTarget: the target is not a Sprite");
    EXPECT_REFUSED(run(Label::create()), "Animate::startWithTarget: the target is not a Sprite");
}

TEST_F(AnimationTest, ADelayThatWasForgottenIsWarnedOf) {
    const copra::LogCapture log;
    Animate::create(walk(0.1f));
    Animate::create(Animation::createWithSpriteFrames({picture("walk1.png")}));
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    Animate::create(walk(0.0f));
    EXPECT_TRUE(log.contains("Animate: the delay of the animation is 0")) << log.text();
    Animate::create(Animation::create());
    EXPECT_TRUE(log.contains("Animate: the animation has no frames")) << log.text();
}
