#include "backend/null/NullRasterizer.h"

#include <algorithm>
#include <cmath>

namespace copra {

namespace {

using cocos2d::Vec2;

// Edge function: twice the area of the triangle a, b, p; positive if p lies to the left of the edge from a to
// b. Computed in the same direction for both triangles that share the edge, so that no pixel on it is missed.
float edge(const Vec2& a, const Vec2& b, const Vec2& p) {
    if (b.x < a.x || (b.x == a.x && b.y < a.y)) return -edge(b, a, p);
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

// Fill rule: of two triangles that share an edge exactly one draws the pixels on it.
bool isTopLeft(const Vec2& a, const Vec2& b) {
    return a.y > b.y || (a.y == b.y && a.x > b.x);
}

float factorOf(GLenum factor, int channel, const float* source, const float* below) {
    switch (factor) {
    case GL_ZERO:
        return 0.0f;
    case GL_SRC_COLOR:
        return source[channel];
    case GL_ONE_MINUS_SRC_COLOR:
        return 1.0f - source[channel];
    case GL_SRC_ALPHA:
        return source[3];
    case GL_ONE_MINUS_SRC_ALPHA:
        return 1.0f - source[3];
    case GL_DST_ALPHA:
        return below[3];
    case GL_ONE_MINUS_DST_ALPHA:
        return 1.0f - below[3];
    case GL_DST_COLOR:
        return below[channel];
    case GL_ONE_MINUS_DST_COLOR:
        return 1.0f - below[channel];
    default:
        return 1.0f;
    }
}

} // namespace

NullRasterizer::NullRasterizer(NullTextureStore::Record& target, const PixelRect& viewport,
                               const cocos2d::Rect& visible, const MaskStack::State& mask)
    : _target(target),
      _viewport(viewport),
      _visible(visible),
      _allowed(intersection(viewport, {0, 0, target.size.width, target.size.height})),
      _mask(mask) {}

void NullRasterizer::clear(const cocos2d::Color4F& color) {
    const auto byte = [](float share) {
        return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0f, 1.0f) * 255.0f));
    };
    const std::uint8_t pixel[4] = {byte(color.r), byte(color.g), byte(color.b), byte(color.a)};
    for (std::size_t i = 0; i < _target.rgba.size(); ++i) _target.rgba[i] = pixel[i % 4];
}

void NullRasterizer::fillStencil(const MaskStack::Fill& fill) {
    for (std::uint8_t& pixel : _target.stencil)
        pixel = static_cast<std::uint8_t>((pixel & ~fill.bit) | fill.value);
}

void NullRasterizer::clip(const cocos2d::Rect& area) {
    Vertex low{area.origin, {}, {}};
    Vertex high{area.origin + Vec2(area.size.width, area.size.height), {}, {}};
    low = toPixels(low);
    high = toPixels(high);
    const int left = static_cast<int>(std::lround(low.position.x));
    const int bottom = static_cast<int>(std::lround(low.position.y));
    const int right = static_cast<int>(std::lround(high.position.x));
    const int top = static_cast<int>(std::lround(high.position.y));
    _allowed = intersection(_allowed, {left, bottom, right - left, top - bottom});
}

Vertex NullRasterizer::toPixels(const Vertex& vertex) const {
    Vertex moved = vertex;
    moved.position.x = static_cast<float>(_viewport.x) + (vertex.position.x - _visible.origin.x) *
                                                             static_cast<float>(_viewport.width) /
                                                             _visible.size.width;
    moved.position.y = static_cast<float>(_viewport.y) + (vertex.position.y - _visible.origin.y) *
                                                             static_cast<float>(_viewport.height) /
                                                             _visible.size.height;
    return moved;
}

void NullRasterizer::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                          const NullTextureStore::Record* texture, const cocos2d::BlendFunc& blend) {
    if (_visible.size.width <= 0.0f || _visible.size.height <= 0.0f) return;
    _texture = texture;
    _blend = blend;
    const auto at = [&](std::size_t index) { return toPixels(vertices[index]); };
    switch (primitive) {
    case Primitive::Quads:
        for (std::size_t i = 0; i + 3 < count; i += 4) {
            triangle(at(i), at(i + 1), at(i + 2));
            triangle(at(i), at(i + 2), at(i + 3));
        }
        break;
    case Primitive::Triangles:
        for (std::size_t i = 0; i + 2 < count; i += 3) triangle(at(i), at(i + 1), at(i + 2));
        break;
    case Primitive::TriangleStrip:
        for (std::size_t i = 2; i < count; ++i) triangle(at(i - 2), at(i - 1), at(i));
        break;
    case Primitive::TriangleFan:
        for (std::size_t i = 2; i < count; ++i) triangle(at(0), at(i - 1), at(i));
        break;
    case Primitive::Lines:
        for (std::size_t i = 0; i + 1 < count; i += 2) line(at(i), at(i + 1));
        break;
    case Primitive::LineStrip:
        for (std::size_t i = 1; i < count; ++i) line(at(i - 1), at(i));
        break;
    case Primitive::Points:
        for (std::size_t i = 0; i < count; ++i) line(at(i), at(i));
        break;
    }
}

void NullRasterizer::triangle(const Vertex& a, const Vertex& b, const Vertex& c) {
    const float area = edge(a.position, b.position, c.position);
    if (!(area > 0.0f || area < 0.0f)) return; // degenerate, or NaN
    if (area < 0.0f) {
        triangle(a, c, b);
        return;
    }
    const auto [lowX, highX] = std::minmax({a.position.x, b.position.x, c.position.x});
    const auto [lowY, highY] = std::minmax({a.position.y, b.position.y, c.position.y});
    const auto whole = [](float value, int low, int high) {
        return static_cast<int>(std::clamp(value, static_cast<float>(low), static_cast<float>(high)));
    };
    const int left = whole(std::floor(lowX), _allowed.x, _allowed.x + _allowed.width);
    const int right = whole(std::ceil(highX), _allowed.x, _allowed.x + _allowed.width);
    const int bottom = whole(std::floor(lowY), _allowed.y, _allowed.y + _allowed.height);
    const int top = whole(std::ceil(highY), _allowed.y, _allowed.y + _allowed.height);

    const auto isOutside = [](float distance, const Vec2& from, const Vec2& to) {
        return distance < 0.0f || (distance == 0.0f && !isTopLeft(from, to));
    };
    for (int y = bottom; y < top; ++y) {
        for (int x = left; x < right; ++x) {
            const Vec2 p(static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
            const float wa = edge(b.position, c.position, p);
            const float wb = edge(c.position, a.position, p);
            const float wc = edge(a.position, b.position, p);
            if (isOutside(wa, b.position, c.position) || isOutside(wb, c.position, a.position) ||
                isOutside(wc, a.position, b.position)) {
                continue;
            }
            const auto mix = [&](float ofA, float ofB, float ofC) {
                return (ofA * wa + ofB * wb + ofC * wc) / area;
            };
            const Sample color{{mix(a.color.r, b.color.r, c.color.r) / 255.0f,
                                mix(a.color.g, b.color.g, c.color.g) / 255.0f,
                                mix(a.color.b, b.color.b, c.color.b) / 255.0f,
                                mix(a.color.a, b.color.a, c.color.a) / 255.0f}};
            pixel(x, y, color,
                  Vec2(mix(a.texCoords.x, b.texCoords.x, c.texCoords.x),
                       mix(a.texCoords.y, b.texCoords.y, c.texCoords.y)));
        }
    }
}

void NullRasterizer::line(const Vertex& from, const Vertex& to) {
    const Vec2 delta = to.position - from.position;
    const float length = std::max(std::abs(delta.x), std::abs(delta.y));
    if (!(length < 1e5f)) return; // far outside of any target, or NaN
    const int steps = std::max(1, static_cast<int>(std::ceil(length)));
    for (int i = 0; i < steps; ++i) {
        const Vec2 p = from.position + delta * (static_cast<float>(i) / static_cast<float>(steps));
        const Sample color{
            {from.color.r / 255.0f, from.color.g / 255.0f, from.color.b / 255.0f, from.color.a / 255.0f}};
        pixel(static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y)), color, from.texCoords);
    }
}

void NullRasterizer::pixel(int x, int y, const Sample& color, const Vec2& texCoords) {
    if (x < _allowed.x || y < _allowed.y || x >= _allowed.x + _allowed.width ||
        y >= _allowed.y + _allowed.height) {
        return;
    }
    Sample source = color;
    if (_texture) {
        const Sample texture = texel(texCoords);
        for (int i = 0; i < 4; ++i) source.rgba[i] *= texture.rgba[i];
    }
    if (_mask.alphaThreshold < 1.0f && source.rgba[3] <= _mask.alphaThreshold) return;

    const std::size_t index = static_cast<std::size_t>(y) * static_cast<std::size_t>(_target.size.width) +
                              static_cast<std::size_t>(x);
    std::uint8_t& stencil = _target.stencil[index];
    if ((stencil & _mask.testBits) != _mask.testBits) return;
    stencil = static_cast<std::uint8_t>((stencil & ~_mask.writeBits) | (_mask.reference & _mask.writeBits));
    if (!_mask.writesColor) return;

    std::uint8_t* pixel = &_target.rgba[index * 4];
    const float below[4] = {pixel[0] / 255.0f, pixel[1] / 255.0f, pixel[2] / 255.0f, pixel[3] / 255.0f};
    for (int i = 0; i < 4; ++i) {
        // The picture has premultiplied alpha, so that alpha itself is not multiplied by alpha.
        const bool keepsAlpha = i == 3 && _blend == cocos2d::BlendFunc::ALPHA_NON_PREMULTIPLIED;
        const float share = keepsAlpha ? 1.0f : factorOf(_blend.src, i, source.rgba, below);
        const float mixed = source.rgba[i] * share + below[i] * factorOf(_blend.dst, i, source.rgba, below);
        pixel[i] = static_cast<std::uint8_t>(std::lround(std::clamp(mixed, 0.0f, 1.0f) * 255.0f));
    }
}

NullRasterizer::Sample NullRasterizer::texel(const Vec2& texCoords) const {
    if (!_texture->smooth) {
        return texelAt(static_cast<int>(std::floor(texCoords.x)), static_cast<int>(std::floor(texCoords.y)));
    }
    const float x = std::floor(texCoords.x - 0.5f);
    const float y = std::floor(texCoords.y - 0.5f);
    const float shareX = texCoords.x - 0.5f - x;
    const float shareY = texCoords.y - 0.5f - y;
    Sample mixed{};
    for (int corner = 0; corner < 4; ++corner) {
        const int right = corner % 2;
        const int down = corner / 2;
        const Sample part = texelAt(static_cast<int>(x) + right, static_cast<int>(y) + down);
        const float weight = (right ? shareX : 1.0f - shareX) * (down ? shareY : 1.0f - shareY);
        for (int i = 0; i < 4; ++i) mixed.rgba[i] += part.rgba[i] * weight;
    }
    return mixed;
}

NullRasterizer::Sample NullRasterizer::texelAt(int x, int y) const {
    const PixelSize size = _texture->size;
    const auto fit = [this](int value, int length) {
        return _texture->repeated ? (value % length + length) % length : std::clamp(value, 0, length - 1);
    };
    const std::size_t index =
        static_cast<std::size_t>(fit(y, size.height)) * static_cast<std::size_t>(size.width) +
        static_cast<std::size_t>(fit(x, size.width));
    const std::uint8_t* pixel = &_texture->rgba[index * 4];
    return {{pixel[0] / 255.0f, pixel[1] / 255.0f, pixel[2] / 255.0f, pixel[3] / 255.0f}};
}

} // namespace copra
