#include "GuideTest.h"
#include "base/log.h"
#include "testing/matchers.h"

#include <gmock/gmock.h>

USING_NS_CC;
using testing::HasSubstr;

namespace {

class SavingTest : public GuideTest {
protected:
    bool isSaved = false;
};

//! [file]
struct Progress {
    int level = 1;
    int coins = 0;
    std::vector<std::string> items;
};

std::string progressFile() {
    return FileUtils::getInstance()->getWritablePath() + "progress.plist"; // a full path
}

bool save(const Progress& progress) {
    ValueVector items;
    for (const std::string& item : progress.items) items.emplace_back(item);
    const ValueMap values{{"version", Value(2)},
                          {"level", Value(progress.level)},
                          {"coins", Value(progress.coins)},
                          {"items", Value(items)}};
    return FileUtils::getInstance()->writeValueMapToFile(values, progressFile());
}
//! [file]

//! [load]
/// The number of a key, or `otherwise` if the file has none.
int number(const ValueMap& values, const char* key, int otherwise) {
    const auto found = values.find(key);
    const bool isNumber = found != values.end() && found->second.getType() == Value::Type::INTEGER;
    return isNumber ? found->second.asInt() : otherwise;
}

Progress load() {
    Progress progress;
    auto* files = FileUtils::getInstance();
    if (!files->isFileExist(progressFile())) return progress; // This is the first start.
    const ValueMap values = files->getValueMapFromFile(progressFile());
    if (values.empty()) { // The file is broken. Keep it for a repair.
        files->renameFile(progressFile(), progressFile() + ".broken");
        return progress;
    }
    progress.level = std::clamp(number(values, "level", 1), 1, 20); // The player may have edited it.
    const bool isFirstVersion = number(values, "version", 1) < 2;
    progress.coins = number(values, isFirstVersion ? "gold" : "coins", 0);
    const auto items = values.find("items"); // Older files have no items.
    if (items != values.end() && items->second.getType() == Value::Type::VECTOR)
        for (const Value& item : items->second.asValueVector()) progress.items.push_back(item.asString());
    return progress;
}
//! [load]

TEST_F(SavingTest, AValueIsKept) {
    const int score = 120;
    //! [first]
    auto* store = UserDefault::getInstance();
    const int best = store->getIntegerForKey("best", 0); // 0 if there is none yet
    if (score > best) store->setIntegerForKey("best", score);
    //! [first]
    UserDefault::destroyInstance(); // as if the program started again
    EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("best", 0), 120);
    //! [kinds]
    UserDefault::getInstance()->setBoolForKey("sound", true);
    UserDefault::getInstance()->setFloatForKey("volume", 0.8f);
    UserDefault::getInstance()->setStringForKey("name", "Mia");
    UserDefault::getInstance()->deleteValueForKey("name");
    //! [kinds]
    EXPECT_EQ(UserDefault::getInstance()->getStringForKey("name", "none"), "none");
}

TEST_F(SavingTest, ProgressIsKept) {
    EXPECT_EQ(load().level, 1);
    EXPECT_TRUE(save({3, 250, {"net", "lamp"}}));
    const Progress progress = load();
    EXPECT_EQ(progress.level, 3);
    EXPECT_EQ(progress.coins, 250);
    EXPECT_EQ(progress.items, (std::vector<std::string>{"net", "lamp"}));
}

//! [test]
TEST_F(SavingTest, AFileOfTheFirstVersionIsRead) {
    const ValueMap old{{"version", Value(1)}, {"level", Value(99)}, {"gold", Value(40)}};
    FileUtils::getInstance()->writeValueMapToFile(old, progressFile());
    EXPECT_EQ(load().coins, 40);
    EXPECT_EQ(load().level, 20);
}

TEST_F(SavingTest, ABrokenFileStartsAgain) {
    FileUtils::getInstance()->writeStringToFile("<plist><dict>", progressFile());
    EXPECT_EQ(load().level, 1);
    EXPECT_TRUE(FileUtils::getInstance()->isFileExist(progressFile() + ".broken"));
}
//! [test]

TEST_F(SavingTest, BrokenFilesHaveMessages) {
    auto* disk = FileUtils::getInstance();
    const copra::LogCapture lines;
    disk->writeStringToFile("<plist><dict>", progressFile());
    load();
    EXPECT_THAT(lines.text(), HasSubstr("progress.plist:1: not well-formed XML"));
    EXPECT_FALSE(disk->writeStringToFile("x", disk->getWritablePath() + "none/file.txt"));
    EXPECT_THAT(lines.text(), HasSubstr("none/file.txt: cannot create a temporary file in its folder"));
    UserDefault::destroyInstance();
    disk->writeStringToFile("<userDefault", UserDefault::getXMLFilePath());
    EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("best", 0), 0);
    EXPECT_THAT(lines.text(), HasSubstr("UserDefault.xml: cannot be read (line 1: "));
    EXPECT_THAT(lines.text(), HasSubstr("UserDefault.xml.broken"));
}

TEST_F(SavingTest, ALargeFileIsWrittenInTheBackground) {
    const std::string text(100000, 'x');
    const std::string path = FileUtils::getInstance()->getWritablePath() + "replay.txt";
    //! [background]
    FileUtils::getInstance()->writeStringToFile(text, path, [this](bool isWritten) {
        if (!isWritten) log("the replay could not be saved"); // This runs on the main thread.
        isSaved = isWritten;
    });
    //! [background]
    EXPECT_TRUE(app.stepUntil([&] { return isSaved; }, 100000));
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile(path).size(), text.size());
}

} // namespace
