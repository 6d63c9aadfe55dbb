// Replacing and locking files with the calls of Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/atomicFile.h"
#include "platform/system/paths.h"

#include <algorithm>
#include <atomic>
#include <system_error>

namespace fs = std::filesystem;

namespace copra {

namespace {

std::string lastWriteError(const char* what) {
    return std::string(what) + ": " + std::system_category().message(static_cast<int>(GetLastError()));
}

/// Creates a new file beside `target`.
HANDLE createTemporary(const fs::path& target, fs::path& name) {
    static std::atomic<unsigned> s_count{0};
    HANDLE file = INVALID_HANDLE_VALUE;
    do {
        name = target;
        name += '.' + std::to_string(GetCurrentProcessId()) + '-' + std::to_string(++s_count);
        file =
            CreateFileW(name.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    } while (file == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_EXISTS); // left by a killed process
    return file;
}

bool writeAll(HANDLE file, const void* bytes, std::size_t size) {
    constexpr std::size_t kMostAtOnce = std::size_t{1} << 30;
    const auto* next = static_cast<const char*>(bytes);
    while (size > 0) {
        DWORD written = 0;
        if (!WriteFile(file, next, static_cast<DWORD>(std::min(size, kMostAtOnce)), &written, nullptr))
            return false;
        next += written;
        size -= written;
    }
    return true;
}

/// A name for the lock of a folder that every process forms alike.
std::wstring lockName(const fs::path& folder) {
    std::error_code error;
    const std::size_t number = fs::hash_value(fs::weakly_canonical(folder, error));
    return L"Local\\copra-files-" + std::to_wstring(number);
}

} // namespace

bool writeFileAtomically(const std::string& path, const void* bytes, std::size_t size, std::string& reason) {
    std::error_code error;
    fs::path target = nativePath(path);
    if (fs::is_symlink(target, error)) target = fs::weakly_canonical(target, error); // the link stays
    if (fs::exists(target, error) && !fs::is_regular_file(target, error)) {
        reason = "it is not a regular file";
        return false;
    }
    fs::path temporary;
    const HANDLE file = createTemporary(target, temporary);
    if (file == INVALID_HANDLE_VALUE) {
        reason = lastWriteError("cannot create a temporary file in its folder");
        return false;
    }
    const bool isWritten = writeAll(file, bytes, size) && FlushFileBuffers(file);
    if (!isWritten) reason = lastWriteError("writing failed");
    CloseHandle(file);
    const bool isReplaced = isWritten && MoveFileExW(temporary.c_str(), target.c_str(),
                                                     MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    if (isWritten && !isReplaced) reason = lastWriteError("cannot replace it");
    if (!isReplaced) DeleteFileW(temporary.c_str());
    return isReplaced;
}

FileVersion FileVersion::of(const std::string& path) {
    constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const HANDLE file = CreateFileW(nativePath(path).c_str(), FILE_READ_ATTRIBUTES, kShareAll, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr); // also folders
    if (file == INVALID_HANDLE_VALUE) return {};
    BY_HANDLE_FILE_INFORMATION info = {};
    FileVersion version;
    if (GetFileInformationByHandle(file, &info)) {
        const auto joined = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; };
        version.device = info.dwVolumeSerialNumber;
        version.inode = joined(info.nFileIndexHigh, info.nFileIndexLow);
        constexpr std::uint64_t kTick = 100; // nanoseconds
        version.modified = static_cast<std::int64_t>(
            joined(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime) * kTick);
        version.size = static_cast<std::int64_t>(joined(info.nFileSizeHigh, info.nFileSizeLow));
    }
    CloseHandle(file);
    return version;
}

// Windows locks no folders: a mutex with a name that belongs to the folder.
FileLock::FileLock(const std::string& path, double seconds) {
    const fs::path file = nativePath(path);
    const HANDLE mutex = CreateMutexW(
        nullptr, FALSE, lockName(file.has_parent_path() ? file.parent_path() : fs::path(".")).c_str());
    if (!mutex) return;
    if (WaitForSingleObject(mutex, static_cast<DWORD>(seconds * 1'000.0)) == WAIT_TIMEOUT) {
        _isBusy = true;
        CloseHandle(mutex);
        return;
    }
    _folder = reinterpret_cast<std::intptr_t>(mutex);
}

FileLock::~FileLock() {
    if (_folder == kNoLock) return;
    ReleaseMutex(reinterpret_cast<HANDLE>(_folder));
    CloseHandle(reinterpret_cast<HANDLE>(_folder));
}

} // namespace copra

#endif
