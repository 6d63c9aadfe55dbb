#pragma once

#include "base/Map.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Value.h"
#include "render/SpriteFrame.h"

#include <string>

namespace cocos2d {

class Texture2D;

/// The sprite frames of the process, by name, as sprite sheets (property lists of formats 0 to 3) bring them.
///
/// A sheet's texture is the file that `metadata.textureFileName` names, beside the sheet, or the sheet's own
/// name with .png. A frame whose name is known already is left out. What is wrong with a sheet is logged with
/// file and frame, and the sound frames are kept.
class SpriteFrameCache : public Ref {
public:
    /// The only instance, made on first use.
    static SpriteFrameCache* getInstance();
    static void destroyInstance();
    /// Older names.
    static SpriteFrameCache* sharedSpriteFrameCache() { return getInstance(); }
    static void purgeSharedSpriteFrameCache() { destroyInstance(); }

    bool init();

    /// Adds the frames of a sheet. Nothing happens when all of them are there already.
    void addSpriteFramesWithFile(const std::string& plist);
    /// With another texture than the sheet names.
    void addSpriteFramesWithFile(const std::string& plist, const std::string& textureFileName);
    void addSpriteFramesWithFile(const std::string& plist, Texture2D* texture);
    /// Adds the frames of a sheet that is given as text.
    void addSpriteFramesWithFileContent(const std::string& plist_content, Texture2D* texture);
    /// Adds one frame, or replaces the one of that name.
    void addSpriteFrame(SpriteFrame* frame, const std::string& frameName);
    /// True while every frame that the sheet brought is still here.
    bool isSpriteFramesWithFileLoaded(const std::string& plist) const;

    void removeSpriteFrames();
    /// Removes the frames that nobody else holds (autorelease pools count as somebody).
    void removeUnusedSpriteFrames();
    /// Unknown names are ignored, and so are aliases: the frame and its aliases stay.
    void removeSpriteFrameByName(const std::string& name);
    void removeSpriteFramesFromFile(const std::string& plist);
    void removeSpriteFramesFromFileContent(const std::string& plist_content);
    void removeSpriteFramesFromTexture(Texture2D* texture);

    /// The frame of a name or alias; null, with a log line, for unknown names. Owned by the cache.
    SpriteFrame* getSpriteFrameByName(const std::string& name);
    SpriteFrame* spriteFrameByName(const std::string& name) { return getSpriteFrameByName(name); }

    /// Reads the picture of a sheet anew into its texture, so that all who show it change, and makes fresh
    /// frames of the same names. False, after logging, for a sheet that is not loaded or cannot be read.
    bool reloadTexture(const std::string& plist);

protected:
    SpriteFrameCache();
    ~SpriteFrameCache() override;

private:
    struct Sheets;

    void addSheet(const std::string& plist, const ValueMap& sheet, Texture2D* texture);
    std::string textureNameOf(const std::string& plist, const ValueMap& sheet) const;
    void addFrame(const std::string& plist, const std::string& name, SpriteFrame* frame);
    void addAliases(const ValueMap& description, const std::string& name, const std::string& plist);
    void removeFrame(const std::string& name);
    void removeFramesOf(const ValueMap& sheet);

    Map<std::string, SpriteFrame*> _spriteFrames;
    copra::Owned<Sheets> _sheets; ///< where frames came from
};

} // namespace cocos2d
