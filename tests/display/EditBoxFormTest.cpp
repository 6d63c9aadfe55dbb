// A form of edit boxes in a real window, filled in with the keyboard and the mouse of the display.

#include "WindowDriver.h"
#include "cocos2d.h"
#include "platform/Clipboard.h"
#include "ui/CocosGUI.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <thread>

using namespace cocos2d;
using ui::EditBox;

namespace {

class FormApplication : public Application {
public:
    bool applicationDidFinishLaunching() override { return true; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

/// Three boxes one below the other in a window of 480 x 320 pixels and points.
class EditBoxForm : public testing::Test {
protected:
    static constexpr const char* kTitle = "copra edit boxes";

    void SetUp() override {
        GLView* view = GLViewImpl::createWithRect(kTitle, Rect(0, 0, 480, 320), 1);
        ASSERT_NE(view, nullptr);
        director->setOpenGLView(view);
        view->setDesignResolutionSize(480, 320, ResolutionPolicy::SHOW_ALL);
        Scene* scene = Scene::create();
        name = addBox(scene, 250);
        mail = addBox(scene, 160);
        mail->setInputMode(EditBox::InputMode::EMAIL_ADDRESS);
        secret = addBox(scene, 70);
        secret->setInputFlag(EditBox::InputFlag::PASSWORD);
        director->runWithScene(scene);
        director->mainLoop();
        driver = std::make_unique<WindowDriver>(kTitle);
    }
    void TearDown() override {
        director->end();
        director->mainLoop();
    }

    static EditBox* addBox(Node* scene, float y) {
        auto* box = EditBox::create(Size(300, 40), nullptr);
        box->setFont("DejaVu Sans", 20);
        box->setPosition(Vec2(240, y));
        scene->addChild(box);
        return box;
    }
    /// Clicks on a box at a distance from its left edge.
    void click(const EditBox* box, int x) {
        driver->moveMouse(90 + x, 320 - static_cast<int>(box->getPositionY()));
        driver->click(1);
    }
    void press(const char* modifier, const char* key) {
        driver->holdKey(modifier);
        driver->pressKey(key);
        driver->releaseKey(modifier);
    }
    bool shows(const EditBox* box, const std::string& text) {
        const bool found = waitUntil([&] { return box->getText() == text; });
        if (!found) ADD_FAILURE() << "'" << box->getText() << "' instead of '" << text << "'";
        return found;
    }
    bool waitUntil(const std::function<bool()>& condition) {
        const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!condition()) {
            if (std::chrono::steady_clock::now() > latest) return false;
            director->mainLoop();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return true;
    }

    FormApplication application;
    Director* director = Director::getInstance();
    EditBox* name = nullptr;
    EditBox* mail = nullptr;
    EditBox* secret = nullptr;
    std::unique_ptr<WindowDriver> driver;
};

TEST_F(EditBoxForm, IsFilledInWithTheKeyboard) {
    auto* typing = IMEDispatcher::sharedDispatcher();
    click(name, 20);
    ASSERT_TRUE(waitUntil([&] { return typing->isAnyDelegateAttachedWithIME(); }));
    driver->type("Honey Bee");
    ASSERT_TRUE(shows(name, "Honey Bee"));
    press("Control_L", "a");
    press("Control_L", "c");
    ASSERT_TRUE(waitUntil([] { return copra::clipboardText() == "Honey Bee"; }));
    driver->pressKey("Tab");
    press("Control_L", "v"); // without the blank, which the mode does not allow
    ASSERT_TRUE(shows(mail, "HoneyBee"));
    driver->type("@hive.org");
    ASSERT_TRUE(shows(mail, "HoneyBee@hive.org"));
    press("Shift_L", "Home");
    press("Control_L", "x");
    ASSERT_TRUE(shows(mail, ""));
    press("Control_L", "v");
    driver->pressKey("BackSpace");
    ASSERT_TRUE(shows(mail, "HoneyBee@hive.or"));
    driver->pressKey("Tab");
    driver->type("s3cret");
    ASSERT_TRUE(shows(secret, "s3cret"));
    driver->pressKey("Return");
    ASSERT_TRUE(waitUntil([&] { return !typing->isAnyDelegateAttachedWithIME(); }));
    EXPECT_STREQ(name->getText(), "Honey Bee");
}

TEST_F(EditBoxForm, TheMouseSelects) {
    name->setText("Honey Bee");
    click(name, 20);
    driver->moveMouse(92, 70);
    driver->holdButton(1);
    driver->moveMouse(380, 70);
    driver->releaseButton(1);
    driver->type("Wasp");
    ASSERT_TRUE(shows(name, "Wasp"));
    click(mail, 100);
    driver->type("x");
    ASSERT_TRUE(shows(mail, "x"));
    EXPECT_STREQ(name->getText(), "Wasp");
}

TEST_F(EditBoxForm, AHeldArrowKeyRepeats) {
    name->setText("abcdef");
    click(name, 250);
    driver->holdKey("Left");
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1500);
    waitUntil([&] { return std::chrono::steady_clock::now() > end; });
    driver->releaseKey("Left");
    driver->type("x");
    ASSERT_TRUE(waitUntil([&] { return std::string(name->getText()).size() == 7; }));
    EXPECT_LT(std::string(name->getText()).find('x'), 4u) << name->getText();
}

TEST_F(EditBoxForm, ADoubleClickSelectsAWord) {
    name->setText("Honey Bee");
    click(name, 20);
    driver->click(1);
    driver->type("Wasp");
    EXPECT_TRUE(shows(name, "Wasp Bee"));
}

} // namespace
