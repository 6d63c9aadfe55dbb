#include "app/AsyncTaskPool.h"

#include "app/HeadlessTest.h"

#include <atomic>
#include <future>

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

TEST_F(AsyncTaskPoolTest, RefusesAnEmptyTask) {
#ifdef NDEBUG
    pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, nullptr);
#else
    EXPECT_DEATH(pool->enqueue(AsyncTaskPool::TaskType::TASK_IO, nullptr), "empty");
#endif
}

} // namespace
