// The browser on Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/browser.h"
#include "platform/system/paths.h"

#include <shellapi.h>

namespace copra {

bool openInBrowser(const std::string& url) {
    constexpr INT_PTR kMostErrors = 32; // a larger result is success
    const HINSTANCE result =
        ShellExecuteW(nullptr, L"open", nativePath(url).c_str(), nullptr, nullptr, SW_SHOWNORMAL);
    return reinterpret_cast<INT_PTR>(result) > kMostErrors;
}

} // namespace copra

#endif
