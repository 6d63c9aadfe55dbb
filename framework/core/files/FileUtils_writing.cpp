// The member functions of FileUtils that write files and change directories.

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/Plist.h"
#include "platform/system/atomicFile.h"
#include "platform/system/paths.h"

#include <filesystem>

namespace fs = std::filesystem;

namespace cocos2d {

namespace {

bool writeBytes(const void* bytes, std::size_t size, const std::string& fullPath) {
    std::string reason;
    if (copra::writeFileAtomically(fullPath, bytes, size, reason)) return true;
    copra::warning("FileUtils: cannot write %s: %s", fullPath.c_str(), reason.c_str());
    return false;
}

bool succeeded(const char* what, const std::string& path, const std::error_code& error) {
    if (error) copra::warning("FileUtils: cannot %s %s: %s", what, path.c_str(), error.message().c_str());
    return !error;
}

} // namespace

bool FileUtils::writeStringToFile(const std::string& dataStr, const std::string& fullPath) const {
    return writeBytes(dataStr.data(), dataStr.size(), fullPath);
}

bool FileUtils::writeDataToFile(const Data& data, const std::string& fullPath) const {
    return writeBytes(data.getBytes(), static_cast<std::size_t>(data.getSize()), fullPath);
}

bool FileUtils::writeToFile(const ValueMap& dict, const std::string& fullPath) const {
    return writeValueMapToFile(dict, fullPath);
}

bool FileUtils::writeValueMapToFile(const ValueMap& dict, const std::string& fullPath) const {
    return writeStringToFile(copra::writePlist(dict), fullPath);
}

bool FileUtils::writeValueVectorToFile(const ValueVector& vecData, const std::string& fullPath) const {
    return writeStringToFile(copra::writePlist(vecData), fullPath);
}

bool FileUtils::createDirectory(const std::string& dirPath) const {
    if (dirPath.empty()) return false;
    std::error_code error;
    fs::create_directories(copra::nativePath(dirPath), error);
    return isDirectoryExistInternal(dirPath) || succeeded("create the directory", dirPath, error);
}

bool FileUtils::removeDirectory(const std::string& dirPath) const {
    if (!isDirectoryExistInternal(dirPath)) {
        copra::warning("FileUtils: cannot remove %s: no such directory", dirPath.c_str());
        return false;
    }
    std::error_code error;
    fs::remove_all(copra::nativePath(dirPath), error);
    clearPathCache();
    return succeeded("remove", dirPath, error);
}

bool FileUtils::removeFile(const std::string& filepath) const {
    std::error_code error;
    const fs::path native = copra::nativePath(filepath);
    if (!fs::is_regular_file(native, error)) {
        copra::warning("FileUtils: cannot remove %s: no such file", filepath.c_str());
        return false;
    }
    fs::remove(native, error);
    clearPathCache();
    return succeeded("remove", filepath, error);
}

bool FileUtils::renameFile(const std::string& path, const std::string& oldname,
                           const std::string& name) const {
    if (path.empty()) return false;
    const std::string directory = path.back() == '/' ? path : path + "/";
    return renameFile(directory + oldname, directory + name);
}

bool FileUtils::renameFile(const std::string& oldfullpath, const std::string& newfullpath) const {
    std::error_code error;
    fs::rename(copra::nativePath(oldfullpath), copra::nativePath(newfullpath), error);
    clearPathCache();
    return succeeded("rename", oldfullpath + " to " + newfullpath, error);
}

void FileUtils::clearPathCache() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    _fullPathCache.clear();
}

} // namespace cocos2d
