#include "app/Application.h"

#include "base/expectRefused.h"
#include "base/log.h"
#include "base/sanitizer.h"
#include "files/FileUtils.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class Game : public Application {
public:
    bool applicationDidFinishLaunching() override { return false; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

TEST(Application, LooksForFilesInItsRootFirst) {
    FileUtils* files = FileUtils::getInstance();
    const auto before = files->getOriginalSearchPaths();
    Game game;
    game.setResourceRootPath("/somewhere/else");
    EXPECT_EQ(game.getResourceRootPath(), "/somewhere/else/");
    EXPECT_EQ(files->getOriginalSearchPaths().front(), "/somewhere/else/");
    copra::LogCapture log;
    game.setResourceRootPath("");
    EXPECT_TRUE(log.contains("empty"));
    EXPECT_EQ(game.getResourceRootPath(), "/somewhere/else/");
    files->setSearchPaths(before);
}

TEST(Application, ALaunchThatFailsIsNotSilent) {
    Game game;
    EXPECT_WARNED(game.run(), "applicationDidFinishLaunching.. returned false, so the game ends");
}

TEST(Application, RunningNoneIsRefused) {
    if (copra::kHasSanitizer) GTEST_SKIP() << "its report replaces ours";
    Application* const none = Application::getInstance();
    ASSERT_EQ(none, nullptr);
    EXPECT_REFUSED((none->run(), 0), "Application::run: there is no Application");
}

} // namespace
