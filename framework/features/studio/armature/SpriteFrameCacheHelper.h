#pragma once

#include "base/RefPtr.h"
#include "render/SpriteFrame.h"

#include <map>
#include <string>
#include <vector>

namespace cocostudio {

/// Loads the sprite sheets of armatures and retains their frames, so that
/// SpriteFrameCache::removeUnusedSpriteFrames() does not remove them.
class SpriteFrameCacheHelper {
public:
    /// Returns the helper of the program, which is created on first use.
    static SpriteFrameCacheHelper* getInstance();
    /// Deprecated name of getInstance().
    static SpriteFrameCacheHelper* sharedSpriteFrameCacheHelper() { return getInstance(); }
    /// Removes the frames of all sheets.
    static void purge();

    /// Loads a sprite sheet with its image and retains its frames.
    void addSpriteFrameFromFile(const std::string& plistPath, const std::string& imagePath);
    /// Releases the frames of a sheet that addSpriteFrameFromFile() has added, and removes them from
    /// SpriteFrameCache.
    void removeSpriteFrameFromFile(const std::string& plistPath);

private:
    std::map<std::string, std::vector<cocos2d::RefPtr<cocos2d::SpriteFrame>>> _usingSpriteFrames;
};

} // namespace cocostudio
