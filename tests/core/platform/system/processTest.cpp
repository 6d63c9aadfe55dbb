#include "platform/system/process.h"
#include "platform/system/programFolders.h"
#include "platform/system/standardOutput.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

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

TEST(Process, KeepsAnOutputThatGoesSomewhere) {
    bool isAsked = false;
    copra::openStandardOutput([&isAsked] {
        isAsked = true;
        return std::string();
    });
    EXPECT_FALSE(isAsked) << "a file is only needed by programs without a console";
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

TEST(Process, TakesTheLanguageOfTheUserFromTheEnvironment) {
    std::vector<std::pair<const char*, std::string>> before;
    for (const char* const name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        before.emplace_back(name, value ? value : "");
        copra::setEnvironment(name, nullptr);
    }
    EXPECT_EQ(copra::userLanguage(), "");
    copra::setEnvironment("LANG", "ja_JP.UTF-8");
    EXPECT_EQ(copra::userLanguage(), "ja");
    copra::setEnvironment("LC_ALL", "C"); // names no language
    EXPECT_EQ(copra::userLanguage(), "ja");
    copra::setEnvironment("LANGUAGE", "de:en");
    EXPECT_EQ(copra::userLanguage(), "de");
    for (const auto& [name, value] : before)
        copra::setEnvironment(name, value.empty() ? nullptr : value.c_str());
}

#endif
