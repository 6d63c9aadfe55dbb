#pragma once

#include "action/ActionEase.h"
#include "action/ActionInstant.h"
#include "base/RefPtr.h"
#include "render/fwd.h"

#include <string>

namespace cocosbuilder {

/// Sets the sprite frame of a sprite.
class CCBSetSpriteFrame : public cocos2d::ActionInstant {
public:
    /// Creates the action, which retains the frame.
    static CCBSetSpriteFrame* create(cocos2d::SpriteFrame* pSpriteFrame);
    CCBSetSpriteFrame();
    ~CCBSetSpriteFrame() override;
    /// Sets the frame that the action shows. Returns true.
    bool initWithSpriteFrame(cocos2d::SpriteFrame* pSpriteFrame);
    /// Sets the sprite frame. It is ignored for a node that is not a Sprite.
    void update(float time) override;
    CCBSetSpriteFrame* clone() const override;
    /// Returns a copy.
    CCBSetSpriteFrame* reverse() const override;

private:
    cocos2d::RefPtr<cocos2d::SpriteFrame> _spriteFrame;
};

/// An instant action that plays a sound effect of a sequence.
class CCBSoundEffect : public cocos2d::ActionInstant {
public:
    /// Creates the action. For pitch, pan, and gain, see SimpleAudioEngine::playEffect().
    static CCBSoundEffect* actionWithSoundFile(const std::string& file, float pitch, float pan, float gain);
    /// Initializes a new object as actionWithSoundFile() does.
    bool initWithSoundFile(const std::string& file, float pitch, float pan, float gain);
    void update(float time) override;
    CCBSoundEffect* clone() const override;
    /// Returns a copy.
    CCBSoundEffect* reverse() const override;

private:
    std::string _soundFile;
    float _pitch = 1.0f;
    float _pan = 0.0f;
    float _gain = 1.0f;
};

/// Rotates a node to an angle. It turns clockwise if the new angle is larger, and counterclockwise otherwise.
class CCBRotateTo : public cocos2d::ActionInterval {
public:
    /// Creates the action. `fAngle` is in degrees, clockwise.
    static CCBRotateTo* create(float fDuration, float fAngle);
    /// Sets the duration in seconds and the rotation at the end, in degrees clockwise. Returns true.
    bool initWithDuration(float fDuration, float fAngle);
    void update(float time) override;
    CCBRotateTo* clone() const override;
    /// The action cannot be reversed: debug builds assert; release builds log it and return null.
    CCBRotateTo* reverse() const override;
    void startWithTarget(cocos2d::Node* pNode) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Rotates only the y axis of a node to an angle, as Node::setRotationSkewX() does, which slants the node
/// horizontally. It turns clockwise if the new angle is larger, and counterclockwise otherwise.
class CCBRotateXTo : public cocos2d::ActionInterval {
public:
    /// Creates the action. `fDuration` is in seconds, and `fAngle` in degrees clockwise.
    static CCBRotateXTo* create(float fDuration, float fAngle);
    /// Sets the duration in seconds and the rotation of the y axis at the end, in degrees clockwise. Returns
    /// true.
    bool initWithDuration(float fDuration, float fAngle);
    void startWithTarget(cocos2d::Node* pNode) override;
    CCBRotateXTo* clone() const override;
    /// The action cannot be reversed: debug builds assert; release builds log it and return null.
    CCBRotateXTo* reverse() const override;
    void update(float time) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Rotates only the x axis of a node to an angle, as Node::setRotationSkewY() does, which slants the node
/// vertically. It turns clockwise if the new angle is larger, and counterclockwise otherwise.
class CCBRotateYTo : public cocos2d::ActionInterval {
public:
    /// Creates the action. `fDuration` is in seconds, and `fAngle` in degrees clockwise.
    static CCBRotateYTo* create(float fDuration, float fAngle);
    /// Sets the duration in seconds and the rotation of the x axis at the end, in degrees clockwise. Returns
    /// true.
    bool initWithDuration(float fDuration, float fAngle);
    void startWithTarget(cocos2d::Node* pNode) override;
    CCBRotateYTo* clone() const override;
    /// The action cannot be reversed: debug builds assert; release builds log it and return null.
    CCBRotateYTo* reverse() const override;
    void update(float time) override;

private:
    float _startAngle = 0.0f;
    float _dstAngle = 0.0f;
    float _diffAngle = 0.0f;
};

/// Shows the end state of the inner action from the first step on.
class CCBEaseInstant : public cocos2d::ActionEase {
public:
    static CCBEaseInstant* create(cocos2d::ActionInterval* pAction);
    CCBEaseInstant* clone() const override;
    CCBEaseInstant* reverse() const override;
    void update(float dt) override;
};

} // namespace cocosbuilder
