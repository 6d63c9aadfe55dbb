#include "files/Background.h"
#include "files/JobQueue.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace {

/// Collects the functions that background work posts to the main thread.
class Background : public testing::Test {
protected:
    void SetUp() override {
        copra::setMainThreadPost([this](std::function<void()> done) {
            const std::lock_guard<std::mutex> lock(mutex);
            posted.push_back(std::move(done));
        });
    }
    void TearDown() override {
        copra::stopBackground();
        copra::setMainThreadPost(nullptr);
    }

    std::mutex mutex;
    std::vector<std::function<void()>> posted;
};

} // namespace

TEST_F(Background, WorksOnAnotherThreadAndFinishesOnTheMainOne) {
    std::thread::id worker;
    std::thread::id main;
    copra::runInBackground([&] { worker = std::this_thread::get_id(); },
                           [&] { main = std::this_thread::get_id(); });
    copra::stopBackground();
    EXPECT_NE(worker, std::this_thread::get_id());
    EXPECT_EQ(main, std::thread::id()) << "not before the main thread comes to it";
    ASSERT_EQ(posted.size(), 1u);
    posted[0]();
    EXPECT_EQ(main, std::this_thread::get_id());
}

#ifdef __linux__
TEST_F(Background, GivesWayToTheMainThread) {
    const auto niceness = [] { return getpriority(PRIO_PROCESS, 0); };
    const int lower = std::min(19, niceness() + 10);
    int ofWorker = 0;
    copra::runInBackground([&] { ofWorker = niceness(); }, [] {});
    copra::stopBackground();
    EXPECT_EQ(ofWorker, lower);
    std::promise<int> ofQueue;
    const auto queue = copra::makeJobQueue();
    queue->add([&] { ofQueue.set_value(niceness()); }, [] {});
    EXPECT_EQ(ofQueue.get_future().get(), lower);
}
#endif

TEST_F(Background, KeepsTheOrder) {
    std::vector<int> order;
    for (int i = 0; i < 20; ++i) copra::runInBackground([&order, i] { order.push_back(i); }, [] {});
    copra::stopBackground();
    ASSERT_EQ(order.size(), 20u);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

TEST_F(Background, WhatWorkThrowsIsThrownOnTheMainThread) {
    bool isDone = false;
    const auto done = [&] { isDone = true; };
    const auto fail = [] { throw std::runtime_error("broken"); };
    copra::runInBackground(fail, done);
    copra::runConcurrently(fail, done);
    int jobs = 0;
    {
        const auto queue = copra::makeJobQueue();
        queue->add(fail, done);
        std::atomic<bool> isOver{false};
        const auto goesOn = [&] {
            ++jobs;
            isOver = true;
        };
        queue->add(goesOn, nullptr);
        while (!isOver) std::this_thread::yield();
    }
    copra::stopBackground();
    EXPECT_EQ(jobs, 1);
    ASSERT_EQ(posted.size(), 3u);
    for (const auto& function : posted) EXPECT_THROW(function(), std::runtime_error);
    EXPECT_FALSE(isDone);
}

TEST_F(Background, RunsConcurrentWorkOnNoMoreThreadsThanAreFree) {
    std::atomic<int> running{0}, most{0}, finished{0};
    for (int i = 0; i < 40; ++i) {
        copra::runConcurrently(
            [&] {
                const int now = ++running;
                int before = most;
                while (before < now && !most.compare_exchange_weak(before, now)) {
                }
                std::this_thread::sleep_for(std::chrono::microseconds(200));
                --running;
                ++finished;
            },
            [] {});
    }
    copra::waitForBackground();
    EXPECT_EQ(finished, 40);
    EXPECT_GE(most, 1);
    EXPECT_LE(most, copra::backgroundThreads());
    EXPECT_EQ(posted.size(), 40u);
}

TEST_F(Background, KeepsTheOrderBesideConcurrentWork) {
    std::vector<int> order;
    for (int i = 0; i < 50; ++i) {
        copra::runConcurrently([] { std::this_thread::yield(); }, [] {});
        copra::runInBackground([&order, i] { order.push_back(i); }, [] {});
    }
    copra::stopBackground();
    ASSERT_EQ(order.size(), 50u);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
    EXPECT_EQ(posted.size(), 100u);
}

TEST_F(Background, StartsAgainAfterItWasStopped) {
    copra::stopBackground();
    bool worked = false;
    copra::runInBackground([&] { worked = true; }, [] {});
    copra::stopBackground();
    EXPECT_TRUE(worked);
}

TEST_F(Background, IsWaitedForWithoutEndingTheThread) {
    bool worked = false;
    copra::runInBackground(
        [&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            worked = true;
        },
        [] {});
    copra::waitForBackground();
    EXPECT_TRUE(worked);
    EXPECT_EQ(posted.size(), 1u);
    copra::waitForBackground();
}

namespace {

/// The same without threads. A frame runs what was posted before it.
class BackgroundInFrames : public Background {
protected:
    void SetUp() override {
        Background::SetUp();
        ASSERT_FALSE(copra::setBackgroundThreads(false));
    }
    void TearDown() override {
        copra::stopBackground();
        copra::setBackgroundThreads(true);
        Background::TearDown();
    }
    void frame() {
        for (const auto& function : std::exchange(posted, {})) function();
    }

    std::vector<int> order;
    std::function<void()> add(int number) {
        return [this, number] { order.push_back(number); };
    }
};

using testing::ElementsAre;

} // namespace

TEST_F(BackgroundInFrames, DoesOneJobAFrame) {
    copra::runInBackground(add(1), add(-1));
    copra::runConcurrently(add(2), add(-2));
    EXPECT_THAT(order, ElementsAre()) << "not at once";
    frame();
    EXPECT_THAT(order, ElementsAre(1));
    frame();
    EXPECT_THAT(order, ElementsAre(1, -1, 2));
    frame();
    EXPECT_THAT(order, ElementsAre(1, -1, 2, -2));
    EXPECT_TRUE(posted.empty());
    copra::runInBackground(add(3), add(-3));
    frame();
    EXPECT_EQ(order.back(), 3) << "after it was idle";
}

TEST_F(BackgroundInFrames, HasOneThread) {
    EXPECT_EQ(copra::backgroundThreads(), 1);
}

TEST_F(BackgroundInFrames, DoesAllThatIsWaitedFor) {
    for (int i = 0; i < 5; ++i) {
        copra::runInBackground(
            [this, i] {
                order.push_back(i);
                if (i == 4) copra::runInBackground(add(5), [] {});
            },
            [] {});
    }
    copra::waitForBackground();
    EXPECT_THAT(order, ElementsAre(0, 1, 2, 3, 4, 5));
    frame();
    frame();
    EXPECT_EQ(order.size(), 6u);
}

TEST_F(BackgroundInFrames, GoesOnAfterAnException) {
    copra::runInBackground([] { throw std::runtime_error("broken"); }, [] {});
    copra::runInBackground(add(1), add(-1));
    EXPECT_THROW(frame(), std::runtime_error);
    frame();
    frame();
    EXPECT_THAT(order, ElementsAre(1, -1));
}

TEST_F(BackgroundInFrames, ThrowsInAFrameWhatWorkThrowsThatIsWaitedFor) {
    copra::runInBackground([] { throw std::runtime_error("broken"); }, [] {});
    copra::runInBackground(add(1), add(-1));
    copra::waitForBackground();
    EXPECT_THAT(order, ElementsAre(1));
    EXPECT_THROW(frame(), std::runtime_error);
}

TEST_F(BackgroundInFrames, GoesOnWhenTheFunctionsOfAFrameAreDiscarded) {
    copra::runInBackground(add(1), add(-1));
    std::exchange(posted, {}); // Scheduler::removeAllFunctionsToBePerformedInCocosThread()
    frame();
    EXPECT_THAT(order, ElementsAre(1));
}

TEST_F(BackgroundInFrames, QueuesAreIndependent) {
    const auto a = copra::makeJobQueue();
    auto b = copra::makeJobQueue();
    a->add(add(1), nullptr);
    a->add(add(2), nullptr);
    b->add(add(10), nullptr);
    frame();
    EXPECT_THAT(order, ElementsAre(1, 10));
    a->discardWaiting();
    b->add(add(11), nullptr);
    b.reset();
    frame();
    EXPECT_THAT(order, ElementsAre(1, 10));
    const auto discards = [&] {
        order.push_back(3);
        a->discardWaiting();
    };
    a->add(discards, nullptr);
    a->add(add(4), nullptr);
    frame();
    frame();
    EXPECT_THAT(order, ElementsAre(1, 10, 3));
}

TEST_F(BackgroundInFrames, WithoutAPostAllIsDoneAtOnce) {
    copra::setMainThreadPost(nullptr);
    copra::runInBackground(add(1), add(-1));
    copra::makeJobQueue()->add(add(2), add(-2));
    EXPECT_THAT(order, ElementsAre(1, -1, 2, -2));
}

TEST_F(Background, WaitsForTheQueueWhenThreadsAreTurnedOff) {
    bool worked = false;
    copra::runInBackground([&] { worked = true; }, [] {});
    copra::setBackgroundThreads(false);
    EXPECT_TRUE(worked);
    copra::setBackgroundThreads(true);
}
