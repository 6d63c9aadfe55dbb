#include "platform/system/paths.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace fs = std::filesystem;

TEST(Paths, NamesInUtf8SurviveTheWayToTheSystemAndBack) {
    const std::string name = "B\xC3\xA4r/\xE8\x9C\x9C\xE8\x9C\x82.png";
    EXPECT_EQ(copra::pathText(copra::nativePath(name)), name);
}

TEST(Paths, ArePartedBySlashesOnEverySystem) {
    EXPECT_EQ(copra::pathText(copra::nativePath("a") / copra::nativePath("b.png")), "a/b.png");
}

TEST(Paths, ANameIsAbsoluteThatBeginsAtARoot) {
    EXPECT_TRUE(copra::isAbsoluteName("/a"));
    EXPECT_FALSE(copra::isAbsoluteName("a/b"));
    EXPECT_FALSE(copra::isAbsoluteName(""));
    EXPECT_FALSE(copra::isAbsoluteName("C:a"));
#ifdef _WIN32
    EXPECT_TRUE(copra::isAbsoluteName("C:/a"));
    EXPECT_TRUE(copra::isAbsoluteName("c:\\a"));
    EXPECT_TRUE(copra::isAbsoluteName("\\\\server\\share"));
#else
    EXPECT_FALSE(copra::isAbsoluteName("C:/a")) << "a file of a folder that is called C:";
    EXPECT_FALSE(copra::isAbsoluteName("\\a"));
#endif
}

TEST(Paths, AnAbsoluteNameBeginsInTheWorkingDirectory) {
    const std::string name = copra::absoluteName("a.png");
    EXPECT_TRUE(copra::isAbsoluteName(name));
    EXPECT_EQ(copra::nativePath(name), fs::current_path() / "a.png");
    EXPECT_EQ(copra::absoluteName(name), name);
}
