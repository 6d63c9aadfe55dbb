#pragma once

#include "base/Ref.h"

#include <set>
#include <string>

namespace copra {
struct ArmatureFile;
}

namespace cocostudio {

/// Reads the files of ArmatureDataManager, each once.
class DataReaderHelper : public cocos2d::Ref {
public:
    static DataReaderHelper* getInstance();
    static DataReaderHelper* sharedDataReaderHelper() { return getInstance(); }
    static void purge();

    /// Scales positions in files that are read from now on; 1 initially.
    static void setPositionReadScale(float scale);
    static float getPositionReadScale();

    void addDataFromFile(const std::string& filePath);
    /// See ArmatureDataManager::addArmatureFileInfoAsync(); with image and plist, these are loaded instead of the sheets that
    /// the file names.
    void addDataFromFileAsync(const std::string& imagePath, const std::string& plistPath,
                              const std::string& filePath, cocos2d::Ref* target,
                              cocos2d::SEL_SCHEDULE selector);
    /// The file will be read again.
    void removeConfigFile(const std::string& configFile);

    DataReaderHelper();
    ~DataReaderHelper() override;

private:
    bool readContents(const std::string& path, copra::ArmatureFile& file);
    void finishAsync(cocos2d::Ref* target, cocos2d::SEL_SCHEDULE selector);

    std::set<std::string> _files; ///< read or being read
    int _asyncTotal = 0;
    int _asyncLeft = 0;
};

} // namespace cocostudio
