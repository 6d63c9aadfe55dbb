#pragma once

#include "base/Array.h"
#include "base/RefPtr.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace copra {

/// A point of a MotionStreak's ribbon, in the space of the streak's parent.
struct StreakPoint {
    cocos2d::Vec2 position;
    float life; ///< The remaining life, from 1 to 0.
    cocos2d::Color3B color;
    cocos2d::Vec2 left; ///< A point on the left edge of the ribbon.
    cocos2d::Vec2 right;
};

} // namespace copra

namespace cocos2d {

/// A ribbon that follows the position of this node and fades. It grows only while the position changes. The
/// points of the ribbon are in the space of the parent, so add it to the parent of the node that it follows.
class MotionStreak : public Node, public TextureProtocol {
public:
    /// Creates a ribbon with an image file. A point vanishes after `fade` seconds, or at once if that is not
    /// positive. Points are at least `minSeg` points apart, where -1 means a fifth of the stroke; `stroke` is
    /// the width in points. The image runs along the ribbon from its tail (top) to its head (bottom). If it
    /// cannot be loaded, the function logs that and returns null. An empty name is an error: debug builds
    /// assert; release builds log it and return null.
    static MotionStreak* create(float fade, float minSeg, float stroke, const Color3B& color,
                                const std::string& path);
    /// Creates a ribbon with a texture. A point vanishes after `fade` seconds, or at once if that is not
    /// positive. Points are at least `minSeg` points apart, where -1 means a fifth of the stroke; `stroke` is
    /// the width in points. The texture runs along the ribbon from its tail (top) to its head (bottom).
    /// Without a texture, the ribbon has one color.
    static MotionStreak* create(float fade, float minSeg, float stroke, const Color3B& color,
                                Texture2D* texture);
    /// Creates a ribbon with an image file, with the arguments in the order of cocos2d-x 1.x. The length of the
    /// image is ignored: it always reaches from the tail to the head.
    static MotionStreak* create(float fade, float minSeg, const std::string& path, float stroke, float length,
                                const Color4B& color);

    /// Sets the color of the whole ribbon. setColor() applies only to points that are added afterward.
    void tintWithColor(const Color3B& colors);
    /// Removes the ribbon, which then starts to grow again.
    void reset() { _points.clear(); }
    /// Whether the edges of a point are computed only once; true by default. With false, all edges are
    /// computed in each frame, and bends are smoother.
    bool isFastMode() const { return _fastMode; }
    /// Sets whether the edges of a point are computed only once; true by default. With false, all edges are
    /// computed in each frame, and bends are smoother.
    void setFastMode(bool fastMode) { _fastMode = fastMode; }
    /// Whether the ribbon has a position. It does not grow before it has one.
    bool isStartingPositionInitialized() const { return _startingPositionInitialized; }
    /// Sets whether the ribbon has a position. It does not grow before it has one; setPosition() sets this to
    /// true.
    void setStartingPositionInitialized(bool initialized) { _startingPositionInitialized = initialized; }
    /// Returns the width of the ribbon in points.
    float getStroke() const { return _stroke; }
    /// Sets the width of the ribbon in points. In fast mode, it applies only to the segments that are added
    /// afterward.
    void setStroke(float stroke) { _stroke = stroke; }

    /// Sets the position of the head of the ribbon, in points of the parent. The ribbon follows it, and
    /// starts to grow with the first call.
    void setPosition(const Vec2& position) override;
    /// Moves the head of the ribbon to (x, y), in points of the parent. The ribbon follows it, and starts to
    /// grow with the first call.
    void setPosition(float x, float y) override;
    /// Returns the position of the head of the ribbon, in points of the parent.
    const Vec2& getPosition() const override { return _head; }
    /// Stores the position of the head of the ribbon in `*x` and `*y`, in points of the parent. A null
    /// pointer is skipped.
    void getPosition(float* x, float* y) const override;
    /// Sets the x of the head of the ribbon, in points of the parent. The ribbon follows it.
    void setPositionX(float x) override;
    /// Sets the y of the head of the ribbon, in points of the parent. The ribbon follows it.
    void setPositionY(float y) override;
    /// Returns the x of the head of the ribbon, in points of the parent.
    float getPositionX() const override { return _head.x; }
    /// Returns the y of the head of the ribbon, in points of the parent.
    float getPositionY() const override { return _head.y; }
    /// Returns x and y of the head of the ribbon and the z of the node, in points.
    Vec3 getPosition3D() const override;

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    /// Fades the points of the streak by `delta` seconds, and adds one if the node has moved. Called every
    /// frame.
    void update(float delta) override;
    /// Returns the texture that runs along the ribbon, or null.
    Texture2D* getTexture() const override { return _texture; }
    /// Sets the texture that runs along the ribbon, and retains it. With null, the ribbon has one color.
    void setTexture(Texture2D* texture) override { _texture = texture; }
    /// Sets how the ribbon is mixed with what is behind it.
    void setBlendFunc(const BlendFunc& blendFunc) override { _blendFunc = blendFunc; }
    /// Returns how the ribbon is mixed with what is behind it.
    const BlendFunc& getBlendFunc() const override { return _blendFunc; }

    MotionStreak();
    ~MotionStreak() override;
    /// Initializes a new ribbon with the image in the file `path`, as create() does. An empty name is an
    /// error: debug builds assert; release builds log it and return false. If the image cannot be loaded, the
    /// function returns false, too.
    bool initWithFade(float fade, float minSeg, float stroke, const Color3B& color, const std::string& path);
    /// Initializes a new ribbon with a texture. `fade` is the time in seconds until a position disappears
    /// from the ribbon. A time that is not positive is logged, and positions disappear at once. `minSeg` is
    /// the shortest distance between two positions, and `stroke` is the width of the ribbon, both in points.
    /// A `minSeg` of -1 means a fifth of the width.
    bool initWithFade(float fade, float minSeg, float stroke, const Color3B& color, Texture2D* texture);

private:
    void fadePoints(float delta);
    bool headHasMoved() const;
    void placeEdges(std::size_t first);

    Vec2 _head;
    float _minSegSquared = 0.0f;
    copra::Array<copra::StreakPoint> _points; ///< The oldest first.

protected:
    bool _fastMode = true;
    bool _startingPositionInitialized = false;
    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_NON_PREMULTIPLIED;
    float _stroke = 0.0f;
    float _fadeDelta = 0.0f; ///< The life that is lost per second.
    std::size_t _maxPoints = 0;

    CC_DISALLOW_COPY_AND_ASSIGN(MotionStreak)
};

} // namespace cocos2d
