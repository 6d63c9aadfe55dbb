#pragma once

#include "files/FileUtils.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace copra::test {

/// A directory of its own for a test, gone with it. FileUtils searches and writes there meanwhile.
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

    /// With a slash at its end.
    const std::string& path() const { return _path; }

    /// Makes a file, and the directories on the way to it. Returns its full path.
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
