#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

#include <string>

namespace beecluster {

/// The application: opens the window, loads the art and shows the first scene.
class AppDelegate : public cocos2d::Application {
public:
    /// `resources` is the path of the folder resources/.
    AppDelegate(const Options& options, std::string resources);

    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override;
    void applicationWillEnterForeground() override;

    /// Plays Options::frames frames of 1/60 s, saves the screenshot and prints the summary. Returns the exit
    /// code.
    int runFrames();
    /// False when no window could be opened; the reason has been printed.
    bool hasWindow() const { return _hasWindow; }

private:
    /// With --frames the game does not pause in the background, so that every run is the same.
    bool countsFrames() const { return _session->options.frames > 0; }
    bool openView();
    /// The keys that work everywhere: M mutes, F11 and Alt+Enter switch to full screen and back.
    void listenToKeys();
    void toggleFullscreen();
    void takeScreenshot();
    void printSummary(int framesPlayed) const;

    SessionPtr _session;
    std::string _resources;
    bool _hasWindow = false;
    bool _isAltHeld = false;
    bool _screenshotSaved = true; ///< false while a screenshot is wanted and not written
};

} // namespace beecluster
