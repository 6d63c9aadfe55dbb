// RegularFile with the calls of POSIX.

#ifndef _WIN32

#include "platform/system/RegularFile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace copra {

RegularFile::RegularFile(const std::string& path) {
    open(path);
}

void RegularFile::open(const std::string& path) {
    struct stat info = {};
    // Checked before opening, because opening a device may have side effects.
    if (::stat(path.c_str(), &info) != 0) return fail(std::strerror(errno));
    if (!S_ISREG(info.st_mode)) return fail("it is not a regular file");
    // Another process may have replaced the file by a FIFO since: with O_NONBLOCK opening it does not block.
    do {
        _file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    } while (_file < 0 && errno == EINTR);
    if (_file < 0 || ::fstat(static_cast<int>(_file), &info) != 0) return fail(std::strerror(errno));
    if (!S_ISREG(info.st_mode)) return fail("it is not a regular file");
    _size = static_cast<std::uint64_t>(info.st_size);
}

RegularFile::~RegularFile() {
    if (_file >= 0) ::close(static_cast<int>(_file));
}

void RegularFile::fail(const std::string& reason) {
    _error = reason;
    if (_file >= 0) ::close(static_cast<int>(_file));
    _file = -1;
}

std::size_t RegularFile::read(std::uint64_t offset, void* bytes, std::size_t count) const {
    auto* const next = static_cast<char*>(bytes);
    std::size_t done = 0;
    while (done < count) {
        const ssize_t got =
            ::pread(static_cast<int>(_file), next + done, count - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        done += static_cast<std::size_t>(got);
    }
    return done;
}

} // namespace copra

#endif
