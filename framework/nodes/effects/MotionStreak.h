#pragma once

#include "base/RefPtr.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A ribbon that follows its position and fades. It grows only where the position moves; the ribbon's points
/// are in the parent's space, so give it the parent of what it follows.
class MotionStreak : public Node, public TextureProtocol {
public:
    /// fade: seconds until a point is gone. minSeg: distance between points, -1 is a fifth of the stroke.
    /// stroke: width in points. The texture runs along the ribbon from its end (top) to its head (bottom).
    /// Null when the picture cannot be loaded, or fade is not positive.
    static MotionStreak* create(float fade, float minSeg, float stroke, const Color3B& color,
                                const std::string& path);
    static MotionStreak* create(float fade, float minSeg, float stroke, const Color3B& color,
                                Texture2D* texture);

    /// Colours the whole ribbon; setColor colours what is added from then on.
    void tintWithColor(const Color3B& colors);
    /// Takes the ribbon away; it grows anew.
    void reset() { _points.clear(); }
    /// Fast (the start): a point's edges are placed once. Slow: all are placed each frame, for smoother
    /// bends.
    bool isFastMode() const { return _fastMode; }
    void setFastMode(bool fastMode) { _fastMode = fastMode; }
    /// Whether a position was set, before which no ribbon grows.
    bool isStartingPositionInitialized() const { return _startingPositionInitialized; }
    void setStartingPositionInitialized(bool initialized) { _startingPositionInitialized = initialized; }
    /// The stroke in points, for what is added from then on.
    float getStroke() const { return _stroke; }
    void setStroke(float stroke) { _stroke = stroke; }

    /// Where the ribbon's head is.
    void setPosition(const Vec2& position) override;
    void setPosition(float x, float y) override;
    const Vec2& getPosition() const override { return _head; }
    void getPosition(float* x, float* y) const override;
    void setPositionX(float x) override;
    void setPositionY(float y) override;
    float getPositionX() const override { return _head.x; }
    float getPositionY() const override { return _head.y; }
    Vec3 getPosition3D() const override;

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    void update(float delta) override;
    Texture2D* getTexture() const override { return _texture; }
    void setTexture(Texture2D* texture) override { _texture = texture; }
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    MotionStreak();
    ~MotionStreak() override;
    bool initWithFade(float fade, float minSeg, float stroke, const Color3B& color, const std::string& path);
    bool initWithFade(float fade, float minSeg, float stroke, const Color3B& color, Texture2D* texture);

private:
    struct Point {
        Vec2 position;
        float life; ///< from 1 to 0
        Color3B color;
        Vec2 left; ///< The ribbon's edges.
        Vec2 right;
    };

    void age(float delta);
    bool movesOn() const;
    void placeEdges(std::size_t first);

    Vec2 _head;
    float _minSegSquared = 0.0f;
    std::vector<Point> _points; ///< The oldest first.

protected:
    bool _fastMode = true;
    bool _startingPositionInitialized = false;
    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
    float _stroke = 0.0f;
    float _fadeDelta = 0.0f; ///< Life that is lost in a second.
    std::size_t _maxPoints = 0;

    CC_DISALLOW_COPY_AND_ASSIGN(MotionStreak)
};

} // namespace cocos2d
