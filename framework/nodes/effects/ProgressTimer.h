#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"

namespace copra {
struct Vertex;
}

namespace cocos2d {

class Sprite;

/// Shows a part of a sprite, by a percentage: as a clock hand sweeps, or as a bar grows. The sprite is no
/// child: its own position, rotation and scale do not matter, its picture, colour and opacity do.
class ProgressTimer : public Node {
public:
    enum class Type {
        RADIAL, ///< clockwise around the midpoint from 12 o'clock
        BAR,    ///< a rectangle that grows from the midpoint
    };

    /// Retains the sprite. A null sprite is asserted against and shows nothing.
    static ProgressTimer* create(Sprite* sp);

    Type getType() const { return _type; }
    void setType(Type type) { _type = type; }
    /// 0 to 100.
    float getPercentage() const { return _percentage; }
    /// Values outside of 0 to 100 are clamped, not-a-number counts as 0.
    void setPercentage(float percentage);
    Sprite* getSprite() const { return _sprite; }
    /// Retains the sprite, whose size becomes the size of this node.
    void setSprite(Sprite* sprite);
    /// Radial: counter-clockwise. Bar: shows the rest of the picture instead.
    bool isReverseDirection() const { return _reverseDirection; }
    void setReverseDirection(bool value) { _reverseDirection = value; }
    void setReverseProgress(bool reverse) { setReverseDirection(reverse); }

    /// Radial: the centre of the clock. Bar: where it grows from. In fractions of the sprite, clamped to
    /// 0..1; (0.5, 0.5) from the start.
    void setMidpoint(const Vec2& point);
    Vec2 getMidpoint() const { return _midpoint; }
    /// How much the percentage changes the width (x) and the height (y) of a bar: 1, the start, wholly, 0 not
    /// at all.
    void setBarChangeRate(const Vec2& barChangeRate) { _barChangeRate = barChangeRate; }
    Vec2 getBarChangeRate() const { return _barChangeRate; }

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    /// Colour and opacity are the sprite's.
    void setColor(const Color3B& color) override;
    const Color3B& getColor() const override;
    void setOpacity(GLubyte opacity) override;
    GLubyte getOpacity() const override;
    void updateDisplayedColor(const Color3B& parentColor) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;

    ProgressTimer();
    ~ProgressTimer() override;
    bool initWithSprite(Sprite* sp);

private:
    void drawRadial(Renderer& renderer, const Mat4& transform) const;
    void drawBar(Renderer& renderer, const Mat4& transform) const;

protected:
    Type _type = Type::RADIAL;
    Vec2 _midpoint{0.5f, 0.5f};
    Vec2 _barChangeRate{1.0f, 1.0f};
    float _percentage = 0.0f;
    RefPtr<Sprite> _sprite;
    bool _reverseDirection = false;

    CC_DISALLOW_COPY_AND_ASSIGN(ProgressTimer)
};

} // namespace cocos2d
