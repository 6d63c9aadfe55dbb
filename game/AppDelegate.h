#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"
#include "testing/GameProgram.h"

#include <chrono>

namespace beecluster {

/// The application: opens the window, loads the art and shows the first scene. copra::testing::playGame() runs it; what it adds is
/// recordings of its own, which hold the steps of a game instead of keys and touches.
class AppDelegate : public cocos2d::Application, private copra::testing::PlayHooks {
public:
    /// FileUtils has to find the folder resources/.
    explicit AppDelegate(const Options& options);

    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override;
    void applicationWillEnterForeground() override;

    /// Plays until the player quits, or Options::frames frames, or a recording. Every frame is a step of 1/60 s, so that
    /// each game can be recorded. Returns the exit code.
    int play();

private:
    bool isOver() const override { return _hasQuit; }
    void frameBegins(int frame) override;
    void frameEnded(int frame) override;
    bool finish(int frames) override;

    /// With --frames and --replay, every run is the same: the game does not pause in the background, and does not show the
    /// opening, which takes as long as loading.
    bool isUnattended() const {
        return _session->options.program.frames > 0 || _session->game.tape.isPlaying();
    }
    /// Begins to load the pictures of the first scene. In a game that a player watches, calls begin() once they are loaded.
    void fetchArt();
    /// Shows the first scene, and waits for pictures that it lacks.
    void begin();
    bool openView();
    /// Reads the recording to play. False, after printing what is wrong, if that fails.
    bool loadTape();
    /// Prints how the recording ended. Returns whether it did as recorded.
    bool reportReplay() const;
    void showFirstScene();
    void setFullScreen(bool isFull);
    /// Sets how fast the game runs: 1 as usual.
    void setPace(float pace);
    void printSummary(int framesPlayed) const;

    SessionPtr _session;
    std::chrono::steady_clock::time_point _lastFrame;
    float _pace = 1.0f;
    double _lag = 0.0; ///< seconds that the game is behind the clock
    bool _hasQuit = false;
};

} // namespace beecluster
