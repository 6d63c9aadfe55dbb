#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// A regular file that is open for reading. Folders, FIFOs, sockets, and devices are not opened: opening or
/// reading them could block forever, have no end, or have side effects. Symbolic links are followed.
class RegularFile {
public:
    /// Opens the file; check isOpen().
    explicit RegularFile(const std::string& path);
    ~RegularFile();
    RegularFile(const RegularFile&) = delete;
    RegularFile& operator=(const RegularFile&) = delete;

    /// Whether the file is open; otherwise error() has the reason.
    bool isOpen() const { return _file != kClosed; }
    /// Returns the size in bytes when the file was opened.
    std::uint64_t size() const { return _size; }
    /// Reads up to `count` bytes from `offset` on. Returns the number of bytes read, which is smaller at the
    /// end of the file or after an error.
    std::size_t read(std::uint64_t offset, void* bytes, std::size_t count) const;
    /// Returns the reason why the file is not open.
    const std::string& error() const { return _error; }

private:
    void open(const std::string& path);
    void fail(const std::string& reason);

    static constexpr std::intptr_t kClosed = -1;
    std::intptr_t _file = kClosed; ///< The file descriptor; on Windows, the handle.
    std::uint64_t _size = 0;
    std::string _error;
};

} // namespace copra
