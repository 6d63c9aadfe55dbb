#include "scene/SceneFixture.h"

#include "event/EventAcceleration.h"
#include "event/EventDispatcher.h"
#include "event/EventKeyboard.h"
#include "event/EventTouch.h"
#include "scene/Layer.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// A layer that overrides the legacy callbacks only.
class OlderLayer : public Layer {
public:
    explicit OlderLayer(std::vector<std::string>& said) : _said(said) { autorelease(); }

    bool ccTouchBegan(Touch* touch, Event*) override {
        _said.push_back("began " + std::to_string(touch->getID()));
        return true;
    }
    void ccTouchMoved(Touch*, Event*) override { _said.push_back("moved"); }
    void ccTouchEnded(Touch*, Event*) override { _said.push_back("ended"); }
    void ccTouchCancelled(Touch*, Event*) override { _said.push_back("cancelled"); }
    void didAccelerate(Acceleration* acceleration) override {
        _said.push_back("x " + std::to_string(static_cast<int>(acceleration->x)));
    }
    void keyPressed(int keyCode) override { _said.push_back("pressed " + std::to_string(keyCode)); }
    void keyReleased(int keyCode) override { _said.push_back("released " + std::to_string(keyCode)); }
    void keyBackClicked() override { _said.push_back("back"); }
    void keyMenuClicked() override { _said.push_back("menu"); }

private:
    std::vector<std::string>& _said;
};

class LayerTest : public SceneFixture {
protected:
    OlderLayer* older() {
        auto* layer = new OlderLayer(said);
        scene->addChild(layer);
        visit();
        return layer;
    }

    void touch(EventTouch::EventCode code) {
        finger.setTouchInfo(0, 10, 10);
        EventTouch event;
        event.setEventCode(code);
        event.setTouches({&finger});
        context.eventDispatcher()->dispatchEvent(&event);
    }

    Touch finger;

    void key(EventKeyboard::KeyCode code, bool pressed) {
        EventKeyboard event(code, pressed);
        context.eventDispatcher()->dispatchEvent(&event);
    }
};

} // namespace

TEST_F(LayerTest, CallsTheLegacyCallbacksOfOneTouch) {
    OlderLayer* layer = older();
    layer->setTouchMode(Touch::DispatchMode::ONE_BY_ONE);
    layer->setTouchEnabled(true);
    touch(EventTouch::EventCode::BEGAN);
    touch(EventTouch::EventCode::MOVED);
    touch(EventTouch::EventCode::ENDED);
    touch(EventTouch::EventCode::BEGAN);
    touch(EventTouch::EventCode::CANCELLED);
    EXPECT_THAT(said, ElementsAre("began 0", "moved", "ended", "began 0", "cancelled"));
}

TEST_F(LayerTest, CallsTheOlderKeyNamesAndTheTwoKeysOfATelephone) {
    older()->setKeypadEnabled(true);
    key(EventKeyboard::KeyCode::KEY_A, true);
    key(EventKeyboard::KeyCode::KEY_A, false);
    key(EventKeyboard::KeyCode::KEY_BACK, false);
    key(EventKeyboard::KeyCode::KEY_MENU, false);
    const auto number = [](EventKeyboard::KeyCode code) { return std::to_string(static_cast<int>(code)); };
    EXPECT_THAT(said, ElementsAre("pressed " + number(EventKeyboard::KeyCode::KEY_A),
                                  "released " + number(EventKeyboard::KeyCode::KEY_A),
                                  "released " + number(EventKeyboard::KeyCode::KEY_BACK), "back",
                                  "released " + number(EventKeyboard::KeyCode::KEY_MENU), "menu"));
}

TEST_F(LayerTest, CallsTheLegacyCallbackOfAcceleration) {
    older()->setAccelerometerEnabled(true);
    Acceleration acceleration;
    acceleration.x = 3;
    EventAcceleration event(acceleration);
    context.eventDispatcher()->dispatchEvent(&event);
    EXPECT_THAT(said, ElementsAre("x 3"));
}
