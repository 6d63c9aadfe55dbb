#pragma once

#include "app/AsyncTaskPool.h"

#include <functional>
#include <utility>

namespace cocos2d {

/// Runs tasks in the background, in order: AsyncTaskPool by axmol's name. A task must not use nodes.
class JobSystem {
public:
    /// `done` is called in the next frame after the task.
    void enqueue(std::function<void()> task, std::function<void()> done = nullptr) {
        const auto finish = [done = std::move(done)](void*) {
            if (done) done();
        };
        AsyncTaskPool::getInstance()->enqueue(AsyncTaskPool::TaskType::TASK_OTHER, finish, nullptr,
                                              std::move(task));
    }
};

} // namespace cocos2d
