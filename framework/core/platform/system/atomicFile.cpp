#include "platform/system/atomicFile.h"

#include "platform/system/RegularFile.h"

#include <cerrno>
#include <cstring>

namespace copra {

bool readWholeFile(const std::string& path, std::string& text, std::string& reason) {
    const RegularFile file(path);
    if (!file.isOpen()) {
        reason = file.error();
        return false;
    }
    if (file.size() > kMaxWholeFile) {
        reason = "it is too large: " + std::to_string(file.size()) + " bytes";
        return false;
    }
    text.resize(static_cast<std::size_t>(file.size()));
    if (file.read(0, text.data(), text.size()) == text.size()) return true;
    reason = std::string("reading failed: ") + std::strerror(errno);
    return false;
}

} // namespace copra
