#include "backend/sfml/SfmlRenderDevice.h"

#include "backend/sfml/SfmlCompat.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>

namespace copra::sfml {

// Our vertices are handed to SFML as they are.
static_assert(sizeof(Vertex) == sizeof(sf::Vertex) && std::is_standard_layout_v<Vertex>);
static_assert(offsetof(Vertex, position) == offsetof(sf::Vertex, position));
static_assert(offsetof(Vertex, color) == offsetof(sf::Vertex, color));
static_assert(offsetof(Vertex, texCoords) == offsetof(sf::Vertex, texCoords));

namespace {

sf::BlendMode::Factor factorOf(GLenum factor) {
    using Factor = sf::BlendMode::Factor;
    switch (factor) {
    case GL_ZERO:
        return Factor::Zero;
    case GL_SRC_COLOR:
        return Factor::SrcColor;
    case GL_ONE_MINUS_SRC_COLOR:
        return Factor::OneMinusSrcColor;
    case GL_SRC_ALPHA:
        return Factor::SrcAlpha;
    case GL_ONE_MINUS_SRC_ALPHA:
        return Factor::OneMinusSrcAlpha;
    case GL_DST_ALPHA:
        return Factor::DstAlpha;
    case GL_ONE_MINUS_DST_ALPHA:
        return Factor::OneMinusDstAlpha;
    case GL_DST_COLOR:
        return Factor::DstColor;
    case GL_ONE_MINUS_DST_COLOR:
        return Factor::OneMinusDstColor;
    default:
        return Factor::One;
    }
}

sf::PrimitiveType typeOf(Primitive primitive) {
    switch (primitive) {
    case Primitive::Quads:
        return quadsType();
    case Primitive::Triangles:
        return sf::PrimitiveType::Triangles;
    case Primitive::TriangleStrip:
        return sf::PrimitiveType::TriangleStrip;
    case Primitive::TriangleFan:
        return sf::PrimitiveType::TriangleFan;
    case Primitive::Lines:
        return sf::PrimitiveType::Lines;
    case Primitive::LineStrip:
        return sf::PrimitiveType::LineStrip;
    case Primitive::Points:
        break;
    }
    return sf::PrimitiveType::Points;
}

PixelRect intersection(const PixelRect& a, const PixelRect& b) {
    const int left = std::max(a.x, b.x);
    const int top = std::max(a.y, b.y);
    const int right = std::min(a.x + a.width, b.x + b.width);
    const int bottom = std::min(a.y + a.height, b.y + b.height);
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

std::uint8_t toByte(float share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0f, 1.0f) * 255.0f));
}

} // namespace

SfmlRenderDevice::SfmlRenderDevice(SfmlWindow& window, std::shared_ptr<const SfmlTextureStore> textures)
    : _window(window), _textures(std::move(textures)) {}

void SfmlRenderDevice::clear(const cocos2d::Color4F& color) {
    if (!_window.isOpen()) return;
    _window.target()->clear(sf::Color(toByte(color.r), toByte(color.g), toByte(color.b), toByte(color.a)));
}

void SfmlRenderDevice::setView(const PixelRect& viewport, const cocos2d::Rect& visible) {
    _viewport = viewport;
    _visible = visible;
    showOnly(viewport);
}

void SfmlRenderDevice::setScissor(const cocos2d::Rect& area) {
    showOnly(intersection(toPixels(area), _viewport));
}

void SfmlRenderDevice::clearScissor() {
    showOnly(_viewport);
}

PixelRect SfmlRenderDevice::toPixels(const cocos2d::Rect& area) const {
    if (_visible.size.width <= 0.0f || _visible.size.height <= 0.0f) return {};
    const float scaleX = static_cast<float>(_viewport.width) / _visible.size.width;
    const float scaleY = static_cast<float>(_viewport.height) / _visible.size.height;
    // Far beyond any screen all numbers are the same, and an int holds them.
    const auto pixel = [](float value) {
        return static_cast<int>(std::lround(std::clamp(value, -1e6f, 1e6f)));
    };
    const int left = _viewport.x + pixel((area.getMinX() - _visible.getMinX()) * scaleX);
    const int right = _viewport.x + pixel((area.getMaxX() - _visible.getMinX()) * scaleX);
    const int top = _viewport.y + pixel((_visible.getMaxY() - area.getMaxY()) * scaleY);
    const int bottom = _viewport.y + pixel((_visible.getMaxY() - area.getMinY()) * scaleY);
    return {left, top, std::max(0, right - left), std::max(0, bottom - top)};
}

// Makes the view that shows just these pixels of the window, each with the same point of the world as the
// whole view: OpenGL cuts off what lies outside of a view, which serves as the scissor that SFML 2 does not
// have.
void SfmlRenderDevice::showOnly(const PixelRect& pixels) {
    if (!_window.isOpen()) return;
    const PixelSize size = _window.size();
    // SFML rounds the corners of viewports towards 0, so none may be negative.
    const PixelRect shown = intersection(pixels, {0, 0, size.width, size.height});
    _showsNothing = shown.width == 0 || shown.height == 0;
    if (_showsNothing || _viewport.width <= 0 || _viewport.height <= 0) return;

    const float pointsX = _visible.size.width / static_cast<float>(_viewport.width);
    const float pointsY = _visible.size.height / static_cast<float>(_viewport.height);
    const float width = static_cast<float>(shown.width) * pointsX;
    const float height = static_cast<float>(shown.height) * pointsY;
    const float left = _visible.getMinX() + static_cast<float>(shown.x - _viewport.x) * pointsX;
    const float top = _visible.getMaxY() - static_cast<float>(shown.y - _viewport.y) * pointsY;

    sf::View view;
    view.setCenter({left + width / 2.0f, top - height / 2.0f});
    view.setSize({width, -height}); // y goes up
    const auto share = [](int part, int whole) {
        return static_cast<float>(part) / static_cast<float>(whole);
    };
    view.setViewport(makeRect(share(shown.x, size.width), share(shown.y, size.height),
                              share(shown.width, size.width), share(shown.height, size.height)));
    _window.target()->setView(view);
}

void SfmlRenderDevice::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                            const DrawState& state) {
    if (!_window.isOpen() || _showsNothing || count == 0) return;
    sf::RenderStates states;
    states.texture = _textures->find(state.texture);
    states.blendMode = sf::BlendMode(factorOf(state.blend.src), factorOf(state.blend.dst));

    const auto* converted = reinterpret_cast<const sf::Vertex*>(vertices);
    if (primitive == Primitive::Quads && !kHasQuads) {
        _triangles.clear();
        for (std::size_t i = 0; i + 3 < count; i += 4) {
            const sf::Vertex* q = converted + i;
            _triangles.insert(_triangles.end(), {q[0], q[1], q[2], q[0], q[2], q[3]});
        }
        converted = _triangles.data();
        count = _triangles.size();
    }
    _window.target()->draw(converted, count, typeOf(primitive), states);
}

PixelImage SfmlRenderDevice::capture() {
    if (!_window.isOpen()) return {};
    sf::Texture texture;
    if (!createTexture(texture, _window.size())) return {};
    texture.update(*_window.target());
    PixelImage image = takePixels(texture.copyToImage());
    // A window is opaque, whatever its buffer's alpha became by blending.
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
    return image;
}

} // namespace copra::sfml
