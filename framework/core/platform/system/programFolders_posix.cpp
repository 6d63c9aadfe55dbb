// The folders of the program and of its user on Linux and macOS.

#ifndef _WIN32

#include "platform/system/programFolders.h"

#include <cstdlib>

namespace fs = std::filesystem;

namespace copra {

fs::path programPath() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error); // Linux only
}

fs::path userFolder() {
    if (const char* const config = std::getenv("XDG_CONFIG_HOME"); config && *config == '/') return config;
    if (const char* const home = std::getenv("HOME"); home && *home) return fs::path(home) / ".config";
    return {};
}

} // namespace copra

#endif
