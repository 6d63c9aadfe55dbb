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

/// Holds the textures of the program by key. The key of a file is its full path. The cache retains each texture once.
class TextureCache : public Ref {
public:
    /// Returns the shared cache, as Director::getTextureCache() does.
    static TextureCache* getInstance();
    /// Old names of getInstance() and destroyInstance().
    static TextureCache* sharedTextureCache() { return getInstance(); }
    static void purgeSharedTextureCache() { destroyInstance(); }
    /// Does nothing: textures are not lost with a window.
    static void reloadAllTextures() {}
    /// Deletes the shared cache. The next getInstance() creates another one.
    static void destroyInstance();

    /// For the Director, which owns the only cache.
    TextureCache();
    TextureCache(const TextureCache&) = delete;
    TextureCache& operator=(const TextureCache&) = delete;
    ~TextureCache() override;

    /// Returns the texture of an image file, which is loaded if it is not in the cache. Returns null, after logging the file and
    /// the reason, if that fails. If addImageAsync() is loading the file, it waits for that image instead of loading it a second
    /// time.
    Texture2D* addImage(const std::string& filepath);
    /// Returns the texture of a key, which is created from `image` if it is not in the cache. Returns null for a null or empty
    /// image.
    Texture2D* addImage(Image* image, const std::string& key);
    /// Loads an image file on another thread and calls back in a later frame, with null if that fails. It calls back at once if
    /// the texture is in the cache or if the file does not exist.
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback);
    /// Does the same with a key for unbindImageAsync().
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback,
                               const std::string& callbackKey);
    /// The form of 2.x: the selector receives the texture. Retains the target until then.
    void addImageAsync(const std::string& filepath, Ref* target, SEL_CallFuncO selector);
    /// Removes the pending callbacks of a file name or a callback key. The texture is still loaded.
    virtual void unbindImageAsync(const std::string& callbackKey);
    /// Removes all pending callbacks.
    virtual void unbindAllImageAsync();

    /// Returns the texture of a key or a file name, or null.
    Texture2D* getTextureForKey(const std::string& key) const;
    /// Old names of getTextureForKey() and addImage().
    Texture2D* textureForKey(const std::string& key) const { return getTextureForKey(key); }
    Texture2D* addUIImage(Image* image, const std::string& key) { return addImage(image, key); }
    Texture2D* addPVRImage(const std::string& filepath) { return addImage(filepath); }
    Texture2D* addETCImage(const std::string& filepath) { return addImage(filepath); }
    /// The suffix of files with the alpha of ETC1 images; stored without effect.
    static void setETC1AlphaFileSuffix(const std::string& suffix);
    static std::string getETC1AlphaFileSuffix();
    /// Loads a file, or loads it again into its texture. Returns false, after logging the reason, if that fails.
    bool reloadTexture(const std::string& fileName);
    /// Removes all textures. Those in use stay alive outside of the cache.
    void removeAllTextures();
    /// Removes the textures to which only the cache has a reference.
    void removeUnusedTextures();
    /// Removes a texture. Null is ignored.
    void removeTexture(Texture2D* texture);
    /// Removes the texture of a key or file name, if there is one.
    void removeTextureForKey(const std::string& key);
    /// Changes the file name of a texture and loads that file into it. Does nothing if the new name is in use
    /// or its file cannot be read.
    void renameTextureWithKey(const std::string& srcName, const std::string& dstName);

    /// A line for each texture and a sum, for logs.
    std::string getCachedTextureInfo() const;
    /// Logs getCachedTextureInfo(). The form of 2.x.
    void dumpCachedTextureInfo() const;
    /// One line about the cache, for logs.
    virtual std::string getDescription() const;
    /// Returns the key of a texture, which is the full path for a file. It is empty if the texture is not in the cache.
    const std::string getTextureFilePath(Texture2D* texture) const;

    /// Creates textures from the images that the other thread has loaded, and calls back. Called by the
    /// director once per frame.
    void pump();
    /// Stops loading on the other thread. Pending callbacks are never called.
    void waitForQuit();

protected:
    std::unordered_map<std::string, Texture2D*>&
        _textures; ///< a reference, since the table takes long to compile

private:
    std::string keyFor(const std::string& name) const;
    Texture2D* store(const std::string& key, Image* image);
    Texture2D* storePixelsOf(const std::string& key, Image& image);

    copra::Owned<std::unordered_map<std::string, Texture2D*>> _ownTextures;
    copra::Owned<copra::ImageLoader> _loader;
};

} // namespace cocos2d
