#include "GuideTest.h"

USING_NS_CC;

namespace {

//! [joystick]
class Joystick : public Node {
public:
    CREATE_FUNC(Joystick);

    bool init() override {
        if (!Node::init()) return false;
        auto* base = DrawNode::create();
        base->drawDot(Vec2::ZERO, kRadius, Color4F(1, 1, 1, 0.2f));
        addChild(base);
        _knob = DrawNode::create();
        _knob->drawDot(Vec2::ZERO, 22, Color4F(1, 1, 1, 0.6f));
        addChild(_knob, 1, "knob");

        auto* touches = EventListenerTouchOneByOne::create();
        touches->setSwallowTouches(true); // the game behind does not receive this touch
        touches->onTouchBegan = [this](Touch* touch, Event*) {
            const Vec2 point = convertTouchToNodeSpace(touch);
            if (_finger != kNone || point.length() > kRadius) return false; // one finger at a time
            _finger = touch->getID();
            moveKnob(point);
            return true;
        };
        touches->onTouchMoved = [this](Touch* touch, Event*) {
            if (touch->getID() == _finger) moveKnob(convertTouchToNodeSpace(touch));
        };
        touches->onTouchEnded = [this](Touch* touch, Event*) {
            if (touch->getID() == _finger) release();
        };
        touches->onTouchCancelled = touches->onTouchEnded;
        _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
        return true;
    }

    void pause() override { // a paused node does not learn that the finger was lifted
        Node::pause();
        release();
    }

    Vec2 direction() const { return _knob->getPosition() / kRadius; } // the length is 0 to 1

private:
    void release() {
        _finger = kNone;
        moveKnob(Vec2::ZERO);
    }

    void moveKnob(Vec2 point) {
        if (point.length() > kRadius) point = point.getNormalized() * kRadius;
        _knob->setPosition(point);
    }

    static constexpr float kRadius = 50; // points
    static constexpr int kNone = -1;     // no touch has this ID
    DrawNode* _knob = nullptr;           // a child
    int _finger = kNone;                 // the ID of the touch that holds the knob, or kNone
};
//! [joystick]

class StickScene : public Scene {
public:
    CREATE_FUNC(StickScene);

    bool init() override {
        if (!Scene::init()) return false;
        _hero = Sprite::create("logo.png");
        _hero->setPosition(240, 160);
        addChild(_hero, 0, "hero");
        //! [addStick]
        _stick = Joystick::create();
        _stick->setPosition(70, 70);
        addChild(_stick, 10, "stick"); // in front of the game
        //! [addStick]
        scheduleUpdate();
        return true;
    }

    //! [steer]
    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        _hero->setPosition(_hero->getPosition() + _stick->direction() * 200 * dt); // 200 points per second
    }
    //! [steer]

    Joystick* _stick = nullptr;

private:
    Sprite* _hero = nullptr;
};

class JoystickTest : public GuideTest {};

TEST_F(JoystickTest, TheKnobStaysInTheCircleAndReturns) {
    auto* scene = run<StickScene>();
    const auto* hero = app.find("hero");
    app.touchDown(Vec2(70, 70));
    app.step();
    EXPECT_EQ(scene->_stick->direction(), Vec2::ZERO);
    app.touchMove(Vec2(95, 70));
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 0.5f, 0.01f);
    app.touchMove(Vec2(400, 70));
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 1, 0.01f);
    app.wait(0.5f);
    EXPECT_NEAR(hero->getPositionX(), 340, 15);
    app.touchUp(Vec2(400, 70));
    app.step();
    EXPECT_EQ(scene->_stick->direction(), Vec2::ZERO);
}

TEST_F(JoystickTest, ATouchElsewhereDoesNotMoveTheKnob) {
    auto* scene = run<StickScene>();
    app.drag(Vec2(200, 200), Vec2(70, 70));
    EXPECT_EQ(scene->_stick->direction(), Vec2::ZERO);
}

TEST_F(JoystickTest, ASecondFingerDoesNotTakeTheKnob) {
    auto* scene = run<StickScene>();
    app.touchDown(Vec2(70, 70), 0);
    app.touchMove(Vec2(95, 70), 0);
    app.step();
    app.touchDown(Vec2(50, 70), 1);
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 0.5f, 0.01f);
    app.touchUp(Vec2(50, 70), 1);
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 0.5f, 0.01f) << "the first finger still holds it";
    app.touchMove(Vec2(45, 70), 0);
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, -0.5f, 0.01f);
    app.touchUp(Vec2(45, 70), 0);
    app.step();
    EXPECT_EQ(scene->_stick->direction(), Vec2::ZERO);
}

TEST_F(JoystickTest, AnotherFingerMayHoldTheFreeKnob) {
    auto* scene = run<StickScene>();
    app.touchDown(Vec2(70, 70), 0);
    app.step();
    app.touchUp(Vec2(70, 70), 0);
    app.step();
    app.touchDown(Vec2(95, 70), 1);
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 0.5f, 0.01f);
    app.touchUp(Vec2(95, 70), 1);
    app.step();
}

TEST_F(JoystickTest, APauseReleasesTheKnob) {
    auto* scene = run<StickScene>();
    app.touchDown(Vec2(95, 70), 0);
    app.step();
    scene->_stick->pause();
    EXPECT_EQ(scene->_stick->direction(), Vec2::ZERO);
    app.touchUp(Vec2(95, 70), 0);
    app.step();
    scene->_stick->resume();
    app.touchDown(Vec2(95, 70), 1);
    app.step();
    EXPECT_NEAR(scene->_stick->direction().x, 0.5f, 0.01f);
    app.touchUp(Vec2(95, 70), 1);
    app.step();
}

} // namespace
