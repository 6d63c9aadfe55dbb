#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// The largest file that readWholeFile() reads: 256 MiB.
inline constexpr std::uint64_t kMaxWholeFile = std::uint64_t{256} << 20;

/// Reads a whole regular file. Returns false and sets `reason` on failure.
[[nodiscard]] bool readWholeFile(const std::string& path, std::string& text, std::string& reason);

/// Replaces a file atomically: writes a temporary file in the same folder, flushes it to the disk and renames
/// it. A concurrent reader, a crash, or a power failure finds either the old or the new contents. For a
/// symbolic link the target is replaced and the link stays. An existing file keeps its permissions. The first
/// call for a file removes temporary files that a killed process has left for it.
///
/// Returns false, sets `reason` and leaves the old file unchanged if the folder is missing or not writable,
/// the disk is full, or the path is not a regular file.
[[nodiscard]] bool writeFileAtomically(const std::string& path, const void* bytes, std::size_t size,
                                       std::string& reason);

/// Identifies a version of a file. Two versions written by writeFileAtomically() always differ.
struct FileVersion {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t modified = 0; ///< The time of modification in nanoseconds.
    std::int64_t size = -1;    ///< The size in bytes; -1 if there is no file.

    /// Returns the version of the file at a path; symbolic links are followed.
    static FileVersion of(const std::string& path);
    bool operator==(const FileVersion& other) const {
        return device == other.device && inode == other.inode && modified == other.modified &&
               size == other.size;
    }
    bool operator!=(const FileVersion& other) const { return !(*this == other); }
};

/// Locks a file against changes by other processes and threads, for example between reading and writing it.
/// The lock is advisory: it concerns only users of this class. The folder of the file is locked, so that no
/// lock file is left behind.
class FileLock {
public:
    /// Waits up to `seconds` for the lock. If the folder is missing or cannot be read, nothing is locked.
    FileLock(const std::string& path, double seconds);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Whether the wait was in vain, because another process or thread kept the lock.
    bool isBusy() const { return _isBusy; }

private:
    static constexpr std::intptr_t kNoLock = -1;
    std::intptr_t _folder = kNoLock; ///< The file descriptor; on Windows, the handle of a mutex.
    bool _isBusy = false;
};

} // namespace copra
