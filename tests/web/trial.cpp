// The page of the tests that BeeCluster cannot do: its argument says what it does. The log of the page says what happens.
#include "app/Application.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "files/FileUtils.h"
#include "nodes/text/TextFieldTTF.h"
#include "scene/Scene.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

using namespace cocos2d;

namespace {

std::string_view task; // NOLINT: what the page asks for

/// A field that says what is in it.
class Field : public TextFieldTTF {
public:
    static Field* create() {
        auto* field = new Field;
        field->initWithPlaceHolder("type", "Arial", 32);
        field->autorelease();
        return field;
    }

protected:
    void insertText(const char* text, std::size_t length) override {
        if (std::string_view(text, length) == "\n") std::puts("return");
        TextFieldTTF::insertText(text, length);
        say();
    }
    void deleteBackward() override {
        TextFieldTTF::deleteBackward();
        say();
    }

private:
    void say() const { std::printf("text: %s\n", getString().c_str()); }
};

class Trial : public Application {
public:
    bool applicationDidFinishLaunching() override {
        auto* director = Director::getInstance();
        director->setOpenGLView(GLViewImpl::create("Trial"));
        auto* scene = Scene::create();
        director->runWithScene(scene);
        if (task != "none")
            FileUtils::getInstance()->writeStringToFile("kept", FileUtils::getInstance()->getWritablePath() +
                                                                    "file.txt");
        if (task == "typing") {
            auto* field = Field::create();
            field->setPosition(480, 320);
            scene->addChild(field);
            field->attachWithIME();
        }
        if (task == "memory") scene->schedule([](float) { eat(); }, 0.2F, "eat");
        if (task == "throw") scene->schedule([](float) { throw std::string("a sting"); }, 0.2F, "throw");
        return true;
    }

    /// A loop of the game's own, which COPRA_WEB_WAITS does not name.
    [[gnu::noinline]] void loopUnknown() {
        applicationDidFinishLaunching();
        auto* director = Director::getInstance();
        while (director->isValid()) {
            director->mainLoop();
            director->waitForNextFrame();
            std::puts("waited");
        }
    }

    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

private:
    static void eat() {
        static std::vector<std::string> eaten;
        constexpr std::size_t kBite = 64 << 20;
        for (;;) eaten.emplace_back(kBite, 'x');
    }
};

} // namespace

int main(int count, char** arguments) {
    if (count > 1) task = arguments[1];
    Trial trial;
    if (task == "wait") trial.loopUnknown();
    return trial.run();
}
