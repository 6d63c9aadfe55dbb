#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/Value.h"
#include "base/Vector.h"
#include "math/Rect.h"
#include "render/SpriteFrame.h"
#include "scene/fwd.h"

#include <string>

namespace cocos2d {

/// The name of the custom event that Animate dispatches when it shows a frame with user info. Its user data
/// is an AnimationFrame::DisplayedEventInfo.
#define AnimationFrameDisplayedNotification "CCAnimationFrameDisplayedNotification"

/// A sprite frame of an Animation, and how long it is shown.
class AnimationFrame : public Ref, public Clonable {
public:
    /// The user data of the event AnimationFrameDisplayedNotification. It is valid during the call.
    struct DisplayedEventInfo {
        Node* target;             ///< The node that plays the animation.
        const ValueMap* userInfo; ///< The user info of the frame.
    };

    /// Creates a frame. `delayUnits` is its duration in delay units of the animation. If `userInfo` is not
    /// empty, the event AnimationFrameDisplayedNotification passes it when the frame is shown.
    static AnimationFrame* create(SpriteFrame* spriteFrame, float delayUnits, const ValueMap& userInfo);

    /// Returns the sprite frame to show, or null.
    SpriteFrame* getSpriteFrame() const { return _spriteFrame; }
    /// Sets the sprite frame to show, which is retained. Animate skips a frame whose sprite frame is null.
    void setSpriteFrame(SpriteFrame* frame) { _spriteFrame = frame; }
    /// Returns how long the frame is shown, in delay units of the animation.
    float getDelayUnits() const { return _delayUnits; }
    /// Sets how long the frame is shown, in delay units of the animation. Fractions are possible. Call it
    /// before the frame is added to an Animation, which then computes the sum of its units.
    void setDelayUnits(float delayUnits) { _delayUnits = delayUnits; }
    /// Returns the values that the event AnimationFrameDisplayedNotification passes.
    const ValueMap& getUserInfo() const { return _userInfo; }
    /// Returns the values that AnimationFrameDisplayedNotification passes. Changes apply to the next event.
    ValueMap& getUserInfo() { return _userInfo; }
    /// Sets the values that the event AnimationFrameDisplayedNotification passes when the frame is shown. If
    /// the map is empty, there is no event.
    void setUserInfo(const ValueMap& userInfo);

    AnimationFrame* clone() const override;

    AnimationFrame();
    ~AnimationFrame() override;
    /// Sets the sprite frame, its duration in units of the animation, and the values for listeners. Returns
    /// true.
    bool initWithSpriteFrame(SpriteFrame* spriteFrame, float delayUnits, const ValueMap& userInfo);

protected:
    RefPtr<SpriteFrame> _spriteFrame;
    float _delayUnits = 0.0f;
    ValueMap _userInfo;
};

/// A sequence of frames with their durations, which Animate plays on a Sprite. Sprites can share an
/// Animation.
class Animation : public Ref, public Clonable {
public:
    /// Creates an animation without frames that plays once.
    static Animation* create();
    /// Creates an animation in which each frame takes one delay unit of `delay` seconds. The list has the
    /// frames, not their names. The animation is played `loops` times.
    static Animation* createWithSpriteFrames(const Vector<SpriteFrame*>& arrayOfSpriteFrameNames,
                                             float delay = 0.0f, unsigned int loops = 1);
    /// Creates an animation of frames that have their own numbers of delay units. A unit takes `delayPerUnit`
    /// seconds. The list has the frames, not their names. The animation is played `loops` times.
    static Animation* create(const Vector<AnimationFrame*>& arrayOfAnimationFrameNames, float delayPerUnit,
                             unsigned int loops = 1);

    /// Appends a frame of one delay unit. Null is an error: debug builds assert; release builds log it and
    /// append nothing.
    void addSpriteFrame(SpriteFrame* frame);
    /// Appends a whole image file as a frame of one delay unit. If the image cannot be loaded, the function
    /// logs that and appends nothing.
    void addSpriteFrameWithFile(const std::string& filename);
    /// Appends a whole image file as a frame, as addSpriteFrameWithFile() does.
    void addSpriteFrameWithFileName(const std::string& filename) { addSpriteFrameWithFile(filename); }
    /// Appends a part of a texture as a frame. `rect` is in points, y down from the top left corner of the
    /// texture.
    void addSpriteFrameWithTexture(Texture2D* pobTexture, const Rect& rect);

    /// Returns the sum of the delay units of all frames.
    float getTotalDelayUnits() const { return _totalDelayUnits; }
    /// Sets the length of a delay unit in seconds.
    void setDelayPerUnit(float delayPerUnit) { _delayPerUnit = delayPerUnit; }
    /// Returns the length of a delay unit in seconds.
    float getDelayPerUnit() const { return _delayPerUnit; }
    /// Returns the duration of one loop in seconds.
    float getDuration() const { return _totalDelayUnits * _delayPerUnit; }
    /// Returns the frames in the order in which they are shown.
    const Vector<AnimationFrame*>& getFrames() const { return _frames; }
    /// Replaces the frames and computes the sum of their delay units.
    void setFrames(const Vector<AnimationFrame*>& frames);
    /// Whether the sprite shows its original frame again after the last loop.
    bool getRestoreOriginalFrame() const { return _restoreOriginalFrame; }
    /// Sets whether the sprite shows its original frame again after the last loop; false by default.
    void setRestoreOriginalFrame(bool restoreOriginalFrame) { _restoreOriginalFrame = restoreOriginalFrame; }
    /// Returns the number of times that the animation is played, which may be CC_REPEAT_FOREVER.
    unsigned int getLoops() const { return _loops; }
    /// Sets the number of times that the animation is played; 1 by default. CC_REPEAT_FOREVER plays it until
    /// the action is stopped. With 0, Animate shows the last frame at once and ends.
    void setLoops(unsigned int loops) { _loops = loops; }

    /// Returns an autoreleased copy with the same AnimationFrame objects in a list of its own.
    Animation* clone() const override;

    Animation();
    ~Animation() override;
    /// Initializes an animation without frames that plays once. Returns true.
    bool init();
    /// Initializes a new object as createWithSpriteFrames() does. The list has the frames, not their names.
    bool initWithSpriteFrames(const Vector<SpriteFrame*>& arrayOfSpriteFrameNames, float delay = 0.0f,
                              unsigned int loops = 1);
    /// Initializes a new object as create() does. The list has the frames, not their names.
    bool initWithAnimationFrames(const Vector<AnimationFrame*>& arrayOfAnimationFrameNames,
                                 float delayPerUnit, unsigned int loops);

protected:
    float _totalDelayUnits = 0.0f;
    float _delayPerUnit = 0.0f;
    Vector<AnimationFrame*> _frames;
    bool _restoreOriginalFrame = false;
    unsigned int _loops = 0;
};

} // namespace cocos2d
