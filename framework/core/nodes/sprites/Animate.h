#pragma once

#include "action/ActionInterval.h"
#include "base/Array.h"
#include "base/RefPtr.h"
#include "event/fwd.h"
#include "nodes/sprites/Animation.h"
#include "nodes/sprites/fwd.h"

#include <memory>

namespace cocos2d {

/// Plays an Animation on a Sprite. At the end, the sprite keeps the last frame, unless the animation restores
/// the original one. If the action is stopped, the sprite keeps the current frame.
class Animate : public ActionInterval {
public:
    /// Creates an action that shows the frames of `animation`, which is retained, with its delays and loops.
    /// A null `animation` is an error: debug builds assert; release builds log it and return null. The target
    /// of the action must be a Sprite; any other node is an error: debug builds assert; release builds log
    /// it, and the action shows nothing.
    static Animate* create(Animation* animation);
    /// Creates an action that plays a copy of the animation, as in cocos2d-x 1.x. `restoreOriginalFrame` says
    /// whether the sprite shows its original frame again at the end. A null `animation` is an error: debug
    /// builds assert; release builds log it and return null.
    static Animate* create(Animation* animation, bool restoreOriginalFrame);
    /// Creates an action in which a loop takes `duration` seconds and all frames take equally long, as in
    /// cocos2d-x 1.x.
    static Animate* create(float duration, Animation* animation, bool restoreOriginalFrame);

    /// Returns the animation that the action plays.
    Animation* getAnimation() { return _animation; }
    /// Returns the animation that the action plays, read-only.
    const Animation* getAnimation() const { return _animation; }
    /// Replaces the animation and retains the new one, which must have the same number of frames. The
    /// duration of the action and the times of its frames do not change.
    void setAnimation(Animation* animation) { _animation = animation; }
    /// Returns the index of the current frame.
    int getCurrentFrameIndex() { return _currFrameIndex; }

    Animate* clone() const override;
    /// Returns an autoreleased action that plays a copy of the animation backward.
    Animate* reverse() const override;
    void startWithTarget(Node* target) override;
    void stop() override;
    void update(float t) override;

    Animate();
    ~Animate() override;
    /// Sets the animation, which is retained, and takes its duration times its loops. Null is an error: debug
    /// builds assert; release builds log it and return false.
    bool initWithAnimation(Animation* animation);

protected:
    /// The start of each frame as a fraction of one loop.
    copra::Array<float> _splitTimes;
    int _nextFrame = 0;
    int _currFrameIndex = 0;
    unsigned int _executedLoops = 0;
    RefPtr<SpriteFrame> _origFrame;
    RefPtr<Animation> _animation;

private:
    void finishLoops(unsigned int loop);
    void showUntil(float t);
    void show(int frameIndex);
    void show(SpriteFrame& frame);
    void notify(const AnimationFrame& frame);

    Sprite* _sprite = nullptr;                ///< The target; null if that is not a Sprite.
    RefPtr<EventCustom> _frameDisplayedEvent; ///< The event of the notifications, created for the first one.
    AnimationFrame::DisplayedEventInfo _frameDisplayedEventInfo = {nullptr, nullptr};
};

} // namespace cocos2d
