#include "support.h"

#include "backend/backend.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"
#include "scene/SceneContext.h"

#include <filesystem>

namespace fuzz {

std::string textOf(const std::uint8_t* bytes, std::size_t count) {
    return std::string(reinterpret_cast<const char*>(bytes), count);
}

copra::SceneContext& context() {
    static copra::SceneContext* const kept = [] {
        copra::installImageCodec();
        return new copra::SceneContext;
    }();
    return *kept;
}

const std::string& scratchFolder() {
    struct Folder {
        std::string path = copra::pathText(std::filesystem::temp_directory_path() /
                                           ("copra-fuzz-" + std::to_string(copra::processNumber())));
        Folder() {
            path += "/";
            std::filesystem::create_directories(path);
        }
        ~Folder() {
            std::error_code ignored;
            std::filesystem::remove_all(path, ignored);
        }
    };
    static const Folder folder;
    return folder.path;
}

} // namespace fuzz
