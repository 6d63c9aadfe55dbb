#include "files/Background.h"
#include "files/BackgroundWorkers.h"

#include <deque>
#include <utility>

namespace copra {

namespace {

/// Jobs that wait for frames. A turn, which is posted to the main thread, takes one of them.
class FrameJobs : public std::enable_shared_from_this<FrameJobs> {
public:
    void add(BackgroundJob job) {
        _jobs.push_back(std::move(job));
        postTurn();
    }

    /// Takes the first job; false if there is none.
    bool take(BackgroundJob& job) {
        if (_jobs.empty()) return false;
        job = std::move(_jobs.front());
        _jobs.pop_front();
        return true;
    }

    void clear() { std::exchange(_jobs, {}); } // what the jobs hold may add others when it is destroyed

private:
    /// Posts the next turn when it ends, whether it ran, ended with an exception or was discarded.
    struct Turn {
        explicit Turn(std::weak_ptr<FrameJobs> jobsOfIt) : jobs(std::move(jobsOfIt)) {}
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn() {
            if (const auto waiting = jobs.lock()) {
                waiting->_isPosted = false;
                waiting->postTurn();
            }
        }
        std::weak_ptr<FrameJobs> jobs;
    };

    void postTurn() {
        if (_isPosted || _jobs.empty() || !hasMainThreadPost()) return;
        _isPosted = true;
        postToMainThread([turn = std::make_shared<Turn>(weak_from_this())] {
            const auto jobs = turn->jobs.lock();
            BackgroundJob job;
            if (!jobs || !jobs->take(job)) return;
            job.work(); // its exception passes through this frame
            postToMainThread(std::move(job.done));
        });
    }

    std::deque<BackgroundJob> _jobs;
    bool _isPosted = false; ///< a turn is
};

class FrameWorkers : public BackgroundWorkers {
public:
    ~FrameWorkers() override { FrameWorkers::waitUntilIdle(); }
    void addOrdered(BackgroundJob job) override { _jobs->add(std::move(job)); }
    void addConcurrent(BackgroundJob job) override { _jobs->add(std::move(job)); }
    void waitUntilIdle() override {
        for (BackgroundJob job; _jobs->take(job);) job.run();
    }
    void stop() override { waitUntilIdle(); }

private:
    std::shared_ptr<FrameJobs> _jobs = std::make_shared<FrameJobs>();
};

class FrameQueue : public JobQueue {
public:
    void add(std::function<void()> job, std::function<void()> done) override {
        if (hasMainThreadPost()) {
            _jobs->add({std::move(job), std::move(done)});
            return;
        }
        job();
        if (done) done();
    }
    void discardWaiting() override { _jobs->clear(); }

private:
    std::shared_ptr<FrameJobs> _jobs = std::make_shared<FrameJobs>();
};

} // namespace

std::unique_ptr<BackgroundWorkers> makeFrameWorkers() {
    return std::make_unique<FrameWorkers>();
}

std::unique_ptr<JobQueue> makeFrameQueue() {
    return std::make_unique<FrameQueue>();
}

} // namespace copra
