// Paths where names are bytes.

#ifndef _WIN32

#include "platform/system/paths.h"

namespace copra {

std::filesystem::path nativePath(const std::string& name) {
    return name;
}

std::string pathText(const std::filesystem::path& path) {
    return path.string();
}

bool isAbsoluteName(const std::string& name) {
    return !name.empty() && name.front() == '/';
}

} // namespace copra

#endif
