#pragma once

#include "files/JobQueue.h"

#include <functional>
#include <memory>

namespace copra {

/// A job, and what follows it on the main thread.
struct BackgroundJob {
    std::function<void()> work;
    std::function<void()> done; ///< The function that is passed to postToMainThread() after the work.

    /// Does the work and posts `done`. If the work throws, a function that throws the exception is posted
    /// instead.
    void run();
};

/// Does the work of files/Background.h: on threads, or in the frames of the main thread.
class BackgroundWorkers {
public:
    /// Waits for all jobs.
    virtual ~BackgroundWorkers() = default;
    /// Adds a job that begins after the last ordered one is done.
    virtual void addOrdered(BackgroundJob job) = 0;
    /// Adds a job that may run at any time.
    virtual void addConcurrent(BackgroundJob job) = 0;
    /// Waits until all jobs are done.
    virtual void waitUntilIdle() = 0;
    /// Waits until all jobs are done, and ends the workers. They start again when there is work.
    virtual void stop() = 0;
};

/// Returns workers on threads, which start when there is work for them.
[[nodiscard]] std::unique_ptr<BackgroundWorkers> makeThreadWorkers();
/// Returns workers without threads: each frame of the main thread does one job, in the order in which they
/// were added. Use them on the main thread only.
[[nodiscard]] std::unique_ptr<BackgroundWorkers> makeFrameWorkers();
/// See makeJobQueue().
[[nodiscard]] std::unique_ptr<JobQueue> makeThreadQueue();
[[nodiscard]] std::unique_ptr<JobQueue> makeFrameQueue();

} // namespace copra
