#pragma once

#include <functional>
#include <memory>

namespace copra {

/// Runs jobs one after another in the background, independently of other queues. They run on a thread, or in
/// frames of the main thread after setBackgroundThreads(false). What a job throws is thrown on the main
/// thread (postToMainThread()). Any thread and the jobs themselves may call add() and discardWaiting().
class JobQueue {
public:
    /// Discards the jobs that wait, and waits for the one that runs.
    virtual ~JobQueue() = default;
    /// Adds a job behind the others. `done`, which may be empty, is passed to postToMainThread() after it. No
    /// other thread copies or destroys `done`, so it may hold objects of the main thread.
    virtual void add(std::function<void()> job, std::function<void()> done) = 0;
    /// Removes the jobs that have not started.
    virtual void discardWaiting() = 0;
};

/// Makes an empty queue. Without threads it needs a MainThreadPost (files/Background.h); without that, jobs
/// run when they are added.
[[nodiscard]] std::unique_ptr<JobQueue> makeJobQueue();

} // namespace copra
