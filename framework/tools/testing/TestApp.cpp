#include "testing/TestApp.h"

#include "app/Application.h"
#include "app/CrashReport.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "audio/SimpleAudioEngine.h"
#include "base/AutoreleasePool.h"
#include "base/assert.h"
#include "base/random.h"
#include "event/ControllerFeed.h"
#include "event/EventDispatcher.h"
#include "platform/system/process.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <ostream>

using namespace cocos2d;

namespace copra {
namespace testing {

namespace {

/// Says how to find the line that threw an exception. Catching it would lose that line.
class ExceptionHint {
public:
    ExceptionHint() = default;
    ExceptionHint(const ExceptionHint&) = delete;
    ExceptionHint& operator=(const ExceptionHint&) = delete;
    ~ExceptionHint() {
        if (std::uncaught_exceptions() <= _before) return;
        std::fputs("TestApp: the game threw an exception; with GTEST_CATCH_EXCEPTIONS=0 in the environment, "
                   "the test ends there and prints the call stack\n",
                   stderr);
    }

private:
    int _before = std::uncaught_exceptions();
};

} // namespace

TestApp::TestApp(const Size& designSize)
    : _director(Director::getInstance()),
      _controllers(std::make_unique<ControllerFeed>(*_director->getEventDispatcher())) {
    if (!_director->getOpenGLView()) {
        setEnvironment("COPRA_BACKEND", "null");
        _director->setOpenGLView(GLViewImpl::createWithRect("test", Rect(Vec2::ZERO, designSize)));
    }
    view().setFrameSize(designSize.width, designSize.height);
    view().setDesignResolutionSize(designSize.width, designSize.height, ResolutionPolicy::SHOW_ALL);
    reset();
    installCrashReport();
}

TestApp::~TestApp() {
    reset();
}

void TestApp::reset() {
    if (_director->isPaused()) _director->resume();
    _director->setNotificationNode(nullptr);
    _director->getScheduler()->setTimeScale(1.0f);
    _director->popToRootScene();
    step(1, 0.0f);
    run(Scene::create());
    SceneContext::ofProgram().removeAllActions();
    _director->getScheduler()->unscheduleAllWithMinPriority(Scheduler::PRIORITY_NON_SYSTEM_MIN);
    _director->getEventDispatcher()->setEnabled(true);
    _director->getEventDispatcher()->removeAllEventListeners();
    if (GLView* const view = _director->getOpenGLView()) view->forgetTouches_(); // an ended game has none
    CocosDenshion::SimpleAudioEngine::end();
    AudioEngine::end();
    AudioEngine::setEnabled(true);
    audioPlayer().reset();
}

// --- Time ---

void TestApp::run(Scene* scene) {
    if (_director->getRunningScene())
        _director->replaceScene(scene);
    else
        _director->runWithScene(scene);
    _director->setNextDeltaTimeZero(false);
    step(1, 0.0f);
}

void TestApp::launch(Application& game, std::uint32_t seed, const TestLine& line) {
    const TestStep at(line);
    seedRandom(seed);
    if (_director->getRunningScene()) { // a game begins without a scene and calls runWithScene()
        _director->restart();
        _director->mainLoop();
    }
    game.initGLContextAttrs();
    if (!game.applicationDidFinishLaunching())
        throw TestFailure("the game did not launch: applicationDidFinishLaunching() returned false");
    _director->setNextDeltaTimeZero(false);
}

void TestApp::step(int frames, float dt) {
    const ExceptionHint hint;
    for (int i = 0; i < frames; ++i) _director->mainLoop(dt);
}

bool TestApp::stepUntil(const std::function<bool()>& condition, int maxFrames, float dt,
                        const TestLine& line) {
    if (!condition) {
        const TestStep at(line);
        throw TestFailure("stepUntil: the condition is empty");
    }
    for (int i = 0; i < maxFrames && !condition(); ++i) step(1, dt);
    return condition();
}

void TestApp::wait(float seconds, const TestLine& line) {
    if (!(seconds >= 0.0f)) {
        const TestStep at(line);
        throw TestFailure("wait: " + std::to_string(seconds) + " s cannot pass: the time is negative or NaN");
    }
    step(static_cast<int>(std::lround(std::ceil(seconds / kFrame - 1e-3f))));
}

GLView& TestApp::view(const TestLine& line) const {
    const TestStep at(line);
    GLView* const view = _director->getOpenGLView();
    if (!view) throw TestFailure("the game has ended: it has no window and receives no input");
    return *view;
}

bool TestApp::goesOnAfterStep() {
    step();
    return _director->getOpenGLView() != nullptr;
}

// --- Nodes ---

// Not in launch(): a recording begins with the first frame.
Scene* TestApp::scene() const {
    if (!_director->getRunningScene()) _director->mainLoop(0.0f);
    return _director->getRunningScene();
}

Node& TestApp::requireScene() const {
    if (!scene()) throw TestFailure("no scene is running");
    return *scene();
}

void PrintTo(const TestApp& app, std::ostream* out) {
    *out << "the game with " << describe(app.scene());
}

// --- Sound ---

std::vector<PlayingSound> TestApp::playingSounds() const {
    return audioPlayer().playing();
}

bool TestApp::isPlaying(const std::string& path) const {
    const auto sounds = playingSounds();
    return std::any_of(sounds.begin(), sounds.end(),
                       [&path](const PlayingSound& sound) { return sound.path == path && !sound.isPaused; });
}

// --- Hash ---

namespace {

/// FNV-1a, 64 bits.
class Hash {
public:
    template<typename T>
    void add(const T& value) {
        unsigned char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        for (unsigned char byte : bytes) addByte(byte);
    }
    void addNumber(float value) {
        add(value == 0.0f ? 0.0f : value); // -0 and 0 are equal
    }
    void addText(const std::string& text) {
        for (char c : text) addByte(static_cast<unsigned char>(c));
        addByte(0);
    }
    std::uint64_t value() const { return _value; }

private:
    void addByte(unsigned char byte) { _value = (_value ^ byte) * 0x100000001b3ull; }

    std::uint64_t _value = 0xcbf29ce484222325ull;
};

void addNode(Hash& hash, const Node& node) {
    for (float number : {node.getPositionX(), node.getPositionY(), node.getScaleX(), node.getScaleY(),
                         node.getRotationSkewX(), node.getRotationSkewY(), node.getSkewX(), node.getSkewY(),
                         node.getAnchorPoint().x, node.getAnchorPoint().y, node.getContentSize().width,
                         node.getContentSize().height, node.getGlobalZOrder()})
        hash.addNumber(number);
    const Color3B& color = node.getDisplayedColor();
    for (GLubyte byte : {color.r, color.g, color.b, node.getDisplayedOpacity()}) hash.add(byte);
    hash.add(node.isVisible());
    hash.add(node.getTag());
    hash.add(node.getLocalZOrder());
    hash.addText(node.getName());
    hash.add(static_cast<std::uint64_t>(node.getChildrenCount()));
    for (const Node* child : node.getChildren()) addNode(hash, *child);
}

} // namespace

std::uint64_t stateHash(const Node& node) {
    Hash hash;
    addNode(hash, node);
    return hash.value();
}

std::uint64_t TestApp::stateHash() const {
    return scene() ? testing::stateHash(*scene()) : 0;
}

} // namespace testing
} // namespace copra
