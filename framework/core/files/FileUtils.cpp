#include "files/FileUtils.h"

#include "base/refuse.h"
#include "files/Background.h"
#include "platform/system/paths.h"
#include "platform/system/programFolders.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <unordered_set>

namespace fs = std::filesystem;

namespace cocos2d {

namespace {

std::unique_ptr<FileUtils> sharedInstance;
std::mutex sharedInstanceMutex;

/// The name of a program without the ending that programs of Windows have.
fs::path nameOf(const fs::path& program) {
    return program.extension() == ".exe" ? program.stem() : program.filename();
}

std::string findResourceRoot() {
    std::error_code error;
    const fs::path workingDirectory = fs::current_path(error);
    const fs::path program = copra::programPath();
    const fs::path shared = program.parent_path().parent_path() / "share" / nameOf(program);
    for (const fs::path& place : {program.parent_path(), shared, workingDirectory})
        for (const char* const name : {"Resources", "resources"})
            if (!place.empty() && fs::is_directory(place / name, error))
                return copra::pathText(place / name) + "/";
    return copra::pathText(workingDirectory) + "/";
}

/// The folder of this program among those of its user.
std::string findWritablePath() {
    const fs::path program = nameOf(copra::programPath());
    const fs::path name = program.empty() ? fs::path("copra") : program;
    if (const fs::path folder = copra::userFolder(); !folder.empty())
        return copra::pathText(folder / name) + "/";
    std::error_code error;
    std::string path = copra::pathText(fs::temp_directory_path(error) / name) + "/";
    copra::warning("FileUtils: neither XDG_CONFIG_HOME nor HOME is set; writing to %s", path.c_str());
    return path;
}

std::string withSlash(const std::string& directory) {
    return directory.empty() || directory.back() == '/' ? directory : directory + "/";
}

} // namespace

FileUtils* FileUtils::getInstance() {
    const std::lock_guard<std::mutex> lock(sharedInstanceMutex);
    if (!sharedInstance) {
        sharedInstance.reset(new FileUtils);
        sharedInstance->init();
    }
    return sharedInstance.get();
}

void FileUtils::destroyInstance() {
    copra::waitForBackground(); // its work uses the instance
    const std::lock_guard<std::mutex> lock(sharedInstanceMutex);
    sharedInstance.reset();
}

void FileUtils::setDelegate(FileUtils* delegate) {
    copra::waitForBackground();
    const std::lock_guard<std::mutex> lock(sharedInstanceMutex);
    if (delegate && delegate->_searchPathArray.empty()) delegate->init();
    if (sharedInstance.get() != delegate) sharedInstance.reset(delegate);
}

FileUtils::FileUtils()
    : _fullPathCache(*new std::unordered_map<std::string, std::string>), _ownFullPathCache(&_fullPathCache) {}
FileUtils::~FileUtils() = default;

bool FileUtils::init() {
    if (_defaultResRootPath.empty()) _defaultResRootPath = findResourceRoot();
    _searchPathArray.assign(1, _defaultResRootPath);
    _searchResolutionsOrderArray.assign(1, "");
    return true;
}

// --- Search paths ---

std::string FileUtils::asDirectory(const std::string& path) const {
    return withSlash(isAbsolutePath(path) ? path : _defaultResRootPath + path);
}

void FileUtils::setSearchPaths(const std::vector<std::string>& searchPaths) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    const std::vector<std::string> paths = searchPaths; // a copy: may be _originalSearchPaths itself
    _originalSearchPaths = paths;
    _fullPathCache.clear();
    _searchPathArray.clear();
    for (const std::string& path : paths) _searchPathArray.push_back(asDirectory(path));
    const bool hasRoot = std::find(_searchPathArray.begin(), _searchPathArray.end(), _defaultResRootPath) !=
                         _searchPathArray.end();
    if (!hasRoot) _searchPathArray.push_back(_defaultResRootPath);
}

void FileUtils::addSearchPath(const std::string& path, const bool front) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    _originalSearchPaths.insert(front ? _originalSearchPaths.begin() : _originalSearchPaths.end(), path);
    _searchPathArray.insert(front ? _searchPathArray.begin() : _searchPathArray.end(), asDirectory(path));
    _fullPathCache.clear();
}

const std::vector<std::string> FileUtils::getSearchPaths() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return _searchPathArray;
}

const std::vector<std::string> FileUtils::getOriginalSearchPaths() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return _originalSearchPaths;
}

void FileUtils::setSearchResolutionsOrder(const std::vector<std::string>& searchResolutionsOrder) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    const std::vector<std::string> directories = searchResolutionsOrder;
    _fullPathCache.clear();
    _searchResolutionsOrderArray.clear();
    for (const std::string& directory : directories)
        _searchResolutionsOrderArray.push_back(withSlash(directory));
    if (std::find(directories.begin(), directories.end(), "") == directories.end())
        _searchResolutionsOrderArray.emplace_back();
}

void FileUtils::addSearchResolutionsOrder(const std::string& order, const bool front) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    auto& orders = _searchResolutionsOrderArray;
    orders.insert(front ? orders.begin() : orders.end(), withSlash(order));
}

const std::vector<std::string> FileUtils::getSearchResolutionsOrder() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return _searchResolutionsOrderArray;
}

const std::string FileUtils::getDefaultResourceRootPath() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return _defaultResRootPath;
}

void FileUtils::setDefaultResourceRootPath(const std::string& path) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    if (_defaultResRootPath == withSlash(path)) return;
    _defaultResRootPath = withSlash(path);
    setSearchPaths(_originalSearchPaths);
}

void FileUtils::setFilenameLookupDictionary(const ValueMap& filenameLookupDict) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    _fullPathCache.clear();
    _filenameLookupDict = filenameLookupDict;
}

const char* FileUtils::keptFullPath_(const std::string& filename) const {
    static std::unordered_set<std::string> s_paths;
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return s_paths.insert(fullPathForFilename(filename)).first->c_str();
}

void FileUtils::loadFilenameLookupDictionaryFromFile(const std::string& filename) {
    const std::string path = fullPathForFilename(filename);
    if (path.empty()) {
        copra::warning("FileUtils: there is no file lookup dictionary %s", filename.c_str());
        return;
    }
    ValueMap root = getValueMapFromFile(path);
    const auto metadata = root.find("metadata");
    int version = 0;
    if (metadata != root.end() && metadata->second.getType() == Value::Type::MAP) {
        const ValueMap& map = metadata->second.asValueMap();
        if (const auto entry = map.find("version"); entry != map.end()) version = entry->second.asInt();
    }
    const auto names = root.find("filenames");
    if (version != 1 || names == root.end() || names->second.getType() != Value::Type::MAP) {
        copra::warning(
            "FileUtils: %s: expected a dictionary 'filenames' and metadata version 1, found version %d",
            filename.c_str(), version);
        return;
    }
    setFilenameLookupDictionary(names->second.asValueMap());
}

std::string FileUtils::getNewFilename(const std::string& filename) const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    const auto entry = _filenameLookupDict.find(filename);
    return entry == _filenameLookupDict.end() ? filename : entry->second.asString();
}

void FileUtils::purgeCachedEntries() {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    _fullPathCache.clear();
}

const std::unordered_map<std::string, std::string> FileUtils::getFullPathCache() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    return _fullPathCache;
}

// --- Writable path ---

std::string FileUtils::getWritablePath() const {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    if (_writablePath.empty()) _writablePath = findWritablePath();
    std::error_code error;
    const fs::path native = copra::nativePath(_writablePath);
    fs::create_directories(native, error);
    if (error && !fs::is_directory(native))
        copra::warning("FileUtils: cannot create %s: %s", _writablePath.c_str(), error.message().c_str());
    return _writablePath;
}

void FileUtils::setWritablePath(const std::string& writablePath) {
    const std::lock_guard<std::recursive_mutex> lock(_mutex);
    _writablePath = withSlash(writablePath);
}

void FileUtils::setPopupNotify(bool notify) {
    _popupNotify = notify;
}

bool FileUtils::isPopupNotify() const {
    return _popupNotify;
}

std::string FileUtils::getSuitableFOpen(const std::string& filenameUtf8) const {
    return filenameUtf8;
}

} // namespace cocos2d
