#include "backend/backend.h"

#include "backend/null/NullBackend.h"
#include "base/log.h"
#include "platform/ImageCodec.h"
#include "platform/Input.h"
#include "platform/system/process.h"

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
    void set(const char* value) const { copra::setEnvironment(_name, value); }

    const char* _name;
    bool _wasSet;
    std::string _before;
};

} // namespace

TEST(Backend, IsChosenByTheEnvironment) {
    {
        const Environment unset("COPRA_BACKEND", nullptr);
        EXPECT_EQ(backendFromEnvironment(), BackendKind::Window);
    }
    {
        const Environment null("COPRA_BACKEND", "null");
        EXPECT_EQ(backendFromEnvironment(), BackendKind::Null);
    }
    const Environment typo("COPRA_BACKEND", "nul");
    const LogCapture log;
    EXPECT_EQ(backendFromEnvironment(), BackendKind::Window);
    EXPECT_TRUE(log.contains("no backend nul"));
}

TEST(Backend, MakesDevicesOfBothKindsWithoutAScreen) {
    const Environment noScreen("DISPLAY", nullptr);
    for (const BackendKind kind : {BackendKind::Null, BackendKind::Window}) {
        const auto backend = createBackend(kind);
        ASSERT_TRUE(backend);
        EXPECT_TRUE(backend->window && backend->device && backend->textures && backend->clock);
        EXPECT_FALSE(backend->window->isOpen());
    }
    EXPECT_EQ(nullParts(*createBackend(BackendKind::Window)).window, nullptr);
}

TEST(Backend, InstallsAnImageCodecOnce) {
    installImageCodec();
    const auto codec = imageCodec();
    ASSERT_TRUE(codec);
    const auto backend = createBackend(BackendKind::Null);
    EXPECT_EQ(imageCodec(), codec);
}

#ifndef _WIN32 // which always has a screen

TEST(SfmlBackend, SaysWhyNoWindowOpensWhereNoScreenIs) {
    for (const char* display : {static_cast<const char*>(nullptr), ":4711"}) {
        const Environment noScreen("DISPLAY", display);
        const auto backend = createBackend(BackendKind::Window);
        const LogCapture log;
        EXPECT_FALSE(backend->window->open({}));
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_TRUE(log.contains(display ? display : "not set")) << log.text();
    }
}

TEST(SfmlBackend, IgnoresWhatNeedsAWindowWhereNoneIs) {
    const Environment noScreen("DISPLAY", nullptr);
    const LogCapture log;
    const auto backend = createBackend(BackendKind::Window);
    InputSink sink;
    backend->window->pollInput(sink);
    backend->window->present();
    backend->window->setTitle("title");
    backend->window->setSize({10, 10});
    backend->window->setClipboard("text");
    EXPECT_EQ(backend->window->clipboard(), "");
    EXPECT_EQ(backend->window->size(), PixelSize());
    EXPECT_FALSE(backend->window->makeCurrent());
    backend->device->setView({0, 0, 10, 10}, {0, 0, 10, 10});
    backend->device->clear({});
    const Vertex vertices[4] = {};
    backend->device->draw(copra::Primitive::Quads, vertices, 4, {});
    EXPECT_TRUE(backend->device->capture().empty());
    const std::uint8_t pixel[4] = {};
    EXPECT_EQ(backend->textures->create({1, 1}, pixel, false), kNoTexture);
    backend->window->close();
}

#endif

TEST(SfmlBackend, HasAClockThatGoesOn) {
    const auto backend = createBackend(BackendKind::Window);
    const double before = backend->clock->now();
    backend->clock->sleep(0.001);
    EXPECT_GT(backend->clock->now(), before);
}
