#include "files/Background.h"

#include "files/BackgroundWorkers.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace copra {

namespace {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
constexpr bool kCanHaveThreads = false;
#else
constexpr bool kCanHaveThreads = true;
#endif

struct Post {
    std::mutex mutex;
    MainThreadPost function;
};

Post& mainThreadPost() {
    static Post instance;
    return instance;
}

struct Workers {
    bool hasThreads = kCanHaveThreads;
    std::unique_ptr<BackgroundWorkers> workers = kCanHaveThreads ? makeThreadWorkers() : makeFrameWorkers();
};

Workers& workers() {
    mainThreadPost(); // destroyed after the workers, which use it
    static Workers instance;
    return instance;
}

} // namespace

void BackgroundJob::run() {
    try {
        work();
    } catch (...) {
        // Keeps `done`, which may hold objects of the main thread, until that destroys it.
        done = [exception = std::current_exception(), unused = std::move(done)] {
            std::rethrow_exception(exception);
        };
    }
    postToMainThread(std::move(done));
}

void setMainThreadPost(MainThreadPost post) {
    const std::lock_guard<std::mutex> lock(mainThreadPost().mutex);
    mainThreadPost().function = std::move(post);
}

bool hasMainThreadPost() {
    const std::lock_guard<std::mutex> lock(mainThreadPost().mutex);
    return static_cast<bool>(mainThreadPost().function);
}

bool postToMainThread(std::function<void()> function) {
    Post& post = mainThreadPost();
    const std::lock_guard<std::mutex> lock(post.mutex);
    if (post.function && function) post.function(std::move(function));
    return static_cast<bool>(post.function);
}

bool setBackgroundThreads(bool areUsed) {
    Workers& current = workers();
    areUsed = areUsed && kCanHaveThreads;
    if (areUsed != current.hasThreads) {
        current.workers->stop();
        current.workers = areUsed ? makeThreadWorkers() : makeFrameWorkers();
        current.hasThreads = areUsed;
    }
    return areUsed;
}

void runInBackground(std::function<void()> work, std::function<void()> done) {
    if (hasMainThreadPost()) {
        workers().workers->addOrdered({std::move(work), std::move(done)});
        return;
    }
    work();
    done();
}

void runConcurrently(std::function<void()> work, std::function<void()> done) {
    if (hasMainThreadPost()) {
        workers().workers->addConcurrent({std::move(work), std::move(done)});
        return;
    }
    work();
    done();
}

std::unique_ptr<JobQueue> makeJobQueue() {
    return workers().hasThreads ? makeThreadQueue() : makeFrameQueue();
}

int backgroundThreads() {
    if (!workers().hasThreads) return 1;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void waitForBackground() {
    workers().workers->waitUntilIdle();
}

void stopBackground() {
    workers().workers->stop();
}

} // namespace copra
