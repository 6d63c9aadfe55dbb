#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Value.h"
#include "nodes/sprites/Animation.h"

#include <string>

namespace cocos2d {

/// The animations of the process, by name.
class AnimationCache : public Ref {
public:
    /// The only instance, created on first use.
    static AnimationCache* getInstance();
    static void destroyInstance();
    /// Deprecated aliases.
    static AnimationCache* sharedAnimationCache() { return getInstance(); }
    static void purgeSharedAnimationCache() { destroyInstance(); }

    bool init();

    /// Adds, or replaces, the animation of a name.
    void addAnimation(Animation* animation, const std::string& name);
    /// Unknown names are ignored.
    void removeAnimation(const std::string& name);
    void removeAnimationByName(const std::string& name) { removeAnimation(name); }
    /// Null for unknown names. Owned by the cache.
    Animation* getAnimation(const std::string& name);
    Animation* animationByName(const std::string& name) { return getAnimation(name); }

    /// Adds the animations of a property list of format 1 ("frames", "delay") or 2 ("frames" with
    /// "spriteframe", "delayUnits" and "notification", "delayPerUnit", "loops", "restoreOriginalFrame"), and
    /// first the sprite sheets that it names, from the list's folder. Frames that are not in the SpriteFrameCache
    /// are skipped, and so are animations without frames; each with a log line. `plist`: path of the list.
    void addAnimationsWithDictionary(const ValueMap& dictionary, const std::string& plist);
    void addAnimationsWithFile(const std::string& plist);

    AnimationCache();
    ~AnimationCache() override;

private:
    struct Animations_;
    copra::Owned<Animations_> _animations;
};

} // namespace cocos2d
