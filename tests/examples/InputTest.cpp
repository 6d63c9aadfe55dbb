#include "GuideTest.h"
#include "event/ControllerInput.h"
#include "event/ControllerMapping.h"
#include "platform/Clipboard.h"
#include "testing/matchers.h"
#include "ui/CocosGUI.h"

USING_NS_CC;

namespace {

class InputTest : public GuideTest {};

//! [answer]
struct Answer : ui::EditBoxDelegate {
    void editBoxReturn(ui::EditBox* box) override { text = box->getText(); } // the input has ended
    std::string text;
};
//! [answer]

class InputScene : public Scene {
public:
    CREATE_FUNC(InputScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [key]
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
            if (key == EventKeyboard::KeyCode::KEY_SPACE) jump();
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
        //! [key]
        //! [touch]
        auto* touches = EventListenerTouchOneByOne::create();
        touches->onTouchBegan = [this](Touch* touch, Event*) {
            _hero->setPosition(touch->getLocation());
            return true; // claims the touch
        };
        touches->onTouchMoved = [this](Touch* touch, Event*) { _hero->setPosition(touch->getLocation()); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
        //! [touch]
        _hero = Sprite::create("logo.png");
        addChild(_hero, 0, "hero");
        scheduleUpdate();
        return true;
    }

    void addCoin() {
        //! [node]
        auto* coin = Sprite::create("star.png");
        coin->setPosition(240, 160);
        addChild(coin, 1, "coin");
        auto* listener = EventListenerTouchOneByOne::create();
        listener->setSwallowTouches(true); // hides the touches that it claims from the nodes behind
        listener->onTouchBegan = [coin](Touch* touch, Event*) { return coin->hitTest(touch->getLocation()); };
        listener->onTouchEnded = [coin](Touch* touch, Event*) {
            if (coin->hitTest(touch->getLocation()))
                coin->removeFromParent(); // the finger is still on the coin
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, coin);
        //! [node]
    }

    //! [inside]
    /// Whether a point in world coordinates is in the box of a node.
    bool isInBox(Node* node, const Vec2& point) {
        return node->getBoundingBox().containsPoint(node->getParent()->convertToNodeSpace(point));
    }
    //! [inside]

    //! [held]
    void watchKeys() {
        auto* keys = EventListenerKeyboard::create();
        keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) { _held.insert(key); };
        keys->onKeyReleased = [this](EventKeyboard::KeyCode key, Event*) { _held.erase(key); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
    }

    void update(float dt) override { // after scheduleUpdate()
        Scene::update(dt);
        const float speed = 200; // points per second
        if (_held.count(EventKeyboard::KeyCode::KEY_RIGHT_ARROW))
            _hero->setPositionX(_hero->getPositionX() + speed * dt);
        if (_held.count(EventKeyboard::KeyCode::KEY_LEFT_ARROW))
            _hero->setPositionX(_hero->getPositionX() - speed * dt);
    }

    std::set<EventKeyboard::KeyCode> _held; // the keys that are down
    //! [held]

    void watchMouse() {
        //! [mouse]
        auto* mouse = EventListenerMouse::create();
        mouse->onMouseMove = [this](EventMouse* event) {
            aimAt(Vec2(event->getCursorX(), event->getCursorY()));
        };
        mouse->onMouseDown = [this](EventMouse* event) {
            if (event->getMouseButton() == EventMouse::MouseButton::BUTTON_RIGHT) shoot();
        };
        mouse->onMouseScroll = [this](EventMouse* event) {
            zoom(event->getScrollY()); // notches; negative: away from the player
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, this);
        //! [mouse]
    }

    void changePointer() {
        //! [pointer]
        auto* view = Director::getInstance()->getOpenGLView();
        view->setCursor("star.png", Vec2(0.5f, 0.5f)); // the center of the image is the tip of the pointer
        view->setCursorVisible(false);
        //! [pointer]
    }

    void copyScore() {
        //! [clipboard]
        copra::setClipboardText("12 points"); // UTF-8
        const std::string text = copra::clipboardText();
        //! [clipboard]
        copied = text;
    }

    void watchFingers() {
        //! [fingers]
        auto* fingers = EventListenerTouchAllAtOnce::create();
        fingers->onTouchesMoved = [this](const std::vector<Touch*>& touches, Event*) {
            for (Touch* touch : touches) drawTrail(touch->getID(), touch->getLocation());
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(fingers, this);
        //! [fingers]
    }

    void askName() {
        //! [text]
        _name = ui::EditBox::create(Size(200, 48), "widgets/box.png"); // the background, which is stretched
        _name->setPlaceHolder("Your name");
        _name->setFontColor(Color3B::BLACK);
        _name->setInputMode(ui::EditBox::InputMode::SINGLE_LINE);
        _name->setMaxLength(12);
        _name->setPosition(Vec2(240, 200));
        addChild(_name, 0, "name");
        //! [text]
    }

    void askPassword() {
        auto* box = _name;
        //! [password]
        box->setInputFlag(ui::EditBox::InputFlag::PASSWORD);
        //! [password]
        //! [delegate]
        box->setDelegate(&_answer); // the box does not retain the delegate
        //! [delegate]
    }

    //! [entered]
    /// What the player has typed so far.
    std::string name() const { return _name->getText(); }
    //! [entered]

    void watchControllers() {
        //! [controller]
        auto* controllers = EventListenerController::create();
        controllers->onConnected = [](Controller* pad, Event*) {
            log("%s is connected", pad->getDeviceName().c_str());
        };
        controllers->onKeyDown = [this](Controller*, int key, Event*) {
            if (key == Controller::BUTTON_A) jump();
        };
        controllers->onAxisEvent = [this](Controller* pad, int key, Event*) {
            if (key == Controller::JOYSTICK_LEFT_X) walk(pad->getKeyStatus(key).value); // -1 to 1
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(controllers, this);
        //! [controller]
    }

    void removeListener() {
        auto* listener = EventListenerKeyboard::create();
        listener->onKeyPressed = [this](EventKeyboard::KeyCode, Event*) { jump(); };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        //! [stop]
        listener->setEnabled(false); // until setEnabled(true)
        //! [stop]
        //! [remove]
        _eventDispatcher->removeEventListener(listener);
        //! [remove]
    }

    void addButtons() {
        //! [dpad]
        auto* menu = ui::VBox::create(Size(130, 110)); // a column, from its upper edge down
        menu->setPosition(Vec2(175, 105));
        for (const char* title : {"Play", "Settings"}) {
            auto* button = ui::Button::create("widgets/push.png");
            button->setTitleText(title);
            menu->addChild(button, 0, title);
        }
        addChild(menu);
        ui::Widget::enableDpadNavigation(true); // until enableDpadNavigation(false)
        //! [dpad]
        //! [focus]
        auto* listener = EventListenerFocus::create();
        listener->onFocusChanged = [](ui::Widget* lost, ui::Widget* got) { // each may be null
            if (lost) lost->setScale(1);
            if (got) got->setScale(1.2f);
        };
        _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
        menu->getChildByName<ui::Button*>("Play")->requestFocus(); // the first widget
        //! [focus]
    }

    void jump() { ++jumps; }
    void shoot() { ++shots; }
    void aimAt(const Vec2& point) { aim = point; }
    void zoom(float by) { notches += by; }
    void drawTrail(int id, const Vec2& point) { trails[id] = point; }
    void walk(float by) { walked = by; }

    int jumps = 0, shots = 0;
    float notches = 0, walked = 0;
    Vec2 aim;
    std::string copied;
    std::string answer() const { return _answer.text; }
    std::map<int, Vec2> trails;

private:
    Node* _hero = nullptr;
    ui::EditBox* _name = nullptr;
    Answer _answer;
};

TEST_F(InputTest, AKeyAndATouchReachTheScene) {
    auto* scene = run<InputScene>();
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(scene->jumps, 1);
    app.drag(Vec2(100, 100), Vec2(200, 120));
    EXPECT_EQ(app.find("hero")->getPosition(), Vec2(200, 120));
}

TEST_F(InputTest, ACoinSwallowsItsTouch) {
    run<InputScene>()->addCoin();
    const Vec2 before = app.find("hero")->getPosition();
    app.step();
    app.tap(app.find("coin"));
    EXPECT_EQ(app.tryFind("coin"), nullptr);
    EXPECT_EQ(app.find("hero")->getPosition(), before);
}

TEST_F(InputTest, ACoinStaysIfTheFingerHasLeftIt) {
    run<InputScene>()->addCoin();
    app.step();
    const Vec2 middle = app.find("coin")->getPosition();
    app.drag(middle, middle + Vec2(100, 0));
    EXPECT_NE(app.tryFind("coin"), nullptr);
}

TEST_F(InputTest, ATurnedCoinIsTouchedInItsRectangle) {
    auto* scene = run<InputScene>();
    scene->addCoin();
    auto* coin = app.find("coin");
    coin->setRotation(45);
    app.step();
    const Size size = coin->getContentSize();
    const Vec2 corner = coin->getPosition() + Vec2(size.width, size.height) * 0.45f; // before it was turned
    EXPECT_TRUE(scene->isInBox(coin, corner));
    app.tap(corner);
    EXPECT_NE(app.tryFind("coin"), nullptr);
    app.tap(coin->getPosition() + Vec2(size.width * 0.6f, 0));
    EXPECT_EQ(app.tryFind("coin"), nullptr);
}

TEST_F(InputTest, AHeldKeyMovesTheHero) {
    run<InputScene>()->watchKeys();
    app.keyDown(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.wait(0.5f);
    app.keyUp(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    app.wait(0.5f);
    EXPECT_NEAR(app.find("hero")->getPositionX(), 100, 5);
}

TEST_F(InputTest, TheMouseAimsShootsAndZooms) {
    auto* scene = run<InputScene>();
    scene->watchMouse();
    app.moveMouse(Vec2(50, 60));
    app.click(Vec2(50, 60), EventMouse::MouseButton::BUTTON_RIGHT);
    app.scroll(Vec2(50, 60), 2);
    EXPECT_EQ(scene->aim, Vec2(50, 60));
    EXPECT_EQ(scene->shots, 1);
    EXPECT_EQ(scene->notches, -2); // the wheel turns away from the player
}

TEST_F(InputTest, TwoFingersLeaveTrails) {
    auto* scene = run<InputScene>();
    scene->watchFingers();
    app.pinch(Vec2(240, 160), 40, 200);
    EXPECT_EQ(scene->trails.size(), 2u);
}

TEST_F(InputTest, ANameIsTyped) {
    auto* scene = run<InputScene>();
    scene->askName();
    app.step();
    app.tap(app.find("name"));
    app.type("Mia");
    EXPECT_EQ(scene->name(), "Mia");
}

TEST_F(InputTest, ThePointerAndTheClipboardAreSet) {
    auto* scene = run<InputScene>();
    scene->changePointer();
    scene->copyScore();
    EXPECT_EQ(scene->copied, "12 points");
}

TEST_F(InputTest, APasswordIsSentWithReturn) {
    auto* scene = run<InputScene>();
    scene->askName();
    scene->askPassword();
    app.step();
    app.tap(app.find("name"));
    app.type("open\n");
    EXPECT_EQ(scene->answer(), "open");
}

TEST_F(InputTest, AListenerThatIsRemovedReceivesNothing) {
    auto* scene = run<InputScene>();
    scene->removeListener();
    app.press(EventKeyboard::KeyCode::KEY_A);
    EXPECT_EQ(scene->jumps, 0);
}

TEST_F(InputTest, ArrowKeysMoveTheFocus) {
    Director::getInstance()->setContentScaleFactor(2);
    run<InputScene>()->addButtons();
    app.step();
    EXPECT_THAT(app.find<ui::Button>("Play"), copra::testing::IsVisible());
    EXPECT_THAT(app.find<ui::Button>("Settings"), copra::testing::IsVisible());
    app.press(EventKeyboard::KeyCode::KEY_DOWN_ARROW);
    app.step();
    EXPECT_TRUE(app.find<ui::Button>("Settings")->isFocused());
    EXPECT_NEAR(app.find("Settings")->getScale(), 1.2f, 0.001f);
    EXPECT_NEAR(app.find("Play")->getScale(), 1, 0.001f);
    ui::Widget::enableDpadNavigation(false);
    Director::getInstance()->setContentScaleFactor(1);
}

TEST_F(InputTest, LayoutsAndDeadZonesAreSet) {
    files.add("gamecontrollerdb.txt",
              "03000000341200007856000001010000,A pad,a:b0,b:b1,leftx:a0,lefty:a1,platform:Linux,\n");
    //! [layouts]
    copra::addControllerMappings(FileUtils::getInstance()->getStringFromFile("gamecontrollerdb.txt"),
                                 "gamecontrollerdb.txt"); // a name for the log
    //! [layouts]
    //! [zones]
    copra::setControllerDeadZones({0.15f, 0.05f}); // of sticks and of triggers, from 0 to 1
    //! [zones]
    EXPECT_EQ(copra::controllerDeadZones().stick, 0.15f);
}

TEST_F(InputTest, AControllerJumpsAndWalks) {
    auto* scene = run<InputScene>();
    scene->watchControllers();
    //! [simulated]
    app.connectController();
    app.controllerButton(Controller::BUTTON_A, true);
    app.controllerAxis(Controller::JOYSTICK_LEFT_X, 1);
    app.step(2);
    //! [simulated]
    EXPECT_EQ(scene->jumps, 1);
    EXPECT_NEAR(scene->walked, 1, 0.01f);
}

} // namespace
