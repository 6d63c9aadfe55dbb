#include "network/TransferThread.h"

#include "files/Background.h"
#include "network/RunningTransfer.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <mutex>
#include <utility>

namespace copra {

namespace {

// Never cleaned up: transfers may end when the program does, after other static objects.
void initializeCurl() {
    static const CURLcode status = curl_global_init(CURL_GLOBAL_DEFAULT);
    static_cast<void>(status);
}

struct MultiDeleter {
    void operator()(CURLM* handle) const { curl_multi_cleanup(handle); }
};

template<class Items>
auto findId(Items& items, std::uint64_t id) {
    return std::find_if(items.begin(), items.end(), [id](const auto& item) { return item.id == id; });
}

} // namespace

/// What both threads share, behind its mutex, and what belongs to one of them.
class TransferThread::Worker : public std::enable_shared_from_this<Worker> {
public:
    struct Job {
        Id id;
        TransferRequest request;
        bool isImmediate;
    };

    Worker(unsigned maxRunning, Listener listener) : _maxRunning(maxRunning), _listener(std::move(listener)) {
        initializeCurl();
        _multi.reset(curl_multi_init());
    }

    // --- Any thread ---

    void add(Job job) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _jobs.push_back(std::move(job));
        }
        wake();
    }

    bool isWaiting(Id id) {
        const std::lock_guard<std::mutex> lock(_mutex);
        return findId(_jobs, id) != _jobs.end();
    }

    void remove(Id id) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            const auto job = findId(_jobs, id);
            if (job != _jobs.end()) {
                _jobs.erase(job);
                return;
            }
            _removed.push_back(id);
            _events.erase(std::remove_if(_events.begin(), _events.end(),
                                         [id](const TransferEvent& event) { return event.id == id; }),
                          _events.end());
        }
        wake();
    }

    std::vector<TransferEvent> takeEvents() {
        const std::lock_guard<std::mutex> lock(_mutex);
        return std::exchange(_events, {});
    }

    void putBackEvents(std::vector<TransferEvent> events) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _events.insert(_events.begin(), std::make_move_iterator(events.begin()),
                           std::make_move_iterator(events.end()));
        }
        postDelivery();
    }

    void stop() {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _isStopping = true;
        }
        wake();
    }

    // --- The game's thread ---

    void close() { _isClosed = true; }

    // The listener may close the worker, and may remove transfers whose events are being delivered.
    void deliver() {
        while (!_isClosed) {
            TransferEvent event;
            {
                const std::lock_guard<std::mutex> lock(_mutex);
                if (_events.empty()) return;
                event = std::move(_events.front());
                _events.erase(_events.begin());
            }
            _listener(event);
        }
    }

    // --- The network thread ---

    void run() {
        while (startAndStop()) {
            int running = 0;
            curl_multi_perform(_multi.get(), &running);
            const bool hasFinished = finishTransfers();
            reportProgress();
            if (hasFinished) continue;              // the next one may start
            constexpr int kMostMilliseconds = 1000; // curl itself returns earlier where it has to
            curl_multi_poll(_multi.get(), nullptr, 0, kMostMilliseconds, nullptr);
        }
        for (const auto& transfer : _running) curl_multi_remove_handle(_multi.get(), transfer->handle());
        _running.clear();
    }

private:
    using Running = std::vector<std::unique_ptr<RunningTransfer>>;

    void wake() { curl_multi_wakeup(_multi.get()); }

    /// Does what the other threads asked for. False if the thread has to end.
    bool startAndStop() {
        std::vector<Id> removed;
        std::vector<Job> starting;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            if (_isStopping) return false;
            removed = std::exchange(_removed, {});
        }
        for (const Id id : removed) breakOff(id);
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            starting = takeJobs();
        }
        for (Job& job : starting) begin(std::move(job));
        return true;
    }

    std::vector<Job> takeJobs() {
        std::vector<Job> taken;
        std::size_t running = _queued.size();
        for (auto job = _jobs.begin(); job != _jobs.end();) {
            const bool mayStart = job->isImmediate || _maxRunning == 0 || running < _maxRunning;
            if (!mayStart) {
                ++job;
                continue;
            }
            if (!job->isImmediate) ++running;
            taken.push_back(std::move(*job));
            job = _jobs.erase(job);
        }
        return taken;
    }

    void begin(Job job) {
        _running.push_back(std::make_unique<RunningTransfer>(job.id, std::move(job.request)));
        RunningTransfer& transfer = *_running.back();
        if (!job.isImmediate) _queued.push_back(job.id);
        if (transfer.prepare()) {
            curl_multi_add_handle(_multi.get(), transfer.handle());
            return;
        }
        TransferEvent event = transfer.finish(CURLE_FAILED_INIT);
        end(std::prev(_running.end()));
        report(std::move(event));
    }

    void breakOff(Id id) {
        const auto transfer = std::find_if(_running.begin(), _running.end(),
                                           [id](const auto& each) { return each->id() == id; });
        if (transfer == _running.end()) return;
        curl_multi_remove_handle(_multi.get(), (*transfer)->handle());
        end(transfer);
    }

    void end(Running::iterator transfer) {
        const auto queued = std::find(_queued.begin(), _queued.end(), (*transfer)->id());
        if (queued != _queued.end()) _queued.erase(queued);
        _running.erase(transfer);
    }

    /// Whether there were any.
    bool finishTransfers() {
        bool hasFinished = false;
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(_multi.get(), &left)) {
            if (message->msg != CURLMSG_DONE) continue;
            CURL* handle = message->easy_handle;
            const CURLcode code = message->data.result;
            const auto transfer = std::find_if(_running.begin(), _running.end(),
                                               [&](const auto& each) { return each->handle() == handle; });
            curl_multi_remove_handle(_multi.get(), handle); // message is invalid from here on
            if ((*transfer)->restarts() && (*transfer)->prepare()) {
                curl_multi_add_handle(_multi.get(), handle);
                continue;
            }
            TransferEvent event = (*transfer)->finish(code);
            end(transfer); // writes the cookies, before the event
            report(std::move(event));
            hasFinished = true;
        }
        return hasFinished;
    }

    void report(TransferEvent event) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            if (std::find(_removed.begin(), _removed.end(), event.id) != _removed.end()) return;
            _events.push_back(std::move(event));
        }
        postDelivery();
    }

    /// One event for each transfer at a time: the next one counts what has come meanwhile.
    void reportProgress() {
        for (const auto& transfer : _running) {
            {
                const std::lock_guard<std::mutex> lock(_mutex);
                if (findId(_events, transfer->id()) != _events.end()) continue;
            }
            TransferEvent event = transfer->progress();
            if (event.received > 0) report(std::move(event));
        }
    }

    void postDelivery() {
        postToMainThread([weak = weak_from_this()] {
            if (const auto worker = weak.lock()) worker->deliver();
        });
    }

    std::unique_ptr<CURLM, MultiDeleter> _multi; // waking it is the only use by other threads

    std::mutex _mutex;
    std::deque<Job> _jobs;
    std::vector<Id> _removed;
    std::vector<TransferEvent> _events;
    bool _isStopping = false;

    const unsigned _maxRunning;
    const Listener _listener; // called in the game's thread
    bool _isClosed = false;   // used in the game's thread

    Running _running;
    std::vector<Id> _queued; // running ones that are not immediate
};

TransferThread::TransferThread(unsigned maxRunning, Listener listener)
    : _worker(std::make_shared<Worker>(maxRunning, std::move(listener))) {
    // Its static objects are to be constructed before, and hence destroyed after, the one that owns this.
    postToMainThread(nullptr);
}

TransferThread::~TransferThread() {
    _worker->close();
    _worker->stop();
    if (_thread.joinable()) _thread.join();
}

void TransferThread::start(Id id, TransferRequest request, bool isImmediate) {
    _worker->add({id, std::move(request), isImmediate});
    if (!_thread.joinable()) _thread = std::thread([worker = _worker.get()] { worker->run(); });
}

bool TransferThread::isWaiting(Id id) const {
    return _worker->isWaiting(id);
}

void TransferThread::remove(Id id) {
    _worker->remove(id);
}

std::vector<TransferEvent> TransferThread::takeEvents() {
    return _worker->takeEvents();
}

void TransferThread::putBackEvents(std::vector<TransferEvent> events) {
    _worker->putBackEvents(std::move(events));
}

} // namespace copra
