#pragma once

#include "app/fwd.h"
#include "event/EventKeyboard.h"
#include "event/fwd.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "platform/Input.h"
#include "platform/Pixels.h"
#include "testing/find.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace copra {

struct PlayingSound;

/// Support for tests of games.
namespace testing {

/// Runs a game inside a test, without a window or a clock. The test steps the frames and sends the input.
///
/// Only one TestApp may exist at a time, because it uses the shared Director. The constructor and the
/// destructor remove all scenes, timers, actions, and listeners, so that each test starts from the same
/// state. Positions are in design points, y up. A step that fails throws a TestFailure, which names the line
/// of the test that called it.
class TestApp {
public:
    /// Starts a director without a window. `designSize` is both the size of the frame and the design
    /// resolution.
    explicit TestApp(const cocos2d::Size& designSize = cocos2d::Size(480, 320));
    ~TestApp();
    TestApp(const TestApp&) = delete;
    TestApp& operator=(const TestApp&) = delete;

    /// Returns the shared Director.
    cocos2d::Director& director() const { return *_director; }
    /// Returns the view of the test, which is as large as the design area. After the game has ended, the
    /// function throws a TestFailure, as all input does.
    cocos2d::GLView& view(const TestLine& line = TestLine::current()) const;
    /// Returns the running scene. If a game was just launched, its scene first enters, in a frame of 0 s;
    /// find() and all input do this, too.
    cocos2d::Scene* scene() const;

    // --- Time ---

    /// Runs `scene`, replacing the running one, and steps one frame, in which it enters.
    void run(cocos2d::Scene* scene);
    /// Launches a whole game as its main() would, with the random seed `seed`: its AppDelegate sets up the
    /// view and runs the first scene. If the launch returns false, the function throws a TestFailure. The
    /// game must be destroyed before the TestApp.
    void launch(cocos2d::Application& game, std::uint32_t seed = 1,
                const TestLine& line = TestLine::current());
    /// Steps a number of frames of `dt` seconds each.
    void step(int frames = 1, float dt = kFrame);
    /// Steps frames of 1/60 s until `seconds` of game time have passed, rounded up to whole frames.
    /// If the time is negative or NaN, the function throws a TestFailure.
    void wait(float seconds, const TestLine& line = TestLine::current());
    /// Steps frames of `dt` seconds until `condition` returns true. Returns false if it does not within
    /// `maxFrames` frames. If `condition` is empty, the function throws a TestFailure.
    bool stepUntil(const std::function<bool()>& condition, int maxFrames = 600, float dt = kFrame,
                   const TestLine& line = TestLine::current());
    /// Removes all scenes, timers, actions, listeners, and sounds, and runs an empty scene.
    void reset();

    // --- Nodes ---

    /// Returns the node of class T with this path in the running scene. A path consists of names separated by
    /// '/': "hud/score" is a node "score" anywhere below a node "hud", which is anywhere in the scene. If
    /// several nodes have the path, the function returns the first in the order of the children. If there is
    /// none, the function throws a TestFailure that lists similar names.
    template<typename T = cocos2d::Node>
    T* find(const std::string& path, const TestLine& line = TestLine::current()) const {
        const TestStep at(line);
        return testing::find<T>(requireScene(), path);
    }
    /// Returns the node of class T with this path in the running scene, or null. For paths, see find().
    template<typename T = cocos2d::Node>
    T* tryFind(const std::string& path, const TestLine& line = TestLine::current()) const {
        const TestStep at(line);
        return testing::tryFind<T>(requireScene(), path);
    }
    /// Returns the first node of class T in the running scene for which `accepts` returns true. If there is
    /// none, the function throws a TestFailure.
    template<typename T = cocos2d::Node>
    T* findIf(const std::function<bool(T&)>& accepts, const TestLine& line = TestLine::current()) const {
        const TestStep at(line);
        return testing::findIf<T>(requireScene(), accepts);
    }
    /// Returns all nodes of class T in the running scene for which `accepts` returns true, or all of the
    /// class if `accepts` is empty. There may be none.
    template<typename T = cocos2d::Node>
    std::vector<T*> findAll(const std::function<bool(T&)>& accepts = nullptr,
                            const TestLine& line = TestLine::current()) const {
        const TestStep at(line);
        return testing::findAll<T>(requireScene(), accepts);
    }

    // --- Input (TestApp_input.cpp) ---

    // All input takes the same path as input from a window. A step that targets a node throws a TestFailure
    // if the player cannot see it. Failures name the line of the test, which is the last argument.

    /// Returns the object that receives input as from a window, in pixels of the frame, y down.
    InputSink& inputSink(const TestLine& line = TestLine::current());
    /// Puts a finger on the screen; `id` identifies it in touchMove() and touchUp(). Does not step a frame.
    void touchDown(const cocos2d::Vec2& point, int id = 0, const TestLine& line = TestLine::current());
    /// Moves the finger `id`, which is on the screen, to a point. Does not step a frame.
    void touchMove(const cocos2d::Vec2& point, int id = 0, const TestLine& line = TestLine::current());
    /// Lifts the finger `id` at a point. Does not step a frame.
    void touchUp(const cocos2d::Vec2& point, int id = 0, const TestLine& line = TestLine::current());
    /// Puts a finger on a point and lifts it, with a frame after each.
    void tap(const cocos2d::Vec2& point, const TestLine& line = TestLine::current());
    /// Taps the center of a node, with a frame after the finger goes down and one after it is lifted. If the
    /// node is null, or the player cannot see it, the function throws a TestFailure.
    void tap(const cocos2d::Node* node, const TestLine& line = TestLine::current());
    /// Puts a finger on one place, moves it to another within a number of frames, and lifts it. If `from` is
    /// a node that the player cannot see, the function throws a TestFailure.
    void drag(const Place& from, const Place& to, int frames = 10,
              const TestLine& line = TestLine::current());
    /// Moves two fingers on a horizontal line around `center` from one distance to another, in points:
    /// together to zoom out, apart to zoom in. If `center` is a node that the player cannot see, the function
    /// throws a TestFailure.
    void pinch(const Place& center, float fromDistance, float toDistance, int frames = 10,
               const TestLine& line = TestLine::current());
    /// Presses and releases a mouse button, with a frame after each. The left button also acts as finger 0.
    /// If `place` is a node that the player cannot see, the function throws a TestFailure.
    void click(const Place& place, MouseButton button = MouseButton::BUTTON_LEFT,
               const TestLine& line = TestLine::current());
    /// Moves the mouse without pressing a button. The node of `place` may be hidden. Does not step a frame.
    void moveMouse(const Place& place, const TestLine& line = TestLine::current());
    /// Turns the mouse wheel by notches, and steps a frame. Positive numbers turn the wheel away from the
    /// user. The game receives the opposite sign from EventMouse::getScrollY(), as in cocos2d-x. If `place`
    /// is a node that the player cannot see, the function throws a TestFailure.
    void scroll(const Place& place, float notches, const TestLine& line = TestLine::current());

    /// Presses a key, which stays down until keyUp(). Does not step a frame.
    void keyDown(cocos2d::EventKeyboard::KeyCode key, const TestLine& line = TestLine::current());
    /// Releases a key. Does not step a frame.
    void keyUp(cocos2d::EventKeyboard::KeyCode key, const TestLine& line = TestLine::current());
    /// Presses and releases a key, with a frame after each. If the game ends in the first frame, the key is
    /// not released.
    void press(cocos2d::EventKeyboard::KeyCode key, const TestLine& line = TestLine::current());
    /// Types UTF-8 text, one character per frame. Sends the characters, and the keys of lowercase letters,
    /// digits, and spaces. '\n' is the return key, '\b' the backspace key. If the text is not UTF-8, the
    /// function throws a TestFailure.
    void type(const std::string& text, const TestLine& line = TestLine::current());

    // --- Controllers (TestApp_input.cpp) ---

    /// Connects a game controller with a number and a name, as if it were plugged in. The destructor of the
    /// TestApp disconnects all controllers.
    void connectController(int id = 0, const std::string& name = "test controller");
    /// Disconnects the game controller with this number.
    void disconnectController(int id = 0);
    /// Presses or releases a button of a controller; `key` is a Controller::Key, such as
    /// Controller::BUTTON_A.
    void controllerButton(int key, bool isPressed, int id = 0);
    /// Moves a stick or trigger of a controller; `key` is a Controller::Key, such as
    /// Controller::JOYSTICK_LEFT_X. Sticks range from -1 to 1 with y down, triggers from 0 to 1.
    void controllerAxis(int key, float value, int id = 0);

    // --- Sound ---

    // There is no sound device, so sounds follow the time of the steps.

    /// Returns the sounds that are playing or paused, with the oldest first. To use them, include
    /// audio/PlayingSound.h.
    std::vector<PlayingSound> playingSounds() const;
    /// Whether a sound file is playing and not paused. `path` is the path that the game used.
    bool isPlaying(const std::string& path) const;

    // --- Checks (TestApp_input.cpp) ---

    /// Draws a frame of 0 seconds without a display and returns it, in pixels of the frame. It does not
    /// include the game's own shaders and OpenGL calls. Without a render device, the function throws a
    /// TestFailure.
    PixelImage picture(const TestLine& line = TestLine::current());
    /// Returns the average number of instructions that the processor executes in a frame, measured over a
    /// number of frames. Returns nothing if `frames` is not positive or the system cannot count them, as is
    /// the case for many virtual systems.
    [[nodiscard]] std::optional<std::uint64_t> instructionsPerFrame(int frames = 60);

    /// Returns a hash of the running scene: of the structure, transforms, sizes, colors, visibility, tags,
    /// and names of all its nodes. Two runs with the same input and random seeds have equal hashes. Of a
    /// label, only the size counts, so that recordings survive a change of wording; check what a label says
    /// with ShowsText(). Returns 0 if no scene is running.
    std::uint64_t stateHash() const;

    /// The duration of a frame in seconds.
    static constexpr float kFrame = 1.0f / 60.0f;

private:
    /// Steps a frame. Returns false if the game ended in it; held keys and fingers are not released then.
    bool goesOnAfterStep();
    cocos2d::Node& requireScene() const;
    InputSink& playerInput();
    cocos2d::Vec2 toFrame(const cocos2d::Vec2& point) const;

    cocos2d::Director* _director;
    std::unique_ptr<ControllerFeed> _controllers;
    std::unique_ptr<InputSink> _viewInput; ///< The receiver of input of a view that is not a GLViewImpl.
};

/// Prints the running scene, for failures of GoogleTest.
void PrintTo(const TestApp& app, std::ostream* out);

/// Returns the hash of a node and its descendants; see TestApp::stateHash().
std::uint64_t stateHash(const cocos2d::Node& node);

} // namespace testing
} // namespace copra
