#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "scene/Node.h"

namespace copra {
/// The kinds of ProgressTimer in cocos2d-x 1.x: pies in both directions, and bars from each side.
enum class DirectedProgress {
    RADIAL_CW,  ///< A pie that grows clockwise.
    RADIAL_CCW, ///< A pie that grows counterclockwise.
    BAR_LR,     ///< A bar that grows from the left.
    BAR_RL,     ///< A bar that grows from the right.
    BAR_BT,     ///< A bar that grows from the bottom.
    BAR_TB      ///< A bar that grows from the top.
};
} // namespace copra

namespace cocos2d {

/// Shows a part of a sprite according to a percentage: radially, like a clock, or as a bar. The sprite is not
/// a child: its texture, color, and opacity are used, but its position, rotation, and scale are not.
class ProgressTimer : public Node {
public:
    /// How the visible area grows with the percentage.
    enum class Type {
        RADIAL, ///< A pie that grows clockwise around the midpoint, from 12 o'clock.
        BAR,    ///< A rectangle that grows from the midpoint.
    };

    /// Creates a timer that shows a sprite, which it retains. Null is an error: debug builds assert; release
    /// builds log it, and the timer draws nothing.
    static ProgressTimer* create(Sprite* sp);

    /// Returns the shape in which the sprite is shown: a pie (RADIAL, the default) or a bar (BAR).
    Type getType() const { return _type; }
    /// Sets the shape in which the sprite is shown: a pie (RADIAL, the default) or a bar (BAR).
    void setType(Type type) { _type = type; }
    /// Sets type, direction, midpoint, and rate by a name of cocos2d-x 1.x.
    void setType(copra::DirectedProgress type);
    /// Returns the percentage, from 0 to 100.
    float getPercentage() const { return _percentage; }
    /// Sets the percentage, which is clamped to 0 to 100. NaN counts as 0.
    void setPercentage(float percentage);
    /// Returns the sprite that is shown in part.
    Sprite* getSprite() const { return _sprite; }
    /// Sets the sprite, which is retained. Its size becomes the size of this node. Null is an error: debug
    /// builds assert; release builds log it, and the timer draws nothing.
    void setSprite(Sprite* sprite);
    /// Whether the direction is reversed, so that a radial timer grows counterclockwise, and a bar shows the
    /// other part.
    bool isReverseDirection() const { return _reverseDirection; }
    /// Sets whether the direction is reversed, so that a radial timer grows counterclockwise, and a bar shows
    /// the other part.
    void setReverseDirection(bool value) { _reverseDirection = value; }
    /// Deprecated name of setReverseDirection().
    void setReverseProgress(bool reverse) { setReverseDirection(reverse); }

    /// Sets the center of a radial timer, or the point from which a bar grows, in fractions of the sprite;
    /// (0.5, 0.5) by default. Values are clamped to 0 to 1.
    void setMidpoint(const Vec2& point);
    /// Returns the center of a radial timer, or the point from which a bar grows, in fractions of the sprite.
    Vec2 getMidpoint() const { return _midpoint; }
    /// Sets how much the percentage changes the width (x) and the height (y) of a bar: 1, the default,
    /// changes it fully, and 0 not at all.
    void setBarChangeRate(const Vec2& barChangeRate) { _barChangeRate = barChangeRate; }
    /// Returns how much the percentage changes the width (x) and the height (y) of a bar, from 0 to 1.
    Vec2 getBarChangeRate() const { return _barChangeRate; }

    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;
    /// Sets the color of the sprite that the timer shows.
    void setColor(const Color3B& color) override;
    /// Returns the color of the sprite that the timer shows.
    const Color3B& getColor() const override;
    /// Sets the opacity of the sprite that the timer shows, from 0 (invisible) to 255.
    void setOpacity(GLubyte opacity) override;
    /// Returns the opacity of the sprite that the timer shows.
    GLubyte getOpacity() const override;
    void updateDisplayedColor(const Color3B& parentColor) override;
    void updateDisplayedOpacity(GLubyte parentOpacity) override;

    ProgressTimer();
    ~ProgressTimer() override;
    /// Initializes a timer that shows a part of a sprite, which is retained. Null is an error: debug builds
    /// assert; release builds log it, and the timer draws nothing.
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
