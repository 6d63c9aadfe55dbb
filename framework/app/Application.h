#pragma once

#include "base/macros.h"

#include <string>

namespace cocos2d {

/// Languages by which a game chooses its texts.
enum class LanguageType {
    ENGLISH = 0,
    CHINESE,
    FRENCH,
    ITALIAN,
    GERMAN,
    SPANISH,
    DUTCH,
    RUSSIAN,
    KOREAN,
    JAPANESE,
    HUNGARIAN,
    PORTUGUESE,
    ARABIC,
    NORWEGIAN,
    POLISH,
    TURKISH,
    UKRAINIAN,
    ROMANIAN,
    BULGARIAN,
    BELARUSIAN,
};

namespace utils {

/// The language of two letters such as "en"; English where there is none.
LanguageType getLanguageTypeByISO2(const char* code);

} // namespace utils

/// What a game tells the framework about its life; derive AppDelegate from it, by way of Application.
class ApplicationProtocol {
public:
    /// The values are those of the original.
    enum class Platform {
        OS_WINDOWS,
        OS_LINUX,
        OS_MAC,
        OS_ANDROID,
        OS_IPHONE,
        OS_IPAD,
        OS_BLACKBERRY,
        OS_NACL,
        OS_EMSCRIPTEN,
        OS_TIZEN,
        OS_WINRT,
        OS_WP8,
    };

    virtual ~ApplicationProtocol() = default;

    /// Open the window, load, run the first scene. False ends the program.
    virtual bool applicationDidFinishLaunching() = 0;
    /// The window lost the focus.
    virtual void applicationDidEnterBackground() = 0;
    virtual void applicationWillEnterForeground() = 0;
    /// The place for GLView::setGLContextAttrs().
    virtual void initGLContextAttrs() {}

    virtual void setAnimationInterval(float interval) = 0;
    virtual LanguageType getCurrentLanguage() = 0;
    /// Two letters, such as "en".
    virtual const char* getCurrentLanguageCode() = 0;
    virtual Platform getTargetPlatform() = 0;
    virtual std::string getVersion() = 0;
    virtual bool openURL(const std::string& url) = 0;
};

/// The running program. There is one; make it in main() and call run().
class Application : public ApplicationProtocol {
public:
    Application();
    ~Application() override;

    /// Launches the game and runs frames until the window closes or Director::end() is called. Returns the
    /// exit code: 0, or 1 where the game did not launch.
    int run();

    /// The one application; null when none was made.
    static Application* getInstance();
    static Application* sharedApplication() { return getInstance(); }

    /// Seconds between frames.
    void setAnimationInterval(float interval) override;
    /// From the environment: LANGUAGE, LC_ALL, LC_MESSAGES or LANG.
    LanguageType getCurrentLanguage() override;
    const char* getCurrentLanguageCode() override;
    Platform getTargetPlatform() override;
    /// The game's version; override to tell it.
    std::string getVersion() override;
    /// Opens the URL (http, https, mailto or file) in the user's browser. False where that was not possible.
    bool openURL(const std::string& url) override;

    /// Looks for files in this folder first, before the search paths that are there.
    void setResourceRootPath(const std::string& rootResDir);
    /// What was set last, with a '/' at its end.
    const std::string& getResourceRootPath() const { return _resourceRootPath; }

private:
    static Application* s_application;
    std::string _languageCode;
    std::string _resourceRootPath;

    CC_DISALLOW_COPY_AND_ASSIGN(Application)
};

} // namespace cocos2d
