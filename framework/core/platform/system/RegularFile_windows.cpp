// RegularFile with the calls of Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/RegularFile.h"
#include "platform/system/paths.h"

#include <algorithm>
#include <system_error>

namespace copra {

namespace {

HANDLE handleOf(std::intptr_t file) {
    return reinterpret_cast<HANDLE>(file); // -1 is INVALID_HANDLE_VALUE
}

std::string lastReadError() {
    return std::system_category().message(static_cast<int>(GetLastError()));
}

} // namespace

RegularFile::RegularFile(const std::string& path) {
    open(path);
}

void RegularFile::open(const std::string& path) {
    const std::filesystem::path native = nativePath(path);
    const DWORD attributes = GetFileAttributesW(native.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) return fail(lastReadError());
    if (attributes & FILE_ATTRIBUTE_DIRECTORY) return fail("it is not a regular file");
    // As on other systems, an open file can be renamed and removed.
    constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    _file = reinterpret_cast<std::intptr_t>(CreateFileW(native.c_str(), GENERIC_READ, kShareAll, nullptr,
                                                        OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    if (_file == kClosed) return fail(lastReadError());
    if (GetFileType(handleOf(_file)) != FILE_TYPE_DISK)
        return fail("it is not a regular file"); // a device: NUL, COM1
    LARGE_INTEGER size = {};
    if (!GetFileSizeEx(handleOf(_file), &size)) return fail(lastReadError());
    _size = static_cast<std::uint64_t>(size.QuadPart);
}

RegularFile::~RegularFile() {
    if (_file != kClosed) CloseHandle(handleOf(_file));
}

void RegularFile::fail(const std::string& reason) {
    _error = reason;
    if (_file != kClosed) CloseHandle(handleOf(_file));
    _file = kClosed;
}

std::size_t RegularFile::read(std::uint64_t offset, void* bytes, std::size_t count) const {
    constexpr std::size_t kMostAtOnce = std::size_t{1} << 30;
    auto* const next = static_cast<char*>(bytes);
    std::size_t done = 0;
    while (done < count) {
        const std::uint64_t from = offset + done;
        OVERLAPPED place = {};
        place.Offset = static_cast<DWORD>(from & 0xffffffffu);
        place.OffsetHigh = static_cast<DWORD>(from >> 32);
        DWORD got = 0;
        const auto wanted = static_cast<DWORD>(std::min(count - done, kMostAtOnce));
        if (!ReadFile(handleOf(_file), next + done, wanted, &got, &place) || got == 0) break;
        done += got;
    }
    return done;
}

} // namespace copra

#endif
