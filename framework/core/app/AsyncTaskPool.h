#pragma once

#include "base/Owned.h"
#include "files/JobQueue.h"

#include <functional>
#include <memory>
#include <mutex>

namespace cocos2d {

/// Runs tasks in the background, with a thread for each type of task; tasks of a type run in order. Without
/// threads, as on the web, one task of each type runs in each frame.
///
/// A task must not use nodes or other reference-counted objects. Its callback may: it runs on the main
/// thread, at the end of an update of the scheduler. All functions except destroyInstance() may be called
/// from any thread, even by tasks.
class AsyncTaskPool {
public:
    /// A function that enqueue() calls on the main thread after the task, with the parameter that was passed.
    typedef std::function<void(void*)> TaskCallBack;

    /// The type of a task. Each type has its own thread, on which its tasks run in order.
    enum class TaskType {
        TASK_IO,       ///< The thread for reading and writing files.
        TASK_NETWORK,  ///< The thread for connections.
        TASK_OTHER,    ///< The thread for everything else, such as long computations.
        TASK_MAX_TYPE, ///< The number of types; not a type itself.
    };

    /// Returns the pool of the program. Its threads start with their first task.
    static AsyncTaskPool* getInstance();
    /// Discards waiting tasks, waits for running ones, and ends the threads. Call it on the main thread while
    /// no other thread uses the pool.
    static void destroyInstance();
    /// Misspelled name of destroyInstance(), as in cocos2d-x.
    static void destoryInstance() { destroyInstance(); }

    /// Discards the tasks of a type that have not started. A type that does not exist is an error: debug
    /// builds assert; release builds log it and do nothing.
    void stopTasks(TaskType type);
    /// Runs `task` in the background. After the task, at the end of an update of the scheduler, `callback` is
    /// called with `callbackParam`. The callback may hold objects of the main thread, such as a RefPtr, but
    /// the task must not. An empty task and a type that
    /// does not exist are errors: debug builds assert; release builds log it and do nothing.
    void enqueue(TaskType type, TaskCallBack callback, void* callbackParam, std::function<void()> task);
    /// Runs `task` in the background. An empty task and a type that does not exist are errors: debug builds
    /// assert; release builds log it and do nothing.
    void enqueue(TaskType type, std::function<void()> task);

    ~AsyncTaskPool();
    AsyncTaskPool(const AsyncTaskPool&) = delete;
    AsyncTaskPool& operator=(const AsyncTaskPool&) = delete;

private:
    AsyncTaskPool();
    /// Returns the queue of a type. An unknown type is an error: debug builds assert; release builds log it
    /// and return null.
    copra::JobQueue* queue(TaskType type);

    std::mutex _mutex;
    copra::Owned<copra::JobQueue>
        _queues[static_cast<int>(TaskType::TASK_MAX_TYPE)]; ///< The queue of each type, created on first use.
};

} // namespace cocos2d
