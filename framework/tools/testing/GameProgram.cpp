#include "testing/GameProgram.h"

#include "app/Application.h"
#include "app/CrashReport.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "base/RefPtr.h"
#include "base/random.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "platform/Input.h"
#include "platform/system/paths.h"
#include "testing/FinalState.h"
#include "testing/FrameCapture.h"
#include "testing/InputRecording.h"
#include "testing/Picture.h"
#include "testing/RandomInput.h"
#include "testing/TestApp.h"
#include "testing/TestFiles.h"
#include "testing/acceptance.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

using namespace cocos2d;

namespace copra {
namespace testing {

namespace {

constexpr int kLaunchFailed = 1;
constexpr int kFramesPerPicture = 6; ///< of a film: ten pictures a second

void findFiles(const ProgramOptions& options) {
    auto* files = FileUtils::getInstance();
    if (!options.writable.empty()) files->setWritablePath(options.writable);
    if (options.resources.empty()) return;
    files->setDefaultResourceRootPath(options.resources.front());
    // Behind the root, which a game that sets search paths of its own keeps.
    for (const std::string& folder : options.resources) files->addSearchPath(folder);
}

void printSummary(const Director& director, int frames, const RandomInput* input, std::uint64_t hash) {
    std::printf("played %d frames of 1/60 s%s\n", frames, director.isValid() ? "" : ", then the game ended");
    if (input) std::printf("sent %d touches and %d keys\n", input->touches(), input->keys());
    const auto* renderer = director.getRenderer();
    std::printf("drew %zd vertices in %zd batches in the last frame\n",
                static_cast<ssize_t>(renderer->getDrawnVertices()),
                static_cast<ssize_t>(renderer->getDrawnBatches()));
    std::printf("state %016" PRIx64 "\n", hash);
    std::fflush(stdout);
}

/// A game that is being played.
class Play {
public:
    Play(Application& game, const ProgramOptions& options, PlayHooks* hooks)
        : _game(game), _options(options), _hooks(hooks), _isSaved(options.screenshot.empty()) {}
    /// Launches and plays to the end. Returns the exit code.
    int run();

private:
    bool loadRecording();
    bool launch();
    void connectInput();
    void playFrames();
    void playFrame();
    bool isInFilm() const {
        return !_options.film.empty() && _frame % kFramesPerPicture == 0 && _frame >= _options.filmFrom;
    }
    void playAndTakePicture(Director& director);
    void saveForFilm(const PixelImage& picture);
    int finish();
    bool checkState(std::uint64_t hash);
    bool isOver(const Director& director) const;

    Application& _game;
    const ProgramOptions& _options;
    PlayHooks* _hooks; ///< may be null
    int _frames = 0;   ///< to play; 0 is until the game ends
    int _frame = 0;
    bool _isSaved; ///< whether the picture of the last frame is, if one is wanted
    bool _isFilmSaved = true;
    std::optional<TestFiles> _files;
    InputRecording _recording;
    FinalState _state;
    RefPtr<GLView> _view;
    GLViewImpl* _window = nullptr;
    std::unique_ptr<RandomInput> _random;
    std::unique_ptr<InputRecorder> _recorder;
    InputSink _ignored; ///< receives the input of the player during a replay
};

int Play::run() {
    installCrashReport();
    if (!loadRecording()) return kLaunchFailed;
    if (!_options.record.empty() || !_options.replay.empty()) {
        if (_options.writable.empty()) _files.emplace();
        seedRandom(_recording.seed);
    } else if (_options.seed != 0) {
        seedRandom(_options.seed);
    }
    if (!launch()) return kLaunchFailed;
    connectInput();
    playFrames();
    return finish();
}

bool Play::loadRecording() {
    _frames = _options.frames;
    if (_options.replay.empty()) {
        _recording.seed = _options.seed != 0 ? _options.seed : 1;
        return true;
    }
    if (const std::string wrong = _recording.load(_options.replay); !wrong.empty()) {
        std::fprintf(stderr, "%s\n", wrong.c_str());
        return false;
    }
    if (_options.seed != 0) _recording.seed = _options.seed;
    _frames = _recording.frames;
    return true;
}

bool Play::launch() {
    _game.initGLContextAttrs();
    if (!_game.applicationDidFinishLaunching()) {
        std::fprintf(stderr, "the game did not launch: applicationDidFinishLaunching() returned false\n");
        return false;
    }
    _view = Director::getInstance()->getOpenGLView();
    if (!_view)
        std::fprintf(stderr, "the game has no view: is there a display? --headless plays without one\n");
    return _view != nullptr;
}

void Play::connectInput() {
    if (_options.autotap) _random = std::make_unique<RandomInput>(*_options.autotap);
    _window = dynamic_cast<GLViewImpl*>(_view.get());
    if (!_window) return;
    if (!_options.replay.empty()) {
        _view->setFrameSize(_recording.frameSize.width, _recording.frameSize.height);
        _window->setInputFilter(&_ignored);
    } else if (!_options.record.empty()) {
        _recording.frameSize = _view->getFrameSize();
        _recorder = std::make_unique<InputRecorder>(_window->input(), _recording);
        _window->setInputFilter(_recorder.get());
    }
}

bool Play::isOver(const Director& director) const {
    if ((_frames > 0 && _frame >= _frames) || !director.isValid() || _view->windowShouldClose()) return true;
    return _hooks && _hooks->isOver();
}

void Play::playFrames() {
    Director& director = *Director::getInstance();
    while (!isOver(director)) {
        playFrame();
        if (_options.frames == 0 && !_options.headless) director.waitForNextFrame();
    }
}

void Play::playFrame() {
    ++_frame;
    Director& director = *Director::getInstance();
    if (_random) _random->step(director);
    if (_window && !_options.replay.empty()) _recording.deliver(_frame - 1, _window->input());
    // What a frame loads in the background is there in the next one, in every run.
    if (_frames > 0 || _recorder) waitForBackground();
    if (_hooks) _hooks->frameBegins(_frame);
    if (!_options.screenshot.empty() || isInFilm())
        playAndTakePicture(director);
    else
        director.mainLoop(TestApp::kFrame);
    if (_hooks) _hooks->frameEnded(_frame);
    _state.frameEnded(director);
    if (_recorder) _recording.frames = _frame;
}

/// Plays a frame, and saves its picture if the film has it or if it is the last one, which may be so because the game ends.
void Play::playAndTakePicture(Director& director) {
    const auto isLast = [this, &director] {
        if (_options.screenshot.empty()) return false;
        return _frame == _frames || isLastFrameOfScenes(director) || _view->windowShouldClose();
    };
    bool isWanted = false; // as it is when the frame is drawn
    const FrameCapture capture(director, [&] {
        isWanted = isLast();
        return isWanted || isInFilm();
    });
    director.mainLoop(TestApp::kFrame);
    if (!capture.picture()) return;
    if (isWanted) _isSaved = savePicture(*capture.picture(), _options.screenshot);
    if (isInFilm()) saveForFilm(*capture.picture());
}

void Play::saveForFilm(const PixelImage& picture) {
    char name[16];
    std::snprintf(name, sizeof name, "/%05d.png", _frame);
    _isFilmSaved = savePicture(picture, _options.film + name) && _isFilmSaved;
}

bool Play::checkState(std::uint64_t hash) {
    if (Director::getInstance()->isValid() && _frame < _recording.frames) {
        std::fprintf(stderr, "the window was closed after %d of %d frames of the replay\n", _frame,
                     _recording.frames);
        return false;
    }
    if (hash == _recording.state && _frame == _recording.frames) {
        std::printf("the replay ends in the recorded state\n");
        return true;
    }
    if (isAccepting()) {
        _recording.state = hash;
        _recording.frames = _frame;
        return _recording.save(_options.replay);
    }
    std::fprintf(stderr,
                 "the replay ends in a different state from the recording (%016" PRIx64
                 " instead of %016" PRIx64
                 ", after %d of %d frames), so the game has changed. COPRA_ACCEPT=1 accepts it (./copra test "
                 "--accept)\n",
                 hash, _recording.state, _frame, _recording.frames);
    return false;
}

int Play::finish() {
    Director& director = *Director::getInstance();
    const std::uint64_t hash = _state.hash(director);
    if (_window) _window->setInputFilter(nullptr);
    bool isGood = true;
    if (_hooks) {
        isGood = _hooks->finish(_frame);
    } else if (_frames > 0 || _recorder) {
        printSummary(director, _frame, _random.get(), hash);
    }
    if (!_options.replay.empty()) isGood = checkState(hash) && isGood;
    if (_recorder) {
        _recording.state = hash;
        isGood = _recording.save(_options.record) && isGood;
        std::printf("recorded %zu events in %s\n", _recording.events.size(), _options.record.c_str());
    }
    director.end();
    director.mainLoop();
    if (!_isSaved) std::fprintf(stderr, "could not save the picture %s\n", _options.screenshot.c_str());
    if (!_isFilmSaved) std::fprintf(stderr, "could not save the film in %s\n", _options.film.c_str());
    return isGood && _isSaved && _isFilmSaved ? EXIT_SUCCESS : kLaunchFailed;
}

} // namespace

int playGame(Application& game, const ProgramOptions& options, PlayHooks* hooks) {
    findFiles(options);
    const bool isPlain = !hooks && options.frames == 0 && !options.autotap && options.record.empty() &&
                         options.replay.empty() && options.film.empty() && options.seed == 0;
    return isPlain ? game.run() : Play(game, options, hooks).run();
}

} // namespace testing
} // namespace copra
