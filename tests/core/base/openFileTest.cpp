#include "base/openFile.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>

TEST(OpenFile, WritesAndReadsAFileWithANameInUtf8) {
    const std::string path = testing::TempDir() + "copra-B\xC3\xA4r.txt";
    std::FILE* file = copra::openFile(path, "wb");
    ASSERT_TRUE(file);
    std::fputs("honey", file);
    std::fclose(file);
    file = copra::openFile(path, "rb");
    ASSERT_TRUE(file);
    char text[16] = {};
    EXPECT_STREQ(std::fgets(text, sizeof text, file), "honey");
    std::fclose(file);
    std::filesystem::remove(std::filesystem::u8path(path));
}

TEST(OpenFile, SaysWhyThereIsNoFile) {
    errno = 0;
    EXPECT_EQ(copra::openFile(testing::TempDir() + "no such folder/file", "rb"), nullptr);
    EXPECT_EQ(errno, ENOENT);
}
