// Events, time and the director.

#include "ClassExamples.h"

#include "event/ControllerInput.h"

#include <map>

USING_NS_CC;

namespace {

class InputExamples : public ClassExamples {
protected:
    InputExamples() : bee(Sprite::create("garden.png", Rect(0, 0, 64, 64))) {
        bee->setPosition(100, 100);
        scene->addChild(bee);
    }

    Sprite* const bee;
    std::map<int, Vec2> fingers;
    Vec2 start;
    Vec2 end;
    int steps = 0;
    Vec2 cursor;
    int caught = 0;
    int taps = 0;
    int pauses = 0;
    int ticks = 0;
    bool hasJumped = false;
};

TEST_F(InputExamples, EventListenerTouchOneByOne) {
    //! [EventListenerTouchOneByOne]
    auto listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(true); // nodes behind the bee do not get the touch
    listener->onTouchBegan = [this](Touch* touch, Event*) {
        return bee->hitTest(touch->getLocation()); // true: follow this touch
    };
    listener->onTouchMoved = [this](Touch* touch, Event*) { // if no parent of the bee is scaled or rotated
        bee->setPosition(bee->getPosition() + touch->getDelta());
    };
    bee->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, bee);
    //! [EventListenerTouchOneByOne]
    app.drag(Vec2(100, 100), Vec2(200, 150));
    EXPECT_NEAR(bee->getPositionX(), 200, 0.5f);
}

TEST_F(InputExamples, EventListenerTouchAllAtOnce) {
    //! [EventListenerTouchAllAtOnce]
    auto listener = EventListenerTouchAllAtOnce::create();
    listener->onTouchesBegan = [this](const std::vector<Touch*>& touches, Event*) {
        for (Touch* touch : touches) fingers[touch->getID()] = touch->getLocation();
    };
    listener->onTouchesMoved = [this](const std::vector<Touch*>& touches, Event*) {
        const std::map<int, Vec2> old = fingers;
        for (Touch* touch : touches) fingers[touch->getID()] = touch->getLocation(); // only those that moved
        if (old.size() != 2 || fingers.size() != 2) return;                          // two fingers scale
        float before = old.begin()->second.distance(old.rbegin()->second);
        float now = fingers.begin()->second.distance(fingers.rbegin()->second);
        if (before > 0) bee->setScale(bee->getScale() * now / before);
    };
    listener->onTouchesEnded = [this](const std::vector<Touch*>& touches, Event*) {
        for (Touch* touch : touches) fingers.erase(touch->getID());
    };
    listener->onTouchesCancelled = listener->onTouchesEnded;
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerTouchAllAtOnce]
    app.pinch(Vec2(100, 100), 40, 80);
    EXPECT_NEAR(bee->getScale(), 2, 0.01f);
    EXPECT_TRUE(fingers.empty());
    app.touchDown(Vec2(100, 100), 0);
    app.touchDown(Vec2(140, 100), 1);
    app.step();
    app.touchMove(Vec2(120, 100), 1); // the other finger rests
    app.step();
    EXPECT_NEAR(bee->getScale(), 1, 0.01f);
}

TEST_F(InputExamples, Touch) {
    //! [Touch]
    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [](Touch*, Event*) { return true; };
    listener->onTouchEnded = [this](Touch* touch, Event*) {
        start = touch->getStartLocation(); // design points, y up
        end = touch->getLocation();
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [Touch]
    app.drag(Vec2(10, 10), Vec2(90, 10));
    EXPECT_NEAR(start.distance(end), 80, 0.5f);
}

TEST_F(InputExamples, EventListenerKeyboard) {
    //! [EventListenerKeyboard]
    auto listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [this](EventKeyboard::KeyCode key, Event*) {
        if (key == EventKeyboard::KeyCode::KEY_SPACE) bee->runAction(JumpBy::create(0.3f, Vec2::ZERO, 40, 1));
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerKeyboard]
    app.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(bee->getNumberOfRunningActions(), 1);
}

TEST_F(InputExamples, EventKeyboard) {
    //! [EventKeyboard]
    auto listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [this](EventKeyboard::KeyCode key, Event* event) {
        if (key == EventKeyboard::KeyCode::KEY_LEFT_ARROW) --steps;
        if (key == EventKeyboard::KeyCode::KEY_RIGHT_ARROW) ++steps;
        event->stopPropagation(); // later listeners do not get the key
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventKeyboard]
    app.press(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    EXPECT_EQ(steps, 1);
}

TEST_F(InputExamples, EventListenerMouse) {
    //! [EventListenerMouse]
    auto listener = EventListenerMouse::create();
    listener->onMouseMove = [this](EventMouse* event) {
        cursor = Vec2(event->getCursorX(), event->getCursorY()); // world coordinates, y up
    };
    listener->onMouseDown = [this](EventMouse* event) {
        if (event->getMouseButton() == EventMouse::MouseButton::BUTTON_RIGHT) bee->setPosition(cursor);
    };
    listener->onMouseScroll = [this](EventMouse* event) { // notches, negative if turned away from the user
        bee->setScale(event->getScrollY() < 0 ? 2.0f : 0.5f);
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerMouse]
    app.moveMouse(Vec2(200, 50));
    app.click(Vec2(200, 50), EventMouse::MouseButton::BUTTON_RIGHT);
    EXPECT_EQ(bee->getPosition(), Vec2(200, 50));
    app.scroll(Vec2(100, 100), 1);
    EXPECT_EQ(bee->getScale(), 2);
}

TEST_F(InputExamples, EventMouse) {
    //! [EventMouse]
    auto listener = EventListenerMouse::create();
    listener->onMouseMove = [this](EventMouse* event) {
        cursor = event->getLocationInView(); // design points, y up
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventMouse]
    app.moveMouse(Vec2(200, 50));
    EXPECT_EQ(cursor.x, 200);
}

TEST_F(InputExamples, EventListenerCustom) {
    //! [EventListenerCustom]
    auto listener = EventListenerCustom::create(
        "flower caught", [this](EventCustom* event) { caught += *static_cast<int*>(event->getUserData()); });
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    int flowers = 3;
    scene->getEventDispatcher()->dispatchCustomEvent("flower caught", &flowers); // received at once
    //! [EventListenerCustom]
    EXPECT_EQ(caught, 3);
}

TEST_F(InputExamples, EventCustom) {
    //! [EventCustom]
    EventDispatcher* dispatcher = Director::getInstance()->getEventDispatcher();
    int started = 0; // the last wave
    auto listener = dispatcher->addCustomEventListener("wave", [&started](EventCustom* event) {
        started = *static_cast<int*>(event->getUserData()); // the type that the sender has set
    });

    EventCustom event("wave");
    int number = 2;
    event.setUserData(&number);        // not owned; valid while the event is dispatched
    dispatcher->dispatchEvent(&event); // calls the listener at once
    dispatcher->removeEventListener(listener);
    //! [EventCustom]
    EXPECT_EQ(started, 2);
}

TEST_F(InputExamples, EventListenerAcceleration) {
    //! [EventListenerAcceleration]
    Device::setAccelerometerEnabled(true); // a desktop has none, which is logged
    auto listener = EventListenerAcceleration::create([this](Acceleration* tilt, Event*) {
        bee->setPositionX(240 + 200 * static_cast<float>(tilt->x)); // x in g, to the right
    });
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerAcceleration]
    Acceleration tilt;
    tilt.x = 0.5;
    EventAcceleration event(tilt);
    scene->getEventDispatcher()->dispatchEvent(&event);
    EXPECT_EQ(bee->getPositionX(), 340);
}

TEST_F(InputExamples, Event) {
    //! [Event]
    auto listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [this](Touch*, Event* event) {
        event->getCurrentTarget()->setVisible(false); // the node of the listener
        event->stopPropagation();                     // no other listener gets it
        ++taps;
        return true;
    };
    bee->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, bee);
    //! [Event]
    app.tap(Vec2(100, 100));
    EXPECT_EQ(taps, 1);
    EXPECT_FALSE(bee->isVisible());
}

TEST_F(InputExamples, EventDispatcher) {
    //! [EventDispatcher]
    auto events = Director::getInstance()->getEventDispatcher();
    auto listener = events->addCustomEventListener("pause", [this](EventCustom*) { ++pauses; });
    events->dispatchCustomEvent("pause");
    events->removeEventListener(listener); // listeners of nodes are removed with the node
    //! [EventDispatcher]
    events->dispatchCustomEvent("pause");
    EXPECT_EQ(pauses, 1);
}

TEST_F(InputExamples, Director) {
    bee->runAction(RepeatForever::create(RotateBy::create(1, 360)));
    //! [Director]
    auto director = Director::getInstance();
    Size screen = director->getVisibleSize();                    // design points
    bee->setPosition(director->getVisibleOrigin() + screen / 2); // the center of what the player sees
    auto menu = Scene::create();
    auto resume = MenuItemFont::create("Continue", [](Ref*) { Director::getInstance()->popScene(); });
    menu->addChild(Menu::create(resume, nullptr));
    director->pushScene(menu); // the current scene stops until popScene() is called
    //! [Director]
    app.step(2);
    EXPECT_EQ(app.scene(), menu);
    resume->activate();
    app.step(2);
    EXPECT_EQ(app.scene(), scene);
    EXPECT_EQ(bee->getNumberOfRunningActions(), 1);
}

TEST_F(InputExamples, Scheduler) {
    //! [Scheduler]
    auto scheduler = Director::getInstance()->getScheduler();
    scheduler->setTimeScale(0.5f); // slow motion: all actions, timers, and updates
    // Every half second of this time. `this` is the target of the timer, and "spawn" its key. The target is
    // not retained: its destructor calls unscheduleAllForTarget(this).
    scheduler->schedule([this](float) { ++ticks; }, this, 0.5f, false, "spawn");
    //! [Scheduler]
    app.wait(2.5f);
    EXPECT_EQ(ticks, 2);
    scheduler->setTimeScale(1);
    //! [Scheduler: Pause and end timers]
    scheduler->pauseTarget(this);            // stops all timers of the target
    scheduler->resumeTarget(this);           // continues them
    scheduler->unschedule("spawn", this);    // one timer
    scheduler->unscheduleAllForTarget(this); // all of them, before the target is destroyed
    //! [Scheduler: Pause and end timers]
    app.wait(1);
    EXPECT_EQ(ticks, 2);
}

TEST_F(InputExamples, SchedulerOfSomeNodes) {
    //! [Scheduler: A time scale for some nodes]
    class Garden : public Scene {
    public:
        CREATE_FUNC(Garden);
        ~Garden() override {
            Director::getInstance()->getScheduler()->unscheduleUpdate(_slow);
            _slow->release();
        }
        bool init() override {
            if (!Scene::init()) return false;
            _slow->setTimeScale(0.25f);
            // The game's scheduler runs the other one in every frame. It does not retain it.
            Director::getInstance()->getScheduler()->scheduleUpdate(_slow, 0, false);
            auto snail = Node::create();
            snail->setScheduler(_slow);                                // before the node has timers
            snail->schedule([this](float) { ++ticks; }, 0.5f, "tick"); // every 2 seconds
            addChild(snail);
            return true;
        }
        int ticks = 0;

    private:
        Scheduler* _slow = new Scheduler();
    };
    // The actions of the snail keep their speed, since the ActionManager runs them; so do its children.
    //! [Scheduler: A time scale for some nodes]
    auto* const garden = Garden::create();
    app.run(garden);
    app.wait(4.5f);
    EXPECT_EQ(garden->ticks, 2);
    app.run(Scene::create()); // destroys the garden
    app.step(2);
}

TEST_F(InputExamples, ActionManager) {
    bee->runAction(RepeatForever::create(RotateBy::create(1, 360)));
    //! [ActionManager]
    auto actions = Director::getInstance()->getActionManager();
    Vector<Node*> paused = actions->pauseAllRunningActions(); // for a pause menu
    // later
    actions->resumeTargets(paused);
    //! [ActionManager]
    EXPECT_EQ(paused.size(), 1);
}

TEST_F(InputExamples, Application) {
    //! [Application]
    class Game : public Application {
    public:
        bool applicationDidFinishLaunching() override {
            auto view = GLViewImpl::create("Stars"); // a window
            if (!view) return false;                 // ends the program
            Director::getInstance()->setOpenGLView(view);
            Director::getInstance()->runWithScene(Scene::create());
            return true;
        }
        void applicationDidEnterBackground() override { Director::getInstance()->stopAnimation(); }
        void applicationWillEnterForeground() override { Director::getInstance()->startAnimation(); }
    };
    // int main() { return Game().run(); }
    //! [Application]
    Game game;
    app.launch(game);
    EXPECT_EQ(Application::getInstance(), &game);
    EXPECT_EQ(Director::getInstance()->getOpenGLView()->getViewName(), "Stars");
    EXPECT_NE(app.scene(), nullptr);
}

TEST_F(InputExamples, GLView) {
    //! [GLView]
    auto view = Director::getInstance()->getOpenGLView();
    view->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL); // bars where the shape differs
    Size window = view->getFrameSize();
    Rect visible(view->getVisibleOrigin(), view->getVisibleSize()); // design points
    //! [GLView]
    EXPECT_TRUE(visible.size.equals(Size(480, 320)));
    EXPECT_TRUE(window.equals(Size(480, 320)));
}

TEST_F(InputExamples, GLViewImpl) {
    //! [GLViewImpl]
    class Game : public Application {
    public:
        bool applicationDidFinishLaunching() override {
            auto view =
                GLViewImpl::createWithRect("Meadow", Rect(0, 0, 960, 640)); // title and size of the window
            if (!view) return false;
            Director::getInstance()->setOpenGLView(view);
            view->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL);
            Director::getInstance()->runWithScene(Scene::create());
            return true;
        }
        void applicationDidEnterBackground() override {}
        void applicationWillEnterForeground() override {}
    };
    //! [GLViewImpl]
    Game game; // main() calls game.run(), which calls applicationDidFinishLaunching()
    app.launch(game);
    EXPECT_TRUE(Director::getInstance()->getVisibleSize().equals(Size(480, 320)));
}

TEST_F(InputExamples, EventListenerController) {
    //! [EventListenerController]
    auto listener = EventListenerController::create();
    listener->onKeyDown = [this](Controller*, int key, Event*) {
        if (key == Controller::BUTTON_A) hasJumped = true;
    };
    listener->onAxisEvent = [](Controller* pad, int key, Event*) {
        const float x = key == Controller::JOYSTICK_LEFT_X ? pad->getKeyStatus(key).value : 0.0f; // -1 to 1
        log("walk %f", x);
    };
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventListenerController]
    app.connectController();
    app.controllerButton(Controller::BUTTON_A, true);
    app.step();
    EXPECT_TRUE(hasJumped);
}

TEST_F(InputExamples, ControllerDeadZones) {
    //! [copra::ControllerDeadZones]
    copra::ControllerDeadZones zones = copra::controllerDeadZones();
    zones.stick = 0.25f; // for worn sticks, which do not return to the center: 0 to 0.9
    copra::setControllerDeadZones(zones);
    //! [copra::ControllerDeadZones]
    EXPECT_EQ(copra::controllerDeadZones().stick, 0.25f);
    copra::setControllerDeadZones({});
}

} // namespace
