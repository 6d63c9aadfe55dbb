#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"

#include <gmock/gmock.h>

#ifndef _WIN32
#include <sys/stat.h>
#endif

using cocos2d::Data;
using cocos2d::FileUtils;

namespace {

class FileReading : public testing::Test {
protected:
    static FileUtils& files() { return *FileUtils::getInstance(); }
    copra::test::TempFolder folder;
};

} // namespace

TEST_F(FileReading, ReadsEveryByteAsItIs) {
    const std::string bytes("a\0b\r\n", 5);
    folder.write("a.bin", bytes);
    EXPECT_EQ(files().getStringFromFile("a.bin"), bytes);
    const Data data = files().getDataFromFile("a.bin");
    EXPECT_EQ(std::string(reinterpret_cast<char*>(data.getBytes()), static_cast<std::size_t>(data.getSize())),
              bytes);
}

TEST_F(FileReading, AMissingFileIsEmpty) {
    EXPECT_EQ(files().getStringFromFile("no.txt"), "");
    EXPECT_TRUE(files().getDataFromFile("no.txt").isNull());
}

TEST_F(FileReading, ReportsWhyContentsCannotBeRead) {
    std::string text = "before";
    EXPECT_EQ(files().getContents("no.txt", &text), FileUtils::Status::NotExists);
    EXPECT_EQ(files().getContents("/no/such.txt", &text), FileUtils::Status::NotExists);
    EXPECT_EQ(text, "before");
}

TEST_F(FileReading, FillsVectorsAndPadsTheLastElement) {
    folder.write("a.bin", std::string("\1\0\0\0\2", 5));
    std::vector<std::uint32_t> numbers;
    EXPECT_EQ(files().getContents("a.bin", &numbers), FileUtils::Status::OK);
    EXPECT_THAT(numbers, testing::ElementsAre(1u, 2u));
}

TEST_F(FileReading, AnEmptyFileEmptiesTheBuffer) {
    folder.write("a.txt", "");
    std::string text = "before";
    EXPECT_EQ(files().getContents("a.txt", &text), FileUtils::Status::OK);
    EXPECT_EQ(text, "");
}

TEST_F(FileReading, TheLegacyFormTransfersOwnership) {
    folder.write("a.txt", "abc");
    ssize_t size = -1;
    unsigned char* bytes = files().getFileData("a.txt", "rb", &size);
    ASSERT_EQ(size, 3);
    EXPECT_EQ(bytes[2], 'c');
    std::free(bytes);
    EXPECT_EQ(files().getFileData("no.txt", "rb", &size), nullptr);
    EXPECT_EQ(size, 0);
}

TEST_F(FileReading, APropertyListOfTheWrongKindIsEmptyAndLogged) {
    folder.write("array.plist", "<plist><array><integer>1</integer></array></plist>");
    folder.write("dict.plist", "<plist><dict><key>a</key><integer>1</integer></dict></plist>");
    copra::LogCapture log;
    EXPECT_TRUE(files().getValueMapFromFile("array.plist").empty());
    EXPECT_TRUE(log.contains("array.plist"));
    EXPECT_TRUE(files().getValueVectorFromFile("dict.plist").empty());
    EXPECT_TRUE(log.contains("dict.plist"));
    EXPECT_TRUE(files().getValueMapFromFile("no.plist").empty());
    EXPECT_TRUE(log.contains("no.plist"));
}

TEST_F(FileReading, ReadsAPropertyListFromMemory) {
    const std::string list = "<plist><dict><key>a</key><integer>7</integer></dict></plist>";
    auto map = files().getValueMapFromData(list.data(), static_cast<int>(list.size()));
    EXPECT_EQ(map["a"].asInt(), 7);
    EXPECT_TRUE(files().getValueMapFromData(nullptr, 0).empty());
}

TEST_F(FileReading, GivesSizes) {
    folder.write("a.bin", "12345");
    EXPECT_EQ(files().getFileSize("a.bin"), 5);
    copra::LogCapture log;
    EXPECT_EQ(files().getFileSize("no.bin"), -1);
    EXPECT_TRUE(log.contains("no.bin"));
}

#ifndef _WIN32

TEST_F(FileReading, RefusesWhatIsNotARegularFile) {
    const std::string fifo = folder.path() + "fifo";
    ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
    std::filesystem::create_symlink(fifo, folder.path() + "link");
    for (const std::string& path : {fifo, folder.path() + "link", std::string("/dev/zero"), folder.path()}) {
        copra::LogCapture log;
        std::string text = "before";
        EXPECT_NE(files().getContents(path, &text), FileUtils::Status::OK) << path;
        EXPECT_EQ(text, "before");
        EXPECT_TRUE(files().getDataFromFile(path).isNull()) << path;
    }
}

#endif
