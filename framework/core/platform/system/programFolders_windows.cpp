// The folders of the program and of its user on Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/programFolders.h"

#include <cstdlib>
#include <string>

namespace fs = std::filesystem;

namespace copra {

fs::path programPath() {
    std::wstring path(MAX_PATH, L'\0');
    for (;;) {
        const DWORD length = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
        if (length == 0) return {};
        if (length < path.size()) return path.substr(0, length);
        path.resize(path.size() * 2);
    }
}

fs::path userFolder() {
    const wchar_t* const folder = _wgetenv(L"APPDATA");
    return folder ? fs::path(folder) : fs::path();
}

} // namespace copra

#endif
