// The member functions of FileUtils that resolve names to paths, and list directories.

#include "base/log.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "platform/system/paths.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

namespace fs = std::filesystem;

namespace cocos2d {

namespace {

struct SplitName {
    std::string directory; ///< ends with a slash, or is empty
    std::string base;
};

SplitName split(const std::string& name) {
    const auto slash = name.find_last_of('/');
    if (slash == std::string::npos) return {"", name};
    return {name.substr(0, slash + 1), name.substr(slash + 1)};
}

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool equalIgnoringCase(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

/// The entry of `directory` whose name equals `name` ignoring case, the first in alphabetical order. Empty if
/// there is none.
fs::path entryIgnoringCase(const fs::path& directory, const std::string& name) {
    fs::path best;
    std::error_code error;
    for (fs::directory_iterator entry(directory, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& found = entry->path();
        if (equalIgnoringCase(copra::pathText(found.filename()), name) && (best.empty() || found < best))
            best = found;
    }
    return best;
}

/// The file `name` below `directory`, ignoring case. Empty if there is none.
fs::path fileIgnoringCase(fs::path directory, const std::string& name) {
    std::error_code error;
    for (const fs::path& part : copra::nativePath(name)) {
        if (part == "." || part == "..") {
            directory /= part;
            continue;
        }
        const fs::path exact = directory / part;
        directory = fs::exists(exact, error) ? exact : entryIgnoringCase(directory, copra::pathText(part));
        if (directory.empty()) return {};
    }
    return fs::is_regular_file(directory, error) ? directory : fs::path();
}

/// The directory of that name in the first search path that `exists`; "" if there is none.
template<typename Exists>
std::string searchDirectory(const FileUtils& files, const std::string& name, const Exists& exists) {
    if (files.isAbsolutePath(name)) return exists(name) ? name : "";
    for (const std::string& searchPath : files.getSearchPaths())
        for (const std::string& resolution : files.getSearchResolutionsOrder()) {
            std::string path = searchPath + name + (resolution.empty() ? "" : "/" + resolution);
            if (exists(path)) return path;
        }
    return "";
}

/// The sorted paths of the entries of a directory; those of directories end with a slash.
template<typename Iterator>
std::vector<std::string> entriesOf(const std::string& directory) {
    std::vector<std::string> paths;
    std::error_code error;
    for (Iterator entry(copra::nativePath(directory), error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code unknown;
        paths.push_back(copra::pathText(entry->path()) + (entry->is_directory(unknown) ? "/" : ""));
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace

std::string FileUtils::fullPathForFilename(const std::string& filename) const {
    if (filename.empty()) return "";
    if (isAbsolutePath(filename)) {
        const std::string found = searchBelowRoot(filename);
        return found.empty() ? filename : found;
    }

    std::string path = searchOnce(filename);
    if (path.empty() && isPopupNotify()) CCLOG("FileUtils: %s is not in any search path", filename.c_str());
    return path;
}

std::string FileUtils::searchOnce(const std::string& filename) const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    if (const auto cached = _fullPathCache.find(filename); cached != _fullPathCache.end())
        return cached->second;
    std::string name = getNewFilename(filename);
    if (name.empty()) return "";
    // Windows would find the file, but games compare and split paths at slashes.
    if constexpr (fs::path::preferred_separator == '\\') std::replace(name.begin(), name.end(), '\\', '/');
    std::string path = searchExactly(name);
    if (path.empty()) path = searchIgnoringCase(name);
    if (!path.empty()) _fullPathCache.emplace(filename, path);
    return path;
}

/// The path of a name with a leading slash that is not a file of the system but one below a search path; "" if it is not: games
/// from Windows write such names.
std::string FileUtils::searchBelowRoot(const std::string& name) const {
    std::error_code error;
    if (name.size() < 2 || name[0] != '/' || fs::exists(copra::nativePath(name), error)) return "";
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    const std::string relative = getNewFilename(name.substr(1));
    return isAbsolutePath(relative) ? "" : searchExactly(relative);
}

std::string FileUtils::searchExactly(const std::string& name) const {
    if (isAbsolutePath(name)) return name; // the substitution table may contain full paths
    for (const std::string& searchPath : _searchPathArray)
        for (const std::string& resolution : _searchResolutionsOrderArray) {
            std::string path = getPathForFilename(name, resolution, searchPath);
            if (!path.empty()) return path;
        }
    std::error_code error;
    const fs::path local = fs::current_path(error) / copra::nativePath(name);
    return fs::is_regular_file(local, error) ? copra::pathText(local) : "";
}

std::string FileUtils::searchIgnoringCase(const std::string& name) const {
    std::string slashed = name;
    std::replace(slashed.begin(), slashed.end(), '\\', '/');
    const SplitName parts = split(slashed);
    for (const std::string& searchPath : _searchPathArray)
        for (const std::string& resolution : _searchResolutionsOrderArray) {
            const std::string below = parts.directory + resolution + parts.base;
            const fs::path path = fileIgnoringCase(copra::nativePath(searchPath), below);
            if (path.empty()) continue;
            std::string found = copra::pathText(path);
            if (path != copra::nativePath(searchPath) / copra::nativePath(name))
                copra::warning("FileUtils: there is no file %s; using %s", name.c_str(), found.c_str());
            return found;
        }
    return "";
}

std::string FileUtils::getPathForFilename(const std::string& filename, const std::string& resolutionDirectory,
                                          const std::string& searchPath) const {
    const SplitName parts = split(filename);
    return getFullPathForDirectoryAndFilename(searchPath + parts.directory + resolutionDirectory, parts.base);
}

std::string FileUtils::getFullPathForDirectoryAndFilename(const std::string& directory,
                                                          const std::string& filename) const {
    std::string path = directory;
    if (!path.empty() && path.back() != '/') path += '/';
    path += filename;
    return isFileExistInternal(path) ? path : "";
}

std::string FileUtils::fullPathFromRelativeFile(const std::string& filename,
                                                const std::string& relativeFile) const {
    return split(relativeFile).directory + getNewFilename(filename);
}

bool FileUtils::isFileExistInternal(const std::string& filename) const {
    if (filename.empty()) return false;
    std::error_code error;
    const std::string path = isAbsolutePath(filename) ? filename : _defaultResRootPath + filename;
    return fs::is_regular_file(copra::nativePath(path), error);
}

bool FileUtils::isDirectoryExistInternal(const std::string& dirPath) const {
    std::error_code error;
    return fs::is_directory(copra::nativePath(dirPath), error);
}

bool FileUtils::isFileExist(const std::string& filename) const {
    if (isAbsolutePath(filename)) return isFileExistInternal(filename) || !searchBelowRoot(filename).empty();
    return !searchOnce(filename).empty();
}

bool FileUtils::isDirectoryExist(const std::string& dirPath) const {
    if (dirPath.empty()) return false;
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    const auto exists = [this](const std::string& path) { return isDirectoryExistInternal(path); };
    return !searchDirectory(*this, dirPath, exists).empty();
}

std::vector<std::string> FileUtils::listFiles(const std::string& dirPath) const {
    const auto exists = [this](const std::string& path) { return isDirectoryExistInternal(path); };
    return entriesOf<fs::directory_iterator>(searchDirectory(*this, dirPath, exists));
}

void FileUtils::listFilesRecursively(const std::string& dirPath, std::vector<std::string>* files) const {
    const auto exists = [this](const std::string& path) { return isDirectoryExistInternal(path); };
    const auto found = entriesOf<fs::recursive_directory_iterator>(searchDirectory(*this, dirPath, exists));
    files->insert(files->end(), found.begin(), found.end());
}

bool FileUtils::isAbsolutePath(const std::string& path) const {
    return copra::isAbsoluteName(path);
}

std::string FileUtils::getFileExtension(const std::string& filePath) const {
    const std::string base = split(filePath).base;
    const auto dot = base.find_last_of('.');
    if (dot == std::string::npos) return "";
    std::string extension = base.substr(dot);
    std::transform(extension.begin(), extension.end(), extension.begin(), lower);
    return extension;
}

} // namespace cocos2d
