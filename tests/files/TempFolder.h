#pragma once

#include "files/FileUtils.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace copra::test {

/// A temporary directory for a test, removed at its end. FileUtils searches and writes there.
class TempFolder {
public:
    TempFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "copra-test-XXXXXX").string();
        _path = std::string(mkdtemp(pattern.data())) + "/";
        cocos2d::FileUtils::destroyInstance();
        cocos2d::FileUtils::getInstance()->setDefaultResourceRootPath(_path);
        cocos2d::FileUtils::getInstance()->setWritablePath(_path + "home/");
        cocos2d::FileUtils::getInstance()->setPopupNotify(false);
    }
    ~TempFolder() {
        cocos2d::FileUtils::destroyInstance();
        std::filesystem::remove_all(_path);
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    /// Ends with a slash.
    const std::string& path() const { return _path; }

    /// Creates a file and its missing parent directories. Returns its full path.
    std::string write(const std::string& name, const std::string& contents = "x") const {
        const std::filesystem::path file = _path + name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << contents;
        return file.string();
    }

private:
    std::string _path;
};

} // namespace copra::test
