#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <chrono>
#include <string>

namespace beecluster {

/// The application: opens the window, loads the art and shows the first scene.
class AppDelegate : public cocos2d::Application {
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
    /// With --frames and --replay the game does not pause in the background, so that every run is the same.
    bool isUnattended() const { return _session->options.frames > 0 || _session->tape.isPlaying(); }
    bool openView();
    /// Reads the recording to play. False, after printing what is wrong, if that fails.
    bool loadTape();
    /// Takes the steps that drawing was too slow for.
    void catchUp();
    /// Prints how the recording ended. Returns whether it did as recorded.
    bool reportReplay() const;
    void setFullScreen(bool isFull);
    /// Sets how fast the game runs: 1 as usual.
    void setPace(float pace);
    /// Saves the pictures that the options ask for in that frame.
    void takePictures(int frame);
    void savePicture(const std::string& path);
    void printSummary(int framesPlayed) const;

    SessionPtr _session;
    std::chrono::steady_clock::time_point _lastFrame;
    float _pace = 1.0f;
    double _lag = 0.0; ///< seconds that the game is behind the clock
    bool _hasQuit = false;
    int _pictures = 0; ///< that are wanted and not written
};

} // namespace beecluster
