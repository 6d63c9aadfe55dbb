#include "render/TextureCache.h"

#include "base/Data.h"
#include "base/RefPtr.h"
#include "base/log.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "images/DecodedImage.h"
#include "images/Image.h"
#include "images/NinePatchImageParser.h"
#include "render/missingImage.h"

#include <algorithm>
#include <cstdio>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace copra {

/// Decodes images on the background threads and keeps them for pump(). Begins no more of them than fit into a limited
/// amount of memory, by the average size of the previous ones.
class ImageLoader {
public:
    struct Job {
        std::string path;
        std::string callbackKey;
        std::function<void(cocos2d::Texture2D*)> callback;
        DecodeOptions options;
        bool isFinished = false;
        bool isTaken = false; ///< addImage() has the image
        std::mutex reading;   ///< held by the thread that reads it; guards the members below until isFinished
        bool isRead = false;
        DecodedImage image;
        std::string reason; ///< why decoding failed

        /// The callback is gone before what it holds is destroyed, which may use the cache.
        std::function<void(cocos2d::Texture2D*)> takeCallback() { return std::exchange(callback, nullptr); }
    };

    void load(const std::string& path, const std::function<void(cocos2d::Texture2D*)>& callback,
              const std::string& callbackKey) {
        auto job = std::make_shared<Job>();
        job->path = path;
        job->callbackKey = callbackKey;
        job->callback = callback;
        job->options = cocos2d::Image::decodeOptions();
        jobs.push_back(job);
        _waiting.push_back(std::move(job));
        begin();
    }

    /// The job of a file, read by now, if it is to be decoded with the current options; else null. What no thread has begun is
    /// read by this one.
    std::shared_ptr<Job> take(const std::string& path) {
        const DecodeOptions options = cocos2d::Image::decodeOptions();
        const auto isWanted = [&](const std::shared_ptr<Job>& job) {
            return job->path == path && !job->isTaken && job->options == options;
        };
        const auto found = std::find_if(jobs.begin(), jobs.end(), isWanted);
        if (found == jobs.end()) return nullptr;
        const std::lock_guard<std::mutex> lock((*found)->reading);
        read(**found);
        (*found)->isTaken = true;
        return *found;
    }

    /// The first job in order of request, which pump() takes over; null if it is not finished.
    std::shared_ptr<Job> takeFinished() {
        if (jobs.empty() || !jobs.front()->isFinished) return nullptr;
        std::shared_ptr<Job> job = std::move(jobs.front());
        jobs.pop_front();
        --_begun;
        if (!job->isTaken)
            _averageBytes += (static_cast<double>(job->image.bytes.size()) - _averageBytes) / 8.0;
        begin();
        return job;
    }

    /// Forgets all jobs. A thread may still hold one of them, but must not destroy what its callback holds.
    void clear() {
        _waiting.clear();
        _begun = 0;
        for (const auto& job : std::exchange(jobs, {})) job->takeCallback();
    }

    std::list<std::shared_ptr<Job>> jobs; ///< in order of request

private:
    static constexpr double kMemory = 64.0 * 1024 * 1024; // bytes of decoded images that wait for pump()
    static constexpr int kMostBegun = 256;

    void begin() {
        const int fitting = static_cast<int>(kMemory / std::max(_averageBytes, 1.0));
        const int most = std::clamp(fitting, 2 * backgroundThreads(), kMostBegun);
        while (!_waiting.empty() && _begun < most) {
            const std::shared_ptr<Job> job = std::move(_waiting.front());
            _waiting.pop_front();
            ++_begun;
            runConcurrently([job] { readUnlessBegun(*job); }, [job] { job->isFinished = true; });
        }
    }

    static void readUnlessBegun(Job& job) {
        const std::unique_lock<std::mutex> lock(job.reading, std::try_to_lock);
        if (lock) read(job);
    }

    static void read(Job& job) {
        if (std::exchange(job.isRead, true)) return;
        const cocos2d::Data data = cocos2d::FileUtils::getInstance()->getDataFromFile(job.path);
        job.reason = "the file cannot be read";
        if (data.isNull()) return;
        const auto count = static_cast<std::size_t>(data.getSize());
        if (decodeImage(data.getBytes(), count, job.options, job.image, job.reason)) job.reason.clear();
        job.image.path = job.path;
    }

    std::deque<std::shared_ptr<Job>> _waiting; ///< not begun
    int _begun = 0;                            ///< jobs that are neither waiting nor taken
    double _averageBytes = 2.0 * 1024 * 1024;  ///< of the last decoded images
};

} // namespace copra

namespace cocos2d {

namespace {
TextureCache* gCache = nullptr;
} // namespace

TextureCache* TextureCache::getInstance() {
    copra::expectMainThread("TextureCache::getInstance");
    if (!gCache) gCache = new TextureCache();
    return gCache;
}

void TextureCache::destroyInstance() {
    TextureCache* cache = std::exchange(gCache, nullptr);
    if (!cache) return;
    cache->waitForQuit();
    cache->release();
}

TextureCache::TextureCache()
    : _textures(*new std::unordered_map<std::string, Texture2D*>),
      _ownTextures(&_textures),
      _loader(std::make_unique<copra::ImageLoader>()) {}

TextureCache::~TextureCache() {
    removeAllTextures();
}

// --- Adding ---

std::string TextureCache::keyFor(const std::string& name) const {
    // Keys need not be files; checking first avoids a log line of FileUtils.
    const FileUtils* files = FileUtils::getInstance();
    if (files->isAbsolutePath(name)) return name;
    return files->isFileExist(name) ? files->fullPathForFilename(name) : std::string();
}

Texture2D* TextureCache::store(const std::string& key, Image* image) {
    auto* texture = new Texture2D();
    if (!texture->initWithImage(image)) {
        texture->release();
        return nullptr;
    }
    if (NinePatchImageParser::isNinePatchImage(key))
        texture->addSpriteFrameCapInset(nullptr, NinePatchImageParser(image).parseCapInset());
    _textures.emplace(key, texture);
    return texture;
}

Texture2D* TextureCache::storePixelsOf(const std::string& key, Image& image) {
    if (NinePatchImageParser::isNinePatchImage(key)) return store(key, &image); // which reads them afterward
    auto* texture = new Texture2D();
    if (!texture->initWithPixelsOf_(image)) {
        texture->release();
        return nullptr;
    }
    _textures.emplace(key, texture);
    return texture;
}

Texture2D* TextureCache::addImage(const std::string& filepath) {
    const std::string key = keyFor(filepath);
    if (key.empty()) {
        copra::warnOfMissingImage(filepath);
        return nullptr;
    }
    const auto found = _textures.find(key);
    if (found != _textures.end()) return found->second;
    Image image;
    if (const auto job = _loader->take(key)) {
        if (job->reason.empty()) {
            image.adopt(std::move(job->image));
            return storePixelsOf(key, image);
        }
        copra::warning("Image: %s: %s", key.c_str(), job->reason.c_str());
        return nullptr;
    }
    return image.initWithImageFile(key) ? storePixelsOf(key, image) : nullptr;
}

Texture2D* TextureCache::addImage(Image* image, const std::string& key) {
    if (copra::refuse(!image, "TextureCache::addImage: the image is null")) return nullptr;
    const auto found = _textures.find(key);
    if (found != _textures.end()) return found->second;
    return store(key, image);
}

void TextureCache::addImageAsync(const std::string& filepath,
                                 const std::function<void(Texture2D*)>& callback) {
    addImageAsync(filepath, callback, filepath);
}

void TextureCache::addImageAsync(const std::string& filepath, const std::function<void(Texture2D*)>& callback,
                                 const std::string& callbackKey) {
    const std::string key = keyFor(filepath);
    const auto found = _textures.find(key);
    if (key.empty() || found != _textures.end()) {
        if (key.empty()) copra::warnOfMissingImage(filepath);
        if (callback) callback(key.empty() ? nullptr : found->second);
        return;
    }
    _loader->load(key, callback, callbackKey);
}

void TextureCache::addImageAsync(const std::string& filepath, Ref* target, SEL_CallFuncO selector) {
    if (!target || !selector) {
        addImageAsync(filepath, nullptr);
        return;
    }
    addImageAsync(filepath, [owner = RefPtr<Ref>(target), selector](Texture2D* texture) {
        (owner.get()->*selector)(texture);
    });
}

void TextureCache::unbindImageAsync(const std::string& callbackKey) {
    const std::string path = keyFor(callbackKey);
    const auto jobs = _loader->jobs; // takeCallback() may change them
    for (const auto& job : jobs) {
        if (job->callbackKey == callbackKey || job->path == path) job->takeCallback();
    }
}

void TextureCache::unbindAllImageAsync() {
    const auto jobs = _loader->jobs;
    for (const auto& job : jobs) job->takeCallback();
}

void TextureCache::pump() {
    const RefPtr<TextureCache> alive(this); // a callback may destroy the instance
    // In order of request, one by one: callbacks may request more.
    while (const auto job = _loader->takeFinished()) {
        const auto found = _textures.find(job->path);
        Texture2D* texture = found != _textures.end() ? found->second : nullptr;
        if (!texture && job->isTaken) {
            texture = addImage(job->path);
        } else if (!texture && job->reason.empty()) {
            Image image;
            image.adopt(std::move(job->image));
            texture = storePixelsOf(job->path, image);
        } else if (!texture) {
            copra::warning("Image: %s: %s", job->path.c_str(), job->reason.c_str());
        }
        if (const auto callback = job->takeCallback()) callback(texture);
    }
}

namespace {

std::string& alphaFileSuffix() {
    static std::string suffix = "@alpha";
    return suffix;
}

} // namespace

void TextureCache::setETC1AlphaFileSuffix(const std::string& suffix) {
    alphaFileSuffix() = suffix;
}

std::string TextureCache::getETC1AlphaFileSuffix() {
    return alphaFileSuffix();
}

void TextureCache::waitForQuit() {
    _loader->clear();
}

bool TextureCache::reloadTexture(const std::string& fileName) {
    const std::string key = keyFor(fileName);
    const auto found = _textures.find(key);
    if (found == _textures.end()) return addImage(fileName) != nullptr;
    Image image;
    return image.initWithImageFile(key) && found->second->initWithPixelsOf_(image);
}

// --- Finding ---

Texture2D* TextureCache::getTextureForKey(const std::string& key) const {
    auto found = _textures.find(key);
    if (found == _textures.end()) found = _textures.find(keyFor(key));
    return found == _textures.end() ? nullptr : found->second;
}

const std::string TextureCache::getTextureFilePath(Texture2D* texture) const {
    for (const auto& [key, candidate] : _textures) {
        if (candidate == texture) return key;
    }
    return {};
}

// --- Removing ---

void TextureCache::removeAllTextures() {
    for (const auto& [key, texture] : std::exchange(_textures, {})) texture->release();
}

void TextureCache::removeUnusedTextures() {
    for (auto it = _textures.begin(); it != _textures.end();) {
        Texture2D* texture = it->second;
        const bool isUnused = texture->getReferenceCount() == 1;
        it = isUnused ? _textures.erase(it) : std::next(it);
        if (isUnused) texture->release();
    }
}

void TextureCache::removeTexture(Texture2D* texture) {
    for (auto it = _textures.begin(); texture && it != _textures.end(); ++it) {
        if (it->second != texture) continue;
        _textures.erase(it);
        texture->release();
        return;
    }
}

void TextureCache::removeTextureForKey(const std::string& key) {
    auto found = _textures.find(key);
    if (found == _textures.end()) found = _textures.find(keyFor(key));
    if (found == _textures.end()) return;
    Texture2D* texture = found->second;
    _textures.erase(found);
    texture->release();
}

void TextureCache::renameTextureWithKey(const std::string& srcName, const std::string& dstName) {
    auto found = _textures.find(srcName);
    if (found == _textures.end()) found = _textures.find(keyFor(srcName));
    const std::string newKey = keyFor(dstName);
    if (found == _textures.end() || newKey.empty() || _textures.count(newKey) > 0) return;
    Image image;
    Texture2D* texture = found->second;
    if (!image.initWithImageFile(newKey) || !texture->initWithImage(&image)) return;
    _textures.erase(found);
    _textures.emplace(newKey, texture);
}

// --- Description ---

std::string TextureCache::getCachedTextureInfo() const {
    std::string text;
    char line[512];
    unsigned long totalBytes = 0;
    for (const auto& [key, texture] : _textures) {
        const unsigned bits = texture->getBitsPerPixelForFormat();
        const unsigned long bytes = static_cast<unsigned long>(texture->getPixelsWide()) *
                                    static_cast<unsigned long>(texture->getPixelsHigh()) * bits / 8;
        totalBytes += bytes;
        std::snprintf(line, sizeof line, "\"%s\" rc=%u id=%u %d x %d @ %u bpp => %lu KB\n", key.c_str(),
                      texture->getReferenceCount(), texture->getName(), texture->getPixelsWide(),
                      texture->getPixelsHigh(), bits, bytes / 1024);
        text += line;
    }
    std::snprintf(line, sizeof line, "TextureCache dumpDebugInfo: %zu textures, for %lu KB (%.2f MB)\n",
                  _textures.size(), totalBytes / 1024, static_cast<double>(totalBytes) / (1024.0 * 1024.0));
    return text + line;
}

void TextureCache::dumpCachedTextureInfo() const {
    cocos2d::log("%s", getCachedTextureInfo().c_str());
}

std::string TextureCache::getDescription() const {
    return "<TextureCache | Number of textures = " + std::to_string(_textures.size()) + ">";
}

} // namespace cocos2d
