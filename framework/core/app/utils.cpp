#include "app/utils.h"

#include "app/Director.h"
#include "base/Data.h"
#include "base/RefPtr.h"
#include "base/WeakPtr.h"
#include "base/base64.h"
#include "base/md5.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerCustom.h"
#include "files/FileUtils.h"
#include "images/Image.h"
#include "nodes/sprites/Sprite.h"
#include "render/Texture2D.h"
#include "render/TextureCache.h"
#include "scene/Node.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace cocos2d {
namespace utils {

// --- Screenshot ---

namespace {

/// Weak: becomes null when all listeners are removed.
copra::WeakPtr<EventListenerCustom> s_captureListener;

bool saveFrame(const std::string& path) {
    copra::RenderDevice* device = Director::getInstance()->getRenderer()->device();
    copra::PixelImage frame = device ? device->capture() : copra::PixelImage();
    if (frame.empty()) {
        copra::warning("utils::captureScreen: the backend draws nothing; cannot save '%s'", path.c_str());
        return false;
    }
    // The alpha left by blending has no meaning on the screen.
    for (std::size_t i = 3; i < frame.rgba.size(); i += 4) frame.rgba[i] = 255;
    auto* image = new Image();
    const bool saved = image->initWithRawData(frame.rgba.data(), static_cast<ssize_t>(frame.rgba.size()),
                                              frame.size.width, frame.size.height, 8) &&
                       image->saveToFile(path, true);
    image->release();
    return saved;
}

} // namespace

void captureScreen(const std::function<void(bool, const std::string&)>& afterCaptured,
                   const std::string& filename) {
    if (s_captureListener) {
        copra::warning("utils::captureScreen: ignored '%s', because another capture is pending",
                       filename.c_str());
        if (afterCaptured) afterCaptured(false, filename);
        return;
    }
    if (copra::RenderDevice* device = Director::getInstance()->getRenderer()->device())
        device->prepareCapture();
    EventDispatcher* dispatcher = Director::getInstance()->getEventDispatcher();
    s_captureListener = dispatcher->addCustomEventListener(
        Director::EVENT_AFTER_DRAW, [afterCaptured, filename, dispatcher](EventCustom*) {
            // Removing the listener destroys this closure, so copy what is needed afterward.
            const auto callback = afterCaptured;
            FileUtils* files = FileUtils::getInstance();
            const std::string path =
                files->isAbsolutePath(filename) ? filename : files->getWritablePath() + filename;
            dispatcher->removeEventListener(s_captureListener.get());
            s_captureListener.reset();
            const bool saved = saveFrame(path);
            if (callback) callback(saved, path);
        });
}

// --- Nodes ---

std::vector<Node*> findChildren(const Node& node, const std::string& name) {
    std::vector<Node*> found;
    node.enumerateChildren(name, [&found](Node* child) {
        found.push_back(child);
        return false;
    });
    return found;
}

namespace {

/// Searches the children first, then their descendants.
template<class Matches>
Node* findBelow(Node* node, const Matches& matches) {
    for (Node* child : node->getChildren())
        if (matches(*child)) return child;
    for (Node* child : node->getChildren())
        if (Node* found = findBelow(child, matches)) return found;
    return nullptr;
}

} // namespace

Node* findChild(Node* levelRoot, const std::string& name) {
    if (!levelRoot || name.empty()) return nullptr;
    return findBelow(levelRoot, [&name](const Node& node) { return node.getName() == name; });
}

Node* findChild(Node* levelRoot, int tag) {
    if (!levelRoot || tag == Node::INVALID_TAG) return nullptr;
    return findBelow(levelRoot, [tag](const Node& node) { return node.getTag() == tag; });
}

namespace {

bool hasArea(const Rect& rect) {
    return rect.size.width > 0 || rect.size.height > 0;
}

void includeVisible(const Node& node, Rect& box) {
    const Size& size = node.getContentSize();
    if (size.width > 0 && size.height > 0) {
        const Rect own =
            RectApplyAffineTransform(Rect(Vec2::ZERO, size), node.getNodeToWorldAffineTransform());
        box = hasArea(box) ? box.unionWithRect(own) : own;
    }
    for (const Node* child : node.getChildren())
        if (child->isVisible()) includeVisible(*child, box);
}

} // namespace

Rect getCascadeBoundingBox(Node* node) {
    Rect box;
    if (node) includeVisible(*node, box);
    return box;
}

// --- Files ---

namespace {

/// Decodes an image file in base64; logs and returns null if it cannot be decoded.
RefPtr<Image> decodeImage(const char* base64String) {
    RefPtr<Image> image;
    if (copra::warn(!base64String, "utils::createSpriteFromBase64: the string is null")) return image;
    unsigned char* bytes = nullptr;
    const int size = base64Decode(reinterpret_cast<const unsigned char*>(base64String),
                                  static_cast<unsigned int>(std::strlen(base64String)), &bytes);
    image.weakAssign(new Image());
    if (size <= 0 || !image->initWithImageData(bytes, size)) {
        copra::warning("utils::createSpriteFromBase64: the string is not an image");
        image.reset();
    }
    std::free(bytes);
    return image;
}

} // namespace

Sprite* createSpriteFromBase64(const char* base64String) {
    const RefPtr<Image> image = decodeImage(base64String);
    if (!image) return nullptr;
    RefPtr<Texture2D> texture;
    texture.weakAssign(new Texture2D());
    return texture->initWithImage(image) ? Sprite::createWithTexture(texture) : nullptr;
}

Sprite* createSpriteFromBase64Cached(const char* base64String, const char* key) {
    if (copra::refuse(!key, "utils::createSpriteFromBase64Cached: the key is null"))
        return createSpriteFromBase64(base64String);
    TextureCache* cache = Director::getInstance()->getTextureCache();
    Texture2D* texture = cache->getTextureForKey(key);
    if (!texture) {
        const RefPtr<Image> image = decodeImage(base64String);
        if (image) texture = cache->addImage(image, key);
    }
    return texture ? Sprite::createWithTexture(texture) : nullptr;
}

std::string getFileMD5Hash(const std::string& filename) {
    const Data data = FileUtils::getInstance()->getDataFromFile(filename);
    return data.isNull() ? std::string() : getDataMD5Hash(data);
}

std::string getDataMD5Hash(const Data& data) {
    return copra::md5(data.getBytes(), static_cast<std::size_t>(data.getSize()));
}

// --- Time and numbers ---

double gettime() {
    using namespace std::chrono;
    return duration<double>(system_clock::now().time_since_epoch()).count();
}

long long getTimeInMilliseconds() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::vector<int> parseIntegerList(const std::string& intsString) {
    std::vector<int> numbers;
    const char* rest = intsString.c_str();
    char* end = nullptr;
    for (long long number = std::strtoll(rest, &end, 10); end != rest;
         number = std::strtoll(rest, &end, 10)) {
        const auto clamped =
            std::clamp<long long>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
        if (clamped != number)
            copra::warning("utils::parseIntegerList: '%s' has numbers out of range", intsString.c_str());
        numbers.push_back(static_cast<int>(clamped));
        rest = end;
    }
    return numbers;
}

} // namespace utils
} // namespace cocos2d
