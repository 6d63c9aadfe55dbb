#pragma once

#include "base/Owned.h"

#include <functional>
#include <memory>
#include <mutex>

namespace cocos2d {

/// Does work in the background: one thread for each kind of task, tasks of a kind one after the other.
///
/// A task must not touch nodes or anything else that is counted; what is to be done with its result belongs
/// into the callback, which the frame runs.
class AsyncTaskPool {
public:
    typedef std::function<void(void*)> TaskCallBack;

    enum class TaskType {
        TASK_IO,
        TASK_NETWORK,
        TASK_OTHER,
        TASK_MAX_TYPE, ///< The number of kinds.
    };

    static AsyncTaskPool* getInstance();
    /// Waits for the tasks that run, drops the others and ends the threads.
    static void destroyInstance();
    static void destoryInstance() { destroyInstance(); }

    /// Drops the tasks of a kind that have not begun.
    void stopTasks(TaskType type);
    /// Does `task` in the background, then calls `callback` with `callbackParam` in a frame.
    void enqueue(TaskType type, TaskCallBack callback, void* callbackParam, std::function<void()> task);
    void enqueue(TaskType type, std::function<void()> task);

    ~AsyncTaskPool();
    AsyncTaskPool(const AsyncTaskPool&) = delete;
    AsyncTaskPool& operator=(const AsyncTaskPool&) = delete;

private:
    class Worker;

    AsyncTaskPool();
    /// Null, with an assertion, for what is no kind of task.
    Worker* worker(TaskType type);

    std::mutex _mutex;
    copra::Owned<Worker> _workers[static_cast<int>(TaskType::TASK_MAX_TYPE)]; ///< Made when needed.
};

} // namespace cocos2d
