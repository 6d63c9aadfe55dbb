#include "testing/InputRecording.h"

#include "app/Director.h"
#include "base/Data.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/system/paths.h"
#include "testing/FinalState.h"
#include "testing/TestApp.h"
#include "testing/acceptance.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <sstream>
#include <utility>

using cocos2d::Vec2;

namespace copra {
namespace testing {

namespace {

using Numbers = std::vector<double>;

/// The numbers that an event may have: those of int and of unsigned, so that the casts below are defined.
constexpr double kLeastNumber = -2147483648.0;
constexpr double kGreatestNumber = 4294967295.0;

int whole(double number) {
    return static_cast<int>(static_cast<std::int64_t>(number));
}

unsigned unsignedWhole(double number) {
    return static_cast<unsigned>(static_cast<std::int64_t>(number));
}

Vec2 point(const Numbers& numbers, std::size_t first) {
    return Vec2(static_cast<float>(numbers[first]), static_cast<float>(numbers[first + 1]));
}

/// An event of the file: how many numbers it has, and how it is sent.
struct EventKind {
    std::size_t numbers;
    std::function<void(InputSink&, const Numbers&, const std::string&)> send;
};

template<typename Send>
EventKind kind(std::size_t numbers, Send send) {
    return {numbers, [send](InputSink& sink, const Numbers& n, const std::string&) { send(sink, n); }};
}

const std::map<std::string, EventKind>& eventKinds() {
    static const auto* s_kinds = new std::map<std::string, EventKind>{
        {"key-down", kind(1, [](auto& sink, auto& n) { sink.keyDown(static_cast<Key>(whole(n[0]))); })},
        {"key-repeated", kind(1, [](auto& sink, auto& n) { sink.keyRepeated(static_cast<Key>(whole(n[0]))); })},
        {"key-up", kind(1, [](auto& sink, auto& n) { sink.keyUp(static_cast<Key>(whole(n[0]))); })},
        {"text", kind(1, [](auto& sink, auto& n) { sink.textEntered(static_cast<char32_t>(whole(n[0]))); })},
        {"mouse-moved", kind(2, [](auto& sink, auto& n) { sink.mouseMoved(point(n, 0)); })},
        {"mouse-down", kind(3,
                            [](auto& sink, auto& n) {
                                sink.mouseDown(static_cast<MouseButton>(whole(n[0])), point(n, 1));
                            })},
        {"mouse-up",
         kind(3,
              [](auto& sink, auto& n) { sink.mouseUp(static_cast<MouseButton>(whole(n[0])), point(n, 1)); })},
        {"mouse-scrolled", kind(4, [](auto& sink, auto& n) { sink.mouseScrolled(point(n, 0), point(n, 2)); })},
        {"touch-began", kind(3, [](auto& sink, auto& n) { sink.touchBegan(whole(n[0]), point(n, 1)); })},
        {"touch-moved", kind(3, [](auto& sink, auto& n) { sink.touchMoved(whole(n[0]), point(n, 1)); })},
        {"touch-ended", kind(3, [](auto& sink, auto& n) { sink.touchEnded(whole(n[0]), point(n, 1)); })},
        {"pad-connected",
         {3,
          [](InputSink& sink, const Numbers& n, const std::string& name) {
              sink.joystickConnected(whole(n[0]),
                                     {name, unsignedWhole(n[1]), unsignedWhole(n[2])});
          }}},
        {"pad-disconnected", kind(1, [](auto& sink, auto& n) { sink.joystickDisconnected(whole(n[0])); })},
        {"pad-button",
         kind(3, [](auto& sink, auto& n) { sink.joystickButton(whole(n[0]), whole(n[1]), n[2] != 0.0); })},
        {"pad-axis", kind(3,
                          [](auto& sink, auto& n) {
                              sink.joystickAxis(whole(n[0]), whole(n[1]), static_cast<float>(n[2]));
                          })},
        {"pad-hat", kind(4,
                         [](auto& sink, auto& n) {
                             sink.joystickHat(whole(n[0]), whole(n[1]), whole(n[2]), whole(n[3]));
                         })},
        {"focus", kind(1, [](auto& sink, auto& n) { sink.focusChanged(n[0] != 0.0); })},
        {"resized",
         kind(2, [](auto& sink, auto& n) { sink.resized(PixelSize{whole(n[0]), whole(n[1])}); })},
    };
    return *s_kinds;
}

bool isReadable(double number) {
    return number >= kLeastNumber && number <= kGreatestNumber; // and not NaN
}

/// Reads "FRAME NAME NUMBER... [TEXT]".
bool parseEvent(const std::string& line, RecordedEvent& event) {
    std::istringstream words(line);
    if (!(words >> event.frame >> event.name) || event.frame < 0) return false;
    const auto found = eventKinds().find(event.name);
    if (found == eventKinds().end()) return false;
    for (std::size_t i = 0; i < found->second.numbers; ++i) {
        double number = 0.0;
        if (!(words >> number) || !isReadable(number)) return false;
        event.numbers.push_back(number);
    }
    std::getline(words >> std::ws, event.text);
    return true;
}

/// Reads "KEY VALUE...". False for an unknown key or a bad value.
bool parseProperty(const std::string& line, InputRecording& recording) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "seed") return static_cast<bool>(words >> recording.seed);
    if (key == "frames") return words >> recording.frames && recording.frames >= 0;
    if (key == "state") return static_cast<bool>(words >> std::hex >> recording.state);
    if (key != "size" || !(words >> recording.frameSize.width >> recording.frameSize.height)) return false;
    const auto isUsable = [](float side) { return side >= 1.0f && side <= 16384.0f; };
    return isUsable(recording.frameSize.width) && isUsable(recording.frameSize.height);
}

constexpr const char* kFirstLine = "copra-input 1";

} // namespace

bool RecordedEvent::deliver(InputSink& sink) const {
    const auto found = eventKinds().find(name);
    if (found == eventKinds().end() || found->second.numbers != numbers.size()) return false;
    found->second.send(sink, numbers, text);
    return true;
}

std::string InputRecording::load(const std::string& file) {
    const std::string path = absoluteName(file);
    if (!cocos2d::FileUtils::getInstance()->isFileExist(path)) return "there is no file " + file;
    std::istringstream lines(cocos2d::FileUtils::getInstance()->getStringFromFile(path));
    std::string line;
    if (!std::getline(lines, line) || line != kFirstLine)
        return file + " is not a recording: its first line is not '" + kFirstLine + "'";
    *this = InputRecording();
    for (int number = 2; std::getline(lines, line); ++number) {
        if (line.empty() || line[0] == '#') continue;
        RecordedEvent event;
        if (line[0] < '0' || line[0] > '9') {
            if (!parseProperty(line, *this)) return file + ":" + std::to_string(number) + ": '" + line + "'";
        } else if (parseEvent(line, event)) {
            events.push_back(std::move(event));
        } else {
            return file + ":" + std::to_string(number) + ": '" + line + "' is not an event";
        }
    }
    if (frames == 0) return file + " has no frames: record the game again";
    if (state == 0 && !isAccepting())
        return file +
               " has no state, so a replay would test nothing. COPRA_ACCEPT=1 accepts that of a replay";
    return {};
}

bool InputRecording::save(const std::string& file) const {
    if (frames == 0 || state == 0) {
        copra::warning("InputRecording: %s is not written: no scene has run", file.c_str());
        return false;
    }
    std::string text = std::string(kFirstLine) + "\n";
    char buffer[128];
    const auto add = [&](auto... values) {
        std::snprintf(buffer, sizeof buffer, values...);
        text += buffer;
    };
    add("seed %" PRIu32 "\n", seed);
    add("size %.9g %.9g\n", static_cast<double>(frameSize.width), static_cast<double>(frameSize.height));
    add("frames %d\n", frames);
    add("state %016" PRIx64 "\n", state);
    for (const RecordedEvent& event : events) {
        text += std::to_string(event.frame) + " " + event.name;
        for (const double number : event.numbers) add(" %.10g", number); // exact for floats and whole numbers
        text += event.text.empty() ? "\n" : " " + event.text + "\n";
    }
    const std::filesystem::path path = nativePath(absoluteName(file));
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    return cocos2d::FileUtils::getInstance()->writeStringToFile(text, pathText(path));
}

void InputRecording::deliver(int frame, InputSink& sink) const {
    for (const RecordedEvent& event : events)
        if (event.frame == frame) event.deliver(sink);
}

// --- Recorder ---

namespace {

/// The text without control characters, and without white space at its beginning: a line ends with it.
std::string asOneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    text.erase(0, text.find_first_not_of(' '));
    return text;
}

} // namespace

void InputRecorder::add(RecordedEvent event) {
    event.frame = _recording.frames;
    event.text = asOneLine(event.text);
    if (!std::all_of(event.numbers.begin(), event.numbers.end(), isReadable)) {
        copra::warning("InputRecorder: an event '%s' with an extreme number is ignored", event.name.c_str());
        return;
    }
    event.deliver(_next);
    _recording.events.push_back(std::move(event));
}

void InputRecorder::keyDown(Key key) {
    add({0, "key-down", {static_cast<double>(key)}, {}});
}
void InputRecorder::keyRepeated(Key key) {
    add({0, "key-repeated", {static_cast<double>(key)}, {}});
}
void InputRecorder::keyUp(Key key) {
    add({0, "key-up", {static_cast<double>(key)}, {}});
}
void InputRecorder::textEntered(char32_t character) {
    add({0, "text", {static_cast<double>(character)}, {}});
}

namespace {
/// Numbers of an event: some, then a point.
Numbers withPoint(Numbers numbers, const Vec2& pixel) {
    numbers.push_back(static_cast<double>(pixel.x));
    numbers.push_back(static_cast<double>(pixel.y));
    return numbers;
}
} // namespace

void InputRecorder::mouseMoved(const Vec2& pixel) {
    add({0, "mouse-moved", withPoint({}, pixel), {}});
}
void InputRecorder::mouseDown(MouseButton button, const Vec2& pixel) {
    add({0, "mouse-down", withPoint({static_cast<double>(button)}, pixel), {}});
}
void InputRecorder::mouseUp(MouseButton button, const Vec2& pixel) {
    add({0, "mouse-up", withPoint({static_cast<double>(button)}, pixel), {}});
}
void InputRecorder::mouseScrolled(const Vec2& notches, const Vec2& pixel) {
    add({0, "mouse-scrolled", withPoint(withPoint({}, notches), pixel), {}});
}
void InputRecorder::touchBegan(std::intptr_t id, const Vec2& pixel) {
    add({0, "touch-began", withPoint({static_cast<double>(id)}, pixel), {}});
}
void InputRecorder::touchMoved(std::intptr_t id, const Vec2& pixel) {
    add({0, "touch-moved", withPoint({static_cast<double>(id)}, pixel), {}});
}
void InputRecorder::touchEnded(std::intptr_t id, const Vec2& pixel) {
    add({0, "touch-ended", withPoint({static_cast<double>(id)}, pixel), {}});
}
void InputRecorder::joystickConnected(int pad, const JoystickInfo& info) {
    add({0, "pad-connected", {double(pad), double(info.vendor), double(info.product)}, info.name});
}
void InputRecorder::joystickDisconnected(int pad) {
    add({0, "pad-disconnected", {double(pad)}, {}});
}
void InputRecorder::joystickButton(int pad, int button, bool isPressed) {
    add({0, "pad-button", {double(pad), double(button), isPressed ? 1.0 : 0.0}, {}});
}
void InputRecorder::joystickAxis(int pad, int axis, float position) {
    add({0, "pad-axis", {double(pad), double(axis), static_cast<double>(position)}, {}});
}
void InputRecorder::joystickHat(int pad, int hat, int x, int y) {
    add({0, "pad-hat", {double(pad), double(hat), double(x), double(y)}, {}});
}
void InputRecorder::focusChanged(bool hasFocus) {
    add({0, "focus", {hasFocus ? 1.0 : 0.0}, {}});
}
void InputRecorder::resized(PixelSize size) {
    add({0, "resized", {double(size.width), double(size.height)}, {}});
}

std::uint64_t InputRecording::play(TestApp& app) const {
    app.view().setFrameSize(frameSize.width, frameSize.height);
    FinalState finalState;
    for (int frame = 0; frame < frames && app.director().isValid(); ++frame) {
        deliver(frame, app.inputSink());
        app.step();
        finalState.frameEnded(app.director());
    }
    return finalState.hash(app.director());
}

} // namespace testing
} // namespace copra
