// What becomes of saved files when programs are killed, disks are full and several programs write at once. Every test
// works with real processes. COPRA_FAULT_SECONDS (2) makes the long ones longer.

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"
#include "files/UserDefault.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using cocos2d::FileUtils;
using cocos2d::UserDefault;

namespace {

using Clock = std::chrono::steady_clock;

double secondsToRun() {
    const char* const seconds = std::getenv("COPRA_FAULT_SECONDS");
    return seconds ? std::atof(seconds) : 2.0;
}

class SaveFile : public testing::Test {
protected:
    void SetUp() override {
        UserDefault::destroyInstance();
        UserDefault::getInstance()->setIntegerForKey("first", 1);
        UserDefault::destroyInstance();
    }
    void TearDown() override { UserDefault::destroyInstance(); }

    static UserDefault& user() { return *UserDefault::getInstance(); }

    /// Runs `work` in a process of its own, which ends with the number that it returns.
    template<typename Work>
    static pid_t start(Work work) {
        const pid_t child = fork();
        if (child == 0) _exit(work());
        return child;
    }

    static int exitCodeOf(pid_t child) {
        int status = 0;
        waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

    std::vector<std::string> filesInHome() const {
        return FileUtils::getInstance()->listFiles(folder.path() + "home");
    }

    copra::test::TempFolder folder;
    Clock::time_point end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                               std::chrono::duration<double>(secondsToRun()));
};

// A value of many bytes, so that a file that is cut off would be seen.
std::string longText(int number) {
    return std::string(20'000, static_cast<char>('a' + number % 26));
}

/// Reads the file again and again: 1 as soon as a read finds neither an old nor a new value.
int readUntil(Clock::time_point end) {
    const std::string text = UserDefault::getXMLFilePath();
    while (Clock::now() < end) {
        UserDefault::destroyInstance();
        UserDefault& user = *UserDefault::getInstance();
        if (user.getIntegerForKey("first") != 1) return 1;
        const std::string value = user.getStringForKey("text");
        if (!value.empty() &&
            (value.size() != 20'000 || value.find_first_not_of(value[0]) != std::string::npos))
            return 1;
    }
    return 0;
}

/// Writes `key` and `text` again and again, at least twice however busy the computer is: 1 as soon as its own last value was
/// lost.
int writeUntil(Clock::time_point end, const char* key) {
    for (int i = 1; i <= 2 || Clock::now() < end; ++i) {
        UserDefault::getInstance()->setIntegerForKey(key, i);
        UserDefault::getInstance()->setStringForKey("text", longText(i));
        UserDefault::destroyInstance();
        if (UserDefault::getInstance()->getIntegerForKey(key) != i) return 1;
    }
    return 0;
}

TEST_F(SaveFile, HoldsTheOldOrTheNewValueWhileTwoProcessesWriteAndTenRead) {
    std::vector<pid_t> children;
    children.push_back(start([this] { return writeUntil(end, "one"); }));
    children.push_back(start([this] { return writeUntil(end, "two"); }));
    for (int i = 0; i < 10; ++i) children.push_back(start([this] { return readUntil(end); }));
    for (const pid_t child : children) EXPECT_EQ(exitCodeOf(child), 0);
    EXPECT_GT(user().getIntegerForKey("one"), 1);
    EXPECT_GT(user().getIntegerForKey("two"), 1);
    EXPECT_EQ(user().getIntegerForKey("first"), 1);
    EXPECT_THAT(filesInHome(), testing::ElementsAre(UserDefault::getXMLFilePath()))
        << "nothing is left behind";
}

TEST_F(SaveFile, HoldsTheOldOrTheNewValueWhenItsWriterIsKilled) {
    const int kills = secondsToRun() > 2.0 ? 500 : 50;
    for (int i = 0; i < kills; ++i) {
        const pid_t child = start([] { return writeUntil(Clock::time_point::max(), "one"); });
        usleep(static_cast<useconds_t>(1'000 + i * 7'919 % 9'000));
        kill(child, SIGKILL);
        EXPECT_EQ(exitCodeOf(child), -SIGKILL);
        EXPECT_EQ(readUntil(Clock::now() + std::chrono::milliseconds(1)), 0) << "kill " << i;
        UserDefault::destroyInstance();
        user().setIntegerForKey("after", i);
        UserDefault::destroyInstance();
        ASSERT_EQ(user().getIntegerForKey("after"), i);
    }
}

TEST_F(SaveFile, KeepsItsOldContentsWhenTheDiskIsFull) {
    const pid_t child = start([] {
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{4'096, 4'096};
        setrlimit(RLIMIT_FSIZE, &limit);
        copra::LogCapture log;
        user().setStringForKey("text", longText(1));
        const bool isSaid = log.contains(UserDefault::getXMLFilePath());
        const bool isRefused = !FileUtils::getInstance()->writeStringToFile(
            longText(2), FileUtils::getInstance()->getWritablePath() + "save.txt");
        return isSaid && isRefused && user().getStringForKey("text") == longText(1) ? 0 : 1;
    });
    EXPECT_EQ(exitCodeOf(child), 0);
    EXPECT_EQ(user().getIntegerForKey("first"), 1);
    EXPECT_EQ(user().getStringForKey("text", "none"), "none");
    EXPECT_THAT(filesInHome(), testing::ElementsAre(UserDefault::getXMLFilePath()))
        << "nothing is left behind";
}

TEST_F(SaveFile, IsWrittenAtTheEndOfTheProgramWhenThatFailedBefore) {
    // exit(), so that static objects are destroyed; sanitizers see whether the last save uses one that is gone.
    const pid_t child = start([this] {
        copra::LogCapture log;
        user().getIntegerForKey("first");
        std::filesystem::rename(folder.path() + "home", folder.path() + "away");
        user().setIntegerForKey("late", 7);
        std::filesystem::rename(folder.path() + "away", folder.path() + "home");
        std::exit(0);
        return 1;
    });
    EXPECT_EQ(exitCodeOf(child), 0);
    EXPECT_EQ(user().getIntegerForKey("late"), 7);
}

TEST_F(SaveFile, AMissingFolderIsLoggedAndTheValueStaysInMemory) {
    user().getIntegerForKey("first");
    std::filesystem::remove_all(folder.path() + "home");
    copra::LogCapture log;
    user().setIntegerForKey("k", 2);
    EXPECT_EQ(user().getIntegerForKey("k"), 2);
    EXPECT_TRUE(log.contains("UserDefault.xml"));
}

TEST_F(SaveFile, AFolderWithoutPermissionIsLogged) {
    if (geteuid() == 0) {
        // Root may write everywhere: a process without its rights tries.
        chmod(folder.path().c_str(), 0755);
        const pid_t child = start([this] {
            if (setuid(65'534) != 0) return 2;
            copra::LogCapture log;
            const bool written =
                FileUtils::getInstance()->writeStringToFile("x", folder.path() + "home/other.txt");
            return !written && log.contains("other.txt") ? 0 : 1;
        });
        EXPECT_EQ(exitCodeOf(child), 0);
        return;
    }
    chmod((folder.path() + "home").c_str(), 0500);
    copra::LogCapture log;
    EXPECT_FALSE(FileUtils::getInstance()->writeStringToFile("x", folder.path() + "home/other.txt"));
    EXPECT_TRUE(log.contains("other.txt"));
    chmod((folder.path() + "home").c_str(), 0700);
}

} // namespace
