#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// Reads a whole regular file. False with a sentence in `reason`.
bool readWholeFile(const std::string& path, std::string& text, std::string& reason);

/// Replaces a file as a whole: the bytes go to a temporary file beside it, which is flushed to the disk and then
/// renamed over it. Whoever reads meanwhile, and whatever stops the program or the disk, the file holds the
/// old bytes or the new ones. A symbolic link stays one: what it points to is replaced. An existing file keeps its
/// permissions.
///
/// False with a sentence in `reason`, and the old file untouched, when the folder is missing or cannot be written,
/// when the disk is full, or when the path names something other than a regular file.
bool writeFileAtomically(const std::string& path, const void* bytes, std::size_t size, std::string& reason);

/// What tells one version of a file from the next. Versions written by writeFileAtomically() always differ.
struct FileVersion {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t modified = 0; ///< nanoseconds
    std::int64_t size = -1;    ///< bytes; -1: there is no file

    /// That of the file at a path, links followed.
    static FileVersion of(const std::string& path);
    bool operator==(const FileVersion& other) const {
        return device == other.device && inode == other.inode && modified == other.modified &&
               size == other.size;
    }
    bool operator!=(const FileVersion& other) const { return !(*this == other); }
};

/// Keeps other processes, and other threads, from changing a file between reading and writing it. Advisory: it works
/// among those that use it. The lock is on the file's folder, so nothing is left behind.
class FileLock {
public:
    /// Waits for the lock. Without a folder to lock (it is missing or cannot be read), goes on without one.
    explicit FileLock(const std::string& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int _folder = -1;
};

} // namespace copra
