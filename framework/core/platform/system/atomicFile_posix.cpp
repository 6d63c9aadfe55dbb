// Replacing and locking files with the calls of POSIX.

#ifndef _WIN32

#include "platform/system/atomicFile.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <set>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace fs = std::filesystem;

namespace copra {

namespace {

constexpr mode_t kDefaultPermissions = 0666; // minus the umask of the process

/// Follows the symbolic links of the last component. For a dangling link, the path that it points to.
fs::path linkTarget(fs::path path) {
    constexpr int kMaxLinks = 40; // the limit of Linux
    std::error_code error;
    for (int i = 0; i < kMaxLinks && fs::is_symlink(path, error); ++i) {
        const fs::path target = fs::read_symlink(path, error);
        if (error) break;
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return path;
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

bool writeAll(int file, const void* bytes, std::size_t size) {
    const auto* next = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t written = ::write(file, next, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        next += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

/// Creates a new file beside `target` with the permissions of a new file; the system applies the mask of the process.
int createTemporary(const fs::path& target, std::string& name) {
    static std::atomic<unsigned> s_count{0};
    int file = -1;
    do {
        name = target.string() + '.' + std::to_string(::getpid()) + '-' + std::to_string(++s_count);
        file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kDefaultPermissions);
    } while (file < 0 && (errno == EEXIST || errno == EINTR)); // left by a killed process
    return file;
}

/// Whether a name is that of a temporary file of `target`, which a process made that has ended since.
bool isLeftOver(const std::string& name, const std::string& target) {
    if (name.compare(0, target.size() + 1, target + '.') != 0) return false;
    const std::string numbers = name.substr(target.size() + 1);
    const std::size_t dash = numbers.find('-');
    if (dash == 0 || dash == std::string::npos || dash > 9 || dash + 1 == numbers.size() ||
        numbers.find_first_not_of("0123456789-") != std::string::npos)
        return false;
    const auto process = static_cast<pid_t>(std::atol(numbers.c_str()));
    return process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

/// Removes what killed processes left beside the target. Young files stay: on a shared disk the process may be another
/// computer's.
void removeLeftOvers(const fs::path& target) {
    constexpr std::time_t kOld = 3600;
    std::error_code error;
    for (fs::directory_iterator entry(folderOf(target), error), end; !error && entry != end;
         entry.increment(error)) {
        struct stat info = {};
        const std::string name = entry->path().filename().string();
        if (isLeftOver(name, target.filename().string()) && ::lstat(entry->path().c_str(), &info) == 0 &&
            S_ISREG(info.st_mode) && info.st_mtime < std::time(nullptr) - kOld)
            ::unlink(entry->path().c_str());
    }
}

/// Whether it is the first call for this path.
bool isFirst(const std::string& path) {
    static std::mutex s_mutex;
    static std::set<std::string>* const s_known =
        new std::set<std::string>; // files are written until the very end
    constexpr std::size_t kMostPaths = 1'000;
    const std::lock_guard<std::mutex> lock(s_mutex);
    return s_known->size() < kMostPaths && s_known->insert(path).second;
}

/// Flushes the rename to the disk. Ignores file systems that cannot flush a folder, such as some network file
/// systems.
void flushFolder(const fs::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

std::string lastError(const char* what) {
    return std::string(what) + ": " + std::strerror(errno);
}

} // namespace

bool writeFileAtomically(const std::string& path, const void* bytes, std::size_t size, std::string& reason) {
    const fs::path target = linkTarget(path);
    std::error_code error;
    if (fs::is_symlink(target, error)) {
        reason = "too many levels of symbolic links";
        return false;
    }
    struct stat old = {};
    const bool replaces = ::stat(target.c_str(), &old) == 0;
    if (replaces && !S_ISREG(old.st_mode)) {
        reason = "it is not a regular file";
        return false;
    }
    if (isFirst(target.string())) removeLeftOvers(target);
    std::string temporary;
    const int file = createTemporary(target, temporary);
    if (file < 0) {
        reason = lastError("cannot create a temporary file in its folder");
        return false;
    }
    const bool isWritten = (!replaces || ::fchmod(file, old.st_mode & 07777) == 0) &&
                           writeAll(file, bytes, size) && ::fsync(file) == 0;
    if (!isWritten) reason = lastError("writing failed");
    const bool isClosed = ::close(file) == 0; // a full disk may be reported only here
    if (isWritten && !isClosed) reason = lastError("writing failed");
    bool isReplaced = false;
    if (isWritten && isClosed) {
        isReplaced = std::rename(temporary.c_str(), target.c_str()) == 0;
        if (!isReplaced) reason = lastError("cannot replace it");
    }
    if (!isReplaced) ::unlink(temporary.c_str());
    if (isReplaced) flushFolder(folderOf(target));
    return isReplaced;
}

FileVersion FileVersion::of(const std::string& path) {
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0) return {};
    FileVersion version;
    version.device = info.st_dev;
    version.inode = info.st_ino;
    version.modified = std::int64_t{info.st_mtim.tv_sec} * 1'000'000'000 + info.st_mtim.tv_nsec;
    version.size = info.st_size;
    return version;
}

// The calls that wait for a lock have no limit of time: it is tried again and again.
FileLock::FileLock(const std::string& path, double seconds)
    : _folder(::open(folderOf(linkTarget(path)).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds kPause{2};
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (_folder != kNoLock && ::flock(static_cast<int>(_folder), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        if (errno != EWOULDBLOCK) return; // the file system has no locks
        _isBusy = Clock::now() >= end;
        if (_isBusy) return;
        std::this_thread::sleep_for(kPause);
    }
}

FileLock::~FileLock() {
    if (_folder != kNoLock) ::close(static_cast<int>(_folder)); // releases the lock
}

} // namespace copra

#endif
