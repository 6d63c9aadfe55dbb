#include "app/Application.h"

#include "app/CrashReport.h"
#include "app/Director.h"
#include "app/GLView.h"
#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/system/browser.h"
#include "platform/system/process.h"
#include "platform/system/standardOutput.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace cocos2d {

Application* Application::s_application = nullptr;

Application::Application() {
    copra::refuse(s_application != nullptr, "Application: another Application exists already");
    s_application = this;
    copra::openStandardOutput([] { return FileUtils::getInstance()->getWritablePath() + "log.txt"; });
}

Application::~Application() {
    s_application = nullptr;
}

Application* Application::getInstance() {
    return s_application;
}

int Application::run() {
    copra::installCrashReport();
    if (copra::refuse(!s_application, "Application::run: there is no Application; create one first, such as "
                                      "'AppDelegate app;' in main()"))
        return 1;
    initGLContextAttrs();
    if (copra::warn(!applicationDidFinishLaunching(),
                    "Application::run: applicationDidFinishLaunching() returned false, so the game ends"))
        return 1;

    Director* director = Director::getInstance();
    const RefPtr<GLView> view = director->getOpenGLView();
    if (copra::refuse(!view, "Application::run: applicationDidFinishLaunching() set no view in the Director"))
        return 1;
    while (!view->windowShouldClose() && director->isValid()) {
        director->mainLoop();
        director->waitForNextFrame();
    }
    applicationWillQuit();
    director->end();
    director->mainLoop();
    return 0;
}

void Application::setAnimationInterval(float interval) {
    Director::getInstance()->setAnimationInterval(interval);
}

std::string Application::getVersion() {
    return std::string();
}

Application::Platform Application::getTargetPlatform() {
#if CC_TARGET_PLATFORM == CC_PLATFORM_WIN32
    return Platform::OS_WINDOWS;
#elif CC_TARGET_PLATFORM == CC_PLATFORM_MAC
    return Platform::OS_MAC;
#elif CC_TARGET_PLATFORM == CC_PLATFORM_EMSCRIPTEN
    return Platform::OS_EMSCRIPTEN;
#else
    return Platform::OS_LINUX;
#endif
}

void Application::setResourceRootPath(const std::string& rootResDir) {
    if (rootResDir.empty()) {
        copra::warning("Application::setResourceRootPath: ignored an empty path");
        return;
    }
    _resourceRootPath = rootResDir;
    if (_resourceRootPath.back() != '/') _resourceRootPath += '/';
    FileUtils::getInstance()->addSearchPath(_resourceRootPath, true);
}

// --- Language ---

namespace {

const std::pair<const char*, LanguageType> kLanguages[] = {
    {"en", LanguageType::ENGLISH},   {"zh", LanguageType::CHINESE},    {"fr", LanguageType::FRENCH},
    {"it", LanguageType::ITALIAN},   {"de", LanguageType::GERMAN},     {"es", LanguageType::SPANISH},
    {"nl", LanguageType::DUTCH},     {"ru", LanguageType::RUSSIAN},    {"ko", LanguageType::KOREAN},
    {"ja", LanguageType::JAPANESE},  {"hu", LanguageType::HUNGARIAN},  {"pt", LanguageType::PORTUGUESE},
    {"ar", LanguageType::ARABIC},    {"nb", LanguageType::NORWEGIAN},  {"pl", LanguageType::POLISH},
    {"tr", LanguageType::TURKISH},   {"uk", LanguageType::UKRAINIAN},  {"ro", LanguageType::ROMANIAN},
    {"bg", LanguageType::BULGARIAN}, {"be", LanguageType::BELARUSIAN},
};

} // namespace

const char* Application::getCurrentLanguageCode() {
    _languageCode = copra::userLanguage();
    if (_languageCode.empty()) _languageCode = "en";
    return _languageCode.c_str();
}

LanguageType Application::getCurrentLanguage() {
    return utils::getLanguageTypeByISO2(copra::userLanguage().c_str());
}

LanguageType utils::getLanguageTypeByISO2(const char* code) {
    for (const auto& [languageCode, type] : kLanguages)
        if (code && std::string(code) == languageCode) return type;
    return LanguageType::ENGLISH;
}

// --- Browser ---

bool Application::openURL(const std::string& url) {
    const std::array<const char*, 4> kSchemes{"http://", "https://", "mailto:", "file://"};
    const bool known = std::any_of(kSchemes.begin(), kSchemes.end(),
                                   [&url](const char* scheme) { return url.rfind(scheme, 0) == 0; });
    if (!known) {
        copra::warning("Application::openURL: '%s' is not a http, https, mailto or file URL", url.c_str());
        return false;
    }
    return copra::openInBrowser(url);
}

} // namespace cocos2d
