#include "app/AsyncTaskPool.h"

#include "app/Director.h"
#include "base/refuse.h"
#include "files/Background.h"

#include <mutex>
#include <utility>

namespace cocos2d {

namespace {

struct SharedPool {
    std::mutex mutex;
    std::unique_ptr<AsyncTaskPool> pool;
};

SharedPool& sharedPool() {
    Director::getInstance(); // receives the callbacks; created first, so that the pool ends before it
    static SharedPool s_shared;
    return s_shared;
}

} // namespace

AsyncTaskPool::AsyncTaskPool() = default;
AsyncTaskPool::~AsyncTaskPool() = default;

AsyncTaskPool* AsyncTaskPool::getInstance() {
    SharedPool& shared = sharedPool();
    const std::lock_guard<std::mutex> lock(shared.mutex);
    if (!shared.pool) shared.pool.reset(new AsyncTaskPool());
    return shared.pool.get();
}

void AsyncTaskPool::destroyInstance() {
    SharedPool& shared = sharedPool();
    std::unique_ptr<AsyncTaskPool> ending;
    {
        const std::lock_guard<std::mutex> lock(shared.mutex);
        ending = std::move(shared.pool);
    }
    // Without the lock: a running task may call getInstance().
}

copra::JobQueue* AsyncTaskPool::queue(TaskType type) {
    const int index = static_cast<int>(type);
    const bool exists = index >= 0 && type < TaskType::TASK_MAX_TYPE;
    if (copra::refuse(!exists, "AsyncTaskPool: there is no such type of task")) return nullptr;
    const std::lock_guard<std::mutex> lock(_mutex); // tasks may enqueue tasks
    if (!_queues[index]) _queues[index] = copra::makeJobQueue();
    return _queues[index].get();
}

void AsyncTaskPool::stopTasks(TaskType type) {
    if (copra::JobQueue* tasks = queue(type)) tasks->discardWaiting();
}

void AsyncTaskPool::enqueue(TaskType type, TaskCallBack callback, void* callbackParam,
                            std::function<void()> task) {
    if (copra::refuse(!task, "AsyncTaskPool::enqueue: the task is empty")) return;
    copra::JobQueue* tasks = queue(type);
    if (!tasks) return;
    std::function<void()> done;
    if (callback) done = [callback = std::move(callback), callbackParam] { callback(callbackParam); };
    tasks->add(std::move(task), std::move(done));
}

void AsyncTaskPool::enqueue(TaskType type, std::function<void()> task) {
    enqueue(type, nullptr, nullptr, std::move(task));
}

} // namespace cocos2d
