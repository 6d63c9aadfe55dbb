#include "backend/web/WebRenderDevice.h"

#include "backend/web/WebArrays.h"
#include "base/refuse.h"
#include "platform/essl.h"
#include "platform/surfaceArea.h"

#include <algorithm>
#include <cstddef>

#include <GLES3/gl3.h>

namespace copra::web {

namespace {

constexpr std::size_t kQuadsAtOnce = 16384; // whose vertices 16 bits can number

GLenum modeOf(Primitive primitive) {
    switch (primitive) {
    case Primitive::Quads:
    case Primitive::Triangles:
        return GL_TRIANGLES;
    case Primitive::TriangleStrip:
        return GL_TRIANGLE_STRIP;
    case Primitive::TriangleFan:
        return GL_TRIANGLE_FAN;
    case Primitive::Lines:
        return GL_LINES;
    case Primitive::LineStrip:
        return GL_LINE_STRIP;
    case Primitive::Points:
        break;
    }
    return GL_POINTS;
}

std::shared_ptr<WebShaderStore> sharedShaders() {
    static std::weak_ptr<WebShaderStore> shared;
    auto store = shared.lock();
    if (!store) shared = store = std::make_shared<WebShaderStore>();
    return store;
}

void enable(GLenum feature, bool isEnabled) {
    isEnabled ? glEnable(feature) : glDisable(feature);
}

unsigned makeIndicesOfQuads() {
    std::vector<std::uint16_t> indices;
    indices.reserve(kQuadsAtOnce * 6);
    for (std::size_t quad = 0; quad < kQuadsAtOnce; ++quad)
        for (const std::size_t corner : {0, 1, 2, 0, 2, 3})
            indices.push_back(static_cast<std::uint16_t>(quad * 4 + corner));
    GLuint buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffer);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof indices[0]),
                 indices.data(), GL_STATIC_DRAW);
    return buffer;
}

} // namespace

WebRenderDevice::WebRenderDevice(WebWindow& window, std::shared_ptr<WebTextureStore> textures)
    : _window(window),
      _textures(std::move(textures)),
      _shaders(sharedShaders()),
      _rawGL(*_textures, *_shaders),
      _surfaces(1) {
    _window.setDeviceEvents({[this] {
                                 _textures->lose();
                                 _shaders->lose();
                                 loseArrays();
                             },
                             [this] {
                                 _textures->restore();
                                 _shaders->restore();
                             }});
}

WebRenderDevice::~WebRenderDevice() {
    _window.setDeviceEvents({});
}

// --- Surfaces ---

PixelSize WebRenderDevice::surfaceSize() const {
    if (isCanvas()) return _window.size();
    const WebTextureStore::Slot* const target = _textures->find(surface().id);
    return target && target->isTarget ? target->size : PixelSize{};
}

bool WebRenderDevice::canDraw() const {
    return _window.canDraw() && surfaceSize().width > 0;
}

/// Makes what the device itself needs in a new context. False if nothing can be drawn.
bool WebRenderDevice::prepare() {
    if (!canDraw()) return false;
    if (_context == _window.contextNumber()) return true;
    _context = _window.contextNumber();
    _current = Current();
    _plain.make();
    glGenBuffers(1, &_vertices);
    _indices = makeIndicesOfQuads();
    glEnable(GL_SCISSOR_TEST);
    useArrays();
    return true;
}

void WebRenderDevice::useArrays() {
    glBindBuffer(GL_ARRAY_BUFFER, _vertices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, _indices);
    const auto set = [](EsslAttribute attribute, int size, GLenum type, std::size_t offset) {
        const auto index = static_cast<GLuint>(attribute);
        glEnableVertexAttribArray(index);
        glVertexAttribPointer(index, size, type, type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE,
                              sizeof(Vertex), reinterpret_cast<const void*>(offset));
    };
    set(EsslAttribute::Position, 2, GL_FLOAT, offsetof(Vertex, position));
    set(EsslAttribute::Color, 4, GL_UNSIGNED_BYTE, offsetof(Vertex, color));
    set(EsslAttribute::TexCoord, 2, GL_FLOAT, offsetof(Vertex, texCoords));
}

void WebRenderDevice::clear(const cocos2d::Color4F& color) {
    if (!prepare()) return;
    const MaskStack::State masks = surface().masks.state();
    glDisable(GL_SCISSOR_TEST);
    if (!masks.writesColor) glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glClearColor(color.r, color.g, color.b, color.a);
    glClear(GL_COLOR_BUFFER_BIT);
    if (!masks.writesColor) glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glEnable(GL_SCISSOR_TEST);
}

void WebRenderDevice::setView(const PixelRect& viewport, const cocos2d::Rect& visible) {
    surface().viewport = viewport;
    surface().visible = visible;
    _current.knowsView = false;
    clearScissor();
}

void WebRenderDevice::setScissor(const cocos2d::Rect& area) {
    const PixelSize size = surfaceSize();
    surface().scissor =
        intersection(intersection(pixelsOfArea(area, surface().viewport, surface().visible, !isCanvas()),
                                  surface().viewport),
                     {0, 0, size.width, size.height});
    applyViewport();
}

void WebRenderDevice::clearScissor() {
    const PixelSize size = surfaceSize();
    surface().scissor = intersection(surface().viewport, {0, 0, size.width, size.height});
    applyViewport();
}

/// Sets OpenGL's viewport and scissor, whose rows count from the bottom.
void WebRenderDevice::applyViewport() {
    if (!prepare()) return;
    const int height = surfaceSize().height;
    const auto bottom = [&](const PixelRect& area) {
        return isCanvas() ? height - area.y - area.height : area.y;
    };
    const PixelRect& viewport = surface().viewport;
    const PixelRect& scissor = surface().scissor;
    glViewport(viewport.x, bottom(viewport), std::max(0, viewport.width), std::max(0, viewport.height));
    glScissor(scissor.x, bottom(scissor), scissor.width, scissor.height);
}

void WebRenderDevice::bindSurface() {
    if (!prepare()) return;
    const WebTextureStore::Slot* const target = isCanvas() ? nullptr : _textures->find(surface().id);
    glBindFramebuffer(GL_FRAMEBUFFER, target ? target->frame : 0);
    _current.knowsView = false;
    applyViewport();
    applyMasks();
}

void WebRenderDevice::pushTarget(TextureId id) {
    Surface fresh;
    fresh.id = id;
    _surfaces.push_back(std::move(fresh));
    const PixelSize size = surfaceSize();
    surface().viewport = surface().scissor = {0, 0, size.width, size.height};
    surface().visible = {0.0f, 0.0f, static_cast<float>(size.width), static_cast<float>(size.height)};
    bindSurface();
}

void WebRenderDevice::popTarget() {
    if (isCanvas()) {
        copra::warning("RenderDevice: popTarget without a pushTarget before it");
        return;
    }
    _surfaces.pop_back();
    bindSurface();
}

cocos2d::Mat4 WebRenderDevice::projection() const {
    const cocos2d::Rect& visible = surface().visible;
    cocos2d::Mat4 matrix;
    if (visible.size.width <= 0.0f || visible.size.height <= 0.0f) return matrix;
    matrix.m[0] = 2.0f / visible.size.width;
    matrix.m[5] = 2.0f / visible.size.height;
    matrix.m[12] = -1.0f - visible.getMinX() * matrix.m[0];
    matrix.m[13] = -1.0f - visible.getMinY() * matrix.m[5];
    return matrix;
}

// --- Masks ---

void WebRenderDevice::beginMask(const Mask& mask) {
    const MaskStack::Fill fill = surface().masks.begin(mask);
    if (fill.bit != 0 && prepare()) {
        glDisable(GL_SCISSOR_TEST);
        glStencilMask(fill.bit);
        glClearStencil(fill.value);
        glClear(GL_STENCIL_BUFFER_BIT);
        glEnable(GL_SCISSOR_TEST);
    }
    applyMasks();
}

void WebRenderDevice::useMask() {
    surface().masks.use();
    applyMasks();
}

void WebRenderDevice::endMask() {
    surface().masks.end();
    applyMasks();
}

void WebRenderDevice::applyMasks() {
    if (!prepare()) return;
    const MaskStack::State state = surface().masks.state();
    const GLboolean writesColor = state.writesColor ? GL_TRUE : GL_FALSE;
    glColorMask(writesColor, writesColor, writesColor, writesColor);
    _current.knowsView = false; // nor the threshold
    enable(GL_STENCIL_TEST, !state.isPlain());
    if (state.isPlain()) return;
    glStencilMask(state.writeBits);
    glStencilFunc(state.testBits ? GL_EQUAL : GL_ALWAYS, state.reference, state.testBits);
    glStencilOp(GL_KEEP, GL_KEEP, state.writeBits ? GL_REPLACE : GL_KEEP);
}

// --- Drawing ---

void WebRenderDevice::applyBlend(const DrawState& state) {
    const bool blends = !state.opaque || state.shader;
    if (blends != _current.blends) enable(GL_BLEND, _current.blends = blends);
    // The picture of a target has premultiplied alpha, so that alpha itself is not multiplied by alpha.
    const bool isOfTarget = !isCanvas() && state.blend == cocos2d::BlendFunc::ALPHA_NON_PREMULTIPLIED;
    if (!blends || (state.blend == _current.blend && isOfTarget == _current.isBlendOfTarget)) return;
    _current.blend = state.blend;
    _current.isBlendOfTarget = isOfTarget;
    if (isOfTarget)
        glBlendFuncSeparate(state.blend.src, state.blend.dst, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    else
        glBlendFunc(state.blend.src, state.blend.dst);
}

void WebRenderDevice::usePlain(TextureId texture) {
    if (!_current.usesPlain || !_current.knowsView)
        _plain.use(projection(), surface().masks.state().alphaThreshold);
    _current.usesPlain = _current.knowsView = true;
    _plain.setTexture(_textures->find(texture));
}

void WebRenderDevice::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                           const DrawState& state) {
    if (count == 0 || !prepare() || surface().scissor.width == 0 || surface().scissor.height == 0) return;
    if (!isCanvas() && state.texture == surface().id) return; // a target cannot be its own texture
    applyBlend(state);
    ShaderView view;
    if (state.shader) {
        view.projection = projection();
        view.texture = state.texture;
        view.white = _plain.white();
    }
    if (state.shader && _shaders->use(*state.shader, view, *_textures))
        _current.usesPlain = false;
    else
        usePlain(state.texture);
    if (primitive == Primitive::Quads) {
        drawQuads(vertices, count);
        return;
    }
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(count * sizeof(Vertex)), vertices, GL_STREAM_DRAW);
    glDrawArrays(modeOf(primitive), 0, static_cast<GLsizei>(count));
}

void WebRenderDevice::drawQuads(const Vertex* vertices, std::size_t count) {
    for (std::size_t left = count / 4; left > 0;) {
        const std::size_t quads = std::min(left, kQuadsAtOnce);
        glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(quads * 4 * sizeof(Vertex)), vertices,
                     GL_STREAM_DRAW);
        glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(quads * 6), GL_UNSIGNED_SHORT, nullptr);
        vertices += quads * 4;
        left -= quads;
    }
}

// --- OpenGL of games ---

void WebRenderDevice::beginRawGL() {
    if (prepare()) _rawGL.begin(projection(), _plain.white());
}

void WebRenderDevice::endRawGL() {
    if (!prepare()) return;
    _rawGL.end();
    _current = Current();
    for (const GLenum feature : {GL_DEPTH_TEST, GL_CULL_FACE, GL_BLEND}) glDisable(feature);
    glEnable(GL_SCISSOR_TEST);
    useArrays();
    bindSurface();
}

PixelImage WebRenderDevice::capture() {
    if (!canDraw()) return {};
    if (!isCanvas()) return _textures->read(surface().id);
    PixelImage image;
    image.size = _window.size();
    const std::size_t row = static_cast<std::size_t>(image.size.width) * 4;
    const auto rows = static_cast<std::size_t>(image.size.height);
    image.rgba.resize(row * rows);
    glReadPixels(0, 0, image.size.width, image.size.height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
    for (std::size_t y = 0; y < rows / 2; ++y) // from the bottom
        std::swap_ranges(image.rgba.begin() + static_cast<std::ptrdiff_t>(y * row),
                         image.rgba.begin() + static_cast<std::ptrdiff_t>((y + 1) * row),
                         image.rgba.begin() + static_cast<std::ptrdiff_t>((rows - 1 - y) * row));
    // The canvas is opaque, whatever blending left in its alpha channel.
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
    return image;
}

} // namespace copra::web
