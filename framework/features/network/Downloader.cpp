#include "network/Downloader.h"

#include "base/FirstException.h"
#include "base/call.h"
#include "base/mainThread.h"
#include "files/FileUtils.h"
#include "network/TransferThread.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace cocos2d::network {

namespace {

using copra::TransferEvent;
using copra::TransferResult;
using TaskPtr = std::shared_ptr<const DownloadTask>;

/// Files that are being downloaded, by any Downloader: two must not write the same one.
std::set<std::string>& filesInUse() {
    static std::set<std::string> paths;
    return paths;
}

/// Keeps a path in filesInUse().
class FileClaim {
public:
    FileClaim() = default;
    FileClaim(FileClaim&& other) noexcept : _path(std::exchange(other._path, {})) {}
    FileClaim& operator=(FileClaim&& other) noexcept {
        std::swap(_path, other._path);
        return *this;
    }
    ~FileClaim() {
        if (!_path.empty()) filesInUse().erase(_path);
    }

    /// False if it is in use.
    bool acquire(const std::string& path) {
        if (!filesInUse().insert(path).second) return false;
        _path = path;
        return true;
    }

private:
    std::string _path;
};

struct RunningTask {
    TaskPtr task;
    FileClaim claim;
};

/// Claims the file of a task and creates its folder. Returns what is wrong, or "".
std::string prepareFile(const DownloadTask& task, FileClaim& claim) {
    if (!claim.acquire(task.storagePath)) return task.storagePath + " is being downloaded already";
    const std::size_t slash = task.storagePath.find_last_of('/');
    if (slash == std::string::npos) return {};
    const std::string folder = task.storagePath.substr(0, slash + 1);
    auto* files = FileUtils::getInstance();
    if (files->isDirectoryExist(folder) || files->createDirectory(folder)) return {};
    return "cannot create the folder " + folder;
}

} // namespace

struct Downloader::State_ {
    State_(Downloader& owner, DownloaderHints settings)
        : downloader(owner),
          hints(std::move(settings)),
          transfers(hints.countOfMaxProcessingTasks, [this](TransferEvent& event) { receive(event); }) {}

    void start(const TaskPtr& task) {
        copra::expectMainThread("Downloader");
        const copra::TransferThread::Id id = ++lastId;
        RunningTask& entry = running[id];
        entry.task = task;
        copra::TransferRequest request;
        if (!task->storagePath.empty()) {
            const std::string fault = prepareFile(*task, entry.claim);
            if (!fault.empty()) {
                fail(id, fault);
                return;
            }
            request.file = task->storagePath;
            request.partFile = task->storagePath + hints.tempFileNameSuffix;
        }
        constexpr long kStalledSeconds = 5;
        constexpr long kMaxRedirections = 2; // both as in the original
        constexpr long kLongestDownload = 6 * 3600;
        request.url = task->requestURL;
        request.connectSeconds = static_cast<long>(hints.timeoutInSeconds);
        request.totalSeconds = kLongestDownload;
        request.stalledSeconds = kStalledSeconds;
        request.maxRedirections = kMaxRedirections;
        request.failsOnHttpError = true;
        transfers.start(id, std::move(request));
    }

    // The callback comes like others, in a later frame.
    void fail(copra::TransferThread::Id id, const std::string& reason) {
        std::vector<TransferEvent> events(1);
        events[0].id = id;
        events[0].isFinished = true;
        events[0].result.status = TransferResult::Status::FileFailed;
        events[0].result.error = reason;
        transfers.putBackEvents(std::move(events));
    }

    // A callback may destroy the downloader: `alive` is gone then, and nothing of this is used any more.
    void receive(TransferEvent& event) {
        const auto found = running.find(event.id);
        if (found == running.end()) return;
        const TaskPtr task = found->second.task;
        const std::weak_ptr<int> stillThere = alive;
        copra::FirstException exception;
        if (event.received > 0)
            exception.run([&] {
                copra::call(downloader.onTaskProgress, *task, event.received, event.total, event.expected);
            });
        if (event.isFinished && !stillThere.expired()) {
            running.erase(event.id); // releases the file: the callback may download to it again
            exception.run([&] { finish(*task, event.result); });
        }
        exception.pass();
    }

    void finish(const DownloadTask& task, TransferResult& result) const {
        if (result.status != TransferResult::Status::Complete) {
            const int error = result.status == TransferResult::Status::FileFailed
                                  ? DownloadTask::ERROR_FILE_OP_FAILED
                                  : DownloadTask::ERROR_IMPL_INTERNAL;
            copra::call(downloader.onTaskError, task, error, result.code, result.error);
        } else if (!task.storagePath.empty()) {
            copra::call(downloader.onFileTaskSuccess, task);
        } else {
            std::vector<unsigned char> data(result.body.begin(), result.body.end());
            result.body = {};
            copra::call(downloader.onDataTaskSuccess, task, data);
        }
    }

    Downloader& downloader;
    const DownloaderHints hints;
    std::map<copra::TransferThread::Id, RunningTask> running;
    copra::TransferThread::Id lastId = 0;
    std::shared_ptr<int> alive = std::make_shared<int>();
    copra::TransferThread transfers;
};

Downloader::Downloader() : Downloader(DownloaderHints{6, 45, ".tmp"}) {}

Downloader::Downloader(const DownloaderHints& hints) : _state(std::make_unique<State_>(*this, hints)) {}

Downloader::~Downloader() = default;

TaskPtr Downloader::refuse(const DownloadTask& task, const char* reason) {
    const int error = DownloadTask::ERROR_INVALID_PARAMS;
    copra::call(onTaskError, task, error, 0, reason);
    return nullptr;
}

TaskPtr Downloader::createDownloadDataTask(const std::string& srcUrl, const std::string& identifier) {
    const auto task = std::make_shared<DownloadTask>();
    task->requestURL = srcUrl;
    task->identifier = identifier;
    if (srcUrl.empty()) return refuse(*task, "the URL is empty");
    _state->start(task);
    return task;
}

TaskPtr Downloader::createDownloadFileTask(const std::string& srcUrl, const std::string& storagePath,
                                           const std::string& identifier) {
    const auto task = std::make_shared<DownloadTask>();
    task->requestURL = srcUrl;
    task->storagePath = storagePath;
    task->identifier = identifier;
    if (srcUrl.empty() || storagePath.empty()) return refuse(*task, "the URL or the storage path is empty");
    _state->start(task);
    return task;
}

} // namespace cocos2d::network
