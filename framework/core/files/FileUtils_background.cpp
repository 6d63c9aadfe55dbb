// The asynchronous member functions of FileUtils.

#include "files/Background.h"
#include "files/FileUtils.h"

#include <memory>
#include <utility>

namespace cocos2d {

namespace {

/// Computes a result on the background thread and passes it to the callback on the main thread.
template<typename Result>
void computeAsync(std::function<Result()> compute, std::function<void(Result)> callback) {
    const auto result = std::make_shared<Result>();
    copra::runInBackground([result, compute = std::move(compute)] { *result = compute(); },
                           [result, callback = std::move(callback)] {
                               if (callback) callback(std::move(*result));
                           });
}

} // namespace

void FileUtils::getStringFromFile(const std::string& path, std::function<void(std::string)> callback) const {
    computeAsync<std::string>([this, full = fullPathForFilename(path)] { return getStringFromFile(full); },
                              std::move(callback));
}

void FileUtils::getDataFromFile(const std::string& filename, std::function<void(Data)> callback) const {
    computeAsync<Data>([this, full = fullPathForFilename(filename)] { return getDataFromFile(full); },
                       std::move(callback));
}

void FileUtils::writeStringToFile(std::string dataStr, const std::string& fullPath,
                                  std::function<void(bool)> callback) const {
    computeAsync<bool>(
        [this, text = std::move(dataStr), fullPath] { return writeStringToFile(text, fullPath); },
        std::move(callback));
}

void FileUtils::writeDataToFile(Data data, const std::string& fullPath,
                                std::function<void(bool)> callback) const {
    const auto shared = std::make_shared<Data>(std::move(data));
    computeAsync<bool>([this, shared, fullPath] { return writeDataToFile(*shared, fullPath); },
                       std::move(callback));
}

void FileUtils::writeValueMapToFile(ValueMap dict, const std::string& fullPath,
                                    std::function<void(bool)> callback) const {
    computeAsync<bool>([this, map = std::move(dict), fullPath] { return writeValueMapToFile(map, fullPath); },
                       std::move(callback));
}

void FileUtils::writeValueVectorToFile(ValueVector vecData, const std::string& fullPath,
                                       std::function<void(bool)> callback) const {
    computeAsync<bool>(
        [this, array = std::move(vecData), fullPath] { return writeValueVectorToFile(array, fullPath); },
        std::move(callback));
}

void FileUtils::isFileExist(const std::string& filename, std::function<void(bool)> callback) const {
    computeAsync<bool>([this, filename] { return isFileExist(filename); }, std::move(callback));
}

void FileUtils::isDirectoryExist(const std::string& fullPath, std::function<void(bool)> callback) const {
    computeAsync<bool>([this, fullPath] { return isDirectoryExist(fullPath); }, std::move(callback));
}

void FileUtils::createDirectory(const std::string& dirPath, std::function<void(bool)> callback) const {
    computeAsync<bool>([this, dirPath] { return createDirectory(dirPath); }, std::move(callback));
}

void FileUtils::removeDirectory(const std::string& dirPath, std::function<void(bool)> callback) const {
    computeAsync<bool>([this, dirPath] { return removeDirectory(dirPath); }, std::move(callback));
}

void FileUtils::removeFile(const std::string& filepath, std::function<void(bool)> callback) const {
    computeAsync<bool>([this, filepath] { return removeFile(filepath); }, std::move(callback));
}

void FileUtils::renameFile(const std::string& path, const std::string& oldname, const std::string& name,
                           std::function<void(bool)> callback) const {
    computeAsync<bool>([this, path, oldname, name] { return renameFile(path, oldname, name); },
                       std::move(callback));
}

void FileUtils::renameFile(const std::string& oldfullpath, const std::string& newfullpath,
                           std::function<void(bool)> callback) const {
    computeAsync<bool>([this, oldfullpath, newfullpath] { return renameFile(oldfullpath, newfullpath); },
                       std::move(callback));
}

void FileUtils::getFileSize(const std::string& filepath, std::function<void(long)> callback) const {
    computeAsync<long>([this, filepath] { return getFileSize(filepath); }, std::move(callback));
}

void FileUtils::listFilesAsync(const std::string& dirPath,
                               std::function<void(std::vector<std::string>)> callback) const {
    computeAsync<std::vector<std::string>>([this, dirPath] { return listFiles(dirPath); },
                                           std::move(callback));
}

void FileUtils::listFilesRecursivelyAsync(const std::string& dirPath,
                                          std::function<void(std::vector<std::string>)> callback) const {
    computeAsync<std::vector<std::string>>(
        [this, dirPath] {
            std::vector<std::string> files;
            listFilesRecursively(dirPath, &files);
            return files;
        },
        std::move(callback));
}

} // namespace cocos2d
