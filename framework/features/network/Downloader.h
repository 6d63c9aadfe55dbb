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
    static const int ERROR_NO_ERROR = 0;        ///< The code for no error.
    static const int ERROR_INVALID_PARAMS = -1; ///< The URL or the path is empty or not valid.
    static const int ERROR_FILE_OP_FAILED = -2; ///< The file could not be written.
    static const int ERROR_IMPL_INTERNAL = -3;  ///< The transfer failed; libcurl gives the reason.

    std::string identifier; ///< A name that the caller has chosen.
    std::string requestURL; ///< The address of the file, with http or https.
    /// The full path of the file, or an empty string for a task that keeps the data in memory.
    std::string storagePath;

    /// Constructs a task without an address. Downloader creates the tasks of a game.
    DownloadTask() = default;
    virtual ~DownloadTask() = default;
};

/// The settings of a Downloader.
class DownloaderHints {
public:
    uint32_t countOfMaxProcessingTasks; ///< The number of downloads at a time; 0 means no limit.
    uint32_t timeoutInSeconds;          ///< The seconds until the connection must be open; 0 means no limit.
    /// The suffix that is appended to the storage path until the file is complete.
    std::string tempFileNameSuffix;
};

/// Downloads files, such as images, or data into memory, in the background. The callbacks are called on the
/// main thread, when the frame runs functions from other threads. Each task ends with one call of either a
/// success callback or onTaskError.
///
/// A file is written beside its storage path, and replaces what is there when it is complete. Its folder is
/// created. If the download fails, the partial file is kept, and the next download from the same address to
/// the same path continues it if the server supports that and has no other version of the file; the file with
/// the ending ".from" beside it says where it comes from. A download fails if it gets no data for five
/// seconds or takes six hours, if the server answers with 400 or above or redirects it more than twice, or if
/// another task downloads to the same file. The size of data in memory is limited by
/// copra::maxResponseBytes(). Only http and https are accepted; certificates are checked against the system's
/// certificates.
class Downloader final {
public:
    /// Constructs a downloader with the defaults: six downloads at a time, 45 seconds for the connection, and
    /// the suffix ".tmp".
    Downloader();
    /// Constructs a downloader with a number of downloads at a time, a timeout, and a suffix.
    explicit Downloader(const DownloaderHints& hints);
    /// Ends all downloads. Their callbacks are no longer called. A callback may destroy the downloader.
    ~Downloader();
    Downloader(const Downloader&) = delete;
    Downloader& operator=(const Downloader&) = delete;

    /// Called with the data of a task that keeps them in memory. The callback may move the data out.
    std::function<void(const DownloadTask& task, std::vector<unsigned char>& data)> onDataTaskSuccess;
    /// Called when a file is complete and in its place.
    std::function<void(const DownloadTask& task)> onFileTaskSuccess;
    /// Called with the bytes since the last call, the bytes so far, and the bytes in all (-1 if the server
    /// does not say), at most once per frame for each task.
    std::function<void(const DownloadTask& task, int64_t bytesReceived, int64_t totalBytesReceived,
                       int64_t totalBytesExpected)>
        onTaskProgress;
    /// Called when a task fails, with one of the errors of DownloadTask, the error of libcurl (0 if there was
    /// none), and a message.
    std::function<void(const DownloadTask& task, int errorCode, int errorCodeInternal,
                       const std::string& errorStr)>
        onTaskError;

    /// Sets the callback of a file that is complete. It is called on the main thread.
    void setOnFileTaskSuccess(const std::function<void(const DownloadTask& task)>& callback) {
        onFileTaskSuccess = callback;
    }
    /// Sets the callback of data that arrived. It is called on the main thread.
    void setOnTaskProgress(
        const std::function<void(const DownloadTask& task, int64_t bytesReceived, int64_t totalBytesReceived,
                                 int64_t totalBytesExpected)>& callback) {
        onTaskProgress = callback;
    }
    /// Sets the callback of a failure. It is called on the main thread.
    void
    setOnTaskError(const std::function<void(const DownloadTask& task, int errorCode, int errorCodeInternal,
                                            const std::string& errorStr)>& callback) {
        onTaskError = callback;
    }

    /// Begins to download into memory. An empty URL or path calls onTaskError at once and returns null.
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
