#pragma once

#include "Options.h"
#include "cocos2d.h"

#include <string>

namespace gallery {

/// The gallery as an application.
class GalleryApp : public cocos2d::Application {
public:
    explicit GalleryApp(const Options& options) : _options(options) {}

    bool applicationDidFinishLaunching() override;
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

    /// Runs each selected demo for Options::frames frames and saves the screenshots. Returns the exit code.
    int runFrames();
    /// False when no window could be opened; the reason has been printed.
    bool hasWindow() const { return _hasWindow; }

private:
    bool openView();
    bool play(std::size_t index);
    /// Runs the index for the frames, then exits.
    int playIndex();
    void takeScreenshot(std::size_t index);

    Options _options;
    bool _hasWindow = false;
    int _screenshots = 0;
};

} // namespace gallery
