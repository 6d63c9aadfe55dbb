#include "platform/system/process.h"
#include "platform/system/programFolders.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

TEST(Process, KnowsItsProgram) {
    const std::filesystem::path program = copra::programPath();
    EXPECT_TRUE(std::filesystem::is_regular_file(program));
    EXPECT_EQ(program.stem(), "test_platform");
}

TEST(Process, HasANumber) {
    EXPECT_GT(copra::processNumber(), 0u);
    EXPECT_EQ(copra::processNumber(), copra::processNumber());
}

TEST(Process, AVariableThatIsSetCanBeRead) {
    copra::setEnvironment("COPRA_TEST_VARIABLE", "first");
    copra::setEnvironment("COPRA_TEST_VARIABLE", "second");
    ASSERT_TRUE(std::getenv("COPRA_TEST_VARIABLE"));
    EXPECT_STREQ(std::getenv("COPRA_TEST_VARIABLE"), "second");
}

#ifndef _WIN32

TEST(Process, KeepsThingsOfTheUserWhereTheEnvironmentSays) {
    const char* const before = std::getenv("XDG_CONFIG_HOME");
    const std::string kept = before ? before : "";
    copra::setEnvironment("XDG_CONFIG_HOME", "/somewhere/config");
    EXPECT_EQ(copra::userFolder(), "/somewhere/config");
    copra::setEnvironment("XDG_CONFIG_HOME", "relative"); // the specification: to be ignored
    EXPECT_NE(copra::userFolder(), "relative");
    copra::setEnvironment("XDG_CONFIG_HOME", kept.c_str());
}

#endif
