#pragma once

#include "base/RefPtr.h"
#include "render/SpriteFrame.h"

#include <map>
#include <string>
#include <vector>

namespace cocostudio {

/// Loads the sprite sheets of armatures and keeps their frames, so that SpriteFrameCache::removeUnusedSpriteFrames() does
/// not remove them.
class SpriteFrameCacheHelper {
public:
    /// The helper of the program, created on first use.
    static SpriteFrameCacheHelper* getInstance();
    static SpriteFrameCacheHelper* sharedSpriteFrameCacheHelper() { return getInstance(); }
    /// Removes the frames of all sheets.
    static void purge();

    /// Loads a sheet with its image, or releases its frames, which stay in SpriteFrameCache as long as others
    /// use them.
    void addSpriteFrameFromFile(const std::string& plistPath, const std::string& imagePath);
    /// Removes the frames of a sheet that addSpriteFrameFromFile() has added.
    void removeSpriteFrameFromFile(const std::string& plistPath);

private:
    std::map<std::string, std::vector<cocos2d::RefPtr<cocos2d::SpriteFrame>>> _usingSpriteFrames;
};

} // namespace cocostudio
