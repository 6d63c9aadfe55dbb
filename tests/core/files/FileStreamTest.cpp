#include "files/FileStream.h"

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <string>

using namespace cocos2d;
using Mode = IFileStream::Mode;

namespace {

class FileStreamTest : public testing::Test {
protected:
    std::unique_ptr<IFileStream> open(const std::string& name, Mode mode) const {
        return FileUtils::getInstance()->openFileStream(name, mode);
    }
    std::string contents() const { return FileUtils::getInstance()->getStringFromFile(path); }

    static std::string read(const IFileStream& stream, unsigned int size) {
        std::string text(size, '?');
        const int count = stream.read(text.data(), size);
        return count < 0 ? "error" : text.substr(0, static_cast<std::size_t>(count));
    }

    copra::test::TempFolder folder;
    copra::LogCapture log;
    std::string path = folder.write("bees.txt", "0123456789");
};

TEST_F(FileStreamTest, ReadsPartsOfAFileThatTheSearchFinds) {
    const auto stream = open("bees.txt", Mode::READ);
    ASSERT_TRUE(stream && *stream);
    EXPECT_EQ(stream->size(), 10);
    EXPECT_EQ(read(*stream, 3), "012");
    EXPECT_EQ(stream->tell(), 3);
    EXPECT_EQ(stream->seek(-2, SEEK_END), 8);
    EXPECT_EQ(read(*stream, 5), "89") << "the file ends";
    EXPECT_EQ(stream->tell(), 10);
    EXPECT_EQ(stream->size(), 10);
    EXPECT_EQ(read(*stream, 5), "");
    EXPECT_EQ(stream->seek(1, SEEK_SET), 1);
    EXPECT_EQ(stream->seek(2, SEEK_CUR), 3);
    EXPECT_EQ(read(*stream, 1), "3");
    EXPECT_EQ(stream->seek(-1, SEEK_SET), -1);
    EXPECT_EQ(stream->write("x", 1), -1) << "it is open for reading";
    EXPECT_FALSE(stream->resize(2));
    EXPECT_EQ(stream->close(), 0);
    EXPECT_EQ(stream->close(), -1);
    EXPECT_FALSE(stream->isOpen());
    EXPECT_EQ(stream->tell(), -1);
    EXPECT_EQ(stream->size(), -1);
    EXPECT_EQ(stream->seek(0, SEEK_SET), -1);
    EXPECT_EQ(read(*stream, 1), "error");
}

TEST_F(FileStreamTest, WritingEmptiesTheFile) {
    const auto stream = open(path, Mode::WRITE);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->size(), 0);
    EXPECT_EQ(stream->write("honey", 5), 5);
    EXPECT_EQ(stream->size(), 5);
    stream->seek(1, SEEK_SET);
    EXPECT_EQ(read(*stream, 2), "on") << "what was written can be read";
    EXPECT_EQ(stream->write("EY", 2), 2);
    EXPECT_EQ(stream->close(), 0);
    EXPECT_EQ(contents(), "honEY");
}

TEST_F(FileStreamTest, AppendingWritesAtTheEnd) {
    auto stream = open(path, Mode::APPEND);
    ASSERT_TRUE(stream);
    stream->seek(0, SEEK_SET);
    EXPECT_EQ(stream->write("ab", 2), 2);
    stream.reset();
    EXPECT_EQ(contents(), "0123456789ab");
    open(folder.path() + "new.txt", Mode::APPEND)->write("x", 1);
    EXPECT_EQ(FileUtils::getInstance()->getStringFromFile("new.txt"), "x");
}

TEST_F(FileStreamTest, OverlappedChangesAFileInPlace) {
    auto stream = open(path, Mode::OVERLAPPED);
    ASSERT_TRUE(stream);
    EXPECT_EQ(stream->write("ab", 2), 2);
    EXPECT_EQ(read(*stream, 2), "23");
    EXPECT_TRUE(stream->resize(6));
    EXPECT_EQ(stream->size(), 6);
    EXPECT_FALSE(stream->resize(-1));
    stream.reset();
    EXPECT_EQ(contents(), "ab2345");
    EXPECT_TRUE(open(folder.path() + "new.txt", Mode::OVERLAPPED));
}

TEST_F(FileStreamTest, AFileThatCannotBeOpenedIsLogged) {
    EXPECT_FALSE(open("wasps.txt", Mode::READ));
    EXPECT_THAT(log.text(), testing::HasSubstr("wasps.txt"));
    EXPECT_FALSE(open(folder.path() + "no-folder/bees.txt", Mode::WRITE));
    EXPECT_THAT(log.text(), testing::HasSubstr("no-folder/bees.txt"));
    EXPECT_FALSE(open(folder.path(), Mode::OVERLAPPED)) << "a folder";
}

TEST_F(FileStreamTest, AStreamMovesAndOpensAnother) {
    FileStream first;
    ASSERT_TRUE(first.open(path, Mode::READ));
    FileStream second = std::move(first);
    EXPECT_FALSE(first.isOpen()); // NOLINT(bugprone-use-after-move): this is what is tested
    EXPECT_EQ(read(second, 2), "01");
    EXPECT_FALSE(second.open(folder.path() + "wasps.txt", Mode::READ));
    EXPECT_FALSE(second.isOpen());
}

} // namespace
