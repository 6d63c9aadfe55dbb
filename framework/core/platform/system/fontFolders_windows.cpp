// The folders with fonts on Windows.

#ifdef _WIN32

#include "platform/system/fontFolders.h"

#include <cstdlib>

namespace fs = std::filesystem;

namespace copra {

std::vector<fs::path> fontFolders() {
    std::vector<fs::path> folders;
    if (const wchar_t* const windows = _wgetenv(L"SystemRoot"))
        folders.push_back(fs::path(windows) / "Fonts");
    if (const wchar_t* const local = _wgetenv(L"LOCALAPPDATA"))
        folders.push_back(fs::path(local) / "Microsoft" / "Windows" / "Fonts");
    return folders;
}

} // namespace copra

#endif
