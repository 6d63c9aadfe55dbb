#include "app/AsyncTaskPool.h"

#include "app/Director.h"
#include "base/refuse.h"
#include "files/Background.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace cocos2d {

/// A thread with its queue of tasks.
class AsyncTaskPool::Worker_ {
public:
    Worker_() : _thread([this] { run(); }) {}

    ~Worker_() {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _isEnding = true;
            _tasks.clear();
        }
        _changed.notify_one();
        _thread.join();
    }

    void add(std::function<void()> task) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _tasks.push_back(std::move(task));
        }
        _changed.notify_one();
    }

    void discardWaiting() {
        const std::lock_guard<std::mutex> lock(_mutex);
        _tasks.clear();
    }

private:
    void run() {
        for (;;) {
            std::unique_lock<std::mutex> lock(_mutex);
            _changed.wait(lock, [this] { return _isEnding || !_tasks.empty(); });
            if (_isEnding) return;
            const std::function<void()> task = std::move(_tasks.front());
            _tasks.pop_front();
            lock.unlock();
            task();
        }
    }

    std::mutex _mutex;
    std::condition_variable _changed;
    std::deque<std::function<void()>> _tasks;
    bool _isEnding = false;
    std::thread _thread; ///< The last member: it uses the others as soon as it starts.
};

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

AsyncTaskPool::Worker_* AsyncTaskPool::worker(TaskType type) {
    const int index = static_cast<int>(type);
    const bool exists = index >= 0 && type < TaskType::TASK_MAX_TYPE;
    if (copra::refuse(!exists, "AsyncTaskPool: there is no such type of task")) return nullptr;
    const std::lock_guard<std::mutex> lock(_mutex); // tasks may enqueue tasks
    if (!_workers[index]) _workers[index] = std::make_unique<Worker_>();
    return _workers[index].get();
}

void AsyncTaskPool::stopTasks(TaskType type) {
    if (Worker_* thread = worker(type)) thread->discardWaiting();
}

void AsyncTaskPool::enqueue(TaskType type, TaskCallBack callback, void* callbackParam,
                            std::function<void()> task) {
    if (copra::refuse(!task, "AsyncTaskPool::enqueue: the task is empty")) return;
    Worker_* thread = worker(type);
    if (!thread) return;
    thread->add([callback = std::move(callback), callbackParam, task = std::move(task)] {
        task();
        if (callback) copra::postToMainThread([callback, callbackParam] { callback(callbackParam); });
    });
}

void AsyncTaskPool::enqueue(TaskType type, std::function<void()> task) {
    enqueue(type, nullptr, nullptr, std::move(task));
}

} // namespace cocos2d
