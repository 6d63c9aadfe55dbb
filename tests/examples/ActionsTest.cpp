#include "GuideTest.h"

USING_NS_CC;

namespace {

class ActionsTest : public GuideTest {};

//! [custom]
/// Counts from one number to another in a label.
class Count : public ActionInterval {
public:
    static Count* create(float seconds, int from, int to) {
        auto* action = new Count();
        action->initWithDuration(seconds);
        action->_from = from;
        action->_to = to;
        action->autorelease();
        return action;
    }
    Count* clone() const override { return create(getDuration(), _from, _to); }
    Count* reverse() const override { return create(getDuration(), _to, _from); }
    void update(float progress) override { // from 0 to 1
        auto* label = dynamic_cast<Label*>(getTarget());
        if (!label) return; // the node is not a label
        const float number = static_cast<float>(_from) + progress * static_cast<float>(_to - _from);
        label->setString(std::to_string(std::lround(number)));
    }

private:
    int _from = 0;
    int _to = 0;
};
//! [custom]

class ActionsScene : public Scene {
public:
    CREATE_FUNC(ActionsScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        auto* star = Sprite::create("logo.png");
        addChild(star, 0, "star");
        star->runAction(MoveTo::create(1, Vec2(240, 160)));                // to this point in one second
        star->runAction(RepeatForever::create(RotateBy::create(10, 360))); // at the same time, forever
        //! [first]
        return true;
    }

    void collect() {
        auto* star = getChildByName("star");
        star->stopAllActions();
        //! [sequence]
        auto* jump = JumpBy::create(0.5f, Vec2(100, 0), 40, 1); // one jump, 40 points high
        auto* shrink = EaseBackIn::create(ScaleTo::create(0.3f, 0));
        auto* score = CallFunc::create([this] { addPoints(50); });
        star->runAction(Sequence::create(Spawn::create(jump, RotateBy::create(0.5f, 360), nullptr),
                                         DelayTime::create(0.1f), shrink, score, RemoveSelf::create(),
                                         nullptr));
        //! [sequence]
    }

    void addPoints(int points) {
        //! [count]
        auto* label = Label::createWithTTF("0", "fonts/Quicksand-Bold.ttf", 32);
        label->setPosition(240, 280);
        addChild(label, 0, "points");
        label->runAction(Count::create(0.2f, 0, points)); // in 0.2 seconds
        //! [count]
    }

    void pulse() {
        auto* star = getChildByName("star");
        //! [tag]
        auto* pulse = RepeatForever::create(
            Sequence::create(ScaleTo::create(0.3f, 1.2f), ScaleTo::create(0.3f, 1), nullptr));
        pulse->setTag(1);
        star->runAction(pulse);
        star->stopActionByTag(1); // call this when the star should stand still
        //! [tag]
    }

    void blink() {
        auto* star = getChildByName("star");
        //! [repeat]
        auto* blink = Sequence::create(FadeOut::create(0.2f), FadeIn::create(0.2f), DelayTime::create(0.6f),
                                       nullptr); // takes one second
        star->runAction(Repeat::create(blink, 5));
        //! [repeat]
    }

    void ease() {
        auto* star = getChildByName("star");
        star->stopAllActions();
        //! [ease]
        star->runAction(EaseSineInOut::create(MoveTo::create(1, Vec2(400, 160))));
        star->runAction(EaseBackOut::create(ScaleTo::create(0.5f, 1.5f)));
        //! [ease]
    }

    void wiggle() {
        auto* star = getChildByName("star");
        //! [reverse]
        auto* away = MoveBy::create(0.5f, Vec2(100, 0));
        star->runAction(Sequence::create(away, away->reverse(), nullptr)); // to the right and back
        //! [reverse]
    }
};

TEST_F(ActionsTest, AStarMovesAndTurns) {
    run<ActionsScene>();
    auto* star = app.find("star");
    app.wait(1.1f);
    EXPECT_EQ(star->getPosition(), Vec2(240, 160));
    EXPECT_EQ(star->getNumberOfRunningActions(), 1);
}

TEST_F(ActionsTest, AStarJumpsLeavesAndCounts) {
    auto* scene = run<ActionsScene>();
    auto* star = app.find("star");
    const Vec2 start = star->getPosition();
    scene->collect();
    app.wait(0.25f);
    EXPECT_NEAR(star->getPositionY(), start.y + 40, 1); // the top of the jump
    app.wait(0.7f);
    EXPECT_EQ(app.tryFind("star"), nullptr);
    app.wait(0.2f);
    EXPECT_EQ(app.find<Label>("points")->getString(), "50");
}

TEST_F(ActionsTest, ACountIsReversed) {
    auto* scene = run<ActionsScene>();
    scene->addPoints(50);
    app.wait(0.3f);
    auto* label = app.find<Label>("points");
    auto* down = Count::create(0.2f, 0, 50)->reverse();
    label->runAction(down->clone());
    app.find("star")->runAction(down); // not a label
    app.step();
    EXPECT_EQ(label->getString(), "50");
    app.wait(0.3f);
    EXPECT_EQ(label->getString(), "0");
}

TEST_F(ActionsTest, AStarBlinksFiveTimes) {
    auto* scene = run<ActionsScene>();
    auto* star = app.find("star");
    star->stopAllActions();
    scene->blink();
    int fades = 0;
    for (bool wasDark = false; star->getNumberOfRunningActions() > 0; app.step()) {
        const bool isDark = star->getOpacity() < 30;
        fades += isDark && !wasDark;
        wasDark = isDark;
    }
    EXPECT_EQ(fades, 5);
    EXPECT_EQ(star->getOpacity(), 255);
}

TEST_F(ActionsTest, AStarMovesThereAndBack) {
    auto* scene = run<ActionsScene>();
    auto* star = app.find("star");
    star->stopAllActions();
    const Vec2 start = star->getPosition();
    scene->wiggle();
    app.wait(0.5f);
    EXPECT_NEAR(star->getPositionX(), start.x + 100, 4);
    app.wait(0.6f);
    EXPECT_NEAR(star->getPositionX(), start.x, 0.01f);
}

TEST_F(ActionsTest, AStarIsEased) {
    auto* scene = run<ActionsScene>();
    auto* star = app.find("star");
    const float start = star->getPositionX();
    scene->ease();
    app.wait(0.25f);
    EXPECT_LT(star->getPositionX(), start + (400 - start) / 5); // a quarter of the time, a seventh of the way
    float largest = 1;
    app.stepUntil([&] {
        largest = std::max(largest, star->getScale());
        return star->getNumberOfRunningActions() == 0;
    });
    EXPECT_GT(largest, 1.51f); // overshoots
    EXPECT_NEAR(star->getScale(), 1.5f, 0.001f);
    EXPECT_NEAR(star->getPositionX(), 400, 0.1f);
}

TEST_F(ActionsTest, APulseIsStoppedByItsTag) {
    auto* scene = run<ActionsScene>();
    app.find("star")->stopAllActions();
    scene->pulse();
    EXPECT_EQ(app.find("star")->getNumberOfRunningActions(), 0);
}

} // namespace
