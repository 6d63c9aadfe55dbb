#include "files/Background.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace copra {

namespace {

struct Job {
    std::function<void()> work;
    std::function<void()> done;
};

/// One thread with a queue. A single thread, because concurrent reads of files are slower than sequential
/// ones.
class Worker {
public:
    ~Worker() { stop(); }

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

    void add(Job job) {
        const std::lock_guard<std::mutex> lock(_mutex);
        _jobs.push_back(std::move(job));
        if (!_thread.joinable()) _thread = std::thread([this] { run(); });
        _wake.notify_one();
    }

    void waitUntilIdle() {
        std::unique_lock<std::mutex> lock(_mutex);
        _idle.wait(lock, [this] { return _jobs.empty() && !_isWorking; });
    }

    void stop() {
        std::thread ending;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _stopping = true;
            ending = std::move(_thread);
            _wake.notify_one();
        }
        if (ending.joinable()) ending.join();
        const std::lock_guard<std::mutex> lock(_mutex);
        _stopping = false;
    }

private:
    void run() {
        std::unique_lock<std::mutex> lock(_mutex);
        while (true) {
            _wake.wait(lock, [this] { return _stopping || !_jobs.empty(); });
            if (_jobs.empty()) return;
            Job job = std::move(_jobs.front());
            _jobs.pop_front();
            _isWorking = true;
            lock.unlock();
            job.work();
            lock.lock();
            if (_post) _post(std::move(job.done));
            _isWorking = false;
            if (_jobs.empty()) _idle.notify_all();
        }
    }

    std::mutex _mutex;
    std::condition_variable _wake;
    std::condition_variable _idle;
    std::deque<Job> _jobs;
    std::thread _thread;
    MainThreadPost _post;
    bool _stopping = false;
    bool _isWorking = false;
};

Worker& worker() {
    static Worker instance;
    return instance;
}

} // namespace

void setMainThreadPost(MainThreadPost post) {
    worker().setPost(std::move(post));
}

bool postToMainThread(std::function<void()> function) {
    return worker().post(std::move(function));
}

void runInBackground(std::function<void()> work, std::function<void()> done) {
    if (worker().hasPost()) {
        worker().add({std::move(work), std::move(done)});
        return;
    }
    work();
    done();
}

void waitForBackground() {
    worker().waitUntilIdle();
}

void stopBackground() {
    worker().stop();
}

} // namespace copra
