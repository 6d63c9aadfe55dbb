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

/// The textures of the process by key, which for files is the full path. The cache owns one reference of
/// each.
class TextureCache : public Ref {
public:
    /// The cache that Director::getTextureCache() returns, too.
    static TextureCache* getInstance();
    /// Empties and deletes the shared cache; the next getInstance() makes a new one.
    static void destroyInstance();

    TextureCache();
    TextureCache(const TextureCache&) = delete;
    TextureCache& operator=(const TextureCache&) = delete;
    ~TextureCache() override;

    /// The texture of a picture file, loaded when it is not in the cache. Null after logging file and reason.
    Texture2D* addImage(const std::string& filepath);
    /// The texture under key, made of image when it is not in the cache. Null for a null or empty image.
    Texture2D* addImage(Image* image, const std::string& key);
    /// Loads a picture file on another thread and calls back from a later frame, with null when that fails.
    /// Calls back at once when the texture is in the cache or the file does not exist.
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback);
    /// As above; callbackKey is what unbindImageAsync knows the callback by.
    virtual void addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback,
                               const std::string& callbackKey);
    /// Forgets the callbacks that wait under this file name or callback key; the texture is loaded all the
    /// same.
    virtual void unbindImageAsync(const std::string& callbackKey);
    /// Forgets all callbacks that wait.
    virtual void unbindAllImageAsync();

    /// The texture under a key or file name, or null.
    Texture2D* getTextureForKey(const std::string& key) const;
    /// Reads a file again into its texture, or for the first time. False after logging the reason.
    bool reloadTexture(const std::string& fileName);
    /// Drops all textures; those in use live on outside of the cache.
    void removeAllTextures();
    /// Drops the textures that nobody else holds.
    void removeUnusedTextures();
    /// Drops one texture; null is ignored.
    void removeTexture(Texture2D* texture);
    /// Drops the texture under a key or file name, if there is one.
    void removeTextureForKey(const std::string& key);
    /// Moves a texture from one file name to another and reads that file into it. Does nothing when the new
    /// name is taken or its file cannot be read.
    void renameTextureWithKey(const std::string& srcName, const std::string& dstName);

    /// One line for each texture and a sum, for logs.
    std::string getCachedTextureInfo() const;
    /// One line about the cache, for logs.
    virtual std::string getDescription() const;
    /// The key of a texture, which for files is the full path; empty if the texture is not in the cache.
    const std::string getTextureFilePath(Texture2D* texture) const;

    /// Turns what the other thread has read into textures and calls back. The director calls this once a
    /// frame.
    void pump();
    /// Stops loading on the other thread; what was not called back yet never is.
    void waitForQuit();

protected:
    std::unordered_map<std::string, Texture2D*> _textures;

private:
    std::string keyFor(const std::string& name) const;
    Texture2D* store(const std::string& key, Image* image);

    copra::Owned<copra::ImageLoader> _loader;
};

} // namespace cocos2d
