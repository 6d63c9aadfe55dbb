#include "platform/system/paths.h"

namespace copra {

std::string absoluteName(const std::string& name) {
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(nativePath(name), error);
    return error ? name : pathText(path);
}

} // namespace copra
