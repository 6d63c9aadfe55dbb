#pragma once

#include "action/ActionEase.h"
#include "action/ActionInstant.h"
#include "base/RefPtr.h"
#include "render/fwd.h"

#include <string>

namespace cocosbuilder {

/// Sets the frame of a sprite.
class CCBSetSpriteFrame : public cocos2d::ActionInstant {
public:
    /// Creates the action, which retains the frame.
    static CCBSetSpriteFrame* create(cocos2d::SpriteFrame* pSpriteFrame);
    CCBSetSpriteFrame();
    ~CCBSetSpriteFrame() override;
    bool initWithSpriteFrame(cocos2d::SpriteFrame* pSpriteFrame);
    /// Ignored for a node that is not a Sprite.
    void update(float time) override;
    CCBSetSpriteFrame* clone() const override;
    /// A copy.
    CCBSetSpriteFrame* reverse() const override;

private:
    cocos2d::RefPtr<cocos2d::SpriteFrame> _spriteFrame;
};

/// Plays a sound effect.
class CCBSoundEffect : public cocos2d::ActionInstant {
public:
    /// Pitch, pan, and gain as for SimpleAudioEngine::playEffect().
    static CCBSoundEffect* actionWithSoundFile(const std::string& file, float pitch, float pan, float gain);
    /// Initializes a new object as actionWithSoundFile() does.
    bool initWithSoundFile(const std::string& file, float pitch, float pan, float gain);
    void update(float time) override;
    CCBSoundEffect* clone() const override;
    /// A copy.
    CCBSoundEffect* reverse() const override;

private:
    std::string _soundFile;
    float _pitch = 1.0f;
    float _pan = 0.0f;
    float _gain = 1.0f;
};

/// Rotates a node to an angle, in the direction that the difference of the angles has.
class CCBRotateTo : public cocos2d::ActionInterval {
public:
    /// `fAngle` is in degrees, clockwise.
    static CCBRotateTo* create(float fDuration, float fAngle);
    bool initWithDuration(float fDuration, float fAngle);
    void update(float time) override;
    CCBRotateTo* clone() const override;
    /// Not supported: asserts and returns null.
    CCBRotateTo* reverse() const override;
    void startWithTarget(cocos2d::Node* pNode) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Like CCBRotateTo, for the rotation of the x axis alone, which skews the node.
class CCBRotateXTo : public cocos2d::ActionInterval {
public:
    static CCBRotateXTo* create(float fDuration, float fAngle);
    bool initWithDuration(float fDuration, float fAngle);
    void startWithTarget(cocos2d::Node* pNode) override;
    CCBRotateXTo* clone() const override;
    /// Not supported: asserts and returns null.
    CCBRotateXTo* reverse() const override;
    void update(float time) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Like CCBRotateTo, for the rotation of the y axis alone, which skews the node.
class CCBRotateYTo : public cocos2d::ActionInterval {
public:
    static CCBRotateYTo* create(float fDuration, float fAngle);
    bool initWithDuration(float fDuration, float fAngle);
    void startWithTarget(cocos2d::Node* pNode) override;
    CCBRotateYTo* clone() const override;
    /// Not supported: asserts and returns null.
    CCBRotateYTo* reverse() const override;
    void update(float time) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Has the end state of the inner action from the first step on.
class CCBEaseInstant : public cocos2d::ActionEase {
public:
    static CCBEaseInstant* create(cocos2d::ActionInterval* pAction);
    CCBEaseInstant* clone() const override;
    CCBEaseInstant* reverse() const override;
    void update(float dt) override;
};

} // namespace cocosbuilder
