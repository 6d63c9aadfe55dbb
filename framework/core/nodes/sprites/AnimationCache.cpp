#include "nodes/sprites/AnimationCache.h"

#include "base/Map.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "files/FileUtils.h"
#include "files/ValueAccess.h"
#include "nodes/sprites/Sprite.h"
#include "render/SpriteFrameCache.h"

namespace cocos2d {

using copra::flagIn;
using copra::integerIn;
using copra::listIn;
using copra::mapIn;
using copra::numberIn;
using copra::textIn;

namespace {

RefPtr<AnimationCache> sharedCache;

/// One frame: a name (format 1), or a dictionary with name, units and notification (format 2). Null if the
/// sprite frame is unknown.
AnimationFrame* readFrame(const Value& description, const std::string& plist, const std::string& animation) {
    const bool isMap = description.getType() == Value::Type::MAP;
    const bool isText = description.getType() == Value::Type::STRING;
    const std::string name = isMap    ? textIn(description.asValueMap(), "spriteframe")
                             : isText ? description.asString()
                                      : "";
    SpriteFrame* const sprite = SpriteFrameCache::getInstance()->findFrame_(name);
    if (!sprite) {
        copra::warning("AnimationCache: %s: animation '%s': frame '%s' is not in the SpriteFrameCache",
                       plist.c_str(), animation.c_str(), name.c_str());
        return nullptr;
    }
    if (!isMap) return AnimationFrame::create(sprite, 1.0f, ValueMap());
    const ValueMap& map = description.asValueMap();
    return AnimationFrame::create(sprite, numberIn(map, "delayUnits", 1.0f), mapIn(map, "notification"));
}

Animation* readAnimation(const ValueMap& description, int format, const std::string& plist,
                         const std::string& name) {
    Vector<AnimationFrame*> frames;
    for (const Value& frame : listIn(description, "frames"))
        if (AnimationFrame* const read = readFrame(frame, plist, name)) frames.pushBack(read);
    if (frames.empty()) {
        copra::warning("AnimationCache: %s: animation '%s' has no frames", plist.c_str(), name.c_str());
        return nullptr;
    }
    if (format == 1) return Animation::create(frames, numberIn(description, "delay", 0.0f), 1);
    const auto loops = copra::toInteger<unsigned int>(numberIn(description, "loops", 1.0f));
    Animation* const animation =
        Animation::create(frames, numberIn(description, "delayPerUnit", 0.0f), loops);
    animation->setRestoreOriginalFrame(flagIn(description, "restoreOriginalFrame"));
    return animation;
}

} // namespace

AnimationCache* AnimationCache::getInstance() {
    copra::expectMainThread("AnimationCache::getInstance");
    if (!sharedCache) {
        auto* const cache = new AnimationCache;
        cache->init();
        sharedCache = cache;
        cache->release();
    }
    return sharedCache;
}

void AnimationCache::destroyInstance() {
    sharedCache.reset();
}

struct AnimationCache::Animations_ {
    Map<std::string, Animation*> byName;
};

AnimationCache::AnimationCache() : _animations(new Animations_) {}
AnimationCache::~AnimationCache() = default;

bool AnimationCache::init() {
    return true;
}

void AnimationCache::addAnimation(Animation* animation, const std::string& name) {
    if (copra::refuse(!animation, "AnimationCache::addAnimation: the animation is null")) return;
    _animations->byName.insert(name, animation);
}

void AnimationCache::removeAnimation(const std::string& name) {
    _animations->byName.erase(name);
}

Animation* AnimationCache::getAnimation(const std::string& name) {
    return _animations->byName.at(name);
}

void AnimationCache::addAnimationsWithFile(const std::string& plist) {
    if (copra::refuse(plist.empty(), "AnimationCache::addAnimationsWithFile: the file name is empty")) return;
    const ValueMap dictionary = FileUtils::getInstance()->getValueMapFromFile(plist);
    if (!dictionary.empty()) addAnimationsWithDictionary(dictionary, plist);
}

void AnimationCache::addAnimationsWithDictionary(const ValueMap& dictionary, const std::string& plist) {
    const ValueMap& animations = mapIn(dictionary, "animations");
    if (animations.empty()) {
        copra::warning("AnimationCache: %s: contains no animations", plist.c_str());
        return;
    }
    const ValueMap& properties = mapIn(dictionary, "properties");
    const int format = integerIn(properties, "format", 1);
    if (format != 1 && format != 2) {
        copra::warning("AnimationCache: %s: unknown format %d", plist.c_str(), format);
        return;
    }
    for (const Value& sheet : listIn(properties, "spritesheets"))
        if (sheet.getType() == Value::Type::STRING)
            SpriteFrameCache::getInstance()->addSpriteFramesWithFile(
                FileUtils::getInstance()->fullPathFromRelativeFile(sheet.asString(), plist));
    for (const auto& [name, description] : animations) {
        if (description.getType() != Value::Type::MAP) {
            copra::warning("AnimationCache: %s: animation '%s' is not a dictionary", plist.c_str(),
                           name.c_str());
            continue;
        }
        if (Animation* const animation = readAnimation(description.asValueMap(), format, plist, name))
            addAnimation(animation, name);
    }
}

// --- The part of Sprite that shows its animations ---

void Sprite::setDisplayFrameWithAnimationName(const std::string& animationName, ssize_t frameIndex) {
    Animation* animation = AnimationCache::getInstance()->getAnimation(animationName);
    if (!animation || frameIndex < 0 || frameIndex >= animation->getFrames().size()) {
        copra::misuse(
            "Sprite::setDisplayFrameWithAnimationName: there is no frame %ld in an animation named '%s'",
            static_cast<long>(frameIndex), animationName.c_str());
        return;
    }
    setSpriteFrame(animation->getFrames().at(frameIndex)->getSpriteFrame());
}

} // namespace cocos2d
