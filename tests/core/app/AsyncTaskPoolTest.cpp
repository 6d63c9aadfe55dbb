#include "app/AsyncTaskPool.h"

#include "app/HeadlessTest.h"
#include "base/expectRefused.h"
#include "files/Background.h"
#include "files/OfMainThread.h"

#include <atomic>
#include <future>
#include <memory>
#include <thread>
#include <vector>

using namespace cocos2d;

namespace {

class AsyncTaskPoolTest : public HeadlessTest {
protected:
    void TearDown() override {
        AsyncTaskPool::destroyInstance();
        HeadlessTest::TearDown();
    }
    AsyncTaskPool* pool = AsyncTaskPool::getInstance();
};

TEST_F(AsyncTaskPoolTest, WorksElsewhereAndCallsBackInAFrame) {
    std::promise<std::thread::id> worked;
    int number = 7;
    bool isCalled = false;
    pool->enqueue(
        AsyncTaskPool::TaskType::TASK_IO,
        [&](void* parameter) {
            isCalled = parameter == &number && std::this_thread::get_id() == director->getCocos2dThreadId();
        },
        &number, [&] { worked.set_value(std::this_thread::get_id()); });
    EXPECT_NE(worked.get_future().get(), std::this_thread::get_id());
    EXPECT_FALSE(isCalled);
    AsyncTaskPool::destroyInstance(); // the task is over then, its callback waiting
    frame();
    EXPECT_TRUE(isCalled);
}

TEST_F(AsyncTaskPoolTest, TasksOfAKindFollowEachOtherAndCanBeDropped) {
    std::promise<void> begun;
    std::promise<void> goOn;
    std::atomic<int> done{0};
    pool->enqueue(AsyncTaskPool::TaskType::TASK_OTHER, [&] {
        begun.set_value();
        goOn.get_future().wait();
        ++done;
    });
    pool->enqueue(AsyncTaskPool::TaskType::TASK_OTHER, [&] { done += 10; });
    begun.get_future().wait();
    pool->stopTasks(AsyncTaskPool::TaskType::TASK_OTHER);
    goOn.set_value();
    AsyncTaskPool::destroyInstance();
    EXPECT_EQ(done, 1);
}

TEST_F(AsyncTaskPoolTest, NoOtherThreadTouchesWhatACallbackHolds) {
    std::atomic<int> strays{0};
    int calls = 0;
    const auto call = [&calls, held = OfMainThread(strays)](void*) { ++calls; };
    pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, call, nullptr, [] {});
    std::promise<void> begun;
    pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, call, nullptr, [&] {
        begun.set_value();
        throw 1;
    });
    begun.get_future().wait();
    AsyncTaskPool::destroyInstance(); // waits for what runs
    EXPECT_THROW(frame(), int);
    frame();
    EXPECT_LE(calls, 1);
    EXPECT_EQ(strays, 0);
}

TEST_F(AsyncTaskPoolTest, WhatADiscardedTaskHoldsMayUseThePool) {
    struct Adds {
        ~Adds() {
            AsyncTaskPool::getInstance()->enqueue(AsyncTaskPool::TaskType::TASK_IO, [] {});
        }
    };
    std::promise<void> begun;
    std::promise<void> goOn;
    pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, [&] {
        begun.set_value();
        goOn.get_future().wait();
    });
    begun.get_future().wait();
    pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, [held = std::make_shared<Adds>()] {});
    pool->stopTasks(AsyncTaskPool::TaskType::TASK_IO); // would wait for itself for ever with its lock held
    goOn.set_value();
    AsyncTaskPool::destroyInstance(); // the running task uses the promises
}

TEST_F(AsyncTaskPoolTest, RefusesAnEmptyTask) {
    const auto io = AsyncTaskPool::TaskType::TASK_IO;
    bool isCalled = false;
    const auto call = [&](void*) { isCalled = true; };
    EXPECT_REFUSED(pool->enqueue(io, nullptr), "task is empty");
    EXPECT_REFUSED(pool->enqueue(io, call, nullptr, nullptr), "task is empty");
    pool->stopTasks(io); // nothing to stop
    frame();
    EXPECT_FALSE(isCalled);
}

TEST_F(AsyncTaskPoolTest, RefusesAnUnknownKind) {
    const auto none = AsyncTaskPool::TaskType::TASK_MAX_TYPE;
    EXPECT_REFUSED(pool->enqueue(none, [] {}), "no such type");
    EXPECT_REFUSED(pool->stopTasks(none), "no such type");
}

TEST_F(AsyncTaskPoolTest, WorksInFramesWithoutThreads) {
    copra::setBackgroundThreads(false);
    std::vector<int> order;
    const auto io = AsyncTaskPool::TaskType::TASK_IO;
    pool->enqueue(
        io, [&](void*) { order.push_back(-1); }, nullptr, [&] { order.push_back(1); });
    pool->enqueue(io, [&] { order.push_back(2); });
    pool->enqueue(AsyncTaskPool::TaskType::TASK_OTHER, [&] { order.push_back(10); });
    EXPECT_TRUE(order.empty());
    frame();
    EXPECT_EQ(order, (std::vector<int>{1, 10}));
    pool->stopTasks(io);
    frame();
    frame();
    EXPECT_EQ(order, (std::vector<int>{1, 10, -1}));
    AsyncTaskPool::destroyInstance();
    copra::setBackgroundThreads(true);
}

TEST_F(AsyncTaskPoolTest, MayBeDestroyedTwice) {
    AsyncTaskPool::destroyInstance();
    AsyncTaskPool::destroyInstance();
}

} // namespace
