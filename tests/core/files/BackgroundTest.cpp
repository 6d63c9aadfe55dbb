#include "files/Background.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

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

TEST_F(Background, KeepsTheOrder) {
    std::vector<int> order;
    for (int i = 0; i < 20; ++i) copra::runInBackground([&order, i] { order.push_back(i); }, [] {});
    copra::stopBackground();
    ASSERT_EQ(order.size(), 20u);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
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
