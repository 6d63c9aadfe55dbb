#pragma once

#include "math/Size.h"
#include "platform/Input.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {
namespace testing {

class TestApp;

/// An input event as a line of a file: its name, its numbers, and its text.
struct RecordedEvent {
    int frame = 0;               ///< The frame to which the event belongs, from 0.
    std::string name;            ///< The name of what happened, such as "key-down".
    std::vector<double> numbers; ///< The arguments of the event.
    std::string text;            ///< The name of a game pad.

    /// Sends the event to `sink`, such as TestApp::inputSink(). Returns false if there is no event with this
    /// name and this many numbers.
    bool deliver(InputSink& sink) const;
};

/// The input of a game from its start, frame by frame, with everything else on which its course depends. If
/// it is replayed with the same frames of 1/60 s, the game ends in the same state, unless it was changed or
/// depends on something else, such as the time of day.
///
/// The file is a text file with a line for each property and each event.
struct InputRecording {
    std::uint32_t seed = 1; ///< The seed of the random numbers.
    /// The size of the frame in pixels.
    cocos2d::Size frameSize{960.0f, 640.0f};
    /// The number of frames.
    int frames = 0;
    std::uint64_t state = 0; ///< The stateHash() after the last frame in which a scene ran; 0: not recorded.
    /// The events in the order in which they happened.
    std::vector<RecordedEvent> events;

    /// Reads a file. Returns what is wrong, or an empty string. A recording must have frames and, unless
    /// COPRA_ACCEPT is 1, a state.
    std::string load(const std::string& file);
    /// Writes a file. If that fails, or there are no frames or no state, the function logs the reason and
    /// returns false.
    bool save(const std::string& file) const;
    /// Sends the events of a frame to `sink`.
    void deliver(int frame, InputSink& sink) const;
    /// Plays all frames in a game that TestApp::launch() has just launched with `seed`. Returns the hash of
    /// the final state.
    std::uint64_t play(TestApp& app) const;
};

/// Records input and passes it on to another receiver.
class InputRecorder : public InputSink {
public:
    /// Forwards everything to `next` and adds it to `recording`. Both must outlive the recorder.
    InputRecorder(InputSink& next, InputRecording& recording) : _next(next), _recording(recording) {}

    void keyDown(Key key) override;
    void keyRepeated(Key key) override;
    void keyUp(Key key) override;
    void textEntered(char32_t character) override;
    void mouseMoved(const cocos2d::Vec2& pixel) override;
    void mouseDown(MouseButton button, const cocos2d::Vec2& pixel) override;
    void mouseUp(MouseButton button, const cocos2d::Vec2& pixel) override;
    void mouseScrolled(const cocos2d::Vec2& notches, const cocos2d::Vec2& pixel) override;
    void touchBegan(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void touchMoved(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void touchEnded(std::intptr_t id, const cocos2d::Vec2& pixel) override;
    void joystickConnected(int pad, const JoystickInfo& info) override;
    void joystickDisconnected(int pad) override;
    void joystickButton(int pad, int button, bool isPressed) override;
    void joystickAxis(int pad, int axis, float position) override;
    void joystickHat(int pad, int hat, int x, int y) override;
    void focusChanged(bool hasFocus) override;
    void resized(PixelSize size) override;
    /// Forwards the event without recording it, because a recording ends with the game.
    void closeRequested() override { _next.closeRequested(); }

private:
    void add(RecordedEvent event);

    InputSink& _next;
    InputRecording& _recording;
};

} // namespace testing
} // namespace copra
