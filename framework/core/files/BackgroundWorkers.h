#pragma once

#include "files/JobQueue.h"

#include <functional>
#include <memory>

namespace copra {

/// Work and what follows it on the main thread.
struct BackgroundJob {
    std::function<void()> work;
    std::function<void()> done; ///< passed to postToMainThread() after the work

    /// Does the work and posts what follows it: an exception of the work in place of `done`.
    void run();
};

/// What does the work of files/Background.h: threads, or the frames of the main thread.
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
    /// Waits until all jobs are done and ends what does them; it starts again when there is work.
    virtual void stop() = 0;
};

/// Workers on threads, which start when there is work for them.
[[nodiscard]] std::unique_ptr<BackgroundWorkers> makeThreadWorkers();
/// Workers without threads: a frame of the main thread does one job, in the order in which they were added.
/// All is used on the main thread.
[[nodiscard]] std::unique_ptr<BackgroundWorkers> makeFrameWorkers();
/// See makeJobQueue().
[[nodiscard]] std::unique_ptr<JobQueue> makeThreadQueue();
[[nodiscard]] std::unique_ptr<JobQueue> makeFrameQueue();

} // namespace copra
