#include "app/HotReload.h"

#include "base/log.h"
#include "event/EventCustom.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "files/FileUtils.h"
#include "render/Texture2D.h"
#include "render/TextureCache.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"
#include "testing/TestFiles.h"

#include <chrono>
#include <filesystem>

using namespace cocos2d;
using namespace copra::testing;
using copra::HotReload;

namespace {

class HotReloadTest : public GameTest {
protected:
    void SetUp() override { HotReload::setOn(true); }
    void TearDown() override { HotReload::setOn(false); }
    /// Writes an image of one color, with a time of modification in the future for `change` above 0.
    void writeImage(const std::string& name, int width, int change = 0) {
        const auto bytes = static_cast<std::size_t>(width) * 4 * 4;
        savePicture({{width, 4}, std::vector<std::uint8_t>(bytes, 255)}, files.folder() + name);
        touch(name, change);
    }
    void touch(const std::string& name, int change) {
        const std::filesystem::path path = files.folder() + name;
        std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) +
                                                   std::chrono::seconds(change));
    }

    TestFiles files;
};

} // namespace

TEST_F(HotReloadTest, AChangedImageIsInItsTexture) {
    writeImage("hot.png", 8);
    Texture2D* texture = app.director().getTextureCache()->addImage("hot.png");
    ASSERT_NE(texture, nullptr);
    EXPECT_EQ(HotReload::check(), 0);
    writeImage("hot.png", 16, 10);
    copra::LogCapture quiet;
    EXPECT_EQ(HotReload::check(), 1);
    EXPECT_EQ(texture->getPixelsWide(), 16);
    EXPECT_EQ(HotReload::check(), 0);
    app.director().getTextureCache()->removeTextureForKey("hot.png");
}

TEST_F(HotReloadTest, TheGameIsNotifiedOfAChangedFile) {
    files.add("level.txt", "1");
    FileUtils::getInstance()->getStringFromFile("level.txt");
    std::string changed;
    app.director().getEventDispatcher()->addCustomEventListener(
        HotReload::kFileChanged,
        [&](EventCustom* event) { changed = *static_cast<const std::string*>(event->getUserData()); });
    touch("level.txt", 10);
    copra::LogCapture log;
    HotReload::check();
    EXPECT_EQ(changed, files.folder() + "level.txt");
    EXPECT_TRUE(log.contains("level.txt has changed"));
}

TEST_F(HotReloadTest, FilesThatWereNotReadAreNotWatched) {
    files.add("other.txt", "1");
    touch("other.txt", 10);
    EXPECT_EQ(HotReload::check(), 0);
}
