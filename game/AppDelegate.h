#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <string>

namespace beecluster {

/// BeeCluster as an application: opens the window, loads the art, shows the first scene.
class AppDelegate : public cocos2d::Application {
public:
    /// `resources` is the folder with the art.
    AppDelegate(const Options& options, std::string resources);

    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override;
    void applicationWillEnterForeground() override;

    /// Plays the asked number of frames of a sixtieth of a second, takes the picture and prints the summary.
    /// Returns the exit code.
    int runFrames();
    /// False when no window could be had; the reason has been printed.
    bool hasWindow() const { return _hasWindow; }

private:
    /// Counted frames are played alike whether or not somebody looks.
    bool countsFrames() const { return _session->options.frames > 0; }
    bool openView();
    void takePicture();
    void printSummary(int framesPlayed) const;

    SessionPtr _session;
    std::string _resources;
    bool _hasWindow = false;
    bool _pictured = true; ///< false while a picture is asked for and not written
};

} // namespace beecluster
