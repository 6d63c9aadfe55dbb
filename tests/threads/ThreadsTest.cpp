// What may be used from several threads, used from several threads at once: files, user defaults, the task pool, the
// queue of functions for the main thread, images that are loaded in the background, random numbers and the log.
//
// The assertions find lost work; data races are found by ThreadSanitizer (preset tsan). COPRA_FAULT_SECONDS (2) makes
// the tests longer.

#include "app/AsyncTaskPool.h"
#include "base/log.h"
#include "base/random.h"
#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "images/Image.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"
#include "render/TextureCache.h"
#include "testing/GameTest.h"
#include "testsFolder.h"
#include "time/Scheduler.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <vector>

using namespace cocos2d;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kThreads = 4;

class Threads : public copra::testing::GameTest {
protected:
    Threads() {
        const std::string name = "copra-threads-" + std::to_string(copra::processNumber());
        folder = copra::pathText(std::filesystem::temp_directory_path() / name) + "/";
        std::filesystem::create_directories(folder);
        FileUtils::getInstance()->setWritablePath(folder);
        FileUtils::getInstance()->setSearchPaths(
            {copra::testsFolder() + "/conformance/part2/assets", folder});
        FileUtils::getInstance()->setPopupNotify(false);
        UserDefault::destroyInstance();
    }
    ~Threads() override {
        AsyncTaskPool::destroyInstance();
        UserDefault::destroyInstance();
        app.director().getTextureCache()->removeAllTextures();
        FileUtils::destroyInstance();
        std::filesystem::remove_all(folder);
    }

    bool isTimeLeft() const { return Clock::now() < end; }

    /// Runs `work` in several threads, at least once in each, until the time is over, and frames in this one.
    template<class Work>
    void inThreads(Work work) {
        std::atomic<int> running{kThreads};
        std::vector<std::thread> threads;
        for (int i = 0; i < kThreads; ++i)
            threads.emplace_back([this, work, i, &running] {
                for (int round = 0; round == 0 || isTimeLeft(); ++round) work(i, round); // it may start late
                --running;
            });
        while (running > 0) app.step();
        for (std::thread& thread : threads) thread.join();
    }

    copra::LogCapture log;
    std::string folder;
    Clock::time_point end = [] {
        const char* const seconds = std::getenv("COPRA_FAULT_SECONDS");
        return Clock::now() +
               std::chrono::milliseconds(static_cast<int>((seconds ? std::atof(seconds) : 2.0) * 150));
    }();
};

TEST_F(Threads, FilesAreReadAndWrittenFromEveryThread) {
    std::atomic<int> lost{0};
    inThreads([&](int thread, int round) {
        FileUtils* const files = FileUtils::getInstance();
        const std::string path = folder + "own" + std::to_string(thread);
        const std::string text(static_cast<std::size_t>(round % 5'000), 'x');
        if (!files->writeStringToFile(text, path) || files->getStringFromFile(path) != text) ++lost;
        if (files->getDataFromFile("box.png").isNull()) ++lost;
        if (round % 8 == 0) files->purgeCachedEntries();
        if (round % 16 == 0) files->addSearchPath(folder + "more" + std::to_string(round % 3));
        files->isFileExist("no-such-file");
        files->getSearchPaths();
        files->listFiles(folder);
    });
    EXPECT_EQ(lost, 0);
}

TEST_F(Threads, UserDefaultsAreSharedByEveryThread) {
    std::atomic<int> lost{0};
    inThreads([&](int thread, int round) {
        const std::string key = "of" + std::to_string(thread);
        UserDefault::getInstance()->setIntegerForKey(key.c_str(), round);
        if (UserDefault::getInstance()->getIntegerForKey(key.c_str()) != round) ++lost;
        UserDefault::getInstance()->setStringForKey("all", std::to_string(thread));
        UserDefault::getInstance()->getStringForKey("all");
        if (round % 8 == 0) UserDefault::getInstance()->deleteValueForKey("all");
        UserDefault::getInstance()->flush();
        if (UserDefault::getXMLFilePath().empty()) ++lost;
    });
    EXPECT_EQ(lost, 0);
    UserDefault::destroyInstance();
    for (int i = 0; i < kThreads; ++i)
        EXPECT_GE(UserDefault::getInstance()->getIntegerForKey(("of" + std::to_string(i)).c_str(), -1), 0);
}

TEST_F(Threads, EveryThreadMayBeTheFirstOneToUseTheTaskPool) {
    std::atomic<int> tasks{0};
    int callbacks = 0;
    std::vector<AsyncTaskPool*> pools(kThreads);
    std::vector<std::thread> threads;
    AsyncTaskPool::destroyInstance();
    for (int i = 0; i < kThreads; ++i)
        threads.emplace_back([&, i] {
            pools[static_cast<std::size_t>(i)] = AsyncTaskPool::getInstance();
            const auto type = static_cast<AsyncTaskPool::TaskType>(i % 3);
            for (int round = 0; round < 50; ++round)
                AsyncTaskPool::getInstance()->enqueue(
                    type, [&](void*) { ++callbacks; }, nullptr, [&] { ++tasks; });
        });
    for (std::thread& thread : threads) thread.join();
    for (const AsyncTaskPool* pool : pools) EXPECT_EQ(pool, AsyncTaskPool::getInstance());
    EXPECT_TRUE(app.stepUntil([&] { return callbacks == kThreads * 50; }, 100'000));
    EXPECT_EQ(tasks, kThreads * 50);
}

TEST_F(Threads, FunctionsForTheMainThreadAreRunOnceEach) {
    std::atomic<int> queued{0};
    int run = 0;
    Scheduler* const scheduler = app.director().getScheduler();
    inThreads([&](int, int round) {
        ++queued;
        scheduler->performFunctionInCocosThread([&run] { ++run; });
        if (round % 64 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    });
    app.step();
    EXPECT_EQ(run, queued);
}

TEST_F(Threads, ImagesLoadWhileOtherThreadsUseFiles) {
    TextureCache* const cache = app.director().getTextureCache();
    int loaded = 0, requested = 0;
    std::atomic<bool> isOver{false};
    std::thread other([&] {
        while (!isOver) {
            FileUtils::getInstance()->fullPathForFilename("checker.png");
            auto* const image = new Image; // the main thread decodes nothing meanwhile
            image->initWithImageFile("box.png");
            image->release();
            copra::seedRandom(1);
            cocos2d::random(1, 6);
            cocos2d::log("loading");
        }
    });
    while (isTimeLeft()) {
        for (const char* const name : {"box.png", "checker.png", "white.png", "no-such.png", "panel.png"}) {
            ++requested;
            cache->addImageAsync(name, [&](Texture2D*) { ++loaded; });
        }
        cache->addImageAsync(
            "semi.png", [](Texture2D*) {}, "unbound");
        cache->unbindImageAsync("unbound");
        for (int i = 0; i < 3; ++i) app.step();
        if (requested % 3 == 0) cache->removeAllTextures();
    }
    EXPECT_TRUE(app.stepUntil([&] { return loaded == requested; }, 100'000));
    isOver = true;
    other.join();
}

/// A class of a game.
class OwnFiles : public FileUtils {};

TEST_F(Threads, TheInstanceThatReadsFilesIsReplacedMeanwhile) {
    int read = 0, requested = 0;
    while (isTimeLeft()) {
        for (int i = 0; i < 3; ++i) {
            ++requested;
            FileUtils::getInstance()->getDataFromFile(copra::testsFolder() +
                                                          "/conformance/part2/assets/box.png",
                                                      [&](Data data) { read += data.isNull() ? 0 : 1; });
        }
        if (requested % 2 == 0)
            FileUtils::setDelegate(new OwnFiles);
        else
            FileUtils::destroyInstance();
        app.step();
    }
    EXPECT_TRUE(app.stepUntil([&] { return read == requested; }, 100'000));
}

TEST_F(Threads, FilesAreReadInTheBackground) {
    constexpr int kMostAtOnce =
        200; // where a file takes longer than a frame, as with Wine, there would be too many
    int read = 0, finished = 0, requested = 0;
    while (isTimeLeft()) {
        if (requested - finished < kMostAtOnce) {
            ++requested;
            FileUtils::getInstance()->getDataFromFile("box.png", [&](Data data) {
                ++finished;
                read += data.isNull() ? 0 : 1;
            });
        }
        app.step();
    }
    EXPECT_TRUE(app.stepUntil([&] { return finished == requested; }, 100'000));
    EXPECT_EQ(read, requested);
}

} // namespace
