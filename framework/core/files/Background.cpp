#include "files/Background.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace copra {

namespace {

struct Job {
    std::function<void()> work;
    std::function<void()> done;
};

/// Threads with two queues: jobs that run one after another, and jobs that any thread may run at any time. Threads start
/// when there is work for them.
class Workers {
public:
    ~Workers() { stop(); }

    void setPost(MainThreadPost post) {
        const std::lock_guard<std::mutex> lock(_mutex);
        _post = std::move(post);
    }

    bool hasPost() {
        const std::lock_guard<std::mutex> lock(_mutex);
        return static_cast<bool>(_post);
    }

    bool post(std::function<void()> function) {
        const std::lock_guard<std::mutex> lock(_mutex);
        if (_post && function) _post(std::move(function));
        return static_cast<bool>(_post);
    }

    void addOrdered(Job job) {
        const std::lock_guard<std::mutex> lock(_mutex);
        _ordered.push_back(std::move(job));
        startThreads(1);
    }

    void addConcurrent(Job job) {
        const std::lock_guard<std::mutex> lock(_mutex);
        _concurrent.push_back(std::move(job));
        startThreads(static_cast<std::size_t>(backgroundThreads()));
    }

    void waitUntilIdle() {
        std::unique_lock<std::mutex> lock(_mutex);
        _idle.wait(lock, [this] { return isEmpty() && _working == 0; });
    }

    void stop() {
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
        std::unique_lock<std::mutex> lock(_mutex);
        while (true) {
            ++_waiting;
            _wake.wait(lock, [this] { return _stopping || canTake(); });
            --_waiting;
            if (!canTake()) return; // the thread of the ordered job takes the rest
            const bool isOrdered = !_ordered.empty() && !_isOrderedRunning;
            std::deque<Job>& queue = isOrdered ? _ordered : _concurrent;
            Job job = std::move(queue.front());
            queue.pop_front();
            if (isOrdered) _isOrderedRunning = true;
            ++_working;
            lock.unlock();
            job.work();
            lock.lock();
            if (_post) _post(std::move(job.done));
            if (isOrdered) _isOrderedRunning = false;
            --_working;
            if (isEmpty() && _working == 0) _idle.notify_all();
        }
    }

    std::mutex _mutex;
    std::condition_variable _wake;
    std::condition_variable _idle;
    std::deque<Job> _ordered;
    std::deque<Job> _concurrent;
    std::vector<std::thread> _threads;
    MainThreadPost _post;
    int _waiting = 0; ///< threads without work
    int _working = 0; ///< threads with work
    bool _isOrderedRunning = false;
    bool _stopping = false;
};

Workers& workers() {
    static Workers instance;
    return instance;
}

} // namespace

void setMainThreadPost(MainThreadPost post) {
    workers().setPost(std::move(post));
}

bool postToMainThread(std::function<void()> function) {
    return workers().post(std::move(function));
}

void runInBackground(std::function<void()> work, std::function<void()> done) {
    if (workers().hasPost()) {
        workers().addOrdered({std::move(work), std::move(done)});
        return;
    }
    work();
    done();
}

void runConcurrently(std::function<void()> work, std::function<void()> done) {
    if (workers().hasPost()) {
        workers().addConcurrent({std::move(work), std::move(done)});
        return;
    }
    work();
    done();
}

int backgroundThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void waitForBackground() {
    workers().waitUntilIdle();
}

void stopBackground() {
    workers().stop();
}

} // namespace copra
