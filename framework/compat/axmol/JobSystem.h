#pragma once

#include "app/AsyncTaskPool.h"

#include <functional>
#include <utility>

namespace cocos2d {

/// Runs tasks in the background, in order, as AsyncTaskPool does. A task must not use nodes.
class JobSystem {
public:
    /// Runs `task` in the background, and then calls `done` in a frame, unless it is empty.
    void enqueue(std::function<void()> task, std::function<void()> done = nullptr) {
        const auto finish = [done = std::move(done)](void*) {
            if (done) done();
        };
        AsyncTaskPool::getInstance()->enqueue(AsyncTaskPool::TaskType::TASK_OTHER, finish, nullptr,
                                              std::move(task));
    }
};

} // namespace cocos2d
