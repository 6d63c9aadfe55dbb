#include "backend/sfml/SfmlRenderDevice.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlGl.h"
#include "backend/sfml/SfmlPixelGrid.h"
#include "base/refuse.h"
#include "platform/surfaceArea.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>

namespace copra::sfml {

// Vertices are passed to SFML without conversion.
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

std::uint8_t toByte(float share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0f, 1.0f) * 255.0f));
}

// Successive backends share their shaders, as they share their textures.
std::shared_ptr<SfmlShaderStore> sharedShaders() {
    static std::weak_ptr<SfmlShaderStore> shared;
    auto store = shared.lock();
    if (!store) shared = store = std::make_shared<SfmlShaderStore>();
    return store;
}

} // namespace

SfmlRenderDevice::SfmlRenderDevice(SfmlWindow& window, std::shared_ptr<SfmlTextureStore> textures)
    : _window(window),
      _textures(std::move(textures)),
      _shaders(sharedShaders()),
      _rawGL(*_textures, *_shaders),
      _surfaces(1) {}

std::shared_ptr<ShaderStore> SfmlRenderDevice::shaders() {
    return _shaders;
}

// What is drawn into now; null if the window is closed or the target does not exist.
sf::RenderTarget* SfmlRenderDevice::target() const {
    if (!isWindow()) return _textures->findTarget(_surfaces.back().id);
    return _window.isOpen() ? _window.target() : nullptr;
}

void SfmlRenderDevice::clear(const cocos2d::Color4F& color) {
    sf::RenderTarget* on = target();
    if (!on) return;
    on->clear(sf::Color(toByte(color.r), toByte(color.g), toByte(color.b), toByte(color.a)));
}

void SfmlRenderDevice::setView(const PixelRect& viewport, const cocos2d::Rect& visible) {
    surface().viewport = viewport;
    surface().visible = visible;
    restrictTo(viewport);
}

void SfmlRenderDevice::setScissor(const cocos2d::Rect& area) {
    restrictTo(intersection(pixelsOfArea(area, surface().viewport, surface().visible, !isWindow()),
                            surface().viewport));
}

void SfmlRenderDevice::clearScissor() {
    restrictTo(surface().viewport);
}

void SfmlRenderDevice::pushTarget(TextureId id) {
    Surface fresh;
    fresh.id = id;
    _surfaces.push_back(std::move(fresh));
    if (const sf::RenderTarget* on = target()) {
        const PixelSize size{static_cast<int>(on->getSize().x), static_cast<int>(on->getSize().y)};
        setView({0, 0, size.width, size.height},
                {0.0f, 0.0f, static_cast<float>(size.width), static_cast<float>(size.height)});
    }
    applyMasks();
}

void SfmlRenderDevice::popTarget() {
    if (isWindow()) {
        copra::warning("RenderDevice: popTarget without a pushTarget before it");
        return;
    }
    if (sf::RenderTexture* on = _textures->findTarget(surface().id)) on->display();
    _surfaces.pop_back();
    applyMasks(); // SFML keeps a view per target
}

void SfmlRenderDevice::beginMask(const Mask& mask) {
    const MaskStack::Fill fill = surface().masks.begin(mask);
    if (sf::RenderTarget* on = target()) _stencil.fill(*on, fill);
    applyMasks();
}

void SfmlRenderDevice::useMask() {
    surface().masks.use();
    applyMasks();
}

void SfmlRenderDevice::endMask() {
    surface().masks.end();
    applyMasks();
}

void SfmlRenderDevice::applyMasks() {
    if (sf::RenderTarget* on = target()) _stencil.apply(*on, surface().masks.state());
}

// Sets a view that covers just these pixels and maps them to the same points as the whole view: OpenGL clips
// to the viewport, which replaces the scissor that SFML 2 does not have.
void SfmlRenderDevice::restrictTo(const PixelRect& pixels) {
    sf::RenderTarget* on = target();
    if (!on) return;
    const PixelSize size{static_cast<int>(on->getSize().x), static_cast<int>(on->getSize().y)};
    // SFML rounds viewport corners toward 0, so none may be negative.
    const PixelRect shown = intersection(pixels, {0, 0, size.width, size.height});
    const PixelRect& viewport = surface().viewport;
    const cocos2d::Rect& visible = surface().visible;
    surface().isEmpty = shown.width == 0 || shown.height == 0;
    if (surface().isEmpty || viewport.width <= 0 || viewport.height <= 0) return;

    const float pointsX = visible.size.width / static_cast<float>(viewport.width);
    const float pointsY = visible.size.height / static_cast<float>(viewport.height);
    const float width = static_cast<float>(shown.width) * pointsX;
    // In the window y goes up and rows go down; in a target both go up.
    const float height = static_cast<float>(shown.height) * pointsY * (isWindow() ? -1.0f : 1.0f);
    const float left = visible.getMinX() + static_cast<float>(shown.x - viewport.x) * pointsX;
    const float rows = static_cast<float>(shown.y - viewport.y) * pointsY;
    const float start = isWindow() ? visible.getMaxY() - rows : visible.getMinY() + rows;

    sf::View view;
    view.setCenter({left + width / 2.0f, start + height / 2.0f});
    view.setSize({width, height});
    const auto share = [](int part, int whole) {
        return static_cast<float>(part) / static_cast<float>(whole);
    };
    view.setViewport(makeRect(share(shown.x, size.width), share(shown.y, size.height),
                              share(shown.width, size.width), share(shown.height, size.height)));
    on->setView(view);
}

/// Whether the pixels may cost more than a closer look at the quads.
bool SfmlRenderDevice::areFewQuads(Primitive primitive, std::size_t count, const DrawState& state) const {
    constexpr std::size_t kFew = 64; // vertices
    return primitive == Primitive::Quads && count <= kFew && !state.shader && drawsInSoftware();
}

/// Puts large quads on the pixels of the window (_aligned). False if that is not possible or not needed.
bool SfmlRenderDevice::alignsTexels(const Vertex* quads, std::size_t count, const DrawState& state) {
    const sf::Texture* const texture = isWindow() ? _textures->find(state.texture) : nullptr;
    _aligned.clear();
    return texture && texture->isSmooth() &&
           PixelGrid{surface().viewport, surface().visible}.align(quads, count, _aligned);
}

/// How to leave out the transparent parts of few large quads; null if these may have an effect.
const Coverage* SfmlRenderDevice::visibleParts(const DrawState& state) const {
    using cocos2d::BlendFunc;
    const bool changesNothing = state.blend == BlendFunc::ALPHA_PREMULTIPLIED ||
                                state.blend == BlendFunc::ALPHA_NON_PREMULTIPLIED ||
                                state.blend == BlendFunc::ADDITIVE;
    return changesNothing && _stencil.isPlain() ? _textures->coverage(state.texture) : nullptr;
}

void SfmlRenderDevice::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                            const DrawState& state) {
    sf::RenderTarget* on = target();
    if (!on || surface().isEmpty || count == 0) return;
    if (!isWindow() && state.texture == surface().id) return; // a target cannot be its own texture
    const bool isFew = areFewQuads(primitive, count, state);
    const bool isAligned = isFew && alignsTexels(vertices, count, state);
    if (isAligned) vertices = _aligned.data();
    if (const Coverage* const coverage = isFew ? visibleParts(state) : nullptr) {
        _parts.clear();
        coverage->split(vertices, count, _parts);
        vertices = _parts.data();
        count = _parts.size();
        if (count == 0) return;
    }
    sf::RenderStates states;
    states.texture = _textures->find(state.texture);
    // The picture of a target has premultiplied alpha, so that alpha itself is not multiplied by alpha.
    states.blendMode = !isWindow() && state.blend == cocos2d::BlendFunc::ALPHA_NON_PREMULTIPLIED
                           ? sf::BlendAlpha
                           : sf::BlendMode(factorOf(state.blend.src), factorOf(state.blend.dst));

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
    if (state.shader) states.shader = _shaders->prepare(*state.shader, *_textures);
    if (states.shader && !states.texture) states.texture = white(); // otherwise it would read black
    _stencil.setStates(states);
    // SFML enables blending once and never disables it; drivers that draw in software are much faster without it.
    const bool blends = !state.opaque || state.shader || !on->setActive(true) || !gl().hasStencil;
    if (!blends) gl().disable(GL_BLEND);
    if (isAligned) _textures->setSmooth(state.texture, false);
    on->draw(converted, count, typeOf(primitive), states);
    if (isAligned) _textures->setSmooth(state.texture, true);
    if (!blends) gl().enable(GL_BLEND);
}

/// One white pixel: the neutral texture.
const sf::Texture* SfmlRenderDevice::white() {
    constexpr std::uint8_t kPixel[] = {255, 255, 255, 255};
    if (_white) return _white.get();
    _white = std::make_unique<sf::Texture>();
    if (createTexture(*_white, {1, 1})) updateTexture(*_white, {0, 0, 1, 1}, kPixel);
    return _white.get();
}

void SfmlRenderDevice::beginRawGL() {
    if (sf::RenderTarget* on = target()) _rawGL.begin(*on);
}

void SfmlRenderDevice::endRawGL() {
    sf::RenderTarget* on = target();
    if (!on) return;
    _rawGL.end(*on);
    applyMasks();
}

PixelImage SfmlRenderDevice::capture() {
    if (sf::RenderTexture* on = isWindow() ? nullptr : _textures->findTarget(surface().id)) {
        on->display();
        return toPixelImage(on->getTexture().copyToImage());
    }
    if (!isWindow() || !_window.isOpen()) return {};
    sf::Texture texture;
    if (!createTexture(texture, _window.size())) return {};
    texture.update(*_window.target());
    PixelImage image = toPixelImage(texture.copyToImage());
    // A window is opaque, whatever blending left in its alpha channel.
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
    return image;
}

} // namespace copra::sfml
