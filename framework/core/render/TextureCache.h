#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "render/Texture2D.h"

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

namespace copra {
class ImageLoader;
}

namespace cocos2d {

/// Holds the textures of the program by key. The key of a file is its full path. The cache retains each
/// texture once.
class TextureCache : public Ref {
public:
    /// Returns the shared cache, as Director::getTextureCache() does.
    static TextureCache* getInstance();
    /// Deprecated name of getInstance().
    static TextureCache* sharedTextureCache() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedTextureCache() { destroyInstance(); }
    /// Does nothing: textures are not lost together with a window.
    static void reloadAllTextures() {}
    /// Destroys the shared cache. Textures that are in use remain alive. The next getInstance() creates
    /// another cache.
    static void destroyInstance();

    /// Constructs an empty cache. The Director owns the only one; use getInstance() in games.
    TextureCache();
    TextureCache(const TextureCache&) = delete;
    TextureCache& operator=(const TextureCache&) = delete;
    ~TextureCache() override;

    /// Returns the texture of an image file, which is loaded if it is not in the cache. On failure, the
    /// function logs the file and the reason and returns null. If addImageAsync() is loading the file, the
    /// function waits for that image instead of loading it a second time.
    Texture2D* addImage(const std::string& filepath);
    /// Returns the texture of a key, which is created from `image` if it is not in the cache. Returns null if
    /// the image is empty. If it is null, debug builds assert; release builds log that and return null.
    Texture2D* addImage(Image* image, const std::string& key);
    /// Loads an image file on another thread and passes the texture to `callback` in a later frame. If that
    /// fails, the function logs the reason and passes null. If the texture is in the cache or the file does
    /// not exist, calls `callback` at once.
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback);
    /// Loads an image file on another thread and passes the texture to `callback` in a later frame. If that
    /// fails, the function logs the reason and passes null. If the texture is in the cache or the file does
    /// not exist, calls `callback` at once. `callbackKey` is the key for unbindImageAsync().
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback,
                               const std::string& callbackKey);
    /// Loads an image file on another thread and passes the texture to a selector, as in cocos2d-x 2.x. The
    /// target is retained until then. If loading fails, the function logs the reason and passes null. With a
    /// null target or selector, it calls nothing.
    void addImageAsync(const std::string& filepath, Ref* target, SEL_CallFuncO selector);
    /// Removes the pending callbacks of a file name or a callback key. The texture is loaded nevertheless.
    virtual void unbindImageAsync(const std::string& callbackKey);
    /// Removes all pending callbacks.
    virtual void unbindAllImageAsync();

    /// Returns the texture of a key or a file name, or null.
    Texture2D* getTextureForKey(const std::string& key) const;
    /// Deprecated name of getTextureForKey().
    Texture2D* textureForKey(const std::string& key) const { return getTextureForKey(key); }
    /// Deprecated name of addImage() for an image in memory.
    Texture2D* addUIImage(Image* image, const std::string& key) { return addImage(image, key); }
    /// Deprecated name of addImage() for a PVR file.
    Texture2D* addPVRImage(const std::string& filepath) { return addImage(filepath); }
    /// Deprecated name of addImage() for an ETC file.
    Texture2D* addETCImage(const std::string& filepath) { return addImage(filepath); }
    /// Stores the suffix of the files with the alpha of ETC1 images. It has no effect.
    static void setETC1AlphaFileSuffix(const std::string& suffix);
    /// Returns the suffix that setETC1AlphaFileSuffix() has stored; "@alpha" by default.
    static std::string getETC1AlphaFileSuffix();
    /// Loads a file, or loads it again into its texture. On failure, the function logs the reason and returns
    /// false.
    bool reloadTexture(const std::string& fileName);
    /// Removes all textures. Textures that are in use remain alive outside of the cache.
    void removeAllTextures();
    /// Removes the textures to which only the cache has a reference.
    void removeUnusedTextures();
    /// Removes a texture. Null is ignored.
    void removeTexture(Texture2D* texture);
    /// Removes the texture of a key or a file name. Unknown names are ignored.
    void removeTextureForKey(const std::string& key);
    /// Changes the file name of a texture and loads that file into it. Does nothing if there is no such
    /// texture, if the new name is in use, or if its file cannot be read.
    void renameTextureWithKey(const std::string& srcName, const std::string& dstName);

    /// Returns a line for each texture and the total, for logs.
    std::string getCachedTextureInfo() const;
    /// Logs what getCachedTextureInfo() returns, as in cocos2d-x 2.x.
    void dumpCachedTextureInfo() const;
    /// Returns one line about the cache, for logs.
    virtual std::string getDescription() const;
    /// Returns the key of a texture, such as the full path of its file, or an empty string if the texture is
    /// not in the cache.
    const std::string getTextureFilePath(Texture2D* texture) const;

    /// Creates textures from the images that other threads have loaded, and calls the callbacks. The Director
    /// calls this function once per frame.
    void pump();
    /// Stops loading on the other thread. Pending callbacks are never called.
    void waitForQuit();

protected:
    std::unordered_map<std::string, Texture2D*>&
        _textures; ///< The textures by key; a reference, because the table takes long to compile.

private:
    std::string keyFor(const std::string& name) const;
    Texture2D* store(const std::string& key, Image* image);
    Texture2D* storePixelsOf(const std::string& key, Image& image);

    copra::Owned<std::unordered_map<std::string, Texture2D*>> _ownTextures;
    copra::Owned<copra::ImageLoader> _loader;
};

} // namespace cocos2d
