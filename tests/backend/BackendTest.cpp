#include "backend/backend.h"

#include "backend/null/NullMachine.h"
#include "base/log.h"
#include "platform/ImageCodec.h"
#include "platform/Input.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

using namespace copra;

namespace {

// Sets an environment variable for its lifetime; null takes it away.
class Environment {
public:
    Environment(const char* name, const char* value) : _name(name) {
        const char* before = std::getenv(name);
        _wasSet = before != nullptr;
        if (before) _before = before;
        set(value);
    }
    ~Environment() { set(_wasSet ? _before.c_str() : nullptr); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    void set(const char* value) const {
        if (value)
            setenv(_name, value, 1);
        else
            unsetenv(_name);
    }

    const char* _name;
    bool _wasSet;
    std::string _before;
};

} // namespace

TEST(Backend, IsChosenByTheEnvironment) {
    {
        const Environment unset("COPRA_BACKEND", nullptr);
        EXPECT_EQ(backendFromEnvironment(), Backend::Sfml);
    }
    {
        const Environment null("COPRA_BACKEND", "null");
        EXPECT_EQ(backendFromEnvironment(), Backend::Null);
    }
    const Environment typo("COPRA_BACKEND", "nul");
    const LogCapture log;
    EXPECT_EQ(backendFromEnvironment(), Backend::Sfml);
    EXPECT_TRUE(log.contains("no backend nul"));
}

TEST(Backend, MakesDevicesOfBothKindsWithoutAScreen) {
    const Environment noScreen("DISPLAY", nullptr);
    for (const Backend backend : {Backend::Null, Backend::Sfml}) {
        const auto machine = createMachine(backend);
        ASSERT_TRUE(machine);
        EXPECT_TRUE(machine->window && machine->device && machine->textures && machine->clock);
        EXPECT_FALSE(machine->window->isOpen());
    }
    EXPECT_EQ(nullParts(*createMachine(Backend::Sfml)).window, nullptr);
}

TEST(Backend, InstallsAnImageCodecOnce) {
    installImageCodec();
    const auto codec = imageCodec();
    ASSERT_TRUE(codec);
    createMachine(Backend::Null);
    EXPECT_EQ(imageCodec(), codec);
}

TEST(SfmlMachine, SaysWhyNoWindowOpensWhereNoScreenIs) {
    for (const char* display : {static_cast<const char*>(nullptr), ":4711"}) {
        const Environment noScreen("DISPLAY", display);
        const auto machine = createMachine(Backend::Sfml);
        const LogCapture log;
        EXPECT_FALSE(machine->window->open({}));
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_TRUE(log.contains(display ? display : "not set")) << log.text();
    }
}

TEST(SfmlMachine, IgnoresWhatNeedsAWindowWhereNoneIs) {
    const Environment noScreen("DISPLAY", nullptr);
    const LogCapture log;
    const auto machine = createMachine(Backend::Sfml);
    InputSink sink;
    machine->window->pollInput(sink);
    machine->window->present();
    machine->window->setTitle("title");
    machine->window->setSize({10, 10});
    machine->window->setClipboard("text");
    EXPECT_EQ(machine->window->clipboard(), "");
    EXPECT_EQ(machine->window->size(), PixelSize());
    EXPECT_FALSE(machine->window->makeCurrent());
    machine->device->setView({0, 0, 10, 10}, {0, 0, 10, 10});
    machine->device->clear({});
    const Vertex vertices[4] = {};
    machine->device->draw(Primitive::Quads, vertices, 4, {});
    EXPECT_TRUE(machine->device->capture().empty());
    const std::uint8_t pixel[4] = {};
    EXPECT_EQ(machine->textures->create({1, 1}, pixel), kNoTexture);
    machine->window->close();
}

TEST(SfmlMachine, HasAClockThatGoesOn) {
    const auto machine = createMachine(Backend::Sfml);
    const double before = machine->clock->now();
    machine->clock->sleep(0.001);
    EXPECT_GT(machine->clock->now(), before);
}
