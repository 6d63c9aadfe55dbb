// The folders with fonts on Linux, macOS and in web pages.

#ifndef _WIN32

#include "platform/system/fontFolders.h"

#include <cstdlib>

namespace fs = std::filesystem;

namespace copra {

std::vector<fs::path> fontFolders() {
    std::vector<fs::path> folders = {"/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
                                     "/System/Library/Fonts"};
    if (const char* const home = std::getenv("HOME"); home && *home) {
        folders.push_back(fs::path(home) / ".local/share/fonts");
        folders.push_back(fs::path(home) / "Library/Fonts");
    }
    return folders;
}

} // namespace copra

#endif
