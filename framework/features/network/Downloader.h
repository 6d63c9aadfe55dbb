#pragma once

#include "base/Owned.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cocos2d::network {

class Downloader;

/// A download. It lives as long as the caller or the Downloader needs it.
class DownloadTask final {
public:
    static const int ERROR_NO_ERROR = 0;        ///< not an error
    static const int ERROR_INVALID_PARAMS = -1; ///< the URL or the path is empty or not valid
    static const int ERROR_FILE_OP_FAILED = -2; ///< the file could not be written
    static const int ERROR_IMPL_INTERNAL = -3;  ///< the transfer failed; the internal code says why

    std::string identifier;  ///< Given by the caller.
    std::string requestURL;  ///< The address.
    std::string storagePath; ///< "" for a task that keeps the data in memory.

    DownloadTask() = default;
    virtual ~DownloadTask() = default;
};

/// Settings of a Downloader.
class DownloaderHints {
public:
    uint32_t countOfMaxProcessingTasks; ///< Downloads at a time; 0 means no limit.
    uint32_t timeoutInSeconds;          ///< Until the connection stands; 0 means no limit.
    std::string tempFileNameSuffix;     ///< Appended to the storage path until the file is complete.
};

/// Downloads files, or data into memory, in the background. The callbacks are called on the game's thread, when the frame runs
/// functions from other threads. Each task ends with one call of either a success callback or onTaskError.
///
/// A file is written beside its storage path and replaces what is there when it is complete. Its folder is created. If the
/// download fails, the partial file is kept, and the next download from the same address to the same path continues it if the
/// server supports that and has no other version of the file; the file with the ending ".from" beside it says where it comes
/// from. A download that gets no data for five seconds, or takes six hours, fails. Data in memory are limited by
/// copra::maxResponseBytes(). Only http and https are accepted; certificates are checked against those of the system.
class Downloader final {
public:
    /// Creates a downloader with the defaults: six downloads at a time, 45 seconds for the connection, and the suffix ".tmp".
    Downloader();
    /// Creates a downloader with the given number of downloads at a time, timeout, and suffix.
    explicit Downloader(const DownloaderHints& hints);
    /// Ends all downloads. Their callbacks are no longer called. A callback may call this.
    ~Downloader();
    Downloader(const Downloader&) = delete;
    Downloader& operator=(const Downloader&) = delete;

    /// Called with the data of a data task. The callback may move the data out.
    std::function<void(const DownloadTask& task, std::vector<unsigned char>& data)> onDataTaskSuccess;
    /// Called when a file is complete and in its place.
    std::function<void(const DownloadTask& task)> onFileTaskSuccess;
    /// Called with the bytes since the last call, the bytes so far, and all bytes (-1 if the server does not say), at most once a
    /// frame for each task.
    std::function<void(const DownloadTask& task, int64_t bytesReceived, int64_t totalBytesReceived,
                       int64_t totalBytesExpected)>
        onTaskProgress;
    /// Called with one of the errors of DownloadTask, the error of libcurl (0 if there was none), and a message.
    std::function<void(const DownloadTask& task, int errorCode, int errorCodeInternal,
                       const std::string& errorStr)>
        onTaskError;

    /// Set the callback of a file that is complete, of data that arrived, and of a failure. All are called on
    /// the main thread.
    void setOnFileTaskSuccess(const std::function<void(const DownloadTask& task)>& callback) {
        onFileTaskSuccess = callback;
    }
    void setOnTaskProgress(
        const std::function<void(const DownloadTask& task, int64_t bytesReceived, int64_t totalBytesReceived,
                                 int64_t totalBytesExpected)>& callback) {
        onTaskProgress = callback;
    }
    void
    setOnTaskError(const std::function<void(const DownloadTask& task, int errorCode, int errorCodeInternal,
                                            const std::string& errorStr)>& callback) {
        onTaskError = callback;
    }

    /// Begins a download to memory. An empty URL or path calls onTaskError at once and returns null.
    std::shared_ptr<const DownloadTask> createDownloadDataTask(const std::string& srcUrl,
                                                               const std::string& identifier = "");
    /// Begins to download to a file. An empty URL or path calls onTaskError at once and returns null.
    std::shared_ptr<const DownloadTask> createDownloadFileTask(const std::string& srcUrl,
                                                               const std::string& storagePath,
                                                               const std::string& identifier = "");

private:
    struct State_;

    std::shared_ptr<const DownloadTask> refuse(const DownloadTask& task, const char* reason);

    copra::Owned<State_> _state;
};

} // namespace cocos2d::network
