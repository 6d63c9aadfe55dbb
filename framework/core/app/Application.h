#pragma once

#include "base/macros.h"

#include <string>

namespace cocos2d {

/// The language of the user, for choosing the language of a game.
enum class LanguageType {
    ENGLISH = 0, ///< The code "en". It also stands for every language that is not in this list.
    CHINESE,     ///< The code "zh", for simplified and traditional Chinese.
    FRENCH,      ///< The code "fr".
    ITALIAN,     ///< The code "it".
    GERMAN,      ///< The code "de".
    SPANISH,     ///< The code "es".
    DUTCH,       ///< The code "nl".
    RUSSIAN,     ///< The code "ru".
    KOREAN,      ///< The code "ko".
    JAPANESE,    ///< The code "ja".
    HUNGARIAN,   ///< The code "hu".
    PORTUGUESE,  ///< The code "pt".
    ARABIC,      ///< The code "ar".
    NORWEGIAN,   ///< The code "nb".
    POLISH,      ///< The code "pl".
    TURKISH,     ///< The code "tr".
    UKRAINIAN,   ///< The code "uk".
    ROMANIAN,    ///< The code "ro".
    BULGARIAN,   ///< The code "bg".
    BELARUSIAN,  ///< The code "be".
};

namespace utils {

/// Returns the language with a two-letter ISO 639-1 code, such as "en"; English for an unknown code or null.
LanguageType getLanguageTypeByISO2(const char* code);

} // namespace utils

/// The callbacks and services of a program. Games derive their AppDelegate from Application.
class ApplicationProtocol {
public:
    /// The platform of the program. The values are the same as in cocos2d-x.
    enum class Platform {
        OS_WINDOWS,    ///< Windows on a desktop.
        OS_LINUX,      ///< Linux on a desktop.
        OS_MAC,        ///< The system macOS.
        OS_ANDROID,    ///< A system that is not supported, so never returned.
        OS_IPHONE,     ///< A system that is not supported, so never returned.
        OS_IPAD,       ///< A system that is not supported, so never returned.
        OS_BLACKBERRY, ///< A system that is not supported, so never returned.
        OS_NACL,       ///< A system that is not supported, so never returned.
        OS_EMSCRIPTEN, ///< A web browser, with WebAssembly.
        OS_TIZEN,      ///< A system that is not supported, so never returned.
        OS_WINRT,      ///< A system that is not supported, so never returned.
        OS_WP8,        ///< A system that is not supported, so never returned.
    };

    virtual ~ApplicationProtocol() = default;

    /// Called once at the start. Create the view, load resources, and run the first scene here. Return false
    /// to end the program.
    virtual bool applicationDidFinishLaunching() = 0;
    /// Called when the window loses the focus.
    virtual void applicationDidEnterBackground() = 0;
    /// Called when the window gets the focus again.
    virtual void applicationWillEnterForeground() = 0;
    /// Called before applicationDidFinishLaunching(). It may call GLView::setGLContextAttrs().
    virtual void initGLContextAttrs() { initGfxContextAttrs(); }
    /// Name of initGLContextAttrs() in axmol. initGLContextAttrs() calls it.
    virtual void initGfxContextAttrs() { initContextAttrs(); }
    /// Name of initGfxContextAttrs() in axmol 3.0. initGfxContextAttrs() calls it.
    virtual void initContextAttrs() {}
    /// Called when the window is closed or the director has ended. From axmol.
    virtual void applicationWillQuit() {}

    /// Sets the time between two frames in seconds, as Director::setAnimationInterval() does; 1/60 by
    /// default.
    virtual void setAnimationInterval(float interval) = 0;
    /// Returns the language of the system, from its locale, or ENGLISH if LanguageType does not have it.
    virtual LanguageType getCurrentLanguage() = 0;
    /// Returns the language of the system as a two-letter code, such as "en".
    virtual const char* getCurrentLanguageCode() = 0;
    /// Returns the system that the game runs on.
    virtual Platform getTargetPlatform() = 0;
    /// Returns the version of the game, which is empty unless the function is overridden.
    virtual std::string getVersion() = 0;
    /// Opens an http, https, mailto, or file address with the program of the system. Returns false for other
    /// addresses.
    virtual bool openURL(const std::string& url) = 0;
};

/// The running program. Create one instance of a derived class in main() and call run().
class Application : public ApplicationProtocol {
public:
    /// Registers the application of the program. A second application is an error: debug builds assert;
    /// release builds log it, and the new application takes the place of the old one.
    Application();
    ~Application() override;

    /// Launches the game and runs frames until the window closes or Director::end() is called. Returns the
    /// exit code: 0, or 1 if the launch failed. If applicationDidFinishLaunching() sets no view, debug builds
    /// assert; release builds log that and return 1.
    int run();

    /// Returns the application, or null if there is none.
    static Application* getInstance();
    /// Deprecated name of getInstance().
    static Application* sharedApplication() { return getInstance(); }

    /// Sets the time between two frames in seconds; 1/60 by default.
    void setAnimationInterval(float interval) override;
    /// Returns the language of the system, from the environment variables LANGUAGE, LC_ALL, LC_MESSAGES, and
    /// LANG, or from Windows.
    LanguageType getCurrentLanguage() override;
    const char* getCurrentLanguageCode() override;
    Platform getTargetPlatform() override;
    /// Returns an empty string. Override it to return the version of the game.
    std::string getVersion() override;
    /// Opens a URL (http, https, mailto, or file) with the program of the system, such as the browser.
    /// Returns false if that fails. Another kind of address is logged, and the function returns false.
    bool openURL(const std::string& url) override;

    /// Adds a folder as the first search path for files. An empty path is logged and ignored.
    void setResourceRootPath(const std::string& rootResDir);
    /// Returns the path that was set last, with a trailing '/'.
    const std::string& getResourceRootPath() const { return _resourceRootPath; }

private:
    static Application* s_application;
    std::string _languageCode;
    std::string _resourceRootPath;

    CC_DISALLOW_COPY_AND_ASSIGN(Application)
};

} // namespace cocos2d
