#include "files/ZipFile.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/ResizableBuffer.h"
#include "files/TempFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <zlib.h>

using cocos2d::FileUtils;
using cocos2d::ZipFile;

namespace {

std::string number(std::size_t value, int count) {
    std::string bytes;
    for (int i = 0; i < count; ++i, value >>= 8) bytes += static_cast<char>(value);
    return bytes;
}

std::string deflated(const std::string& text) {
    z_stream stream = {};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(out.size() - stream.avail_out);
    deflateEnd(&stream);
    return out;
}

/// Writes archives.
class Packer {
public:
    void add(const std::string& name, const std::string& text, bool packs, unsigned flags = 0) {
        const std::string data = packs ? deflated(text) : text;
        const auto sum =
            crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size()));
        const std::string common = number(flags, 2) + number(packs ? 8 : 0, 2) + number(0, 4) +
                                   number(sum, 4) + number(data.size(), 4) + number(text.size(), 4) +
                                   number(name.size(), 2);
        _directory += number(0x02014b50, 4) + number(20, 2) + number(20, 2) + common + number(0, 12) +
                      number(_files.size(), 4) + name;
        _files += number(0x04034b50, 4) + number(20, 2) + common + number(0, 2) + name + data;
        ++_count;
    }
    std::string archive(const std::string& comment = "") const {
        return _files + _directory + number(0x06054b50, 4) + number(0, 4) + number(_count, 2) +
               number(_count, 2) + number(_directory.size(), 4) + number(_files.size(), 4) +
               number(comment.size(), 2) + comment;
    }

private:
    std::string _files;
    std::string _directory;
    std::size_t _count = 0;
};

class ZipFileTest : public testing::Test {
protected:
    ZipFileTest() {
        packer.add("levels/", "", false);
        packer.add("levels/1.txt", "meadow", false);
        packer.add("levels/2.txt", std::string(5000, 'b'), true);
        packer.add("readme.txt", "bees", true);
    }
    static std::string textIn(ZipFile& archive, const std::string& name) {
        std::string text;
        cocos2d::ResizableBufferAdapter<std::string> buffer(&text);
        return archive.getFileData(name, &buffer) ? text : "none";
    }

    Packer packer;
    copra::test::TempFolder folder;
};

} // namespace

TEST_F(ZipFileTest, ReadsStoredAndDeflatedFiles) {
    ZipFile archive(folder.write("game.zip", packer.archive("made manually")));
    EXPECT_TRUE(archive.fileExists("readme.txt"));
    EXPECT_FALSE(archive.fileExists("README.txt"));
    EXPECT_EQ(textIn(archive, "levels/1.txt"), "meadow");
    EXPECT_EQ(textIn(archive, "levels/2.txt"), std::string(5000, 'b'));
    EXPECT_EQ(textIn(archive, "levels/3.txt"), "none");
    ssize_t size = -1;
    const std::unique_ptr<unsigned char, void (*)(void*)> bees(archive.getFileData("readme.txt", &size),
                                                               &std::free);
    ASSERT_EQ(size, 4);
    EXPECT_EQ(std::string(reinterpret_cast<char*>(bees.get()), 4), "bees");
    EXPECT_EQ(archive.getFileData("nothing", &size), nullptr);
    EXPECT_EQ(size, 0);
}

TEST_F(ZipFileTest, ListsNamesInTheOrderOfTheArchive) {
    ZipFile archive(folder.write("game.zip", packer.archive()));
    EXPECT_EQ(archive.getFirstFilename(), "levels/");
    EXPECT_EQ(archive.getNextFilename(), "levels/1.txt");
    EXPECT_EQ(archive.getFirstFilename(), "levels/");
    for (int i = 0; i < 3; ++i) archive.getNextFilename();
    EXPECT_EQ(archive.getNextFilename(), "");
}

TEST_F(ZipFileTest, ListsWhatIsDirectlyInAFolder) {
    packer.add("levels/deep/2.txt", "sea", false);
    packer.add("top.txt", "", false);
    const ZipFile archive(folder.write("game.zip", packer.archive()));
    EXPECT_EQ(archive.listFiles("levels/"), (std::vector<std::string>{"1.txt", "2.txt", "deep/"}));
    const std::vector<std::string> top = archive.listFiles("");
    EXPECT_NE(std::find(top.begin(), top.end(), "top.txt"), top.end());
    EXPECT_NE(std::find(top.begin(), top.end(), "levels/"), top.end());
    EXPECT_TRUE(archive.listFiles("none/").empty());
}

TEST_F(ZipFileTest, ShowsOnlyNamesThatMatchTheFilter) {
    ZipFile archive(folder.write("game.zip", packer.archive()), "levels/");
    EXPECT_FALSE(archive.fileExists("readme.txt"));
    EXPECT_TRUE(archive.fileExists("levels/1.txt"));
    EXPECT_TRUE(archive.setFilter("read"));
    EXPECT_EQ(archive.getFirstFilename(), "readme.txt");
    EXPECT_EQ(archive.getNextFilename(), "");
}

TEST_F(ZipFileTest, ReadsAnArchiveInMemory) {
    const std::string bytes = packer.archive();
    const std::unique_ptr<ZipFile> archive(ZipFile::createWithBuffer(bytes.data(), bytes.size()));
    ASSERT_TRUE(archive);
    EXPECT_EQ(textIn(*archive, "readme.txt"), "bees");
    copra::LogCapture log;
    EXPECT_EQ(ZipFile::createWithBuffer("no zip", 6), nullptr);
    EXPECT_EQ(ZipFile::createWithBuffer(nullptr, 0), nullptr);
    EXPECT_TRUE(log.contains("is not a zip archive"));
}

TEST_F(ZipFileTest, AnArchiveMayFollowSomethingElse) {
    ZipFile archive(folder.write("setup.exe", std::string(100, 'x') + packer.archive("made manually")));
    EXPECT_EQ(textIn(archive, "levels/1.txt"), "meadow");
    EXPECT_EQ(textIn(archive, "levels/2.txt"), std::string(5000, 'b'));
}

TEST_F(ZipFileTest, SaysThatAnArchiveIsCutOff) {
    const std::string bytes = packer.archive();
    for (std::size_t size : {bytes.size() - 1, bytes.size() / 2, std::size_t{40}}) {
        copra::LogCapture log;
        ZipFile archive(folder.write("cut.zip", bytes.substr(0, size)));
        EXPECT_EQ(archive.getFirstFilename(), "");
        EXPECT_TRUE(log.contains("cut.zip is a damaged zip archive")) << log.text();
    }
}

TEST_F(ZipFileTest, FileUtilsReadsFromAnArchive) {
    folder.write("game.zip", packer.archive());
    ssize_t size = 0;
    const std::unique_ptr<unsigned char, void (*)(void*)> bees(
        FileUtils::getInstance()->getFileDataFromZip("game.zip", "readme.txt", &size), &std::free);
    ASSERT_EQ(size, 4);
    EXPECT_EQ(bees.get()[0], 'b');
    EXPECT_EQ(FileUtils::getInstance()->getFileDataFromZip("", "readme.txt", &size), nullptr);
    EXPECT_EQ(size, 0);
}

TEST_F(ZipFileTest, LogsWhatIsDamaged) {
    copra::LogCapture log;
    packer.add("secret.txt", "honey", false, 1);
    std::string bytes = packer.archive();
    bytes.replace(bytes.find("meadow"), 6, "MEADOW");
    ZipFile archive(folder.write("game.zip", bytes));
    EXPECT_EQ(textIn(archive, "levels/1.txt"), "none");
    EXPECT_TRUE(log.contains("levels/1.txt in"));
    EXPECT_TRUE(log.contains("is damaged"));
    EXPECT_EQ(textIn(archive, "secret.txt"), "none");
    EXPECT_TRUE(log.contains("is encrypted"));
    ZipFile none(folder.path() + "there is none.zip");
    EXPECT_TRUE(log.contains("is not a zip archive"));
    EXPECT_FALSE(none.setFilter(""));
}

TEST_F(ZipFileTest, SurvivesEveryCut) {
    copra::LogCapture quiet;
    const std::string bytes = packer.archive();
    const std::set<std::string> contents = {"", "meadow", std::string(5000, 'b'), "bees", "none"};
    for (std::size_t cut = 1; cut < bytes.size(); cut += 3) {
        std::string part = bytes;
        part.erase(cut - 1, 3);
        const std::unique_ptr<ZipFile> archive(ZipFile::createWithBuffer(part.data(), part.size()));
        if (!archive) continue;
        for (std::string name = archive->getFirstFilename(); !name.empty(); name = archive->getNextFilename())
            EXPECT_TRUE(contents.count(textIn(*archive, name))) << name << ", cut at " << cut;
    }
}
