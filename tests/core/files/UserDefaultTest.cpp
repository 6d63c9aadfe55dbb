#include "files/UserDefault.h"
#include "base/CommaLocale.h"
#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"
#include "platform/system/atomicFile.h"

#include <gmock/gmock.h>

using cocos2d::Data;
using cocos2d::FileUtils;
using cocos2d::UserDefault;

namespace {

class UserDefaults : public testing::Test {
protected:
    void SetUp() override { UserDefault::destroyInstance(); }
    void TearDown() override { UserDefault::destroyInstance(); }

    static UserDefault& user() { return *UserDefault::getInstance(); }
    static UserDefault& afterRestart() {
        UserDefault::destroyInstance();
        return user();
    }
    void writeFile(const std::string& text) {
        FileUtils::getInstance()->writeStringToFile(text, UserDefault::getXMLFilePath());
        UserDefault::destroyInstance();
    }

    copra::test::TempFolder folder;
};

} // namespace

TEST_F(UserDefaults, GivesDefaultsForWhatIsNotThere) {
    EXPECT_FALSE(user().getBoolForKey("k"));
    EXPECT_EQ(user().getIntegerForKey("k", -8), -8);
    EXPECT_EQ(user().getFloatForKey("k", 1.5f), 1.5f);
    EXPECT_EQ(user().getStringForKey("k", "d"), "d");
    EXPECT_TRUE(user().getDataForKey("k").isNull());
    EXPECT_FALSE(UserDefault::isXMLFileExist()) << "asking writes nothing";
}

TEST_F(UserDefaults, KeepsValuesOverARestart) {
    user().setBoolForKey("b", true);
    user().setIntegerForKey("i", -2147483647);
    user().setFloatForKey("f", 0.1f);
    user().setDoubleForKey("d", 123456.789);
    user().setStringForKey("s", "a <tag> & \"quotes\"\nline");
    EXPECT_TRUE(afterRestart().getBoolForKey("b"));
    EXPECT_EQ(user().getIntegerForKey("i"), -2147483647);
    EXPECT_EQ(user().getFloatForKey("f"), 0.1f);
    EXPECT_EQ(user().getDoubleForKey("d"), 123456.789);
    EXPECT_EQ(user().getStringForKey("s"), "a <tag> & \"quotes\"\nline");
}

TEST_F(UserDefaults, ATextEndsAtNulBeforeAndAfterARestart) {
    const copra::LogCapture log;
    user().setStringForKey("s", std::string("a\0b", 3));
    EXPECT_EQ(user().getStringForKey("s"), "a");
    EXPECT_EQ(afterRestart().getStringForKey("s"), "a");
    EXPECT_TRUE(log.contains("NUL")) << log.text();
}

TEST_F(UserDefaults, KeepsNumbersThatSixDecimalsWouldLose) {
    user().setDoubleForKey("d", 1e-7);
    user().setFloatForKey("f", 1.0f / 3);
    EXPECT_EQ(afterRestart().getDoubleForKey("d"), 1e-7);
    EXPECT_EQ(user().getFloatForKey("f"), 1.0f / 3);
}

TEST_F(UserDefaults, ANumberIsReadInAnotherLocale) {
    {
        const copra::test::CommaLocale comma;
        UserDefault::getInstance()->setDoubleForKey("a", 1.25);
        UserDefault::getInstance()->setFloatForKey("b", 1.0e-9f);
        EXPECT_EQ(UserDefault::getInstance()->getDoubleForKey("a"), 1.25);
    }
    EXPECT_EQ(UserDefault::getInstance()->getStringForKey("a"), "1.250000");
    EXPECT_EQ(UserDefault::getInstance()->getDoubleForKey("a"), 1.25);
    EXPECT_EQ(UserDefault::getInstance()->getFloatForKey("b"), 1.0e-9f);
}

TEST_F(UserDefaults, AnyKeyWorks) {
    for (const char* key : {"high score", "1st", "a/b", "ключ", "<&>\"'", "entry", "a:b", "-x"}) {
        user().setIntegerForKey(key, 7);
        EXPECT_EQ(afterRestart().getIntegerForKey(key), 7) << key;
    }
}

TEST_F(UserDefaults, KeepsBytes) {
    Data data;
    const unsigned char bytes[] = {0, 1, 255, 10, 128};
    data.copy(bytes, 5);
    user().setDataForKey("d", data);
    const Data back = afterRestart().getDataForKey("d");
    ASSERT_EQ(back.getSize(), 5);
    EXPECT_EQ(back.getBytes()[2], 255);
}

TEST_F(UserDefaults, KeepsTextOfBlanks) {
    user().setStringForKey("s", "  ");
    EXPECT_EQ(afterRestart().getStringForKey("s"), "  ");
}

TEST_F(UserDefaults, ReadsValuesAsOtherTypes) {
    user().setIntegerForKey("i", 42);
    user().setBoolForKey("b", true);
    user().setStringForKey("s", "12 apples");
    EXPECT_EQ(user().getStringForKey("i"), "42");
    EXPECT_EQ(user().getStringForKey("b"), "true");
    EXPECT_EQ(user().getIntegerForKey("s"), 12);
    EXPECT_EQ(user().getIntegerForKey("b", 5), 0);
    EXPECT_FALSE(user().getBoolForKey("i", true));
}

TEST_F(UserDefaults, AnEmptyTextCountsAsAbsent) {
    user().setStringForKey("s", "");
    EXPECT_EQ(user().getStringForKey("s", "default"), "default");
}

TEST_F(UserDefaults, RemovesDeletedValues) {
    user().setIntegerForKey("k", 4);
    user().deleteValueForKey("k");
    user().deleteValueForKey("never");
    EXPECT_EQ(afterRestart().getIntegerForKey("k", 77), 77);
}

TEST_F(UserDefaults, ReadsTheOriginalsFiles) {
    writeFile("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<userDefaultRoot>\n    <score>120</score>\n"
              "    <music>true</music>\n</userDefaultRoot>\n");
    EXPECT_EQ(user().getIntegerForKey("score"), 120);
    EXPECT_TRUE(user().getBoolForKey("music"));
}

TEST_F(UserDefaults, AnInvalidFileIsRenamedAndTheGameContinues) {
    writeFile("<userDefaultRoot><score>12");
    copra::LogCapture log;
    EXPECT_EQ(user().getIntegerForKey("score", 3), 3);
    EXPECT_TRUE(log.contains("UserDefault.xml"));
    EXPECT_TRUE(FileUtils::getInstance()->isFileExist(UserDefault::getXMLFilePath() + ".broken"));
    user().setIntegerForKey("score", 5);
    EXPECT_EQ(afterRestart().getIntegerForKey("score"), 5);
}

TEST_F(UserDefaults, LeavesNoHalfWrittenFileBehind) {
    user().setIntegerForKey("k", 1);
    const auto files = FileUtils::getInstance()->listFiles(folder.path() + "home");
    EXPECT_THAT(files, testing::ElementsAre(UserDefault::getXMLFilePath()));
}

TEST_F(UserDefaults, ADiskThatRefusesIsLoggedAndTheValueStaysInMemory) {
    user().setIntegerForKey("k", 1);
    std::filesystem::remove_all(folder.path() + "home");
    folder.write("home", "a file is in the way");
    copra::LogCapture log;
    user().setIntegerForKey("k", 2);
    EXPECT_EQ(user().getIntegerForKey("k"), 2);
    EXPECT_GT(log.lineCount(), 0);
}

TEST_F(UserDefaults, KeepsWhatAnotherProgramHasWritten) {
    user().setIntegerForKey("mine", 1);
    FileUtils::getInstance()->writeStringToFile(
        "<userDefaultRoot><mine>5</mine><theirs>6</theirs></userDefaultRoot>", UserDefault::getXMLFilePath());
    user().setIntegerForKey("other", 2);
    EXPECT_EQ(user().getIntegerForKey("mine"), 5) << "changed there, and not here since";
    EXPECT_EQ(user().getIntegerForKey("theirs"), 6);
    EXPECT_EQ(afterRestart().getIntegerForKey("theirs"), 6);
    EXPECT_EQ(user().getIntegerForKey("other"), 2);
}

TEST_F(UserDefaults, ASymbolicLinkStaysOne) {
    user().setIntegerForKey("k", 1);
    const std::string target = folder.path() + "elsewhere.xml";
    std::filesystem::rename(UserDefault::getXMLFilePath(), target);
    std::error_code error;
    std::filesystem::create_symlink(target, UserDefault::getXMLFilePath(), error);
#ifdef _WIN32
    if (error) GTEST_SKIP() << "symbolic links cannot be made here: " << error.message();
#endif
    ASSERT_FALSE(error) << error.message();
    EXPECT_EQ(afterRestart().getIntegerForKey("k"), 1);
    user().setIntegerForKey("k", 2);
    EXPECT_TRUE(std::filesystem::is_symlink(UserDefault::getXMLFilePath()));
    EXPECT_EQ(afterRestart().getIntegerForKey("k"), 2);
    EXPECT_THAT(FileUtils::getInstance()->getStringFromFile(target), testing::HasSubstr("<k>2</k>"));
}

TEST_F(UserDefaults, ASecondBrokenFileDoesNotReplaceTheFirst) {
    copra::LogCapture log;
    for (const char* text : {"<first", "<second"}) {
        writeFile(text);
        user().getIntegerForKey("k");
    }
    const std::string broken = UserDefault::getXMLFilePath() + ".broken";
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile(broken), "<first");
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile(broken + "2"), "<second");
}

TEST_F(UserDefaults, ManyBrokenFilesDoNotFillTheDisk) {
    copra::LogCapture log;
    for (int i = 1; i <= 12; ++i) {
        writeFile("<broken" + std::to_string(i));
        user().getIntegerForKey("k");
    }
    const std::string broken = UserDefault::getXMLFilePath() + ".broken";
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile(broken), "<broken1");
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile(broken + "9"), "<broken12");
    EXPECT_FALSE(FileUtils::getInstance()->isFileExist(broken + "10"));
}

TEST_F(UserDefaults, ALockThatAnotherProgramKeepsEndsInALogLineAndLosesNothing) {
    user().setIntegerForKey("k", 1);
    user().flush();
    {
        const copra::FileLock other(UserDefault::getXMLFilePath(), 0.0);
        ASSERT_FALSE(other.isBusy());
        copra::LogCapture log;
        user().setIntegerForKey("k", 2);
        user().flush();
        EXPECT_THAT(log.text(), testing::HasSubstr("locked by another program"));
        EXPECT_EQ(user().getIntegerForKey("k"), 2);
    }
    user().flush();
    EXPECT_EQ(afterRestart().getIntegerForKey("k"), 2);
}
