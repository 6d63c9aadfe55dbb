#pragma once

#include <functional>

namespace copra {

/// Queues a function to run on the main thread. The application installs one that uses its scheduler.
using MainThreadPost = std::function<void(std::function<void()>)>;

/// Sets how the results of background work reach the main thread. With an empty function, background work
/// runs at once in the calling thread, in a deterministic order. This is the default, which tests keep.
void setMainThreadPost(MainThreadPost post);

/// Whether there is a MainThreadPost.
bool hasMainThreadPost();

/// Queues a function with the installed MainThreadPost. Any thread may call it. If none is installed, or if
/// it is empty, nothing is queued. Returns whether one is installed.
bool postToMainThread(std::function<void()> function);

/// Sets whether background work runs on threads, as it does by default. Otherwise, and always where there are
/// no threads, each frame of the main thread runs one job, in the order in which they were queued. The
/// function waits for what is queued; existing JobQueues do not change. Call it on the main thread. Returns
/// whether threads are used. Threads have a lower priority than the main thread, so that frames keep their time.
bool setBackgroundThreads(bool areUsed);

/// Queues `work` for a background thread; after it, `done` runs on the main thread. Calls run one after
/// another, in the order in which they were queued. What `work` throws is thrown on the main thread in place
/// of `done`. `work` must not touch Refs: their reference counts are not thread-safe.
void runInBackground(std::function<void()> work, std::function<void()> done);

/// Runs work that does not depend on other work, such as decoding: several calls run at once, on
/// backgroundThreads() threads, and finish in any order.
void runConcurrently(std::function<void()> work, std::function<void()> done);

/// Returns the number of processor cores but one, at least 1; 1 without threads.
int backgroundThreads();

/// Waits until all queued work is done and its `done` functions are queued for the main thread. It is for
/// programs that step frames faster than the time passes, but need the same result in every run.
void waitForBackground();

/// Waits until the queues are empty and ends the background threads. They start again when there is work.
void stopBackground();

} // namespace copra
