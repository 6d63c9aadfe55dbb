#pragma once

#include "base/Owned.h"
#include "files/JobQueue.h"

#include <functional>
#include <memory>
#include <mutex>

namespace cocos2d {

/// Runs tasks in the background: one thread per task type; tasks of a type run in order. Without threads, as on the web, each type
/// runs one task a frame.
///
/// A task must not use nodes or other reference-counted objects. The callback, which runs in the next frame on the
/// main thread, may. All functions but destroyInstance() may be called from any thread, even by tasks.
class AsyncTaskPool {
public:
    /// What enqueue() calls on the main thread after the task, with the parameter that was passed.
    typedef std::function<void(void*)> TaskCallBack;

    /// Each type has a thread of its own, on which its tasks run in order.
    enum class TaskType {
        TASK_IO,       ///< The thread for reading and writing files.
        TASK_NETWORK,  ///< The thread for connections.
        TASK_OTHER,    ///< The thread for everything else, such as long computations.
        TASK_MAX_TYPE, ///< The number of types; not a type itself.
    };

    /// The pool of the program; its threads start with their first task.
    static AsyncTaskPool* getInstance();
    /// Discards waiting tasks, waits for running ones and ends the threads. Called on the main thread, while no
    /// other thread uses the pool.
    static void destroyInstance();
    static void destoryInstance() { destroyInstance(); }

    /// Discards the tasks of a type that have not started.
    void stopTasks(TaskType type);
    /// Runs `task` in the background, then `callback` with `callbackParam` in a frame. An empty task asserts and
    /// is ignored.
    void enqueue(TaskType type, TaskCallBack callback, void* callbackParam, std::function<void()> task);
    void enqueue(TaskType type, std::function<void()> task);

    ~AsyncTaskPool();
    AsyncTaskPool(const AsyncTaskPool&) = delete;
    AsyncTaskPool& operator=(const AsyncTaskPool&) = delete;

private:
    AsyncTaskPool();
    /// Asserts and returns null for an unknown type.
    copra::JobQueue* queue(TaskType type);

    std::mutex _mutex;
    copra::Owned<copra::JobQueue>
        _queues[static_cast<int>(TaskType::TASK_MAX_TYPE)]; ///< Created on first use.
};

} // namespace cocos2d
