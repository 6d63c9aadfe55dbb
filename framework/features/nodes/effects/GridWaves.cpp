#include "nodes/effects/GridWaves.h"

#include "base/autoreleased.h"
#include "base/random.h"
#include "base/refuse.h"
#include "math/constants.h"
#include "math/trigonometry.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {

namespace {

/// Displacement of a wave: `waves` periods in the action's duration, one period per 200 pi points.
float waveAt(float time, unsigned int waves, float position) {
    return copra::sine(time * copra::kPi * static_cast<float>(waves) * 2.0f + position * 0.01f);
}

/// From -range up to and not including range.
float jitter(int range) {
    return range > 0 ? static_cast<float>(RandomHelper::random_int(-range, range - 1)) : 0.0f;
}

} // namespace

// --- Waves3D ---

Waves3D* Waves3D::create(float duration, const Size& gridSize, unsigned int waves, float amplitude) {
    auto* action = new Waves3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, waves, amplitude));
}

bool Waves3D::initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude) {
    _waves = waves;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

Waves3D* Waves3D::clone() const {
    return create(_duration, _gridSize, _waves, _amplitude);
}

void Waves3D::update(float time) {
    moveVertices([&](Vec3& vertex, int, int) {
        vertex.z += waveAt(time, _waves, vertex.x + vertex.y) * _amplitude * _amplitudeRate;
    });
}

// --- FlipX3D and FlipY3D ---

FlipX3D* FlipX3D::create(float duration) {
    auto* action = new FlipX3D();
    return copra::autoreleased(action, action->initWithDuration(duration));
}

bool FlipX3D::initWithDuration(float duration) {
    return initWithSize(Size(1.0f, 1.0f), duration);
}

bool FlipX3D::initWithSize(const Size& gridSize, float duration) {
    copra::warn(gridSize.width != 1.0f || gridSize.height != 1.0f,
                "FlipX3D::initWithSize: the grid must have one cell");
    return GridAction::initWithDuration(duration, Size(1.0f, 1.0f));
}

FlipX3D* FlipX3D::clone() const {
    return create(_duration);
}

// Half a turn exchanges the sides, which move by at most a quarter of the width in depth, as in cocos2d-x.
void FlipX3D::update(float time) {
    const float rise = copra::sine(copra::kPi * time);
    const float reach = copra::cosine(copra::kPi * time / 2.0f);
    const float width = getOriginalVertex(Vec2(1.0f, 1.0f)).x - getOriginalVertex(Vec2(0.0f, 0.0f)).x;
    const float move = width - width * reach;
    const float depth = std::floor(width * rise / 4.0f); // negative after a flip in a reused grid
    moveVertices([&](Vec3& vertex, int column, int) {
        vertex.x += column == 0 ? move : -move;
        vertex.z += column == 0 ? depth : -depth;
    });
}

FlipY3D* FlipY3D::create(float duration) {
    auto* action = new FlipY3D();
    return copra::autoreleased(action, action->initWithDuration(duration));
}

FlipY3D* FlipY3D::clone() const {
    return create(_duration);
}

void FlipY3D::update(float time) {
    const float rise = copra::sine(copra::kPi * time);
    const float reach = copra::cosine(copra::kPi * time / 2.0f);
    const float height = getOriginalVertex(Vec2(1.0f, 1.0f)).y - getOriginalVertex(Vec2(0.0f, 0.0f)).y;
    const float move = height - height * reach;
    const float depth = std::floor(height * rise / 4.0f);
    moveVertices([&](Vec3& vertex, int, int row) {
        vertex.y += row == 0 ? move : -move;
        vertex.z += row == 0 ? depth : -depth;
    });
}

// --- Lens3D ---

Lens3D* Lens3D::create(float duration, const Size& gridSize, const Vec2& position, float radius) {
    auto* action = new Lens3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, position, radius));
}

bool Lens3D::initWithDuration(float duration, const Size& gridSize, const Vec2& position, float radius) {
    _position = position;
    _radius = radius;
    return GridAction::initWithDuration(duration, gridSize);
}

Lens3D* Lens3D::clone() const {
    Lens3D* copy = create(_duration, _gridSize, _position, _radius);
    if (copy) {
        copy->_lensEffect = _lensEffect;
        copy->_concave = _concave;
    }
    return copy;
}

void Lens3D::startWithTarget(Node* target) {
    Grid3DAction::startWithTarget(target);
    _dirty = true;
}

void Lens3D::setPosition(const Vec2& position) {
    _dirty = _dirty || !position.equals(_position);
    _position = position;
}

void Lens3D::update(float) {
    if (!_dirty) return;
    _dirty = false;
    moveVertices([&](Vec3& vertex, int, int) {
        const Vec2 inwards = _position - Vec2(vertex.x, vertex.y);
        const float distance = inwards.length();
        if (distance >= _radius || distance == 0.0f) return;
        const float fraction = std::max((_radius - distance) / _radius, 0.001f);
        const float raised = std::exp(std::log(fraction) * _lensEffect) * _radius;
        vertex.z += (_concave ? -1.0f : 1.0f) * raised * _lensEffect;
    });
}

// --- Ripple3D ---

Ripple3D* Ripple3D::create(float duration, const Size& gridSize, const Vec2& position, float radius,
                           unsigned int waves, float amplitude) {
    auto* action = new Ripple3D();
    return copra::autoreleased(
        action, action->initWithDuration(duration, gridSize, position, radius, waves, amplitude));
}

bool Ripple3D::initWithDuration(float duration, const Size& gridSize, const Vec2& position, float radius,
                                unsigned int waves, float amplitude) {
    _position = position;
    _radius = radius;
    _waves = waves;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

Ripple3D* Ripple3D::clone() const {
    return create(_duration, _gridSize, _position, _radius, _waves, _amplitude);
}

void Ripple3D::update(float time) {
    moveVertices([&](Vec3& vertex, int, int) {
        const float distance = _position.distance(Vec2(vertex.x, vertex.y));
        if (distance >= _radius) return;
        const float inwards = _radius - distance;
        const float fraction = (inwards / _radius) * (inwards / _radius);
        vertex.z += waveAt(time, _waves, inwards * 10.0f) * _amplitude * _amplitudeRate * fraction;
    });
}

// --- Shaky3D ---

Shaky3D* Shaky3D::create(float duration, const Size& gridSize, int range, bool shakeZ) {
    auto* action = new Shaky3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, range, shakeZ));
}

bool Shaky3D::initWithDuration(float duration, const Size& gridSize, int range, bool shakeZ) {
    _randrange = range;
    _shakeZ = shakeZ;
    return GridAction::initWithDuration(duration, gridSize);
}

Shaky3D* Shaky3D::clone() const {
    return create(_duration, _gridSize, _randrange, _shakeZ);
}

void Shaky3D::update(float) {
    moveVertices([&](Vec3& vertex, int, int) {
        vertex.x += jitter(_randrange);
        vertex.y += jitter(_randrange);
        if (_shakeZ) vertex.z += jitter(_randrange);
    });
}

// --- Liquid ---

Liquid* Liquid::create(float duration, const Size& gridSize, unsigned int waves, float amplitude) {
    auto* action = new Liquid();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, waves, amplitude));
}

bool Liquid::initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude) {
    _waves = waves;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

Liquid* Liquid::clone() const {
    return create(_duration, _gridSize, _waves, _amplitude);
}

void Liquid::update(float time) {
    const int columns = static_cast<int>(_gridSize.width);
    const int rows = static_cast<int>(_gridSize.height);
    moveVertices([&](Vec3& vertex, int column, int row) {
        if (column == 0 || row == 0 || column == columns || row == rows) return;
        vertex.x += waveAt(time, _waves, vertex.x) * _amplitude * _amplitudeRate;
        vertex.y += waveAt(time, _waves, vertex.y) * _amplitude * _amplitudeRate;
    });
}

// --- Waves ---

Waves* Waves::create(float duration, const Size& gridSize, unsigned int waves, float amplitude,
                     bool horizontal, bool vertical) {
    auto* action = new Waves();
    return copra::autoreleased(
        action, action->initWithDuration(duration, gridSize, waves, amplitude, horizontal, vertical));
}

bool Waves::initWithDuration(float duration, const Size& gridSize, unsigned int waves, float amplitude,
                             bool horizontal, bool vertical) {
    _waves = waves;
    _amplitude = amplitude;
    _horizontal = horizontal;
    _vertical = vertical;
    return GridAction::initWithDuration(duration, gridSize);
}

Waves* Waves::clone() const {
    return create(_duration, _gridSize, _waves, _amplitude, _horizontal, _vertical);
}

// The horizontal wave uses vertices that the vertical one has moved, as in cocos2d-x.
void Waves::update(float time) {
    moveVertices([&](Vec3& vertex, int, int) {
        if (_vertical) vertex.x += waveAt(time, _waves, vertex.y) * _amplitude * _amplitudeRate;
        if (_horizontal) vertex.y += waveAt(time, _waves, vertex.x) * _amplitude * _amplitudeRate;
    });
}

// --- Twirl ---

Twirl* Twirl::create(float duration, const Size& gridSize, const Vec2& position, unsigned int twirls,
                     float amplitude) {
    auto* action = new Twirl();
    return copra::autoreleased(action,
                               action->initWithDuration(duration, gridSize, position, twirls, amplitude));
}

bool Twirl::initWithDuration(float duration, const Size& gridSize, const Vec2& position, unsigned int twirls,
                             float amplitude) {
    _position = position;
    _twirls = twirls;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

Twirl* Twirl::clone() const {
    return create(_duration, _gridSize, _position, _twirls, _amplitude);
}

void Twirl::update(float time) {
    const float turn =
        copra::cosine(copra::kPi / 2.0f + time * copra::kPi * static_cast<float>(_twirls) * 2.0f) * 0.1f *
        _amplitude * _amplitudeRate;
    moveVertices([&](Vec3& vertex, int column, int row) {
        const Vec2 fromMiddle(static_cast<float>(column) - _gridSize.width / 2.0f,
                              static_cast<float>(row) - _gridSize.height / 2.0f);
        const auto [sine, cosine] = copra::turnOfRadians(fromMiddle.length() * turn);
        const Vec2 arm = Vec2(vertex.x, vertex.y) - _position;
        vertex.x = _position.x + sine * arm.y + cosine * arm.x;
        vertex.y = _position.y + cosine * arm.y - sine * arm.x;
    });
}

} // namespace cocos2d
