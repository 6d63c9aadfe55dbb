#include "diagnosis/callStack.h"

#include <gtest/gtest.h>

#ifdef __linux__

#include <cstdlib>
#include <unistd.h>

namespace {

constexpr const char* kIsStartedAgain = "COPRA_IS_STARTED_AGAIN";

// addr2line is asked for the file of the program, wherever the program has gone in the meantime.
TEST(CallStackDeathTest, FindsAProgramThatWasStartedByARelativeName) {
    if (!std::getenv(kIsStartedAgain)) {
        const auto startAgain = [] {
            setenv(kIsStartedAgain, "1", 1);
            execl("/proc/self/exe", "elsewhere/program", "--gtest_filter=*StartedByARelativeName", nullptr);
        };
        EXPECT_EXIT(startAgain(), testing::ExitedWithCode(0), "");
        return;
    }
    const auto [file, address] = copra::locateCode(reinterpret_cast<const void*>(&copra::locateCode));
    EXPECT_EQ(file.front(), '/') << file;
    EXPECT_EQ(access(file.c_str(), R_OK), 0) << file;
    EXPECT_NE(address, 0u);
}

} // namespace

#endif
