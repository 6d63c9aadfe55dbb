#include "nodes/effects/MotionStreak.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/log.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "math/trigonometry.h"
#include "platform/Screen.h"
#include "render/Renderer.h"
#include "render/TextureCache.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

namespace {

constexpr float kShortestFade = 1e-6f; // seconds

// The edge of a point lies across the bisector of its bend below the first angle, along the bisector below the second
// one, and across the line between its neighbors above.
constexpr float kSharpBend = 1.2217305f; // 70 degrees
constexpr float kFlatBend = 2.9670597f;  // 170 degrees

/// The points that a ribbon holds: as many as its fade has frames, which bring one each.
std::size_t pointsOf(float fade) {
    constexpr auto kMost = static_cast<float>(copra::limits::kStreakPoints);
    const float interval = copra::screen().frameInterval;
    const float frames = interval > 0.0f ? fade * (1.0f / interval) : kMost;
    copra::isTooLarge("MotionStreak::initWithFade", "points", frames, copra::limits::kStreakPoints);
    return static_cast<std::size_t>(std::min(frames, kMost)) + 2;
}

/// The direction across the ribbon at a point between two others.
Vec2 across(const Vec2& before, const Vec2& at, const Vec2& after) {
    const Vec2 onwards = (after - at).getNormalized();
    const Vec2 back = (before - at).getNormalized();
    const float angle = copra::arcCosine(std::clamp(onwards.dot(back), -1.0f, 1.0f));
    const Vec2 middle = onwards.getMidpoint(back).getNormalized();
    if (angle < kSharpBend) return middle.getPerp();
    if (angle < kFlatBend) return middle;
    return (after - before).getNormalized().getPerp();
}

/// Whether the segments a-b and c-d cross.
bool cross(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d) {
    float s = 0.0f;
    float t = 0.0f;
    return Vec2::isLineIntersect(a, b, c, d, &s, &t) && s >= 0.0f && s <= 1.0f;
}

} // namespace

MotionStreak* MotionStreak::create(float fade, float minSeg, float stroke, const Color3B& color,
                                   const std::string& path) {
    auto* streak = new MotionStreak();
    return copra::autoreleased(streak, streak->initWithFade(fade, minSeg, stroke, color, path));
}

MotionStreak* MotionStreak::create(float fade, float minSeg, float stroke, const Color3B& color,
                                   Texture2D* texture) {
    auto* streak = new MotionStreak();
    return copra::autoreleased(streak, streak->initWithFade(fade, minSeg, stroke, color, texture));
}

MotionStreak* MotionStreak::create(float fade, float minSeg, const std::string& path, float stroke,
                                   float /*length*/, const Color4B& color) {
    MotionStreak* streak = create(fade, minSeg, stroke, Color3B(color), path);
    if (streak) streak->setOpacity(color.a);
    return streak;
}

MotionStreak::MotionStreak() = default;
MotionStreak::~MotionStreak() = default;

bool MotionStreak::initWithFade(float fade, float minSeg, float stroke, const Color3B& color,
                                const std::string& path) {
    if (copra::refuse(path.empty(), "MotionStreak::initWithFade: the file name is empty")) return false;
    Texture2D* texture = TextureCache::getInstance()->addImage(path);
    return texture && initWithFade(fade, minSeg, stroke, color, texture);
}

bool MotionStreak::initWithFade(float fade, float minSeg, float stroke, const Color3B& color,
                                Texture2D* texture) {
    if (copra::warn(!(fade > 0.0f),
                    "MotionStreak::initWithFade: the time is not positive; points fade at once"))
        fade = kShortestFade;
    if (!Node::init()) return false;
    setIgnoreAnchorPointForPosition(true);
    const float distance = minSeg == -1.0f ? stroke / 5.0f : minSeg;
    _minSegSquared = distance * distance;
    _stroke = stroke;
    _fadeDelta = 1.0f / fade;
    _maxPoints = pointsOf(fade);
    _texture = texture;
    setColor(color);
    scheduleUpdate();
    return true;
}

void MotionStreak::setPosition(const Vec2& position) {
    _startingPositionInitialized = true;
    _head = position;
}

void MotionStreak::setPosition(float x, float y) {
    setPosition(Vec2(x, y));
}

void MotionStreak::setPositionX(float x) {
    setPosition(Vec2(x, _head.y));
}

void MotionStreak::setPositionY(float y) {
    setPosition(Vec2(_head.x, y));
}

void MotionStreak::getPosition(float* x, float* y) const {
    if (x) *x = _head.x;
    if (y) *y = _head.y;
}

Vec3 MotionStreak::getPosition3D() const {
    return Vec3(_head.x, _head.y, getPositionZ());
}

void MotionStreak::tintWithColor(const Color3B& colors) {
    setColor(colors);
    for (copra::StreakPoint& point : _points) point.color = colors;
}

// --- Growing ---

void MotionStreak::update(float delta) {
    if (!_startingPositionInitialized) return;
    fadePoints(delta * _fadeDelta);
    if (headHasMoved()) {
        _points.push_back({_head, 1.0f, _displayedColor, _head, _head});
        // The edges of the first point are computed with the second one, which defines the direction.
        if (_fastMode && _points.size() > 1) placeEdges(_points.size() == 2 ? 0 : _points.size() - 1);
    }
    if (!_fastMode && _points.size() > 1) placeEdges(0);
}

void MotionStreak::fadePoints(float delta) {
    for (copra::StreakPoint& point : _points) point.life -= delta;
    _points.erase(std::remove_if(_points.begin(), _points.end(),
                                 [](const copra::StreakPoint& point) { return point.life <= 0.0f; }),
                  _points.end());
}

bool MotionStreak::headHasMoved() const {
    const std::size_t count = _points.size();
    if (count >= _maxPoints) return false;
    if (count > 0 && _points[count - 1].position.getDistanceSq(_head) < _minSegSquared) return false;
    return count < 2 || _points[count - 2].position.getDistanceSq(_head) >= _minSegSquared * 2.0f;
}

void MotionStreak::placeEdges(std::size_t first) {
    const std::size_t last = _points.size() - 1;
    for (std::size_t i = first; i <= last; ++i) {
        copra::StreakPoint& point = _points[i];
        Vec2 side;
        if (i == 0)
            side = (point.position - _points[1].position).getNormalized().getPerp();
        else if (i == last)
            side = (_points[i - 1].position - point.position).getNormalized().getPerp();
        else
            side = across(_points[i - 1].position, point.position, _points[i + 1].position);
        side *= _stroke / 2.0f;
        point.left = point.position + side;
        point.right = point.position - side;
    }
    // Edges that change sides would twist the ribbon.
    for (std::size_t i = std::max<std::size_t>(first, 1); i <= last; ++i) {
        const copra::StreakPoint& before = _points[i - 1];
        copra::StreakPoint& point = _points[i];
        if (!cross(before.left, point.right, before.right, point.left)) std::swap(point.left, point.right);
    }
}

// --- Drawing ---

void MotionStreak::draw(Renderer* renderer, const Mat4& transform, uint32_t) {
    const std::size_t count = _points.size();
    if (count <= 1) return;
    const Size size = _texture ? _texture->getContentSizeInPixels() : Size();
    const auto vertexAt = [&](std::size_t index, bool isRight) {
        const copra::StreakPoint& point = _points[index];
        const Vec2& edge = isRight ? point.right : point.left;
        const float opacity = std::min(point.life, 1.0f) * static_cast<float>(_displayedOpacity);
        return copra::Vertex{PointApplyTransform(edge, transform),
                             Color4B(point.color, static_cast<GLubyte>(opacity)),
                             {isRight ? size.width : 0.0f,
                              size.height * static_cast<float>(index) / static_cast<float>(count)}};
    };
    copra::Vertex* vertex = renderer->quads({_texture, _blendFunc}, count - 1, _globalZOrder);
    for (std::size_t i = 1; i < count; ++i) {
        *vertex++ = vertexAt(i - 1, false);
        *vertex++ = vertexAt(i - 1, true);
        *vertex++ = vertexAt(i, true);
        *vertex++ = vertexAt(i, false);
    }
}

} // namespace cocos2d
