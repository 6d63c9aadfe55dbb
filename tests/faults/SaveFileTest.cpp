// What becomes of saved files when programs are killed, disks are full and several programs write at once. Every test
// works with real processes. COPRA_FAULT_WRITES (100) makes the long ones longer.

#include "base/log.h"
#include "files/FileUtils.h"
#include "files/TempFolder.h"
#include "files/UserDefault.h"

#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>
#include <limits>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using cocos2d::FileUtils;
using cocos2d::UserDefault;

namespace {

int writes() {
    const char* const writes = std::getenv("COPRA_FAULT_WRITES");
    return writes ? std::atoi(writes) : 100;
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
};

// A value of many bytes, so that a file that is cut off would be seen.
std::string longText(int number) {
    return std::string(20'000, static_cast<char>('a' + number % 26));
}

/// Whether a read finds an old or a new value.
bool isWhole() {
    UserDefault::destroyInstance();
    UserDefault& user = *UserDefault::getInstance();
    const std::string value = user.getStringForKey("text");
    return user.getIntegerForKey("first") == 1 &&
           (value.empty() ||
            (value.size() == 20'000 && value.find_first_not_of(value[0]) == std::string::npos));
}

volatile std::sig_atomic_t s_isEnding = 0;

/// Reads the file until SIGTERM comes, at least once: 1 as soon as a read finds neither an old nor a new value.
int readUntilTheEnd() {
    do
        if (!isWhole()) return 1;
    while (!s_isEnding);
    return 0;
}

/// Writes `key` and `text` `count` times: 1 as soon as its own last value was lost.
int writeTimes(int count, const char* key) {
    for (int i = 1; i <= count; ++i) {
        UserDefault::getInstance()->setIntegerForKey(key, i);
        UserDefault::getInstance()->setStringForKey("text", longText(i));
        UserDefault::destroyInstance();
        if (UserDefault::getInstance()->getIntegerForKey(key) != i) return 1;
    }
    return 0;
}

TEST_F(SaveFile, HoldsTheOldOrTheNewValueWhileTwoProcessesWriteAndTenRead) {
    std::signal(SIGTERM, [](int) { s_isEnding = 1; }); // also in the processes that it starts
    std::vector<pid_t> readers;
    for (int i = 0; i < 10; ++i) readers.push_back(start(readUntilTheEnd));
    const pid_t one = start([] { return writeTimes(writes(), "one"); });
    const pid_t two = start([] { return writeTimes(writes(), "two"); });
    EXPECT_EQ(exitCodeOf(one), 0);
    EXPECT_EQ(exitCodeOf(two), 0);
    for (const pid_t reader : readers) {
        kill(reader, SIGTERM);
        EXPECT_EQ(exitCodeOf(reader), 0);
    }
    std::signal(SIGTERM, SIG_DFL);
    EXPECT_EQ(user().getIntegerForKey("one"), writes());
    EXPECT_EQ(user().getIntegerForKey("two"), writes());
    EXPECT_EQ(user().getIntegerForKey("first"), 1);
    EXPECT_THAT(filesInHome(), testing::ElementsAre(UserDefault::getXMLFilePath()))
        << "nothing is left behind";
}

TEST_F(SaveFile, HoldsTheOldOrTheNewValueWhenItsWriterIsKilled) {
    for (int i = 0; i < writes() / 2; ++i) {
        const pid_t child = start([] { return writeTimes(std::numeric_limits<int>::max(), "one"); });
        usleep(static_cast<useconds_t>(1'000 + i * 7'919 % 9'000));
        kill(child, SIGKILL);
        EXPECT_EQ(exitCodeOf(child), -SIGKILL);
        EXPECT_TRUE(isWhole()) << "kill " << i;
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
