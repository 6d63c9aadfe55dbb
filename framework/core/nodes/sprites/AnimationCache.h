#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/Value.h"
#include "nodes/sprites/Animation.h"

#include <string>

namespace cocos2d {

/// Stores animations by name, so that several sprites can play them.
class AnimationCache : public Ref {
public:
    /// Returns the only instance, which is created on first use.
    static AnimationCache* getInstance();
    /// Destroys the cache. The next getInstance() creates a new one.
    static void destroyInstance();
    /// Deprecated name of getInstance().
    static AnimationCache* sharedAnimationCache() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeSharedAnimationCache() { destroyInstance(); }

    /// Does nothing and returns true.
    bool init();

    /// Adds and retains an animation, in place of the one with this name. Null is an error: debug builds
    /// assert; release builds log it and change nothing.
    void addAnimation(Animation* animation, const std::string& name);
    /// Removes an animation. Ignores unknown names.
    void removeAnimation(const std::string& name);
    /// Removes an animation, as removeAnimation() does.
    void removeAnimationByName(const std::string& name) { removeAnimation(name); }
    /// Returns the animation with this name, which the cache owns. If there is none, the function returns
    /// null without logging.
    Animation* getAnimation(const std::string& name);
    /// Returns the animation with this name or null, as getAnimation() does.
    Animation* animationByName(const std::string& name) { return getAnimation(name); }

    /// Adds the animations of a property list of format 1 ("frames", "delay") or 2 ("frames" with
    /// "spriteframe", "delayUnits", and "notification"; "delayPerUnit", "loops", "restoreOriginalFrame").
    /// First loads the sprite sheets that the list names, from its folder. Frames that are not in the
    /// SpriteFrameCache and animations without frames are logged and skipped. `plist` is the path of the
    /// list.
    void addAnimationsWithDictionary(const ValueMap& dictionary, const std::string& plist);
    /// Adds the animations of a property list file; see addAnimationsWithDictionary(). If the file cannot be
    /// read, the function logs that and adds nothing. An empty name is an error: debug builds assert; release
    /// builds log it and do nothing.
    void addAnimationsWithFile(const std::string& plist);

    /// Constructs an empty cache. Use getInstance() in games.
    AnimationCache();
    ~AnimationCache() override;

private:
    struct Animations_;
    copra::Owned<Animations_> _animations;
};

} // namespace cocos2d
