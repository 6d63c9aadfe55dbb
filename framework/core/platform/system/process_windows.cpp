// The process and its user on Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"

#include <cstdlib>
#include <shellapi.h>

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

std::vector<fs::path> fontFolders() {
    std::vector<fs::path> folders;
    if (const wchar_t* const windows = _wgetenv(L"SystemRoot"))
        folders.push_back(fs::path(windows) / "Fonts");
    if (const wchar_t* const local = _wgetenv(L"LOCALAPPDATA"))
        folders.push_back(fs::path(local) / "Microsoft" / "Windows" / "Fonts");
    return folders;
}

void setEnvironment(const char* name, const char* value) {
    _putenv_s(name, value ? value : ""); // which removes it
}

bool openInBrowser(const std::string& url) {
    constexpr INT_PTR kMostErrors = 32; // a larger result is success
    const HINSTANCE result =
        ShellExecuteW(nullptr, L"open", nativePath(url).c_str(), nullptr, nullptr, SW_SHOWNORMAL);
    return reinterpret_cast<INT_PTR>(result) > kMostErrors;
}

unsigned long processNumber() {
    return GetCurrentProcessId();
}

} // namespace copra

#endif
