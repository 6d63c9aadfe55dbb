#pragma once

#include "files/FileUtils.h"
#include "platform/system/paths.h"
#include "platform/system/process.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace copra::test {

/// A temporary directory for a test, removed at its end. FileUtils searches and writes there.
class TempFolder {
public:
    TempFolder() {
        static unsigned s_count = 0;
        const std::string name =
            "copra-test-" + std::to_string(processNumber()) + "-" + std::to_string(++s_count);
        const std::filesystem::path folder = std::filesystem::temp_directory_path() / name;
        std::filesystem::create_directory(folder);
        _path = pathText(folder) + "/";
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
        const std::filesystem::path file = nativePath(_path + name);
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << contents;
        return pathText(file);
    }

private:
    std::string _path;
};

} // namespace copra::test
