#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"

#include <gmock/gmock.h>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using cocos2d::FileUtils;
using cocos2d::Value;
using cocos2d::ValueMap;
using testing::ElementsAre;

namespace {

class FileWriting : public testing::Test {
protected:
    static FileUtils& files() { return *FileUtils::getInstance(); }
    copra::test::TempFolder folder;
};

} // namespace

TEST_F(FileWriting, WritesTextAndBytes) {
    EXPECT_TRUE(files().writeStringToFile("text", folder.path() + "a.txt"));
    EXPECT_EQ(files().getStringFromFile("a.txt"), "text");
    cocos2d::Data data;
    const unsigned char bytes[] = {1, 0, 254};
    data.copy(bytes, 3);
    EXPECT_TRUE(files().writeDataToFile(data, folder.path() + "b.bin"));
    EXPECT_EQ(files().getStringFromFile("b.bin"), std::string("\1\0\376", 3));
}

TEST_F(FileWriting, ReportsWhereItCannotWrite) {
    copra::LogCapture log;
    EXPECT_FALSE(files().writeStringToFile("text", folder.path() + "no/such/directory/a.txt"));
    EXPECT_TRUE(log.contains("no/such/directory/a.txt"));
}

TEST_F(FileWriting, AWrittenMapCanBeReadAgain) {
    ValueMap map;
    map["number"] = Value(3);
    map["list"] = Value(cocos2d::ValueVector{Value("a"), Value(true)});
    EXPECT_TRUE(files().writeValueMapToFile(map, folder.path() + "a.plist"));
    ValueMap read = files().getValueMapFromFile("a.plist");
    EXPECT_EQ(read["number"].asInt(), 3);
    EXPECT_EQ(read["list"].asValueVector().size(), 2u);
}

TEST_F(FileWriting, MakesAndRemovesDirectoriesWithAllInThem) {
    EXPECT_TRUE(files().createDirectory(folder.path() + "a/b/c"));
    EXPECT_TRUE(files().createDirectory(folder.path() + "a/b/c")) << "being there already is no fault";
    folder.write("a/b/c/d.txt");
    EXPECT_TRUE(files().removeDirectory(folder.path() + "a"));
    EXPECT_FALSE(files().isDirectoryExist(folder.path() + "a"));
    copra::LogCapture log;
    EXPECT_FALSE(files().removeDirectory(folder.path() + "a"));
    EXPECT_FALSE(files().createDirectory(""));
}

TEST_F(FileWriting, RenamesAndReplaces) {
    folder.write("a.txt", "new");
    folder.write("b.txt", "old");
    EXPECT_TRUE(files().renameFile(folder.path(), "a.txt", "b.txt"));
    EXPECT_FALSE(files().isFileExist("a.txt"));
    EXPECT_EQ(files().getStringFromFile("b.txt"), "new");
    copra::LogCapture log;
    EXPECT_FALSE(files().renameFile(folder.path() + "none.txt", folder.path() + "c.txt"));
    EXPECT_TRUE(log.contains("none.txt"));
}

TEST_F(FileWriting, RemovingWhatIsNotThereFails) {
    copra::LogCapture log;
    EXPECT_FALSE(files().removeFile(folder.path() + "none.txt"));
    EXPECT_TRUE(log.contains("none.txt"));
}

TEST_F(FileWriting, ListsInOrderAndMarksDirectories) {
    folder.write("list/b.txt");
    folder.write("list/a.txt");
    folder.write("list/sub/c.txt");
    const std::string root = folder.path() + "list/";
    EXPECT_THAT(files().listFiles(root), ElementsAre(root + "a.txt", root + "b.txt", root + "sub/"));
    std::vector<std::string> all = {"kept"};
    files().listFilesRecursively("list", &all);
    EXPECT_THAT(all, ElementsAre("kept", root + "a.txt", root + "b.txt", root + "sub/", root + "sub/c.txt"));
    EXPECT_TRUE(files().listFiles("none").empty());
}

TEST_F(FileWriting, ListsTheFirstDirectoryThatTheSearchFinds) {
    folder.write("mods/levels/1.txt");
    folder.write("hd/maps/large/2.txt");
    files().addSearchPath("mods");
    files().addSearchPath(folder.path() + "hd");
    const std::string levels = folder.path() + "mods/levels/";
    EXPECT_THAT(files().listFiles("levels"), ElementsAre(levels + "1.txt"));
    std::vector<std::string> all;
    files().listFilesRecursively("levels/", &all);
    EXPECT_THAT(all, ElementsAre(levels + "1.txt"));
    files().setSearchResolutionsOrder({"large", ""});
    EXPECT_THAT(files().listFiles("maps"), ElementsAre(folder.path() + "hd/maps/large/2.txt"));
}

TEST_F(FileWriting, MakesTheWritablePathWhenAskedForIt) {
    EXPECT_FALSE(std::filesystem::exists(folder.path() + "home"));
    EXPECT_EQ(files().getWritablePath(), folder.path() + "home/");
    EXPECT_TRUE(std::filesystem::is_directory(folder.path() + "home"));
}

TEST_F(FileWriting, WithoutAMainThreadBackgroundWorkIsDoneAtOnce) {
    bool written = false;
    files().writeStringToFile(std::string("text"), folder.path() + "a.txt",
                              [&](bool done) { written = done; });
    EXPECT_TRUE(written);
    std::string read;
    files().getStringFromFile("a.txt", [&](std::string text) { read = text; });
    EXPECT_EQ(read, "text");
    long size = 0;
    files().getFileSize("a.txt", [&](long bytes) { size = bytes; });
    EXPECT_EQ(size, 4);
    std::vector<std::string> listed;
    files().listFilesAsync(folder.path(), [&](std::vector<std::string> names) { listed = names; });
    EXPECT_THAT(listed, ElementsAre(folder.path() + "a.txt"));
}

#ifndef _WIN32

TEST_F(FileWriting, ReplacesAFileAsAWholeAndKeepsItsPermissions) {
    const std::string path = folder.write("a.txt", "old");
    chmod(path.c_str(), 0640);
    const int before = open(path.c_str(), O_RDONLY);
    EXPECT_TRUE(files().writeStringToFile("new", path));
    char text[4] = {};
    EXPECT_EQ(read(before, text, 3), 3);
    EXPECT_STREQ(text, "old") << "who has it open goes on reading the old one";
    close(before);
    struct stat info = {};
    stat(path.c_str(), &info);
    EXPECT_EQ(info.st_mode & 0777, 0640u);
    EXPECT_EQ(files().getStringFromFile("a.txt"), "new");
}

TEST_F(FileWriting, RefusesToReplaceWhatIsNotARegularFile) {
    const std::string fifo = folder.path() + "fifo";
    ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
    for (const std::string& path : {fifo, std::string("/dev/null"), folder.path()}) {
        copra::LogCapture log;
        EXPECT_FALSE(files().writeStringToFile("text", path)) << path;
        EXPECT_TRUE(log.contains(path));
    }
}

#endif
