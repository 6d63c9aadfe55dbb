#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Value.h"
#include "render/SpriteFrame.h"
#include "render/fwd.h"

#include <string>

namespace cocos2d {

/// Holds the sprite frames of the program by name, and loads them from sprite sheets (property lists of the
/// formats 0 to 3).
///
/// The texture of a sheet is the file that `metadata.textureFileName` names, relative to the sheet, or the
/// name of the sheet with .png. Frames whose name is already in the cache are skipped. Errors in a sheet are
/// logged with file and frame, and valid frames are kept.
class SpriteFrameCache : public Ref {
public:
    /// Returns the shared instance, which is created on first use.
    static SpriteFrameCache* getInstance();
    /// Destroys the shared instance with its frames. The next getInstance() creates a new one.
    static void destroyInstance();
    /// Deprecated name of getInstance().
    static SpriteFrameCache* sharedSpriteFrameCache() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedSpriteFrameCache() { destroyInstance(); }

    /// Does nothing and returns true.
    bool init();

    /// Adds the frames of a sheet, unless all of them are in the cache already. If the sheet or its texture
    /// cannot be loaded, the function logs that and adds nothing. An empty file name is an error: debug
    /// builds assert; release builds log it and do nothing.
    void addSpriteFramesWithFile(const std::string& plist);
    /// Adds the frames of a sheet, unless all of them are in the cache already, with an image file instead of
    /// the one that the sheet names. If the sheet or the image cannot be loaded, the function logs that and
    /// adds nothing. An empty name of the image is an error: debug builds assert; release builds log it and
    /// do nothing.
    void addSpriteFramesWithFile(const std::string& plist, const std::string& textureFileName);
    /// Adds the frames of a sheet, unless all of them are in the cache already, with a texture instead of the
    /// one that the sheet names. If the sheet cannot be loaded or `texture` is null, the function logs that
    /// and adds nothing.
    void addSpriteFramesWithFile(const std::string& plist, Texture2D* texture);
    /// Adds the frames of a sheet in memory with their texture. If `texture` is null, the function logs that
    /// and adds nothing.
    void addSpriteFramesWithFileContent(const std::string& plist_content, Texture2D* texture);
    /// Adds and retains a frame, in place of the frame with that name. Null is an error: debug builds assert;
    /// release builds log it and change nothing.
    void addSpriteFrame(SpriteFrame* frame, const std::string& frameName);
    /// Whether the sheet was loaded and all of its frames are still in the cache.
    bool isSpriteFramesWithFileLoaded(const std::string& plist) const;

    /// Removes all frames. Sprites keep the frames that they show.
    void removeSpriteFrames();
    /// Removes the frames to which only the cache has a reference. An autorelease pool counts as a reference.
    void removeUnusedSpriteFrames();
    /// Removes a frame by its name. An unknown name is ignored. The name of an alias is ignored, too: both
    /// the frame and the alias remain.
    void removeSpriteFrameByName(const std::string& name);
    /// Removes the frames of a sheet that was loaded from a file. If the sheet was not loaded, the function
    /// removes the frames that the file names. A missing file is ignored.
    void removeSpriteFramesFromFile(const std::string& plist);
    /// Removes the frames that the content of a sheet names.
    void removeSpriteFramesFromFileContent(const std::string& plist_content);
    /// Removes the frames that are parts of a texture.
    void removeSpriteFramesFromTexture(Texture2D* texture);

    /// Returns the frame with a name or an alias, which the cache owns. If there is none, the function
    /// returns null and logs the name with a hint, such as a similar name.
    SpriteFrame* getSpriteFrameByName(const std::string& name);
    /// Returns the frame with a name or an alias. If there is none, the function returns null without
    /// logging, for callers that then look elsewhere.
    SpriteFrame* findFrame_(const std::string& name) const;
    /// Returns the name of a frame with this texture and rectangle, in pixels, for tools that show it. The
    /// name is empty if there is none.
    std::string nameOfFrame_(const Texture2D* texture, const Rect& rectInPixels) const;
    /// Returns the frame with a name or an alias, as getSpriteFrameByName() does.
    SpriteFrame* spriteFrameByName(const std::string& name) { return getSpriteFrameByName(name); }

    /// Loads the image of a sheet again into its texture, for all users of the texture, and replaces the
    /// frames. Returns false, after logging, for a sheet that is not loaded or cannot be read.
    bool reloadTexture(const std::string& plist);

protected:
    /// Constructs an empty cache. Use getInstance() in games.
    SpriteFrameCache();
    ~SpriteFrameCache() override;

private:
    /// Returns the end of the message that there is no frame of that name.
    std::string likeMissing(const std::string& name) const;
    struct Sheets_;

    void addSheet(const std::string& plist, const ValueMap& sheet, Texture2D* texture);
    std::string textureNameOf(const std::string& plist, const ValueMap& sheet) const;
    void addAliases(const ValueMap& description, const std::string& name, const std::string& plist);
    void removeFramesOf(const ValueMap& sheet);

    copra::Owned<Sheets_> _sheets; ///< The frames, and the sheets that they came from.
};

} // namespace cocos2d
