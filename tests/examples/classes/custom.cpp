// Classes that games extend with their own, and values that they receive.

#include "ClassExamples.h"
#include "cocostudio/CocoStudio.h"
#include "extensions/cocos-ext.h"
#include "testing/FrameCapture.h"
#include "testing/GameProgram.h"
#include "ui/CocosGUI.h"

#include <cstdlib>

USING_NS_CC;

namespace {

class CustomExamples : public ClassExamples {
protected:
    ~CustomExamples() override { CSLoader::destroyInstance(); }

    bool isThere = false;
    Vec2 place;
};

TEST_F(CustomExamples, EventController) {
    //! [EventController]
    auto listener = EventListenerController::create();
    listener->onConnected = [this](Controller* pad, Event* event) {
        auto* connection = static_cast<EventController*>(event); // what listeners of controllers get
        isThere = connection->isConnected();
        log("%s", pad->getDeviceName().c_str());
    };
    listener->onDisconnected = listener->onConnected;
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventController]
    app.connectController();
    app.step();
    EXPECT_TRUE(isThere);
}

TEST_F(CustomExamples, EventAcceleration) {
    auto listener = EventListenerAcceleration::create(
        [this](Acceleration* tilt, Event*) { place.x = static_cast<float>(tilt->x); });
    scene->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, scene);
    //! [EventAcceleration]
    Acceleration tilt; // a desktop has no accelerometer: a key or a test can send the event
    tilt.x = 0.5;      // in g, to the right
    EventAcceleration event(tilt);
    Director::getInstance()->getEventDispatcher()->dispatchEvent(&event); // listeners get it at once
    //! [EventAcceleration]
    EXPECT_EQ(place.x, 0.5f);
}

TEST_F(CustomExamples, KeyStatus) {
    app.connectController();
    app.step();
    //! [Controller::KeyStatus]
    Vec2 step; // in this frame
    for (Controller* pad : Controller::getAllController()) {
        const Controller::KeyStatus& stick = pad->getKeyStatus(Controller::JOYSTICK_LEFT_X);
        const Controller::KeyStatus& jump = pad->getKeyStatus(Controller::BUTTON_A);
        if (stick.isAnalog) step.x += 4 * stick.value; // -1 to 1
        if (jump.isPressed) step.y += 4;
    }
    //! [Controller::KeyStatus]
    EXPECT_EQ(step, Vec2::ZERO);
}

TEST_F(CustomExamples, IMEDispatcher) {
    auto field = TextFieldTTF::textFieldWithPlaceHolder("name", "fonts/Quicksand-Bold.ttf", 20);
    scene->addChild(field);
    field->attachWithIME();
    //! [IMEDispatcher, IMEKeyboardNotificationInfo]
    IMEKeyboardNotificationInfo keyboard; // that the game draws itself
    keyboard.end = Rect(0, 0, 480, 120);
    keyboard.duration = 0.2f;
    IMEDispatcher* dispatcher = IMEDispatcher::sharedDispatcher();
    dispatcher->dispatchKeyboardWillShow(keyboard);
    dispatcher->dispatchInsertText("b", 1); // a key of it: the text field with the keyboard gets the letter
    //! [IMEDispatcher, IMEKeyboardNotificationInfo]
    EXPECT_EQ(field->getString(), "b");
    field->detachWithIME();
}

TEST_F(CustomExamples, NodeReader) {
    //! [cocostudio::NodeReaderProtocol, cocostudio::NodeReader]
    class Door : public Node {
    public:
        CREATE_FUNC(Door);
    };
    class DoorReader : public cocostudio::NodeReader { // of nodes with the custom class "Door" in the editor
    public:
        static Ref* create() {
            auto* reader = new DoorReader;
            reader->autorelease();
            return reader;
        }
        Node* createNodeWithFlatBuffers(const flatbuffers::Table* options) override {
            auto* door = Door::create();
            setPropsWithFlatBuffers(door, options); // the name, the position, and so on
            return door;
        }
    };
    CSLoader::getInstance()->registReaderObject("DoorReader", &DoorReader::create);
    //! [cocostudio::NodeReaderProtocol, cocostudio::NodeReader]
    EXPECT_NE(DoorReader::create(), nullptr);
}

TEST_F(CustomExamples, ComController) {
    //! [cocostudio::ComController, cocostudio::InputDelegate]
    class Steps : public cocostudio::ComController { // moves the node that has it
    public:
        Steps() { setKeypadEnabled(true); }
        void onKeyPressed(EventKeyboard::KeyCode key, Event*) override {
            Node* owner = getOwner();
            if (key == EventKeyboard::KeyCode::KEY_RIGHT_ARROW)
                owner->setPositionX(owner->getPositionX() + 8);
        }
    };
    auto hero = Node::create();
    scene->addChild(hero);
    auto steps = new Steps;
    steps->init();
    hero->addComponent(steps); // retained
    steps->release();
    //! [cocostudio::ComController, cocostudio::InputDelegate]
    app.press(EventKeyboard::KeyCode::KEY_RIGHT_ARROW);
    EXPECT_EQ(hero->getPositionX(), 8);
}

TEST_F(CustomExamples, ILocalizationManager) {
    //! [cocostudio::ILocalizationManager]
    class Translations : public cocostudio::ILocalizationManager { // texts from a source of your own
    public:
        bool initLanguageData(std::string) override { return true; }
        std::string getLocalizationString(std::string key) override {
            return key == "play" ? "Spielen" : key; // the key itself if there is no text
        }
    };
    Translations german; // not owned: it has to outlive its use
    cocostudio::LocalizationHelper::setCurrentManager(&german, false);
    // load scenes of Cocos Studio
    cocostudio::LocalizationHelper::setCurrentManager(nullptr, true);
    //! [cocostudio::ILocalizationManager]
    EXPECT_EQ(german.getLocalizationString("play"), "Spielen");
}

TEST_F(CustomExamples, TransitionEaseScene) {
    auto* const next = Scene::create();
    //! [TransitionEaseScene]
    class BounceIn : public TransitionMoveInT { // the new scene comes from the top, and bounces
    public:
        static BounceIn* create(float seconds, Scene* scene) {
            auto* transition = new BounceIn;
            transition->autorelease();
            return transition->initWithDuration(seconds, scene) ? transition : nullptr;
        }
        ActionInterval* easeActionWithAction(ActionInterval* action) override {
            return EaseBounceOut::create(action);
        }
    };
    Director::getInstance()->replaceScene(BounceIn::create(1, next));
    //! [TransitionEaseScene]
    app.wait(1.2f);
    EXPECT_EQ(app.scene(), next);
}

TEST_F(CustomExamples, LayoutManager) {
    //! [ui::LayoutManager, ui::LayoutProtocol]
    class OnCircle : public ui::LayoutManager { // places the children of a layout on a circle
    public:
        void doLayout(ui::LayoutProtocol* layout) override {
            const Size size = layout->getLayoutContentSize();
            const Vector<Node*>& children = layout->getLayoutElements();
            for (ssize_t i = 0; i < children.size(); ++i) {
                const float angle = 2 * static_cast<float>(M_PI) * static_cast<float>(i) /
                                    static_cast<float>(children.size());
                children.at(i)->setPosition(Vec2(size / 2) + Vec2::forAngle(angle) * (size.height / 2));
            }
        }
    };
    class Wheel : public ui::Layout {
    public:
        CREATE_FUNC(Wheel);
        ui::LayoutManager* createLayoutManager() override {
            auto* manager = new OnCircle;
            manager->autorelease();
            return manager;
        }
    };
    auto wheel = Wheel::create();
    wheel->setContentSize(Size(200, 200));
    for (int i = 0; i < 4; ++i) wheel->addChild(ui::Widget::create());
    scene->addChild(wheel);
    //! [ui::LayoutManager, ui::LayoutProtocol]
    wheel->forceDoLayout();
    EXPECT_NEAR(wheel->getChildren().at(0)->getPositionX(), 200, 0.1f);
    EXPECT_NEAR(wheel->getChildren().at(1)->getPositionY(), 200, 0.1f);
}

TEST_F(CustomExamples, ControlUtils) {
    //! [extension::ControlUtils]
    const extension::RGBA orange{1, 0.5, 0, 1};
    extension::HSV color = extension::ControlUtils::HSVfromRGB(orange); // 30 degrees, 1, 1
    color.h += 180;                                                     // the opposite color
    const extension::RGBA blue = extension::ControlUtils::RGBfromHSV(color);
    //! [extension::ControlUtils]
    EXPECT_NEAR(blue.r, 0, 0.001);
    EXPECT_NEAR(blue.g, 0.5, 0.001);
    EXPECT_NEAR(blue.b, 1, 0.001);
}

TEST_F(CustomExamples, ZipUtils) {
    ownFiles.add("level.gz", "plain");
    //! [ZipUtils]
    unsigned char* bytes = nullptr;
    const int size = ZipUtils::inflateGZipFile("level.gz", &bytes); // -1 if it is missing or damaged
    const std::string level = size > 0 ? std::string(bytes, bytes + size) : std::string();
    std::free(bytes); // belongs to the caller
    //! [ZipUtils]
    EXPECT_EQ(level, "plain");
}

TEST_F(CustomExamples, GLContextAttrs) {
    const GLContextAttrs before = GLView::getGLContextAttrs();
    //! [::GLContextAttrs]
    class Game : public Application {
    public:
        void initGLContextAttrs() override {
            GLContextAttrs attributes = GLView::getGLContextAttrs();
            attributes.multisamplingCount = 4; // samples per pixel, which smooth the edges of shapes
            GLView::setGLContextAttrs(attributes);
        }
        bool applicationDidFinishLaunching() override { return true; }
        void applicationDidEnterBackground() override {}
        void applicationWillEnterForeground() override {}
    };
    //! [::GLContextAttrs]
    Game().initGLContextAttrs();
    EXPECT_EQ(GLView::getGLContextAttrs().multisamplingCount, 4);
    GLContextAttrs restored = before;
    GLView::setGLContextAttrs(restored);
}

TEST_F(CustomExamples, FrameCapture) {
    //! [copra::testing::FrameCapture]
    copra::testing::FrameCapture capture(*Director::getInstance()); // also works during a transition
    app.step();
    ASSERT_TRUE(capture.picture().has_value()); // after a frame
    const copra::PixelSize size = capture.picture()->size;
    //! [copra::testing::FrameCapture]
    EXPECT_GE(size.width, 0);
}

//! [copra::testing::TestStep, copra::testing::TestLine]
// A step of your own: if it fails, the message names the line of the test that called it.
void openMenu(copra::testing::TestApp& app,
              const copra::testing::TestLine& line = copra::testing::TestLine::current()) {
    const copra::testing::TestStep step(line);
    app.tap(app.find("menu"));
    app.wait(0.5f); // seconds of game time
}
//! [copra::testing::TestStep, copra::testing::TestLine]

TEST_F(CustomExamples, TestFailure) {
    EXPECT_THROW(openMenu(app), copra::testing::TestFailure);
    //! [copra::testing::TestFailure]
    EXPECT_THROW(app.find("ghost"), copra::testing::TestFailure); // no node has this name
    EXPECT_EQ(app.tryFind("ghost"), nullptr);                     // does not fail
    //! [copra::testing::TestFailure]
}

TEST_F(CustomExamples, Place) {
    auto* const sprite = Sprite::create("garden.png", Rect(0, 0, 64, 64));
    sprite->setPosition(100, 100);
    scene->addChild(sprite, 0, "bee");
    //! [copra::testing::Place]
    auto* bee = app.find("bee");
    app.drag(Vec2(20, 20), Vec2(90, 20)); // a Place is a point of the screen in design points
    app.drag(bee, Vec2(200, 150));        // or the center of a node, which has to be visible
    const copra::testing::Place center(bee);
    EXPECT_NEAR(center.point().x, 100, 0.1f);
    //! [copra::testing::Place]
}

TEST_F(CustomExamples, ProgramOptions) {
    //! [copra::testing::ProgramOptions]
    copra::testing::ProgramOptions options;
    const char* const arguments[] = {"game", "--headless", "--frames", "600"}; // those of main()
    const std::string problem = copra::testing::parseProgramOptions(4, arguments, options);
    if (!problem.empty()) log("%s", problem.c_str());
    //! [copra::testing::ProgramOptions]
    EXPECT_EQ(problem, "");
    EXPECT_TRUE(options.headless);
    EXPECT_EQ(options.frames, 600);
}

} // namespace
