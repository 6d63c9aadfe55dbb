#pragma once

#include "base/Ref.h"
#include "base/WeakPtr.h"
#include "math/Color.h"
#include "math/Vec2.h"
#include "math/easing.h"
#include "platform/BlendFunc.h"
#include "scene/Node.h"
#include "studio/timeline/fwd.h"
#include "studio/timeline/timelineMacros.h"

#include <string>
#include <vector>

namespace cocostudio {
namespace timeline {

/// A key frame of a timeline: the value that a property of a node has at a frame, and how it changes from
/// there to the next key frame. All key frames of a timeline have the same class. A key frame without a node
/// has no effect.
class Frame : public cocos2d::Ref {
public:
    /// Sets the time of the key frame, in frames of 1/60 s from the start of the animation.
    virtual void setFrameIndex(unsigned int frameIndex) { _frameIndex = frameIndex; }
    /// Returns the time of the key frame, in frames of 1/60 s from the start of the animation.
    virtual unsigned int getFrameIndex() const { return _frameIndex; }
    /// Sets the timeline of the key frame. It is not retained.
    virtual void setTimeline(Timeline* timeline) { _timeline = timeline; }
    /// Returns the timeline of the key frame. It is not retained.
    virtual Timeline* getTimeline() const { return _timeline; }
    /// Sets the node that the key frame changes. It is not retained.
    virtual void setNode(cocos2d::Node* node) { _node = node; }
    /// Returns the node that the key frame changes. It is not retained.
    virtual cocos2d::Node* getNode() const { return _node.get(); }
    /// Sets whether the value changes gradually toward the next key frame, true initially.
    virtual void setTween(bool tween) { _tween = tween; }
    /// Whether the value changes gradually toward the next key frame, true initially.
    virtual bool isTween() const { return _tween; }
    /// Sets the curve toward the next key frame, linear initially.
    virtual void setTweenType(const cocos2d::tweenfunc::TweenType& tweenType) { _tweenType = tweenType; }
    /// Returns the curve toward the next key frame, linear initially.
    virtual cocos2d::tweenfunc::TweenType getTweenType() const { return _tweenType; }
    /// Sets the parameters of the curve: 8 numbers for CUSTOM_EASING, or the period of elastic curves. If
    /// there are too few, the defaults of the curve are used.
    virtual void setEasingParams(const std::vector<float>& easingParams) { _easingParam = easingParams; }
    /// Returns the parameters of the curve: 8 numbers for CUSTOM_EASING, or the period of elastic curves. If
    /// there are too few, the defaults of the curve are used.
    virtual const std::vector<float>& getEasingParams() const { return _easingParam; }
    /// Returns whether the key frame takes effect even if the animation skips it.
    virtual bool isEnterWhenPassed() { return _enterWhenPassed; }

    /// Applies the value. `nextFrame` is the next key frame. At the end it is this key frame.
    virtual void onEnter(Frame* nextFrame, int currentFrameIndex) = 0;
    /// Applies a value between this key frame (`percent` = 0) and the next one (1). `percent` is the fraction
    /// before easing.
    virtual void apply(float percent);

    /// Returns a copy without timeline and node.
    virtual Frame* clone() = 0;

protected:
    /// Constructs an object for a derived class.
    Frame();
    ~Frame() override;

    /// Applies a value between the key frames. apply() calls it with the position on the curve. For derived
    /// classes.
    virtual void onApply(float /*percent*/) {}
    /// Returns the position on the curve.
    virtual float tweenPercent(float percent);
    /// Calls the function for frame events of the animation.
    virtual void emitEvent();
    /// Copies the properties of a key frame. clone() calls it.
    virtual void cloneProperty(Frame* frame);

    unsigned int _frameIndex = 0;
    bool _tween = true;
    bool _enterWhenPassed = false;
    cocos2d::tweenfunc::TweenType _tweenType = cocos2d::tweenfunc::Linear;
    std::vector<float> _easingParam;
    Timeline* _timeline = nullptr;
    copra::WeakPtr<cocos2d::Node> _node;
};

/// A key frame that shows or hides the node.
class VisibleFrame : public Frame {
public:
    static VisibleFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets whether the node is visible from this key frame on.
    void setVisible(bool visible) { _visible = visible; }
    /// Whether the node is visible from this key frame on.
    bool isVisible() const { return _visible; }

protected:
    bool _visible = true;
};

/// Gives a sprite another image. The name belongs to a sprite frame or, if there is none, to a file.
class TextureFrame : public Frame {
public:
    static TextureFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the name of a sprite frame, or the path of an image.
    void setTextureName(std::string textureName) { _textureName = std::move(textureName); }
    /// Returns the name of the sprite frame, or the path of the image.
    std::string getTextureName() const { return _textureName; }

protected:
    std::string _textureName;
};

/// A key frame with the rotation of the node, in degrees clockwise.
class RotationFrame : public Frame {
public:
    static RotationFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the rotation in degrees, clockwise.
    void setRotation(float rotation) { _rotation = rotation; }
    /// Returns the rotation in degrees, clockwise.
    float getRotation() const { return _rotation; }

protected:
    void onApply(float percent) override;

    float _rotation = 0.0f;
    float _betwennRotation = 0.0f;
};

/// A key frame with the skew of the node, in degrees.
class SkewFrame : public Frame {
public:
    static SkewFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the skew along x, in degrees.
    void setSkewX(float skewx) { _skewX = skewx; }
    /// Returns the skew along x, in degrees.
    float getSkewX() const { return _skewX; }
    /// Sets the skew along y, in degrees.
    void setSkewY(float skewy) { _skewY = skewy; }
    /// Returns the skew along y, in degrees.
    float getSkewY() const { return _skewY; }

protected:
    void onApply(float percent) override;
    /// Stores the difference to the next key frame, if the value changes gradually.
    void measure(Frame* nextFrame);

    float _skewX = 0.0f;
    float _skewY = 0.0f;
    float _betweenSkewX = 0.0f;
    float _betweenSkewY = 0.0f;
};

/// Rotates the y axis of the node to getSkewX() and its x axis to getSkewY(), in degrees clockwise, as
/// Node::setRotationSkewX() and setRotationSkewY() do.
class RotationSkewFrame : public SkewFrame {
public:
    static RotationSkewFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;

protected:
    void onApply(float percent) override;
};

/// A key frame with the position of the node in its parent, in points.
class PositionFrame : public Frame {
public:
    static PositionFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the position in the space of the parent, in points.
    void setPosition(const cocos2d::Vec2& position) { _position = position; }
    /// Returns the position in the space of the parent, in points.
    cocos2d::Vec2 getPosition() const { return _position; }
    /// Sets the x of the position in points.
    void setX(float x) { _position.x = x; }
    /// Sets the y of the position in points.
    void setY(float y) { _position.y = y; }
    /// Returns the x of the position in points.
    float getX() const { return _position.x; }
    /// Returns the y of the position in points.
    float getY() const { return _position.y; }

protected:
    void onApply(float percent) override;

    cocos2d::Vec2 _position;
    float _betweenX = 0.0f;
    float _betweenY = 0.0f;
};

/// A key frame with the horizontal and the vertical scale of the node.
class ScaleFrame : public Frame {
public:
    static ScaleFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the horizontal and the vertical scale of the node to the same value; 1 is its own size.
    void setScale(float scale) { _scaleX = _scaleY = scale; }
    /// Sets the horizontal scale of the node at this key frame; 1 is its own width.
    void setScaleX(float scaleX) { _scaleX = scaleX; }
    /// Returns the horizontal scale of the node at this key frame; 1 is its own width.
    float getScaleX() const { return _scaleX; }
    /// Sets the vertical scale of the node at this key frame; 1 is its own height.
    void setScaleY(float scaleY) { _scaleY = scaleY; }
    /// Returns the vertical scale of the node at this key frame; 1 is its own height.
    float getScaleY() const { return _scaleY; }

protected:
    void onApply(float percent) override;

    float _scaleX = 1.0f;
    float _scaleY = 1.0f;
    float _betweenScaleX = 0.0f;
    float _betweenScaleY = 0.0f;
};

/// A key frame with the anchor point of the node.
class AnchorPointFrame : public Frame {
public:
    static AnchorPointFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the anchor point, as fractions of the content size.
    void setAnchorPoint(const cocos2d::Vec2& point) { _anchorPoint = point; }
    /// Returns the anchor point, as fractions of the content size.
    cocos2d::Vec2 getAnchorPoint() const { return _anchorPoint; }

protected:
    void onApply(float percent) override;

    cocos2d::Vec2 _betweenAnchorPoint;
    cocos2d::Vec2 _anchorPoint;
};

/// The way an InnerActionFrame plays the animation of a nested file.
enum InnerActionType {
    LoopAction,   ///< Repeats the animation.
    NoLoopAction, ///< Plays the animation once.
    SingleFrame   ///< Shows one frame. This is the initial value.
};

/// Plays the animation of a nested file: a named animation, all frames (AnimationAllName), or a range of
/// frames, once or repeatedly. It can also show a single frame. The animation is the action that has the same
/// tag as the node.
class InnerActionFrame : public Frame {
public:
    /// "-- ALL --", the name for all frames of the nested file.
    static const std::string AnimationAllName;

    static InnerActionFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets whether the nested animation repeats, plays once, or shows one frame.
    void setInnerActionType(InnerActionType type) { _innerActionType = type; }
    /// Returns whether the nested animation repeats, plays once, or shows one frame.
    InnerActionType getInnerActionType() const { return _innerActionType; }
    /// Sets whether a name or a range selects the frames. Call it first: setAnimationName() and the setters
    /// of the range are logged and ignored if the other way is set.
    void setEnterWithName(bool isEnterWithName) { _enterWithName = isEnterWithName; }
    /// Sets the first frame of the range. If a name selects the frames, the function logs that and does
    /// nothing; see setEnterWithName().
    void setStartFrameIndex(int frameIndex);
    /// Returns the first frame of the range.
    int getStartFrameIndex() const { return _startFrameIndex; }
    /// Sets the last frame of the range. If a name selects the frames, the function logs that and does
    /// nothing; see setEnterWithName().
    void setEndFrameIndex(int frameIndex);
    /// Returns the last frame of the range.
    int getEndFrameIndex() const { return _endFrameIndex; }
    /// Sets the animation of the nested file; AnimationAllName selects all frames. If a range selects the
    /// frames, the function logs that and does nothing; see setEnterWithName().
    void setAnimationName(const std::string& animationName);
    /// Sets the frame that SingleFrame shows.
    void setSingleFrameIndex(int frameIndex) { _singleFrameIndex = frameIndex; }
    /// Returns the frame that SingleFrame shows.
    int getSingleFrameIndex() const { return _singleFrameIndex; }

protected:
    InnerActionType _innerActionType = SingleFrame;
    int _startFrameIndex = 0;
    int _endFrameIndex = 0;
    int _singleFrameIndex = 0;
    std::string _animationName;
    bool _enterWithName = false;
};

/// A key frame with the color of the node.
class ColorFrame : public Frame {
public:
    static ColorFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the color of the node, with components from 0 to 255. The opacity is set by an AlphaFrame.
    void setColor(const cocos2d::Color3B& color) { _color = color; }
    /// Returns the color of the node, with components from 0 to 255. The opacity is set by an AlphaFrame.
    cocos2d::Color3B getColor() const { return _color; }
    /// Deprecated, and without effect: use AlphaFrame.
    void setAlpha(GLubyte alpha) { _alpha = alpha; }
    /// Deprecated: returns the number that was passed to setAlpha(), which has no effect. Use AlphaFrame.
    GLubyte getAlpha() const { return _alpha; }

protected:
    void onApply(float percent) override;

    GLubyte _alpha = 255;
    cocos2d::Color3B _color = cocos2d::Color3B::WHITE;
    int _betweenRed = 0;
    int _betweenGreen = 0;
    int _betweenBlue = 0;
};

/// A key frame with the opacity of the node.
class AlphaFrame : public Frame {
public:
    static AlphaFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the opacity, from 0 (transparent) to 255 (opaque).
    void setAlpha(GLubyte alpha) { _alpha = alpha; }
    /// Returns the opacity, from 0 (transparent) to 255 (opaque).
    GLubyte getAlpha() const { return _alpha; }

protected:
    void onApply(float percent) override;

    GLubyte _alpha = 255;
    int _betweenAlpha = 0;
};

/// Calls the function of ActionTimeline::setFrameEventCallFunc(), even if the animation skips the key frame.
class EventFrame : public Frame {
public:
    static EventFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the string of the event, which the function reads with getEvent().
    void setEvent(std::string event) { _event = std::move(event); }
    /// Returns the string of the event.
    std::string getEvent() const { return _event; }

    /// Constructs a key frame that takes effect even if it is skipped.
    EventFrame() { _enterWhenPassed = true; }

protected:
    std::string _event;
};

/// A key frame with the local z order of the node.
class ZOrderFrame : public Frame {
public:
    static ZOrderFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the local z order of the node.
    void setZOrder(int zorder) { _zorder = zorder; }
    /// Returns the local z order of the node.
    int getZOrder() const { return _zorder; }

protected:
    int _zorder = 0;
};

/// Sets the blend function of a node that has one.
class BlendFuncFrame : public Frame {
public:
    static BlendFuncFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Returns how the node blends with what is drawn behind it.
    cocos2d::BlendFunc getBlendFunc() const { return _blendFunc; }
    /// Sets how the node blends with what is drawn behind it.
    void setBlendFunc(cocos2d::BlendFunc blendFunc) { _blendFunc = blendFunc; }

protected:
    cocos2d::BlendFunc _blendFunc = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
};

/// Starts or stops something playable: the node itself, or its component with the name PLAYABLE_EXTENTION.
class PlayableFrame : public Frame {
public:
    /// "playable_extension", the name of the component.
    static const std::string PLAYABLE_EXTENTION;

    static PlayableFrame* create();
    void onEnter(Frame* nextFrame, int currentFrameIndex) override;
    Frame* clone() override;
    /// Sets the act: "start" or "stop". Other strings have no effect.
    void setPlayableAct(std::string playact) { _playableAct = std::move(playact); }
    /// Returns the act: "start" or "stop". Other strings have no effect.
    std::string getPlayableAct() const { return _playableAct; }

private:
    std::string _playableAct;
};

} // namespace timeline
} // namespace cocostudio
