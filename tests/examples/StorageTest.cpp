#include "GuideTest.h"
#include "storage/local-storage/LocalStorage.h"

USING_NS_CC;

namespace {

class StorageTest : public GuideTest {
protected:
    ~StorageTest() override { localStorageFree(); }
};

TEST_F(StorageTest, AValueIsThereInTheNextGame) {
    //! [storage]
    localStorageInit(FileUtils::getInstance()->getWritablePath() + "game.db"); // at the start of the game
    localStorageSetItem("player", "Mia");

    std::string player = "guest";
    localStorageGetItem("player", &player); // It returns false if there is no value.
    localStorageFree();                     // at the end of the game
    //! [storage]
    EXPECT_EQ(player, "Mia");
    localStorageInit(files.folder() + "game.db");
    player.clear();
    EXPECT_TRUE(localStorageGetItem("player", &player));
    EXPECT_EQ(player, "Mia");
    EXPECT_FALSE(localStorageGetItem("score", &player));
}

} // namespace
