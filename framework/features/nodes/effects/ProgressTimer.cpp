#include "nodes/effects/ProgressTimer.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "nodes/sprites/Sprite.h"
#include "render/Renderer.h"

#include <algorithm>

namespace cocos2d {

namespace {

/// Maps points of the sprite, given in fractions from its lower left corner, to vertices.
class SpriteMapping {
public:
    SpriteMapping(const Sprite& sprite, const Mat4& transform)
        : _quad(sprite.getQuad()), _rotated(sprite.isTextureRectRotated()), _transform(transform) {
        const Texture2D* texture = sprite.getTexture();
        _size = texture ? texture->getContentSizeInPixels() : Size(1.0f, 1.0f);
    }

    copra::Vertex at(const Vec2& fraction) const {
        const auto mix = [](float low, float high, float part) { return low + (high - low) * part; };
        const float x = mix(_quad.bl.vertices.x, _quad.tr.vertices.x, fraction.x);
        const float y = mix(_quad.bl.vertices.y, _quad.tr.vertices.y, fraction.y);
        // The axes of a rotated part of a texture are swapped.
        const float across = _rotated ? fraction.y : fraction.x;
        const float up = _rotated ? fraction.x : fraction.y;
        const float u = mix(_quad.bl.texCoords.u, _quad.tr.texCoords.u, across);
        const float v = mix(_quad.bl.texCoords.v, _quad.tr.texCoords.v, up);
        return {PointApplyTransform(Vec2(x, y), _transform),
                _quad.tl.colors,
                {u * _size.width, v * _size.height}};
    }

private:
    V3F_C4B_T2F_Quad _quad;
    bool _rotated;
    Mat4 _transform;
    Size _size;
};

/// The part of the unit square swept by a clock hand: corners around the midpoint, clockwise.
struct Sector {
    Vec2 points[6]; ///< from 12 o'clock to the hand
    int count = 0;
};

/// Where a ray from a point inside of the unit square leaves it.
Vec2 exitPoint(const Vec2& from, const Vec2& direction) {
    constexpr float kParallel = 1e-5f; // a smaller component is parallel to the edge
    float distance = 4.0f;             // longer than any line in the square
    const auto limit = [&distance](float position, float step) {
        if (step > kParallel) distance = std::min(distance, (1.0f - position) / step);
        if (step < -kParallel) distance = std::min(distance, -position / step);
    };
    limit(from.x, direction.x);
    limit(from.y, direction.y);
    return from + direction * distance;
}

Sector sweep(const Vec2& midpoint, float fraction) {
    const Vec2 corners[4] = {{1.0f, 1.0f}, {1.0f, 0.0f}, {0.0f, 0.0f}, {0.0f, 1.0f}};
    const float angle = fraction * copra::kTwoPi;
    Sector sector;
    const Vec2 start(midpoint.x, 1.0f);
    sector.points[sector.count++] = start;
    bool passed = true;
    for (int i = 0; i < 4 && passed; ++i) {
        const Vec2 corner = corners[i] - midpoint;
        float at = copra::arcTangent(corner.x, corner.y); // clockwise from the top
        if (at < 0.0f || (at == 0.0f && i >= 2)) at += copra::kTwoPi;
        passed = fraction >= 1.0f || at < angle;
        if (passed) sector.points[sector.count++] = corners[i];
    }
    const copra::Turn turn = copra::turnOfRadians(angle);
    const Vec2 hand = exitPoint(midpoint, Vec2(turn.sin, turn.cos));
    sector.points[sector.count++] = fraction >= 1.0f ? start : hand;
    return sector;
}

} // namespace

ProgressTimer* ProgressTimer::create(Sprite* sp) {
    auto* timer = new ProgressTimer();
    return copra::autoreleased(timer, timer->initWithSprite(sp));
}

ProgressTimer::ProgressTimer() = default;
ProgressTimer::~ProgressTimer() = default;

bool ProgressTimer::initWithSprite(Sprite* sp) {
    if (!Node::init()) return false;
    setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    setSprite(sp);
    return true;
}

void ProgressTimer::setSprite(Sprite* sprite) {
    copra::refuse(!sprite, "ProgressTimer::setSprite: the sprite is null");
    const auto alive = copra::keepAlive(this); // the old sprite may hold the last reference
    _sprite = sprite;
    if (_sprite) setContentSize(_sprite->getContentSize());
}

void ProgressTimer::setType(copra::DirectedProgress type) {
    using copra::DirectedProgress;
    setReverseDirection(type == DirectedProgress::RADIAL_CCW);
    if (type == DirectedProgress::RADIAL_CW || type == DirectedProgress::RADIAL_CCW) {
        setType(Type::RADIAL);
        return;
    }
    setType(Type::BAR);
    const bool isWide = type == DirectedProgress::BAR_LR || type == DirectedProgress::BAR_RL;
    setBarChangeRate(isWide ? Vec2(1.0f, 0.0f) : Vec2(0.0f, 1.0f));
    setMidpoint(
        Vec2(type == DirectedProgress::BAR_RL ? 1.0f : 0.0f, type == DirectedProgress::BAR_TB ? 1.0f : 0.0f));
}

void ProgressTimer::setPercentage(float percentage) {
    _percentage = percentage > 0.0f ? std::min(percentage, 100.0f) : 0.0f;
}

void ProgressTimer::setMidpoint(const Vec2& point) {
    _midpoint = point.getClampPoint(Vec2::ZERO, Vec2::ONE);
}

// --- Color ---

void ProgressTimer::setColor(const Color3B& color) {
    if (_sprite) _sprite->setColor(color);
}

const Color3B& ProgressTimer::getColor() const {
    return _sprite ? _sprite->getColor() : Node::getColor();
}

void ProgressTimer::setOpacity(GLubyte opacity) {
    if (_sprite) _sprite->setOpacity(opacity);
}

GLubyte ProgressTimer::getOpacity() const {
    return _sprite ? _sprite->getOpacity() : Node::getOpacity();
}

void ProgressTimer::updateDisplayedColor(const Color3B& parentColor) {
    Node::updateDisplayedColor(parentColor);
    if (_sprite) _sprite->updateDisplayedColor(parentColor);
}

void ProgressTimer::updateDisplayedOpacity(GLubyte parentOpacity) {
    Node::updateDisplayedOpacity(parentOpacity);
    if (_sprite) _sprite->updateDisplayedOpacity(parentOpacity);
}

// --- Drawing ---

void ProgressTimer::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    if (!_sprite) return;
    _type == Type::RADIAL ? drawRadial(*renderer, transform) : drawBar(*renderer, transform);
}

void ProgressTimer::drawRadial(Renderer& renderer, const Mat4& transform) const {
    if (_percentage <= 0.0f) return;
    const SpriteMapping map(*_sprite, transform);
    const auto mirrored = [this](const Vec2& point) {
        return _reverseDirection ? Vec2(1.0f - point.x, point.y) : point;
    };
    const Sector sector = sweep(mirrored(_midpoint), _percentage / 100.0f);
    const copra::BatchState state{_sprite->getTexture(), _sprite->getBlendFunc()};
    copra::Vertex* vertex =
        renderer.triangles(state, static_cast<std::size_t>(sector.count - 1) * 3, _globalZOrder);
    for (int i = 1; i < sector.count; ++i) {
        *vertex++ = map.at(_midpoint);
        *vertex++ = map.at(mirrored(sector.points[i - 1]));
        *vertex++ = map.at(mirrored(sector.points[i]));
    }
}

void ProgressTimer::drawBar(Renderer& renderer, const Mat4& transform) const {
    const float fraction = _percentage / 100.0f;
    // The bar around its midpoint, moved into the sprite.
    const auto range = [fraction](float middle, float rate, float& low, float& high) {
        const float half = (1.0f - rate + fraction * rate) / 2.0f;
        low = middle - half;
        high = middle + half;
        if (low < 0.0f) {
            high -= low;
            low = 0.0f;
        }
        if (high > 1.0f) {
            low -= high - 1.0f;
            high = 1.0f;
        }
    };
    Vec2 low;
    Vec2 high;
    range(_midpoint.x, _barChangeRate.x, low.x, high.x);
    range(_midpoint.y, _barChangeRate.y, low.y, high.y);

    const SpriteMapping map(*_sprite, transform);
    const copra::BatchState state{_sprite->getTexture(), _sprite->getBlendFunc()};
    copra::Vertex* vertex = renderer.quads(state, _reverseDirection ? 2 : 1, _globalZOrder);
    const auto put = [&](const Vec2& point) { *vertex++ = map.at(point); };
    if (!_reverseDirection) {
        put(low);
        put(Vec2(high.x, low.y));
        put(high);
        put(Vec2(low.x, high.y));
        return;
    }
    put(Vec2(0.0f, 0.0f));
    put(low);
    put(Vec2(low.x, high.y));
    put(Vec2(0.0f, 1.0f));
    put(Vec2(high.x, low.y));
    put(Vec2(1.0f, 0.0f));
    put(Vec2(1.0f, 1.0f));
    put(high);
}

} // namespace cocos2d
