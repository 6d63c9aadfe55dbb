#include "testing/TestFiles.h"

#include "files/FileUtils.h"
#include "files/UserDefault.h"
#include "platform/system/paths.h"
#include "testing/find.h"

#include <filesystem>
#include <random>

namespace fs = std::filesystem;
using cocos2d::FileUtils;
using cocos2d::UserDefault;

namespace copra {
namespace testing {

namespace {

/// Creates an empty folder with a name of its own among the temporary files.
fs::path createFolder() {
    std::random_device random;
    std::error_code error;
    for (int attempt = 0; attempt < 100; ++attempt) {
        fs::path folder = fs::temp_directory_path(error) / ("copra-test-" + std::to_string(random()));
        if (!error && fs::create_directory(folder, error)) return folder;
    }
    throw TestFailure("a temporary folder cannot be created: " + error.message());
}

} // namespace

TestFiles::TestFiles() : _folder(pathText(createFolder()) + "/") {
    FileUtils* files = FileUtils::getInstance();
    _writablePath = files->getWritablePath();
    _searchPaths = files->getOriginalSearchPaths();
    files->setWritablePath(_folder);
    files->addSearchPath(_folder, true);
    UserDefault::destroyInstance();
}

TestFiles::~TestFiles() {
    FileUtils* files = FileUtils::getInstance();
    files->setWritablePath(_writablePath);
    files->setSearchPaths(_searchPaths);
    files->purgeCachedEntries();
    UserDefault::destroyInstance();
    std::error_code error;
    fs::remove_all(nativePath(_folder), error);
}

void TestFiles::add(const std::string& path, const std::string& content) {
    const fs::path file = nativePath(_folder + path);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    FileUtils* files = FileUtils::getInstance();
    if (!files->writeStringToFile(content, pathText(file)))
        throw TestFailure("cannot write " + pathText(file));
    files->purgeCachedEntries();
}

std::string TestFiles::read(const std::string& path) const {
    return exists(path) ? FileUtils::getInstance()->getStringFromFile(_folder + path) : std::string();
}

bool TestFiles::exists(const std::string& path) const {
    return FileUtils::getInstance()->isFileExist(_folder + path);
}

} // namespace testing
} // namespace copra
