// What is not a regular file, and regular files with unusual contents and names. A reader that opens a FIFO would block for
// ever, so these tests end by the time limit of ctest if one does.

#include "base/log.h"
#include "files/FileStream.h"
#include "files/FileUtils.h"
#include "files/SAXParser.h"
#include "files/TempFolder.h"
#include "files/UserDefault.h"
#include "files/ZipFile.h"
#include "files/ZipUtils.h"
#include "platform/system/RegularFile.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <zlib.h>

using namespace cocos2d;
namespace fs = std::filesystem;

namespace {

class SpecialFiles : public testing::Test {
protected:
    SpecialFiles() {
        const std::string fifo = folder.path() + "fifo";
        mkfifo(fifo.c_str(), 0600);
        const std::string socketPath = folder.path() + "socket";
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, socketPath.c_str(), sizeof address.sun_path - 1);
        _socket = socket(AF_UNIX, SOCK_STREAM, 0);
        bind(_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        fs::create_directory(folder.path() + "directory");
        fs::create_symlink(fifo, folder.path() + "link-to-fifo");
        fs::create_symlink(folder.path() + "loop", folder.path() + "loop");
        notFiles = {fifo,
                    socketPath,
                    folder.path() + "directory",
                    folder.path() + "link-to-fifo",
                    folder.path() + "loop",
                    "/dev/zero",
                    "/dev/tty"};
    }
    ~SpecialFiles() override { close(_socket); }

    copra::test::TempFolder folder;
    copra::LogCapture log;
    std::vector<std::string> notFiles;
    FileUtils& files = *FileUtils::getInstance();

private:
    int _socket = -1;
};

class NoElements : public SAXDelegator {
    void startElement(void*, const char*, const char**) override {}
    void endElement(void*, const char*) override {}
    void textHandler(void*, const char*, std::size_t) override {}
};

TEST_F(SpecialFiles, AreRefusedByEveryReader) {
    SAXParser parser;
    NoElements none;
    parser.setDelegator(&none);
    for (const std::string& path : notFiles) {
        SCOPED_TRACE(path);
        EXPECT_TRUE(files.getDataFromFile(path).isNull());
        EXPECT_EQ(files.getStringFromFile(path), "");
        std::string text = "kept";
        EXPECT_NE(files.getContents(path, &text), FileUtils::Status::OK);
        EXPECT_EQ(text, "kept");
        ssize_t size = 1;
        EXPECT_EQ(files.getFileData(path, "rb", &size), nullptr);
        EXPECT_EQ(files.getFileDataFromZip(path, "any", &size), nullptr);
        EXPECT_EQ(size, 0);
        EXPECT_TRUE(files.getValueMapFromFile(path).empty());
        EXPECT_TRUE(files.getValueVectorFromFile(path).empty());
        EXPECT_FALSE(files.isFileExist(path));
        files.loadFilenameLookupDictionaryFromFile(path);
        unsigned char* bytes = nullptr;
        EXPECT_EQ(ZipUtils::inflateGZipFile(path.c_str(), &bytes), -1);
        EXPECT_EQ(ZipUtils::inflateCCZFile(path.c_str(), &bytes), -1);
        EXPECT_FALSE(ZipUtils::isGZipFile(path.c_str()));
        EXPECT_FALSE(parser.parse(path));
        EXPECT_FALSE(ZipFile(path).fileExists("any"));
        EXPECT_FALSE(files.openFileStream(path, IFileStream::Mode::READ));
    }
}

TEST_F(SpecialFiles, AreNotFoundByTheSearch) {
    for (const char* const name : {"fifo", "socket", "directory", "link-to-fifo", "loop", "FIFO"})
        EXPECT_EQ(files.fullPathForFilename(name), "") << name;
}

TEST_F(SpecialFiles, AreNeitherWrittenNorReplaced) {
    for (const std::string& path : notFiles) {
        if (path.rfind("/dev", 0) == 0) continue;
        EXPECT_FALSE(files.writeStringToFile("x", path)) << path;
        for (const auto mode :
             {IFileStream::Mode::WRITE, IFileStream::Mode::APPEND, IFileStream::Mode::OVERLAPPED})
            EXPECT_FALSE(files.openFileStream(path, mode)) << path;
    }
    EXPECT_TRUE(fs::is_fifo(folder.path() + "fifo"));
}

TEST_F(SpecialFiles, AFifoInPlaceOfTheUserDefaultsIsMovedAway) {
    fs::create_directories(folder.path() + "home");
    mkfifo((folder.path() + "home/UserDefault.xml").c_str(), 0600);
    UserDefault::destroyInstance();
    UserDefault::getInstance()->setIntegerForKey("a", 1);
    UserDefault::destroyInstance();
    EXPECT_EQ(UserDefault::getInstance()->getIntegerForKey("a"), 1);
    UserDefault::destroyInstance();
}

TEST_F(SpecialFiles, AnOpenedFileThatBecomesAFifoIsStillTheFile) {
    const std::string path = folder.write("plain", "contents");
    const copra::RegularFile file(path);
    fs::remove(path);
    mkfifo(path.c_str(), 0600);
    char text[20] = {};
    EXPECT_EQ(file.read(0, text, sizeof text), 8u);
    EXPECT_STREQ(text, "contents");
    EXPECT_FALSE(copra::RegularFile(path).isOpen());
}

// --- Links ---

TEST_F(SpecialFiles, LinksToFilesAreFollowed) {
    folder.write("plain", "contents");
    fs::create_symlink(folder.path() + "plain", folder.path() + "link");
    EXPECT_EQ(files.getStringFromFile("link"), "contents");
    EXPECT_TRUE(files.writeStringToFile("new", folder.path() + "link"));
    EXPECT_TRUE(fs::is_symlink(folder.path() + "link"));
    EXPECT_EQ(files.getStringFromFile("plain"), "new");
}

// --- Sizes ---

TEST_F(SpecialFiles, AFileWithHolesThatIsTooLargeIsRefused) {
    const std::string path = folder.write("holes");
    fs::resize_file(path, std::uintmax_t{1} << 40); // needs no space on the disk
    std::string text;
    EXPECT_EQ(files.getContents(path, &text), FileUtils::Status::TooLarge);
    EXPECT_TRUE(files.getDataFromFile(path).isNull());
    EXPECT_FALSE(ZipFile(path).fileExists("any"));
    EXPECT_TRUE(log.contains("too many"));
    EXPECT_TRUE(files.getValueMapFromFile(path).empty());
    EXPECT_TRUE(files.getValueVectorFromFile(path).empty());
    EXPECT_FALSE(log.contains("no such file")) << log.text();
}

TEST_F(SpecialFiles, UserDefaultsThatAreTooLargeAreMovedAway) {
    const std::string path = folder.write("home/UserDefault.xml");
    fs::resize_file(path, std::uintmax_t{1} << 40);
    UserDefault::destroyInstance();
    EXPECT_EQ(UserDefault::getInstance()->getStringForKey("a", "none"), "none");
    UserDefault::destroyInstance();
    EXPECT_TRUE(fs::exists(path + ".broken"));
}

TEST_F(SpecialFiles, AGzipBombCostsNoMoreThanTheBound) {
    // 300 MiB of zeros in about 1 MiB.
    const std::string path = folder.path() + "bomb.gz";
    gzFile bomb = gzopen(path.c_str(), "wb1");
    const std::string zeros(std::size_t{1} << 20, '\0');
    for (int i = 0; i < 300; ++i) gzwrite(bomb, zeros.data(), static_cast<unsigned>(zeros.size()));
    gzclose(bomb);
    unsigned char* bytes = nullptr;
    EXPECT_EQ(ZipUtils::inflateGZipFile(path.c_str(), &bytes), -1);
    EXPECT_EQ(bytes, nullptr);
    std::vector<unsigned char> out;
    const Data data = files.getDataFromFile(path);
    EXPECT_FALSE(copra::inflate(data.getBytes(), static_cast<std::size_t>(data.getSize()), out));
    EXPECT_LE(out.size(), ZipUtils::maxInflatedSize);
}

// --- Text ---

TEST_F(SpecialFiles, AByteOrderMarkIsNotAPartOfAPropertyList) {
    folder.write(
        "bom.plist",
        "\xEF\xBB\xBF<?xml version=\"1.0\"?><plist><dict><key>a</key><integer>1</integer></dict></plist>");
    ValueMap map = files.getValueMapFromFile("bom.plist");
    ASSERT_EQ(map.count("a"), 1u);
    EXPECT_EQ(map["a"].asInt(), 1);
}

TEST_F(SpecialFiles, NamesMayContainAnyCharacter) {
    for (const std::string name :
         {"two\nlines", "tab\t", "quote\"'", "%s%n", "\xE4\xB8\xAD", "\xFF\xFE", "-rf", " "}) {
        const std::string path = folder.path() + name;
        EXPECT_TRUE(files.writeStringToFile(name, path));
        EXPECT_EQ(files.getStringFromFile(name), name);
        EXPECT_EQ(files.fullPathForFilename(name), path);
    }
}

TEST_F(SpecialFiles, ANameThatIsTooLongIsNotFound) {
    const std::string name(10'000, 'x');
    EXPECT_FALSE(files.isFileExist(name));
    EXPECT_EQ(files.fullPathForFilename(name), "");
    EXPECT_FALSE(files.writeStringToFile("x", folder.path() + name));
    EXPECT_TRUE(files.getDataFromFile(folder.path() + name).isNull());
}

TEST_F(SpecialFiles, ANameEndsAtItsFirstZero) {
    folder.write("plain", "contents");
    const std::string name("plain\0.png", 10);
    EXPECT_EQ(files.getStringFromFile(folder.path() + name), "contents"); // as fopen() takes it
}

} // namespace
