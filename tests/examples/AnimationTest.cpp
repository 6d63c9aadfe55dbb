#include "GuideTest.h"
#include "audio/AudioEngine.h"

USING_NS_CC;

namespace {

//! [hero]
class Hero : public Sprite {
public:
    CREATE_FUNC(Hero);

    void play(const std::string& name) {
        stopActionByTag(kAnimation);
        auto* animation = AnimationCache::getInstance()->getAnimation(name);
        if (!animation) return; // the cache has no animation of this name
        auto* action = RepeatForever::create(Animate::create(animation));
        action->setTag(kAnimation);
        runAction(action);
    }

private:
    static constexpr int kAnimation = 1;
};
//! [hero]

class AnimationTest : public GuideTest {};

class AnimationScene : public Scene {
public:
    CREATE_FUNC(AnimationScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        SpriteFrameCache::getInstance()->addSpriteFramesWithFile("beecluster.plist"); // contains bee_0.png
        Vector<SpriteFrame*> frames;
        for (const char* name : {"bee_0.png", "bee_1.png", "bee_2.png", "bee_3.png"})
            frames.pushBack(SpriteFrameCache::getInstance()->getSpriteFrameByName(name));
        auto* flight = Animation::createWithSpriteFrames(frames, 0.1f); // seconds per frame

        auto* bee = Sprite::createWithSpriteFrame(frames.front());
        bee->setPosition(240, 160);
        addChild(bee, 0, "bee");
        bee->runAction(RepeatForever::create(Animate::create(flight)));
        //! [first]
        //! [cache]
        AnimationCache::getInstance()->addAnimation(flight, "flight");
        //! [cache]
        return true;
    }

    void land() {
        auto* bee = getChildByName<Sprite*>("bee");
        bee->stopAllActions();
        //! [once]
        auto* landing = AnimationCache::getInstance()->getAnimation("flight")->clone();
        landing->setLoops(2);
        bee->runAction(Sequence::create(Animate::create(landing), RemoveSelf::create(), nullptr));
        //! [once]
        //! [events]
        landing->getFrames().at(1)->setUserInfo(ValueMap{{"sound", Value("catch.wav")}});
        auto* step = EventListenerCustom::create(AnimationFrameDisplayedNotification, [](EventCustom* event) {
            const auto* info = static_cast<AnimationFrame::DisplayedEventInfo*>(event->getUserData());
            AudioEngine::play2d(info->userInfo->at("sound").asString());
        });
        _eventDispatcher->addEventListenerWithSceneGraphPriority(step, this);
        //! [events]
    }

    void hover() {
        auto* bee = getChildByName<Sprite*>("bee");
        bee->stopAllActions();
        const auto frames = AnimationCache::getInstance()->getAnimation("flight")->getFrames();
        auto* open = frames.at(0)->getSpriteFrame();
        auto* closed = frames.at(2)->getSpriteFrame();
        //! [units]
        Vector<AnimationFrame*> eyes;
        eyes.pushBack(AnimationFrame::create(open, 1, ValueMap()));
        eyes.pushBack(AnimationFrame::create(closed, 3, ValueMap())); // three times as long
        auto* hovering = Animation::create(eyes, 0.1f, 2);            // seconds per unit, number of loops
        hovering->setRestoreOriginalFrame(true); // at the end, shows the previous frame again
        bee->runAction(Animate::create(hovering));
        //! [units]
    }
};

TEST_F(AnimationTest, ABeeFliesUntilItIsStopped) {
    run<AnimationScene>();
    auto* bee = app.find<Sprite>("bee");
    app.wait(4.15f);
    EXPECT_TRUE(bee->isFrameDisplayed(SpriteFrameCache::getInstance()->getSpriteFrameByName("bee_1.png")));
}

TEST_F(AnimationTest, ABeeLandsAfterTwoRoundsWithSounds) {
    run<AnimationScene>()->land();
    app.wait(0.7f); // two loops of four frames take 0.8 seconds
    EXPECT_TRUE(app.isPlaying("catch.wav"));
    EXPECT_NE(app.tryFind("bee"), nullptr);
    app.wait(0.2f);
    EXPECT_EQ(app.tryFind("bee"), nullptr);
}

TEST_F(AnimationTest, AHeroPlaysOneAnimationAtATime) {
    auto* scene = run<AnimationScene>();
    auto* hero = Hero::create();
    scene->addChild(hero);
    hero->play("flight");
    hero->play("flight");
    EXPECT_EQ(hero->getNumberOfRunningActions(), 1);
}

TEST_F(AnimationTest, PicturesHaveDifferentTimes) {
    auto* scene = run<AnimationScene>();
    app.step();
    auto* bee = app.find<Sprite>("bee");
    auto* before = SpriteFrameCache::getInstance()->getSpriteFrameByName("bee_3.png");
    bee->setSpriteFrame(before);
    scene->hover();
    app.wait(0.2f);
    EXPECT_TRUE(bee->isFrameDisplayed(SpriteFrameCache::getInstance()->getSpriteFrameByName("bee_2.png")));
    app.wait(0.15f);
    EXPECT_TRUE(bee->isFrameDisplayed(SpriteFrameCache::getInstance()->getSpriteFrameByName("bee_2.png")));
    EXPECT_EQ(bee->getNumberOfRunningActions(), 1);
    app.wait(0.5f);
    EXPECT_EQ(bee->getNumberOfRunningActions(), 0) << "two loops of 0.4 seconds";
    EXPECT_TRUE(bee->isFrameDisplayed(before));
}

} // namespace
