#include "files/Background.h"
#include "files/BackgroundWorkers.h"
#include "platform/system/process.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace copra {

namespace {

/// Threads with two queues: jobs that run one after another, and jobs that any thread may run at any time. Threads start
/// when there is work for them.
class ThreadWorkers : public BackgroundWorkers {
public:
    ~ThreadWorkers() override { ThreadWorkers::stop(); }

    void addOrdered(BackgroundJob job) override {
        const std::lock_guard<std::mutex> lock(_mutex);
        _ordered.push_back(std::move(job));
        startThreads(1);
    }

    void addConcurrent(BackgroundJob job) override {
        const std::lock_guard<std::mutex> lock(_mutex);
        _concurrent.push_back(std::move(job));
        startThreads(static_cast<std::size_t>(backgroundThreads()));
    }

    void waitUntilIdle() override {
        std::unique_lock<std::mutex> lock(_mutex);
        _idle.wait(lock, [this] { return isEmpty() && _working == 0; });
    }

    void stop() override {
        std::vector<std::thread> ending;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _stopping = true;
            ending = std::exchange(_threads, {});
            _wake.notify_all();
        }
        for (std::thread& thread : ending) thread.join();
        const std::lock_guard<std::mutex> lock(_mutex);
        _stopping = false;
    }

private:
    bool isEmpty() const { return _ordered.empty() && _concurrent.empty(); }
    bool canTake() const { return (!_ordered.empty() && !_isOrderedRunning) || !_concurrent.empty(); }

    /// Starts a thread unless there are `most`, or one waits for work.
    void startThreads(std::size_t most) {
        if (_threads.size() < most && _waiting == 0) _threads.emplace_back([this] { run(); });
        _wake.notify_one();
    }

    void run() {
        lowerThreadPriority(); // for the frames of the main thread
        std::unique_lock<std::mutex> lock(_mutex);
        while (true) {
            ++_waiting;
            _wake.wait(lock, [this] { return _stopping || canTake(); });
            --_waiting;
            if (!canTake()) return; // the thread of the ordered job takes the rest
            const bool isOrdered = !_ordered.empty() && !_isOrderedRunning;
            std::deque<BackgroundJob>& queue = isOrdered ? _ordered : _concurrent;
            BackgroundJob job = std::move(queue.front());
            queue.pop_front();
            if (isOrdered) _isOrderedRunning = true;
            ++_working;
            lock.unlock();
            job.run();
            lock.lock();
            if (isOrdered) _isOrderedRunning = false;
            --_working;
            if (isEmpty() && _working == 0) _idle.notify_all();
        }
    }

    std::mutex _mutex;
    std::condition_variable _wake;
    std::condition_variable _idle;
    std::deque<BackgroundJob> _ordered;
    std::deque<BackgroundJob> _concurrent;
    std::vector<std::thread> _threads;
    int _waiting = 0; ///< threads without work
    int _working = 0; ///< threads with work
    bool _isOrderedRunning = false;
    bool _stopping = false;
};

/// A thread with its jobs.
class ThreadQueue : public JobQueue {
public:
    ThreadQueue() : _thread([this] { run(); }) {}

    ~ThreadQueue() override {
        ThreadQueue::discardWaiting();
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _isEnding = true;
        }
        _changed.notify_one();
        _thread.join();
    }

    void add(std::function<void()> job, std::function<void()> done) override {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _jobs.push_back({std::move(job), std::move(done)});
        }
        _changed.notify_one();
    }

    void discardWaiting() override {
        // Destroyed after the lock is released: what the jobs hold may add others.
        std::deque<BackgroundJob> discarded;
        const std::lock_guard<std::mutex> lock(_mutex);
        discarded.swap(_jobs);
    }

private:
    void run() {
        lowerThreadPriority();
        for (;;) {
            std::unique_lock<std::mutex> lock(_mutex);
            _changed.wait(lock, [this] { return _isEnding || !_jobs.empty(); });
            if (_isEnding) return;
            BackgroundJob job = std::move(_jobs.front());
            _jobs.pop_front();
            lock.unlock();
            job.run();
        }
    }

    std::mutex _mutex;
    std::condition_variable _changed;
    std::deque<BackgroundJob> _jobs;
    bool _isEnding = false;
    std::thread _thread; ///< The last member: it uses the others as soon as it starts.
};

} // namespace

std::unique_ptr<BackgroundWorkers> makeThreadWorkers() {
    return std::make_unique<ThreadWorkers>();
}

std::unique_ptr<JobQueue> makeThreadQueue() {
    return std::make_unique<ThreadQueue>();
}

} // namespace copra
